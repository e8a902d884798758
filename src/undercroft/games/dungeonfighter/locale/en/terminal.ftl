# The table in a terminal.

dfi-draw-target = Target from above
dfi-draw-party = Heroes
dfi-draw-chest = Chest
dfi-draw-stall = Shop
dfi-draw-round = Round { $n }
dfi-draw-phase =
    { $phase ->
        [dungeon] dungeon
        [fight] fight
        [rest] rest
        [shopping] shopping
        [big_bad] big bad
       *[other] end
    }
dfi-draw-trips = shopping trips { $n }/{ $most }
dfi-draw-won-heroes = The heroes have won. Nobody is more surprised than they are.
dfi-draw-won-dungeon = The dungeon has won. It did not even stand up.
dfi-draw-chief = chief
dfi-draw-down = knocked out
dfi-draw-dead = dead
dfi-draw-experience = experience { $n }
dfi-draw-gear = Carries
dfi-draw-slots = Room for
dfi-draw-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
dfi-draw-white =
    { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
dfi-draw-level = level { $n }
dfi-draw-big = big bad
dfi-draw-techniques = To be fulfilled
dfi-draw-dice = Dice
dfi-draw-no-foe = There is nobody to fight.
dfi-draw-glory = Glory { $n }
dfi-draw-quip = “{ $text }”
dfi-draw-lies = { $die }: { $lies }

## Signs of the target

dfi-draw-sign-bullseye = bullseye, 10
dfi-draw-sign-rim = margin and bones: a miss
dfi-draw-sign-iceberg = iceberg
dfi-draw-sign-frost = frost
dfi-draw-sign-weak = weak point
dfi-draw-die-red = R
dfi-draw-die-green = G
dfi-draw-die-blue = B
dfi-draw-die-white = W
dfi-draw-die-water = ~
dfi-draw-die-snow = S

## Bars of a throw

dfi-draw-axis-bearing = bearing round the table (°)
dfi-draw-axis-distance = distance (cm)
dfi-draw-axis-height = height (cm)
dfi-draw-axis-azimuth = azimuth off the middle (°)
dfi-draw-axis-loft = loft (°)
dfi-draw-axis-speed = speed (m/s)
dfi-draw-axis-spin = spin (rad/s)
dfi-draw-axis-pond = pond from the rim (cm)
dfi-draw-axis-wall = wall round the target (°)
dfi-draw-axis-floe = floe from the rim (cm)
dfi-draw-axis-across = across the waterfall (cm)
dfi-draw-axis-thump = thump: moment (s)
dfi-draw-axis-turn = turn: moment (s)
dfi-draw-axis-jump = jump: moment (s)
