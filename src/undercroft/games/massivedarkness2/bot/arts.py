"""Abilities outside a combat: potions, healing, what harms enemies, and what the boards of the classes offer."""

from __future__ import annotations

from undercroft.games.massivedarkness2.bot.danger import danger, near_enemies, remaining, threats
from undercroft.games.massivedarkness2.bot.worth import SPECIALS, cost_worth, effect_worth, known, life, mana_price
from undercroft.games.massivedarkness2.box.components import Ability, Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import heroes_at, max_health, max_mana, wounded, zone_name
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.paladin import board_of as consecration
from undercroft.games.massivedarkness2.rules.shaman import board_of as elements
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Turn

IDLE = frozenset({"step", "blink", "lure", "swap_tool", "carry_light", "set_needle"})
"""What needs a plan of its own, and is left alone."""

LIKELY = 2
"""So many of them are told a search."""


def freely(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> str:
    """Something that costs no action, or an action that is better than most; nothing if there is no need."""
    return max([(0.05, ""), *_arts(g, hero, turn, offers)])[1]


def likely(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> list[str]:
    """What is of some use, and what might be."""
    told = sorted(((worth, offer) for worth, offer in _arts(g, hero, turn, offers) if worth), reverse=True)
    return [offer for _, offer in told[:LIKELY]]


def _arts(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> list[tuple[float, str]]:
    """What there is, and what it is worth."""
    found = []
    for offer in offers:
        kind, _, which = offer.partition(":")
        if kind in ("use", "act"):
            found.append((use_worth(g, hero, which) - (1.3 if kind == "act" else 0.0), offer))
        elif kind == "class":
            found.append((class_worth(g, hero, turn, which), offer))
    return found


def use_worth(g: MassiveDarkness, hero: Hero, key: str) -> float:
    """What an ability would bring now, less what it costs."""
    ability = known(key)
    if ability.special in IDLE or (ability.cost.wounds and hero.health < ability.cost.wounds + 3):
        return 0.0
    worth = _effect(g, hero, ability)
    if ability.special:
        worth += SPECIALS.get(ability.special, 0.0) if _fighting(g, hero) or ability.special == "lesson" else 0.0
    if worth <= 0:
        return 0.0
    price = cost_worth(ability.cost) - ability.cost.mana * (0.45 - mana_price(hero))
    if abilities.card_of(key) in hero.potions and ability.special != "lesson":
        price += 0.6
    return worth - price


def _fighting(g: MassiveDarkness, hero: Hero) -> bool:
    return bool(near_enemies(g, hero.at, 2))


def _effect(g: MassiveDarkness, hero: Hero, ability: Ability) -> float:
    effect = ability.effect
    worth = _healing(g, hero, effect)
    if effect.mana:
        worth += 0.5 * min(effect.mana, max_mana(hero) - hero.mana) if hero.shaman is None else 0.4 * effect.mana
        scarce = hero.mana <= 1 or (worth > 1.0 and not (ability.when == "action" and _fighting(g, hero)))
        worth = worth if scarce else 0.0
    if effect.wounds or effect.fire or effect.frost:
        found = [e for e in abilities.reachable(g, hero, effect, None) if remaining(g, e) > 0]
        one = Effect(wounds=effect.wounds, fire=effect.fire, frost=effect.frost)
        if found and effect.whom in ("enemies", "others"):
            worth += effect_worth(one) * len(found)
        elif found:
            worth += effect_worth(one)
    if effect.actions or effect.tokens:
        worth += 1.8 * effect.actions + 1.5 * effect.tokens
    if effect.rage and hero.berserker is not None and hero.berserker.rage < 2 and _fighting(g, hero):
        worth += 0.6 * effect.rage if hero.health >= 5 else 0.0
    return worth


def _healing(g: MassiveDarkness, hero: Hero, effect: Effect) -> float:
    """For whoever gains most; nobody wastes more than a point of it."""
    if not effect.heal:
        return 0.0
    here = [hero] if effect.whom == "self" else heroes_at(g, hero.at)
    gains = []
    for other in here:
        harm = sum(wounds for _, wounds in danger(g, other, other.at, threats(g, other)))
        healed = min(effect.heal, wounded(other))
        need = other.health <= max(2.0, harm) or healed >= effect.heal
        gains.append(life(g, other.health + healed - harm) - life(g, other.health - harm) if need and healed else 0.0)
    return sum(gains) if effect.heal_all else max(gains, default=0.0)


def heal_whom(able: list[Hero]) -> Hero:
    """Whoever is worst off."""
    return min(able, key=lambda other: (other.health / max_health(other), other.health, other.number))


# -- boards -----------------------------------------------------------------------------------------------------------


def class_worth(g: MassiveDarkness, hero: Hero, turn: Turn, what: str) -> float:
    kind, _, which = what.partition(":")
    if kind == "consecrate":
        return _consecrate(g, hero, which)
    if kind == "needle":
        return _needle(g, hero)
    if kind == "stance":
        return _stance(g, hero, turn, which)
    if kind == "flip":
        return 0.5
    if kind == "wake":
        return 1.0 if which not in elements(hero).woken else 0.0
    return 0.0


def _consecrate(g: MassiveDarkness, hero: Hero, which: str) -> float:
    """The zone where most heroes stand while enemies are near, if no token helps them there."""
    colour, _, zone = which.partition(":")
    board = consecration(hero)
    if zone != zone_name(g, hero.at) or hero.at in board.zones.values() or not _fighting(g, hero):
        return 0.0
    crowd = len(heroes_at(g, hero.at))
    skills = 0.4 * len(board.skills[colour]) + {"gold": 0.3, "white": 0.2, "red": 0.1}[colour]
    left = board.zones.get(colour, -1)
    return 0.5 * crowd + skills - mana_price(hero) - (0.5 * len(heroes_at(g, left)) if left >= 0 else 0.0)


def _needle(g: MassiveDarkness, hero: Hero) -> float:
    """On to an attack spell, with mana left to cast it, when there is somebody to be attacked."""
    board = hero.wizard
    if board is None or not _fighting(g, hero):
        return 0.0
    ahead = board.spells[(board.needle + 1) % len(board.spells)]
    gain = spell_power(hero, ahead, 1) - spell_power(hero, board.spells[board.needle], 0)
    return gain - mana_price(hero) - 0.3


def spell_power(hero: Hero, spell: str, spent: int) -> float:
    """What a spell brings in an attack, if the mana is there."""
    found = [known(key) for key in abilities.keys_of(spell)]
    able = [a for a in found if a.when in ("attack", "combat", "magic") and a.cost.mana + spent <= hero.mana]
    return max((effect_worth(a.effect) - 0.3 * a.cost.mana for a in able), default=0.0)


def _stance(g: MassiveDarkness, hero: Hero, turn: Turn, stance: str) -> float:
    """Fury to attack with; provocation when the turn is over and somebody will strike."""
    board = hero.berserker
    if board is None or not _fighting(g, hero) or turn.mp:
        return 0.0
    if turn.actions and stance == "blood_frenzy" and board.rage >= 2:
        return 0.6
    late = turn.actions == 0 and stance == "provocation" and board.rage >= 3 and bool(board.skills[stance])
    return 0.6 if late else 0.0


def element(hero: Hero, offers: list[str]) -> str:
    """The element that skills need most and that there is least of."""
    board = elements(hero)
    need = dict.fromkeys(board.height, 0.3)
    for skill in hero.skills:
        for ability in content().skills[skill].abilities:
            for name, spaces in ability.cost.elements.items():
                need[name] += 1.0 if board.height[name] < spaces else 0.3
    worth = {name: need[name] - 0.12 * board.height[name] for name in board.height}
    worth["mana"] = 0.25
    return max(offers, key=lambda name: worth[name])
