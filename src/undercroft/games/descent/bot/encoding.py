"""A game of Descent in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from undercroft.board import Cell, Dungeon, Stance, lowest
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import covered, dungeon
from undercroft.games.descent.state import OVERLORD, TOWN, Hero
from undercroft.games.descent.view import View
from undercroft.kernel.encoding import Packed, joined, one_hot, packed, packed_bits, padded

HEROES = 4
MONSTERS = 32
"""So many monsters are told one by one."""
AREAS = 16
DOORS = 32
ORDERS = ("aim", "dodge", "guard", "rest")
TOKENS = ("glyph", "chest", "potion", "money", "key", "artifact", "encounter")

_PER_HERO = 31
_PER_MONSTER = 13
_CARDS = tuple(content().overlord)
_KINDS = {kind: (place + 1) / len(content().monsters) for place, kind in enumerate(content().monsters)}
SIZE = 12 + HEROES + AREAS + DOORS + len(TOKENS) + 2 * len(_CARDS) + HEROES * _PER_HERO + MONSTERS * _PER_MONSTER
_NOBODY = bytes(4 * _PER_HERO)


def encode(view: View) -> Sequence[float]:
    """The table, the overlord's cards as far as they are known, heroes and monsters in the order of their numbers."""
    g, overlord = view.table, view.table.overlord
    numbers = [g.conquest / 10, g.round / 10, g.step / 3, g.acting / 4, len(g.keys) / 3, g.gust, len(g.heroes) / 4]
    numbers += [overlord.threat / 20, len(overlord.hand) / 8, len(overlord.deck) / 36, overlord.spawned]
    numbers += [view.seat == OVERLORD, *padded([hero.acted for hero in g.heroes], HEROES)]
    kinds = [token.kind for token in g.tokens]
    lying = [kinds.count(kind) / 5 for kind in TOKENS]
    known = [_cards(tuple(overlord.hand)), _cards((*overlord.discard, *overlord.powers))]
    where = dungeon(g)
    heroes = [_hero(where, hero) for hero in g.heroes[:HEROES]] + [_NOBODY] * (HEROES - len(g.heroes))
    monsters = [
        _monster(where, m.kind, m.at, m.master, m.named, m.activated, m.hurt, m.points, e.burn, e.poison, e.stun, e.web)
        for m in g.monsters[:MONSTERS]
        for e in (m.effects,)
    ]
    opened = packed_bits(g.revealed, AREAS), packed_bits(g.closed, DOORS)
    return joined([packed(numbers), *opened, packed(lying), *known, *heroes, *monsters], SIZE)


@lru_cache(maxsize=1024)
def _cards(cards: tuple[str, ...]) -> Packed:
    """How many there are of each of the overlord's."""
    return packed([cards.count(card) / 2 for card in _CARDS])


def _hero(board: Dungeon, hero: Hero) -> Packed:
    turn, effects = hero.turn, hero.effects
    told = [
        1.0,
        hero.at != TOWN,
        *(_place(board, hero.at) if hero.at != TOWN else (0.0, 0.0)),
        hero.wounds / 12,
        hero.fatigue / 5,
        hero.coins / 500,
        hero.monkey / 3,
        hero.braced / 3,
        effects.burn / 3,
        effects.poison / 3,
        effects.stun / 3,
        effects.web / 3,
        *one_hot(hero.order, ORDERS),
        *[tokens / 3 for tokens in hero.training],
        turn.points / 10,
        turn.attacks / 2,
        turn.orders,
        turn.halves / 2,
        turn.shopping,
        len(hero.items) / 5,
        sum([item.equipped for item in hero.items]) / 5,
        len(hero.skills) / 4,
    ]
    return packed(padded(told, _PER_HERO))


@lru_cache(maxsize=4096)
def _monster(
    board: Dungeon,
    kind: str,
    at: Stance,
    master: bool,  # noqa: FBT001 - by place, which is quicker
    named: str,
    activated: bool,  # noqa: FBT001
    hurt: int,
    points: int,
    *effects: int,
) -> Packed:
    """From one step to the next there are many monsters and one of them, at most, is another."""
    place = _place(board, lowest(covered(board, kind, at)))
    told = [1.0, _KINDS[kind], master, bool(named), *place, hurt / 10, activated, points / 5]
    return packed(told + [tokens / 3 for tokens in effects])


def _place(board: Dungeon, cell: Cell) -> tuple[float, float]:
    """A space as shares of the map's width and height."""
    y, x = divmod(cell, board.grid.width)
    return (x + 1) / board.grid.width, (y + 1) / board.grid.height
