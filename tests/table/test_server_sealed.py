"""While answers are sealed, nobody learns from the table how much the others have done."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from .tables import Person, Running, running, until

pytestmark = pytest.mark.anyio

ANN, BOB = 0, 1
"""As the game begins, Ann chooses three times in secret and Bob twice; so does a third, who takes her time."""
WAYS = ((), ("answer",), ("answer", "answer"), ("answer", "answer", "undo"), ("answer", "undo", "answer", "answer"))
"""What Ann may have done by now: after each of them she is still waited for."""


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url) as server:
        yield server


async def act(ann: Person, way: tuple[str, ...]) -> None:
    for what in way:
        done = await (ann.answer(ANN) if what == "answer" else ann.say("undo", seat=ANN))
        assert done["t"] == "done"
        assert ANN in ann.now["waiting"]


async def look_everywhere(server: Running, table: dict[str, Any], *tokens: str) -> list[Any]:
    """What the server tells over HTTP whoever has these tokens."""
    await server.house.store.flush()
    at = f"/api/tables/{table['id']}"
    paths = [at, f"{at}/log", f"{at}/record", *(f"{at}/at/{decision}" for decision in range(6))]
    told = [(await server.http.get(path, headers=server.bearer(*tokens))).text for path in paths]
    known = {"tables": [{"id": table["id"], "tokens": tokens}]}
    told.append((await server.http.post("/api/tables/list", json=known)).text)
    fork = {"decision": 0}
    told.append((await server.http.post(f"{at}/fork", json=fork, headers=server.bearer(*tokens))).text)
    return [text.replace(table["id"], "ID") for text in told]


async def told_to_others(server: Running, way: tuple[str, ...]) -> list[Any]:
    """Everything that Bob and a spectator hear, whatever they try, after Ann has acted in secret."""
    table = await server.make("human", "human", "human")
    links = table["links"]
    told: list[Any] = []
    async with server.sit(table, ANN) as ann, server.sit(table, BOB) as bob, server.sit(table) as guest:
        for person in (bob, guest):
            await person.until(
                lambda person=person: [seat["here"] for seat in person.now["seats"]] == [True, True, False]
            )
            await person.say("sync")
        before = len(bob.heard), len(guest.heard)
        here = server.house.loaded(table["id"])
        assert here is not None
        await until(lambda: here.driving)
        touched = await look_everywhere(server, table, links["spectator"])
        await act(ann, way)
        told.append(await look_everywhere(server, table, links["spectator"]) if way else touched)
        told.append(await look_everywhere(server, table, links["seats"][BOB]))
        ask = await bob.asked(BOB)
        await bob.say("hints", seat=BOB, decision=ask["decision"])
        for _ in range(2):
            await bob.answer(BOB)
            await bob.say("undo", seat=BOB)
            await bob.answer(BOB)
            await bob.say("sync")
        for decision in range(12):
            await bob.say("answer", seat=BOB, decision=decision, answer="x")
        await guest.say("sync")
        told.append(await look_everywhere(server, table, links["seats"][BOB]))
        told.append((bob.raw[before[0] :], guest.raw[before[1] :]))
        async with server.sit(table) as other:
            await other.say("sync")
            told.append(other.raw[1:])
    # Of the times that are told none may be of what Ann did, so they are the table's own, and are compared here.
    assert touched[0] == told[0][0]
    return [re.sub(r'"(n|created|touched)":[0-9.e+]+', r'"\1":0', str(one)) for one in told]


async def test_what_others_are_told_does_not_depend_on_how_much_was_done_in_secret(server: Running) -> None:
    nothing, *others = [await told_to_others(server, way) for way in WAYS]
    for way, other in zip(WAYS[1:], others, strict=True):
        assert other == nothing, way


async def test_others_hear_only_that_somebody_is_no_longer_waited_for(server: Running) -> None:
    table = await server.make("human", "human", "human")
    async with server.sit(table, ANN) as ann, server.sit(table, BOB) as bob:
        await bob.until(lambda: bob.now["seats"][ANN]["here"])
        await bob.say("sync")
        before = len(bob.heard)
        for _ in range(3):
            await ann.answer(ANN)
        await ann.say("undo", seat=ANN)
        await bob.say("chat", text="Well?")
        heard = [message for message in bob.heard[before:] if message["t"] not in ("chat", "done")]
        told = [(message["t"], message["waiting"]) for message in heard]
        assert told in ([("waiting", [1, 2]), ("waiting", [0, 1, 2])], [])  # whoever is slow may miss what is past
        assert bob.now["waiting"] == [0, 1, 2]


async def test_when_the_seal_breaks_all_see_all_answers(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, ANN) as ann, server.sit(table, BOB) as bob:
        for _ in range(3):
            await ann.answer(ANN)
        assert (ann.now["decision"], bob.now["decision"]) == (3, 0)
        for number in range(2):
            assert (await bob.asked(BOB))["decision"] == number
            await bob.answer(BOB)
        await ann.decision(5)
        await bob.decision(5)
        for seat, person in ((ANN, ann), (BOB, bob)):
            assert (await person.asked(seat))["decision"] == 5


async def test_another_server_tells_no_more(postgres_url: str) -> None:
    async with running(postgres_url) as one, running(postgres_url) as two:
        table = await one.make("human", "human", "human")
        async with one.sit(table, ANN) as ann, two.sit(table, BOB) as bob:
            await bob.until(lambda: bob.now["seats"][ANN]["here"])
            await ann.until(lambda: ann.now["seats"][BOB]["here"])
            await bob.say("sync")
            before = len(bob.heard)
            await act(ann, ("answer", "undo", "answer", "answer"))
            there = two.house.loaded(table["id"])
            here = one.house.loaded(table["id"])
            assert there is not None
            assert here is not None
            await until(lambda: there.folded.next == here.folded.next)
            done = await bob.say("chat", text="Well?")
            assert [message for message in bob.heard[before:] if message["t"] != "chat"] == [done]
            await bob.answer(BOB)
            assert bob.now["decision"] == 1


async def test_whoever_is_held_up_while_another_answers_in_secret_is_not_forgotten(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Ann does in secret is nothing to tell Bob of; but he has asked for something meanwhile."""
    table = await server.make("human", "human")
    async with server.sit(table, ANN) as ann, server.sit(table, BOB) as bob:
        append, held = server.house.store.append, asyncio.Event()

        async def slow(*args: Any, **more: Any) -> float:
            await held.wait()
            return await append(*args, **more)

        monkeypatch.setattr(server.house.store, "append", slow)
        here = server.house.loaded(table["id"])
        assert here is not None
        answering = asyncio.create_task(ann.answer(ANN))
        await until(lambda: here.keeping)
        asking = asyncio.create_task(bob.say("sync"))
        await until(lambda: bool(here.held_up))
        held.set()
        assert (await answering)["t"] == (await asking)["t"] == "done"
