"""First games to learn by, over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.table import box
from undercroft.table.api import creating, tidy
from undercroft.table.opening import NewSeat
from undercroft.table.refusals import Refuse
from undercroft.table.replies import json, read


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to learn."""

    name: str = ""


@post("/api/games/{slug:str}/lesson")
async def create_lesson(request: Request[Any, Any, Any], slug: FromPath[str], state: State) -> Response[bytes]:
    """A table for a first game: it begins the same way for everybody."""
    house = creating(request, state)
    new = await read(request, NewLesson)
    game = box.known_game(slug)
    lesson = game.lesson
    if lesson is None:
        raise Refuse("unknown", "table-no-lesson")
    seats = tidy([NewSeat("bot", bot) if bot else NewSeat("human", None, new.name) for bot in lesson.seats])
    options = dict(lesson.options)
    table, links = await house.create(
        game, options, "", seats, None, prepared=lesson.prepared, seed=lesson.seed, resting=True
    )
    return json({"table": table.facts.info(links)}, 201)


HANDLERS = [create_lesson]
