"""Abilities: who has which, when they may be used, what they cost and what they do (MD2-ABL).

Every ability is written as: when, cost, requirement, effect (MD2-ABL-01). One that data cannot say names a special, a
function that is registered here by the modules in `cards/`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from undercroft.games.massivedarkness2.box.components import IN_COMBAT, Ability, Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    called,
    find_enemy,
    find_friend,
    heroes_at,
    in_shadow,
    max_health,
    name,
    near,
    seen_from,
    wounded,
)
from undercroft.games.massivedarkness2.rules import states
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.items import discard, set_pieces
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy, wound_hero
from undercroft.games.massivedarkness2.state import OFF, Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow, choose, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Number, Refusal, Value

Do: TypeAlias = Callable[[MassiveDarkness, Hero, Ability, Combat | None], "Flow | None"]
Possible: TypeAlias = Callable[[MassiveDarkness, Hero, Ability, Combat | None], bool]


class Special(NamedTuple):
    """What data cannot say."""

    do: Do
    possible: Possible


SPECIALS: dict[str, Special] = {}


def _always(_g: MassiveDarkness, _hero: Hero, _ability: Ability, _c: Combat | None) -> bool:
    return True


def special(name_: str, possible: Possible = _always) -> Callable[[Do], Do]:
    """Register how an ability is used; `possible` says whether it would do anything now."""

    def register(do: Do) -> Do:
        SPECIALS[name_] = Special(do, possible)
        return do

    return register


# -- who has which ----------------------------------------------------------------------------------------------------


@cache
def keys_of(card: str) -> tuple[str, ...]:
    """The keys of the abilities of a card, or of one side of it."""
    return tuple(
        key for key in content().abilities if key == card or (key.startswith(f"{card}.") and key[-1].isdigit())
    )


def card_of(key: str) -> str:
    return key.partition(".")[0]


def held(g: MassiveDarkness, hero: Hero) -> list[str]:
    """Every ability a hero has: of the hero card, of items in slots, of potions, of the set, of class and skills."""
    return [*_of_cards(hero, g.players, None), *_of_boards(g, hero)]


def at(g: MassiveDarkness, hero: Hero, moments: frozenset[str]) -> list[str]:
    """The abilities a hero has for any of these moments, usable or not."""
    known = content().abilities
    return [*_of_cards(hero, g.players, moments), *(key for key in _of_boards(g, hero) if known[key].when in moments)]


def _of_boards(g: MassiveDarkness, hero: Hero) -> list[str]:
    """Those of class and skills, the own ones and what others share."""
    found = [*rules_for(hero).cards(g, hero)]
    for other in g.heroes:
        if (rules := rules_for(other)).shares:
            found += rules.shared(g, other, hero)
    return found


def _of_cards(hero: Hero, players: int, moments: frozenset[str] | None) -> tuple[str, ...]:
    return _printed(hero.id, tuple(hero.slots.values()), tuple(hero.potions), players, moments)


MANY = 5
"""Heroes from which on the Worn Leather Armour lies on its special side."""


@lru_cache(maxsize=4096)
def _printed(
    hero: str, worn: tuple[str, ...], potions: tuple[str, ...], players: int, moments: frozenset[str] | None
) -> tuple[str, ...]:
    """What a hero card and items say, for some moments or for all: only items in slots are active (MD2-HRO-03)."""
    c = content()
    once = [item for at, item in enumerate(worn) if c.items[item].slot != "two_hands" or item not in worn[:at]]
    found = [hero]
    for item in once:
        if players >= MANY and c.items[item].many is not None:  # MD2-SET-07
            found.append(f"{item}.many")
        found += keys_of(item)
    for potion in dict.fromkeys(potions):
        found += keys_of(potion)
    pieces = set_pieces(once)  # what is too little now is lost at once (MD2-ITM-16)
    power = c.set_powers[c.heroes[hero].trade].id
    if pieces >= c.box.limits.set_lesser:  # MD2-ITM-14
        found.append(f"{power}.lesser")
    if pieces >= c.box.limits.set_greater:  # MD2-ITM-15
        found.append(f"{power}.greater")
    return tuple(key for key in found if moments is None or c.abilities[key].when in moments)


def passive(g: MassiveDarkness, hero: Hero) -> Iterator[Ability]:
    """What is always on, where its requirement is met."""
    known = content().abilities
    for key in at(g, hero, ALWAYS):
        if why_not_needed(g, hero, known[key], None) is None:
            yield known[key]


ALWAYS = frozenset({"passive"})


# -- when they may be used --------------------------------------------------------------------------------------------


def moments(c: Combat) -> frozenset[str]:
    """The words that fit a combat, seen from its hero (MD2-ABL-03 to MD2-ABL-06)."""
    return _ATTACKING[c.kind] if c.by_hero else _DEFENDING


_ATTACKING = {kind: frozenset({"combat", "attack", kind}) for kind in ("melee", "magic", "ranged")}
_DEFENDING = frozenset({"combat", "defence"})


def usable(g: MassiveDarkness, hero: Hero, when: frozenset[str], c: Combat | None = None) -> list[str]:
    """The abilities a hero may use at such a moment."""
    return [key for key in at(g, hero, when) if why_not(g, hero, key, c) is None]


def any_usable(g: MassiveDarkness, hero: Hero, when: frozenset[str], c: Combat | None = None) -> bool:
    """Whether there is one at all."""
    return any(why_not(g, hero, key, c) is None for key in at(g, hero, when))


def why_not(g: MassiveDarkness, hero: Hero, key: str, c: Combat | None = None) -> Refusal | None:
    """Why an ability cannot be used now, or None."""
    ability = content().abilities[key]
    if c is not None and key in c.used and not ability.again and card_of(key) not in hero.potions:  # or another bottle
        return Refusal(msg("md2-no-twice-in-combat"), "MD2-ABL-03")
    if key in hero.used:
        return Refusal(msg("md2-no-again"), "MD2-ABL-31")
    if ability.when == "move" and g.turn is not None and key in g.turn.used and not ability.again:
        return Refusal(msg("md2-no-twice-in-move"), "MD2-ABL-07")
    if refused := why_not_needed(g, hero, ability, c):
        return refused
    if refused := why_not_paid(hero, ability):
        return refused
    if refused := rules_for(hero).why_not(g, hero, key, ability, c):
        return refused
    if ability.special and not SPECIALS[ability.special].possible(g, hero, ability, c):
        return Refusal(msg("md2-no-use"), "MD2-ABL-01")
    if not _does_something(g, hero, key, c):
        return Refusal(msg("md2-no-use"), "MD2-ABL-01")
    return None


def why_not_needed(g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None) -> Refusal | None:
    need = ability.need
    if need.where and (need.where == "shadow") != (in_shadow(g, hero.at) or (c is not None and c.shadow)):
        return Refusal(msg(f"md2-no-{need.where}"), "MD2-ABL-10")
    if need.wounded > wounded(hero):
        return Refusal(msg("md2-no-wounded", n=need.wounded), "MD2-ABL-13")
    if need.dual and not (c is not None and c.dual):
        return Refusal(msg("md2-no-dual"), "MD2-ABL-14")
    if need.alone and len(heroes_at(g, hero.at)) > 1:
        return Refusal(msg("md2-no-alone"), "MD2-ABL-01")
    if need.against and not (c is not None and find_enemy(g, c.enemy).kind == need.against):
        return Refusal(msg("md2-no-against"), "MD2-ABL-01")
    return None


def why_not_paid(hero: Hero, ability: Ability) -> Refusal | None:
    if ability.cost.mana > hero.mana:
        return Refusal(msg("md2-no-mana", n=ability.cost.mana), "MD2-ABL-11")
    if ability.cost.wounds > hero.health:
        return Refusal(msg("md2-no-health", n=ability.cost.wounds), "MD2-ABL-12")
    return None


def _does_something(g: MassiveDarkness, hero: Hero, key: str, c: Combat | None) -> bool:
    """Whether an effect that needs somebody finds anybody: no enemy in reach, nobody to heal."""
    effect = content().abilities[key].effect
    if (effect.wounds or effect.fire or effect.frost) and effect.whom in ("enemy", "enemies", "others"):
        return bool(reachable(g, hero, effect, c))
    if effect.heal and _only_heals(key):
        return any(wounded(other) or other.fire for other in heroes_at(g, hero.at))
    return True


@cache
def _only_heals(key: str) -> bool:
    effect = content().abilities[key].effect
    return effect == Effect(heal=effect.heal, heal_all=effect.heal_all)


def reachable(g: MassiveDarkness, hero: Hero, effect: Effect, c: Combat | None) -> list[Enemy]:
    """The enemies that an effect may be for."""
    zones = {"zone": 1 << hero.at, "near": near(g, hero.at), "sight": seen_from(g, hero.at)}[effect.reach]
    rules = rules_of(g)
    found = [e for e in g.enemies if e.at != OFF and zones >> e.at & 1 and not rules.untouchable(g, e)]
    return [e for e in found if c is None or effect.whom != "others" or e.number != c.enemy]


# -- using them -------------------------------------------------------------------------------------------------------


def use(g: MassiveDarkness, hero: Hero, key: str, c: Combat | None = None) -> Flow:
    """Pay for an ability and do what it says."""
    ability = content().abilities[key]
    if ability.when in IN_COMBAT and c is not None:
        c.used.append(key)
    if ability.when == "move" and g.turn is not None:
        g.turn.used.append(key)
    if ability.once in ("turn", "round", "mission"):
        hero.used[key] = ability.once
    g.tell(msg("md2-log-use", who=name(hero), what=title(key), at=""), "MD2-ABL-01")
    pay(g, hero, ability)
    card = card_of(key)
    if card in hero.potions:  # MD2-ITM-12
        hero.potions.remove(card)
        discard(g, card)
    yield from do(g, hero, ability, c)
    rules_for(hero).used(g, hero, key)


def pay(g: MassiveDarkness, hero: Hero, ability: Ability) -> None:
    hero.mana -= ability.cost.mana  # MD2-ABL-11
    rules_for(hero).pay(g, hero, ability)
    if ability.cost.wounds:  # MD2-ABL-12
        wound_hero(g, hero, ability.cost.wounds, "MD2-ABL-12")


def do(g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None = None) -> Flow:
    """The effect of an ability, whoever has paid for it."""
    yield from apply(g, hero, ability.effect, c)
    if ability.special:
        yield from run(SPECIALS[ability.special].do(g, hero, ability, c))


def apply(g: MassiveDarkness, hero: Hero, effect: Effect, c: Combat | None = None) -> Flow:
    """What an effect says, in the order of the rulebook's list."""
    if c is not None:
        from undercroft.games.massivedarkness2.rules import combat

        yield from combat.improve(g, c, effect)
    if effect.mana:
        yield from gain_mana(g, hero, effect.mana)
    if g.turn is not None:
        g.turn.mp += effect.mp  # MD2-ABL-23
        g.turn.actions += effect.actions
    if effect.heal:
        yield from heal(g, hero, effect)
    if effect.cleanse:
        states.cleanse(g, hero, effect.cleanse)
    if effect.wounds or effect.fire or effect.frost:
        yield from afflict(g, hero, effect, c)
    if effect.rage or effect.elements or effect.tokens or effect.actions:
        yield from run(rules_for(hero).gains(g, hero, effect))


