# How a quest went, in numbers.

des-account-conquest = Conquest tokens
des-account-dealt = Wounds dealt
des-account-taken = Wounds taken
des-account-slain = Enemies slain
des-account-fallen = Fallen
des-account-attacks = Attacks
des-account-misses = Missed
des-account-turns = Turns
des-account-gold = Coins gained
des-account-threat = Threat gathered
des-account-cards = Cards played
des-account-dice = Damage on the attack dice
