"""Chance is a seat: what it is asked, and who answers for it — a seeded generator, a script, or people with dice."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from hashlib import blake2b
from itertools import islice, product
from math import comb, perm, prod
from random import Random
from struct import Struct
from typing import Any, Final, NamedTuple, Protocol

from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import LISTED, Answer, Refusal, Space, TooMany, Value
from undercroft.parts.dice import Die
from undercroft.parts.odds import Ways

CHANCE: Final = -1
"""The seat of chance."""


class ChanceSpace(Space):
    """A request to chance; yielded by a rule in place of an ask."""

    __slots__ = ()

    several = True
    prompt: Msg
    by: int | None = None
    """The seat whose hand it is that throws or draws, where people do; None where it does not matter."""
    slow: bool = False
    """Whether an outcome takes so long to find that nobody else should have to wait for it meanwhile."""

    repeatable: bool = True
    """Whether a seed gives the same outcome on every machine, and at little cost: then records are held to it."""

    @abstractmethod
    def count(self) -> int | None:
        """How many different outcomes there are; None for a continuum."""

    @abstractmethod
    def ways(self, outcome: Answer) -> int:
        """In how many of the `all_ways()`, all equally likely, it comes out like this."""

    @abstractmethod
    def all_ways(self) -> int:
        """In how many ways it can come out at all."""

    def outcomes(self, limit: int = LISTED) -> Ways[Answer]:
        """Every different outcome, and its weight: in how many ways it comes out, of `all_ways()`.

        TooMany where there are more than `limit` of them: long lists, once shuffled, can only be sampled.
        """
        count = self.count()
        if count is None or count > limit:
            raise TooMany("outcomes", count, limit)
        return {outcome: self.ways(outcome) for outcome in self.enumerate(limit)}


class Continuum(ChanceSpace):
    """A request with more outcomes than anybody could list: they can be sampled, and judged, and no more."""

    __slots__ = ()
    typing: Msg
    """What people may type who have done it by hand."""

    @abstractmethod
    def typed(self, line: str) -> Answer | None:
        """The outcome in their words; None if these say nothing."""

    def count(self) -> None:
        return None

    def ways(self, outcome: Answer) -> int:  # noqa: ARG002 - none of them has a weight
        raise TooMany("outcomes", None, 0)

    def all_ways(self) -> int:
        raise TooMany("outcomes", None, 0)

    def enumerate(self, limit: int) -> list[Answer]:
        """A few that chance could give: a continuum has no list, but testers need some."""
        return list(dict.fromkeys(self.sample(Random(seed)) for seed in range(min(limit, 3))))


class Roll(ChanceSpace):
    """Throw dice; the answer is one face of each, in order."""

    __slots__ = ("by", "dice")
    prompt = msg("kernel-roll")

    def __init__(self, dice: Sequence[Die], by: int | None = None) -> None:
        self.dice = dice
        self.by = by

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple) or len(answer) != len(self.dice):
            return Refusal(msg("kernel-roll-count", count=len(self.dice)))
        for die, face in zip(self.dice, answer, strict=True):
            if face not in die.faces:
                return Refusal(msg("kernel-roll-face", face=str(face), die=die.id, faces=", ".join(die.faces)))
        return None

    def count(self) -> int:
        return prod(len(set(die.faces)) for die in self.dice)

    def ways(self, outcome: Answer) -> int:
        assert isinstance(outcome, tuple)
        return prod(die.faces.count(str(face)) for die, face in zip(self.dice, outcome, strict=True))

    def all_ways(self) -> int:
        return prod(len(die.faces) for die in self.dice)

    def enumerate(self, limit: int) -> list[Answer]:
        return list(islice(product(*(dict.fromkeys(die.faces) for die in self.dice)), limit))

    def sample(self, rng: Random) -> Answer:
        random = rng.random
        return tuple([die.faces[int(random() * len(die.faces))] for die in self.dice])

    def wire(self) -> dict[str, Any]:
        return {"space": "roll", "dice": self.dice}


class Draw(ChanceSpace):
    """Take `size` of the items at random without putting any back; the answer lists them in the order drawn."""

    __slots__ = ("items", "size")
    prompt = msg("kernel-draw")

    def __init__(self, items: Sequence[Value], size: int) -> None:
        self.items = items
        self.size = size

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple) or len(answer) != self.size:
            return Refusal(msg("kernel-draw-count", count=self.size))
        left = Counter(self.items)
        for item in answer:
            # Neither `True` nor `1.0` is the item 1, though both compare equal to it.
            if isinstance(item, bool) or not isinstance(item, (str, int)) or not left[item]:
                return Refusal(msg("kernel-draw-item", item=str(item)))
            left[item] -= 1
        return None

    def count(self) -> int:
        """Item by item: so many draws of each length, with the places of this item among them chosen."""
        draws = [1] + [0] * self.size
        for copies in Counter(self.items).values():
            draws = [
                sum(comb(length, taken) * draws[length - taken] for taken in range(min(copies, length) + 1))
                for length in range(self.size + 1)
            ]
        return draws[-1]

    def ways(self, outcome: Answer) -> int:
        assert isinstance(outcome, tuple)
        held: Counter[Any] = Counter(self.items)
        return prod(perm(held[item], taken) for item, taken in Counter(outcome).items())

    def all_ways(self) -> int:
        return perm(len(self.items), self.size)

    def enumerate(self, limit: int) -> list[Answer]:
        return list(islice(self._draws(Counter(self.items), self.size), limit))

    def _draws(self, left: Counter[Value], more: int) -> Iterator[tuple[Value, ...]]:
        if not more:
            yield ()
            return
        for item in [item for item, copies in left.items() if copies]:
            left[item] -= 1
            for rest in self._draws(left, more - 1):
                yield (item, *rest)
            left[item] += 1

    def sample(self, rng: Random) -> Answer:
        items = list(self.items)
        # A partial Fisher-Yates shuffle: the first `size` places are all that is asked for.
        for place in range(self.size):
            other = place + int(rng.random() * (len(items) - place))
            items[place], items[other] = items[other], items[place]
        return tuple(items[: self.size])

    def wire(self) -> dict[str, Any]:
        return {"space": "draw", "count": self.size, "items": list(self.items)}


class Shuffle(Draw):
    """Put all the items in a random order."""

    __slots__ = ()
    prompt = msg("kernel-shuffle")

    def __init__(self, items: Sequence[Value]) -> None:
        super().__init__(items, len(items))


class Place(NamedTuple):
    """Where in a game chance is asked."""

    at: int
    """How many entries the record has."""
    path: tuple[int, ...]
    """How often chance has answered before: in the whole game, and for a gathered flow in that flow alone.

    Neither how many answers people needed nor who of several was faster can be told from it.
    """


class Chance(Protocol):
    """Whoever answers for chance. A fork of a match takes a copy (`copy.copy`) of its source along."""

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        """The outcome of the chance request at this place; None leaves it to the table."""


_BLOCK: Final = Struct("<8Q")


class _Stream(Random):
    """A keyed BLAKE2b hash of a place, block after block, behind the interface of `random.Random`."""

    def seed(self, a: object = None, version: int = 2) -> None:
        """Nothing: it all comes from the hash, and a twister that nobody asks would take long to set up."""

    def begin(self, hashed: blake2b) -> None:
        self._hashed = hashed
        self._words: list[int] = []
        self._block = 0

    def _word(self) -> int:
        if not self._words:
            block = self._hashed.copy()
            block.update(self._block.to_bytes(8, "little"))
            self._block += 1
            self._words = list(_BLOCK.unpack(block.digest()))
        return self._words.pop()

    def random(self) -> float:
        return (self._word() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for _ in range(0, k, 64):
            bits = bits << 64 | self._word()
        return bits & ((1 << k) - 1)


class Seeded:
    """Outcomes from a seed and the path to the place where chance is asked, and from nothing else.

    So a fork sees the future its parent will see, and taking an answer back changes no die, however many answers are
    given in its stead.
    """

    __slots__ = ("_keyed", "_rng", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._keyed = blake2b(key=blake2b(str(seed).encode()).digest())
        self._rng = _Stream(0)

    def __copy__(self) -> Seeded:
        return self  # nothing in it changes from one outcome to the next

    def __reduce__(self) -> tuple[type[Seeded], tuple[int]]:
        return Seeded, (self.seed,)

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        hashed = self._keyed.copy()
        hashed.update(str(place.path).encode())
        self._rng.begin(hashed)
        return space.sample(self._rng)


class Unhurried(Seeded):
    """As `Seeded`, but what is slow to find out is left to the table, which finds `at_leisure` what comes of it."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Seeded], tuple[int]]:
        return Unhurried, (self.seed,)

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        return None if space.slow else super().outcome(space, place)

    @property
    def at_leisure(self) -> Seeded:
        """The same luck, and nothing is left to the table: one of its own for every thread."""
        return Seeded(self.seed)


