# What cards say, put together of the words before the colon, costs, requirements and effects.

## How a text is joined

md2-text-ability = { $head }: { $does }
md2-text-comma = { $first }, { $then }
md2-text-sentence = { $what }.
md2-text-join = { $first } { $then }
md2-text-nothing = nothing
md2-text-again = as often as you like
md2-text-for = { $what } for { $whom }
md2-text-claws =
    { $n ->
        [one] Claw
       *[other] { $n } claws
    }
md2-text-attack = { $attack }: { $dice }
md2-text-defence = Defence: { $does }
md2-text-printed-swords =
    { $n ->
        [one] +1 sword
       *[other] +{ $n } swords
    } in every attack made with it
md2-text-many = With five or six heroes – { $what }
md2-text-mob = In the hands of a mob – { $attacks }
md2-text-pieces = { $n } pieces of the set – { $power }
md2-text-set = Piece of the Shadow Slayer set
md2-text-only-wizard = Only for the wizard
md2-text-only-paladin = Only for the paladin
md2-text-only-berserker = Only for the berserker
md2-text-only-rogue = Only for the rogue
md2-text-only-shaman = Only for the shaman
md2-text-only-ranger = Only for the ranger
md2-text-slot-head = Head
md2-text-slot-torso = Torso
md2-text-slot-legs = Legs
md2-text-slot-misc = Trinket
md2-text-slot-hand = One hand
md2-text-slot-two_hands = Both hands
md2-text-slot-none = Consumable

## When

md2-when-passive = Always
md2-when-turn = Your turn
md2-when-any = Any time
md2-when-action = Action
md2-when-move = Move
md2-when-combat = Combat
md2-when-attack = Attack
md2-when-melee = Melee
md2-when-magic = Magic
md2-when-ranged = Ranged
md2-when-defence = Defence
md2-when-shadow = Shadow symbol
md2-when-kill = After a kill
md2-when-round = Start of the round
md2-when-turn_start = Start of your turn
md2-claw-attack = when attacking
md2-claw-defence = when defending
md2-claw-combat = in every combat
md2-once-combat = once per combat
md2-once-turn = once per turn
md2-once-round = once per round
md2-once-mission = once per mission

## Costs and requirements

