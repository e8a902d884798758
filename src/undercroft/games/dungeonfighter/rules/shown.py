"""The last throw, kept to be looked at and told; no rule asks for it again."""

from __future__ import annotations

import msgspec

from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS
from undercroft.games.dungeonfighter.state import DungeonFighter, Shown
from undercroft.games.dungeonfighter.throw.aims import Aimed
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.games.dungeonfighter.throw.throwing import frames_of, slips_of
from undercroft.kernel.spaces import Answer


def show(g: DungeonFighter, scene: Setting, aim: Aimed, answer: Answer) -> None:
    g.shown = shown(0 if g.shown is msgspec.UNSET else g.shown.number, scene, aim, answer)


def shown(before: int, scene: Setting, aim: Aimed, answer: Answer) -> Shown:
    """A throw to be looked at, after so many others."""
    return Shown(
        number=before + 1,
        thrown=len(scene.bodies),
        slips=slips_of(answer),
        techniques=scene.techniques,
        aim=aim,
        cut_outs=tuple(one for one in scene.lying if one.body in CUT_OUTS),
        frames=frames_of(answer),
    )
