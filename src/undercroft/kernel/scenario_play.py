"""Playing a scenario: the position, the steps, and the first thing that is not as written."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ChanceSpace, Place, Roll, Shuffle
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue, Msg
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.scenario_compare import Difference, compare, compare_log, differ
from undercroft.kernel.scenario_file import (
    NOTHING,
    Expectation,
    Reply,
    Script,
    Step,
    Written,
    check_script,
    read_script,
)
from undercroft.kernel.spaces import Answer, OneOf, Order, Subset, Value

_ENOUGH = 1000
"""Options listed from a space that only knows bounds."""


class Scenario(msgspec.Struct, frozen=True):
    """A scenario file that has been read and checked."""

    file: str
    script: Script
    game: Game[Any]
    options: Options

    def start(self, chance: _Chance) -> Match[Any]:
        """The match in the position that is given, or at its very beginning."""
        script = self.script
        state = None
        if script.position:
            try:
                state = self.game.arrange(script.position, self.options, script.players)
            except BadInput as error:
                raise BadInput(f"{self.file}: {error}") from None
        return Match(self.game, self.options, script.players, chance, state=state)


class Failure(msgspec.Struct, frozen=True):
    """The first difference: at which step, in what, and what was found instead."""

    file: str
    step: str
    where: str
    expected: Any
    got: Any


def load(path: Path) -> Scenario:
    """The scenario in a file; the first mistake in it is one line of BadInput."""
    script = read_script(path)
    try:
        game = find_game(script.game)
        game.check_players(script.players)
        options = game.read_options(script.options)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    check_script(path, script, game)
    return Scenario(str(path), script, game, options)


def play(scenario: Scenario) -> Failure | None:
    """Play the scenario as the game is now; None when everything in it holds."""
    script = scenario.script
    chance = _Chance(scenario.game, script.chance)
    step = "given"
    try:
        playing = _Playing(scenario.start(chance), scenario.game.names(script.position))
        for place, written in script.steps("before"):
            step = place
            playing.take(written)
        if script.before:
            playing.begin()
        for place, written in script.steps("when"):
            step = place
            playing.take(written)
        step = "then"
        playing.expect(script.then)
        step = "chance"
        if chance.used < len(script.chance):
            differ("outcomes asked for", len(script.chance), chance.used)
    except Difference as found:
        return Failure(scenario.file, step, found.where, found.expected, found.got)
    except _Mistake as mistake:
        raise BadInput(f"{scenario.file}: {step}: {mistake}") from None
    return None


class _Mistake(Exception):  # noqa: N818 - becomes a BadInput as soon as its place is known
    """Something in the file proves nothing, whatever the rules do."""


class _Chance:
    """The outcomes of the script, in order; each must be one that can happen."""

    def __init__(self, game: Game[Any], outcomes: list[list[Written]]) -> None:
        self._game = game
        self._outcomes = outcomes
        self.used = 0

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:  # noqa: ARG002
        request = _request(space)
        if self.used == len(self._outcomes):
            differ("chance", f"an outcome for a {request}", f"only {self.used} are written")
        written = self._outcomes[self.used]
        faces = isinstance(space, Roll)  # names, even where they look like numbers
        outcome = space.read([str(face) for face in written] if faces else written)
        self.used += 1
        if refusal := space.why_not(outcome):
            why = _words(self._game, refusal.msg)
            differ(f"chance {self.used}", f"a {request} that can happen", f"{written}: {why}")
        return outcome


def _request(space: ChanceSpace) -> str:
    """What chance is asked for; a pile is written from the bottom up, because the next card is taken from its end."""
    if isinstance(space, Shuffle):
        return f"shuffle of {space.size} (the next card last)"
    return str(space.wire()["space"])


class _Playing:
    """The dialogue of a scenario with a match."""

    def __init__(self, match: Match[Any], names: Mapping[str, int]) -> None:
        self._match = match
        self._names = names
        self._since = 0
        """Where in the log the scenario begins."""

    def begin(self) -> None:
        """What was needed to get here is done: from now on the log counts."""
        self._since = len(self._match.log)

    def take(self, step: Step) -> None:
        """Check what the step says of the ask that is due, give its answers, and see what follows."""
        if step.player is not None:
            seat = step.player - 1
            if step.asked is not None:
                ask = self._match.ask(seat)
                prompt = ask.prompt.id if ask is not None else NOTHING
                if prompt != step.asked:
                    differ("asked", step.asked, prompt)
            self._check_offers(seat, step)
            if step.refused is not None:
                self._refuse(seat, self._reply(seat, step.refused), step.rule)
            for reply in step.answers if step.answer is None else [step.answer]:
                self._answer(seat, self._reply(seat, reply))
            if step.now is not None:
                self._act(seat, self._reply(seat, step.now))
        if step.expect is not None:
            self.expect(step.expect)

    def _reply(self, seat: int, reply: Reply) -> Reply:
        """The reply with numbers in place of names."""
        return self._values(seat, reply) if isinstance(reply, list) else self._value(seat, reply)

    def _value(self, seat: int, value: Written) -> Written:
        """A name may be a part of an answer: `fight:left skeleton`; alone it is a number where one is asked for."""
        if not isinstance(value, str):
            return value
        if value in self._names and self._takes_numbers(seat):
            return self._names[value]
        return ":".join(str(self._names.get(part, part)) for part in value.split(":"))

    def _takes_numbers(self, seat: int) -> bool:
        ask = self._match.ask(seat)
        return ask is not None and any(isinstance(value, int) for value in _offered(ask))

    def _values(self, seat: int, values: Sequence[Written]) -> list[Any]:
        return [self._value(seat, value) for value in values]

    def _check_offers(self, seat: int, step: Step) -> None:
        if not (step.offers or step.not_offered or step.offers_only is not None):
            return
        ask = self._due(seat)
        offered = _offered(ask)
        for value in self._values(seat, step.offers):
            if value not in offered:
                differ("offers", value, offered)
        for value in self._values(seat, step.not_offered):
            if value in offered:
                differ("not_offered", f"no {value}", offered)
            self._check_possible(ask, "not_offered", value)
        if step.offers_only is not None:
            only = self._values(seat, step.offers_only)
            if sorted(map(str, only)) != sorted(map(str, offered)):
                differ("offers_only", only, offered)

    def _due(self, seat: int) -> Ask:
        match = self._match
        ask = match.ask(seat)
        if ask is None:
            waiting = ", ".join(str(other + 1) for other in match.waiting)
            differ("player", f"player {seat + 1} is asked", f"waiting for {waiting}" if waiting else "the game is over")
        return ask

    def _refuse(self, seat: int, reply: Reply, rule: str | None) -> None:
        match = self._match
        before = match.digest(), len(match.entries), len(match.log)
        ask = self._due(seat)
        refusal = match.answer(seat, ask.space.read(reply))
        if refusal is None:
            differ("refused", f"{reply} is refused", "accepted")
        for value in reply if isinstance(reply, list) else [reply]:
            self._check_possible(ask, "refused", value)
        if rule is not None and refusal.rule != rule:
            differ("rule", rule, refusal.rule or _words(match.game, refusal.msg))
        if (match.digest(), len(match.entries), len(match.log)) != before:
            differ("refused", "nothing changes", "the state changed")

    def _check_possible(self, ask: Ask, key: str, value: Written) -> None:
        """What is denied must be something that the question could allow: a misspelt answer is never allowed."""
        space = ask.space
        if not isinstance(space, (OneOf, Subset, Order)):
            if isinstance(value, str):
                raise _Mistake(f"{key}: '{value}' is never an answer to {ask.prompt.id}: expected a number")
            return
        shown: dict[Value, None] = {choice.value: None for choice in space.choices()}
        possible = shown | dict.fromkeys(self._match.game.answers(self._match.state, ask.prompt.id))
        if value not in possible:
            near = difflib.get_close_matches(str(value), [*map(str, possible), *self._names], cutoff=0.5)
            hint = f"did you mean {' or '.join(near)}?" if near else f"the choices are {', '.join(map(str, shown))}"
            raise _Mistake(f"{key}: '{value}' is never an answer to {ask.prompt.id}, so nothing is proved: {hint}")

    def _answer(self, seat: int, reply: Reply) -> None:
        ask = self._due(seat)
        refusal = self._match.answer(seat, ask.space.read(reply))
        if refusal is not None:
            why = f"refused: {_words(self._match.game, refusal.msg)}" + (f" ({refusal.rule})" if refusal.rule else "")
            differ(ask.prompt.id, f"{reply} is accepted", why)

    def _act(self, seat: int, reply: Reply) -> None:
        """A standing choice; where there is none, that is the refusal."""
        ask = self._match.standing(seat)
        refusal = self._match.act(seat, ask.space.read(reply) if ask is not None else str(reply))
        if refusal is not None:
            differ("now", f"{reply} is accepted", f"refused: {_words(self._match.game, refusal.msg)}")

    def expect(self, expected: Expectation) -> None:
        """What must hold now."""
        match = self._match
        if expected.state:
            compare("state", self._numbered(expected.state), match.game.inspect(match.state))
        for player, view in expected.view.items():
            compare(f"view.{player}", self._numbered(view), match.game.inspect(match.view(player - 1)))
        said = [line.news.msg.id for line in match.log[self._since :]]
        compare_log(said, expected.said, expected.not_said)
        if expected.over is not None:
            compare("over", expected.over, match.over)
        outcome = match.outcome()
        if expected.winners is not None:
            compare("winners", sorted(expected.winners), [seat + 1 for seat in outcome.winners] if outcome else None)
        if expected.scores is not None:
            compare("scores", expected.scores, outcome.scores if outcome else None)
        if expected.side is not None:
            compare("side", expected.side, outcome.side if outcome else None)

    def _numbered(self, expected: Any) -> Any:  # noqa: ANN401 - plain data
        """What is expected, with numbers in place of names."""
        if isinstance(expected, dict):
            return {self._numbered(key): self._numbered(value) for key, value in expected.items()}
        if isinstance(expected, list):
            return [self._numbered(value) for value in expected]
        return self._names.get(expected, expected) if isinstance(expected, str) else expected


def _offered(ask: Ask) -> list[Any]:
    if isinstance(ask.space, (OneOf, Subset, Order)):
        return list(ask.space.values)
    return ask.space.enumerate(_ENOUGH)


def _words(game: Game[Any], message: Msg) -> str:
    return Catalogue(*game.locales()).say(message)
