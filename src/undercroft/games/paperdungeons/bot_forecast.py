"""What a sheet is worth to its owner at the end of the game, as far as can be told now."""

from __future__ import annotations

from math import exp

import msgspec

from undercroft.games.paperdungeons.bot_fights import fights_ahead, might
from undercroft.games.paperdungeons.bot_judgement import Judgement
from undercroft.games.paperdungeons.bot_tasks import Tasks
from undercroft.games.paperdungeons.bot_ways import FAR, ways
from undercroft.games.paperdungeons.content import content
from undercroft.games.paperdungeons.dungeon import ROOMS, room_index
from undercroft.games.paperdungeons.names import hero_index, item_index, power
from undercroft.games.paperdungeons.rules.damage import free_hearts
from undercroft.games.paperdungeons.rules.items import CARDS, PARTS
from undercroft.games.paperdungeons.rules.levels import any_colour, skull_proof
from undercroft.games.paperdungeons.rules.monsters import HELPFUL, OPPONENTS, fight_damage
from undercroft.games.paperdungeons.rules.movement import can_cross_walls, can_cross_water
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.rules.scoring import damage_glory, item_glory
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, copy_sheet, new_sheet
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer

SHEET = content().sheet
POTIONS = SHEET.potions
STRIDE = 6
"""Steps of a round that is spent on nothing else."""
NOBODY = 4
"""In place of a hero, for rooms without a monster."""
DOUBT = 3.0
"""How far damage to come may be off what is expected."""


class RoomWorth(msgspec.Struct, frozen=True):
    """An unexplored room: what entering it would bring, by the level of the hero who would fight there."""

    bit: int
    room: int
    opponent: int
    by_level: list[float]


