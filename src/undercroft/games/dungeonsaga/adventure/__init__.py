"""Adventures: the dungeon, what waits in it, and what the adventure lets happen there (SAG-SET-14)."""
