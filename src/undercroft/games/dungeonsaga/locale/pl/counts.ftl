# Co jest w pudełku, według `undercroft games`.

dungeonsaga-count-heroes = { $n ->
    [one] 1 bohater
    [few] { $n } bohaterowie
    [many] { $n } bohaterów
   *[other] { $n } bohatera
}
dungeonsaga-count-bosses = { $n ->
    [one] 1 boss
    [few] { $n } bossowie
    [many] { $n } bossów
   *[other] { $n } bossa
}
dungeonsaga-count-minions = { $n ->
    [one] 1 sługa
    [few] { $n } sługi
    [many] { $n } sług
   *[other] { $n } sługi
}
dungeonsaga-count-feats = { $n ->
    [one] 1 umiejętność
    [few] { $n } umiejętności
    [many] { $n } umiejętności
   *[other] { $n } umiejętności
}
dungeonsaga-count-spells = { $n ->
    [one] 1 czar
    [few] { $n } czary
    [many] { $n } czarów
   *[other] { $n } czaru
}
dungeonsaga-count-items = { $n ->
    [one] 1 karta przedmiotu
    [few] { $n } karty przedmiotów
    [many] { $n } kart przedmiotów
   *[other] { $n } karty przedmiotu
}
dungeonsaga-count-skills = { $n ->
    [one] 1 biegłość
    [few] { $n } biegłości
    [many] { $n } biegłości
   *[other] { $n } biegłości
}
dungeonsaga-count-commands = { $n ->
    [one] 1 karta rozkazu
    [few] { $n } karty rozkazów
    [many] { $n } kart rozkazów
   *[other] { $n } karty rozkazu
}
dungeonsaga-count-furniture = { $n ->
    [one] 1 element wyposażenia
    [few] { $n } elementy wyposażenia
    [many] { $n } elementów wyposażenia
   *[other] { $n } elementu wyposażenia
}
dungeonsaga-count-tiles = { $n ->
    [one] 1 płytka lochu
    [few] { $n } płytki lochu
    [many] { $n } płytek lochu
   *[other] { $n } płytki lochu
}
dungeonsaga-count-adventures = { $n ->
    [one] 1 przygoda
    [few] { $n } przygody
    [many] { $n } przygód
   *[other] { $n } przygody
}
