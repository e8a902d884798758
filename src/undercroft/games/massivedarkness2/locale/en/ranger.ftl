# The ranger.

md2-class-ranger = Ranger

## Arrow cards

md2-arrow-straight_arrow = Straight Arrow
md2-arrow-barbed_arrow = Barbed Arrow
md2-arrow-piercing_arrow = Piercing Arrow
md2-arrow-fire_arrow = Fire Arrow
md2-arrow-ice_arrow = Ice Arrow
md2-arrow-heavy_arrow = Heavy Arrow

## Skills

md2-skill-hunters_mark_1 = Hunter's Mark I
md2-skill-hunters_mark_2 = Hunter's Mark II
md2-skill-hunters_mark_3 = Hunter's Mark III
md2-skill-steady_hand_1 = Steady Hand I
md2-skill-steady_hand_2 = Steady Hand II
md2-skill-light_step = Not a Twig Snaps
md2-skill-nimble_fingers_1 = Nimble Fingers I
md2-skill-nimble_fingers_2 = Nimble Fingers II
md2-skill-knife_in_the_boot = Knife in the Boot
md2-skill-field_dressing = Moss and Spit
md2-skill-split_shot = Two on One String
md2-skill-camouflage = Just a Bush
md2-skill-rain_of_arrows = Rain of Arrows

md2-special-put_arrow_back = discard the arrow card turned up last, even if it was one too many
md2-special-count_arrows =
    { $arrows ->
        [one] 1 arrow symbol more or fewer counts
       *[other] up to { $arrows } arrow symbols more or fewer count
    } than the cards show

## Playing

md2-ask-arrow =
    { $who } draws the bow: { $n ->
        [one] 1 arrow symbol
       *[other] { $n } arrow symbols
    }. Another card?
md2-ask-count-arrows =
    { $who }: { $n ->
        [one] 1 arrow symbol
       *[other] { $n } arrow symbols
    }. How many shall count?
md2-do-arrow-draw = Turn up another card
md2-do-arrow-loose = Loose the arrow
md2-do-arrows-more = { $n } more
md2-do-arrows-fewer = { $n } fewer
md2-log-arrow = { $who } turns up { $card }; arrow symbols: { $n }.
md2-log-arrow-back = { $who } puts { $card } away again.
md2-log-loose-arrow = { $who } looses one more arrow: { $card }.
md2-log-arrows-quick = Fewer than seven: a Quick Shot.
md2-log-arrows-critical = Exactly seven: a Critical Hit!
md2-log-arrows-overdraw = More than seven: Overdraw.
