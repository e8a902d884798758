"""What the bot believes about rounds to come."""

from __future__ import annotations

import msgspec


class Judgement(msgspec.Struct, frozen=True):
    """Numbers found by letting the bot play against itself with others nearby."""

    levels: float = 1.0
    """Levels gained in a round."""
    strength: float = 1.3
    """Strength for boss fights gained in a round."""
    skulls: float = 0.75
    """Damage in a round from skulls, for those who are not proof against them."""
    hazards: float = 0.75
    """Damage in a round from traps and monsters."""
    potions: float = 0.45
    """Potions gained in a round."""
    stride: float = 2.5
    """Steps a round at which it is an even bet whether a boss is reached in time."""
    hurry: float = 1.7
    """How many steps a round more, or fewer, change that bet much."""
    prize: float = 2.5
    """Glory in being the strongest fighter."""
    map_share: float = 0.36
    """How much of the worth of the rooms around is counted on."""
    map_rounds: float = 3.3
    """Rounds it takes to collect that much."""
    step: float = 0.5
    """What a room keeps of its worth for every step it is away."""
    trained: float = 0.12
    """Levels gained, for each round left, by a hero before meeting a monster."""
    any_colour: float = 0.9
    """Glory in a round from using dice of either colour."""
    half_item: float = 0.23
    """What an item's first part is worth, of what the complete item would add."""
    half_row: float = 0.8
    """What a potion is worth towards its row, of its share in the row's reward."""
    mission: float = 0.6
    """What a mission is worth that is all but done."""
    objective: float = 0.75
    """The same for a tier of the objective."""
    bend: float = 2.0
    """How much less than half the worth of a task is there when half of it is done."""
    outrun: float = 0.6
    """What is left of a gem or mission that somebody else is nearer to."""


POWERS: dict[str, float] = {
    "veteran": 6.0,
    "craftsman": 5.0,
    "assassin": 4.0,
    "healer": 3.0,
    "merchant": 2.5,
    "beastmaster": 1.0,
    "ranger": 0.5,
    "noble": 0.0,
    "treasure_hunter": -0.5,
    "barbarian": -1.0,
    "fortune_teller": -1.5,
    "berserker": -3.0,
    "alchemist": -3.0,
    "shaman": -4.0,
    "psionic": -4.5,
    "scout": -6.5,
}
"""Glory above or below the average with each power, in games where the bot kept either of two at random."""

OBJECTIVES: dict[str, float] = {
    "monsters": 2.0,
    "monsters_l4": 2.0,
    "monsters_l3": 1.5,
    "potions": 1.5,
    "corners": 0.5,
    "obstacles": 0.5,
    "boss_glory": 0.5,
    "health": 0.5,
    "gems": -0.5,
    "monsters_l5": -0.5,
    "rows": -0.5,
    "items": -1.0,
    "columns4": -1.0,
    "edge": -1.5,
    "heroes_l5": -2.0,
    "rooms": -2.5,
}
"""The same for objectives."""