def gain_mana(g: MassiveDarkness, hero: Hero, mana: int) -> Flow:
    """MD2-ABL-18."""
    yield from run(rules_for(hero).gain_mana(g, hero, mana))


def heal(g: MassiveDarkness, hero: Hero, effect: Effect) -> Flow:
    """For oneself or, as a whole, for one other hero in the zone (MD2-ABL-27)."""
    if effect.heal_all:
        for other in heroes_at(g, hero.at):
            yield from healed(g, other, effect.heal)
        return
    able = {other.number: other for other in heroes_at(g, hero.at) if wounded(other) or other.fire}
    if effect.whom == "self":
        able = {number: other for number, other in able.items() if other is hero}
    if not able:
        return
    taker = next(iter(able.values()))
    if len(able) > 1:
        prompt = msg("md2-ask-heal", n=effect.heal)
        taker = yield from choose(hero.seat, prompt, able, lambda n: Label(name(find_friend(g, int(n))), "MD2-ABL-27"))
    yield from healed(g, taker, effect.heal)


def healed(g: MassiveDarkness, hero: Hero, points: int) -> Flow:
    """Health up to the maximum, and fire in its place, a token a point (MD2-ABL-26, MD2-ABL-28)."""
    out = min(hero.fire, points)
    if out and wounded(hero):
        least = max(0, points - wounded(hero))
        space = Number(min(least, out), out, "MD2-ABL-28")
        out = yield Ask((hero.seat,), msg("md2-ask-quench", who=name(hero), n=points), space, default=out)
    states.quench(g, hero, out)
    gained = min(max_health(hero) - hero.health, points - out)
    hero.health += gained
    g.tell(msg("md2-log-heal", who=name(hero), n=gained, fire=out), "MD2-ABL-26")


