"""What heroes think of places and actions: goals and the clock, danger, and what attacks are worth."""

from __future__ import annotations

from functools import cached_property

from undercroft.board import UNREACHABLE, bitset, distance, members
from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.bot import arts
from undercroft.games.dungeonsaga.bot.danger import Danger
from undercroft.games.dungeonsaga.bot.goals import Goal, Search, chests, goals, hindrances, perils
from undercroft.games.dungeonsaga.bot.ways import distances_to, first_door
from undercroft.games.dungeonsaga.bot.worth import (
    BOSS_WOUND,
    attack_worth,
    hurt_chance,
    model_price,
    wound_price,
)
from undercroft.games.dungeonsaga.box.components import Spell
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import (
    adventure_of,
    base,
    dungeon,
    find,
    hero_id,
    holders,
    is_boss,
    party,
    spot,
)
from undercroft.games.dungeonsaga.rules import locks, modifiers
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import injured, movement

CALM, HASTE = 0.12, 0.9
"""What a step towards the goal is worth with time enough, and with none left."""
EASE = 4.0
"""Rounds to spare that make heroes feel safe."""
UNKNOWN = 3.0
"""Rounds that are reckoned for what is behind a door."""
PACE = 5.0
"""Squares that a party gets on in a round."""
FARTHEST = 60
LEAD = 5
"""So many squares may a hero be ahead of the last one."""
HURRY = 0.5
COVER = 0.08
"""What it is worth to stand on bones, which cannot rise then."""
TRAP, FALL = 0.7, 3.0
ERRAND = 1.5
"""What it is worth to do what spares the heroes something."""
PEST = 0.5
WINNING = 8.0
DEED = 5.0
OPENING = 2.2
"""What it is worth to open the next door."""
CAUTION = 0.5
"""How much less for every enemy still around, and every friend who is not."""
NEAR = 6
CHEST = 1.2
OPEN, SEEN = 0.01, 0.06
CARE = 0.9
"""How much of the danger counts: the overlord does not always see it."""
ESCORT = 2
"""So near to a door do those come who do not open it."""
TARGET = 0.8
"""What it is worth besides to wound or fell whom the adventure asks for, of what it is worth itself."""
GAIN = {"heal": 1.0, "give": 1.0, "open": 1.0}


class Outlook:
    """What the whole party has before it, at one moment."""

    def __init__(self, g: DungeonSaga) -> None:
        self.g = g
        self.heroes = party(g)
        self.goals = goals(g)
        self.left = len(g.overlord.deck) + 1
        self.chests = [(chest, distances_to(g, chest.cells)) for chest in chests(g)]
        self.pests, errands = hindrances(g)
        self.errands = [(goal, distances_to(g, goal.cells)) for goal in errands]
        self.perils = perils(g)
        self.rise = bitset(g.bones) if adventure_of(g).raises else 0

    @cached_property
    def fields(self) -> list[tuple[Goal, tuple[int, ...]]]:
        """Every goal with the ways to it; before a goal that lies behind a door comes the door."""
        found = {goal: distances_to(self.g, goal.cells) for goal in self.goals}
        search = Search(self.g)
        for ways in list(found.values()):
            for hero in self.heroes:
                door = first_door(self.g, ways, hero.at)
                if door is not None:
                    more = [goal for goal in search.fitting(door) if goal not in found]
                    found |= {goal: distances_to(self.g, goal.cells) for goal in more}
        return list(found.items())

    @cached_property
    def urgency(self) -> float:
        """From 0, with time to spare, to 1: there is none left."""
        if adventure_of(self.g).deck_out == "heroes" or not self.fields:
            return 0.0
        need = 0.0
        for hero in self.heroes:
            steps = min(ways[hero.at] + goal.effort for goal, ways in self.fields)
            need = max(need, min(steps, FARTHEST) / min(PACE, movement(hero)))
        if all(goal.kind == "open" for goal in self.goals):
            need += UNKNOWN
        return max(0.0, min(1.0, 1.0 - (self.left - need) / EASE))

    @property
    def step(self) -> float:
        return CALM + (HASTE - CALM) * self.urgency**2


