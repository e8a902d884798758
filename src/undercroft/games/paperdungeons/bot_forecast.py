"""What a sheet is worth to its owner at the end of the game, as far as can be told now."""

from __future__ import annotations

from math import exp

from undercroft.games.paperdungeons.bot_fights import fights_ahead, might
from undercroft.games.paperdungeons.bot_judgement import Judgement
from undercroft.games.paperdungeons.bot_tasks import Tasks
from undercroft.games.paperdungeons.bot_ways import FAR
from undercroft.games.paperdungeons.bot_worth import RoomWorth, steps_to, weigh, weigh_reaping, weigh_rooms
from undercroft.games.paperdungeons.content import content
from undercroft.games.paperdungeons.dungeon import room_index
from undercroft.games.paperdungeons.names import hero_index, item_index, power
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
DANGER = 1.5
"""Health above the damage expected, at which one party in four has to be resurrected."""


class Forecast:
    """An evaluation of one player's sheets, prepared for the position at hand."""

    def __init__(self, g: PaperDungeons, seat: int, judgement: Judgement) -> None:
        self._g = g
        self._judgement = judgement
        self._left = left = LAST_ROUND - g.round if g.round else LAST_ROUND
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

        self._rooms = weigh_rooms(g, now, worth, rewards, self._tasks, judgement.outrun)
        ...
