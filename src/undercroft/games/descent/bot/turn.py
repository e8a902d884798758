"""Planning what is left of a hero's turn: where to go, what to do there, whom to attack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from undercroft.board import Bits, Field, lowest, members
from undercroft.games.descent.bot.goals import Goal
from undercroft.games.descent.bot.ground import hero_field, ways_for_heroes
from undercroft.games.descent.bot.prospect import Prospect
from undercroft.games.descent.bot.strikes import wound_price
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, jumps_over_pits
from undercroft.games.descent.rules.glyphs import active_glyphs, landings
from undercroft.games.descent.rules.ground import flies, held, may_stop
from undercroft.games.descent.rules.hero_turn import GRANTS
from undercroft.games.descent.state import TOWN
from undercroft.games.descent.stats import equipped, max_fatigue, speed
from undercroft.parts.cell_names import cell_name

COSTS = content().costs
TIRED = 0.55
"""What a fatigue is worth that could have been a power die."""
PUSH = 4
"""The most fatigue spent on moving in a turn."""
UNSEEN = 3.0
"""What a door opened is worth beyond its goal: nobody knows what is behind it."""
QUIET = 10.0
"""What it is worth besides while no enemy is near: waiting helps nobody but the overlord."""
NEAR = 8
"""Steps from a door within which a hero can be of help to whoever opens it."""
DARK = 4.0
"""Wounds to be expected next to a door that has just been opened."""
IN_HAND = 1.1
"""What a goal reached is worth, to one that can be reached."""
GUARD = 0.35
"""How often a guard gets to strike at whoever could come."""
TRIP = 3.0
"""What it costs to be away from the others, in the town."""
FALLBACKS = 4
"""From how many spaces an attack is considered after which the hero moves on."""


NOWHERE: tuple[float, int, tuple[str, ...]] = (-1000.0, TOWN, ())


class Plan(NamedTuple):
    """What to do next, and what it comes to."""

    value: float
    answers: tuple[str, ...]
    ends: int
    """Where the hero will stand."""


class Planner:
    """Plans for one hero at one moment."""

    def __init__(self, prospect: Prospect, *, hasty: bool = False) -> None:
        """`hasty`: without a thought of where to go on to from where something has been done."""
        self.p = prospect
        self.g, self.hero = prospect.g, prospect.hero
        self.hasty = hasty
        self.free = may_stop(self.g, self.hero)

    def with_action(self, name: str) -> float:
        """What a turn with this action is worth."""
        grant, pace = GRANTS[name], speed(self.hero)
        points = grant.paces * pace + sum(item.movement for item in equipped(self.hero))
        if not grant.halves:
            return self.best(points, grant.attacks).value
        halves = [self.best(points, 1)] if self.hasty else [self.best(points + pace, 0), self.best(points, 1)]
        return max(plan.value + self.order(plan.ends)[0] for plan in halves)

    def best(self, points: int, attacks: int) -> Plan:
        """The best way to spend what is left."""
        if self.hero.at == TOWN:
            return max(self._from_town(points, attacks))
        if self.hero.turn.webbed or self.hero.turn.halted or held(self.g, self.hero):
            return self._here(attacks)
        return max(self._plans(self.hero.at, points, attacks))

    def several(self, points: int, attacks: int) -> list[Plan]:
        """Different ways to spend what is left, the best first; among them where to stand and whom to attack."""
        if self.hero.at == TOWN:
            plans = list(self._from_town(points, attacks))
        elif self.hero.turn.webbed or self.hero.turn.halted or held(self.g, self.hero):
            plans = [self._here(attacks)]
        else:
            plans = [*self._plans(self.hero.at, points, attacks), *self._stands(points, attacks)]
        return sorted(dict.fromkeys(plans), reverse=True)

    # -- orders -------------------------------------------------------------------------------------------------------

    def order(self, cell: int) -> tuple[float, str]:
        """The best order for a hero on a space, and its worth."""
        p, hero = self.p, self.hero
        wounds = p.wounds_at(cell)
        missing = max_fatigue(hero) - hero.fatigue
        calm = 1.0 if wounds < 0.3 else 0.25
        orders = [(TIRED * missing * calm, "rest"), (0.35 * wounds * wound_price(self.g, hero), "dodge")]
        if cell != TOWN:
            orders.append((self._guard(cell), "guard"))
        return max(orders)

    def _guard(self, cell: int) -> float:
        """What striking at whoever comes is worth."""
        p = self.p
        coming = [at for at, (spaces, _) in enumerate(p.threats) if spaces >> cell & 1]
        if not coming:
            return 0.1
        return GUARD * max(p.blow_at(at) for at in coming)

    # -- ways ---------------------------------------------------------------------------------------------------------

    def _here(self, attacks: int) -> Plan:
        """What can be done without moving."""
        cell = self.hero.at
        value = self.p.position(cell) + self.p.attacks(cell, attacks)
        return Plan(value, self._attack(cell, attacks), cell)

    def _attack(self, cell: int, attacks: int) -> tuple[str, ...]:
        blow = self.p.blow(cell)
        return (f"attack:{blow.weapon}",) if attacks and blow.value > 0 else ()

    def _plans(self, start: int, points: int, attacks: int) -> Iterator[Plan]:
        p = self.p
        field = hero_field(self.g, self.hero, start, points + min(self.hero.fatigue, PUSH))
        strikes = []
        best = (-1000.0, start, 0)
        for cost, cell in self._spots(field):
            tired = TIRED * max(0, cost - points)
            place = p.position(cell) - tired
            blows = p.attacks(cell, attacks)
            best = max(best, (place + blows, cell, cost))
            if blows > 0 and cost < points:
                strikes.append((blows - tired - 0.05 * cost, cell, cost))
        value, cell, _ = best
        yield Plan(value, self.route(field, cell, points) + self._attack(cell, attacks), cell)
        for _, cell, cost in sorted(strikes, reverse=True)[: 0 if self.hasty else FALLBACKS]:
            ends, after = self._from_there(cell, points - cost, None, 0)
            value = p.attacks(cell, attacks) + after
            yield Plan(value, self.route(field, cell, points) + self._attack(cell, attacks), ends)
        yield from self._errands(field, points, attacks)

    def _stands(self, points: int, attacks: int) -> Iterator[Plan]:
        """For every enemy the best space to attack it from and stay on, and the best one to stay on in peace."""
        p = self.p
        field = hero_field(self.g, self.hero, self.hero.at, points + min(self.hero.fatigue, PUSH))
        found: dict[int, tuple[float, int, tuple[str, ...]]] = {}
        for cost, cell in self._spots(field):
            place = p.position(cell) - TIRED * max(0, cost - points)
            found[TOWN] = max(found.get(TOWN, NOWHERE), (place, cell, ("end",)))
            for blow in p.blows(cell) if attacks else ():
                there = (place + blow.value, cell, (f"attack:{blow.weapon}", cell_name(p.grid, blow.target)))
                found[blow.target] = max(found.get(blow.target, NOWHERE), there)
        for value, cell, last in found.values():
            yield Plan(value, self.route(field, cell, points) + last, cell)

    def _spots(self, field: Field) -> Iterator[tuple[int, int]]:
        """The spaces where the hero could stop, with what they cost."""
        for cost, layer in enumerate(field.layers):
            for cell in members(layer & self.free):
                yield cost, cell

    def _from_there(self, start: int, points: int, but: Goal | None, attacks: int) -> tuple[int, float]:
        """The best end of a turn that goes on from a space."""
        field = hero_field(self.g, self.hero, start, max(0, points))
        ways = ways_for_heroes(self.g, 1 << start) if but is not None and but.do.startswith("door") else ()
        found = []
        for _, cell in self._spots(field):
            dark = DARK * max(0.0, 1.0 - ways[cell] / 8) if ways else 0.0
            found.append((self.p.position(cell, but, dark) + self.p.attacks(cell, attacks), cell))
        value, cell = max(found, default=(self.p.position(start, but), start))
        return cell, value

    def _errands(self, field: Field, points: int, attacks: int) -> Iterator[Plan]:
        """Things to be had this turn: tokens, chests, doors, encounters, the way to the town."""
        purse = points + min(self.hero.fatigue, PUSH)
        for goal, value, ways in self.p.goals:
            if not goal.arrival:
                continue
            spot = self._nearest(field, ways, purse - goal.price, stop=bool(goal.do))
            if spot is None or (spot[1] == self.hero.at and not goal.do):
                continue
            cost, cell = spot
            answers = self.route(field, cell, points, goal.price) + ((goal.do,) if goal.do else ())
            spent = cost + goal.price
            gain = IN_HAND * value + goal.haste - TIRED * max(0, spent - points)
            if goal.do.startswith("door"):
                gain += self._unseen(cell)
            if goal.do == "halt:" or self.hasty:
                ends, after = cell, self.p.position(cell, goal) + self.p.attacks(cell, attacks)
            else:
                ends, after = self._from_there(cell, points - spent, goal, attacks)
                if (
                    cost < points
                    and self.p.is_glyph(goal)
                    and not self.hero.turn.travelled
                    and self._return(goal) > after
                ):
                    ends, after = TOWN, self._return(goal)
            yield Plan(gain + after, answers, ends)
        yield from self._to_town(field, points)

    def _nearest(self, field: Field, ways: tuple[int, ...], purse: int, *, stop: bool) -> tuple[int, int] | None:
        for cost, layer in enumerate(field.layers[: max(0, purse + 1)]):
            for cell in members(layer & self.free if stop else layer):
                if ways[cell] == 0:
                    return cost, cell
        return None

    def _unseen(self, cell: int) -> float:
        """What it is worth to look behind a door now: much while all is quiet, little if the others cannot help."""
        ways = ways_for_heroes(self.g, 1 << cell)
        others = [hero for hero in self.g.heroes if hero is not self.hero]
        late = sum(hero.acted or hero.at == TOWN or ways[hero.at] > NEAR for hero in others) / max(1, len(others))
        return UNSEEN - 3.0 * late + (QUIET - 9.0 * late if self.p.quiet else 0.0)

    # -- the town -----------------------------------------------------------------------------------------------------

    def _to_town(self, field: Field, points: int) -> Iterator[Plan]:
        if self.hero.turn.travelled or any(name in self.p.quest_items for name in self.hero.companions):
            return
        for token in active_glyphs(self.g):
            cost = field.cost(token.at)
            if cost is not None and self.free >> token.at & 1 and cost + COSTS.glyph_travel <= points:
                shop = self.p.shopping if cost + COSTS.glyph_travel + COSTS.shop <= points else 0.5 * self.p.shopping
                answers = (*self.route(field, token.at, points), "travel:town")
                yield Plan(shop + self._return(), answers, TOWN)

    def _return(self, but: Goal | None = None) -> float:
        """What it is worth to be in the town, ready to go to any glyph."""
        return max((0.97 * self.p.pull(token.at, but) for token in active_glyphs(self.g)), default=0.0) - TRIP

    def _from_town(self, points: int, attacks: int) -> Iterator[Plan]:
        """Shop, then back by the best glyph."""
        yield Plan(self._return(), (), TOWN)
        if self.p.shopping > 0 and points >= COSTS.shop:
            after = max((plan.value for plan in self._back(points - COSTS.shop, attacks)), default=self._return())
            yield Plan(self.p.shopping + after, ("shop:",), TOWN)
        yield from self._back(points, attacks)

    def _back(self, points: int, attacks: int) -> Iterator[Plan]:
        if self.hero.turn.travelled or points < COSTS.glyph_travel or self.hero.turn.webbed:
            return
        for token in active_glyphs(self.g):
            spaces = landings(self.g, self.free, token.at)
            if spaces:
                best = max(self._plans(lowest(spaces), points - COSTS.glyph_travel, attacks))
                yield Plan(best.value, (f"travel:{cell_name(self.p.grid, token.at)}",), best.ends)

    # -- answers ------------------------------------------------------------------------------------------------------

    def route(self, field: Field, goal: int, points: int, price: int = 0) -> tuple[str, ...]:
        """The answers that lead along a field to a space, where points of some price must be left.

        Fatigue is spent when the points are.
        """
        path = field.path(goal)
        answers: list[str] = []
        for at, (a, b) in enumerate(pairwise(path)):
            answer, cost = self._leg(a, b)
            through = next((more for more, cell in enumerate(path[at + 1 :]) if self.free >> cell & 1), 0)
            # Whoever moves onto an occupied space must have the points to leave it again (DES-MOV-08).
            answers += ["fatigue"] * max(0, cost + through - points)
            points = max(points, cost + through) - cost
            answers.append(answer)
        return (*answers, *["fatigue"] * max(0, price - points))

    def _leg(self, a: int, b: int) -> tuple[str, int]:
        g = self.g
        name = cell_name(self.p.grid, b)
        if flies(self.hero) or not g.pits:
            return name, 1
        if g.pits >> a & 1 and not g.pits >> b & 1:
            return f"climb:{name}", COSTS.climb_pit
        near: Bits = dungeon(g).walk(g.closed).step(1 << a)
        if near >> b & 1:
            return name, 1
        ways = jumps_over_pits(g).get(a, ())
        return f"jump:{name}", min(way.points for way in ways if way.landing >> b & 1)
