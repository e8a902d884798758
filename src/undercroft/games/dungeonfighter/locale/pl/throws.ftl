dfi-throw = Rzut
dfi-throw-no-slips = Rzut opisuje się kartką dla każdego przedmiotu, a na końcu stoją klatki
dfi-throw-slips = { $count ->
    [one] Rzut wymaga jednej kartki dla rzuconego przedmiotu
    [few] Rzut wymaga { $count } kartek dla rzuconych przedmiotów
    [many] Rzut wymaga { $count } kartek dla rzuconych przedmiotów
   *[other] Rzut wymaga { $count } kartki dla rzuconych przedmiotów
}
dfi-throw-bodies = Kartki muszą zaczynać się od: { $bodies }
dfi-throw-moved = Poruszyć się mogło tylko to, co leży na stole, i każda rzecz raz
dfi-throw-touched = Nie ma niczego o nazwie { $what }, czego można by dotknąć
dfi-throw-typing = Prawdziwy rzut: gdzie leży (liczba z tarczy, bullseye, hole, margin, bones, table, floor albo 3.5,2 w centymetrach od środka), potem eye, blank lub deep_snow, potem straight, jeśli się nie odbiła, i no-pond lub podobnie, gdy technika się nie udała
