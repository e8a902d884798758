"""What the bot believes about rounds to come."""

from __future__ import annotations

import msgspec


class Judgement(msgspec.Struct, frozen=True):
    """Numbers that won most when the bot played against itself; they guide its choices, and need not be true."""

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
    """The power of the share done that a task's worth grows with: the last steps count more than the first."""
    outrun: float = 0.6
    """What is left of a gem or mission that somebody else is nearer to."""


POWERS: dict[str, float] = {
    "veteran": 4.0,
    "craftsman": 2.5,
    "merchant": 2.5,
    "assassin": 2.5,
    "beastmaster": 0.5,
    "healer": 0.5,
    "ranger": -0.5,
    "treasure_hunter": -1.5,
    "fortune_teller": -3.0,
    "noble": -3.0,
    "berserker": -3.5,
    "psionic": -4.0,
    "alchemist": -4.5,
    "barbarian": -4.5,
    "shaman": -6.5,
    "scout": -7.0,
}
"""Glory above or below the average with each power, when the bot plays against itself."""

OBJECTIVES: dict[str, float] = {
    "monsters_l3": 1.5,
    "potions": 1.5,
    "monsters": 1.0,
    "monsters_l4": 1.0,
    "monsters_l5": 0.5,
    "boss_glory": 0.5,
    "health": 0.0,
    "obstacles": -0.5,
    "corners": -1.0,
    "gems": -1.5,
    "edge": -2.0,
    "items": -2.5,
    "rows": -3.0,
    "rooms": -3.0,
    "columns4": -3.5,
    "heroes_l5": -4.0,
}
"""The same for objectives."""
