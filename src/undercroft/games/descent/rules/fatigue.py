"""Spending fatigue for movement (DES-FAT); fatigue for attacks is part of step 5."""

from __future__ import annotations

from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.state import Descent, Hero
from undercroft.kernel.messages import msg


def push_on(g: Descent, hero: Hero) -> None:
    """One fatigue for one movement point, in the hero's own turn, whatever the action (DES-FAT-02).

    It is offered as long as there is fatigue, and the point is like any other (DES-FAT-03).
    """
    hero.fatigue -= 1
    hero.turn.points += 1
    g.tell(msg("des-log-push-on", who=hero_name(hero), left=hero.fatigue), "DES-FAT-02")