class HeroJudge:
    """What a hero's player thinks of what the hero could do."""

    def __init__(self, g: DungeonSaga, hero: Model, turn: Turn, outlook: Outlook | None = None) -> None:
        self.g, self.hero, self.turn = g, hero, turn
        self.outlook = outlook or Outlook(g)
        self.danger = Danger(g, hero)
        self.grid = dungeon(g).grid
        self.others = [other for other in party(g) if other is not hero]
        self.targets = {goal.what for goal in self.outlook.goals if goal.kind == "fell"}
        self.lead = LEAD + round(8 * self.outlook.urgency**2)
        self._ground: dict[int, float] = {}

    # -- places -------------------------------------------------------------------------------------------------------

    def ground(self, cell: int) -> float:
        if cell not in self._ground:
            self._ground[cell] = self._worth_of(cell)
        return self._ground[cell]

    def _worth_of(self, cell: int) -> float:
        look = self.outlook
        steps = min((self._steps(goal, ways, cell) for goal, ways in look.fields), default=0)
        value = -look.step * min(steps, FARTHEST)
        for goal in look.goals:
            if goal.kind == "stand" and goal.cells >> cell & 1:
                value += self._inside(goal, cell)
        aside = [CHEST * max(0.0, 1.0 - ways[cell] / 10) for _, ways in look.chests if look.urgency < HURRY]
        aside += [ERRAND * max(0.0, 1.0 - ways[cell] / 15) for _, ways in look.errands]
        value += 0.5 * max(aside, default=0.0)
        if look.rise >> cell & 1:
            value += COVER
        here = 1 << cell
        perils = look.perils
        return (
            value
            - TRAP * bool(perils["trap"] & here)
            - FALL * bool(perils["falls"] & here)
            - bool(perils["soon"] & here)
        )

    def _steps(self, goal: Goal, ways: tuple[int, ...], cell: int) -> int:
        """How far there is to go; whoever goes far ahead of the others gets no nearer to it."""
        steps = ways[cell] + goal.effort
        if self.others:
            behind = max(ways[other.at] for other in self.others) + goal.effort
            steps = max(steps, min(behind, FARTHEST) - self.lead)
        able = not goal.who or hero_id(self.hero) in goal.who
        if goal.kind in ("open", "deed") and not able:
            return max(steps, ESCORT + goal.effort)
        return steps

    def _inside(self, goal: Goal, cell: int) -> float:
        """Deep inside a place where all must gather there is room for those who come later."""
        outside = [other for other in self.others if not base(self.g, other) & goal.cells]
        if not outside:
            return WINNING
        away = min(distance(self.grid, cell, other.at) for other in outside)
        return 0.05 * min(away, 10)

    def stance(self) -> float:
        return self._watch() - CARE * wound_price(self.g, self.hero, self.danger.wounds())

    def _watch(self) -> float:
        """Of equally safe ways to look the one towards open squares and enemies, the nearer ones first."""
        here = spot(self.g, self.hero)
        value = OPEN * (here.front & self.danger.open).bit_count()
        for foe in self.danger.foes:
            if foe.base & here.ahead:
                value += SEEN / (1 + distance(self.grid, foe.m.at, self.hero.at))
        return value

    def breaking(self) -> float:
        """Free strikes of all who hold the hero."""
        strikes = odds.gauntlet(self.g, self.hero, holders(self.g, self.hero)).wounds
        return 0.05 + sum(chance * wound_price(self.g, self.hero, wounds) for wounds, chance in enumerate(strikes))

    # -- actions ------------------------------------------------------------------------------------------------------

    def action(self, what: str) -> float:
        kind, _, which = what.partition(":")
        if kind == "cast":
            return arts.cast_worth(self.g, self.hero, self.turn, which, self.extra)
        if kind == "deed":
            return self._deed(which)
        if not which.isdecimal():
            chance = arts.break_chance(self.g, self.hero, self.turn, which)
            return chance * self.opening(which)
        at = find(self.g, int(which))
        if kind == "shoot":
            return self.blow(at, modifiers.readied(self.g, self.hero, at, "shot"))
        dice = self.turn.dice
        card = self.turn.feat if dice else ""
        return self.blow(at, modifiers.readied(self.g, self.hero, at, "fight", dice=dice, card=card))

    def blow(self, at: Model, attack: modifiers.Attack) -> float:
        value = attack_worth(self.g, attack, at)
        if str(at.number) in self.targets:
            value += TARGET * hurt_chance(self.g, attack) * (BOSS_WOUND if is_boss(at) else model_price(at))
        elif str(at.number) in self.outlook.pests:
            value *= 1.0 + PEST
        return value

    def _deed(self, deed: str) -> float:
        if any(goal.kind == "deed" and goal.what == deed for goal in self.outlook.goals):
            return DEED
        if any(goal.what == deed for goal, _ in self.outlook.errands):
            return ERRAND
        after = [event for event in adventure_of(self.g).moments.get("acted", ()) if event.when.acted == deed]
        return sum(GAIN.get(effect.kind, 0.0) for event in after for effect in event.do)

    def opening(self, which: str) -> float:
        """What an open door or chest is worth: less while enemies are around, or friends far away."""
        fitting = locks.fitting(self.g, which)
        look = self.outlook
        if fitting.kind == locks.CHEST and not any(goal.what == which for goal in look.goals):
            return CHEST * (1.0 - look.urgency)
        if not any(goal.kind == "open" and goal.what == which for goal, _ in look.fields):
            return 0.1
        cells = members(bitset(fitting.cells))
        door = cells[0]
        enemies = sum(distance(self.grid, m.at, door) <= NEAR for m in self.g.minions)
        late = sum(distance(self.grid, other.at, door) > NEAR for other in self.others)
        hurt = sum(injured(other) for other in party(self.g))
        patience = 1.0 - look.urgency
        return OPENING + 3.0 * look.urgency - patience * (0.6 * CAUTION * enemies + CAUTION * late + 0.3 * hurt)

    def extra(self, spell: Spell, target: str) -> float:
        """What a spell does beside its attack."""
        g, value = self.g, 0.0
        if spell.aim == "ward":
            fitting = locks.fitting(g, target)
            return max(0.0, self.opening(target)) / max(1, fitting.ward)
        if spell.special == "crystallise":
            return arts.CRYSTAL
        at = find(g, int(target))
        if spell.armour < 0:
            value += arts.SOFTENED * 0.5 * model_price(at) * min(3, self._fighters_near(at))
        elif spell.armour > 0:
            value += arts.SOFTENED * wound_price(g, at, self._danger_of(at))
        if spell.heal and at.sheet is not None:
            healed = min(spell.heal, at.sheet.wounds)
            at.sheet.wounds -= healed
            value += 0.8 * wound_price(g, at, healed)
            at.sheet.wounds += healed
        if spell.move and at is not self.hero:
            ways = [ways[at.at] for _, ways in self.outlook.fields]
            if ways and 0 < min(ways) < UNREACHABLE and not holders(g, at):
                value += 0.5 * self.outlook.step * min(spell.move, *ways)
        return value

    def _fighters_near(self, at: Model) -> int:
        return sum(not other.acted and distance(self.grid, other.at, at.at) <= NEAR for other in self.others)

    def _danger_of(self, at: Model) -> float:
        return Danger(self.g, at).wounds()


def feats_left(m: Model) -> list[str]:
    """Feats that a hero has not used yet."""
    card = content().heroes.get(m.kind)
    return [feat for feat in card.feats if m.sheet is not None and feat not in m.sheet.feats] if card else []
