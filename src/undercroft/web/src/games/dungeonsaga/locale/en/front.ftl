# Dungeon Saga in the lobby, with the first page: short.

dungeonsaga-title = Dungeon Saga
