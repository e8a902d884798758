"""The explored part of a dungeon as everybody sees it, and the space the table looks at."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from undercroft.board import Bits, Cell, members
from undercroft.games.descent.figures import base, monster_by_number, quest_of
from undercroft.games.descent.state import TOWN, Descent
from undercroft.games.descent.terminal.marks import COLOUR_INKS
from undercroft.games.descent.terminal.pieces import look
from undercroft.kernel.drawing import Say
from undercroft.parts.map_drawing import Door, MapDrawing

DOOR_STYLE = "bold orange3"


class Choices(NamedTuple):
    """What of the map is being chosen from."""

    cells: Bits = 0
    doors: Collection[int] = ()


NO_CHOICES = Choices()


class DungeonMap(MapDrawing):
    """The explored part of a dungeon."""

    def __init__(self, g: Descent, say: Say, choices: Choices = NO_CHOICES, sight: Bits | None = None) -> None:
        """`sight`: the spaces to show as seen, if that is what is asked for."""
        grid = quest_of(g).grid
        super().__init__(
            grid,
            grid.revealed(members(g.revealed)),
            look(g, say),
            {door: _door(g, door, choices) for door in members(g.placed_doors)},
            chosen=choices.cells,
            struck=g.attacks[-1].cells if g.attacks else 0,
            sight=sight,
        )


def _door(g: Descent, door: int, choices: Choices) -> Door:
    rune = quest_of(g).doors[door].rune
    style = COLOUR_INKS[rune] if rune else DOOR_STYLE
    return Door(bool(g.closed >> door & 1), f"{style} on dark_green" if door in choices.doors else style)


def centre_of(g: Descent, seat: int | None = None) -> Cell:
    """The space the table looks at: where somebody acts, else where the heroes of this seat are, else any hero."""
    attack = g.attacks[-1] if g.attacks else None
    acting = g.heroes[g.acting] if g.acting >= 0 else None
    monster = monster_by_number(g, g.active)
    if attack is not None:
        return attack.target
    if monster is not None:
        return members(base(g, monster))[0]
    if acting is not None and acting.at != TOWN:
        return acting.at
    own = [hero.at for hero in g.heroes if hero.seat == seat and hero.at != TOWN]
    anybody = [hero.at for hero in g.heroes if hero.at != TOWN]
    return (own or anybody or [quest_of(g).start])[0]
