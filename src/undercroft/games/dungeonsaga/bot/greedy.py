"""The greedy bot: whoever sits at seat 0 plays the overlord, everybody else heroes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from undercroft.games.dungeonsaga.bot.heroes import HeroMind
from undercroft.games.dungeonsaga.bot.overlord import OverlordMind
from undercroft.games.dungeonsaga.bot.turn import CELLS, Plan
from undercroft.games.dungeonsaga.rules.turns import END
from undercroft.games.dungeonsaga.state import OVERLORD
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, OneOf

TURN, ORDER = "sag-ask-turn", "sag-ask-order"
CLEAR = tuple(f"sag-ask-{ask}" for ask in ("start", "facing", "strike", "feat", "volley", "crystal"))
"""Asks of which hardly more is to be known than what the bot knows."""
HASTE = 12
"""So many places does somebody look at closely who plays many games in his head."""


class Greedy:
    """A player of either side. What it has no opinion about it leaves to the ask's default."""

    def __init__(self, rng: Random, cells: int = CELLS) -> None:
        """`cells`: how many places of a turn it looks at closely."""
        self._rng = rng
        self._heroes = HeroMind(cells)
        self._overlord = OverlordMind(cells)

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        mind = self._overlord if seat == OVERLORD else self._heroes
        answer = mind.choose(seat, ask, view().table)
        if answer is not None and ask.space.why_not(answer) is None:
            return answer
        if ask.default is not None and ask.space.why_not(ask.default) is None:
            return ask.default
        return ask.space.sample(self._rng)

    def lines(self, seat: int, ask: Ask, view: Position, many: int) -> list[Line]:
        """Where a model moves and acts, plans for its turn, and feats and items instead; of orders the best ones."""
        kind = ask.prompt.id
        if kind not in (TURN, ORDER, *CLEAR):
            return []
        first: Line = ((kind, self.choose(seat, ask, view)),)
        if kind in CLEAR:
            return [first]
        g, offers = view().table, _offers(ask)
        if kind == ORDER:
            return _told([first, *(((kind, offer),) for offer in self._overlord.ranked(g, offers))], many)
        instead: list[Line] = [((kind, offer),) for offer in offers if offer.startswith(("feat:", "use:"))]
        mind = self._overlord if seat == OVERLORD else self._heroes
        planned = mind.plans(g, max(2, many - len(instead)))
        plans: list[Line] = [tuple((kind, answer) for answer in _whole(plan)) for plan in planned]
        own = next((line for line in plans if line[0] == first[0]), first)
        return _told([own, *plans, *instead], many)


def _whole(plan: Plan) -> tuple[str, ...]:
    """Its answers to the end of the turn: whoever has gone where there is nothing to do has no more to think about."""
    return plan.answers if plan.action else (*plan.answers, END)


def _told(lines: Iterable[Line], many: int) -> list[Line]:
    """The first so many different ones."""
    return list(dict.fromkeys(lines))[:many]


def _offers(ask: Ask) -> list[str]:
    return [str(value) for value in ask.space.values] if isinstance(ask.space, OneOf) else []
