"""Dungeon Saga in a terminal: the map, the hero cards, the overlord's panel, attacks and what they are likely to do."""

from undercroft.games.dungeonsaga.terminal.drawing import Terminal

__all__ = ["Terminal"]
