"""Abilities of monsters besides techniques and preparations: careless and mad ones (DFI-MAB)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import fight_of, foe_card, foe_name, technique_name
from undercroft.games.dungeonfighter.rules.judging import Verdict
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.messages import msg


def looks_away(g: DungeonFighter, verdict: Verdict) -> bool:
    """A careless monster: a die in a section marked 1 may be thrown again, hit or miss (DFI-MAB-02)."""
    return foe_card(fight_of(g).foe).careless and verdict.area == "section" and verdict.value == 1


def enrage(g: DungeonFighter) -> None:
    """After a hit the next requirement from the left becomes active; never after a miss (DFI-MAB-03, DFI-MAB-04)."""
    foe = fight_of(g).foe
    demands = foe_card(foe).mad
    if foe.mad < len(demands):
        g.tell(msg("dfi-log-mad", whom=foe_name(foe), technique=technique_name(demands[foe.mad])), "DFI-MAB-03")
        foe.mad += 1
