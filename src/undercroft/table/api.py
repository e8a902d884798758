"""The table over HTTP: games, tables, replays and records."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State

from undercroft.table import box, limits
from undercroft.table.client import clean
from undercroft.table.house import House
from undercroft.table.refusals import Refuse
from undercroft.table.table import Table
from undercroft.table.wire import Ending, Kind, SeatInfo

T = TypeVar("T")
Slug = Annotated[str, msgspec.Meta(max_length=60)]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    bot: str | None = None
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Slug
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: str = ""


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


def json(data: object, status: int = 200) -> Response[bytes]:
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(body, status_code=status, media_type=MediaType.JSON)


@get("/api/health")
async def health() -> Response[bytes]:
    return json(b'{"ok":true}')


@get("/api/games")
async def list_games() -> Response[bytes]:
    return json(box.games_json())


@get("/api/games/{slug:str}/catalogue")
async def get_catalogue(slug: str) -> Response[bytes]:
    return json(box.catalogue(slug))


@get("/api/games/{slug:str}/rules")
async def get_rules(slug: str) -> Response[bytes]:
    return json(box.rules(slug))


@get(["/api/games/{slug:str}/messages/{lang:str}"])
async def get_messages(slug: str, lang: str) -> Response[bytes]:
    return Response(box.messages(slug, box.read_lang(lang)), media_type=MediaType.TEXT)


@get("/api/messages/{lang:str}")
async def get_lobby_messages(lang: str) -> Response[bytes]:
    return Response(box.messages(None, box.read_lang(lang)), media_type=MediaType.TEXT)


@post("/api/tables")
async def create_table(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    house: House = state.house
    new = await read(request, NewTable)
    seats = [(seat.kind, seat.bot, clean(seat.name, limits.NAME_CHARACTERS)) for seat in new.seats]
    table = await house.create(new.game, new.options, clean(new.title, limits.TITLE_CHARACTERS), seats)
    return json({"table": table.facts.info(host=True)}, 201)


@post("/api/tables/list")
async def list_tables(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    house: House = state.house
    found = []
    for known in (await read(request, Knowns)).tables:
        try:
            found.append(await summary(house, known.id, (known.token, *known.tokens)))
        except Refuse:
            continue
    return json(found, 200)


@get("/api/tables/{table_id:str}")
async def get_table(request: Request[Any, Any, Any], table_id: str, state: State) -> Response[bytes]:
    return json(await summary(state.house, table_id, bearer(request)))


async def summary(house: House, table_id: str, tokens: tuple[str, ...]) -> Summary:
    table = await house.table(table_id)
    role = house.role(table.facts, tokens)
    return summarise(table, role.seats)


def summarise(table: Table, yours: tuple[int, ...]) -> Summary:
    facts = table.facts
    return Summary(
        facts.id,
        facts.game,
        facts.title,
        facts.options,
        facts.created,
        facts.created,
        table.seat_infos(),
        table.numbers.answers,
        table.waiting,
        table.ending(),
        yours,
    )


def bearer(request: Request[Any, Any, Any]) -> tuple[str, ...]:
    """The tokens of a request: one, or several with commas between them."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not tokens:
        raise Refuse("no-token", "table-wrong-token")
    return tuple(token.strip() for token in tokens.split(","))


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    body = await request.body()
    if len(body) > limits.MESSAGE_BYTES:
        raise Refuse("too-large", "table-message-long", limit=limits.MESSAGE_BYTES)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refuse("bad-request", "table-not-understood", problem=str(error)) from None


HANDLERS = [
    health,
    list_games,
    get_catalogue,
    get_rules,
    get_messages,
    get_lobby_messages,
    create_table,
    list_tables,
    get_table,
]
