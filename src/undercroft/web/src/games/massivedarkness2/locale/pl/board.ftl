# Massive Darkness 2 w przeglądarce: plansza.

web-md2-board = Podziemia
web-md2-mission = Misja { $n }
web-md2-sight-of = Linia wzroku: { $who }

## Strefa słowami

web-md2-ground-light = światło
web-md2-ground-shadow = cień
web-md2-ground-abyss = otchłań
web-md2-unrevealed = jeszcze nieodkryta
web-md2-portal = portal
web-md2-portal-roaming = portal grasujących potworów
web-md2-consecrated = uświęcona: { $colour }
web-md2-door = { $state ->
    [closed] zamknięte drzwi
    [white] zamknięte drzwi w białej ramie
   *[open] otwarte drzwi
}
web-md2-treasure = skarb, rzadkość: { $rarity }
web-md2-health-of = zdrowie { $n } z { $most }
web-md2-mana-of = mana { $n } z { $most }
web-md2-down = ogłuszenie
web-md2-figures = { $n ->
    [one] 1 figurka
    [few] { $n } figurki
   *[other] { $n } figurek
}
web-md2-left = { $n ->
    [one] do zabicia całości 1 rana
    [few] do zabicia całości { $n } rany
   *[other] do zabicia całości { $n } ran
}
web-md2-poisoned = zatrucie
web-md2-fire = ogień: { $n }
web-md2-frost = mróz: { $n }
web-md2-ally = sprzymierzeniec

## Wrogowie

web-md2-kind-mob = zgraja
web-md2-kind-roaming = grasujący potwór
web-md2-kind-boss = boss
web-md2-range = poziomy { $range }
web-md2-named-beast = bestia
web-md2-named-horror = koszmar
web-md2-named-last = ostatni
web-md2-figures-fact = Figurki
web-md2-wields = w rękach: { $item }
web-md2-will-attack = { $n ->
    [one] atak, cel: { $whom }, średnio rany: { $mean }
   *[other] atak, cel do wyboru: { $whom }, średnio rany: { $mean }
}
web-md2-will-move = ruch do { $zones }
web-md2-will-move-attack = { $n ->
    [one] ruch do { $zones } i atak, cel: { $whom }
   *[other] ruch do { $zones } i atak, cel do wyboru: { $whom }
}
web-md2-will-scheme = według schematu: { $what }
web-md2-will-stay = bez ruchu
web-md2-will-frozen = zamrożenie, bez akcji
web-md2-will-boss = o tym zdecydują kości

## Co można tam zrobić

web-md2-walk = { $cost ->
    [one] idź 1 strefę
    [few] idź { $cost } strefy
   *[other] idź { $cost } stref
}
web-md2-choose = { $who }
web-md2-deed-odds = { $what } ({ $odds })
web-md2-reaction = { $n ->
    [one] 1 rana od pozostawionych wrogów
    [few] { $n } rany od pozostawionych wrogów
   *[other] { $n } ran od pozostawionych wrogów
}
web-md2-odds-strike = średnio rany: { $mean }, zabija wszystkich: { $fells }, zadrapania: { $scratches }
web-md2-odds-defend = średnio rany: { $mean }, ogłuszenie: { $fells }
