"""Where games are played does not matter: not how many processes, not which of them are lost, not on which cluster."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from undercroft import cli
from undercroft.kernel.collecting import EVERY
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game
from undercroft.lab import cluster as clusters
from undercroft.lab.arena import arena
from undercroft.lab.balance import plan_cell, play_cell
from undercroft.lab.sim import Plan, play_game, simulate
from undercroft.lab.training.positions import Source, gather
from undercroft.lab.workers import HERE, Here, Workers, batches, find_workers

RACE = game("torchrace")
GAMES = 24
TIMES = ("seconds", "decisions_per_s", "games_per_s")


def doubled(number: int) -> int:
    return 2 * number


def refused(number: int) -> int:
    raise BadInput(f"{number} is not liked")


def doubled_or_killed(folder: Path, number: int) -> int:
    """Kills the process that comes to number 7 first."""
    killed = folder / "killed"
    if number == 7 and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return doubled(number)


def played_or_killed(folder: Path, plan: Plan, index: int) -> Any:
    doubled_or_killed(folder, index)
    return play_game(plan, index)


def how_often_collected(_: int) -> int:
    return gc.get_threshold()[0]


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def plan() -> Plan:
    return Plan(RACE, RACE.read_options({}), ("random", "random"), 3)


@pytest.fixture
def processes() -> Iterator[Workers]:
    with find_workers(jobs=2) as found:
        yield found


# -- processes --------------------------------------------------------------------------------------------------------


def test_batches_cover_everything_once_and_leave_some_for_everybody() -> None:
    found = batches(range(100), 2)
    assert [one for batch in found.values() for one in batch] == list(range(100))
    assert list(found) == [batch[0] for batch in found.values()]
    assert len(found) >= 8
    assert batches([], 2) == {}
    assert max(map(len, batches(range(10_000), 2).values())) == 50


def test_results_come_in_order_and_progress_to_the_end(processes: Workers) -> None:
    for workers in (HERE, processes):
        done: list[int] = []
        assert workers.map(doubled, range(30), done.append) == [2 * number for number in range(30)]
        assert done == sorted(done)
        assert done[-1] == 30
        assert workers.map(doubled, []) == []


def test_processes_that_play_seldom_look_for_rings_of_dead_objects(processes: Workers) -> None:
    assert processes.map(how_often_collected, range(4)) == [EVERY] * 4


def test_a_lost_process_has_its_games_played_again(processes: Workers, tmp_path: Path) -> None:
    alone = HERE.map(partial(play_game, plan()), range(GAMES))
    assert processes.map(partial(played_or_killed, tmp_path, plan()), range(GAMES)) == alone
    assert (tmp_path / "killed").exists()
    assert processes.map(doubled, range(3)) == [0, 2, 4]


def test_what_kills_every_process_is_given_up(processes: Workers) -> None:
    with pytest.raises(BadInput, match="workers were lost 3 times over the same games"):
        processes.map(killed, range(1))


def test_what_is_refused_there_is_refused_here(processes: Workers) -> None:
    with pytest.raises(BadInput, match="0 is not liked"):
        processes.map(refused, range(1))


def test_processes_end_with_the_one_they_play_for() -> None:
    script = (
        "import os, signal; from undercroft.lab.workers import Processes; "
        "print(*Processes(2).map(abs, (-1, -2)), flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as killed:
        said, _ = killed.communicate(timeout=120)  # which they hold open, too
    assert said.split() == [b"1", b"2"]


# -- a cluster --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a cluster of two workers on this machine, which hears and tells nobody else."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp") as folder:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_TMPDIR", folder)  # where it writes down the cluster's address, in a folder that must be there
        (Path(folder) / "ray").mkdir()
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # all of it at 127.0.0.1
        # The workers find the functions of this module; players install what they play with.
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        from ray._private import ray_constants
        from ray.cluster_utils import Cluster

        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)
        head = {"num_cpus": 2, "object_store_memory": 80 * 2**20, "include_dashboard": False, "temp_dir": folder}
        started = Cluster(initialize_head=True, head_node_args={**head, "node_ip_address": "127.0.0.1"})
        try:
            yield started.address
        finally:
            started.shutdown()


def test_the_command_prints_the_same_results(address: str, capfd: pytest.CaptureFixture[str]) -> None:
    told = f"sim torchrace --players 3 --games {GAMES} --seed 3 --json"
    printed = []
    for where in ("--jobs 1", f"--ray {address}"):
        assert cli.run([*told.split(), *where.split()]) == 0
        found = capfd.readouterr()
        assert found.err == ""
        printed.append({key: value for key, value in json.loads(found.out).items() if key not in TIMES})
    assert printed[0] == printed[1]


def test_a_cluster_plays_the_same_games_and_those_of_lost_workers_again(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saga = game("dungeonsaga")
    cell = plan_cell(saga, "1", 2, ["random"], 1)
    done: list[int] = []

    def played(workers: Workers) -> tuple[object, ...]:
        found = play_cell(cell, 2, workers)
        met = arena(saga, saga.read_options({}), ["random", "beginner"], 2, seed=1, workers=workers)
        learned = gather(Source(saga, saga.read_options({}), (2,), 1), 1, workers)
        return met, found.wins, found.rounds, found.roles, learned

    alone = HERE.map(partial(play_game, plan()), range(GAMES))
    with find_workers(ray=address) as cluster:
        assert cluster.map(partial(played_or_killed, tmp_path, plan()), range(GAMES), done.append) == alone
        assert (tmp_path / "killed").exists()
        assert done == sorted(done)
        assert done[-1] == GAMES
        assert played(cluster) == played(HERE)

        with pytest.raises(BadInput, match="workers were lost 3 times over the same games"):
            cluster.map(killed, range(1))
        with pytest.raises(BadInput, match=r"^0 is not liked$"):
            cluster.map(refused, range(1))
        for name in ("stray", "astray"):
            (tmp_path / f"{name}.py").write_text("def doubled(*numbers):\n    return numbers\n")
        monkeypatch.syspath_prepend(tmp_path)
        with pytest.raises(BadInput, match=r"workers cannot load what they are to play with: .*'stray'"):
            cluster.map(import_module("stray").doubled, range(1))
        with monkeypatch.context() as patch:
            patch.setattr(clusters, "_do_remotely", import_module("astray").doubled)
            with pytest.raises(BadInput, match=r"workers cannot load .*'astray'"):
                cluster.map(doubled, range(1))
        monkeypatch.setattr(clusters, "source_version", lambda: "another")
        with pytest.raises(BadInput, match="has another version of undercroft than this machine"):
            cluster.map(doubled, range(1))


class Elsewhere(Here):
    """Workers that have folders of their own."""

    share_files = False


def test_records_stay_on_this_machine(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="play them with --jobs, not with --ray"):
        simulate(RACE, RACE.read_options({}), 2, ["random"], 1, workers=Elsewhere(), records=tmp_path)


# -- a cluster that is not there --------------------------------------------------------------------------------------


def complaint(capsys: pytest.CaptureFixture[str], told: str) -> str:
    assert cli.run(told.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    "command", ["sim torchrace", "arena torchrace", "balance descent", "lab train torchrace --out x.json"]
)
def test_nobody_at_the_address(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        said = complaint(capsys, f"{command} --ray {address}")
    assert said.startswith(f"undercroft: --ray {address}: there is no Ray cluster to be used: Connection refused")


def test_somebody_who_says_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = complaint(capsys, f"sim torchrace --ray 127.0.0.1:{silent.getsockname()[1]}")
    assert "there is no Ray cluster to be used: no answer within 1 s" in said


@pytest.mark.parametrize("address", ["here", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:x", "ray://127.0.0.1:10001", ":80"])
def test_what_is_no_address(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, f"sim torchrace --ray {address}")
    assert said.startswith(f"undercroft: --ray {address}: expected HOST:PORT, as `ray start --head` prints it, or auto")


def test_processes_or_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--jobs and --ray exclude each other" in complaint(capsys, "sim torchrace --ray auto --jobs 2")


def test_without_ray_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = complaint(capsys, "sim torchrace --ray 127.0.0.1:6379")
    assert said == "undercroft: --ray needs Ray: pip install 'undercroft[ray]'\n"
