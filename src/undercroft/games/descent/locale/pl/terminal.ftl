# Rysunek w terminalu: tytuły, znaki na mapie i ich objaśnienia, krótkie dopiski.

## Znaki na mapie. Każdy potwór ma inną literę; wielkie litery to potwory straszliwe.

des-draw-monster =
    { $kind ->
        [bane_spider] p
        [beastman] z
        [demon] d
        [dragon] k
        [giant] o
        [hell_hound] g
        [manticore] m
        [naga] n
        [ogre] r
        [razorwing] ż
        [skeleton] s
       *[sorcerer] c
    }
des-draw-chest =
    { $colour ->
        [copper] m
        [silver] s
       *[gold] z
    }
des-draw-potion =
    { $potion ->
        [healing] ż
       *[vitality] w
    }
des-draw-key =
    { $rune ->
        [red] c
        [yellow] ż
       *[blue] n
    }
des-draw-glyph-on = aktywny glif
des-draw-glyph-off = nieaktywny glif
des-draw-upright = Nazwa z kreską, na przykład F17|: figurka stoi pionowo, a to jej lewe górne pole.

## Tytuły

des-draw-map = Podziemia
des-draw-party = Bohaterowie
des-draw-monsters = Potwory
des-draw-attack = Atak
des-draw-cropped = (wycinek: mapa pokazuje więcej)
des-draw-sight = { $tag } { $who } widzi pola z kropką •
des-draw-no-map = Nikt jeszcze nie zszedł do podziemi.
des-draw-no-sight = W podziemiach nie ma żadnego bohatera.
des-draw-no-monsters = Na planszy nie ma potworów.

## Przygoda

des-draw-round = Runda { $round }
des-draw-turn-heroes = tura bohaterów
des-draw-turn-overlord =
    { $step ->
        [1] Pan Podziemi dobiera karty
        [2] Pan Podziemi zagrywa karty
       *[3] potwory Pana Podziemi
    }
des-draw-conquest = Żetony Zwycięstwa { $n }
des-draw-has-key = { $rune } klucz
des-draw-progress =
    Odkryte obszary: { $areas } z { $of }. Glify: aktywne { $glyphs }, widoczne, lecz nieaktywne { $inactive }.

## Karty bohaterów

des-draw-fatigue = zmęczenie
des-draw-armor = pancerz
des-draw-speed = szybkość
des-draw-coins = monety
des-draw-points = punkty ruchu
des-draw-attacks = ataki
des-draw-order = Rozkaz: { $order }
des-draw-in-use = W użyciu
des-draw-pack = Plecak
des-draw-skills = Umiejętności
des-draw-companions = Z tobą
des-draw-worth = śmierć kosztuje Żetony Zwycięstwa: { $conquest }

## Pan Podziemi

des-draw-threat = zagrożenie
des-draw-hand = ręka
des-draw-deck = talia
des-draw-discard = odrzucone
des-draw-powers = Moce:

## Trwający atak

des-draw-step = krok { $step } z { $of }: { $what }
des-draw-step-1 = deklaracja
des-draw-step-2 = cel jest widoczny
des-draw-step-3 = rzut
des-draw-step-4 = trafienie czy pudło
des-draw-step-5 = wydawanie
des-draw-step-6 = rany
des-draw-distance = odległość { $n }
des-draw-area =
    { $area ->
        [blast] Rozprysk
        [breath] Zionięcie
        [sweep] Zamaszysty atak
       *[around] wszyscy dokoła
    }
des-draw-range = zasięg { $range } (potrzeba { $distance })
des-draw-damage = obrażenia { $n }
des-draw-surges = przypływy { $n }
des-draw-enhancements = potężne ataki { $n }
des-draw-offers = Można kupić:

## Opcje przed grą

descent-option-quest = Przygoda
descent-option-choose_heroes = Gracze wybierają bohaterów
descent-option-heroes = Bohaterowie
