# Massive Darkness 2 at a new table.

massivedarkness2-new-mission = Mission
massivedarkness2-new-boss = ends with { $who }
massivedarkness2-seat-heroes = { $n ->
    [0] The hero
   *[other] Hero { $n }
}
massivedarkness2-preset-one = I play a hero
massivedarkness2-preset-heroes = I play all heroes
massivedarkness2-hint-streamline = Ties that the players would break are broken for you, sensibly, and dice without a choice are resolved at once.
massivedarkness2-hint-hellbreaker = One Lifebringer fewer: for those who find hell too friendly.
massivedarkness2-hint-prepared = Everybody gets a hero, a weapon and a potion. Switch it off to choose them yourselves.
massivedarkness2-side-heroes = heroes
massivedarkness2-side-darkness = the darkness
