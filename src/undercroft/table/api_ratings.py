"""Ratings over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State

from undercroft.table.house import House
from undercroft.table.replies import address_of, json, read
from undercroft.table.store.ratings import Rating
from undercroft.table.store.tokens import digest
from undercroft.table.wire import PlayerSecret


class Whose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: PlayerSecret = ""


class Ratings(msgspec.Struct, frozen=True):
    on: bool
    """Whether this server rates anybody."""
    ratings: list[Rating]


@post("/api/ratings", status_code=200)
async def get_ratings(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """One's own ratings; with the secret in the body, as tokens are."""
    house: House = state.house
    house.doors.check_reader(address_of(request))
    whose = await read(request, Whose)
    known = await house.store.ratings_of(digest(whose.player)) if house.ratings and whose.player else []
    return json(Ratings(house.ratings, known))


HANDLERS = [get_ratings]
