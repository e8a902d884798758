"""What helps with a throw: what is good to begin with, and when to let go. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import msgspec

from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.figures import fight_of, throw_of
from undercroft.games.dungeonfighter.rules.rebuilding import cut_out_name
from undercroft.games.dungeonfighter.rules.throws import setting_of
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.games.dungeonfighter.throw.aims import named
from undercroft.games.dungeonfighter.throw.hands import best_aim
from undercroft.games.dungeonfighter.throw.setting import Setting, setting
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Aim


class Aiming(TypedDict, total=False):
    """What helps with a throw."""

    bodies: Sequence[str]
    techniques: Sequence[str]
    usual: dict[str, float]
    """What is good to begin with, by the names of the axes."""
    in_time: dict[str, tuple[float, float]]
    """When to let go, in seconds, by the names of the axes that are a moment."""


class Hints(TypedDict, total=False):
    aiming: Aiming


def hints(view: View, ask: Ask) -> Hints:
    g = view.table
    if isinstance(ask.space, Aim):
        return {"aiming": aiming(setting_asked(g, ask))}
    return {}


def setting_asked(g: DungeonFighter, ask: Ask) -> Setting:
    """The throw, or the flip of a cut-out, that an aim is asked for."""
    if ask.prompt.id != "dfi-ask-flip":
        return setting_of(g, throw_of(g))
    what = ask.prompt.args["what"]
    cut_out = "weak" if what == cut_out_name("weak") else "frost1"
    return setting(cut_out, lying=fight_of(g).lying, icebergs=fight_of(g).icebergs)


def aiming(scene: Setting) -> Aiming:
    """A fair hand's aim, for people to begin with."""
    moments = [kind for kind in techniques().techniques if kind.id in scene.techniques and kind.in_time is not None]
    return {
        "bodies": scene.bodies,
        "techniques": scene.techniques,
        "usual": named(scene, best_aim(scene, "fair")),
        "in_time": {kind.axes[0].name: kind.in_time for kind in moments if kind.in_time is not None},
    }


def as_sent(found: Hints) -> dict[str, object]:
    sent: dict[str, object] = msgspec.to_builtins(found)
    return sent
