# What is in the box, as `undercroft games` counts it.

paperdungeons-count-dungeons = { $n ->
    [one] 1 dungeon card
   *[other] { $n } dungeon cards
}
paperdungeons-count-bosses = { $n ->
    [one] 1 boss
   *[other] { $n } bosses
}
paperdungeons-count-missions = { $n ->
    [one] 1 mission
   *[other] { $n } missions
}
paperdungeons-count-objectives = { $n ->
    [one] 1 objective
   *[other] { $n } objectives
}
paperdungeons-count-powers = { $n ->
    [one] 1 power
   *[other] { $n } powers
}
paperdungeons-count-items = { $n ->
    [one] 1 magic item
   *[other] { $n } magic items
}
paperdungeons-count-rooms = { $n ->
    [one] 1 room
   *[other] { $n } rooms
}
paperdungeons-count-stories = { $n ->
    [one] 1 story
   *[other] { $n } stories
}
