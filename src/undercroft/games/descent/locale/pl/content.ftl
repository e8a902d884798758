# Nazwy i teksty wszystkiego, co jest na kościach, kartach i żetonach.
# Liczby w tekstach to wartości z plików w content/, podane pod nazwą pola.

descent-title = Descent: Wędrówki w mroku
descent-tagline = Jeden Pan Podziemi, lochy, które sam urządził, i bohaterowie, którzy i tak tam schodzą.

## Bohaterowie

des-hero-andira_runehand = Andira Runoręka
des-hero-andira_runehand-text = Twoje ataki magiczne mają Przebicie { $pierce } przeciw każdemu sąsiedniemu wrogowi.
des-hero-battlemage_jaes = Mag Bojowy Jaes
des-hero-battlemage_jaes-text = Możesz używać run bez względu na to, jaką zbroję nosisz.
des-hero-bogran = Bogran Cień
des-hero-bogran-text =
    +{ $damage } do obrażeń przeciw każdemu wrogowi, który nie widział cię, gdy zaczynała się bieżąca tura, albo którego jeszcze wtedy nie było.
des-hero-grey_ker = Szary Ker
des-hero-grey_ker-text =
    W swojej turze możesz dowolnie często zamieniać zadeklarowaną akcję na inną, o ile mieści się w niej wszystko, co już zrobiłeś. Nie jest to nowa deklaracja.
des-hero-ispher = Ispher
des-hero-ispher-text =
    Na początku każdej swojej tury leczysz { $heals ->
        [one] 1 ranę
        [few] { $heals } rany
       *[other] { $heals } ran
    }. Trucizna na ciebie nie działa.
des-hero-landrec = Landrec Mądry
des-hero-landrec-text =
    W każdym rzucie za atak masz { $surge ->
        [one] 1 dodatkowy przypływ mocy
        [few] { $surge } dodatkowe przypływy mocy
       *[other] { $surge } dodatkowych przypływów mocy
    }.
des-hero-lyssa = Lyssa
des-hero-lyssa-text =
    Gdy ktoś cię atakuje, możesz mu kazać przerzucić { $rerolls ->
        [one] wskazaną kość zieloną, żółtą lub czarną
        [few] { $rerolls } wskazane kości zielone, żółte lub czarne
       *[other] { $rerolls } wskazanych kości zielonych, żółtych lub czarnych
    }; nie wtedy, gdy unikasz, ani gdy atak jest z celowaniem.
des-hero-mad_carthos = Szalony Carthos
des-hero-mad_carthos-text = +{ $damage } do obrażeń w atakach magicznych.
des-hero-mordrog = Mordrog
des-hero-mordrog-text =
    Ilekroć odnosisz rany, odzyskujesz { $regain ->
        [one] 1 punkt zmęczenia
        [few] { $regain } punkty zmęczenia
       *[other] { $regain } punktów zmęczenia
    }.
des-hero-one_fist = Jednoręki
des-hero-one_fist-text =
    Przedmioty trzymasz tylko w { $hands ->
        [one] jednej ręce
       *[other] { $hands } rękach
    }. W każdej swojej turze, poza akcją, możesz raz uderzyć wręcz tą drugą; kości: { $dice }.
des-hero-red_scorpion = Czerwony Skorpion
des-hero-red_scorpion-text =
    Na początku swojej tury możesz wydać { $amount ->
        [one] 1 punkt zmęczenia
        [few] { $amount } punkty zmęczenia
       *[other] { $amount } punktów zmęczenia
    }, by wyleczyć { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    }, albo odnieść tyle ran, którym nic nie zapobiega, by odzyskać tyle samo zmęczenia.
des-hero-ronan = Ronan z Puszczy
des-hero-ronan-text = Od początku towarzyszy ci empos Pico.
des-hero-runewitch_astarra = Runowiedźma Astarra
des-hero-runewitch_astarra-text =
    Glif aktywuje się, gdy tylko podejdziesz do niego na odległość { $spaces ->
        [one] 1 pola
       *[other] { $spaces } pól
    }.
des-hero-silhouette = Sylwetka
des-hero-silhouette-text =
    Kiedy masz rozkaz, możesz w każdej chwili zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by zamienić go na inny.
des-hero-sir_valadir = Sir Valadir
des-hero-sir_valadir-text =
    Każdy punkt zmęczenia wydany na atak daje ci { $power_dice ->
        [one] 1 kość mocy
        [few] { $power_dice } kości mocy
       *[other] { $power_dice } kości mocy
    }, w granicach zwykłego limitu.
des-hero-spiritspeaker_mok = Duchomówca Mok
des-hero-spiritspeaker_mok-text =
    Każda karta kosztuje Pana Podziemi o { $threat ->
        [one] 1 żeton zagrożenia
        [few] { $threat } żetony zagrożenia
       *[other] { $threat } żetonów zagrożenia
    } więcej.
des-hero-steelhorns = Stalorogi
des-hero-steelhorns-text =
    Gdy biegniesz, możesz wykonać jeden atak wręcz, jeśli cały czas poruszałeś się po linii prostej. Twój ruch się na nim kończy.
des-hero-trenloe = Trenloe Mocarny
des-hero-trenloe-text =
    Gdy atakujesz, możesz przerzucić { $rerolls ->
        [one] kość zieloną, żółtą lub czarną
        [few] { $rerolls } kości zielone, żółte lub czarne
       *[other] { $rerolls } kości zielonych, żółtych lub czarnych
    }; nie wtedy, gdy celujesz, ani gdy cel unika.
des-hero-varikas = Varikas Umarły
des-hero-varikas-text =
    Na początku każdej swojej tury odzyskujesz { $recovers ->
        [one] 1 punkt zmęczenia
        [few] { $recovers } punkty zmęczenia
       *[other] { $recovers } punktów zmęczenia
    }.
des-hero-vyrah = Vyrah Sokolnik
des-hero-vyrah-text = Towarzyszy ci sokół Skye.

## Chowańce i towarzysze

des-familiar-boggs = Szczur Boggs
des-familiar-boggs-text = Szybkość { $speed }. Tam, gdzie sięga wzrok Boggsa, nie można rozmnażać potworów.
des-familiar-mata = Mata
des-familiar-mata-text =
    Szybkość { $speed }. Fretka, która podnosi i niesie { $carries ->
        [one] 1 przedmiot lub eliksir
        [few] { $carries } przedmioty lub eliksiry
       *[other] { $carries } przedmiotów lub eliksirów
    } i oddaje sąsiedniemu bohaterowi albo Kacie za { $give_cost ->
        [one] 1 punkt ruchu
        [few] { $give_cost } punkty ruchu
       *[other] { $give_cost } punktów ruchu
    }.
