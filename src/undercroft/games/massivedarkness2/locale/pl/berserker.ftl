# Berserker.

md2-class-berserker = Berserker

## Postawy i to, co pod nimi wydrukowano

md2-stance-blood_frenzy = Szał Krwi
md2-stance-bravado = Brawura
md2-stance-provocation = Prowokacja
md2-basic-blood_frenzy = Szał Krwi
md2-basic-bravado = Brawura
md2-basic-provocation = Prowokacja

## Umiejętności

md2-skill-lethal_fury_1 = Zabójcza Furia I
md2-skill-lethal_fury_2 = Zabójcza Furia II
md2-skill-lethal_fury_3 = Zabójcza Furia III
md2-skill-leap_1 = Z Rozbiegu I
md2-skill-leap_2 = Z Rozbiegu II
md2-skill-iron_scowl_1 = Spode Łba I
md2-skill-iron_scowl_2 = Spode Łba II
md2-skill-old_scars = Stare Blizny
md2-skill-whirlwind_1 = Na Odlew I
md2-skill-whirlwind_2 = Na Odlew II
md2-skill-come_and_get_me = No Chodź Tu
md2-skill-blood_drinker = Smak Krwi
md2-skill-red_mist = Czerwona Mgła

md2-special-lure =
    wróg w zasięgu wzroku, który nie jest bossem, podchodzi { $zones ->
        [one] o 1 strefę
        [few] o najwyżej { $zones } strefy
       *[other] o najwyżej { $zones } stref
    }

## Rozgrywka

md2-ask-stance = { $who }: w jakiej postawie zaczynasz?
md2-ask-skill-stance = { $who }: pod którą postawę trafia umiejętność { $skill }?
md2-ask-lure = Kto da się sprowokować?
md2-do-stance = Zmień postawę (1 szał): { $stance }
md2-no-rage = Potrzeba na to żetonów szału ({ $n }), a tylu nie ma.
md2-no-stance = Tylko w innej postawie: { $stance }.
md2-log-stance = { $who } zmienia postawę: { $stance }.
