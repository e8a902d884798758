# Stół w terminalu.

dfi-draw-target = Tarcza z góry
dfi-draw-party = Bohaterowie
dfi-draw-chest = Skrzynia
dfi-draw-stall = Kramik
dfi-draw-round = Runda { $n }
dfi-draw-phase =
    { $phase ->
        [dungeon] podziemia
        [fight] walka
        [rest] odpoczynek
        [shopping] zakupy
        [big_bad] wielki zły
       *[other] koniec
    }
dfi-draw-trips = zakupy { $n }/{ $most }
dfi-draw-won-heroes = Bohaterowie zwyciężyli. Sami są tym najbardziej zdziwieni.
dfi-draw-won-dungeon = Podziemia zwyciężyły. Nawet nie musiały wstawać.
dfi-draw-chief = szef
dfi-draw-down = na deskach
dfi-draw-dead = nie żyje
dfi-draw-experience = doświadczenie { $n }
dfi-draw-gear = Niesie
dfi-draw-slots = Miejsce na
dfi-draw-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
dfi-draw-white =
    { $n ->
        [one] { $n } biała kość
        [few] { $n } białe kości
       *[other] { $n } białych kości
    }
dfi-draw-level = poziom { $n }
dfi-draw-big = wielki zły
dfi-draw-techniques = Do spełnienia
dfi-draw-dice = Kości
dfi-draw-no-foe = Nie ma z kim walczyć.
dfi-draw-glory = Chwała { $n }
dfi-draw-quip = „{ $text }”
dfi-draw-lies = { $die }: { $lies }

## Znaki tarczy

dfi-draw-sign-bullseye = sam środek, 10
dfi-draw-sign-rim = margines i piszczele: pudło
dfi-draw-sign-iceberg = góra lodowa
dfi-draw-sign-frost = zmarzlina
dfi-draw-sign-weak = słaby punkt
dfi-draw-die-red = C
dfi-draw-die-green = Z
dfi-draw-die-blue = N
dfi-draw-die-white = B
dfi-draw-die-water = ~
dfi-draw-die-snow = Ś

## Paski rzutu

dfi-draw-axis-bearing = strona stołu (°)
dfi-draw-axis-distance = odległość (cm)
dfi-draw-axis-height = wysokość (cm)
dfi-draw-axis-azimuth = kierunek, od środka (°)
dfi-draw-axis-loft = uniesienie (°)
dfi-draw-axis-speed = prędkość (m/s)
dfi-draw-axis-spin = rotacja (rad/s)
dfi-draw-axis-pond = sadzawka od brzegu (cm)
dfi-draw-axis-wall = mur, strona tarczy (°)
dfi-draw-axis-floe = kra od brzegu (cm)
dfi-draw-axis-across = na szerokość wodospadu (cm)
dfi-draw-axis-thump = łup: chwila (s)
dfi-draw-axis-turn = obrót: chwila (s)
dfi-draw-axis-jump = skok: chwila (s)