des-familiar-kata = Kata
des-familiar-kata-text =
    Szybkość { $speed }. Fretka, która podnosi i niesie { $carries ->
        [one] 1 przedmiot lub eliksir
        [few] { $carries } przedmioty lub eliksiry
       *[other] { $carries } przedmiotów lub eliksirów
    } i oddaje sąsiedniemu bohaterowi albo Macie za { $give_cost ->
        [one] 1 punkt ruchu
        [few] { $give_cost } punkty ruchu
       *[other] { $give_cost } punktów ruchu
    }.
des-familiar-skye = Sokół Skye
des-familiar-skye-text =
    Szybkość { $speed }. Wrogowie na polu Skye i obok niego nie mogą unikać ani celować, a ich pancerz jest o { $enemy_armor } niższy.
des-familiar-pico = Empos Pico
des-familiar-pico-text =
    Kto niesie Pico, rzuca w każdym ataku { $power_dice ->
        [one] 1 dodatkową kością mocy
       *[other] { $power_dice } dodatkowymi kośćmi mocy
    }. Pico nie zajmuje miejsca; sąsiedniemu bohaterowi oddaje się go za { $give_cost ->
        [one] 1 punkt ruchu
        [few] { $give_cost } punkty ruchu
       *[other] { $give_cost } punktów ruchu
    }.
des-familiar-monkey = Małpa
des-familiar-monkey-text =
    Szybkość { $speed }, żadnego pancerza. Bohater pod klątwą małpiego boga, przez { $turns ->
        [one] 1 turę
        [few] { $turns } tury
       *[other] { $turns } tur
    }: biega, także za zmęczenie, ale nie może atakować, używać przedmiotów ani robić niczego innego.

## Potwory

des-monster-beastman = Zwierzoczłek
des-monster-beastman-text = Polują stadami, a każde stado ma swojego wodza.
des-monster-giant = Olbrzym
des-monster-giant-text = Maczuga spada raz. Zwykle raz wystarczy.
des-monster-razorwing = Nożoskrzydły
des-monster-razorwing-text = Nim podniesiesz wzrok, jest już po wszystkim.
des-monster-skeleton = Szkielet
des-monster-skeleton-text = Strzela odłamkami samego siebie, a leży tylko z przyzwyczajenia.
des-monster-ogre = Ogr
des-monster-ogre-text = W co trafi, tym rzuca.
des-monster-hell_hound = Piekielny ogar
des-monster-hell_hound-text = Wypuszcza oddech i nie ma już korytarza.
des-monster-manticore = Mantikora
des-monster-manticore-text = Dwie salwy, zanim ktokolwiek doliczy do jednego.
des-monster-sorcerer = Czarnoksiężnik
des-monster-sorcerer-text = Sprzedał wszystko, co miał, i niczego nie żałuje.
des-monster-dragon = Smok
des-monster-dragon-text = Jego ogień jest czarny i nie boi się wody.
des-monster-naga = Naga
des-monster-naga-text = Z jej objęć nikt nie odchodzi.
des-monster-bane_spider = Upiorny pająk
des-monster-bane_spider-text = Pluje własną krwią, a krew ma jadowitą.
des-monster-demon = Demon
des-monster-demon-text = Płonie i się nie spala. Odwaga wprost przeciwnie.

des-rank-normal = zwyczajny
des-rank-master = straszliwy
des-rank-named = nazwany

## Kości i ataki

des-die-red = czerwona
des-die-blue = niebieska
des-die-white = biała
des-die-green = zielona
des-die-yellow = żółta
des-die-black = czarna

des-face-miss = pudło
des-face-blank = pusta ścianka
des-face-power = potężny atak
des-face-surge = przypływ mocy
des-face-d2s1 = obrażenia 2 i przypływ
des-face-d3 = obrażenia 3
des-face-d4 = obrażenia 4
des-face-r1d1 = zasięg 1 i obrażenia 1
des-face-r1d2 = zasięg 1 i obrażenia 2
des-face-r1d3 = zasięg 1 i obrażenia 3
des-face-r1d3s1 = zasięg 1, obrażenia 3 i przypływ
des-face-r2d1 = zasięg 2 i obrażenia 1
des-face-r2d1s1 = zasięg 2, obrażenia 1 i przypływ
des-face-r2d2 = zasięg 2 i obrażenia 2
des-face-r2s1 = zasięg 2 i przypływ
des-face-r3 = zasięg 3
des-face-r3d1s1 = zasięg 3, obrażenia 1 i przypływ
des-face-r4s1 = zasięg 4 i przypływ

des-attack-melee = walka wręcz
des-attack-ranged = walka strzelecka
des-attack-magic = magia

## Zdolności specjalne

des-ability-aura = Aura
des-ability-aura-text =
    Wróg, który wchodzi na sąsiednie pole, za każdym razem odnosi { $wounds ->
        [one] 1 ranę, której
        [few] { $wounds } rany, których
       *[other] { $wounds } ran, których
    } nie zatrzymuje pancerz.
des-ability-blast = Rozprysk
des-ability-blast-text =
    Atak trafia wszystkie figurki, swoje i wrogie, w odległości od celu równej randze, o ile nie zasłaniają ich ściany, drzwi ani rumowisko.
des-ability-breath = Zionięcie
des-ability-breath-text =
    Atak trafia wszystkie figurki, swoje i wrogie, pod znacznikiem przyłożonym do podstawki. Zasięg się nie liczy.
des-ability-burn = Podpalenie
des-ability-burn-text = Komu atak zada obrażenia, choćby zatrzymał je pancerz, ten dostaje żeton podpalenia.
des-ability-command = Dowodzenie
des-ability-command-text =
    Własne ataki i ataki sprzymierzeńców w odległości do { $spaces ->
        [one] 1 pola
       *[other] { $spaces } pól
    } mają +{ $damage } do obrażeń i +{ $range } do zasięgu.
