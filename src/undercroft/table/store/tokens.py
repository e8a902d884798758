"""Tokens as the store keeps them, so that whoever reads the database can open no seat.

A token is 128 bits of chance: nobody finds one by trying, so a plain hash tells as little as a slow one would. Whoever
made a table is shown all its links whenever they come back, so the other tokens are kept sealed with the host's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256, shake_256
from hmac import compare_digest

from undercroft.table.store.kept import Opens, TokenKept


def keep(tokens: Mapping[str, Opens]) -> tuple[TokenKept, ...]:
    """What is kept of a table's tokens."""
    host = next((token for token, opens in tokens.items() if opens == "host"), None)
    return tuple(
        TokenKept(opens, digest(token), _seal(token, host, opens) if host not in (None, token) else None)
        for token, opens in tokens.items()
    )


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def opened(kept: Sequence[TokenKept], tokens: Sequence[str]) -> dict[Opens, str]:
    """What these tokens open, each with the token that does."""
    given = [(digest(token), token) for token in tokens]
    return {one.opens: token for one in kept for mark, token in given if compare_digest(mark, one.digest)}


def unsealed(kept: Sequence[TokenKept], host: str) -> dict[Opens, str]:
    """All tokens of a table, for whoever has the host's."""
    found: dict[Opens, str] = {"host": host}
    for one in kept:
        if one.sealed is not None:
            found[one.opens] = _mask(bytes.fromhex(one.sealed), host, one.opens).decode()
    return found


def _seal(token: str, host: str | None, opens: Opens) -> str:
    return _mask(token.encode(), host or "", opens).hex()


def _mask(data: bytes, host: str, opens: Opens) -> bytes:
    """A one-time pad, of the host's token: each is used for one other token only."""
    pad = shake_256(f"{host} {opens}".encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, pad, strict=True))
