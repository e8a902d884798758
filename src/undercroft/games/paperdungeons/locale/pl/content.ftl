# Nazwy i teksty wszystkiego, co jest na arkuszu, kościach i kartach.
# Liczby w tekstach to wartości z plików w content/, podane pod nazwą pola.

paperdungeons-title = Papierowe podziemia
pap-title = Papierowe podziemia
pap-tagline = Sześć kości, jeden ołówek i trzech bossów, którzy nie będą czekać.

## Bohaterowie

pap-hero-warrior = Wojownik
pap-hero-warrior-ability = +{ $strength } do siły w każdej walce z bossem.
pap-hero-mage = Mag
pap-hero-mage-ability = Białych kości można używać jak czarnych, a czarnych jak białych.
pap-hero-cleric = Kleryk
pap-hero-cleric-ability = Czaszki na kościach nie zadają obrażeń.
pap-hero-rogue = Łotr
pap-hero-rogue-ability =
    Od razu łupi { $gems ->
        [one] klejnot, którego
        [few] { $gems } klejnoty, których
       *[other] { $gems } klejnotów, których
    } nikt inny nie może zabrać.

## Kości

pap-colour-white = biała
pap-colour-black = czarna

pap-symbol-warrior = wojownik
pap-symbol-mage = mag
pap-symbol-cleric = kleryk
pap-symbol-rogue = łotr
pap-symbol-clover = koniczyna
pap-symbol-boots3 = trzy buty
pap-symbol-skull = czaszka

## Nagrody i chwała

pap-reward-potion =
    { $n ->
        [one] 1 mikstura
        [few] { $n } mikstury
       *[other] { $n } mikstur
    }
pap-reward-item_part =
    { $n ->
        [one] 1 część przedmiotu
        [few] { $n } części przedmiotów
       *[other] { $n } części przedmiotów
    }
pap-reward-level_up =
    { $n ->
        [one] 1 awans
        [few] { $n } awanse
       *[other] { $n } awansów
    }
pap-reward-gem =
    { $n ->
        [one] 1 klejnot
        [few] { $n } klejnoty
       *[other] { $n } klejnotów
    }
pap-glory =
    { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
       *[other] { $n } punktów chwały
    }

## Potwory

pap-monster-goblin = Goblin
pap-monster-ghost = Duch
pap-monster-orc = Ork
pap-monster-zombie = Zombie

## Magiczne przedmioty

pap-item-flaming_sword = Płonący miecz
pap-item-flaming_sword-text = +{ $strength } do siły w każdej walce z bossem.
pap-item-reapers_scythe = Kosa żniwiarza
pap-item-reapers_scythe-text =
    W chwili ukończenia { $slay ->
        [one] pada 1 wskazany potwór
        [few] padają { $slay } wskazane potwory
       *[other] pada { $slay } wskazanych potworów
    }, gdziekolwiek są, bez walki. Przeklęta: { $glory } do chwały na koniec gry.
pap-item-khar_medallion = Medalion Khar
pap-item-khar_medallion-text = Twoja drużyna przechodzi przez wodę. +{ $glory } do chwały na koniec gry.
pap-item-cloak = Płaszcz przenikania
pap-item-cloak-text = Twoja drużyna przechodzi przez ściany, ale nie poza mapę.
pap-item-crown = Korona jedynego króla
pap-item-crown-text = Tylko błyszczy. +{ $glory } do chwały na koniec gry.
pap-item-cauldron = Kociołek alchemika
pap-item-cauldron-text =
    W chwili ukończenia zyskujesz { $potions ->
        [one] 1 miksturę
        [few] { $potions } mikstury
       *[other] { $potions } mikstur
    }.
pap-item-armour = Zbroja bohaterów
pap-item-armour-text =
    W walkach z potworami poziom bohatera liczy się o { $hero_level } wyżej. +{ $glory } do chwały na koniec gry.
