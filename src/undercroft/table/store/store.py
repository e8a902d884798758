"""The store: everything that must outlive the process, behind a few coroutines."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import IO, Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, Executable, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from undercroft.kernel.game import Outcome
from undercroft.table.events import (
    Carried,
    Entries,
    Event,
    Expired,
    Happened,
    Reopened,
    Replaced,
    Timed,
    decode,
    encode,
)
from undercroft.table.meter import Meter
from undercroft.table.store import analyses, parcels, ratings, schema
from undercroft.table.store.deletion import Gone, untouched_since
from undercroft.table.store.engine import beside, lock_file, make_engine, read_url, unusable
from undercroft.table.store.kept import Header, Invitation, Lease, NewTable, Opens, Standing, Stored, Summary, TokenKept
from undercroft.table.store.leases import Leases, LeasesInMemory, LeasesInPostgres
from undercroft.table.store.migrations import migrate
from undercroft.table.store.rows import EventRow, insert_rows
from undercroft.table.store.scribe import Scribe
from undercroft.table.store.tokens import changes, digest
from undercroft.table.store.trouble import Trouble, Watch, Wrong, damaged, reading
from undercroft.table.wire import Pace, Terms

T = TypeVar("T")

SNAPSHOTS_KEPT: Final = 2
"""The one before the newest is for when an answer before the newest is taken back."""
FLUSH_SECONDS: Final = 1.0
"""How old the standing of a table may be in a list of tables."""
FLUSH_AGAIN_SECONDS: Final = 10.0
"""Until it is tried again to write those that could not be."""


async def open_store(url: str, now: Callable[[], float] | None = None) -> Store:
    """Open a database, make or update its tables if need be, and start the writer; BadInput if it cannot be used.

    Leases run by `now`, which is the database's own clock if several processes share it.
    """
    address = read_url(url)
    return await asyncio.to_thread(_open, address, asyncio.get_running_loop(), now)


def _open(address: URL, loop: asyncio.AbstractEventLoop, now: Callable[[], float] | None) -> Store:
    lock = lock_file(address)
    engine = make_engine(address)
    try:
        migrate(engine)
    except Exception as error:
        engine.dispose()
        if lock is not None:
            lock.close()
        raise (unusable(address, error) if isinstance(error, DBAPIError) else error) from None
    return Store(engine, loop, lock, now)


class Store:
    """What is kept of all tables.

    Writing returns when it is on disk. `shared` says whether other processes may serve the same tables: then whoever
    appends needs a lease, and `notices.CHANNEL` tells the others what was written.
    """

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        lock: IO[bytes] | None,
        now: Callable[[], float] | None,
    ) -> None:
        self.shared = lock is None
        self._engine = engine
        self._loop = loop
        self._lock = lock
        self._leases: Leases = LeasesInPostgres(now) if self.shared else LeasesInMemory(now)
        self.watch = Watch()
        self.meter = Meter()
        self._scribe = Scribe(engine, self._leases, loop, self.watch, self.meter, shared=self.shared)
        self._readers = ThreadPoolExecutor(4, "store-reader")
        self._noted: dict[str, tuple[float, Standing]] = {}
        self._flush_due: asyncio.TimerHandle | None = None
        self._asking: asyncio.Task[None] | None = None
        self._beside: list[Engine] = []
        self._closing = False

    def look_beside(self, urls: Iterable[str]) -> None:
        """Know of SQLite files that other processes write to, for lists of tables."""
        self._beside = [beside(read_url(url)) for url in urls]

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL's own clients take it, password included: not for logs."""
        return self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._closing = True
        with suppress(Trouble):
            await self.flush()
        await asyncio.to_thread(self._scribe.close)
        self._readers.shutdown()
        for engine in (self._engine, *self._beside):
            engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def create(self, new: NewTable) -> None:
        """Keep a new table with its tokens and first events."""
        await self._scribe.write(lambda db: _create(db, new))

    async def append(
        self, table_id: str, first: int, happened: Sequence[Event], lease: Lease | None = None, at: float | None = None
    ) -> float:
        """Write the events numbered from `first` on; Conflict if that is not the next, or the lease's term is over.

        Returns their time. Cancelling does not stop it: whoever is cancelled here cannot know what was written.
        """
        at = time.time() if at is None else at
        rows = _rows(table_id, first, at, happened)
        also = [change for event in happened for change in changes(table_id, event)] + _also(table_id, happened)
        await self._scribe.append(table_id, first, rows, lease, also)
        return at

    async def snapshot(self, table_id: str, n: int, entries_at: int, blob: bytes) -> None:
        """Keep a quiet point of the match as it stands after `n` events: `blob` is what `snapshots.snapshot_of` makes.

        `entries_at` is how many entries the match had at that point. Loading is then quicker; nothing else changes.
        """
        row = {"table_id": table_id, "n": n, "entries_at": entries_at, "body": blob}
        await self._scribe.write(lambda db: _snapshot(db, row))

    async def put_parcel(self, parcel_id: str, body: bytes, now: float, until: float) -> None:
        """Keep what somebody carries to another device, until then."""
        await self._scribe.write(lambda db: parcels.put(db, parcel_id, body, now, until))

    async def take_parcel(self, parcel_id: str, now: float) -> bytes | None:
        """Hand it out, once; None if there is none, or no more."""
        return await self._scribe.write(lambda db: parcels.take(db, parcel_id, now))

    async def rate(self, table_id: str, game: str, teams: list[list[str]], ranks: list[int]) -> None:
        """Count a game that is over in the ratings of these, once."""
        await self._scribe.write(lambda db: ratings.rate(db, table_id, game, teams, ranks))

    async def ratings_of(self, player: str) -> list[ratings.Rating]:
        return await self._read(lambda db: ratings.ratings_of(db, player))

    async def finish(self, table_id: str, ending: Outcome | None) -> None:
        """Note how the game ended, or (None) that it goes on after all."""
        text = _json(ending) if ending is not None else None
        await self._scribe.write(lambda db: _finish(db, table_id, text))

    async def put_analysis(self, table_id: str, seat: int, body: bytes) -> None:
        """Keep what was found about a finished game."""
        await self._scribe.write(lambda db: analyses.put(db, table_id, seat, body))

    async def analysis(self, table_id: str, seat: int) -> bytes | None:
        return await self._read(lambda db: analyses.find(db, table_id, seat))

    async def delete(self, *table_ids: str) -> list[str]:
        """Delete tables with all that is kept of them; those that there were."""
        return await self._scribe.delete(lambda db: table_ids)

    async def delete_untouched(self, since: float, but: Collection[str]) -> list[str]:
        """Delete the tables that nobody has touched since a time, but for some."""
        return await self._scribe.delete(lambda db: [one for one in untouched_since(db, since) if one not in but])

    def note(self, table_id: str, standing: Standing) -> None:
        """Keep how a table stands, for lists of tables. It is written now and then, the last one only."""
        self._noted[table_id] = time.time(), standing
        if self._flush_due is None:
            self._flush_due = self._loop.call_later(FLUSH_SECONDS, self._flush)

    async def flush(self) -> None:
        """Write what was noted."""
        if self._flush_due is not None:
            self._flush_due.cancel()
            await self._flush()

    def _flush(self) -> asyncio.Future[None]:
        self._flush_due = None
        noted, self._noted = self._noted, {}
        rows = [
            {"noted_id": table_id, "touched": touched, "standing": _json(standing)}
            for table_id, (touched, standing) in noted.items()
        ]
        written = self._scribe.write(lambda db: _execute(db, _NOTE, rows))
        written.add_done_callback(lambda done: self._flushed(done, noted))
        return written

    def _flushed(self, written: asyncio.Future[None], noted: dict[str, tuple[float, Standing]]) -> None:
        """What could not be written, and is not out of date by now, waits for the next time."""
        if not written.cancelled() and isinstance(written.exception(), Trouble):
            self._noted = noted | self._noted
            if self._flush_due is None and not self._closing:
                self._flush_due = self._loop.call_later(FLUSH_AGAIN_SECONDS, self._flush)

    async def write(self, what: Callable[[Connection], T]) -> T:
        """Write something that is about no table's match."""
        return await self._scribe.write(what)

    async def read(self, what: Callable[[Connection], T]) -> T:
        return await self._read(what)

    # -- leases -------------------------------------------------------------------------------------------------------

    async def hold(self, table_id: str, owner: str, seconds: float) -> Lease | None:
        """The right to append to a table for some time; None if another has it. Load the table after getting it."""
        return await self._scribe.write(lambda db: self._leases.hold(db, table_id, owner, seconds))

    async def renew(self, owner: str, seconds: float) -> set[Lease]:
        """Let all leases of an owner run on. Those it does not get back are lost: their tables have another driver."""
        return await self._scribe.write(lambda db: self._leases.renew(db, owner, seconds))

    async def release(self, lease: Lease) -> None:
        """Give a table up, so that another need not wait for the lease to run out."""
        await self._scribe.write(lambda db: self._leases.release(db, lease))

    async def release_all(self, owner: str) -> None:
        """Give up all tables of an owner that is known to have died."""
        await self._scribe.write(lambda db: self._leases.release_all(db, owner))

    async def holder(self, table_id: str) -> str | None:
        """Whose lease on a table is running, if anybody's."""
        return await self._read(lambda db: self._leases.holder(db, table_id))

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Stored | None:
        """A table with everything that happened at it; None if there is none of that id."""
        return await self._read(lambda db: _load(db, table_id), f"table {table_id}")

    async def events_since(self, table_id: str, n: int) -> list[Happened]:
        """The events of a table from the number `n` on."""
        return await self._read(lambda db: _since(db, table_id, n), f"table {table_id}")

    async def header(self, table_id: str) -> Header | None:
        """What is known of a table without its events; None if there is none of that id."""
        return await self._read(lambda db: _header_of(db, table_id), f"table {table_id}")

    async def opens(self, table_id: str, tokens: Iterable[str]) -> set[Opens] | None:
        """What tokens open at a table, whatever else has become of it; None if there is no such table."""
        marks = [digest(token) for token in tokens]
        return await self._read(lambda db: _opened(db, table_id, marks))

    async def summaries(self, pairs: Iterable[tuple[str, str]]) -> list[Summary]:
        """The tables of these pairs of id and token, in that order; pairs that do not fit are left out."""
        wanted = list(pairs)
        found = {one.header.id: one for one in await self._read(lambda db: _summaries(db, wanted))}
        for engine in self._beside:
            left = [pair for pair in wanted if pair[0] not in found]
            if left:
                more = await self._read(lambda db, left=left: _summaries(db, left), engine=engine)  # type: ignore[misc] # left
                found |= {one.header.id: one for one in more}
        order = dict.fromkeys(table_id for table_id, _ in wanted if table_id in found)
        return [found[table_id] for table_id in order]

    async def listed(self, since: float, limit: int) -> list[Header]:
        """Tables that everybody may find and that are not over, the last touched first; none from before `since`."""
        found = await self._read(lambda db: _listed(db, since, limit))
        for engine in self._beside:
            found += await self._read(lambda db: _listed(db, since, limit), engine=engine)
        return sorted(found, key=lambda header: header.touched, reverse=True)[:limit]

    async def overdue(self, now: float) -> list[str]:
        """Tables at which the time of a seat is up."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.due <= now)
        return await self._read(lambda db: list(db.execute(wanted).scalars()))

    async def ails(self, within: float) -> Wrong | None:
        """What is wrong with the database, if anything is; it has so long to answer."""
        if self._asking is None or self._asking.done():
            # However many want to know, one thread waits for a database that hangs.
            self._asking = asyncio.create_task(self._examine())
        try:
            async with asyncio.timeout(within):
                await asyncio.shield(self._asking)
        except TimeoutError:
            return "no-database"
        except Trouble as met:
            return met.wrong
        return None

    async def _examine(self) -> None:
        await self._read(_ask)
        if "disk-full" in self.watch.wrong:  # perhaps there is room by now, and nobody has written anything since
            await self._scribe.write(_try_room)

    async def _read(self, what: Callable[[Connection], T], whose: str = "", engine: Engine | None = None) -> T:
        return await self._loop.run_in_executor(self._readers, self._reading, what, whose, engine or self._engine)

    def _reading(self, what: Callable[[Connection], T], whose: str, engine: Engine) -> T:
        try:
            with engine.connect() as db:
                found = what(db)
        except Gone:
            raise
        except Exception as error:
            raise self.watch.meet(error, whose) from None
        if "no-database" in self.watch.wrong:
            self.watch.well("no-database")
        return found


_NOTE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("noted_id"))
    .values(touched=bindparam("touched"), standing=bindparam("standing"))
)


# Made here, once, because several threads use them: see ready.py.
_standings: msgspec.json.Decoder[Standing] = msgspec.json.Decoder(Standing)
_endings: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)
_paces: msgspec.json.Decoder[Pace] = msgspec.json.Decoder(Pace)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _ask(db: Connection) -> None:
    db.execute(select(schema.tables.c.id).limit(1))


def _try_room(db: Connection) -> None:
    """Write something of some size, and take it away again."""
    table_id = db.execute(select(schema.tables.c.id).limit(1)).scalar()
    if table_id is not None:
        db.execute(insert(schema.snapshots), {"table_id": table_id, "n": -1, "entries_at": 0, "body": bytes(16384)})
        db.execute(delete(schema.snapshots).where(schema.snapshots.c.n == -1))


def _finish(db: Connection, table_id: str, ending: str | None) -> None:
    db.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(ending=ending))
    if ending is None:
        analyses.forget(db, table_id)


def _execute(db: Connection, statement: Update, rows: list[dict[str, Any]] | None = None) -> None:
    db.execute(statement, rows)


def _rows(table_id: str, first: int, at: float, happened: Sequence[Event]) -> list[EventRow]:
    return [EventRow(table_id, n, at, encode(event)) for n, event in enumerate(happened, first)]


def _also(table_id: str, happened: Sequence[Event]) -> list[Executable]:
    """What events change in what is known of a table without them."""
    known: list[dict[str, Any]] = []
    changed: list[Executable] = []
    for event in happened:
        if isinstance(event, Carried):
            known.append({"rules": event.rules, "content": event.content})
        elif isinstance(event, Timed | Expired):
            known.append({"due": event.next})
        elif isinstance(event, Reopened):  # whoever had the seat is not waited for any more
            gone = schema.reminders.c
            changed.append(delete(schema.reminders).where(gone.table_id == table_id, gone.seat == event.seat))
    changed += [update(schema.tables).where(schema.tables.c.id == table_id).values(**one) for one in known]
    return changed


def _create(db: Connection, new: NewTable) -> None:
    row = {name: getattr(new, name) for name in ("id", "game", "rules", "content", "title", "players", "created")}
    row |= {"options": _json(new.options), "standing": _json(new.standing), "touched": new.created}
    row |= {"host": new.terms.host, "listed": new.terms.listed}
    row["pace"] = None if new.terms.pace is None else _json(new.terms.pace)
    row["seed"] = None if new.seed is None else str(new.seed)
    row["ending"] = None if new.ending is None else _json(new.ending)
    db.execute(insert(schema.tables), row)
    opened = [one._asdict() | {"opens": str(one.opens), "table_id": new.id} for one in new.tokens]
    if opened:
        db.execute(insert(schema.tokens), opened)
    if new.events:
        insert_rows(db, _rows(new.id, 0, new.created, new.events))


def _snapshot(db: Connection, row: dict[str, Any]) -> None:
    kept = schema.snapshots
    ours = kept.c.table_id == row["table_id"]
    db.execute(delete(kept).where(ours, kept.c.n == row["n"]))
    db.execute(insert(kept), row)
    newest = db.execute(select(kept.c.n).where(ours).order_by(kept.c.n.desc()).limit(SNAPSHOTS_KEPT)).scalars().all()
    db.execute(delete(kept).where(ours, kept.c.n < newest[-1]))


def _header_of(db: Connection, table_id: str) -> Header | None:
    row = db.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
    return reading(lambda: _header(row)) if row is not None else None


def _load(db: Connection, table_id: str) -> Stored | None:
    header = _header_of(db, table_id)
    if header is None:
        return None
    opened = db.execute(select(schema.tokens).where(schema.tokens.c.table_id == table_id))
    kept = schema.snapshots
    found = db.execute(select(kept).where(kept.c.table_id == table_id).order_by(kept.c.n.desc())).all()
    happened = _events(db, table_id, 0)
    good = (one.body for one in found if _holds(one.n, one.entries_at, happened))
    return Stored(
        header=header,
        tokens=tuple(TokenKept(_opens(row.opens), row.digest, row.sealed) for row in opened),
        events=happened,
        snapshot=next(good, None),
    )


def _holds(n: int, entries_at: int, happened: list[Happened]) -> bool:
    """Whether the match went through a snapshot made after `n` events, and no later event took it back."""
    size = 0
    for place, (_, _, event) in enumerate(happened):
        if place == n and size < entries_at:
            return False  # made of an answer that was not kept after all
        if isinstance(event, Carried):
            size = event.entries
            if place >= n:
                return False  # made by other rules
        elif isinstance(event, Entries):
            size += len(event.entries)
        elif isinstance(event, Replaced):
            size = event.at + len(event.entries)
            if place >= n and event.at < entries_at:
                return False
    return size >= entries_at


def _events(db: Connection, table_id: str, since: int) -> list[Happened]:
    kept = schema.events.c
    wanted = select(kept.n, kept.at, kept.body).where(kept.table_id == table_id, kept.n >= since).order_by(kept.n)
    rows = db.execute(wanted).all()
    for place, row in enumerate(rows, since):
        if row.n != place:
            raise damaged(f"event {place} is missing")
    return reading(lambda: [Happened(n, at, decode(body)) for n, at, body in rows])


def _since(db: Connection, table_id: str, since: int) -> list[Happened]:
    found = _events(db, table_id, since)
    if not found and db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        raise Gone
    return found


def _opened(db: Connection, table_id: str, marks: list[str]) -> set[Opens] | None:
    if db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        return None
    known = schema.tokens.c
    wanted = select(known.opens).where(known.table_id == table_id, known.digest.in_(marks))
    return {_opens(opens) for opens in db.execute(wanted).scalars()}


def _summaries(db: Connection, pairs: list[tuple[str, str]]) -> list[Summary]:
    given = [(table_id, digest(token)) for table_id, token in pairs]
    known = select(schema.tokens).where(schema.tokens.c.digest.in_([mark for _, mark in given]))
    opens = {(row.table_id, row.digest): _opens(row.opens) for row in db.execute(known)}
    yours: dict[str, dict[Opens, None]] = {}
    for pair in given:
        if pair in opens:
            yours.setdefault(pair[0], {})[opens[pair]] = None
    rows = db.execute(select(schema.tables).where(schema.tables.c.id.in_(list(yours))))
    headers = {}
    for row in rows:
        with suppress(Trouble):  # one that is damaged does not hide the others
            headers[row.id] = reading(partial(_header, row))
    return [
        Summary(header=headers[table_id], opens=tuple(opened))
        for table_id, opened in yours.items()
        if table_id in headers
    ]


def _listed(db: Connection, since: float, limit: int) -> list[Header]:
    tables = schema.tables.c
    wanted = select(schema.tables).where(tables.listed, tables.ending.is_(None), tables.touched >= since)
    headers = []
    for row in db.execute(wanted.order_by(tables.touched.desc()).limit(limit)):
        with suppress(Trouble):  # one that is damaged does not hide the others
            headers.append(reading(partial(_header, row)))
    return headers


def _header(row: Any) -> Header:  # noqa: ANN401 - a row of `tables`
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        content=row.content,
        title=row.title,
        options=msgspec.json.decode(row.options),
        players=row.players,
        seed=None if row.seed is None else int(row.seed),
        created=row.created,
        touched=row.touched,
        standing=_standings.decode(row.standing),
        ending=None if row.ending is None else _endings.decode(row.ending),
        terms=Terms(row.host, row.listed, None if row.pace is None else _paces.decode(row.pace)),
    )


def _opens(text: str) -> Opens:
    if text in ("host", "spectator", "void"):
        return text  # type: ignore[return-value] # these are all
    invites, _, seat = text.rpartition(" ")
    return Invitation(int(seat)) if invites else int(seat)
