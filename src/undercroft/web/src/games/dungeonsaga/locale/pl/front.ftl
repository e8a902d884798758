# Dungeon Saga w poczekalni, razem z pierwszą stroną: krótko.

dungeonsaga-title = Dungeon Saga
