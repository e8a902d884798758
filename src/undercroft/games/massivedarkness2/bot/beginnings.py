"""Before the first round, and at every new level: weapon, potion, skills and where they lie."""

from __future__ import annotations

from undercroft.games.massivedarkness2.bot.worth import ability_worth
from undercroft.games.massivedarkness2.box.components import Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import trade
from undercroft.games.massivedarkness2.rules.paladin import COLOURS
from undercroft.games.massivedarkness2.rules.rogue import NONE, fits
from undercroft.games.massivedarkness2.rules.wizard import QUADRANTS
from undercroft.games.massivedarkness2.state import Hero

TIER = 0.4
"""What a higher tier is worth besides: it takes no further place."""
FONDNESS = {
    "lethal_fury": 1.0,
    "red_mist": 0.8,
    "blood_drinker": 0.8,
    "path_of_fire": 1.0,
    "path_of_frost": 0.7,
    "hunters_mark": 0.8,
    "nimble_fingers": 0.5,
    "ember_breath": 0.8,
    "mud_armour": 0.3,
    "guiding_light": 0.6,
    "open_shield": 0.3,
    "warm_hands": 0.3,
    "toxicology": 0.9,
    "two_daggers": 0.1,
    "quiet_work": 0.4,
    "bottomless_bag": 0.6,
}
"""By the name of a skill: what numbers do not tell."""
TOKENS = {"fine_blade": 0.5, "keen_edge": 0.35, "venom": 0.4, "dusk": 0.4, "second_wind": 0.2, "bandage": 0.2}


def skill_worth(hero: Hero, skill: Skill) -> float:
    sides = [ability_worth(ability) for ability in skill.abilities]
    blessed = [ability_worth(ability) for ability in skill.blessed]
    worth = sum(sides) + 0.3 * max(0.0, sum(blessed) - sum(sides)) + FONDNESS.get(skill.name, 0.0)
    worth += sum(TOKENS.get(token, 0.15) for token in skill.tokens) + 0.4 * skill.poison
    if skill.stance is not None and skill.stance != "blood_frenzy":
        worth *= 0.6  # the stance it needs is seldom taken
    return worth + TIER * (skill.tier > 1) + _place(hero, skill)


def _place(hero: Hero, skill: Skill) -> float:
    """A wizard's spells cover each other once there are four."""
    if trade(hero) == "wizard" and skill.tier <= 1 and len(hero.skills) >= len(QUADRANTS):
        return -0.8
    return 0.0


def best_skill(hero: Hero, offers: list[str]) -> str:
    return max(offers, key=lambda skill: (skill_worth(hero, content().skills[skill]), skill))


def quadrant(hero: Hero, offers: list[str]) -> str:
    """A new spell takes the place of the weakest; one side is kept for attacks, so that the needle finds them."""
    assert hero.wizard is not None
    spells = hero.wizard.spells
    return min(offers, key=lambda place: _spell_worth(spells[QUADRANTS.index(place)]))


def _spell_worth(spell: str) -> float:
    if spell in content().skills:
        return 1.0 + sum(ability_worth(ability) for ability in content().skills[spell].abilities)
    return sum(ability_worth(ability) for ability in content().basics[spell].abilities)


def needle(offers: list[str]) -> str:
    """At the first attack spell."""
    return "north" if "north" in offers else offers[0]


def column(offers: list[str]) -> str:
    """All skills below one column, so that one token brings all of them."""
    return COLOURS[0] if COLOURS[0] in offers else offers[0]


def bless(offers: list[str]) -> str:
    """The skill that gains most by it."""

    def gain(skill: str) -> float:
        found = content().skills.get(skill)
        if found is None:
            return 0.0
        before = sum(ability_worth(ability) for ability in found.abilities)
        return sum(ability_worth(ability) for ability in found.blessed) - before

    return max(offers, key=gain)


def potion(offers: list[str]) -> str:
    """Mana comes back by itself in many ways, health does not."""
    return "health_vial" if "health_vial" in offers else offers[0]


def tool(offers: list[str], what: str) -> str:
    """A token that fits, the best of them; otherwise the one that is missed least."""
    tokens = content().rogue_tokens

    def missed(token: str) -> float:
        return {"red": 1.0, "green": 0.7, "blue": 0.4}[tokens[token].colour] + TOKENS.get(token, 0.0)

    fitting = [token for token in offers if token != NONE and fits(token, what)]
    if fitting:
        single = [token for token in fitting if tokens[token].colour != "green"]
        return max(single or fitting, key=missed)
    if NONE in offers:
        return NONE
    return min(offers, key=missed)
