## Odds as a player says them

web-desp-odds-kills =
    { $how ->
        [never] cannot kill
        [always] kills for certain
        [exact] kills in { $n } of { $of } throws
       *[about] kills in about { $n } of { $of } throws
    }
web-desp-odds-downs =
    { $how ->
        [never] cannot bring down
        [always] brings down for certain
        [exact] brings down in { $n } of { $of } throws
       *[about] brings down in about { $n } of { $of } throws
    }
web-desp-odds-hits =
    { $how ->
        [never] always a miss
        [always] never a miss
        [exact] hits in { $n } of { $of }
       *[about] hits in about { $n } of { $of }
    }
web-desp-odds-average = ⌀ { $wounds } wounds

## Spending what was rolled

web-desp-one-by-one = One thing at a time
web-desp-fate = { $who }: { $fate }
web-desp-tired-odds =
    { $fatigue ->
        [one] For 1 fatigue:
       *[other] For { $fatigue } fatigue:
    }

## Questions that are not asked

web-desp-auto-equipment = Equipment with an empty pack: it stays as it is
web-desp-auto-march = The order of heroes: the same as in the last round

## What can be done, and what it costs

web-desp-price =
    { $n ->
        [0] free
        [one] 1 point
       *[other] { $n } points
    }
web-desp-deed-costs =
    { $what } for { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
web-desp-deed-odds = { $what } – { $odds }

## Where, and which kind

web-desp-put =
    { $n ->
        [one] 1 place is possible, marked on the board.
       *[other] { $n } places are possible, marked on the board.
    }
web-desp-why-not-elsewhere = Why not elsewhere?
web-desp-barred =
    { $n ->
        [one] 1 space: { $why }
       *[other] { $n } spaces: { $why }
    }
web-desp-kind-numbers = { $wounds } wounds, armor { $armor }, speed { $speed }
