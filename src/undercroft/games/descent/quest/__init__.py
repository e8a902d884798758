"""Quests: reading, checking, drawing and finding them."""
