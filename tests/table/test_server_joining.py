"""What somebody is told who is invited: by the page that a link leads to, and by messengers that show the link."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from undercroft.table import pages
from undercroft.table.reach import Reachable, reach

from .tables import Running, running

pytestmark = pytest.mark.anyio

TOKEN = "aaaaaaaaaaaaaaaaaaaaaa"


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url) as server:
        yield server


async def make(server: Running, *kinds: str, **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2] or None} for kind in kinds]
    body = {"game": "paperdungeons", "seats": seats, **more}
    reply = await server.http.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    table: dict[str, Any] = reply.json()["table"]
    return table


async def summary(server: Running, table: dict[str, Any], *tokens: str) -> dict[str, Any]:
    reply = await server.http.get(f"/api/tables/{table['id']}", headers=server.bearer(*tokens))
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


# -- the page of an invitation ----------------------------------------------------------------------------------------


async def test_an_invitation_tells_who_invites_to_which_seat(server: Running) -> None:
    table = await make(server, "human", "open", "open", host="Ada", title="Friday")
    invitation = table["links"]["invitations"][2]
    told = await summary(server, table, invitation)
    assert (told["host"], told["title"], told["game"]) == ("Ada", "Friday", "paperdungeons")
    assert (told["invited"], told["yours"]) == ([2], [])
    async with server.talk(table["id"]) as bob:
        await bob.hello([invitation], "Bob", {invitation: TOKEN})
    assert (await summary(server, table, invitation))["invited"] == []
    assert (await summary(server, table, TOKEN))["yours"] == [2]


async def test_who_made_a_table_is_known_after_a_restart(store_url: str) -> None:
    async with running(store_url) as server:
        table = await make(server, "human", "open", host="Ada\nthe \x1b[1mFirst" + "!" * 60)
    async with running(store_url) as server, server.sit(table, 0) as ada:
        host = ada.welcome["table"]["terms"]["host"]
        assert host.startswith("Ada")
        assert len(host) == 40
        assert "\x1b" not in host


# -- tables that everybody may find -----------------------------------------------------------------------------------


async def listed(server: Running) -> list[str]:
    reply = await server.http.get("/api/tables/listed")
    assert reply.status_code == 200
    return [one["id"] for one in reply.json()]


async def test_only_tables_whose_maker_wants_it_are_listed(server: Running) -> None:
    await make(server, "human", "open")
    shown = await make(server, "human", "open", "open", listed=True, host="Ada")
    await make(server, "human", "bot:random", listed=True)  # nobody is awaited
    (one,) = (await server.http.get("/api/tables/listed")).json()
    assert (one["id"], one["host"], one["invited"], one["yours"]) == (shown["id"], "Ada", [1, 2], [])


async def test_a_seat_of_a_listed_table_is_taken_without_a_link(store_url: str) -> None:
    async with running(store_url) as server:
        table = await make(server, "human", "open", listed=True)
        assert (await summary(server, table, "listed-1"))["invited"] == [1]
        async with server.talk(table["id"]) as bob:
            await bob.hello(["listed-1"], "Bob", {"listed-1": TOKEN})
            assert (bob.welcome["seats"], bob.welcome["taken"]) == ([1], ["listed-1"])
        async with server.talk(table["id"]) as eve:
            await eve.send({"t": "hello", "tokens": ["listed-1"], "take": {"listed-1": "b" * 22}})
            assert (await eve.hear())["code"] == "taken"
        assert await listed(server) == []
        assert (await summary(server, table, table["links"]["invitations"][1]))["invited"] == []
    async with running(store_url) as server:
        assert await listed(server) == []
        async with server.talk(table["id"]) as bob:
            await bob.hello([TOKEN])
            assert bob.welcome["seats"] == [1]


async def test_a_seat_that_is_opened_again_is_listed_again(server: Running) -> None:
    table = await make(server, "human", "open", listed=True)
    async with server.talk(table["id"]) as bob:
        await bob.hello(["listed-1"], "Bob", {"listed-1": TOKEN})
    async with server.sit(table, 0, host=True) as ada:
        await ada.until(lambda: not ada.now["seats"][1]["here"])
        assert (await ada.say("open", seat=1))["t"] == "done"
        await server.house.store.flush()
        assert await listed(server) == [table["id"]]
        async with server.talk(table["id"]) as eve:
            await eve.hello(["listed-1"], "Eve", {"listed-1": "b" * 22})
            assert eve.welcome["seats"] == [1]


async def test_nobody_takes_a_seat_of_a_table_that_is_not_listed(server: Running) -> None:
    table = await make(server, "human", "open")
    async with server.talk(table["id"]) as eve:
        await eve.send({"t": "hello", "tokens": ["listed-1"], "take": {"listed-1": TOKEN}})
        assert (await eve.hear())["code"] == "no-token"
    assert (await server.http.get(f"/api/tables/{table['id']}", headers=server.bearer("listed-1"))).status_code == 401


async def test_a_listed_table_that_nobody_touches_is_forgotten(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(server, "human", "open", listed=True)
    assert len(await listed(server)) == 1
    monkeypatch.setattr("undercroft.table.limits.LISTED_SECONDS", -60.0)
    assert await listed(server) == []


# -- link previews ----------------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Undercroft</title></head><body></body></html>")
    monkeypatch.setattr(pages, "BUILT", tmp_path)


@pytest.mark.usefixtures("built")
async def test_a_messenger_is_told_who_invites_to_what(server: Running) -> None:
    table = await make(server, "human", "open", "open", host='Ada "<b>" & co', title="Friday")
    page = (await server.http.get(f"/join/{table['id']}")).text
    assert (
        'property="og:title" content="Ada &quot;&lt;b&gt;&quot; &amp; co invites you to a game of Paper Dungeons"'
        in page
    )
    assert 'property="og:description" content="Friday · 2 free seats.' in page
    assert f'property="og:image" content="http://127.0.0.1:{server.port}/preview.jpg"' in page
    assert page.index("og:title") < page.index("</head>")
    polish = (await server.http.get(f"/join/{table['id']}?lang=pl")).text
    assert "zaprasza na partię gry" in polish
    assert "2 wolne miejsca" in polish
    headers = (await server.http.get(f"/join/{table['id']}")).headers
    assert (headers["content-type"].split(";")[0], headers["cache-control"]) == ("text/html", "no-cache")


@pytest.mark.usefixtures("built")
async def test_a_table_that_awaits_nobody_tells_nothing(server: Running) -> None:
    table = await make(server, "human", "bot:random", host="Ada", title="Friday")
    for known in (table["id"], "AbCdEfGhIjKl"):
        page = await server.http.get(f"/join/{known}?lang=xx")
        assert page.status_code == 200
        assert "<title>Undercroft</title>" in page.text
        assert "Ada" not in page.text
        assert "og:" not in page.text


# -- under which address ----------------------------------------------------------------------------------------------


def test_a_server_that_listens_to_its_own_machine_is_alone() -> None:
    for host in ("127.0.0.1", "::1", "127.0.0.53"):
        assert reach(host, 8642) == Reachable(alone=True)


def test_an_address_that_was_named_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.table.reach._own_address", lambda: "192.168.1.20")
    assert reach("10.0.0.5", 80) == Reachable(alone=False, addresses=("http://10.0.0.5:80",))
    assert reach("fd00::5", 80) == Reachable(alone=False, addresses=("http://[fd00::5]:80",))
    assert reach("0.0.0.0", 8642) == Reachable(alone=False, addresses=("http://192.168.1.20:8642",))
    monkeypatch.setattr("undercroft.table.reach._own_address", lambda: None)
    assert reach("::", 8642) == Reachable(alone=False)


async def test_only_whoever_sits_at_the_machine_is_told_its_address(store_url: str) -> None:
    there = Reachable(alone=False, addresses=("http://192.168.1.20:8642",))
    async with running(store_url, reach=lambda: there) as server:
        told = (await server.http.get("/api/here")).json()["reachable"]
        assert told == {"alone": False, "addresses": ["http://192.168.1.20:8642"]}
        proxied = await server.http.get("/api/here", headers={"X-Forwarded-For": "203.0.113.7"})
        assert proxied.json()["reachable"] == {"alone": False, "addresses": []}
