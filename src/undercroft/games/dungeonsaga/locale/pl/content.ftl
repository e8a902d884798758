# Nazwy i teksty wszystkiego, co jest w pudełku. Liczby w tekstach są takie jak w plikach w content/.

dungeonsaga-title = Dungeon Saga

## Kostki

sag-die-hero = niebieska
sag-die-bone = kremowa

## Bohaterowie i ich towarzysze

sag-model-orlaf = Orlaf
sag-role-orlaf = barbarzyńca (człowiek)
sag-model-rordin = Rordin
sag-role-rordin = krasnoludzki wojownik
sag-model-madriga = Madriga
sag-role-madriga = elfia łowczyni
sag-model-danor = Danor
sag-role-danor = czarodziej (człowiek)
sag-model-hedrin = Hedrin
sag-role-hedrin = krasnoludzki uczony

## Bossowie

sag-model-mortibris = Mortibris
sag-role-mortibris = nekromanta
sag-model-grund = Grund
sag-role-grund = nieumarły król krasnoludów
sag-model-elshara = Elshara
sag-role-elshara = banshee
sag-model-hoggar = Hoggar
sag-role-hoggar = szaman zombie trolli

## Sługi

sag-model-skeleton_warrior = Szkielet wojownik
sag-minion-skeleton_warrior-text = Szybki, klekocze i nigdy nie jest tak martwy, na jakiego wygląda: sterta kości to tylko wojownik na odpoczynku.
sag-model-skeleton_archer = Szkielet łucznik
sag-minion-skeleton_archer-text = Celuje bez oczu, a i tak trafia. Z bliska to już tylko kości.
sag-model-zombie = Zombie
sag-minion-zombie-text = Powolny i miękki, ale bije mocno, a za nim zawsze idzie następny.
sag-model-armoured_zombie = Opancerzony zombie
sag-minion-armoured_zombie-text = Zombie, z którego nikomu nie chciało się zdjąć zbroi.
sag-model-dwarf_revenant = Krasnoludzki ożywieniec
sag-minion-dwarf_revenant-text = Uparty za życia, po śmierci jeszcze bardziej: nawet dwa czy trzy trafienia tylko rozsypują go w kości.
sag-model-ghost = Duch
sag-minion-ghost-text = Przemyka obok każdego strażnika. Nie zostawia kości, więc gdy znika, to na dobre.
sag-model-zombie_troll = Zombie troll
sag-minion-zombie_troll-text = Cztery pola gnijących mięśni. W walce sam jeden ma przewagę liczebną.

## Zdolności

sag-ability-ethereal = Eteryczność
sag-ability-ethereal-text = Przednie strefy wrogów ani nie zatrzymują, ani nie trzymają: można przychodzić i odchodzić do woli, a odejście nikomu nie daje wolnego ataku.
sag-ability-frenzy = Szał
sag-ability-frenzy-text = Gdy wróg ma przewagę liczebną: 1 kostka więcej za każdą rangę we własnej walce i w wolnych atakach.
sag-ability-magical_defence = Obrona magiczna
sag-ability-magical_defence-text = Przeciw atakom magicznym: 1 kostka więcej za każdą rangę.
sag-ability-nimble = Zwinność
sag-ability-nimble-text = Wolne ataki na ten model mają 1 kostkę mniej.
sag-ability-smash = Miażdżenie
sag-ability-smash-text = Przeciw zamkom: 1 kostka więcej za każdą rangę.
sag-ability-stalwart = Niezłomność
sag-ability-stalwart-text = W każdej walce i przy każdym strzale, w ataku i w obronie, nie liczy się jedna kara za każdą rangę.
sag-ability-sure_shot = Pewny strzał
sag-ability-sure_shot-text = Strzał ponad wyposażeniem nie kosztuje kostki.
sag-ability-tough = Wytrzymałość
sag-ability-tough-text = Na koniec każdej rundy ranny model rzuca kostką: 6 leczy 1 ranę. Każda następna ranga obniża ten próg o 1.

## Dlaczego w ataku jest więcej albo mniej kostek

