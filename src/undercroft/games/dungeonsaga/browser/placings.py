"""What models that are put on the board have to expect there: who may strike them at once (SAG-DIS-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from undercroft.board import members
from undercroft.games.dungeonsaga.browser.sent import ByChoice, Hint
from undercroft.games.dungeonsaga.browser.strikes import Escape, escape
from undercroft.games.dungeonsaga.browser.turning import ahead
from undercroft.games.dungeonsaga.models import FACINGS, base, dungeon, holders, is_hero
from undercroft.games.dungeonsaga.rules import raise_dead
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Model
from undercroft.parts.cell_names import parse_cell


def raisings(g: DungeonSaga, raised: Mapping[str, str]) -> ByChoice:
    """For every choice to raise the dead, written as in `raise_dead.raisings`: where, and who could strike it there."""
    found: ByChoice = {}
    for value, what in raised.items():
        square, _, kind = what.partition(":")
        cell = parse_cell(dungeon(g).grid, square)
        found[value] = min((_put(g, kind, at) for at in members(raise_dead.stances(g, cell, kind))), key=_risk)
        found[value]["cells"] = [cell]
    return found


def appearing(g: DungeonSaga, kind: str, offered: Iterable[str]) -> ByChoice:
    """The same for squares where a model of one kind may appear."""
    return {name: _put(g, kind, parse_cell(dungeon(g).grid, name)) for name in offered}


def facings(g: DungeonSaga, m: Model, offered: Iterable[str]) -> ByChoice:
    """The front arc of a model that has just been put there, and who would strike it.

    Those that are made by spells and effects have acted already (SAG-RAI-06); all others nobody strikes (SAG-LCK-20).
    """
    found: ByChoice = {}
    before = m.facing
    for way in offered:
        m.facing = FACINGS.index(way)
        found[way] = ahead(g, m)
        if not is_hero(m) and m.acted and (strikers := holders(g, m)):
            found[way]["escape"] = escape(g, m, strikers)
    m.facing = before
    return found


def _put(g: DungeonSaga, kind: str, at: int) -> Hint:
    """Facing the way that is best for it."""
    with _new(g, kind, at) as m:
        found: Hint = {"cells": members(base(g, m))}
        if strikers := holders(g, m):
            found["escape"] = min((_facing(g, m, way, strikers) for way in range(len(FACINGS))), key=_harm)
            found["threats"] = [str(striker.number) for striker in strikers]
    return found


def _facing(g: DungeonSaga, m: Model, way: int, strikers: list[Model]) -> Escape:
    m.facing = way
    return escape(g, m, strikers)


def _harm(found: Escape) -> float:
    return found.stopped + found.hurt


def _risk(hint: Hint) -> float:
    return _harm(hint["escape"]) if "escape" in hint else 0.0


@contextmanager
def _new(g: DungeonSaga, kind: str, at: int) -> Iterator[Model]:
    """A model that is there for a moment."""
    m = Model(g.next_number, kind, OVERLORD, at, 0)
    g.minions.append(m)
    try:
        yield m
    finally:
        g.minions.remove(m)
