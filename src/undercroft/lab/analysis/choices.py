"""What decisions gave: each answer that was another than the bot's, beside the bot's, in games played to their ends.

Everything is measured by how often the seat wins if from then on everybody does as the bot does. An answer that is the
bot's own changes nothing of that, so the others are all there is to choice. The rest of the way from the beginning of
a game to its end is luck: what was thrown and dealt, and what came to light.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.position import Position
from undercroft.lab.analysis.imagined import DOUBT, Futures, chance_to_win
from undercroft.lab.analysis.means import Means

LEAST: Final = 2
"""Pairs of games for each answer: with fewer it could not be told how far off they are."""
PILOT: Final = 4
"""So many for each, if there are enough; those after that go where most is open."""


class Doubtful(NamedTuple):
    """An answer that was another than the bot's, with the match where it is about to be taken."""

    match: Match[Any]
    entry: Entry


def is_doubtful(match: Match[Any], entry: Entry, seed: int) -> bool:
    """Whether the bot would have done something else than what is about to be answered."""
    if entry.standing:
        return True  # it never does unasked
    ask = match.ask(entry.seat)
    if ask is None or ask.space.count() == 1:
        return False
    bot = make_bot(GREEDY, match.game, Random(f"{seed}/{len(match.entries)}/bot"))
    own = bot.choose(entry.seat, ask, Position(match, entry.seat))
    return match.game.action_id(ask, own) != match.game.action_id(ask, entry.answer)


LITTLE: Final = 0.05
"""What cannot be off by more than this, and is less than its error, is next to nothing."""
VAGUE: Final = 0.35
"""What may be off by more than this is no figure to go by."""

Telling: TypeAlias = Literal["figure", "little", "nothing"]
"""What can be said of what something gave: so much, next to nothing, or that it cannot be told."""


class Given(NamedTuple):
    """What something gave to a seat, in chances to win, and one standard error of that."""

    gave: float
    error: float

    @property
    def telling(self) -> Telling:
        if abs(self.gave) >= self.error and self.error <= VAGUE:
            return "figure"
        return "little" if self.error <= LITTLE else "nothing"


def choice(doubtful: Sequence[Doubtful], seat: int, means: Means) -> Given:
    """What these answers gave together: nothing for sure if there are none.

    Where there are too many of them, some are looked at, evenly over the game, and stand for all.
    """
    many = len(doubtful)
    looked = min(many, means.pairs // LEAST)
    if not looked:
        return Given(0.0, 0.0 if not many else sqrt(many * DOUBT))
    tried = [_Tried(doubtful[number * many // looked], seat, means.seed, DOUBT / looked) for number in range(looked)]
    left = means.pairs
    for one in tried * (LEAST if left < looked * PILOT else PILOT):
        left -= one.again()
    while left > 0 and (open_ := max(tried, key=lambda one: one.gain_of_another)).gain_of_another > 0:
        left -= open_.again()
    mean = sum(one.mean for one in tried) / looked
    between = sum((one.mean - mean) ** 2 for one in tried) / max(1, looked - 1)
    within = sum(one.variance for one in tried)
    share = looked / many
    return Given(many * mean, sqrt(many * many / looked * (1 - share) * between + within / share))


class _Tried:
    """One of them: the differences between games that begin with it and such that begin as the bot would."""

    def __init__(self, doubtful: Doubtful, seat: int, seed: int, doubt: float) -> None:
        self._entry = doubtful.entry
        self._futures: Futures | None = Futures(doubtful.match, doubtful.entry.seat, seed)
        self._seat = seat
        self._doubt = doubt
        """Its part of the doubt in all of them."""
        self._gains: list[float] = []

    def again(self) -> int:
        """Try another pair. One, as so many it takes."""
        if self._futures is not None:
            number = len(self._gains)
            try:
                gave, usual = (
                    chance_to_win(self._futures.end(number, entry=entry), self._seat) for entry in (self._entry, None)
                )
                self._gains.append(gave - usual)
            except NoDealFits:
                self._futures = None
        return 1

    @property
    def mean(self) -> float:
        return sum(self._gains) / len(self._gains) if self._gains else 0.0

    @property
    def variance(self) -> float:
        """Of the mean. Where no deal fits nothing is known of it."""
        many = len(self._gains)
        return self._spread / many if many else DOUBT

    @property
    def gain_of_another(self) -> float:
        """How much less that would be with one more pair."""
        many = len(self._gains)
        return 0.0 if self._futures is None or not many else self._spread / (many * (many + 1))

    @property
    def _spread(self) -> float:
        mean, many = self.mean, len(self._gains)
        return (sum((gain - mean) ** 2 for gain in self._gains) + self._doubt) / max(1, many - 1)
