"""A judge learned from play: positions, what came of them, a small model of that, and how much it knows."""