pap-item-tome = Księga mądrości
pap-item-tome-text =
    W chwili ukończenia zyskujesz { $level_ups ->
        [one] 1 awans
        [few] { $level_ups } awanse
       *[other] { $level_ups } awansów
    } dla dowolnego bohatera. +{ $glory } do chwały na koniec gry.

## Moce

pap-power-alchemist = Alchemik
pap-power-alchemist-text =
    Kość użyta do warzenia daje o { $brew_bonus ->
        [one] 1 miksturę
        [few] { $brew_bonus } mikstury
       *[other] { $brew_bonus } mikstur
    } więcej. { $glory } do chwały na koniec gry.
pap-power-barbarian = Barbarzyńca
pap-power-barbarian-text = Bossowie nie mogą cię zranić. Ucieczka kosztuje cię tyle, co innych.
pap-power-berserker = Berserker
pap-power-berserker-text = +{ $strength } do siły w walkach z bossami. { $glory } do chwały na koniec gry.
pap-power-fortune_teller = Jasnowidz
pap-power-fortune_teller-text = W każdej rundzie otrzymujesz o { $skull_shield } mniej obrażeń od czaszek. +{ $glory } do chwały na koniec gry.
pap-power-merchant = Kupiec
pap-power-merchant-text =
    Każdy złupiony klejnot, z mapy lub spoza niej, daje ci { $gem_potions ->
        [one] 1 miksturę
        [few] { $gem_potions } mikstury
       *[other] { $gem_potions } mikstur
    }.
pap-power-treasure_hunter = Łowca skarbów
pap-power-treasure_hunter-text =
    Przed 1. rundą bierzesz { $loot ->
        [one] 1 dowolny klejnot
        [few] { $loot } dowolne klejnoty
       *[other] { $loot } dowolnych klejnotów
    } z mapy. Inni nadal mogą złupić to samo.
pap-power-healer = Medyk
pap-power-healer-text =
    Przed 1. rundą zyskujesz { $potions ->
        [one] 1 miksturę
        [few] { $potions } mikstury
       *[other] { $potions } mikstur
    }. +{ $glory } do chwały na koniec gry.
pap-power-scout = Odkrywca
pap-power-scout-text =
    Przejście przez wodę daje ci { $water_steps ->
        [one] 1 punkt ruchu
        [few] { $water_steps } punkty ruchu
       *[other] { $water_steps } punktów ruchu
    } na używaną właśnie kość, przy każdym boku z wodą raz na kość. Medalion Khar nadal jest do tego potrzebny. { $glory } do chwały na koniec gry.
pap-power-psionic = Psionik
pap-power-psionic-text =
    W każdej rundzie możesz użyć { $recolour ->
        [one] 1 kości tak, jakby miała
       *[other] { $recolour } kości tak, jakby miały
    } drugi kolor.
pap-power-craftsman = Rzemieślnik
pap-power-craftsman-text =
    Przed 1. rundą wypełniasz { $parts ->
        [one] 1 część dowolnego przedmiotu
       *[other] { $parts } części dowolnych przedmiotów
    }.
pap-power-veteran = Weteran
pap-power-veteran-text =
    Przed 1. rundą { $level_ups ->
        [one] 1 bohater awansuje
        [few] { $level_ups } różni bohaterowie awansują
       *[other] { $level_ups } różnych bohaterów awansuje
    } o poziom. { $glory } do chwały na koniec gry.
pap-power-assassin = Skrytobójca
pap-power-assassin-text =
    W każdej rundzie możesz zignorować wszystkie obrażenia z { $spare_fight ->
        [one] 1 walki z potworem
       *[other] { $spare_fight } walk z potworami
    }.
pap-power-shaman = Szaman
pap-power-shaman-text =
    W każdej rundzie możesz użyć { $resymbol ->
        [one] 1 symbolu bohatera
       *[other] { $resymbol } symboli bohaterów
    } jak dowolnego innego w tym samym kolorze.
