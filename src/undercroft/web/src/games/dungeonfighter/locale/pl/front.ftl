# Dungeon Fighter w poczekalni, razem z pierwszą stroną: krótko.

dungeonfighter-title = Dungeon Fighter
