# Descent w przeglądarce: plansza.

web-descent-board = Podziemia
web-descent-quest = Przygoda { $number }
web-descent-in-town = W mieście: { $who }

## Pole słowami

web-descent-wounds = rany: { $left } z { $most }
web-descent-order = rozkaz: { $order }
web-descent-carries = niesie: { $what }
web-descent-acting = teraz działa
web-descent-range =
    { $spaces ->
        [one] { $spaces } pole stąd
        [few] { $spaces } pola stąd
        [many] { $spaces } pól stąd
       *[other] { $spaces } pola stąd
    }
web-descent-in-sight = widoczne
web-descent-out-of-sight = niewidoczne
web-descent-door = { $state ->
        [closed] zamknięte drzwi { $door }
       *[open] otwarte drzwi { $door }
    }
web-descent-rune-door = { $state ->
        [closed] zamknięte drzwi { $door } z runą ({ $rune })
       *[open] otwarte drzwi { $door } z runą ({ $rune })
    }

## Co można tam zrobić

web-descent-walk =
    { $cost ->
        [one] idź tam za { $cost } punkt ruchu
        [few] idź tam za { $cost } punkty ruchu
        [many] idź tam za { $cost } punktów ruchu
       *[other] idź tam za { $cost } punktu ruchu
    }
web-descent-choose = można wybrać

## Figurka z bliska

web-descent-hero = bohater
web-descent-familiar = towarzyszy: { $hero }
web-descent-named = potwór imienny
web-descent-master = straszliwy
web-descent-normal = zwykły
web-descent-fact-wounds = Rany
web-descent-fact-fatigue = Zmęczenie
web-descent-fact-armor = Pancerz
web-descent-fact-speed = Szybkość
web-descent-fact-points = Punkty ruchu
web-descent-fact-attacks = Ataki
web-descent-attack = { $kind }: { $dice }
web-descent-attack-plus = { $kind }: { $dice }, +{ $damage } obrażeń
web-descent-sight-of = Pole widzenia: { $who }

## Strony

descent-side-heroes = bohaterowie
descent-side-overlord = Pan Podziemi
descent-side-alone-overlord = Pan Podziemi
