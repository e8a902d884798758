"""Chance is a seat: what it is asked, and who answers for it — a seeded generator, a script, or people with dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from itertools import islice, permutations, product
from random import Random
from typing import Any, Final, Protocol

from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer, Refusal, Space, Value
from undercroft.parts.dice import Die

CHANCE: Final = -1
"""The seat of chance."""


class ChanceSpace(Space):
    """A request to chance; yielded by a rule in place of an ask."""

    __slots__ = ()

    prompt: Msg


class Roll(ChanceSpace):
    """Throw dice; the answer is one face of each, in order."""

    __slots__ = ("dice",)
    prompt = msg("kernel-roll")

    def __init__(self, dice: Sequence[Die]) -> None:
        self.dice = dice

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple) or len(answer) != len(self.dice):
            return Refusal(msg("kernel-roll-count", count=len(self.dice)))
        for die, face in zip(self.dice, answer, strict=True):
            if face not in die.faces:
                return Refusal(msg("kernel-roll-face", face=str(face), die=die.id, faces=", ".join(die.faces)))
        return None

    def enumerate(self, limit: int) -> list[Answer]:
        return list(islice(product(*(dict.fromkeys(die.faces) for die in self.dice)), limit))

    def sample(self, rng: Random) -> Answer:
        random = rng.random
        return tuple([die.faces[int(random() * len(die.faces))] for die in self.dice])

    def wire(self) -> dict[str, Any]:
        return {"space": "roll", "dice": self.dice}


class Draw(ChanceSpace):
    """Take `count` of the items at random without putting any back; the answer lists them in the order drawn."""

    __slots__ = ("count", "items")
    prompt = msg("kernel-draw")

    def __init__(self, items: Sequence[Value], count: int) -> None:
        self.items = items
        self.count = count

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple) or len(answer) != self.count:
            return Refusal(msg("kernel-draw-count", count=self.count))
        left = Counter(self.items)
        for item in answer:
            # Neither `True` nor `1.0` is the item 1, though both compare equal to it.
            if isinstance(item, bool) or not isinstance(item, (str, int)) or not left[item]:
                return Refusal(msg("kernel-draw-item", item=str(item)))
            left[item] -= 1
        return None

    def enumerate(self, limit: int) -> list[Answer]:
        distinct: dict[tuple[Value, ...], None] = {}
        for drawn in permutations(self.items, self.count):
            if len(distinct) == limit:
                break
            distinct[drawn] = None
        return list(distinct)

    def sample(self, rng: Random) -> Answer:
        items = list(self.items)
        # A partial Fisher-Yates shuffle: the first `count` places are all that is asked for.
        for place in range(self.count):
            other = place + int(rng.random() * (len(items) - place))
            items[place], items[other] = items[other], items[place]
        return tuple(items[: self.count])

    def wire(self) -> dict[str, Any]:
        return {"space": "draw", "count": self.count, "items": list(self.items)}


class Shuffle(Draw):
    """Put all the items in a random order."""

    __slots__ = ()
    prompt = msg("kernel-shuffle")

    def __init__(self, items: Sequence[Value]) -> None:
        super().__init__(items, len(items))


class Chance(Protocol):
    """Whoever answers for chance. A fork of a match takes a copy (`copy.copy`) of its source along."""

    def outcome(self, space: ChanceSpace, index: int) -> Answer | None:
        """The outcome of the chance request at this place in the record; None leaves it to the table."""


_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    """The finaliser of splitmix64."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class _SplitMix(Random):
    """splitmix64 behind the interface of `random.Random`: a stream costs nothing to start anywhere."""

    stream = 0

    def random(self) -> float:
        self.stream = (self.stream + _GOLDEN) & _MASK
        return (_mix(self.stream) >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for _ in range(0, k, 64):
            self.stream = (self.stream + _GOLDEN) & _MASK
            bits = bits << 64 | _mix(self.stream)
        return bits & ((1 << k) - 1)


class Seeded:
    """Outcomes from a seed and the place in the record, and from nothing else.

    So a fork sees the future its parent will see, and taking a move back and making it again changes no die.
    """

    __slots__ = ("_rng", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = _SplitMix(0)

    def __copy__(self) -> Seeded:
        return self  # nothing in it changes from one outcome to the next

    def outcome(self, space: ChanceSpace, index: int) -> Answer | None:
        self._rng.stream = _mix((self.seed * _GOLDEN + index) & _MASK)
        return space.sample(self._rng)


class Scripted:
    """Outcomes written down in advance, as in a scenario; then, if given, another source takes over.

    When answers are taken back, the outcomes that came after them are given again.
    """

    __slots__ = ("_given_at", "_outcomes", "_then")

    def __init__(self, outcomes: Iterable[Answer], then: Chance | None = None) -> None:
        self._outcomes = list(outcomes)
        self._then = then
        self._given_at: list[int] = []

    def __copy__(self) -> Scripted:
        twin = Scripted(self._outcomes, copy(self._then))
        twin._given_at = self._given_at[:]
        return twin

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for yet."""
        return len(self._outcomes) - len(self._given_at)

    def outcome(self, space: ChanceSpace, index: int) -> Answer | None:
        given_at = self._given_at
        while given_at and given_at[-1] >= index:
            given_at.pop()
        if self.left:
            outcome = self._outcomes[len(given_at)]
            if space.why_not(outcome):
                raise BadInput(
                    f"chance: outcome {len(given_at) + 1} is {outcome!r}, which this {_kind(space)} cannot give"
                )
            given_at.append(index)
            return outcome
        if self._then is not None:
            return self._then.outcome(space, index)
        raise BadInput(f"chance: no outcome is written for the {_kind(space)} at decision {index}")


def _kind(space: ChanceSpace) -> str:
    return str(space.wire()["space"])


class ByHand:
    """Nobody answers for chance: the table throws its own dice and enters what they show."""

    __slots__ = ()

    def outcome(self, space: ChanceSpace, index: int) -> Answer | None:  # noqa: ARG002
        return None