pap-power-noble = Szlachcic
pap-power-noble-text = Po prostu dobrze urodzony: +{ $glory } do chwały na koniec gry.
pap-power-ranger = Tropiciel
pap-power-ranger-text = Pułapki zatrzaskują się obok ciebie i nie zadają obrażeń. Liczą się jako uruchomione.
pap-power-beastmaster = Władca zwierząt
pap-power-beastmaster-text =
    W walkach z potworami poziom bohatera liczy się o { $hero_level } wyżej, niezależnie od tego, co daje zbroja.

## Cele: tekst podaje trzy progi.

pap-objective-monsters_l4 = Rosnące zagrożenie
pap-objective-monsters_l4-text = Pokonane potwory poziomu 4: { $first } / { $second } / { $third }.
pap-objective-monsters_l5 = Gruby zwierz
pap-objective-monsters_l5-text = Pokonane potwory poziomu 5: { $first } / { $second } / { $third }.
pap-objective-obstacles = Pod górkę
pap-objective-obstacles-text = Uruchomione pułapki oraz przekroczone ściany i wody, łącznie: { $first } / { $second } / { $third }.
pap-objective-columns4 = Filary głębin
pap-objective-columns4-text = Kolumny, w których zbadano co najmniej 4 komnaty: { $first } / { $second } / { $third }.
pap-objective-rows = Korytarz po korytarzu
pap-objective-rows-text = Rzędy, w których zbadano wszystkie komnaty: { $first } / { $second } / { $third }.
pap-objective-heroes_l5 = Szkoła legend
pap-objective-heroes_l5-text = Bohaterowie na poziomie 5 lub wyższym: { $first } / { $second } / { $third }.
pap-objective-monsters_l3 = Odszczurzanie
pap-objective-monsters_l3-text = Pokonane potwory poziomu 3: { $first } / { $second } / { $third }.
pap-objective-potions = Bukłak bez dna
pap-objective-potions-text = Zdobyte mikstury, zużyte lub nie: { $first } / { $second } / { $third }.
pap-objective-rooms = Żadnych zamkniętych drzwi
pap-objective-rooms-text = Zbadane komnaty: { $first } / { $second } / { $third }.
pap-objective-boss_glory = Pieśni zwycięstwa
pap-objective-boss_glory-text = Chwała od trzech bossów, z odjętymi karami za ucieczkę: { $first } / { $second } / { $third }.
pap-objective-items = Kolekcja
pap-objective-items-text = Ukończone przedmioty: { $first } / { $second } / { $third }.
pap-objective-edge = Wzdłuż murów
pap-objective-edge-text = Zbadane komnaty na skraju mapy: { $first } / { $second } / { $third }.
pap-objective-monsters = Wielkie porządki
pap-objective-monsters-text = Pokonane potwory: { $first } / { $second } / { $third }.
pap-objective-gems = Gorączka klejnotów
pap-objective-gems-text = Złupione klejnoty: { $first } / { $second } / { $third }.
pap-objective-corners = Na cztery wiatry
pap-objective-corners-text = Zbadane komnaty narożne: { $first } / { $second } / { $third }.
pap-objective-health = Żelazne zdrowie
pap-objective-health-text = Zdrowie, czyli suma poziomów bohaterów: { $first } / { $second } / { $third }.

## Misje

pap-mission-three_levels = Mały, średni, duży
pap-mission-three_levels-text =
    Pokonaj potwory { $at_least ->
        [one] 1 poziomu
       *[other] { $at_least } różnych poziomów
    }.
pap-mission-hero6 = Wzór do naśladowania
pap-mission-hero6-text =
    Doprowadź { $at_least ->
        [one] 1 bohatera
       *[other] { $at_least } bohaterów
    } do poziomu 6.
pap-mission-row = Od ściany do ściany
pap-mission-row-text =
    Zbadaj wszystkie komnaty { $at_least ->
        [one] 1 rzędu
       *[other] { $at_least } rzędów
    }.
