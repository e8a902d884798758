# Rysunek w terminalu: tytuły, znaki na mapie i ich objaśnienia, krótkie dopiski.

## Znaki na mapie. Każdy rodzaj sług ma inną literę, każdy rodzaj wyposażenia inny znak z trzech liter.

sag-draw-minion =
    { $kind ->
        [skeleton_warrior] s
        [skeleton_archer] ł
        [zombie] z
        [armoured_zombie] Z
        [dwarf_revenant] k
        [ghost] d
       *[zombie_troll] T
    }
sag-draw-furniture =
    { $kind ->
        [barrel] bec
        [book] ksi
        [bookcase] reg
        [dwarf_crypt] kry
        [dwarf_throne] tro
        [lectern] pul
        [sorcerer_bookcase] cza
        [table] stó
        [weapon_rack] sto
       *[well] stu
    }
sag-draw-threat = w przedniej strefie wroga
sag-draw-exit = wyjście
sag-draw-bones =
    { $n ->
        [one] sterta kości
        [few] { $n } sterty kości
       *[other] { $n } stert kości
    }
sag-draw-locked = { $what }, zamek { $n }
sag-draw-warded = { $what }, zapora { $n }
sag-draw-open = { $what } – otwarte

## Tytuły

sag-draw-map = Loch
sag-draw-party = Bohaterowie
sag-draw-minions = Sługi
sag-draw-odds = Szanse
sag-draw-campaign = Kampania
sag-draw-goal-heroes = Bohaterowie zwyciężają
sag-draw-goal-overlord = Władca podziemi zwycięża
sag-draw-special = Zasady specjalne
sag-draw-cropped = (wycinek: mapa pokazuje więcej)
sag-draw-sight = { $tag } { $who } widzi pola z kropką •
sag-draw-no-map = Loch nie jest jeszcze rozłożony.
sag-draw-no-sight = Na planszy nie ma żadnego bohatera.
sag-draw-no-minions = Władca podziemi nie ma na planszy żadnego modelu.

## Przygoda

sag-draw-adventure = { $letter }: { $title }
sag-draw-campaign-place = { $n } z { $of }
sag-draw-round = Runda { $round }
sag-draw-last-round = z { $of }
sag-draw-part =
    { $part ->
        [heroes] tury bohaterów
       *[overlord] tura władcy podziemi
    }
sag-draw-clock =
    { $n ->
        [one] ostatnia runda
        [few] jeszcze { $n } rundy
       *[other] jeszcze { $n } rund
    }
sag-draw-deck-out =
    { $side ->
        [heroes] potem wygrywają bohaterowie
       *[overlord] potem wygrywa władca podziemi
    }

## Karty bohaterów i bossów

sag-draw-move = ruch
sag-draw-fight = walka
sag-draw-shoot = strzelanie
sag-draw-armour = pancerz
sag-draw-injured =
    { $who ->
        [madriga] ranna
        [elshara] ranna
       *[other] ranny
    }
sag-draw-stunned =
    { $who ->
        [madriga] ogłuszona
        [elshara] ogłuszona
       *[other] ogłuszony
    }
sag-draw-signed =
    { $n ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $n }
    }
sag-draw-steps = pozostały ruch
sag-draw-acts = akcje
sag-draw-held = w walce z: { $by }
sag-draw-halted = wróg zatrzymał ruch
sag-draw-spells = Czary
sag-draw-items = Przedmioty
sag-draw-feats = Umiejętności
sag-draw-skills = Wyuczone
sag-draw-abilities = Zdolności

## Władca podziemi

sag-draw-orders = rozkazy w turze
sag-draw-orders-left = pozostałe rozkazy
sag-draw-extra = modele z karty
sag-draw-raises-left = wskrzeszenia z karty
sag-draw-interrupt = modele z przerwania
sag-draw-hand = ręka
sag-draw-deck = talia
sag-draw-hand-cards = Na ręce
sag-draw-played = Zagrane
sag-draw-raises = Można wskrzesić
sag-draw-damage =
    { $more ->
        [yes] trafienia { $hits }+
       *[no] trafienia { $hits }
    }: { $result ->
        [ignored] bez skutku
        [bones] kości
       *[destroyed] pył
    }

## Ataki i ich szanse

sag-draw-attack =
    { $kind ->
        [strike] Wolny atak
        [shot] Strzał
        [magic] Atak magiczny
       *[fight] Walka
    }: { $who } → { $whom }
sag-draw-last-attack =
    { $kind ->
        [strike] Ostatni wolny atak
        [shot] Ostatni strzał
        [magic] Ostatni atak magiczny
       *[fight] Ostatnia walka
    }: { $who } → { $whom }
sag-draw-dice = kostki: { $dice } na { $defence }, pancerz { $armour }
sag-draw-rolled = Rzut
sag-draw-hits = trafienia
sag-draw-outcome =
    { $hits ->
        [0] Bez trafienia
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }: { $outcome }
sag-draw-against = pancerz { $armour }
sag-draw-modifier =
    { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $why } { $n ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $n }
    }
sag-draw-why =
    { $why ->
        [injured] rany
        [outnumbered] przewaga liczebna wroga
        [behind] atak z tyłu
        [furniture] strzał nad wyposażeniem
       *[magic] magiczny przedmiot
    }
sag-draw-chance =
    { $result ->
        [nothing] nic
        [holds] wytrzyma
        [ignored] bez skutku
        [wound] rana
        [bones] kości
        [stunned] ogłuszenie
        [destroyed] pył
       *[broken] pęknie
    } { $chance } %
sag-draw-hurts = { $who } skutek { $chance } %
sag-draw-breaking-away = Oderwanie, wolne ataki:
sag-draw-escape =
    { $result ->
        [unharmed] bez szwanku
        [wounded] rany
        [stunned] ogłuszenie
       *[lost] zniszczenie
    } { $chance } %

## Opcje przed grą

dungeonsaga-option-adventure = Przygoda
dungeonsaga-option-campaign = Kampania: ta przygoda i wszystkie następne
