"""What heroes can do next for the goal of their quest, as far as they can know: for bots, and for clients that help.

Worked out backwards from the events that let the heroes win. What lies in the dark is never named: where something
wanted has not been revealed, the goal is to explore.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from undercroft.board import Bits
from undercroft.games.descent.figures import base, quest_of
from undercroft.games.descent.quest_file import ANY, Event
from undercroft.games.descent.rules.quest_events import carries
from undercroft.games.descent.state import Descent


class Goal(msgspec.Struct, frozen=True):
    """One thing to do.

    kill a monster on these spaces (any monster, if none are given); meet: end a move there; take a token there; reach
    or pass those spaces; gather all heroes there; open: stand beside that door; explore; wait for a round to come.
    """

    kind: Literal["kill", "meet", "take", "reach", "gather", "open", "explore", "wait"]
    cells: Bits = 0
    hero: int = -1
    """Who has to do it, if not anybody can: the hero who carries what is needed."""


EXPLORE = Goal("explore")
WAIT = Goal("wait")


def open_goals(g: Descent) -> tuple[Goal, ...]:
    """Everything that would bring the heroes nearer to winning now, each once."""
    wins = [event for event in quest_of(g).events if any(effect.win == "heroes" for effect in event.do)]
    return tuple(dict.fromkeys(goal for event in wins for goal in _toward(g, event, ())))


def _toward(g: Descent, event: Event, way: tuple[str, ...]) -> Iterator[Goal]:
    """What would let an event happen; `way` holds the events that wait for it."""
    if event.id in way:
        return
    way = (*way, event.id)
    missing = [name for name in event.given.all_done if name not in g.done]
    for name in missing:
        yield from _toward(g, quest_of(g).event[name], way)
    hero = -1
    if event.given.carries is not None:
        hero = next((hero.index for hero in g.heroes if carries(hero, event.given.carries)), -1)
        if hero < 0:
            yield from _token(g, event.given.carries, way)
            return
    tally = event.given.counter
    if tally is not None and g.counters.get(tally.name, 0) < tally.at_least:
        yield from _counting(g, tally.name, way)
    elif not missing:
        yield from _moment(g, event, hero, way)


def _moment(g: Descent, event: Event, hero: int, way: tuple[str, ...]) -> Iterator[Goal]:
    """What brings about the moment of an event."""
    quest, what = quest_of(g), event.when.what
    match event.when.kind:
        case "killed":
            yield from _kill(g, what, way)
        case "met":
            yield from _token(g, what, way, hero)
        case "taken":
            yield from _token(g, what.removesuffix("_key"), way)
        case "opened":
            door = quest.door(what)
            yield Goal("open", quest.grid.beside(door)) if g.placed_doors >> door & 1 else EXPLORE
        case "enters" | "stops" | "activated":
            yield from _place(g, "reach", what, hero)
        case "gathered":
            yield from _place(g, "gather", what, hero)
        case "counter" if event.when.counter is not None:
            yield from _counting(g, event.when.counter.name, way)
        case "revealed":
            yield EXPLORE
        case _:
            yield WAIT


def _place(g: Descent, kind: Literal["reach", "gather"], name: str, hero: int) -> Iterator[Goal]:
    quest = quest_of(g)
    seen = quest.grid.revealed([number for number in range(len(quest.areas)) if g.revealed >> number & 1])
    cells = quest.regions[name] & seen
    yield Goal(kind, cells, hero) if cells else EXPLORE


def _kill(g: Descent, name: str, way: tuple[str, ...]) -> Iterator[Goal]:
    if name == ANY:
        yield Goal("kill")
        return
    alive = [m for m in g.monsters if m.named == name]
    if alive:
        yield Goal("kill", base(g, alive[0]))
        return
    bringing = [e for e in quest_of(g).events if any(d.spawn is not None and d.spawn.named == name for d in e.do)]
    yield from _through(g, bringing, way)


def _token(g: Descent, name: str, way: tuple[str, ...], hero: int = -1) -> Iterator[Goal]:
    lying = [
        token for token in g.tokens if token.what == name and token.kind in ("encounter", "quest", "artifact", "key")
    ]
    if lying:
        yield Goal("meet" if lying[0].kind == "encounter" else "take", 1 << lying[0].at, hero)
        return
    laying = [
        event
        for event in quest_of(g).events
        if any(e.place is not None and name in (e.place.encounter, e.place.item, e.place.artifact) for e in event.do)
    ]
    yield from _through(g, laying, way)


def _counting(g: Descent, counter: str, way: tuple[str, ...]) -> Iterator[Goal]:
    adding = [e for e in quest_of(g).events if any((effect.add or {}).get(counter, 0) > 0 for effect in e.do)]
    yield from _through(g, adding, way)


def _through(g: Descent, events: list[Event], way: tuple[str, ...]) -> Iterator[Goal]:
    """By way of other events that have not happened; where there are none, what is wanted is still in the dark."""
    if not events:
        yield EXPLORE
    for event in events:
        if not (event.happens_once and event.id in g.done):
            yield from _toward(g, event, way)
