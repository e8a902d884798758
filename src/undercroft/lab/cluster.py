"""Games on a Ray cluster: `pip install 'undercroft[ray]'` on every machine of it, the same version as here."""

from __future__ import annotations

import logging
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import undercroft
from undercroft.kernel.content import content_hash
from undercroft.kernel.errors import BadInput
from undercroft.lab.workers import TRIES, Item, Progress, Result, batches, do_batch, lost_too_often

AUTO = "auto"
"""Ray's word for the cluster that runs on this machine, or that RAY_ADDRESS names."""
KNOCK = 5.0
"""Seconds in which somebody must open at the address."""
PATIENCE = 60.0
"""Seconds in which it must prove to be a Ray cluster: Ray by itself would go on asking, and complain on the way."""
PROBE = "import sys, ray; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR', configure_logging=False)"
NOT_INSTALLED = "--ray needs Ray: pip install 'undercroft[ray]'"


class Cluster:
    """The workers of a cluster, however many there are while games are played."""

    share_files = False

    def __init__(self, ray: Any) -> None:  # noqa: ANN401 - a library that may be missing
        self._ray = ray

    def map(
        self, task: Callable[[Item], Result], items: Sequence[Item], progress: Progress | None = None
    ) -> list[Result]:
        ray = self._ray
        cores = int(ray.cluster_resources().get("CPU", 1))
        # Ray itself asks another worker if one is lost.
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_do_remotely)
        shared, version = ray.put(task), source_version()
        due = {remote.remote(shared, batch, version): start for start, batch in batches(items, max(1, cores)).items()}
        found: dict[int, list[Result]] = {}
        while due:
            (done, *_), _ = ray.wait(list(due))
            found[due.pop(done)] = self._fetched(done)
            if progress is not None:
                progress(sum(map(len, found.values())))
        return [result for start in sorted(found) for result in found[start]]

    def _fetched(self, done: Any) -> list[Any]:  # noqa: ANN401
        errors = self._ray.exceptions
        try:
            results: list[Any] = self._ray.get(done)
        except errors.RayTaskError as error:
            raise _told_there(errors, error.cause) from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError):
            raise lost_too_often() from None
        return results


def _told_there(errors: Any, cause: Exception) -> Exception:  # noqa: ANN401
    """What a worker has to say; in one line, if it could not even begin."""
    missing = re.search("ModuleNotFoundError: .*|ImportError: .*|AttributeError: .*", str(cause))
    if isinstance(cause, errors.RaySystemError | RuntimeError) and missing:
        return BadInput(
            f"workers cannot load what they are to play with: {missing[0]}: "
            "the same version of undercroft must be installed on every machine, and so must bots of your own"
        )
    return cause


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster at an address, for as long as it is needed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else need hear of it
    try:
        import ray
    except ImportError:
        raise BadInput(NOT_INSTALLED) from None
    _knock(address)
    _probe(address)
    ray.init(address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is there at all."""
    if address == AUTO:
        return
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal() or not 0 < int(port) < 2**16:
        raise BadInput(f"--ray {address}: expected HOST:PORT, as `ray start --head` prints it, or {AUTO}")
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK).close()
    except OSError as error:
        raise _none_there(address, error.strerror or str(error)) from None


def _probe(address: str) -> None:
    """Whether it is a cluster that this Python can use: found out in another process, which can be given up."""
    try:
        told = subprocess.run(
            [sys.executable, "-c", PROBE, address], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise _none_there(address, f"no answer within {PATIENCE:.0f} s") from None
    if told.returncode:
        raise _none_there(
            address, next(reversed(told.stderr.split("\n\n")[-1].strip().splitlines()), "no reason given")
        )


def _none_there(address: str, why: str) -> BadInput:
    return BadInput(f"--ray {address}: there is no Ray cluster to be used: {why}")


def _do_remotely(task: Callable[[Item], Result], items: Sequence[Item], version: str) -> list[Result]:
    if source_version() != version:
        raise BadInput(f"a worker on {socket.gethostname()} has another version of undercroft than this machine")
    return do_batch(task, items)


@cache
def source_version() -> str:
    """Of all that games are played with: another version would play others."""
    package = Path(undercroft.__file__).parent
    parts = (path for kind in ("*.py", "*.yaml") for path in package.rglob(kind) if "node_modules" not in path.parts)
    return content_hash(parts)
