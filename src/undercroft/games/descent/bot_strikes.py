"""The attacks that figures on the table can make, and what it is worth to hit somebody."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.descent.bot_odds import Strike, harm, usual_reach
from undercroft.games.descent.content import Gain, ItemCard, content
from undercroft.games.descent.figures import base, quest_of
from undercroft.games.descent.rules.attack_dice import dice_pool, harried
from undercroft.games.descent.rules.attack_spend import command
from undercroft.games.descent.rules.bonuses import bonuses
from undercroft.games.descent.rules.prevention import ready_shields, spared
from undercroft.games.descent.rules.targets import attack_kind, weapon_ability, weapons
from undercroft.games.descent.state import Descent, Hero, Monster
from undercroft.games.descent.stats import (
    ability,
    armor,
    hero_card,
    max_wounds,
    monster_ability,
    monster_armor,
    monster_damage,
    monster_wounds,
    side,
    worth,
)

CONQUEST = 4.0
"""A conquest token in wounds: a hero of twelve wounds costs the party three."""
LAST_TOKENS = 3.0
"""With how many tokens the loss of the game compares."""
SCARCE = 1.0
"""With how many tokens each is worth twice as much as with many."""
ATTACKS_SPARED = 3.0
"""How many attacks of a monster the party is spared by killing it."""
USUAL_ARMOR = 2
"""Of heroes, where it is not known whom a monster will attack."""


def hero_strike(
    g: Descent, hero: Hero, weapon: ItemCard | None, *, adjacent: bool = False, unseen: bool = False
) -> Strike:
    """What a hero's attack with a weapon, or with bare hands, is made of.

    `adjacent` and `unseen` say what holds for the enemy thought of, where bonuses ask for that.
    """
    kind = attack_kind(hero, weapon)
    holds = {"always": True, "adjacent": adjacent, "unseen": unseen}
    gains = [bonus.gain for bonus in bonuses(hero, kind, weapon) if holds[bonus.when]]
    if weapon is not None and kind == "melee":
        gains += _off_hand(hero, weapon)
    commanded = command(g, hero)
    radius = weapon_ability(g, hero, weapon, "blast")
    around = weapon is not None and weapon.special == "word_of_vaal"
    return Strike(
        dice=tuple(sorted(dice_pool(g, hero, weapon))),
        ranged=kind != "melee" and not around,
        damage=sum(gain.damage for gain in gains) + commanded,
        range=sum(gain.range for gain in gains) + commanded,
        surges=sum(gain.surge for gain in gains),
        free=weapon_ability(g, hero, weapon, "sorcery"),
        pierce=weapon_ability(g, hero, weapon, "pierce") + sum(gain.pierce for gain in gains),
        options=weapon.surges if weapon is not None else (),
        spread="around" if around else "blast" if radius else "sweep" if _sweeps(g, hero, kind) else "",
        radius=radius,
    )


def _sweeps(g: Descent, attacker: Hero | Monster, kind: str) -> bool:
    return kind == "melee" and bool(ability(g, attacker, "sweep"))


def _off_hand(hero: Hero, weapon: ItemCard) -> list[Gain]:
    """DES-OFF-01 to DES-OFF-03."""
    held = weapons(hero)
    if weapon in held:
        held.remove(weapon)
    for other in held:
        if other.off_hand is not None and other.attack == "melee":
            return [other.off_hand, Gain(damage=worth(hero, "ambidextrous", "damage"))]
    return []


def monster_strike(g: Descent, m: Monster) -> Strike:
    """What a monster's attack is made of."""
    kind = side(m).attack
    commanded = command(g, m)
    radius = monster_ability(g, m, "blast")
    breath = bool(monster_ability(g, m, "breath"))
    return Strike(
        dice=tuple(sorted(dice_pool(g, m, None))),
        ranged=kind != "melee",
        damage=monster_damage(g, m) + commanded,
        range=side(m).range + commanded,
        free=monster_ability(g, m, "sorcery"),
        pierce=monster_ability(g, m, "pierce"),
        spread="breath" if breath else "blast" if radius else "sweep" if _sweeps(g, m, kind) else "",
        radius=radius,
    )


def strike_range(strike: Strike) -> int:
    """How far it gets more often than not."""
    return usual_reach(strike.dice, strike.range, strike.free) if strike.ranged else 1


@lru_cache(maxsize=2048)
def might(strike: Strike) -> float:
    """The wounds an attack does to somebody with the usual armour at a usual distance."""
    return harm(strike, 3 if strike.ranged else 1, USUAL_ARMOR, 20)[0]


def attacks_of(g: Descent, m: Monster) -> int:
    return content().abilities["quick_shot"].attacks if monster_ability(g, m, "quick_shot") else 1


def danger(g: Descent, m: Monster, strike: Strike | None = None) -> float:
    """The wounds a monster can be expected to deal in an activation; what lingers or spreads counts more."""
    strike = strike or monster_strike(g, m)
    value = might(strike) * attacks_of(g, m)
    if strike.spread:
        value *= 1.4
    for effect in ("stun", "burn", "web", "poison", "grapple"):
        if monster_ability(g, m, effect):
            value += 0.6
    return value


def monster_left(g: Descent, m: Monster) -> int:
    return max(1, monster_wounds(g, m) - m.hurt)


def monster_guard(g: Descent, m: Monster) -> int:
    """Its armour, less what the falcon takes off."""
    value = monster_armor(g, m)
    if g.familiars and harried(g, base(g, m)):
        value -= max(card.enemy_armor for card in content().familiars.values())
    return max(0, value)


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
    """Armour against an attack type, with the shields that are ready."""
    return armor(hero, kind) + sum(spared(hero, shield) for shield in ready_shields(hero))


def wound_price(g: Descent, hero: Hero) -> float:
    """What one wound on a hero is worth: the weaker he is, the more."""
    share = hero.wounds / max_wounds(hero)
    return hero_price(g, hero) / max_wounds(hero) * (1.4 - 0.6 * share)
