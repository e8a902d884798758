# The drawing in a terminal: titles, the signs on the map and their legend, and short notes.

## Signs on the map. Every monster has another letter; large letters are masters.

des-draw-monster =
    { $kind ->
        [bane_spider] p
        [beastman] b
        [demon] e
        [dragon] d
        [giant] g
        [hell_hound] h
        [manticore] m
        [naga] n
        [ogre] o
        [razorwing] r
        [skeleton] s
       *[sorcerer] c
    }
des-draw-chest =
    { $colour ->
        [copper] c
        [silver] s
       *[gold] g
    }
des-draw-potion =
    { $potion ->
        [healing] h
       *[vitality] v
    }
des-draw-key =
    { $rune ->
        [red] r
        [yellow] y
       *[blue] b
    }
des-draw-glyph-on = active glyph
des-draw-glyph-off = inactive glyph
des-draw-upright = A name with a bar, such as F17|: the figure stands upright, and this is the space at its top left.

## Titles

des-draw-map = Dungeon
des-draw-party = Heroes
des-draw-monsters = Monsters
des-draw-attack = Attack
des-draw-cropped = (a part of it: map shows more)
des-draw-sight = { $tag } { $who } sees the spaces with •
des-draw-no-map = Nobody has set foot in the dungeon yet.
des-draw-no-sight = No hero is in the dungeon.
des-draw-no-monsters = No monster is on the board.

## The quest

des-draw-round = Round { $round }
des-draw-turn-heroes = the heroes' turn
des-draw-turn-overlord =
    { $step ->
        [1] the overlord draws cards
        [2] the overlord plays cards
       *[3] the overlord's monsters
    }
des-draw-conquest = Conquest { $n }
des-draw-has-key = { $rune } key
des-draw-progress =
    Areas explored: { $areas } of { $of }. Glyphs: { $glyphs } active, { $inactive } in sight but inactive.

## Hero sheets

des-draw-fatigue = fatigue
des-draw-armor = armor
des-draw-speed = speed
des-draw-coins = coins
des-draw-points = movement points
des-draw-attacks = attacks
des-draw-order = Order: { $order }
des-draw-in-use = In use
des-draw-pack = Pack
des-draw-skills = Skills
des-draw-companions = With you
des-draw-worth = costs { $conquest } conquest if killed

## The overlord

des-draw-threat = threat
des-draw-hand = hand
des-draw-deck = deck
des-draw-discard = discards
des-draw-powers = Powers:

## The attack in progress

des-draw-step = step { $step } of { $of }: { $what }
des-draw-step-1 = declared
des-draw-step-2 = the target is in sight
des-draw-step-3 = the roll
des-draw-step-4 = hit or miss
des-draw-step-5 = spending
des-draw-step-6 = wounds
des-draw-distance = distance { $n }
des-draw-area =
    { $area ->
        [blast] Blast
        [breath] Breath
        [sweep] Sweep
       *[around] all around
    }
des-draw-range = range { $range } ({ $distance } needed)
des-draw-damage = damage { $n }
des-draw-surges = surges { $n }
des-draw-enhancements = power enhancements { $n }
des-draw-offers = Can be bought:

## Options before the game

descent-option-quest = Quest
descent-option-choose_heroes = Players choose their heroes
descent-option-heroes = Heroes
