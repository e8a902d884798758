# Dungeon Saga przy nowym stole.

dungeonsaga-seat-overlord = Władca podziemi
dungeonsaga-seat-heroes = { $n ->
    [0] Wszyscy bohaterowie
   *[other] Bohaterowie { $n }
}
dungeonsaga-preset-one = Gram bohaterem
dungeonsaga-preset-heroes = Gram wszystkimi bohaterami
dungeonsaga-preset-overlord = Gram władcą podziemi
dungeonsaga-players = { $players ->
    [2] Jeden gracz prowadzi wszystkich bohaterów przeciw władcy podziemi.
    [3] Dwoje graczy dzieli się bohaterami przeciw władcy podziemi.
    [4] Troje graczy dzieli się bohaterami przeciw władcy podziemi.
   *[other] Czworo graczy dzieli się bohaterami przeciw władcy podziemi.
}
dungeonsaga-new-adventure = Przygoda
dungeonsaga-new-learning = Do nauki gry
dungeonsaga-new-campaign = Kampania
dungeonsaga-new-pack = Inne
dungeonsaga-new-heroes = { $n ->
    [one] 1 bohater
    [few] { $n } bohaterów
   *[other] { $n } bohaterów
}
dungeonsaga-hint-campaign = Po tej przygodzie następuje kolejna, aż do ostatniej. Co bohaterowie znajdą i czego się nauczą, to zachowują.
dungeonsaga-hint-prepared = Bohaterowie zostaną rozdani i ustawieni za was. Wyłącz, żeby samemu się nimi podzielić i wybrać im pola.
dungeonsaga-side-heroes = bohaterowie
dungeonsaga-side-overlord = władca podziemi
dungeonsaga-side-alone-overlord = Władca podziemi