class Forecast:
    """An evaluation of one player's sheets, prepared for the position at hand."""

    def __init__(self, g: PaperDungeons, seat: int, judgement: Judgement) -> None:
        self.judgement = judgement
        self.left = LAST_ROUND - g.round if g.round else LAST_ROUND
        """Rounds after this one."""
        self._g = g
        self._seat = seat
        self._now = g.sheets[seat]
        self._card = power(self._now)
        self._fights = fights_ahead(g, seat, judgement)
        self._tasks = Tasks(g, seat, self.left, judgement)
        self._begun_items = [0.0] * len(CARDS)
        self._begun_rows = [0.0] * len(POTIONS.rows)
        self._rooms: list[RoomWorth] = []
        self._discount = [0.0] * (FAR + 2)
        self._weigh()

    def value(self, s: Sheet, dice_left: int = 0) -> float:
        """Glory to expect for this sheet, when `dice_left` dice of the round are still to be used."""
        row = ways(self._g.dungeon, can_cross_walls(s), can_cross_water(s))[s.at]
        fights, wounds = self._fight(s, row, dice_left)
        total = fights + self._levels(s) + item_glory(s) + self._card.glory + s.mission_glory
        total += SHEET.gems.glory[s.gems] + SHEET.monsters.glory[s.slain.bit_count()]
        total += self._tasks.worth(s, fights) + self._harm(s, wounds)
        if self.left:
            total += self._begun(s) + self._around(s, row)
        return total

    def best(self, ask: Ask) -> Answer | None:
        """The answer that promises most by itself, to asks where that can be told; else None."""
        match ask.prompt.id:
            case "pap-ask-level":
                return max(ask.space.values, key=lambda hero: self.hero_gain[hero_index(hero)])
            case "pap-ask-part":
                return max(ask.space.values, key=lambda item: self.part_gain[item_index(item)])
            case "pap-ask-reap":
                rooms = sorted(ask.space.values, key=lambda room: -self.reap_gain[room_index(room)])
                return tuple(rooms[:ask.space.at_least])
            case "pap-ask-spare":
                return "spare"
        return None

    # -- the parts of it ----------------------------------------------------------------------------------------------

    def _fight(self, s: Sheet, row: tuple[int, ...], dice_left: int) -> tuple[float, float]:
        """Glory of all three bosses, and the damage of those still to be fought."""
        glory = float(sum(s.glory))
        wounds = 0.0
        if self._fights:
            mine = might(s, self._fights)
            for fight in self._fights:
                if not s.glory[fight.index]:
                    steps = 0 if s.explored >> fight.room & 1 else row[fight.room]
                    won, wound = fight.expect(mine + s.levels[fight.weakness], steps, dice_left)
                    glory += won
                    wounds += wound
        return glory, wounds if self._card.boss_damage == "full" else 0.0

    def _levels(self, s: Sheet) -> float:
        """Line D, with the levels to come given to the weakest, and the mage's ability."""
        judgement, left = self.judgement, self.left
        glory = SHEET.weakest_hero.glory
        weakest = min(_raised(s.levels, judgement.levels * left), float(SHEET.max_level))
        whole = int(weakest)
        total = float(glory[whole])
        if weakest > whole:
            total += (weakest - whole) * (glory[whole + 1] - total)
        if any_colour(s):
            total += judgement.any_colour * left
        return total + SHEET.max_level_glory * s.levels.count(SHEET.max_level)

    def _harm(self, s: Sheet, wounds: float) -> float:
        """Lines H and I, with the damage to come and the potions to come."""
        judgement, left = self.judgement, self.left
        if left:
            coming = wounds + judgement.hazards * left
            if not skull_proof(s):
                coming += max(0.0, judgement.skulls - 0.7 * self._card.skull_shield) * left
            hearts = free_hearts(s) + POTIONS.hearts_per_potion * judgement.potions * left
            hurt = min(s.damage + _at_least_none(coming - hearts), float(SHEET.hearts))
            whole = int(hurt)
            glory = DAMAGE[whole] + (hurt - whole) * (DAMAGE[whole + 1] - DAMAGE[whole])
            risk = 1 / (1 + exp((s.health + judgement.levels * left - hurt) / 1.5))
        else:
            whole = min(s.damage + max(0, round(wounds) - free_hearts(s)), SHEET.hearts)
            glory = DAMAGE_AT_END[whole]
            risk = float(whole > s.health)
        return glory + SHEET.resurrection_glory * (1.0 if s.resurrected else risk)

    def _begun(self, s: Sheet) -> float:
        """Items and rows of potions that are begun."""
        total = 0.0
        for filled, worth in zip(s.parts, self._begun_items, strict=True):
            if filled == 1:
                total += worth
        row, begun = divmod(s.potions, POTIONS.per_row)
        return total + begun * self._begun_rows[row] if begun else total

    def _around(self, s: Sheet, row: tuple[int, ...]) -> float:
        """What there is to find in the dungeon; the nearer, the more it counts."""
        helped = self._card.hero_level
        for item in HELPFUL:
            if s.parts[item] == PARTS:
                helped += CARDS[item].hero_level
        levels = [level + helped for level in s.levels]
        levels.append(0)
        explored, discount = s.explored, self._discount
        total = 0.0
        for bit, room, opponent, by_level in self._rooms:
            if not explored & bit:
                total += by_level[levels[opponent]] * discount[row[room]]
        return total

    # -- preparing it -------------------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """What rewards and wounds are worth in the position at hand, by the evaluation itself, and with them rooms."""
        judgement, now = self.judgement, self._now
        base = self.value(now)
        self.hero_gain = [self._with(levels=hero) - base for hero in range(4)]
        level = max(0.0, *self.hero_gain)
        potion = max(0.0, self._with(potions=2) - base) / 2
        gem = _next(SHEET.gems.glory, now.gems, 1) + potion * self._card.gem_potions
        kill = _next(SHEET.monsters.glory, now.slain.bit_count(), 2)
        wound = base - self._with(wounds=1)
        time = min(1.0, self.left / 2)
        for index, card in enumerate(CARDS):
            whole = card.potions * potion + card.level_ups * level + card.slay * (kill + wound)
            whole += self._with(parts=index) - base - (PARTS - now.parts[index])
            self._begun_items[index] = judgement.half_item * time * whole
        half = judgement.half_item * time
        self.part_gain = [worth * (1-half)/half if half and begun else worth for begun, worth in zip(now.parts, self._begun_items)]
        part = 1 + max(self._begun_items)
        rewards = {"potion": potion, "level_up": level, "gem": gem, "item_part": part}
        self.rewards = rewards
        self._begun_rows = [
            rewards[reward] * judgement.half_row * time / POTIONS.per_row for reward in POTIONS.row_rewards
        ]
        share = judgement.map_share * min(1.0, self.left / judgement.map_rounds)
        self._discount = [
            share * judgement.step**steps if steps <= STRIDE * self.left else 0.0 for steps in range(FAR + 2)
        ]
        tasks = self._tasks.worth(now, 0.0)
        self.reap_gain = {}
        row = ways(self._g.dungeon, can_cross_walls(now), can_cross_water(now))[now.at]
        for room, printed in enumerate(ROOMS):
            if printed.monster and not now.slain >> room & 1:
                twin = copy_sheet(now)
                twin.slain |= 1 << room
                visit = judgement.step ** row[room] * min(1.0, self.left / 3)
                self.reap_gain[room] = visit * wound * fight_damage(now, room) + (1 - visit) * kill + self._tasks.worth(twin, 0.0) - tasks
        for room, printed in enumerate(ROOMS):
            bit = 1 << room
            if now.explored & bit:
                continue
            worth = self._tasks.worth(_explored(now, room), 0.0) - tasks
            if printed.reward and not (now.circled | now.crossed) & bit:
                share = self._share(room) if printed.gem else 1.0
                worth += share * sum([rewards[reward] for reward in printed.reward])
            if printed.trap and not self._card.trap_shield:
                worth -= wound
            by_level, opponent = [worth], NOBODY
            if printed.monster and not now.slain & bit:
                strong = printed.monster.level
                by_level = [worth + kill - wound * max(0.0, strong - have - 0.5) for have in range(10)]
                opponent = OPPONENTS[printed.monster.type]
            if max(by_level) > 0:
                self._rooms.append((bit, room, opponent, [max(0.0, each) for each in by_level]))

    def _with(self, *, levels: int | None = None, parts: int | None = None, potions: int = 0, wounds: int = 0) -> float:
        """The value of the sheet as it is with one thing changed."""
        twin = copy_sheet(self._now)
        if levels is not None:
            twin.levels[levels] = min(SHEET.max_level, twin.levels[levels] + 1)
        if parts is not None:
            twin.parts[parts] = PARTS
        twin.potions = min(POTIONS.limit, twin.potions + potions)
        if free_hearts(twin):
            twin.hearts += wounds
        else:
            twin.damage = min(SHEET.hearts, twin.damage + wounds)
        return self.value(twin)

    def _share(self, room: int) -> float:
        """How much of a gem to count on: less if somebody else is nearer."""
        steps = [
            ways(self._g.dungeon, can_cross_walls(s), can_cross_water(s))[s.at][room] for s in self._g.sheets
        ]
        return 1.0 if steps[self._seat] == min(steps) else self.judgement.outrun


