"""Treasure: the bag, the decks, what a kill brings (MD2-BAG, MD2-RES-14)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import name, roaming_card, trade
from undercroft.games.massivedarkness2.rules import decks
from undercroft.games.massivedarkness2.rules.items import card, discard, obtain, title
from undercroft.games.massivedarkness2.state import RARITIES, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import Msg, msg


def draw_tokens(g: MassiveDarkness, count: int) -> Flow:
    """Treasure tokens out of the bag, at random (MD2-BAG-04); an empty bag gives none (MD2-BAG-05)."""
    inside = [rarity for rarity in RARITIES for _ in range(g.bag[rarity])]
    able = min(count, len(inside))
    if not able:
        return ()
    drawn: tuple[str, ...] = yield Draw(inside, able)
    for token in drawn:
        g.bag[token] -= 1
    return drawn


def put_back(g: MassiveDarkness, token: str) -> None:
    g.bag[token] += 1


def gain_token(g: MassiveDarkness, hero: Hero, token: str) -> Flow:
    """A card of the token's rarity for the hero, the token goes back into the bag (MD2-BAG-06, MD2-INT-03)."""
    put_back(g, token)
    yield from gain_item(g, hero, token)


def gain_item(g: MassiveDarkness, hero: Hero, deck: str) -> Flow:
    """Draw an item; a piece of the set for a class that nobody plays is discarded and drawn again (MD2-ITM-18)."""
    classes = {trade(other) for other in g.heroes}
    not_ours: list[str] = []  # on the pile only afterwards: they are not shuffled into the deck to be drawn again
    while (item := (yield from decks.draw(g, deck))) is not None and card(item).trade not in (None, *classes):
        g.tell(msg("md2-log-not-ours", item=title(item)), "MD2-ITM-18")
        not_ours.append(item)
    for piece in not_ours:
        discard(g, piece)
    if item is None:
        return
    g.tell(msg("md2-log-item", who=name(hero), item=title(item)), "MD2-BAG-06", reveals=True)
    g.tally(hero.id, "treasures")
    yield from obtain(g, hero, item)


def reward(g: MassiveDarkness, hero: Hero, enemy: Enemy) -> Flow:
    """Whoever kills a leader or a roaming monster takes what is on its card, wherever they stand (MD2-RES-18)."""
    tokens, enemy.tokens = enemy.tokens, ()
    for token in tokens:  # MD2-RES-14
        yield from gain_token(g, hero, token)
    if enemy.kind == "roaming":  # MD2-RES-15, MD2-ROM-03
        for rarity, count in roaming_card(enemy).reward.items():
            for _ in range(count):
                yield from gain_item(g, hero, rarity)
    if enemy.item:  # MD2-RES-16, MD2-ITM-20
        item, enemy.item = enemy.item, ""
        g.tell(msg("md2-log-mob-item", who=name(hero), item=Msg(f"md2-item-{item}")), "MD2-RES-16")
        yield from obtain(g, hero, item)