md2-cost-mana = { $n } mana
md2-cost-wounds =
    take { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
md2-cost-rage = { $n } rage
md2-cost-element = { $n } { $element }
md2-element-fire = fire
md2-element-ice = ice
md2-element-earth = earth
md2-element-air = air
md2-need-shadow = in Shadow
md2-need-light = in Light
md2-need-wounded = wounded { $n }
md2-need-dual = with two weapons
md2-need-alone = with no other hero in your zone
md2-against-mob = against a mob
md2-against-roaming = against a roaming monster
md2-against-boss = against a boss

## Effects

md2-gain-swords =
    { $n ->
        [one] +1 sword
       *[other] +{ $n } swords
    }
md2-gain-shields =
    { $n ->
        [one] +1 shield
       *[other] +{ $n } shields
    }
md2-gain-pierce =
    the defender loses { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
md2-gain-yellow =
    { $n ->
        [one] +1 yellow die
       *[other] +{ $n } yellow dice
    }
md2-gain-orange =
    { $n ->
        [one] +1 orange die
       *[other] +{ $n } orange dice
    }
md2-gain-blue =
    { $n ->
        [one] +1 blue die
       *[other] +{ $n } blue dice
    }
md2-gain-black =
    { $n ->
        [one] +1 enemy die
       *[other] +{ $n } enemy dice
    }
md2-gain-purple =
    { $n ->
        [one] +1 shadow die
       *[other] +{ $n } shadow dice
    }
md2-gain-rerolls =
    { $n ->
        [one] 1 reroll
       *[other] { $n } rerolls
    }
md2-gain-enemy_rerolls =
    { $n ->
        [one] 1 reroll of an enemy die
       *[other] { $n } rerolls of enemy dice
    }
md2-gain-ignore_claws =
    ignore { $n ->
        [one] 1 claw
       *[other] { $n } claws
    }
md2-gain-ignore_scratches =
    ignore { $n ->
        [one] 1 scratch
       *[other] { $n } scratches
    }
md2-gain-mana = +{ $n } mana
md2-gain-mp = +{ $n } MP
md2-gain-rage = +{ $n } rage
md2-gain-tokens =
    draw { $n ->
        [one] 1 rogue token
       *[other] { $n } rogue tokens
    }
md2-gain-actions =
    { $n ->
        [one] +1 action
       *[other] +{ $n } actions
    }
md2-gain-cleanse =
    remove { $n ->
        [one] 1 Fire or Frost
       *[other] up to { $n } Fire and Frost
    } from yourself
md2-gain-element = { $element } rises by { $n }
md2-gain-wounds =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
md2-gain-fire = { $n } Fire
md2-gain-frost = { $n } Frost
md2-gain-drain = the hero loses { $n } mana
md2-gain-hurts =
    the enemy itself suffers { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
md2-heal-one =
    heal { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
md2-heal-self =
    heal { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    } of your own
md2-heal-all =
    every hero in your zone heals { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
md2-whom-self = yourself
md2-whom-ally = a hero { $where }
md2-whom-allies = every hero { $where }
md2-whom-hero = the hero
md2-whom-foe = your opponent
md2-whom-enemy = an enemy { $where }
md2-whom-enemies = every enemy { $where }
md2-whom-others = every other enemy { $where }
md2-reach-zone = in your zone
md2-reach-near = up to one zone away
md2-reach-sight = in sight

## Dice

md2-dice-yellow =
    { $n ->
        [one] 1 yellow die
       *[other] { $n } yellow dice
    }
md2-dice-orange =
    { $n ->
        [one] 1 orange die
       *[other] { $n } orange dice
    }
md2-dice-blue =
    { $n ->
        [one] 1 blue die
       *[other] { $n } blue dice
    }
md2-dice-black =
    { $n ->
        [one] 1 enemy die
       *[other] { $n } enemy dice
    }
md2-dice-purple =
    { $n ->
        [one] 1 shadow die
       *[other] { $n } shadow dice
    }

## What items can do besides

md2-special-blank_to_sword =
    turn { $dice ->
        [one] a blank attack die
       *[other] up to { $dice } blank attack dice
    } to a sword
md2-special-blink = go to any zone in sight, unhindered by enemies and traps
md2-special-comrades =
    +{ $each } for every other hero in your zone, in swords when you attack, in shields when you defend (at most { $most })
md2-special-gift_mana = another hero in your zone gains { $mana } mana
md2-special-in_shadow = you count as being in Shadow and roll the shadow die
md2-special-lesson = gain { $xp } XP
md2-special-per_wound = +1 sword for each of your wounds (at most { $most })
md2-special-push =
    push your opponent { $zones ->
        [one] 1 zone
       *[other] up to { $zones } zones
    } away
md2-special-reroll_blanks = reroll all your blank attack dice
md2-special-slay =
    { $minions ->
        [one] a minion of your opponent dies
       *[other] { $minions } minions of your opponent die
    }
md2-special-step =
    move { $zones ->
        [one] 1 zone
       *[other] up to { $zones } zones
    }, unhindered by enemies and traps
md2-special-upgrade =
    replace { $dice ->
        [one] a yellow die by an orange one
       *[other] up to { $dice } yellow dice by orange ones
    } and roll anew

## What enemies can do besides

md2-special-burst =
    one minion dies, and every hero in the attacker's zone suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
md2-special-reassemble = a minion joins it, unless the hero spends { $mana } mana
md2-special-stoke =
    after the combat the hero burns at once, { $orange ->
        [0] as always
       *[other] with orange dice
    }
md2-special-raise_minions =
    every mob in the dungeon gains { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    }
md2-special-second_victim =
    another hero in sight, the weakest, suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
md2-special-call_mob =
    the nearest mob moves { $zones ->
        [one] 1 zone
       *[other] { $zones } zones
    } towards it
md2-special-taint =
    the hero suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, and one more for each corruption token on the hero
md2-special-chill_the_drained = { $frost } Frost for the hero, if the hero has no mana

## What heroes can do besides

md2-special-rest_for_the_consecrated = after the combat every hero in a consecrated zone may rest for free
md2-special-raise_element = raise an element of your choice by 1
md2-special-element_to_the_top = you may raise an element of your choice to the top
md2-special-free_attack_spell = use an attack spell of the amulet at no cost; the needle stays where it is
md2-special-loose_arrow = turn up an arrow card, apply its effect and discard it
