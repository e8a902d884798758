"""Positions of recorded games, one for every kind of choice that anybody was ever offered in them.

Golden games and scenarios are walked answer by answer. A kind of choice is the question it answers, what its label
says, and whether it is refused. Whoever walks gets the first position of each game with a kind that is not settled yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ByHand
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.scenario import load, scenario_files
from undercroft.kernel.scenario_play import play
from undercroft.kernel.spaces import OneOf, Order, Subset
from undercroft.lab.golden import read

GOLDEN = Path(__file__).parents[1] / "golden"
RECENT = 60
"""How many lines of the log are told."""


class Kind(NamedTuple):
    """What choices have in common that mean the same at different places."""

    ask: str
    label: str
    refused: bool


class Walked(NamedTuple):
    """What a seat is asked somewhere in a game, as a browser gets it, and the choices that stand for new kinds."""

    kinds: dict[Kind, str]
    """With the value of one choice each."""
    sent: dict[str, Any]


class Walk:
    """A walk through all golden games and scenarios of a game."""

    def __init__(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        self.settled: set[Kind] = set()
        """Whoever walks puts here what needs no other position."""
        self._game = game
        self._monkeypatch = monkeypatch
        self._met: set[Kind] = set()
        """In the game that is being walked."""

    def __iter__(self) -> Iterator[Walked]:
        for path in sorted((GOLDEN / self._game.slug).glob("*.jsonl")):
            self._met.clear()
            for match in read(path).record.replay(chance=ByHand()):
                yield from self._look(match)
        self._met.clear()
        if (self._game.folder / "scenarios").is_dir():
            for file in scenario_files(self._game.folder / "scenarios"):
                yield from self._played(file)

    def _look(self, match: Match[Any]) -> Iterator[Walked]:
        for seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None
            new = {kind: value for kind, value in kinds(ask) if kind not in self.settled | self._met}
            if new:
                self._met |= new.keys()
                yield Walked(new, sent(match, seat))

    def _played(self, file: Path) -> list[Walked]:
        """What is met in a scenario."""
        scenario = load(file)
        found: list[Walked] = []
        if scenario.script.content:
            return found
        answer = Match.answer

        def looked(match: Match[Any], seat: int, given: Any) -> Any:
            found.extend(self._look(match))
            return answer(match, seat, given)

        with self._monkeypatch.context() as patch:
            patch.setattr(Match, "answer", looked)
            play(scenario)
        return found


def sent(match: Match[Any], seat: int) -> dict[str, Any]:
    """What a browser is told of a position, at once: an ask that is answered may no longer know what it offered."""
    ask = match.ask(seat)
    assert ask is not None
    return {
        "game": match.game.slug,
        "players": match.players,
        "seat": seat,
        "ask": msgspec.to_builtins(ask.wire()),
        "interrupts": ask.interrupts,
        "scene": msgspec.to_builtins(match.scene(seat), str_keys=True),
        "hints": msgspec.to_builtins(match.game.hints(match.view(seat), ask), str_keys=True),
        "log": [
            {"msg": msgspec.to_builtins(line.news.msg), "rule": line.news.rule, "decision": 0}
            for line in match.read_log(seat)[-RECENT:]
        ],
    }


def kinds(ask: Ask) -> Iterator[tuple[Kind, str]]:
    """What an ask offers; without choices, one kind for all it allows."""
    if isinstance(ask.space, OneOf | Subset | Order):
        for choice in ask.space.choices():
            yield Kind(ask.prompt.id, _said(choice.label.text.id), choice.refused is not None), str(choice.value)
    else:
        yield Kind(ask.prompt.id, "", refused=False), ""


_NAMES = re.compile(r"-(hero|item|mission|named|objective|power|skill|story)-.*")


def _said(label: str) -> str:
    """What a label says; of names of single cards and figures only what they are names of."""
    return _NAMES.sub(r"-\1", label)
