"""The Level-Up Phase (MD2-LVL)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health, max_mana, name, trade
from undercroft.games.massivedarkness2.rules import treasure
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value


def level_up_phase(g: MassiveDarkness) -> Flow:
    """Every hero levels up as often as possible; it is not optional (MD2-LVL-01)."""
    for hero in g.heroes:
        while why_no_level(hero) is None:
            yield from level_up(g, hero)


def why_no_level(hero: Hero) -> Refusal | None:
    levels = content().box.levels
    if hero.level == max(levels):  # MD2-LVL-02
        return Refusal(msg("md2-no-higher-level"), "MD2-LVL-02")
    if hero.xp < levels[hero.level + 1].xp:
        return Refusal(msg("md2-no-xp"), "MD2-LVL-02")
    return None


def level_up(g: MassiveDarkness, hero: Hero) -> Flow:
    """The five steps, all of them for one level before the next (MD2-LVL-10)."""
    bonus = content().box.levels[hero.level + 1]
    hero.xp -= bonus.xp  # step 1 (MD2-LVL-03)
    health, mana = max_health(hero), max_mana(hero)
    hero.level += 1  # step 2 (MD2-LVL-04)
    if not hero.down:  # step 3 (MD2-LVL-05, MD2-LVL-06)
        hero.health += max_health(hero) - health
    hero.mana += max_mana(hero) - mana
    g.tell(msg("md2-log-level", who=name(hero), level=hero.level), "MD2-LVL-04")
    if bonus.token and hero.reserve.get(bonus.token):  # step 4 (MD2-LVL-07)
        hero.reserve[bonus.token] -= 1
        treasure.put_back(g, bonus.token)
    yield from gain_skill(g, hero)  # step 5 (MD2-LVL-08)


def skills_for(hero: Hero) -> list[Skill]:
    """Skills of the own class that could be taken now (MD2-HRO-11)."""
    own = [skill for skill in content().skills.values() if skill.trade == trade(hero)]
    return [skill for skill in own if skill.id not in hero.skills and why_no_skill(hero, skill) is None]


def why_no_skill(hero: Hero, skill: Skill) -> Refusal | None:
    if skill.level > hero.level:  # MD2-HRO-09
        return Refusal(msg("md2-no-skill-level", level=skill.level), "MD2-HRO-09")
    tiers = {content().skills[own].name: content().skills[own].tier for own in hero.skills}
    has = tiers.get(skill.name, 0)
    if skill.tier and has >= skill.tier:
        return Refusal(msg("md2-no-skill-lower"), "MD2-LVL-09")
    if skill.tier and has != skill.tier - 1:  # MD2-HRO-10
        return Refusal(msg("md2-no-skill-tier"), "MD2-HRO-10")
    return None


def gain_skill(g: MassiveDarkness, hero: Hero) -> Flow:
    """One new skill; a higher tier takes the place of the lower one (MD2-LVL-09)."""
    able = skills_for(hero)
    if not able:
        return
    space = OneOf([skill.id for skill in able], _label, lambda: _refused(hero))
    chosen = str((yield Ask((hero.seat,), msg("md2-ask-skill", who=name(hero), level=hero.level), space)))
    skill = content().skills[chosen]
    lower = next((own for own in hero.skills if skill.tier and content().skills[own].name == skill.name), "")
    if lower:
        hero.skills.remove(lower)
    hero.skills.append(chosen)
    g.tell(msg("md2-log-skill", who=name(hero), skill=Msg(f"md2-skill-{chosen}")), "MD2-LVL-08")
    yield from run(rules_for(hero).skill_gained(g, hero, skill, lower))


def _label(skill: Value) -> Label:
    return Label(Msg(f"md2-skill-{skill}"), "MD2-LVL-08")


def _refused(hero: Hero) -> dict[Value, Refusal]:
    own = [skill for skill in content().skills.values() if skill.trade == trade(hero) and skill.id not in hero.skills]
    return {skill.id: why for skill in own if (why := why_no_skill(hero, skill))}
