"""The files of the browser client, and the headers that keep its pages safe."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from undercroft.kernel.messages import LANGS, Catalogue, Msg
from undercroft.table import clients
from undercroft.table.refusals import Refuse

BUILT: Final = Path(__file__).parent.parent / "web" / "dist"

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
SECURITY: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
FOREVER: Final = "public, max-age=31536000, immutable"
AT_LEAST: Final = 1000
"""Bytes; compressing less is not worth it."""

PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1><a href="/">Undercroft</a></h1>
{words}</html>
"""

HTML: Final = "text/html"
KINDS: Final = {
    ".svg": "image/svg+xml",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Of files of which some systems say something else, or nothing."""


def secure(response: Response[Any]) -> Response[Any]:
    response.headers.update(SECURITY)
    return response


@get("/")
async def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return serve(request, "")


@get("/{path:path}")
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return serve(request, path)


def serve(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client. It is one page: where one is in it stands behind the `#`, which no server is told."""
    path = path.strip("/") or "index.html"
    file = (BUILT / path).resolve()
    if not file.is_relative_to(BUILT) or not file.is_file():
        if path == "index.html":
            return Response(_page("table-no-pages"), media_type=HTML, headers={"Cache-Control": "no-cache"})
        if path.partition("/")[0] == "api" or "text/html" not in request.headers.get("accept", ""):
            raise Refuse("unknown", "table-no-such-page")
        page = _page("table-no-such-page")
        return Response(page, status_code=404, media_type=HTML, headers={"Cache-Control": "no-cache"})
    return send(request, file, hashed=file.parent.name == "assets")


@get("/games/{slug:str}/{version:str}/{name:path}")
async def brought(
    request: Request[Any, Any, Any], slug: FromPath[str], version: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A file that a game brings along for the browser."""
    return send(request, clients.file(slug, version, name.strip("/")), hashed=True)


def send(request: Request[Any, Any, Any], file: Path, *, hashed: bool) -> Response[bytes]:
    """A file as it is, or compressed; for good if its address changes with what is in it."""
    headers = {"Cache-Control": FOREVER if hashed else "no-cache", "Vary": "Accept-Encoding"}
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain, small = _read(file, file.stat().st_mtime_ns)
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@cache
def _page(key: str) -> bytes:
    """A page that says one thing to people, in every language: where the client is not there to say it."""
    words = Catalogue(Path(__file__).parent / "locale")
    said = (f'<p lang="{lang}">{escape(words.say(Msg(key), lang))}</p>' for lang in LANGS)
    return PAGE.replace("{words}", "\n".join(said)).encode()


def built() -> bool:
    return (BUILT / "index.html").is_file()


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> tuple[bytes, bytes | None]:  # noqa: ARG001 - part of the cache's key
    """A file, and its compressed form if that is worth it."""
    data = file.read_bytes()
    small = gzip.compress(data, 9, mtime=0) if len(data) >= AT_LEAST else None
    return data, small if small is not None and len(small) < len(data) * 0.9 else None
