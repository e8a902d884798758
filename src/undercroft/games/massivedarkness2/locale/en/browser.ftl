# What cards say besides what abilities.ftl can put together: for those who look them up.

md2-text-blessed = Blessed – { $what }
md2-text-adds-tool = Adds a token to your bag: { $token }
md2-text-poison =
    { $n ->
        [one] Your poison deals 1 wound more
       *[other] Your poison deals { $n } wounds more
    }
md2-text-boss-claws =
    { $n ->
        [0] No claw
        [one] 1 claw
       *[other] { $n } claws
    }: { $what }
md2-text-boss-space = Space { $n } of the track: { $what }
md2-text-tool-poison = Poisons the enemy that is attacked
md2-text-tool-shadow = You count as being in shadow
md2-text-arrow-quick = Fewer than seven: { $what }
md2-text-arrow-critical = Exactly seven: { $what }
md2-text-arrow-overdraw = More than seven: { $what }
