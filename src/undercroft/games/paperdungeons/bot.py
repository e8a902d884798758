"""The greedy bot: it plans each round by a forecast of the end of the game, and follows its plan."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from undercroft.games.paperdungeons.bot_forecast import Forecast
from undercroft.games.paperdungeons.bot_imagine import STEP, Imagined, imagine, outcomes
from undercroft.games.paperdungeons.bot_judgement import Judgement
from undercroft.games.paperdungeons.bot_plan import ACTION, DIE, Planner, Use, moves, others, rehearse
from undercroft.games.paperdungeons.rules.setup import hunt_treasure, use_setup_power
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.spaces import Answer

SETUP: dict[str, Callable[[PaperDungeons, Sheet], Flow]] = {
    "pap-ask-gem": hunt_treasure,
    "pap-ask-levels": use_setup_power,
}


class Greedy:
    """Plans a round when its first die is asked for."""

    def __init__(self, rng: Random, judgement: Judgement | None = None) -> None:
        self._rng = rng
        self._judgement = judgement or Judgement()
        self._plan: dict[tuple[str, bytes], Answer] = {}

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        """The answer that the plan has for this very moment; if it has none, a new plan."""
        kind = ask.prompt.id
        if kind in ("pap-ask-power", "pap-ask-objective", "pap-ask-story"):
            return ask.space.sample(self._rng)
        seen = view()
        answer = self._plan.get(_moment(kind, seen.mine))
        if answer is not None and ask.space.why_not(answer) is None:
            return answer
        g = imagine(seen.table)
        if kind in SETUP:
            return self._tried(g, seen.mine, SETUP[kind])
        forecast = Forecast(g, seat, self._judgement)
        if kind in (DIE, ACTION, STEP):
            return self._planned(g, seen.mine, ask, forecast)
        best = forecast.best(ask)
        if best is not None:
            return best
        if ask.default is not None:
            return ask.default
        return ask.space.sample(self._rng)

    def _planned(self, g: Imagined, s: Sheet, ask: Ask, forecast: Forecast) -> Answer:
        kind = ask.prompt.id
        first: list[Use] = []
        if kind == STEP:
            first = [Use("move", ask.prompt.args["points"], 1 << s.dice[-1])]
        elif kind == ACTION:
            first = [*moves(g, [s.dice[-1]]), *others(g, s, [s.dice[-1]])]
        plan = Planner(g, forecast).best(s, first)
        self._plan = {_moment(k, t): answer for k, t, answer in rehearse(g, s, plan, kind)}
        return self._plan[_moment(kind, s)]

    def _tried(self, g: Imagined, s: Sheet, rule: Callable[[PaperDungeons, Sheet], Flow]) -> Answer:
        best = []
        for sheet, answers in outcomes(s, lambda t: rule(g, t), lambda ask: ask.space.enumerate(99)):
            g.sheets = [*g.sheets]
            g.sheets[s.seat] = sheet
            best.append((Forecast(g, s.seat, self._judgement).value(sheet), answers[0]))
        return max(best, key=lambda x: x[0])[1]


def _moment(kind: str, s: Sheet) -> tuple[str, bytes]:
    return kind, msgspec.msgpack.encode(s)
