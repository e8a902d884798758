"""What the heroes have before them at one moment: the goal they go for together, the time left, and what to avoid."""

from __future__ import annotations

from functools import cached_property

from undercroft.board import Bits, bitset, ring
from undercroft.games.dungeonsaga.bot.danger import Danger
from undercroft.games.dungeonsaga.bot.goals import Goal, Search, chests, goals, hindrances, perils
from undercroft.games.dungeonsaga.bot.ways import distances_to, first_door
from undercroft.games.dungeonsaga.bot.worth import kind_price
from undercroft.games.dungeonsaga.models import adventure_of, dungeon, hero_id, party
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import movement

Field = tuple[Goal, tuple[int, ...]]
"""A goal and the ways to it."""

CALM, HASTE = 0.15, 0.9
"""What a step towards the goal is worth with time enough, and with none left."""
EASE = 4.0
"""Rounds to spare that make heroes feel safe."""
UNKNOWN = 4.0
"""Rounds that are reckoned for what is behind a door."""
PACE = 5.0
"""Squares that a party gets on in a round."""
TOGETHER = 0.3
"""How much the ways of the others count when heroes choose what to do first."""
FARTHEST = 60


class Outlook:
    """What the whole party has before it."""

    def __init__(self, g: DungeonSaga) -> None:
        self.g = g
        self.heroes = party(g)
        self.left = len(g.overlord.deck) + 1
        self.pests, errands = hindrances(g)
        self.errands = [self._field(goal) for goal in errands]
        self.chests = [self._field(goal) for goal in chests(g)]
        self.perils = perils(g)
        self.rise = bitset(g.bones)
        self.rising = max((kind_price(kind) for kind in adventure_of(g).raises), default=0.0)
        """What the best is worth that may rise from bones."""

    def _field(self, goal: Goal) -> Field:
        return goal, distances_to(self.g, goal.cells)

    @cached_property
    def fields(self) -> list[Field]:
        """What can be done now for what is to be done in the end: of a goal behind a door, what opens the door."""
        found: dict[Goal, Field] = {}
        search = Search(self.g)
        for goal in goals(self.g):
            ways = self._field(goal)[1]
            door = first_door(self.g, ways, self._nearest(ways).at) if goal.kind != "open" else None
            opening = [*search.fitting(door)] if door is not None else []
            for one in opening or [goal]:
                found.setdefault(one, self._field(one))
        return list(found.values())

    def _nearest(self, ways: tuple[int, ...]) -> Model:
        return min(self.heroes, key=lambda hero: ways[hero.at])

    @cached_property
    def focus(self) -> Field | None:
        """What the party does first, all of them together: what costs it the fewest steps."""
        return min(self.fields, key=self._cost, default=None)

    def _cost(self, field: Field) -> float:
        goal, ways = field
        steps = [min(ways[hero.at], FARTHEST) for hero in self.heroes]
        if goal.kind == "stand":
            return max(steps)
        able = [s for s, hero in zip(steps, self.heroes, strict=True) if not goal.who or hero_id(hero) in goal.who]
        return min(able, default=FARTHEST) + goal.effort + TOGETHER * sum(steps) / len(steps)

    @property
    def doers(self) -> tuple[str, ...]:
        """Those who alone can do what the party is after."""
        return self.focus[0].who if self.focus is not None else ()

    @cached_property
    def between(self) -> Bits:
        """Squares between them and the door in question: whoever stands there is in their line of sight."""
        shut = [fitting for fitting in self.g.fittings if self.focus is not None and fitting.id == self.focus[0].what]
        if not self.doers or not shut:
            return 0
        ways = distances_to(self.g, ring(dungeon(self.g).grid, bitset(shut[0].cells)))
        doers = [ways[hero.at] for hero in self.heroes if hero_id(hero) in self.doers]
        return bitset(cell for cell, steps in enumerate(ways) if steps < min(doers, default=0))

    @cached_property
    def aims(self) -> set[str]:
        """Models, deeds, doors and chests that the heroes are after now."""
        targets = {goal.what for goal, _ in self.fields if goal.kind in ("fell", "deed")}
        return targets | ({self.focus[0].what} if self.focus is not None else set())

    @cached_property
    def costs(self) -> dict[int, list[float]]:
        """What attacks on each hero may cost where all stand now."""
        return {hero.number: Danger(self.g, hero).costs() for hero in self.heroes}

    @cached_property
    def urgency(self) -> float:
        """From 0, with time to spare, to 1: there is none left."""
        if adventure_of(self.g).deck_out == "heroes" or self.focus is None:
            return 0.0
        need = self.rounds + (UNKNOWN if self.focus[0].kind == "open" else 0.0)
        return max(0.0, min(1.0, 1.0 - (self.left - need) / EASE))

    @property
    def rounds(self) -> float:
        """How many it takes to do the first thing, if nobody is in the way."""
        if self.focus is None:
            return 0.0
        goal, ways = self.focus
        slowest = max(min(ways[hero.at], FARTHEST) / min(PACE, movement(hero)) for hero in self.heroes)
        return slowest + goal.effort / PACE

    @property
    def step(self) -> float:
        return CALM + (HASTE - CALM) * self.urgency**2
