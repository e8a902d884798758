"""Tokens as the store keeps them, so that whoever reads the database can open no seat.

A token is 128 bits of chance: nobody finds one by trying, so a plain hash tells as little as a slow one would. Whoever
made a table is shown its invitations whenever they come back, so these are kept sealed with the host's token.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256, shake_256

from sqlalchemy import Executable, Update, insert, literal, or_, select, update

from undercroft.table.events import Event, Reopened, Seated, Taken
from undercroft.table.store.kept import Invitation, Opens, TokenKept
from undercroft.table.store.schema import tokens as schema


def keep(tokens: Mapping[str, Opens]) -> tuple[TokenKept, ...]:
    """What is kept of a table's tokens."""
    host = next((token for token, opens in tokens.items() if opens == "host"), None)
    return tuple(kept(token, opens, host) for token, opens in tokens.items())


def kept(token: str, opens: Opens, host: str | None) -> TokenKept:
    """What is kept of a token; `host` is that of the host."""
    mark = digest(token)
    shown = host is not None and (opens == "spectator" or isinstance(opens, Invitation))
    return TokenKept(opens, mark, _mask(token.encode(), f"{host} {_pad(opens, mark)}").hex() if shown else None)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def unsealed(one: TokenKept, host: str) -> str | None:
    """The token itself, for whoever has the host's, if it is one that they are shown."""
    if one.sealed is None:
        return None
    return _mask(bytes.fromhex(one.sealed), f"{host} {_pad(one.opens, one.digest)}").decode()


def _pad(opens: Opens, mark: str) -> str:
    """What a token is sealed under beside the host's: something else for each, since a seat has one after another."""
    return mark if isinstance(opens, Invitation) else str(opens)


def _mask(data: bytes, key: str) -> bytes:
    """A one-time pad: each is used for one token only."""
    pad = shake_256(key.encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, pad, strict=True))


def changes(table_id: str, event: Event) -> list[Executable]:
    """What an event changes about who can open what, for lists of tables; `keys.Keys` says the same of a loaded one."""
    match event:
        case Taken(seat, invitation=invitation, key=key):
            either = or_(schema.c.digest == invitation, schema.c.opens == str(Invitation(seat)))
            void = _ours(table_id).where(either).values(opens="void", sealed=None)
            return [void, _add(table_id, TokenKept(seat, key, None))]
        case Reopened(seat, invitation=invitation, sealed=sealed):
            either = schema.c.opens.in_([str(seat), str(Invitation(seat))])
            void = _ours(table_id).where(either).values(opens="void", sealed=None)
            return [void, _add(table_id, TokenKept(Invitation(seat), invitation, sealed))]
        case Seated(seat, kind) if kind != "open":  # of a table made before there were invitations
            return [_ours(table_id).where(schema.c.opens == str(seat)).values(sealed=None)]
    return []


def _ours(table_id: str) -> Update:
    return update(schema).where(schema.c.table_id == table_id)


def _add(table_id: str, one: TokenKept) -> Executable:
    """Unless it is known: somebody may bring along a token that opens something elsewhere."""
    row = select(literal(one.digest), literal(table_id), literal(str(one.opens)), literal(one.sealed))
    known = select(schema.c.digest).where(schema.c.digest == one.digest).exists()
    return insert(schema).from_select(["digest", "table_id", "opens", "sealed"], row.where(~known))
