"""How a finished game went: what each did in numbers, how it stood over time, luck, and the moments that decided it.

Nothing of it is kept while a game is played. `account` plays the record again, once, when somebody asks, and a book
writes along: the game's own, or one that counts what every game has.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from undercroft.kernel.chance import CHANCE, ChanceSpace, Place
from undercroft.kernel.game import Game
from undercroft.kernel.match import Entry, LogLine, Match
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer
from undercroft.kernel.state import News, State

S = TypeVar("S", bound=State)

MOMENTS = 6
"""So many are worth telling of one game."""


class Column(msgspec.Struct, frozen=True):
    """Whose numbers they are: a side, a seat, or one of several figures of a seat."""

    seats: tuple[int, ...]
    name: Msg | None = None
    """None: as those who sit there are called."""


class Count(msgspec.Struct, frozen=True):
    """Something that was counted; None where it does not apply."""

    what: Msg
    values: tuple[int | None, ...]
    """One for each column."""


class Luck(msgspec.Struct, frozen=True):
    """What the dice brought, beside what they bring on average, which is exact."""

    what: Msg
    got: int
    expected: float
    column: int | None = None
    """Whose dice they were; None: everybody's."""


class Series(msgspec.Struct, frozen=True):
    """A line of the picture."""

    values: tuple[float, ...]
    column: int | None = None


class Round(msgspec.Struct, frozen=True):
    """Which round began, after how many answers."""

    number: int
    decision: int


class Course(msgspec.Struct, frozen=True):
    """How the game stood, from its beginning to its end, whenever that changed."""

    what: Msg
    decisions: tuple[int, ...]
    """Answers that had been given by then."""
    series: tuple[Series, ...]
    rounds: tuple[Round, ...] = ()
    """As far as the game counts any."""


class Moment(msgspec.Struct, frozen=True):
    """A line of the log that mattered, and how many answers had been given when it was written."""

    decision: int
    told: Msg


class Account(msgspec.Struct, frozen=True):
    columns: tuple[Column, ...]
    counts: tuple[Count, ...]
    luck: tuple[Luck, ...]
    course: Course | None
    moments: tuple[Moment, ...]


class Book(Generic[S]):
    """Written while a game is played again. This one knows no game; a game's own says what there is to count."""

    course: Msg = Msg("account-standing")
    """What the picture shows."""

    def __init__(self, game: Game[S], players: int) -> None:
        self.game = game
        self.players = players
        self.answers = [0] * players

    def answered(self, seat: int) -> None:
        self.answers[seat] += 1

    def threw(self, space: ChanceSpace, outcome: Answer) -> None:
        """Chance has come out so."""

    def heard(self, news: News) -> None:
        """A line of the log, in order with what was thrown."""

    def saw(self, state: S) -> None:
        """The position after all that."""

    def weight(self, news: News) -> float:  # noqa: ARG002
        """How much a line of the log decided, in whatever measure; 0 is nothing. Asked when all is written."""
        return 0.0

    def standing(self, state: S) -> Sequence[float]:
        """A number for each line of the picture."""
        game = self.game
        return [game.evaluate(game.view(state, column.seats[0]), column.seats[0]) for column in self.columns()]

    def series(self) -> Sequence[int | None]:
        """To which column each line of the picture belongs."""
        return range(len(self.columns()))

    def columns(self) -> Sequence[Column]:
        sides = dict.fromkeys(self.game.side(seat) for seat in range(self.players))
        if len(sides) == 1:
            return [Column((seat,)) for seat in range(self.players)]
        own = {side: [seat for seat in range(self.players) if self.game.side(seat) == side] for side in sides}
        return [Column(tuple(seats)) for seats in own.values()]

    def counts(self) -> Sequence[Count]:
        given = tuple(sum(self.answers[seat] for seat in column.seats) for column in self.columns())
        return [Count(msg("account-decisions"), given)]

    def luck(self) -> Sequence[Luck]:
        return ()


def account(match: Match[Any]) -> Account:
    """Play a finished game again and write its book: some seconds of work for a long game."""
    writing = _Writing(match)
    writing.write(len(match.entries))
    book, course = writing.book, writing.course()
    return Account(tuple(book.columns()), tuple(book.counts()), tuple(book.luck()), course, writing.moments(course))


class Tally(NamedTuple):
    """What had been counted at some moment."""

    columns: Sequence[Column]
    counts: Sequence[Count]


