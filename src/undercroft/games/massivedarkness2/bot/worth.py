"""What things are worth to a hero, in wounds: dice, effects and what they cost, health, enemies."""

from __future__ import annotations

from math import log

from undercroft.games.massivedarkness2.box.components import Ability, Cost, Dice, Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_mana, trade
from undercroft.games.massivedarkness2.rules.dice import counts, expected_swords
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness

SHIELD = 5 / 6
"""What a blue die blocks on average."""
SCRATCH, CLAW = 1.0, 0.8
SPECIALS = {
    "blank_to_sword": 0.6,
    "reroll_blanks": 0.6,
    "upgrade": 0.8,
    "in_shadow": 1.2,
    "per_wound": 1.5,
    "comrades": 1.2,
    "slay": 1.8,
    "step": 0.6,
    "blink": 0.7,
    "lure": 0.4,
    "gift_mana": 0.8,
    "fester": 1.5,
    "lesson": 1.5,
    "swap_tool": 0.3,
    "put_arrow_back": 0.9,
    "count_arrows": 0.9,
    "call_fire_spirit": 3.0,
    "call_frost_spirit": 3.0,
    "wake_spirit": 1.2,
    "scorch_the_consecrated": 1.2,
    "carry_light": 0.3,
    "set_needle": 0.6,
}
"""What those abilities bring that data cannot say."""
OFTEN = {
    "passive": 1.0,
    "combat": 1.0,
    "attack": 0.9,
    "melee": 0.8,
    "magic": 0.8,
    "ranged": 0.8,
    "defence": 0.8,
    "turn": 0.6,
    "turn_start": 0.9,
    "round": 0.9,
    "any": 0.5,
    "action": 0.35,
    "move": 0.3,
    "kill": 0.5,
    "shadow": 0.3,
}
"""How much of what an ability brings comes about, by the moment it is for."""


def dice_worth(dice: Dice) -> float:
    """Swords and shields on average; dice of the shadow and mana are worth a little more than their swords."""
    bonus = {"blue": SHIELD, "purple": 1.3, "black": 0.0}
    return sum(bonus.get(colour, expected_swords(colour)) * count for colour, count in counts(dice).items())


def effect_worth(effect: Effect) -> float:
    """About, whatever the moment."""
    many = 1.7 if effect.whom in ("enemies", "others") else 1.0
    worth = effect.swords + 0.9 * effect.shields + dice_worth(effect.dice) + 0.6 * effect.pierce
    worth += 0.5 * effect.rerolls + 0.35 * effect.enemy_rerolls + 0.4 * effect.mana + 0.3 * effect.mp
    worth += 0.5 * effect.ignore_claws + 0.5 * effect.ignore_scratches
    worth += many * (0.8 * effect.fire + 0.8 * effect.frost + 1.1 * effect.wounds)
    worth += 0.7 * effect.heal * (1.8 if effect.heal_all else 1.0) + 0.3 * effect.rage + 1.2 * effect.tokens
    return worth + 1.6 * effect.actions + 0.3 * sum(effect.elements.values()) + 0.3 * effect.cleanse


def cost_worth(cost: Cost) -> float:
    return 0.45 * cost.mana + 1.0 * cost.wounds + 0.35 * cost.rage + 0.35 * sum(cost.elements.values())


def ability_worth(ability: Ability) -> float:
    """What an ability brings to whoever has it, use by use."""
    worth = effect_worth(ability.effect) + SPECIALS.get(ability.special or "", 0.0)
    need = ability.need
    rare = 0.5 if need.where or need.dual or need.alone or need.against else 0.7 if need.wounded else 1.0
    return max(0.0, worth - cost_worth(ability.cost)) * OFTEN[ability.when] * rare


def mana_price(hero: Hero) -> float:
    """What a point of mana costs: little for whoever has plenty."""
    plenty = hero.mana / max(1, max_mana(hero))
    return 0.45 - 0.25 * plenty


def life(g: MassiveDarkness, health: float) -> float:
    """What so much health is worth; who falls costs a Lifebringer, or the game (MD2-KO-05)."""
    if health >= 1:
        return 3.0 * log(1.0 + health)
    fallen = FALLEN[min(2, g.lifebringers)]
    return 3.0 * log(2.0) - (1.0 - max(0.0, health)) * fallen + 0.3 * min(0.0, health)


FALLEN = (14.0, 6.0, 5.0)
"""What it costs to fall, by how many Lifebringers there are."""


SHARES = (0.4, 1.0, 1.6)


def outlook(g: MassiveDarkness, health: float, harm: float) -> float:
    """What health is worth with so much harm to come on average: it may be less, and it may be more."""
    return sum(life(g, health - share * harm) for share in SHARES) / len(SHARES)


def figure_worth(enemy: Enemy) -> float:
    """What it brings to kill a figure of an enemy: experience, and a die less against all."""
    return 1.8 if enemy.kind == "mob" else 8.0


def last_worth(enemy: Enemy) -> float:
    """What it brings to kill the last figure of it."""
    return 5.0 if enemy.kind == "mob" else 6.0


def wants(hero: Hero) -> str:
    """The attack type that a class is best at."""
    return {"wizard": "magic", "shaman": "magic", "ranger": "ranged"}.get(trade(hero), "melee")


def known(key: str) -> Ability:
    return content().abilities[key]
