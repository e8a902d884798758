"""Decks, their discards and hidden faces: each is what is in it, in no order (docs/decisions/0014).

They are tuples: whoever draws or discards makes a new one, and all copies of a game share those that stay as they are.
"""

from __future__ import annotations

from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw


def draw(g: MassiveDarkness, deck: str) -> Flow:
    """A card from the top of a deck; an empty one is made anew of its discards (MD2-ITM-23). None: there is none."""
    if not g.decks[deck]:
        g.decks[deck], g.piles[deck] = g.piles[deck], ()
    if not g.decks[deck]:
        return None
    drawn: str = (yield Draw(g.decks[deck], 1))[0]
    take_out(g.decks, deck, drawn)
    return drawn


def turn_up(g: MassiveDarkness, kind: str) -> Flow:
    """One of the faces that nobody has looked at yet."""
    face: str = (yield Draw(g.faces[kind], 1))[0]
    take_out(g.faces, kind, face)
    return face


def discard(g: MassiveDarkness, deck: str, card: str) -> None:
    """Onto the pile of its deck."""
    g.piles[deck] += (card,)


def take_out(decks: dict[str, tuple[str, ...]], deck: str, card: str) -> None:
    """One such card is no longer in a deck."""
    cards = decks[deck]
    at = cards.index(card)
    decks[deck] = cards[:at] + cards[at + 1 :]
