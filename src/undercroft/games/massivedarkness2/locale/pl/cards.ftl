# Nazwy przedmiotów, mocy zestawu i kart drzwi oraz to, co te karty mówią.

## Przedmioty

md2-item-worn_leather_armour = Znoszona Skórzana Zbroja
md2-item-rusty_sword = Zardzewiały Miecz
md2-item-blunt_axe = Stępiony Topór
md2-item-short_bow = Krótki Łuk
md2-item-wooden_staff = Drewniany Kostur
md2-item-dagger = Sztylet
md2-item-ash_wand = Jesionowa Różdżka
md2-item-tribal_spear = Plemienna Dzida
md2-item-magic_ocarina = Magiczna Okaryna
md2-item-health_vial = Fiolka Zdrowia
md2-item-mana_vial = Fiolka Many
md2-item-soldiers_sword = Miecz Dezertera
md2-item-hand_axe = Siekierka na Podpałkę
md2-item-bone_club = Pałka z Drzazgami
md2-item-fencing_foil = Floret Mańkuta
md2-item-lit_torch = Pochodnia Złą Stroną
md2-item-throwing_knives = Noże z Cyrku
md2-item-hand_crossbow = Kusza Kieszonkowa
md2-item-blowgun = Dmuchawka
md2-item-hazel_wand = Leszczynowa Różdżka
md2-item-ember_wand = Żarząca się Różdżka
md2-item-frost_rod = Berło Zimnych Rąk
md2-item-big_freakin_greatsword = Wyrąbiście Wielki Miecz
md2-item-pitchfork = Chłopski Argument
md2-item-war_flail = Cep Obitych Piszczeli
md2-item-quarterstaff = Dębowa Laga
md2-item-hunting_bow = Łuk Kłusownika
md2-item-light_crossbow = Skrzypiąca Kusza
md2-item-apprentice_staff = Kostur Ucznia
md2-item-oak_longstaff = Sękaty Kij
md2-item-wooden_shield = Drewniana Tarcza
md2-item-saucepan_lid = Pokrywka od Rondla
md2-item-leather_cap = Skórzany Czepiec
md2-item-candle_helmet = Hełm ze Świeczką
md2-item-bandana = Szczęśliwa Chusta
md2-item-pilgrims_hood = Kaptur Pątnika
md2-item-padded_jerkin = Pikowany Kaftan
md2-item-studded_leather = Ćwiekowana Skóra
md2-item-scale_vest = Kamizela z Rybiej Łuski
md2-item-fur_coat = Futro po Molach
md2-item-sturdy_boots = Porządne Buty
md2-item-patched_trousers = Łatane Portki
md2-item-soft_slippers = Filcowe Kapcie
md2-item-loners_greaves = Nagolenniki Samotnika
md2-item-silver_ring = Srebrny Pierścień
md2-item-copper_ring = Miedziany Pierścień
md2-item-rabbits_foot = Królicza Łapka (z Królikiem)
md2-item-mana_pendant = Szklany Wisiorek
md2-item-wolf_tooth_necklace = Mleczak Wilka
md2-item-thumb_ring = Zekier Łucznika
md2-item-iron_belt = Żelazny Pas
md2-item-shadow_slayer_boots = Buty Cieniobójcy
md2-item-shadow_slayer_knife = Nóż Cieniobójcy
md2-item-health_potion = Mikstura Zdrowia
md2-item-mana_potion = Mikstura Many
md2-item-potion_of_might = Mikstura Krzepy
md2-item-stone_skin_draught = Napar Kamiennej Skóry
md2-item-firebomb = Butelka Złych Pomysłów
md2-item-frost_flask = Zima w Butelce
md2-item-bandages = Prawie Czyste Bandaże
md2-item-potion_of_luck = Wywar z Czterolistnych
md2-item-knights_sword = Miecz Rycerski
md2-item-twin_fang = Bliźniaczy Kieł
md2-item-leech_dagger = Pijawczy Sztylet
md2-item-war_pick = Nadziak
md2-item-flame_tongue = Ognisty Jęzor
md2-item-throwing_axes = Topory Powrotki
md2-item-repeating_crossbow = Niecierpliwa Kusza
md2-item-wand_of_sparks = Różdżka Iskier
md2-item-bone_wand = Różdżka z Palca
md2-item-witch_doll = Lalka Wiedźmy
md2-item-greataxe = Topór na Wyrost
md2-item-grudge_blade = Ostrze Urazy
md2-item-boar_spear = Oszczep na Dzika
md2-item-longbow = Cisowy Długi Łuk
md2-item-heavy_crossbow = Kusza Wałowa
md2-item-storm_staff = Kostur Małych Burz
md2-item-pilgrims_crook = Laska Pielgrzyma
md2-item-kite_shield = Tarcza Migdałowa
md2-item-spiked_shield = Kolczasta Tarcza
md2-item-iron_helmet = Żelazny Hełm
md2-item-circlet_of_focus = Diadem Skupienia
md2-item-hawk_mask = Maska Jastrzębia
md2-item-wolf_hood = Kaptur z Wilczego Łba
md2-item-chainmail = Kolczuga
md2-item-mages_robe = Szata Wielu Kieszeni
md2-item-night_cloak = Płaszcz Podręcznej Nocy
md2-item-salamander_coat = Płaszcz Salamandry
md2-item-thorn_mail = Jeżowa Kolczuga
md2-item-riding_boots = Buty Jeździeckie (Konia Brak)
md2-item-acrobats_shoes = Trzewiki Akrobaty
md2-item-loaded_dice = Fałszywe Kości
md2-item-whetstone = Osełka Dziadka
md2-item-blood_ring = Pierścień Czerwonej Kropli
md2-item-company_standard = Sztandar Kompanii
md2-item-mana_crystal = Mruczący Kryształ
md2-item-shadow_slayer_wand = Różdżka Cieniobójcy
md2-item-shadow_slayer_mace = Buława Cieniobójcy
md2-item-shadow_slayer_axe = Topór Cieniobójcy
md2-item-shadow_slayer_sickle = Sierp Cieniobójcy
md2-item-shadow_slayer_totem = Totem Cieniobójcy
md2-item-shadow_slayer_bow = Łuk Cieniobójcy
md2-item-shadow_slayer_hood = Kaptur Cieniobójcy
md2-item-shadow_slayer_amulet = Amulet Cieniobójcy
md2-item-shadow_slayer_buckler = Puklerz Cieniobójcy
md2-item-great_health_potion = Wiadro Zdrowia
md2-item-elixir_of_wrath = Eliksir Gniewu
md2-item-dragons_breath = Oddech Smoka (Rocznik)
md2-item-book_of_deeds = Jak Zostać Bohaterem, Tom II
md2-item-elixir_of_haste = Potrójnie Mocna Kawa
md2-item-queens_rapier = Rapier Królowej
md2-item-soul_drinker = Pożeracz Dusz
md2-item-dragons_fang = Kieł Smoka
md2-item-winters_bite = Ukąszenie Zimy
md2-item-star_knives = Gwiezdne Noże
md2-item-wand_of_storms = Różdżka Dużych Burz
md2-item-skull_sceptre = Gadatliwe Berło
md2-item-giantsbane = Zguba Olbrzymów
md2-item-reapers_scythe = Pożyczona Kosa
md2-item-howling_cleaver = Wyjący Tasak
md2-item-warbow = Łuk Bojowy Zastępów
md2-item-handheld_ballista = Balista Kieszonkowa
md2-item-starfall_staff = Kostur Spadających Gwiazd
md2-item-archmages_staff = Laska Arcymaga
md2-item-staff_of_life = Kwitnący Kostur
md2-item-angel_spear = Włócznia Poranka
md2-item-tower_shield = Czyjeś Drzwi Wejściowe
md2-item-aegis = Egida Głuchych Uszu
md2-item-lich_crown = Korona z Drugiej Ręki
md2-item-dragon_helm = Smoczy Hełm
md2-item-plate_armour = Pełna Płyta
md2-item-archmages_robe = Szlafrok Arcymaga
md2-item-shadow_slayer_coat = Kurta Cieniobójcy
md2-item-seven_league_boots = Siedmiomilowe Buty
md2-item-wind_greaves = Nagolenniki Pomyślnego Wiatru
md2-item-phoenix_feather = Pióro Feniksa
md2-item-hourglass = Klepsydra Kradzionego Czasu
md2-item-horn_of_heroes = Róg Całej Kompanii
md2-item-signet_of_dawn = Sygnet Świtu

