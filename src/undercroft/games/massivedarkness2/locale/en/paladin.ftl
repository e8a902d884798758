# The paladin.

md2-class-paladin = Paladin

## Columns and their tokens

md2-column-gold = gold
md2-column-white = white
md2-column-red = red
md2-basic-gold_column = Gold Light
md2-basic-white_column = White Light
md2-basic-red_column = Red Light

## Skills

md2-skill-guiding_light_1 = Guiding Light I
md2-skill-guiding_light_2 = Guiding Light II
md2-skill-guiding_light_3 = Guiding Light III
md2-skill-open_shield_1 = Room Behind My Shield I
md2-skill-open_shield_2 = Room Behind My Shield II
md2-skill-warm_hands_1 = Warm Hands I
md2-skill-warm_hands_2 = Warm Hands II
md2-skill-marching_hymn = Marching Hymn
md2-skill-clean_conscience = Clean Conscience
md2-skill-lantern_bearer = Lantern Bearer
md2-skill-the_other_cheek = Not the Other Cheek
md2-skill-hot_ground = Hot Ground
md2-skill-not_one_step_back = Not One Step Back

md2-special-carry_light =
    move the Consecration token from your zone { $zones ->
        [one] 1 zone
       *[other] up to { $zones } zones
    } on
md2-special-scorch_the_consecrated =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } for every enemy in a consecrated zone

## Playing

md2-ask-column = { $who }: below which column does { $skill } go?
md2-ask-bless = { $who }: which skill is blessed in this round?
md2-ask-free-rest = { $who } stands on consecrated ground: rest for free?
md2-ask-carry-light = { $who }: where to with the token of the column { $token }?
md2-do-consecrate = Consecrate { $zone } (1 mana): { $token }
md2-do-unconsecrate = Take the token back: { $token }
md2-do-bless-none = none
md2-do-free-rest = rest
md2-do-free-none = no rest
md2-no-consecrated = This zone is consecrated already: there is room for one token.
md2-log-consecrate = { $who } consecrates a zone: { $token }.
md2-log-unconsecrate = { $who } takes a token back: { $token }.
md2-log-bless = { $who } blesses { $skill } for this round.