pap-mission-all3 = Nikt nie zostaje w tyle
pap-mission-all3-text =
    Doprowadź { $at_least ->
        [one] 1 bohatera
       *[other] { $at_least } bohaterów
    } do poziomu 3.
pap-mission-column = Prosto w górę
pap-mission-column-text =
    Zbadaj wszystkie komnaty { $at_least ->
        [one] 1 kolumny
       *[other] { $at_least } kolumn
    }.
pap-mission-potions8 = Pełna spiżarnia
pap-mission-potions8-text =
    Zdobądź { $at_least ->
        [one] 1 miksturę
        [few] { $at_least } mikstury
       *[other] { $at_least } mikstur
    }; zużyte też się liczą.
pap-mission-heroes4 = Mistrzowie fachu
pap-mission-heroes4-text =
    Doprowadź { $at_least ->
        [one] 1 bohatera
       *[other] { $at_least } bohaterów
    } do poziomu 4.
pap-mission-monsters6 = Łowy
pap-mission-monsters6-text =
    Pokonaj { $at_least ->
        [one] 1 potwora
        [few] { $at_least } potwory
       *[other] { $at_least } potworów
    }.
pap-mission-gems4 = Pełne kieszenie
pap-mission-gems4-text =
    Złup { $at_least ->
        [one] 1 klejnot
        [few] { $at_least } klejnoty
       *[other] { $at_least } klejnotów
    }.
pap-mission-corners2 = Zapędzeni w róg
pap-mission-corners2-text =
    Zbadaj { $at_least ->
        [one] 1 komnatę narożną
        [few] { $at_least } komnaty narożne
       *[other] { $at_least } komnat narożnych
    }.
pap-mission-traps5 = Nauka przez ból
pap-mission-traps5-text =
    Uruchom pułapki { $at_least ->
        [one] 1 raz
       *[other] { $at_least } razy
    }; ta sama pułapka może liczyć się ponownie.
pap-mission-rooms15 = Kartografowie
pap-mission-rooms15-text =
    Zbadaj { $at_least ->
        [one] 1 komnatę
        [few] { $at_least } komnaty
       *[other] { $at_least } komnat
    }.
pap-mission-items4 = Kuźnia
pap-mission-items4-text =
    Ukończ { $at_least ->
        [one] 1 przedmiot
        [few] { $at_least } przedmioty
       *[other] { $at_least } przedmiotów
    }.
pap-mission-health12 = W dobrym zdrowiu
pap-mission-health12-text = Osiągnij zdrowie { $at_least }.
pap-mission-bossrooms3 = Poznaj wroga
pap-mission-bossrooms3-text =
    Zbadaj { $at_least ->
        [one] komnatę 1 bossa
       *[other] komnaty { $at_least } bossów
    }.
pap-mission-heroes5 = Para mistrzów
pap-mission-heroes5-text =
    Doprowadź { $at_least ->
        [one] 1 bohatera
       *[other] { $at_least } bohaterów
    } do poziomu 5.

## Bossowie

pap-boss-minotaur = Minotaur
pap-boss-golem = Golem
pap-boss-giant_spider = Olbrzymi pająk
pap-boss-troll = Troll
pap-boss-chimera = Chimera
pap-boss-vampire = Wampir
pap-boss-hydra = Hydra
pap-boss-mummy = Mumia
pap-boss-beholder = Obserwator
pap-boss-dragon = Smok
pap-boss-lich = Licz
pap-boss-kraken = Kraken

## Podziemia

pap-dungeon-A = Piwnice Domu Cechów
pap-dungeon-B = Labirynt pod targowiskiem
pap-dungeon-C = Stary akwedukt
pap-dungeon-D = Brama piasku
pap-dungeon-E = Malowane grobowce
pap-dungeon-F = Zapadnięte sanktuarium
pap-dungeon-G = Podnóże wieży
pap-dungeon-H = Sto stopni
pap-dungeon-I = Czarna latarnia
pap-dungeon-J = Ruiny zamku celnego
pap-dungeon-K = Groty Szarego Jeziora
pap-dungeon-L = Królewskie kopalnie

