"""Attacks that cards grant, beside those of an action."""

from __future__ import annotations

from typing import TypeAlias

from undercroft.board import Bits
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import hero_name, monster_spaces
from undercroft.games.descent.rules.attack import attack
from undercroft.games.descent.rules.attack_dice import POWER
from undercroft.games.descent.rules.guard import weapon_label
from undercroft.games.descent.rules.targets import in_reach_of, may_blast, weapons
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero
from undercroft.games.descent.stats import UNARMED
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import msg

Arms: TypeAlias = dict[str, tuple[ItemCard | None, Bits]]
"""Weapons by their names, each with the spaces that can be struck with it; bare hands are among them."""


def reaching(g: Descent, hero: Hero, spaces: Bits) -> Arms:
    """The weapons, bare hands among them, that can strike some of these spaces now, and which."""
    arms: list[ItemCard | None] = [*weapons(hero), None]
    found = {weapon.id if weapon else UNARMED: (weapon, in_reach_of(g, hero, weapon) & spaces) for weapon in arms}
    return {name: (weapon, struck) for name, (weapon, struck) in found.items() if struck}


def melee(arms: Arms) -> Arms:
    """Only those that strike in melee."""
    return {name: arm for name, arm in arms.items() if arm[0] is None or arm[0].attack == "melee"}


def strike(g: Descent, hero: Hero, arms: Arms, *, seat: int | None = None) -> Flow:
    """Attack with one of these weapons one of the spaces beside it; `seat` decides in place of the hero's player."""
    decider = hero.seat if seat is None else seat
    weapon, spaces = next(iter(arms.values()))
    if len(arms) > 1:
        prompt = msg("des-ask-weapon", who=hero_name(hero))
        weapon, spaces = yield from choose(decider, prompt, arms, weapon_label)
    yield from attack(g, hero, weapon, seat=decider, at=spaces)


def can_repeat(g: Descent, hero: Hero, atk: Attack) -> bool:
    """Whether the hero still has the weapon of an attack, and somebody to attack with it."""
    weapon = content().items[atk.weapon] if atk.weapon else None
    if hero.at == TOWN or (weapon is not None and weapon not in weapons(hero)):
        return False
    spaces = in_reach_of(g, hero, weapon)
    return bool(spaces if may_blast(g, hero, weapon) else spaces & monster_spaces(g))


def repeat(g: Descent, hero: Hero, atk: Attack) -> Flow:
    """Another attack with the same weapon, be it a bare hand."""
    weapon = content().items[atk.weapon] if atk.weapon else None
    dice = None if weapon else tuple(die for die in atk.dice if die != POWER)
    yield from attack(g, hero, weapon, dice=dice)
