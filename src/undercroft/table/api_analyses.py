"""Analyses of finished games over HTTP, each for whoever sat in that seat and nobody else."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.table.analyses import Analyses
from undercroft.table.api import Seat, enter
from undercroft.table.refusals import Refuse
from undercroft.table.replies import address_of, json
from undercroft.table.table import Table


@get("/api/tables/{table_id:str}/analysis")
async def get_analysis(
    request: Request[Any, Any, Any], table_id: FromPath[str], state: State, seat: Seat = None
) -> Response[bytes]:
    """How far it is, or what it has found."""
    analyses, table, whose = await _own(request, state, table_id, seat)
    return json(await analyses.now(table, whose))


@post("/api/tables/{table_id:str}/analysis", status_code=202)
async def ask_for_analysis(
    request: Request[Any, Any, Any], table_id: FromPath[str], state: State, seat: Seat = None
) -> Response[bytes]:
    analyses, table, whose = await _own(request, state, table_id, seat)
    await analyses.ask(table, whose, address_of(request))
    return json(await analyses.now(table, whose), 202)


@delete("/api/tables/{table_id:str}/analysis", status_code=200)
async def stop_analysis(
    request: Request[Any, Any, Any], table_id: FromPath[str], state: State, seat: Seat = None
) -> Response[bytes]:
    """Stop it; what was found before stays."""
    analyses, table, whose = await _own(request, state, table_id, seat)
    analyses.stop(table.facts.id, whose)
    return json(await analyses.now(table, whose))


async def _own(
    request: Request[Any, Any, Any], state: State, table_id: str, seat: int | None
) -> tuple[Analyses, Table, int]:
    """The table, with the seat of whoever asks: another's would tell what its player knew."""
    table, role = await enter(request, state, table_id)
    if not role.seats or (seat is not None and seat not in role.seats):
        raise Refuse("not-yours", "table-analysis-own")
    if not table.match.over:
        raise Refuse("not-yours", "table-analysis-later")
    table.check_played()
    analyses: Analyses = state.house.analyses
    return analyses, table, role.seats[0] if seat is None else seat


HANDLERS = [get_analysis, ask_for_analysis, stop_analysis]
