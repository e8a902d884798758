"""The games over HTTP: what is the same for everybody."""

from __future__ import annotations

import gzip
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.kernel.messages import Msg
from undercroft.table import box, clients
from undercroft.table.reach import NOWHERE, Reach, Reachable
from undercroft.table.replies import json
from undercroft.table.store import Store
from undercroft.table.store.trouble import WORDS

TEXT: Final = "text/plain"


class Here(msgspec.Struct, frozen=True):
    """What a page asks of the server it came from."""

    reachable: Reachable
    push: str | None
    """The public key with which a browser can be told where to be pushed, if it can."""
    mail: bool
    """Whether letters can be sent."""


def published(request: Request[Any, Any, Any], body: bytes, kind: str = "application/json") -> Response[bytes]:
    """What is the same for everybody, compressed, and sent again only when it has changed."""
    small, tag = _packed(body)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=64)
def _packed(body: bytes) -> tuple[bytes, str]:
    return gzip.compress(body, 9, mtime=0), f'"{blake2b(body, digest_size=8).hexdigest()}"'


@get("/api/health")
async def health(state: State) -> Response[bytes]:
    """Whether tables can be played here: not without the database."""
    store: Store = state.house.store
    wrong = await store.ails(state.database_within)
    parts = {
        "database": "ok" if wrong in (None, "disk-full") else wrong,
        "disk": "full" if "disk-full" in (wrong, *store.watch.wrong) else "ok",
    }
    if wrong is None:
        return json({"ok": True, **parts})
    return json({"ok": False, "code": wrong, "reason": Msg(WORDS[wrong]), **parts}, 503)


@get("/api/games")
async def list_games(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    return published(request, box.games_json(examples=state.examples))


@get("/api/games/{slug:str}/catalogue")
async def get_catalogue(request: Request[Any, Any, Any], slug: FromPath[str]) -> Response[bytes]:
    return published(request, box.catalogue(slug))


@get("/api/games/{slug:str}/client")
async def get_client(request: Request[Any, Any, Any], slug: FromPath[str]) -> Response[bytes]:
    """Where the module is that draws the game, if the game brings one along."""
    return published(request, msgspec.json.encode({"module": clients.module(slug)}))


@get("/api/games/{slug:str}/rules/{lang:str}")
async def get_rules(request: Request[Any, Any, Any], slug: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    return published(request, box.rules(slug, box.read_lang(lang)))


@get("/api/games/{slug:str}/messages/{lang:str}")
async def get_messages(request: Request[Any, Any, Any], slug: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    return published(request, box.messages(slug, box.read_lang(lang)), TEXT)


@get("/api/messages/{lang:str}")
async def get_lobby_messages(request: Request[Any, Any, Any], lang: FromPath[str]) -> Response[bytes]:
    return published(request, box.messages(None, box.read_lang(lang)), TEXT)


@get("/api/here")
async def here(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """What this server has besides games; how it can be reached is told to whoever sits at its own machine."""
    reachable: Reach | None = state.reach
    told = reachable() if reachable is not None and _at_home(request) else NOWHERE
    reminders = state.house.reminders
    push = reminders.push.public_key if reminders is not None and reminders.push is not None else None
    return json(Here(told, push, reminders is not None and reminders.mail is not None))


def _at_home(request: Request[Any, Any, Any]) -> bool:
    with suppress(ValueError):
        return request.client is not None and ip_address(request.client.host).is_loopback
    return False


HANDLERS = [here, health, list_games, get_catalogue, get_client, get_rules, get_messages, get_lobby_messages]
