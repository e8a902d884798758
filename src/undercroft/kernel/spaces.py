"""Choice spaces: what may be answered to an ask, why something may not, and how to try answers at random.

Spaces are few and generic. Options may be given as a function, so that replaying a recorded answer never pays for
working out the alternatives.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, islice, permutations
from math import comb, factorial
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from undercroft.kernel.messages import Msg, msg

Value: TypeAlias = str | int
Answer: TypeAlias = str | int | tuple[str | int, ...] | tuple[float, ...]


LISTED: Final = 10_000
"""More answers, or outcomes of chance, than this are not listed unless somebody says how many may be."""


class TooMany(Exception):  # noqa: N818 - nothing is wrong: whoever asks has to sample, or to raise the limit
    """There are more than may be listed: `count` says how many, None for a continuum, which nothing lists."""

    def __init__(self, what: str, count: int | None, limit: int) -> None:
        told = "a continuum of" if count is None else str(count)
        super().__init__(f"{told} {what}, and no more than {limit} may be listed: `sample` gives any of them")
        self.count = count


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not allowed, and the ledger id of the rule that forbids it."""

    msg: Msg
    rule: str | None = None


class Label(msgspec.Struct, frozen=True):
    """How an option is shown: its text, the rule it follows, and a longer explanation."""

    text: Msg
    rule: str | None = None
    detail: Msg | None = None


class Choice(msgspec.Struct, frozen=True):
    """An option as a client shows it; `refused` options stay visible and say why."""

    value: Value
    label: Label
    refused: Refusal | None = None


Values: TypeAlias = Sequence[Value] | Callable[[], Sequence[Value]]
Describe: TypeAlias = Callable[[Any], Label]
Refused: TypeAlias = Callable[[], Mapping[Value, Refusal]]


def plain(value: Value) -> Label:
    """A label for values that need no words of their own, such as numbers."""
    return Label(msg("kernel-value", value=value))


class Space(ABC):
    """A set of allowed answers."""

    __slots__ = ()

    several: ClassVar[bool] = False
    """Whether an answer is a tuple of values."""

    @abstractmethod
    def why_not(self, answer: Answer) -> Refusal | None:
        """None if `answer` is allowed, else the reason."""

    @abstractmethod
    def count(self) -> int | None:
        """How many answers are allowed, worked out without listing them; None for a continuum."""

    @abstractmethod
    def enumerate(self, limit: int) -> list[Answer]:
        """The first of the allowed answers, in a fixed order; `every` is for who has to be sure that these are all."""

    def every(self, limit: int = LISTED) -> list[Answer]:
        """All allowed answers, each once; TooMany if there are more than `limit`."""
        count = self.count()
        if count is None or count > limit:
            raise TooMany("answers", count, limit)
        return self.enumerate(limit)

    @abstractmethod
    def sample(self, rng: Random) -> Answer:
        """An allowed answer, every one possible."""

    @abstractmethod
    def wire(self) -> dict[str, Any]:
        """The space as a client sees it, ready for JSON."""

    def read(self, raw: object) -> Answer:
        """An answer as it came over the wire; lists become tuples, the rest is left for `why_not` to refuse."""
        return tuple(raw) if isinstance(raw, list) else raw  # type: ignore[return-value]


class _Listed(Space):
    """What spaces over a list of named options share."""

    __slots__ = ("_describe", "_refused", "_values")

    def __init__(self, values: Values, describe: Describe = plain, refused: Refused | None = None) -> None:
        self._values = values
        self._describe = describe
        self._refused = refused

    @property
    def values(self) -> Sequence[Value]:
        values = self._values
        if callable(values):
            values = self._values = values()
        return values

    def label(self, value: Value) -> Label:
        return self._describe(value)

    def choices(self) -> list[Choice]:
        """Every option to show: the allowed ones, then those a player would look for in vain."""
        allowed = [Choice(value, self._describe(value)) for value in self.values]
        refused = self._refused() if self._refused else {}
        return allowed + [Choice(value, self._describe(value), why) for value, why in refused.items()]

    def _why_not_value(self, value: object) -> Refusal | None:
        # `True == 1`: a boolean is never an option, whatever it compares equal to.
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            if value in self.values:
                return None
            refused = self._refused() if self._refused else {}
            if value in refused:
                return refused[value]
        return Refusal(msg("kernel-not-an-option", answer=str(value)))

    def _why_not_distinct(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple):
            return Refusal(msg("kernel-not-a-list", answer=str(answer)))
        for value in answer:
            if why := self._why_not_value(value):
                return why
        if len(set(answer)) < len(answer):
            return Refusal(msg("kernel-repeated", answer=", ".join(map(str, answer))))
        return None


class OneOf(_Listed):
    """Exactly one of the options."""

    __slots__ = ()

    def why_not(self, answer: Answer) -> Refusal | None:
        return self._why_not_value(answer)

    def count(self) -> int:
        return len(self.values)

    def enumerate(self, limit: int) -> list[Answer]:
        return list(self.values[:limit])

    def sample(self, rng: Random) -> Answer:
        values = self._values
        if callable(values):  # as `values`, without a call for it: rollouts sample at every decision
            values = self._values = values()
        return values[int(rng.random() * len(values))]

    def wire(self) -> dict[str, Any]:
        return {"space": "one_of", "choices": self.choices()}


