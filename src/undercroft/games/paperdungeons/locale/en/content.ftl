# Names and texts of everything printed on the sheet, the dice and the cards.
# Numbers in texts are the values of the entry in content/, given by the name of its field.

paperdungeons-title = Paper Dungeons
pap-title = Paper Dungeons
pap-tagline = Six dice, one pencil, and three bosses who do not wait.

## Heroes

pap-hero-warrior = Warrior
pap-hero-warrior-ability = +{ $strength } strength in every boss fight.
pap-hero-mage = Mage
pap-hero-mage-ability = White dice may be used as black ones, and black dice as white ones.
pap-hero-cleric = Cleric
pap-hero-cleric-ability = Skulls on the dice do no damage.
pap-hero-rogue = Rogue
pap-hero-rogue-ability =
    Loots { $gems ->
        [one] a gem
       *[other] { $gems } gems
    } at once that nobody else can take.

## Dice

pap-colour-white = white
pap-colour-black = black

pap-symbol-warrior = warrior
pap-symbol-mage = mage
pap-symbol-cleric = cleric
pap-symbol-rogue = rogue
pap-symbol-clover = clover
pap-symbol-boots3 = three boots
pap-symbol-skull = skull

## Rewards and glory

pap-reward-potion =
    { $n ->
        [one] 1 potion
       *[other] { $n } potions
    }
pap-reward-item_part =
    { $n ->
        [one] 1 item part
       *[other] { $n } item parts
    }
pap-reward-level_up =
    { $n ->
        [one] 1 level-up
       *[other] { $n } level-ups
    }