def afflict(g: MassiveDarkness, hero: Hero, effect: Effect, c: Combat | None) -> Flow:
    """Wounds, fire and frost for whom they are meant (MD2-ABL-20)."""
    if effect.whom == "foe":
        if c is not None:
            yield from afflict_enemy(g, find_enemy(g, c.enemy), effect, hero, c)  # MD2-RES-07
        return
    found = reachable(g, hero, effect, c)
    if effect.whom == "enemy" and len(found) > 1:
        chosen = yield from choose_enemy(g, hero, found, "md2-ask-whom")
        found = [chosen]
    for enemy in found:
        yield from afflict_enemy(g, enemy, effect, hero, c)


def afflict_enemy(g: MassiveDarkness, enemy: Enemy, effect: Effect, hero: Hero | None, c: Combat | None) -> Flow:
    """One enemy gets wounds, fire and frost; the foe of a combat suffers its wounds when that is over (MD2-RES-13)."""
    states.set_alight(g, enemy, effect.fire)
    states.chill(g, enemy, effect.frost)
    if c is not None and enemy.number == c.enemy:
        c.hurt += effect.wounds
    elif effect.wounds:
        yield from wound_enemy(g, enemy, effect.wounds, hero)


def choose_enemy(g: MassiveDarkness, hero: Hero, found: list[Enemy], prompt: str) -> Flow:
    """One of several enemies, by a hero's player."""
    by_number: dict[int, Enemy] = {enemy.number: enemy for enemy in found}
    if len(by_number) == 1:
        return found[0]
    return (yield from choose(hero.seat, Msg(prompt), by_number, lambda n: enemy_label(g, n)))


def enemy_label(g: MassiveDarkness, number: Value) -> Label:
    return Label(called(g, find_enemy(g, int(number))), "MD2-TIE-01")


def title(key: str) -> Msg:
    """What an ability is called: as its card is."""
    card = card_of(key).rstrip("+")
    c = content()
    if card in c.heroes:
        return Msg("md2-own-ability")
    families: dict[str, Collection[str]] = {"hero": c.heroes, "skill": c.skills, "item": c.items, "basic": c.basics}
    family = next((family for family, cards in families.items() if card in cards), "set")
    return Msg(f"md2-{family}-{card}")
