"""What may be typed in answer to an ask: numbered choices, several of them, a number, or what chance has shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Aim, Answer, Choice, Label, Number, OneOf, Order, Space, Subset

Read: TypeAlias = Callable[[str], Answer | None]
Name: TypeAlias = Callable[[str], str]
"""How a game calls a face or a card that chance speaks of by its id."""


class Offer(msgspec.Struct, frozen=True):
    """The choices to show, what a line may look like, and how to read it: None if it cannot be understood."""

    choices: Sequence[Choice]
    hint: Msg
    read: Read
    groups: Sequence[tuple[str, Sequence[str]]] = ()
    """For dice thrown by hand: each kind of die with its faces."""


def offer(ask: Ask, name: Name, last: Callable[[Choice], bool] = lambda _: False) -> Offer:
    """How to put this ask to people at a keyboard; `last` tells which single choices come after all others."""
    space = ask.space
    if isinstance(space, OneOf):
        choices = sorted(space.choices(), key=last)
        return Offer(choices, msg("term-hint-one", n=len(choices)), lambda text: _one(choices, text))
    if isinstance(space, Subset):
        choices = space.choices()
        low, high = space.at_least, space.at_most
        hint = msg("term-hint-exactly", count=low, n=len(choices))
        if low < high:
            hint = msg("term-hint-between", low=low, high=high, n=len(choices))
        return Offer(choices, hint, lambda text: _several(choices, text, low, high))
    if isinstance(space, Order):
        choices = space.choices()
        count = len(space.values)
        return Offer(choices, msg("term-hint-order", n=count), lambda text: _several(choices, text, count, count))
    if isinstance(space, Number):
        return Offer((), msg("term-hint-number", low=space.low, high=space.high), _whole)
    if isinstance(space, Aim):
        axes = ", ".join(f"{axis.name} ({axis.low:g}–{axis.high:g})" for axis in space.axes)
        return Offer((), msg("term-hint-aim", axes=axes), _reals)
    return _chance(space, name)


def _chance(space: Space, name: Name) -> Offer:
    """Dice and draws that the table does by hand."""
    if isinstance(space, Roll):
        kinds = Counter(space.dice)
        groups = [(f"{n} × {name(die.id)}", [name(face) for face in die.faces]) for die, n in kinds.items()]
        return Offer((), msg("term-hint-roll", n=len(space.dice)), lambda text: _faces(space, text), groups)
    assert isinstance(space, Draw)
    different = list(dict.fromkeys(space.items))
    choices = [Choice(item, Label(msg("kernel-value", value=name(str(item))))) for item in different]
    return Offer(
        choices, msg("term-hint-draw", n=space.size), lambda text: _several(choices, text, space.size, space.size)
    )


def words(text: str) -> list[str]:
    return re.split(r"[,\s]+", text.strip(", \t")) if text.strip(", \t") else []


def pick(choices: Sequence[Choice], word: str) -> Choice | None:
    """The choice with this number, or with this value."""
    if word.isdecimal() and 1 <= int(word) <= len(choices):
        return choices[int(word) - 1]
    found = [choice for choice in choices if str(choice.value).casefold() == word.casefold()]
    return found[0] if found and not word.isdecimal() else None


def _one(choices: Sequence[Choice], text: str) -> Answer | None:
    found = pick(choices, text)
    return found.value if found else None


def _several(choices: Sequence[Choice], text: str, low: int, high: int) -> Answer | None:
    """So many numbers or values, in the order typed; `-` alone stands for none."""
    typed = [] if text == "-" else words(text)
    found = [choice.value for word in typed if (choice := pick(choices, word))]
    return tuple(found) if len(found) == len(typed) and low <= len(found) <= high else None


def _whole(text: str) -> Answer | None:
    return int(text) if re.fullmatch(r"[+-]?\d{1,9}", text) else None


def _reals(text: str) -> Answer | None:
    try:
        return tuple(float(word) for word in words(text))
    except ValueError:
        return None


def _faces(space: Roll, text: str) -> Answer | None:
    """One word for each die: the number of a face, or its id."""
    typed = words(text)
    if len(typed) != len(space.dice):
        return None
    faces = []
    for die, word in zip(space.dice, typed, strict=True):
        if word.isdecimal() and 1 <= int(word) <= len(die.faces):
            faces.append(die.faces[int(word) - 1])
        else:
            faces.append(word.casefold())
    return tuple(faces)
