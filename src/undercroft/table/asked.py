"""An ask as it travels to a browser: what `Ask.wire()` makes of each kind of space."""

from __future__ import annotations

from typing import TypeAlias

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


Ask: TypeAlias = OneOfAsked | SubsetAsked | OrderAsked | NumberAsked | AimAsked
