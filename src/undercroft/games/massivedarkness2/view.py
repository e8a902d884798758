"""What each seat may see of a game of Massive Darkness 2: everything, because nothing on the table is secret.

What lies face down is drawn when it is turned up, from what is left of it; so the state knows no more than the players
do (docs/decisions/0014), and there is nothing to deal anew.
"""

from __future__ import annotations

from random import Random

import msgspec

from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.kernel.state import copier

copy_state = copier(MassiveDarkness)


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: int | None
    table: MassiveDarkness


def view(g: MassiveDarkness, seat: int | None) -> View:
    table = copy_state(g)
    table.news = []
    for decks in (table.decks, table.faces):
        for deck, cards in decks.items():
            decks[deck] = tuple(sorted(cards))  # what is in it can be worked out, in what order means nothing
    return View(seat, table)


def redeal(g: MassiveDarkness, seat: int, rng: Random) -> MassiveDarkness:  # noqa: ARG001 - there is nothing to deal
    return copy_state(g)
