# Massive Darkness 2 in the browser: sheets and questions.

web-md2-tabs = Sheets
web-md2-tab-hero = Hero
web-md2-tab-enemies = Enemies
web-md2-tab-mission = Mission
web-md2-tab-box = Cards
web-md2-no-heroes = Nobody has chosen a hero yet.
web-md2-no-enemies = No enemy is in sight. It will not last.
web-md2-nothing = nothing

## Where the game stands

web-md2-round = Round { $n }
web-md2-phase-setup = Preparations
web-md2-phase-begin = Start of the round
web-md2-phase-heroes = Hero Phase
web-md2-phase-enemies = Enemy Phase
web-md2-phase-levels = Level-Up Phase
web-md2-phase-darkness = Darkness Phase
web-md2-phase-over = The end
web-md2-lifebringers = { $n ->
    [one] 1 Lifebringer
   *[other] { $n } Lifebringers
}
web-md2-lifebringers-why = Each brings a fallen hero back at the start of a round. Without one, a fall is the end.
web-md2-darkness = Darkness, side { $side }
web-md2-track-at = space { $n } of { $most }
web-md2-track-mob = mobs come through every portal
web-md2-track-roaming = a roaming monster comes
web-md2-track-rare = a rare treasure goes into the bag
web-md2-track-epic = an epic treasure goes into the bag

## Heroes

web-md2-acting = acts now
web-md2-acted = has acted
web-md2-to-act = still to act
web-md2-has-left = has left
web-md2-level = Level
web-md2-level-n = level { $n }
web-md2-health = Health
web-md2-mana = Mana
web-md2-xp-of = { $n } of { $most } experience for the next level
web-md2-hero-card = Read the hero card
web-md2-defence = defence
web-md2-no-dice = no dice
web-md2-slots = Slots
web-md2-inventory = Inventory
web-md2-potions = Potions
web-md2-skills = Skills
web-md2-used = used
web-md2-holds = Carries
web-md2-corruption = { $n } corruption
web-md2-set-pieces = { $n } pieces of the Shadow Slayer set
web-md2-class-board = Board of the class: { $trade }
web-md2-on-board = on the board
web-md2-rage = { $n } of { $most } rage
web-md2-stance-now = the stance taken
web-md2-tools-left = In the bag: { $bag }, discarded: { $pile }
web-md2-element-at = { $element }: { $n } of { $most }
web-md2-arrows = { $n } of { $most } arrow symbols
web-md2-arrows-left = Arrow cards in the deck: { $deck }, discarded: { $pile }

## Enemies and mission

web-md2-minion-dice = { $n ->
    [one] 1 enemy die for its minion
   *[other] { $n } enemy dice for its minions
}
web-md2-goal = What is to be done
web-md2-rules = Rules of its own
web-md2-bag = Treasure in the bag
web-md2-dungeon-level = Level of the dungeon
web-md2-dungeon-level-is = { $level }: enemies come from the decks { $range }
web-md2-counter-souls = Souls: { $n }

## Attacks

web-md2-last-attack = Last attack
web-md2-last = { $who } → { $whom }, { $kind }
web-md2-verdict = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
web-md2-die-shows = { $die }: { $face }{ $done ->
    [true] , resolved
   *[other] {""}
}
web-md2-wounds = Wounds
web-md2-wounds-chance = { $n } wounds: { $chance }
web-md2-resolve = To resolve
web-md2-reroll = Reroll
web-md2-rerolls = Rerolls left: { $n }{ $enemy ->
    [0] {""}
   *[other] , and { $enemy } for enemy dice
}
web-md2-so-far = { $n ->
    [0] no wound so far
    [one] 1 wound so far
   *[other] { $n } wounds so far
}
web-md2-hurt-besides = +{ $n } besides

## A turn

web-md2-turn = Actions
web-md2-moving = Moving
web-md2-actions = { $n ->
    [one] action
   *[other] actions
}
web-md2-mp = { $n ->
    [one] movement point
   *[other] movement points
}
web-md2-attacks = Attacks
web-md2-abilities = Abilities
web-md2-consecrate = Consecrate a zone (1 mana) …
web-md2-reaction-here = { $n ->
    [one] Leaving this zone costs 1 wound: an enemy stands here.
   *[other] Leaving this zone costs { $n } wounds: one for each enemy figure.
}

## Cards and items

web-md2-take = Take it
web-md2-learn = Learn it
web-md2-replaces = in place of { $what }
web-md2-value-blue = blue dice
web-md2-value-shields = shields
web-md2-trade-how = Drag a thing where it is to go, or press it to see what can be done with it.
web-md2-take-off = Take it off
web-md2-bag-empty = Nothing in the bag.
web-md2-worn-now = { $who } wears now
web-md2-flip-it = Flip it
web-md2-forge-it = Into the forge
web-md2-bless-it = Bless it
web-md2-give-up = Give it up
web-md2-from-level = from level { $n }
web-md2-per-hero = for each hero
web-md2-arrow-symbols = Arrow symbols: { $n }
web-md2-family-hero = Hero
web-md2-family-skill = Skill
web-md2-family-basic = Class board
web-md2-family-item = Item
web-md2-family-mob_item = Mob item
web-md2-family-set = Set power
web-md2-family-mob = Mob
web-md2-family-roaming = Roaming monster
web-md2-family-boss = Boss
web-md2-family-door = Door card
web-md2-family-tool = Rogue token
web-md2-family-arrow = Arrow card
web-md2-family-spirit = Spirit
web-md2-box-search = Search
web-md2-box-family = Kind
web-md2-box-all = all
web-md2-box-count = { $n } of { $all } cards
web-md2-box-more = Show { $n } more

## The end

web-md2-tale-kills = killed
web-md2-tale-wounds = wounds dealt
web-md2-tale-suffered = suffered
web-md2-tale-knocked_out = knocked out
web-md2-tale-treasures = treasures
web-md2-tale-zones = zones walked
