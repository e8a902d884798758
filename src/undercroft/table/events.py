"""What can happen at a table. Its events, in order, are all there is to keep: a table is their fold.

The number of an event is its place in that list, counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias, cast

import msgspec

from undercroft.kernel.match import Entry
from undercroft.kernel.spaces import Answer
from undercroft.table.quiet import Quiet
from undercroft.table.wire import Hands, Kind, Note

Written: TypeAlias = str | int | tuple[str | int | float, ...]
"""An answer as it is kept; the same values as `kernel.spaces.Answer`."""


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """An event at a table."""


class Entries(_Event, frozen=True, tag="entries"):
    """The match went on: an answer (or standing choice) with the chance outcomes it led to, or those of setting up."""

    entries: tuple[tuple[int, Written], ...]
    standing: tuple[int, ...] = ()
    """The places, among these, of those that nobody had been asked for."""
    to: int | None = None
    """The number of the decision that the first of these answers, if it does."""
    by: int | None = None
    """The seat that entered it, if the first is what people threw or drew."""

    @classmethod
    def of(cls, entries: Sequence[Entry], to: int | None = None, by: int | None = None) -> Entries:
        return cls(*_written(entries), to, by)

    def read(self) -> list[Entry]:
        return _read(self.entries, self.standing)


class Replaced(_Event, frozen=True, tag="replaced"):
    """An answer was taken back: from the index `at` on, the entries of the match are now these."""

    at: int
    entries: tuple[tuple[int, Written], ...] = ()
    standing: tuple[int, ...] = ()
    by: int | None = None
    """The seat whose answer it was, if more was seen after it: then everybody is told."""
    id: str = ""
    """Of the message that led to it, as with all events that have one: what is repeated is not done again."""

    @classmethod
    def of(cls, at: int, entries: Sequence[Entry], by: int | None = None, mark: str = "") -> Replaced:
        return cls(at, *_written(entries), by, mark)

    def read(self) -> list[Entry]:
        return _read(self.entries, self.standing)


def _written(entries: Sequence[Entry]) -> tuple[tuple[tuple[int, Written], ...], tuple[int, ...]]:
    """Entries as they are kept: few are standing choices, so those are told by their places."""
    answers = tuple((entry.seat, entry.answer) for entry in entries)
    return answers, tuple(place for place, entry in enumerate(entries) if entry.standing)


def _read(entries: Sequence[tuple[int, Written]], standing: tuple[int, ...]) -> list[Entry]:
    # A JSON array does not say which of the two kinds of tuple it is; the space that is answered will.
    return [Entry(seat, cast(Answer, answer), place in standing) for place, (seat, answer) in enumerate(entries)]


class Sown(_Event, frozen=True, tag="sown"):
    """The seed of this table is settled, and will be told at the end: chance comes from it after `since` entries."""

    since: int = 0


class HandsOn(_Event, frozen=True, tag="hands"):
    """At this table people throw their own dice."""

    hands: Hands


class Counts(_Event, frozen=True, tag="counts"):
    """What comes of this game counts in the ratings of those who play it."""


class Known(_Event, frozen=True, tag="known"):
    """The person of a seat has said who they are in the ratings: the digest of their secret."""

    seat: int
    player: str


class Seated(_Event, frozen=True, tag="seated"):
    """Who plays a seat from now on; `bot` names the kind of bot."""

    seat: int
    kind: Kind
    bot: str | None = None
    name: str = ""


class Taken(_Event, frozen=True, tag="taken"):
    """Somebody has come with the invitation of a seat. Of it, and of the token that opens the seat now, the digests."""

    seat: int
    name: str
    invitation: str
    key: str


class Reopened(_Event, frozen=True, tag="reopened"):
    """The host lets somebody else have a seat: what opened it is void, and this invitation leads to it now."""

    seat: int
    invitation: str
    """Its digest."""
    sealed: str | None = None
    """The invitation itself, for whoever has the host's token."""


class Named(_Event, frozen=True, tag="named"):
    """The player of a seat goes by another name."""

    seat: int
    name: str


