"""How the board looks to a hero: whom he could strike from where, what could strike him there, where he wants to be."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, sqrt
from typing import NamedTuple

from undercroft.board import UNREACHABLE, Bits, attack_distance, blast, distance, members, within
from undercroft.games.descent.bot.goals import (
    PREY,
    Goal,
    goals,
    in_dungeon,
    lights_from_afar,
    prey,
    steps_to_victory,
    takes,
    unwelcome,
)
from undercroft.games.descent.bot.ground import standing_room, threatened, ways_for_heroes
from undercroft.games.descent.bot.shop import worth_of_shopping
from undercroft.games.descent.bot.strikes import (
    danger,
    harm,
    hero_mark,
    hero_price,
    hero_strike,
    might,
    monster_guard,
    monster_left,
    monster_price,
    monster_strike,
    strike_reach,
    wound_price,
)
from undercroft.games.descent.box.content import ItemCard
from undercroft.games.descent.figures import base, dungeon, topology
from undercroft.games.descent.odds import Mark, Strike
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules.attack_spend import fear_of
from undercroft.games.descent.rules.bonuses import unseen
from undercroft.games.descent.rules.line_of_sight import GUST_RANGE, hidden_by
from undercroft.games.descent.rules.targets import attack_kind, weapons
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import ability, monster_speed, side

FARTHEST = 100
DECAY = [0.98**steps for steps in range(FARTHEST)]
"""What a goal so many points away is worth now."""
LONELY = 6
"""Steps from the next hero at which being alone begins to matter."""
LONELINESS = 0.12
"""What each further step costs."""
WOUNDS = 0.1
"""How much a hero minds wounds: they heal, and whoever dies wakes in the town with none."""
DEATH = 0.3
"""How much a hero minds death: whoever never risks it gets nowhere, and time is on the overlord's side."""


class Target(NamedTuple):
    """A monster as a hero sees it who thinks of attacking it."""

    m: Monster
    spaces: Bits
    left: int
    guard: int
    fear: int
    price: float
    """What its death is worth."""


class Blow(NamedTuple):
    """An attack that a hero could make from some space."""

    value: float
    kills: float
    weapon: str
    target: int
    """The space to attack."""


NO_BLOW = Blow(0.0, 0.0, "", -1)


