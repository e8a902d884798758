"""What a database keeps of a table, told as what its clients did, and compared with what they were told."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Engine, select

from undercroft.kernel.chance import CHANCE
from undercroft.table.events import (
    Asked,
    Chatted,
    Entries,
    Event,
    Folded,
    Happened,
    Named,
    Replaced,
    Seated,
    Voted,
    decode,
)
from undercroft.table.load.player import Given
from undercroft.table.store import schema

BUSY = "busy"
"""Refused for now: the same message may be sent again."""

Deed: TypeAlias = tuple[str, Any]
"""The kind of a message, and what it was about."""


class Done(NamedTuple):
    """The number of an event, the seat that it is of, and what that did."""

    n: int
    seat: int
    deed: Deed


class Course:
    """All that happened at a table so far."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.folded = Folded()
        self.taken_back = 0
        """The number of the last event that took an answer back."""
        self._heard: set[str] = set()
        """The ids of messages whose first event has been read; some have several."""

    def read(self, engine: Engine) -> list[Done]:
        """What people have done since this was last called."""
        kept = schema.events.c
        wanted = select(kept.n, kept.at, kept.body).order_by(kept.n)
        wanted = wanted.where(kept.table_id == self.table_id, kept.n >= self.folded.next)
        with engine.connect() as db:
            rows = db.execute(wanted).all()
        done = []
        for n, at, body in rows:
            event = decode(body)
            whose = self._whose(n, event)
            if whose is not None:
                done.append(Done(n, *whose))
            if isinstance(event, Replaced):
                self.taken_back = n
            self.folded.take(Happened(n, at, event))
        return done

    def _whose(self, n: int, event: Event) -> tuple[int, Deed] | None:
        """Which message of which seat an event comes from, if it is one of a person's."""
        folded = self.folded
        if isinstance(event, Replaced | Asked | Voted):
            if not event.id or event.id in self._heard:
                return None
            self._heard.add(event.id)
            return int(event.id.partition("-")[0]), ("by id", event.id)
        match event:
            case Entries():
                for seat, answer, standing in event.read():
                    if seat != CHANCE and folded.seats[seat].kind != "bot":
                        return seat, ("act" if standing else "answer", (seat, answer))
            case Seated(seat, bot=bot) if n >= len(folded.seats) > seat:
                return seat, ("seat", (seat, bot))
            case Named(seat, name):
                return seat, ("name", (seat, name))
            case Chatted(int(seat), text=text):
                return seat, ("chat", text)
        return None


def deed_of(given: Given) -> Deed | None:
    """What a message does, if it is kept; None if it does nothing that would be."""
    message = given.message
    match kind := message["t"]:
        case "answer" | "act":
            answer = message["answer"]
            return kind, (message["seat"], tuple(answer) if isinstance(answer, list) else answer)
        case "undo" | "vote":
            return "by id", message["id"]
        case "seat":
            return kind, (message["seat"], message["bot"])
        case "name":
            return kind, (message["seat"], message["name"])
        case "chat":
            return kind, message["text"]
    return None


class Settled(NamedTuple):
    """What came of the messages of a client."""

    kept: list[tuple[Given, int]]
    """Those in the record of which nothing was heard, each with the number of its event."""
    gone: list[Given]
    """Those neither in the record nor heard of."""
    lost: list[Given]
    """Those acknowledged, and not in the record."""
    late: list[Given]
    """Those refused though they are in the record."""
    strange: list[Deed]
    """What is in the record, and was not sent; or once more than it was."""

    def joined(self, other: Settled) -> Settled:
        return Settled(
            self.kept + other.kept,
            self.gone + other.gone,
            self.lost + other.lost,
            self.late + other.late,
            self.strange + other.strange,
        )


_FREE, _LATE, _LOST, _STRANGE = 0, 10, 1000, 1001


def unheard(given: Given) -> bool:
    """Whether nobody knows what came of a message."""
    return not given.done and given.refused in ("", BUSY)


def settle(sent: list[Given], done: list[Done]) -> Settled:
    """Find what is kept in what was sent: both are in order, so this is the way through both with the least to regret.

    What was acknowledged must be there, what was refused must not, and what nothing was heard of may be.
    """
    deeds = [(given, deed) for given in sent if (deed := deed_of(given)) is not None]
    kept = [one.deed for one in done]
    # cost[i][j]: the least regret about deeds[i:] and kept[j:]
    cost = [[0] * (len(kept) + 1) for _ in range(len(deeds) + 1)]
    for j in range(len(kept) - 1, -1, -1):
        cost[len(deeds)][j] = cost[len(deeds)][j + 1] + _STRANGE
    for i in range(len(deeds) - 1, -1, -1):
        given, deed = deeds[i]
        for j in range(len(kept), -1, -1):
            ways = [cost[i + 1][j] + (_LOST if given.done else _FREE)]
            if j < len(kept):
                ways.append(cost[i][j + 1] + _STRANGE)
                if deed == kept[j]:
                    ways.append(cost[i + 1][j + 1] + (_FREE if given.done or unheard(given) else _LATE))
            cost[i][j] = min(ways)
    found = Settled([], [], [], [], [])
    i = j = 0
    while i < len(deeds):
        given, deed = deeds[i]
        there = j < len(kept) and deed == kept[j]
        regret = _FREE if given.done or unheard(given) else _LATE
        if there and cost[i][j] == cost[i + 1][j + 1] + regret:
            if regret == _LATE:
                found.late.append(given)
            elif not given.done:
                found.kept.append((given, done[j].n))
            i, j = i + 1, j + 1
        elif j < len(kept) and cost[i][j] == cost[i][j + 1] + _STRANGE:
            found.strange.append(kept[j])
            j += 1
        else:
            if given.done:
                found.lost.append(given)
            elif unheard(given):
                found.gone.append(given)
            i += 1
    found.strange.extend(kept[j:])
    return found
