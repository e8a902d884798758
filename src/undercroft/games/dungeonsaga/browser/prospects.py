"""What a model could do if its turn began now, in short: for orders, interrupts and heroes who agree on the next."""

from __future__ import annotations

from undercroft.board import members
from undercroft.games.dungeonsaga.browser.plans import Stand, fights, shots
from undercroft.games.dungeonsaga.browser.sent import Prospect
from undercroft.games.dungeonsaga.browser.strikes import promise
from undercroft.games.dungeonsaga.models import dungeon, large, size_of
from undercroft.games.dungeonsaga.rules import movement
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import movement as paces


def prospect(g: DungeonSaga, m: Model, granted: str) -> Prospect:
    """Squares within reach, and the best attack on each enemy."""
    turn = Turn(m.number, paces(m), granted)
    places = _places(g, m, turn)
    footprint = dungeon(g).footprint(size_of(m.kind))
    covered = 0
    for stand in places:
        covered |= footprint.cells(stand.at)
    found = {**shots(g, m, turn, places), **fights(g, m, turn, places)}
    made = sorted((aimed.strike for aimed in found.values()), key=promise, reverse=True)
    return {"reach": members(covered), "strikes": made}


def _places(g: DungeonSaga, m: Model, turn: Turn) -> list[Stand]:
    """Every square, or pose of a large model; how to get there nobody asks yet."""
    size = dungeon(g).grid.size
    reached = movement.ways(g, m, turn).poses()
    found = [
        Stand(state % size, state // size if large(m) else m.facing, cost, (str(state),))
        for state, cost in reached.items()
        if state % size != m.at or large(m)
    ]
    return [Stand(m.at, m.facing), *sorted(found, key=lambda stand: stand.cost)]
