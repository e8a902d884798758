"""A game of Paper Dungeons in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import tanh
from struct import Struct

from undercroft.games.paperdungeons.bot.forecast import Forecast
from undercroft.games.paperdungeons.bot.imagine import imagine
from undercroft.games.paperdungeons.bot.judgement import Judgement
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES
from undercroft.games.paperdungeons.rules.dice import POOL
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.state import Sheet
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.encoding import OneHot, Packed, joined, packed, packed_bits, several_hot

PLAYERS = 8
ROOMS = len(ROOM_NAMES)
MARGIN = 25.0
"""Glory ahead of the best of the others that is as good as won; alone, glory above the usual."""
USUAL = 60.0
"""Glory of a game played alone."""

_PER_SHEET = 1 + 4 + 8 + 3 + 13 + 5 * ROOMS + len(content().powers) + len(content().objectives)
_TABLE = 1 + len(content().dungeons) + len(content().missions) + sum(len(set(die.faces)) for die in POOL)
SIZE = _TABLE + PLAYERS * _PER_SHEET


_FACES = [OneHot(dict.fromkeys(die.faces)) for die in POOL]
_DUNGEONS, _AT = OneHot(content().dungeons), OneHot(range(ROOMS))
_POWERS, _OBJECTIVES = OneHot(content().powers), OneHot(content().objectives)
_HANDWRITTEN = Struct("=29f")
"""What is written on a sheet, but for the map and the cards."""


def encode(view: View) -> Sequence[float]:
    """The table, then a part for each player: first whoever looks, then the others in the order of their seats."""
    g, first = view.table, view.seat or 0
    parts = [_table(g.round, g.dungeon, tuple(g.missions), g.pool)]
    for place in range(len(g.sheets)):
        seat = (first + place) % len(g.sheets)
        parts += _sheet(g.sheets[seat], view.scores[seat][-1])
    return joined(parts, SIZE)


@lru_cache(maxsize=1024)
def _table(number: int, dungeon: str, missions: tuple[str, ...], pool: tuple[str, ...]) -> Packed:
    """What lies there for everybody: the same from one roll of the dice to the next, but for missions claimed."""
    faces = [hot[face] for hot, face in zip(_FACES, pool or (None,) * len(POOL), strict=True)]
    there = packed(several_hot(missions, content().missions))
    return b"".join([packed([number / LAST_ROUND]), _DUNGEONS[dungeon], there, *faces])


def _sheet(s: Sheet, score: int) -> tuple[Packed, ...]:
    return (
        _HANDWRITTEN.pack(
            1.0,
            *[level / 6 for level in s.levels],
            *[part / 2 for part in s.parts],
            *[glory / 10 for glory in s.glory],
            s.potions / 10,
            s.hearts / 10,
            s.damage / 10,
            s.resurrected / 10,
            s.gems / 10,
            s.traps / 10,
            s.walls / 10,
            s.waters / 10,
            s.power_used / 10,
            s.mission_glory / 10,
            len(s.dice) / 10,
            len(s.digits) / 10,
            score / 100,
        ),
        _AT[s.at],
        packed_bits(s.explored, ROOMS),
        packed_bits(s.slain, ROOMS),
        packed_bits(s.circled, ROOMS),
        packed_bits(s.crossed, ROOMS),
        _POWERS[s.power],
        _OBJECTIVES[s.objective],
    )


def evaluate(view: View, seat: int) -> float:
    """How far a player will be ahead of the best of the others, as far as can be told; before the end less than 1."""
    g = imagine(view.table)
    totals = [Forecast(g, s.seat, Judgement()).value(s) if g.dungeon else 0.0 for s in g.sheets]
    for result in view.table.results:
        totals = [total + one.total for total, one in zip(totals, result, strict=True)]
    others = [total for other, total in enumerate(totals) if other != seat]
    return 0.9 * tanh((totals[seat] - (max(others) if others else USUAL)) / MARGIN)
