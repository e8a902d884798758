"""How a game draws itself in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Aim, Choice

if TYPE_CHECKING:
    from rich.console import RenderableType  # only drawings need it, and simulations draw nothing

Say: TypeAlias = Callable[[Msg], str]
Part: TypeAlias = "Callable[[Any, Say, int | None], RenderableType]"
"""Draws something by itself, from a view; of one player, where a number is given."""


class Drawing(ABC):
    """What the table in the terminal asks of a game. Everything but `draw` has a plain answer already."""

    @property
    def parts(self) -> Mapping[str, Part]:
        """What a player can ask to see alone, by the name of the command."""
        return {}

    @abstractmethod
    def draw(self, view: Any, say: Say) -> RenderableType:  # noqa: ANN401 - the game's own view struct
        """The whole table as a seat sees it."""

    def draw_choosing(self, view: Any, say: Say, choices: Sequence[Choice]) -> RenderableType:  # noqa: ANN401, ARG002
        """The table with what can be chosen marked on it."""
        return self.draw(view, say)

    def spot(self, choice: Choice) -> str | None:  # noqa: ARG002
        """The name of a place, if a choice says no more than that and the place is marked in the drawing."""
        return None

    def seat(self, seat: int) -> Msg:
        """What whoever sits there is called."""
        return msg("kernel-seat", n=seat + 1)

    # -- aiming -------------------------------------------------------------------------------------------------------

    def aim(self, view: Any, space: Aim) -> Sequence[float]:  # noqa: ANN401, ARG002
        """Where the bars of an aim stand at first."""
        return [(axis.low + axis.high) / 2 for axis in space.axes]

    def axis(self, name: str) -> Msg:
        """What an axis of an aim is called, with its unit."""
        return msg("kernel-value", value=name)

    def timed(self, space: Aim) -> Sequence[str]:
        """The axes whose markers are to be stopped in time, where somebody aims so."""
        return [axis.name for axis in space.axes]
