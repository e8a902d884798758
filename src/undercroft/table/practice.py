"""Practising without a table, over HTTP: a game that has something to practise says what comes of a try."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.kernel.game import Game
from undercroft.table import box
from undercroft.table.hands import slowly
from undercroft.table.house import House
from undercroft.table.refusals import Refuse
from undercroft.table.replies import address_of, json, read


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody tries: how that is told is the game's."""

    how: dict[str, Any] = {}


@get("/api/games/{slug:str}/practice")
async def get_practice(slug: FromPath[str]) -> Response[bytes]:
    """What there is to practise with."""
    return json(_practised(slug).practice())


@post("/api/games/{slug:str}/practice")
async def try_out(request: Request[Any, Any, Any], slug: FromPath[str], state: State) -> Response[bytes]:
    """What comes of a try; nothing is kept of it."""
    house: House = state.house
    house.doors.check_reader(address_of(request))
    game, tried = _practised(slug), await read(request, Try)
    try:
        return json(await slowly(game.tried, tried.how))
    except ValueError as error:  # told by whoever tried
        raise Refuse("bad-request", "table-not-understood", problem=str(error)) from None


def _practised(slug: str) -> Game[Any]:
    game = box.known_game(slug)
    if game.practice() is None:
        raise Refuse("unknown", "table-no-practice")
    return game


HANDLERS = [get_practice, try_out]
