## Szanse tak, jak mówi o nich gracz

web-desp-odds-kills =
    { $how ->
        [never] nie może zabić
        [always] zabija na pewno
        [exact] zabija { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
       *[about] zabija mniej więcej { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
    }
web-desp-odds-downs =
    { $how ->
        [never] nie może powalić
        [always] powala na pewno
        [exact] powala { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
       *[about] powala mniej więcej { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
    }
web-desp-odds-hits =
    { $how ->
        [never] zawsze pudło
        [always] nigdy nie pudłuje
        [exact] trafia { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
       *[about] trafia mniej więcej { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
    }
web-desp-odds-average = ⌀ { $wounds } rany

## Wydawanie tego, co wypadło

web-desp-one-by-one = Po jednej rzeczy
web-desp-fate = { $who }: { $fate }
web-desp-tired-odds =
    { $fatigue ->
        [one] Za 1 zmęczenie:
        [few] Za { $fatigue } zmęczenia:
        [many] Za { $fatigue } zmęczenia:
       *[other] Za { $fatigue } zmęczenia:
    }

## Pytania, które nie padają

web-desp-auto-equipment = Ekwipunek przy pustym plecaku: zostaje, jak jest
web-desp-auto-march = Kolejność bohaterów: taka jak w poprzedniej rundzie
