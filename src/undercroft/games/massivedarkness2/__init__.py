"""Massive Darkness 2: Hellscape."""

from undercroft.games.massivedarkness2.game import MassiveDarknessGame

GAME = MassiveDarknessGame()