## Przedmioty zgraj

md2-item-rib_club = Maczuga z Żebra
md2-item-notched_cleaver = Wyszczerbiony Tasak
md2-item-gnawed_shinbone = Ogryziony Piszczel
md2-item-imp_pitchfork = Diabelskie Widełki
md2-item-grave_shovel = Łopata Grabarza
md2-item-rusted_chain = Lochowy Łańcuch
md2-item-horned_helmet = Rogaty Hełm
md2-item-goat_leg_warmers = Kozie Getry
md2-item-gravestone_shield = Nagrobek Mało Używany
md2-item-bouncers_belt = Pas Odźwiernego
md2-item-crooked_bow = Krzywy Łuk
md2-item-bag_of_rocks = Worek Kamieni
md2-item-urchins_sling = Proca Urwisa
md2-item-harpoon = Harpun Szczura Lądowego
md2-item-imp_candle = Świeczka z Łoju
md2-item-cracked_crystal = Pęknięty Kryształ
md2-item-mumbling_skull = Mamrocząca Czaszka
md2-item-soot_robe = Szata z Sadzy
md2-item-bone_javelins = Kościane Oszczepy
md2-item-cinder_glove = Rękawica z Popiołu
md2-item-headsmans_axe = Topór Kata
md2-item-serrated_sabre = Ząbkowana Szabla
md2-item-butchers_knife = Nóż Rzeźnika
md2-item-brimstone_maul = Młot z Siarki
md2-item-bear_claws = Używane Pazury
md2-item-flail_of_skulls = Cep z Czaszek
md2-item-ogres_belt = Pas Ogra (Trzy Razy Wokół)
md2-item-gargoyle_hide = Skóra Gargulca
md2-item-iron_hooves = Żelazne Kopyta
md2-item-spiked_collar = Obroża Ogara
md2-item-black_bow = Czarny Łuk
md2-item-bolt_thrower = Miotacz Bełtów
md2-item-quill_bracer = Karwasz z Kolców
md2-item-spitting_gargoyle = Plujący Rzygacz
md2-item-lantern_of_souls = Latarnia Dusz
md2-item-hellfire_primer = Elementarz Piekielnika
md2-item-fallen_halo = Pogięta Aureola
md2-item-robe_of_whispers = Szata Szeptów
md2-item-angel_glaive = Glewia Liniejącego Anioła
md2-item-poachers_machete = Maczeta Kłusownika Dusz
md2-item-worldsplitter = Łupacz Światów
md2-item-demonlords_sabre = Szabla Władcy Demonów
md2-item-tyrants_mace = Buzdygan Tyrana
md2-item-twin_hell_axe = Jeden z Dwóch Toporów Piekieł
md2-item-bonecrusher = Kościołom
md2-item-earthquake_hammer = Młot Trzęsień Ziemi
md2-item-titans_gauntlets = Rękawice Tytana
md2-item-infernal_plate = Piekielna Płyta
md2-item-dread_visage = Ostatnia Widziana Twarz
md2-item-stampede_greaves = Nagolenniki Pędzącego Stada
md2-item-archdemons_bow = Łuk Arcydemona
md2-item-crossbow_of_the_gate = Kusza Bramy
md2-item-bottomless_quiver = Kołczan bez Dna
md2-item-razor_disc = Brzytwodysk
md2-item-heart_of_the_inferno = Serce Inferna
md2-item-frozen_eye = Oko, Które Nie Mruga
md2-item-lichs_staff = Kostur Lisza
md2-item-crown_of_embers = Korona z Żaru
md2-item-archangels_blade = Ostrze Upadłego Archanioła
md2-item-chain_of_the_pit = Łańcuch z Otchłani

