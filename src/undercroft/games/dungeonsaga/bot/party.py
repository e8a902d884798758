"""What heroes think of places and actions: goals and the clock, danger, and what attacks are worth."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest

from undercroft.board import distance, members
from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.bot import arts
from undercroft.games.dungeonsaga.bot.danger import Danger
from undercroft.games.dungeonsaga.bot.goals import Goal
from undercroft.games.dungeonsaga.bot.outlook import FARTHEST, Outlook
from undercroft.games.dungeonsaga.bot.worth import (
    attack_worth,
    fights_well,
    hurt_chance,
    model_price,
    wound_price,
)
from undercroft.games.dungeonsaga.box.components import Spell
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
    touching,
)
from undercroft.games.dungeonsaga.rules import locks, modifiers, movement
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import LIMITS, armour, injured

LEAD = 5
"""So many squares may a hero be ahead of the last one."""
ALONE, COMPANY = 0.12, 4
"""What a square costs that a hero is farther than so many from whoever can help him, while enemies are about."""
CORK = 0.5
"""What it costs to stand between somebody and the ward that only he can break."""
BEHIND, AHEAD = 1, 12
"""So many squares do those stay behind the front line who do not belong in it, while enemies are about."""
HURRY, RUSH = 0.5, 0.7
"""So little time is left that chests are left alone, and that nobody waits for anybody."""
COVER = 0.15
"""What it is worth to stand on bones, which cannot rise then, of what could rise there."""
TRAP, FALL = 0.7, 3.0
ERRAND = 1.5
"""What it is worth to do what spares the heroes something."""
PEST = 0.5
WINNING = 8.0
DEED = 5.0
OPENING = 2.2
"""What it is worth to open the next door."""
HASTE = 3.0
"""And how much more when there is no time left."""
ENEMY, LATE, WEAK = 0.3, 0.5, 0.4
"""How much less for every enemy still around, every friend who is not, and everybody who is in no state for it."""
DARK = 0.4
"""How likely a wound is for whoever stands before a door that has been opened."""
AROUND, NEAR = 8, 6
CHEST = 1.2
OPEN, SEEN = 0.01, 0.06
CARE = 0.8
"""How much of the danger counts: the overlord does not always see it."""
ESCORT = 2
"""So near to a door do those come who do not open it."""
TARGET = 0.8
"""What it is worth besides to wound or fell whom the adventure asks for, of what it is worth itself."""
RESCUE = 0.6
"""How much of what an enemy may do to a friend counts when that enemy is attacked."""
GAIN = {"heal": 1.0, "give": 1.0, "open": 1.0}


class HeroJudge:
    """What a hero's player thinks of what the hero could do."""

    def __init__(self, g: DungeonSaga, hero: Model, turn: Turn, outlook: Outlook | None = None) -> None:
        self.g, self.hero, self.turn = g, hero, turn
        self.outlook = outlook or Outlook(g)
        self.danger = Danger(g, hero)
        self.grid = dungeon(g).grid
        self.others = [other for other in party(g) if other is not hero]
        exposed = [cost for other in self.others for cost in self.outlook.costs[other.number]]
        self.exposed = nlargest(self.danger.budget, exposed)
        """What attacks on the others may cost, the worst first."""
        self.lead = LEAD + round(8 * self.outlook.urgency**2)
        self._ground: dict[int, float] = {}
        self._menaces: dict[int, float] = {}
        self._dangers: dict[int, float] = {}
        self._helped: dict[int, float] = {}
        self.front = [other for other in self.others if fights_well(other)] if g.minions else []
        self.company = self.others if fights_well(hero) and g.minions else self.front
        self.line = self._front_line()
        self.stays_clear_of = self.outlook.between if hero_id(hero) not in self.outlook.doers else 0

    # -- places -------------------------------------------------------------------------------------------------------

    def ground(self, cell: int) -> float:
        if cell not in self._ground:
            self._ground[cell] = self._worth_of(cell)
        return self._ground[cell]

    def _worth_of(self, cell: int) -> float:
        look, here = self.outlook, 1 << cell
        value = 0.0
        if look.focus is not None:
            goal, ways = look.focus
            value -= look.step * self._steps(goal, ways, cell)
            if goal.kind == "stand" and goal.cells & here:
                value += self._inside(goal, cell)
        aside = [CHEST * max(0.0, 1.0 - ways[cell] / 10) for _, ways in look.chests if look.urgency < HURRY]
        aside += [ERRAND * max(0.0, 1.0 - ways[cell] / 15) for _, ways in look.errands]
        value += 0.5 * max(aside, default=0.0)
        if self.stays_clear_of & here:
            value -= CORK
        if look.rise & here:
            value += COVER * look.rising
        if self.company:
            away = min(distance(self.grid, cell, other.at) for other in self.company)
            value -= ALONE * max(0, away - COMPANY)
        return value - self._peril(here)

    def _peril(self, here: int) -> float:
        perils = self.outlook.perils
        return TRAP * bool(perils["trap"] & here) + FALL * bool(perils["falls"] & here) + bool(perils["soon"] & here)

    def _steps(self, goal: Goal, ways: tuple[int, ...], cell: int) -> int:
        """How far there is to go; whoever goes far ahead of the others gets no nearer to it."""
        steps = ways[cell]
        if self.others:
            behind = max(way if (way := ways[other.at]) < FARTHEST else 0 for other in self.others)
            steps = max(steps, behind - self.lead)
        if self.line is not None:  # before the line one is as far from one's place as behind it, and in the way
            steps = max(steps, 2 * (self.line + BEHIND) - ways[cell])
        if goal.who and hero_id(self.hero) not in goal.who:
            steps = max(steps, ESCORT)
        return min(steps, FARTHEST)

    def _front_line(self) -> int | None:
        """How far the front line has to go, for those who do not belong in it; None if no enemy is ahead of it."""
        if not self.front or fights_well(self.hero) or self.outlook.focus is None or self.outlook.urgency > RUSH:
            return None
        ways = self.outlook.focus[1]
        line = min(ways[other.at] for other in self.front)
        return line if any(ways[m.at] <= line <= ways[m.at] + AHEAD for m in self.g.minions) else None

    def _inside(self, goal: Goal, cell: int) -> float:
        """Deep inside a place where all must gather there is room for those who come later."""
        outside = [other for other in self.others if not base(self.g, other) & goal.cells]
        if not outside:
            return WINNING
        away = min(distance(self.grid, cell, other.at) for other in outside)
        return 0.05 * min(away, 10)

    def stance(self) -> float:
        return self._watch() - CARE * self._harm()

    def hope(self) -> float:
        return self._watch()

    def _harm(self) -> float:
        """What the overlord's next turn may cost the party more than if this hero were not there.

        He has so many orders and no more: whoever stands beside one who is easier to hurt takes little harm.
        """
        worst = nlargest(self.danger.budget, [*self.danger.costs(), *self.exposed])
        return sum(worst) - sum(self.exposed)

    def _watch(self) -> float:
        """Of equally safe ways to look the one towards open squares and enemies, the nearer ones first."""
        here = spot(self.g, self.hero)
        value = OPEN * (here.front & self.danger.open).bit_count()
        for foe in self.danger.foes:
            if foe.base & here.ahead:
                value += SEEN / (1 + distance(self.grid, foe.m.at, self.hero.at))
        return value

    def breaking(self) -> tuple[float, float]:
        """Free strikes of all who hold the hero."""
        strikes = odds.gauntlet(self.g, self.hero, holders(self.g, self.hero)).wounds
        harm = sum(chance * wound_price(self.g, self.hero, wounds) for wounds, chance in enumerate(strikes))
        return 0.05 + harm, 1.0

    # -- actions ------------------------------------------------------------------------------------------------------

    def best_action(self, offers: Sequence[str]) -> tuple[float, str]:
        casts = [what.partition(":")[2] for what in offers if what.startswith("cast:")]
        found = arts.castings(self.g, self.hero, self.turn, casts, self) if casts else []
        found += [(self.action(what), what) for what in offers if not what.startswith("cast:")]
        return max(found, default=(0.0, ""))

    def action(self, what: str) -> float:
        kind, _, which = what.partition(":")
        if kind == "deed":
            return self._deed(which)
        if not which.isdecimal():
            return arts.break_chance(self.g, self.hero, self.turn, which) * self.opening(which)
        return arts.blow_worth(self.g, self.hero, self.turn, what, self)

    def blow(self, at: Model, attack: Attack) -> float:
        """What an attack is worth to the party."""
        value = attack_worth(self.g, attack, at)
        if at.sheet is None:
            value *= 1.0 + self._menace(at) / model_price(at)
        if str(at.number) in self.outlook.aims:
            value += TARGET * hurt_chance(self.g, attack) * (1.0 if is_boss(at) else model_price(at))
        elif str(at.number) in self.outlook.pests:
            value *= 1.0 + PEST
        return value

    def _menace(self, at: Model) -> float:
        """What an enemy is about to do to whom it has before it."""
        if at.number not in self._menaces:
            before = touching(self.g, self.others, spot(self.g, at).front)
            blows = [attack_worth(self.g, modifiers.readied(self.g, at, friend, "fight"), friend) for friend in before]
            self._menaces[at.number] = RESCUE * max(blows, default=0.0)
        return self._menaces[at.number]

    def _deed(self, deed: str) -> float:
        if deed in self.outlook.aims:
            return DEED
        if any(goal.what == deed for goal, _ in self.outlook.errands):
            return ERRAND
        after = [event for event in adventure_of(self.g).moments.get("acted", ()) if event.when.acted == deed]
        return sum(GAIN.get(effect.kind, 0.0) for event in after for effect in event.do)

    def opening(self, which: str) -> float:
        """What an open door or chest is worth: less while enemies are around, or friends far away."""
        fitting = locks.fitting(self.g, which)
        look = self.outlook
        if which not in look.aims:
            return CHEST * (1.0 - look.urgency) if fitting.kind == locks.CHEST else 0.05
        door = fitting.cells[0]
        near = [m for m in self.g.minions if any(distance(self.grid, m.at, hero.at) <= AROUND for hero in look.heroes)]
        late = sum(distance(self.grid, other.at, door) > NEAR for other in self.others)
        weak = sum(injured(hero) for hero in look.heroes) + (not fights_well(self.hero) and not fitting.ward)
        doubt = ENEMY * len(near) + LATE * late + WEAK * weak + DARK * wound_price(self.g, self.hero)
        return OPENING + HASTE * look.urgency - (1.0 - look.urgency) * doubt

    def extra(self, spell: Spell, target: str) -> float:
        """What a spell does beside its attack."""
        g, value = self.g, 0.0
        if spell.aim == "ward":
            return max(0.0, self.opening(target)) / max(1, locks.fitting(g, target).ward)
        if spell.special == "crystallise":
            return arts.CRYSTAL
        at = find(g, int(target))
        if spell.armour < 0 and armour(at) > LIMITS.least_armour:
            value += arts.SOFTENED * 0.5 * model_price(at) * min(3, self._fighters_near(at))
        elif spell.armour > 0:
            value += arts.SOFTENED * wound_price(g, at, self._danger_of(at))
        if spell.heal and at.sheet is not None:
            healed = min(spell.heal, at.sheet.wounds)
            at.sheet.wounds -= healed
            value += 0.8 * wound_price(g, at, healed)
            at.sheet.wounds += healed
        if spell.move and at is not self.hero:
            value += self._help_along(at, spell.move)
        return value

    def _help_along(self, at: Model, squares: int) -> float:
        """What it is worth that a friend gets on by so many squares."""
        if at.number not in self._helped:
            value = 0.0
            if self.outlook.focus is not None and not holders(self.g, at):
                goal, ways = self.outlook.focus
                there = movement.ways(self.g, at, Turn(at.number, squares, "spell")).reached
                best = min((self._steps(goal, ways, cell) for cell in members(there)), default=FARTHEST)
                value = 0.7 * self.outlook.step * max(0, self._steps(goal, ways, at.at) - best)
            self._helped[at.number] = value
        return self._helped[at.number]

    def _danger_of(self, at: Model) -> float:
        """Of one who stays where he is; what changes by where this hero goes is left aside."""
        if at is self.hero:
            return self.danger.wounds()
        if at.number not in self._dangers:
            self._dangers[at.number] = Danger(self.g, at).wounds()
        return self._dangers[at.number]

    def _fighters_near(self, at: Model) -> int:
        return sum(not other.acted and distance(self.grid, other.at, at.at) <= NEAR for other in self.others)
