# What the rules ask, refuse and tell.

dungeonfighter-blurb = Throw dice at a target, off the table, with your eyes shut if the monster insists. They must bounce. So will you.

dfi-side-heroes = the heroes
dfi-side-dungeon = the dungeon
dfi-hand-clumsy = clumsy hand
dfi-hand-fair = fair hand
dfi-hand-steady = steady hand
dfi-physics-on = thrown for real
dfi-physics-off = from measured throws
dfi-cut-out-frost = frost cut-out
dfi-cut-out-weak = weak point

## What is asked

dfi-ask-hero = Which hero do you play?
dfi-ask-chief = Who is the chief to begin with?
dfi-ask-path = { $who }, you are the chief: which way?
dfi-ask-who-takes = Who takes { $item }?
dfi-ask-flee = { $whom } in a room like this is too much of a good thing. Flee, at { $n } life each? Only if everybody agrees.
dfi-ask-die = { $who } against { $whom } ({ $life } life): which die?
dfi-ask-declare = { $who }, { $die }: with what extras?
dfi-ask-throw = { $who } throws: { $die }{ $count ->
    [0] {""}
   *[other] { " – " }{ $techniques }
  }
dfi-ask-flip = { $who } flips: { $what }
dfi-ask-cut-out = { $who }: it lies there already ({ $what }). Leave it, or flip it again?
dfi-ask-cube = { $who }: which of the three cubes counts?
dfi-ask-again = { $who }: throw again?
dfi-ask-second-try = { $who }, Second Try: throw the { $die } again?
dfi-ask-skill = { $who } has an eye: what for?
dfi-ask-upgrade = { $who }: no eye, but an upgrade. Use { $skill } all the same?
dfi-ask-herbs = { $who }: who regains { $n } life?
dfi-ask-change = { $who } has hit: does anybody improve on it?
dfi-ask-prevent = { $who } has missed: { $n } damage is on its way. Does anybody help?
dfi-ask-last-moment = { $n } damage that nothing prevents is about to knock somebody out. Anything first?
dfi-ask-last-chance = There is no die left to throw. Does anybody have something up their sleeve?
dfi-ask-curio = Use a curio?
dfi-ask-scar = { $who }: which skill does the scar cover?
dfi-ask-exchange = Before you go on: who hands what to whom?
dfi-ask-shopping = Shopping with { $coins ->
    [0] an empty purse
    [one] one coin
   *[other] { $coins } coins
  }; where you disagree, { $who } decides.
dfi-ask-promotion = { $who } is promoted: which skill is upgraded?

## What can be done

dfi-do-draw = leave it to chance
dfi-do-done = go on
dfi-do-done-shopping = leave the shop
dfi-do-give = { $who } gives { $item } to { $whom }
dfi-do-swap = { $who } swaps { $item } for { $other } of { $whom }
dfi-do-drop = { $who } leaves { $item } behind
dfi-do-buy = buy { $item } ({ $n ->
    [0] free
    [one] 1 coin
   *[other] { $n } coins
  })
dfi-do-buy-heal = 1 life for every hero ({ $n ->
    [one] 1 coin
   *[other] { $n } coins
  })
dfi-do-buy-white-die = a white die ({ $n ->
    [one] 1 coin
   *[other] { $n } coins
  })
dfi-do-fight = fight
dfi-do-flee = flee
dfi-do-recover = recover the coloured dice ({ $n } damage to everybody)
dfi-do-spin = spin to the tune (+2 on a hit)
dfi-do-rarity = use { $item }
dfi-do-curio = { $who } uses { $item }
dfi-do-curio-for = { $who } uses { $item } for { $whom }
dfi-do-cut-out-leave = leave it there
dfi-do-cut-out-flip = take it off and flip it
dfi-do-again = throw again
dfi-do-again-careless = throw again while { $whom } looks away
dfi-do-again-item = throw again with { $item }
dfi-do-keep = keep the result
dfi-do-experience = no skill, but 1 experience
dfi-do-upgrade-use = use it
dfi-do-upgrade-keep = save it
dfi-do-heal = { $who } (+{ $n } life)
dfi-do-bully = use the bully token: { $n } for both sections
dfi-do-elixir = use { $item }: { $n } for both sections
dfi-do-scar = { $skill } ({ $die })

## Why not

dfi-no-hero-taken = { $who } is taken.
dfi-no-die-spent = The { $die } has been thrown in this fight.
dfi-no-white-yet = Not while there is a coloured or special die to throw.
dfi-no-white-left = There is no white die in the chest.
dfi-no-recovery = Against the big bad, dice do not come back.
dfi-no-skill-scarred = { $who } has a scar on that skill.
dfi-no-rarity-carried = A rarity belongs to the whole team.
dfi-no-rarity-twice = Once a turn is enough.
dfi-no-same-name = { $who } has { $item } already.
dfi-no-slot = { $who } has no room for this: { $kind }
dfi-no-carrier = Nobody can carry { $item }.
dfi-no-coins = That costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }, and there { $coins ->
    [0] is none
    [one] is but 1
   *[other] are but { $coins }
  } in the chest.
dfi-no-tenth-die = With { $n } white dice the chest is full.
dfi-no-wounds = There is nothing to heal.
dfi-no-fallen = Nobody lies knocked out.
dfi-no-healing = { $who } is knocked out and cannot be healed.
dfi-no-scar-twice = There is a scar in that place.
dfi-no-upgrade-twice = That skill is upgraded already.

## Where a die lies

