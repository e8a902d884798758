"""Where games are played: in this process, in several of this machine, or on a Ray cluster.

A task is a function that can be pickled, such as `partial(play_game, plan)`, and depends on its item and nothing else.
So what comes of it is the same wherever it is done, and a worker that is lost costs time and nothing else: its items
are done again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol, TypeVar

from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.errors import BadInput
from undercroft.kernel.processes import end_with_parent

BATCH = 50
"""The most items that a worker takes at a time."""
SHARE = 4
"""At least so many batches for every worker, so that none waits long for the others."""
TRIES = 3
"""So often workers may be lost over the same items: then it is no accident."""

Item = TypeVar("Item")
Result = TypeVar("Result")
Progress = Callable[[int], object]
"""Told how many items are done."""


class Workers(Protocol):
    """Whoever does a task for every item."""

    @property
    def share_files(self) -> bool:
        """Whether a file that a task writes is there for whoever asked for it."""
        ...

    def map(
        self, task: Callable[[Item], Result], items: Sequence[Item], progress: Progress | None = None
    ) -> list[Result]:
        """What came of every item, in their order; `progress` hears of them as they are done."""
        ...


class Here:
    """This process: one item after the other."""

    share_files = True

    def map(
        self, task: Callable[[Item], Result], items: Sequence[Item], progress: Progress | None = None
    ) -> list[Result]:
        found = []
        for item in items:
            found.append(task(item))
            if progress is not None:
                progress(len(found))
        return found


class Processes:
    """Some processes on this machine, started when there is something to do."""

    share_files = True

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def map(
        self, task: Callable[[Item], Result], items: Sequence[Item], progress: Progress | None = None
    ) -> list[Result]:
        due = batches(items, self._jobs)
        found: dict[int, list[Result]] = {}
        lost = 0
        while len(found) < len(due):
            before = len(found)
            try:
                for start, results in self._finished(task, {at: due[at] for at in due if at not in found}):
                    found[start] = results
                    if progress is not None:
                        progress(sum(map(len, found.values())))
            except BrokenProcessPool:
                self.stop()
                lost = lost + 1 if len(found) == before else 1
                if lost == TRIES:
                    raise lost_too_often() from None
        return [result for start in due for result in found[start]]

    def _finished(
        self, task: Callable[[Item], Result], due: dict[int, Sequence[Item]]
    ) -> Iterator[tuple[int, list[Result]]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, initializer=_begin)
        asked: dict[Future[list[Result]], int] = {
            self._pool.submit(do_batch, task, batch): start for start, batch in due.items()
        }
        for future in as_completed(asked):
            yield asked[future], future.result()

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


HERE = Here()


@contextmanager
def find_workers(jobs: int = 1, ray: str | None = None) -> Iterator[Workers]:
    """This process, so many processes, or those of the Ray cluster at an address, for as long as they are needed."""
    if ray is not None:
        if jobs != 1:
            raise BadInput("--jobs and --ray exclude each other: a cluster says itself how many workers it has")
        from undercroft.lab.cluster import cluster

        with cluster(ray) as found:
            yield found
    elif jobs <= 1:
        yield HERE
    else:
        processes = Processes(jobs)
        try:
            yield processes
        finally:
            processes.stop()


def batches(items: Sequence[Item], workers: int) -> dict[int, Sequence[Item]]:
    """The items in portions, by where each begins."""
    size = max(1, min(BATCH, len(items) // (workers * SHARE)))
    return {start: items[start : start + size] for start in range(0, len(items), size)}


def do_batch(task: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [task(item) for item in items]


def lost_too_often() -> BadInput:
    return BadInput(
        f"workers were lost {TRIES} times over the same games: killed, out of memory, or crashed in a library; "
        "with --jobs 1 and no --ray they are played in this process"
    )


def _begin() -> None:
    """An interrupt at the keyboard reaches every process: only the first has something to say about it.

    Nobody plays on when that is gone.
    """
    collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()
