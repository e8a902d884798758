# Descent beside the map: sheets, cards, the attack being resolved and the shop.

## Numbers and names

web-desp-wounds = Wounds
web-desp-fatigue = Fatigue
web-desp-armor = Armor
web-desp-speed = Speed
web-desp-coins = Coins
web-desp-conquest = Conquest
web-desp-worth = If killed
web-desp-damage = Damage
web-desp-range = Range
web-desp-surges = Surges
web-desp-enhancements = Enhancements
web-desp-threat = threat
web-desp-wounds-of = Wounds: { $now } of { $of } left
web-desp-fatigue-of = Fatigue: { $now } of { $of } left
web-desp-traits = Power dice by kind of attack
web-desp-power-dice =
    { $n ->
        [0] no power dice
        [one] 1 power die
       *[other] { $n } power dice
    }
web-desp-starting-skills = Begins with:
web-desp-for-players = for { $players } players
web-desp-die = { $die } die
web-desp-dice = Dice: { $dice }
web-desp-pool = The dice
web-desp-distance =
    { $n ->
        [one] 1 space away
       *[other] { $n } spaces away
    }

## Tabs

web-desp-tabs = Sheets and cards
web-desp-tab-hero = Hero
web-desp-tab-monsters = Monsters
web-desp-tab-overlord = Overlord
web-desp-tab-quest = Quest
web-desp-read-card = Read the card: { $card }
web-desp-no-heroes = The heroes have not been chosen yet.
web-desp-nothing = nothing

## The quest

web-desp-setup = before the first round
web-desp-over = the game is over
web-desp-goal = The goal
web-desp-how-it-ends = How it may end otherwise
web-desp-conquest-title = Conquest tokens: at none the overlord wins
web-desp-conquest-left =
    { $n ->
        [one] conquest token
       *[other] conquest tokens
    }
web-desp-conquest-rule =
    The party has { $n ->
        [one] 1 conquest token
       *[other] { $n } conquest tokens
    }. Glyphs, chests and slain leaders bring more, every hero killed costs some. At none the overlord has won.

## The party

web-desp-acting = acting
web-desp-acted = has acted
web-desp-to-act = to act
web-desp-found = Found in this turn
web-desp-town = in town
web-desp-in-town = In the town, where no monster comes.
web-desp-no-action = No action declared yet
web-desp-points =
    { $n ->
        [one] point
       *[other] points
    }
web-desp-attacks =
    { $n ->
        [one] attack
       *[other] attacks
    }
web-desp-orders =
    { $n ->
        [one] order
       *[other] orders
    }
web-desp-half = movement or an attack
web-desp-in-use = In use
web-desp-pack = Pack ({ $n } of { $of })
web-desp-skills = Skills
web-desp-companions = With you
web-desp-exhausted = exhausted
web-desp-hands =
    { $n ->
        [one] 1 hand
       *[other] { $n } hands
    }
web-desp-hands-used = Hands in use: { $n } of { $of }

## The overlord and the monsters

web-desp-powers = Powers in play
web-desp-hand = Your hand
web-desp-hand-hidden =
    { $n ->
        [0] The overlord holds no cards.
        [one] The overlord holds 1 card.
       *[other] The overlord holds { $n } cards.
    }
web-desp-costs = Costs { $n } threat
web-desp-discard-value = worth { $n }
web-desp-card-line = { $type }, costs { $cost } threat, worth { $value }
web-desp-monster-card = The whole card
web-desp-monster-at-a-glance = { $name }: { $left } of { $of } wounds left

## Attacks

