"""What may be typed in answer to an ask: numbered choices, several of them, a number, or what chance has shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Continuum, Draw, Roll
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.search import plain
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


def offer(ask: Ask, name: Name, say: Say, last: Callable[[Choice], bool] = lambda _: False) -> Offer:
    """How to put this ask to people at a keyboard; `last` tells which single choices come after all others."""
    space = ask.space
    if isinstance(space, OneOf):
        choices = sorted(_in_place(space), key=last)
        return Offer(choices, msg("term-hint-one", n=len(choices)), lambda text: _one(choices, text, say))
    if isinstance(space, Subset):
        choices = space.choices()
        low, high = space.at_least, space.at_most
        hint = msg("term-hint-exactly", count=low, n=len(choices))
        if low < high:
            hint = msg("term-hint-between", low=low, high=high, n=len(choices))
        return Offer(choices, hint, lambda text: _several(choices, text, low, high, say))
    if isinstance(space, Order):
        choices = space.choices()
        count = len(space.values)
        return Offer(choices, msg("term-hint-order", n=count), lambda text: _several(choices, text, count, count, say))
    if isinstance(space, Number):
        return Offer((), msg("term-hint-number", low=space.low, high=space.high), _whole)
    if isinstance(space, Aim):
        return Offer((), msg("term-hint-aim", n=len(space.axes)), _reals)
    return _chance(space, name, say)


def _in_place(space: OneOf) -> Sequence[Choice]:
    """Things known by a number keep their places: one that is forbidden now lies where it lay when it was allowed."""
    choices, numbers = space.choices(), [value for value in space.values if isinstance(value, int)]
    in_order = len(numbers) == len(space.values) and numbers == sorted(numbers)
    placed = in_order and all(isinstance(choice.value, int) for choice in choices)
    return sorted(choices, key=lambda choice: choice.value) if placed else choices


def _chance(space: Space, name: Name, say: Say) -> Offer:
    """Dice and draws that the table does by hand."""
    if isinstance(space, Roll):
        kinds = Counter(space.dice)
        groups = [(f"{n} × {name(die.id)}", [name(face) for face in die.faces]) for die, n in kinds.items()]
        return Offer((), msg("term-hint-roll", n=len(space.dice)), lambda text: _faces(space, text), groups)
    if isinstance(space, Continuum):
        return Offer((), space.typing, space.typed)
    assert isinstance(space, Draw)
    different = list(dict.fromkeys(space.items))
    choices = [Choice(item, Label(msg("kernel-value", value=name(str(item))))) for item in different]
    hint = msg("term-hint-draw", n=space.size)
    return Offer(choices, hint, lambda text: _several(choices, text, space.size, space.size, say))


def words(text: str) -> list[str]:
    return re.split(r"[,\s]+", text.strip(", \t")) if text.strip(", \t") else []


def pick(choices: Sequence[Choice], text: str, say: Say) -> Choice | None:
    """The choice with this number, with this value, or the only one that is called so."""
    if text.isdecimal():
        return choices[int(text) - 1] if 1 <= int(text) <= len(choices) else None
    valued = [choice for choice in choices if str(choice.value).casefold() == text.casefold()]
    return valued[0] if valued else _called(choices, text, say)


def _called(choices: Sequence[Choice], text: str, say: Say) -> Choice | None:
    """The choice in whose name some word begins with each word typed; of several that look the same, the first."""
    typed = words(plain(text))
    found: dict[str, Choice] = {}
    for choice in sorted(choices, key=lambda choice: choice.refused is not None):
        name = plain(say(choice.label.text))
        if typed and all(any(word.startswith(begun) for word in words(name)) for begun in typed):
            found.setdefault(name, choice)
    return next(iter(found.values())) if len(found) == 1 else None


def _one(choices: Sequence[Choice], text: str, say: Say) -> Answer | None:
    found = pick(choices, text, say)
    return found.value if found else None


def _several(choices: Sequence[Choice], text: str, low: int, high: int, say: Say) -> Answer | None:
    """So many numbers, values or names of one word, in the order typed; `-` alone stands for none."""
    typed = [] if text == "-" else words(text)
    found = [choice.value for word in typed if (choice := pick(choices, word, say))]
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
