"""What the overlord thinks of places and actions of his models: prey, traps, and what stands in the heroes' way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf

from undercroft.board import UNREACHABLE, distance, ring
from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.bot import arts
from undercroft.games.dungeonsaga.bot.goals import goals
from undercroft.games.dungeonsaga.bot.ways import distances_to
from undercroft.games.dungeonsaga.bot.worth import (
    BOSS_WOUND,
    attack_worth,
    felled_chance,
    fights_well,
    kind_price,
    model_price,
    wound_price,
)
from undercroft.games.dungeonsaga.box.components import Spell
from undercroft.games.dungeonsaga.models import base, dungeon, find, front, holders, is_boss, party, spot
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import caster, movement, shooting_dice

APPROACH = 0.05
"""What a step nearer to the prey is worth."""
HOLD = 0.1
"""What it is worth to have a hero in the front arc, and what more if he belongs in no fight."""
WEAK = 0.15
GANG = 0.3
"""What it is worth to have one there whom others have too, of what a wound costs him."""
BARE = 0.12
"""What it costs to have a hero behind."""
RISK = 0.12
"""How much of what heroes may do to a model counts."""
BOSS_RISK = 0.5
BOSS_HURT = 0.12
"""How much of a boss a hero takes who comes to him."""
BAR = 0.25
"""What it is worth to stand between heroes and their goal."""
PILE = 0.4
"""What it costs to waste bones."""
AWAY = 3
"""So far from heroes does somebody stay who shoots."""
BOW = 8


class Field:
    """What lies before the overlord at one moment."""

    def __init__(self, g: DungeonSaga) -> None:
        self.g = g
        self.heroes = party(g)
        self.grid = dungeon(g).grid
        around = 0
        for hero in self.heroes:
            around |= ring(self.grid, base(g, hero))
        self.near = distances_to(g, around)

    @cached_property
    def goal(self) -> tuple[int, ...]:
        """Steps to what the heroes are after."""
        cells = 0
        for goal in goals(self.g):
            cells |= goal.cells
        return distances_to(self.g, cells) if cells else ()

    @cached_property
    def ahead(self) -> int:
        """How far the foremost hero still has to go."""
        return min((self.goal[hero.at] for hero in self.heroes), default=0) if self.goal else 0


class ModelJudge:
    """What the overlord thinks of what one of his models could do."""

    def __init__(self, g: DungeonSaga, m: Model, turn: Turn, field: Field | None = None) -> None:
        self.g, self.m, self.turn = g, m, turn
        self.field = field or Field(g)
        self.far = bool(shooting_dice(m)) or caster(m)
        self.price = model_price(m)
        self.felled = [(hero, movement(hero) + 1, felled_chance(hero, m)) for hero in self.field.heroes]
        self._ground: dict[int, float] = {}

    # -- places -------------------------------------------------------------------------------------------------------

    def ground(self, cell: int) -> float:
        if cell not in self._ground:
            self._ground[cell] = self._worth_of(cell)
        return self._ground[cell]

    def _worth_of(self, cell: int) -> float:
        field = self.field
        steps = min(field.near[cell], 40)
        value = -APPROACH * (max(0, steps - BOW) + max(0, AWAY - steps) if self.far else steps)
        if field.goal and field.goal[cell] < UNREACHABLE and field.goal[cell] <= field.ahead and steps <= BOW:
            value += BAR
        return value - (BOSS_RISK if is_boss(self.m) else RISK) * self.price * self._retaliation(cell)

    def _retaliation(self, cell: int) -> float:
        """How often heroes who can come here fell the model before it acts again."""
        left = 1.0
        for hero, reach, chance in self.felled:
            if distance(self.field.grid, hero.at, cell) <= reach:
                left *= 1.0 - (BOSS_HURT if is_boss(self.m) else chance)
        return 1.0 - left

    def stance(self) -> float:
        here = spot(self.g, self.m)
        value = 0.0
        for hero in self.field.heroes:
            at = base(self.g, hero)
            if here.front & at:
                value += HOLD + (0.0 if fights_well(hero) else WEAK)
                others = [m for m in holders(self.g, hero) if m is not self.m]
                if len(others) == 1:
                    value += GANG * wound_price(self.g, hero)
                elif others:
                    value += 0.3 * GANG * wound_price(self.g, hero)
            elif here.around & at:
                value -= BARE
            elif not here.ahead & at:
                value -= 0.05
        return value

    def hope(self) -> float:
        return inf

    def breaking(self) -> tuple[float, float]:
        """Free strikes of all who hold the model."""
        strikes = odds.gauntlet(self.g, self.m, holders(self.g, self.m))
        harm = self.price * strikes.stopped + BOSS_WOUND * (strikes.hurt if is_boss(self.m) else 0.0)
        return 0.1 + harm, 1.0 - strikes.stopped

    # -- actions ------------------------------------------------------------------------------------------------------

    def best_action(self, offers: Sequence[str]) -> tuple[float, str]:
        casts = [what.partition(":")[2] for what in offers if what.startswith("cast:")]
        found = arts.castings(self.g, self.m, self.turn, casts, self) if casts else []
        blows = [what for what in offers if not what.startswith("cast:")]
        found += [(arts.blow_worth(self.g, self.m, self.turn, what, self), what) for what in blows]
        return max(found, default=(0.0, ""))

    def blow(self, at: Model, attack: Attack) -> float:
        return attack_worth(self.g, attack, at)

    def extra(self, spell: Spell, target: str) -> float:
        if spell.special == "summon_ghost":
            return 0.5 * kind_price("ghost")
        if spell.special == "bleed":
            return 0.3 * kind_price("zombie")
        at = find(self.g, int(target))
        if spell.armour < 0:
            return arts.SOFTENED * wound_price(self.g, at) if holders(self.g, at) else 0.05
        if spell.armour > 0:
            return arts.SOFTENED * model_price(at) * self._retaliation(at.at)
        if spell.move and at is not self.m:
            steps = self.field.near[at.at]
            return 0.3 * model_price(at) if 0 < steps <= spell.move else 0.02 * min(spell.move, steps)
        return 0.0

    # -- raising ------------------------------------------------------------------------------------------------------


def raise_worth(g: DungeonSaga, field: Field, cell: int, kind: str) -> float:
    """What a model that rises at a square is worth: near heroes, but not where they strike it down at once."""
    m = Model(-1, kind, 0, cell, 0)
    value = 0.45 * kind_price(kind)
    steps = min(field.near[cell], 40)
    value -= 0.02 * kind_price(kind) * max(0, steps - movement(m))
    left = 1.0
    for hero in field.heroes:
        if front(g, hero) >> cell & 1:
            left *= 1.0 - felled_chance(hero, m)
        elif ring(field.grid, base(g, hero)) >> cell & 1:
            value += GANG * wound_price(g, hero) * 0.7
    if field.goal and field.goal[cell] <= field.ahead:
        value += BAR
    return value * left - PILE * (1.0 - left)


def facing_to(g: DungeonSaga, m: Model, judge: ModelJudge) -> int:
    """The way to look from where a model stands."""
    was = m.facing
    best = (-100.0, 0)
    for facing in range(4):
        m.facing = facing
        best = max(best, (judge.stance() + _sight(g, m), -facing))
    m.facing = was
    return -best[1]


def _sight(g: DungeonSaga, m: Model) -> float:
    """Of equal ways the one that looks at most enemies straight."""
    grid = dungeon(g).grid
    ahead = spot(g, m).ahead
    return sum(0.01 / (1 + distance(grid, hero.at, m.at)) for hero in party(g) if base(g, hero) & ahead)
