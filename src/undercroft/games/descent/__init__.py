"""Descent: Journeys in the Dark, first edition: heroes explore a dungeon that an overlord fills with monsters."""

from undercroft.games.descent.game import DescentGame

GAME = DescentGame()
