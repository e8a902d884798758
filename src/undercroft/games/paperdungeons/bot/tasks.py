"""How near a sheet is to what missions and objectives ask for, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.paperdungeons.bot.judgement import Judgement
from undercroft.games.paperdungeons.box.content import Mission, Objective, content
from undercroft.games.paperdungeons.box.dungeon import COLUMN_SETS, ROWS
from undercroft.games.paperdungeons.metrics import measure
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet

SHEET = content().sheet
BOSS_GLORY = "boss_glory_sum"
Nearness = Callable[[Sheet, int], float]


class Tasks:
    """The missions on the table and the player's own objective, as things stand at the start of a plan."""

    def __init__(self, g: PaperDungeons, seat: int, time: float, judgement: Judgement) -> None:
        """`time` is the share of what is begun now that there is time to finish."""
        self._g = g
        self._bend = judgement.bend
        self._tier_share = judgement.objective * time
        self._missions: list[tuple[Mission, float, float]] = []
        for mission in map(content().missions.__getitem__, g.missions):
            now, later = _prices(g)
            later *= judgement.mission * time
            if _outrun(g, seat, mission):
                later *= judgement.outrun
            self._missions.append((mission, now, later))

    def worth(self, s: Sheet, boss_glory: float = 0.0) -> float:
        """Glory to expect from missions and objective; `boss_glory` is what the three fights will have brought."""
        g, bend = self._g, self._bend
        total = 0.0
        for mission, now, later in self._missions:
            near = nearness(mission.metric, mission.at_least, g, s)
            total += now if near >= 1 else later * near**bend
        card = content().objectives.get(s.objective)
        return total + self._objective(s, card, boss_glory) if card is not None else total

    def _objective(self, s: Sheet, card: Objective, boss_glory: float) -> float:
        total = 0.0
        before = 0
        for need, glory in zip(card.tiers, content().tiers_glory, strict=True):
            if card.metric == BOSS_GLORY:
                near = min(1.0, max(0.0, boss_glory) / need)
            else:
                near = nearness(card.metric, need, self._g, s)
            total += (glory - before) * (1 if near >= 1 else self._tier_share * near**self._bend)
            before = glory
        return total


def _prices(g: PaperDungeons) -> tuple[float, float]:
    """What a mission gives at the end of this round, and a little later (PAP-MIS-03, PAP-SOL-03)."""
    if not g.solo:
        return SHEET.mission_glory, SHEET.mission_glory
    by_round = SHEET.solo_mission_glory.by_round
    return by_round[max(g.round, 1)], by_round[min(g.round + 2, LAST_ROUND)]


def _outrun(g: PaperDungeons, seat: int, mission: Mission) -> bool:
    """Whether somebody else is nearer to a mission."""
    near = [nearness(mission.metric, mission.at_least, g, s) for s in g.sheets]
    return near[seat] < max(near)


def nearness(metric: str, need: int, g: PaperDungeons, s: Sheet) -> float:
    """From 0, nothing done, to 1, done; for most metrics simply how much of it is there."""
    finer = _FINER.get(metric)
    if finer is not None:
        return finer(s, need)
    have = measure(metric, g, s)
    return 1.0 if have >= need else have / need


def _heroes_at(level: int) -> Nearness:
    """The levels that the heroes who come nearest already have, of those they need."""

    def near(s: Sheet, need: int) -> float:
        best = sorted(s.levels, reverse=True)[:need]
        return sum([min(have, level) - 1 for have in best]) / (need * (level - 1))

    return near


def _lines_of(lines: tuple[int, ...], enough: int) -> Nearness:
    """The rooms explored in the rows or columns that come nearest, of those they need."""

    def near(s: Sheet, need: int) -> float:
        explored = s.explored
        best = sorted([min((explored & line).bit_count(), enough) for line in lines], reverse=True)[:need]
        return sum(best) / (need * enough)

    return near


_FINER: dict[str, Nearness] = {
    **{f"heroes_level_{level}": _heroes_at(level) for level in (3, 4, 5, 6)},
    "full_rows": _lines_of(ROWS, len(COLUMN_SETS)),
    "full_columns": _lines_of(COLUMN_SETS, len(ROWS)),
    "columns_with_4_explored": _lines_of(COLUMN_SETS, 4),
}
