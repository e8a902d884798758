"""A plan being followed: its answers are given one by one, as long as things are as they were expected to be."""

from __future__ import annotations

from undercroft.games.dungeonsaga.bot.turn import Plan
from undercroft.games.dungeonsaga.models import dungeon, standing
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.parts.cell_names import parse_cell

Moment = tuple[object, ...]


class Course:
    """What is left of a plan for the turn of one model."""

    def __init__(self) -> None:
        self._answers: list[str] = []
        self._moment: Moment = ()
        self._at = -1

    def take(self, g: DungeonSaga, m: Model, plan: Plan) -> None:
        self._answers = list(plan.answers)
        self._moment = _moment(g, m)
        self._at = m.at

    def drop(self) -> None:
        self._answers = []

    def next(self, g: DungeonSaga, m: Model, offers: list[str]) -> str | None:
        """The next answer, if the position is the one that the plan was made for and the answer is still allowed."""
        if not self._answers or self._at != m.at or self._moment != _moment(g, m):
            return None
        answer = self._answers.pop(0)
        if answer not in offers:
            self._answers = []
            return None
        if ":" not in answer:
            self._at = parse_cell(dungeon(g).grid, answer)
        return answer


def _moment(g: DungeonSaga, m: Model) -> Moment:
    """All that a plan counts on, but for where its model is on its way."""
    others = tuple((other.number, other.at, other.facing) for other in standing(g) if other is not m)
    wounds = m.sheet.wounds if m.sheet is not None else 0
    turn = g.turn
    acts = (turn.model, turn.acts, turn.granted, len(turn.minor)) if turn is not None else ()
    return g.adventure, g.round, m.number, wounds, acts, g.revealed, len(g.fittings), others