class Subset(_Listed):
    """Between `at_least` and `at_most` different options, in any order."""

    several = True

    __slots__ = ("at_least", "at_most")

    def __init__(
        self,
        values: Values,
        at_least: int,
        at_most: int,
        describe: Describe = plain,
        refused: Refused | None = None,
    ) -> None:
        super().__init__(values, describe, refused)
        self.at_least = at_least
        self.at_most = at_most

    def why_not(self, answer: Answer) -> Refusal | None:
        if why := self._why_not_distinct(answer):
            return why
        assert isinstance(answer, tuple)
        if not self.at_least <= len(answer) <= self.at_most:
            if self.at_least == self.at_most:
                return Refusal(msg("kernel-exactly", count=self.at_least, got=len(answer)))
            return Refusal(msg("kernel-how-many", low=self.at_least, high=self.at_most, got=len(answer)))
        return None

    def count(self) -> int:
        return sum(comb(len(self.values), size) for size in range(self.at_least, self.at_most + 1))

    def enumerate(self, limit: int) -> list[Answer]:
        sizes = range(self.at_least, self.at_most + 1)
        return list(islice((chosen for size in sizes for chosen in combinations(self.values, size)), limit))

    def sample(self, rng: Random) -> Answer:
        size = rng.randint(self.at_least, min(self.at_most, len(self.values)))
        chosen = set(rng.sample(range(len(self.values)), size))
        return tuple(value for index, value in enumerate(self.values) if index in chosen)

    def wire(self) -> dict[str, Any]:
        return {
            "space": "subset",
            "at_least": self.at_least,
            "at_most": self.at_most,
            "choices": self.choices(),
        }


class Order(_Listed):
    """All the options, put in an order."""

    several = True

    __slots__ = ()

    def why_not(self, answer: Answer) -> Refusal | None:
        if why := self._why_not_distinct(answer):
            return why
        assert isinstance(answer, tuple)
        if len(answer) != len(self.values):
            return Refusal(msg("kernel-order-all", count=len(self.values), got=len(answer)))
        return None

    def count(self) -> int:
        return factorial(len(self.values))

    def enumerate(self, limit: int) -> list[Answer]:
        return list(islice(permutations(self.values), limit))

    def sample(self, rng: Random) -> Answer:
        values = list(self.values)
        rng.shuffle(values)
        return tuple(values)

    def wire(self) -> dict[str, Any]:
        return {"space": "order", "choices": self.choices()}


class Number(Space):
    """A whole number between two bounds, both included."""

    __slots__ = ("high", "low", "rule")

    def __init__(self, low: int, high: int, rule: str | None = None) -> None:
        self.low = low
        self.high = high
        self.rule = rule

    def why_not(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, int) and not isinstance(answer, bool) and self.low <= answer <= self.high:
            return None
        return Refusal(msg("kernel-number", low=self.low, high=self.high, got=str(answer)), self.rule)

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def enumerate(self, limit: int) -> list[Answer]:
        return list(range(self.low, self.high + 1)[:limit])

    def sample(self, rng: Random) -> Answer:
        return rng.randint(self.low, self.high)

    def wire(self) -> dict[str, Any]:
        return {"space": "number", "low": self.low, "high": self.high}


class Axis(msgspec.Struct, frozen=True):
    """One bounded dimension of an aim."""

    name: str
    low: float
    high: float


MIDDLE: Final = "middle"
"""Short for the middle of a box, where a scenario does not care where somebody aims."""


class Aim(Space):
    """A point in a bounded box: one real number for each axis."""

    __slots__ = ("axes",)

    def __init__(self, axes: Sequence[Axis]) -> None:
        self.axes = tuple(axes)

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple) or len(answer) != len(self.axes):
            return Refusal(msg("kernel-aim-axes", count=len(self.axes), names=", ".join(a.name for a in self.axes)))
        for axis, value in zip(self.axes, answer, strict=True):
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not axis.low <= value <= axis.high:
                return Refusal(msg("kernel-aim", axis=axis.name, low=str(axis.low), high=str(axis.high)))
        return None

    def count(self) -> None:
        return None

    def enumerate(self, limit: int) -> list[Answer]:
        """The middle of the box and its two far corners: a continuum has no list, but testers need a few points."""
        points = [
            tuple((a.low + a.high) / 2 for a in self.axes),
            tuple(float(a.low) for a in self.axes),
            tuple(float(a.high) for a in self.axes),
        ]
        return list(points[:limit])

    def sample(self, rng: Random) -> Answer:
        return tuple(rng.uniform(a.low, a.high) for a in self.axes)

    def wire(self) -> dict[str, Any]:
        return {"space": "aim", "axes": self.axes}

    def read(self, raw: object) -> Answer:
        return self.enumerate(1)[0] if raw == MIDDLE else super().read(raw)