des-ability-fear = Strach
des-ability-fear-text = Atakujący wróg musi wydać tyle przypływów mocy, ile wynosi ranga, inaczej pudłuje.
des-ability-fly = Latanie
des-ability-fly-text = Porusza się nad wrogami i przeszkodami, jakby ich nie było.
des-ability-grapple = Pochwycenie
des-ability-grapple-text = Sąsiedni wrogowie nie mogą wydawać punktów ruchu.
des-ability-knockback = Odrzucenie
des-ability-knockback-text =
    Kto otrzyma od ataku obrażenia, choćby zatrzymał je pancerz, może zostać odrzucony najwyżej o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }.
des-ability-pierce = Przebicie
des-ability-pierce-text = Atak pomija tyle punktów pancerza, ile wynosi ranga. Tarcz nie przebija.
des-ability-poison = Zatrucie
des-ability-poison-text = Rany od tego ataku stają się zatruciem, które trzeba wyleczyć, zanim wyleczy się rany.
des-ability-reach = Dalekosiężny atak
des-ability-reach-text =
    Atak wręcz sięga na { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }.
des-ability-quick_shot = Błyskawiczny atak
des-ability-quick_shot-text =
    Po aktywacji może wykonać { $attacks ->
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.
des-ability-sorcery = Czarna magia
des-ability-sorcery-text = Po rzucie dodaje tyle punktów, ile wynosi ranga, dzieląc je dowolnie między zasięg i obrażenia.
des-ability-stun = Ogłuszenie
des-ability-stun-text = Komu atak zada obrażenia, choćby zatrzymał je pancerz, ten dostaje żeton ogłuszenia.
des-ability-sweep = Zamaszysty atak
des-ability-sweep-text = Jeden atak trafia wszystkich widocznych wrogów w zasięgu walki wręcz.
des-ability-undying = Nieśmiertelny
des-ability-undying-text =
    Gdy ginie, rzuca się kością mocy. Przypływ sprawia, że natychmiast wstaje cały i zdrowy, nie licząc nadwyżki ciosu.
des-ability-web = Pajęczyna
des-ability-web-text = Komu atak zada obrażenia, choćby zatrzymał je pancerz, ten dostaje żeton pajęczyny.

## Jak ubiera się karty w słowa

des-text-join = { $first } { $then }
des-text-ranked = { $ability } { $rank }
des-text-side =
    Potwór { $rank }: szybkość { $speed }, pancerz { $armor }, rany { $wounds } na 2 do 5 graczy; { $attack }, kości: { $dice }; { $abilities }.
des-text-weapon =
    Broń ({ $attack }, { $hands ->
        [one] jedna ręka
       *[other] dwie ręce
    }), kości: { $dice }.
des-text-armor = Pancerz +{ $armor }.
des-text-shield =
    Tarcza ({ $hands ->
        [one] jedna ręka
       *[other] dwie ręce
    }): zaznacz ją, by zapobiec { $prevents ->
        [one] 1 ranie
       *[other] { $prevents } ranom
    } od ataku. Nie pomaga na rany, które pomijają pancerz.
des-text-cache = W środku: { $held }. Potem dobierz następną kartę z tej samej talii.
des-text-rune = Runa.
des-text-abilities = { $abilities }.
des-text-has = Twoja zdolność: { $abilities }.
des-text-bonus-own = Zawsze: { $gains }.
des-text-bonus-any = Wszystkie twoje ataki: { $gains }.
des-text-bonus-melee = Twoje ataki wręcz: { $gains }.
des-text-bonus-ranged = Twoje ataki strzeleckie: { $gains }.
des-text-bonus-magic = Twoje ataki magiczne: { $gains }.
des-text-surge =
    { $cost ->
        [one] 1 przypływ
        [few] { $cost } przypływy
       *[other] { $cost } przypływów
    }: { $gains }.
des-text-off-hand = Jako lewak: { $gains }.
des-text-speed-cap = Podstawowa szybkość wyższa niż { $speed } spada do { $speed }.
des-text-no-runes = Nie można przy niej używać run.
des-text-immune = Nie działa na ciebie: { $effects }.
des-text-ward = Za każdą ranę, którą masz odnieść, rzuć kością mocy; każdy wynik „{ $face }” znosi jedną. Dopiero potem używa się tarcz i Widmowego pancerza.
des-text-movement =
    +{ $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[other] { $n } punktów ruchu
    } w każdej twojej turze, cokolwiek robisz.

des-held-coins =
    { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
des-held-healing =
    { $n ->
        [one] 1 eliksir życia
        [few] { $n } eliksiry życia
       *[other] { $n } eliksirów życia
    }
des-held-vitality =
    { $n ->
        [one] 1 eliksir wigoru
        [few] { $n } eliksiry wigoru
       *[other] { $n } eliksirów wigoru
    }

des-gain-damage = +{ $n } do obrażeń
des-gain-range = +{ $n } do zasięgu
des-gain-surge =
    { $n ->
        [one] +1 przypływ mocy
        [few] +{ $n } przypływy mocy
       *[other] +{ $n } przypływów mocy
    }
des-gain-pierce = Przebicie { $n }
des-gain-blast = Rozprysk { $n }
des-gain-stun =
    { $n ->
        [one] 1 żeton ogłuszenia
        [few] { $n } żetony ogłuszenia
       *[other] { $n } żetonów ogłuszenia
    }
des-gain-burn =
    { $n ->
        [one] 1 żeton podpalenia
        [few] { $n } żetony podpalenia
       *[other] { $n } żetonów podpalenia
    }
des-gain-web =
    { $n ->
        [one] 1 żeton pajęczyny
        [few] { $n } żetony pajęczyny
       *[other] { $n } żetonów pajęczyny
    }
des-gain-poison = Zatrucie
des-gain-knockback = Odrzucenie
des-gain-sorcery = Czarna magia { $n }
des-gain-threat =
    Pan Podziemi traci { $n ->
        [one] 1 żeton zagrożenia
        [few] { $n } żetony zagrożenia
       *[other] { $n } żetonów zagrożenia
    }
des-gain-double = obrażenia się podwajają
des-gain-slay = cel ginie, choćby był Nieśmiertelny

## Przedmioty ze sklepu

des-item-axe = Topór
des-item-axe-text = Dwie ręce, jeden pomysł.
des-item-bow = Łuk
des-item-bow-text = Sięga do końca korytarza i tego, co tam czeka.
des-item-chain_mail = Kolczuga
des-item-chain_mail-text = Dziesięć tysięcy kółek, a schody policzą każde.
des-item-crossbow = Kusza
des-item-crossbow-text = Powoli się napina, szybko przekonuje.
des-item-dagger = Sztylet
des-item-dagger-text = Najlepiej trzymać go w ręce, na którą nikt nie patrzy.
des-item-ghost_armor = Widmowy pancerz
des-item-ghost_armor-text =
    Gdy odnosisz rany, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by zapobiec { $wounds ->
        [one] 1 z nich
       *[other] { $wounds } z nich
    }, ile razy cię na to stać.
des-item-immolation = Spopielenie
des-item-immolation-text = Nim runa zapłonie, zaczyna buczeć.
des-item-iron_shield = Żelazna tarcza
des-item-iron_shield-text = Wgnieciona tam, gdzie trzeba.
des-item-leather_armor = Zbroja skórzana
des-item-leather_armor-text = Lepsza niż koszula, lżejsza niż żal.
des-item-magic_staff = Magiczny kostur
des-item-magic_staff-text = Zna jedno słowo, za to dobre.
des-item-sword = Miecz
des-item-sword-text = Odpowiedź na większość pytań, jakie tu padają.

## Skarby miedziane

des-item-bane = Zguba
des-item-bane-text = Runa wybucha i nie pyta, kto po czyjej jest stronie.
des-item-belt_of_strength = Pas siły
des-item-belt_of_strength-text = O jedną dziurkę ciaśniejszy, niż byłoby wygodnie.
des-item-bone_blade = Kościane ostrze
des-item-bone_blade-text = Wycięte z czegoś, czemu nie było już potrzebne.
des-item-cloak_of_deception = Płaszcz ułudy
des-item-cloak_of_deception-text = Rzadko jesteś dokładnie tam, gdzie uderzają.
des-item-crystal_of_tival = Kryształ Tivala
des-item-crystal_of_tival-text =
    Na początku swojej tury, zaraz po wyposażeniu się, możesz go roztrzaskać: leczysz { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    } i odzyskujesz całe zmęczenie. Kryształ przepada.
des-item-crystal_shield = Kryształowa tarcza
des-item-crystal_shield-text = Przejrzysta jak woda, ale dużo twardsza.
des-item-crystalize = Krystalizacja
des-item-crystalize-text = W jej blasku pancerz kruszeje jak szron.
des-item-dragontooth_hammer = Młot ze smoczego zęba
des-item-dragontooth_hammer-text = Był kiedyś zębem i dobrze to pamięta.
des-item-dwarven_fire_bombs = Krasnoludzkie bomby zapalające
des-item-dwarven_fire_bombs-text = Zapal, rzuć, nie licz.
des-item-great_bow = Wielki łuk
des-item-great_bow-text = Wyższy niż niejeden, kto marzy, żeby go napiąć.
des-item-mana_weave = Splot many
des-item-mana_weave-text = Nitki światła zawiązane na nadgarstku.
des-item-minor_healing = Mniejsze uzdrowienie
des-item-minor_healing-text =
    W swojej turze możesz zapłacić { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    } i { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }: ty albo sąsiedni bohater leczy { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }. Ile razy cię na to stać.
des-item-pacify = Ukojenie
des-item-pacify-text =
    Kto odniesie od niego choć jedną ranę, dostaje { $stuns ->
        [one] żeton ogłuszenia
        [few] { $stuns } żetony ogłuszenia
       *[other] { $stuns } żetonów ogłuszenia
    }.
des-item-plate_mail = Zbroja płytowa
des-item-plate_mail-text = Mały zamek z tobą w środku.
des-item-ring_of_quickness = Pierścień chyżości
des-item-ring_of_quickness-text = Twoje nogi docierają na miejsce przed tobą.
des-item-staff_of_punishment = Kostur kary
des-item-staff_of_punishment-text = Nikt go jeszcze nie pożałował.
des-item-treasure_cache_copper_coins = Skrytka
des-item-treasure_cache_copper_coins-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.
des-item-treasure_cache_copper_healing = Skrytka
des-item-treasure_cache_copper_healing-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.
des-item-treasure_cache_copper_vitality = Skrytka
des-item-treasure_cache_copper_vitality-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.

## Skarby srebrne

des-item-amulet_of_healing = Amulet uzdrowienia
des-item-amulet_of_healing-text =
    Na początku swojej tury, zaraz po wyposażeniu się, możesz go złamać: leczysz wszystkie rany i odzyskujesz całe zmęczenie. Amulet przepada.
des-item-bow_of_bone = Kościany łuk
des-item-bow_of_bone-text = Cięciwą jest to, co dawniej trzymało kości razem.
des-item-cloak_of_mists = Płaszcz mgieł
des-item-cloak_of_mists-text = Ostrza trafiają głównie na mgłę.
des-item-drain_life = Wyssanie życia
des-item-drain_life-text = Co zabierze, tego nie oddaje.
des-item-flute_of_repose = Flet ukojenia
des-item-flute_of_repose-text =
    Na końcu swojej tury możesz na nim zagrać i go odrzucić: każdy potwór w odległości do { $spaces ->
        [one] 1 pola
       *[other] { $spaces } pól
    }, widoczny czy nie, dostaje { $tokens ->
        [one] żeton ogłuszenia
        [few] { $tokens } żetony ogłuszenia
       *[other] { $tokens } żetonów ogłuszenia
    }; tylko nazwane potwory nie.
des-item-flying_death = Latająca śmierć
des-item-flying_death-text = Zawsze wraca do ręki, która ją rzuciła.
des-item-golden_armor = Złota zbroja
des-item-golden_armor-text = Zbyt gładka, żeby ją złapać.
des-item-greater_healing = Większe uzdrowienie
des-item-greater_healing-text =
    W swojej turze możesz zapłacić { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    } i { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }: ty albo sąsiedni bohater leczy { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }. Ile razy cię na to stać.
des-item-grinding_axe = Mielący topór
des-item-grinding_axe-text = Zęby kręcą mu się same.
des-item-ice_storm = Lodowa burza
des-item-ice_storm-text = Zima na wyciągnięcie ręki.
des-item-petrify = Skamienienie
des-item-petrify-text =
    Kto odniesie od niego choć jedną ranę, dostaje { $stuns ->
        [one] żeton ogłuszenia
        [few] { $stuns } żetony ogłuszenia
       *[other] { $stuns } żetonów ogłuszenia
    }.
des-item-scorpion_helmet = Hełm skorpiona
des-item-scorpion_helmet-text = Przez przyłbicę widać, gdzie zaboli.
des-item-serpent_blade = Wężowe ostrze
des-item-serpent_blade-text = Samo się gnie ku ciepłu.
des-item-shield_of_light = Tarcza światła
des-item-shield_of_light-text = Widzą tylko ją, nie ciebie.
des-item-staff_of_fire = Kostur ognia
des-item-staff_of_fire-text = Trzymać z dala od map.
des-item-treasure_cache_silver_coins = Skrytka
des-item-treasure_cache_silver_coins-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.
des-item-treasure_cache_silver_healing = Skrytka
des-item-treasure_cache_silver_healing-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.
des-item-treasure_cache_silver_vitality = Skrytka
des-item-treasure_cache_silver_vitality-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.

## Skarby złote

des-item-curse_of_rot = Klątwa zgnilizny
des-item-curse_of_rot-text = Najtwardszy pancerz gnije tylko trochę wolniej.
des-item-deflect = Odbicie
des-item-deflect-text = Ciosy przypominają sobie, że czekają na nie gdzie indziej.
des-item-dragon_scale_mail = Zbroja ze smoczych łusek
des-item-dragon_scale_mail-text = Smok nosił ją pierwszy.
des-item-elven_bow = Elfi łuk
des-item-elven_bow-text = Śpiewa, zanim zaśpiewa strzała.
des-item-elven_cloak = Elfi płaszcz
des-item-elven_cloak-text = Kto w niego uderza, uderza głównie w liście.
des-item-flame_strike = Uderzenie płomieni
des-item-flame_strike-text = Odsuńcie się. Jeszcze dalej.
des-item-frost_axe = Topór mrozu
des-item-frost_axe-text = Rana nie krwawi. Pęka.
des-item-jinns_lamp = Lampa dżina
des-item-jinns_lamp-text =
    Na początku swojej tury, zaraz po wyposażeniu się, możesz ją potrzeć i odrzucić: ty i wszyscy sąsiedni bohaterowie leczycie po { $wounds ->
        [one] 1 ranie
        [few] { $wounds } rany
       *[other] { $wounds } ran
    } i odzyskujecie całe zmęczenie.
des-item-rage_blade = Ostrze furii
des-item-rage_blade-text = Jest bardziej wściekłe niż ty.
des-item-ring_of_the_arcane = Pierścień wiedzy tajemnej
des-item-ring_of_the_arcane-text = Kamień jest ciepły i myśli.
des-item-scarab_of_death = Skarabeusz śmierci
des-item-scarab_of_death-text = Leci prosto i wraca dopiero po robocie.
des-item-shield_of_the_warrior = Tarcza wojownika
des-item-shield_of_the_warrior-text = Pierwszy, kto ją nosił, podobno stoi do dziś.
des-item-staff_of_knowledge = Kostur wiedzy
des-item-staff_of_knowledge-text = Szepcze, co knuje Pan Podziemi.
des-item-word_of_vaal = Słowo Vaala
des-item-word_of_vaal-text =
    Nie wymaga celu: jeden atak trafia wszystkich wrogów, których widzisz w odległości do { $around ->
        [one] 1 pola
       *[other] { $around } pól
    }, a zasięg się nie liczy. Kto odniesie choć jedną ranę, dostaje { $stuns ->
        [one] żeton ogłuszenia
        [few] { $stuns } żetony ogłuszenia
       *[other] { $stuns } żetonów ogłuszenia
    }.
des-item-treasure_cache_gold_healing = Skrytka
des-item-treasure_cache_gold_healing-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.
des-item-treasure_cache_gold_vitality = Skrytka
des-item-treasure_cache_gold_vitality-text = Ktoś dobrze ją ukrył i nigdy nie wrócił.

## Artefakty i przedmioty z wypraw

des-item-blade_of_light = Ostrze światła
des-item-blade_of_light-text = Dzień schowany do pochwy.
des-item-rune_plate = Runiczna zbroja płytowa
des-item-rune_plate-text = Jej runy mają odpowiedź na wszystko.
des-item-soulbiter = Duszożer
des-item-soulbiter-text = Nigdy nie jest syty na długo.
des-item-touch_of_death = Dotyk śmierci
des-item-touch_of_death-text = Drugiego nie potrzeba.
des-item-mace_of_kellos = Maczuga Kellosa
des-item-mace_of_kellos-text = Broń kapłana, dla kapłanów, którym się spieszy.

## Umiejętności bojowe

des-skill-able_warrior = Wprawny wojownik
des-skill-able_warrior-text =
    Deklarując natarcie, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by zamiast jednego wykonać do { $attacks ->
        [one] 1 ataku
       *[other] { $attacks } ataków
    }.
des-skill-battle_cry = Okrzyk bojowy
des-skill-battle_cry-text =
    Gdy deklarujesz zmaganie, ty i wszyscy sąsiedni bohaterowie odzyskujecie { $regain ->
        [one] po 1 punkcie zmęczenia
        [few] po { $regain } punkty zmęczenia
       *[other] po { $regain } punktów zmęczenia
    }.
des-skill-cleaving = Rozpłatanie
des-skill-cleaving-text =
    Ilekroć zabijesz wroga atakiem wręcz, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by zaatakować jeszcze raz tą samą bronią.
des-skill-enduring = Wytrzymały
des-skill-enduring-text = Zbroja cię nie spowalnia. Gdy żadnej nie nosisz, masz +{ $armor } do pancerza.
des-skill-knight = Rycerz
des-skill-knight-text =
    Deklarując zmaganie, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by otrzymać punkty ruchu równe połowie szybkości, zaokrąglonej w górę, i zamiast dwóch wykonać do { $attacks ->
        [one] 1 ataku
       *[other] { $attacks } ataków
    }.
des-skill-leadership = Przywództwo
des-skill-leadership-text =
    Deklarując przygotowanie, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }: poza rozkazem ruszasz się lub atakujesz { $halves ->
        [one] raz
        [2] dwa razy, albo robisz jedno i drugie,
       *[other] { $halves } razy
    } zamiast tylko raz. Ilekroć masz położyć rozkaz, możesz pozwolić położyć go innemu bohaterowi.
des-skill-mighty = Potężny
des-skill-mighty-text = +{ $damage } do obrażeń w atakach wręcz.
des-skill-parry = Parowanie
des-skill-parry-text = +{ $armor } do pancerza przeciw atakom wręcz.
des-skill-relentless = Niestrudzony
des-skill-relentless-text =
    Gdy deklarujesz natarcie, odzyskujesz { $regain ->
        [one] 1 punkt zmęczenia
        [few] { $regain } punkty zmęczenia
       *[other] { $regain } punktów zmęczenia
    }.
des-skill-tough = Twardy
des-skill-tough-text = Twój limit ran jest o { $wounds } wyższy.
des-skill-unmovable = Niewzruszony
des-skill-unmovable-text =
    Gdy deklarujesz zmaganie, masz +{ $armor } do pancerza do początku swojej następnej tury, a w dowolnej chwili tej tury możesz położyć rozkaz strzeż.
des-skill-weapon_mastery = Mistrz oręża
des-skill-weapon_mastery-text =
    { $surge ->
        [one] 1 dodatkowy przypływ mocy
        [few] { $surge } dodatkowe przypływy mocy
       *[other] { $surge } dodatkowych przypływów mocy
    } w każdym ataku wręcz.

## Umiejętności łotrzykowskie

des-skill-acrobat = Akrobata
des-skill-acrobat-text =
    Przechodzisz przez wrogów i przeszkody, jakby ich nie było, ale nie możesz się zatrzymać ani atakować na polu z inną figurką lub przeszkodą, która blokuje ruch.
des-skill-alertness = Czujność
des-skill-alertness-text =
    Gdy wróg wejdzie na pole obok ciebie, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by od razu go zaatakować, za każdym razem raz.
des-skill-ambidextrous = Oburęczny
des-skill-ambidextrous-text =
    +{ $damage } do obrażeń, ilekroć masz premię za lewak. Twoje tarcze za każdym razem zapobiegają o { $prevents ->
        [one] 1 ranę
        [few] { $prevents } rany
       *[other] { $prevents } ran
    } więcej.
des-skill-cautious = Ostrożny
des-skill-cautious-text =
    Pan Podziemi co turę gromadzi o { $threat ->
        [one] 1 żeton zagrożenia
        [few] { $threat } żetony zagrożenia
       *[other] { $threat } żetonów zagrożenia
    } mniej. Pułapki zadają ci o { $fewer ->
        [one] 1 ranę
        [few] { $fewer } rany
       *[other] { $fewer } ran
    } mniej.
des-skill-crackshot = Strzelec wyborowy
des-skill-crackshot-text = W atakach strzeleckich i magicznych możesz wyznaczać pole widzenia z pustego pola obok siebie. Dystans liczysz nadal od siebie.
des-skill-deflect_arrows = Odbijanie strzał
des-skill-deflect_arrows-text = +{ $armor } do pancerza przeciw atakom strzeleckim.
des-skill-marksman = Strzelec
des-skill-marksman-text = +{ $range } do zasięgu w atakach strzeleckich i magicznych.
des-skill-master_archer = Mistrz łucznictwa
des-skill-master_archer-text =
    { $surge ->
        [one] 1 dodatkowy przypływ mocy
        [few] { $surge } dodatkowe przypływy mocy
       *[other] { $surge } dodatkowych przypływów mocy
    } w każdym ataku strzeleckim.
des-skill-precision = Precyzja
des-skill-precision-text =
    W ataku strzeleckim lub magicznym jedna wybrana figurka albo jedno pole rumowiska nie zasłania ci pola widzenia.
des-skill-rapid_fire = Szybkostrzelność
des-skill-rapid_fire-text =
    Po ataku strzeleckim, w swojej turze czy nie, możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by zaatakować jeszcze raz tą samą bronią. Ile razy cię na to stać.
des-skill-skilled = Biegły
des-skill-skilled-text = Twój limit zmęczenia jest o { $fatigue } wyższy.
des-skill-swift = Szybki
des-skill-swift-text = +{ $speed } do szybkości, niezależnie od zbroi.

## Umiejętności magiczne

des-skill-blessing = Błogosławieństwo
des-skill-blessing-text = Masz zdolność Dowodzenie.
des-skill-boggs_the_rat = Szczur Boggs
des-skill-boggs_the_rat-text = Towarzyszy ci szczur Boggs. Tam, gdzie sięga jego wzrok, nie można rozmnażać potworów.
des-skill-divine_retribution = Boska odpłata
des-skill-divine_retribution-text =
    Gdy zabije cię wróg, giną też wszyscy wrogowie w odległości do { $spaces ->
        [one] 1 pola
       *[other] { $spaces } pól
    }, poza nazwanymi potworami. Nieśmiertelność nie pomaga.
des-skill-holy_aura = Święta aura
des-skill-holy_aura-text = Masz zdolność Aura.
des-skill-inner_fire = Wewnętrzny ogień
des-skill-inner_fire-text = +{ $range } do zasięgu i +{ $damage } do obrażeń w atakach strzeleckich i magicznych.
des-skill-mata_and_kata = Mata i Kata
des-skill-mata_and_kata-text = Fretki Mata i Kata biegają dla ciebie na posyłki.
des-skill-prodigy = Cudowne dziecko
des-skill-prodigy-text =
    { $surge ->
        [one] 1 dodatkowy przypływ mocy
        [few] { $surge } dodatkowe przypływy mocy
       *[other] { $surge } dodatkowych przypływów mocy
    } w każdym ataku magicznym.
des-skill-quick_casting = Szybkie czarowanie
des-skill-quick_casting-text =
    Po ataku magicznym, w swojej turze czy nie, możesz zaznaczyć tę kartę i zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by zaatakować jeszcze raz tą samą bronią.
des-skill-telekinesis = Telekineza
des-skill-telekinesis-text =
    W swojej turze możesz zapłacić { $pay ->
        [one] 1 punkt zmęczenia
        [few] { $pay } punkty zmęczenia
       *[other] { $pay } punktów zmęczenia
    }, by przesunąć dowolną inną widoczną figurkę o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }, tam, gdzie może się zatrzymać. Pajęczyny ani Pochwycenie jej nie trzymają, ale z rozpadliny jej nie wydobędziesz. Ile razy cię na to stać.
