"""The bot that plays imagined games on: as greedy as the other, but readier to flee when somebody else wants to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from undercroft.games.dungeonfighter.bot.greedy import Greedy
from undercroft.games.dungeonfighter.bot.prospects import damage, prospect
from undercroft.games.dungeonfighter.bot.worth import OPEN_HANDED
from undercroft.games.dungeonfighter.figures import fight_of, foe_card, level_of, standing
from undercroft.games.dungeonfighter.rules.techniques import demanded
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer

ANOTHER: Final = 8.0
"""What the next monster costs, in points of life."""


class Quick(Greedy):
    """All must agree to flee: where one never does, nobody who thinks ahead could find out whether to."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, taste=OPEN_HANDED)

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        if ask.prompt.id == "dfi-ask-flee":
            return "flee" if flees(view().table) else "fight"
        return super().choose(seat, ask, view)


def flees(g: DungeonFighter) -> bool:
    """Where the fight is likely to cost more life than flight, and nobody would fall on the way."""
    heroes, foe = standing(g), fight_of(g).foe
    level = level_of(foe)
    if min(hero.life for hero in heroes) <= level:
        return False
    wanted = demanded(g)
    throws = foe.life / max(0.1, damage("red", wanted, g.options.hand, 0, foe.life))
    misses = throws * (1 - prospect("red", wanted, g.options.hand).hit)
    recovered = max(0.0, throws / len(COLOURS) - 1)
    return misses * foe_card(foe).damage + recovered * level * len(heroes) > level * len(heroes) + ANOTHER
