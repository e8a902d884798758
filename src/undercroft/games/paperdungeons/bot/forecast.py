"""What a sheet is worth to its owner at the end of the game, as far as can be told now."""

from __future__ import annotations

from itertools import pairwise
from math import exp

from undercroft.games.paperdungeons.bot.fights import fights_ahead, might
from undercroft.games.paperdungeons.bot.judgement import Judgement
from undercroft.games.paperdungeons.bot.tasks import Tasks
from undercroft.games.paperdungeons.bot.ways import FAR
from undercroft.games.paperdungeons.bot.worth import RoomWorth, steps_to, weigh, weigh_reaping, weigh_rooms
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import room_index
from undercroft.games.paperdungeons.box.names import hero_index, item_index, power
from undercroft.games.paperdungeons.rules.damage import free_hearts
from undercroft.games.paperdungeons.rules.items import CARDS, PARTS
from undercroft.games.paperdungeons.rules.levels import any_colour, skull_proof
from undercroft.games.paperdungeons.rules.monsters import HELPFUL
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.rules.scoring import damage_glory, item_glory
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, new_sheet
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer, OneOf, Subset

SHEET = content().sheet
POTIONS = SHEET.potions
MAX_STEPS = 6
"""Steps of a round that is spent on nothing else."""
LATE = 2
"""With fewer rounds left, less and less that is begun will be finished."""
DOUBT = 3.0
"""How far damage to come may be off what is expected."""
SPARED = 0.6
"""Of the damage that bosses would deal, what a party that they cannot hurt should save its potions for all the same."""
DANGER = 1.5
"""Health above the damage expected, at which one party in four has to be resurrected."""


