"""The greedy bot: it plans a round by a forecast of the end of the game, and follows its plan."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from undercroft.games.paperdungeons.bot.forecast import Forecast
from undercroft.games.paperdungeons.bot.imagine import STEP, imagine, outcomes
from undercroft.games.paperdungeons.bot.judgement import OBJECTIVES, POWERS, Judgement
from undercroft.games.paperdungeons.bot.plan import ACTION, DIE, WIDTH, Plan, Planner, Use, moves, others, rehearse
from undercroft.games.paperdungeons.rules.setup import hunt_treasure, use_setup_power
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.game import Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, OneOf, Value

BETWEEN_GAMES = ("pap-ask-story", "pap-ask-continue")
CARDS = {"pap-ask-power": POWERS, "pap-ask-objective": OBJECTIVES}
SETUP: dict[str, Callable[[PaperDungeons, Sheet], Flow]] = {
    "pap-ask-gem": hunt_treasure,
    "pap-ask-levels": use_setup_power,
}
"""The rules that ask before the first round what is best tried out."""

Moment = tuple[str, int, tuple[str, ...], bytes]
"""An ask, the round and its dice, and everything on the player's sheet."""


class Greedy:
    """A player who plans a round when asked for its first die, and anew whenever things are not as planned."""

    def __init__(self, rng: Random, judgement: Judgement | None = None, width: int = WIDTH) -> None:
        self._rng = rng
        self._width = width
        self._judgement = judgement or Judgement()
        self._plan: dict[Moment, Answer] = {}

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        """What the plan has for this very moment; else what a new plan has, or what looks best by itself."""
        kind = ask.prompt.id
        if kind in CARDS and isinstance(ask.space, OneOf):
            return self._card(ask.space, CARDS[kind])
        if kind in BETWEEN_GAMES:
            return ask.space.sample(self._rng)
        seen = view()
        g, mine = imagine(seen.table), seen.mine
        planned = self._plan.get(_moment(kind, g, mine))
        if planned is not None:
            return planned
        if kind in SETUP:
            return self._try_out(g, mine, SETUP[kind])
        forecast = Forecast(g, seat, self._judgement)
        if kind in (DIE, ACTION, STEP):
            self._make_plan(g, mine, ask, forecast)
            return self._plan[_moment(kind, g, mine)]
        best = forecast.best(ask)
        return best if best is not None else ask.space.sample(self._rng)

    def _card(self, space: OneOf, worth: dict[str, float]) -> Value:
        """The card that has brought the most; a card the bot has never played is as good as the average."""
        return max(space.values, key=lambda card: worth.get(str(card), 0.0))

    def _make_plan(self, g: PaperDungeons, s: Sheet, ask: Ask, forecast: Forecast) -> None:
        """Plan the rest of the round, from the ask at hand on."""
        kind = ask.prompt.id
        plan = self._plans(g, s, ask, forecast, 1)[0]
        self._plan = {_moment(met, g, sheet): answer for met, sheet, answer in rehearse(g, s, plan, kind)}

    def _plans(self, g: PaperDungeons, s: Sheet, ask: Ask, forecast: Forecast, many: int) -> list[Plan]:
        """The best plans for the rest of the round, from the ask at hand on."""
        kind = ask.prompt.id
        first: list[Use] = []
        if kind == STEP:
            points = ask.prompt.args["points"]
            assert isinstance(points, int)
            first = [Use("move", points, 1 << s.dice[-1])]
        elif kind == ACTION:
            first = [*moves(g, s.dice[-1:]), *others(g, s, s.dice[-1:])]
        return Planner(g, forecast, self._width).best(s, first, many)

    def lines(self, seat: int, ask: Ask, view: Position, many: int) -> list[Line]:
        """The best plans for the rest of the round; where there is nothing to plan, what it would answer."""
        kind = ask.prompt.id
        if kind not in (DIE, ACTION, STEP):
            return [((kind, self.choose(seat, ask, view)),)]
        seen: View = view()
        g, mine = imagine(seen.table), seen.mine
        plans = self._plans(g, mine, ask, Forecast(g, seat, self._judgement), many)
        return [tuple((met, answer) for met, _, answer in rehearse(g, mine, plan, kind)) for plan in plans]

    def _try_out(self, g: PaperDungeons, s: Sheet, rule: Callable[[PaperDungeons, Sheet], Flow]) -> Answer:
        """The first of the answers that lead to the most promising sheet."""
        others = g.sheets[:]
        promise: list[float] = []
        ends = outcomes(s, lambda sheet: rule(g, sheet), lambda ask: ask.space.every())
        for sheet, _ in ends:
            g.sheets = [sheet if other.seat == s.seat else other for other in others]
            promise.append(Forecast(g, s.seat, self._judgement).value(sheet))
        return ends[promise.index(max(promise))][1][0]


def _moment(kind: str, g: PaperDungeons, s: Sheet) -> Moment:
    return kind, g.round, g.pool, msgspec.msgpack.encode(s)