def _explored(s: Sheet, room: int) -> Sheet:
    """What missions and objectives would see after this room."""
    twin = copy_sheet(s)
    printed = ROOMS[room]
    twin.explored |= 1 << room
    twin.slain |= (printed.monster is not None) << room
    twin.traps += printed.trap
    twin.gems += bool(printed.gem and not (s.circled | s.crossed) >> room & 1)
    return twin


def _next(track: tuple[int, ...], at: int, fields: int) -> float:
    """What the next fields of a track bring, each."""
    to = min(at + fields, len(track) - 1)
    return (track[to] - track[at]) / (to - at) if to > at else 0.0


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


def _at_least_none(damage: float) -> float:
    """Damage that is expected, but may come out a little more or less, and never below none."""
    if damage >= DOUBT:
        return damage
    return max(0.0, damage + DOUBT) ** 2 / (4 * DOUBT)


def _damage_glory(damage: int) -> int:
    hurt = new_sheet(0)
    hurt.damage = damage
    return damage_glory(hurt)


DAMAGE_AT_END = [_damage_glory(damage) for damage in range(SHEET.hearts + 1)]
"""Line H, by damage."""


def _smooth() -> list[float]:
    """Line H on the line through its thresholds, for damage that is still uncertain."""
    points = sorted({0: 0, **SHEET.damage.thresholds}.items())
    line: list[float] = []
    for (low, glory), (high, more) in zip(points, points[1:], strict=False):
        line += [glory + (more - glory) * (at - low) / (high - low) for at in range(low, high)]
    return line + [float(points[-1][1])] * (SHEET.hearts + 2 - len(line))


DAMAGE = _smooth()
