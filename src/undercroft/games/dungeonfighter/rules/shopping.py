"""Shopping (DFI-SHP)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import chief, equipment, item_name, living, max_life, name, seats
from undercroft.games.dungeonfighter.rules import ballads
from undercroft.games.dungeonfighter.rules.dice import gain_white
from undercroft.games.dungeonfighter.rules.equipment import (
    DONE,
    at_leisure,
    can_be_kept,
    drops,
    give,
    hand_over,
    handing_label,
    text,
)
from undercroft.games.dungeonfighter.rules.knock_outs import heal_all
from undercroft.games.dungeonfighter.rules.rest import survivors
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.bag import draw

HEAL: Final = "heal"
WHITE: Final = "white_die"
BUY: Final = "buy:"


def go_on(g: DungeonFighter) -> Flow:
    """The next purchase of a trip, or its beginning."""
    if not g.shopping:
        yield from open_stall(g)
        g.shopping = True
        return
    chosen = yield from at_leisure(g, lambda: _ask(g))
    if chosen == DONE:
        close(g)
    else:
        yield from buy(g, str(chosen))


def open_stall(g: DungeonFighter) -> Flow:
    """The chief reveals two cards more than there are heroes, or what is left (DFI-SHP-02)."""
    g.trips += 1
    g.tell(msg("dfi-log-shopping", n=g.trips), "DFI-SHP-01")
    g.stall = list((yield from draw(g.shop, survivors(g) + content().numbers.stall_more)))
    g.tell(
        msg("dfi-log-stall", who=name(chief(g)), items=[item_name(card) for card in g.stall]),
        "DFI-SHP-02",
        reveals=True,
    )
    yield from ballads.promotions(g)


def _ask(g: DungeonFighter) -> Ask:
    """Cards, healing and dice in any order and mixed (DFI-SHP-08); the chief has the last word (DFI-SET-12)."""
    values = lambda: [value for value in _wares(g) if why_not(g, value) is None]  # noqa: E731 - looked up when shown

    def refused() -> dict[Value, Refusal]:
        return {value: why for value in _wares(g) if (why := why_not(g, value)) is not None}

    prompt = msg("dfi-ask-shopping", who=name(chief(g)), coins=g.coins)
    return Ask(seats(g), prompt, OneOf(values, _label, refused), default=DONE, anew=True)


def _wares(g: DungeonFighter) -> list[str]:
    return [DONE, *(f"{BUY}{card}" for card in dict.fromkeys(g.stall)), HEAL, WHITE, *drops(g)]


def price(what: str) -> int:
    """As printed (DFI-SHP-03), a coin for healing (DFI-SHP-06), two for a white die (DFI-SHP-07)."""
    if what.startswith(BUY):
        return equipment(what.removeprefix(BUY)).price
    numbers = content().numbers
    return {HEAL: numbers.healing_price, WHITE: numbers.white_die_price}.get(what, 0)


def why_not(g: DungeonFighter, what: str) -> Refusal | None:
    if what.startswith(BUY) and not can_be_kept(g, card := what.removeprefix(BUY)):
        return Refusal(msg("dfi-no-carrier", item=item_name(card)), "DFI-SHP-04")
    if what == WHITE and g.white >= content().numbers.white_dice_most:
        return Refusal(msg("dfi-no-tenth-die", n=g.white), "DFI-SHP-07")
    if what == HEAL and all(hero.life >= max_life(hero) for hero in living(g)):
        return Refusal(msg("dfi-no-wounds"), "DFI-KO-04")
    if price(what) > g.coins:
        return Refusal(msg("dfi-no-coins", n=price(what), coins=g.coins), "DFI-SHP-03")
    return None


def _label(value: Value) -> Label:
    what = str(value)
    if what == DONE:
        return Label(msg("dfi-do-done-shopping"))
    if what.startswith(BUY):
        card = what.removeprefix(BUY)
        return Label(msg("dfi-do-buy", item=item_name(card), n=price(what)), "DFI-SHP-03", text(card))
    if what in (HEAL, WHITE):
        rule = "DFI-SHP-06" if what == HEAL else "DFI-SHP-07"
        return Label(msg(f"dfi-do-buy-{what.replace('_', '-')}", n=price(what)), rule)
    return handing_label(*what.split(":"))


def buy(g: DungeonFighter, what: str) -> Flow:
    """Coins go from the chest to the supply; nothing can be sold (DFI-SHP-03, DFI-SHP-08)."""
    if what.startswith("drop:"):
        hand_over(g, *what.split(":"))
        return
    g.coins -= price(what)
    if what == HEAL:
        g.tell(msg("dfi-log-buy-healing", n=price(what)), "DFI-SHP-06")
        heal_all(g, 1, "DFI-SHP-06")
    elif what == WHITE:
        gain_white(g, 1, "DFI-SHP-07")
    else:
        card = what.removeprefix(BUY)
        g.stall.remove(card)
        g.tell(msg("dfi-log-buy", item=item_name(card), n=price(what)), "DFI-SHP-03")
        yield from give(g, card, "DFI-SHP-04")


def close(g: DungeonFighter) -> None:
    """What is left goes to the box (DFI-SHP-05), rooms are discarded with their symbols (DFI-SHP-01, DFI-SHP-09).

    After the third trip the big bad is next, without another room (DFI-SHP-10, DFI-RND-02).
    """
    g.stall = []
    g.shopping = False
    g.past += g.visited
    g.visited = []
    g.phase = "big_bad" if g.trips >= content().numbers.trips else "dungeon"
