# O co pytają zasady, co proponują, czego zabraniają i co opowiadają. Wstawiane nazwy są w mianowniku (content.ftl, adventures.ftl).

## Rzeczy wymieniane w innych komunikatach

sag-overlord = Władca podziemi
sag-side-heroes = bohaterowie
sag-side-overlord = władca podziemi
sag-minion = { $kind } { $n }
sag-trap = Pułapka
sag-square = Pole { $square }
sag-lock = zamek ({ $what })
sag-ward = { $what }, zapora o mocy { $n }
sag-facing-north = północ
sag-facing-east = wschód
sag-facing-south = południe
sag-facing-west = zachód
sag-facing-left = w lewo
sag-facing-right = w prawo
sag-yes = Tak
sag-no = Nie
sag-done = Wystarczy
sag-nobody = Nikt więcej
sag-continue = Ruszamy dalej

sag-result-nothing = nic się nie dzieje
sag-result-wound = rana
sag-result-ignored = ani drgnie
sag-result-bones = rozpada się
sag-result-destroyed = rozbity w pył
sag-lock-broken = zamek puszcza
sag-lock-holds = zamek trzyma
sag-spared = rany nie ma
sag-not-spared = tym razem nie pomaga

## Pytania przed grą i między przygodami

sag-ask-share = { $who }: kto prowadzi tę postać?
sag-ask-start = { $who }: gdzie zaczynasz?
sag-ask-facing = { $who }: w którą stronę patrzy?
sag-ask-skill = { $who } zdobywa nową biegłość. Jaką?
sag-ask-continue = Następna przygoda: „{ $adventure }”. Ruszamy?

## Pytania w turze

sag-ask-next-hero = Czyja tura teraz?
sag-ask-turn =
    { $who } – { $steps ->
        [0] bez ruchu
        [one] 1 pole ruchu
        [few] { $steps } pola ruchu
       *[other] { $steps } pól ruchu
    }, { $acts ->
        [0] bez akcji
        [one] 1 akcja
        [few] { $acts } akcje
       *[other] { $acts } akcji
    }. Co dalej?
sag-ask-target = { $who } rzuca czar: { $spell }. Kto lub co jest celem?
sag-ask-crystal = { $who } rzuca czar: { $spell }, cel: { $whom }. Zużywasz kryształ energii?
sag-ask-exchange = { $item }: oddaje { $giver }, bierze { $taker }. Zgoda?
sag-ask-strike = { $who } jest w zasięgu ciosu. Kto wykonuje wolny atak?
sag-ask-feat =
    { $who }: z kim teraz walczysz? { $left ->
        [one] Został 1 przeciwnik.
        [few] Zostali { $left } przeciwnicy.
       *[other] Zostało { $left } przeciwników.
    }
sag-ask-volley =
    { $who }: do kogo strzelasz? { $left ->
        [one] Została 1 strzała.
        [few] Zostały { $left } strzały.
       *[other] Zostało { $left } strzał.
    }

## Pytania do władcy podziemi

sag-ask-order =
    Zostało: { $orders ->
        [0] 0 rozkazów
        [one] 1 rozkaz
        [few] { $orders } rozkazy
       *[other] { $orders } rozkazów
    }{ $extra ->
        [0] {""}
        [one] , z karty jeszcze 1 model
        [few] , z karty jeszcze { $extra } modele
       *[other] , z karty jeszcze { $extra } modeli
    }{ $raises ->
        [0] {""}
        [one] , z karty jeszcze 1 wskrzeszenie umarłych
        [few] , z karty jeszcze { $raises } wskrzeszenia umarłych
       *[other] , z karty jeszcze { $raises } wskrzeszeń umarłych
    }. Co rozkazujesz?
sag-ask-interrupt = Jeden bohater skończył, następny jeszcze nie zaczął. Przerywasz?
sag-ask-interrupt-model =
    Przerwanie, { $left ->
        [one] 1 model
        [few] najwyżej { $left } modele
       *[other] najwyżej { $left } modeli
    }: kto rusza się i działa?
sag-ask-bones = { $who } rozpada się. Na którym z zajmowanych pól leżą kości?
sag-ask-stance = { $who } powstaje i potrzebuje czterech wolnych pól. Gdzie jest lewe górne?
sag-ask-rise =
    Które kości powstają? { $left ->
        [one] Została 1 sterta.
        [few] Zostały { $left } sterty.
       *[other] Zostało { $left } stert.
    }
sag-ask-ghost = { $who } przyzywa ducha. Gdzie się pojawia?

## Odpowiedzi w turze

