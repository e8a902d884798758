"""What the bot would choose, for players who would like to know."""

from __future__ import annotations

from undercroft.games.dungeonsaga.bot.heroes import HeroMind
from undercroft.games.dungeonsaga.bot.overlord import OverlordMind
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.games.dungeonsaga.view import copy_state
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import OneOf


def advice(g: DungeonSaga, ask: Ask) -> list[str]:
    """The choice to be recommended, if there is more than one and something to be said for one of them.

    It is what somebody would choose who has just sat down: no plan is remembered from one question to the next.
    """
    if not isinstance(ask.space, OneOf):
        return []
    offers = [str(value) for value in ask.space.values]
    mind = OverlordMind() if OVERLORD in ask.seats else HeroMind()
    best = mind.choose(ask.seats[0], ask, copy_state(g)) if len(offers) > 1 else None
    return [str(best)] if best is not None and str(best) in offers else []
