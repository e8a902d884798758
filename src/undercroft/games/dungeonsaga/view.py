"""What each seat may see of a game of Dungeon Saga, and the games that would look the same to it."""

from __future__ import annotations

from random import Random

import msgspec

from undercroft.games.dungeonsaga.rules import items
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.kernel.state import copier
from undercroft.parts import deck

copy_state = copier(DungeonSaga)


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it: the same structs as in the state, with everything secret covered up.

    Whatever the adventure holds for zones not yet laid out is no part of it (SAG-SET-05, SAG-SET-08).
    """

    seat: int | None
    table: DungeonSaga


def view(g: DungeonSaga, seat: int | None) -> View:
    """The deck and the box are covered for all (SAG-CMD-02), the hand for the heroes (SAG-CMD-05).

    They do not know either which items are missing from the box because chests hold them.
    """
    table = copy_state(g)
    table.news = []
    table.overlord.deck = deck.cover(g.overlord.deck)
    table.overlord.box = deck.cover(g.overlord.box)
    if seat != OVERLORD:
        table.overlord.hand = deck.cover(g.overlord.hand)
        for card, copies in items.set_aside(g).items():
            table.supply[card] += copies
    return View(seat, table)


def redeal(g: DungeonSaga, seat: int, rng: Random) -> DungeonSaga:
    """Shuffle what `seat` cannot see: the deck with the cards left in the box, and for heroes the hand too."""
    twin = copy_state(g)
    piles = [twin.overlord.deck, twin.overlord.box]
    if seat != OVERLORD:
        piles.append(twin.overlord.hand)
    deck.redeal(rng, *piles)
    return twin
