# What the rules ask, offer, refuse and tell. Names that are put in come from content.ftl and quests.ftl.

## Things named in other messages

des-overlord = The overlord
des-side-heroes = the heroes
des-side-overlord = the overlord
des-monster-normal = { $kind } { $number }
des-monster-master = Master { $kind } { $number }

des-rune-red = red
des-rune-yellow = yellow
des-rune-blue = blue
des-colour-copper = copper
des-colour-silver = silver
des-colour-gold = gold
des-toward-north = north
des-toward-east = east
des-toward-south = south
des-toward-west = west

des-face =
    { $range ->
        [0] {""}
       *[other] { $range } range
    }{ $damage ->
        [0] {""}
       *[other] { $range ->
            [0] {""}
           *[other] {" + "}
        }{ $damage } damage
    }{ $surge ->
        [0] {""}
       *[other] { $range ->
            [0] { $damage ->
                [0] {""}
               *[other] {" + "}
            }
           *[other] {" + "}
        }{ $surge ->
            [one] 1 surge
           *[other] { $surge } surges
        }
    }{ $power ->
        [0] {""}
        [one] 1 power enhancement
       *[other] { $power } power enhancements
    }
des-die-shows = { $die } die: { $face }

des-ware-treasure-copper = a copper treasure card
des-ware-treasure-silver = a silver treasure card
des-ware-treasure-gold = a gold treasure card
des-ware-skill-fighting = a Fighting skill card
des-ware-skill-subterfuge = a Subterfuge skill card
des-ware-skill-wizardry = a Wizardry skill card
des-ware-training-melee = training: 1 more power die in melee attacks
des-ware-training-ranged = training: 1 more power die in ranged attacks
des-ware-training-magic = training: 1 more power die in magic attacks

des-why-glyph = a glyph is active
des-why-chest = found in a chest
des-why-deck = the overlord's deck has run out
des-why-death = { $who } was killed
des-why-named = { $who } was killed
des-why-quest = so the quest has it

## Questions before the game

des-ask-hero = { $who }: which hero do you play?
des-ask-exchange = { $who }: do you exchange one of these skills for a new one of the same deck?
des-ask-start = { $who }: where do you begin? On the starting glyph or next to it.

## Questions to the heroes

des-ask-next-hero = Who takes the next turn?
des-ask-shop =
    { $who } is shopping with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. Buy something?
des-ask-equip = { $who }: what do you hold and wear, what goes into the pack?
des-ask-action = { $who }: which action do you declare for this turn?
des-ask-act =
    { $who }: what next? Left: { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }, { $attacks ->
        [0] no attack
        [one] 1 attack
       *[other] { $attacks } attacks
    }.
