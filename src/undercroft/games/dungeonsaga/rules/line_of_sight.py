"""Who sees whom (SAG-LOS)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, Dungeon
from undercroft.games.dungeonsaga.models import dungeon, laid, occupied, spot
from undercroft.games.dungeonsaga.state import DungeonSaga, Model


def sees(g: DungeonSaga, m: Model, target: Bits) -> bool:
    """Any line from any part of one base to any part of the other (SAG-LOS-01), in front of the model (SAG-LOS-05)."""
    here = spot(g, m)
    before = target & here.ahead
    return bool(before) and _clear(dungeon(g), here.base, before, blockers(g, m, target))


@lru_cache(maxsize=32768)
def _clear(where: Dungeon, base: Bits, target: Bits, blocking: Bits) -> bool:
    """Kept, because whoever thinks about a turn asks again and again: for each spell, and each way to face."""
    return where.sight().between(base, target, blocking)


def line(g: DungeonSaga, m: Model, target: Bits) -> Bits | None:
    """The squares between the two along one of the lines by which a model sees."""
    before = target & spot(g, m).ahead
    return dungeon(g).sight().line(spot(g, m).base, before, blockers(g, m, target)) if before else None


def blockers(g: DungeonSaga, m: Model, target: Bits) -> Bits:
    """Models of both sides (SAG-LOS-02), bookcases (SAG-LOS-03), closed doors (SAG-LOS-07); no bones (SAG-LOS-09).

    The two who look at each other do not block. Where nothing is laid out there is nothing to look across either.
    """
    ground = laid(g)
    return (occupied(g) | ground.high | ground.unseen) & ~spot(g, m).base & ~target


def across_furniture(g: DungeonSaga, m: Model, target: Bits) -> bool:
    """Whether every line runs over furniture that is not next to the one who shoots (SAG-SHO-10, SAG-LOS-08).

    Those who stand right beside it shoot over it as if it were not there (SAG-FUR-04).
    """
    here, ground = spot(g, m), laid(g)
    in_the_way = 0
    for _, cells in ground.pieces:
        if cells & ground.low and not cells & here.around:
            in_the_way |= cells
    if not in_the_way:
        return False
    lines = dungeon(g).sight()
    return not lines.between(here.base, target & here.ahead, blockers(g, m, target) | in_the_way & ~target)
