"""An ask as it travels to a browser: what `Ask.wire()` makes of each kind of space."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Axis, Choice

Usual: TypeAlias = str | float | tuple[str | float, ...] | None
"""The answer that most would give, if there is one."""


class _Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="space"):
    seats: tuple[int, ...]
    prompt: Msg
    default: Usual


class OneOfAsked(_Asked, frozen=True, kw_only=True, tag="one_of"):
    choices: tuple[Choice, ...]


class SubsetAsked(_Asked, frozen=True, kw_only=True, tag="subset"):
    at_least: int
    at_most: int
    choices: tuple[Choice, ...]


class OrderAsked(_Asked, frozen=True, kw_only=True, tag="order"):
    choices: tuple[Choice, ...]


class NumberAsked(_Asked, frozen=True, kw_only=True, tag="number"):
    low: int
    high: int


class AimAsked(_Asked, frozen=True, kw_only=True, tag="aim"):
    axes: tuple[Axis, ...]


class FaceShown(msgspec.Struct, frozen=True):
    value: str
    name: Msg


class DieThrown(msgspec.Struct, frozen=True):
    """A die with its faces as they are printed; one that is there twice is listed twice."""

    die: str
    name: Msg
    faces: tuple[FaceShown, ...]


class CardDrawn(msgspec.Struct, frozen=True):
    """A card that may be drawn, and how many there are of it."""

    value: str | int
    name: Msg
    copies: int


class _Thrown(_Asked, frozen=True, kw_only=True, tag_field="space"):
    by: int | None
    """The seat whose throw it is, if it is anybody's."""


class RollAsked(_Thrown, frozen=True, kw_only=True, tag="roll"):
    """What do the dice show? The answer is a face of each, in order; null leaves it to the table."""

    dice: tuple[DieThrown, ...]


class DrawAsked(_Thrown, frozen=True, kw_only=True, tag="draw"):
    """What was drawn? The answer is so many of the cards, in order; null leaves it to the table."""

    count: int
    cards: tuple[CardDrawn, ...]
    shuffled: bool
    """All of them are wanted, in their order: the last is on top."""


class OutcomeAsked(_Thrown, frozen=True, kw_only=True, tag="outcome"):
    """What came of something of which neither faces nor cards tell? The answer is as the game wants it, or null."""

    what: Any
    """The request to chance, as the game sends it."""


Ask: TypeAlias = OneOfAsked | SubsetAsked | OrderAsked | NumberAsked | AimAsked | RollAsked | DrawAsked | OutcomeAsked
