# Szaman.

md2-class-shaman = Szaman

## Duchy i szczyty torów żywiołów

md2-ally-fire_spirit = Duch Ognia
md2-ally-frost_spirit = Duch Mrozu
md2-basic-heart_of_fire = Serce Ognia
md2-basic-heart_of_ice = Serce Lodu
md2-basic-heart_of_earth = Serce Ziemi
md2-basic-heart_of_air = Serce Powietrza

## Umiejętności

md2-skill-ember_breath_1 = Żarzący Oddech I
md2-skill-ember_breath_2 = Żarzący Oddech II
md2-skill-ember_breath_3 = Żarzący Oddech III
md2-skill-cold_stare_1 = Lodowate Spojrzenie I
md2-skill-cold_stare_2 = Lodowate Spojrzenie II
md2-skill-mud_armour_1 = Błotna Zbroja I
md2-skill-mud_armour_2 = Błotna Zbroja II
md2-skill-tailwind = Wiatr w Plecy
md2-skill-call_of_the_hearth = Zew Ogniska
md2-skill-call_of_the_glacier = Zew Lodowca
md2-skill-spring_rain = Wiosenny Deszcz
md2-skill-drumbeat = Głos Bębna
md2-skill-mountain_cough = Góra Kaszle

md2-special-call_fire_spirit = w twojej strefie zjawia się Duch Ognia
md2-special-call_frost_spirit = w twojej strefie zjawia się Duch Mrozu
md2-special-wake_spirit = aktywuj ducha jeszcze raz, bez akcji

## Rozgrywka

md2-ask-element =
    { $who } ma zyskać { $n ->
        [one] 1 manę
        [few] { $n } many
       *[other] { $n } many
    }. Najbliższy punkt jako mana czy na żywioł?
md2-ask-raise-element = { $who }: który żywioł rośnie o 1?
md2-ask-element-to-the-top = { $who }: który żywioł rośnie na sam szczyt?
md2-ask-spirit = { $who }: co robi?
md2-ask-wake = { $who }: który duch działa?
md2-do-mana = mana
md2-do-element = rośnie { $element }
md2-do-flip = Wydaj cały zasób i odwróć znacznik: { $element }
md2-do-wake = { $who }: aktywuj
md2-do-wake-again = { $who }: aktywuj ponownie (1 akcja)
md2-no-element = Potrzeba więcej żywiołu: { $element }, { $n }.
md2-no-flip = Znacznik musi być na szczycie toru, na polu { $n }.
md2-no-flip-again = Ten znacznik jest już odwrócony: raz na misję.
md2-log-element = { $who }: { $element } rośnie do { $n }.
md2-log-flip = { $who } odwraca znacznik: { $element }.
md2-log-summon = { $who } wzywa pomoc: { $whom }.
