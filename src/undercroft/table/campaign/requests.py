"""Requests that are almost right, each over a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Final
from urllib.parse import quote

import msgspec

from undercroft.table.campaign.findings import Findings
from undercroft.table.campaign.mutations import BYTES, Message, mutated, odd
from undercroft.table.campaign.wild import HANGS, PATIENCE, TableAt, source

HTTP: Final = "by HTTP"
FAILED: Final = "answered with 500"
MAYBE_UNFINISHED: Final = 0.2
"""Seconds to wait for an answer to what the server may take for the beginning of something."""
METHODS: Final = (
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "get",
    "G ET",
    "M" * 300,
)
PIECES: Final = (
    "",
    ".",
    "..",
    "%00",
    "%ff",
    "%",
    "%2e%2e%2f",
    "\\",
    "x" * 300,
    "x" * 9000,
    "-1",
    "1e9",
    "9" * 30,
    "0",
    "ż",
    ";",
    "~",
)
QUERIES: Final = ("from", "to", "seat", "x", "")
HEADERS: Final = (
    "Authorization: Bearer",
    "Authorization: Basic eDp5",
    "Authorization: Bearer ,,,,",
    "Authorization: Bearer " + "x," * 500,
    "Content-Type: text/html",
    "Content-Type: multipart/form-data; boundary=\xff",
    "Content-Encoding: gzip",
    "Accept: */*;q=x",
    "Accept-Encoding: br;q=1e9, gzip;;",
    "Accept-Language: \xff",
    "If-None-Match: *",
    "If-Modified-Since: yesterday",
    "Range: bytes=9-1",
    "Range: bytes=0-0,1-1,2-2",
    "Cookie: " + "a=b;" * 200,
    "X-Forwarded-For: 1.2.3.4, \xff, x",
    "X-Forwarded-Proto: gopher",
    "Host: \xff",
    "Host: a\r\nHost: b",
    "Expect: 100-continue",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip",
    "Content-Length: -1",
    "Content-Length: 5\r\nContent-Length: 6",
    "Upgrade: h2c",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Origin: http://elsewhere.example",
    "Sec-WebSocket-Key: short",
    "Sec-WebSocket-Version: 8",
    "Sec-WebSocket-Extensions: permessage-deflate; x=\xff",
    "X: " + "y" * 70_000,
    ": empty",
    "no colon",
    " folded",
)
SHAKING: Final = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Key: dW5kZXJjcm9mdC1sb2FkIQ==",
    "Sec-WebSocket-Version: 13",
)


class Asking(msgspec.Struct):
    """A request before it is written."""

    method: str
    path: list[str]
    query: list[tuple[str, str]] = []
    headers: list[str] = []
    body: bytes = b""
    whole: bool = True
    """Whether the server cannot but take it for a whole request, or for none."""

    def written(self) -> bytes:
        address = "/" + "/".join(self.path)
        if self.query:
            address += "?" + "&".join(f"{name}={value}" for name, value in self.query)
        lines = [f"{self.method} {address} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *self.headers]
        if self.body:
            lines.append(f"Content-Length: {len(self.body)}")
        return "\r\n".join([*lines, "\r\n"]).encode("latin-1", "replace") + self.body


def something(rng: Random, table: TableAt, record: bytes) -> tuple[Asking, Message | None]:
    """A request that is right, and its body where that is JSON."""
    api, here = ["api"], ["api", "tables", table.id]
    token = f"Authorization: Bearer {rng.choice((*table.seats, ','.join(table.seats), table.host, table.spectator))}"
    seat = [("seat", str(rng.randint(0, 3)))] if rng.random() < 0.3 else []
    seats = [{"kind": "human", "name": "Ana"}, {"kind": rng.choice(("open", "human")), "name": ""}]
    roll = rng.random()
    if roll < 0.2:
        words = rng.choice((["games"], ["games", table.game, "rules", "en"], ["health"], ["messages", "pl"]))
        return Asking("GET", api + words), None
    if roll < 0.4:
        return Asking("GET", here, headers=[token]), None
    if roll < 0.5:
        return Asking("GET", [*here, "at", str(rng.randint(0, 20))], seat, [token]), None
    if roll < 0.6:
        return Asking("GET", [*here, "log"], [("from", str(rng.randint(0, 9))), ("to", "30"), *seat], [token]), None
    if roll < 0.62:
        return Asking("GET", [*here, "record"], headers=[token]), None
    if roll < 0.7:
        return Asking("GET", rng.choice(([""], ["assets", "index.js"], ["table", table.id], ["favicon.ico"]))), None
    if roll < 0.85:
        known: Message = {"tables": [{"id": table.id, "token": token} for token in table.seats]}
        return Asking("POST", [*api, "tables", "list"], body=msgspec.json.encode(known)), known
    if roll < 0.9:
        fork: Message = {"decision": rng.randint(0, 5), "seats": seats}
        return Asking("POST", [*here, "fork"], headers=[token], body=msgspec.json.encode(fork)), fork
    if roll < 0.92:
        return Asking("POST", [*api, "tables", "import"], body=record), None
    if roll < 0.96:
        new: Message = {"game": table.game, "title": "", "options": {}, "seats": seats}
        return Asking("POST", [*api, "tables"], body=msgspec.json.encode(new)), new
    return Asking("GET", [*here, "socket"], headers=list(SHAKING)), None


# -- what is wrong about it -------------------------------------------------------------------------------------------

Change = Callable[[Random, Asking, Message | None, Sequence[Message]], None]


def _method(rng: Random, asking: Asking, _body: Message | None, _earlier: Sequence[Message]) -> None:
    asking.method = rng.choice(METHODS)
    if asking.method == "DELETE":  # with the host's token it would do just that
        asking.headers = [line for line in asking.headers if not line.startswith("Authorization")]


def _path(rng: Random, asking: Asking, _body: Message | None, _earlier: Sequence[Message]) -> None:
    place = rng.randrange(len(asking.path))
    piece = rng.choice(PIECES)
    match rng.randrange(4):
        case 0:
            asking.path[place] = piece
        case 1:
            asking.path.insert(place, piece)
        case 2:
            asking.path[place] += piece
        case _:
            asking.path[place] = quote(bytes(rng.randrange(256) for _ in range(rng.randint(1, 9))))


def _query(rng: Random, asking: Asking, _body: Message | None, _earlier: Sequence[Message]) -> None:
    value = rng.choice((*PIECES, quote(str(odd(rng)), errors="replace")))
    asking.query = [*asking.query, (rng.choice(QUERIES), value)]


def _header(rng: Random, asking: Asking, _body: Message | None, _earlier: Sequence[Message]) -> None:
    header = rng.choice(HEADERS)
    asking.whole = asking.whole and not header.startswith(("Transfer", "Content-Length", "Expect", "Upgrade"))
    asking.headers = [header] if rng.random() < 0.3 else [*asking.headers, header]


def _fewer_headers(rng: Random, asking: Asking, body: Message | None, earlier: Sequence[Message]) -> None:
    if not asking.headers:
        _header(rng, asking, body, earlier)
    else:
        asking.headers = rng.sample(asking.headers, rng.randint(0, len(asking.headers) - 1))


def _body(rng: Random, asking: Asking, body: Message | None, earlier: Sequence[Message]) -> None:
    if body is not None:
        asking.body = mutated(rng, body, earlier)
    elif asking.body:
        lines = asking.body.split(b"\n")
        place = rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                lines[place] = mutated(rng, {"line": lines[place].decode(errors="replace")}, earlier)
            case 1:
                lines.insert(place, rng.choice(lines))
            case 2:
                del lines[place]
            case _:
                cut = rng.randint(0, len(lines[place]))
                lines[place] = lines[place][:cut] + rng.choice(BYTES) + lines[place][cut + 1 :]
        asking.body = b"\n".join(lines)
    else:
        asking.body = mutated(rng, {"t": "hello"}, earlier)


_CHANGES: Final[tuple[Change, ...]] = (
    _method,
    _path,
    _path,
    _query,
    _header,
    _header,
    _fewer_headers,
    _body,
    _body,
    _body,
)


def mutated_request(rng: Random, table: TableAt, record: bytes, earlier: Sequence[Message]) -> tuple[bytes, bool]:
    """The bytes of a request, and whether an answer to it is owed."""
    asking, body = something(rng, table, record)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(_CHANGES)(rng, asking, body, earlier)
    data = asking.written()
    if rng.random() < 0.05:
        cut = rng.randint(0, len(data))
        return data[:cut] + rng.choice((b"", *BYTES)) + data[cut + rng.randint(0, 4) :], False
    return data, asking.whole


async def send(rng: Random, host: str, port: int, data: bytes, owed: bool, findings: Findings) -> None:  # noqa: FBT001 - of a pair
    """Send a request and read what comes back."""
    done = findings.done
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source(rng), 0))
    except OSError:
        done["shown the door"] += 1
        return
    reply = b""
    try:
        writer.write(data)
        async with asyncio.timeout(PATIENCE if owed else MAYBE_UNFINISHED):
            reply = await reader.read(4096)
    except TimeoutError:
        if owed:
            findings.fail(HANGS, f"request: {data!r}")
            return
        done["unfinished requests"] += 1
    except OSError:
        pass  # the server hung up, which is an answer
    finally:
        writer.close()
    done["messages"] += 1
    done[HTTP] += 1
    status = reply[9:12]
    if reply.startswith(b"HTTP/") and status.isdigit():
        done["answered with success"] += status < b"300"
        if status >= b"500" and status != b"503":
            findings.fail(FAILED, f"request: {data!r}\nanswer: {reply[:600]!r}")