web-desp-attack = Attack
web-desp-attack-line = { $who } → { $target }
web-desp-dice-alone = The dice alone; what is added to them comes next.
web-desp-last-attack = The last attack
web-desp-attack-at = { $who } attacked { $where }
web-desp-before-reroll = Before the re-roll: { $dice }.
web-desp-spent-on = Spent: { $what }.
web-desp-range-had = Range { $range }, and { $distance } was needed.
web-desp-blow =
    { $who }: { $damage } damage, armor { $armor }, { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
web-desp-own-attack = the hero's own attack
web-desp-bare-hands = bare hands
web-desp-nobody-struck = nobody
web-desp-suffered =
    { $n ->
        [0] no wounds
        [one] 1 wound
       *[other] { $n } wounds
    }
web-desp-target-facts = armor { $armor }, { $left } left
web-desp-target-is =
    { $who }: armor { $armor }, { $left ->
        [one] 1 wound left
       *[other] { $left } wounds left
    }.
web-desp-short =
    { $n ->
        [one] 1 range is missing.
       *[other] { $n } range is missing.
    }
web-desp-friend = friend
web-desp-odds-hit-title = No miss: the dice, the range and Fear allow it
web-desp-odds-chart = The chance of each number of wounds
web-desp-odds-of =
    { $wounds ->
        [0] No wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    }: { $chance }
web-desp-odds-more = The odds in detail
web-desp-undying = Undying: it may rise again.
web-desp-shield =
    { $n ->
        [one] Shields can prevent 1 wound.
       *[other] Shields can prevent { $n } wounds.
    }
web-desp-fear =
    { $n ->
        [one] Fear takes 1 surge.
       *[other] Fear takes { $n } surges.
    }
web-desp-assumes = What the odds take for granted
web-desp-assumes-best_spent = Surges and power enhancements go where they wound this figure most.
web-desp-assumes-no_fatigue = No fatigue is spent on more dice.
web-desp-assumes-no_reroll = No die is rolled again.
web-desp-assumes-no_shield = No shield is used.
web-desp-assumes-no_secrets = Abilities that the overlord keeps to himself are left out.
web-desp-more-targets =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
web-desp-attacks-here = Attacks
web-desp-orders-here = Orders
web-desp-place-order = Order: { $order }
web-desp-cannot-attack = Why not attack?
web-desp-other-attacks = Other attacks
web-desp-no-enemy = No enemy can be struck with it from here, only friends.
web-desp-friends =
    { $n ->
        [one] 1 friend in sight
       *[other] { $n } friends in sight
    }
web-desp-drop = Drop something

## Spending what was rolled

web-desp-then = Then:
web-desp-as-it-is = As it is:
web-desp-wounds-done =
    { $n ->
        [0] no wounds
        [one] 1 wound
       *[other] { $n } wounds
    }
web-desp-kills =
    { $n ->
        [one] 1 wound, which kills
       *[other] { $n } wounds, which kill
    }
web-desp-slain = the target dies
web-desp-too-short = too short, range { $range } of { $distance }
web-desp-fear-missing =
    { $n ->
        [one] 1 surge is missing against Fear
       *[other] { $n } surges are missing against Fear
    }
web-desp-reroll-now =
    As the dice lie: { $n ->
        [0] no wounds
        [one] 1 wound
       *[other] { $n } wounds
    } at best.
web-desp-reroll-miss = As the dice lie it is a miss.
web-desp-reroll-then = ⌀ { $n }
web-desp-reroll-hint = Below each die: the wounds to expect if it alone is rolled again.
web-desp-reroll =
    { $n ->
        [one] Roll 1 die again
       *[other] Roll { $n } dice again
    }
web-desp-reroll-none = Leave the dice as they are
web-desp-prevented =
    { $wounds ->
        [0] No wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    } to suffer, { $left } left after that.

## Actions

web-desp-gives-points =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
web-desp-gives-attacks =
    { $n ->
        [one] 1 attack
       *[other] { $n } attacks
    }
web-desp-gives-half = { $n } movement points or 1 attack
web-desp-gives-orders =
    { $n ->
        [one] 1 order: aim, dodge, guard or rest
       *[other] { $n } orders: aim, dodge, guard or rest
    }

## The shop and equipment

web-desp-coins-left =
    { $n ->
        [one] coin
       *[other] coins
    }
web-desp-shelf-melee = Melee weapons
web-desp-shelf-ranged = Ranged weapons
web-desp-shelf-magic = Magic weapons
web-desp-shelf-armor = Armor and shields
web-desp-shelf-other = Other items
web-desp-shelf-potion = Potions
web-desp-shelf-treasure = Treasures
web-desp-shelf-skill = Skills
web-desp-shelf-training = Training
web-desp-shelf-sell = Sell
web-desp-average = Average damage, { $kind }:
web-desp-last-one = the last one
web-desp-no-room = goes into the pack: something else is in the way
web-desp-short-of =
    { $n ->
        [one] 1 coin short
       *[other] { $n } coins short
    }
web-desp-do-equip = Take
web-desp-do-pack = Pack away
web-desp-do-drop = Drop

## The overlord's cards

web-desp-play = Play for { $n } threat
web-desp-play-short = Play: { $n } threat short, discard for it
web-desp-discard = Discard for { $n } threat
web-desp-discard-chosen = Discard { $n } (at least { $least })
web-desp-copies =
    { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }

## Choosing a hero

web-desp-hero-numbers = Wounds { $wounds }, fatigue { $fatigue }, armor { $armor }, speed { $speed }
web-desp-hero-traits = Melee { $melee }, ranged { $ranged }, magic { $magic }

## The end

web-desp-ending-conquest =
    { $n ->
        [0] no conquest tokens left
        [one] 1 conquest token left
       *[other] { $n } conquest tokens left
    }
web-desp-ending-threat = { $n } threat unspent
web-desp-ending-hero =
    { $wounds } of { $of } wounds left, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
