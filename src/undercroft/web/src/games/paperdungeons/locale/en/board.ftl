# Paper Dungeons in the browser: the sheet, the map, the panels.

pd-unpacking = Unpacking the box…
pd-before = Before round 1
pd-legend = Dotted lines are open ways, thick lines walls, waves water. A ring marks what you have gained, a cross what you have beaten.
pd-you = you
pd-glory = glory
pd-whose-sheet = Whose sheet to look at
pd-sheet-of = The sheet of { $name }
pd-map-of = Dungeon of { $name }: { $dungeon }
pd-sealed =
    { $count ->
        [one] Your sheet is done. Waiting for { $names }.
       *[other] Your sheet is done. Waiting for: { $names }.
    }

## Rooms, read aloud

pd-cell-slain = { $monster } (defeated)
pd-cell-gained = { $reward } (gained)
pd-cell-gone = { $reward } (gone)
pd-cell-boss = room of boss { $number }: { $boss }
pd-cell-empty = nothing here
pd-cell-here = your party is here
pd-cell-explored = explored
pd-cell-go =
    within reach in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }
pd-cell-choose = can be chosen
pd-walk =
    { $label } — { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $damage ->
        [0] no damage
       *[other] { $prevented ->
            [0] { $damage } damage
           *[other] { $damage } damage, potions take { $prevented }
        }
    }

## The sheet

pd-rounds = Rounds
pd-digits = dice used: { $digits }
pd-boss-after = { $boss }, after round { $round }
pd-heroes = Heroes
pd-health-is = health { $health }
pd-level-of = level { $level } of { $max }
pd-trains-white = trains with white dice
pd-trains-black = trains with black dice
pd-weakest = The weakest hero is worth { $glory } glory
pd-weakest-label = Weakest
pd-items = Magic items
pd-parts-of = { $parts } of { $of } parts
pd-potions = Potions
pd-potions-free =
    { $free ->
        [0] no protection left
       *[other] protect from { $free } damage
    }
pd-potions-aloud =
    { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    } gained; protection left: { $free }.
pd-damage = Damage
pd-damage-is = { $damage } of { $health }
pd-damage-aloud = { $damage } damage taken, { $health } health
pd-resurrection = Resurrected: more damage than health once ({ $glory } glory)
pd-monsters = Monsters
pd-gems = Gems
pd-track-worth = { $count } so far, { $glory } glory

## Dice and what they do

pd-pool = Dice of this round
pd-die-used = { $die } (used)
pd-die-gives = Good for:
pd-die-help =
    { $left ->
        [one] The last of your three dice this round. Point at one to see what it is good for.
       *[other] { $left } of your three dice left this round. Point at one to see what it is good for.
    }
pd-use-brew = potions
pd-use-move = a walk
pd-use-level = { $hero } to { $level }
pd-with-power = uses your power: { $power }
pd-not-now = Not now: { $count }
pd-change-glory = { $glory } glory
pd-change-strength = { $strength } strength
pd-change-hearts = protects from { $hearts } damage
pd-step-help = Click a lit room on the map; a room further off is reached in one go.
pd-cost = { $damage } damage
pd-pick-more =
    { $missing ->
        [one] Pick 1 more
       *[other] Pick { $missing } more
    }
pd-confirm-prey = These fall: { $picked } of { $of }
pd-style-help = The dice that train each hero
pd-tiers-worth = For { $first } / { $second } / { $third } glory

## Panels

pd-parties = Parties
pd-party = { $name }: { $glory } glory, { $rooms } rooms, { $damage } damage of { $health } health, { $gems } gems, { $monsters } monsters. Open the sheet.
pd-choosing = choosing
pd-ready = done
pd-bosses = Bosses
pd-boss-when = after round { $round }, in { $room }
pd-boss-weak = Weakness: the level of this hero counts twice ({ $hero })
pd-boss-unseen = Strength { $strength }, but { $room } is not explored yet: you would flee.
pd-boss-too-weak = Strength { $strength }, { $missing } short: you would flee.
pd-boss-would = Strength { $strength }: now { $glory } glory.
pd-boss-prize = Most strength also gains
pd-boss-vanish = Then these gems vanish: { $gems }
pd-band-strength = Strength
pd-band-glory = Glory
pd-band-damage = damage
pd-band-flee = Flee
pd-band-from = { $strength } or more
pd-tasks = Missions and cards
pd-missions = Missions
pd-mission-worth = { $glory } glory each
pd-objective = Objective
pd-secret = only you see it
pd-objective-now = So far: { $have }
pd-tiers = So far { $have }; the highest reached counts
pd-power = Power
pd-power-used = used this round
pd-no-tasks = No missions in this game.
pd-score = Glory if the game ended now
pd-score-unknown = Without the objective: nobody knows it yet.
pd-winner = winner
pd-score-sheet = Score sheet
