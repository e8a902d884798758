"""Massive Darkness 2 in a terminal: the map of zones, heroes' boards, enemies, tracks, combats and their odds."""

from undercroft.games.massivedarkness2.terminal.drawing import Terminal

__all__ = ["Terminal"]
