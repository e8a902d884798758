# Dungeon Saga w przeglądarce: plansza.

web-saga-board = Loch
web-saga-adventure = Przygoda { $letter }
web-saga-sight-of = Linia wzroku: { $who }

## Pole słowami

web-saga-looks = kierunek: { $way }
web-saga-wounds = rany: { $n } z { $most }
web-saga-injured = ranny
web-saga-outnumbered = wróg ma przewagę liczebną
web-saga-acting = trwa jego tura
web-saga-acted = już po turze
web-saga-to-act = jeszcze przed turą
web-saga-stunned = ogłuszony
web-saga-threatened = w przedniej strefie wroga
web-saga-bones =
    { $n ->
        [one] sterta kości
        [few] { $n } sterty kości
       *[other] { $n } stert kości
    }
web-saga-chest-open = otwarta skrzynia
web-saga-lock = { $what }, zamek: kostki { $dice }, pancerz { $armour }; bohaterowie otwierają siłą
web-saga-ward = { $what }, zapora o mocy { $n }: otworzy tylko czar
web-saga-region-exit = wyjście
web-saga-region-junction = obracające się skrzyżowanie

## Co można tam zrobić

web-saga-walk =
    { $cost ->
        [one] idź tam, 1 pole
        [few] idź tam, { $cost } pola
       *[other] idź tam, { $cost } pól
    }
web-saga-walk-facing =
    { $cost ->
        [one] idź tam, 1 pole, kierunek: { $way }
        [few] idź tam, { $cost } pola, kierunek: { $way }
       *[other] idź tam, { $cost } pól, kierunek: { $way }
    }
web-saga-choose = do wyboru
web-saga-deed-odds = { $what } ({ $odds })
web-saga-cast-at = { $spell }: { $whom }
web-saga-plan-turn = Obróć się ({ $way }), potem { $act }
web-saga-plan-walk =
    { $n ->
        [one] Przejdź 1 pole, potem { $act }
        [few] Przejdź { $n } pola, potem { $act }
       *[other] Przejdź { $n } pól, potem { $act }
    }
web-saga-plan-walk-turn =
    { $n ->
        [one] Przejdź 1 pole, obróć się ({ $way }), potem { $act }
        [few] Przejdź { $n } pola, obróć się ({ $way }), potem { $act }
       *[other] Przejdź { $n } pól, obróć się ({ $way }), potem { $act }
    }
web-saga-plan-fight = walka: { $whom }
web-saga-plan-shoot = strzał: { $whom }
web-saga-plan-break = wyłamanie: { $whom }
web-saga-escape =
    { $n ->
        [one] 1 wolny atak ({ $who }), { $chance } szans na krzywdę
        [few] { $n } wolne ataki ({ $who }), { $chance } szans na krzywdę
       *[other] { $n } wolnych ataków ({ $who }), { $chance } szans na krzywdę
    }
web-saga-escape-title = Za oderwanie się należą się im wolne ataki: { $chance } szans na krzywdę
web-saga-odds-fells =
    { $how ->
        [never] nie powali
        [always] na pewno powali
        [exact] powali { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
       *[about] powali mniej więcej { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
    }
web-saga-odds-wounds =
    { $how ->
        [never] nie zrani
        [always] na pewno zrani
        [exact] zrani { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
       *[about] zrani mniej więcej { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
    }
web-saga-odds-opens =
    { $how ->
        [never] nie otworzy
        [always] na pewno otworzy
        [exact] otworzy { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
       *[about] otworzy mniej więcej { $n ->
            [one] w 1 rzucie
           *[other] w { $n } rzutach
        } na { $of }
    }
web-saga-odds-ward =
    { $how ->
        [always] złamie zaporę
       *[about] osłabi zaporę
    }

## Model z bliska

web-saga-hero = bohater
web-saga-companion = towarzysz
web-saga-boss = boss
web-saga-minion = sługa
web-saga-move = Ruch
web-saga-fight = Walka
web-saga-shoot = Strzał
web-saga-armour = Pancerz
web-saga-wounds-fact = Rany
web-saga-held-by = W przedniej strefie: { $who }
