"""What the commands share. Each command imports what it needs when it runs, so that none waits for the others."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Lang
from undercroft.kernel.options import read_pairs

if TYPE_CHECKING:
    from rich.progress import Progress

    from undercroft.kernel.game import Game

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Language = Annotated[Lang | None, typer.Option("--lang", help="Language; without it, that of your system (LANG).")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Short name of a game, as `undercroft games` lists it.")]
Examples = Annotated[bool, typer.Option("--examples", help="Games too that are there as examples of how to write one.")]
AnyGameName = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="Short name of a game; without it, all games.", show_default=False),
]


def language(chosen: Lang | None) -> Lang:
    """The language asked for, else that of the system, else English."""
    if chosen is not None:
        return chosen
    system = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "pl" if system.lower().startswith("pl") else "en"


def say(text: str) -> None:
    """A line on standard output; styles are for terminals only."""
    typer.echo(text)


def complain(text: str) -> None:
    """A line on standard error."""
    typer.echo(f"undercroft: {text}", err=True)


@contextmanager
def too_late() -> Iterator[None]:
    """For what is done at the very end: it ran, what came of it has been said, and so this is exit code 1."""
    try:
        yield
    except BadInput as error:
        complain(str(error))
        raise typer.Exit(1) from None


def warn_of_left_out(games: Iterable[Game[Any]]) -> None:
    """Say what of the player's own content cannot be used: all else can."""
    for game in games:
        for problem in game.left_out():
            complain(problem)


def say_table(head: Sequence[str], *rows: Sequence[str]) -> None:
    """Rows under a heading; columns of numbers are aligned to the right."""
    columns = list(zip(head, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [all(_is_number(cell) for cell in column[1:]) for column in columns]
    for row in (head, *rows):
        cells = zip(row, widths, right, strict=True)
        line = "  ".join(cell.rjust(width) if to_right else cell.ljust(width) for cell, width, to_right in cells)
        say(typer.style(line.rstrip(), bold=True) if row is head else line.rstrip())


def _is_number(cell: str) -> bool:
    return not cell.strip("-0123456789.,")


def say_json(data: object) -> None:
    say(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def told_options(game: Game[Any], pairs: Sequence[str] | None, quest: str | None) -> dict[str, Any]:
    """What `--option` and `--quest` say, for the game to read."""
    about = [f"{game.bench_option or 'quest'}={quest}"] if quest is not None else []
    return dict(read_pairs([*(pairs or ()), *about]))


class Bar:
    """A progress bar on standard error, for people: nothing of it is seen in the first second, nor in a file."""

    PATIENCE = 1.0
    PAUSE = 0.1
    """Between two drawings: drawing more often would cost more than a short game."""

    def __init__(self, title: str, total: int) -> None:
        self._title = title
        self._total = total
        self._due = time.monotonic() + self.PATIENCE
        self._progress: Progress | None = None

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now < self._due or not sys.stderr.isatty():
            return
        self._due = now + self.PAUSE
        if self._progress is None:
            self._progress = self._show()
        self._progress.update(self._progress.task_ids[0], completed=done)
        self._progress.refresh()

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def _show(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        # It is redrawn only when told to: a thread of its own would get in the way of starting processes.
        progress = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
        progress.add_task(self._title, total=self._total)
        progress.start()
        return progress
