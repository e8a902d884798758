"""Scenario files: what may be written in them, and the checks that a file by itself allows.

The format is described in docs/scenarios.md. Players are numbered from 1, as the log names them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from undercroft.kernel.content import ContentError, Entry, load
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import Ledger, load_ledger
from undercroft.kernel.messages import Catalogue
from undercroft.kernel.spaces import Value

Written: TypeAlias = str | int | float
Reply: TypeAlias = Written | list[Written]
"""An answer as it is written: a list where several things are chosen."""
Player = Annotated[int, msgspec.Meta(ge=1)]

CONTENT = "content"
"""The key of `given` that belongs to every game: what is changed in its content."""
NOTHING = "nothing"
"""`asked: nothing`: the player has nothing to answer."""


class Expectation(Entry, frozen=True, kw_only=True):
    """What must hold: only what is written is compared."""

    state: dict[str, Any] = {}
    view: dict[Player, dict[str, Any]] = {}
    """What a player sees, in the words of `state`."""
    said: tuple[str, ...] = ()
    """Messages of the log, in this order; others may stand between them."""
    not_said: tuple[str, ...] = ()
    over: bool | None = None
    winners: list[Player] | None = None
    scores: list[int] | None = None
    side: str | None = None


class Step(Entry, frozen=True, kw_only=True):
    """One line of the dialogue: what a player is asked, is offered, is refused, answers, and what then holds."""

    player: Player | None = None
    asked: str | None = None
    offers: tuple[Value, ...] = ()
    offers_only: tuple[Value, ...] | None = None
    not_offered: tuple[Value, ...] = ()
    refused: Reply | None = None
    rule: str | None = None
    """The rule that the refusal cites."""
    answer: Reply | None = None
    answers: list[Reply] = []
    """Several answers, one after another."""
    now: Reply | None = None
    """A standing choice, made without having been asked."""
    expect: Expectation | None = None

    def __post_init__(self) -> None:
        speaks = self.checks or self.answer is not None or bool(self.answers) or self.now is not None
        if speaks and self.player is None:
            raise ValueError("the key 'player' is missing")
        if not speaks and self.expect is None:
            raise ValueError("nothing happens: expected an answer, a refusal, or something to expect")
        if self.answer is not None and self.answers:
            raise ValueError("expected 'answer' or 'answers', not both")
        if self.rule is not None and self.refused is None:
            raise ValueError("the key 'rule' belongs to 'refused'")

    @property
    def checks(self) -> bool:
        """Whether the step says anything about the ask that is due."""
        written = (self.asked, self.offers_only, self.refused)
        return bool(self.offers or self.not_offered) or any(part is not None for part in written)


class Script(Entry, frozen=True, kw_only=True):
    """A scenario file as it is written."""

    title: str
    game: str
    players: Player
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    chance: list[list[Written]] = []
    before: tuple[Step, ...] = ()
    """What has to be answered to get from the position to where the scenario begins."""
    when: tuple[Step, ...] = ()
    then: Expectation = Expectation()

    def __post_init__(self) -> None:
        if self.then == Expectation() and not any(step.checks or step.expect for step in self.when):
            raise ValueError("nothing is expected: write 'then', or a step with a check")
        if not isinstance(self.content, dict):
            raise ValueError(f"given: {CONTENT}: expected a mapping from the names of content files to what is changed")

    @property
    def content(self) -> dict[str, Any]:
        """What this scenario changes in the content of the game, by the name of its file."""
        changes: dict[str, Any] = self.given.get(CONTENT, {})
        return changes

    @property
    def position(self) -> dict[str, Any]:
        """The position, in the words of the game."""
        return {key: value for key, value in self.given.items() if key != CONTENT}

    def steps(self, *parts: Literal["before", "when"]) -> Iterator[tuple[str, Step]]:
        """The steps of these parts, each with its place in the file."""
        for part in parts:
            for number, step in enumerate(getattr(self, part), start=1):
                yield f"{part} {number}", step


def read_script(path: Path) -> Script:
    """The file as it is written; the first mistake is one line of BadInput."""
    return load(path, Script)


def check_script(path: Path, script: Script, game: Game[Any]) -> None:
    """What a file can get wrong about the game: rules, messages and players that it does not have."""
    _check_rules(path, script, game)
    _check_messages(path, script, game)
    for player in _players(script):
        if player > script.players:
            raise ContentError.at(path, f"there is no player {player}: allowed are 1 to {script.players}")


def _check_rules(path: Path, script: Script, game: Game[Any]) -> None:
    cited = [("rules", rule) for rule in script.rules]
    cited += [(f"{at}.rule", step.rule) for at, step in _steps(script) if step.rule is not None]
    if not cited:
        return
    ledger = _ledger(game.folder)
    for field, rule in cited:
        if rule not in ledger:
            problem = f"the ledger of {game.slug} has no rule '{rule}': `undercroft rules {game.slug}` lists them"
            raise ContentError.at(path, problem, field=field)


def _check_messages(path: Path, script: Script, game: Game[Any]) -> None:
    """A misspelt message would never be said, and a scenario that denies it would always pass."""
    spoken = [(f"{at}.asked", step.asked) for at, step in _steps(script) if step.asked is not None]
    for field, expectation in _expectations(script):
        spoken += [(f"{field}.said", key) for key in expectation.said]
        spoken += [(f"{field}.not_said", key) for key in expectation.not_said]
    for field, key in spoken:
        if key != NOTHING and key not in _messages(game.locales()):
            raise ContentError.at(path, f"no message of {game.slug} has the id '{key}'", field=field)


@cache
def _ledger(folder: Path) -> Ledger:
    return load_ledger(folder)


@cache
def _messages(folders: tuple[Path, ...]) -> frozenset[str]:
    return Catalogue(*folders).ids("en")


def _expectations(script: Script) -> list[tuple[str, Expectation]]:
    steps = [(f"{at}.expect", step.expect) for at, step in _steps(script) if step.expect]
    return [*steps, ("then", script.then)]


def _steps(script: Script) -> list[tuple[str, Step]]:
    return [(place.replace(" ", "."), step) for place, step in script.steps("before", "when")]


def _players(script: Script) -> list[int]:
    """Every player that the script speaks of."""
    found = [step.player for _, step in _steps(script) if step.player is not None]
    for _, expectation in _expectations(script):
        found += [*expectation.view, *(expectation.winners or [])]
    return found
