"""What the adventure lets happen: its events, when they are due and what they do (SAG-WIN-02, SAG-SET-14).

The rules report what happens at the table; an event of the adventure whose moment that is, and whose conditions hold,
runs.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeonsaga.adventure.file import ANY, Condition, Event
from undercroft.games.dungeonsaga.models import adventure_of, base, hero_id, is_hero, party
from undercroft.games.dungeonsaga.rules import effects
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.kernel.asks import Flow
from undercroft.parts.happenings import falls_on


def revealed(g: DungeonSaga, zone: int) -> Flow:
    yield from _happen(g, "revealed", _about(adventure_of(g).zones[zone].name))


def opened(g: DungeonSaga, fitting: str, hero: Model | None) -> Flow:
    yield from _happen(g, "opened", _about(fitting), hero)


def fallen(g: DungeonSaga, m: Model) -> Flow:
    """A model of the overlord is gone; that alone decides nothing (SAG-WIN-05)."""
    yield from _happen(g, "fallen", _about(*_names(m), ANY))


def stunned(g: DungeonSaga, hero: Model) -> Flow:
    yield from _happen(g, "stunned", _about(hero_id(hero), ANY), hero)


def round_begins(g: DungeonSaga) -> Flow:
    yield from _happen(g, "round_starts", lambda event: falls_on(event.when.round_starts, g.round))


def round_ends(g: DungeonSaga) -> Flow:
    yield from _happen(g, "round_ends", lambda event: falls_on(event.when.round_ends, g.round))


def entered(g: DungeonSaga, m: Model) -> Flow:
    """A hero has come to a square."""
    if not is_hero(m):
        return
    found = adventure_of(g)
    if "enters" in found.moments:
        yield from _happen(g, "enters", lambda event: bool(found.regions[event.when.what] & base(g, m)), m)
    yield from gathered(g, m)


def gathered(g: DungeonSaga, m: Model | None = None) -> Flow:
    """All heroes on the board stand in one place."""
    found = adventure_of(g)
    if "gathered" in found.moments:
        yield from _happen(g, "gathered", lambda event: _all_in(g, found.regions[event.when.what]), m)


def acted(g: DungeonSaga, deed: str, hero: Model) -> Flow:
    yield from _happen(g, "acted", _about(deed), hero)


def counted(g: DungeonSaga, hero: Model | None) -> Flow:
    """A counter has changed."""
    yield from _happen(g, "counter", lambda event: _shown(g, event), hero)


def _shown(g: DungeonSaga, event: Event) -> bool:
    return event.when.counter is not None and event.when.counter.met_by(g.counters)


def _about(*names: str) -> Callable[[Event], bool]:
    return lambda event: event.when.what in names


def _names(m: Model) -> tuple[str, ...]:
    return (m.name, hero_id(m)) if m.name else (hero_id(m),)


def _happen(g: DungeonSaga, kind: str, due: Callable[[Event], bool], hero: Model | None = None) -> Flow:
    """Run the events of a kind of moment that are due, in the order in which the adventure tells them."""
    for event in adventure_of(g).moments.get(kind, ()):
        if not (event.happens_once and event.id in g.done) and due(event) and _holds(g, event.given):
            if event.id not in g.done:
                g.done.append(event.id)
            for effect in event.do:
                if not g.winner or effect.win is not None:  # SAG-WIN-01: both sides may win by the same event
                    yield from effects.apply(g, effect, hero)


def _holds(g: DungeonSaga, given: Condition) -> bool:
    """Whether everything holds that the event asks for."""
    regions = adventure_of(g).regions
    names = [name for m in g.minions for name in _names(m)] if given.standing or given.fallen else []
    return (
        given.met(g.done, g.counters)
        and (given.standing is None or given.standing in names)
        and (given.fallen is None or given.fallen not in names)
        and (given.heroes is None or given.heroes.met_in(regions, (base(g, hero) for hero in party(g))))
        and (given.minions is None or given.minions.met_in(regions, (base(g, m) for m in g.minions)))
    )


def _all_in(g: DungeonSaga, cells: int) -> bool:
    heroes = party(g)
    return bool(heroes) and all(base(g, hero) & cells for hero in heroes)
