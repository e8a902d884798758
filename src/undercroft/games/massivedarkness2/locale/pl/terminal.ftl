# Rysunek w terminalu: tytuły, znaki na mapie i ich objaśnienia, krótkie uwagi.

## Mapa

md2-draw-map = Podziemia
md2-draw-cropped = (część: mapa pokaże więcej)
md2-draw-no-map = Kafle nie są jeszcze ułożone.
md2-draw-sight = { $tag } { $who } widzi strefy z •
md2-draw-no-sight = W podziemiach nie ma żadnego bohatera.
md2-draw-shadow = cień
md2-draw-abyss = otchłań
md2-draw-door = zamknięte drzwi
md2-draw-white-door = białe drzwi, zamknięte
md2-draw-open-door = otwarte drzwi
md2-draw-treasure = { $rarity } skarb
md2-draw-consecrated = światło: { $colour }
md2-draw-portal = portal
md2-draw-roaming-portal = portal grasujących potworów

## Misja

md2-draw-round = Runda { $round }
md2-draw-phase =
    { $phase ->
        [begin] początek rundy
        [heroes] Faza Bohaterów
        [enemies] Faza Wrogów
        [levels] Faza Awansowania
       *[darkness] Faza Mroku
    }
md2-draw-dungeon-level = poziom podziemi { $level }, wrogowie poziomu { $range }
md2-draw-won-heroes = Bohaterowie zwyciężyli.
md2-draw-won-darkness = Mrok zwyciężył.
md2-draw-goal = Cel
md2-draw-special = Zasady specjalne

## Bohaterowie

md2-draw-party = Bohaterowie
md2-draw-level = poziom
md2-draw-xp = doświadczenie
md2-draw-actions = zostało akcji
md2-draw-mp = punkty ruchu
md2-draw-fire = ogień { $n }
md2-draw-frost = mróz { $n }
md2-draw-corruption = spaczenie
md2-draw-reserve = odłożony { $rarity }
md2-draw-down =
    { $who ->
        [gheta] ogłuszona
        [feydra] ogłuszona
       *[other] ogłuszony
    }
md2-draw-left =
    { $who ->
       *[other] poza podziemiami
    }
md2-draw-defence = Obrona
md2-draw-items = Nosi
md2-draw-potions = Fiolki
md2-draw-bag = Ekwipunek
md2-draw-skills = Umiejętności

## Plansze klas

md2-draw-amulet = Amulet
md2-draw-columns = Światło
md2-draw-rage = szał
md2-draw-stance = postawa
md2-draw-tools = Żetony
md2-draw-tool-bag = w woreczku
md2-draw-discarded = odrzucone
md2-draw-arrows = strzały w talii
md2-draw-row = Odkryte

## Wrogowie

md2-draw-enemies = Wrogowie
md2-draw-no-enemies = W podziemiach nie ma wrogów.
md2-draw-off-map = poza mapą
md2-draw-poison = trucizna
md2-draw-untouchable = nic go nie tyka

## Tory

md2-draw-darkness = Mrok
md2-draw-side = strona
md2-draw-space = pole
md2-draw-ahead =
    { $icon ->
        [mob] zgraje
        [roaming] grasujący potwór
        [rare] rzadki skarb
       *[epic] epicki skarb
    } za { $n ->
        [one] 1 rundę
        [few] { $n } rundy
       *[other] { $n } rund
    }
md2-draw-lifebringers = Ożywiciele
md2-draw-treasure-bag = Worek skarbów
md2-draw-counter =
    { $what ->
        [souls] dusze
       *[beast] zabite bestie
    }

## Kości, ataki i szanse

md2-draw-colour =
    { $colour ->
        [yellow] żółte
        [orange] pomarańczowe
        [blue] niebieskie
        [purple] cienia
       *[black] wroga
    }
md2-draw-attack =
    { $kind ->
        [magic] Atak magiczny
        [ranged] Atak dystansowy
       *[melee] Atak wręcz
    }: { $who } → { $whom }
md2-draw-last-attack =
    Ostatni { $kind ->
        [magic] atak magiczny
        [ranged] atak dystansowy
       *[melee] atak wręcz
    }: { $who } → { $whom }
md2-draw-pool = kości
md2-draw-swords = miecze
md2-draw-shields = tarcze
md2-draw-pierce = przebite tarcze
md2-draw-hurt = rany ponadto
md2-draw-wounds =
    { $n ->
        [0] bez ran
        [one] 1 rana
        [few] { $n } rany
       *[other] { $n } ran
    }
md2-draw-rerolls =
    { $n ->
        [one] 1 przerzut
        [few] { $n } przerzuty
       *[other] { $n } przerzutów
    }
md2-draw-enemy-rerolls =
    { $n ->
        [one] 1 przerzut kości Wroga
        [few] { $n } przerzuty kości Wroga
       *[other] { $n } przerzutów kości Wroga
    }
md2-draw-clawed =
    { $n ->
        [one] użyta zdolność specjalna
       *[other] zdolność specjalna użyta { $n } razy
    }
md2-draw-in-shadow = w cieniu
md2-draw-odds = Szanse
md2-draw-mean = średnio ran: { $n }
md2-draw-no-wound = żadnej { $chance } %
md2-draw-kills =
    { $all ->
        [yes] giną wszyscy
       *[no] ginie { $n }
    } { $chance } %
md2-draw-falls = pada { $chance } %
md2-draw-scratches = zadrapania: { $n }

## Opcje przed grą

massivedarkness2-option-mission = Misja
massivedarkness2-option-streamline = Remisy rozstrzygają się same
massivedarkness2-option-hellbreaker = Pogromca piekieł: o jednego Ożywiciela mniej
