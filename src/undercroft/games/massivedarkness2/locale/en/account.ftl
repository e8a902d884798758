# How a mission went, in numbers.

md2-account-course = Health of the heroes
md2-account-kills = Enemies killed
md2-account-wounds = Wounds dealt
md2-account-suffered = Wounds suffered
md2-account-knocked_out = Knocked out
md2-account-treasures = Treasures
md2-account-zones = Zones walked
md2-account-attacks = Attacks
md2-account-levels = Levels gained
md2-account-luck-swords = Swords in attacks
md2-account-luck-shields = Shields in defence
md2-account-luck-enemies = Swords of the enemies
