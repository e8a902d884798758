"""The dungeon as far as it is laid out, and the square the table looks at."""

from __future__ import annotations

from rich.text import Text

from undercroft.board import Bits, Cell, bitset, lowest
from undercroft.games.dungeonsaga.models import base, by_number, dungeon, laid, party, threatened
from undercroft.games.dungeonsaga.rules import locks
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model
from undercroft.games.dungeonsaga.terminal.marks import THREAT
from undercroft.games.dungeonsaga.terminal.pieces import look
from undercroft.kernel.drawing import Say
from undercroft.parts.map_drawing import Frame, MapDrawing


class DungeonMap(MapDrawing):
    """The dungeon as far as it is laid out."""

    def __init__(self, g: DungeonSaga, say: Say, chosen: Bits = 0, sight: Bits | None = None) -> None:
        """`sight`: the squares to show as seen, if that is what is asked for."""
        moving = acting(g)
        super().__init__(
            dungeon(g).grid,
            laid(g).floor,
            look(g, say, threatened(g, moving) if moving is not None and sight is None else 0),
            {},
            chosen=chosen,
            struck=struck(g),
            sight=sight,
            dark=beyond_doors(g),
        )

    def legend(self, frame: Frame, say: Say) -> list[Text]:
        """What lies both on threatened squares and on others is explained once."""
        entries = super().legend(frame, say)
        known = {entry.plain for entry in entries}
        return [entry for entry in entries if entry.plain.replace(f"{THREAT} ", " ", 1) not in known - {entry.plain}]


def acting(g: DungeonSaga) -> Model | None:
    """The model on the board whose turn it is."""
    found = by_number(g, g.turn.model) if g.turn is not None else None
    return found if found is not None and found.at != OFF else None


def beyond_doors(g: DungeonSaga) -> Bits:
    """What the closed doors hide: of more that is not laid out nobody knows (SAG-SET-08)."""
    doors = bitset(cell for found in locks.closed(g) if found.kind != locks.CHEST for cell in found.cells)
    return dungeon(g).topology().straight(doors) & dungeon(g).grid.floor & ~laid(g).floor


def struck(g: DungeonSaga) -> Bits:
    """The squares of whoever, or whatever, is being attacked."""
    if not g.attacks:
        return 0
    attack = g.attacks[-1]
    target = by_number(g, attack.at) if attack.at >= 0 else None
    if target is not None:
        return base(g, target) if target.at != OFF else 0
    return bitset(cell for fitting in g.fittings if fitting.id == attack.lock for cell in fitting.cells)


def centre_of(g: DungeonSaga, seat: int | None = None) -> Cell:
    """The square the table looks at: where an attack or a turn is, else the heroes of this seat, else any hero."""
    if cells := struck(g):
        return lowest(cells)
    moving = acting(g)
    if moving is not None:
        return moving.at
    heroes = party(g)
    own = [hero.at for hero in heroes if hero.seat == seat]
    return (own or [hero.at for hero in heroes] or [lowest(laid(g).floor)])[0]