dfi-lies = { $where }, { $symbol }
dfi-area-section = section { $n }
dfi-area-bullseye = bullseye
dfi-area-frost = on the frost
dfi-area-weak = on the weak point
dfi-area-hole = in a hole
dfi-area-opening = inside the frost ring
dfi-area-margin = on the margin
dfi-area-bones = on the bones
dfi-area-table = on the table
dfi-area-floor = on the floor
dfi-area-wall = on the ice wall
dfi-symbol-eye = an eye
dfi-symbol-blank = no symbol
dfi-symbol-deep_snow = deep snow
dfi-miss-no-bounce = no bounce off the table
dfi-miss-technique = not done: { $techniques }
dfi-miss-area = nothing there to hit

## What has happened

dfi-log-difficulty-normal = The dungeon is as bad as usual.
dfi-log-difficulty-tough = The dungeon is in a bad mood.
dfi-log-difficulty-infernal = The dungeon means it.
dfi-log-hero = { $seat } plays { $who }.
dfi-log-chief = { $who } is the chief.
dfi-log-chest = In the chest: { $dice ->
    [one] 1 white die
   *[other] { $dice } white dice
  }, { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
  }.
dfi-log-round = Round { $n }.
dfi-log-peek = You look at { $rooms }.
dfi-log-room = The team enters: { $room } ({ $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
  } of the shop).
dfi-log-white-dice = { $n ->
    [one] A white die goes
   *[other] { $n } white dice go
  } into the chest.
dfi-log-coins = { $n ->
    [one] A coin goes
   *[other] { $n } coins go
  } into the chest.
dfi-log-freebie = A freebie: { $item }.
dfi-log-nobody = Nobody can carry { $item }: back into the box with it.
dfi-log-takes = { $who } takes { $item }.
dfi-log-rarity = { $item } lies by the chest, for everybody.
dfi-log-gives = { $who } gives { $item } to { $whom }.
dfi-log-swaps = { $who } swaps { $item } for { $other } of { $whom }.
dfi-log-drops = { $who } leaves { $item } behind.
dfi-log-foe = { $whom } emerges from the shadow: { $life } life, { $damage } damage.
dfi-log-icebergs = Icebergs stand in the holes.
dfi-log-icebergs-gone = { $n ->
    [one] An iceberg was touched and is
   *[other] { $n } icebergs were touched and are
  } gone.
dfi-log-special = The team has the { $die } for this fight.
dfi-log-flip-half = { $who } flips it too feebly. Once more.
dfi-log-flip-table = { $who } flips it onto the table. Ouch. Once more.
dfi-log-flipped = It lies on the target: { $what }{ $n ->
    [0] .
    [one] , and the die under it is gone.
   *[other] , and the { $n } dice under it are gone.
  }
dfi-log-weak-gone = The weak point is used up.
dfi-log-stay = The team stays and fights.
dfi-log-fled = The team runs from { $whom }, straight into somebody else.
dfi-log-die = { $who } takes the { $die }.
dfi-log-recovered = The coloured dice are back.
dfi-log-weapon = { $who } uses { $item }.
dfi-log-spin = { $who } spins to the tune.
dfi-log-lands = { $who }, { $die }: { $bounces ->
    [0] no bounce
    [one] one bounce
   *[other] { $bounces } bounces
  }, then { $lies }.
dfi-log-hit = { $who } hits.
dfi-log-miss = { $who } misses: { $why }.
dfi-log-again = { $who } throws the { $die } again.
dfi-log-skill = { $who } uses { $skill }.
dfi-log-eye-scarred = { $who } has an eye, but scars where the skill was.
dfi-log-eye-wasted = { $who } has an eye, but { $skill } is of no use now.
dfi-log-bully-active = The bully token lies on { $whom }.
dfi-log-bully = { $who } uses the bully token: both sections count, { $n } together.
dfi-log-uses = { $who } uses { $item }.
dfi-log-ultra = Ultra-critical! Nothing is left of { $whom }.
dfi-log-damage = { $whom } takes { $n } damage: { $left ->
    [0] no life left.
   *[other] { $left } life left.
  }
dfi-log-defeated = { $whom } is defeated.
dfi-log-deep-snow = Deep snow: { $who } is not hurt.
dfi-log-hurt = { $who } loses { $n } life: { $left ->
    [0] none left.
   *[other] { $left } left.
  }
dfi-log-healed = { $who } regains { $n } life: now { $left }.
dfi-log-knocked-out = { $who } is knocked out.
dfi-log-revived = { $who } gets up again.
dfi-log-mad = { $whom } is mad now: every throw needs { $technique } too.
dfi-log-scar = { $who } has a scar: no more { $skill }, and { $life } life.
dfi-log-dead = { $who } is dead. Somebody says a few kind words about the equipment.
dfi-log-experience = { $who } gains experience: { $n } now.
dfi-log-promoted = { $who } is promoted: { $skill } is upgraded.
dfi-log-symbols = Symbols of the shop so far: { $n } of { $needed }.
dfi-log-shopping = Shopping trip number { $n }.
dfi-log-stall = { $who } lays out { $items }.
dfi-log-buy = Bought: { $item } ({ $n ->
    [0] free
    [one] 1 coin
   *[other] { $n } coins
  }).
dfi-log-buy-healing = Soup for everybody ({ $n ->
    [one] 1 coin
   *[other] { $n } coins
  }).
dfi-log-won = The big bad is defeated: the heroes have won!
dfi-log-glory = Glory: { $what }, { $n }.
dfi-log-rank = { $n } glory in all: { $rank }.
dfi-glory-coin = coins in the chest
dfi-glory-white_die = white dice in the chest
dfi-glory-unscarred = nobody has a scar
dfi-glory-scar = scars
dfi-glory-dead = dead heroes
dfi-glory-difficulty = the difficulty
dfi-lost-all-down = Everybody is down: the dungeon has won.
dfi-lost-no-dice = There is nothing left to throw: the dungeon has won.
