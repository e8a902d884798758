# Descent przy nowym stole.

descent-seat-overlord = Pan Podziemi
descent-seat-heroes = { $n ->
    [0] Oboje bohaterów
   *[other] Bohater { $n }
}
descent-preset-one = Gram jednym bohaterem
descent-preset-heroes = { $players ->
    [2] Gram obojgiem bohaterów
   *[other] Gram wszystkimi bohaterami
}
descent-preset-overlord = Gram Panem Podziemi
descent-players = { $players ->
    [2] Jeden gracz prowadzi dwoje bohaterów przeciw Panu Podziemi.
    [3] Dwoje bohaterów, po jednym na gracza, przeciw Panu Podziemi.
    [4] Troje bohaterów, po jednym na gracza, przeciw Panu Podziemi.
   *[other] Czworo bohaterów, po jednym na gracza, przeciw Panu Podziemi.
}
descent-new-quest = Przygoda
descent-new-level-first = Dobra na pierwszą grę
descent-new-level-1 = Pierwsze kroki
descent-new-level-2 = Doświadczeni bohaterowie
descent-new-level-3 = Głęboko i groźnie
descent-new-heroes = Bohaterowie
descent-new-heroes-dealt = Losowani
descent-new-heroes-dealt-hint = Każdy dostaje bohatera z tasowanych kart, jak w instrukcji.
descent-new-heroes-chosen = Wybierani przy stole
descent-new-heroes-chosen-hint = Każdy gracz wybiera bohatera przed pierwszą rundą.
descent-new-heroes-fixed = Wskazani od razu tutaj
descent-new-heroes-nth = Bohater { $n }
descent-new-heroes-twice = Żaden bohater nie może być w drużynie dwa razy.
