"""The lines of a record, and the checksum at the end of each."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from undercroft.kernel.chance import CHANCE

FORMAT: Final = 2
"""Of the file; raised when older programs could no longer read it.

1: chance was numbered by all entries of the record, the hash of the content was that of all there was, and there were
no standing choices.
"""

Number = Annotated[int, msgspec.Meta(ge=0)]


class Pledge(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table committed itself to before the game: see `kernel.commitment`."""

    table: str
    commitment: str
    since: Number = 0
    """How many answers come from before the seed, of a game that the table went on with."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="line", tag="game"):
    """The first line: what is played, by whom, and with which rules and content."""

    format: int
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int | None = None
    pledge: Pledge | None = None
    by_hand: bool = False
    """Whether people threw the dice and entered what they showed."""


class _Later(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line"):
    """What all other lines have: the number of a decision, counted from 1."""

    n: Number


class Answered(_Later, frozen=True, tag="answer"):
    """An answer, by a seat or by chance."""

    seat: Annotated[int, msgspec.Meta(ge=CHANCE)]
    answer: str | int | tuple[str | int | float, ...]


class Acted(Answered, frozen=True, tag="act"):
    """A standing choice: what a seat did without having been asked."""


class Digest(_Later, frozen=True, tag="digest"):
    """The fingerprint of the state at a quiet point, when the record had `n` answers."""

    digest: str


class Base(_Later, frozen=True, tag="base"):
    """The first `n` answers were given under other rules: with this state, at a quiet point, those of the header begin.

    Where a game goes on after its rules have changed; what comes before it is there to be read, not to be played.
    """

    state: msgspec.Raw


class Undo(_Later, frozen=True, tag="undo"):
    """From decision `n` on, `count` answers are taken back; any after those move up."""

    count: Number


class End(_Later, frozen=True, tag="end"):
    """The game is over."""

    winners: tuple[int, ...]
    side: str | None
    scores: tuple[int, ...]
    digest: str


Line: TypeAlias = Header | Answered | Acted | Digest | Base | Undo | End

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
_SEAL: Final = b',"sum":"%s"}'
_SEAL_SIZE: Final = len(_SEAL % b"01234567")


def sealed(line: Line, chain: str) -> tuple[bytes, str]:
    """A line as it is written after a line with the checksum `chain`; and its own checksum."""
    body = msgspec.json.encode(line)
    chain = _checksum(body, chain)
    return body[:-1] + _SEAL % chain.encode() + b"\n", chain


def seal_of(raw: bytes, chain: str) -> str | None:
    """The checksum of a line that was read after a line with the checksum `chain`; None if it is wrong."""
    body = _body(raw)
    found = _checksum(body, chain)
    return found if raw == body[:-1] + _SEAL % found.encode() else None


def decode(raw: bytes) -> Line:
    """The line without its checksum; raises msgspec.DecodeError."""
    try:
        return _decoder.decode(_body(raw))
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None


def decision(n: int, seat: int) -> str:
    """How errors name a decision; players are numbered from 1, as in the log."""
    return f"decision {n} ({'chance' if seat == CHANCE else f'player {seat + 1}'})"


def _body(raw: bytes) -> bytes:
    return raw[:-_SEAL_SIZE] + b"}"


def _checksum(body: bytes, chain: str) -> str:
    """Of a line and, through the checksum before it, of all lines so far."""
    return blake2b(chain.encode() + body, digest_size=4).hexdigest()
