# Co jest w pudełku, według `undercroft games`.

paperdungeons-count-dungeons = { $n ->
    [one] 1 karta podziemi
    [few] { $n } karty podziemi
    [many] { $n } kart podziemi
   *[other] { $n } karty podziemi
}
paperdungeons-count-bosses = { $n ->
    [one] 1 boss
    [few] { $n } bossowie
    [many] { $n } bossów
   *[other] { $n } bossa
}
paperdungeons-count-missions = { $n ->
    [one] 1 misja
    [few] { $n } misje
    [many] { $n } misji
   *[other] { $n } misji
}
paperdungeons-count-objectives = { $n ->
    [one] 1 cel
    [few] { $n } cele
    [many] { $n } celów
   *[other] { $n } celu
}
paperdungeons-count-powers = { $n ->
    [one] 1 moc
    [few] { $n } moce
    [many] { $n } mocy
   *[other] { $n } mocy
}
paperdungeons-count-items = { $n ->
    [one] 1 magiczny przedmiot
    [few] { $n } magiczne przedmioty
    [many] { $n } magicznych przedmiotów
   *[other] { $n } magicznego przedmiotu
}
paperdungeons-count-rooms = { $n ->
    [one] 1 komnata
    [few] { $n } komnaty
    [many] { $n } komnat
   *[other] { $n } komnaty
}
paperdungeons-count-stories = { $n ->
    [one] 1 historia
    [few] { $n } historie
    [many] { $n } historii
   *[other] { $n } historii
}
