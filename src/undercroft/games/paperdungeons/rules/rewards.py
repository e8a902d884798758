"""Rewards: whatever gives one, it is gained in the same way (PAP-RWD-01 to PAP-RWD-05)."""

from __future__ import annotations

from undercroft.games.paperdungeons.rules import gems, items, levels, potions
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Flow


def gain(g: PaperDungeons, s: Sheet, reward: str) -> Flow:
    """Gain one reward that is not a gem of the map, and at once whatever it leads to (PAP-RWD-05)."""
    match reward:
        case "potion":
            yield from potions.gain_potions(g, s, 1)
        case "item_part":
            yield from items.part_reward(g, s)
        case "level_up":
            yield from levels.level_up_reward(g, s)
        case "gem":
            yield from gems.loot_extra_gem(g, s)