pap-reward-gem =
    { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
pap-glory = { $n } glory

## Monsters

pap-monster-goblin = Goblin
pap-monster-ghost = Ghost
pap-monster-orc = Orc
pap-monster-zombie = Zombie

## Magic items

pap-item-flaming_sword = Flaming Sword
pap-item-flaming_sword-text = +{ $strength } strength in every boss fight.
pap-item-reapers_scythe = Reaper's Scythe
pap-item-reapers_scythe-text =
    The moment it is finished, { $slay ->
        [one] 1 monster falls
       *[other] { $slay } monsters fall
    } wherever you point, without a fight. Cursed: { $glory } glory at the end.
pap-item-khar_medallion = Khar Medallion
pap-item-khar_medallion-text = Your party walks through water. +{ $glory } glory at the end.
pap-item-cloak = Cloak of Passage
pap-item-cloak-text = Your party walks through walls, but not out of the map.
pap-item-crown = Crown of the One King
pap-item-crown-text = Does nothing but shine. +{ $glory } glory at the end.
pap-item-cauldron = Alchemist's Cauldron
pap-item-cauldron-text =
    The moment it is finished, gain { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    }.
pap-item-armour = Armour of Heroes
pap-item-armour-text =
    Against monsters your heroes count { $hero_level ->
        [one] 1 level
       *[other] { $hero_level } levels
    } higher. +{ $glory } glory at the end.
pap-item-tome = Tome of Wisdom
pap-item-tome-text =
    The moment it is finished, gain { $level_ups ->
        [one] 1 level-up
       *[other] { $level_ups } level-ups
    } for a hero of your choice. +{ $glory } glory at the end.

## Powers

pap-power-alchemist = Alchemist
pap-power-alchemist-text =
    A die that brews makes { $brew_bonus ->
        [one] 1 potion
       *[other] { $brew_bonus } potions
    } more. { $glory } glory at the end.
pap-power-barbarian = Barbarian
pap-power-barbarian-text = Bosses cannot hurt you. Fleeing costs you as much as anyone.
pap-power-berserker = Berserker
pap-power-berserker-text = +{ $strength } strength in boss fights. { $glory } glory at the end.
pap-power-fortune_teller = Fortune Teller
pap-power-fortune_teller-text = Skulls do you { $skull_shield } damage less every round. +{ $glory } glory at the end.
pap-power-merchant = Merchant
pap-power-merchant-text =
    Every gem you loot, on the map or off it, brings you { $gem_potions ->
        [one] 1 potion
       *[other] { $gem_potions } potions
    }.
pap-power-treasure_hunter = Treasure Hunter
pap-power-treasure_hunter-text =
    Before round 1, take { $loot ->
        [one] any 1 gem
       *[other] any { $loot } gems
    } of the map. The others can still loot the same.
pap-power-healer = Healer
pap-power-healer-text =
    Before round 1, gain { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    }. +{ $glory } glory at the end.
pap-power-scout = Scout
pap-power-scout-text =
    Crossing water gives you { $water_steps ->
        [one] 1 movement point
       *[other] { $water_steps } movement points
    } for the die in use, once per die at each water side. You still need the Khar Medallion to cross. { $glory } glory at the end.
pap-power-psionic = Psionic
pap-power-psionic-text =
    Every round, you may use { $recolour ->
        [one] 1 die
       *[other] { $recolour } dice
    } as if of the other colour.
pap-power-craftsman = Craftsman
pap-power-craftsman-text =
    Before round 1, fill { $parts ->
        [one] 1 part
       *[other] { $parts } parts
    } of whatever items you like.
pap-power-veteran = Veteran
pap-power-veteran-text =
    Before round 1, { $level_ups ->
        [one] 1 hero gains a level
       *[other] { $level_ups } different heroes gain a level each
    }. { $glory } glory at the end.
pap-power-assassin = Assassin
pap-power-assassin-text =
    Every round, you may ignore all damage of { $spare_fight ->
        [one] 1 fight with a monster
       *[other] { $spare_fight } fights with monsters
    }.
pap-power-shaman = Shaman
pap-power-shaman-text =
    Every round, you may use { $resymbol ->
        [one] 1 hero symbol as another
       *[other] { $resymbol } hero symbols as others
    } of the same colour.
pap-power-noble = Noble
pap-power-noble-text = Born to it: +{ $glory } glory at the end.
pap-power-ranger = Ranger
pap-power-ranger-text = Traps snap shut around you and do no damage. They count as triggered.
pap-power-beastmaster = Beastmaster
pap-power-beastmaster-text =
    Against monsters your heroes count { $hero_level ->
        [one] 1 level
       *[other] { $hero_level } levels
    } higher, besides what their armour gives.

## Objectives: a text names the three tiers.

pap-objective-monsters_l4 = Rising Menace
pap-objective-monsters_l4-text = Level-4 monsters defeated: { $first } / { $second } / { $third }.
pap-objective-monsters_l5 = Big Game
pap-objective-monsters_l5-text = Level-5 monsters defeated: { $first } / { $second } / { $third }.
pap-objective-obstacles = The Hard Way
pap-objective-obstacles-text = Traps triggered, walls crossed and waters crossed, taken together: { $first } / { $second } / { $third }.
pap-objective-columns4 = Pillars of the Deep
pap-objective-columns4-text = Columns with at least 4 rooms explored: { $first } / { $second } / { $third }.
pap-objective-rows = Hall by Hall
pap-objective-rows-text = Rows with every room explored: { $first } / { $second } / { $third }.
pap-objective-heroes_l5 = School of Legends
pap-objective-heroes_l5-text = Heroes at level 5 or higher: { $first } / { $second } / { $third }.
pap-objective-monsters_l3 = Vermin Hunt
pap-objective-monsters_l3-text = Level-3 monsters defeated: { $first } / { $second } / { $third }.
pap-objective-potions = Bottomless Flask
pap-objective-potions-text = Potions gained, used or not: { $first } / { $second } / { $third }.
pap-objective-rooms = No Door Unopened
pap-objective-rooms-text = Rooms explored: { $first } / { $second } / { $third }.
pap-objective-boss_glory = Songs of Victory
pap-objective-boss_glory-text = Glory from the three bosses, losses for fleeing included: { $first } / { $second } / { $third }.
pap-objective-items = The Collection
pap-objective-items-text = Items completed: { $first } / { $second } / { $third }.
pap-objective-edge = Along the Walls
pap-objective-edge-text = Rooms explored on the edge of the map: { $first } / { $second } / { $third }.
pap-objective-monsters = Clear the Halls
pap-objective-monsters-text = Monsters defeated: { $first } / { $second } / { $third }.
pap-objective-gems = Glitter Fever
pap-objective-gems-text = Gems looted: { $first } / { $second } / { $third }.
pap-objective-corners = To the Four Winds
pap-objective-corners-text = Corner rooms explored: { $first } / { $second } / { $third }.
pap-objective-health = Iron Constitution
pap-objective-health-text = Health, the sum of all hero levels: { $first } / { $second } / { $third }.

## Missions

pap-mission-three_levels = Small, Middle, Large
pap-mission-three_levels-text =
    Defeat monsters of { $at_least ->
        [one] 1 level
       *[other] { $at_least } different levels
    }.
pap-mission-hero6 = The Paragon
pap-mission-hero6-text =
    Bring { $at_least ->
        [one] 1 hero
       *[other] { $at_least } heroes
    } to level 6.
pap-mission-row = Wall to Wall
pap-mission-row-text =
    Explore every room of { $at_least ->
        [one] 1 row
       *[other] { $at_least } rows
    }.
pap-mission-all3 = Nobody Left Behind
pap-mission-all3-text =
    Bring { $at_least ->
        [one] 1 hero
       *[other] { $at_least } heroes
    } to level 3.
pap-mission-column = Straight Up
pap-mission-column-text =
    Explore every room of { $at_least ->
        [one] 1 column
       *[other] { $at_least } columns
    }.
pap-mission-potions8 = Well Stocked
pap-mission-potions8-text =
    Gain { $at_least ->
        [one] 1 potion
       *[other] { $at_least } potions
    }; used ones count.
pap-mission-heroes4 = Masters of Their Craft
pap-mission-heroes4-text =
    Bring { $at_least ->
        [one] 1 hero
       *[other] { $at_least } heroes
    } to level 4.
pap-mission-monsters6 = The Hunt
pap-mission-monsters6-text =
    Defeat { $at_least ->
        [one] 1 monster
       *[other] { $at_least } monsters
    }.
pap-mission-gems4 = Full Pockets
pap-mission-gems4-text =
    Loot { $at_least ->
        [one] 1 gem
       *[other] { $at_least } gems
    }.
pap-mission-corners2 = Cornered
pap-mission-corners2-text =
    Explore { $at_least ->
        [one] 1 corner room
       *[other] { $at_least } corner rooms
    }.
pap-mission-traps5 = Learning by Hurting
pap-mission-traps5-text =
    Trigger traps { $at_least ->
        [one] once
       *[other] { $at_least } times
    }; the same trap may count again.
pap-mission-rooms15 = Mapmakers
pap-mission-rooms15-text =
    Explore { $at_least ->
        [one] 1 room
       *[other] { $at_least } rooms
    }.
pap-mission-items4 = The Smithy
pap-mission-items4-text =
    Complete { $at_least ->
        [one] 1 item
       *[other] { $at_least } items
    }.
pap-mission-health12 = In Good Health
pap-mission-health12-text = Reach a health of { $at_least }.
pap-mission-bossrooms3 = Know Your Enemy
pap-mission-bossrooms3-text =
    Explore { $at_least ->
        [one] the room of 1 boss
       *[other] the rooms of { $at_least } bosses
    }.
pap-mission-heroes5 = Twin Champions
pap-mission-heroes5-text =
    Bring { $at_least ->
        [one] 1 hero
       *[other] { $at_least } heroes
    } to level 5.

## Bosses

pap-boss-minotaur = Minotaur
pap-boss-golem = Golem
pap-boss-giant_spider = Giant Spider
pap-boss-troll = Troll
pap-boss-chimera = Chimera
pap-boss-vampire = Vampire
pap-boss-hydra = Hydra
pap-boss-mummy = Mummy
pap-boss-beholder = Beholder
pap-boss-dragon = Dragon
pap-boss-lich = Lich
pap-boss-kraken = Kraken

## Dungeons

pap-dungeon-A = Cellars of the Guildhall
pap-dungeon-B = Maze below the Market
pap-dungeon-C = The Old Aqueduct
pap-dungeon-D = Gate of Sand
pap-dungeon-E = The Painted Tombs
pap-dungeon-F = The Sunken Sanctuary
pap-dungeon-G = Foot of the Tower
pap-dungeon-H = The Hundred Stairs
pap-dungeon-I = The Black Lantern
pap-dungeon-J = Ruins of the Toll Castle
pap-dungeon-K = Caves of the Grey Lake
pap-dungeon-L = The Royal Mines

## Stories of the campaign

pap-story-heroes_of_the_city = Heroes of the City
pap-story-heroes_of_the_city-text = Something scratches at the floors of the old town, and every night another cellar door is found open. The council has put up a purse and a promise: a statue for whoever goes down and makes it stop. Nobody on the council offered to come along.
pap-story-mummy_of_hamnapta = The Mummy of Hamnapta
pap-story-mummy_of_hamnapta-text = The caravans speak of a city that the dunes give back once in a hundred years. Hamnapta lies bare again, and the one who was buried under it has begun to walk. Follow the footprints before the wind takes them, or before they turn around.
pap-story-tower_of_death = The Tower of Death
pap-story-tower_of_death-text = A tower stands on the moor where last spring there was none. Birds fall silent around it, and at its top a light burns that gives no warmth. Three times the bell has called for champions; this time it calls for you.
pap-story-around_the_kingdom = Around the Kingdom
pap-story-around_the_kingdom-text = The king is old and wants to know what he will leave behind. Ride the borders, look into every hole that the tax collectors avoid, and write down what you find. The ink is on the house; the rest is up to you.

pap-scenario-A = The first open door leads below the Guildhall, where the masters keep wine, debts and something made of clay.
pap-scenario-B = The tracks go on under the market square, through a maze that no mason in the city will admit to having built.
pap-scenario-C = The old aqueduct still carries water, and with it the whispers of the one who opened the doors.
pap-scenario-D = Between two half-buried lions a gate leads down. The sand behind it is covered with threads as thick as rope.
pap-scenario-E = Painted kings line the walls, and their eyes have been scratched out from the inside.
pap-scenario-F = Below the tombs lies the sanctuary where the priests gave their lord a second heart. It still beats.
pap-scenario-G = The foot of the tower is older than its walls. What spins here was locked in on purpose.
pap-scenario-H = A hundred stairs, says the song, and on every tenth a guest who did not go further.
pap-scenario-I = At the top hangs the black lantern. Whoever lights it every evening has been counting your steps.
pap-scenario-J = The toll castle took its share of every traveller. Its lords are gone, and the share has grown.
pap-scenario-K = The fishermen of the Grey Lake row in pairs now, and never over the deep caves.
pap-scenario-L = The royal mines have paid for three wars. Last winter the miners broke through into somebody's bedroom.

## Lines of the score

pap-line-A = Boss 1
pap-line-B = Boss 2
pap-line-C = Boss 3
pap-line-D = Hero levels
pap-line-E = Magic items
pap-line-F = Gems
pap-line-G = Monsters
pap-line-H = Damage
pap-line-I = Resurrection
pap-line-J = Objective and power
pap-line-K = Missions
pap-line-L = Total
