# Descent obok mapy: karty bohaterów, karty, rozpatrywany atak i sklep.

## Liczby i nazwy

web-desp-wounds = Rany
web-desp-fatigue = Zmęczenie
web-desp-armor = Pancerz
web-desp-speed = Szybkość
web-desp-coins = Monety
web-desp-conquest = Żetony Zwycięstwa
web-desp-worth = Po śmierci
web-desp-damage = Obrażenia
web-desp-range = Zasięg
web-desp-surges = Przypływy
web-desp-enhancements = Wzmocnienia
web-desp-threat = zagrożenia
web-desp-wounds-of = Rany: zostało { $now } z { $of }
web-desp-fatigue-of = Zmęczenie: zostało { $now } z { $of }
web-desp-traits = Kości mocy według rodzaju ataku
web-desp-power-dice =
    { $n ->
        [0] bez kości mocy
        [one] 1 kość mocy
        [few] { $n } kości mocy
        [many] { $n } kości mocy
       *[other] { $n } kości mocy
    }
web-desp-starting-skills = Zaczyna z:
web-desp-for-players = na { $players } graczy
web-desp-die = kość: { $die }
web-desp-dice = Kości: { $dice }
web-desp-pool = Kości
web-desp-distance =
    { $n ->
        [one] 1 pole dalej
        [few] { $n } pola dalej
        [many] { $n } pól dalej
       *[other] { $n } pola dalej
    }

## Zakładki

web-desp-tabs = Karty bohaterów i karty
web-desp-tab-hero = Bohater
web-desp-tab-monsters = Potwory
web-desp-tab-overlord = Pan Podziemi
web-desp-tab-quest = Przygoda
web-desp-read-card = Przeczytaj kartę: { $card }
web-desp-no-heroes = Bohaterów jeszcze nie wybrano.
web-desp-nothing = nic

## Przygoda

web-desp-setup = przed pierwszą rundą
web-desp-over = koniec gry
web-desp-goal = Cel
web-desp-how-it-ends = Jak może się skończyć inaczej
web-desp-conquest-title = Żetony Zwycięstwa: bez nich wygrywa Pan Podziemi
web-desp-conquest-left =
    { $n ->
        [one] Żeton Zwycięstwa
        [few] Żetony Zwycięstwa
        [many] Żetonów Zwycięstwa
       *[other] Żetonu Zwycięstwa
    }
web-desp-conquest-rule =
    Drużyna ma { $n ->
        [one] 1 Żeton Zwycięstwa
        [few] { $n } Żetony Zwycięstwa
        [many] { $n } Żetonów Zwycięstwa
       *[other] { $n } Żetonu Zwycięstwa
    }. Glify, skrzynie i zabici przywódcy dają kolejne, każdy zabity bohater je kosztuje. Gdy nie zostanie żaden, wygrywa Pan Podziemi.

## Drużyna

web-desp-acting = działa
web-desp-acted = po turze
web-desp-to-act = przed turą
web-desp-found = Znalezione w tej turze
web-desp-town = w mieście
web-desp-in-town = W mieście, gdzie nie ma potworów.
web-desp-no-action = Akcji jeszcze nie zgłoszono
web-desp-points =
    { $n ->
        [one] punkt ruchu
        [few] punkty ruchu
        [many] punktów ruchu
       *[other] punktu ruchu
    }
web-desp-attacks =
    { $n ->
        [one] atak
        [few] ataki
        [many] ataków
       *[other] ataku
    }
web-desp-orders =
    { $n ->
        [one] rozkaz
        [few] rozkazy
        [many] rozkazów
       *[other] rozkazu
    }
web-desp-half = ruch albo atak
web-desp-in-use = W użyciu
web-desp-pack = Plecak ({ $n } z { $of })
web-desp-skills = Umiejętności
web-desp-companions = Z tobą
web-desp-exhausted = wyczerpana
web-desp-hands =
    { $n ->
        [one] 1 ręka
        [few] { $n } ręce
        [many] { $n } rąk
       *[other] { $n } ręki
    }
web-desp-hands-used = Zajęte ręce: { $n } z { $of }

## Pan Podziemi i potwory

web-desp-powers = Moce w grze
web-desp-hand = Twoja ręka
web-desp-hand-hidden =
    { $n ->
        [0] Pan Podziemi nie ma kart na ręce.
        [one] Pan Podziemi ma na ręce 1 kartę.
        [few] Pan Podziemi ma na ręce { $n } karty.
        [many] Pan Podziemi ma na ręce { $n } kart.
       *[other] Pan Podziemi ma na ręce { $n } karty.
    }