des-skill-vampiric_blood = Wampirza krew
des-skill-vampiric_blood-text =
    Ilekroć zadasz zabójczy cios, odzyskujesz { $regain ->
        [one] 1 punkt zmęczenia
        [few] { $regain } punkty zmęczenia
       *[other] { $regain } punktów zmęczenia
    }. Nieśmiertelny wróg musi pozostać martwy.
des-skill-wild_talent = Dziki talent
des-skill-wild_talent-text =
    Masz zdolność Czarna magia { $sorcery }. Przeciw pułapkom rzucasz { $dice ->
        [one] 1 dodatkową kością mocy
       *[other] { $dice } dodatkowymi kośćmi mocy
    }.
des-skill-willpower = Siła woli
des-skill-willpower-text = +{ $armor } do pancerza przeciw atakom magicznym.

## Karty Pana Podziemi

des-card-bane_spider_swarm = Rój Upiornych Pająków
des-card-bane_spider_swarm-text =
    Rozmnóż: { $normal ->
        [one] 1 upiorny pająk
        [few] { $normal } upiorne pająki
       *[other] { $normal } upiornych pająków
    } i { $master ->
        [one] 1 straszliwy upiorny pająk
        [few] { $master } straszliwe upiorne pająki
       *[other] { $master } straszliwych upiornych pająków
    }.
