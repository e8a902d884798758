# What has just happened, large over the board.

web-desf-attack = { $who } attacks
web-desf-price = { $n } threat
web-desf-prevented = prevented
web-desf-wounds =
    { $n ->
        [one] wound
       *[other] wounds
    }
web-desf-killed = Killed!
