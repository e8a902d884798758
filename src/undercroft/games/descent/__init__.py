"""Descent: Journeys in the Dark, first edition: heroes go down into a dungeon that an overlord fills with monsters."""
