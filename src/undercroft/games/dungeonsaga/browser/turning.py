"""What single steps and turns of a model would mean: who would have it in front, and whom it would have."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board import bitset, members
from undercroft.games.dungeonsaga.browser.sent import ByChoice, Hint
from undercroft.games.dungeonsaga.browser.strikes import Escape
from undercroft.games.dungeonsaga.models import FACINGS, base, dungeon, front, holders, laid
from undercroft.games.dungeonsaga.rules import fighting, locks, movement
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.parts.cell_names import parse_cell


def steps(g: DungeonSaga, m: Model, turn: Turn, offered: Iterable[str], leaving: Escape | None) -> ByChoice:
    """For every square next to it: who would have it in the front arc there, and what it costs to break away."""
    found: ByChoice = {}
    before = m.at
    for name in offered:
        if ":" in name or not name[0].isupper():
            continue
        m.at = parse_cell(dungeon(g).grid, name)
        found[name] = {"cost": 1, "cells": members(base(g, m))}
        if not movement.ignores_arcs(m, turn) and (watching := holders(g, m)):
            found[name]["threats"] = [str(enemy.number) for enemy in watching]
        if leaving is not None:
            found[name]["escape"] = leaving
        m.at = before
    return found


def turnings(g: DungeonSaga, m: Model, offered: Iterable[str]) -> ByChoice:
    """The front arc after every turn."""
    found: ByChoice = {}
    before = m.facing
    for what in offered:
        kind, _, way = what.partition(":")
        if kind == "face":
            m.facing = FACINGS.index(way)
            found[what] = ahead(g, m)
        elif kind == "turn":
            m.facing = (before + movement.QUARTERS[way]) % len(FACINGS)
            found[what] = {**ahead(g, m), "cost": 1}
        m.facing = before
    return found


def ahead(g: DungeonSaga, m: Model) -> Hint:
    """What lies before a model as it stands."""
    arc = front(g, m)
    foes = [str(enemy.number) for enemy in fighting.foes_in_front(g, m)]
    shut = [found.id for found in locks.closed(g) if bitset(found.cells) & arc]
    return {"front": members(arc & laid(g).floor), "faces": [*foes, *shut]}
