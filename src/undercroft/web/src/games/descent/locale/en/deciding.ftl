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
