"""A game of Massive Darkness 2 in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.massivedarkness2.bot.chances import heroes_chance
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import figures_of, max_health, max_mana
from undercroft.games.massivedarkness2.rules.items import blue_dice
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import OFF, RANGES, Ally, Enemy, Hero, MassiveDarkness, Token
from undercroft.games.massivedarkness2.view import View
from undercroft.kernel.encoding import bits, laid_out, one_hot, padded, several_hot

SURE = 0.98
"""No position before the end is worth more: a game that is won is better than one that looks like it."""

HEROES, ALLIES, ENEMIES, TOKENS = 6, 3, 16, 40
"""So many of each are told one by one."""
DOORS, CHAMBERS = 16, 16
KINDS = ("mob", "roaming", "boss")
THINGS = (
    "treasure",
    "loot",
    "spawn",
    "chest",
    "greater_chest",
    "fountain",
    "forge",
    "column",
    "spike_trap",
    "bear_trap",
    "objective",
    "corruption",
    "time",
)
ALLIED = ("fire_spirit", "frost_spirit", "summoner")

_HEROES = list(content().heroes)
_SKILLS = list(content().skills)
_ITEMS = list(content().items)
_FOES = [*content().mobs, *content().roaming, *content().bosses]
_PER_HERO = len(_HEROES) + len(_SKILLS) + len(_ITEMS) + 18
_PER_ENEMY = len(KINDS) + len(_FOES) + len(RANGES) + 11
_TABLE = 20
_SIZES = (
    _TABLE,
    DOORS,
    CHAMBERS,
    HEROES * _PER_HERO,
    ALLIES * (len(ALLIED) + 4),
    ENEMIES * _PER_ENEMY,
    TOKENS * (len(THINGS) + 5),
)
SIZE = sum(_SIZES)


def encode(view: View) -> Sequence[float]:
    """The table, then heroes, allies, enemies and tokens in the order of their numbers."""
    g = view.table
    table = [
        (view.seat or 0) / 6,
        g.players / 6,
        g.round / 20,
        g.lifebringers / 3,
        g.spent / 3,
        g.space / 9,
        g.side / 2,
    ]
    table += [len(g.done) / 3, sum(g.counters.values()) / 20, len(g.combats) / 2]
    table += [g.boss.space / 6 if g.boss is not None else 0.0, float(g.boss is not None)]
    if g.turn is not None:
        table += [1.0, g.turn.actions / 4, g.turn.mp / 6, float(g.turn.moving)]
    parts = (
        table,
        bits(g.closed, DOORS),
        bits(g.revealed, CHAMBERS),
        [number for hero in g.heroes for number in _hero(g, view.seat, hero)],
        [number for ally in g.allies for number in _ally(g, ally)],
        [number for enemy in g.enemies for number in _enemy(g, enemy)],
        [number for token in g.tokens for number in _token(g, token)],
    )
    return laid_out(parts, _SIZES)


def _hero(g: MassiveDarkness, seat: int | None, hero: Hero) -> list[float]:
    told = [float(hero.seat == seat), *_place(g, hero.at), hero.health / 10, max_health(hero) / 10, hero.mana / 10]
    told += [max_mana(hero) / 10, hero.level / 5, hero.xp / 18, hero.fire / 3, hero.frost / 3, float(hero.acted)]
    told += [float(hero.down), float(hero.left), len(hero.holds) / 3, hero.corruption / 3, blue_dice(hero) / 5]
    told += [len(hero.potions) / 4]
    worn = several_hot([*hero.slots.values()], _ITEMS)
    return [*padded(told, 18), *one_hot(hero.id, _HEROES), *several_hot(hero.skills, _SKILLS), *worn]


def _ally(g: MassiveDarkness, ally: Ally) -> list[float]:
    return [*one_hot(ally.kind, ALLIED), *_place(g, ally.at), ally.health / 8, ally.fire / 3]


def _enemy(g: MassiveDarkness, enemy: Enemy) -> list[float]:
    told = [*_place(g, enemy.at), figures_of(enemy) / 7, health(g, enemy) / 50, enemy.hurt / 50, enemy.fire / 3]
    told += [
        enemy.frost / 3,
        float(bool(enemy.poison)),
        float(enemy.acted),
        float(bool(enemy.named)),
        enemy.feathers / 3,
    ]
    return [*told, *one_hot(enemy.kind, KINDS), *one_hot(enemy.id, _FOES), *one_hot(enemy.range, RANGES)]


def _token(g: MassiveDarkness, token: Token) -> list[float]:
    told = [*_place(g, token.at), float(token.what == "rare"), token.count / 5, float(token.grey)]
    return [*one_hot(token.kind, THINGS), *told]


def _place(g: MassiveDarkness, zone: int) -> tuple[float, float]:
    """A zone, as shares of the map's width and height; nothing for whoever is not in the dungeon."""
    grid = mission_of(g).grid
    return ((zone % grid.width + 1) / grid.width, (zone // grid.width + 1) / grid.height) if zone != OFF else (0.0, 0.0)


def evaluate(view: View, seat: int) -> float:  # noqa: ARG001 - all win or lose together
    """How likely the heroes are to win; never quite 1."""
    g = view.table
    return SURE * heroes_chance(g) if g.round and g.heroes else 0.0