des-card-beastman_war_party = Drużyna Zwierzoludzi
des-card-beastman_war_party-text =
    Rozmnóż: { $normal ->
        [one] 1 zwierzoczłek
        [few] { $normal } zwierzoludzie
       *[other] { $normal } zwierzoludzi
    } i { $master ->
        [one] 1 straszliwy zwierzoczłek
        [few] { $master } straszliwi zwierzoludzie
       *[other] { $master } straszliwych zwierzoludzi
    }.
des-card-skeleton_patrol = Patrol Szkieletów
des-card-skeleton_patrol-text =
    Rozmnóż: { $normal ->
        [one] 1 szkielet
        [few] { $normal } szkielety
       *[other] { $normal } szkieletów
    } i { $master ->
        [one] 1 straszliwy szkielet
        [few] { $master } straszliwe szkielety
       *[other] { $master } straszliwych szkieletów
    }.
des-card-hell_hound_pack = Sfora Piekielnych Ogarów
des-card-hell_hound_pack-text =
    Rozmnóż: { $normal ->
        [one] 1 piekielny ogar
        [few] { $normal } piekielne ogary
       *[other] { $normal } piekielnych ogarów
    }.
des-card-razorwing_flock = Stado Nożoskrzydłych
des-card-razorwing_flock-text =
    Rozmnóż: { $normal ->
        [one] 1 nożoskrzydły
        [few] { $normal } nożoskrzydłe
       *[other] { $normal } nożoskrzydłych
    }.
