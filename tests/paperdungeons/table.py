"""A table for tests: arrange a position, answer for the players, look at the sheets. Players are numbered from 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.scenario.inspect import inspect
from undercroft.games.paperdungeons.state import PaperDungeons
from undercroft.kernel.chance import ChanceSpace, Place, Roll, Scripted
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer, OneOf, Subset

CALM = ("warrior", "mage", "cleric", "boots3", "boots3", "boots3")
"""A pool with which a round can be sat out."""


class Calm:
    """Rolls the calm pool for ever."""

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        assert isinstance(space, Roll), "only rolls are calm: write down what is drawn"
        return CALM


class Table:
    """A match and the people who play it."""

    def __init__(self, match: Match[PaperDungeons]) -> None:
        self.match = match

    @classmethod
    def start(cls, players: int, chance: Iterable[Answer], **options: Any) -> Table:
        """A game from its very beginning."""
        return cls(Match(GAME, GAME.read_options(options), players, Scripted(chance, Calm())))

    def play(self, player: int, *answers: Answer) -> Table:
        for answer in answers:
            refusal = self.match.answer(player - 1, answer)
            assert refusal is None, f"player {player} may not answer {answer!r}: {refusal}"
        return self

    def sit_out(self, *players: int) -> Table:
        """Spend the round's three dice on nothing."""
        for player in players or range(1, self.match.players + 1):
            boots = [die for die, face in enumerate(self.state["pool"]) if face == "boots3"]
            self.play(player, *(answer for die in boots for answer in (die, "stop")))
        return self

    def asked(self, player: int) -> str | None:
        ask = self.match.ask(player - 1)
        return ask.prompt.id if ask is not None else None

    def offers(self, player: int) -> list[Answer]:
        ask = self.match.ask(player - 1)
        assert ask is not None, f"player {player} is not asked anything"
        assert isinstance(ask.space, (OneOf, Subset))
        return list(ask.space.values)

    def refuses(self, player: int, answer: Answer) -> str | None:
        """The rule by which an answer is refused, which must change nothing."""
        before = self.match.digest()
        refusal = self.match.answer(player - 1, answer)
        assert refusal is not None, f"{answer!r} was accepted"
        assert self.match.digest() == before
        return refusal.rule

    @property
    def state(self) -> dict[str, Any]:
        return inspect(self.match.state)

    def sheet(self, player: int = 1) -> dict[str, Any]:
        found: dict[str, Any] = self.state["players"][player]
        return found

    def seen(self, by: int, player: int) -> dict[str, Any]:
        """A player's sheet as another player sees it."""
        found: dict[str, Any] = inspect(self.match.view(by - 1))["players"][player]
        return found

    @property
    def said(self) -> list[str]:
        return [line.news.msg.id for line in self.match.log]


def table(*sheets: dict[str, Any], chance: Iterable[Answer] = (), options: Any = (), **given: Any) -> Table:
    """An arranged position: a sheet for each player, and what lies on the table."""
    chosen = GAME.read_options(dict(options))
    given["players"] = dict(enumerate(sheets, start=1))
    if given.get("round", 1) in range(1, 9) and "pool" not in given:
        given["pool"] = CALM
    state = GAME.arrange(given, chosen, len(sheets))
    return Table(Match(GAME, chosen, len(sheets), Scripted(chance, Calm()), state=state))


def final(*sheets: dict[str, Any]) -> dict[str, int]:
    """The score of a game that ends with this sheet for player 1."""
    found: dict[str, int] = table(*sheets, round=9).state["results"][0][1]["score"]
    return found
