"""Reading requests and writing replies."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket

from undercroft.table.doors import owner
from undercroft.table.refusals import Refuse

T = TypeVar("T")


def json(data: object, status: int = 200) -> Response[bytes]:
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(body, status_code=status, media_type=MediaType.JSON)


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Whom a request is of, as far as limits go."""
    return owner(request.client.host if request.client else "")


def bearer(request: Request[Any, Any, Any]) -> tuple[str, ...]:
    """The tokens of a request: one, or several with commas between them."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not tokens:
        raise Refuse("no-token", "table-wrong-token")
    return tuple(token.strip() for token in tokens.split(","))


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refuse("bad-request", "table-not-understood", problem=str(error)) from None