des-card-sorcerer_circle = Krąg Czarnoksiężników
des-card-sorcerer_circle-text =
    Rozmnóż: { $normal ->
        [one] 1 czarnoksiężnik
        [few] { $normal } czarnoksiężnicy
       *[other] { $normal } czarnoksiężników
    }.
des-card-brilliant_commander = Genialny dowódca
des-card-brilliant_commander-text =
    Pozostaje w grze. Ilekroć odkrywa się obszar, { $monsters ->
        [one] 1 zwyczajny potwór w nim staje się straszliwy
        [few] { $monsters } zwyczajne potwory w nim stają się straszliwe
       *[other] { $monsters } zwyczajnych potworów w nim staje się straszliwymi
    }.
des-card-doom = Zagłada!
des-card-doom-text =
    Pozostaje w grze. W każdym ataku potwora rzucasz { $dice ->
        [one] 1 dodatkową kością mocy
       *[other] { $dice } dodatkowymi kośćmi mocy
    }.
des-card-evil_genius = Geniusz zła
des-card-evil_genius-text =
    Pozostaje w grze. Co turę dobierasz { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } więcej.
des-card-hordes_of_the_things = Nieprzebrane hordy
des-card-hordes_of_the_things-text =
    Pozostaje w grze. Ilekroć odkrywa się obszar, ustaw w nim { $normal ->
        [one] 1 dodatkowego zwierzoczłeka, szkielet albo upiornego pająka
        [few] { $normal } dodatkowych zwierzoludzi, szkielety albo upiorne pająki
       *[other] { $normal } dodatkowych zwierzoludzi, szkieletów albo upiornych pająków
    }, jednego rodzaju, obok innego potwora.
