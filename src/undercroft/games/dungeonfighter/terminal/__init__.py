"""Dungeon Fighter in a terminal: the target from above, heroes, foe, shop, and the bars of a throw."""

from undercroft.games.dungeonfighter.terminal.drawing import Terminal

__all__ = ["Terminal"]
