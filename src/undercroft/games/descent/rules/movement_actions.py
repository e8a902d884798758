"""Things done with movement points other than moving (DES-MAC). The costs are those of the table in the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import Size, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import (
    climbs_out,
    dungeon,
    hero_name,
    jumps_over_pits,
    quest_of,
    topology,
)
from undercroft.games.descent.rules import (
    doors,
    equipment,
    familiars,
    glyphs,
    movement,
    orders,
    quest_events,
    town,
    treasure,
)
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.rules.equipment import POTIONS, item_name
from undercroft.games.descent.rules.ground import can_spend, flies, may_stop, why_not_spend
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import equipped, max_fatigue
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.cell_names import cell_name, parse_cell

COSTS = content().costs
HEALING = content().limits.healing_potion_wounds


def free(g: Descent, hero: Hero) -> list[str]:
    """The movement actions that take no points, open to a hero who may stay where he is."""
    found = treasure.to_pick_up(g, hero)
    found += equipment.droppable(hero)
    if not hero.turn.halted and glyphs.encounter_here(g, hero):
        found.append("halt:")
    return found


def paid(g: Descent, hero: Hero) -> list[str]:
    """Those for the points that he could move by, if he can spend any (DES-MOV-16)."""
    return [what for what, points in prices(g, hero).items() if points <= hero.turn.points]


def prices(g: Descent, hero: Hero) -> dict[str, int]:
    """What there is to do here for movement points, and how many it takes, by the table or elsewhere (DES-MAC-14)."""
    found: dict[str, int] = {}
    if not hero.turn.drank:  # DES-TRS-07
        for item in hero.items:
            if item.equipped and item.card in POTIONS:
                found[f"drink:{item.card}"] = COSTS.drink
    if hero.items and takers(g, hero):
        found["give:"] = COSTS.give
    if hero.companions and neighbours(g, hero):
        found |= {f"hand_over:{name}": companion_cost(name) for name in hero.companions}
    if hero.fatigue:
        for name in healers(hero):
            found[f"tend:{name}"] = content().items[name].values["points"]
    for what in glyphs.options(g, hero):
        found[what] = COSTS.glyph_travel
    if hero.items:
        found["reequip:"] = COSTS.reequip
    if hero.at == TOWN:  # DES-TWN-05: all the above, and the shop
        return found | {"shop:": COSTS.shop}
    for what in doors.options(g, hero):
        found[what] = COSTS.door
    for what in treasure.chests_to_open(g, hero):
        found[what] = COSTS.chest
    if g.pits:
        grid = dungeon(g).grid
        for cell in members(climbing(g, hero)):
            found[f"climb:{cell_name(grid, cell)}"] = COSTS.climb_pit
        for cell, points in jumping(g, hero).items():
            found[f"jump:{cell_name(grid, cell)}"] = points
    return found


def neighbours(g: Descent, hero: Hero) -> list[Hero]:
    """Heroes next to this one; in the town all are next to each other (DES-TWN-03)."""
    if hero.at == TOWN:
        return [other for other in g.heroes if other.at == TOWN and other is not hero]
    near = topology(g).neighbours(hero.at)
    return [other for other in g.heroes if other.at != TOWN and near >> other.at & 1]


def drink(g: Descent, hero: Hero, potion: str) -> None:
    """One movement point, one potion per turn (DES-MAC-07, DES-TRS-05 to DES-TRS-08)."""
    hero.turn.points -= COSTS.drink
    hero.turn.drank = True
    item = next(item for item in hero.items if item.equipped and item.card == potion)
    hero.items.remove(item)
    g.tell(msg("des-log-drink", who=hero_name(hero), potion=item_name(potion)), "DES-MAC-07")
    if potion == "healing":
        heal(g, hero, HEALING)
    else:
        recover(g, hero, max_fatigue(hero))


def gifts(g: Descent, hero: Hero) -> list[str]:
    """What can be given to whom: to heroes by their numbers, to ferrets by theirs after an f (DES-FAM-12)."""
    able = takers(g, hero)
    return [f"{at}:{to}" for at in range(len(hero.items)) for to in able]


def takers(g: Descent, hero: Hero) -> list[str]:
    found = [str(other.index) for other in neighbours(g, hero)]
    if hero.at != TOWN and g.familiars:
        found += [f"f{at}" for at in familiars.empty_handed(g, hero.at)]
    return found


def give(g: Descent, hero: Hero, _: str) -> Flow:
    """One item or potion to somebody next to this hero, for one point (DES-MAC-06, DES-TRS-03)."""

    def name_of(to: str) -> Msg:
        return familiars.familiar_name(g.familiars[int(to[1:])]) if to[0] == "f" else hero_name(g.heroes[int(to)])

    def label(value: Value) -> Label:
        at, _, to = str(value).partition(":")
        return Label(msg("des-give", item=item_name(hero.items[int(at)].card), who=name_of(to)), "DES-MAC-06")

    chosen = yield Ask((hero.seat,), msg("des-ask-give"), OneOf(lambda: gifts(g, hero), label))
    at, _, to = chosen.partition(":")
    item = hero.items[int(at)]
    hero.turn.points -= COSTS.give
    if item.equipped:
        orders.changed_equipment(g, hero)
    hero.items.remove(item)
    g.tell(msg("des-log-give", who=hero_name(hero), item=item_name(item.card), to=name_of(to)), "DES-MAC-06")
    if to[0] == "f":
        g.familiars[int(to[1:])].carries = item.card
    else:
        yield from equipment.receive(g, g.heroes[int(to)], item.card, rearrange=True)


def hand_over(g: Descent, hero: Hero, what: str) -> Flow:
    """Pico, or what a quest lets heroes carry, to a hero next to this one (DES-FAM-16)."""
    others = {other.card: other for other in neighbours(g, hero)}
    prompt = msg("des-ask-hand-over")
    to = yield from choose(hero.seat, prompt, others, lambda card: Label(Msg(f"des-hero-{card}"), "DES-FAM-16"))
    hero.turn.points -= companion_cost(what)
    hero.companions.remove(what)
    to.companions.append(what)
    g.tell(msg("des-log-hand-over", who=hero_name(hero), to=hero_name(to)), "DES-FAM-16")


def companion_cost(name: str) -> int:
    card = content().familiars.get(name)
    return card.give_cost if card else COSTS.give


def companion_name(g: Descent, name: str) -> Msg:
    return Msg(f"des-familiar-{name}") if name in content().familiars else quest_of(g).text(f"item-{name}")


def healers(hero: Hero) -> list[str]:
    """Healing runes in use, Minor and Greater Healing, that the hero has the fatigue for."""
    runes = [item for item in equipped(hero) if item.special == "healing_rune"]
    return [rune.id for rune in runes if hero.fatigue >= rune.values["pay"]]


def tend(g: Descent, hero: Hero, rune: str) -> Flow:
    """A point and a fatigue heal oneself or a neighbour."""
    patients = {other.card: other for other in [hero, *neighbours(g, hero)]}
    prompt = msg("des-ask-tend")
    patient = yield from choose(hero.seat, prompt, patients, lambda card: Label(Msg(f"des-hero-{card}")))
    values = content().items[rune].values
    hero.turn.points -= values["points"]
    hero.fatigue -= values["pay"]
    heal(g, patient, values["wounds"])


def climbing(g: Descent, hero: Hero) -> int:
    """Spaces a hero in a pit could climb out to (DES-PRP-04)."""
    if hero.at == TOWN or not g.pits >> hero.at & 1 or flies(hero) or hero.turn.halted:
        return 0
    ways = climbs_out(g, Size.ONE)
    landing = 0
    for leap in ways.get(hero.at, ()):
        landing |= leap.landing
    return landing & may_stop(g, hero)


def ways_out(g: Descent, hero: Hero) -> list[str]:
    """Climbing out of a pit is moving, and no action beside it: a monkey can do it too (DES-EFF-14)."""
    if not can_spend(g, hero, COSTS.climb_pit):
        return []
    return [f"climb:{cell_name(dungeon(g).grid, cell)}" for cell in members(climbing(g, hero))]


def climb(g: Descent, hero: Hero, cell: str) -> Flow:
    hero.turn.points -= COSTS.climb_pit
    yield from movement.arrive(g, hero, parse_cell(dungeon(g).grid, cell))


def jumping(g: Descent, hero: Hero) -> dict[int, int]:
    """Spaces beyond a pit a hero can jump to, and what each costs (DES-PRP-07, DES-MAC-12)."""
    ways = jumps_over_pits(g).get(hero.at, ()) if hero.at != TOWN and not hero.turn.halted else ()
    if not ways or g.pits >> hero.at & 1:
        return {}
    free = may_stop(g, hero)
    affordable = [way for way in ways if way.points <= hero.turn.points]
    return {cell: way.points for way in affordable for cell in members(way.landing & free)}


def jump(g: Descent, hero: Hero, cell: str) -> Flow:
    landing = parse_cell(dungeon(g).grid, cell)
    hero.turn.points -= jumping(g, hero)[landing]
    yield from movement.arrive(g, hero, landing)


def drop(g: Descent, hero: Hero, at: str) -> None:
    """Costs nothing, even without movement points (DES-MAC-03, DES-MAC-13)."""
    equipment.drop(g, hero, hero.items[int(at)])


def reequip(g: Descent, hero: Hero, _: str) -> Flow:
    """Two points for one complete rearrangement (DES-MAC-11)."""
    hero.turn.points -= COSTS.reequip
    yield from equipment.arrange(g, hero)


def halt(g: Descent, hero: Hero, _: str) -> Flow:
    """The player declares that the hero moves no further, so that an encounter happens now (DES-ENC-02)."""
    hero.turn.halted = True
    yield from glyphs.meet_encounter(g, hero)
    yield from quest_events.ended_move(g, hero)


ACTIONS: dict[str, Callable[[Descent, Hero, str], Flow | None]] = {
    "drink": drink,
    "give": give,
    "hand_over": hand_over,
    "tend": tend,
    "climb": climb,
    "jump": jump,
    "drop": drop,
    "reequip": reequip,
    "halt": halt,
    "pick": treasure.pick,
    "chest": treasure.open_chest,
    "door": doors.use,
    "travel": glyphs.travel,
    "shop": town.shop,
}

RULES = {
    "drink": "DES-MAC-07",
    "give": "DES-MAC-06",
    "hand_over": "DES-FAM-16",
    "tend": "DES-MAC-01",
    "climb": "DES-PRP-04",
    "jump": "DES-PRP-07",
    "drop": "DES-MAC-03",
    "reequip": "DES-MAC-11",
    "halt": "DES-ENC-02",
    "pick": "DES-MAC-02",
    "chest": "DES-MAC-09",
    "door": "DES-MAC-08",
    "travel": "DES-MAC-04",
    "shop": "DES-TWN-02",
}


def label(g: Descent, hero: Hero, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind in ("drop", "drink", "tend"):
        card = hero.items[int(which)].card if kind == "drop" else which
        return Label(msg(f"des-do-{kind}", item=item_name(card)), RULES[kind])
    if kind == "door":
        return doors.label(g, which)
    if kind in ("climb", "jump", "travel"):
        return Label(msg(f"des-do-{kind}", cell=which), RULES[kind])
    if kind == "hand_over":
        return Label(msg("des-do-hand_over", what=companion_name(g, which)), RULES[kind])
    if kind == "pick":
        return Label(msg("des-do-pick", what=Msg(f"des-token-{which.split('-')[0]}")), RULES[kind])
    return Label(msg(f"des-do-{kind}"), RULES[kind])


def refusals(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    """Movement actions that are near at hand but not possible now."""
    refused: dict[Value, Refusal] = {}
    for what, points in prices(g, hero).items():
        if why := why_not_spend(g, hero, points, RULES[what.partition(":")[0]]):
            refused[what] = why
    if hero.turn.drank:
        for card in POTIONS:
            refused[f"drink:{card}"] = Refusal(msg("des-no-drink-twice"), "DES-TRS-07")
    if hero.at != TOWN:
        refused |= doors.refusals(g, hero)
        refused |= treasure.chest_refusals(g, hero)
    for at, item in enumerate(hero.items):
        if equipment.bound(hero, item):
            refused[f"drop:{at}"] = Refusal(msg("des-no-drop-in-town"), "DES-TRS-26")
    if hero.turn.travelled:
        refused["travel:town"] = Refusal(msg("des-no-travel-twice"), "DES-GLY-04")
    return refused
