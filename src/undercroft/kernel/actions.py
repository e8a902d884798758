"""Stable names for answers: the same answer to the same question has the same name, in every match and language.

A name is the id of the prompt, a colon, and the answer: `tor-ask-action:run`. A value that could be mistaken for
another, such as the text "5" beside the number 5, is quoted as in JSON. Several values are joined by `+` where their
order does not matter (and then stand in alphabetical order), and by `>` where it does; numbers of an aim by `,`.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from undercroft.kernel.asks import Ask
from undercroft.kernel.errors import BadInput
from undercroft.kernel.spaces import Aim, Answer, Subset, Value

_PLAIN: Final = re.compile(r"(?![-+0-9])[^\s\"+>,]+")
_NUMBER: Final = re.compile(r"-?\d+")
_PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^+>]+')


def action_id(ask: Ask, answer: Answer) -> str:
    """The name of an answer."""
    if isinstance(ask.space, Aim):
        assert isinstance(answer, tuple)
        return f"{ask.prompt.id}:{','.join(repr(float(number)) for number in answer)}"
    if isinstance(answer, tuple):
        parts = [_value(value) for value in answer]
        told = "+".join(sorted(parts)) if isinstance(ask.space, Subset) else ">".join(parts)
    else:
        told = _value(answer)
    return f"{ask.prompt.id}:{told}"


def action(ask: Ask, name: str) -> Answer:
    """The answer with this name; BadInput if it is no name of an answer to this ask."""
    prompt, _, told = name.partition(":")
    try:
        if prompt != ask.prompt.id:
            raise ValueError(prompt)
        answer = _answer(ask, told)
    except ValueError:
        raise BadInput(f"'{name}' is not the name of an answer to {ask.prompt.id}") from None
    if why := ask.space.why_not(answer):
        raise BadInput(f"'{name}' is not allowed: {why.msg.id}")
    return answer


def _answer(ask: Ask, told: str) -> Answer:
    space = ask.space
    if isinstance(space, Aim):
        return tuple(float(number) for number in told.split(",")) if told else ()
    if space.several:
        values = tuple(map(_read, _PART.findall(told)))
        if isinstance(space, Subset):
            order: list[Any] = list(space.values)
            values = tuple(sorted(values, key=lambda value: order.index(value)))
        return values
    return _read(told)


def _value(value: object) -> str:
    text = str(value)
    return text if not isinstance(value, str) or _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _read(told: str) -> Value:
    if told.startswith('"'):
        return str(json.loads(told))
    return int(told) if _NUMBER.fullmatch(told) else told
