"""Scenarios: a position, what is done, and what must follow, in YAML that any reader of a rulebook can write."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue, Msg
from undercroft.kernel.registry import game as find_game
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
        if script.given:
            try:
                state = self.game.arrange(script.given, self.options, script.players)
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


class Report(msgspec.Struct, frozen=True):
    """What came of running some scenarios."""

    passed: int
    failed: list[Failure]


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


def run(scenario: Scenario) -> Failure | None:
    """Play the scenario; None when everything in it holds."""
    script = scenario.script
    chance = _Chance(scenario.game, script.chance)
    step = "given"
    try:
        match = scenario.start(chance)
        for number, written in enumerate(script.when, start=1):
            step = f"when {number}"
            _take(match, written)
        step = "then"
        _expect(match, script.then)
        step = "chance"
        if chance.used < len(script.chance):
            _differ("outcomes asked for", len(script.chance), chance.used)
    except _Difference as found:
        return Failure(scenario.file, step, found.where, found.expected, found.got)
    except _Mistake as mistake:
        raise BadInput(f"{scenario.file}: {step}: {mistake}") from None
    return None


def run_paths(paths: Iterable[Path]) -> Report:
    """Run scenario files, and all the files of folders."""
    failed = []
    passed = 0
    for path in paths:
        for file in scenario_files(path):
            failure = run(load(file))
            if failure is None:
                passed += 1
            else:
                failed.append(failure)
    return Report(passed, failed)


def scenario_files(path: Path) -> list[Path]:
    """The file itself, or the scenario files of a folder and of the folders in it."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.yaml"))
    if not found:
        raise BadInput(f"{path}: expected a folder with .yaml files in it")
    return found


# -- playing ----------------------------------------------------------------------------------------------------------


class _Difference(Exception):  # noqa: N818 - a difference is a result, not an error
    """Something is not as written."""

    def __init__(self, where: str, expected: object, got: object) -> None:
        self.where = where
        self.expected = expected
        self.got = got


class _Mistake(Exception):  # noqa: N818 - becomes a BadInput as soon as its place is known
    """Something in the file proves nothing, whatever the rules do."""


def _differ(where: str, expected: object, got: object) -> NoReturn:
    raise _Difference(where, expected, got)


class _Chance:
    """The outcomes of the script, in order; each must be one that can happen."""

    def __init__(self, game: Game[Any], outcomes: list[list[Written]]) -> None:
        self._game = game
        self._outcomes = outcomes
        self.used = 0

    def outcome(self, space: ChanceSpace, index: int) -> Answer | None:  # noqa: ARG002
        request = space.wire()["space"]
        if self.used == len(self._outcomes):
            _differ("chance", f"an outcome for a {request}", f"only {self.used} are written")
        written = self._outcomes[self.used]
        outcome = space.read(written)
        self.used += 1
        if refusal := space.why_not(outcome):
            why = _words(self._game, refusal.msg)
            _differ(f"chance {self.used}", f"a {request} that can happen", f"{written}: {why}")
        return outcome


def _take(match: Match[Any], step: Step) -> None:
    if step.player is not None:
        seat = step.player - 1
        if step.asked is not None:
            ask = match.ask(seat)
            prompt = ask.prompt.id if ask is not None else NOTHING
            if prompt != step.asked:
                _differ("asked", step.asked, prompt)
        _check_offers(match, seat, step)
        if step.refused is not None:
            _refuse(match, seat, step.refused, step.rule)
        replies = step.answers if step.answer is None else [step.answer]
        for reply in replies:
            _answer(match, seat, reply)
    if step.expect is not None:
        _expect(match, step.expect)


def _check_offers(match: Match[Any], seat: int, step: Step) -> None:
    if not (step.offers or step.not_offered or step.offers_only is not None):
        return
    offered = _offered(_due(match, seat))
    for value in step.offers:
        if value not in offered:
            _differ("offers", value, offered)
    for value in step.not_offered:
        if value in offered:
            _differ("not_offered", f"no {value}", offered)
        _check_possible(match, _due(match, seat), "not_offered", value)
    if step.offers_only is not None and sorted(map(str, step.offers_only)) != sorted(map(str, offered)):
        _differ("offers_only", list(step.offers_only), offered)


def _offered(ask: Ask) -> list[Any]:
    if isinstance(ask.space, (OneOf, Subset, Order)):
        return list(ask.space.values)
    return ask.space.enumerate(_ENOUGH)


