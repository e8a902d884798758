# Heroes, foes and the dungeon of Dungeon Fighter.

web-dfi-tabs = Sheets
web-dfi-tab-foe = Foe
web-dfi-tab-hero = Hero
web-dfi-tab-dungeon = Dungeon
web-dfi-no-heroes = Nobody has chosen a hero yet.
web-dfi-chief = chief
web-dfi-dead = dead
web-dfi-down = knocked out
web-dfi-acting = throws
web-dfi-ready = standing
web-dfi-hero-card = Whole card
web-dfi-scarred = scar: this skill is gone
web-dfi-upgraded = upgraded
web-dfi-upgrade-used = upgrade used up
web-dfi-used = used in this fight
web-dfi-experience = Experience: { $n }
web-dfi-weapon = Weapons ({ $n } of { $most })
web-dfi-armour = Armour ({ $n } of { $most })
web-dfi-curio = Curios ({ $n } of { $most })
web-dfi-kind-weapon = Weapon
web-dfi-kind-armour = Armour
web-dfi-kind-curio = Curio
web-dfi-kind-rarity = Rarity
web-dfi-family-hero = Hero
web-dfi-family-skill = Skill
web-dfi-family-monster = Monster
web-dfi-family-big_bad = Big bad
web-dfi-family-room = Room
web-dfi-family-item = Equipment
web-dfi-family-technique = Technique
web-dfi-life-n = { $n } life
web-dfi-life-of = { $n } of { $most } life{ $scars ->
    [0] {""}
    [one] , one scar
   *[other] , { $scars } scars
  }
web-dfi-foe-life = { $n } life left
web-dfi-damage-n = { $n } damage for a miss
web-dfi-coins-n = { $n ->
    [one] one coin
   *[other] { $n } coins
  }
web-dfi-white-n = { $n ->
    [one] one white die
   *[other] { $n } white dice
  }
web-dfi-symbols-n = { $n ->
    [one] one shop symbol
   *[other] { $n } shop symbols
  }
web-dfi-on-card = { $n ->
    [one] one coin on the card
   *[other] { $n } coins on the card
  }
web-dfi-level = level { $n }
web-dfi-dice = Dice
web-dfi-die-ready = ready
web-dfi-die-hand = in the hand
web-dfi-die-spent = thrown
web-dfi-techniques = Techniques that every throw needs
web-dfi-chest = Chest
web-dfi-to-shop = To the next shop: { $n } of { $most } symbols
web-dfi-trips = Shopping trips: { $n } of { $most }
web-dfi-decks = Left in the decks: { $rooms } rooms, { $shop } wares
web-dfi-monsters = Monsters to come
web-dfi-beaten = Beaten
web-dfi-beaten-n = { $n ->
    [one] one monster beaten
   *[other] { $n } monsters beaten
  }
web-dfi-difficulty = Difficulty: { $what }
web-dfi-take = Take this one
web-dfi-won = The big bad lies there and looks at the ceiling. Somebody sings.
web-dfi-lost = The dungeon has won. It does not even look pleased.
