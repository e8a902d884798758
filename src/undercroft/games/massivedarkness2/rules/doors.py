"""Doors and chambers (MD2-DOR)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.board import Bits, Cell
from undercroft.games.massivedarkness2.box import words
from undercroft.games.massivedarkness2.box.components import DoorCard
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name, zone_name
from undercroft.games.massivedarkness2.rules import decks, spawning, treasure
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Token
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Refusal

Do: TypeAlias = Callable[[MassiveDarkness, DoorCard, Hero, Bits], "Flow | None"]
DOOR_CARDS: dict[str, Do] = {}
"""What door cards do, by their `special`: they are given the card, the hero who opens and the zones of the chamber."""
DECK = "door"


def door_card(special: str) -> Callable[[Do], Do]:
    """Register what door cards of a kind do."""

    def register(do: Do) -> Do:
        DOOR_CARDS[special] = do
        return do

    return register


def closed_at(g: MassiveDarkness, zone: Cell) -> list[int]:
    """Closed doors in a zone (MD2-DOR-03)."""
    found = mission_of(g)
    return [n for n in found.doors_at.get(zone, ()) if g.closed >> n & 1 and _laid(g, found.doors[n].zones)]


def _laid(g: MassiveDarkness, zones: tuple[Cell, Cell]) -> bool:
    return all(g.laid >> zone & 1 for zone in zones)


def why_not_open(g: MassiveDarkness, hero: Hero, door: int) -> Refusal | None:
    """The mission may keep a white-framed door shut."""
    return rules_of(g).why_no_door(g, hero, door)


def open_door(g: MassiveDarkness, door: int, hero: Hero) -> Flow:
    """Turn the token; the first door of a chamber reveals it (MD2-DOR-06). Nobody closes it again (MD2-DOR-04)."""
    found = mission_of(g).doors[door]
    g.closed &= ~(1 << door)
    here, there = (zone_name(g, zone) for zone in found.zones)
    g.tell(msg("md2-log-door", who=name(hero), at=f"{here} {there}"), "MD2-DOR-03", reveals=True)
    for zone in found.zones:
        chamber = mission_of(g).chamber_at(zone)
        if chamber is not None and not g.revealed >> chamber & 1:
            yield from reveal(g, chamber, hero, card=rules_of(g).draws_door_card(g, door))
    yield from run(rules_of(g).opened(g, door, hero))


def reveal(g: MassiveDarkness, chamber: int, hero: Hero, *, card: bool) -> Flow:
    """A door card, then enemies, then treasure (MD2-DOR-07)."""
    g.revealed |= 1 << chamber
    zones = mission_of(g).chambers[chamber].zones
    if card:
        yield from _door_card(g, hero, zones)  # resolved completely before anything else (MD2-DOR-08)
    for token in [token for token in g.tokens if token.kind == "spawn" and zones >> token.at & 1]:  # MD2-DOR-11
        if g.winner:
            return
        g.tokens.remove(token)  # MD2-MOB-20
        yield from spawning.spawn_mob(g, token.at)
    yield from place_treasure(g, zones)
    yield from run(rules_of(g).revealed(g, zones, hero))


def _door_card(g: MassiveDarkness, hero: Hero, zones: Bits) -> Flow:
    """Resolved at once (MD2-DOR-13) and discarded (MD2-DOR-09); discards make a new deck (MD2-DOR-10)."""
    drawn = yield from decks.draw(g, DECK)
    if drawn is None:
        return
    found = content().doors[drawn]
    g.tell(msg("md2-log-door-card", card=Msg(f"md2-door-{drawn}"), text=words.door(found)), "MD2-DOR-13", reveals=True)
    yield from run(DOOR_CARDS[found.special](g, found, hero, zones))
    decks.discard(g, DECK, drawn)


def place_treasure(g: MassiveDarkness, zones: Bits) -> Flow:
    """Every loot token becomes a treasure token out of the bag, face up in its zone (MD2-DOR-12)."""
    for token in [token for token in g.tokens if token.kind == "loot" and zones >> token.at & 1]:
        g.tokens.remove(token)
        yield from add_treasure(g, token.at, 1)


def add_treasure(g: MassiveDarkness, at: Cell, count: int) -> Flow:
    for rarity in (yield from treasure.draw_tokens(g, count)):
        g.tokens.append(Token(g.next_number, "treasure", at, rarity))
        g.next_number += 1
        line = msg("md2-log-treasure", rarity=Msg(f"md2-rarity-{rarity}"), at=zone_name(g, at))
        g.tell(line, "MD2-DOR-12", reveals=True)