sag-why-injured = ciężkie rany
sag-why-outnumbered = wróg ma przewagę liczebną
sag-why-behind = atak z tyłu
sag-why-furniture = strzał ponad wyposażeniem
sag-why-nimble = zwinność celu
sag-why-frenzy = szał
sag-why-smash = miażdżenie
sag-why-magical_defence = obrona magiczna
sag-why-magic = magiczna laska

## Umiejętności

sag-feat-whirlwind = Młynek
sag-feat-whirlwind-text = Bez ruchu: walczysz z każdym sąsiednim wrogiem, z przodu i z tyłu, i z każdym sąsiednim zwykłym zamkiem, w dowolnej kolejności.
sag-feat-stone_wall = Kamienny mur
sag-feat-stone_wall-text = Do początku następnej tury masz pancerz 5. Bez ruchu możesz też walczyć.
sag-feat-volley = Salwa
sag-feat-volley-text = Bez ruchu: strzelasz najwyżej do 3 różnych wrogów, do każdego pełną liczbą kostek.
sag-feat-wellspring = Źródło mocy
sag-feat-wellspring-text = Wszystkie twoje czary są znów gotowe. Bez ruchu możesz czarować jak w każdej akcji.
sag-feat-charge = Szarża
sag-feat-charge-text = Ruszasz się jak w każdej turze, a potem walczysz z 2 kostkami więcej.
sag-feat-forge_blow = Cios kowala
sag-feat-forge_blow-text = Bez ruchu: walczysz z jednym wrogiem lub zamkiem w przedniej strefie, z 3 kostkami więcej.
sag-feat-shadow_step = Krok cienia
sag-feat-shadow_step-text = Ruszasz się jak w każdej turze, ale przednie strefy wrogów ani cię nie zatrzymują, ani nie trzymają i nikt nie ma wolnego ataku. Potem możesz strzelać.
sag-feat-firestorm = Burza ognia
sag-feat-firestorm-text = Bez ruchu: atak magiczny 3 kostkami na każdego wroga w krótkim zasięgu, którego widzisz.
sag-feat-rise = Powstańcie!
sag-feat-rise-text = Bez ruchu: wskrzeszasz naraz najwyżej 3 sterty kości, według zasad wskrzeszenia umarłych.
sag-feat-kings_wrath = Gniew króla
sag-feat-kings_wrath-text = Bez ruchu: walka z każdym wrogiem w przedniej strefie, z każdym 1 kostką więcej.
sag-feat-death_wail = Krzyk śmierci
sag-feat-death_wail-text = Bez ruchu: atak magiczny 3 kostkami na każdego bohatera w krótkim zasięgu, choćby za ścianą.
sag-feat-trample = Tratowanie
sag-feat-trample-text = Bez ruchu: walka z każdym sąsiednim bohaterem, z przodu i z tyłu.

## Biegłości

sag-skill-bloodlust = Żądza krwi
sag-skill-bloodlust-text = Szał: gdy wróg ma przewagę liczebną, walczysz i atakujesz z 1 kostką więcej.
sag-skill-long_stride = Długi krok
sag-skill-long_stride-text = Ruch +1.
sag-skill-stalwart_heart = Niezłomne serce
sag-skill-stalwart_heart-text = Niezłomność: w każdej walce i przy każdym strzale, w ataku i w obronie, nie liczy się jedna kara.
sag-skill-dwarven_hide = Krasnoludzka skóra
sag-skill-dwarven_hide-text = Wytrzymałość: na koniec każdej rundy, jeśli masz rany, rzucasz kostką. 6 leczy 1 ranę.
sag-skill-light_feet = Lekkie stopy
sag-skill-light_feet-text = Zwinność: wolne ataki na ciebie mają 1 kostkę mniej.
sag-skill-steady_hand = Pewna ręka
sag-skill-steady_hand-text = Pewny strzał: strzał ponad wyposażeniem nie kosztuje cię kostki.
sag-skill-warded_mind = Osłonięty umysł
sag-skill-warded_mind-text = Obrona magiczna: przeciw atakom magicznym masz 1 kostkę więcej.
sag-skill-lock_lore = Tajniki zamków
sag-skill-lock_lore-text = Gdy osłabiasz zaporę, traci ona o 1 więcej.

