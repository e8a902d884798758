"""Answers that both sides give in the same way: free strikes, whom to attack first, whom to cast a spell at."""

from __future__ import annotations

from undercroft.games.dungeonsaga.bot import arts
from undercroft.games.dungeonsaga.bot.worth import attack_worth, model_price, wound_price
from undercroft.games.dungeonsaga.box.content import Skill, Spell, content
from undercroft.games.dungeonsaga.models import find, is_hero, name
from undercroft.games.dungeonsaga.rules import magic, modifiers
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model
from undercroft.kernel.asks import Ask

LOCK = 0.1
"""What it is worth to attack a lock by a feat, after everybody else."""
SKILLS = {"stalwart": 1.0, "tough": 0.8, "frenzy": 0.7, "nimble": 0.5, "sure_shot": 0.6, "magical_defence": 0.4}
"""What abilities are worth to somebody who may learn one."""


def about(g: DungeonSaga, ask: Ask, key: str = "who") -> Model:
    """The model that an ask names."""
    told = ask.prompt.args[key]
    found = [m for m in [*g.heroes, *g.minions] if name(m) == told]
    return next((m for m in found if m.at != OFF), found[0])


def strike(g: DungeonSaga, ask: Ask, offers: list[str]) -> str:
    """Always, and first whoever strikes best."""
    target = about(g, ask)
    able = [offer for offer in offers if offer.isdecimal()]
    return max(able, key=lambda n: attack_worth(g, modifiers.readied(g, find(g, int(n)), target, "strike"), target))


def first_target(g: DungeonSaga, ask: Ask, offers: list[str]) -> str:  # noqa: ARG001 - as all of them
    """Of several who are attacked one by one, whoever is worth most comes first."""

    def worth(key: str) -> float:
        if not key.isdecimal():
            return LOCK if any(fitting.id == key for fitting in g.fittings) else 0.0
        at = find(g, int(key))
        return wound_price(g, at) if is_hero(at) else model_price(at)

    return max(offers, key=worth)


def spell_of(ask: Ask) -> Spell:
    """The spell that a target is asked for."""
    told = ask.prompt.args["spell"]
    return next(spell for card, spell in content().spells.items() if magic.spell_name(card) == told)


def spell_target(g: DungeonSaga, m: Model, ask: Ask, offers: list[str], side: arts.Side) -> str:
    spell = spell_of(ask)
    return max(offers, key=lambda target: arts.target_worth(g, m, spell, target, side))


def best_skill(offers: list[str]) -> str:
    return max(offers, key=lambda card: skill_worth(content().skills[card]))


def skill_worth(skill: Skill) -> float:
    bonus = skill.bonus
    able = sum(SKILLS.get(name_, 0.3) * rank for name_, rank in bonus.abilities.items())
    return able + 0.8 * bonus.ward + 0.5 * bonus.move + bonus.fight + bonus.armour + bonus.shoot + bonus.magic
