"""How much a hero, or a skill for a hero, is worth before anything has happened."""

from __future__ import annotations

from statistics import fmean

from undercroft.games.descent.box.content import HeroCard, SkillCard, content
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import TRAITS

SPECIALS = {
    "able_warrior": 1.3,
    "acrobat": 0.8,
    "alertness": 0.8,
    "ambidextrous": 0.5,
    "battle_cry": 0.7,
    "cautious": 1.1,
    "cleaving": 1.2,
    "crackshot": 0.6,
    "divine_retribution": 0.5,
    "enduring": 0.8,
    "knight": 1.8,
    "leadership": 0.9,
    "precision": 0.6,
    "quick_casting": 1.8,
    "rapid_fire": 2.0,
    "relentless": 1.1,
    "telekinesis": 0.5,
    "unmovable": 1.1,
    "vampiric_blood": 0.8,
    "wild_talent": 0.4,
}
"""What a skill of its own kind is worth, in damage of an attack."""
NEEDS = {
    "cleaving": "melee",
    "rapid_fire": "ranged",
    "quick_casting": "magic",
    "precision": "ranged",
    "crackshot": "ranged",
}
"""The attack type with which alone it works."""
FAMILIARS = 0.5
ABILITIES = {"command": 1.4, "aura": 0.9, "sorcery": 0.8}


def best_trait(card: HeroCard) -> str:
    return max(TRAITS, key=lambda kind: int(getattr(card, kind)))


def skill_worth(card: HeroCard, skill: SkillCard) -> float:
    """What a skill is worth to a hero who fights in the way that suits him best."""
    kind = best_trait(card)
    value = 0.35 * skill.wounds + 0.5 * skill.fatigue + 0.6 * skill.speed + FAMILIARS * bool(skill.familiars)
    for bonus in skill.bonuses:
        if bonus.on in ("any", kind):
            gain = bonus.gain
            value += gain.damage + 0.5 * gain.surge + (0.25 * gain.range if kind != "melee" else 0.0)
    value += sum(0.6 for _ in skill.armor_against)
    value += sum(ABILITIES.get(ability.id, 0.5) for ability in skill.abilities)
    special = skill.special or ""
    return value + (SPECIALS.get(special, 0.0) if NEEDS.get(special, kind) == kind else 0.0)


def to_exchange(g: Descent, hero: Hero, keep: str) -> str:  # noqa: ARG001 - a choice at the table like any other
    """The skill to put back, if another one of its deck is likely to be better."""
    card = content().heroes[hero.card]
    skills = content().skills
    gains = {}
    for name in hero.skills:
        others = [s for s in skills.values() if s.deck == skills[name].deck and s.id not in hero.skills]
        gains[name] = fmean(skill_worth(card, other) for other in others) - skill_worth(card, skills[name])
    worst = max(gains, key=lambda name: gains[name], default=keep)
    return worst if gains and gains[worst] > 0 else keep


def hero_rating(card: HeroCard) -> float:
    """How good a hero is to begin with, by what is printed on the sheet."""
    dice = max(card.melee, card.ranged, card.magic)
    value = 0.35 * card.wounds + 0.4 * card.fatigue + 1.5 * card.armor + 0.8 * card.speed + 1.5 * dice
    value += sum(bonus.gain.damage + 0.5 * bonus.gain.surge for bonus in card.bonuses)
    value += card.heals + 0.8 * card.recovers - 0.5 * card.conquest
    return value + (1.0 if card.special or card.familiar else 0.0)
