"""The ranger's arrows: another card, a skill, or let fly (MD2-RAN-02)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from undercroft.games.massivedarkness2.bot.worth import effect_worth, known, mana_price
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules.ranger import DRAW, LOOSE, quiver, row_name, symbols
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness

DEEP = 2
"""How many cards are thought ahead."""


@cache
def shot(row: tuple[str, ...], count: int) -> float:
    """What the row of cards brings with so many symbols."""
    return sum(effect_worth(getattr(content().arrows[card], row_name(count))) for card in row)


def worth(row: tuple[str, ...], count: int, deck: Counter[str], deep: int) -> float:
    """With the best of drawing on and letting fly."""
    now = shot(row, count)
    if count >= content().box.limits.arrows or not deep or not deck:
        return now
    return max(now, drawn(row, count, deck, deep))


def drawn(row: tuple[str, ...], count: int, deck: Counter[str], deep: int) -> float:
    """What it comes to on average if another card is turned up."""
    total = sum(deck.values())
    value = 0.0
    for card, copies in deck.items():
        if copies:
            left = deck.copy()
            left[card] -= 1
            value += copies / total * worth((*row, card), count + content().arrows[card].arrows, left, deep - 1)
    return value


def arrow(g: MassiveDarkness, hero: Hero, offers: list[str]) -> str:
    """Push on while that pays."""
    board, c = quiver(hero), g.combats[-1]
    row, count = tuple(board.row), symbols(board, c)
    deck = Counter(board.deck or board.pile)
    best = (shot(row, count), LOOSE)
    for offer in offers:
        if offer == DRAW:
            best = max(best, (drawn(row, count, deck, DEEP), DRAW))
        elif offer.startswith("use:"):
            best = max(best, (_skill(hero, offer[4:], row, count, deck), offer))
    return best[1]


def _skill(hero: Hero, key: str, row: tuple[str, ...], count: int, deck: Counter[str]) -> float:
    ability = known(key)
    price = mana_price(hero) * ability.cost.mana + 0.05
    if ability.special == "put_arrow_back":
        return worth(row[:-1], count - content().arrows[row[-1]].arrows, deck, 1) - price if row else 0.0
    most = ability.values.get("arrows", 0)
    return max(shot(row, count + change) for change in range(-most, most + 1)) - price


def count_arrows(g: MassiveDarkness, hero: Hero, offers: list[str]) -> str:
    c: Combat = g.combats[-1]
    board = quiver(hero)
    return max(offers, key=lambda change: (shot(tuple(board.row), symbols(board, c) + int(change)), -abs(int(change))))
