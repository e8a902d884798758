"""What the attacks that figures on the table can make are likely to do, and what it is worth to hit somebody."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.odds import Mark, Strike, chances, strike_with, throws, totals
from undercroft.games.descent.rules.attack_spend import command_among, commanders
from undercroft.games.descent.rules.bonuses import NOTHING, gain_where
from undercroft.games.descent.rules.prevention import in_reserve
from undercroft.games.descent.rules.targets import attack_kind, melee_range
from undercroft.games.descent.rules.wounds import armor_value
from undercroft.games.descent.state import Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import (
    armor,
    hero_card,
    max_wounds,
    monster_ability,
    monster_speed,
    monster_wounds,
)

CONQUEST = 4.0
"""A conquest token in wounds: a hero of twelve wounds costs the party three."""
LAST_TOKENS = 3.0
"""With how many tokens the loss of the game compares."""
SCARCE = 1.0
"""With how many tokens each is worth twice as much as with many."""
ATTACKS_SPARED = 3.0
"""How many attacks of a monster the party is spared by killing it."""
FARTHEST = 12
"""Spaces: farther away nobody thinks of attacking."""
USUAL_ARMOR = 2
"""Of heroes, where it is not known whom a monster will attack."""


def hero_strike(
    g: Descent, hero: Hero, weapon: ItemCard | None, *, adjacent: bool = False, unseen: bool = False
) -> Strike:
    """What a hero's attack with a weapon, or with bare hands, brings along.

    `adjacent` and `unseen` say what holds for the enemy thought of, where bonuses ask for that.
    """
    holds = {"adjacent": adjacent, "unseen": unseen}
    more = gain_where(hero, attack_kind(hero, weapon), weapon, holds.__getitem__)
    strike = strike_with(g, hero, weapon)
    if more == NOTHING:
        return strike
    return strike._replace(damage=strike.damage + more.damage, pierce=strike.pierce + more.pierce)


def monster_strike(g: Descent, m: Monster, leading: list[Monster] | None = None) -> Strike:
    """What a monster's attack brings along: the same for all of a kind under the same powers and commands.

    `leading` are the monsters with Command, if they are known.
    """
    like = _like(g, m, leading)
    found = _STRIKES.get(like)
    if found is None:
        found = _STRIKES[like] = strike_with(g, m, None)
    return found


_STRIKES: dict[tuple[object, ...], Strike] = {}


def _like(g: Descent, m: Monster, leading: list[Monster] | None) -> tuple[object, ...]:
    """All that a monster's attack depends on."""
    commands = command_among(g, m, commanders(g) if leading is None else leading)
    return g.quest, m.kind, m.master, m.named, tuple(g.overlord.powers), commands


class Means(NamedTuple):
    """How a monster gets at somebody."""

    speed: int
    reach: int
    ranged: bool


def monster_means(g: Descent, m: Monster, leading: list[Monster]) -> Means:
    """How far it goes, how far it strikes then, and whether from afar; `leading` are the monsters with Command."""
    like = _like(g, m, leading)
    found = _MEANS.get(like)
    if found is None:
        strike = monster_strike(g, m, leading)
        found = _MEANS[like] = Means(monster_speed(g, m), strike_reach(g, m, strike), strike.ranged)
    return found


_MEANS: dict[tuple[object, ...], Means] = {}


def hero_mark(hero: Hero, kind: str, distance: int, fear: int = 0) -> Mark:
    """A hero whom an attack strikes, with the shields that are ready."""
    return Mark(distance, armor(hero, kind), fear, spared=in_reserve(hero))


def harm(strike: Strike, mark: Mark, left: int) -> tuple[float, float]:
    """The wounds to be expected by somebody with so many left, and the chance to be killed."""
    found = chances(strike, mark, left)
    return found.expected, found.kills


@lru_cache(maxsize=4096)
def strike_range(strike: Strike) -> int:
    """How far it gets more often than not."""
    if strike.ranged:
        ways, free = totals(strike.dice), strike.range + strike.free
        for distance in range(FARTHEST, 1, -1):
            reaching = sum(count for way, count in ways.items() if way.range + way.enhancements + free >= distance)
            if 2 * reaching > throws(strike.dice):
                return distance
    return 1


def strike_reach(g: Descent, m: Monster, strike: Strike) -> int:
    """How far from itself a monster usually strikes with this attack."""
    if strike.ranged:
        return strike_range(strike)
    return melee_range(g, m)


@lru_cache(maxsize=2048)
def might(strike: Strike) -> float:
    """The wounds an attack does to somebody with the usual armour at a usual distance."""
    return harm(strike, Mark(3 if strike.ranged else 1, USUAL_ARMOR), 20)[0]


def attacks_of(g: Descent, m: Monster) -> int:
    return content().abilities["quick_shot"].attacks if monster_ability(g, m, "quick_shot") else 1


def danger(g: Descent, m: Monster, strike: Strike | None = None) -> float:
    """The wounds a monster can be expected to deal in an activation; what lingers or spreads counts more."""
    strike = strike or monster_strike(g, m)
    value = might(strike) * attacks_of(g, m)
    if strike.area:
        value *= 1.4
    for effect in ("stun", "burn", "web", "poison", "grapple"):
        if monster_ability(g, m, effect):
            value += 0.6
    return value


def monster_left(g: Descent, m: Monster) -> int:
    return max(1, monster_wounds(g, m) - m.hurt)


def monster_guard(g: Descent, m: Monster) -> int:
    """Its armour against anybody."""
    return armor_value(g, Attack(), m)


def monster_price(g: Descent, m: Monster) -> float:
    """What killing a monster is worth to the party, in wounds: the attacks it will not make, conquest and coins."""
    value = 1.0 + ATTACKS_SPARED * danger(g, m)
    if m.master:
        value += 0.7
    if m.named:
        value += CONQUEST * quest_of(g).named[m.named].conquest
    return value


def hero_price(g: Descent, hero: Hero) -> float:
    """What killing a hero costs the party: the fewer tokens it has, the more each is worth."""
    lost = hero_card(hero).conquest
    if lost >= g.conquest:
        return CONQUEST * (lost + LAST_TOKENS)
    return CONQUEST * lost * (1.0 + SCARCE / max(1, g.conquest))


def hero_guard(hero: Hero, kind: str) -> int:
    """What armour against an attack type and the shields that are ready stop together."""
    return armor(hero, kind) + in_reserve(hero)


def wound_price(g: Descent, hero: Hero) -> float:
    """What one wound on a hero is worth: the weaker he is, the more."""
    share = hero.wounds / max_wounds(hero)
    return hero_price(g, hero) / max_wounds(hero) * (1.4 - 0.6 * share)
