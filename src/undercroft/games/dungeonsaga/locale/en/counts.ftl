# What is in the box, as `undercroft games` counts it.

dungeonsaga-count-heroes = { $n ->
    [one] 1 hero
   *[other] { $n } heroes
}
dungeonsaga-count-bosses = { $n ->
    [one] 1 boss
   *[other] { $n } bosses
}
dungeonsaga-count-minions = { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
dungeonsaga-count-feats = { $n ->
    [one] 1 feat
   *[other] { $n } feats
}
dungeonsaga-count-spells = { $n ->
    [one] 1 spell
   *[other] { $n } spells
}
dungeonsaga-count-items = { $n ->
    [one] 1 item card
   *[other] { $n } item cards
}
dungeonsaga-count-skills = { $n ->
    [one] 1 skill
   *[other] { $n } skills
}
dungeonsaga-count-commands = { $n ->
    [one] 1 command card
   *[other] { $n } command cards
}
dungeonsaga-count-furniture = { $n ->
    [one] 1 piece of furniture
   *[other] { $n } pieces of furniture
}
dungeonsaga-count-tiles = { $n ->
    [one] 1 dungeon tile
   *[other] { $n } dungeon tiles
}
dungeonsaga-count-adventures = { $n ->
    [one] 1 adventure
   *[other] { $n } adventures
}
