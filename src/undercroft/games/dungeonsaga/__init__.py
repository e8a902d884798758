"""Dungeon Saga: Dwarf King's Quest."""

from undercroft.games.dungeonsaga.game import DungeonSagaGame

GAME = DungeonSagaGame()
