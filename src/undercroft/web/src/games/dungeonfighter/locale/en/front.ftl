# Dungeon Fighter in the lobby, with the first page: short.

dungeonfighter-title = Dungeon Fighter
