"""The zones of the map that choices are about."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board import Bits
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.games.massivedarkness2.terminal.pieces import figures
from undercroft.kernel.spaces import Choice
from undercroft.parts.cell_names import cells_in

SPOTS = ("md2-do-go", "md2-zone")
"""Labels that say nothing but which zone is meant."""
FIGURES = ("attack", "wake")


def marked(g: MassiveDarkness, choices: Sequence[Choice]) -> Bits:
    """The zones that allowed choices are about."""
    zones = 0
    for choice in choices:
        if choice.refused is None:
            zones |= _zones(g, str(choice.value))
    return zones & g.laid


def _zones(g: MassiveDarkness, value: str) -> Bits:
    """Of the figure, the token or the zone that it names; of a door, the zone behind it."""
    kind, _, which = value.partition(":")
    found = mission_of(g)
    if kind == "open":
        here = {hero.at for hero in g.heroes if g.turn is not None and hero.number == g.turn.hero}
        return sum(1 << zone for zone in found.doors[found.door(which)].zones if zone not in here)
    if kind == "touch":
        return sum(1 << token.at for token in g.tokens if token.number == int(which))
    last = value.rpartition(":")[2]
    if kind in FIGURES or value.isdecimal():
        return _figure(g, last)
    return cells_in(found.grid, value)


def _figure(g: MassiveDarkness, which: str) -> Bits:
    return next((1 << each.at for each in figures(g) if str(each.number) == which), 0)
