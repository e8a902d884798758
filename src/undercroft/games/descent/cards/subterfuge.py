"""Skills of the subterfuge deck."""

from __future__ import annotations

from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import can_repeat, reaching, repeat, strike
from undercroft.games.descent.figures import base, topology
from undercroft.games.descent.rules.ground import crowded
from undercroft.games.descent.rules.windows import HeroAttacked, MonsterMoved, hero_reaction, own
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.kernel.asks import Flow


def _comes_near(g: Descent, hero: Hero, moment: MonsterMoved) -> bool:
    """An enemy has moved to a space next to the hero, who can attack it at once."""
    spaces = base(g, moment.monster)
    if hero.at == TOWN or not affords(hero, "alertness") or not topology(g).around(spaces) >> hero.at & 1:
        return False
    return moment.monster in g.monsters and not crowded(g, hero) and bool(reaching(g, hero, spaces))


@hero_reaction(MonsterMoved, "alertness", when=_comes_near)
def alertness(g: Descent, hero: Hero, moment: MonsterMoved) -> Flow:
    pay(hero, "alertness")
    yield from strike(g, hero, reaching(g, hero, base(g, moment.monster)))


def _can_fire_again(g: Descent, hero: Hero, moment: HeroAttacked) -> bool:
    """After each ranged attack, one bought with this card included."""
    able = own(g, hero, moment) and moment.attack.kind == "ranged" and affords(hero, "rapid_fire")
    return able and can_repeat(g, hero, moment.attack)


@hero_reaction(HeroAttacked, "rapid_fire", when=_can_fire_again)
def rapid_fire(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow:
    pay(hero, "rapid_fire")
    yield from repeat(g, hero, moment.attack)
