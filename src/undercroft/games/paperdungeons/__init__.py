"""Paper Dungeons: everybody explores the same dungeon on a sheet of their own, with the same dice."""

from undercroft.games.paperdungeons.game import PaperDungeonsGame

GAME = PaperDungeonsGame()
