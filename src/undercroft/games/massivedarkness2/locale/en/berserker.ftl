# The berserker.

md2-class-berserker = Berserker

## Stances and what is printed below them

md2-stance-blood_frenzy = Blood Frenzy
md2-stance-bravado = Bravado
md2-stance-provocation = Provocation
md2-basic-blood_frenzy = Blood Frenzy
md2-basic-bravado = Bravado
md2-basic-provocation = Provocation

## Skills

md2-skill-lethal_fury_1 = Lethal Fury I
md2-skill-lethal_fury_2 = Lethal Fury II
md2-skill-lethal_fury_3 = Lethal Fury III
md2-skill-leap_1 = Flying Start I
md2-skill-leap_2 = Flying Start II
md2-skill-iron_scowl_1 = Iron Scowl I
md2-skill-iron_scowl_2 = Iron Scowl II
md2-skill-old_scars = Old Scars
md2-skill-whirlwind_1 = Swing and See I
md2-skill-whirlwind_2 = Swing and See II
md2-skill-come_and_get_me = Come and Get Me
md2-skill-blood_drinker = Blood Drinker
md2-skill-red_mist = Red Mist

md2-special-lure =
    an enemy in sight that is no boss comes { $zones ->
        [one] 1 zone
       *[other] up to { $zones } zones
    } nearer

## Playing

md2-ask-stance = { $who }: which stance do you begin in?
md2-ask-skill-stance = { $who }: below which stance does { $skill } go?
md2-ask-lure = Who is provoked?
md2-do-stance = Change stance (1 rage): { $stance }
md2-no-rage = That takes { $n } rage, and there is not so much of it.
md2-no-stance = Only in another stance: { $stance }.
md2-log-stance = { $who } changes stance: { $stance }.
