"""`undercroft record verify` and `undercroft record export`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.commands import Bar, Json, complain, say, say_json
from undercroft.kernel.errors import BadInput

if TYPE_CHECKING:
    from undercroft.kernel.record import Verdict

Files = Annotated[list[Path], typer.Argument(metavar="FILE", help="Record files.")]


Physics = Annotated[
    bool,
    typer.Option("--physics", help="Throw again what physics decided, and report what comes out otherwise here."),
]


def verify(files: Files, physics: Physics = False, as_json: Json = False) -> None:
    """Play recorded games again and compare every answer, position and result with the record.

    Exits with code 2 if anything differs, naming the decision. A file that was cut off is checked as far as it goes.
    One that was played with other rules or content is played with those installed, and it is said what came of that.
    Throws are taken from the record; with --physics they are thrown again, and those that differ are named.
    """
    from undercroft.kernel.record import verify as play_again

    passed: list[Verdict] = []
    differing: list[Verdict] = []
    failed: list[dict[str, str]] = []
    with Bar("records", len(files)) as bar:
        for done, path in enumerate(files, start=1):
            try:
                verdict = play_again(path, physics=physics)
            except BadInput as error:
                failed.append({"file": str(path), "error": str(error)})
                complain(str(error))
            else:
                (differing if verdict.differing else passed).append(verdict)
                if not as_json:
                    say(_told(verdict))
            bar(done)
    if as_json:
        say_json({"passed": passed, "differing": differing, "failed": failed})
    if failed or differing:
        raise typer.Exit(2)


Parquet = Annotated[Path, typer.Option("--parquet", metavar="FILE", help="The file to write.", show_default=False)]


def export(files: Files, parquet: Parquet, as_json: Json = False) -> None:
    """Write the decisions of recorded games to a Parquet file: view, ask, answer and outcome, a row each.

    docs/environments.md describes the columns. It needs the extra undercroft[envs].
    """
    try:
        from undercroft.envs.export import export as write
    except ModuleNotFoundError as missing:
        if missing.name != "pyarrow":
            raise
        raise BadInput("pyarrow is not installed: pip install 'undercroft[envs]'") from None
    with Bar("records", len(files)) as bar:
        rows = write(files, parquet, bar)
    if as_json:
        say_json({"file": str(parquet), "records": len(files), "rows": rows})
    else:
        say(f"{parquet}: {rows} decisions of {len(files)} game{'' if len(files) == 1 else 's'}")


def _thrown(verdict: Verdict) -> str:
    otherwise = verdict.thrown_otherwise
    if not otherwise:
        return f"{verdict.thrown} throws made again, all the same"
    which = ", ".join(map(str, otherwise[:10])) + (" and more" if len(otherwise) > 10 else "")
    return f"{verdict.thrown} throws made again, {len(otherwise)} otherwise, at decision {which}"


def _told(verdict: Verdict) -> str:
    compared = f"{verdict.decisions} decisions, {verdict.digests} positions compared"
    if verdict.differing:
        last = f"{verdict.differing} of them not the same, the first after decision {verdict.differs_after}"
        parts = [f"{verdict.file}: differs: {compared}, {last}"]
    else:
        parts = [f"{verdict.file}: {'agrees under other rules or content' if verdict.other else 'agrees'}: {compared}"]
    if verdict.other:
        parts.append(verdict.other)
    if verdict.base:
        parts.append(f"the first {verdict.base} were made before the rules changed in the middle of the game")
    if verdict.committed:
        parts.append("the seed is the one that the table committed itself to")
    if verdict.thrown:
        parts.append(_thrown(verdict))
    if verdict.by_hand:
        parts.append("the dice were thrown by hand")
    if verdict.truncated:
        parts.append(f"the file is cut off after decision {verdict.base + verdict.decisions}")
    if verdict.outcome is None:
        parts.append("the game is not over")
    elif verdict.outcome.scores:
        parts.append(f"scores {', '.join(map(str, verdict.outcome.scores))}")
    return "; ".join(parts)