web-desp-costs = Koszt: { $n } zagrożenia
web-desp-discard-value = warta { $n }
web-desp-card-line = { $type }, koszt { $cost }, warta { $value }
web-desp-monster-card = Cała karta
web-desp-monster-at-a-glance = { $name }: zostało { $left } z { $of } ran

## Ataki

web-desp-attack = Atak
web-desp-attack-line = { $who } → { $target }
web-desp-dice-alone = Same kości; to, co się do nich dodaje, przyjdzie zaraz.
web-desp-last-attack = Ostatni atak
web-desp-attack-at = { $who } atakuje – { $where }
web-desp-before-reroll = Przed przerzutem: { $dice }.
web-desp-spent-on = Wydano: { $what }.
web-desp-range-had = Zasięg { $range }, potrzebny { $distance }.
web-desp-blow =
    { $who }: obrażenia { $damage }, pancerz { $armor }, { $wounds ->
        [0] bez ran
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    }.
web-desp-own-attack = własny atak bohatera
web-desp-bare-hands = gołe ręce
web-desp-nobody-struck = nikt
web-desp-suffered =
    { $n ->
        [0] bez ran
        [one] 1 rana
        [few] { $n } rany
        [many] { $n } ran
       *[other] { $n } rany
    }
web-desp-target-facts = pancerz { $armor }, zostało { $left }
web-desp-target-is =
    { $who }: pancerz { $armor }, { $left ->
        [one] została 1 rana
        [few] zostały { $left } rany
        [many] zostało { $left } ran
       *[other] zostało { $left } rany
    }.
web-desp-short =
    { $n ->
        [one] Brakuje 1 zasięgu.
        [few] Brakuje { $n } zasięgu.
        [many] Brakuje { $n } zasięgu.
       *[other] Brakuje { $n } zasięgu.
    }
web-desp-friend = swój
web-desp-odds-hit-title = Bez pudła: pozwalają na to kości, zasięg i Strach
web-desp-odds-chart = Szansa na każdą liczbę ran
web-desp-odds-of =
    { $wounds ->
        [0] Bez ran
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    }: { $chance }
web-desp-odds-more = Szanse dokładnie
web-desp-undying = Nieśmiertelny: może wstać.
web-desp-shield =
    { $n ->
        [one] Tarcze mogą zapobiec 1 ranie.
        [few] Tarcze mogą zapobiec { $n } ranom.
        [many] Tarcze mogą zapobiec { $n } ranom.
       *[other] Tarcze mogą zapobiec { $n } rany.
    }
web-desp-fear =
    { $n ->
        [one] Strach zabiera 1 przypływ.
        [few] Strach zabiera { $n } przypływy.
        [many] Strach zabiera { $n } przypływów.
       *[other] Strach zabiera { $n } przypływu.
    }
web-desp-assumes = Założenia tych szans
web-desp-assumes-best_spent = Przypływy i wzmocnienia idą tam, gdzie najbardziej ranią tę postać.
web-desp-assumes-no_fatigue = Zmęczenia nie wydaje się na dodatkowe kości.
web-desp-assumes-no_reroll = Żadna kość nie jest przerzucana.
web-desp-assumes-no_shield = Tarcze nie są używane.
web-desp-assumes-no_secrets = Zdolności, które Pan Podziemi zachowuje dla siebie, są pominięte.
web-desp-more-targets =
    { $n ->
        [one] i jeszcze 1
        [few] i jeszcze { $n }
        [many] i jeszcze { $n }
       *[other] i jeszcze { $n }
    }
web-desp-attacks-here = Ataki
web-desp-orders-here = Rozkazy
web-desp-place-order = Rozkaz: { $order }
web-desp-cannot-attack = Dlaczego nie atak?
web-desp-other-attacks = Inne ataki
web-desp-no-enemy = Stąd nie dosięgnie żadnego wroga, tylko swoich.
web-desp-friends =
    { $n ->
        [one] 1 swój w zasięgu wzroku
        [few] { $n } swoich w zasięgu wzroku
        [many] { $n } swoich w zasięgu wzroku
       *[other] { $n } swoich w zasięgu wzroku
    }
web-desp-drop = Upuść coś

## Wydawanie tego, co wypadło

web-desp-then = Wtedy:
web-desp-as-it-is = Tak jak jest:
web-desp-wounds-done =
    { $n ->
        [0] bez ran
        [one] 1 rana
        [few] { $n } rany
        [many] { $n } ran
       *[other] { $n } rany
    }
