"""What the wizard can do that data cannot say."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.abilities import SPECIALS, keys_of, special
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.wizard import QUADRANTS, amulet, point, which_quadrant
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf


def attack_spells(g: MassiveDarkness, hero: Hero, c: Combat) -> list[str]:
    """Those of the amulet that could be cast in this combat, whatever they cost and wherever the needle points."""
    found = [key for spell in amulet(hero).spells for key in keys_of(spell)]
    return [key for key in found if key not in c.used and _fits(g, hero, key, c)]


def _fits(g: MassiveDarkness, hero: Hero, key: str, c: Combat) -> bool:
    ability = content().abilities[key]
    if ability.when not in abilities.moments(c) or abilities.why_not_needed(g, hero, ability, c):
        return False
    if ability.special and not SPECIALS[ability.special].possible(g, hero, ability, c):
        return False
    return rules_for(hero).why_not(g, hero, key, ability, c) is None


@special("free_attack_spell")
def free_attack_spell(g: MassiveDarkness, hero: Hero, _ability: Ability, c: Combat | None) -> Flow:
    """An attack spell of the amulet at no cost, once in the combat like any other; the needle stays where it is."""
    able = attack_spells(g, hero, c) if c is not None else []
    if c is None or not able:
        return
    key = able[0]
    if len(able) > 1:
        space = OneOf(able, lambda spell: Label(abilities.title(str(spell)), "MD2-HRO-07"))
        key = str((yield Ask((hero.seat,), msg("md2-ask-free-spell", who=name(hero)), space)))
    c.used.append(key)
    g.tell(msg("md2-log-use", who=name(hero), what=abilities.title(key), at=""), "MD2-HRO-07")
    yield from abilities.do(g, hero, content().abilities[key], c)


@special("set_needle")
def set_needle(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> Flow:
    """The needle turns to any other quadrant, and stays there."""
    able = [quadrant for number, quadrant in enumerate(QUADRANTS) if number != amulet(hero).needle]
    chosen = yield which_quadrant(hero, msg("md2-ask-set-needle", who=name(hero)), "MD2-WIZ-03", able)
    point(g, hero, QUADRANTS.index(chosen), "MD2-WIZ-03")
