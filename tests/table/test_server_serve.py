"""`undercroft serve`: it starts quickly, stops cleanly, and says what is wrong in one line. And its words."""

from __future__ import annotations

import ast
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import undercroft.table
from undercroft.cli import run
from undercroft.commands import serve
from undercroft.kernel.messages import LANGS, Catalogue

from .tables import PATIENCE

SOURCE = Path(undercroft.table.__file__).parent


def test_it_starts_says_where_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--no-open"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address, line
        assert httpx.get(f"{address[0]}api/health", timeout=PATIENCE).json()["ok"] is True
        assert (tmp_path / "undercroft" / "tables.db").exists()
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert "Traceback" not in out + err


@pytest.mark.parametrize("built", [True, False])
def test_without_pages_it_says_how_to_get_them(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("undercroft.table.pages.BUILT", tmp_path)
    monkeypatch.setattr("undercroft.table.serve.run", lambda listener, db, *, ready, **how: ready(range(0)))
    if built:
        (tmp_path / "index.html").touch()
    assert run(["serve", "--port", "0", "--no-open", "--db", f"sqlite:///{tmp_path / 'tables.db'}"]) == 0
    out, err = capsys.readouterr()
    assert "Undercroft is open at" in out
    assert err == ("" if built else f"undercroft: {serve.NO_PAGES}\n")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--db", "mysql://x"], "--db: 'mysql' is not supported"),
        (["--db", "nonsense"], "--db: not the address of a database"),
        (["--host", "203.0.113.9"], "cannot listen at 203.0.113.9"),
    ],
)
def test_what_cannot_be_served(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--no-open", *arguments]) == 2
    error = capsys.readouterr().err
    assert problem in error
    assert len(error.splitlines()) == 1


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--no-open"]) == 2
    error = capsys.readouterr().err
    assert f"cannot listen at 127.0.0.1:{port}: Address already in use; another --port may be free" in error


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "undercroft.table.serve", raising=False)
    assert run(["serve"]) == 2
    assert "pip install 'undercroft[table]'" in capsys.readouterr().err


def test_the_browser_opens_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not serve._has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve._has_screen()


def test_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys, undercroft.cli; sys.exit('litestar' in sys.modules or 'uvicorn' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_refusal_has_words() -> None:
    words = Catalogue(SOURCE / "locale")
    assert words.differences() == []
    used = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch("table(-[a-z]+)+", node.value)
            ):
                used.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refuse":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    given = {keyword.arg for keyword in node.keywords}
                    assert given == words._voice("en").variables(str(key.value)), f"{path.name}:{node.lineno}"
    said = {key for key in words.ids("en") if key.startswith("table-")}
    assert used == said
    assert all(words.has(key, lang) for key in said for lang in LANGS)
