"""Tokens open seats, and whoever reads the database learns none of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, select, text

from undercroft.table.store import migrations, open_store
from undercroft.table.store.engine import make_engine, read_url

from .tables import Running, running

pytestmark = pytest.mark.anyio

OLD = (Path(__file__).parent / "tables-0001.sql").read_text(encoding="utf-8")
"""A database of revision 0001, which kept tokens as they are."""
OLD_TABLES = {
    "of1s70-mWejM": {
        "host": "Wg5HaUmJPtbPC9763O3E2Q",
        "seats": ["eAUFEUkkLHx2ML44xJjTPg", "BemXXcWAq_SS5KFuPdodFw"],
        "spectator": "bMZZ0GQhc6fa5pgHQzmTYQ",
    },
    "1EcnSXQH_XBO": {
        "host": "fbWqYy3HGNTGjYAqnlozvQ",
        "seats": ["cbfUKM1khgMp8Uv1K6Ontg", "-VTGcFqkDltvfHumirbW1Q"],
        "spectator": "E3MFnB6wHJaNkJMbwRtwkg",
    },
}


@pytest.fixture
def old_url(store_url: str, tmp_path: Path) -> str:
    """The address of a database that revision 0001 has left."""
    if store_url.startswith("sqlite"):
        with sqlite3.connect(store_url.removeprefix("sqlite:///")) as db:
            db.executescript(OLD)
        db.close()
        return store_url
    target = make_engine(read_url(store_url))
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with target.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    with sqlite3.connect(tmp_path / "old.db") as db:
        db.executescript(OLD)
    db.close()
    source = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    found = MetaData()
    found.reflect(source)
    with source.connect() as old, target.begin() as new:
        for table in found.sorted_tables:
            rows = [row._asdict() for row in old.execute(select(table))]
            if rows and table.name != "alembic_version":
                new.execute(table.insert(), rows)
    source.dispose()
    target.dispose()
    return store_url


def kept(url: str) -> str:
    """All that a database holds, as whoever got hold of it would search it."""
    engine = make_engine(read_url(url))
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as db:
        rows = [repr(tuple(row)) for table in found.sorted_tables for row in db.execute(select(table))]
    engine.dispose()
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        rows += [file.read_bytes().decode("latin-1") for file in path.parent.glob(f"{path.name}*")]
    return "\n".join(rows)


def tokens(links: dict[str, Any]) -> Iterator[str]:
    given = (links["host"], *links["seats"], *links.get("invitations", ()), links["spectator"])
    yield from (token for token in given if token is not None)


async def opened(server: Running, table_id: str, *given: str) -> dict[str, Any]:
    """What somebody with these tokens is welcomed with; or refused."""
    async with server.talk(table_id) as person:
        await person.send({"t": "hello", "tokens": given})
        return await person.hear()


async def test_the_database_holds_no_token(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "open")
        async with server.sit(table, 0, host=True) as ann:
            await ann.answer(0)
        live = kept(store_url)
    for found in (live, kept(store_url)):
        assert table["id"] in found
        assert not [token for token in tokens(table["links"]) if token in found]


async def test_what_the_database_holds_opens_nothing(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "open")
        engine = make_engine(read_url(store_url))
        with engine.connect() as db:
            rows = [[str(one) for one in row] for row in db.execute(text("SELECT * FROM tokens"))]
        engine.dispose()
        assert len(rows) == 4
        for row in rows:
            assert (await opened(server, table["id"], *row))["code"] == "no-token"


@pytest.mark.parametrize("table_id", OLD_TABLES)
async def test_tokens_given_out_before_they_were_hashed_still_open_their_seats(old_url: str, table_id: str) -> None:
    links = OLD_TABLES[table_id]
    async with running(old_url) as server:
        for seat, token in enumerate(links["seats"]):
            reply = await server.http.get(f"/api/tables/{table_id}", headers=server.bearer(token))
            assert reply.json()["yours"] == [seat]
            welcome = await opened(server, table_id, token)
            assert (welcome["seats"], welcome["host"], welcome["table"]["links"]) == ([seat], False, None)
        spectator = await opened(server, table_id, links["spectator"])
        assert (spectator["seats"], spectator["host"]) == ([], False)
        shown = (await opened(server, table_id, links["host"]))["table"]["links"]
        assert shown == {
            "host": links["host"],
            "seats": [None, None],  # somebody has taken them: their tokens are no longer shown to the host
            "spectator": links["spectator"],
            "invitations": [None, None],
        }
        assert (await opened(server, table_id, links["host"] + "x"))["code"] == "no-token"
        async with server.sit({"id": table_id, "links": links | {"invitations": [None, None]}}, 0, 1) as both:
            assert both.now["decision"] == 5
            assert (await both.answer(both.now["asks"][0]["seat"]))["t"] == "done"


async def test_a_seat_that_waited_before_there_were_invitations_waits_on(old_url: str) -> None:
    """The link that its host has given out still leads there, and the host finds it until somebody comes."""
    table_id = "of1s70-mWejM"
    links = OLD_TABLES[table_id]
    engine = make_engine(read_url(old_url))
    with engine.begin() as db:  # Bob has not come yet
        db.execute(text("DELETE FROM events WHERE table_id = :id AND n >= 3"), {"id": table_id})
        db.execute(text("DELETE FROM snapshots"))
    engine.dispose()
    async with running(old_url) as server:
        shown = (await opened(server, table_id, links["host"]))["table"]["links"]
        assert shown["invitations"] == [None, links["seats"][1]]
        assert (await opened(server, table_id, links["seats"][1]))["seats"] == [1]
        assert (await opened(server, table_id, links["host"]))["table"]["links"]["invitations"] == [None, None]
    async with running(old_url) as server:
        assert (await opened(server, table_id, links["host"]))["table"]["links"]["invitations"] == [None, None]
        assert (await opened(server, table_id, links["seats"][1]))["seats"] == [1]


async def test_migrating_leaves_none_behind(old_url: str) -> None:
    assert all(token in kept(old_url) for links in OLD_TABLES.values() for token in tokens(links))
    await (await open_store(old_url)).close()
    found = kept(old_url)
    assert not [token for links in OLD_TABLES.values() for token in tokens(links) if token in found]
