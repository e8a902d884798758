# Paladyn.

md2-class-paladin = Paladyn

## Kolumny i ich żetony

md2-column-gold = złota
md2-column-white = biała
md2-column-red = czerwona
md2-basic-gold_column = Złote Światło
md2-basic-white_column = Białe Światło
md2-basic-red_column = Czerwone Światło

## Umiejętności

md2-skill-guiding_light_1 = Światło Przewodnie I
md2-skill-guiding_light_2 = Światło Przewodnie II
md2-skill-guiding_light_3 = Światło Przewodnie III
md2-skill-open_shield_1 = Zmieścisz Się za Tarczą I
md2-skill-open_shield_2 = Zmieścisz Się za Tarczą II
md2-skill-warm_hands_1 = Ciepłe Dłonie I
md2-skill-warm_hands_2 = Ciepłe Dłonie II
md2-skill-marching_hymn = Pieśń na Drogę
md2-skill-clean_conscience = Czyste Sumienie
md2-skill-lantern_bearer = Latarnik
md2-skill-the_other_cheek = Żadnego Drugiego Policzka
md2-skill-hot_ground = Gorący Grunt
md2-skill-not_one_step_back = Ani Kroku Wstecz

md2-special-carry_light =
    przenieś żeton Uświęcenia ze swojej strefy { $zones ->
        [one] o 1 strefę
        [few] o najwyżej { $zones } strefy
       *[other] o najwyżej { $zones } stref
    }
md2-special-scorch_the_consecrated =
    { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    } dla każdego wroga w uświęconej strefie

## Rozgrywka

md2-ask-column = { $who }: pod którą kolumnę trafia umiejętność { $skill }?
md2-ask-bless = { $who }: która umiejętność jest w tej rundzie błogosławiona?
md2-ask-free-rest = { $who } stoi w uświęconej strefie: odpocząć za darmo?
md2-ask-carry-light = { $who }: dokąd z żetonem Uświęcenia (kolumna { $token })?
md2-do-consecrate = Uświęć { $zone } (1 mana), kolumna { $token }
md2-do-unconsecrate = Zabierz żeton Uświęcenia, kolumna { $token }
md2-do-bless-none = żadna
md2-do-free-rest = odpocznij
md2-do-free-none = bez odpoczynku
md2-no-consecrated = Ta strefa jest już uświęcona: mieści się w niej jeden żeton.
md2-log-consecrate = { $who } uświęca strefę, kolumna { $token }.
md2-log-unconsecrate = { $who } zabiera żeton Uświęcenia, kolumna { $token }.
md2-log-bless = { $who } błogosławi na tę rundę umiejętność { $skill }.
