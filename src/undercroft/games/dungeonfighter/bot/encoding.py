"""A game of Dungeon Fighter in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.dungeonfighter.bot.chances import chance
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import is_die
from undercroft.games.dungeonfighter.figures import foe_card, level_of, max_life
from undercroft.games.dungeonfighter.rules.rest import symbols
from undercroft.games.dungeonfighter.rules.techniques import ALL, demanded
from undercroft.games.dungeonfighter.state import COLOURS, GRAIN, DungeonFighter, Fight, Hero
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.encoding import laid_out, one_hot, padded, several_hot

HEROES, DICE = 4, 12
"""So many of each are told one by one."""
PHASES = ("dungeon", "fight", "rest", "shopping", "big_bad", "over")

_HEROES = list(content().heroes)
_CARDS = list(content().equipment)
_ROOMS = list(content().rooms)
_FOES = [*content().monsters, *content().big_bads]
_PER_HERO = len(_HEROES) + len(_CARDS) + 14
_FIGHT = len(_FOES) + len(ALL) + 24
_SIZES = (20, len(_ROOMS), len(_CARDS), len(_CARDS), HEROES * _PER_HERO, _FIGHT, DICE * 4)
SIZE = sum(_SIZES)


def encode(view: View) -> Sequence[float]:
    """The table, the room, what is by the chest and in the stall, heroes clockwise, the fight, dice as they lie."""
    g = view.table
    table = [(view.seat or 0) / 4, g.players / 4, g.round / 20, g.chief / 4, g.coins / 30, g.white / 9, g.trips / 3]
    table += [symbols(g) / 10, *one_hot(g.phase, PHASES), float(g.options.ballads), len(g.discard) / 8]
    table += one_hot(g.options.difficulty, ("normal", "tough", "infernal"))
    parts = (
        table,
        one_hot(g.room, _ROOMS),
        several_hot(g.rarities, _CARDS),
        several_hot(g.stall, _CARDS),
        [number for hero in g.heroes for number in _hero(view.seat, hero)],
        _fight(g, g.fight) if g.fight is not None else [],
        _lying(g.fight) if g.fight is not None else [],
    )
    return laid_out(parts, _SIZES)


def _hero(seat: int | None, hero: Hero) -> list[float]:
    told = [float(hero.seat == seat), hero.life / 9, max_life(hero) / 9, float(hero.down), float(hero.dead)]
    told += [*several_hot(hero.scars, COLOURS), hero.experience / 3, *several_hot(list(hero.upgrades), COLOURS)]
    told += [len(hero.turned) / 2]
    return [*padded(told, 14), *one_hot(hero.id, _HEROES), *several_hot(hero.gear, _CARDS)]


def _fight(g: DungeonFighter, fight: Fight) -> list[float]:
    foe = fight.foe
    told = [1.0, foe.life / 50, level_of(foe) / 4, foe_card(foe).damage / 5, foe.gold / 5, float(foe.big), foe.mad / 3]
    told += [float(foe.bully), float(foe.tune), *one_hot(fight.active, range(HEROES))]
    told += [*several_hot(fight.spent, COLOURS), *several_hot(fight.special, ("water", "snow"))]
    told += several_hot(fight.icebergs, (1, 2, 3, 4))
    return [*padded(told, 24), *one_hot(foe.id, _FOES), *several_hot(demanded(g), ALL)]


def _lying(fight: Fight) -> list[float]:
    """Where things lie, in parts of the radius of the target."""
    scale = GRAIN / 22
    return [
        number
        for one in fight.lying
        for number in (1.0, one.pose.x * scale, one.pose.y * scale, float(is_die(one.body)))
    ]


def evaluate(view: View, seat: int) -> float:  # noqa: ARG001 - all win or lose together
    """How likely the team is to win, by the odds that games were won with; never quite 1."""
    return 0.95 * chance(view.table) if view.table.heroes else 0.0
