"""`undercroft backup`: a copy of the tables that is whole, made while people play."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.cli import run

from .tables import Running, any_answer, running, until

pytestmark = pytest.mark.anyio


class Evening:
    """People who answer whatever they are asked, at several tables, until they are told to stop."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.tables: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, list[tuple[int, Any]]] = {}
        """What the server has acknowledged, by table, in order."""

    @asynccontextmanager
    async def going_on(self, tables: int) -> AsyncIterator[None]:
        for _ in range(tables):
            table = await self.server.make("human", "human", game="descent")  # it goes on for long
            self.tables[table["id"]] = table
            self.answers[table["id"]] = []
        playing = [asyncio.create_task(self._play(table)) for table in self.tables.values()]
        yield
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(outcome, asyncio.CancelledError), outcome

    async def _play(self, table: dict[str, Any]) -> None:
        rng = Random(table["id"])
        async with self.server.sit(table, 0, 1) as both:
            while True:
                while not both.now["asks"]:
                    await both.hear()
                ask = both.now["asks"][0]
                given = any_answer(ask["ask"], rng)
                assert (await both.answer(ask["seat"], given, ask["decision"]))["t"] == "done"
                self.answers[table["id"]].append((ask["seat"], given))

    @property
    def given(self) -> int:
        return sum(map(len, self.answers.values()))


async def test_a_copy_made_while_people_play_has_every_answer_acknowledged_before(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copies: list[tuple[Path, dict[str, list[tuple[int, Any]]]]] = []
    async with running(sqlite_url) as server:
        evening = Evening(server)
        async with evening.going_on(3):
            for number in range(4):
                so_far = evening.given
                await until(lambda so_far=so_far: evening.given >= so_far + 10)
                known = {table_id: list(answers) for table_id, answers in evening.answers.items()}
                copy = tmp_path / f"copy{number}.db"
                assert await asyncio.to_thread(run, ["backup", "--db", sqlite_url, str(copy)]) == 0
                assert capsys.readouterr().out == f"{copy}: 3 tables\n"
                copies.append((copy, known))
        assert not list(tmp_path.glob("*.part*"))
    for copy, known in copies:
        moved = tmp_path / "elsewhere" / copy.name  # one file is all it takes
        moved.parent.mkdir(exist_ok=True)
        shutil.copyfile(copy, moved)
        async with running(f"sqlite:///{moved}") as server:
            for table_id, table in evening.tables.items():
                async with server.sit(table, 0, 1) as both:
                    entries = (await server.house.table(table_id)).match.entries
                    kept = [(entry.seat, entry.answer) for entry in entries if entry.seat >= 0]
                    asked_for = [(seat, tuple(a) if isinstance(a, list) else a) for seat, a in known[table_id]]
                    assert kept[: len(asked_for)] == asked_for
                    assert both.now["decision"] == len(kept)
                    ask = both.now["asks"][0]
                    assert (await both.answer(ask["seat"]))["t"] == "done"


async def test_a_copy_of_the_file_alone_would_not_do(sqlite_url: str, tmp_path: Path) -> None:
    """Why there is a command for it: what was written last is in another file."""
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        path = Path(sqlite_url.removeprefix("sqlite:///"))
        shutil.copyfile(path, tmp_path / "copied.db")
        assert run(["backup", "--db", sqlite_url, str(tmp_path / "backed-up.db")]) == 0
    assert table["id"].encode() not in (tmp_path / "copied.db").read_bytes()
    assert table["id"].encode() in (tmp_path / "backed-up.db").read_bytes()


async def test_a_file_that_is_there_is_replaced_only_if_told_to(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(sqlite_url) as server:
        await server.make("human", "human")
    target = tmp_path / "backup.db"
    target.write_text("precious")
    assert run(["backup", "--db", sqlite_url, str(target)]) == 2
    assert capsys.readouterr().err == f"undercroft: backup: {target}: exists already; --force replaces it\n"
    assert target.read_text() == "precious"
    assert run(["backup", "--db", sqlite_url, "--force", str(target)]) == 0
    db = sqlite3.connect(target)
    assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    db.close()


async def test_what_cannot_be_backed_up(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(sqlite_url):
        pass
    own = Path(sqlite_url.removeprefix("sqlite:///"))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana, " * 200)
    sqlite3.connect(tmp_path / "empty.db").close()
    target = tmp_path / "backup.db"
    for db, to, problem in (
        (f"sqlite:///{tmp_path / 'none.db'}", target, "none.db: there is no such file"),
        (f"sqlite:///{letter}", target, "not a database"),
        (f"sqlite:///{tmp_path / 'empty.db'}", target, "no tables of Undercroft in it"),
        (sqlite_url, tmp_path / "nowhere" / "backup.db", "cannot be written"),
        (sqlite_url, tmp_path, "is a folder"),
        (sqlite_url, own, "is what is to be backed up"),
        ("mysql://x/y", target, "'mysql' is not supported"),
    ):
        assert run(["backup", "--db", db, "--force", str(to)]) == 2
        error = capsys.readouterr().err
        assert problem in error
        assert len(error.splitlines()) == 1
    assert not target.exists()
    assert not list(tmp_path.glob("*.part*"))
    assert own.exists()


def test_postgresql_has_its_own_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", "--db", "postgresql://ann:secret@db.example/undercroft", "tables.dump"]) == 2
    error = capsys.readouterr().err
    assert "pg_dump --format=custom --file=tables.dump postgresql://ann@db.example/undercroft" in error
    assert "secret" not in error


def test_without_an_address_it_is_the_file_that_serve_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(["backup", str(tmp_path / "backup.db")]) == 2
    assert str(tmp_path / "undercroft" / "tables.db") in capsys.readouterr().err
