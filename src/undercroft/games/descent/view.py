"""What each seat may see of a game of Descent, and the games that would look the same to it."""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random

import msgspec
from msgspec.structs import replace

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
    return View(seat, copy_state(_covered(g, seat)))


def glance(g: Descent, seat: int | None) -> View:
    """The same, but what is not covered is the state's own."""
    return View(seat, _covered(g, seat))


def _covered(g: Descent, seat: int | None) -> Descent:
    table = copy(g)
    table.news = []
    for name in DECKS:
        setattr(table, name, deck.cover(getattr(g, name)))
    overlord = table.overlord = copy(g.overlord)
    overlord.deck = deck.cover(overlord.deck)
    table.chests = {colour: [0] * len(stack) for colour, stack in g.chests.items()}
    if seat != OVERLORD:
        overlord.hand = deck.cover(overlord.hand)
        table.tokens = [covered(token) for token in g.tokens]
    return table


def covered(token: Token) -> Token:
    """DES-SET-25: only the overlord has looked at a chest's number."""
    return replace(token, number=0) if token.kind == "chest" else token


def redeal(g: Descent, later: Descent, seat: int, rng: Random) -> Descent:
    """Shuffle whatever `seat` cannot see: decks, the overlord's hand, the numbers of chests.

    What has come to light by a later state stays where it is: cards drawn from a deck since, cards that the overlord
    has played, chests that have been opened.
    """
    twin = copy_state(g)
    for name in DECKS:
        _redeal_below(getattr(twin, name), getattr(later, name), rng)
    if seat == OVERLORD:
        _redeal_below(twin.overlord.deck, later.overlord.deck, rng)
        return twin
    _redeal_overlord(twin, later, rng)
    for colour in twin.chests:
        _redeal_chests(twin, later, colour, rng)
    return twin


def _redeal_below(pile: list[str], later: list[str], rng: Random) -> None:
    """Deal those cards of a deck anew that still lie in it: they are drawn from the end."""
    below = next((at for at, (was, now) in enumerate(zip(pile, later, strict=False)) if was != now), len(later))
    cards = pile[:below]
    deck.redeal(rng, cards)
    pile[:below] = cards


def _redeal_overlord(twin: Descent, later: Descent, rng: Random) -> None:
    unseen = twin.overlord.hand + twin.overlord.deck
    shown = Counter(unseen) - Counter(later.overlord.hand + later.overlord.deck)
    places = []
    for place in [*range(len(twin.overlord.hand)), *range(len(unseen) - 1, len(twin.overlord.hand) - 1, -1)]:
        if shown[unseen[place]] > 0:
            shown[unseen[place]] -= 1
        else:
            places.append(place)
    cards = sorted(unseen[place] for place in places)  # so that it does not matter where they really are
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        unseen[place] = card
    held = len(twin.overlord.hand)
    twin.overlord.hand, twin.overlord.deck = unseen[:held], unseen[held:]


def _redeal_chests(twin: Descent, later: Descent, colour: str, rng: Random) -> None:
    still = {*later.chests[colour], *(token.number for token in later.tokens if token.kind == "chest")}
    lying = [token for token in twin.tokens if token.kind == "chest" and token.what == colour and token.number in still]
    numbers = [token.number for token in lying] + [number for number in twin.chests[colour] if number in still]
    numbers.sort()
    rng.shuffle(numbers)
    for token in lying:
        token.number = numbers.pop()
    twin.chests[colour] = sorted(numbers + [number for number in twin.chests[colour] if number not in still])