## Moce zestawu Cieniobójcy

md2-set-slayer_wizard = Nocne Czytanie
md2-set-slayer_paladin = Lampa w Mroku
md2-set-slayer_berserker = Czerwony Zmierzch
md2-set-slayer_rogue = Nikogo Tu Nie Ma
md2-set-slayer_shaman = Duchy Szarówki
md2-set-slayer_ranger = Sowie Oko

## Karty drzwi

md2-door-trapped_vault = Skarbiec z Pułapką
md2-door-trapped_vault-text =
    Zamek gryzie. { $wounds ->
        [one] Otrzymujesz 1 ranę
        [few] Otrzymujesz { $wounds } rany
       *[other] Otrzymujesz { $wounds } ran
    }, a w komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-needle_in_the_lock = Igła w Zamku
md2-door-needle_in_the_lock-text =
    Ktoś zostawił igłę tam, gdzie sięga palec. { $wounds ->
        [one] Otrzymujesz 1 ranę
        [few] Otrzymujesz { $wounds } rany
       *[other] Otrzymujesz { $wounds } ran
    }.
md2-door-burning_threshold = Płonący Próg
md2-door-burning_threshold-text =
    Uwaga, stopień: Ogień na tobie: { $fire }. W komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-frozen_handle = Zamarznięta Klamka
