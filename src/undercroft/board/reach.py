"""How far a figure gets with its movement points, what it costs, and by which way.

Everything here works on states of a `Walk`: cells for figures of one space (`Topology`, `Stairway`), zones (`Zones`),
stances for large figures (`Gait`), poses for those that go where they face (`March`). A step costs one point unless the
ground says otherwise. Who may be moved through and where a move may end are masks the caller makes:
`reach_within(...) & ~occupied` is where a figure may stop.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Protocol

from undercroft.board.bits import Bits, bitset, contains, lowest, members

UNREACHABLE = 1 << 15
"""The distance of what cannot be walked to: larger than any walk on a map."""


class Walk(Protocol):
    """A way of moving, over cells, stances, poses or whatever else is numbered."""

    def __hash__(self) -> int:
        """What is found out about a walk can be kept."""

    def step(self, front: Bits) -> Bits:
        """All states one step away from any of these."""

    def back(self, front: Bits) -> Bits:
        """All states from which one of these is one step away: `step` itself, where steps lead both ways."""

    def straight(self, front: Bits) -> Bits:
        """Those of them that lie straight ahead, and back; of equally short paths the straighter one is taken."""


class Leap(NamedTuple):
    """A way out of a state that is not a step: a jump over a pit, a climb out of it."""

    landing: Bits
    points: int


@dataclass(frozen=True)
class Ground:
    """What moving costs here and now."""

    open: Bits
    """The states that may be entered."""
    slow: tuple[tuple[int, Bits], ...] = ()
    """States that cost other than one point to step into, as (points, states); the first entry naming one counts."""
    sunken: Bits = 0
    """States that steps do not lead out of, only leaps: the bottom of a pit."""
    halting: Bits = 0
    """States that end the move: they can be entered but not left."""
    leaps: Mapping[int, tuple[Leap, ...]] = field(default_factory=dict)
    landing: Bits = -1
    """Where leaps may end, if not on every open state."""

    @cached_property
    def entering(self) -> tuple[tuple[int, Bits], ...]:
        """`slow`, made disjoint, and all the rest of the open states for one point."""
        rest = self.open
        prices = []
        for points, states in self.slow:
            prices.append((points, states & rest))
            rest &= ~states
        return (1, rest), *prices

    @cached_property
    def leapers(self) -> Bits:
        return bitset(self.leaps)


@dataclass(frozen=True)
class Field:
    """The cheapest cost of every state from some sources."""

    walk: Walk
    ground: Ground
    layers: tuple[Bits, ...]
    """layers[n] are the states that cost exactly n points."""

    def within(self, points: int) -> Bits:
        mask = 0
        for layer in self.layers[: points + 1]:
            mask |= layer
        return mask

    def cost(self, state: int) -> int | None:
        """The points it takes to get to a state, or None if it is not in the field."""
        for points, layer in enumerate(self.layers):
            if contains(layer, state):
                return points
        return None

    def path(self, goal: int) -> tuple[int, ...]:
        """A cheapest way from a source to the goal, both included; empty if there is none.

        Of equal ways the one that, seen from the goal, steps straight rather than diagonally, then the one through
        the lowest numbered state.
        """
        points = self.cost(goal)
        if points is None:
            return ()
        route = [goal]
        while points:
            state, points = self._before(route[-1], points)
            route.append(state)
        return tuple(reversed(route))

    def _before(self, state: int, points: int) -> tuple[int, int]:
        """A state from which this one was entered, and what that one cost."""
        here = 1 << state
        for price, states in self.ground.entering:
            if price <= points and states & here:
                came = self.layers[points - price] & ~self.ground.halting
                if not self.ground.sunken & here:
                    came &= ~self.ground.sunken
                came &= self.walk.back(here)
                if came:
                    return lowest(came & self.walk.straight(here) or came), points - price
        for source, leaps in sorted(self.ground.leaps.items()):
            if contains(self.ground.halting, source):
                continue
            for landing, price in leaps:
                if price <= points and landing & here and contains(self.layers[points - price], source):
                    return source, points - price
        raise AssertionError(f"state {state} costs {points} points but nothing leads to it")


def reach_within(walk: Walk, sources: Bits, points: int, open_: Bits) -> Bits:
    """All states within so many steps through open states, the sources included, where every step costs one point."""
    reached = front = sources
    for _ in range(points):
        front = walk.step(front) & open_ & ~reached
        if not front:
            break
        reached |= front
    return reached


def leads_to(walk: Walk, sources: Bits, points: int, open_: Bits, goals: Bits) -> bool:
    """Whether one of the goals can be reached so: the same, but it goes no farther than the first of them."""
    reached = front = sources
    for _ in range(points):
        front = walk.step(front) & open_ & ~reached
        if front & goals:
            return True
        if not front:
            return False
        reached |= front
    return False


def cost_field(walk: Walk, sources: Bits, points: int, ground: Ground) -> Field:
    """The cheapest costs up to `points`: Dijkstra's algorithm with one set of states per cost."""
    pending = [0] * (points + 1)
    pending[0] = sources
    layers: list[Bits] = []
    reached = 0
    for spent in range(points + 1):
        front = pending[spent] & ~reached
        reached |= front
        layers.append(front)
        front &= ~ground.halting
        if not front:
            continue
        sunken = front & ground.sunken
        spread = walk.step(front ^ sunken)
        if sunken:
            spread |= walk.step(sunken) & ground.sunken
        for price, states in ground.entering:
            if spent + price <= points:
                pending[spent + price] |= spread & states
        for source in members(front & ground.leapers):
            for landing, price in ground.leaps[source]:
                if spent + price <= points:
                    pending[spent + price] |= landing & ground.open & ground.landing
    while len(layers) > 1 and not layers[-1]:
        layers.pop()
    return Field(walk, ground, tuple(layers))


def distances(walk: Walk, sources: Bits, open_: Bits, size: int) -> tuple[int, ...]:
    """Steps from the nearest source to each of `size` states, UNREACHABLE where there is no way."""
    found = [UNREACHABLE] * size
    reached = front = sources
    steps = 0
    while front:
        for state in members(front):
            found[state] = steps
        steps += 1
        front = walk.step(front) & open_ & ~reached
        reached |= front
    return tuple(found)
