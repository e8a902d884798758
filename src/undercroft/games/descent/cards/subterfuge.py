"""Skills of the subterfuge deck."""

from __future__ import annotations

from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import can_repeat, reaching, repeat, strike
from undercroft.games.descent.figures import base, topology
from undercroft.games.descent.rules.ground import crowded
from undercroft.games.descent.rules.windows import HeroAttacked, MonsterMoved, hero_reaction
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster
from undercroft.kernel.asks import Flow


@hero_reaction(MonsterMoved, "alertness")
def alertness(g: Descent, hero: Hero, moment: MonsterMoved) -> Flow | None:
    """An enemy that moves to a space next to the hero is attacked at once."""
    spaces = base(g, moment.monster)
    if hero.at == TOWN or not affords(hero, "alertness") or not topology(g).around(spaces) >> hero.at & 1:
        return None
    able = moment.monster in g.monsters and not crowded(g, hero) and reaching(g, hero, spaces)
    return _strike_first(g, hero, moment.monster) if able else None


def _strike_first(g: Descent, hero: Hero, m: Monster) -> Flow:
    pay(hero, "alertness")
    yield from strike(g, hero, reaching(g, hero, base(g, m)))


@hero_reaction(HeroAttacked, "rapid_fire")
def rapid_fire(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow | None:
    """One attack more after each ranged attack, that one included."""
    if moment.hero is not hero or moment.attack.kind != "ranged":
        return None
    able = affords(hero, "rapid_fire") and can_repeat(g, hero, moment.attack)
    return _fire(g, hero, moment.attack) if able else None


def _fire(g: Descent, hero: Hero, atk: Attack) -> Flow:
    pay(hero, "rapid_fire")
    yield from repeat(g, hero, atk)
