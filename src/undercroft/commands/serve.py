"""`undercroft serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from undercroft.commands import Examples, complain, say, warn_of_left_out
from undercroft.commands.database import Database, DatabaseFile, address
from undercroft.kernel.errors import BadInput

NO_PAGES = (
    "serve: this installation has no pages to show, because it was made without Node.js: "
    "install it again where there is Node.js 20 or later, or run `make play` in a clone"
)
ANYWHERE = ("0.0.0.0", "::")

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in your network join.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")]
Workers = Annotated[int, typer.Option(min=1, max=64, help="How many processes tables are spread over.")]
Lease = Annotated[
    float, typer.Option(min=0.2, help="Seconds until another server may take over a silent one's tables.")
]
Pace = Annotated[float, typer.Option("--bot-pace", min=0.0, help="Seconds between moves of bots that people watch.")]
Open = Annotated[
    bool | None, typer.Option("--open/--no-open", help="Open the browser; without it, if there is a screen.")
]

NewTables = Annotated[
    int, typer.Option(min=0, help="How many tables one address may make in a minute; 0 for any number.")
]
Origin = Annotated[
    list[str] | None,
    typer.Option(metavar="URL", help="Another site whose pages may open sockets here; can be given several times."),
]
Seed = Annotated[
    int | None,
    typer.Option(help="Deal every new table from this seed, for tests: whoever knows it knows the dice."),
]
ForgetAfter = Annotated[
    float | None,
    typer.Option(
        min=0.0,
        metavar="DAYS",
        help="Delete tables, finished or not, that nobody has touched for so long; by default none.",
    ),
]
MetricsAt = Annotated[
    str | None,
    typer.Option(
        "--metrics",
        metavar="[HOST:]PORT",
        help="Tell Prometheus how it goes, here; without HOST, to this machine only.",
    ),
]
Ratings = Annotated[bool, typer.Option("--ratings", help="Rate players by the games that they play here.")]
Analysis = Annotated[
    float,
    typer.Option(
        "--analysis-seconds",
        min=0.0,
        metavar="N",
        help="About how long analysing a finished game may take, one at a time; 0 for none.",
    ),
]
Verbose = Annotated[bool, typer.Option("--verbose", help="Log what is refused, and why.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8642,
    db: Database = None,
    db_file: DatabaseFile = None,
    workers: Workers = 1,
    lease: Lease = 10.0,
    bot_pace: Pace = 0.35,
    new_tables: NewTables = 10,
    origin: Origin = None,
    open_browser: Open = None,
    examples: Examples = False,
    seed: Seed = None,
    forget_after: ForgetAfter = None,
    metrics: MetricsAt = None,
    ratings: Ratings = False,
    analysis_seconds: Analysis = 90.0,
    verbose: Verbose = False,
) -> None:
    """Serve the table in the browser, for you and whoever you give a link."""
    try:
        from undercroft.table import logs
        from undercroft.table.gate import is_origin
        from undercroft.table.metrics import read_address
        from undercroft.table.pages import built
        from undercroft.table.reminding import read_settings
        from undercroft.table.senders import Push
        from undercroft.table.serve import run
    except ModuleNotFoundError as missing:
        raise without_extra("serve", missing) from None
    from undercroft.kernel.registry import games

    for site in origin or ():
        if not is_origin(site):
            raise BadInput(f"serve: --origin: {site!r} is not a site: it should look like https://games.example.org")
    warn_of_left_out(games().values())
    where = address(db, db_file)
    reminding = read_settings(os.environ)
    if reminding is not None and reminding.push_key is not None:
        Push(reminding.push_key, reminding.site)  # says now what would be wrong later
    told = read_address(metrics) if metrics is not None else None
    listener = listen(host, port)
    shown = f"http://{'127.0.0.1' if host in ANYWHERE else host}:{listener.getsockname()[1]}/"

    def ready(ports: range) -> None:
        say(f"Undercroft is open at {shown}  (Ctrl-C closes it)")
        if ports:
            several = f"ports {ports[0]} to {ports[-1]}" if len(ports) > 1 else f"port {ports[0]}"
            say(f"Prometheus is told at {several}")
        sys.stdout.flush()
        if not built():
            complain(NO_PAGES)
        if open_browser or (open_browser is None and _has_screen()):
            # In a thread, because some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(shown,), daemon=True).start()

    logs.set_up(verbose=verbose)
    with suppress(KeyboardInterrupt):
        run(
            listener,
            where,
            workers=workers,
            pace=bot_pace,
            lease=lease,
            new_tables=new_tables,
            origins=origin or (),
            examples=examples,
            forget_after=forget_after,
            seed=seed,
            ready=ready,
            metrics=told,
            ratings=ratings,
            reminding=reminding,
            analysis_seconds=analysis_seconds,
        )


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """A socket that hands on what it is given at once: an update and the `done` after it are two small packets."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]  # Python adds the address, which is there already
        raise BadInput(f"serve: cannot listen at {host}:{port}: {reason}; another --port may be free") from None
    # Connections inherit it. asyncio sets it only where the socket's protocol is spelt out, and this one's is not.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def without_extra(command: str, missing: ModuleNotFoundError) -> BadInput:
    return BadInput(f"{command}: '{missing.name}' is not installed: get it with pip install 'undercroft[table]'")
