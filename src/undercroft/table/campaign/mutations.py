"""Messages that are almost right. The same generator of chance makes the same ones again."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

Message = dict[str, Any]

KINDS: Final = ("hello", "answer", "act", "hints", "undo", "vote", "chat", "name", "seat", "look", "sync")
NUMBERS: Final = ("seat", "decision", "number", "ref")
DEEP: Final = 2000
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**53 + 1,
    2**63 - 1,
    2**63,
    -(2**63),
    2**64,
    10**30,
    0.5,
    -0.0,
    1e308,
    float("inf"),
    "",
    " ",
    "\0",
    "0",
    "\ud800",
    "\u202e",
    "\r\nGET / HTTP/1.1",
    "<script>",
    "../../etc/passwd",
    "x" * 1000,
    "🗝" * 50,
    [],
    [[]],
    {},
    {"t": "answer"},
    [None] * 100,
    list(range(50)),
    {str(n): n for n in range(20)},
)
BYTES: Final = (
    b"\0",
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\xf5",
    b"\xef\xbb\xbf",
    b"\\u0000",
    b'"',
    b"{",
    b"]",
    b",",
)


def mutated(rng: Random, message: Message, earlier: Sequence[Message]) -> bytes:
    """A message with something wrong about it; `earlier` are others to take parts of."""
    if rng.random() < 0.8:
        message = dict(message)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            rng.choice(_SHAPES)(rng, message, earlier)
        return _written(message)
    data = msgspec.json.encode(message)
    for _ in range(rng.choice((1, 1, 2, 8))):
        data = rng.choice(_WRITINGS)(rng, data, earlier)
    return data


def _written(message: Message) -> bytes:
    return json.dumps(message, ensure_ascii=True).encode()  # unlike msgspec's, of anything


def odd(rng: Random) -> Any:  # noqa: ANN401 - that is the point
    """A value that nobody expects."""
    value = rng.choice(ODD)
    return [value] * rng.randint(0, 3) if rng.random() < 0.1 else value


# -- the wrong content ------------------------------------------------------------------------------------------------


def _odd_value(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    message[rng.choice(sorted(message))] = odd(rng)


def _near_number(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    fields = [name for name in NUMBERS if isinstance(message.get(name), int)]
    if fields:
        message[rng.choice(fields)] += rng.choice((-1, 1, 1, 2, -2, 10))
    else:
        message["ref"] = rng.choice((-1, 10**9, 2**63))


def _other_kind(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    message["t"] = rng.choice(KINDS)


def _without(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    del message[rng.choice(sorted(message))]
    message.setdefault("ref", 1)


def _extra(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    message[rng.choice(("x", "seat", "agree", "name", "token", "__proto__", "", "\0"))] = odd(rng)


def _renamed(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    name = rng.choice(sorted(message))
    message[rng.choice((name.upper(), name + " ", name[:-1]))] = message.pop(name)


def _odd_answer(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    """The answer, a little different: it is the rules that must notice."""
    answer = message.get("answer")
    match answer:
        case str():
            message["answer"] = rng.choice((answer.upper(), answer + "!", answer[1:], answer * 3, [answer], "pass", 0))
        case list():
            ways = (answer[::-1], answer * 2, answer[:-1], [*answer, "pass"], [answer], [*answer, 0.5])
            message["answer"] = rng.choice(ways)
        case int() | float():
            message["answer"] = rng.choice((answer + 1, answer - 1, -answer, answer * 10**6, str(answer), [answer]))
        case _:
            message["answer"] = odd(rng)


def _foreign(rng: Random, message: Message, earlier: Sequence[Message]) -> None:
    """A part of another message, perhaps of another table."""
    other = rng.choice(earlier) if earlier else {"ref": 3}
    name = rng.choice([name for name in message if name in other] or ["ref"])
    message[name] = other.get(name)


def _stale(rng: Random, message: Message, earlier: Sequence[Message]) -> None:
    """Another message altogether: late, repeated, or of another seat."""
    if earlier:
        message.clear()
        message.update(rng.choice(earlier))
    message["ref"] = rng.randint(0, 100)


def _long(rng: Random, message: Message, _earlier: Sequence[Message]) -> None:
    name = rng.choice([name for name in ("text", "name", "answer", "bot") if name in message] or ["text"])
    message[name] = rng.choice(("a", "\n", "\u0301", "ż", "\x7f", "{$x}")) * rng.choice((41, 499, 501, 5000, 70_000))


_SHAPES: Final[tuple[Callable[[Random, Message, Sequence[Message]], None], ...]] = (
    *(_odd_answer,) * 6,
    *(_near_number,) * 5,
    *(_stale,) * 3,
    *(_foreign,) * 2,
    *(_odd_value,) * 2,
    _other_kind,
    _without,
    _extra,
    _renamed,
    _long,
)


# -- the wrong bytes --------------------------------------------------------------------------------------------------


def _flip(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    if not data:
        return b"\x01"
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _truncate(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    return data[: rng.randint(0, len(data))]


def _cut(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    start = rng.randint(0, len(data))
    return data[:start] + data[start + rng.randint(1, 8) :]


def _insert(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice(BYTES) * rng.choice((1, 1, 3)) + data[at:]


def _double(rng: Random, data: bytes, earlier: Sequence[Message]) -> bytes:
    return data + (msgspec.json.encode(rng.choice(earlier)) if earlier and rng.random() < 0.5 else data)


def _twice(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    """A field that is there two times."""
    field = rng.choice((b'"ref":1', b'"t":"undo"', b'"seat":1', b'"answer":[]', b'"decision":-1'))
    return b"{" + field + b"," + data[1:] if rng.random() < 0.5 else data[:-1] + b"," + field + b"}"


def _deep(rng: Random, _data: bytes, _earlier: Sequence[Message]) -> bytes:
    depth = rng.choice((10, 100, DEEP, 10 * DEEP))
    opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
    inner = opening * depth + b"1" + (closing * depth if rng.random() < 0.7 else b"")
    return b'{"t":"answer","seat":0,"decision":0,"answer":' + inner + b"}"


def _huge_number(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    number = rng.choice((b"9" * 400, b"-" + b"9" * 30, b"1e999", b"1e-999", b"00", b"0x10", b"NaN", b"1." + b"3" * 999))
    return data[:-1] + b',"ref":' + number + b"}"


def _otherwise(rng: Random, data: bytes, _earlier: Sequence[Message]) -> bytes:
    """The same, or nothing, in another writing."""
    text = data.decode(errors="replace")
    ways = (b"\xef\xbb\xbf" + data, text.encode("utf-16"), b" " * 3000 + data, b"[" + data + b"]", b"", b"null", b'"t"')
    return rng.choice(ways)


_WRITINGS: Final[tuple[Callable[[Random, bytes, Sequence[Message]], bytes], ...]] = (
    _flip,
    _flip,
    _truncate,
    _cut,
    _insert,
    _double,
    _twice,
    _deep,
    _huge_number,
    _otherwise,
)
