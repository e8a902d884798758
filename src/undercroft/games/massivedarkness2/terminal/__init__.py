"""Massive Darkness 2 in a terminal: the map of zones, the heroes' boards, the enemies, tracks, combats and their odds."""

from undercroft.games.massivedarkness2.terminal.drawing import Terminal

__all__ = ["Terminal"]
