"""Reading requests and writing replies."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response

from undercroft.table import limits
from undercroft.table.refusals import Refuse

T = TypeVar("T")


def json(data: object, status: int = 200) -> Response[bytes]:
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(body, status_code=status, media_type=MediaType.JSON)


def bearer(request: Request[Any, Any, Any]) -> tuple[str, ...]:
    """The tokens of a request: one, or several with commas between them."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not tokens:
        raise Refuse("no-token", "table-wrong-token")
    return tuple(token.strip() for token in tokens.split(","))


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    body = await request.body()
    if len(body) > limits.MESSAGE_BYTES:
        raise Refuse("too-large", "table-message-long", limit=limits.MESSAGE_BYTES)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refuse("bad-request", "table-not-understood", problem=str(error)) from None
