# Co się właśnie stało, duże nad planszą.

web-desf-attack = { $who } atakuje
web-desf-price = zagrożenie: { $n }
web-desf-prevented = odparte
web-desf-wounds =
    { $n ->
        [one] rana
        [few] rany
       *[many] ran
    }
web-desf-killed = Śmierć!
