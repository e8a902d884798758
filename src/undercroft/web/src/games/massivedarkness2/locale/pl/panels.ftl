# Massive Darkness 2 w przeglądarce: arkusze i pytania.

web-md2-tabs = Arkusze
web-md2-tab-hero = Bohater
web-md2-tab-enemies = Wrogowie
web-md2-tab-mission = Misja
web-md2-tab-box = Karty
web-md2-no-heroes = Nikt jeszcze nie wybrał bohatera.
web-md2-no-enemies = Żadnego wroga nie widać. To nie potrwa długo.
web-md2-nothing = nic

## Na czym stoi gra

web-md2-round = Runda { $n }
web-md2-phase-setup = Przygotowania
web-md2-phase-begin = Początek rundy
web-md2-phase-heroes = Faza Bohaterów
web-md2-phase-enemies = Faza Wrogów
web-md2-phase-levels = Faza Awansowania
web-md2-phase-darkness = Faza Mroku
web-md2-phase-over = Koniec
web-md2-lifebringers = { $n ->
    [one] 1 Ożywiciel
    [few] { $n } Ożywicieli
   *[other] { $n } Ożywicieli
}
web-md2-lifebringers-why = Każdy przywraca ogłuszonego bohatera na początku rundy. Gdy ich zabraknie, ogłuszenie kończy grę.
web-md2-darkness = Mrok, strona { $side }
web-md2-track-at = pole { $n } z { $most }
web-md2-track-mob = zgraje wychodzą ze wszystkich portali
web-md2-track-roaming = przychodzi grasujący potwór
web-md2-track-rare = do woreczka trafia rzadki skarb
web-md2-track-epic = do woreczka trafia epicki skarb

## Bohaterowie

web-md2-acting = teraz działa
web-md2-acted = już po turze
web-md2-to-act = jeszcze przed turą
web-md2-has-left = poza lochem
web-md2-level = Poziom
web-md2-level-n = poziom { $n }
web-md2-health = Zdrowie
web-md2-mana = Mana
web-md2-xp-of = doświadczenie { $n } z { $most } do następnego poziomu
web-md2-hero-card = Przeczytaj kartę bohatera
web-md2-defence = obrona
web-md2-no-dice = bez kości
web-md2-slots = Miejsca na przedmioty
web-md2-inventory = Ekwipunek
web-md2-potions = Mikstury
web-md2-skills = Umiejętności
web-md2-used = zużyta
web-md2-holds = Niesie
web-md2-corruption = spaczenie: { $n }
web-md2-set-pieces = części zestawu Cieniobójcy: { $n }
web-md2-class-board = Plansza klasy: { $trade }
web-md2-on-board = na planszy
web-md2-rage = szał { $n } z { $most }
web-md2-stance-now = obecna postawa
web-md2-tools-left = W woreczku: { $bag }, odrzucone: { $pile }
web-md2-element-at = { $element }: { $n } z { $most }
web-md2-arrows = symbole strzał: { $n } z { $most }
web-md2-arrows-left = Karty strzał w talii: { $deck }, odrzucone: { $pile }

## Wrogowie i misja

web-md2-minion-dice = { $n ->
    [one] 1 kość Wroga za poplecznika
    [few] { $n } kości Wroga za popleczników
   *[other] { $n } kości Wroga za popleczników
}
web-md2-goal = Co jest do zrobienia
web-md2-rules = Własne zasady
web-md2-bag = Skarby w woreczku
web-md2-dungeon-level = Poziom podziemi
web-md2-dungeon-level-is = { $level }: wrogowie przychodzą z talii { $range }
web-md2-counter-souls = Dusze: { $n }

## Ataki

web-md2-last-attack = Ostatni atak
web-md2-last = { $who } → { $whom }, { $kind }
web-md2-verdict = miecze: { $swords }, tarcze: { $shields }: { $wounds ->
    [0] bez ran
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
web-md2-die-shows = { $die }: { $face }{ $done ->
    [true] , rozpatrzona
   *[other] {""}
}
web-md2-wounds = Rany
web-md2-wounds-chance = rany: { $n }, szansa: { $chance }
web-md2-resolve = Do rozpatrzenia
web-md2-reroll = Przerzut
web-md2-rerolls = Pozostałe przerzuty: { $n }{ $enemy ->
    [0] {""}
   *[other] , a kości Wroga: { $enemy }
}
web-md2-so-far = { $n ->
    [0] jak dotąd bez ran
    [one] jak dotąd 1 rana
    [few] jak dotąd { $n } rany
   *[other] jak dotąd { $n } ran
}
web-md2-hurt-besides = i { $n } ponadto

## Tura

web-md2-turn = Akcje
web-md2-moving = W ruchu
web-md2-actions = { $n ->
    [one] akcja
    [few] akcje
   *[other] akcji
}
web-md2-mp = { $n ->
    [one] punkt ruchu
    [few] punkty ruchu
   *[other] punktów ruchu
}
web-md2-attacks = Ataki
web-md2-abilities = Zdolności
web-md2-consecrate = Uświęć strefę (1 mana) …
web-md2-reaction-here = { $n ->
    [one] Wyjście z tej strefy kosztuje 1 ranę: stoi tu wróg.
    [few] Wyjście z tej strefy kosztuje { $n } rany: po jednej za każdą figurkę wroga.
   *[other] Wyjście z tej strefy kosztuje { $n } ran: po jednej za każdą figurkę wroga.
}

## Karty i przedmioty

web-md2-take = Biorę
web-md2-learn = Uczę się
web-md2-replaces = w miejsce: { $what }
web-md2-value-blue = niebieskie kości
web-md2-value-shields = tarcze
web-md2-trade-how = Przeciągnij rzecz tam, gdzie ma trafić, albo naciśnij ją, żeby zobaczyć, co można z nią zrobić.
web-md2-take-off = Zdejmij
web-md2-bag-empty = W ekwipunku nie ma nic.
web-md2-worn-now = { $who } nosi teraz
web-md2-flip-it = Odwróć
web-md2-forge-it = Do kuźni
web-md2-bless-it = Pobłogosław
web-md2-give-up = Oddaj
web-md2-from-level = od poziomu { $n }
web-md2-per-hero = na bohatera
web-md2-arrow-symbols = Symbole strzał: { $n }
web-md2-family-hero = Bohater
web-md2-family-skill = Umiejętność
web-md2-family-basic = Plansza klasy
web-md2-family-item = Przedmiot
web-md2-family-mob_item = Przedmiot zgrai
web-md2-family-set = Moc zestawu
web-md2-family-mob = Zgraja
web-md2-family-roaming = Grasujący potwór
web-md2-family-boss = Boss
web-md2-family-door = Karta drzwi
web-md2-family-tool = Żeton łotrzyka
web-md2-family-arrow = Karta strzały
web-md2-family-spirit = Duch
web-md2-box-search = Szukaj
web-md2-box-family = Rodzaj
web-md2-box-all = wszystkie
web-md2-box-count = karty: { $n } z { $all }
web-md2-box-more = Pokaż jeszcze { $n }

## Koniec

web-md2-tale-kills = zabici
web-md2-tale-wounds = zadane rany
web-md2-tale-suffered = odniesione
web-md2-tale-knocked_out = ogłuszenia
web-md2-tale-treasures = skarby
web-md2-tale-zones = przebyte strefy
