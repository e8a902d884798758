"""A game of Paper Dungeons in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from math import tanh

from undercroft.games.paperdungeons.bot.forecast import Forecast
from undercroft.games.paperdungeons.bot.imagine import imagine
from undercroft.games.paperdungeons.bot.judgement import Judgement
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES
from undercroft.games.paperdungeons.rules.dice import POOL
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.state import Sheet
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.encoding import bits, one_hot, several_hot

PLAYERS = 8
ROOMS = len(ROOM_NAMES)
MARGIN = 25.0
"""Glory ahead of the best of the others that is as good as won; alone, glory above the usual."""
USUAL = 60.0
"""Glory of a game played alone."""

_PER_SHEET = 1 + 4 + 8 + 3 + 13 + 5 * ROOMS + len(content().powers) + len(content().objectives)
_TABLE = 1 + len(content().dungeons) + len(content().missions) + sum(len(set(die.faces)) for die in POOL)
SIZE = _TABLE + PLAYERS * _PER_SHEET


def encode(view: View) -> list[float]:
    """The table, then a part for each player: first whoever looks, then the others in the order of their seats."""
    g, c = view.table, content()
    numbers = [g.round / LAST_ROUND, *one_hot(g.dungeon, c.dungeons), *several_hot(g.missions, c.missions)]
    for place, die in enumerate(POOL):
        numbers += one_hot(g.pool[place] if g.pool else None, dict.fromkeys(die.faces))
    first = view.seat or 0
    for place in range(PLAYERS):
        if place < len(g.sheets):
            seat = (first + place) % len(g.sheets)
            numbers += _sheet(g.sheets[seat], view.scores[seat][-1])
        else:
            numbers += [0.0] * _PER_SHEET
    return numbers


def _sheet(s: Sheet, score: int) -> list[float]:
    c = content()
    counts = [s.potions, s.hearts, s.damage, s.resurrected, s.gems, s.traps, s.walls, s.waters, s.power_used]
    return [
        1.0,
        *(level / 6 for level in s.levels),
        *(part / 2 for part in s.parts),
        *(glory / 10 for glory in s.glory),
        *(count / 10 for count in (*counts, s.mission_glory, len(s.dice), len(s.digits))),
        score / 100,
        *one_hot(s.at, range(ROOMS)),
        *(number for rooms in (s.explored, s.slain, s.circled, s.crossed) for number in bits(rooms, ROOMS)),
        *one_hot(s.power, c.powers),
        *one_hot(s.objective, c.objectives),
    ]


def evaluate(view: View, seat: int) -> float:
    """How far a player will be ahead of the best of the others, as far as can be told; before the end less than 1."""
    g = imagine(view.table)
    totals = [Forecast(g, s.seat, Judgement()).value(s) for s in g.sheets]
    for result in view.table.results:
        totals = [total + one.total for total, one in zip(totals, result, strict=True)]
    others = [total for other, total in enumerate(totals) if other != seat]
    return 0.9 * tanh((totals[seat] - (max(others) if others else USUAL)) / MARGIN)
