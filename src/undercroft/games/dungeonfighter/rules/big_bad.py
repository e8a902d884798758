"""The battle with the big bad (DFI-BOS)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules.monsters import begin, starting_life
from undercroft.games.dungeonfighter.state import DungeonFighter, Foe
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw


def appear(g: DungeonFighter) -> Flow:
    """One of the three (DFI-BOS-01), without a room (DFI-BOS-03) and without gold (DFI-BOS-06).

    From here on it is a fight like any other (DFI-BOS-02), but that dice cannot be recovered (DFI-BOS-04).
    """
    (id_,) = yield Draw(list(content().big_bads), 1)
    g.room = ""
    begin(g, Foe(id=id_, big=True, life=starting_life(g, content().big_bads[id_])))
