"""Descent in a terminal: the map, the hero sheets, the overlord's cards, and the attack being resolved."""

from undercroft.games.descent.terminal.drawing import Terminal

__all__ = ["Terminal"]