## Czary

sag-school-sorcery = Czarnoksięstwo
sag-school-fire = Ogień
sag-school-healing = Leczenie
sag-school-necromancy = Nekromancja
sag-range-long = długi
sag-range-short = krótki
sag-range-adjacent = sąsiadujący
sag-range-caster = rzucający

sag-spell-break_ward = Złamanie zapory
sag-spell-break_ward-text = Krótki zasięg, na linii wzroku: zapora na stałe traci 1 punkt mocy. Gdy nie zostaje nic, ustępuje.
sag-spell-crystallise = Krystalizacja
sag-spell-crystallise-text = Rzuć kostką i weź kryształ energii: mocy 1 przy 1–3, mocy 2 przy 4–5, mocy 3 przy 6.
sag-spell-corrode = Korozja
sag-spell-corrode-text = Długi zasięg, na linii wzroku: pancerz wroga jest o 1 niższy do końca rundy, ale nie mniejszy niż 1.
sag-spell-flamebolt = Ognisty pocisk
sag-spell-flamebolt-text = Długi zasięg, na linii wzroku: atak magiczny 3 kostkami.
sag-spell-flame = Płomień
sag-spell-flame-text = Długi zasięg, na linii wzroku: atak magiczny 5 kostkami.
sag-spell-brisk_work = Żwawa robota
sag-spell-brisk_work-text = Krótki zasięg: jeden bohater, także rzucający, rusza się od razu najwyżej o 3 pola, według wszystkich zasad ruchu.
sag-spell-mend = Zasklepienie ran
sag-spell-mend-text = Krótki zasięg: jeden bohater, także rzucający, leczy 1 ranę.
sag-spell-aegis = Egida
sag-spell-aegis-text = Krótki zasięg: jeden bohater, także rzucający, ma pancerz o 1 wyższy do końca rundy, ale nie większy niż 5.
sag-spell-faithful_in_death = Wierni w śmierci
sag-spell-faithful_in_death-text = Krótki zasięg: na wolnym polu pojawia się duch. Bohaterowie, którzy mają go w przedniej strefie, mogą wykonać wolny atak.
sag-spell-bleed = Krwawienie
sag-spell-bleed-text = Długi zasięg, na linii wzroku: atak magiczny 4 kostkami. Jeśli trafi, obok bohatera pojawia się zombie.
sag-spell-dark_bolt = Mroczny pocisk
sag-spell-dark_bolt-text = Długi zasięg, na linii wzroku: atak magiczny 3 kostkami.
sag-spell-bone_armour = Kościana zbroja
sag-spell-bone_armour-text = Krótki zasięg: jeden model władcy podziemi, także rzucający, ma pancerz o 1 wyższy do końca rundy, ale nie większy niż 5.
sag-spell-rot = Zgnilizna
sag-spell-rot-text = Krótki zasięg, na linii wzroku: pancerz bohatera jest o 1 niższy do końca rundy, ale nie mniejszy niż 1.
sag-spell-keening = Zawodzenie
sag-spell-keening-text = Krótki zasięg, także przez ściany: atak magiczny 3 kostkami.
sag-spell-drive_on = Popędzanie
sag-spell-drive_on-text = Krótki zasięg: jeden model władcy podziemi, także rzucający, rusza się od razu najwyżej o 3 pola, według wszystkich zasad ruchu.

## Przedmioty

