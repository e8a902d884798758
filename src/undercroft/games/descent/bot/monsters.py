"""Leading monsters: whom each of them can attack, from where, and which way the others should go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from undercroft.board import UNREACHABLE, Bits, Breath, Size, attack_distance, attack_within, breaths, distance, members
from undercroft.games.descent.bot.goals import in_dungeon
from undercroft.games.descent.bot.ground import (
    far_stances,
    monster_field,
    standing_room,
    threatened,
    ways_for_monsters,
)
from undercroft.games.descent.bot.prospect import field_of_view
from undercroft.games.descent.bot.strikes import (
    attacks_of,
    harm,
    hero_guard,
    hero_mark,
    hero_price,
    monster_means,
    monster_price,
    monster_strike,
    strike_range,
    strike_reach,
    wound_price,
)
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import SIZES, base, dungeon, explored, size_of, topology
from undercroft.games.descent.odds import Strike
from undercroft.games.descent.rules import monster_turn
from undercroft.games.descent.rules.attack_spend import commanders
from undercroft.games.descent.rules.ground import obstacles
from undercroft.games.descent.rules.line_of_sight import hidden_by
from undercroft.games.descent.rules.spawning import stance_names
from undercroft.games.descent.rules.targets import BREATH
from undercroft.games.descent.state import Descent, Hero, Monster
from undercroft.games.descent.stats import ability, monster_ability, side

FOCUS = 0.8
"""How much more a hero is attacked who is likely to fall this turn."""
NEARER = 0.9
"""What a hero one step farther away is worth as a target."""
PACK = 0.5
"""How many monsters leave their posts, for each hero and each of his fellows: for two heroes two, for four eight."""
ABOUT = 10
"""Steps within which a monster is about the heroes."""
SHY = 0.12
"""How much a monster that strikes from afar likes each step between itself and the heroes."""


class Foray(NamedTuple):
    """An attack that a monster could make in its activation."""

    value: float
    stance: int
    cost: int


class Warlord:
    """The board as the overlord sees it at one moment."""

    def __init__(self, g: Descent, *, hasty: bool = False) -> None:
        """`hasty`: without looking at what the other monsters could do."""
        self.g = g
        self._hasty = hasty
        self.grid = dungeon(g).grid
        self.heroes = in_dungeon(g)
        self._leading = commanders(g)
        self._room = standing_room(g)
        self._strikes: dict[int, Strike] = {}
        self._wishes: dict[tuple[Strike, str, int, int], float] = {}

    def strike(self, m: Monster) -> Strike:
        """The monster's attack."""
        found = self._strikes.get(m.number)
        if found is None:
            found = self._strikes[m.number] = monster_strike(self.g, m, self._leading)
        return found

    # -- whom to attack -----------------------------------------------------------------------------------------------

    @cached_property
    def focus(self) -> dict[int, float]:
        """How much each hero should be attacked: more, the more likely he is to fall this turn."""
        if self._hasty:
            return {}
        coming = {hero.index: 0.0 for hero in self.heroes}
        for m in self.g.monsters:
            if not m.activated:
                for hero, wounds in self.in_reach(m):
                    coming[hero.index] += wounds
        return {h.index: 1.0 - FOCUS / 2 + FOCUS * min(1.2, coming[h.index] / max(1, h.wounds)) for h in self.heroes}

    def in_reach(self, m: Monster) -> list[tuple[Hero, float]]:
        """The heroes whom a monster might get to attack, and the wounds it would do."""
        strike = self.strike(m)
        kind, near = side(m).attack, min(3, strike_reach(self.g, m, strike))
        times = attacks_of(self.g, m)
        return [
            (hero, times * harm(strike, hero_mark(hero, kind, near), hero.wounds)[0]) for hero in self._endangered(m)
        ]

    def threatens(self, m: Monster) -> bool:
        """Whether there is anybody whom it might get to attack."""
        return next(self._endangered(m), None) is not None

    def _endangered(self, m: Monster) -> Iterator[Hero]:
        speed, reach, ranged = monster_means(self.g, m, self._leading)
        for hero in self.heroes:
            if threatened(self.g, m, speed, reach, self._room, ranged=ranged, but=hero) >> hero.at & 1:
                yield hero

    def wish(self, strike: Strike, kind: str, hero: Hero, spaces: int) -> float:
        """What an attack on a hero is worth."""
        like = (strike, kind, hero.index, spaces)
        found = self._wishes.get(like)
        if found is None:
            found = self._wishes[like] = self._wish(strike, kind, hero, spaces)
        return found

    def _wish(self, strike: Strike, kind: str, hero: Hero, spaces: int) -> float:
        mark = hero_mark(hero, kind, spaces, ability(self.g, hero, "fear"))
        wounds, killed = harm(strike, mark, hero.wounds)
        return self.focus.get(hero.index, 1.0) * wounds * wound_price(self.g, hero) + killed * hero_price(self.g, hero)

    def eager(self, m: Monster) -> float:
        """How much a monster should be activated before others."""
        strike, kind = self.strike(m), side(m).attack
        able = [self.wish(strike, kind, hero, min(3, strike_range(strike))) for hero, _ in self.in_reach(m)]
        if able:
            return 10.0 + max(able)
        return -0.01 * min((self.steps(m, m.at, hero) for hero in self.heroes), default=0)

    def hunts(self, m: Monster) -> bool:
        """Whether a monster goes after the heroes: the nearest ones do, the others stay on guard where they are."""
        return m.number in self._hunters

    @cached_property
    def _hunters(self) -> frozenset[int]:
        steps = {m.number: min(self.steps(m, m.at, hero) for hero in self.heroes) for m in self.g.monsters}
        nearest = sorted(steps, key=lambda number: (steps[number], number))
        return frozenset(nearest[: int(PACK * len(self.g.heroes) ** 2)])

    def beset(self) -> bool:
        """Whether there are enough monsters about the heroes already."""
        near = sum(any(self.steps(m, m.at, hero) <= ABOUT for hero in self.heroes) for m in self.g.monsters)
        return near >= (len(self.g.heroes) - 1) ** 2  # a party of four can be pressed hard, one of two hardly at all

    # -- attacks ------------------------------------------------------------------------------------------------------

    def foray(self, m: Monster, points: int, only: Hero | None = None) -> Foray | None:
        """The best attack within reach, on anybody or on one hero, and where to make it."""
        return max(self._forays(m, points, only), key=lambda foray: foray.value, default=None)

    def _forays(self, m: Monster, points: int, only: Hero | None) -> Iterator[Foray]:
        g = self.g
        field = monster_field(g, m, points)
        gait = dungeon(g).gait(size_of(m), g.closed)
        stops = gait.stands(monster_turn.may_stop(g, m))
        strike, kind = self.strike(m), side(m).attack
        views = [view for view in self._views(m, strike) if only is None or view[0] is only]
        for cost, layer in enumerate(field.layers):
            for stance in members(layer & stops):
                value = self._from_stance(m, stance, strike, kind, views)
                if value > 0:
                    value += self._distance_bonus(strike, gait.footprint.cells(stance)) - 0.01 * cost
                    yield Foray(value, stance, cost)

    def _views(self, m: Monster, strike: Strike) -> list[tuple[Hero, Bits]]:
        """For each hero, the spaces from which a monster could attack him."""
        g = self.g
        blockers = hidden_by(g) & ~base(g, m)
        found = []
        for hero in self.heroes:
            seen = field_of_view(g.quest, g.closed, hero.at, blockers & ~(1 << hero.at))
            if not strike.ranged:
                seen &= attack_within(self.grid, hero.at, strike_reach(g, m, strike))
            found.append((hero, seen))
        return found

    def _from_stance(self, m: Monster, stance: int, strike: Strike, kind: str, views: list[tuple[Hero, Bits]]) -> float:
        spaces = dungeon(self.g).footprint(size_of(m)).cells(stance)
        able = [hero for hero, seen in views if seen & spaces]
        values = [self.wish(strike, kind, hero, self._spaces(spaces, hero.at)) for hero in able]
        if strike.area == "sweep":
            return sum(values)
        best = max(values, default=0.0)
        if strike.area == "breath" and any(self._spaces(spaces, hero.at) <= len(BREATH) for hero in self.heroes):
            best = max(best, *(self.breath_worth(m, way.covered) for way in self._breaths(spaces)), 0.0)
        return best

    def _breaths(self, spaces: Bits) -> tuple[Breath, ...]:
        return breaths(dungeon(self.g).sight(self.g.closed), spaces, BREATH)

    def breath_worth(self, m: Monster, covered: Bits) -> float:
        """What a breath over these spaces is worth; distance does not count (DES-ABL-10)."""
        strike, kind = self.strike(m), side(m).attack
        value = sum(self.wish(strike, kind, hero, 0) for hero in self.heroes if covered >> hero.at & 1)
        for other in self.g.monsters:
            if other is not m and base(self.g, other) & covered:
                value -= 0.3 * monster_price(self.g, other)
        return value

    def _spaces(self, spaces: Bits, at: int) -> int:
        count = attack_distance if self.grid.stairs else distance
        return min(count(self.grid, cell, at) for cell in members(spaces))

    def _distance_bonus(self, strike: Strike, spaces: Bits) -> float:
        """Those who strike from afar keep their distance."""
        if not strike.ranged:
            return 0.0
        return SHY * min(5, min(self._spaces(spaces, hero.at) for hero in self.heroes))

    # -- ways ---------------------------------------------------------------------------------------------------------

    def steps(self, m: Monster, stance: int, hero: Hero) -> int:
        """How far a stance is from being next to a hero."""
        return self.steps_of(m.kind, stance, hero)

    def steps_of(self, kind: str, stance: int, hero: Hero) -> int:
        g = self.g
        size = SIZES[content().monsters[kind].size]
        if size is Size.ONE:
            return ways_for_monsters(g, 1 << hero.at)[stance]
        floor = explored(g) & ~obstacles(g)
        beside = dungeon(g).footprint(size).touching(topology(g).neighbours(hero.at))
        return 1 + far_stances(g.quest, g.closed, floor, size, beside)[stance]

    def approach(self, kind: str, stance: int) -> float:
        """How good a stance is to get at the heroes from."""
        best = 0.0
        for hero in self.heroes:
            steps = self.steps_of(kind, stance, hero)
            if steps < UNREACHABLE:
                best = max(best, self.appeal(hero) * NEARER**steps)
        return best

    def appeal(self, hero: Hero) -> float:
        """How inviting a hero is: costly, weak, with little armour, alone."""
        friends = sum(1 for other in self.heroes if other is not hero and distance(self.grid, other.at, hero.at) <= 4)
        return wound_price(self.g, hero) * (4.0 - 0.4 * hero_guard(hero, "")) * (1.3 if not friends else 1.0) + 1.0

    def way(self, m: Monster, points: int) -> int:
        """The stance to go to when there is nobody to attack."""
        field = monster_field(self.g, m, points)
        gait = dungeon(self.g).gait(size_of(m), self.g.closed)
        stops = gait.stands(monster_turn.may_stop(self.g, m))
        best, chosen = self.approach(m.kind, m.at), m.at
        if not stops >> m.at & 1:
            best = -1.0
        for cost, layer in enumerate(field.layers):
            for stance in members(layer & stops):
                value = self.approach(m.kind, stance) - 0.0001 * cost
                if value > best:
                    best, chosen = value, stance
        return chosen

    def cover(self, m: Monster, points: int) -> int:
        """The stance farthest from the heroes, best out of their sight."""
        field = monster_field(self.g, m, points)
        gait = dungeon(self.g).gait(size_of(m), self.g.closed)
        stops = gait.stands(monster_turn.may_stop(self.g, m))
        views = self._views(m, self.strike(m))
        best, chosen = -1.0, m.at
        for _, layer in enumerate(field.layers):
            for stance in members(layer & stops):
                spaces = gait.footprint.cells(stance)
                unseen = sum(1 for _, seen in views if not seen & spaces)
                value = 2.0 * unseen + 0.3 * min(8, min(self._spaces(spaces, hero.at) for hero in self.heroes))
                if value > best:
                    best, chosen = value, stance
        return chosen

    def route(self, m: Monster, goal: int, points: int) -> list[str]:
        """The answers that lead to a stance."""
        g = self.g
        path = monster_field(g, m, points).path(goal)
        size = size_of(m)
        gait = dungeon(g).gait(size, g.closed)
        walk = dungeon(g).walk(g.closed) if size is Size.ONE else gait
        flies = bool(monster_ability(g, m, "fly"))
        pits = gait.stands(g.pits) if g.pits else 0
        answers = []
        for a, b in pairwise(path):
            name = next(iter(stance_names(g, 1 << b)))
            if not flies and pits >> a & 1 and not pits >> b & 1:
                name = f"climb:{name}"
            elif not walk.step(1 << a) >> b & 1:
                name = f"jump:{name}"
            answers.append(name)
        return answers