## Historie kampanii

pap-story-heroes_of_the_city = Bohaterowie miasta
pap-story-heroes_of_the_city-text = Coś drapie pod podłogami starego miasta i każdego ranka kolejne drzwi do piwnic stoją otworem. Rada wystawiła sakiewkę i obietnicę: pomnik dla tych, którzy zejdą na dół i położą temu kres. Nikt z rady nie zgłosił się do towarzystwa.
pap-story-mummy_of_hamnapta = Mumia z Hamnapty
pap-story-mummy_of_hamnapta-text = Karawany opowiadają o mieście, które wydmy oddają raz na sto lat. Hamnapta znów leży odsłonięta, a ten, którego pod nią pochowano, wyruszył w drogę. Idźcie po śladach, zanim zabierze je wiatr albo zanim same zawrócą.
pap-story-tower_of_death = Wieża śmierci
pap-story-tower_of_death-text = Na wrzosowisku stoi wieża, której zeszłej wiosny tam nie było. Ptaki milkną w jej pobliżu, a na szczycie pali się światło, które nie grzeje. Dzwon trzykrotnie wzywał śmiałków; tym razem wzywa was.
pap-story-around_the_kingdom = Wokół królestwa
pap-story-around_the_kingdom-text = Król się zestarzał i chce wiedzieć, co po sobie zostawi. Objedźcie granice, zajrzyjcie do każdej dziury, którą omijają poborcy, i spiszcie, co tam znajdziecie. Atrament funduje korona, o resztę zadbajcie sami.

pap-scenario-A = Pierwsze otwarte drzwi prowadzą pod Dom Cechów, gdzie mistrzowie trzymają wino, długi i coś ulepionego z gliny.
pap-scenario-B = Ślady wiodą dalej pod rynek, przez labirynt, do którego budowy nie przyznaje się żaden murarz w mieście.
pap-scenario-C = Stary akwedukt wciąż niesie wodę, a z nią szepty tego, kto otwierał drzwi.
pap-scenario-D = Między dwoma zasypanymi lwami brama prowadzi w dół. Piasek za nią pokrywają nici grube jak liny.
pap-scenario-E = Ze ścian patrzą malowani królowie. Oczy wydrapano im od środka.
pap-scenario-F = Pod grobowcami leży sanktuarium, w którym kapłani dali swemu panu drugie serce. Ono wciąż bije.
pap-scenario-G = Podnóże wieży jest starsze niż jej mury. To, co tu przędzie, zamknięto nie bez powodu.
pap-scenario-H = Sto stopni, mówi pieśń, a na co dziesiątym gość, który nie poszedł dalej.
pap-scenario-I = Na szczycie wisi czarna latarnia. Ten, kto zapala ją co wieczór, liczył wasze kroki.
pap-scenario-J = Zamek celny brał swoją część od każdego podróżnego. Panów już nie ma, a część urosła.
pap-scenario-K = Rybacy z Szarego Jeziora pływają teraz dwójkami i nigdy nad głębokimi grotami.
pap-scenario-L = Królewskie kopalnie zapłaciły za trzy wojny. Zeszłej zimy górnicy przebili się do czyjejś sypialni.

## Wiersze punktacji

pap-line-A = Boss 1
pap-line-B = Boss 2
pap-line-C = Boss 3
pap-line-D = Poziomy bohaterów
pap-line-E = Magiczne przedmioty
pap-line-F = Klejnoty
pap-line-G = Potwory
pap-line-H = Obrażenia
pap-line-I = Wskrzeszenie
pap-line-J = Cel i moc
pap-line-K = Misje
pap-line-L = Suma
