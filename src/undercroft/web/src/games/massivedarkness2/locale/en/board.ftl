# Massive Darkness 2 in the browser: the board.

web-md2-board = The dungeon
web-md2-mission = Mission { $n }
web-md2-sight-of = Line of sight: { $who }

## A zone in words

web-md2-ground-light = light
web-md2-ground-shadow = shadow
web-md2-ground-abyss = abyss
web-md2-unrevealed = not yet revealed
web-md2-portal = portal
web-md2-portal-roaming = portal of roaming monsters
web-md2-consecrated = consecrated, { $colour }
web-md2-door = { $state ->
    [closed] closed door
    [white] closed door with a white frame
   *[open] open door
}
web-md2-treasure = treasure, { $rarity }
web-md2-health-of = { $n } of { $most } health
web-md2-mana-of = { $n } of { $most } mana
web-md2-down = knocked out
web-md2-figures = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
web-md2-left = { $n ->
    [one] 1 wound kills all of it
   *[other] { $n } wounds kill all of it
}
web-md2-poisoned = poisoned
web-md2-fire = { $n } fire
web-md2-frost = { $n } frost
web-md2-ally = ally

## Enemies

web-md2-kind-mob = mob
web-md2-kind-roaming = roaming monster
web-md2-kind-boss = boss
web-md2-range = levels { $range }
web-md2-named-beast = the beast
web-md2-named-horror = the horror
web-md2-named-last = the last one
web-md2-figures-fact = Figures
web-md2-wields = wields { $item }
web-md2-will-attack = { $n ->
    [one] will attack { $whom }: { $mean } wounds on average
   *[other] will attack one of { $whom }, whom you choose: { $mean } wounds on average
}
web-md2-will-move = will move to { $zones }
web-md2-will-move-attack = { $n ->
    [one] will move to { $zones } and attack { $whom }
   *[other] will move to { $zones } and attack one of { $whom }, whom you choose
}
web-md2-will-scheme = will do this: { $what }
web-md2-will-stay = will stay where it is
web-md2-will-frozen = frozen, cannot act
web-md2-will-boss = does what its dice say

## What can be done there

web-md2-walk = { $cost ->
    [one] go 1 zone
   *[other] go { $cost } zones
}
web-md2-choose = { $who }
web-md2-deed-odds = { $what } ({ $odds })
web-md2-reaction = { $n ->
    [one] 1 wound by those left behind
   *[other] { $n } wounds by those left behind
}
web-md2-odds-strike = { $mean } wounds on average, kills all: { $fells }, scratches: { $scratches }
web-md2-odds-defend = { $mean } wounds on average, knocked out: { $fells }
