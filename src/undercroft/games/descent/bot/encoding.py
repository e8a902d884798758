"""A game of Descent in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from math import tanh

from undercroft.board import Bits
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, quest_of
from undercroft.games.descent.rules.targets import spaces_of
from undercroft.games.descent.state import OVERLORD, TOWN, Descent, Effects, Hero, Monster
from undercroft.games.descent.view import View
from undercroft.kernel.encoding import bits, one_hot, padded

HEROES = 4
MONSTERS = 32
"""So many monsters are told one by one."""
AREAS = 16
DOORS = 32
ORDERS = ("aim", "dodge", "guard", "rest")
TOKENS = ("glyph", "chest", "potion", "money", "key", "artifact", "encounter")
CONQUEST = 12.0
"""Conquest tokens that make the heroes feel safe."""

_PER_HERO = 31
_PER_MONSTER = 13
_CARDS = len(content().overlord)
SIZE = 12 + HEROES + AREAS + DOORS + len(TOKENS) + 2 * _CARDS + HEROES * _PER_HERO + MONSTERS * _PER_MONSTER


def encode(view: View) -> list[float]:
    """The table, the overlord's cards as far as they are known, heroes and monsters in the order of their numbers."""
    g, overlord = view.table, view.table.overlord
    numbers = [g.conquest / 10, g.round / 10, g.step / 3, g.acting / 4, len(g.keys) / 3, g.gust, len(g.heroes) / 4]
    numbers += [overlord.threat / 20, len(overlord.hand) / 8, len(overlord.deck) / 36, overlord.spawned]
    numbers += [float(view.seat == OVERLORD)]
    numbers += padded([float(hero.acted) for hero in g.heroes], HEROES)
    numbers += bits(g.revealed, AREAS) + bits(g.closed, DOORS)
    numbers += [sum(token.kind == kind for token in g.tokens) / 5 for kind in TOKENS]
    numbers += [overlord.hand.count(card) / 2 for card in content().overlord]
    numbers += [(overlord.discard.count(card) + overlord.powers.count(card)) / 2 for card in content().overlord]
    heroes = [number for hero in g.heroes for number in _hero(g, hero)]
    monsters = [number for monster in g.monsters for number in _monster(g, monster)]
    numbers += padded(heroes, HEROES * _PER_HERO) + padded(monsters, MONSTERS * _PER_MONSTER)
    return list(map(float, numbers))


def _hero(g: Descent, hero: Hero) -> list[float]:
    turn = hero.turn
    return padded(
        [
            1.0,
            float(hero.at != TOWN),
            *(_place(g, spaces_of(g, hero)) if hero.at != TOWN else (0.0, 0.0)),
            hero.wounds / 12,
            hero.fatigue / 5,
            hero.coins / 500,
            hero.monkey / 3,
            hero.braced / 3,
            *_effects(hero.effects),
            *one_hot(hero.order, ORDERS),
            *(tokens / 3 for tokens in hero.training),
            turn.points / 10,
            turn.attacks / 2,
            turn.orders,
            turn.halves / 2,
            turn.shopping,
            len(hero.items) / 5,
            sum(item.equipped for item in hero.items) / 5,
            len(hero.skills) / 4,
        ],
        _PER_HERO,
    )


def _monster(g: Descent, m: Monster) -> list[float]:
    kinds = list(content().monsters)
    return padded(
        [
            1.0,
            (kinds.index(m.kind) + 1) / len(kinds),
            m.master,
            bool(m.named),
            *_place(g, spaces_of(g, m)),
            m.hurt / 10,
            m.activated,
            m.points / 5,
            *_effects(m.effects),
        ],
        _PER_MONSTER,
    )


def _effects(effects: Effects) -> tuple[float, ...]:
    return effects.burn / 3, effects.poison / 3, effects.stun / 3, effects.web / 3


def _place(g: Descent, spaces: Bits) -> tuple[float, float]:
    """The first space of a figure, as shares of the map's width and height."""
    grid = dungeon(g).grid
    y, x = divmod((spaces & -spaces).bit_length() - 1, grid.width)
    return (x + 1) / grid.width, (y + 1) / grid.height


def evaluate(view: View, seat: int) -> float:
    """How far the heroes have got and how much conquest they have to lose, for or against a seat; never quite 1."""
    g = view.table
    explored = g.revealed.bit_count() / len(quest_of(g).areas)
    heroes = 0.9 * tanh(g.conquest / CONQUEST + 2 * explored - 1.5)
    return -heroes if seat == OVERLORD else heroes
