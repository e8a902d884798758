"""Playing a game at random for the tester, and telling what was played when something is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple, NoReturn

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand, Chance, Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.match import Entry, Match

LISTED = 64
"""How many answers of a space are considered when one is picked by number."""
TOLD = 60
"""How many of the last answers a violation lists."""
UNASKED_ONE_IN = 40
"""How often somebody does something unasked, where that is possible."""
SHOWN = 240
"""How much of two texts that differ is shown."""


class Violation(AssertionError):  # noqa: N818 - named for what it is, as AssertionError is for what it does
    """A game broke a promise; the text says which, in what trial, and after which answers."""


class Trial(msgspec.Struct, frozen=True):
    """A game to be played at random: by how many, with which options, and with what luck."""

    game: Game[Any]
    players: int
    options: Mapping[str, Any] = {}
    seed: int = 0
    by_hand: bool = False
    """Whether chance is left to the table, so that its outcomes are answers like any other."""

    def start(self, chance: Chance | None = None, *, state: Any = None, audit: bool = False) -> Match[Any]:  # noqa: ANN401 - the game's own state
        """The match at its beginning, or at a quiet point that is given."""
        if chance is None:
            chance = ByHand() if self.by_hand else Seeded(self.seed)
        options = self.game.read_options(self.options)
        return Match(self.game, options, self.players, chance, state=state, audit=audit)

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        words = [self.game.slug, f"{self.players} players", options, "dice by hand" if self.by_hand else ""]
        return ", ".join(filter(None, [*words, f"seed {self.seed}"]))


class Position(NamedTuple):
    """All that anybody could tell two matches apart by, except the log."""

    digest: str
    entries: list[Entry]
    asks: dict[int, bytes]
    """What each seat is asked, as it would travel."""
    over: bool


def position(match: Match[Any]) -> Position:
    return Position(match.digest(), match.entries[:], asks(match), match.over)


def asks(match: Match[Any]) -> dict[int, bytes]:
    """What each seat is asked, in seat order: the order in which seats were asked means nothing."""
    return {seat: travelling(ask) for ask in match.due for seat in ask.seats}


def standing_asks(match: Match[Any]) -> dict[int, Ask]:
    """What each seat may do without having been asked."""
    seats = range(match.players)
    return {seat: ask for seat in seats if (ask := match.standing(seat)) is not None}


def travelling(ask: Ask | None) -> bytes:
    """An ask as a client would receive it."""
    return msgspec.json.encode(ask.wire() if ask is not None else None)


def readable(match: Match[Any], seat: int) -> list[Any]:
    """The log as a seat may read it; the places of its lines in the record are not part of what it says."""
    return [line.news for line in match.read_log(seat)]


class Walk:
    """A match that stands at a decision, and the answer that will be given to it next.

    Checks may do to the match what they like, if they leave it as they found it.
    """

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.rng = Random(trial.seed)
        self._looked_at = Random(trial.seed).randrange(trial.players)
        self.doing = "set-up"
        try:
            self.match = trial.start(audit=True)
        except Exception as error:
            raise Violation(f"set-up: the rules raised {error!r}\n  in {trial}") from error
        self.here = position(self.match)
        self.move = Entry(CHANCE, ())
        self.foreseen: Position | None = None
        """Where a fork went with the answer that was picked."""

    def pick(self) -> None:
        """Choose the next answer: any seat that is asked, any answer it may give; or now and then one unasked."""
        unasked = self.unasked()
        if unasked is not None:
            self.move = unasked
            return
        seat = self.rng.choice(self.asked())
        ask = self.match.ask(seat)
        assert ask is not None
        self.move = Entry(seat, self.answer_to(ask))

    def pick_number(self, number: int) -> None:
        """Choose the next answer by a number, so that a smaller number is a simpler answer."""
        seats = self.asked()
        seat = seats[number % len(seats)]
        ask = self.match.ask(seat)
        assert ask is not None
        answers = ask.space.enumerate(LISTED) or [self.answer_to(ask)]
        self.move = Entry(seat, answers[number // len(seats) % len(answers)])

    def unasked(self) -> Entry | None:
        """Now and then, a standing choice of somebody who has one."""
        standing = standing_asks(self.match)
        if not standing or self.rng.randrange(UNASKED_ONE_IN):
            return None
        seat = self.rng.choice(list(standing))
        return Entry(seat, self.answer_to(standing[seat]), standing=True)

    def asked(self) -> list[int]:
        """The seats that have something to answer, which cannot be none."""
        self.doing = "the game goes on"
        return self.match.waiting or self.fail("it is not over, but nobody is asked anything")

    def answer_to(self, ask: Ask) -> Any:  # noqa: ANN401 - whatever the space holds
        try:
            return ask.space.sample(self.rng)
        except Exception as error:
            self.fail(f"'{ask.prompt.id}' is asked, but nothing can be answered to it: {error!r}", error)

    def step(self) -> None:
        """Give the answer that was picked."""
        self.doing = "the game goes on"
        self.take(self.match, self.move)
        self.here = position(self.match)
        if self.foreseen is not None:
            self.same("the match and its fork, given the same answer", self.here, self.foreseen)
            self.foreseen = None

    def somebody(self) -> int:
        """A seat to look at: over a game, every one many times."""
        return self.rng.randrange(self.trial.players)

    def next_one(self) -> int:
        """A seat to look at where looking is dear: one after another, so that few looks are enough to miss nobody."""
        self._looked_at = (self._looked_at + 1) % self.trial.players
        return self._looked_at

    def take(self, match: Match[Any], move: Entry) -> None:
        """Have a match accept an answer that it must accept."""
        try:
            refusal = (match.act if move.standing else match.answer)(move.seat, move.answer)
        except Exception as error:
            self.fail(f"after {told(move)} the rules raised {error!r}", error)
        if refusal is not None:
            self.fail(f"{told(move)} is on offer, but refused: {refusal.msg.id}")

    def same(self, what: str, got: Position, expected: Position) -> None:
        for field, here, there in zip(Position._fields, got, expected, strict=True):
            self.equal(f"{what}: {field}", here, there)

    def equal(self, what: str, got: object, expected: object) -> None:
        if got != expected:
            here, there = _apart(_text(got), _text(expected))
            self.fail(f"{what}\n  should be {there}\n  but is    {here}")

    def fail(self, problem: str, cause: Exception | None = None) -> NoReturn:
        raise Violation("\n".join([f"{self.doing}: {problem}", *self.story()])) from cause

    def story(self) -> Iterable[str]:
        """The trial, and the answers that led here, one a line."""
        entries = self.here.entries
        yield f"  in {self.trial}, after {len(entries)} answers" + (":" if entries else "")
        if len(entries) > TOLD:
            yield f"    ({len(entries) - TOLD} earlier ones)"
        for entry in entries[-TOLD:]:
            yield f"    {told(entry)}"
        yield f"  next: {told(self.move)}"


def told(entry: Entry) -> str:
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    return f"{who}{', unasked' if entry.standing else ''}: {entry.answer!r}"


def _text(value: object) -> str:
    return value.decode() if isinstance(value, bytes) else repr(value)


def _apart(one: str, other: str) -> tuple[str, str]:
    """Two texts, cut to where they begin to differ."""
    pairs = zip(one, other, strict=False)
    first = next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    start = max(0, first - SHOWN // 2)
    lead = "..." if start else ""
    return lead + one[start : start + SHOWN], lead + other[start : start + SHOWN]
