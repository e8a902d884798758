# Paper Dungeons in the lobby, with the first page: short.

paperdungeons-title = Paper Dungeons
paperdungeons-front-text = Six dice, one pencil, one dungeon. Everybody explores the same halls on a sheet of their own and writes down the better story.
paperdungeons-front-time = about 30 minutes
paperdungeons-front-art = A dungeon drawn with a pencil on squared paper, with two dice
