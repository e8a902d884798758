"""Doors and chests, their locks and wards (SAG-LCK)."""

from __future__ import annotations

from undercroft.board import Bits, bitset
from undercroft.games.dungeonsaga.adventure.model import PlacedFitting
from undercroft.games.dungeonsaga.models import adventure_of, dungeon, front, is_hero, name_of_cell
from undercroft.games.dungeonsaga.models import name as model_name
from undercroft.games.dungeonsaga.rules import events, placing
from undercroft.games.dungeonsaga.state import DungeonSaga, Fitting, Model
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Refusal

CHEST = "chest"


def fitting(g: DungeonSaga, id_: str) -> Fitting:
    return next(fitting for fitting in g.fittings if fitting.id == id_)


def name(found: Fitting) -> Msg:
    return Msg(f"sag-furniture-{found.kind}")


def lock_name(found: Fitting) -> Msg:
    """The lock itself, as it is fought."""
    return msg("sag-lock", what=name(found))


def closed(g: DungeonSaga) -> list[Fitting]:
    return [fitting for fitting in g.fittings if not fitting.open]


def in_front(g: DungeonSaga, m: Model) -> list[Fitting]:
    """Closed doors and chests of which a square lies in the hero's front arc (SAG-LCK-06)."""
    arc = front(g, m)
    return [found for found in closed(g) if bitset(found.cells) & arc]


def to_break(g: DungeonSaga, m: Model) -> list[Fitting]:
    """Ordinary locks that a hero may fight (SAG-LCK-04, SAG-LCK-05)."""
    if not is_hero(m):
        return []
    return [found for found in in_front(g, m) if found.dice]


def why_not_break(found: Fitting) -> Refusal:
    """A ward yields to no force (SAG-LCK-12)."""
    return Refusal(msg("sag-no-force", what=name(found)), "SAG-LCK-12")


def weaken(g: DungeonSaga, found: Fitting, strength: int, by: Model) -> Flow:
    """A spell takes something from a ward, for good (SAG-LCK-13, SAG-LCK-14); at none it opens (SAG-LCK-15)."""
    found.ward = max(0, found.ward - strength)
    g.tell(msg("sag-log-ward", what=name(found), left=found.ward, at=_where(g, found)), "SAG-LCK-13")
    if not found.ward:
        yield from open_fitting(g, found, by)


def open_fitting(g: DungeonSaga, found: Fitting, by: Model | None) -> Flow:
    if found.kind == CHEST:
        _open_chest(g, found, by)
    else:
        yield from _open_door(g, found)
    if not g.winner:
        yield from events.opened(g, found.id, by)


def _open_door(g: DungeonSaga, found: Fitting) -> Flow:
    """It is removed with its marker (SAG-LCK-16), and what lies behind is laid out (SAG-LCK-17)."""
    g.tell(msg("sag-log-door", what=name(found), at=_where(g, found)), "SAG-LCK-16", reveals=True)
    g.fittings.remove(found)
    for zone in behind(g, bitset(found.cells)):
        yield from lay_out(g, zone)


def behind(g: DungeonSaga, cells: Bits) -> list[int]:
    """The zones at these squares that are not laid out yet."""
    grid = dungeon(g).grid
    beside = dungeon(g).topology().straight(cells)
    zones = adventure_of(g).zones
    return [n for n, zone in enumerate(zones) if not g.revealed >> n & 1 and zone.cells & beside & grid.floor]


def lay_out(g: DungeonSaga, zone: int) -> Flow:
    """Tiles, furniture, markers and models of a zone, up to the next closed doors (SAG-SET-08, SAG-LCK-17).

    Models stand where the map shows them; that gives nobody a free strike (SAG-LCK-20).
    """
    found = adventure_of(g).zones[zone]
    g.revealed |= 1 << zone
    g.tell(found.text, "SAG-LCK-17", reveals=True)
    g.fittings += [closed_fitting(placed) for placed in found.fittings]
    g.bones += found.bones
    for model in found.models:
        m = placing.new_model(g, model.kind, model.stance, model.named)
        yield from placing.face(g, m, model.facing)
    yield from events.revealed(g, zone)


def closed_fitting(placed: PlacedFitting) -> Fitting:
    """A door or a chest with its lock marker: as many dice as it has armour, or a ward (SAG-LCK-03)."""
    return Fitting(placed.id, placed.kind, placed.cells, placed.lock, placed.lock, placed.ward)


def _open_chest(g: DungeonSaga, found: Fitting, by: Model | None) -> None:
    """Whoever opens it takes what is inside at once (SAG-LCK-18); it stays there without its lid (SAG-LCK-19)."""
    without_lid(found)
    g.tell(msg("sag-log-chest", at=_where(g, found)), "SAG-LCK-19", reveals=True)
    placed = adventure_of(g).fitting.get(found.id)
    for item in placed.holds if placed is not None else ():
        if by is not None and by.sheet is not None:
            by.sheet.items.append(item)  # open to all (SAG-ITM-13)
            g.tell(msg("sag-log-item", who=model_name(by), item=Msg(f"sag-item-{item}")), "SAG-LCK-18")


def without_lid(chest: Fitting) -> None:
    chest.open = True
    chest.dice = chest.armour = chest.ward = 0


def _where(g: DungeonSaga, found: Fitting) -> str:
    return " ".join(name_of_cell(g, cell) for cell in found.cells)
