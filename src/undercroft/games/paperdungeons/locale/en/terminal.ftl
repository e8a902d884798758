# The drawing in a terminal: titles, legend, and short notes beside tracks and cards.

pap-draw-dungeon = Dungeon { $letter }: { $dungeon }
pap-draw-story = { $story }, scenario { $scenario } of 3
pap-draw-round = Round { $round } of { $of }

## The map

pap-draw-map = Dungeon
pap-draw-outside = the party waits outside
pap-draw-boss-room = Boss { $number }
pap-draw-monster-goblin = Gb
pap-draw-monster-ghost = Gh
pap-draw-monster-orc = Or
pap-draw-monster-zombie = Zo
pap-draw-kind-potion = potion
pap-draw-kind-item_part = part
pap-draw-kind-level_up = level
pap-draw-kind-gem = gem
pap-draw-taken = gained
pap-draw-gone = gone
pap-draw-passage = passage
pap-draw-wall = wall
pap-draw-drawn-wall = added wall
pap-draw-water = water

## The sheet

pap-draw-heroes = Heroes
pap-draw-strength = strength { $n }
pap-draw-weakest = glory
pap-draw-items = Magic items
pap-draw-potions = Potions
pap-draw-prevent =
    { $n ->
        [0] protect from nothing
       *[other] protect from { $n } damage
    }
pap-draw-tracks = Tracks
pap-draw-health = Health
pap-draw-damage = Damage
pap-draw-gems = Gems
pap-draw-monsters = Monsters
pap-draw-then = damage { $at }: { $value }
pap-draw-next = (next { $value })
pap-draw-resurrection = resurrected ({ $glory })
pap-draw-abilities = Abilities from level { $level } on

## The cards

pap-draw-bosses = Bosses
pap-draw-boss-when = in { $room }, round { $round }
pap-draw-boss-past = { $glory } glory
pap-draw-weakness = weak to
pap-draw-band = { $strength }: { $glory }/{ $damage }♥
pap-draw-flee = flee { $glory }
pap-draw-would-fight = you { $strength }: { $glory } glory, { $damage } damage
pap-draw-would-flee-weak = you { $strength }: { $missing } short, you flee
pap-draw-would-flee-unseen = you { $strength }: room not explored, you flee
pap-draw-boss-reward = prize
pap-draw-missions = Missions
pap-draw-objective = Your objective
pap-draw-dealt = Dealt to you (□ white, ■ black dice)
pap-draw-power = Your power
pap-draw-power-used = used this round

## Dice, other players, scores

pap-draw-dice = Dice
pap-draw-others = Others
pap-draw-other = levels { $levels } · ½ { $items } · ◆ { $gems } · monsters { $monsters } · damage { $damage } · room { $room }
pap-draw-score = Glory
pap-draw-scores = Glory if the game ended now
pap-draw-scores-note = Other players' objectives are not counted: nobody knows them yet.
pap-draw-results = { $dungeon }: the final score
pap-draw-rooms = Rooms explored
pap-draw-result-objective = { $who }, objective: { $objective }
pap-draw-scenario = Scenario { $number }

## Options before the game

paperdungeons-option-dungeon = Dungeon card
paperdungeons-option-missions = Missions
paperdungeons-option-vanishing = Vanishing gems
paperdungeons-option-campaign = Campaign
paperdungeons-option-story = Story of the campaign
paperdungeons-option-streamline = Skip the obvious choices
