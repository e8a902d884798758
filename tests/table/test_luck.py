"""The dice were settled before the game: a commitment when it begins, the seed at its end, and every draw follows."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from undercroft.kernel.chance import Draw, Place, Roll, Seeded, Shuffle
from undercroft.kernel.commitment import commitment
from undercroft.kernel.errors import BadInput
from undercroft.kernel.record import parse, verify
from undercroft.kernel.record.lines import decode, sealed
from undercroft.parts.dice import Die

from .tables import Running, any_answer, running

pytestmark = pytest.mark.anyio

SEED = 0xC0FFEE << 200 | 0xDECADE
VECTORS = Path(__file__).parents[2] / "src" / "undercroft" / "web" / "src" / "lib" / "luck.vectors.json"


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url, seeds=lambda: SEED) as server:
        yield server


async def play(server: Running, table: dict[str, Any], answers: int = 10_000) -> None:
    rng = Random(3)
    async with server.sit(table, 0, 1) as both:
        while "ending" not in both.now and both.now["decision"] < answers:
            if both.now["asks"]:
                ask = both.now["asks"][0]
                await both.answer(ask["seat"], any_answer(ask["ask"], rng))
            else:
                await both.hear()


async def luck(server: Running, table: dict[str, Any]) -> dict[str, Any]:
    where = f"/api/tables/{table['id']}/luck"
    reply = await server.http.get(where, headers=server.bearer(table["links"]["spectator"]))
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def follows(drawn: dict[str, Any], seed: int) -> bool:
    """Whether a draw is what the seed gives there."""
    space = drawn["space"]
    if space["space"] == "roll":
        asked: Any = Roll([Die(die["id"], tuple(die["faces"])) for die in space["dice"]])
    else:
        asked = Draw(space["items"], space["count"])
    return Seeded(seed).outcome(asked, Place(0, tuple(drawn["path"]))) == tuple(drawn["outcome"])


# -- at the table -----------------------------------------------------------------------------------------------------


async def test_a_commitment_is_shown_at_the_beginning_and_the_seed_at_the_end(server: Running) -> None:
    table = await server.make("human", "human")
    shown = table["commitment"]
    assert shown == commitment(table["id"], SEED)
    async with server.sit(table) as guest:
        assert guest.welcome["table"]["commitment"] == shown
        assert not any(str(SEED) in raw for raw in guest.raw)
    where = f"/api/tables/{table['id']}"
    early = await server.http.get(f"{where}/luck", headers=server.bearer(*table["links"]["seats"]))
    assert (early.status_code, early.json()["reason"]["id"]) == (403, "table-luck-later")
    record = await server.http.get(f"{where}/record", headers=server.bearer(*table["links"]["seats"]))
    assert (parse(record.content, "record").header.seed, str(SEED) in record.text) == (None, False)
    await play(server, table)
    found = await luck(server, table)
    assert (found["seed"], found["commitment"], found["table"], found["before"]) == (str(SEED), shown, table["id"], 0)
    chance = [entry for entry in server.house._places[table["id"]].table.match.entries if entry.seat == -1]
    assert [tuple(one["outcome"]) for one in found["draws"]] == [entry.answer for entry in chance]
    assert all(follows(one, SEED) for one in found["draws"])
    assert not all(follows(one, SEED + 1) for one in found["draws"])


async def test_it_is_the_same_after_the_server_was_away(sqlite_url: str) -> None:
    async with running(sqlite_url, seeds=lambda: SEED) as server:
        table = await server.make("human", "human")
        await play(server, table, 30)
    async with running(sqlite_url) as server:
        async with server.sit(table) as guest:
            assert guest.welcome["table"]["commitment"] == table["commitment"]
        await play(server, table)
        found = await luck(server, table)
        assert (found["commitment"], found["seed"]) == (table["commitment"], str(SEED))
        assert all(follows(one, SEED) for one in found["draws"])


async def test_a_seed_that_could_be_found_by_trying_is_not_committed_to(sqlite_url: str) -> None:
    async with running(sqlite_url, seeds=lambda: (1 << 127) - 1) as server:
        table = await server.make("human", "human")
        assert table["commitment"] is None
        await play(server, table)
        reply = await server.http.get(f"/api/tables/{table['id']}/luck", headers=server.bearer(table["links"]["host"]))
        assert (reply.status_code, reply.json()["reason"]["id"]) == (403, "table-luck-unknown")


async def test_nothing_is_taken_back_once_the_seed_is_told(server: Running) -> None:
    """Whoever knows the seed knows the dice to come."""
    table = await server.make("human", "human")
    await play(server, table)
    async with server.sit(table, 0, 1) as both:
        assert both.now["undo"] == {}
        assert (await both.say("undo", seat=0))["reason"]["id"] == "table-seed-told"
        assert "ending" in both.now


async def test_a_fork_has_a_seed_of_its_own_for_what_comes_after(sqlite_url: str) -> None:
    seeds = iter([SEED, SEED + 1])
    async with running(sqlite_url, seeds=lambda: next(seeds)) as server:
        table = await server.make("human", "human")
        await play(server, table, 20)
        both = server.bearer(*table["links"]["seats"])
        reply = await server.http.post(f"/api/tables/{table['id']}/fork", json={"decision": 15}, headers=both)
        made = reply.json()["table"]
        assert made["commitment"] == commitment(made["id"], SEED + 1)
        async with server.sit(made, 0, 1) as people:  # back to before the fork: from there on it is the new seed's
            for _ in range(4):
                seat = next(int(seat) for seat in people.now["undo"])
                decision = people.now["decision"]
                assert (await people.say("undo", seat=seat))["t"] == "done"
                await people.until(lambda decision=decision: people.now["decision"] < decision)
        await play(server, made)
        found = await luck(server, made)
        assert found["before"] > 0
        assert found["draws"]
        assert all(follows(one, SEED + 1) for one in found["draws"])
        record = await server.http.get(f"/api/tables/{made['id']}/record", headers=server.bearer(made["links"]["host"]))
        assert list(parse(record.content, "record").replay())[-1].over


# -- in the record ----------------------------------------------------------------------------------------------------


async def test_the_record_of_a_finished_game_proves_it(server: Running, tmp_path: Path) -> None:
    table = await server.make("human", "human")
    await play(server, table)
    reply = await server.http.get(f"/api/tables/{table['id']}/record", headers=server.bearer(table["links"]["host"]))
    file = tmp_path / "game.record.jsonl"
    file.write_bytes(reply.content)
    assert verify(file).committed
    header = parse(reply.content, "record").header
    assert (header.seed, header.pledge.table, header.pledge.commitment) == (SEED, table["id"], table["commitment"])
    imported = await server.http.post("/api/tables/import", content=reply.content)
    assert imported.status_code == 201


async def test_a_record_with_another_seed_than_was_committed_to_does_not_agree(server: Running, tmp_path: Path) -> None:
    table = await server.make("human", "human")
    await play(server, table)
    reply = await server.http.get(f"/api/tables/{table['id']}/record", headers=server.bearer(table["links"]["host"]))
    file = tmp_path / "game.record.jsonl"
    for wrong in ({"seed": SEED + 1}, {"seed": None}, {"table": "another"}, {"commitment": "0" * 64}):
        file.write_bytes(forged(reply.content, **wrong))
        with pytest.raises(BadInput, match="committed itself to"):
            verify(file)


def forged(data: bytes, **changes: Any) -> bytes:
    """A record with another header, and all checksums right."""
    lines = [decode(raw) for raw in data.splitlines()]
    seed = changes.pop("seed", SEED)
    lines[0] = replace(lines[0], seed=seed, pledge=replace(lines[0].pledge, **changes))
    chain, out = "", b""
    for line in lines:
        raw, chain = sealed(line, chain)
        out += raw
    return out


# -- in the browser ---------------------------------------------------------------------------------------------------


def test_the_browser_checks_against_draws_of_this_program() -> None:
    """If this fails because chance has changed: write `vectors()` to the file, and mend `luck.ts` until it agrees."""
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()


def vectors() -> dict[str, Any]:
    """Draws of all kinds, at all kinds of places, for `luck.test.ts`."""
    coin, die = Die("coin", ("heads", "tails")), Die("d6", ("1", "2", "3", "4", "5", "6"))
    spaces = [
        Roll([coin]),
        Roll([die] * 9),
        Roll([]),
        Draw(list(range(30)), 4),
        Draw(["a", "a", "b", 3], 2),
        Draw([], 0),
        Shuffle(["zażółć", "gęślą", "jaźń", *range(40)]),
    ]
    games = []
    for seed in (SEED, 1 << 255, 3**160):
        draws = []
        for number, space in enumerate(spaces):
            for path in ((number,), (number, 0, 2), (7, 1, number, 3, 12)):
                outcome = Seeded(seed).outcome(space, Place(0, path))
                draws.append({"path": list(path), "space": _plain(space.wire()), "outcome": _plain(outcome)})
        table = f"table-{seed % 97}"
        games.append(
            {"table": table, "seed": str(seed), "commitment": commitment(table, seed), "before": 0, "draws": draws}
        )
    return {"games": games}


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