_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    """The finaliser of splitmix64."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class _SplitMix(Random):
    """splitmix64 behind the interface of `random.Random`."""

    stream = 0

    def random(self) -> float:
        self.stream = (self.stream + _GOLDEN) & _MASK
        return (_mix(self.stream) >> 11) * 2.0**-53


class SeededByEntry:
    """As `Seeded` was in records of format 1: by how many entries the record had, with a faster hash."""

    __slots__ = ("_rng", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = _SplitMix(0)

    def __copy__(self) -> SeededByEntry:
        return self

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        self._rng.stream = _mix((self.seed * _GOLDEN + place.at) & _MASK)
        return space.sample(self._rng)


class Scripted:
    """Outcomes written down in advance, as in a scenario; then, if given, another source takes over.

    When answers are taken back, the outcomes that came after them are given again: each belongs to its place.
    """

    __slots__ = ("_given", "_outcomes", "_then")

    def __init__(self, outcomes: Iterable[Answer], then: Chance | None = None) -> None:
        self._outcomes = list(outcomes)
        self._then = then
        self._given: dict[tuple[int, ...], int] = {}

    def __copy__(self) -> Scripted:
        twin = Scripted(self._outcomes, copy(self._then))
        twin._given = self._given.copy()
        return twin

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for yet."""
        return len(self._outcomes) - len(self._given)

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        if self.left and place.path not in self._given:
            self._given[place.path] = len(self._given)
        number = self._given.get(place.path)
        if number is not None:
            outcome = self._outcomes[number]
            if space.why_not(outcome):
                raise BadInput(f"chance: outcome {number + 1} is {outcome!r}, which this {_kind(space)} cannot give")
            return outcome
        if self._then is not None:
            return self._then.outcome(space, place)
        raise BadInput(f"chance: no outcome is written for the {_kind(space)} at decision {place.at}")


def _kind(space: ChanceSpace) -> str:
    return str(space.wire()["space"])


class ByHand:
    """Nobody answers for chance: the table throws its own dice and enters what they show.

    So it does with its cards, unless another source is given for whatever is drawn or shuffled.
    """

    __slots__ = ("_cards",)

    def __init__(self, cards: Chance | None = None) -> None:
        self._cards = cards

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        return self._cards.outcome(space, place) if self._cards is not None and isinstance(space, Draw) else None