class Chatted(_Event, frozen=True, tag="chatted"):
    """`seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    id: str = ""


class Asked(_Event, frozen=True, tag="asked"):
    """A seat asks the others to let it take back its last answer."""

    seat: int
    id: str = ""


class Voted(_Event, frozen=True, tag="voted"):
    """A seat agrees to that, or does not: then the matter is closed."""

    seat: int
    agree: bool
    id: str = ""


class Timed(_Event, frozen=True, tag="timed"):
    """Whose time runs from now on, and when it is up; at a table where people may take only so long."""

    due: dict[int, float] = {}
    left: dict[int, float] = {}
    """Seconds that are left to the others, where there are so many for the whole game."""
    next: float | None = None
    """When the next of them is up, for whoever has to wake the table."""
    asked: tuple[int, ...] = ()
    """All seats that are being asked, those of bots too: who is asked after others has a new turn."""


class Expired(_Event, frozen=True, tag="expired"):
    """The time of a seat is up."""

    seat: int
    next: float | None = None


class Versions(NamedTuple):
    """Hashes of the rules and of the content that a table is played with."""

    rules: str
    content: str


class Carried(_Event, frozen=True, tag="carried"):
    """The match went over to other rules or content: these, from now on.

    Its first `entries` entries stay; `given_up` is how many answers came after those. The rules go on from `quiet`;
    where that is None, they have played everything again from the beginning.
    """

    rules: str
    content: str
    entries: int
    given_up: int = 0
    quiet: Quiet | None = None
    was: tuple[str, str] | None = None
    """The versions until then; None where a new table goes on with a match that had gone over before."""

    @property
    def versions(self) -> Versions:
        return Versions(self.rules, self.content)


Event: TypeAlias = (
    Carried
    | Entries
    | Replaced
    | Sown
    | HandsOn
    | Counts
    | Known
    | Seated
    | Taken
    | Reopened
    | Named
    | Chatted
    | Asked
    | Voted
    | Timed
    | Expired
)

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> str:
    """An event as the store keeps it."""
    return _encoder.encode(event).decode()


def decode(body: str | bytes) -> Event:
    return _decoder.decode(body)


class Happened(NamedTuple):
    """An event with its number and its time, in seconds since 1970."""

    n: int
    at: float
    event: Event


class Sitting(NamedTuple):
    """Who plays a seat."""

    kind: Kind
    name: str = ""
    bot: str | None = None


class ChatKept(NamedTuple):
    seat: int | None
    name: str
    text: str
    at: float
    note: Note | None = None
    given_up: int = 0


class Pending(NamedTuple):
    """A seat's wish to take an answer back, and who has agreed so far."""

    seat: int
    agreed: tuple[int, ...] = ()


class Threw(NamedTuple):
    """An outcome that the person of a seat has entered, by its place among the entries."""

    place: int
    seat: int


class Gave(NamedTuple):
    """An answer of a seat: the number of the decision, and its place among the entries."""

    decision: int
    answer: Written
    place: int


_MARKED: Final = (Replaced, Chatted, Asked, Voted)
GIVEN_KNOWN: Final = 8
"""Answers of a seat that are recognised when they are repeated: those its client may not have been told to be kept."""
IDS_KNOWN: Final = 64
THROWS_KNOWN: Final = 64


