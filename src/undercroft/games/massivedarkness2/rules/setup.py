"""Setting up a game (MD2-SET)."""

from __future__ import annotations

from functools import cache

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name, seat_name, zone_name
from undercroft.games.massivedarkness2.rules import boss, items, levels, spawning
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game, mission_of, rules_of
from undercroft.games.massivedarkness2.state import RANGES, RARITIES, Hero, MassiveDarkness, Token
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

ARMOUR = "worn_leather_armour"
POTIONS = ("health_vial", "mana_vial")
LOOT = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""By heroes: loot tokens in each marked zone (MD2-SET-12), and Lifebringers (MD2-SET-08)."""


def set_up(g: MassiveDarkness) -> Flow:
    """In the rulebook's order, but for the bag, which is needed before it is filled there (MD2-SET-16)."""
    for seat in range(g.players):
        yield from choose_hero(g, seat)  # step 1
    fill_decks(g)  # steps 5 to 9
    fill_bag(g)  # step 17
    for hero in g.heroes:
        yield from run(rules_for(hero).set_up(g, hero))
        yield from levels.gain_skill(g, hero)  # step 2 (MD2-SET-04)
    yield from run(rules_of(g).heroes_armed(g))
    for hero in g.heroes:
        yield from arm(g, hero)  # step 3
    g.lifebringers = max(0, LOOT[heroes_in_game(g)] - g.options.hellbreaker)  # step 4 (MD2-SET-08, MD2-SOL-04)
    g.laid = mission_of(g).grid.floor
    yield from run(rules_of(g).lay_tiles(g))
    lay_out(g)  # steps 11 and 12
    for zone in mission_of(g).mobs:  # steps 13 and 14 (MD2-SET-15, MD2-SET-16)
        if g.laid >> zone & 1:
            yield from spawning.spawn_mob(g, zone)
    for hero in g.heroes:
        yield from start(g, hero)  # step 15 (MD2-SET-17)
    boss.place(g)
    yield from run(rules_of(g).set_up(g))
    for part in ("story", "goal", "rules"):
        g.tell(mission_of(g).text(part), "MD2-SET-10")


def choose_hero(g: MassiveDarkness, seat: int) -> Flow:
    """Each once (MD2-SET-20), at level 1 with no experience (MD2-SET-02, MD2-HRO-13), as on the card (MD2-SET-03)."""
    taken = {hero.id for hero in g.heroes}
    able = [hero for hero in content().heroes if hero not in taken]
    space = OneOf(
        able, lambda h: Label(Msg(f"md2-hero-{h}"), "MD2-SET-01"), lambda: {h: _taken(h) for h in sorted(taken)}
    )
    chosen = str((yield Ask((seat,), msg("md2-ask-hero"), space)))
    card = content().heroes[chosen]
    reserve = {str(rarity): count for rarity, count in content().box.limits.reserve.items()}  # MD2-BAG-03
    hero = Hero(number=g.next_number, id=chosen, seat=seat, health=card.health, mana=card.mana, reserve=reserve)
    g.next_number += 1
    g.heroes.append(hero)
    g.tell(msg("md2-log-hero", who=name(hero), seat=seat_name(seat)), "MD2-SET-01")


def _taken(hero: Value) -> Refusal:
    return Refusal(msg("md2-no-hero-taken", who=Msg(f"md2-hero-{hero}")), "MD2-SET-20")


def arm(g: MassiveDarkness, hero: Hero) -> Flow:
    """A Worn Leather Armour, a starting weapon and a potion (MD2-SET-05); what nobody takes is gone (MD2-ITM-22)."""
    items.equip(g, hero, ARMOUR, "torso")
    if not items.weapons(hero):
        taken = {item for other in g.heroes for item in items.worn(other)}
        starting = [card.id for card in content().items.values() if card.rarity == "starting" and card.weapon]
        space = OneOf(
            [item for item in starting if item not in taken], lambda i: Label(items.title(str(i)), "MD2-SET-06")
        )
        weapon = str((yield Ask((hero.seat,), msg("md2-ask-weapon", who=name(hero)), space)))
        items.equip(g, hero, weapon, "left")
    space = OneOf(POTIONS, lambda item: Label(items.title(str(item)), "MD2-SET-05"))
    hero.potions.append(str((yield Ask((hero.seat,), msg("md2-ask-potion", who=name(hero)), space))))


def fill_decks(g: MassiveDarkness) -> None:
    """Every deck by its back (MD2-SET-09, MD2-ITM-01)."""
    g.decks, g.faces = dict(full_decks()), dict(unseen_faces())
    g.piles = dict.fromkeys(g.decks, ())


@cache
def full_decks() -> dict[str, tuple[str, ...]]:
    c = content()
    decks: dict[str, list[str]] = {rarity: [] for rarity in RARITIES}
    for item in c.items.values():
        if item.id in c.mob_items:
            decks.setdefault(f"item_{c.mob_items[item.id].range}", []).extend([item.id] * item.copies)
        elif item.rarity != "starting":
            decks[item.rarity] += [item.id] * item.copies
    for range_ in RANGES:
        decks[f"mob_{range_}"] = list(c.mobs)
        decks[f"roaming_{range_}"] = list(c.roaming)
    decks["door"] = [card.id for card in c.doors.values() for _ in range(card.copies)]
    return {deck: tuple(cards) for deck, cards in decks.items()}


@cache
def unseen_faces() -> dict[str, tuple[str, ...]]:
    printed = content().box.faces
    return {kind: tuple(face for face, n in faces.items() for _ in range(n)) for kind, faces in printed.items()}


def fill_bag(g: MassiveDarkness) -> None:
    """All common and five rare tokens; the rest is the supply (MD2-SET-18), but for what heroes keep (MD2-BAG-02)."""
    box, limits = content().box.tokens, content().box.limits
    g.bag = {"common": box.treasure["common"], "rare": limits.bag_rare, "epic": 0}
    kept = {rarity: count * len(g.heroes) for rarity, count in limits.reserve.items()}
    g.supply = {
        "rare": box.treasure["rare"] - limits.bag_rare - kept.get("rare", 0),
        "epic": box.treasure["epic"] - kept.get("epic", 0),
        "state": box.state,
        "corruption": box.corruption,
    }


def lay_out(g: MassiveDarkness) -> None:
    """Closed doors and tokens on the tiles as the mission shows (MD2-SET-10, MD2-SET-11)."""
    found = mission_of(g)
    g.closed = sum(1 << n for n, door in enumerate(found.doors) if not door.open)
    for placed in found.tokens:
        if not g.laid >> placed.at & 1:
            continue
        count = LOOT[heroes_in_game(g)] if placed.kind == "loot" else 1  # MD2-SET-12
        for _ in range(count):
            g.tokens.append(Token(g.next_number, placed.kind, placed.at, placed.what, placed.count, placed.grey))
            g.next_number += 1


def start(g: MassiveDarkness, hero: Hero) -> Flow:
    """All in one zone, or apart where the mission says so (MD2-MIS-83)."""
    zones = [zone for zone in mission_of(g).start if g.laid >> zone & 1]
    crowd = {zone: sum(other.at == zone for other in g.heroes) for zone in zones}
    free = [zone for zone in zones if crowd[zone] == min(crowd.values())]
    if len(free) == 1:
        hero.at = free[0]
        return
    named = {zone_name(g, zone): zone for zone in free}
    space = OneOf(list(named), lambda zone: Label(msg("md2-zone", zone=str(zone)), "MD2-MIS-83"))
    hero.at = named[(yield Ask((hero.seat,), msg("md2-ask-start", who=name(hero)), space, default=next(iter(named))))]
