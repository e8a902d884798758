# Descent at a new table.

descent-seat-overlord = Overlord
descent-seat-heroes = { $n ->
    [0] Both heroes
   *[other] Hero { $n }
}
descent-preset-one = I play one hero
descent-preset-heroes = { $players ->
    [2] I play both heroes
   *[other] I play all heroes
}
descent-preset-overlord = I play the overlord
descent-players = { $players ->
    [2] One player leads two heroes against the overlord.
    [3] Two heroes, one for each player, against the overlord.
    [4] Three heroes, one for each player, against the overlord.
   *[other] Four heroes, one for each player, against the overlord.
}
descent-new-quest = Quest
descent-new-level-first = Good for a first game
descent-new-level-1 = First steps
descent-new-level-2 = Seasoned heroes
descent-new-level-3 = Deep and dangerous
descent-new-heroes = Heroes
descent-new-heroes-dealt = Dealt at random
descent-new-heroes-dealt-hint = Everybody is dealt a hero, as in the rulebook.
descent-new-heroes-chosen = Chosen at the table
descent-new-heroes-chosen-hint = Each player picks a hero before the first round.
descent-new-heroes-fixed = Picked here and now
descent-new-heroes-nth = Hero { $n }
descent-new-heroes-twice = No hero can be in the party twice.
