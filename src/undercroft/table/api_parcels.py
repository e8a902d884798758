"""Parcels over HTTP: one's seats and name on their way to another device.

A parcel is sealed before it comes here. Its key and its id are made of a sentence of words that the server never hears,
so neither the database nor a copy of it opens a seat. It is handed out once, and kept for a quarter of an hour.
"""

from __future__ import annotations

import re
import time
from typing import Any, Final

from litestar import Request, Response, post, put
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.table.house import House
from undercroft.table.refusals import Refuse
from undercroft.table.replies import address_of, json

PARCEL_SECONDS: Final = 900.0
_ID: Final = re.compile(r"[0-9a-f]{32}")


@put("/api/parcels/{parcel_id:str}")
async def put_parcel(request: Request[Any, Any, Any], parcel_id: FromPath[str], state: State) -> Response[bytes]:
    house: House = state.house
    house.doors.check_maker(address_of(request))
    if not _ID.fullmatch(parcel_id):
        raise Refuse("bad-request", "table-no-such-parcel")
    now = time.time()
    await house.store.put_parcel(parcel_id, await request.body(), now, now + PARCEL_SECONDS)
    return json({"seconds": PARCEL_SECONDS}, 201)


@post("/api/parcels/{parcel_id:str}/take", status_code=200)
async def take_parcel(request: Request[Any, Any, Any], parcel_id: FromPath[str], state: State) -> Response[bytes]:
    house: House = state.house
    house.doors.check_reader(address_of(request))
    body = await house.store.take_parcel(parcel_id, time.time())
    if body is None:
        raise Refuse("unknown", "table-no-such-parcel")
    return Response(body, media_type="application/octet-stream", headers={"Cache-Control": "no-store"})


HANDLERS = [put_parcel, take_parcel]
