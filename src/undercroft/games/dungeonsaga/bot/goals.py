"""What the heroes have to do to win, as everybody knows it: the adventure's events, as far as the map is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.board import UNREACHABLE, Bits, Ground, Topology, bitset, cost_field, members, ring
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.adventure.file import ANY, Deed, Event
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, base, dungeon, hero_id, laid
from undercroft.games.dungeonsaga.rules import deeds, locks
from undercroft.games.dungeonsaga.state import DungeonSaga, Fitting, Model
from undercroft.games.dungeonsaga.stats import spells
from undercroft.parts.happenings import Done

DOOR = 7
"""What a closed door on the way counts as, in steps."""
FAR = 120


class Goal(NamedTuple):
    """Something to be done."""

    kind: str
    """stand: all of them; fell, deed, open: one of them."""
    cells: Bits
    """Where to stand for it."""
    what: str = ""
    """The number of the model, the deed, or the door."""
    who: tuple[str, ...] = ()
    """The heroes who can do it; all where nothing is said."""


def goals(g: DungeonSaga) -> tuple[Goal, ...]:
    """What would bring the heroes nearer to winning now, the doors on the way there included."""
    found = dict.fromkeys(_Search(g).wanted())
    return tuple(found)


class _Search:
    """Goes back from what wins to what can be done for it."""

    def __init__(self, g: DungeonSaga) -> None:
        self.g = g
        self.made = adventure_of(g)
        self.seen: set[str] = set()

    def wanted(self) -> Iterator[Goal]:
        for event in self.made.events:
            if any(effect.win == "heroes" for effect in event.do):
                yield from self._event(event)

    def _event(self, event: Event) -> Iterator[Goal]:
        """What must be done for an event to happen: what it asks for first, then its moment."""
        if event.id in self.seen or (event.happens_once and event.id in self.g.done):
            return
        self.seen.add(event.id)
        first = [*self._conditions(event.given)]
        given = event.given
        if given.fallen is not None:
            first += self._fell(given.fallen)
        if given.heroes is not None and given.heroes.at_least:
            first += self._stand(str(given.heroes.place))
        if given.minions is not None and given.minions.at_most is not None:
            cells = self.made.regions[str(given.minions.place)]
            inside = [m for m in self.g.minions if base(self.g, m) & cells]
            if not given.minions.met_by(len(inside)):
                first += [self._against(m) for m in inside]
        yield from first or self._moment(event)

    def _conditions(self, given: Done) -> Iterator[Goal]:
        names = (given.done,) if isinstance(given.done, str) else given.done
        for name in names:
            if name not in self.g.done:
                yield from self._named(name)
        if given.counter is not None and not given.counter.met_by(self.g.counters):
            yield from self._counter(given.counter.name)

    def _named(self, name: str) -> Iterator[Goal]:
        for event in self.made.events:
            if event.id == name:
                yield from self._event(event)

    def _counter(self, name: str) -> Iterator[Goal]:
        for event in self.made.events:
            if any((effect.add or {}).get(name, 0) > 0 for effect in event.do):
                yield from self._event(event)

    def _moment(self, event: Event) -> Iterator[Goal]:
        when = event.when
        if when.gathered or when.enters:
            yield from self._stand(when.what)
        elif when.fallen:
            yield from self._fell(when.what)
        elif when.acted:
            yield from self._deed(self.made.deed[when.what])
        elif when.opened:
            yield from self._open(when.what)
        elif when.revealed is not None:
            yield from self._explore()
        elif when.counter is not None:
            yield from self._counter(when.counter.name)

    def _stand(self, region: str) -> Iterator[Goal]:
        cells = self.made.regions[region] & laid(self.g).floor & ~laid(self.g).solid
        if cells:
            yield Goal("stand", cells, region)
        else:
            yield from self._explore()

    def _fell(self, name: str) -> Iterator[Goal]:
        found = [m for m in self.g.minions if name in (ANY, m.name, hero_id(m))]
        yield from map(self._against, found)
        if not found:
            yield from self._explore()

    def _against(self, m: Model) -> Goal:
        return Goal("fell", ring(dungeon(self.g).grid, base(self.g, m)), str(m.number))

    def _deed(self, deed: Deed) -> Iterator[Goal]:
        first = [*self._conditions(deed.given)]
        if first:
            yield from first
            return
        region = self.made.regions[deed.at] & laid(self.g).floor
        if not region:
            yield from self._explore()
            return
        filled = region & laid(self.g).furniture
        yield Goal("deed", region & ~filled | ring(dungeon(self.g).grid, filled), deed.id, deed.who)

    def _open(self, name: str) -> Iterator[Goal]:
        found = [fitting for fitting in locks.closed(self.g) if fitting.id == name]
        for fitting in found:
            yield from self.fitting(fitting)
        if not found:
            yield from self._explore()

    def _explore(self) -> Iterator[Goal]:
        """Nobody knows what is behind the doors."""
        for fitting in locks.closed(self.g):
            if fitting.kind != locks.CHEST:
                yield from self.fitting(fitting)

    def fitting(self, fitting: Fitting) -> Iterator[Goal]:
        """By force, by a spell, or by what the adventure says opens it."""
        cells = ring(dungeon(self.g).grid, bitset(fitting.cells))
        if fitting.dice:
            yield Goal("open", cells, fitting.id)
        elif able := tuple(hero_id(hero) for hero in self.g.heroes if ward_spells(hero)):
            yield Goal("open", cells, fitting.id, able)
        for event in self.made.events:
            if any(effect.open == fitting.id for effect in event.do):
                yield from self._event(event)


def ward_spells(m: Model) -> list[str]:
    """Spells of a hero that weaken wards."""
    return [card for card in spells(m) if content().spells[card].ward]


def chests(g: DungeonSaga) -> list[Goal]:
    """Chests that can be opened, by those who can."""
    search = _Search(g)
    found = []
    for fitting in locks.closed(g):
        if fitting.kind == locks.CHEST:
            found += [goal for goal in search.fitting(fitting) if goal.kind == "open"]
    return found


def doors_between(g: DungeonSaga, hero: Model, goal: Goal) -> list[Goal]:
    """Doors that have to be opened before a hero can get there."""
    ways = distances_to(g, goal.cells)
    at, search = hero.at, _Search(g)
    if ways[at] >= UNREACHABLE:
        return []
    walk = dungeon(g).topology()
    doors = {cell: fitting for fitting in locks.closed(g) if fitting.kind != locks.CHEST for cell in fitting.cells}
    while ways[at]:
        at = min(members(walk.neighbours(at)), key=lambda cell: ways[cell])
        if at in doors:
            return [found for found in search.fitting(doors[at]) if found.kind == "open"]
        if ways[at] >= UNREACHABLE:
            break
    return []


def distances_to(g: DungeonSaga, cells: Bits) -> tuple[int, ...]:
    """Steps from every square to some of these, models aside; a closed door counts as several."""
    doors = bitset(cell for fitting in locks.closed(g) if fitting.kind != locks.CHEST for cell in fitting.cells)
    return _distances(g.adventure, laid(g).solid, doors, cells)


@lru_cache(maxsize=1024)
def _distances(name: str, solid: Bits, doors: Bits, cells: Bits) -> tuple[int, ...]:
    grid = adventure(name).grid
    walk = Topology(grid, 0, solid & ~doors)
    ground = Ground(walk.floor, slow=((DOOR, doors),))
    found = [UNREACHABLE] * grid.size
    for cost, layer in enumerate(cost_field(walk, cells & walk.floor, FAR, ground).layers):
        for cell in members(layer):
            found[cell] = cost
    return tuple(found)


def deed_here(g: DungeonSaga, m: Model) -> list[str]:
    return deeds.to_do(g, m)