sag-do-step = Idź na { $square }
sag-do-break-away = Oderwij się na { $square }
sag-do-face = Zwróć się na { $way }
sag-do-turn = Obróć się { $way }
sag-do-fight = Walka: { $whom }
sag-do-shoot = Strzał: { $whom }
sag-do-break = Rozbij zamek: { $what }
sag-do-cast = Rzuć czar: { $spell }
sag-do-feat = Umiejętność zamiast tury: { $feat }
sag-do-use = Użyj: { $item }
sag-do-give = Oddaj: { $item } → { $who }
sag-do-take = Weź: { $item } ← { $who }
sag-do-crystal =
    Zużyj: { $item }, { $n ->
        [one] 1 kostka więcej
        [few] { $n } kostki więcej
       *[other] { $n } kostek więcej
    }
sag-no-crystal = Nie zużywaj
sag-do-strike = Atakuje { $who }
sag-no-strike = Nikt nie atakuje
sag-do-end = Zakończ turę

## Odpowiedzi władcy podziemi

sag-do-order = Rozkaz: { $who }
sag-do-raise = Wskrzeszenie na { $square }: { $who }
sag-do-end-overlord = Zakończ turę

## Odmowy

sag-no-turn = { $who }: tura w tej rundzie już się odbyła, następna będzie w następnej rundzie.
sag-no-action = Jedna akcja na turę – ta jest już zużyta.
sag-no-step-still = Po akcji i po umiejętności nikt się już nie rusza.
sag-no-step-halted = W przedniej strefie wroga ruch się kończy. Można się jeszcze obrócić i wykonać akcję.
sag-no-step-far = { $who } nie ma już ruchu.
sag-no-step-model = Stoi tam { $whom }. Przez nikogo się nie przechodzi.
sag-no-step-furniture = Na drodze: { $what }.
sag-no-step-wall = Nie ma tam na czym stanąć.
sag-no-step-large = { $who } potrzebuje czterech wolnych pól i chodzi tylko prosto przed siebie, na skos do przodu albo prosto do tyłu.
sag-no-step-diagonal = Za ciasno: przy kroku na skos jedno z dwóch pól obok musi być wolne.
sag-no-step-held = Wiąże cię walka: oderwać się można tylko na pole poza przednimi strefami wrogów.
sag-no-fight-behind = { $whom } jest z tyłu. Walczy się tylko z tym, kto jest w przedniej strefie.
sag-no-bow = { $who } nie ma łuku.
sag-no-shot-engaged = { $who } jest w przedniej strefie wroga: stamtąd się nie strzela.
sag-no-shot-adjacent = { $whom } jest za blisko na strzał.
sag-no-shot-behind = { $whom } jest z tyłu.
sag-no-shot-far = { $whom } jest poza zasięgiem.
sag-no-sight = { $whom }: brak linii wzroku.
sag-no-target = Nie ma teraz nikogo ani niczego, na co by to działało.
sag-no-force = Zamek jest magiczny ({ $what }): siłą nic tu nie zdziałasz, zaporę osłabia tylko czar.
sag-no-spell-turned =
    Czar nie jest gotowy: karta stanie prosto { $rounds ->
        [1] na koniec tej rundy
        [2] na koniec następnej rundy
       *[other] po tylu rundach: { $rounds }
    }.
sag-no-spell-more = Jeden większy czar albo dwa różne mniejsze: więcej w jednej akcji się nie mieści.
sag-no-feat-twice = Raz na grę, a ten raz już był.
sag-no-feat-begun = Umiejętność zajmuje całą turę, a ta już się zaczęła.
sag-no-use = { $item }: tego się nie używa, to działa samo.
sag-no-user = { $item }: { $who } nie może tego używać.
sag-no-wounds = { $who } nie ma ran do wyleczenia.
sag-no-pass = { $item }: to nie akcesorium, zostaje u właściciela.
sag-no-deed-who = { $who } tego nie zrobi.
sag-no-deed-far = Za daleko.
sag-no-orders = Nie ma już rozkazów.
sag-no-order-acted = { $who } ma już ruch i akcję za sobą.
sag-no-raise-under = Na tych kościach ktoś stoi.
sag-no-raise-limit = Nic tu nie powstanie: na planszy jest już tylu nieumarłych, ilu wolno, albo brakuje miejsca.
sag-no-card-more = Jedna karta rozkazu na turę – ta jest już zagrana.
sag-no-card-interrupt = Przerwanie czeka na chwilę między turami dwóch bohaterów.

## Co się stało: gra

