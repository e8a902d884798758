"""What each seat may see of a game of Dungeon Fighter: all but the rooms that lie face down.

Everything else is open (DFI-FGT-15). The two rooms that the chief looks at are for the chief's seat alone (DFI-PTH-01),
and what was put under the deck nobody sees again (DFI-PTH-02). Other decks are drawn from when a card is turned up, so
there is nothing in them to hide.
"""

from __future__ import annotations

from random import Random

import msgspec

from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.state import copier
from undercroft.parts.deck import cover
from undercroft.parts.deck import redeal as deal_anew

copy_state = copier(DungeonFighter)


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: int | None
    table: DungeonFighter


def view(g: DungeonFighter, seat: int | None) -> View:
    """The deck as what may be in it, whatever of that is under it or before the chief."""
    table = copy_state(g)
    table.news = []
    unseen = [*table.rooms, *table.below]
    if not looks(g, seat):
        unseen += table.peek
        table.peek = cover(table.peek)
    table.rooms = sorted(unseen)
    table.below = cover(table.below)
    return View(seat, table)


def looks(g: DungeonFighter, seat: int | None) -> bool:
    return bool(g.peek) and g.heroes[g.chief].seat == seat


def redeal(g: DungeonFighter, seat: int, rng: Random) -> DungeonFighter:
    other = copy_state(g)
    if looks(g, seat):
        deal_anew(rng, other.rooms, other.below)
    else:
        deal_anew(rng, other.rooms, other.below, other.peek)
    other.rooms.sort()  # their order means nothing, and is always the same
    return other
