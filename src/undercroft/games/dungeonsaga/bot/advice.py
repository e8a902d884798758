"""What the bot would choose where cards are the matter, for players who would like to know."""

from __future__ import annotations

from undercroft.games.dungeonsaga.bot.heroes import HeroMind
from undercroft.games.dungeonsaga.bot.overlord import OverlordMind
from undercroft.games.dungeonsaga.rules.items import NO
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.games.dungeonsaga.view import copy_state
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import OneOf
from undercroft.kernel.window import PASS

NOTHING = (PASS, NO)


def advice(g: DungeonSaga, ask: Ask) -> list[str]:
    """The card to be recommended, if there is something to be said for one of them.

    It is what somebody would choose who has just sat down: no plan is remembered from one question to the next.
    """
    cards = _cards(ask)
    if not cards:
        return []
    mind = OverlordMind() if OVERLORD in ask.seats else HeroMind()
    best = mind.choose(ask.seats[0], ask, copy_state(g))
    return [str(best)] if best in cards else []


def _cards(ask: Ask) -> list[str]:
    """The cards that are offered; where to go and whom to strike, players find out themselves."""
    if not isinstance(ask.space, OneOf):
        return []
    offers = [str(value) for value in ask.space.values]
    match ask.prompt.id.removeprefix("sag-ask-"):
        case "order":
            return [offer for offer in offers if offer.startswith("play:")]
        case "interrupt" | "crystal":
            return [offer for offer in offers if offer not in NOTHING]
        case "skill" if len(offers) > 1:
            return offers
    return []
