"""Tables over HTTP: making them, looking back, records."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from undercroft.kernel.account import account
from undercroft.table import box, limits
from undercroft.table.events import Sitting
from undercroft.table.house import House
from undercroft.table.loaded import Role, role_of, standing
from undercroft.table.luck import luck_of
from undercroft.table.opening import NewSeat
from undercroft.table.refusals import Refuse
from undercroft.table.replays import Replays, record_of
from undercroft.table.replies import address_of, bearer, json, read
from undercroft.table.showing import Log
from undercroft.table.store import Header, Invitation, Opens
from undercroft.table.table import Table
from undercroft.table.text import clean
from undercroft.table.wire import Ending, Hands, Pace, SeatInfo, Terms

Seat = FromQuery[int | None]
Slug = Annotated[str, msgspec.Meta(max_length=60)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Slug
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: str = ""
    host: str = ""
    """The name of whoever makes it, for those who are invited."""
    listed: bool = False
    pace: Pace | None = None
    hands: Hands | None = None
    """What of chance people throw and draw themselves."""
    prepared: bool = False
    """Whether what comes before the game proper is answered for everybody, as a skilled player would."""


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from after so many answers; without `seats`, with the same people and bots."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    seats: list[NewSeat] | None = None


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody remembers, with one of its tokens or several."""

    id: str
    token: str = ""
    tokens: tuple[str, ...] = ()


class Knowns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[list[Known], msgspec.Meta(max_length=limits.LIST_TABLES)]