md2-door-frozen_handle-text =
    W piekle nie liże się klamek. Mróz na tobie: { $frost }.
md2-door-thirsty_runes = Spragnione Runy
md2-door-thirsty_runes-text =
    Runy na drzwiach wypijają twoją manę: { $mana }. W komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-falling_ceiling = Walący się Strop
md2-door-falling_ceiling-text =
    Te drzwi coś podpierały. Każdy bohater w twojej strefie otrzymuje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }.
md2-door-cold_welcome = Chłodne Przyjęcie
md2-door-cold_welcome-text =
    Mróz na każdym bohaterze w twojej strefie: { $frost }. W komnacie, dobrze schłodzony, { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-forgotten_hoard = Zapomniany Skarbczyk
md2-door-forgotten_hoard-text =
    Pod kurzem coś błyszczy. W komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-tax_collectors_den = Nora Poborcy
md2-door-tax_collectors_den-text =
    Zawsze było wiadomo, gdzie skończy. W komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-somebody_was_faster = Ktoś Był Szybszy
md2-door-somebody_was_faster-text =
    Ślady butów, puste pudełko i liścik z podziękowaniem. Odrzuć z komnaty { $loot ->
        [one] 1 żeton łupu
        [few] { $loot } żetony łupu
       *[other] { $loot } żetonów łupu
    }, jeśli tyle ich jest.
md2-door-full_house = Komplet Gości
md2-door-full_house-text =
    Ktoś ma dziś urodziny. W komnacie { $mobs ->
        [one] namnaża się 1 zgraja więcej
        [few] namnażają się { $mobs } zgraje więcej
       *[other] namnaża się { $mobs } zgraj więcej
    } i { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-nobody_home = Nikogo w Domu
md2-door-nobody_home-text =
    Zupa jeszcze ciepła. Odrzuć z komnaty { $spawns ->
        [one] 1 żeton namnażania
        [few] { $spawns } żetony namnażania
       *[other] { $spawns } żetonów namnażania
    }, jeśli tyle ich jest; nikt się tam nie namnaża.
md2-door-do_not_wake = Proszę Nie Budzić
md2-door-do_not_wake-text =
    Wywieszka wisi od środka. W komnacie pojawia się grasujący potwór i { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-healing_spring = Lecznicze Źródło
md2-door-healing_spring-text =
    Spod drzwi cieknie czysta woda. Każdy bohater w twojej strefie leczy { $heal ->
        [one] 1 ranę
        [few] { $heal } rany
       *[other] { $heal } ran
    }.
md2-door-humming_walls = Nucące Ściany
md2-door-humming_walls-text =
    Ściany znają tę melodię. Mana dla każdego bohatera w twojej strefie: { $mana }.
md2-door-hidden_well = Ukryta Studnia
md2-door-hidden_well-text =
    W komnacie { $fountain ->
        [one] stoi fontanna, której
        [few] stoją { $fountain } fontanny, których
       *[other] stoi { $fountain } fontann, których
    } nie ma na żadnej mapie.
md2-door-left_luggage = Przechowalnia Bagażu
md2-door-left_luggage-text =
    W komnacie { $chest ->
        [one] stoi skrzynia i czeka
        [few] stoją { $chest } skrzynie i czekają
       *[other] stoi { $chest } skrzyń i czeka
    } na właściciela, który się spóźnia.
md2-door-writing_on_the_wall = Napis na Ścianie
md2-door-writing_on_the_wall-text =
    Inni byli tu przed tobą i spisali swoje błędy. Twoje doświadczenie: +{ $xp } PD.
md2-door-creaking_hinges = Skrzypiące Zawiasy
md2-door-creaking_hinges-text =
    Słyszało to pół podziemi. Najbliższy wróg wykonuje natychmiast { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
md2-door-crack_of_light = Szczelina Światła
md2-door-crack_of_light-text =
    Zabłąkany promień dnia. Zyskujesz w tej turze { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
md2-door-sleepy_guards = Zaspani Strażnicy
md2-door-sleepy_guards-text =
    Nocna zmiana. Mróz na każdym wrogu, który teraz pojawi się w komnacie: { $frost }.
md2-door-cooking_accident = Wypadek w Kuchni
md2-door-cooking_accident-text =
    Gorszej chwili na otwarcie drzwi kucharz nie mógł sobie wymarzyć. Ogień na każdym wrogu, który teraz pojawi się w komnacie: { $fire }.
md2-door-blood_altar = Krwawy Ołtarz
md2-door-blood_altar-text =
    Możesz przyjąć { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }; wtedy w komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-toll_demon = Demon Myta
md2-door-toll_demon-text =
    Przez dziurkę od klucza wysuwa się otwarta dłoń. Możesz wydać manę ({ $mana }); wtedy w komnacie { $treasure ->
        [one] leży 1 skarb więcej
        [few] leżą { $treasure } skarby więcej
       *[other] leży { $treasure } skarbów więcej
    }.
md2-door-dead_mans_pack = Plecak Nieboszczyka
md2-door-dead_mans_pack-text =
    Jemu już się nie przyda. Dobierasz { $common ->
        [one] 1 zwykły przedmiot
        [few] { $common } zwykłe przedmioty
       *[other] { $common } zwykłych przedmiotów
    }.
md2-door-silence = Cisza
md2-door-silence-text =
    Nawet zawiasy nie skrzypią. Nic się nie dzieje, co jest podejrzane.

## O co pytają karty

md2-ask-push = Można odepchnąć, { $who }: dokąd?
md2-ask-relocate = Droga wolna, { $who }: dokąd?
md2-ask-gift =
    Kto zyskuje { $n ->
        [one] 1 manę
       *[other] { $n } many
    }?
md2-ask-alarm = Zawiasy kogoś obudziły. Kto działa?
md2-ask-offering = { $card }: czy { $who } płaci?
md2-do-stay = Ani kroku dalej
md2-do-pay = Zapłać
md2-do-pass = Nie płać