sag-log-share = { $seat } prowadzi postać: { $who }.
sag-log-round = Zaczyna się runda { $round }.
sag-log-turn = { $who } zaczyna turę.
sag-log-win =
    { $side ->
        [bohaterowie] Wygrywają bohaterowie!
       *[other] Wygrywa { $side }!
    }
sag-log-skill = { $who } zdobywa biegłość: { $skill }.
sag-log-deck-out = Władca podziemi musi dobrać kartę, a talia jest pusta.

## Co się stało: ruch

sag-log-step =
    { $steps ->
       *[one] { $who } robi krok.
        [few] { $who } przechodzi { $steps } pola.
        [many] { $who } przechodzi { $steps } pól.
        [other] { $who } przechodzi { $steps } pola.
    }
sag-log-face = { $who } patrzy na { $way }.
sag-log-break-away = { $who } odrywa się od wroga.

## Co się stało: ataki, rany i czary

sag-log-fight =
    Walka: { $who } kontra { $whom }. Kostki { $dice } przeciw { $answer }, pancerz { $armour }. { $hits ->
        [0] Bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }: { $outcome }.
sag-log-strike =
    Wolny atak: { $who } kontra { $whom }. Kostki { $dice } przeciw { $answer }, pancerz { $armour }. { $hits ->
        [0] Bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }: { $outcome }.
sag-log-shot =
    { $who } strzela, cel: { $whom }. Kostki { $dice } przeciw { $answer }, pancerz { $armour }. { $hits ->
        [0] Bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }: { $outcome }.
sag-log-magic =
    { $who } atakuje, cel: { $whom }. Kostki { $dice } przeciw { $answer }, pancerz { $armour }. { $hits ->
        [0] Bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }: { $outcome }.
sag-log-wound = { $who } odnosi ranę: { $wounds } z 5.
sag-log-heal =
    { $who } leczy { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }.
sag-log-stunned = Ogłuszenie: { $who } schodzi z planszy.
sag-log-bones = { $who } rozpada się: zostaje sterta kości.
sag-log-destroyed = Znika bez śladu: { $who }.
sag-log-amulet = { $item }: { $who } wyrzuca { $die } – { $outcome }.
sag-log-tough = Wytrzymałość: { $who } wyrzuca { $die }.
sag-log-cast = { $who } rzuca czar: { $spell }, cel: { $whom }.
sag-log-cast-self = { $who } rzuca czar: { $spell }.
sag-log-armour =
    { $who }: pancerz { $n ->
        [1] +1
        [2] +2
       *[other] { $n }
    } do końca rundy.
sag-log-ward =
    { $left ->
        [0] Zapora złamana: { $what }.
       *[other] Zapora słabnie do { $left }: { $what }.
    }
sag-log-no-crystal = { $who } wyrzuca { $die }: w pudełku nie ma już takiego kryształu.
sag-log-feat = { $who } używa umiejętności: „{ $feat }”.

## Co się stało: drzwi, przedmioty, czyny

sag-log-door = Otwierają się { $what }.
sag-log-chest = Skrzynia stoi otworem.
sag-log-item = { $who } dostaje: { $item }.
sag-log-use = { $who } używa: { $item }.
sag-log-exchange = { $giver } oddaje: { $item } → { $taker }.
sag-log-no-exchange = { $who } odmawia: { $item } zostaje na miejscu.
sag-log-deed = { $who }: { $deed }.

## Co się stało: władca podziemi

sag-log-overlord =
    Tura władcy podziemi: { $orders ->
        [0] zero rozkazów
        [one] 1 rozkaz
        [few] { $orders } rozkazy
       *[other] { $orders } rozkazów
    }.
sag-log-drawn = Władca podziemi dobiera kartę: { $card }.
sag-log-card = Władca podziemi zagrywa kartę: { $card }.
sag-log-raise = Kości drgnęły i powstają: { $who }.

## Co się stało: przygoda

sag-log-spawn = Pojawia się { $who }.
sag-log-join = Do bohaterów dołącza { $who }.
sag-log-new-bones = Kości z grzechotem sypią się na podłogę.
sag-log-collapse = Podłoga się zapada!
sag-log-turned = Kamień zgrzyta o kamień: rozdroże się obraca.
sag-log-stuck = Rozdroże drży, ale coś ciężkiego trzyma je w miejscu.
sag-log-orders =
    Od teraz rozkazy władcy podziemi w każdej turze: { $n ->
        [1] +1
        [2] +2
       *[other] { $n }
    }.
sag-log-clock =
    Czas ucieka: z talii władcy podziemi { $n ->
        [one] ubywa 1 karta
        [few] ubywają { $n } karty
       *[other] ubywa { $n } kart
    }.
