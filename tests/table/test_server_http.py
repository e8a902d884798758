"""The table over HTTP: games, tables, looking back, records and forks, and the pages of the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from undercroft.kernel.record import parse
from undercroft.table import limits, pages, wire
from undercroft.table.doors import Doors, owner
from undercroft.table.refusals import Refuse

from .tables import Running, StoppedClock, any_answer, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url) as server:
        yield server


async def play(server: Running, table: dict[str, Any], answers: int | None = None) -> dict[str, Any]:
    """One person plays all seats that no bot does, to the end or so far; the last update."""
    rng = Random(3)
    seats = list(range(table["players"]))
    async with server.sit(table, *seats) as both:
        while "ending" not in both.now and (answers is None or both.now["decision"] < answers):
            if both.now["asks"]:
                ask = both.now["asks"][0]
                await both.say("answer", seat=ask["seat"], decision=ask["decision"], answer=any_answer(ask["ask"], rng))
            else:
                await both.hear()
        return both.now


# -- what there is ----------------------------------------------------------------------------------------------------


async def test_the_games_and_what_belongs_to_them(server: Running) -> None:
    games = {game["slug"]: game for game in (await server.http.get("/api/games")).json()}
    descent = games["descent"]
    assert descent["players"] == [2, 5]
    assert descent["bots"] == ["random", "beginner", "greedy", "search"]
    quests = next(option for option in descent["options"] if option["name"] == "quest")
    assert quests["default"] == quests["values"][0]["value"]
    assert quests["values"][0]["label"]["id"].startswith("des-quest-")
    assert [side["side"] for side in descent["sides"]["3"]] == ["overlord", "heroes", "heroes"]
    assert games["paperdungeons"]["sides"]["2"] == [{"side": "", "label": None}] * 2
    rules = (await server.http.get("/api/games/descent/rules/en")).json()
    assert rules[0]["id"] == "DES-SET-01"
    assert {"chapter", "rule"} <= set(rules[0])
    for lang in ("en", "pl"):
        words = (await server.http.get(f"/api/games/paperdungeons/messages/{lang}")).text
        assert "\npap-" in words
        assert "\nkernel-" in words
        assert "\ntable-late" in words
        lobby = await server.http.get(f"/api/messages/{lang}")
        assert "\ntable-late" in lobby.text
        assert lobby.headers["content-type"] == "text/plain; charset=utf-8"
        again = {"If-None-Match": (await server.http.get(f"/api/messages/{lang}")).headers["etag"]}
        assert (await server.http.get(f"/api/messages/{lang}", headers=again)).status_code == 304
    assert (await server.http.get("/api/games/descent/catalogue")).status_code == 200
    assert (await server.http.get("/api/health")).json()["ok"] is True


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/rules/en", 404),
        ("/api/games/chess/catalogue", 404),
        ("/api/games/descent/messages/de", 404),
        ("/api/nothing", 404),
        ("/api/tables/none", 401),
        ("/api/tables/none/record", 401),
        ("/api/tables/none/at/3", 401),
        ("/assets/none.js", 404),
    ],
)
async def test_what_is_not_there(server: Running, path: str, status: int) -> None:
    reply = await server.http.get(path)
    assert reply.status_code == status
    assert set(reply.json()) == {"code", "reason"}
    assert reply.json()["reason"]["id"].startswith("table-")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": "descent"}',
        b'{"game": "chess", "seats": [{"kind": "human"}]}',
        b'{"game": "descent", "seats": []}',
        b'{"game": "descent", "seats": [{"kind": "human"}]}',
        b'{"game": "descent", "seats": [{"kind": "ghost"}, {"kind": "human"}]}',
        b'{"game": "descent", "seats": [{"kind": "bot", "bot": "deep"}, {"kind": "human"}]}',
        b'{"game": "descent", "seats": [{"kind": "bot"}, {"kind": "human"}]}',
        b'{"game": "descent", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"quest": "none"}}',
        b'{"game": "descent", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"colour": "red"}}',
        b'{"game": "descent", "seats": [{"kind": "human"}, {"kind": "human"}], "more": 1}',
        b'{"game": "descent", "seats": [' + b'{"kind": "human"},' * 5000 + b'{"kind": "human"}]}',
        b"x" * 100_000,
    ],
)
async def test_tables_that_cannot_be_made(server: Running, body: bytes) -> None:
    reply = await server.http.post("/api/tables", content=body)
    assert reply.status_code in (400, 404, 413), reply.text
    assert reply.json()["reason"]["id"].startswith("table-")


async def test_whoever_makes_tables_without_end_has_to_wait(store_url: str) -> None:
    clock = StoppedClock()
    body = {"game": "torchrace", "seats": [{"kind": "human"}, {"kind": "human"}]}
    async with running(store_url, clock=clock, new_tables=limits.TABLES_PER_MINUTE) as server:

        async def make(address: str = "192.0.2.1") -> httpx.Response:
            return await server.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address})

        assert [(await make()).status_code for _ in range(10)] == [201] * 10
        clock.at += 2.5
        refused = await make()
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "4")
        assert refused.json() == {
            "code": "too-many",
            "reason": {"id": "table-made-too-many", "args": {"seconds": 4}},
        }
        assert (await make("192.0.2.2")).status_code == 201  # somebody else
        clock.at += 3.5
        assert [(await make()).status_code for _ in range(2)] == [201, 429]
        clock.at += 3600
        assert [(await make()).status_code for _ in range(11)] == [201] * 10 + [429]


async def test_records_and_forks_are_tables_too(store_url: str) -> None:
    async with running(store_url, clock=StoppedClock(), new_tables=1) as server:
        table = await server.make("human", "human", game="torchrace")
        mine = server.bearer(*table["links"]["seats"])
        for path in ("/api/tables/import", f"/api/tables/{table['id']}/fork"):
            assert (await server.http.post(path, json={"decision": 0}, headers=mine)).status_code == 429


def test_a_house_full_of_addresses_of_one_owner_is_one_address() -> None:
    clock = StoppedClock()
    doors = Doors(1, clock.now)
    doors.check_maker(owner("2001:db8:1:2::1"))
    with pytest.raises(Refuse):
        doors.check_maker(owner("2001:db8:1:2:ffff::1"))
    doors.check_maker(owner("2001:db8:1:3::1"))
    for address in ("192.0.2.1", "::ffff:192.0.2.2", "", "a name", "x" * 1000):
        doors.check_maker(owner(address))
        with pytest.raises(Refuse):
            doors.check_maker(owner(address))
    assert owner("::ffff:192.0.2.2") == "192.0.2.2"


def test_addresses_are_forgotten_when_they_have_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES_KNOWN", 3)
    clock = StoppedClock()
    doors = Doors(1, clock.now)
    for place in range(4):
        doors.check_maker(f"192.0.2.{place}")
        clock.at += 10
    doors.check_maker("192.0.2.9")
    with pytest.raises(Refuse):
        doors.check_maker("192.0.2.3")  # still known
    clock.at += 60
    doors.check_maker("192.0.2.10")
    assert doors.makers is not None
    assert len(doors.makers) == 1


async def test_a_list_of_tables_tells_how_they_stand(server: Running) -> None:
    table = await server.make("human", "bot:random", names=("Ann", ""))
    other = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        while ann.ask(0) is not None and ann.now["decision"] < 4:  # what is under seal is not told
            await ann.answer(0)
            await ann.until(lambda: 0 in ann.now["waiting"])
    links = table["links"]
    asked = {"tables": [{"id": table["id"], "token": links["seats"][0]}, {"id": other["id"], "token": "wrong"}]}
    found = (await server.http.post("/api/tables/list", json=asked)).json()
    assert [(one["id"], one["yours"]) for one in found] == [(table["id"], [0])]
    assert found[0]["decision"] >= 4
    assert found[0]["seats"][0]["name"] == "Ann"
    one = await server.http.get(f"/api/tables/{table['id']}", headers=server.bearer(links["host"], links["seats"][0]))
    assert one.json()["yours"] == [0]
    for headers in ({}, server.bearer("wrong"), {"Authorization": "Basic x"}):
        assert (await server.http.get(f"/api/tables/{table['id']}", headers=headers)).status_code == 401
    unknown = await server.http.get("/api/tables/unknown", headers=server.bearer("wrong"))
    assert unknown.status_code == 404


# -- looking back -----------------------------------------------------------------------------------------------------


async def test_any_decision_can_be_looked_at_again(server: Running) -> None:
    table = await server.make("human", "human")
    seen: dict[int, tuple[Any, list[Any]]] = {}
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        for _ in range(12):
            await ann.say("sync")
            seen[ann.now["decision"]] = (ann.scene, ann.log[:])
            for seat, person in enumerate((ann, bob)):
                await person.say("sync")
                if person.ask(seat) is not None:
                    await person.answer(seat)
                    break
        mine = server.bearer(table["links"]["seats"][0])
        for decision in (*seen, *reversed(seen)):
            reply = await server.http.get(f"/api/tables/{table['id']}/at/{decision}", headers=mine)
            update = msgspec.json.decode(reply.content, type=wire.Update)
            assert (update.decision, update.looking, update.asks) == (decision, 0, ())
            assert (reply.json()["scene"], reply.json()["log"]) == seen[decision]
        for decision in (-1, 13, 99999):
            reply = await server.http.get(f"/api/tables/{table['id']}/at/{decision}", headers=mine)
            assert reply.status_code == 404
        reply = await server.http.get(f"/api/tables/{table['id']}/at/2?seat=1", headers=mine)
        assert reply.status_code == 403
        guest = server.bearer(table["links"]["spectator"])
        reply = await server.http.get(f"/api/tables/{table['id']}/at/2", headers=guest)
        assert reply.json()["looking"] is None


async def test_a_finished_game_has_no_secrets(server: Running) -> None:
    table = await server.make("human", "human")
    end = await play(server, table)
    guest = server.bearer(table["links"]["spectator"])
    for seat in (0, 1):
        reply = await server.http.get(f"/api/tables/{table['id']}/at/3?seat={seat}", headers=guest)
        assert reply.json()["looking"] == seat
    assert (await server.http.get(f"/api/tables/{table['id']}/at/3?seat=7", headers=guest)).status_code == 403
    last = await server.http.get(f"/api/tables/{table['id']}/at/{end['decision']}", headers=guest)
    assert last.json()["ending"] == end["ending"]
    asked = {"tables": [{"id": table["id"], "token": table["links"]["spectator"]}]}
    assert (await server.http.post("/api/tables/list", json=asked)).json()[0]["ending"] == end["ending"]


async def test_older_lines_of_the_log(server: Running) -> None:
    table = await server.make("human", "human")
    await play(server, table, answers=30)
    mine = server.bearer(table["links"]["seats"][0])
    whole = (await server.http.get(f"/api/tables/{table['id']}/log", headers=mine)).json()
    part = (await server.http.get(f"/api/tables/{table['id']}/log?from=1&to=4", headers=mine)).json()
    assert part == {"log_from": 1, "log": whole["log"][1:4]}
    assert (await server.http.get(f"/api/tables/{table['id']}/log?from=-1", headers=mine)).status_code == 400


# -- records and forks ------------------------------------------------------------------------------------------------


async def test_a_record_goes_out_and_comes_in_again(server: Running) -> None:
    table = await server.make("human", "human", names=("Ann", "Bob"))
    await play(server, table, answers=20)
    links = table["links"]
    where = f"/api/tables/{table['id']}/record"
    for tokens in ((links["seats"][0],), (links["host"],), (links["spectator"],)):
        assert (await server.http.get(where, headers=server.bearer(*tokens))).status_code == 403
    reply = await server.http.get(where, headers=server.bearer(*links["seats"]))
    record = parse(reply.content, "record")
    assert record.header.seed is None
    assert record.header.players == ("Ann", "Bob")
    made = (await server.http.post("/api/tables/import", content=reply.content)).json()["table"]
    async with server.sit(table, 0) as was, server.sit(made, 0, 1) as now:
        await now.say("look", seat=0)
        assert now.now["decision"] == was.now["decision"]
        assert now.scene == was.scene
        assert now.log == was.log
        assert [seat["kind"] for seat in now.now["seats"]] == ["human", "human"]
        ask = now.now["asks"][0]
        assert (await now.answer(ask["seat"]))["t"] == "done"
    for junk in (b"", b"{}", reply.content[:-200], reply.content.replace(b"Ann", b"Eve"), b"\xff" * 100):
        refused = await server.http.post("/api/tables/import", content=junk)
        assert refused.status_code in (201, 400)
        if junk != reply.content[:-200]:
            assert refused.json()["reason"]["id"] == "table-bad-input"


async def test_a_game_goes_on_from_any_point_of_another(server: Running) -> None:
    table = await server.make("human", "human")
    await play(server, table, answers=12)
    links = table["links"]
    where = f"/api/tables/{table['id']}/fork"
    refused = await server.http.post(where, json={"decision": 5}, headers=server.bearer(links["seats"][0]))
    assert refused.status_code == 403
    both = server.bearer(*links["seats"])
    for body in ({"decision": 99}, {"decision": -1}, {}, {"decision": 1, "seats": [{"kind": "human"}]}):
        assert (await server.http.post(where, json=body, headers=both)).status_code in (400, 404)
    seats = [{"kind": "human", "name": "Cid"}, {"kind": "bot", "bot": "random"}]
    made = (await server.http.post(where, json={"decision": 5, "seats": seats}, headers=both)).json()["table"]
    assert made["id"] != table["id"]
    then = (await server.http.get(f"/api/tables/{table['id']}/at/5", headers=both)).json()
    async with server.sit(made, 0) as cid:
        at5 = await server.http.get(f"/api/tables/{made['id']}/at/5", headers=server.bearer(made["links"]["seats"][0]))
        assert at5.json()["scene"] == then["scene"]
        assert cid.now["decision"] >= 5
        await cid.asked(0)
        assert (await cid.answer(0))["t"] == "done"


# -- pages ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (folder / "assets" / "index-abc.js").write_text("let x = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


async def test_the_pages_of_the_client(server: Running, built: Path) -> None:
    for path in ("/", "/index.html"):  # the client's own pages are behind the `#`
        page = await server.http.get(path)
        assert page.status_code == 200
        assert page.text.startswith("<!doctype html>")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
    script = await server.http.get("/assets/index-abc.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    plain = await server.http.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    ):
        assert "secret" not in (await server.http.get(path)).text
    (built / "index.html").unlink()
    page = await server.http.get("/")
    assert page.status_code == 200
    assert "not built" in page.text


@pytest.mark.parametrize("path", ["/table/abc", "/wp-login.php", "/nothing", "/assets", "/assets/", "/assets/gone.js"])
async def test_an_address_that_leads_nowhere(server: Running, built: Path, path: str) -> None:
    for_people = await server.http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert for_people.status_code == 404
    assert for_people.headers["content-type"] == "text/html; charset=utf-8"
    assert "There is nothing here." in for_people.text
    assert "Tu nic nie ma." in for_people.text
    assert 'href="/"' in for_people.text
    assert "script-src 'self'" in for_people.headers["content-security-policy"]
    for_programs = await server.http.get(path)
    assert for_programs.status_code == 404
    assert for_programs.json()["reason"]["id"] == "table-no-such-page"


async def test_what_programs_ask_for_is_answered_to_programs(server: Running, built: Path) -> None:
    for path in ("/api", "/api/", "/api/nothing"):
        reply = await server.http.get(path, headers={"Accept": "text/html"})
        assert (reply.status_code, reply.json()["code"]) == (404, "unknown")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/tables/x"])
async def test_every_reply_is_guarded(server: Running, path: str) -> None:
    headers = (await server.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
