"""Wanting to be reminded of one's turn, and no longer wanting it."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qs

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.kernel.messages import Lang
from undercroft.table import pages
from undercroft.table.api import enter
from undercroft.table.house import House
from undercroft.table.refusals import Refuse
from undercroft.table.reminders import Reminders, in_words
from undercroft.table.replies import address_of, json, read
from undercroft.table.store.reminders import Reminder, Way

FORM = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Undercroft</title>
<h1><a href="/">Undercroft</a></h1>
<p>{text}</p>
{buttons}</html>
"""
BUTTON = '<form method="post"><button name="do" value="{do}">{label}</button></form>\n'


class Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to be reminded, or no longer does."""

    kind: Way
    address: Annotated[str, msgspec.Meta(max_length=2000)]
    lang: Lang = "en"


@post("/api/tables/{table_id:str}/reminders")
async def remind(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    """Remind whoever asks of their seats: at once by push, by letter when they have confirmed the address."""
    reminders = _reminders(state)
    table, role = await enter(request, state, table_id)
    where = await read(request, Where)
    if not role.seats:
        raise Refuse("not-yours", "table-not-your-seat")
    reminders.check(where.kind, where.address)
    if where.kind == "mail":
        house: House = state.house
        house.doors.check_writer(address_of(request), where.address.lower())
    await reminders.add(table, role.seats, where.kind, where.address, where.lang)
    return json({"confirmed": where.kind == "push"}, 201)


@delete("/api/tables/{table_id:str}/reminders", status_code=200)
async def stop_reminding(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    reminders = _reminders(state)
    table, role = await enter(request, state, table_id)
    where = await read(request, Where)
    await reminders.end(table.facts.id, role.seats, where.kind, where.address)
    return json({"confirmed": False})


@get("/api/tables/{table_id:str}/reminders/{key:str}")
async def show_reminder(
    request: Request[Any, Any, Any], table_id: FromPath[str], key: FromPath[str], state: State
) -> Response[str]:
    """Where letters lead: nothing happens by looking, for programs look at letters too."""
    one = await _find(request, state, table_id, key)
    buttons = (
        [] if one.confirmed else [BUTTON.format(do="confirm", label=escape(in_words(one.lang, "table-letters-yes")))]
    )
    buttons.append(BUTTON.format(do="stop", label=escape(in_words(one.lang, "table-letters-no"))))
    return _page(one, "table-letters-now" if one.confirmed else "table-letters-ask", "".join(buttons))


@post("/api/tables/{table_id:str}/reminders/{key:str}", status_code=200)
async def settle_reminder(
    request: Request[Any, Any, Any], table_id: FromPath[str], key: FromPath[str], state: State
) -> Response[str]:
    """What was decided there; programs of letters say `List-Unsubscribe=One-Click`."""
    one = await _find(request, state, table_id, key)
    said = parse_qs((await request.body()).decode("utf-8", "replace"))
    if said.get("do") == ["confirm"]:
        await _reminders(state).confirm(one)
        return _page(one, "table-letters-confirmed")
    await _reminders(state).remove(one)
    return _page(one, "table-letters-stopped")


def _reminders(state: State) -> Reminders:
    house: House = state.house
    if house.reminders is None:
        raise Refuse("unknown", "table-no-reminders")
    return house.reminders


async def _find(request: Request[Any, Any, Any], state: State, table_id: str, key: str) -> Reminder:
    house: House = state.house
    house.doors.check_reader(address_of(request))
    one = await _reminders(state).find(table_id, key)
    if one is None:
        raise Refuse("unknown", "table-letters-unknown")
    return one


def _page(one: Reminder, key: str, buttons: str = "") -> Response[str]:
    text = escape(in_words(one.lang, key, address=one.address))
    page = FORM.format(lang=one.lang, text=text, buttons=buttons)
    return Response(page, media_type=pages.HTML, headers={"Cache-Control": "no-store"})


HANDLERS = [remind, stop_reminding, show_reminder, settle_reminder]