class Prospect:
    """The board for one hero at one moment."""

    def __init__(self, g: Descent, hero: Hero) -> None:
        self.g = g
        self.hero = hero
        self.grid = dungeon(g).grid
        self._strikes: dict[tuple[str, bool, bool], Strike] = {}
        self._values: dict[tuple[int, str, int, int], tuple[float, float]] = {}
        self._best: dict[int, Blow] = {}
        self._all_blows: dict[int, list[Blow]] = {}
        self._peril: dict[int, float] = {}
        self._pull: dict[int, float] = {}
        self._quarry: dict[int, float] = {}
        self._second: dict[int, float] = {}

    # -- attacks ------------------------------------------------------------------------------------------------------

    @cached_property
    def targets(self) -> list[Target]:
        g = self.g
        steps = steps_to_victory(g)
        places = unwelcome(g)
        return [
            Target(
                m,
                base(g, m),
                monster_left(g, m),
                monster_guard(g, m),
                fear_of(g, self.hero, m, self.hero.seat),
                monster_price(g, m) + prey(g, m, steps, places),
            )
            for m in g.monsters
        ]

    @cached_property
    def quest_items(self) -> tuple[str, ...]:
        return quest(self.g.quest).items

    @cached_property
    def shopping(self) -> float:
        """What the hero could buy is worth."""
        return worth_of_shopping(self.g, self.hero)

    @cached_property
    def arms(self) -> list[ItemCard | None]:
        return list(weapons(self.hero)) or [None]

    def strike(self, weapon: ItemCard | None, *, adjacent: bool, unseen: bool) -> Strike:
        key = (weapon.id if weapon else "", adjacent, unseen)
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = hero_strike(self.g, self.hero, weapon, adjacent=adjacent, unseen=unseen)
        return found

    @cached_property
    def _in_view(self) -> list[list[tuple[int, Bits]]]:
        """For each target, its spaces and from where each of them can be seen."""
        g = self.g
        blockers = hidden_by(g) & ~(1 << self.hero.at if self.hero.at != TOWN else 0)
        return [[(cell, self._seen(cell, blockers)) for cell in members(target.spaces)] for target in self.targets]

    def _seen(self, cell: int, blockers: Bits) -> Bits:
        seen = field_of_view(self.g.quest, self.g.closed, cell, blockers & ~(1 << cell))
        return seen & within(self.grid, cell, GUST_RANGE) if self.g.gust else seen

    def blow(self, cell: int) -> Blow:
        """The best attack from a space."""
        if cell == TOWN:
            return NO_BLOW
        found = self._best.get(cell)
        if found is None:
            self._all_blows[cell] = self._blows_from(cell)
            found = self._best[cell] = max(self._all_blows[cell], default=NO_BLOW)
        return found

    def blows(self, cell: int) -> list[Blow]:
        """All attacks from a space that are worth anything."""
        self.blow(cell)
        return self._all_blows[cell]

    def _next_best(self, cell: int) -> float:
        """What an attack on somebody else is worth from a space."""
        found = self._second.get(cell)
        if found is None:
            best = self.blow(cell)
            aimed_at = [t.spaces for t in self.targets if best.target >= 0 and t.spaces >> best.target & 1]
            others = (blow.value for blow in self._all_blows[cell] if not aimed_at[0] >> blow.target & 1)
            found = self._second[cell] = max(others, default=0.0)
        return found

    def _blows_from(self, cell: int) -> list[Blow]:
        found = []
        here = 1 << cell
        for at, views in enumerate(self._in_view):
            seen = [space for space, view in views if view & here]
            if not seen:
                continue
            spaces, where = min((self._distance(cell, space), space) for space in seen)
            for weapon in self.arms:
                if attack_kind(self.hero, weapon) == "melee" and spaces > 1 + self._reach:
                    continue
                value, kills = self._value(at, weapon, where, spaces)
                if value > 0:
                    found.append(Blow(value, kills, weapon.id if weapon else "unarmed", where))
        return found

    @cached_property
    def _reach(self) -> int:
        return 1 if ability(self.g, self.hero, "reach") else 0

    def _distance(self, a: int, b: int) -> int:
        return attack_distance(self.grid, a, b) if self.grid.stairs else distance(self.grid, a, b)

    def _value(self, at: int, weapon: ItemCard | None, where: int, spaces: int) -> tuple[float, float]:
        key = (at, weapon.id if weapon else "", where, spaces)
        found = self._values.get(key)
        if found is None:
            target = self.targets[at]
            strike = self.strike(weapon, adjacent=spaces == 1, unseen=unseen(self.hero, target.m))
            value, kills = worth_striking(strike, spaces, target)
            if strike.area == "blast" and where >= 0:
                value += self._spread(weapon, where, spaces, target)
            found = self._values[key] = (value, kills)
        return found

    def _spread(self, weapon: ItemCard | None, where: int, spaces: int, aimed_at: Target) -> float:
        """What a blast does to everybody else around its target."""
        strike = self.strike(weapon, adjacent=False, unseen=False)
        cells = blast(dungeon(self.g).sight(self.g.closed), where, strike.blast, self.g.rubble)
        others = [t for t in self.targets if t is not aimed_at and t.spaces & cells]
        value = 0.0
        for target in others:
            sharper = self.strike(weapon, adjacent=False, unseen=unseen(self.hero, target.m))
            value += worth_striking(sharper, spaces, target)[0]
        for hero in in_dungeon(self.g):
            if hero is not self.hero and cells >> hero.at & 1:
                wounds, killed = harm(strike, hero_mark(hero, "magic", spaces), hero.wounds)
                value -= 1.5 * wounds * wound_price(self.g, hero) + killed * hero_price(self.g, hero)
        return value

    def attacks(self, cell: int, count: int) -> float:
        """What so many attacks from a space are worth."""
        if not count or self.blow(cell) is NO_BLOW:
            return 0.0
        first = self.blow(cell)
        if count == 1:
            return first.value
        other = self._next_best(cell)
        # The next one finds the same enemy weakened, or another one.
        again = first.kills * other + (1.0 - first.kills) * max(first.value, other)
        return first.value + again * (count - 1)

    # -- dangers ------------------------------------------------------------------------------------------------------

    @cached_property
    def threats(self) -> list[tuple[Bits, float]]:
        """Where each monster could strike next, and the wounds that it would do to this hero."""
        g, hero = self.g, self.hero
        others = [other for other in in_dungeon(g) if other is not hero]
        mine = self._allure(hero)
        found = []
        for m in g.monsters:
            if m.effects.stun and not m.master:
                found.append((0, 0.0))
                continue
            strike = monster_strike(g, m)
            reach = strike_reach(g, m, strike)
            spaces = threatened(g, m, monster_speed(g, m), reach, standing_room(g), ranged=strike.ranged, but=hero)
            wounds = harm(strike, hero_mark(hero, side(m).attack, min(3, reach)), 20)[0]
            wounds *= danger(g, m, strike) / max(0.1, might(strike))
            rivals = sum(self._allure(other) for other in others if spaces >> other.at & 1)
            found.append((spaces, wounds * mine / (mine + 0.8 * rivals)))
        return found

    @cached_property
    def quiet(self) -> bool:
        """Whether no monster could get at anybody in its next activation."""
        heroes = in_dungeon(self.g)
        return not any(spaces >> hero.at & 1 for spaces, _ in self.threats for hero in heroes)

    def wounds_at(self, cell: int) -> float:
        """The wounds to be expected on a space before the next turn."""
        if cell == TOWN:
            return 0.0
        found = self._peril.get(cell)
        if found is None:
            found = sum(wounds for spaces, wounds in self.threats if spaces >> cell & 1)
            found += 1.0 if self.g.pits >> cell & 1 else 0.0
            self._peril[cell] = found
        return found

    def _allure(self, hero: Hero) -> float:
        """How much monsters prefer a hero to others: those who fall first cost the party most."""
        return hero_price(self.g, hero) / (2 + hero.wounds)

    def peril(self, cell: int, more: float = 0.0) -> float:
        """What the wounds to be expected on a space cost, and some more."""
        hero = self.hero
        wounds = self.wounds_at(cell) + more
        # As played out by the thousand: spawned monsters, traps and luck make even a quiet place deadly for the weak.
        death = 1.0 / (1.0 + exp(1.0 + 0.3 * hero.wounds - 1.3 * sqrt(wounds)))
        return WOUNDS * wounds * self._wound_price + DEATH * self._price * death

    @cached_property
    def _wound_price(self) -> float:
        return wound_price(self.g, self.hero)

    @cached_property
    def _price(self) -> float:
        return hero_price(self.g, self.hero)

    def blow_at(self, at: int) -> float:
        """What striking at a monster is worth that comes near by itself."""
        return max(self._value(at, weapon, -1, 1)[0] for weapon in self.arms)

    # -- where to go --------------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[tuple[Goal, float, tuple[int, ...]]]:
        """What this hero goes for: the goal, its worth to him, and how far it is from every space."""
        g, hero = self.g, self.hero
        found = []
        others = [other for other in in_dungeon(g) if other is not hero]
        for goal in goals(g):
            if not takes(g, hero, goal):
                continue
            cells = goal.cells
            if (afar := lights_from_afar(hero)) and self.is_glyph(goal):
                cells = within(self.grid, members(cells)[0], afar)
            ways = ways_for_heroes(g, cells)
            value = goal.value
            if goal.alone and hero.at != TOWN and any(ways[other.at] < ways[hero.at] for other in others):
                value *= 0.45  # somebody else is nearer
            found.append((goal, value, ways))
        return found

    @cached_property
    def _hunts(self) -> list[tuple[float, tuple[int, ...]]]:
        """What it is worth to come near each monster, and how far it is from every space."""
        around = topology(self.g).around
        return [(PREY * t.price, ways_for_heroes(self.g, around(t.spaces))) for t in self.targets]

    def _hunt(self, cell: int) -> float:
        """What a space is worth on the way to the most inviting monster."""
        best = self._quarry.get(cell)
        if best is None:
            best = 0.0
            for worth, ways in self._hunts:
                steps = ways[cell]
                value = worth * DECAY[steps if steps < FARTHEST else FARTHEST - 1]
                best = max(best, value)
            self._quarry[cell] = best
        return best

    def is_glyph(self, goal: Goal) -> bool:
        return any(token.kind == "glyph" and goal.cells == 1 << token.at for token in self.g.tokens)

    def pull(self, cell: int, but: Goal | None = None) -> float:
        """What a space is worth as a step on the way."""
        if but is None and cell in self._pull:
            return self._pull[cell]
        value = -self._loneliness(cell)
        for goal, worth, ways in self.goals:
            if goal is not but:
                steps = ways[cell] + goal.price
                if steps < FARTHEST:
                    value += worth * DECAY[steps]
        value += self._hunt(cell)
        if but is None:
            self._pull[cell] = value
        return value

    @cached_property
    def _company(self) -> tuple[int, ...]:
        others = 0
        for other in in_dungeon(self.g):
            if other is not self.hero:
                others |= 1 << other.at
        return ways_for_heroes(self.g, others) if others else ()

    def _loneliness(self, cell: int) -> float:
        if not self._company or self._company[cell] >= UNREACHABLE:
            return 0.0
        return LONELINESS * max(0, self._company[cell] - LONELY)

    def position(self, cell: int, but: Goal | None = None, more: float = 0.0) -> float:
        """How good it is to end the turn on a space; `more` wounds may come from what is not known yet."""
        return self.pull(cell, but) - self.peril(cell, more)


def worth_striking(strike: Strike, spaces: int, target: Target) -> tuple[float, float]:
    """What an attack on a monster is worth, and the chance to kill it."""
    wounds, kills = harm(strike, Mark(spaces, target.guard, target.fear), target.left)
    return target.price * (0.6 * kills + 0.4 * wounds / target.left), kills


@lru_cache(maxsize=20_000)
def field_of_view(name: str, closed: Bits, cell: int, blockers: Bits) -> Bits:
    return quest(name).dungeon.sight(closed).field(cell, blockers)