des-ask-landing = { $who }: somebody stands on the glyph. Where next to it do you arrive?
des-ask-what-first = { $who }: several things happen as your turn starts. Which comes first?
des-ask-rest = You have rested. Recover all fatigue now?
des-ask-give = What do you hand over, and to whom?
des-ask-hand-over = Who carries it from now on?
des-ask-tend = Whom do you heal?
des-ask-familiar =
    { $who } moves. Where to? Left: { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
des-ask-guard = { $who } stands guard. Interrupt the overlord with an attack now?
des-ask-prevent =
    { $who } is about to suffer { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. Prevent some?

## Questions in an attack

des-ask-target = { $who } attacks. Which space?
des-ask-blast =
    { $count ->
        [0] { $who }, { $weapon } at { $cell }: the blast need not spread. Do you use it?
       *[other] { $who }, { $weapon } at { $cell }: the blast would strike friends as well: { $friends }. Do you use it all the same?
    }
des-ask-aim = Use up the aim order? After the roll you may then re-roll any of the dice.
des-ask-reroll = Which dice are rolled again? The new faces stand.
des-ask-reroll-one = { $who } may have one die rolled again. Which one?
des-ask-spend =
    Damage { $damage }, range { $range } at distance { $distance }, { $surges ->
        [0] no surges
        [one] 1 surge
       *[other] { $surges } surges
    }. What do you spend?
des-ask-knockback = { $who } can be thrown up to three spaces. Where to?

## Questions to the overlord

des-ask-cards =
    You have { $threat ->
        [0] no threat
       *[other] { $threat } threat
    }. Which cards do you play or discard before the monsters move?
des-ask-hand-limit =
    Your hand is too full: discard at least { $surplus ->
        [one] 1 card
       *[other] { $surplus } cards
    } for threat.
des-may-discard = Discard a card for threat
des-ask-discard-to-pay = The card costs { $price } threat and you have { $threat }. Which card do you discard to pay?
des-ask-spawn = New monster { $n } of { $of }: { $kind }. Where does it appear?
des-ask-spawn-master = New monster { $n } of { $of }, a master: { $kind }. Where does it appear?
des-ask-recall = All figures of this kind are on the board: { $kind }. Which one do you take off to place it anew, unhurt?
des-ask-promote = Brilliant Commander: which monster of this area becomes a master?
des-ask-swarm =
    Hordes of the Things: which kind comes along? { $n ->
        [one] 1 of them appears
       *[other] { $n } of them appear
    } next to monsters of this area.
des-ask-activate =
    { $left ->
        [one] 1 monster has not moved yet. Activate it?
       *[other] { $left } monsters have not moved yet. Which one do you activate?
    }
des-ask-half = { $who } is stunned and can do only one thing. Which?
des-ask-monster =
    { $who }: what next? Left: { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }, { $attacks ->
        [0] no attack
        [one] 1 attack
       *[other] { $attacks } attacks
    }.

## Moments when cards may be used

des-ask-turn-started = A turn begins. Do you use a card?
des-ask-equipped = Your equipment is in order. Do you use a card?
des-ask-action-declared = An action has been declared. Do you use a card?
des-ask-turn-ends = The turn is about to end. Do you use a card?
des-ask-hero-entered-overlord = { $who } has entered { $cell }. Do you play a card?
des-ask-door-opened-overlord = { $who } has opened a door. Do you play a card?
des-ask-chest-opened-overlord = { $who } has opened a chest. Do you play a card?
des-ask-attack-declared = An attack has been declared, the dice are not rolled yet. Do you use a card?
des-ask-attack-declared-overlord = { $who } attacks { $whom }, the dice are not rolled yet. Do you play a card?
des-ask-attack-rolled-overlord = { $who } attacks { $whom }, the dice lie on the table. Do you play a card?
des-ask-hero-attacked = The attack is over. Do you use a card?
des-ask-monster-activated-overlord = { $who } is about to act. Do you play a card on it?
des-ask-monster-moved = A monster has moved. Do you use a card?
des-ask-overlord-turn-overlord = Your monsters have not moved yet. Do you play a card for the beginning of your turn?

## Choices before the game

des-keep-skills = Keep all of them
des-exchange = Exchange: { $skill }
des-place-at = Begin at { $cell }

## Choices of the heroes

des-action-stunned_move = Stunned: move
des-action-stunned_move-text = Movement points equal to your speed, and nothing else.
des-action-stunned_attack = Stunned: attack
des-action-stunned_attack-text = One attack, and nothing else.
des-action-stunned_order = Stunned: place an order
des-action-stunned_order-text = One order, and nothing else.

des-do-step = Go to { $cell }
des-do-climb = Climb out of the pit to { $cell }
des-do-jump = Jump over the pit to { $cell }
des-do-fatigue = 1 fatigue for 1 movement point
des-do-ready_move = Move instead of attacking
des-do-end = End the turn
des-do-door-open = Open door { $door }
des-do-door-close = Close door { $door }
des-do-chest = Open the chest
des-do-pick = Pick up: { $what }
des-do-drink = Drink: { $item }
des-do-tend = Heal somebody: { $item }
des-do-drop = Drop: { $item }
des-do-give = Hand over an item
des-do-hand_over = Let somebody else carry: { $what }
des-do-reequip = Change your equipment
des-do-halt = Stop here for good and meet the encounter
des-do-travel =
    { $cell ->
        [town] By the glyph to the town
       *[other] By the glyph at { $cell } into the dungeon
    }
des-land-at = Arrive at { $cell }
des-do-shop = Go shopping
des-attack-with = Attack: { $weapon }
des-attack-unarmed = Attack with bare hands
des-give = { $item } to { $who }

des-equip-equip = Equip: { $item }
des-equip-pack = Into the pack: { $item }
des-equip-drop = Drop: { $item }
des-equip-done = It stays like this

des-shop-buy = Buy { $what } ({ $coins })
des-shop-sell = Sell { $item } (+{ $coins })
des-shop-leave = Leave the shop

des-first-rest = Use the rest order
des-first-revive = Regain what your hero regains each turn
des-first-burn = Roll for your burn tokens
des-first-web = Roll for your web tokens
des-first-stun = Remove a stun token
des-rest-rest = Recover all fatigue
des-rest-keep = Keep the order
des-aim-aim = Aim
des-aim-keep = Keep the order for later
des-prevent-shield = Exhaust: { $item }
des-prevent-fatigue = Pay with fatigue
des-prevent-take = Take the wounds

des-familiar-done = It stays here
des-familiar-give = Hand over to { $what }
des-familiar-take = Take: { $what }

## Choices in an attack

des-target = { $who } at { $cell }
des-target-empty = The empty space { $cell }
des-breath = Breath from { $source } to the { $toward }
des-blast-blast = With the blast
des-blast-single = Only the target space
des-spend-damage = Power enhancement: +1 damage
des-spend-range = Power enhancement: +1 range
des-spend-sorcery-damage = Sorcery: +1 damage
des-spend-sorcery-range = Sorcery: +1 range
des-spend-surge =
    { $cost ->
        [one] 1 surge
       *[other] { $cost } surges
    }: { $gains }
des-spend-fatigue = 1 fatigue: another power die
des-spend-done = Spend nothing more
des-knock-stay = Leave the figure where it is
des-knock-to = Throw to { $cell }

## Choices of the overlord

des-card-costs = { $card } (costs { $cost }, worth { $value })
des-discard = Discard { $card } for { $threat } threat
des-cards-done = No more cards: to the monsters
des-spawn-at = At { $cell }
des-end-turn = End the turn
des-half-move = Move
des-half-attack = Attack
des-monster-attack = Attack
des-monster-done = That is all for this monster

## Refusals

des-no-turn = { $who } has had a turn in this round; the turn token shows red until the next one.
des-no-attacks-left = No attack is left in this turn; the action declared decides how many there are.
des-no-target = Nothing to strike: a target must be in line of sight and, in melee, within reach. Move first.
des-no-target-sight = No line of sight: a wall, a closed door, rubble or another figure is in the way.
des-no-target-reach = Too far away for a melee attack.
des-no-second-order = One order at a time: the one you have must be used up or end first.
des-no-points = Not enough movement points. One fatigue buys one more.
des-no-monkey = A monkey only moves: no attacks, no items, no doors, chests, stairs or glyphs.
des-no-step-webbed = Webs hold you: no movement point can be spent in this turn.
des-no-step-grappled = A monster next to you grapples you: no movement point can be spent until it is gone.
des-no-step-halted = You have said that you move no further in this turn.
des-no-step-obstacle = Rubble and water block the way. Go around, or fly.
des-no-step-pit = Out of a pit you have to climb: see “Climb out of the pit”.
des-no-step-enemy = An enemy stands there, and nobody walks through enemies.
des-no-step-crowded = Somebody stands there, and you could not get on from there to an empty space.
des-no-step-glyph = An active glyph: a monster may pass over it, but this one has not the movement points left to leave it again.
des-no-stop-glyph = No monster may end its movement on an active glyph: lead it off first.
des-no-stop-crowded = No move may end on a space with another figure, with rubble or with water: move on first.
des-no-attack-crowded = No attack from a space shared with another figure: move on first.
des-no-door-glyph = The monster stands on an active glyph and would not have the movement points left to leave it.
des-no-door-key = The { $rune } rune lock needs the { $rune } key; somebody of the party must find it first.
des-no-door-blocked = A large monster stands in the doorway, so the door cannot be closed.
des-no-door-monster-rune = Monsters neither open nor close rune-locked doors.
des-no-door-unexplored = Monsters do not open doors to areas that no hero has seen.
des-no-chest-shared = Somebody else stands on this space. Only who stands there alone can open the chest.
des-no-drink-twice = One potion per turn, and you have had yours.
des-no-travel-twice = A glyph carries you only once per turn.
des-no-equip-hands = Not enough hands free. Put something away first.
des-no-equip-armor = You wear armor already. Take it off first.
des-no-equip-potion = Your belt holds no more potions. Put one into the pack first.
des-no-equip-other = You use as many other items as you can. Put one away first.
des-no-equip-rune = This armor allows no runes beside it. One of the two has to go.
des-no-drop-in-town = An artifact can only be dropped in the dungeon, where it stays until somebody picks it up.
des-no-done-pack = There is more in the pack than it holds. Drop something, or take it into your hands.
des-no-coins =
    It costs { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and you have { $have }.
des-no-treasure-yet = No { $colour } chest has been opened yet, so the shop sells no such treasure.
des-no-stock = None of them is left.
des-no-training-more = No trait rises above { $most }.
des-no-threat = You have { $have } threat, and discarding your other cards would not bring enough.
des-no-second-card = One card of this type per turn, and you have played yours.
des-no-card-now = This card waits for its moment: what it says must happen first. Then you will be asked.

## What has happened: the game

des-log-hero = { $who } plays { $hero }.
des-log-skills-dealt = { $who } is dealt { $skills }.
des-log-skills = { $who } begins with { $skills }.
des-log-skill = { $who } learns { $skill }.
des-log-round = Round { $round } begins.
des-log-turn = { $who } takes a turn.
des-log-conquest = Conquest { $change }: { $why }. Left: { $left }.
des-log-win-heroes = The heroes have won!
des-log-win-overlord = The overlord has won!

## What has happened: the heroes

des-log-action = { $who } declares { $action }.
des-log-ready-move = { $who } moves instead of attacking.
des-log-move =
    { $steps ->
       *[one] { $who } moves.
        [other] { $who } moves { $steps } spaces.
    }
des-log-arrive = { $who } steps out of a glyph.
des-log-push-on = { $who } spends 1 fatigue to move on, { $left } left.
des-log-order = { $who } receives an order: { $order }.
des-log-order-gone = { $who } loses an order: { $order }.
des-log-ability = { $who } uses an ability.
des-log-use = { $who } uses { $card }.
des-log-equip = { $who } equips { $item }.
des-log-pack = { $who } packs away { $item }.
des-log-drop = { $who } drops { $item }.
des-log-gain = { $who } receives { $item }.
des-log-give = { $who } gives { $item } to { $to }.
des-log-hand-over = { $who } hands a companion over to { $to }.
des-log-drink = { $who } drinks: { $potion }.
des-log-to-town = { $who } goes to the town.
des-log-door-open = { $who } opens door { $door }.
des-log-door-close = { $who } closes door { $door }.
des-log-buy =
    { $who } buys { $what } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
des-log-sell =
    { $who } sells { $item } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
des-log-coins =
    { $who } earns { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
des-log-money =
    { $who } finds money: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for every hero.
des-log-key = { $who } finds the { $rune } rune key.
des-log-chest = { $who } opens a { $colour } chest.
des-log-chest-coins =
    The chest holds { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for every hero.
des-log-cache = { $who } opens { $item } and draws another card.
des-log-deck-empty = No { $colour } treasure card is left.
des-log-takes = { $who } takes { $what }.
des-log-leaves = { $who } leaves { $what } behind.

## What has happened: attacks, wounds and effects

des-log-attack = { $who } attacks { $where }.
des-nobody-there = an empty space
des-log-attack-off = { $who } can no longer make the attack that was declared; it is not used up.
des-log-roll = The roll: { $faces }.
des-log-power-dice = Power dice: { $faces }.
des-log-aim-dodge = Aim and dodge cancel each other out: nothing is re-rolled.
des-log-miss = A miss.
des-log-short = Too short: range { $range }, but the target is { $distance } away. A miss.
des-log-fear =
    Fear: { $fear ->
        [one] 1 surge is
       *[other] { $fear } surges are
    } needed and not there. A miss.
des-log-wounds =
    { $who } suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } ({ $source }), { $left } left.
des-log-effect =
    { $who }: { $effect }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }.
des-log-heal =
    { $who } heals { $healed ->
        [one] 1 wound
       *[other] { $healed } wounds
    }{ $cured ->
        [0] {""}
       *[other] {" "}and { $cured } poison
    }.
des-log-recover = { $who } recovers { $fatigue } fatigue.
des-log-undying = { $who } rises again!
des-log-killed = { $who } is killed.
des-log-webbed = { $who } is held by webs.
des-log-stunned = { $who } is stunned.
des-log-monkey = { $who } turns into a monkey!
des-log-human = { $who } is no longer a monkey.

## What has happened: the overlord

des-log-overlord-turn = It is the overlord's turn.
des-log-threat =
    The overlord gains { $threat ->
        [0] no threat
       *[other] { $threat } threat
    }.
des-log-draw =
    The overlord draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
des-log-card = The overlord plays { $card } for { $price } threat.
des-log-discard = The overlord discards { $card } for threat.
des-log-placed = { $who } appears.
des-log-named =
    { $who } is no common { $kind }: speed { $speed }, armor { $armor }, wounds { $wounds }{ $damage ->
        [0] {""}
       *[other] , damage +{ $damage }
    }.
des-log-activate = { $who } is activated.

## What has happened: the quest

des-log-quest-threat = The overlord gains { $threat } threat.
des-log-quest-coins =
    Every hero receives { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
des-log-quest-place = Something lies on the floor that was not there before.
des-log-quest-pit = The floor gives way: a pit opens.
des-log-quest-rubble = The ceiling comes down: rubble blocks the way.
des-log-quest-water = Water pours in.
des-log-quest-clear = The way is clear again.
des-log-quest-open = Door { $door } opens.
des-log-quest-close = Door { $door } falls shut.
des-log-quest-key = The party holds the { $rune } rune key.
