"""A seat's token is made when the seat is taken; before that there is an invitation, which is void afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import text

from undercroft.table.store import Conflict
from undercroft.table.store.engine import make_engine, read_url

from .tables import Person, Running, running

pytestmark = pytest.mark.anyio

TOKEN = "aaaaaaaaaaaaaaaaaaaaaa"
OTHER = "bbbbbbbbbbbbbbbbbbbbbb"


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url) as server:
        yield server


async def greeted(server: Running, table: dict[str, Any], *tokens: str, **more: Any) -> dict[str, Any]:
    """What a hello is answered with."""
    async with server.talk(table["id"]) as person:
        await person.send({"t": "hello", "tokens": tokens, **more})
        return await person.hear()


async def yours(server: Running, table: dict[str, Any], *tokens: str) -> list[int]:
    reply = await server.http.get(f"/api/tables/{table['id']}", headers=server.bearer(*tokens))
    assert reply.status_code == 200, reply.text
    return list(reply.json()["yours"])


# -- who is told what -------------------------------------------------------------------------------------------------


async def test_the_maker_gets_tokens_of_own_seats_and_invitations_for_open_ones(server: Running) -> None:
    links = (await server.make("human", "open", "bot:random"))["links"]
    assert [token is not None for token in links["seats"]] == [True, False, False]
    assert [token is not None for token in links["invitations"]] == [False, True, False]


async def test_the_maker_cannot_look_into_the_hand_of_who_came(server: Running) -> None:
    table = await server.make("human", "open")
    links = table["links"]
    async with server.sit(table, 1, name="Bob") as bob:
        assert bob.welcome["seats"] == [1]
        everything = [links["seats"][0], links["host"], links["spectator"], links["invitations"][1]]
        assert await yours(server, table, *everything) == [0]
        welcome = await greeted(server, table, *everything)
        assert (welcome["seats"], welcome["host"]) == ([0], True)
        assert welcome["table"]["links"]["seats"] == [None, None]
        assert welcome["table"]["links"]["invitations"] == [None, None]
        door = f"/api/tables/{table['id']}/at/0?seat=1"
        assert (await server.http.get(door, headers=server.bearer(*everything))).status_code == 403
        for kind, more in (("look", {}), ("answer", {"decision": 0, "answer": "x"})):
            async with server.talk(table["id"]) as ann:
                await ann.hello(everything)
                assert (await ann.say(kind, seat=1, **more))["code"] == "not-yours"


async def test_whoever_made_a_table_finds_its_links_again(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "open", "open", "bot:random")
        async with server.sit(table, 2):
            pass
    links = table["links"]
    async with running(store_url) as server:
        welcome = await greeted(server, table, links["host"])
        again = welcome["table"]["links"]
        assert (again["host"], again["spectator"]) == (links["host"], links["spectator"])
        assert again["seats"] == [None] * 4
        assert again["invitations"] == [None, links["invitations"][1], None, None]


async def test_no_token_of_a_taken_seat_is_kept_for_anybody(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "open", "open")
        async with server.sit(table, 1):
            pass
        engine = make_engine(read_url(store_url))
        with engine.connect() as db:
            found = {row.opens for row in db.execute(text("SELECT opens FROM tokens WHERE sealed IS NOT NULL"))}
        engine.dispose()
        assert found == {"spectator", "invites 2"}


# -- taking a seat ----------------------------------------------------------------------------------------------------


async def test_an_invitation_alone_only_lets_one_watch(server: Running) -> None:
    table = await server.make("human", "open")
    welcome = await greeted(server, table, table["links"]["invitations"][1])
    assert (welcome["seats"], welcome["taken"], welcome["host"]) == ([], [], False)
    async with server.sit(table, 0) as ann:
        assert ann.now["seats"][1]["kind"] == "open"


async def test_an_invitation_is_void_once_somebody_has_come(server: Running) -> None:
    table = await server.make("human", "open", names=("Ann", ""))
    invitation = table["links"]["invitations"][1]
    welcome = await greeted(server, table, invitation, take={invitation: TOKEN}, name="Bob")
    assert (welcome["seats"], welcome["taken"]) == ([1], [invitation])
    assert await yours(server, table, TOKEN) == [1]
    refused = await greeted(server, table, invitation, take={invitation: OTHER}, name="Eve")
    assert (refused["t"], refused["code"], refused["reason"]["id"]) == ("refused", "taken", "table-seat-taken")
    assert (await greeted(server, table, OTHER))["code"] == "no-token"
    watching = await greeted(server, table, invitation)
    assert (watching["t"], watching["seats"]) == ("welcome", [])
    async with server.sit(table, 0) as ann:
        assert (ann.now["seats"][1]["kind"], ann.now["seats"][1]["name"]) == ("human", "Bob")


async def test_of_two_who_come_with_one_link_one_gets_the_seat(server: Running) -> None:
    table = await server.make("human", "open")
    invitation = table["links"]["invitations"][1]
    given = [f"{name * 22}" for name in "cdefgh"]
    heard = await asyncio.gather(
        *(greeted(server, table, invitation, take={invitation: token}, name=token[0]) for token in given)
    )
    assert sorted(message["t"] for message in heard) == ["refused"] * 5 + ["welcome"]
    (won,) = [token for token, message in zip(given, heard, strict=True) if message["t"] == "welcome"]
    assert await yours(server, table, won) == [1]


async def test_whoever_did_not_hear_that_the_seat_is_theirs_asks_again(store_url: str) -> None:
    """The same invitation with the same token is no second taking, whatever became of the welcome or the server."""
    async with running(store_url) as server:
        table = await server.make("human", "open")
        invitation = table["links"]["invitations"][1]
        for _ in range(2):
            welcome = await greeted(server, table, invitation, take={invitation: TOKEN})
            assert (welcome["seats"], welcome["taken"]) == ([1], [invitation])
    async with running(store_url) as server:
        welcome = await greeted(server, table, invitation, take={invitation: TOKEN})
        assert (welcome["seats"], welcome["taken"]) == ([1], [invitation])
        async with server.talk(table["id"]) as bob:
            await bob.hello([TOKEN])
            assert (await bob.answer(1))["t"] == "done"


@pytest.mark.parametrize("written", [True, False])
async def test_a_taking_that_may_have_been_kept_is_found_out(
    sqlite_url: str, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails after writing, or before: the person tries again and has the seat, once."""
    async with running(sqlite_url) as server:
        table = await server.make("human", "open")
        invitation = table["links"]["invitations"][1]
        append = server.house.store.append

        async def fail(*args: Any, **more: Any) -> float:
            monkeypatch.undo()
            if written:
                await append(*args, **more)
            raise Conflict("the store has gone away")

        monkeypatch.setattr(server.house.store, "append", fail)
        assert (await greeted(server, table, invitation, take={invitation: TOKEN}))["code"] == "busy"
        assert (await greeted(server, table, invitation, take={invitation: TOKEN}))["seats"] == [1]
        kinds = [type(one.event).__name__ for one in await server.house.store.events_since(table["id"], 0)]
        assert kinds.count("Taken") == 1


