"""What cards do that data cannot say: everything that a card's `special` names and that is not part of a general rule.

Importing the package registers all of it. A card that works by itself is looked up where its rule is decided
(`stats.worth`, `stats.power`); one that somebody chooses to use registers here for its moment (`rules.windows`), or for
its owner's turn (`rules.uses`).
"""

from undercroft.games.descent.cards import events, fighting, heroes, items, subterfuge, traps, wizardry

__all__ = ["events", "fighting", "heroes", "items", "subterfuge", "traps", "wizardry"]