web-desp-kills =
    { $n ->
        [one] 1 rana, śmiertelna
        [few] { $n } rany, śmiertelne
        [many] { $n } ran, śmiertelne
       *[other] { $n } rany, śmiertelne
    }
web-desp-slain = cel ginie
web-desp-too-short = za krótko, zasięg { $range } z { $distance }
web-desp-fear-missing =
    { $n ->
        [one] brakuje 1 przypływu na Strach
        [few] brakuje { $n } przypływów na Strach
        [many] brakuje { $n } przypływów na Strach
       *[other] brakuje { $n } przypływu na Strach
    }
web-desp-reroll-now =
    Tak jak leżą kości: najwyżej { $n ->
        [0] 0 ran
        [one] 1 rana
        [few] { $n } rany
        [many] { $n } ran
       *[other] { $n } rany
    }.
web-desp-reroll-miss = Tak jak leżą kości, to pudło.
web-desp-reroll-then = ⌀ { $n }
web-desp-reroll-hint = Pod każdą kością: spodziewane rany, jeśli przerzucić tylko ją.
web-desp-reroll =
    { $n ->
        [one] Przerzuć 1 kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
web-desp-reroll-none = Zostaw kości, jak leżą
web-desp-prevented =
    Do otrzymania: { $wounds ->
        [0] bez ran
        [one] 1 rana
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    }, potem zostaje { $left }.

## Akcje

web-desp-gives-points =
    { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
        [many] { $n } punktów ruchu
       *[other] { $n } punktu ruchu
    }
web-desp-gives-attacks =
    { $n ->
        [one] 1 atak
        [few] { $n } ataki
        [many] { $n } ataków
       *[other] { $n } ataku
    }
web-desp-gives-half = ruch ({ $n }) albo 1 atak
web-desp-gives-orders =
    { $n ->
        [one] 1 rozkaz: celuj, unikaj, strzeż lub odpoczywaj
        [few] { $n } rozkazy: celuj, unikaj, strzeż lub odpoczywaj
        [many] { $n } rozkazów: celuj, unikaj, strzeż lub odpoczywaj
       *[other] { $n } rozkazu: celuj, unikaj, strzeż lub odpoczywaj
    }

## Sklep i ekwipunek

web-desp-coins-left =
    { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
web-desp-shelf-melee = Broń do walki wręcz
web-desp-shelf-ranged = Broń strzelecka
web-desp-shelf-magic = Broń magiczna
web-desp-shelf-armor = Pancerze i tarcze
web-desp-shelf-other = Inne przedmioty
web-desp-shelf-potion = Mikstury
web-desp-shelf-treasure = Skarby
web-desp-shelf-skill = Umiejętności
web-desp-shelf-training = Trening
web-desp-shelf-sell = Sprzedaż
web-desp-average = Średnie obrażenia, { $kind }:
web-desp-last-one = ostatnia sztuka
web-desp-no-room = trafi do plecaka: coś innego zajmuje miejsce
web-desp-short-of =
    { $n ->
        [one] brakuje 1 monety
        [few] brakuje { $n } monet
        [many] brakuje { $n } monet
       *[other] brakuje { $n } monety
    }
web-desp-do-equip = Weź
web-desp-do-pack = Do plecaka
web-desp-do-drop = Upuść

## Karty Pana Podziemi

web-desp-play = Zagraj za { $n }
web-desp-play-short = Zagraj: brakuje { $n } zagrożenia, odrzuć coś
web-desp-discard = Odrzuć: +{ $n } zagrożenia
web-desp-discard-chosen = Odrzuć { $n } (co najmniej { $least })
web-desp-copies =
    { $n ->
        [one] 1 egzemplarz
        [few] { $n } egzemplarze
        [many] { $n } egzemplarzy
       *[other] { $n } egzemplarza
    }

## Wybór bohatera

web-desp-hero-numbers = Rany { $wounds }, zmęczenie { $fatigue }, pancerz { $armor }, szybkość { $speed }
web-desp-hero-traits = Wręcz { $melee }, strzelanie { $ranged }, magia { $magic }

## Koniec

web-desp-ending-conquest =
    { $n ->
        [0] nie został żaden Żeton Zwycięstwa
        [one] został 1 Żeton Zwycięstwa
        [few] zostały { $n } Żetony Zwycięstwa
        [many] zostało { $n } Żetonów Zwycięstwa
       *[other] zostało { $n } Żetonu Zwycięstwa
    }
web-desp-ending-threat = niewydane zagrożenie: { $n }
web-desp-ending-hero =
    zostało { $wounds } z { $of } ran, { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
