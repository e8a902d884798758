"""What the party is after: the quest's goal, worked back to what can be done for it now, and what lies about.

Of the quest only what its story tells counts: whom to kill, what to bring where. Where things are, heroes learn when
areas are revealed; how the map is laid out they can see.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from undercroft.board import Bits, members
from undercroft.games.descent.bot.ground import openable
from undercroft.games.descent.bot.strikes import CONQUEST
from undercroft.games.descent.figures import base, dungeon, explored, quest_of, topology
from undercroft.games.descent.quest.file import Event
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules.exploring import dark_spaces
from undercroft.games.descent.rules.quest_events import carries
from undercroft.games.descent.rules.treasure import room_for
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster, Token
from undercroft.games.descent.stats import worth

QUEST = 40.0
"""The worth of a step of the quest's goal."""
NEED = 3.0
"""Conquest with which the party is about to lose."""
EXPLORE = 20.0
"""The worth of an area not seen yet. All of these are high: every round costs the party more than most wounds do."""
GLYPH = 26.0
"""The conquest of a glyph, and the way back that it is for whoever falls."""
CHEST = 14.0
"""The conquest to be expected in a chest; its treasures come on top."""
TREASURE = 5.0
"""The worth of a treasure for each hero."""
COINS = 3.5
"""The worth of some money for each hero, and once more for the market."""
ARTIFACT = 12.0
PREY = 0.5
"""The worth of coming to a monster that can be killed, to its price."""


class Goal(msgspec.Struct, frozen=True):
    """Somewhere to be, and what to do there."""

    cells: Bits
    value: float
    do: str = ""
    """What to answer there: `chest:`, `halt:`, `door:2`; nothing if being there is enough."""
    price: int = 0
    """Movement points that this costs."""
    alone: bool = True
    """One hero is enough."""
    bearer: int = -1
    """The only hero for whom it counts."""
    haste: float = 0.0
    """What it is worth besides to have it now and not later."""
    arrival: bool = True
    """It is reached by being there, and not a place to attack from."""


class Step(msgspec.Struct, frozen=True):
    """Something to be done for the quest: `kill`, `take`, `meet`, `go`, `open`, `light`, `hold`, and what or where."""

    kind: str
    what: str
    carrying: str = ""


class Progress(NamedTuple):
    """How far a quest is: all that its next steps depend on."""

    quest: str
    done: tuple[str, ...]
    keys: tuple[str, ...]
    carried: tuple[str, ...]
    """Of what somebody has to carry, what somebody does."""


def steps_to_victory(g: Descent) -> list[Step]:
    """What can be done now to win the quest, as far as its story tells."""
    carried = [item for item in _to_carry(g.quest) if any(carries(hero, item) for hero in g.heroes)]
    return [*_next_steps(Progress(g.quest, tuple(g.done), tuple(g.keys), tuple(carried)))]


@lru_cache(maxsize=64)
def _to_carry(name: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(event.given.carries for event in quest(name).events if event.given.carries))


@lru_cache(maxsize=1024)
def _next_steps(at: Progress) -> tuple[Step, ...]:
    events = [event for event in quest(at.quest).events if any(effect.win == "heroes" for effect in event.do)]
    events += [event for event in quest(at.quest).events if any(_opens_the_way(at, effect.key) for effect in event.do)]
    return tuple(dict.fromkeys(step for event in events for step in _towards(at, event, ())))


def _opens_the_way(at: Progress, key: str | None) -> bool:
    """Whether a key is still missing."""
    return key is not None and key not in at.keys


def _towards(at: Progress, event: Event, seen: tuple[str, ...]) -> Iterator[Step]:
    """The steps towards an event that has not happened."""
    if event.id in seen or (event.happens_once and event.id in at.done):
        return
    seen = (*seen, event.id)
    missing = [name for name in event.given.all_done if name not in at.done]
    for name in missing:
        yield from _towards(at, quest(at.quest).event[name], seen)
    item = event.given.carries or ""
    if item and item not in at.carried:
        yield Step("take", item)
    elif not missing:
        yield from _trigger(at, event, item, seen)


def _trigger(at: Progress, event: Event, item: str, seen: tuple[str, ...]) -> Iterator[Step]:
    kinds = {
        "killed": "kill",
        "taken": "take",
        "met": "meet",
        "enters": "go",
        "stops": "go",
        "gathered": "go",
        "opened": "open",
        "activated": "light",
        "round_starts": "hold",
        "round_ends": "hold",
    }
    when = event.when
    if when.counter is not None:
        for other in quest(at.quest).events:
            if any(when.counter.name in (effect.add or {}) for effect in other.do):
                yield from _towards(at, other, seen)
    elif when.kind in kinds:
        yield Step(kinds[when.kind], when.what, item)


def goals(g: Descent) -> list[Goal]:
    """Everything worth going to on the board as the heroes know it."""
    steps = steps_to_victory(g)
    found = [goal for token in g.tokens if (goal := _lying(g, token, steps)) is not None]
    for step in steps:
        found += _of_the_quest(g, step)
    found += _unknown(g, steps)
    found += _watch(g)
    return [goal for goal in found if goal.cells]


