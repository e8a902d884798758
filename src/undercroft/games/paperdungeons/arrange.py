"""Positions for scenarios: written in a player's words, and read back in them."""
