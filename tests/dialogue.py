"""People who play a match from a position, for tests: whoever is asked answers."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ChanceSpace, Place
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer, Subset
from undercroft.kernel.window import PASS

S = TypeVar("S", bound=Any)


class Calm:
    """Throws the first face of every die, and draws from the front."""

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        return space.enumerate(1)[0]


class Dialogue(Generic[S]):
    """A match and the people who play it: whoever is asked answers."""

    prefix: ClassVar[str]
    """What the ids of all questions begin with."""
    last: ClassVar[str] = ""
    """The answer that somebody who does not care gives last."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match
        self._pass_on()

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def ask(self) -> Ask:
        (ask,) = self.match.due
        return ask

    @property
    def asked(self) -> str:
        """What is asked now, without the prefix that all prompts share."""
        return self.ask.prompt.id.removeprefix(self.prefix)

    @property
    def seat(self) -> int:
        """Who is asked: the first of them, if it is several."""
        return self.ask.seats[0]

    @property
    def offers(self) -> list[Answer]:
        return self.ask.space.enumerate(1000)

    def play(self, *answers: Answer) -> Self:
        for answer in answers:
            asked = self.asked
            refusal = self.match.answer(self.seat, answer)
            assert refusal is None, f"{answer!r} to {asked!r} was refused ({refusal}): {self.offers}"
            self._pass_on()
        return self

    def _pass_on(self) -> None:
        """The overlord is asked even if he has nothing to play, lest the others know; then there is no choice."""
        while not self.match.over and self.offers == [PASS]:
            self.match.answer(self.seat, PASS)

    def until(self, *prompts: str) -> Self:
        """Give the answer of somebody who does not care until one of these things is asked."""
        for _ in range(200):
            if self.asked in prompts:
                return self
            ask = self.ask
            answer = ask.default if ask.default is not None else next(one for one in self.offers if one != self.last)
            self.play(() if isinstance(ask.space, Subset) and ask.default is None else answer)
        raise AssertionError(f"none of {prompts} was asked in 200 decisions")

    def refuses(self, answer: Answer) -> str | None:
        """The rule by which an answer is refused, which must change nothing."""
        before = self.match.digest()
        refusal = self.match.answer(self.seat, answer)
        assert refusal is not None, f"{answer!r} was accepted"
        assert self.match.digest() == before
        return refusal.rule

    @property
    def said(self) -> list[str]:
        """The ids of everything in the log."""
        return [line.news.msg.id for line in self.match.log]
