# Dungeon Saga at a new table.

dungeonsaga-seat-overlord = Overlord
dungeonsaga-seat-heroes = { $n ->
    [0] All heroes
   *[other] Heroes { $n }
}
dungeonsaga-preset-one = I play a hero
dungeonsaga-preset-heroes = I play all heroes
dungeonsaga-preset-overlord = I play the overlord
dungeonsaga-players = { $players ->
    [2] One player leads all heroes against the overlord.
    [3] Two players share the heroes against the overlord.
    [4] Three players share the heroes against the overlord.
   *[other] Four players share the heroes against the overlord.
}
dungeonsaga-new-adventure = Adventure
dungeonsaga-new-learning = To learn the game
dungeonsaga-new-campaign = The campaign
dungeonsaga-new-pack = Others
dungeonsaga-new-heroes = { $n ->
    [one] 1 hero
   *[other] { $n } heroes
}
dungeonsaga-hint-campaign = After this adventure the next one follows, to the last. What heroes find and learn they keep.
dungeonsaga-hint-prepared = Heroes are dealt out and placed for you. Switch it off to share them out and choose their squares yourselves.
dungeonsaga-side-heroes = heroes
dungeonsaga-side-overlord = overlord
dungeonsaga-side-alone-overlord = Overlord
