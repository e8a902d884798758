"""What is settled about a request before anybody looks at what it asks for."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.table import limits
from undercroft.table.pages import SECURITY
from undercroft.table.refusals import Refuse

logger = logging.getLogger(__name__)

POLICY_VIOLATION: Final = 1008
PORTS: Final = {"http": 80, "https": 443}
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")


class Gate:
    """Answers HEAD as GET, and turns away addresses that lead nowhere and pages of others that open sockets."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        """`origins` are those whose pages may open sockets here, besides our own."""
        self._app = app
        self._origins = {_place(origin) for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        why = _wrong_address(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if why is not None or not self._invited(scope):
                logger.info("a socket was refused: %s", "its address" if why is not None else "its origin")
                await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})
                return
        elif why is not None:
            await _refuse(why, send)
            return
        elif scope["method"] == HttpMethod.HEAD:
            scope = scope.copy()
            scope["method"] = HttpMethod.GET
            send = _without_body(send)
        await self._app(scope, receive, send)

    def _invited(self, scope: Scope) -> bool:
        """Whether whoever opens a socket is a page of ours, or no page at all: a browser always says whose it is."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        page = _place(origin.decode("latin-1"))
        if page in self._origins:
            return page is not None
        return page is not None and page == _place(f"{page[0]}://{headers.get(b'host', b'').decode('latin-1')}")


def is_origin(text: str) -> bool:
    """Whether a browser would call it so: a scheme and a host, perhaps a port."""
    return _place(text) is not None and not urlsplit(text).path.strip("/")


def _place(origin: str) -> tuple[str, str, int] | None:
    """The scheme, host and port of a page; None if it has none."""
    try:
        parts: SplitResult = urlsplit(origin)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None


def _wrong_address(scope: Scope) -> Refuse | None:
    path: str = scope["path"]
    if len(scope.get("raw_path") or path) + len(scope["query_string"]) > limits.ADDRESS_BYTES:
        return Refuse("address-too-long", "table-address-long", limit=limits.ADDRESS_BYTES)
    if CONTROL.search(path) or any(len(part.encode()) > limits.NAME_IN_ADDRESS_BYTES for part in path.split("/")):
        return Refuse("unknown", "table-no-such-page")
    return None


async def _refuse(why: Refuse, send: Send) -> None:
    body = msgspec.json.encode({"code": why.code, "reason": why.reason})
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **SECURITY}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": why.status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _without_body(send: Send) -> Send:
    """As HEAD is answered: with the headers that GET would have."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head
