"""Matches that a seat cannot tell from the one it plays: what is hidden from it is drawn anew, what it has seen stays.

The quiet point is dealt anew by the game (`Game.redeal_to`), and what has been answered since is played again on it. At
every step the seat has to see what it saw then: its view, its lines of the log, what it is asked, and whom the table
waits for. A deal with which that does not come out is dropped, and another one tried.

Of what was answered since, these are drawn anew as well:

- what others have answered under a seal that is not broken yet;
- outcomes of chance, and single cards of a draw, that made no difference to what the seat has seen: that is found out
  by exchanging them and playing on;
- answers of others that nobody could give in the new deal, as long as the seat sees no difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from operator import eq
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from undercroft.kernel.chance import CHANCE, Chance, ChanceSpace, Draw, Place, Seeded
from undercroft.kernel.match import Entry, Match, Snapshot
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer
from undercroft.kernel.state import News, State

S = TypeVar("S", bound=State)

DEALS: Final = 200
"""So many deals are tried before it is given up."""
EXCHANGES: Final = 3
"""So many other outcomes are tried in place of a roll before it counts as seen."""
ANSWERS: Final = 1000
"""So many of the answers that a seat may give are compared."""

Path: TypeAlias = tuple[int, ...]
"""Where chance is asked, whatever others do meanwhile (see `Place`)."""
Unseen: TypeAlias = Mapping[Path, frozenset[int] | None]
"""What is to be drawn anew of what chance answered: which of the cards drawn, or None for all of an outcome."""


class NoDealFits(Exception):  # noqa: N818 - it says what it is
    """No deal was found with which a seat would have seen what it has seen."""


class _Unlike(Exception):  # noqa: N818 - another deal is tried, and that is all
    """With this deal, or this luck, the seat would have seen something else."""


class _Seen(NamedTuple):
    """What a seat sees at a moment, and what it has been told since the moment before."""

    view: Any
    asked: tuple[Msg, int | None, list[Answer]] | None
    """What it is asked, and what it may answer."""
    told: list[News]
    waiting: list[int] | None
    """Whom the table waits for; None under a seal, where nobody sees that."""


class _Request(NamedTuple):
    """What chance was asked, and what it answered."""

    space: ChanceSpace
    outcome: Answer


class _Luck:
    """Chance as it was, but for what is to be drawn anew; where it was not asked then, at random."""

    def __init__(self, known: Mapping[Path, Answer], unseen: Unseen, rng: Random, *, by_hand: bool) -> None:
        self._known = known
        self._unseen = unseen
        self._rng = rng
        self._by_hand = by_hand
        self._to_come = set(known)

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        path = place.path
        known = self._known.get(path)
        self._to_come.discard(path)
        if known is None and self._by_hand and not self._to_come:
            return None  # this is where the table has to throw its dice
        if known is not None and path in self._unseen:
            known = drawn_anew(space, known, self._unseen[path], self._rng)
        return space.sample(self._rng) if known is None or space.why_not(known) else known


class _AsItWas:
    """Chance as it stands in the record; the places where it was asked are found out on the way."""

    def __init__(self, outcomes: Sequence[Answer]) -> None:
        self.asked: dict[Path, _Request] = {}
        self._outcomes = list(outcomes)[::-1]

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        if not self._outcomes:
            return None
        outcome = self._outcomes.pop()
        # Rules may go on to take what was drawn out of the very list.
        asked = Draw(list(space.items), space.size) if isinstance(space, Draw) else space
        self.asked[place.path] = _Request(asked, outcome)
        return outcome


def drawn_anew(space: ChanceSpace, outcome: Answer, places: Collection[int] | None, rng: Random) -> Answer:
    """Another outcome: a whole new one, or one with these cards of a draw exchanged for any that are left."""
    if places is None or not isinstance(space, Draw) or not isinstance(outcome, tuple) or len(outcome) != space.size:
        return space.sample(rng)
    cards = _left(space, outcome, places)
    rng.shuffle(cards)
    return _with(outcome, places, cards)


def all_exchanged(space: Draw, outcome: tuple[Any, ...], places: Sequence[int], rng: Random) -> Answer:
    """A draw with another card at every one of these places, wherever there is one."""
    cards = _left(space, outcome, places)
    rng.shuffle(cards)
    was = [outcome[place] for place in places]
    for at, card in enumerate(was):
        if cards[at] == card:
            for other in range(len(cards)):
                if cards[other] != card and (other >= len(was) or was[other] != card):
                    cards[at], cards[other] = cards[other], cards[at]
                    break
    return _with(outcome, places, cards)


def _left(space: Draw, outcome: tuple[Any, ...], places: Collection[int]) -> list[Any]:
    """What could have been drawn at these places."""
    left: Counter[Any] = Counter(space.items)
    left.subtract(item for place, item in enumerate(outcome) if place not in places)
    if min(left.values(), default=0) < 0:
        raise _Unlike  # what the seat has seen drawn is somewhere else in this deal
    return list(left.elements())


def _with(outcome: tuple[Any, ...], places: Collection[int], cards: Sequence[Any]) -> Answer:
    drawn: list[Any] = list(outcome)
    for place, card in zip(sorted(places), cards, strict=False):
        drawn[place] = card
    return tuple(drawn)


class Determiniser(Generic[S]):
    """What a seat has seen since the last quiet point, ready to be fitted with other deals, as many as are wanted."""

    def __init__(self, match: Match[S], seat: int) -> None:
        self._match = match
        self._seat = seat
        self._quiet = match.quiet
        self._since = match.entries[self._quiet.at :]
        self._log = [line for line in match.log[: self._quiet.lines] if line.news.to in (None, seat)]
        self._sealed_at = match.sealed_at
        self._waiting = self._held_back = match.waiting
        as_it_was = _AsItWas([entry.answer for entry in self._since if entry.seat == CHANCE])
        self._seen = list(self._play(self._start(self._quiet.state, as_it_was), None))
        self._asked = as_it_was.asked
        self._outcomes = {path: request.outcome for path, request in as_it_was.asked.items()}
        self._unseen = self._find_unseen()

    @property
    def draws_luck_anew(self) -> bool:
        """Whether chance has answered something since that made no difference to what the seat has seen."""
        return bool(self._unseen)

    def deal(self, rng: Random, chance: Chance | None = None) -> Match[S]:
        """A match that the seat cannot tell from its own. Its luck is another one, unless a source is given."""
        game, now = self._match.game, self._match.state
        for number in range(DEALS):
            state = game.redeal_to(self._quiet.state, now, self._seat, rng)
            # Each of these made no difference; where all of them together do, better the luck that was than no deal.
            unseen = self._unseen if number < DEALS // 2 else {}
            # Others who still have to answer are held back, lest they end what is gathered; but in a gathering inside a
            # gathering, somebody may have waited for just that.
            self._held_back = self._waiting if number % 2 == 0 else []
            twin = self._fitted(state, _Luck(self._outcomes, unseen, rng, by_hand=CHANCE in self._waiting), rng)
            if twin is not None:
                twin.chance = chance if chance is not None else Seeded(rng.getrandbits(48))
                return twin
        raise NoDealFits(
            f"{game.slug}: none of {DEALS} deals fits what seat {self._seat} has seen in the {len(self._since)} answers"
            " since the last quiet point: `redeal_to` should keep what has come to light since"
        )

    # -- playing it again ---------------------------------------------------------------------------------------------

    def _fitted(self, state: S, luck: _Luck, rng: Random) -> Match[S] | None:
        """The match from this state on, with such luck; None if the seat would see a difference."""
        try:
            match = self._start(state, luck)
            if all(map(eq, self._play(match, rng), self._seen)):
                return match
        except _Unlike:
            pass
        return None

    def _start(self, state: S, luck: Chance) -> Match[S]:
        real, quiet = self._match, self._quiet
        base = Snapshot(quiet.at, len(self._log), quiet.revealed, quiet.drawn, state)
        before = [Entry(CHANCE, 0)] * quiet.at  # what it was has no part in this, only how much
        return Match.resume(real.game, real.options, real.players, luck, before, log=self._log, base=base)

    def _play(self, match: Match[S], rng: Random | None) -> Iterator[_Seen]:
        """Give all answers since; what the seat sees at the beginning and after each. None gives them as they were."""
        told = len(self._log)
        look = match.view if rng is None else match.glance  # what is kept, or what is compared before it goes on
        yield self._look(match, told, look)
        for number, entry in enumerate(self._since, start=self._quiet.at):
            if entry.seat == CHANCE:
                continue  # it has answered by itself
            told = len(match.log)
            if rng is None:
                match.take(entry)
            elif self._sealed_at is not None and number >= self._sealed_at and entry.seat != self._seat:
                self._answer_under_seal(match, entry.seat, rng)
            else:
                self._answer_again(match, entry, rng)
            yield self._look(match, told, look)

    def _look(self, match: Match[S], told: int, look: Callable[[int], Any]) -> _Seen:
        news = [line.news for line in match.read_log(self._seat, told)]
        ask = match.ask(self._seat)
        asked = None if ask is None else (ask.prompt, ask.space.count(), ask.space.enumerate(ANSWERS))
        return _Seen(look(self._seat), asked, news, sorted(match.waiting) if match.sealed is None else None)

    def _answer_again(self, match: Match[S], entry: Entry, rng: Random) -> None:
        ask = match.standing(entry.seat) if entry.standing else match.ask(entry.seat)
        if ask is None or (entry.seat == self._seat and ask.space.why_not(entry.answer)):
            raise _Unlike
        if ask.space.why_not(entry.answer):
            entry = entry._replace(answer=ask.space.sample(rng))
        match.take(entry)

    def _answer_under_seal(self, match: Match[S], seat: int, rng: Random) -> None:
        """Anything that somebody else may answer, as long as the seal stays unbroken."""
        ask = match.ask(seat)
        if ask is None:
            return  # this time it has answered all that it was asked
        at = len(match.entries)
        match.accept(seat, ask.space.sample(rng))
        if match.sealed_at != self._sealed_at or (seat in self._held_back and seat not in match.waiting):
            match.rewind(at)

    # -- what made no difference --------------------------------------------------------------------------------------

    def _find_unseen(self) -> Unseen:
        """What chance could have answered otherwise since the quiet point, and the seat would not have noticed."""
        rng = Random(0)  # the same for all deals: what has been seen is no matter of luck
        unseen: dict[Path, frozenset[int] | None] = {}
        for path, request in self._asked.items():
            if isinstance(request.space, Draw):
                if places := self._unseen_cards(path, request, rng):
                    unseen[path] = frozenset(places)
            elif any(
                self._makes_no_difference(path, request, request.space.sample(rng), rng) for _ in range(EXCHANGES)
            ):
                unseen[path] = None
        return unseen

    def _unseen_cards(self, path: Path, request: _Request, rng: Random) -> list[int]:
        """The places of the cards that the seat has not seen: halves of a draw in which it has are halved again."""
        space, outcome = request.space, request.outcome
        assert isinstance(space, Draw)
        assert isinstance(outcome, tuple)

        def unnoticed(places: list[int]) -> bool:
            other = all_exchanged(space, outcome, sorted(places), rng)
            return self._makes_no_difference(path, request, other, rng)

        unseen: list[int] = []
        single: list[int] = []
        parts = [list(range(space.size))]
        while parts:
            part = parts.pop()
            if unnoticed(part):
                unseen += part
            elif len(part) > 1:
                parts += [part[: len(part) // 2], part[len(part) // 2 :]]
            else:
                single += part
        # Where all cards were drawn, none can change alone.
        return unseen + [place for place in single if unseen and unnoticed([place, unseen[0]])]

    def _makes_no_difference(self, path: Path, request: _Request, other: Answer, rng: Random) -> bool:
        """Whether another outcome would have looked the same to the seat."""
        luck = _Luck({**self._outcomes, path: other}, {}, rng, by_hand=CHANCE in self._waiting)
        return other != request.outcome and self._fitted(self._quiet.state, luck, rng) is not None
