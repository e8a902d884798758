"""Eyes, and the skills that they set off (DFI-EYE, DFI-DIE-05, DFI-DIE-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import hero_card, name
from undercroft.games.dungeonfighter.rules import ballads
from undercroft.games.dungeonfighter.rules.hits import Blow
from undercroft.games.dungeonfighter.rules.judging import Verdict
from undercroft.games.dungeonfighter.state import COLOURS, Colour, DungeonFighter, Hero
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

AGAIN: Final = "again"
"""What a skill says that lets the whole throw be repeated."""

Does: TypeAlias = Callable[[DungeonFighter, Hero, Blow], Flow | None]
SKILLS: Final[dict[str, Does]] = {}
"""What each skill does; `cards/skills.py` registers them."""


def skill(id_: str) -> Callable[[Does], Does]:
    def register(does: Does) -> Does:
        SKILLS[id_] = does
        return does

    return register


def activate(g: DungeonFighter, hero: Hero, blow: Blow) -> Flow:
    """Step 6 of a throw: one eye, one skill, once, and the thrower's own (DFI-EYE-07); AGAIN if that ends it.

    Activation is mandatory (DFI-EYE-02), an ultra-critical hit or not (DFI-ULT-03).
    """
    chosen = yield from which(g, hero, blow.verdict)
    if not chosen:
        return None
    g.tell(msg("dfi-log-skill", who=name(hero), skill=Msg(f"dfi-skill-{chosen}")), content().skills[chosen].rule)
    return (yield from run(SKILLS[chosen](g, hero, blow)))


def which(g: DungeonFighter, hero: Hero, verdict: Verdict) -> Flow:
    """The skill that is set off, or nothing."""
    colour = colour_of(verdict.body)
    if not verdict.eye:
        return (yield from ballads.upgrade(hero, verdict, colour))  # DFI-VAR-08
    able = [colour] if colour else list(COLOURS)  # DFI-EYE-01, DFI-DIE-01
    open_ = [one for one in able if one not in hero.scars]  # DFI-EYE-06, DFI-SCR-05
    if not open_:
        g.tell(msg("dfi-log-eye-scarred", who=name(hero)), "DFI-EYE-06")
        return ""
    if colour and not ballads.works(hero_card(hero).skills[colour], verdict):
        wasted(g, hero, colour)
        return ""
    if colour and not g.options.ballads:
        return hero_card(hero).skills[colour]
    chosen = yield from choose(g, hero, able, open_)
    if chosen == ballads.EXPERIENCE:
        ballads.gain(g, hero, "DFI-VAR-04")
        return ""
    if not ballads.works(hero_card(hero).skills[chosen], verdict):
        wasted(g, hero, chosen)
        return ""
    return hero_card(hero).skills[chosen]


_COLOUR: Final[dict[str, Colour]] = {colour: colour for colour in COLOURS}


def colour_of(body: str) -> Colour | None:
    """None for white and special dice, whose eye is for any skill (DFI-DIE-05, DFI-DIE-11)."""
    return _COLOUR.get(body)


def wasted(g: DungeonFighter, hero: Hero, colour: Colour) -> None:
    skill_ = Msg(f"dfi-skill-{hero_card(hero).skills[colour]}")
    g.tell(msg("dfi-log-eye-wasted", who=name(hero), skill=skill_), "DFI-EYE-03")
    if g.options.ballads:
        ballads.gain(g, hero, "DFI-VAR-05")


def choose(g: DungeonFighter, hero: Hero, able: list[Colour], open_: list[Colour]) -> Flow:
    """Of all skills with a white or special die, known the result; in the variant, experience in its stead."""
    skills = hero_card(hero).skills

    def label(value: Value) -> Label:
        if value == ballads.EXPERIENCE:
            return Label(msg("dfi-do-experience"), "DFI-VAR-04")
        chosen = skills[str(value)]  # type: ignore[index]
        return Label(Msg(f"dfi-skill-{chosen}"), content().skills[chosen].rule, Msg(f"dfi-skill-{chosen}-text"))

    def refused() -> dict[Value, Refusal]:
        scarred = Refusal(msg("dfi-no-skill-scarred", who=name(hero)), "DFI-SCR-05")
        return {one: scarred for one in able if one not in open_}

    values: list[Value] = [*open_, *([ballads.EXPERIENCE] if g.options.ballads else [])]
    return (yield Ask((hero.seat,), msg("dfi-ask-skill", who=name(hero)), OneOf(values, label, refused)))
