"""The doors of the house: how many may come in, where they may be, and how much they may ask for.

Whoever holds a seat gets in, whatever spectators and strangers do: those have a part of the places, and no more. An
address stands for everybody behind it, perhaps a whole school, so what is limited by address is what needs no seat.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Final, TypeAlias

from undercroft.table import limits
from undercroft.table.limits import Bucket
from undercroft.table.refusals import Refuse

ADDRESS_CHARACTERS: Final = 64

Room: TypeAlias = tuple[str | int, ...]
"""Where connections are counted: one is in several at once."""
EVERYWHERE: Final[Room] = ("inside",)
STRANGERS: Final[Room] = ("strangers",)
SPECTATORS: Final[Room] = ("spectators",)


def owner(address: str) -> str:
    """Whom an address stands for: who has one of IPv6 has all that begin like it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:ADDRESS_CHARACTERS]
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class Buckets:
    """Token buckets of one kind, one for each of those who take from them."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._kept: dict[Room, Bucket] = {}

    def of(self, *who: str | int) -> Bucket:
        bucket = self._kept.get(who)
        if bucket is None:
            if len(self._kept) > limits.ADDRESSES_KNOWN:
                self._kept = {one: bucket for one, bucket in self._kept.items() if not bucket.full}
            bucket = self._kept[who] = Bucket(self._rate, self._burst, self._now)
        return bucket

    def __len__(self) -> int:
        return len(self._kept)


class Visit:
    """One connection, from when it is made to when it ends."""

    __slots__ = ("address", "rooms", "show_out")

    def __init__(self, address: str, show_out: Callable[[], None]) -> None:
        self.address = address
        self.show_out = show_out
        self.rooms: tuple[Room, ...] = ()


class Doors:
    """Who is connected, and how much each has asked for of late."""

    def __init__(self, new_tables: int, now: Callable[[], float]) -> None:
        """`new_tables` of one address in a minute; 0 for any number."""
        self._rooms: dict[Room, dict[Visit, None]] = {}
        """Who is in each, those who have been there longest first."""
        self.makers = Buckets(new_tables / 60, new_tables, now) if new_tables else None
        self._readers = Buckets(limits.READS_PER_SECOND, limits.READS_AT_ONCE, now)
        self._houses = Buckets(limits.READS_PER_ADDRESS_PER_SECOND, limits.READS_PER_ADDRESS_AT_ONCE, now)
        self._players = Buckets(limits.MESSAGES_PER_SECOND, limits.MESSAGES_AT_ONCE, now)
        self._spectators = Buckets(limits.SPECTATOR_MESSAGES_PER_SECOND, limits.SPECTATOR_MESSAGES_AT_ONCE, now)
        self._writers = Buckets(limits.LETTERS_PER_SECOND, limits.LETTERS_AT_ONCE, now)
        self._chat = Buckets(limits.CHAT_PER_SECOND, limits.CHAT_AT_ONCE, now)

    # -- connections --------------------------------------------------------------------------------------------------

    def knock(self, address: str, show_out: Callable[[], None]) -> Visit:
        """Somebody has connected, and has yet to say who it is.

        There is always room for one more of them: whoever has kept silent for longest makes it, and of an address
        that has many here rather than of one that has few.
        """
        own: Room = (*STRANGERS, address)
        if self.count(own) >= limits.STRANGERS_PER_ADDRESS:
            self._show_out_oldest(own)
        elif self.count(STRANGERS) >= limits.STRANGERS:
            self._show_out_oldest(max((room for room in self._rooms if room[:-1] == STRANGERS), key=self.count))
        visit = Visit(address, show_out)
        self._move(visit, STRANGERS, own)
        return visit

    def enter(self, visit: Visit, table: str, seats: tuple[int, ...], *, host: bool) -> None:
        """They have said who they are; raises Refuse if there is no place for them."""
        if seats or host:
            self._enter_player(visit, table, seats)
        else:
            self._enter_spectator(visit, table)

    def _enter_player(self, visit: Visit, table: str, seats: tuple[int, ...]) -> None:
        own: Room = ("players", visit.address)
        self._check_room(EVERYWHERE, limits.CONNECTIONS)
        self._check_room(own, limits.PLAYERS_PER_ADDRESS)
        at: list[Room] = [("seat", table, seat) for seat in seats or (-1,)]
        for seat in at:
            if self.count(seat) >= limits.CONNECTIONS_PER_SEAT:
                self._show_out_oldest(seat)
        self._move(visit, EVERYWHERE, own, *at)

    def _enter_spectator(self, visit: Visit, table: str) -> None:
        own: Room = (*SPECTATORS, visit.address)
        here: Room = (*SPECTATORS, "at", table)
        self._check_room(EVERYWHERE, limits.CONNECTIONS)
        self._check_room(SPECTATORS, limits.SPECTATORS)
        for room, places in ((here, limits.SPECTATORS_PER_TABLE), (own, limits.SPECTATORS_PER_ADDRESS)):
            if self.count(room) >= places:
                raise Refuse("too-many", "table-full")
        self._move(visit, EVERYWHERE, SPECTATORS, here, own)

    def leave(self, visit: Visit) -> None:
        self._move(visit)

    def count(self, room: Room = EVERYWHERE) -> int:
        return len(self._rooms.get(room, ()))

    def _check_room(self, room: Room, places: int) -> None:
        if self.count(room) >= places:
            raise Refuse("busy", "table-house-full")

    def _show_out_oldest(self, room: Room) -> None:
        visit = next(iter(self._rooms[room]))
        self._move(visit)
        visit.show_out()

    def _move(self, visit: Visit, *rooms: Room) -> None:
        """From wherever they are to these."""
        for room in visit.rooms:
            there = self._rooms[room]
            del there[visit]
            if not there:
                del self._rooms[room]
        visit.rooms = rooms
        for room in rooms:
            self._rooms.setdefault(room, {})[visit] = None

    # -- what they ask for --------------------------------------------------------------------------------------------

    def messages(self, address: str, table: str, seats: tuple[int, ...], *, host: bool) -> Bucket:
        """What a client may send. All connections of a seat have one bucket, all spectators of an address too."""
        return self._players.of(table, *seats) if seats or host else self._spectators.of(address)

    def chat(self, address: str, table: str, seats: tuple[int, ...]) -> tuple[Bucket, ...]:
        """What a client may say at a table: as much as each of these allows."""
        if seats:
            return (self._chat.of(table, *seats),)
        return self._chat.of("spectators", address), self._chat.of("spectators", "at", table)

    def check_maker(self, address: str) -> None:
        """Refuse whoever makes tables faster than people do."""
        if self.makers is not None:
            _take(self.makers.of(address), "table-made-too-many")

    def check_writer(self, address: str, to: str) -> None:
        """Refuse whoever has letters sent faster than people do, and to people who get too many."""
        for bucket in (self._writers.of("from", address), self._writers.of("to", to)):
            _take(bucket, "table-letters-many")

    def check_reader(self, address: str, *who: str | int) -> None:
        """Refuse whoever looks things up faster than people do: all of an address, or one of them."""
        _take(self._readers.of(address, *who) if who else self._houses.of(address), "table-read-too-much")


def _take(bucket: Bucket, key: str) -> None:
    if not bucket.take():
        seconds = ceil(bucket.wait)
        raise Refuse("too-many", key, seconds=seconds).after(seconds)
