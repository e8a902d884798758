"""The variant of ballads and promotions: experience, and skills that are upgraded with it (DFI-VAR)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import hero_card, living, name
from undercroft.games.dungeonfighter.rules.judging import Verdict
from undercroft.games.dungeonfighter.state import COLOURS, Colour, DungeonFighter, Hero
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

EXPERIENCE: Final = "experience"
USE: Final = "use"
KEEP: Final = "keep"


def works(skill: str, verdict: Verdict) -> bool:
    """Whether a hit, or a miss, is what a skill waits for (DFI-EYE-03)."""
    when = content().skills[skill].when
    return when == "any" or (when == "hit") == verdict.hit


def gain(g: DungeonFighter, hero: Hero, rule: str) -> None:
    """One step up; at the end of the track there is no more (DFI-VAR-06)."""
    if hero.experience < content().numbers.experience_most:
        hero.experience += 1
        g.tell(msg("dfi-log-experience", who=name(hero), n=hero.experience), rule)


def final_blow(g: DungeonFighter, hero: Hero) -> None:
    """DFI-VAR-03."""
    if g.options.ballads:
        gain(g, hero, "DFI-VAR-03")


def upgrade(hero: Hero, verdict: Verdict, colour: Colour | None) -> Flow:
    """No eye, but an upgraded skill: its marker may be used in place of one (DFI-VAR-08).

    Only with the die of its colour, and not where a scar blocks the skill (DFI-VAR-10). It makes no eye.
    """
    if colour is None or not hero.upgrades.get(colour) or colour in hero.scars:
        return ""
    skill = hero_card(hero).skills[colour]
    if not works(skill, verdict):
        return ""
    space = OneOf((USE, KEEP), lambda value: Label(msg(f"dfi-do-upgrade-{value}"), "DFI-VAR-08"))
    prompt = msg("dfi-ask-upgrade", who=name(hero), skill=Msg(f"dfi-skill-{skill}"))
    if (yield Ask((hero.seat,), prompt, space)) == KEEP:
        return ""
    hero.upgrades[colour] = False
    return skill


def promotions(g: DungeonFighter) -> Flow:
    """In a shopping phase: used markers are turned back (DFI-VAR-09), and whoever has the experience is promoted."""
    if not g.options.ballads:
        return
    for hero in living(g):
        for colour in hero.upgrades:
            hero.upgrades[colour] = True
        if hero.experience >= content().numbers.experience_most and len(hero.upgrades) < len(COLOURS):
            yield from promote(g, hero)


def promote(g: DungeonFighter, hero: Hero) -> Flow:
    """An upgrade marker on the eye of one colour, one a colour (DFI-VAR-07)."""
    able = [colour for colour in COLOURS if colour not in hero.upgrades]

    def refused() -> dict[Value, Refusal]:
        return {one: Refusal(msg("dfi-no-upgrade-twice"), "DFI-VAR-07") for one in hero.upgrades}

    def label(colour: Colour) -> Label:
        return Label(Msg(f"dfi-skill-{hero_card(hero).skills[colour]}"), "DFI-VAR-07")

    chosen = yield Ask((hero.seat,), msg("dfi-ask-promotion", who=name(hero)), OneOf(able, label, refused))
    hero.experience = 0
    hero.upgrades[chosen] = True
    skill = Msg(f"dfi-skill-{hero_card(hero).skills[chosen]}")
    g.tell(msg("dfi-log-promoted", who=name(hero), skill=skill), "DFI-VAR-07")


def symbols_needed(g: DungeonFighter) -> int:
    """DFI-PTH-03, and one more in the variant (DFI-VAR-01)."""
    numbers = content().numbers
    return numbers.symbols_ballads if g.options.ballads else numbers.symbols