des-card-trapmaster = Mistrz pułapek
des-card-trapmaster-text =
    Pozostaje w grze. Twoje pułapki kosztują o { $discount ->
        [one] 1 żeton zagrożenia
        [few] { $discount } żetony zagrożenia
       *[other] { $discount } żetonów zagrożenia
    } mniej, a te, które ranią, zadają o { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    } więcej.
des-card-aim = Celowanie
des-card-aim-text =
    Gdy potwór zadeklarował atak, przed rzutem: atak jest z celowaniem i można w nim raz przerzucić dowolne kości.
des-card-charge = Szarża
des-card-charge-text =
    Gdy aktywujesz potwora: w tej aktywacji jego szybkość jest { $times ->
        [2] podwojona
       *[other] { $times } razy większa
    }.
des-card-dodge = Unik
des-card-dodge-text = Gdy bohater wykonał rzut za atak na potwora: potwór unika i możesz kazać raz przerzucić dowolne kości.
des-card-gust_of_wind = Podmuch wiatru
des-card-gust_of_wind-text =
    Zanim aktywujesz pierwszego potwora: do twojej następnej tury bohaterowie nie widzą dalej niż na { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }. Potwory widzą jak zawsze.
des-card-rage = Furia
des-card-rage-text =
    Gdy aktywujesz potwora: w tej aktywacji może atakować { $times ->
        [2] dwa razy częściej
       *[other] { $times } razy częściej
    }.
des-card-crushing_block = Miażdżący blok
des-card-crushing_block-text =
    Gdy bohater wejdzie na puste pole, obok którego nie ma przeszkody: spada tam rumowisko. Bohater odnosi { $wounds ->
        [one] 1 ranę, której
        [few] { $wounds } rany, których
       *[other] { $wounds } ran, których
    } nie zatrzymuje pancerz, o { $per_surge } mniej za każdy przypływ na { $dice ->
        [one] 1 kości mocy
       *[other] { $dice } kościach mocy
    }, a ty stawiasz go na sąsiednim pustym polu.
des-card-spiked_pit = Wilczy dół
des-card-spiked_pit-text =
    Gdy bohater wejdzie na puste pole: otwiera się tam rozpadlina. Bohater rzuca { $dice ->
        [one] kością mocy
       *[other] { $dice } kośćmi mocy
    }. Pusta ścianka: odskakuje na sąsiednie puste pole. Inaczej wpada i odnosi { $wounds ->
        [one] 1 ranę, której
        [few] { $wounds } rany, których
       *[other] { $wounds } ran, których
    } nie zatrzymuje pancerz.
