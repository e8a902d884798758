"""What Prometheus is told: at a port of its own, and what really happened."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from undercroft.cli import run
from undercroft.kernel.errors import BadInput
from undercroft.table.meter import Spread
from undercroft.table.metrics import Metrics, read_address

from .tables import PATIENCE, running

Sample = tuple[str, tuple[tuple[str, str], ...]]


async def told(metrics: Metrics) -> dict[Sample, float]:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        reply = await http.get(f"http://127.0.0.1:{metrics.port}/metrics")
    assert reply.headers["content-type"].startswith("text/plain")
    return {
        (sample.name.removeprefix("undercroft_"), tuple(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


@pytest.mark.anyio
async def test_it_tells_what_has_happened(store_url: str) -> None:
    metrics = Metrics(("127.0.0.1", 0))
    try:
        assert "answers_total" not in {name for name, _ in await told(metrics)}
        async with running(store_url) as server:
            metrics.watch(server.house)
            table = await server.make("human", "bot:random")
            async with server.sit(table, 0) as ann, server.sit(table), server.talk(table["id"]):
                for _ in range(3):
                    assert (await ann.answer(0))["t"] == "done"
                assert (await ann.say("answer", seat=0, decision=0, answer="late"))["code"] == "late"
                assert (await ann.answer(0, "nonsense"))["code"] == "not-allowed"
                assert (await server.http.get("/api/tables/none/log")).status_code == 401
                found = await told(metrics)
            assert found["answers_total", ()] == found["answer_kept_seconds_count", ()] == 3
            assert found["answer_kept_seconds_bucket", (("le", "+Inf"),)] == 3
            assert found["refusals_total", (("code", "late"),)] == 1
            assert found["refusals_total", (("code", "not-allowed"),)] == 1
            assert found["refusals_total", (("code", "no-token"),)] == 1
            kinds = {labels[0][1]: value for (name, labels), value in found.items() if name == "connections"}
            assert kinds == {"player": 1, "spectator": 1, "new": 1}
            assert found["tables_loaded", ()] == 1
            assert found["leases", ()] == (1 if server.house.store.shared else 0)
            assert found["commit_jobs_count", ()] >= 4
            assert found["commit_jobs_sum", ()] >= found["commit_jobs_count", ()]
            assert found["bot_thinking_seconds_count", ()] >= 1
            assert found["imports_total", ()] == 0
            assert ("loop_lag_seconds_sum", ()) in found
            assert ("process_resident_memory_bytes", ()) in found
            assert (await server.http.get("/metrics")).status_code == 404, "players are not told"
    finally:
        metrics.close()


@pytest.mark.anyio
async def test_trouble_with_the_database_is_counted(sqlite_url: str) -> None:
    metrics = Metrics(("127.0.0.1", 0))
    try:
        async with running(sqlite_url) as server:
            metrics.watch(server.house)
            server.house.store.watch.meet(OSError(28, "No space left on device"))
            assert (await told(metrics))["database_errors_total", (("kind", "disk-full"),)] == 1
    finally:
        metrics.close()


def test_values_fall_into_their_places() -> None:
    spread = Spread((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 9.0):
        spread.note(value)
    assert (spread.counts, spread.total) == ([2, 1, 1], 12.0)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:9100", ("0.0.0.0", 9100)),
        ("[::1]:9100", ("::1", 9100)),
        (":9100", ("127.0.0.1", 9100)),
    ],
)
def test_where_to_tell(text: str, address: tuple[str, int]) -> None:
    assert read_address(text) == address


@pytest.mark.parametrize("text", ["", "here", "127.0.0.1:", "70000", "-1"])
def test_where_nobody_can_be_told(text: str) -> None:
    with pytest.raises(BadInput, match="is not a port"):
        read_address(text)


def test_a_port_that_is_taken_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", "0", "--no-open", "--metrics", port]) == 2
    assert f"--metrics: cannot listen at 127.0.0.1:{port}" in capsys.readouterr().err


def test_a_server_tells_if_it_is_told_to(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--no-open", "--metrics", "0"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()
        port = re.search(r"at port (\d+)", line := server.stdout.readline())
        assert port, line
        reply = httpx.get(f"http://127.0.0.1:{port[1]}/metrics", timeout=PATIENCE)
        assert "undercroft_tables_loaded 0.0" in reply.text
        server.send_signal(signal.SIGINT)
        _, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert err == ""
