"""Whoever is away is told that it is their turn: by the push services of browsers, and by letter."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
from collections.abc import AsyncIterator, Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from undercroft.kernel.errors import BadInput
from undercroft.table.refusals import Refuse
from undercroft.table.reminding import MailServer, Reminding, read_settings
from undercroft.table.senders import Mail, Push, PushKeys, Subscription, new_key

from .tables import Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio

SITE = "https://games.example.org"
BROWSER = json.dumps({"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": {"p256dh": "x", "auth": "y"}})


class Wall(StoppedClock):
    def wall(self) -> float:
        return self.at


class Postman(Message):
    """Keeps the letters that are brought to him."""

    def __init__(self) -> None:
        super().__init__(EmailMessage)
        self.letters: list[EmailMessage] = []

    def handle_message(self, message: Any) -> None:
        self.letters.append(message)

    def text(self, at: int = -1) -> str:
        return str(self.letters[at].get_payload(decode=True), "utf-8")


@pytest.fixture
def postman() -> Iterator[tuple[Postman, MailServer]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    here = Postman()
    office = Controller(here, hostname="127.0.0.1", port=port)
    office.start()
    yield here, MailServer("127.0.0.1", port, tls=False, sender="Undercroft <table@example.org>")
    office.stop()


@pytest.fixture
async def server(store_url: str, postman: tuple[Postman, MailServer]) -> AsyncIterator[Running]:
    settings = Reminding(SITE, new_key(), postman[1])
    async with running(store_url, clock=Wall(), reminding=settings) as server:
        yield server


async def want(server: Running, table: dict[str, Any], seat: int, **what: Any) -> int:
    headers = server.bearer(table["links"]["seats"][seat])
    reply = await server.http.post(f"/api/tables/{table['id']}/reminders", json=what, headers=headers)
    return reply.status_code


def door(letter: str) -> str:
    """Where a letter leads, on this server."""
    found = re.search(rf"{SITE}(/api/tables/\S+/reminders/\S+)", letter)
    assert found, letter
    return found[1]


# -- letters ----------------------------------------------------------------------------------------------------------


async def test_a_letter_is_sent_once_to_who_is_away_and_wants_it(
    server: Running, postman: tuple[Postman, MailServer]
) -> None:
    here, _ = postman
    table = await server.make("human", "human", names=("Ann", "Bob"))
    async with server.sit(table, 1):
        assert await want(server, table, 1, kind="mail", address="bob@example.org", lang="pl") == 201
        await until(lambda: len(here.letters) == 1)
    # They have not confirmed it yet: they are away, and no letter comes. Looking at the page confirms nothing.
    link = door(here.text())
    page = await server.http.get(link)
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert "bob@example.org" in page.text
    assert "Tak, proszę o e-maile" in page.text
    async with server.sit(table, 1):
        pass
    assert (await server.http.post(link, data={"do": "confirm"})).status_code == 200
    assert len(here.letters) == 1
    async with server.sit(table, 1) as bob:
        await bob.asked(1)
    await until(lambda: len(here.letters) == 2)
    letter = here.letters[1]
    assert (letter["To"], letter["From"]) == ("bob@example.org", "Undercroft <table@example.org>")
    assert str(letter["Subject"]) == "Twoja kolej: Papierowe podziemia"
    assert f"{SITE}/#/table/{table['id']}" in here.text()
    assert not any(token in here.text() for token in table["links"]["seats"]), "no letter opens a seat"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # Coming and going without an answer brings no other letter; the next decision does.
    async with server.sit(table, 1) as bob:
        await bob.asked(1)
    async with server.sit(table, 1) as bob:
        await bob.answer(1)
        await bob.asked(1)
    await until(lambda: len(here.letters) == 3)
    stop = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    assert (await server.http.post(stop, content="List-Unsubscribe=One-Click")).status_code == 200
    assert (await server.http.get(stop)).status_code == 404
    async with server.sit(table, 1) as bob:
        await bob.answer(1)
    async with server.sit(table, 0) as ann:  # whatever would have been sent has been by now
        await ann.answer(0)
    assert len(here.letters) == 3


async def test_who_gives_a_seat_up_is_not_reminded_of_it(server: Running, postman: tuple[Postman, MailServer]) -> None:
    here, _ = postman
    table = await server.make("human", "human")
    async with server.sit(table, 1):
        await want(server, table, 1, kind="mail", address="bob@example.org")
        await until(lambda: len(here.letters) == 1)
    link = door(here.text())
    async with server.sit(table, 0, host=True) as ann:
        await ann.until(lambda: not ann.now["seats"][1]["here"])
        assert (await ann.say("open", seat=1))["t"] == "done"
    assert (await server.http.get(link)).status_code == 404


async def test_only_who_has_a_seat_is_reminded_and_only_where_it_makes_sense(server: Running) -> None:
    table = await server.make("human", "human")
    path = f"/api/tables/{table['id']}/reminders"
    watching = server.bearer(table["links"]["spectator"])
    body = {"kind": "mail", "address": "eve@example.org"}
    assert (await server.http.post(path, json=body, headers=watching)).status_code == 403
    assert (await server.http.post(path, json=body)).status_code == 401
    for wrong in ("", "eve", "eve@example", "eve@exa mple.org", "a@b.c\nBcc: x@y.zz", "<eve@example.org>", "e" * 300):
        assert await want(server, table, 0, kind="mail", address=wrong) == 400, wrong


async def test_nobody_is_flooded_with_letters(server: Running, postman: tuple[Postman, MailServer]) -> None:
    here, _ = postman
    table = await server.make("human", "human")
    said = [await want(server, table, 0, kind="mail", address=f"{n}@example.org") for n in range(7)]
    assert said == [201] * 5 + [429] * 2
    await until(lambda: len(here.letters) == 5)


async def test_a_server_without_mail_says_so(store_url: str) -> None:
    async with running(store_url) as server:
        told = (await server.http.get("/api/here")).json()
        assert (told["push"], told["mail"]) == (None, False)
        table = await server.make("human", "human")
        assert await want(server, table, 0, kind="mail", address="a@example.org") == 404


async def test_a_mail_server_that_is_away_harms_nobody(store_url: str) -> None:
    nobody = MailServer("127.0.0.1", 9, tls=False, sender="t@example.org")
    async with running(store_url, clock=Wall(), reminding=Reminding(SITE, None, nobody)) as server:
        table = await server.make("human", "human")
        assert await want(server, table, 0, kind="mail", address="a@example.org") == 201
        async with server.sit(table, 0) as ann:
            assert (await ann.answer(0))["t"] == "done"


def test_a_password_is_not_sent_in_the_open(postman: tuple[Postman, MailServer]) -> None:
    here, office = postman
    secret = MailServer(office.host, office.port, tls=False, user="u", password="p", sender="t@example.org")
    with pytest.raises(Exception, match="STARTTLS"):
        Mail(secret).send("a@example.org", "s", "t", SITE)
    assert here.letters == []


# -- push -------------------------------------------------------------------------------------------------------------


async def test_a_browser_is_pushed_and_forgotten_when_it_is_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[dict[str, str]] = []
    monkeypatch.setattr(Push, "send", lambda self, where, what: sent.append(what) or "gone")
    told = (await server.http.get("/api/here")).json()
    assert len(base64.urlsafe_b64decode(told["push"] + "==")) == 65
    assert told["mail"] is True
    table = await server.make("human", "human")
    async with server.sit(table, 1) as bob:
        assert await want(server, table, 1, kind="push", address=BROWSER, lang="en") == 201
        await bob.asked(1)
        assert sent == [], "they are here"
    await until(lambda: len(sent) == 1)
    assert sent[0]["title"] == "Your turn"
    assert sent[0]["url"] == f"{SITE}/#/table/{table['id']}"

    async def left() -> int:
        rows = await server.house.store.read(lambda db: db.exec_driver_sql("SELECT count(*) FROM reminders").scalar())
        return int(rows or 0)

    async with asyncio.timeout(60):
        while await left():
            await asyncio.sleep(0.01)


async def test_a_browser_can_say_that_it_wants_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(Push, "send", lambda self, where, what: sent.append(where.endpoint) or "sent")
    table = await server.make("human", "human")
    headers = server.bearer(table["links"]["seats"][1])
    async with server.sit(table, 1):
        await want(server, table, 1, kind="push", address=BROWSER)
        path = f"/api/tables/{table['id']}/reminders"
        ended = await server.http.request("DELETE", path, json={"kind": "push", "address": BROWSER}, headers=headers)
        assert ended.status_code == 200
    async with server.sit(table, 0) as ann:
        await ann.answer(0)
    assert sent == []


async def test_only_push_services_of_browsers_are_asked(server: Running) -> None:
    table = await server.make("human", "human")
    for endpoint in (
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "https://me@fcm.googleapis.com/x",
        "file:///etc/passwd",
        "nonsense",
    ):
        where = json.dumps({"endpoint": endpoint, "keys": {"p256dh": "x", "auth": "y"}})
        assert await want(server, table, 0, kind="push", address=where) == 400, endpoint
    assert await want(server, table, 0, kind="push", address="{}") == 400


@pytest.mark.parametrize(("status", "outcome"), [(201, "sent"), (410, "gone"), (404, "gone"), (500, "failed")])
def test_what_is_pushed_can_be_read_by_the_browser_alone(status: int, outcome: str) -> None:
    """A push service that is ours: what it gets is signed, and sealed for the browser."""
    got: list[tuple[dict[str, str], bytes]] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            named = {name.lower(): value for name, value in self.headers.items()}
            got.append((named, self.rfile.read(int(named["content-length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *args: Any) -> None: ...

    service = HTTPServer(("127.0.0.1", 0), Service)
    Thread(target=service.serve_forever, daemon=True).start()
    mine, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public = mine.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = PushKeys(*(base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (public, secret)))
    push = Push(new_key(), SITE)
    where = Subscription(f"http://127.0.0.1:{service.server_port}/x", keys)
    assert push.send(where, {"title": "Your turn"}) == outcome
    service.shutdown()
    service.server_close()
    ((headers, body),) = got
    assert headers["authorization"].endswith(f"k={push.public_key}")
    assert json.loads(http_ece.decrypt(body, private_key=mine, auth_secret=secret)) == {"title": "Your turn"}


# -- settings ---------------------------------------------------------------------------------------------------------


def test_settings_are_read_from_the_environment() -> None:
    assert read_settings({}) is None
    both = {
        "UNDERCROFT_URL": f"{SITE}/",
        "UNDERCROFT_PUSH_KEY": "abc",
        "UNDERCROFT_MAIL": "smtp://me%40x:p%2Fw@mail.example.org",
        "UNDERCROFT_MAIL_FROM": "Undercroft <t@example.org>",
    }
    mail = MailServer("mail.example.org", 587, False, "me@x", "p/w", "Undercroft <t@example.org>")
    assert read_settings(both) == Reminding(SITE, "abc", mail)
    smtps = both | {"UNDERCROFT_MAIL": "smtps://mail.example.org"}
    assert read_settings(smtps).mail == MailServer("mail.example.org", 465, True, sender="Undercroft <t@example.org>")


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"UNDERCROFT_URL": ""}, "UNDERCROFT_URL"),
        ({"UNDERCROFT_URL": "games.example.org"}, "UNDERCROFT_URL"),
        ({"UNDERCROFT_MAIL": "mail://secret@h"}, "UNDERCROFT_MAIL"),
        ({"UNDERCROFT_MAIL": "smtp://u:secret@:99"}, "UNDERCROFT_MAIL"),
        ({"UNDERCROFT_MAIL_FROM": "nobody"}, "UNDERCROFT_MAIL_FROM"),
    ],
)
def test_settings_that_do_not_fit_say_so_without_the_password(wrong: dict[str, str], named: str) -> None:
    good = {"UNDERCROFT_URL": SITE, "UNDERCROFT_MAIL": "smtp://h", "UNDERCROFT_MAIL_FROM": "t@example.org"}
    with pytest.raises(BadInput) as said:
        read_settings(good | wrong)
    assert named in str(said.value)
    assert "secret" not in str(said.value)


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="push-key"):
        Push("nonsense", SITE)
    with pytest.raises(Refuse):
        Push(new_key(), SITE).read(json.dumps({"endpoint": "https://example.org", "keys": {"p256dh": "", "auth": ""}}))