des-card-explosive_door = Wybuchowe drzwi
des-card-explosive_door-text =
    Gdy bohater otworzy drzwi: każdy bohater obok nich odnosi { $wounds ->
        [one] 1 ranę, której
        [few] { $wounds } rany, których
       *[other] { $wounds } ran, których
    } nie zatrzymuje pancerz, o { $per_surge } mniej za każdy przypływ na { $dice ->
        [one] 1 kości mocy
       *[other] { $dice } kościach mocy
    }.
des-card-paralyzing_gas = Gaz paraliżujący
des-card-paralyzing_gas-text =
    Gdy bohater otworzy drzwi: rzuca { $dice ->
        [one] kością mocy
       *[other] { $dice } kośćmi mocy
    }. Jeśli nie wypadnie pusta ścianka, jego tura się kończy i dostaje { $tokens ->
        [one] żeton ogłuszenia
        [few] { $tokens } żetony ogłuszenia
       *[other] { $tokens } żetonów ogłuszenia
    }.
des-card-monkey_god = Klątwa małpiego boga
des-card-monkey_god-text =
    Gdy bohater otworzy skrzynię: rzuca { $dice ->
        [one] kością mocy
       *[other] { $dice } kośćmi mocy
    }. Jeśli nie wypadnie pusta ścianka, jego tura się kończy i przez { $turns ->
        [one] następną turę
        [few] { $turns } następne tury
       *[other] { $turns } następnych tur
    } jest małpą: szybkość { $speed }, żadnego pancerza i nic do roboty poza bieganiem.
des-card-explosive_rune = Wybuchowa runa
des-card-explosive_rune-text =
    Gdy bohater otworzy skrzynię: on i każdy bohater obok skrzyni odnosi { $wounds ->
        [one] 1 ranę, której
        [few] { $wounds } rany, których
       *[other] { $wounds } ran, których
    } nie zatrzymuje pancerz, o { $per_surge } mniej za każdy przypływ na { $dice ->
        [one] 1 kości mocy
       *[other] { $dice } kościach mocy
    }.
des-card-mimic = Mimik
des-card-mimic-text =
    Gdy bohater otworzy skrzynię: skrzynia ożywa na sąsiednim polu jako zwierzoczłek i od razu się aktywuje. Bohaterowie dostaną jej zawartość, gdy ją zabiją.
des-card-dark_charm = Mroczny urok
des-card-dark_charm-text =
    Zanim aktywujesz pierwszego potwora: wybierz bohatera, który rzuca { $dice ->
        [one] kością mocy
       *[other] { $dice } kośćmi mocy
    }. Jeśli nie wypadnie pusta ścianka, wykonuje jeden wybrany przez ciebie atak na dowolnego bohatera, którego może dosięgnąć, choćby na siebie, i nie wydaje na to zmęczenia.

## Talie i rodzaje kart

des-deck-shop = przedmioty ze sklepu
des-deck-copper = skarby miedziane
des-deck-silver = skarby srebrne
des-deck-gold = skarby złote
des-deck-artifact = artefakty
des-deck-quest = przedmioty z wyprawy
des-deck-fighting = umiejętności bojowe
des-deck-subterfuge = umiejętności łotrzykowskie
des-deck-wizardry = umiejętności magiczne
des-deck-overlord = karty Pana Podziemi

des-type-weapon = broń
des-type-armor = zbroja
des-type-shield = tarcza
des-type-rune = runa
des-type-other = inny przedmiot
des-type-cache = skrytka
des-type-spawn = rozmnażanie
des-type-power = moc
des-type-event = wydarzenie
des-type-trap = pułapka

## Eliksiry i żetony

des-potion-healing = eliksir życia
des-potion-healing-text =
    Wypij go za { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }: leczysz { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }, najpierw zatrucie. Jeden eliksir na turę.
des-potion-vitality = eliksir wigoru
des-potion-vitality-text =
    Wypij go za { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }: odzyskujesz całe zmęczenie. Jeden eliksir na turę.

des-token-wound = rana
des-token-fatigue = zmęczenie
des-token-coin = moneta
des-token-threat = zagrożenie
des-token-conquest = Żeton Zwycięstwa
des-token-burn = żeton podpalenia
des-token-poison = żeton zatrucia
des-token-stun = żeton ogłuszenia
des-token-web = żeton pajęczyny
des-token-money = pieniądze
des-token-potion = eliksir
des-token-chest = skrzynia
des-token-artifact = artefakt
des-token-key = klucz runiczny
des-token-glyph = glif podróży
des-token-encounter = spotkanie
des-token-stairs = schody
des-token-pit = rozpadlina
des-token-rubble = rumowisko
des-token-water = woda
des-token-door = drzwi
des-token-rune_door = drzwi z zamkiem runicznym
des-token-training = żeton treningu
des-token-town = miasto

des-chest-copper = miedziana skrzynia
des-chest-silver = srebrna skrzynia
des-chest-gold = złota skrzynia

## Rozkazy i akcje

des-order-aim = Celuj
des-order-aim-text =
    Przed rzutem za atak możesz powiedzieć, że celujesz, a potem raz przerzucić dowolne kości. Rozkaz przepada, gdy odniesiesz rany, ruszysz się lub zmienisz wyposażenie.
des-order-dodge = Unikaj
des-order-dodge-text =
    Do początku twojej następnej tury: ilekroć ktoś cię atakuje, możesz kazać przerzucić dowolne kości, raz na atak.
des-order-guard = Strzeż
des-order-guard-text =
    Raz, w dowolnej chwili tury Pana Podziemi, możesz mu przerwać i zaatakować. Rozkaz przepada, gdy odniesiesz rany i gdy zacznie się twoja następna tura.
des-order-rest = Odpoczywaj
des-order-rest-text =
    Na początku swojej następnej tury możesz odzyskać całe zmęczenie. Rozkaz przepada, gdy odniesiesz rany.

des-action-run = Bieg
des-action-run-text = Tyle punktów ruchu, ile wynosi podwojona szybkość, i żadnego ataku.
des-action-battle = Zmaganie
des-action-battle-text = Dwa ataki i żadnych punktów ruchu.
des-action-advance = Natarcie
des-action-advance-text = Tyle punktów ruchu, ile wynosi szybkość, i jeden atak w dowolnej chwili ruchu.
des-action-ready = Przygotowanie
des-action-ready-text = Tyle punktów ruchu, ile wynosi szybkość, albo jeden atak, a do tego rozkaz w dowolnej chwili.
