# Dungeon Saga in the lobby, with the first page: short.

dungeonsaga-title = Dungeon Saga
dungeonsaga-front-text = Up to four heroes against the overlord of a tomb. Everybody has a front and a back, everything comes down to dice set against dice, and the dead do not stay where they fell.
dungeonsaga-front-time = 30 to 90 minutes
dungeonsaga-front-art = Two heroes before a throne on which a dead dwarf king sits; hands of bone rise from the floor
dungeonsaga-won-overlord = the overlord
dungeonsaga-won-heroes = the heroes
