"""The bot that plays on in imagined games: it goes where it wanted to go without thinking again on the way."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.massivedarkness2.bot import turn
from undercroft.games.massivedarkness2.bot.greedy import TURN, Greedy
from undercroft.games.massivedarkness2.figures import find_hero
from undercroft.games.massivedarkness2.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer


class Quick(Greedy):
    """As the greedy bot, but a way that it has begun it goes to its end."""

    _way: tuple[str, ...] = ()
    """The steps that are left of it."""

    def _opinion(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer | None:
        if ask.prompt.id != TURN:
            return super()._opinion(seat, ask, view)
        if self._way and ask.space.why_not(self._way[0]) is None:
            step, *left = self._way
            self._way = tuple(left)
            return step
        g = view().table
        assert g.turn is not None
        offers = [str(value) for value in ask.space.enumerate(200)]
        what, *way = turn.way(g, find_hero(g, g.turn.hero), g.turn, offers)
        self._way = tuple(way)
        return what