async def test_servers_agree_who_has_the_seat(postgres_url: str) -> None:
    async with running(postgres_url, lease=3.0) as one, running(postgres_url, lease=3.0) as two:
        table = await one.make("human", "open", "open")
        first, second = table["links"]["invitations"][1:]
        async with one.sit(table, 0, host=True) as ann:
            assert (await greeted(two, table, first, take={first: TOKEN}, name="Bob"))["seats"] == [1]
            await ann.until(lambda: ann.now["seats"][1]["kind"] == "human")
            assert (await greeted(one, table, first, take={first: OTHER}))["code"] == "taken"
            assert (await greeted(one, table, first, take={first: TOKEN}))["seats"] == [1]
            heard = await asyncio.gather(
                greeted(one, table, second, take={second: "c" * 22}),
                greeted(two, table, second, take={second: "d" * 22}),
            )
            assert sorted(message["t"] for message in heard) == ["refused", "welcome"]
            reopened = await ann.say("open", seat=1)
            assert reopened["t"] == "done"
            assert (await greeted(two, table, TOKEN))["seats"] == []


async def test_one_person_may_take_several_seats(server: Running) -> None:
    table = await server.make("open", "open", names=("", ""))
    one, two = table["links"]["invitations"]
    welcome = await greeted(server, table, one, two, take={one: TOKEN, two: OTHER}, name="Ann")
    assert welcome["seats"] == [0, 1]
    assert sorted(welcome["taken"]) == sorted([one, two])


