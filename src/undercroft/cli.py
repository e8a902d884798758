"""The command line: `undercroft COMMAND`. Whatever is wrong with the input is one line, and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from undercroft.commands import (
    analyse,
    arena,
    backup,
    balance,
    bench,
    complain,
    content,
    gain,
    games,
    lab,
    new_game,
    play,
    push_key,
    record,
    replay,
    rules,
    scenario,
    serve,
    sim,
    tables,
)
from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.errors import BadInput
from undercroft.kernel.mains import BAD_INPUT, INTERRUPTED

BROKEN_PIPE = 1

app = typer.Typer(
    help="Dungeon-crawl board games on one engine, in this terminal. Without a command: a menu of games.",
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
records = typer.Typer(help="Recorded games.")
scenarios = typer.Typer(help="Scenarios: rules as worked examples.")
kept = typer.Typer(help="The tables that a server keeps.")
laboratory = typer.Typer(help="What learns from games, and what searches bring.")
contents = typer.Typer(help="Content files: cards, maps, quests.")


def _example(command: str) -> str:
    return f"Example: undercroft {command}"


app.command(epilog=_example("games --lang pl"))(games.games)
app.command(epilog=_example("play paperdungeons --players 3 --bots greedy"))(play.play)
app.command(epilog=_example("serve --port 8642"))(serve.serve)
app.command(epilog=_example("push-key"))(push_key.push_key)
app.command(epilog=_example("backup ~/tables-monday.db"))(backup.backup)
app.add_typer(kept, name="tables")
kept.command("list", epilog=_example("tables list"))(tables.list_tables)
kept.command(epilog=_example("tables delete --older-than 90 --finished --dry-run"))(tables.delete)
app.command(epilog=_example("sim paperdungeons --players 4 --bots greedy,random --games 500 --seed 1"))(sim.sim)
app.command(epilog=_example("arena paperdungeons --bots beginner,greedy,search:ms=100 --games 20"))(arena.arena)
app.command(epilog=_example("balance descent --quest 1 --players 2 --games 20"))(balance.balance)
app.command(epilog=_example("bench paperdungeons --json"))(bench.bench)
app.command(epilog=_example("rules paperdungeons --coverage"))(rules.rules)
app.add_typer(scenarios, name="scenario")
scenarios.command(epilog=_example("scenario run tests/scenarios"))(scenario.run)
scenarios.command(epilog=_example("scenario asks descent"))(scenario.asks)
app.add_typer(records, name="record")
records.command(epilog=_example("record verify *.record.jsonl"))(record.verify)
records.command(epilog=_example("record export *.record.jsonl --parquet games.parquet"))(record.export)
app.add_typer(laboratory, name="lab")
laboratory.command(epilog=_example("lab train paperdungeons --games 3000 --seed 1 --jobs 2"))(lab.train)
laboratory.command(epilog=_example("lab gain dungeonsaga --bot search:ms=100 --games 40 --jobs 2"))(gain.gain)
laboratory.command(epilog=_example("lab ablation paperdungeons --with tree=4 --with rollout=random --games 40"))(
    gain.ablation
)
app.command(epilog=_example("replay game.record.jsonl --to 40 --delay 0.2"))(replay.replay)
app.command(epilog=_example("analyse game.record.jsonl --seat 2"))(analyse.analyse)
app.add_typer(contents, name="content")
contents.command(epilog=_example("content check my-pack --game paperdungeons"))(content.check)
app.command(epilog=_example("new-game cave_in --title 'Cave In'"))(new_game.new_game)

Version = Annotated[bool, typer.Option("--version", help="Print the version.")]


@app.callback(invoke_without_command=True)
def begin(context: typer.Context, version: Version = False) -> None:
    """With no command, the menu."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(installed("undercroft"))
    elif context.invoked_subcommand is None:
        play.menu()


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit code."""
    try:
        code = app(list(arguments), prog_name="undercroft", standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        complain(str(error))
        return BAD_INPUT
    except typer.TyperException as error:
        complain(_usage(error))
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has seen enough; Python would complain once more while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code if isinstance(code, int) else 0


def _usage(error: typer.TyperException) -> str:
    """What is wrong with the arguments, in one line, and where to look."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "undercroft"
    return f"{' '.join(error.format_message().split())} (see '{path} --help')"


def main() -> None:
    collect_rarely()
    sys.exit(run(sys.argv[1:]))