class Forecast:
    """An evaluation of one player's sheets, prepared for the position at hand."""

    def __init__(self, g: PaperDungeons, seat: int, judgement: Judgement) -> None:
        self._g = g
        self._judgement = judgement
        self._left = left = max(0, LAST_ROUND - g.round) if g.round else LAST_ROUND
        now = g.sheets[seat]
        self._card = power(now)
        self._fights = fights_ahead(g, seat, judgement)
        self._tasks = Tasks(g, seat, min(1.0, left / LATE), judgement)
        self._begun_items = [0.0] * len(CARDS)
        self._begun_rows = [0.0] * len(POTIONS.rows)
        self._rooms: list[RoomWorth] = []
        self._nearness: list[float] = []
        worth = weigh(now, self.value)  # of the sheet alone: nothing begun, nothing around

        half = judgement.half_item * min(1.0, left / LATE)
        self._begun_items = [half * item for item in worth.items]
        rewards = worth.rewards(SHEET.part_glory + max(self._begun_items))
        share = judgement.half_row * min(1.0, left / LATE) / POTIONS.per_row
        self._begun_rows = [share * rewards[reward] for reward in POTIONS.row_rewards]
        self._heroes = worth.heroes
        self._items = [(1 - half if begun else half) * item for begun, item in zip(now.parts, worth.items, strict=True)]

        reach = judgement.map_share * min(1.0, left / judgement.map_rounds)
        self._nearness = [reach * judgement.step**steps * (steps <= MAX_STEPS * left) for steps in range(FAR + 2)]
        self._rooms = weigh_rooms(g, now, worth, rewards, self._tasks, left, judgement)
        steps = steps_to(g, now)
        self._reaping = weigh_reaping(now, worth, self._tasks, lambda room: self._nearness[steps[room]])

    def value(self, s: Sheet, dice_left: int = 0) -> float:
        """Glory to expect for this sheet, when `dice_left` dice of the round are still to be used."""
        steps = steps_to(self._g, s)
        fights, wounds = self._fight(s, steps, dice_left)
        total = fights + self._levels(s) + item_glory(s) + self._card.glory + s.mission_glory
        total += SHEET.gems.glory[s.gems] + SHEET.monsters.glory[s.slain.bit_count()]
        total += self._tasks.worth(s, fights) + self._harm(s, wounds)
        if self._left:
            total += self._begun(s) + self._around(s, steps)
        return total

    def best(self, ask: Ask) -> Answer | None:
        """The answer that promises most by itself, where that can be told; else None."""
        space = ask.space
        if isinstance(space, OneOf):
            match ask.prompt.id:
                case "pap-ask-level":
                    return max(space.values, key=lambda hero: self._heroes[hero_index(str(hero))])
                case "pap-ask-part":
                    return max(space.values, key=lambda item: self._items[item_index(str(item))])
                case "pap-ask-spare":
                    return "spare"
        elif isinstance(space, Subset) and ask.prompt.id == "pap-ask-reap":
            rooms = sorted(space.values, key=lambda room: -self._reaping[room_index(str(room))])
            return tuple(rooms[: space.at_least])
        return ask.default

    # -- the parts of it ----------------------------------------------------------------------------------------------

    def _fight(self, s: Sheet, steps: tuple[int, ...], dice_left: int) -> tuple[float, float]:
        """Glory of all three bosses, and the damage of those still to be fought."""
        glory = float(sum(s.glory))
        wounds = 0.0
        if self._fights:
            mine = might(s, self._fights)
            for fight in self._fights:
                if not s.glory[fight.index]:  # no boss gives exactly nothing
                    far = 0 if s.explored >> fight.room & 1 else steps[fight.room]
                    won, wound = fight.expect(mine + s.levels[fight.weakness], far, dice_left)
                    glory += won
                    wounds += wound
        if self._card.boss_damage == "none":
            wounds *= SPARED if self._left else 0.0
        return glory, wounds

    def _levels(self, s: Sheet) -> float:
        """Line D, with the levels to come given to the weakest, and the mage's ability."""
        glory = SHEET.weakest_hero.glory
        weakest = min(_raised(s.levels, self._judgement.levels * self._left), float(SHEET.max_level))
        whole = int(weakest)
        total = float(glory[whole])
        if weakest > whole:
            total += (weakest - whole) * (glory[whole + 1] - total)
        if any_colour(s):
            total += self._judgement.any_colour * self._left
        return total + SHEET.max_level_glory * s.levels.count(SHEET.max_level)

    def _harm(self, s: Sheet, wounds: float) -> float:
        """Lines H and I, with the damage and the potions to come."""
        judgement, left = self._judgement, self._left
        if left:
            coming = wounds + judgement.hazards * left
            if not skull_proof(s):
                coming += judgement.skulls / (1 + 3 * self._card.skull_shield) * left
            hearts = free_hearts(s) + POTIONS.hearts_per_potion * judgement.potions * left
            hurt = min(s.damage + _above_none(coming - hearts), float(SHEET.hearts))
            whole = int(hurt)
            glory = DAMAGE[whole] + (hurt - whole) * (DAMAGE[whole + 1] - DAMAGE[whole])
            risk = 1 / (1 + exp((s.health + judgement.levels * left - hurt) / DANGER))
        else:
            whole = min(s.damage + max(0, round(wounds) - free_hearts(s)), SHEET.hearts)
            glory = DAMAGE_AT_END[whole]
            risk = float(whole > s.health)
        return glory + SHEET.resurrection_glory * (1.0 if s.resurrected else risk)

    def _begun(self, s: Sheet) -> float:
        """Items and rows of potions that are begun."""
        total = 0.0
        for filled, worth in zip(s.parts, self._begun_items, strict=True):
            if 0 < filled < PARTS:
                total += worth
        row, begun = divmod(s.potions, POTIONS.per_row)
        return total + begun * self._begun_rows[row] if begun else total

    def _around(self, s: Sheet, steps: tuple[int, ...]) -> float:
        """What there is to find in the dungeon; the nearer, the more it counts."""
        helped = self._card.hero_level
        for item in HELPFUL:
            if s.parts[item] == PARTS:
                helped += CARDS[item].hero_level
        levels = [level + helped for level in s.levels]
        levels.append(0)  # nobody's
        explored, nearness = s.explored, self._nearness
        total = 0.0
        for bit, room, opponent, by_level in self._rooms:
            if not explored & bit:
                total += by_level[levels[opponent]] * nearness[steps[room]]
        return total


def _raised(levels: list[int], more: float) -> float:
    """The level of the weakest hero when `more` levels have gone to whoever was weakest."""
    a, b, c, d = sorted(levels)
    if more <= b - a:
        return a + more
    more -= b - a
    if more <= 2 * (c - b):
        return b + more / 2
    more -= 2 * (c - b)
    if more <= 3 * (d - c):
        return c + more / 3
    return d + (more - 3 * (d - c)) / 4


def _above_none(damage: float) -> float:
    """Damage that is expected but may come out a little more or less, and never below none."""
    return damage if damage >= DOUBT else max(0.0, damage + DOUBT) ** 2 / (4 * DOUBT)


def _at_end(damage: int) -> int:
    hurt = new_sheet(0)
    hurt.damage = damage
    return damage_glory(hurt)


def _between() -> list[float]:
    """Line H on the line through its thresholds, for damage that is still uncertain."""
    points = [(0, 0), *SHEET.damage.thresholds.items()]
    line: list[float] = []
    for (low, glory), (high, more) in pairwise(points):
        line += [glory + (more - glory) * (damage - low) / (high - low) for damage in range(low, high)]
    return line + [float(points[-1][1])] * (SHEET.hearts + 2 - len(line))


DAMAGE_AT_END = [_at_end(damage) for damage in range(SHEET.hearts + 1)]
DAMAGE = _between()
