"""Decks of cards, and the hands and piles around them.

A deck is a plain list in a game's state; its top card is the last. What is hidden is said by two functions that belong
together: a view shows only the backs of cards (`cover`), and whoever imagines what they might be deals just those anew
(`redeal`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw, Shuffle
from undercroft.kernel.spaces import Value

Card = TypeVar("Card", bound=Value)

HIDDEN: Final = "?"
"""Stands for a card whose face a seat cannot see."""


def shuffled(cards: Sequence[Card]) -> Flow:
    """A new deck of these cards."""
    return list((yield Shuffle(cards)))


def deal(cards: Iterable[Card], hands: int, each: int) -> Flow:
    """So many hands of so many cards each, drawn from these; what is left of them stays in the box."""
    drawn: tuple[Card, ...] = yield Draw(list(cards), hands * each)
    return [drawn[hand * each : (hand + 1) * each] for hand in range(hands)]


def draw(deck: list[Card]) -> Card:
    """The top card."""
    return deck.pop()


def put_back(card: Card, deck: list[Card]) -> Flow:
    """A card goes back into the deck, which is shuffled at once."""
    deck.append(card)
    deck[:] = yield Shuffle(deck)


def discard(card: Card, hand: list[Card], pile: list[Card]) -> None:
    """A card goes from a hand onto the pile."""
    hand.remove(card)
    pile.append(card)


def reshuffle(deck: list[Card], pile: list[Card]) -> Flow:
    """The pile becomes the deck, if there is anything in it."""
    if pile:
        deck[:] = yield Shuffle(pile)
        pile.clear()


def cover(cards: Sequence[Card]) -> list[str]:
    """What can be seen of cards that lie face down: how many there are."""
    return [HIDDEN] * len(cards)


def redeal(rng: Random, *piles: list[Card]) -> None:
    """Deal anew among these piles what lies face down in them; each keeps its size.

    One pile alone is shuffled. Several belong together where nobody who cannot see them could tell which card is where.
    They are sorted before, so that what is dealt does not depend on where they really are.
    """
    unseen = sorted([card for pile in piles for card in pile])
    rng.shuffle(unseen)
    for pile in piles:
        pile[:], unseen = unseen[: len(pile)], unseen[len(pile) :]
