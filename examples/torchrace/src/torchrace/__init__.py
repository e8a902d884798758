"""Torch Race: a toy game that plugs into Undercroft from a distribution of its own."""

from torchrace.game import TorchRaceGame

GAME = TorchRaceGame()
