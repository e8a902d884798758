"""Paper Dungeons in a terminal: the dungeon, the sheet beside it, the cards, the dice and the other players."""

from undercroft.games.paperdungeons.terminal.drawing import Terminal

__all__ = ["Terminal"]
