# How a game went, in numbers.

pap-account-glory = Glory, had the game ended then
pap-account-slain = Monsters defeated
pap-account-damage = Damage suffered
pap-account-prevented = Damage prevented
pap-account-rooms = Rooms explored
pap-account-gems = Gems looted
pap-account-potions = Potions
pap-account-items = Items completed
pap-account-levels = Levels gained
pap-account-missions = Missions
pap-account-skull = Skulls rolled
pap-account-clover = Clovers rolled