class Folded:
    """What the events so far amount to."""

    __slots__ = (
        "_counting",
        "asked",
        "base",
        "chat",
        "counts",
        "due",
        "entries",
        "expired",
        "given",
        "hands",
        "ids",
        "left",
        "makers",
        "moved",
        "next",
        "pending",
        "people",
        "players",
        "rekeyed",
        "seats",
        "size",
        "sown",
        "spare",
        "threw",
        "timed",
    )

    def __init__(self) -> None:
        self.next = 0
        """The number that the next event will have."""
        self.entries: list[Entry] = []
        self.size = 0
        """How many entries there are."""
        self._counting = False
        self.seats: dict[int, Sitting] = {}
        self.people: set[int] = set()
        """Seats that a person holds or has held, whoever plays them now."""
        self.counts = False
        """Whether the game counts in the ratings."""
        self.players: dict[int, str] = {}
        """Of the people who are known there, the digests, by seat."""
        self.rekeyed: list[Seated | Taken | Reopened] = []
        """What has become of who can open what, in order."""
        self.chat: list[ChatKept] = []
        self.pending: Pending | None = None
        self.sown: int | None = None
        """How many entries, at the beginning, come from before the seed that will be told; None if none will be."""
        self.hands: Hands | None = None
        """What of chance people throw and draw themselves."""
        self.threw: list[Threw] = []
        """The last of what they entered."""
        self.makers: list[int] = []
        """The seats that whoever made the table kept."""
        self.given: dict[int, list[Gave]] = {}
        """The last answers of each seat."""
        self.ids: list[str] = []
        """Of the last messages that had one."""
        self.base: Quiet | None = None
        """Where the present rules begin, if others were played before."""
        self.left: set[Versions] = set()
        """The rules and content that it was played with before."""
        self.moved = 0.0
        """When the last answer was given."""
        self.timed = 0.0
        """When it was last noted whose time runs."""
        self.asked: tuple[int, ...] = ()
        """The seats that were being asked then."""
        self.due: dict[int, float] = {}
        """Seats whose time runs, and when it is up."""
        self.spare: dict[int, float] = {}
        """Seconds that are left to others."""
        self.expired: set[int] = set()
        """Seats whose time is up."""

    def gave(self, seat: int, decision: int, answer: object) -> bool:
        """Whether this is what a seat has answered to a decision; None is whatever the table has thrown for it."""
        answer = tuple(answer) if isinstance(answer, list) else answer
        given = [one.answer for one in self.given.get(seat, ()) if one.decision == decision]
        return bool(given) if answer is None else answer in given

    def take(self, happened: Happened) -> None:
        n, at, event = happened
        if n != self.next:
            raise ValueError(f"event {n} cannot follow where event {self.next} is due")
        self.next += 1
        match event:
            case Entries():
                self.moved = at
                self._write(self.size, event)
                if event.to is not None:
                    seat, answer = event.entries[0]
                    place = self.size - len(event.entries)
                    if event.by is not None:
                        seat = event.by
                        self.threw.append(Threw(place, seat))
                        del self.threw[:-THROWS_KNOWN]
                    given = self.given.setdefault(seat, [])
                    given.append(Gave(event.to, answer, place))
                    del given[:-GIVEN_KNOWN]
            case Replaced(since, by=by):
                self.moved = at
                self._uproot(since, len(event.entries))
                self._forget_given(since, event.read())
                self._write(since, event)
                if by is not None:
                    self.chat.append(ChatKept(by, self.seats[by].name, "", at, "taken-back"))
            case Sown(since):
                self.sown = since
            case HandsOn(hands):
                self.hands = hands
                self.makers = [seat for seat, one in sorted(self.seats.items()) if one.kind == "human"]
            case Carried():
                self._uproot(event.entries, 0)
                self._forget_given(event.entries, [])
                del self.entries[event.entries :]
                self.size = event.entries
                self.pending = None
                self.base = event.quiet
                if event.was is not None:
                    self.left.add(Versions(*event.was))
                    self.chat.append(ChatKept(None, "", "", at, "carried", event.given_up))
            case Counts():
                self.counts = True
            case Known(seat, player):
                self.players[seat] = player
            case Seated(seat, kind, bot, name):
                self.players.pop(seat, None)
                self.seats[seat] = Sitting(kind, name, bot)
                self.rekeyed.append(event)
                if kind == "human":
                    self.people.add(seat)
            case Taken(seat, name):
                self.players.pop(seat, None)
                self.seats[seat] = Sitting("human", name)
                self.rekeyed.append(event)
                self.people.add(seat)
            case Reopened(seat):
                self.players.pop(seat, None)
                self.chat.append(ChatKept(seat, self.seats[seat].name, "", at, "reopened"))
                self.seats[seat] = Sitting("open")
                self.rekeyed.append(event)
            case Named(seat, name):
                self.seats[seat] = self.seats[seat]._replace(name=name)
            case Chatted(seat, name, text):
                self.chat.append(ChatKept(seat, name, text, at))
            case Asked(seat):
                self.pending = Pending(seat)
            case Voted(seat, agree):
                self.vote(seat, agree=agree)
            case Timed(due, left, asked=asked):
                self.due, self.spare, self.timed, self.asked = due, left, at, asked
                self.expired = {seat for seat in self.expired if due.get(seat, at + left.get(seat, 1.0)) <= at}
            case Expired(seat):
                self.expired.add(seat)
                self.chat.append(ChatKept(seat, self.seats[seat].name, "", at, "expired"))
        if isinstance(event, _MARKED) and event.id:
            self.ids.append(event.id)
            del self.ids[:-IDS_KNOWN]

    def _forget_given(self, since: int, new: list[Entry]) -> None:
        """Entries were replaced by these: of each seat, the last answers are gone, and others have moved."""
        self.threw = [threw for threw in self.threw if threw.place < since]
        for seat, given in self.given.items():
            moved = [gave for gave in given if gave.place >= since]
            if moved:
                places = [since + at for at, entry in enumerate(new) if entry.seat == seat and not entry.standing]
                # Where more answers were replaced than are known, nobody can tell which of them are left.
                left = zip(moved, places, strict=False) if len(moved) < GIVEN_KNOWN else ()
                stays = [gave for gave in given if gave.place < since]
                self.given[seat] = stays + [gave._replace(place=place) for gave, place in left]

    def _uproot(self, at: int, kept: int) -> None:
        """Entries from before the seed are taken back: from there on chance comes from it."""
        if self.sown is not None and at < self.sown:
            gone = self.size - at - kept
            self.sown = max(at, self.sown - gone)

    def _write(self, since: int, event: Entries | Replaced) -> None:
        if not self._counting:
            self.entries[since:] = event.read()
        self.size = since + len(event.entries)
        self.pending = None

    def let_go(self) -> None:
        """Of the entries: a match has them now, and from here on they are only counted."""
        self._counting = True
        self.entries = []

    def vote(self, seat: int, *, agree: bool) -> None:
        if self.pending is not None:
            self.pending = self.pending._replace(agreed=(*self.pending.agreed, seat)) if agree else None


def fold(events: Iterable[Happened]) -> Folded:
    """What these events, from the first on, amount to."""
    folded = Folded()
    for happened in events:
        folded.take(happened)
    return folded
