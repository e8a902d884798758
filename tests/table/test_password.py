"""The password of a database is given without others seeing it, and is nowhere to be read afterwards."""

from __future__ import annotations

import os
import re
import signal
import socket
import struct
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url

from postgres import free_port
from undercroft.cli import run
from undercroft.commands.database import READABLE, VARIABLE, address
from undercroft.kernel.errors import BadInput
from undercroft.table.store import open_store

from .tables import PATIENCE

SECRET = "Xy7-hush"


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that servers are started with; none is."""
    seen: list[str] = []

    def serve(listener: Any, db: str, *, ready: Any, **how: Any) -> None:
        listener.close()
        seen.append(db)

    monkeypatch.setattr("undercroft.table.serve.run", serve)
    monkeypatch.delenv(VARIABLE, raising=False)
    return seen


def serving(*options: str) -> int:
    return run(["serve", "--port", "0", "--no-open", *options])


URL = f"postgresql://someone:{SECRET}@127.0.0.1/undercroft"


def test_it_may_come_from_a_variable(
    given: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, URL)
    assert serving() == 0
    assert given == [URL]
    assert "processes" not in capsys.readouterr().err


def test_it_may_come_from_a_file(given: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "db"
    file.write_text(f"{URL}\n")
    assert serving("--db-file", str(file)) == 0
    assert given == [URL]
    assert "processes" not in capsys.readouterr().err
    file.write_text("two words")
    assert serving("--db-file", str(file)) == 2
    assert serving("--db-file", str(tmp_path / "none")) == 2
    assert serving("--db-file", str(file), "--db", "sqlite:///x") == 2
    said = capsys.readouterr().err
    assert "two words" not in said
    assert "give one of the two" in said


@pytest.mark.parametrize("url", [URL, f"postgresql://someone@127.0.0.1/undercroft?password={SECRET}"])
def test_whoever_puts_it_on_the_command_line_is_told_who_can_read_it(
    url: str, given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert serving("--db", url) == 0
    assert given == [url]
    said = capsys.readouterr().err
    assert READABLE in said
    assert SECRET not in said


def test_without_one_nothing_is_said(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert serving("--db", "postgresql://someone@127.0.0.1/undercroft") == 0
    assert "processes" not in capsys.readouterr().err


def test_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "sqlite:///one.db")
    assert address("sqlite:///two.db", None) == "sqlite:///two.db"
    assert address(None, None) == "sqlite:///one.db"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://someone:{secret}@127.0.0.1:{port}/undercroft",
        "postgresql://someone@127.0.0.1:{port}/undercroft?password={secret}",
        "postgresql//someone:{secret}@127.0.0.1:{port}/undercroft",
        "mysql://someone:{secret}@127.0.0.1:{port}/undercroft",
    ],
)
@pytest.mark.anyio
async def test_errors_do_not_show_it(url: str) -> None:
    with pytest.raises(BadInput) as error:
        await open_store(url.format(secret=SECRET, port=free_port()))
    assert SECRET not in str(error.value)


@pytest.mark.parametrize(
    "command",
    [["backup", "x.dump"], ["tables", "list"], ["tables", "delete", "x"], ["serve", "--port", "0", "--no-open"]],
)
def test_no_command_shows_it(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, f"postgresql://someone:{SECRET}@127.0.0.1:{free_port()}/x?password={SECRET}")
    assert run(command) == 2
    out, err = capsys.readouterr()
    assert SECRET not in out + err


class Asking(threading.Thread):
    """As much of a PostgreSQL as it takes to be told a password."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.told = ""

    def run(self) -> None:
        connection, _ = self._listener.accept()
        with self._listener, connection, connection.makefile("rb") as heard:
            while True:
                size, kind = struct.unpack("!II", heard.read(8))
                heard.read(size - 8)
                if kind >> 16 == 3:  # not a question about encryption
                    break
                connection.sendall(b"N")
            connection.sendall(struct.pack("!cII", b"R", 8, 3))
            _, size = struct.unpack("!cI", heard.read(5))
            self.told = heard.read(size - 4).rstrip(b"\0").decode()


@pytest.mark.parametrize("how", ["PGPASSWORD", "PGPASSFILE"])
@pytest.mark.anyio
async def test_it_may_be_left_to_what_postgresql_has_for_it(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = Asking()
    asking.start()
    if how == "PGPASSFILE":
        file = tmp_path / "pgpass"
        file.write_text(f"127.0.0.1:{asking.port}:*:someone:{SECRET}\n")
        file.chmod(0o600)
        monkeypatch.setenv(how, str(file))
    else:
        monkeypatch.setenv(how, SECRET)
    with pytest.raises(BadInput):
        await open_store(f"postgresql://someone@127.0.0.1:{asking.port}/undercroft")
    asking.join(PATIENCE)
    assert asking.told == SECRET


def _commands() -> str:
    """The command lines of all processes that one may look at."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(path.read_text(errors="replace"))
        except OSError:
            continue
    return "\n".join(found)


def test_a_server_shows_it_to_nobody_neither_in_its_log_nor_in_its_children(postgres_url: str, tmp_path: Path) -> None:
    url = make_url(postgres_url).set(password=SECRET).render_as_string(hide_password=False)
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--no-open", "--verbose"]
    log = tmp_path / "log"
    with (
        log.open("w") as err,
        subprocess.Popen(
            command,
            env={**os.environ, VARIABLE: url, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
        ) as server,
    ):
        assert server.stdout is not None
        found = re.search(r"http://\S+/", line := server.stdout.readline())
        assert found, line
        body = {"game": "paperdungeons", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "human"}]}
        assert httpx.post(f"{found[0]}api/tables", json=body, timeout=PATIENCE).status_code == 201
        assert httpx.get(f"{found[0]}api/tables/none/record", timeout=PATIENCE).status_code == 401
        seen = _commands()
        assert "undercroft" in seen
        assert SECRET not in seen
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
    assert SECRET not in log.read_text()