def _due(match: Match[Any], seat: int) -> Ask:
    ask = match.ask(seat)
    if ask is None:
        waiting = ", ".join(str(other + 1) for other in match.waiting)
        _differ("player", f"player {seat + 1} is asked", f"waiting for {waiting}" if waiting else "the game is over")
    return ask


def _refuse(match: Match[Any], seat: int, reply: Reply, rule: str | None) -> None:
    before = match.digest(), len(match.entries), len(match.log)
    ask = _due(match, seat)
    refusal = match.answer(seat, ask.space.read(reply))
    if refusal is None:
        _differ("refused", f"{reply} is refused", "accepted")
    for value in reply if isinstance(reply, list) else [reply]:
        _check_possible(match, ask, "refused", value)
    if rule is not None and refusal.rule != rule:
        _differ("rule", rule, refusal.rule or _words(match.game, refusal.msg))
    if (match.digest(), len(match.entries), len(match.log)) != before:
        _differ("refused", "nothing changes", "the state changed")


def _check_possible(match: Match[Any], ask: Ask, key: str, value: Written) -> None:
    """What is denied must be something that the question could allow: a misspelt answer is never allowed."""
    space = ask.space
    if not isinstance(space, (OneOf, Subset, Order)):
        if isinstance(value, str):
            raise _Mistake(f"{key}: '{value}' is never an answer to {ask.prompt.id}: expected a number")
        return
    shown: dict[Value, None] = {choice.value: None for choice in space.choices()}
    possible = shown | dict.fromkeys(match.game.answers(match.state, ask.prompt.id))
    if value not in possible:
        near = difflib.get_close_matches(str(value), map(str, possible), cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"the choices are {', '.join(map(str, shown))}"
        raise _Mistake(f"{key}: '{value}' is never an answer to {ask.prompt.id}, so nothing is proved: {hint}")


def _answer(match: Match[Any], seat: int, reply: Reply) -> None:
    ask = _due(match, seat)
    refusal = match.answer(seat, ask.space.read(reply))
    if refusal is not None:
        why = f"refused: {_words(match.game, refusal.msg)}" + (f" ({refusal.rule})" if refusal.rule else "")
        _differ(ask.prompt.id, f"{reply} is accepted", why)


# -- comparing --------------------------------------------------------------------------------------------------------


def _expect(match: Match[Any], expected: Expectation) -> None:
    if expected.state:
        _compare("state", expected.state, match.game.inspect(match.state))
    for player, view in expected.view.items():
        _compare(f"view.{player}", view, match.game.inspect(match.view(player - 1)))
    _check_log([line.news.msg.id for line in match.log], expected)
    if expected.over is not None:
        _compare("over", expected.over, match.over)
    outcome = match.outcome()
    if expected.winners is not None:
        _compare("winners", sorted(expected.winners), [seat + 1 for seat in outcome.winners] if outcome else None)
    if expected.scores is not None:
        _compare("scores", expected.scores, outcome.scores if outcome else None)
    if expected.side is not None:
        _compare("side", expected.side, outcome.side if outcome else None)


def _check_log(log: list[str], expected: Expectation) -> None:
    rest = iter(log)
    for place, key in enumerate(expected.said):
        if key not in rest:  # reads on to the line that says it, so the next one must come later
            after = f" after {expected.said[place - 1]}" if place else ""
            _differ("said", key + after, "said earlier only" if key in log else "never said")
    for key in expected.not_said:
        if key in log:
            _differ("not_said", f"no {key}", "said")


def _compare(where: str, expected: object, got: object) -> None:
    """Mappings are compared by the keys that are written; lists must have as many entries, in the same order."""
    if isinstance(expected, dict) and isinstance(got, dict):
        found = {str(key): value for key, value in got.items()}
        for key, value in expected.items():
            if str(key) not in found:
                _differ(f"{where}.{key}", value, f"no such key, there are {', '.join(found)}")
            _compare(f"{where}.{key}", value, found[str(key)])
    elif isinstance(expected, list) and isinstance(got, (list, tuple)) and len(expected) == len(got):
        if not all(_alike(*pair) for pair in zip(expected, got, strict=True)):
            _differ(where, expected, got)
    elif expected != got or isinstance(expected, bool) != isinstance(got, bool):  # for YAML, true is not 1
        _differ(where, expected, got)


def _alike(expected: object, got: object) -> bool:
    try:
        _compare("", expected, got)
    except _Difference:
        return False
    return True


def _words(game: Game[Any], message: Msg) -> str:
    return Catalogue(*game.locales()).say(message)