def tallies(match: Match[Any], *moments: int) -> list[Tally]:
    """What had been counted when the record had so many entries, since where the match begins; moments in order."""
    writing = _Writing(match)
    found = []
    for entries in moments:
        writing.write(entries)
        found.append(Tally(writing.book.columns(), writing.book.counts()))
    return found


class _Thrown(NamedTuple):
    at: int
    space: ChanceSpace
    outcome: Answer


class _Listening:
    """Answers for chance as recorded, and remembers what was asked."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self.heard: list[_Thrown] = []

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        if place.at >= len(self._entries):
            return None
        outcome = self._entries[place.at].answer
        self.heard.append(_Thrown(place.at, space, outcome))
        return outcome


class _Point(NamedTuple):
    """How the game stood after so many answers."""

    decision: int
    values: tuple[float, ...]
    last: Msg | None
    """What everybody had last read."""


class _Writing:
    """Plays a match again, tells its book what has happened, and keeps what every book has."""

    def __init__(self, match: Match[Any]) -> None:
        self.book: Book[Any] = match.game.book(match.players)
        self._record = match.entries[:]
        self._listening = _Listening(self._record)
        self._match = match.again(self._record[: match.base.at], self._listening)
        self._read = len(match.log[: match.base.lines])  # before that, lines are of other rules; a fork has none
        self._entries = 0
        self._decision = 0
        self._points: list[_Point] = []
        self._rounds: list[Round] = []
        self._lines: list[tuple[News, int]] = []
        self._last: Msg | None = None
        self._catch_up()

    def write(self, until: int) -> None:
        """Go on until the record has so many entries."""
        while len(self._match.entries) < until:
            entry = self._record[len(self._match.entries)]
            self._match.take(entry)
            if entry.seat != CHANCE:
                self.book.answered(entry.seat)
            self._catch_up()

    def _catch_up(self) -> None:
        book, match = self.book, self._match
        before = self._decision
        self._decision += sum(entry.seat != CHANCE for entry in match.entries[self._entries :])
        self._entries = len(match.entries)
        thrown, self._listening.heard = self._listening.heard, []
        lines = match.log[self._read :]
        self._read = len(match.log)
        # A line that tells of a throw was written when the record had it, so one entry later than it was asked for.
        both: list[_Thrown | LogLine] = [*thrown, *lines]
        for happened in sorted(both, key=lambda one: one.at + isinstance(one, _Thrown) / 2):
            if isinstance(happened, _Thrown):
                book.threw(happened.space, happened.outcome)
                continue
            book.heard(happened.news)
            self._last = happened.news.msg if happened.news.to is None else self._last
            self._lines.append((happened.news, self._decision))
        book.saw(match.state)
        self._note_round(before)
        values = tuple(book.standing(match.state))
        if not self._points or self._points[-1].values != values or match.over:
            self._points.append(_Point(self._decision, values, self._last))

    def _note_round(self, decision: int) -> None:
        """Where a game counts rounds, as all of ours do."""
        now = getattr(self._match.state, "round", 0)
        if now and (not self._rounds or self._rounds[-1].number != now):
            self._rounds.append(Round(now, decision))

    def course(self) -> Course | None:
        """Nothing where nothing ever changed."""
        if len({point.values for point in self._points}) < 2:
            return None
        # Of what an answer brought about step by step only the end can be looked back at.
        points = [list(group)[-1] for _, group in groupby(self._points, key=lambda point: point.decision)]
        owners = self.book.series()
        lines = zip(*(point.values for point in points), strict=True)
        series = tuple(Series(values, column) for values, column in zip(lines, owners, strict=True))
        return Course(self.book.course, tuple(point.decision for point in points), series, tuple(self._rounds))

    def moments(self, course: Course | None) -> tuple[Moment, ...]:
        """The weightiest lines of the log; where a game weighs none, those after which it stood most differently."""
        told = ((self.book.weight(news), Moment(decision, news.msg)) for news, decision in self._lines)
        weighed = [(weight, moment) for weight, moment in told if weight]
        if not weighed and course is not None:
            weighed = [
                (max(abs(now - before) for now, before in zip(to.values, since.values, strict=True)), moment)
                for since, to in pairwise(self._points)
                if to.last is not None and (moment := Moment(to.decision, to.last))
            ]
        best = sorted(weighed, key=lambda one: (-one[0], one[1].decision))[:MOMENTS]
        return tuple(sorted((moment for _, moment in best), key=lambda moment: moment.decision))