class Summary(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    created: float
    touched: float
    seats: tuple[SeatInfo, ...]
    decision: int
    waiting: tuple[int, ...]
    ending: Ending | None
    yours: tuple[int, ...]
    invited: tuple[int, ...]
    """Seats that wait for whoever asks: those of invitations that nobody has followed yet."""
    host: str
    pace: Pace | None
    installed: bool
    """Whether the game is; if not, the table cannot be opened."""


@post("/api/tables")
async def create_table(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    house = creating(request, state)
    new = await read(request, NewTable)
    title = clean(new.title)[: limits.TITLE_CHARACTERS]
    game = box.known_game(new.game)
    terms = Terms(clean(new.host)[: limits.NAME_CHARACTERS], new.listed, new.pace)
    prepared = game.preparations if new.prepared else frozenset[str]()
    table, links = await house.create(
        game, new.options, title, tidy(new.seats), None, terms, hands=new.hands, prepared=prepared
    )
    return json({"table": table.facts.info(links)}, 201)


@post("/api/tables/list")
async def list_tables(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    house: House = state.house
    house.doors.check_reader(address_of(request))
    known = (await read(request, Knowns)).tables
    pairs = [(one.id, token) for one in known for token in (one.token, *one.tokens) if token]
    return json(await summaries(house, pairs), 200)


@get("/api/tables/listed")
async def list_open_tables(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Tables whose makers want everybody to find them, as long as a seat waits for somebody."""
    house: House = state.house
    house.doors.check_reader(address_of(request))
    headers = await house.store.listed(time.time() - limits.LISTED_SECONDS, limits.LISTED_TABLES)
    return json([one for header in headers if (one := summary(house, header, None)).invited])


@get("/api/tables/{table_id:str}")
async def get_table(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    house: House = state.house
    house.doors.check_reader(address_of(request))
    found = await summaries(house, [(table_id, token) for token in bearer(request)])
    if not found:
        table, _ = await enter(request, state, table_id)  # says what is wrong
        header = await house.store.header(table_id)
        if header is None:
            raise Refuse("unknown", "table-unknown")
        found = [summary(house, header, table.keys.opened(bearer(request)))]  # with an invitation of anybody's
    return json(found[0])


@delete("/api/tables/{table_id:str}", status_code=200)
async def delete_table(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    """Delete a table for good, even one that cannot be opened any more."""
    house: House = state.house
    opens = await house.store.opens(table_id, bearer(request)[: limits.TOKENS_AT_ONCE])
    if opens is None:
        raise Refuse("unknown", "table-unknown")
    if not opens:
        raise Refuse("no-token", "table-wrong-token")
    if "host" not in opens:
        raise Refuse("not-yours", "table-host-only")
    return json({"deleted": await house.delete(table_id)})


@get("/api/tables/{table_id:str}/at/{decision:int}")
async def get_position(
    request: Request[Any, Any, Any], table_id: FromPath[str], decision: FromPath[int], state: State, seat: Seat = None
) -> Response[bytes]:
    table, role = await enter(request, state, table_id)
    looking = looks_as(table, role, seat)
    replays: Replays = state.replays
    return json(await replays.update(table, decision, looking, role.seats))


@get("/api/tables/{table_id:str}/log")
async def get_log(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    state: State,
    since: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0)] = None,
    seat: Seat = None,
) -> Response[bytes]:
    table, role = await enter(request, state, table_id)
    lines = Log(table.match, looks_as(table, role, seat)).lines[since:to]
    return json(b'{"log_from":%d,"log":[%s]}' % (since, b",".join(lines)))


@get("/api/tables/{table_id:str}/record")
async def get_record(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    table, role = await enter(request, state, table_id)
    check_secrets(table, role)
    name = f"{table.facts.game}-{table.facts.id}.record.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record_of(table), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table_id:str}/luck")
async def get_luck(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    table, _ = await enter(request, state, table_id)
    return json(await asyncio.to_thread(luck_of, table))


@get("/api/tables/{table_id:str}/account")
async def get_account(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    """How a finished game went: worked out when somebody asks, for the record tells it all."""
    table, _ = await enter(request, state, table_id)
    if not table.match.over:
        raise Refuse("not-yours", "table-account-later")
    table.check_played()
    return json(await asyncio.to_thread(account, table.match))


@post("/api/tables/import", request_max_body_size=limits.RECORD_BYTES)
async def import_table(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    house = creating(request, state)
    record = await house.imports.read(await request.body(), address_of(request))
    match = await asyncio.to_thread(record.resume)
    names = [clean(name)[: limits.NAME_CHARACTERS] for name in record.names]
    seats = [NewSeat("human", None, name) for name in names]
    table, links = await house.create(match.game, {}, "", seats, match)
    house.store.meter.imports += 1
    return json({"table": table.facts.info(links)}, 201)


@post("/api/tables/{table_id:str}/fork")
async def fork_table(request: Request[Any, Any, Any], table_id: FromPath[str], state: State) -> Response[bytes]:
    house = creating(request, state)
    replays: Replays = state.replays
    table, role = await enter(request, state, table_id)
    wanted = await read(request, Fork)
    check_secrets(table, role)
    now = [forked(one, mine=seat in role.seats) for seat, one in sorted(table.folded.seats.items())]
    seats = tidy(wanted.seats) if wanted.seats is not None else now
    if len(seats) != table.facts.players:
        raise Refuse("bad-request", "table-fork-seats", players=table.facts.players)
    match = await replays.fork(table, wanted.decision, role.seats)
    made, links = await house.create(match.game, {}, table.facts.title, seats, match, hands=table.facts.hands)
    return json({"table": made.facts.info(links)}, 201)


def forked(one: Sitting, *, mine: bool) -> NewSeat:
    """Who plays a seat in a fork: bots, and who makes it; seats of others wait for them under their names."""
    return NewSeat("open" if one.kind == "human" and not mine else one.kind, one.bot, one.name)


def creating(request: Request[Any, Any, Any], state: State) -> House:
    """The house, for whoever wants a new table."""
    house: House = state.house
    house.doors.check_maker(address_of(request))
    return house


async def enter(request: Request[Any, Any, Any], state: State, table_id: str) -> tuple[Table, Role]:
    """The table, and what the tokens of a request let one be there."""
    house: House = state.house
    address = address_of(request)
    house.doors.check_reader(address)
    tokens = bearer(request)
    table = await house.table(table_id)
    role = role_of(table, tokens)
    house.doors.check_reader(address, table.facts.id, *role.seats)
    await table.settled()
    return table, role


def looks_as(table: Table, role: Role, seat: int | None) -> int | None:
    """The seat whose eyes one may look through: one's own, or any once nothing is secret any more."""
    if seat is None:
        return role.seats[0] if role.seats else None
    if seat not in role.seats and not (table.match.over and 0 <= seat < table.facts.players):
        raise Refuse("not-yours", "table-only-over")
    return seat


def check_secrets(table: Table, role: Role) -> None:
    """Whoever sees all there is to see of a game must be the only one who plays it, or ever did."""
    awaited = {seat for seat, one in table.folded.seats.items() if one.kind == "open"}
    if not table.match.over and not table.folded.people | awaited <= set(role.seats):
        raise Refuse("not-yours", "table-secrets")


async def summaries(house: House, pairs: list[tuple[str, str]]) -> list[Summary]:
    """What has become of tables, without loading them; pairs of id and token that do not fit are left out."""
    known = await house.store.summaries(pairs)
    return [summary(house, one.header, one.opens) for one in known]


def summary(house: House, header: Header, opens: Collection[Opens] | None) -> Summary:
    """What has become of a table, for whoever has what opens this; for anybody, of a listed one, if that is None."""
    table = house.loaded(header.id)
    end = header.ending
    game = box.installed(header.game)
    if table is not None:
        now, seats, last = standing(table), table.seat_infos(), table.ending()
    else:
        now = header.standing
        seats = tuple(
            SeatInfo(seat, who.kind, who.name, game.side(seat) if game is not None else "", who.bot)
            for seat, who in enumerate(now.seats)
        )
        last = Ending(end.winners, end.side, end.scores) if end is not None else None
    if opens is None:
        opens = [Invitation(one.seat) for one in seats if one.kind == "open"]
    return Summary(
        header.id,
        header.game,
        header.title,
        header.options,
        header.created,
        header.touched,
        seats,
        now.decision,
        now.waiting,
        last,
        tuple(sorted(opened for opened in opens if isinstance(opened, int))),
        tuple(sorted(opened.seat for opened in opens if isinstance(opened, Invitation))),
        header.terms.host,
        header.terms.pace,
        game is not None,
    )


def tidy(seats: list[NewSeat]) -> list[NewSeat]:
    return [NewSeat(seat.kind, seat.bot, clean(seat.name)[: limits.NAME_CHARACTERS]) for seat in seats]


HANDLERS = [
    create_table,
    list_tables,
    list_open_tables,
    import_table,
    get_table,
    delete_table,
    get_position,
    get_log,
    get_record,
    get_luck,
    get_account,
    fork_table,
]
