"""Burn, web, stun, poison and the monkey (DES-EFF)."""

from __future__ import annotations

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import hero_name, name_of
from undercroft.games.descent.rules.damage import wound_hero, wound_monster
from undercroft.games.descent.rules.dice import roll_power
from undercroft.games.descent.state import Descent, Hero, Monster
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg

MONKEY = content().doing["monkey_god"].values


def burn(g: Descent, figure: Hero | Monster) -> Flow:
    """A power die for every token, a surge puts one out; the rest burn, armour or not (DES-EFF-01, DES-EFF-02)."""
    if not figure.effects.burn:
        return
    rolled = yield from roll_power(g, figure, figure.effects.burn)
    figure.effects.burn -= min(figure.effects.burn, rolled.surges)
    if isinstance(figure, Hero):
        yield from wound_hero(g, figure, figure.effects.burn, msg("des-ability-burn"))
    else:
        yield from wound_monster(g, figure, figure.effects.burn, msg("des-ability-burn"))


def struggle(g: Descent, figure: Hero | Monster) -> Flow:
    """A power die for every web, a surge tears one; whether webs still hold (DES-EFF-10, DES-EFF-11)."""
    if not figure.effects.web:
        return False
    rolled = yield from roll_power(g, figure, figure.effects.web)
    figure.effects.web -= min(figure.effects.web, rolled.surges)
    if figure.effects.web:
        g.tell(msg("des-log-webbed", who=name_of(figure)), "DES-EFF-11")
    return bool(figure.effects.web)


def shake_off_stun(g: Descent, figure: Hero | Monster) -> bool:
    """One stun token is removed per turn (DES-EFF-05, DES-EFF-09); whether there was one."""
    if not figure.effects.stun:
        return False
    figure.effects.stun -= 1
    g.tell(msg("des-log-stunned", who=name_of(figure)), "DES-EFF-05")
    return True


def become_monkey(g: Descent, hero: Hero) -> None:
    """The hero turns into a monkey and the turn ends at once (DES-EFF-13); two of his turns long (DES-EFF-16)."""
    hero.monkey = MONKEY["turns"]
    hero.turn.over = True
    g.tell(msg("des-log-monkey", who=hero_name(hero)), "DES-EFF-13")


def monkey_text() -> Msg:
    """What it means to be a monkey (DES-EFF-14 to DES-EFF-16)."""
    return msg("des-familiar-monkey-text", speed=MONKEY["speed"], turns=MONKEY["turns"])


def end_of_monkey_turn(g: Descent, hero: Hero) -> None:
    """One counter goes at the end of each of the monkey's turns (DES-EFF-16)."""
    if hero.monkey and hero.turn.action == "monkey":
        hero.monkey -= 1
        if not hero.monkey:
            g.tell(msg("des-log-human", who=hero_name(hero)), "DES-EFF-16")
