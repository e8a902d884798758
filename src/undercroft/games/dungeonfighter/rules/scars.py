"""Scars, and death (DFI-SCR)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import hero_card, max_life, name
from undercroft.games.dungeonfighter.state import COLOURS, Colour, DungeonFighter, Hero
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value


def scars(g: DungeonFighter) -> Flow:
    """Step 3.3: one for everybody who lies knocked out, and no healing for the others (DFI-SCR-01, DFI-RST-13)."""
    for hero in g.heroes:
        if hero.down and not hero.dead:
            if len(hero.scars) >= content().numbers.scars_most:
                die(g, hero)
            else:
                yield from scar(g, hero)


def scar(g: DungeonFighter, hero: Hero) -> Flow:
    """Within a colour of the hero's choice (DFI-SCR-02), for good (DFI-SCR-09); then all life is back (DFI-SCR-03)."""
    able = [colour for colour in COLOURS if colour not in hero.scars]

    def label(colour: Colour) -> Label:
        skill = hero_card(hero).skills[colour]
        return Label(msg("dfi-do-scar", skill=Msg(f"dfi-skill-{skill}"), die=Msg(f"dfi-die-{colour}")), "DFI-SCR-02")

    def refused() -> dict[Value, Refusal]:
        return {colour: Refusal(msg("dfi-no-scar-twice"), "DFI-SCR-02") for colour in hero.scars}

    chosen = yield Ask((hero.seat,), msg("dfi-ask-scar", who=name(hero)), OneOf(able, label, refused))
    hero.scars.append(chosen)
    hero.down = False
    hero.life = max_life(hero)
    skill = Msg(f"dfi-skill-{hero_card(hero).skills[chosen]}")
    g.tell(msg("dfi-log-scar", who=name(hero), skill=skill, life=hero.life), "DFI-SCR-01")


def die(g: DungeonFighter, hero: Hero) -> None:
    """There is no fourth scar: the hero leaves the game, and the others go on (DFI-SCR-06, DFI-SCR-07)."""
    hero.dead = True
    g.tell(msg("dfi-log-dead", who=name(hero)), "DFI-SCR-06")
