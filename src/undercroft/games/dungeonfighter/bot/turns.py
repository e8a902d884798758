"""How far a game is, in turns: where a search may judge it."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.state import DungeonFighter

ROUND: Final = 3
"""So many a round counts for, however many it takes; against the big bad turns are counted one by one."""


def turns(g: DungeonFighter) -> int:
    fight = g.fight
    if fight is None or not fight.foe.big:
        return ROUND * g.round
    return ROUND * g.round + len(fight.spent) - (fight.throw is not None)
