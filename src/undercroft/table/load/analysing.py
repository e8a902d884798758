"""A finished game that the server analyses while something else is measured."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from random import Random
from typing import Final

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.record import write
from undercroft.kernel.registry import game as find_game
from undercroft.lab.sim import play_out
from undercroft.table.load.server import Server

GAME: Final = "descent"
"""The one whose analyses take longest."""
THOROUGHLY: Final = ("--analysis-seconds", "3600")
"""How the server is told to take its time: on a busy machine it would otherwise be so hasty that it is soon over."""


@asynccontextmanager
async def analysing(server: Server) -> AsyncIterator[None]:
    """Begin it before and stop it after; RuntimeError if it was over too soon to have been there all the time."""
    table = (await server.send("/api/tables/import", finished()))["table"]
    where, token = f"/api/tables/{table['id']}/analysis", table["links"]["seats"][0]
    await server.ask("POST", where, token=token)
    yield
    now = await server.ask("DELETE", where, token=token)
    if now["state"] != "none":
        raise RuntimeError(f"the analysis was {now['state']} before the measuring was over")


def finished() -> bytes:
    """The record of a game between bots."""
    game = find_game(GAME)
    match = Match(game, game.read_options({}), 2, Seeded(1))
    play_out(match, [make_bot(GREEDY, game, Random(seat)) for seat in range(2)])
    file = BytesIO()
    write(match, file, ["Ana", "Ola"])
    return file.getvalue()
