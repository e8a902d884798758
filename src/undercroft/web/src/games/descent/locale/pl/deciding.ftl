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

## Co można zrobić i ile to kosztuje

web-desp-price =
    { $n ->
        [0] za darmo
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
web-desp-deed-costs =
    { $what } za { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
        [many] { $n } punktów ruchu
       *[other] { $n } punktu ruchu
    }
web-desp-deed-odds = { $what } – { $odds }

## Gdzie i jaki rodzaj

web-desp-put =
    { $n ->
        [one] Możliwe jest 1 miejsce, zaznaczone na planszy.
        [few] Możliwe są { $n } miejsca, zaznaczone na planszy.
        [many] Możliwych jest { $n } miejsc, zaznaczonych na planszy.
       *[other] Możliwe jest { $n } miejsca, zaznaczone na planszy.
    }
web-desp-why-not-elsewhere = Dlaczego nie gdzie indziej?
web-desp-barred =
    { $n ->
        [one] 1 pole: { $why }
        [few] { $n } pola: { $why }
        [many] { $n } pól: { $why }
       *[other] { $n } pola: { $why }
    }
web-desp-kind-numbers = Rany: { $wounds }, pancerz: { $armor }, szybkość: { $speed }
