"""The files of the browser client, and the headers that keep its pages safe."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from undercroft.table.refusals import Refuse

BUILT: Final = Path(__file__).parent.parent / "web" / "dist"

POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self'; script-src 'self'; "
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

NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1>The table is laid, but its pages are not built yet.</h1>
<p>In the source tree, <code>make play</code> builds them. Then reload this page.</p></html>
"""

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
    """A file of the client. Addresses without a file are places inside the client: it finds its way by itself."""
    path = path.strip("/")
    if path.startswith("api/"):
        raise Refuse("unknown", "table-no-such-page")
    file = (BUILT / path).resolve()
    if not file.is_relative_to(BUILT) or not path or not file.is_file():
        if "." in path.rpartition("/")[2]:
            raise Refuse("unknown", "table-no-such-page")
        file = BUILT / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})
    hashed = file.parent.name == "assets"
    headers = {"Cache-Control": FOREVER if hashed else "no-cache", "Vary": "Accept-Encoding"}
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain, small = _read(file, file.stat().st_mtime_ns)
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> tuple[bytes, bytes | None]:  # noqa: ARG001 - part of the cache's key
    """A file, and its compressed form if that is worth it."""
    data = file.read_bytes()
    small = gzip.compress(data, 9, mtime=0) if len(data) >= AT_LEAST else None
    return data, small if small is not None and len(small) < len(data) * 0.9 else None
