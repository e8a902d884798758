"""What each seat may see of a game of Descent, and the games that would look the same to it."""

from __future__ import annotations

from random import Random

import msgspec

from undercroft.games.descent.state import OVERLORD, Descent, Token
from undercroft.kernel.state import copier
from undercroft.parts import deck

copy_state = copier(Descent)

DECKS = ("copper", "silver", "gold", "fighting", "subterfuge", "wizardry")


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it: the same structs as in the state, with everything secret covered up.

    Whatever is printed in the quest for areas not yet revealed is no part of it (DES-SET-20).
    """

    seat: int | None
    table: Descent


def view(g: Descent, seat: int | None) -> View:
    """Hands, decks and chest numbers are covered; how many cards there are is plain to see (DES-OVL-21, DES-SET-21)."""
    table = copy_state(g)
    table.news = []
    for name in DECKS:
        setattr(table, name, deck.cover(getattr(g, name)))
    table.overlord.deck = deck.cover(g.overlord.deck)
    table.chests = {colour: [0] * len(stack) for colour, stack in g.chests.items()}
    if seat != OVERLORD:
        table.overlord.hand = deck.cover(g.overlord.hand)
        for token in table.tokens:
            cover(token)
    return View(seat, table)


def cover(token: Token) -> None:
    """DES-SET-25: only the overlord has looked at a chest's number."""
    if token.kind == "chest":
        token.number = 0


def redeal(g: Descent, seat: int, rng: Random) -> Descent:
    """Shuffle whatever `seat` cannot see: decks, the overlord's hand, the numbers of chests."""
    twin = copy_state(g)
    for name in DECKS:
        deck.redeal(rng, getattr(twin, name))
    if seat == OVERLORD:
        deck.redeal(rng, twin.overlord.deck)
        return twin
    deck.redeal(rng, twin.overlord.hand, twin.overlord.deck)
    for colour, stack in twin.chests.items():
        lying = [token for token in twin.tokens if token.kind == "chest" and token.what == colour]
        numbers = [token.number for token in lying]
        deck.redeal(rng, numbers, stack)
        for token, number in zip(lying, numbers, strict=True):
            token.number = number
        stack.sort()
    return twin