async def test_a_token_must_be_one_that_nobody_guesses_or_knows(server: Running) -> None:
    table = await server.make("human", "open", "open")
    one, two = table["links"]["invitations"][1:]
    known = table["links"]["seats"][0]
    for take in ({one: "short"}, {one: "x" * 200}, {one: one}, {one: known}, {one: two}, {one: TOKEN, two: TOKEN}):
        assert (await greeted(server, table, one, two, take=take))["code"] == "bad-request", take
    assert (await greeted(server, table, known, take={known: TOKEN}))["seats"] == [0]  # that was no invitation
    assert (await greeted(server, table, TOKEN))["code"] == "no-token"


async def test_a_token_of_another_table_can_be_taken_from_nobody(server: Running) -> None:
    """Whoever brings along a token that opens something elsewhere takes nothing away there."""
    there, here = await server.make("human", "open"), await server.make("human", "open")
    invitation, theirs = here["links"]["invitations"][1], there["links"]["seats"][0]
    assert (await greeted(server, here, invitation, take={invitation: theirs}))["seats"] == [1]
    assert await yours(server, there, theirs) == [0]


# -- the host lets somebody else have a seat --------------------------------------------------------------------------


async def test_a_seat_whose_person_has_gone_is_opened_again(server: Running) -> None:
    table = await server.make("human", "open", names=("Ann", ""))
    links = table["links"]
    async with server.sit(table, 0, host=True) as ann:
        async with server.sit(table, 1, name="Bob"):
            await ann.until(lambda: ann.now["seats"][1]["here"])
            here = await ann.say("open", seat=1)
            assert (here["code"], here["reason"]["id"]) == ("not-yours", "table-still-here")
        await ann.until(lambda: not ann.now["seats"][1]["here"])
        assert (await ann.say("open", seat=1))["t"] == "done"
        await ann.until(lambda: ann.now["seats"][1]["kind"] == "open")
        told = [message for message in ann.heard if message["t"] == "links"][-1]["links"]
        fresh = told["invitations"][1]
        assert fresh not in (None, links["invitations"][1])
        note = next(message["line"] for message in ann.heard if message["t"] == "chat")
        assert (note["seat"], note["name"], note["note"]) == (1, "Bob", "reopened")
        old = table["links"]["seats"][1]
        assert (await greeted(server, table, old))["seats"] == []
        assert await yours(server, table, old) == []
        refused = await greeted(server, table, links["invitations"][1], take={links["invitations"][1]: OTHER})
        assert refused["code"] == "taken"
        assert (await greeted(server, table, fresh, take={fresh: OTHER}, name="Cid"))["seats"] == [1]
        await ann.until(lambda: ann.now["seats"][1]["name"] == "Cid")
        await ann.until(lambda: ann.heard[-1]["t"] == "links" or not ann.now["seats"][1]["here"])


async def test_only_the_host_opens_seats(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table) as guest:
        for person in (ann, guest):
            for seat in (0, 1, 7):
                assert (await person.say("open", seat=seat))["code"] == "not-yours"


async def test_whoever_still_sits_there_is_asked_to_come_again(server: Running) -> None:
    """A host who gives away a seat of their own loses it at once, and may watch on."""
    table = await server.make("human", "human")
    async with server.sit(table, 0, 1, host=True) as ann:
        await ann.send({"t": "open", "ref": 9, "seat": 1})
        await ann.connection.wait_closed()
        assert ann.connection.close_code == 1012
    async with server.talk(table["id"]) as ann:
        await ann.hello([*table["links"]["seats"], table["links"]["host"]])
        assert ann.welcome["seats"] == [0]
        assert ann.now["seats"][1]["kind"] == "open"


