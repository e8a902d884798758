# Descent in the browser: the board.

web-descent-board = The dungeon
web-descent-quest = Quest { $number }
web-descent-in-town = In town: { $who }

## A space in words

web-descent-wounds = { $left } of { $most } wounds
web-descent-order = order: { $order }
web-descent-carries = carries { $what }
web-descent-acting = its turn
web-descent-range =
    { $spaces ->
        [one] 1 space away
       *[other] { $spaces } spaces away
    }
web-descent-in-sight = in sight
web-descent-out-of-sight = out of sight
web-descent-door = { $state ->
        [closed] closed door { $door }
       *[open] open door { $door }
    }
web-descent-rune-door = { $state ->
        [closed] closed door { $door } with a { $rune } rune
       *[open] open door { $door } with a { $rune } rune
    }

## What can be done there

web-descent-walk =
    { $cost ->
        [one] go there for 1 movement point
       *[other] go there for { $cost } movement points
    }
web-descent-choose = can be chosen

## A figure looked at closely

web-descent-hero = hero
web-descent-familiar = follows { $hero }
web-descent-named = named monster
web-descent-master = master
web-descent-normal = normal
web-descent-fact-wounds = Wounds
web-descent-fact-fatigue = Fatigue
web-descent-fact-armor = Armor
web-descent-fact-speed = Speed
web-descent-fact-points = Movement left
web-descent-fact-attacks = Attacks left
web-descent-attack = { $kind }: { $dice }
web-descent-attack-plus = { $kind }: { $dice }, +{ $damage } damage
web-descent-sight-of = Line of sight: { $who }

## Sides

descent-side-heroes = heroes
descent-side-overlord = overlord
descent-side-alone-overlord = Overlord
