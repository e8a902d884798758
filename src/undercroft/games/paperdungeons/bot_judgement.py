"""What the bot believes about rounds to come."""

from __future__ import annotations

import msgspec


class Judgement(msgspec.Struct, frozen=True):
    """Numbers found by letting the bot play against itself with others nearby."""

    levels: float = 1.2
    """Levels gained in a round."""
    strength: float = 1.1
    """Strength for boss fights gained in a round."""
    skulls: float = 0.9
    """Damage in a round from skulls, for those who are not proof against them."""
    hazards: float = 1.0
    """Damage in a round from traps and monsters."""
    potions: float = 0.37
    """Potions gained in a round."""
    stride: float = 3.0
    """Steps a round at which it is an even bet whether a boss is reached in time."""
    hurry: float = 1.3
    """How many steps a round more, or fewer, change that bet much."""
    prize: float = 2.0
    """Glory in being the strongest fighter."""
    map_share: float = 0.42
    """How much of the worth of the rooms around is counted on."""
    map_rounds: float = 3.3
    """Rounds it takes to collect that much."""
    step: float = 0.62
    """What a room keeps of its worth for every step it is away."""
    any_colour: float = 0.7
    """Glory in a round from using dice of either colour."""
    half_item: float = 0.28
    """What an item's first part is worth, of what the complete item would add."""
    half_row: float = 0.7
    """What a potion is worth towards its row, of its share in the row's reward."""
    mission: float = 0.6
    """What a mission is worth that is all but done."""
    objective: float = 0.6
    """The same for a tier of the objective."""
    bend: float = 2.0
    """How much less than half the worth of a task is there when half of it is done."""
    outrun: float = 0.6
    """What is left of a gem or mission that somebody else is nearer to."""


POWERS: dict[str, float] = {}
"""Glory above or below the average with each power, in games where the bot kept either of two at random."""

OBJECTIVES: dict[str, float] = {}
"""The same for objectives."""