async def test_a_bot_that_never_was_a_person_leaves_an_open_seat(server: Running) -> None:
    table = await server.make("human", "bot:random")
    async with server.sit(table, 0, host=True) as ann:
        assert (await ann.say("seat", seat=1, bot=None))["t"] == "done"
        await ann.until(lambda: ann.now["seats"][1]["kind"] == "open")
        (told,) = [message["links"] for message in ann.heard if message["t"] == "links"]
        invitation = told["invitations"][1]
        assert (await greeted(server, table, invitation, take={invitation: TOKEN}))["seats"] == [1]


async def test_an_open_seat_that_a_bot_plays_meanwhile_waits_for_its_person(server: Running) -> None:
    table = await server.make("human", "open")
    async with server.sit(table, 0, host=True) as ann:
        assert (await ann.say("seat", seat=1, bot="random"))["t"] == "done"
        async with server.sit(table, 1, name="Bob") as bob:
            assert bob.welcome["seats"] == [1]
            await ann.until(lambda: ann.now["seats"][1]["kind"] == "human")


async def test_a_seat_that_was_opened_again_keeps_its_secrets(server: Running) -> None:
    """Who sat there before was a person: until the new one has come nobody holds all seats of people."""
    table = await server.make("human", "human")
    async with server.sit(table, 0, host=True) as ann:
        await ann.say("open", seat=1)
        mine = server.bearer(*table["links"]["seats"], table["links"]["host"])
        assert (await server.http.get(f"/api/tables/{table['id']}/record", headers=mine)).status_code == 403
        assert (await ann.say("seat", seat=1, bot="random"))["t"] == "done"
        assert (await server.http.get(f"/api/tables/{table['id']}/record", headers=mine)).status_code == 403


# -- tables made of others --------------------------------------------------------------------------------------------


async def test_the_seats_of_others_are_open_in_a_fork_under_their_names(server: Running) -> None:
    table = await server.make("human", "human", "bot:random", names=("Ann", "Bob", ""), game="paperdungeons")
    links = table["links"]
    both = server.bearer(*(token for token in links["seats"] if token))
    where = f"/api/tables/{table['id']}/fork"
    made = (await server.http.post(where, json={"decision": 0}, headers=both)).json()["table"]
    assert [token is not None for token in made["links"]["seats"]] == [True, True, False]
    await over(server, table)
    ann_alone = server.bearer(links["seats"][0])
    made = (await server.http.post(where, json={"decision": 0}, headers=ann_alone)).json()["table"]
    assert [token is not None for token in made["links"]["seats"]] == [True, False, False]
    assert [token is not None for token in made["links"]["invitations"]] == [False, True, False]
    async with server.sit(made, 0) as ann:
        assert [(seat["kind"], seat["name"]) for seat in ann.now["seats"][:2]] == [("human", "Ann"), ("open", "Bob")]


async def over(server: Running, table: dict[str, Any]) -> None:
    """Say that the game is over: then everybody may see everything."""
    server.house._places[table["id"]].table.match.over = True


async def test_what_is_said_about_keys_goes_to_the_host_alone(server: Running) -> None:
    table = await server.make("human", "open", "human")
    async with (
        server.sit(table, 0, host=True) as ann,
        server.sit(table, 2) as cid,
        server.sit(table) as guest,
        server.sit(table, 1, name="Bob"),
    ):
        for person in (ann, cid, guest):
            await person.until(lambda person=person: person.now["seats"][1]["kind"] == "human")
            await person.say("sync")
    assert kinds(ann).count("links") == 1
    assert "links" not in kinds(cid) + kinds(guest)
    secret = table["links"]["seats"][1]
    assert not any(secret in json.dumps(message) for person in (ann, cid, guest) for message in person.heard)


def kinds(person: Person) -> list[str]:
    return [message["t"] for message in person.heard]
