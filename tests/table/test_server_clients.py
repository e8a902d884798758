"""A game from another distribution brings the module that draws it; the server serves it and nothing else of it."""

from __future__ import annotations

import pytest

from .tables import running

pytestmark = pytest.mark.anyio


async def test_a_game_brings_its_client_along(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        address = (await server.http.get("/api/games/torchrace/client")).json()["module"]
        assert address.startswith("/games/torchrace/")
        script = await server.http.get(address)
        assert script.status_code == 200
        assert script.headers["content-type"].partition(";")[0] == "text/javascript"
        assert "immutable" in script.headers["cache-control"]
        assert "script-src 'self';" in script.headers["content-security-policy"]
        assert "export default" in script.text
        beside = await server.http.get(address.replace("client.js", "drawing.js"))
        assert beside.status_code == 200


async def test_a_game_without_one_says_so(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        assert (await server.http.get("/api/games/descent/client")).json() == {"module": None}
        assert (await server.http.get("/api/games/chess/client")).status_code == 404


@pytest.mark.parametrize(
    "name",
    ["../game.py", "%2e%2e/game.py", "..%2fgame.py", "%2e%2e%2fgame.py", "/etc/passwd", "%2fetc%2fpasswd", "x.js", ""],
)
async def test_nothing_else_of_it_is_served(sqlite_url: str, name: str) -> None:
    async with running(sqlite_url) as server:
        address = (await server.http.get("/api/games/torchrace/client")).json()["module"]
        reply = await server.http.get(address.replace("client.js", name))
        assert reply.status_code == 404


async def test_another_version_is_not_passed_off_as_this_one(sqlite_url: str) -> None:
    """It would be kept for good."""
    async with running(sqlite_url) as server:
        assert (await server.http.get("/games/torchrace/0123456789abcdef/client.js")).status_code == 404
        assert (await server.http.get("/games/chess/0123456789abcdef/client.js")).status_code == 404
