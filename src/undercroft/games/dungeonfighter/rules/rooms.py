"""Rooms: what happens at once when one is revealed, and what lasts until the end of the fight (DFI-ROM)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import item_name, room_card, room_name, standing
from undercroft.games.dungeonfighter.rules.dice import gain_white
from undercroft.games.dungeonfighter.rules.equipment import can_be_kept, give
from undercroft.games.dungeonfighter.rules.knock_outs import heal
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.parts.bag import draw


def enter(g: DungeonFighter, room: str) -> Flow:
    """All effects of the room apply, those at once now (DFI-PTH-04, DFI-ROM-01).

    What lasts is looked up where it matters: technique (DFI-ROM-05), more life (DFI-ROM-06), preparations (DFI-ROM-08).
    """
    g.room = room
    card = room_card(g)
    assert card is not None
    g.tell(msg("dfi-log-room", room=room_name(room), symbols=card.symbols), "DFI-PTH-01", reveals=True)
    gain_white(g, card.white_dice, "DFI-ROM-02")
    for hero in standing(g):
        heal(g, hero, card.cheers, "DFI-ROM-03")
    gain_coins(g, card.gold, "DFI-ROM-07")
    for _ in range(card.freebies):
        yield from freebie(g)


def gain_coins(g: DungeonFighter, coins: int, rule: str) -> None:
    """Into the chest; there are always enough of them (DFI-SET-11)."""
    if coins:
        g.coins += coins
        g.tell(msg("dfi-log-coins", n=coins), rule)


def freebie(g: DungeonFighter) -> Flow:
    """The top card of the shop deck, for somebody who can carry it; else it goes to the box (DFI-ROM-04)."""
    for card in (yield from draw(g.shop, 1)):
        g.tell(msg("dfi-log-freebie", item=item_name(card)), "DFI-ROM-04", reveals=True)
        if can_be_kept(g, card):
            yield from give(g, card, "DFI-ROM-04")
        else:
            g.tell(msg("dfi-log-nobody", item=item_name(card)), "DFI-ROM-04")