sag-item-energy_crystal_1 = Kryształ energii (1)
sag-item-energy_crystal_1-text = Zużyj go, gdy atakujesz czarem: 1 kostka więcej. Jeden kryształ na atak.
sag-item-energy_crystal_2 = Kryształ energii (2)
sag-item-energy_crystal_2-text = Zużyj go, gdy atakujesz czarem: 2 kostki więcej. Jeden kryształ na atak.
sag-item-energy_crystal_3 = Kryształ energii (3)
sag-item-energy_crystal_3-text = Zużyj go, gdy atakujesz czarem: 3 kostki więcej. Jeden kryształ na atak.
sag-item-healing_potion = Napój leczenia
sag-item-healing_potion-text = Wypij w swojej turze: leczysz 1 ranę. Jednorazowego użytku.
sag-item-battle_potion = Napój bitewny
sag-item-battle_potion-text = Wypij w swojej turze: do jej końca walczysz z 2 kostkami więcej. Jednorazowego użytku.
sag-item-haste_potion = Napój pośpiechu
sag-item-haste_potion-text = Wypij w swojej turze: możesz przejść o 4 pola dalej. Jednorazowego użytku.
sag-item-tome_of_valandor = Księga Valandora
sag-item-tome_of_valandor-text = Gdy osłabiasz zaporę, traci ona o 1 więcej.
sag-item-dunstans_amulet = Ochronny amulet Dunstana
sag-item-dunstans_amulet-text = Ilekroć masz odnieść ranę, rzuć kostką: przy 5 lub 6 jej nie odnosisz.
sag-item-spidersilk_armour = Pancerz z pajęczego jedwabiu
sag-item-spidersilk_armour-text = Tylko Madriga: pancerz +1.
sag-item-runic_breastplate = Runiczny napierśnik
sag-item-runic_breastplate-text = Tylko Orlaf lub Rordin: pancerz +1.
sag-item-runed_staff_of_silibar = Runiczna laska Silibara
sag-item-runed_staff_of_silibar-text = Tylko Danor: ataki magiczne z 1 kostką więcej.
sag-item-forgebreaker = Łamacz Kuźni
sag-item-forgebreaker-text = Tylko Rordin lub Grund: 1 kostka walki więcej, a przeciw zamkom jeszcze 2.

## Karty rozkazów władcy podziemi

sag-command-onward_1 = Naprzód! (1)
sag-command-onward_2 = Naprzód! (2)
sag-command-onward_3 = Naprzód! (3)
sag-command-twice_as_fierce = Z podwójną zaciekłością
sag-command-wake_2 = Pobudka! (2)
sag-command-wake_3 = Pobudka! (3)
sag-command-ambush_1 = Zasadzka (1)
sag-command-ambush_2 = Zasadzka (2)
sag-command-extra-text =
    W tej turze { $n ->
        [one] jeszcze 1 twój model rusza się i działa.
        [few] jeszcze { $n } twoje modele ruszają się i działają.
       *[other] jeszcze { $n } twoich modeli rusza się i działa.
    }
sag-command-double-text = W tej turze masz drugi raz wszystkie rozkazy. Żaden model nie działa jednak dwa razy.
sag-command-raise-text =
    W tej turze, poza rozkazami, { $n ->
        [one] raz
       *[other] { $n } razy
    } rzucasz Wskrzeszenie umarłych.
sag-command-interrupt-text =
    Przerwanie. Między turami dwóch bohaterów { $n ->
        [one] rusza się i działa 1 twój model. W twojej turze może to zrobić jeszcze raz.
        [few] ruszają się i działają najwyżej { $n } twoje modele. W twojej turze mogą to zrobić jeszcze raz.
       *[other] rusza się i działa najwyżej { $n } twoich modeli. W twojej turze mogą to zrobić jeszcze raz.
    }

## Wyposażenie

sag-furniture-dwarf_crypt = krasnoludzka krypta
sag-furniture-chest = skrzynia
sag-furniture-barrel = beczka
sag-furniture-lectern = pulpit
sag-furniture-table = stół
sag-furniture-weapon_rack = stojak na broń
sag-furniture-well = studnia
sag-furniture-dwarf_throne = krasnoludzki tron
sag-furniture-sorcerer_bookcase = regał czarnoksiężnika
sag-furniture-bookcase = regał
sag-furniture-book = księga
sag-furniture-single_door = pojedyncze drzwi
sag-furniture-double_door = podwójne drzwi