def _lying(g: Descent, token: Token, steps: list[Step]) -> Goal | None:
    """What a token on the board is good for."""
    here, heroes = 1 << token.at, len(g.heroes)
    match token.kind:
        case "glyph" if not token.active:
            return Goal(here, GLYPH, haste=CONQUEST * 3 * need(g))
        case "chest":
            return Goal(here, CHEST + TREASURE * heroes, "chest:", 2, haste=CONQUEST * need(g))
        case "potion":
            return Goal(here, 2.5)
        case "money":
            return Goal(here, COINS * (1 + heroes))
        case "key":
            return Goal(here, QUEST)
        case "artifact" | "item" | "quest":
            if any(step.kind == "take" and step.what == token.what for step in steps):
                return Goal(here, QUEST)
            if token.kind != "quest":
                return Goal(here, ARTIFACT)
        case "encounter":
            mine = [step for step in steps if step.kind == "meet" and step.what == token.what]
            told = any(event.when.met == token.what and not event.happens_once for event in quest_of(g).events)
            if mine or not told:
                bearer = _bearer(g, mine[0].carrying) if mine else -1
                return Goal(here, QUEST if mine else 6.0, "halt:", bearer=bearer)
    return None


def need(g: Descent) -> float:
    """How much the party needs conquest now: whoever has little may not live to collect it later."""
    return min(1.0, NEED / max(1, g.conquest))


def _bearer(g: Descent, item: str) -> int:
    """The hero who carries something, if that matters."""
    return next((hero.index for hero in g.heroes if item and carries(hero, item)), -1)


def _of_the_quest(g: Descent, step: Step) -> Iterator[Goal]:
    """Where to go for a step of the quest; what is still in the dark cannot be gone to."""
    story = quest_of(g)
    match step.kind:
        case "kill":
            for m in g.monsters:
                if m.named == step.what:
                    yield Goal(topology(g).around(base(g, m)), QUEST, alone=False, arrival=False)
        case "go":
            cells = story.regions[step.what]
            yield Goal(cells & explored(g), QUEST, alone=False, bearer=_bearer(g, step.carrying))
        case "open":
            door = story.door(step.what)
            if openable(g) >> door & 1:
                yield Goal(topology(g).at_door(door) & explored(g), QUEST, f"door:{door}", 2)
        case "light":
            for token in g.tokens:
                if token.kind == "glyph" and not token.active and story.regions[step.what] >> token.at & 1:
                    yield Goal(1 << token.at, QUEST)


def _unknown(g: Descent, steps: list[Step]) -> Iterator[Goal]:
    """Doors and openings into areas that nobody has seen."""
    if all(step.kind == "hold" for step in steps):
        return  # whoever has to hold out does not look for trouble
    dark = dark_spaces(g)
    if not dark:
        return
    grid = dungeon(g).grid
    value = EXPLORE * eagerness(g)
    around = topology(g)
    for door in members(openable(g)):
        if grid.beside(door) & dark:
            yield Goal(around.at_door(door) & explored(g), value, f"door:{door}", 2, alone=False)
    yield Goal(_brink(g.quest, g.closed, dark) & explored(g), value, alone=False)


@lru_cache(maxsize=1024)
def _brink(name: str, closed: Bits, dark: Bits) -> Bits:
    """A step from the dark."""
    return quest(name).dungeon.walk(closed).step(dark)


def eagerness(g: Descent) -> float:
    """How much the party should press on: more as a deadline of the quest draws near."""
    ends = [
        event.when.round_ends
        for event in quest_of(g).events
        if isinstance(event.when.round_ends, int) and any(effect.win == "overlord" for effect in event.do)
    ]
    return 1.0 + 0.8 * g.round / min(ends) if ends else 1.0


def _watch(g: Descent) -> Iterator[Goal]:
    """Places that must not be left empty, or conquest is lost."""
    for event in quest_of(g).events:
        presence = event.given.heroes
        lost = sum(-(effect.conquest or 0) for effect in event.do)
        if presence is not None and presence.at_most == 0 and lost > 0:
            yield Goal(quest_of(g).regions[str(presence.place)] & explored(g), CONQUEST * lost)


def unwelcome(g: Descent) -> dict[Bits, float]:
    """Places where a monster costs the party conquest every round, with what it costs."""
    found = {}
    for event in quest_of(g).events:
        presence = event.given.monsters
        lost = sum(-(effect.conquest or 0) for effect in event.do)
        if presence is not None and presence.at_least and lost > 0:
            found[quest_of(g).regions[str(presence.place)]] = CONQUEST * lost
    return found


def prey(g: Descent, m: Monster, steps: list[Step], places: dict[Bits, float]) -> float:
    """What killing a monster is worth beyond what it could do: the quest may be about it."""
    value = QUEST if m.named and any(step.kind == "kill" and step.what == m.named for step in steps) else 0.0
    spaces = base(g, m)
    return value + sum(cost for cells, cost in places.items() if cells & spaces)


def takes(g: Descent, hero: Hero, goal: Goal) -> bool:
    """Whether a goal is one for this hero."""
    if goal.bearer not in (-1, hero.index):
        return False
    if hero.monkey and goal.do:
        return False
    tokens = [token for token in g.tokens if goal.cells == 1 << token.at]
    return all(token.kind != "potion" or room_for(hero, token.what) for token in tokens)


def lights_from_afar(hero: Hero) -> int:
    """How near Astarra has to come to a glyph."""
    return worth(hero, "distant_glyphs", "spaces")


def in_dungeon(g: Descent) -> list[Hero]:
    return [hero for hero in g.heroes if hero.at != TOWN]
