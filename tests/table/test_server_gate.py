"""Requests that are odd, or of others: answered, turned away, and never a fault of the server."""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import AsyncIterator
from random import Random

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from undercroft.cli import run
from undercroft.table import logs
from undercroft.table.gate import is_origin
from undercroft.table.store import schema

from .tables import PATIENCE, Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url, clock=StoppedClock()) as server:
        yield server


async def ask(server: Running, request: bytes, *, more: bytes = b"") -> bytes:
    """What the server says to these bytes, until it ends the connection; `more` follows its first word."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    async with asyncio.timeout(PATIENCE):
        writer.write(request)
        reply = b""
        while data := await reader.read(65536):
            reply += data
            if more:
                writer.write(more)
                more = b""
    writer.close()
    return reply


def head(target: bytes, method: bytes = b"GET", *more: bytes) -> bytes:
    return b"\r\n".join([method + b" " + target + b" HTTP/1.1", b"Host: x", b"Connection: close", *more, b"", b""])


# -- addresses --------------------------------------------------------------------------------------------------------

ROUTES = (
    b"/%s",
    b"/assets/%s",
    b"/api/%s",
    b"/api/games/%s/catalogue",
    b"/api/games/%s/rules/en",
    b"/api/games/torchrace/rules/%s",
    b"/api/games/torchrace/messages/%s",
    b"/api/messages/%s",
    b"/api/tables/%s",
    b"/api/tables/%s/at/0",
    b"/api/tables/x/at/%s",
    b"/api/tables/%s/log",
    b"/api/tables/x/log?from=%s",
    b"/api/tables/x/log?seat=%s&seat=%s",
    b"/api/tables/%s/record",
)
ODD = (
    b"%00",
    b"a%00b",
    b"%0a",
    b"%7f",
    b"%c2%85",
    b"%ff%fe",
    b"%ed%a0%80",
    b"%",
    b"%zz",
    b"%2",
    b"..%2f..",
    b"a" * 256,
)
LONG = (b"a" * 5000, b"a/" * 3000, b"%00" * 2000, b"9" * 5000)


@pytest.mark.parametrize("route", ROUTES)
async def test_no_address_is_a_fault_of_the_server(server: Running, route: bytes) -> None:
    for part in (*ODD, *LONG):
        for method in (b"GET", b"HEAD", b"POST"):
            target = route.replace(b"%s", part)
            reply = await ask(server, head(target, method, b"Authorization: Bearer x"))
            status = int(reply.split(b" ", 2)[1])
            assert 400 <= status < 500, (target, reply)
            assert (status == 414) == (part in LONG)
            assert b"content-security-policy" in reply


@pytest.mark.parametrize("name", [b"Accept", b"Accept-Encoding", b"Authorization", b"Cookie", b"Content-Type", b"Host"])
async def test_no_header_is_a_fault_of_the_server(server: Running, name: bytes) -> None:
    for value in (b"\xff\xfe", b"Bearer \xff", b"Bearer " + b"," * 5000, b"[::", b":", b"a=\xff; b", b"x" * 5000):
        for target in (b"/", b"/nothing", b"/api/tables/x", b"/api/nothing"):
            reply = await ask(server, head(target, b"GET", name + b": " + value))
            assert int(reply.split(b" ", 2)[1]) < 500, (target, value, reply)


# -- HEAD -------------------------------------------------------------------------------------------------------------


async def test_head_is_answered_as_get_is_without_a_body(server: Running) -> None:
    table = await server.make("human", "human", game="torchrace")
    mine = server.bearer(*table["links"]["seats"])
    paths = ("/", "/nothing", "/api/games", "/api/health", f"/api/tables/{table['id']}/record", "/api/tables/none")
    for path in paths:
        got, headed = [await server.http.request(method, path, headers=mine) for method in ("GET", "HEAD")]
        assert headed.status_code == got.status_code
        assert headed.content == b""
        for name in ("content-type", "content-length", "etag", "content-security-policy", "cache-control"):
            assert headed.headers.get(name) == got.headers.get(name), (path, name)
    assert (await server.http.head("/api/tables/import")).status_code == 405


# -- whose pages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "127.0.0.1", True),
        ("http://games.example.org", "games.example.org", True),
        ("https://games.example.org", "games.example.org", True),
        ("https://games.example.org", "games.example.org:443", True),
        ("https://GAMES.example.org:443", "games.example.org", True),
        ("http://127.0.0.1:8642", "127.0.0.1:8642", True),
        ("http://[::1]:8642", "[::1]:8642", True),
        ("https://friend.example.org", "games.example.org", True),
        ("http://friend.example.org", "games.example.org", False),
        ("https://evil.example.org", "games.example.org", False),
        ("http://127.0.0.1:9999", "127.0.0.1:8642", False),
        ("https://games.example.org.evil.org", "games.example.org", False),
        ("null", "games.example.org", False),
        ("", "", False),
        ("https://", "", False),
        ("http://[::", "[::", False),
        ("file://", "games.example.org", False),
        ("\xff", "\xff", False),
    ],
)
async def test_pages_of_others_open_no_sockets(sqlite_url: str, origin: str | None, host: str, welcome: bool) -> None:
    async with running(sqlite_url, origins=["https://friend.example.org"]) as server:
        more = [] if origin is None else [b"Origin: " + origin.encode("latin-1")]
        request = handshake(b"/api/tables/x/socket", *more, host=host.encode("latin-1"))
        reply = await ask(server, request, more=frame(8, b"\x03\xe8"))
        assert reply.startswith(b"HTTP/1.1 101" if welcome else b"HTTP/1.1 403")


@pytest.mark.parametrize("site", ["games.example.org", "https://", "ws://x", "https://x/path", ""])
def test_what_is_no_site_is_no_origin(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--no-open", "--origin", site]) == 2
    assert f"--origin: {site!r} is not a site" in capsys.readouterr().err
    assert is_origin("https://games.example.org:8443")


async def test_pages_talk_to_their_own_server_only(server: Running) -> None:
    policy = (await server.http.get("/")).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "ws:" not in policy


# -- who asks ---------------------------------------------------------------------------------------------------------


async def test_nobody_forges_an_address(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.7")  # not where the test is
    body = {"game": "torchrace", "seats": [{"kind": "human"}, {"kind": "human"}]}
    async with running(sqlite_url, clock=StoppedClock(), new_tables=1) as server:
        made = [
            await server.http.post("/api/tables", json=body, headers={"X-Forwarded-For": f"192.0.2.{place}"})
            for place in range(2)
        ]
        assert [reply.status_code for reply in made] == [201, 429]


async def test_behind_a_proxy_it_is_the_proxy_who_says_who_asks(sqlite_url: str) -> None:
    body = {"game": "torchrace", "seats": [{"kind": "human"}, {"kind": "human"}]}
    async with running(sqlite_url, clock=StoppedClock(), new_tables=1) as server:
        for forged, status in (("198.51.100.1", 201), ("198.51.100.2", 429)):
            headers = {"X-Forwarded-For": f"{forged}, 192.0.2.1"}  # a proxy adds what it knows at the end
            assert (await server.http.post("/api/tables", json=body, headers=headers)).status_code == status


async def test_whoever_looks_things_up_without_end_has_to_wait(server: Running) -> None:
    doors = server.house.doors
    doors._readers._burst, doors._houses._burst = 3, 6
    table = await server.make("human", "human", game="torchrace")
    where = f"/api/tables/{table['id']}"
    ann, bob = (server.bearer(token) for token in table["links"]["seats"])
    assert [(await server.http.get(f"{where}/at/0", headers=ann)).status_code for _ in range(4)] == [200] * 3 + [429]
    assert (await server.http.get(f"{where}/log", headers=bob)).status_code == 200
    asked = {"tables": [{"id": table["id"], "token": table["links"]["host"]}]}
    assert (await server.http.post("/api/tables/list", json=asked)).status_code == 200
    for reply in (
        await server.http.post("/api/tables/list", json=asked),
        await server.http.get(where, headers=ann),
        await server.http.get(f"{where}/record", headers=bob),
    ):
        assert (reply.status_code, reply.headers["retry-after"]) == (429, "1")
        assert reply.json()["reason"] == {"id": "table-read-too-much", "args": {"seconds": 1}}
    other = {"X-Forwarded-For": "192.0.2.9"}
    assert (await server.http.post("/api/tables/list", json=asked, headers=other)).status_code == 200
    assert (await server.http.get("/api/games")).status_code == 200


# -- a game that is not installed -------------------------------------------------------------------------------------


async def test_a_table_of_a_game_that_is_not_installed_is_listed(store_url: str) -> None:
    async with running(store_url, idle=0) as server:
        lost = await server.make("human", "human", game="torchrace", names=("Ann", "Bob"))
        kept = await server.make("human", "human", game="torchrace")
        await server.house.tidy()
        await server.house.store.flush()
        gone = update(schema.tables).where(schema.tables.c.id == lost["id"]).values(game="vanished")
        await server.house.store._scribe.write(lambda db: db.execute(gone) and None)
        asked = {"tables": [{"id": one["id"], "token": one["links"]["seats"][0]} for one in (lost, kept)]}
        listed = await server.http.post("/api/tables/list", json=asked)
        assert [(one["game"], one["installed"]) for one in listed.json()] == [("vanished", False), ("torchrace", True)]
        assert [seat["name"] for seat in listed.json()[0]["seats"]] == ["Ann", "Bob"]
        one = await server.http.get(f"/api/tables/{lost['id']}", headers=server.bearer(lost["links"]["seats"][0]))
        assert one.json() == listed.json()[0]


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is logged, as it is written."""
    written: list[str] = []

    class Here(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    monkeypatch.setattr(logging, "StreamHandler", Here)
    root, quiet = logging.getLogger(), logging.getLogger("uvicorn.error")
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(quiet, "filters", [])
    level = logging.getLogger("undercroft").level
    logs.set_up(verbose=True)
    yield written  # type: ignore[misc] # a fixture
    logging.getLogger("undercroft").setLevel(level)


def test_nobody_forges_a_line_of_the_log(lines: list[str]) -> None:
    forged = "x\n2026-01-01 00:00:00,000 INFO all is well\x1b[31m\u2028\u202e\x85" + "y" * 10_000
    logger = logging.getLogger("undercroft.table.app")
    logger.info("%s: refused", forged)
    try:
        raise ValueError(forged)
    except ValueError:
        logger.exception("failed")
    for line in lines:
        first, *rest = line.split("\n")
        assert " INFO x\\n2026" in first or first.endswith("ERROR failed")
        assert all(other.startswith("  ") for other in rest)
        assert all(c.isprintable() or c == "\n" for c in line)
        assert max(map(len, line.split("\n"))) < 1000


async def test_an_address_forges_no_line_of_the_log(server: Running, lines: list[str]) -> None:
    await server.http.get("/api/tables/x%E2%80%A8forged%E2%80%AE", headers=server.bearer("y"))
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/x%0aforged/socket"):
            pass
    assert any("forged" in line for line in lines)
    assert all(line.isprintable() for line in lines)


# -- sockets ----------------------------------------------------------------------------------------------------------


def handshake(target: bytes, *more: bytes, host: bytes = b"x", key: bytes = b"dGhlIHNhbXBsZSBub25jZQ==") -> bytes:
    lines = [b"GET " + target + b" HTTP/1.1", b"Host: " + host, b"Upgrade: websocket", b"Connection: Upgrade"]
    lines += [b"Sec-WebSocket-Key: " + key, b"Sec-WebSocket-Version: 13", *more, b"", b""]
    return b"\r\n".join(lines)


def frame(opcode: int, data: bytes, *, bits: int = 0x80, mask: int = 0x80) -> bytes:
    size = bytes([mask | len(data)]) if len(data) < 126 else bytes([mask | 126]) + struct.pack("!H", len(data))
    return bytes([bits | opcode]) + size + (bytes(4) if mask else b"") + data


SOCKET = b"/api/tables/x/socket"
BAD_FRAMES = (
    frame(1, b"\xff\xfe"),
    frame(2, b"\xff\xfe"),
    frame(1, b"{}", mask=0),
    frame(1, b"{}", bits=0xC0),
    frame(3, b"{}"),
    frame(0, b"{}"),
    frame(9, b"x" * 126),
    frame(8, b"\x00"),
    frame(8, b"\x00\x01"),
    frame(8, b"\x03\xe8\xff"),
    b"\x81\xff" + struct.pack("!Q", 2**40) + bytes(4),
    frame(1, b"{", bits=0) + frame(1, b"}"),
)


async def test_bad_sockets_are_a_line_in_the_log_at_most(server: Running, lines: list[str]) -> None:
    for bad in BAD_FRAMES:
        before = len(lines)
        await ask(server, handshake(SOCKET), more=bad)
        assert len(lines) <= before + 1, lines[before:]
    for request in (
        handshake(SOCKET, key=b"x"),
        handshake(SOCKET).replace(b"13", b"99"),
        handshake(b"/nothing"),
        handshake(b"/api/games"),
        handshake(b"/\xff"),
        handshake(SOCKET, b"Sec-WebSocket-Protocol: \xff"),
        handshake(SOCKET).replace(b"GET", b"POST"),
        bytes(range(256)) + b"\r\n\r\n",
    ):
        before = len(lines)
        assert b" 500 " not in await ask(server, request)
        assert len(lines) <= before + 1, lines[before:]
    assert not any("\n" in line for line in lines), lines


async def test_connections_that_break_off_at_odd_moments_are_no_fault(server: Running, lines: list[str]) -> None:
    table = await server.make("human", "human", game="torchrace")
    target = f"/api/tables/{table['id']}/socket".encode()
    hello = b'{"t":"hello","tokens":["%s"]}' % table["links"]["seats"][0].encode()
    opening = handshake(target)
    frames = frame(1, hello) + frame(1, b'{"t":"sync"}') * 20 + frame(1, b"x") * 60 + frame(8, b"")
    rng = Random(4)
    for _ in range(120):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        if rng.random() < 0.2:
            writer.write(opening[: rng.randrange(len(opening) + 1)])
        else:
            writer.write(opening)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frames[: rng.randrange(len(frames) + 1)])
        for _ in range(rng.randrange(20)):
            await asyncio.sleep(0)
        writer.transport.abort()
    await until(lambda: server.house.doors.count() == server.house.doors.count(("strangers",)) == 0)
    assert [line for line in lines if "Traceback" in line] == []


async def test_whoever_does_not_read_is_cut_off(server: Running) -> None:
    """Pings have to be answered, and a client that reads no answers would have them pile up."""
    table = await server.make("human", "human", game="torchrace")
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
    target = f"/api/tables/{table['id']}/socket".encode()
    hello = b'{"t":"hello","tokens":["%s"]}' % table["links"]["seats"][0].encode()
    writer.write(handshake(target))
    await reader.read(1)
    writer.write(frame(1, hello))
    await until(lambda: server.house.doors.count() == 1)

    async def ping() -> None:
        for _ in range(600):
            writer.write(frame(9, b"x" * 125) * 500)
            await writer.drain()

    with pytest.raises(ConnectionError):
        await asyncio.wait_for(ping(), PATIENCE)
    await until(lambda: server.house.doors.count() == 0)
    writer.transport.abort()
