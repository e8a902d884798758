# The drawing in a terminal: titles, the signs on the map and their legend, and short notes.

## The map

md2-draw-map = Dungeon
md2-draw-cropped = (a part of it: map shows more)
md2-draw-no-map = The tiles are not laid out yet.
md2-draw-sight = { $tag } { $who } sees the zones with •
md2-draw-no-sight = No hero is in the dungeon.
md2-draw-shadow = shadow
md2-draw-abyss = abyss
md2-draw-door = closed door
md2-draw-white-door = white-framed door, closed
md2-draw-open-door = open door
md2-draw-treasure = { $rarity } treasure
md2-draw-consecrated = { $colour } light
md2-draw-portal = portal
md2-draw-roaming-portal = portal of roaming monsters

## The mission

md2-draw-round = Round { $round }
md2-draw-phase =
    { $phase ->
        [begin] the round begins
        [heroes] Hero Phase
        [enemies] Enemy Phase
        [levels] Level-Up Phase
       *[darkness] Darkness Phase
    }
md2-draw-dungeon-level = dungeon level { $level }, enemies of level { $range }
md2-draw-won-heroes = The heroes have won.
md2-draw-won-darkness = The darkness has won.
md2-draw-goal = The goal
md2-draw-special = Special rules

## Heroes

md2-draw-party = Heroes
md2-draw-level = level
md2-draw-xp = experience
md2-draw-actions = actions left
md2-draw-mp = movement points
md2-draw-fire = { $n } fire
md2-draw-frost = { $n } frost
md2-draw-corruption = corruption
md2-draw-reserve = kept { $rarity }
md2-draw-down =
    { $who ->
       *[other] knocked out
    }
md2-draw-left =
    { $who ->
       *[other] has left
    }
md2-draw-defence = Defence
md2-draw-items = Wears
md2-draw-potions = Potions
md2-draw-bag = Inventory
md2-draw-skills = Skills

## The boards of the classes

md2-draw-amulet = Amulet
md2-draw-columns = Light
md2-draw-rage = rage
md2-draw-stance = stance
md2-draw-tools = Tokens
md2-draw-tool-bag = in the tool bag
md2-draw-discarded = discarded
md2-draw-arrows = arrows in the deck
md2-draw-row = Turned up

## Enemies

md2-draw-enemies = Enemies
md2-draw-no-enemies = No enemy is in the dungeon.
md2-draw-off-map = not on the map
md2-draw-poison = poisoned
md2-draw-untouchable = nothing can touch it

## Tracks

md2-draw-darkness = Darkness
md2-draw-side = side
md2-draw-space = space
md2-draw-ahead =
    { $icon ->
        [mob] mobs
        [roaming] a roaming monster
        [rare] a rare treasure
       *[epic] an epic treasure
    } in { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
md2-draw-lifebringers = Lifebringers
md2-draw-treasure-bag = Treasure bag
md2-draw-counter =
    { $what ->
        [souls] souls
       *[beast] beasts slain
    }

## Dice, attacks and their odds

md2-draw-colour =
    { $colour ->
        [yellow] yellow
        [orange] orange
        [blue] blue
        [purple] shadow
       *[black] enemy
    }
md2-draw-attack =
    { $kind ->
        [magic] Magic attack
        [ranged] Ranged attack
       *[melee] Melee attack
    }: { $who } → { $whom }
md2-draw-last-attack =
    Last { $kind ->
        [magic] magic attack
        [ranged] ranged attack
       *[melee] melee attack
    }: { $who } → { $whom }
md2-draw-pool = dice
md2-draw-swords = swords
md2-draw-shields = shields
md2-draw-pierce = shields pierced
md2-draw-hurt = wounds besides
md2-draw-wounds =
    { $n ->
        [0] no wound
        [one] 1 wound
       *[other] { $n } wounds
    }
md2-draw-rerolls =
    { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
md2-draw-enemy-rerolls =
    { $n ->
        [one] 1 reroll of an enemy die
       *[other] { $n } rerolls of enemy dice
    }
md2-draw-clawed =
    { $n ->
        [one] special ability used
       *[other] special ability used { $n } times
    }
md2-draw-in-shadow = in shadow
md2-draw-odds = Chances
md2-draw-mean = { $n } wounds on average
md2-draw-no-wound = none { $chance } %
md2-draw-kills =
    { $all ->
        [yes] all dead
       *[no] { $n } dead
    } { $chance } %
md2-draw-falls = falls { $chance } %
md2-draw-scratches = { $n } scratches

## Options before the game

massivedarkness2-option-mission = Mission
massivedarkness2-option-streamline = Ties are broken for the players
massivedarkness2-option-hellbreaker = Hellbreaker: one Lifebringer fewer
