"""Dungeon Fighter, the frost set."""

from undercroft.games.dungeonfighter.game import DungeonFighterGame

GAME = DungeonFighterGame()
