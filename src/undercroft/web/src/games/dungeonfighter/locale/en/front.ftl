# Dungeon Fighter in the lobby, with the first page: short.

dungeonfighter-title = Dungeon Fighter
dungeonfighter-front-text = One to four heroes throw dice at a target, off the table, round the corner or with their eyes shut. Whoever hits, hits the monster. Whoever misses is hit.
dungeonfighter-front-time = 45 to 75 minutes
dungeonfighter-front-art = A red die bounces off a table towards an icy target; behind it, a monster opens one eye
dungeonfighter-won-heroes = the heroes
dungeonfighter-won-dungeon = the dungeon
dungeonfighter-chosen-normal = Normal
dungeonfighter-chosen-tough = Tough
dungeonfighter-chosen-infernal = Infernal
