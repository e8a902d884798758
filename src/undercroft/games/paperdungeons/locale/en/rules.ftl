# What the rules ask, offer, refuse and tell. The names that are filled in come from content.ftl.

## Things that are named in other messages

pap-die = { $colour } { $symbol }
pap-gem = gem { $letter }
pap-trap = trap
pap-skulls =
    { $n ->
        [one] 1 skull
       *[other] { $n } skulls
    }
pap-monster-at-level = level-{ $level } { $monster }
pap-monster-in-room = { $room }: { $monster }
pap-found-monster =
    { $monster } ({ $damage ->
        [0] no damage
       *[other] { $damage } damage
    })
pap-from-level = From level { $level }: { $ability }
pap-objective-worth = { $text } Glory: { $first } / { $second } / { $third }.

## What is asked

pap-ask-story = Which story do you want to play?
pap-ask-continue = The scenario is over. On to scenario { $scenario }?
pap-ask-power = Which power card do you keep?
pap-ask-objective = Which objective card do you keep? It also decides which dice train your heroes.
pap-ask-levels =
    { $count ->
        [one] Which hero gains a level?
       *[other] Which { $count } heroes gain a level each?
    }
pap-ask-gem = Which gem of the map do you take?
pap-ask-die =
    { $left ->
        [one] Which die do you use? This is your last one this round.
       *[other] Which die do you use? You have { $left } to use this round.
    }
pap-ask-action = What do you do with this die: { $die }?
pap-ask-step =
    { $points ->
        [one] Where does the party go? 1 movement point left.
       *[other] Where does the party go? { $points } movement points left.
    }
pap-ask-level = Which hero gains a level?
pap-ask-part = Which item gains a part?
pap-ask-reap =
    { $count ->
        [one] The Scythe swings: which monster falls?
       *[other] The Scythe swings: which { $count } monsters fall?
    }
pap-ask-loot = Do you loot gem { $letter }?
pap-ask-prevent = { $points } damage ({ $source }): how much of it do your potions take?
pap-ask-spare = { $monster } does { $damage } damage. Do you use your power?
pap-ask-claim = Which missions do you claim?

## What can be answered

pap-continue = On to the next scenario
pap-do-level = Level up: { $hero } to level { $level }
pap-do-part = Craft: { $item }, part { $part }
pap-do-brew =
    { $count ->
        [one] Brew 1 potion
       *[other] Brew { $count } potions
    }
pap-do-brew-detail = A potion takes damage in your stead. The last potion of each row brings a reward at once.
pap-do-move =
    { $points ->
        [one] Move, 1 room
       *[other] Move, up to { $points } rooms
    }
pap-do-move-detail = A room costs one movement point. What you do not walk now is lost with the die.
pap-do-with-power = { $what } (using your power: { $power })
pap-step = { $room }
pap-step-found = { $room }: { $found }
pap-stop = Stop here
pap-loot = Loot it
pap-leave = Leave it
pap-spare = Ignore the { $damage } damage

## What is refused

pap-no-die-skull = A skull cannot be used.
pap-no-die-used = You have used this die already.
pap-no-level = { $hero }: level { $level } is the highest.
pap-no-level-symbol = { $hero }: cannot be trained with this symbol ({ $symbol }).
pap-no-level-colour = { $hero }: trains with { $style } dice, and this one is { $colour }.
pap-no-part-symbol = { $item }: every part needs this symbol: { $symbol }.
pap-no-part-finished = { $item }: finished already.
pap-no-step-wall = There is a wall between { $here } and { $room }; only the Cloak of Passage leads through walls.
pap-no-step-water = There is water between { $here } and { $room }; only the Khar Medallion leads through water.
pap-no-claim = { $mission }: not fulfilled yet.

## What has happened: to everybody

pap-log-story = The story: { $story }.
pap-log-dungeon = The dungeon: { $dungeon }. Its bosses: { $bosses }.
pap-log-power-kept = { $who } keeps the power { $power }.
pap-log-roll = Round { $round }, the dice: { $dice }.
pap-log-reroll =
    { $clovers ->
        [3] { $clovers } clovers: all dice are rolled again.
       *[other] { $skulls } skulls: all dice are rolled again.
    }
pap-log-turn =
    { $room ->
        [outside] { $who } has used: { $dice }. Still outside the dungeon.
       *[inside] { $who } has used: { $dice }.
    }
pap-log-announce =
    { $n ->
        [one] { $who } has looted: { $gems }. Whoever has not, can no longer loot it.
       *[other] { $who } has looted: { $gems }. Whoever has not, can no longer loot them.
    }
pap-log-vanish =
    { $n ->
        [one] From the dungeon vanishes { $gems }.
       *[other] From the dungeon vanish { $gems }.
    }
pap-log-boss = A boss awaits you: { $boss }.
pap-log-boss-fought = { $who } fights – { $boss }: +{ $glory } glory.
pap-log-boss-fled = { $who } flees – { $boss }: { $glory } glory.
pap-log-mission = { $who } completes a mission – { $mission }: +{ $glory } glory.
pap-log-score = { $who } ends with { $glory } glory.
pap-log-winner =
    { $n ->
        [one] { $who } wins!
       *[other] { $who } share the victory!
    }

## What has happened: to one player

pap-log-enter =
    { $steps ->
       *[one] The party enters the next room.
        [other] The party walks through { $steps } rooms.
    }
pap-log-slain = Defeated: { $monster }.
pap-log-spared = Your power wards off all damage: { $monster }.
pap-log-damage =
    { $prevented ->
        [0] { $points } damage ({ $source }).
       *[other] { $points } damage ({ $source }), { $prevented } of it taken by potions.
    }
pap-log-resurrected = More damage than health: the party falls and is resurrected.
pap-log-level = { $hero } rises to level { $level }.
pap-log-level-lost = All heroes are at the top: the level-up is lost.
pap-log-part = A part is made: { $item }.
pap-log-item = An item is complete: { $item }!
pap-log-part-lost = All items are complete: the part is lost.
pap-log-potions =
    { $n ->
        [one] 1 potion gained, { $total } in all.
       *[other] { $n } potions gained, { $total } in all.
    }
pap-log-potion-lost = There is no room for another potion: it is lost.
pap-log-potion-row = Potion row { $row } is full and brings its reward.
pap-log-gem = Looted: gem { $letter }.
pap-log-gem-extra = Looted: a gem from outside the map.
pap-log-power = Power used: { $power }.
pap-log-boss-reward = You hit hardest and gain the reward: { $boss }.
