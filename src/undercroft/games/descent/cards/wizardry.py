"""Skills of the wizardry deck."""

from __future__ import annotations

from undercroft.board import Bits, Size, members, within
from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import can_repeat, repeat
from undercroft.games.descent.figures import (
    base,
    dungeon,
    hero_key,
    hero_name,
    monster_key,
    name_of,
    size_of,
)
from undercroft.games.descent.rules import monster_turn, movement
from undercroft.games.descent.rules.damage import recover
from undercroft.games.descent.rules.death import kill_monster
from undercroft.games.descent.rules.ground import flies, may_stop
from undercroft.games.descent.rules.line_of_sight import seen_by_hero
from undercroft.games.descent.rules.spawning import stance_names
from undercroft.games.descent.rules.uses import hero_use
from undercroft.games.descent.rules.windows import (
    HeroAttacked,
    HeroKilled,
    MonsterKilled,
    hero_effect,
    hero_reaction,
    own,
)
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import worth
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Value
from undercroft.parts.cell_names import cell_name


@hero_effect(MonsterKilled, "vampiric_blood", when=own)
def vampiric_blood(g: Descent, hero: Hero, _: MonsterKilled) -> None:
    recover(g, hero, worth(hero, "vampiric_blood", "regain"))


def _killed_by_enemy(g: Descent, hero: Hero, moment: HeroKilled) -> bool:
    return own(g, hero, moment) and moment.by is not None


@hero_effect(HeroKilled, "divine_retribution", when=_killed_by_enemy)
def divine_retribution(g: Descent, hero: Hero, _: HeroKilled) -> Flow:
    """The hero takes those around along; named monsters are beyond it."""
    spaces = within(dungeon(g).grid, hero.at, worth(hero, "divine_retribution", "spaces"))
    for m in [m for m in g.monsters if not m.named and base(g, m) & spaces]:
        if not g.winner:
            yield from kill_monster(g, m, by=hero, outright=True)


def _can_cast_again(g: Descent, hero: Hero, moment: HeroAttacked) -> bool:
    """After a magic attack, once until the card is refreshed (DES-HER-02)."""
    if not own(g, hero, moment) or moment.attack.kind != "magic" or "quick_casting" in hero.exhausted_skills:
        return False
    return affords(hero, "quick_casting") and can_repeat(g, hero, moment.attack)


@hero_reaction(HeroAttacked, "quick_casting", when=_can_cast_again)
def quick_casting(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow:
    pay(hero, "quick_casting")
    hero.exhausted_skills.append("quick_casting")
    yield from repeat(g, hero, moment.attack)


# -- Telekinesis: any figure in sight is moved


def _can_move_others(g: Descent, hero: Hero) -> bool:
    return hero.at != TOWN and affords(hero, "telekinesis") and bool(_movable(g, hero))


def _movable(g: Descent, hero: Hero) -> dict[str, Hero | Monster]:
    """The figures in sight that have somewhere to go, by their names."""
    seen = seen_by_hero(g, hero)
    heroes = [other for other in g.heroes if other is not hero and other.at != TOWN and seen >> other.at & 1]
    found: dict[str, Hero | Monster] = {hero_key(other): other for other in heroes if _one_step(g, other)}
    return found | {monster_key(m): m for m in g.monsters if base(g, m) & seen and _one_step(g, m)}


def _one_step(g: Descent, target: Hero | Monster) -> Bits:
    """Where a figure could get with one step and stay. Nothing holds it, but out of a pit it would have to climb."""
    if isinstance(target, Hero):
        stops = may_stop(g, target)
        if g.pits >> target.at & 1 and not flies(target):
            stops &= g.pits
        return dungeon(g).walk(g.closed).step(1 << target.at) & stops & ~(1 << target.at)
    gait = dungeon(g).gait(size_of(target), g.closed)
    walk = dungeon(g).walk(g.closed) if size_of(target) is Size.ONE else gait
    stops = monster_turn.may_stop(g, target)
    if monster_turn.in_pit(g, target):
        stops &= g.pits
    return walk.step(1 << target.at) & gait.stands(stops) & ~(1 << target.at)


@hero_use("telekinesis", when=_can_move_others)
def telekinesis(g: Descent, hero: Hero) -> Flow:
    spaces, pays = (worth(hero, "telekinesis", what) for what in ("spaces", "pay"))
    able, prompt = _movable(g, hero), msg("des-ask-telekinesis", who=hero_name(hero), spaces=spaces, pay=pays)
    target = yield from choose(hero.seat, prompt, able, lambda key: Label(name_of(able[key]), "DES-MOV-08"))
    pay(hero, "telekinesis")
    for left in range(worth(hero, "telekinesis", "spaces"), 0, -1):
        if not g.winner and (spaces := _one_step(g, target)):
            yield from _push(g, hero, target, spaces, left)


def _push(g: Descent, hero: Hero, target: Hero | Monster, spaces: Bits, left: int) -> Flow:
    if isinstance(target, Hero):
        ways = {cell_name(dungeon(g).grid, cell): cell for cell in members(spaces)}
    else:
        ways = stance_names(g, spaces)
    prompt = msg("des-ask-telekinesis-to", who=name_of(target), left=left)
    where = yield from choose(hero.seat, prompt, ways, _push_label)
    if isinstance(target, Hero):
        yield from movement.arrive(g, target, where)
    else:
        yield from monster_turn.go(g, target, where)


def _push_label(cell: Value) -> Label:
    return Label(msg("des-telekinesis-to", cell=str(cell)), "DES-MOV-04")
