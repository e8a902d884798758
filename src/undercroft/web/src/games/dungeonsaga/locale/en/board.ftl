# Dungeon Saga in the browser: the board.

web-saga-board = The dungeon
web-saga-adventure = Adventure { $letter }
web-saga-sight-of = Line of sight: { $who }

## A square in words

web-saga-looks = faces { $way }
web-saga-wounds = { $n } of { $most } wounds
web-saga-injured = injured
web-saga-outnumbered = outnumbered
web-saga-acting = its turn
web-saga-acted = has acted
web-saga-to-act = still to act
web-saga-stunned = stunned
web-saga-threatened = in an enemy's front arc
web-saga-bones =
    { $n ->
        [one] bone pile
       *[other] { $n } bone piles
    }
web-saga-chest-open = open chest
web-saga-lock = { $what }, locked: it rolls { $dice } dice, armour { $armour }; heroes open it by force
web-saga-ward = { $what }, warded by magic of strength { $n }: only a spell opens it
web-saga-region-exit = the way out
web-saga-region-junction = the junction that turns

## What can be done there

web-saga-walk =
    { $cost ->
        [one] go there, 1 square
       *[other] go there, { $cost } squares
    }
web-saga-walk-facing =
    { $cost ->
        [one] go there, 1 square, to face { $way }
       *[other] go there, { $cost } squares, to face { $way }
    }
web-saga-choose = can be chosen
web-saga-deed-odds = { $what } ({ $odds })
web-saga-cast-at = { $spell }: { $whom }
web-saga-plan-turn = Turn { $way } and { $act }
web-saga-plan-walk =
    { $n ->
        [one] Go 1 square and { $act }
       *[other] Go { $n } squares and { $act }
    }
web-saga-plan-walk-turn =
    { $n ->
        [one] Go 1 square, turn { $way } and { $act }
       *[other] Go { $n } squares, turn { $way } and { $act }
    }
web-saga-plan-fight = fight { $whom }
web-saga-plan-shoot = shoot at { $whom }
web-saga-plan-break = break { $whom }
web-saga-escape =
    { $n ->
        [one] 1 free strike ({ $who }), { $chance } to be hurt
       *[other] { $n } free strikes ({ $who }), { $chance } to be hurt
    }
web-saga-escape-title = Breaking away gives them free strikes: { $chance } to be hurt
web-saga-odds-fells =
    { $how ->
        [never] cannot fell it
        [always] fells it for certain
        [exact] fells it in { $n } of { $of } throws
       *[about] fells it in about { $n } of { $of } throws
    }
web-saga-odds-wounds =
    { $how ->
        [never] cannot wound
        [always] wounds for certain
        [exact] wounds in { $n } of { $of } throws
       *[about] wounds in about { $n } of { $of } throws
    }
web-saga-odds-opens =
    { $how ->
        [never] cannot open it
        [always] opens it for certain
        [exact] opens it in { $n } of { $of } throws
       *[about] opens it in about { $n } of { $of } throws
    }
web-saga-odds-ward =
    { $how ->
        [always] breaks the ward
       *[about] weakens the ward
    }

## A model looked at closely

web-saga-hero = hero
web-saga-companion = companion
web-saga-boss = boss
web-saga-minion = minion
web-saga-move = Move
web-saga-fight = Fight
web-saga-shoot = Shoot
web-saga-armour = Armour
web-saga-wounds-fact = Wounds
web-saga-held-by = In the front arc of { $who }
