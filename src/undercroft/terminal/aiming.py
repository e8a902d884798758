"""Aiming at a keyboard: a bar for each axis, moved by typing, or stopped in time while its marker runs to and fro."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from rich.text import Text

from undercroft.kernel.search import plain
from undercroft.kernel.spaces import Aim, Axis

Stop: TypeAlias = Callable[[Callable[[float], str]], float | None]
"""Draws a bar until somebody presses a key, and tells after how many seconds; None where there are no keys to press."""

SWING: Final = ("swing", "zamach")
CELLS: Final = 24
STEP: Final = 1 / 20
"""Of a whole bar, for each plus or minus typed."""
PERIOD: Final = 1.6
"""Seconds in which a marker runs from one end to the other and back."""
MARK: Final = "●"


class Aiming:
    """Where the bars stand, and what they are called."""

    def __init__(self, space: Aim, start: Sequence[float], names: Sequence[str], timed: Sequence[str]) -> None:
        self.space = space
        self.values = list(start)
        self._names = names
        self._timed = timed

    @property
    def answer(self) -> tuple[float, ...]:
        return tuple(self.values)

    def bars(self) -> list[Text]:
        """Every axis by its name, with its marker, its number and its bounds."""
        wide = max(map(len, self._names))
        lines = []
        for axis, name, value in zip(self.space.axes, self._names, self.values, strict=True):
            line = Text("  ", no_wrap=True, overflow="ellipsis").append(name.ljust(wide)).append(" ")
            line.append(bar(axis, value), "cyan").append(f" {value:.3g}", "bold")
            lines.append(line.append(f"  {axis.low:g}–{axis.high:g}", "dim"))
        return lines

    def move(self, line: str) -> bool:
        """`speed 1.8`, `azimuth=-3 loft ++`: bars are put somewhere or moved by steps; False if nothing is said."""
        typed = line.replace("=", " ").split()
        if not typed or len(typed) % 2:
            return False
        moved = list(self.values)
        for name, how in zip(typed[::2], typed[1::2], strict=True):
            place = self._place(name)
            value = None if place is None else _moved(self.space.axes[place], moved[place], how)
            if place is None or value is None:
                return False
            moved[place] = value
        self.values = moved
        return True

    def _place(self, name: str) -> int | None:
        """The axis with this id, or the only one whose name begins so."""
        ids = [axis.name for axis in self.space.axes]
        if name in ids:
            return ids.index(name)
        found = [place for place, called in enumerate(self._names) if plain(called).startswith(plain(name))]
        return found[0] if len(found) == 1 else None

    def swing(self, stop: Stop) -> bool:
        """Each bar that counts runs until a key stops it; False where there are no keys."""
        for place, (axis, name) in enumerate(zip(self.space.axes, self._names, strict=True)):
            if axis.name not in self._timed or axis.low == axis.high:
                continue
            seconds = stop(partial(_running, axis, name))
            if seconds is None:
                return False
            self.values[place] = swept(axis, seconds)
        return True


def bar(axis: Axis, value: float) -> str:
    """`├───●──────┤`"""
    share = (value - axis.low) / (axis.high - axis.low) if axis.high > axis.low else 0.5
    at = min(CELLS - 1, max(0, int(share * CELLS)))
    return f"├{'─' * at}{MARK}{'─' * (CELLS - 1 - at)}┤"


def _running(axis: Axis, name: str, seconds: float) -> str:
    return f"  {name} {bar(axis, swept(axis, seconds))}"


def swept(axis: Axis, seconds: float) -> float:
    """Where the marker is by now: there and back again at an even pace."""
    share = seconds % PERIOD / PERIOD * 2
    return axis.low + (axis.high - axis.low) * (share if share <= 1 else 2 - share)


def _moved(axis: Axis, value: float, how: str) -> float | None:
    if how.strip("+-") == "":
        steps = how.count("+") - how.count("-")
        return min(axis.high, max(axis.low, value + steps * STEP * (axis.high - axis.low)))
    try:
        return float(how)
    except ValueError:
        return None
