"""What the heroes have to do to win, as everybody knows it: the adventure's events, as far as the map is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.board import Bits, Dungeon, bitset, members, ring
from undercroft.games.dungeonsaga.adventure.file import ANY, Condition, Deed, Event
from undercroft.games.dungeonsaga.bot.ways import doors
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, base, dungeon, hero_id, laid, occupied, party
from undercroft.games.dungeonsaga.odds import foresee
from undercroft.games.dungeonsaga.rules import locks, modifiers
from undercroft.games.dungeonsaga.rules.ranges import RULERS, within_ruler
from undercroft.games.dungeonsaga.state import DungeonSaga, Fitting, Model
from undercroft.games.dungeonsaga.stats import spells, totals
from undercroft.parts.happenings import Done, Rounds, falls_on

ROUND = 5
"""Squares that a round is worth, spent on a lock."""
LONGEST = 40
HARMS = ("spawn", "bones", "wound", "strike", "collapse", "discard")


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
    effort: int = 0
    """What it is likely to take besides, in steps."""


def goals(g: DungeonSaga) -> tuple[Goal, ...]:
    """What would bring the heroes nearer to winning now."""
    search = Search(g)
    return tuple(dict.fromkeys(goal for event in _winning(g, "heroes") for goal in search.event(event)))


def chests(g: DungeonSaga) -> tuple[Goal, ...]:
    """Chests that can be opened, by those who can."""
    search = Search(g)
    closed = [fitting for fitting in locks.closed(g) if fitting.kind == locks.CHEST]
    return tuple(goal for fitting in closed for goal in search.fitting(fitting) if goal.kind == "open")


def _winning(g: DungeonSaga, side: str) -> list[Event]:
    return [event for event in adventure_of(g).events if any(effect.win == side for effect in event.do)]


class Search:
    """Goes back from what wins to what can be done for it."""

    def __init__(self, g: DungeonSaga) -> None:
        self.g = g
        self.made = adventure_of(g)
        self.seen: set[str] = set()
        self._openings: dict[str, Goal | None] = {}

    def event(self, event: Event) -> Iterator[Goal]:
        """What must be done for an event to happen: what it asks for first, then its moment."""
        if event.id in self.seen or (event.happens_once and event.id in self.g.done):
            return
        self.seen.add(event.id)
        first = [*self._done(event.given), *self._condition(event.given)]
        yield from first or self._moment(event)

    def _done(self, given: Done) -> Iterator[Goal]:
        for name in (given.done,) if isinstance(given.done, str) else given.done:
            if name not in self.g.done:
                for event in self.made.events:
                    if event.id == name:
                        yield from self.event(event)
        if given.counter is not None and not given.counter.met_by(self.g.counters):
            yield from self._counter(given.counter.name)

    def _condition(self, given: Condition) -> Iterator[Goal]:
        if given.fallen is not None:
            yield from map(self._against, self._named(given.fallen))
        if given.heroes is not None and given.heroes.at_least:
            yield from self._stand(str(given.heroes.place))
        if given.minions is not None and given.minions.at_most is not None:
            cells = self.made.regions[str(given.minions.place)]
            inside = [m for m in self.g.minions if base(self.g, m) & cells]
            if not given.minions.met_by(len(inside)):
                yield from map(self._against, inside)

    def _counter(self, name: str) -> Iterator[Goal]:
        for event in self.made.events:
            if any((effect.add or {}).get(name, 0) > 0 for effect in event.do):
                yield from self.event(event)

    def _moment(self, event: Event) -> Iterator[Goal]:
        when = event.when
        if when.gathered or when.enters:
            yield from self._stand(when.what)
        elif when.fallen:
            there = [self._against(m) for m in self._named(when.what)]
            yield from there or self._explore()
        elif when.acted:
            yield from self.deed(self.made.deed[when.what])
        elif when.opened:
            found = [fitting for fitting in locks.closed(self.g) if fitting.id == when.what]
            yield from (goal for fitting in found for goal in self.fitting(fitting))
            if not found:
                yield from self._explore()
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

    def _named(self, name: str) -> list[Model]:
        return [m for m in self.g.minions if name in (ANY, m.name, hero_id(m))]

    def _against(self, m: Model) -> Goal:
        return Goal("fell", ring(dungeon(self.g).grid, base(self.g, m)), str(m.number))

    def deed(self, deed: Deed) -> Iterator[Goal]:
        first = [*self._done(deed.given)]
        region = self.made.regions[deed.at] & laid(self.g).floor
        if first:
            yield from first
        elif not region:
            yield from self._explore()
        else:
            filled = region & laid(self.g).furniture
            yield Goal("deed", region & ~filled | ring(dungeon(self.g).grid, filled), deed.id, deed.who)

    def _explore(self) -> Iterator[Goal]:
        """Nobody knows what is behind the doors."""
        for fitting in doors(self.g):
            yield from self.fitting(fitting)

    def fitting(self, fitting: Fitting) -> Iterator[Goal]:
        """By force, by a spell, or by what the adventure says opens it."""
        if fitting.id not in self._openings:
            self._openings[fitting.id] = self._opening(fitting)
        opening = self._openings[fitting.id]
        if opening is not None:
            yield opening
        for event in self.made.events:
            if any(effect.open == fitting.id for effect in event.do):
                yield from self.event(event)

    def _opening(self, fitting: Fitting) -> Goal | None:
        rounds = {hero_id(hero): rounds_to_open(self.g, hero, fitting) for hero in party(self.g)}
        able = {who: count for who, count in rounds.items() if count is not None}
        if not able:
            return None
        cells = ring(dungeon(self.g).grid, bitset(fitting.cells)) if fitting.dice else within_spell(self.g, fitting)
        effort = max(0, min(LONGEST, round(ROUND * (min(able.values()) - 1))))
        return Goal("open", cells, fitting.id, () if fitting.dice else tuple(able), effort)


def rounds_to_open(g: DungeonSaga, hero: Model, fitting: Fitting) -> float | None:
    """How many rounds a hero is likely to need for a lock or a ward; None if he never gets it open."""
    if fitting.dice:
        chance = foresee(g, modifiers.on_a_lock(g, hero, fitting)).removes
        return 1 / chance if chance else None
    strength = max((content().spells[card].ward for card in spells(hero)), default=0)
    return fitting.ward / (strength + totals(hero).ward) if strength else None


def within_spell(g: DungeonSaga, fitting: Fitting) -> Bits:
    """Squares from which a spell against wards can be cast at one, past everybody who stands about now."""
    ground, door, where = laid(g), bitset(fitting.cells), dungeon(g)
    near = within_ruler(where, door, RULERS["short"]) & ground.floor & ~ground.solid
    casters = bitset(hero.at for hero in party(g) if spells(hero))
    return _seen(where, near, door, (occupied(g) & ~casters | ground.high | ground.unseen) & ~door)


@lru_cache(maxsize=256)
def _seen(where: Dungeon, near: Bits, door: Bits, blockers: Bits) -> Bits:
    lines = where.sight()
    return bitset(cell for cell in members(near) if lines.between(1 << cell, door, blockers))


# -- what is better prevented, or left alone --------------------------------------------------------------------------


def hindrances(g: DungeonSaga) -> tuple[set[str], tuple[Goal, ...]]:
    """Models whose fall, and deeds whose doing, would spare the heroes something that comes again and again."""
    made, search = adventure_of(g), Search(g)
    models: set[str] = set()
    wanted: dict[Goal, None] = {}
    for event in made.events:
        if (event.happens_once and event.id in g.done) or not _harmful(g, event):
            continue
        if event.given.standing is not None:
            models |= {str(m.number) for m in g.minions if event.given.standing in (m.name, hero_id(m))}
        never = event.given.not_done
        for name in (never,) if isinstance(never, str) else never:
            for other in made.events:
                if other.id == name and other.when.acted and name not in g.done:
                    wanted |= dict.fromkeys(goal for goal in search.event(other) if goal.kind == "deed")
    return models, tuple(wanted)


def _harmful(g: DungeonSaga, event: Event) -> bool:
    """Whether an event is bad for the heroes, by itself or by what it counts up to."""
    counted = {name for effect in event.do for name, more in (effect.add or {}).items() if more > 0}
    for other in adventure_of(g).events:
        tally = other.when.counter
        if tally is not None and tally.name in counted and other.id not in g.done and _hurts(other):
            return True
    return _hurts(event)


def _hurts(event: Event) -> bool:
    return any(effect.kind in HARMS or (effect.orders or 0) > 0 or effect.win == "overlord" for effect in event.do)


def perils(g: DungeonSaga) -> dict[str, Bits]:
    """Squares with traps, and squares that fall in when this round ends or the next."""
    made = adventure_of(g)
    found = {"trap": 0, "falls": 0, "soon": 0}
    for event in made.events:
        if event.happens_once and event.id in g.done:
            continue
        for effect in event.do:
            if event.when.enters and (effect.strike or effect.wound or effect.spawn):
                found["trap"] |= made.regions[event.when.what]
            if effect.collapse:
                cells = made.regions[effect.collapse]
                found["falls"] |= cells if _falls(event.when.round_ends, g.round) else 0
                found["soon"] |= cells if _falls(event.when.round_ends, g.round + 1) else 0
    return found


def _falls(rounds: int | Rounds | None, number: int) -> bool:
    return rounds is not None and falls_on(rounds, number)
