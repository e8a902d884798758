# To, co mówią karty, złożone ze słów przed dwukropkiem, kosztów, wymagań i efektów.

## Jak łączy się tekst

md2-text-ability = { $head }: { $does }
md2-text-comma = { $first }, { $then }
md2-text-sentence = { $what }.
md2-text-join = { $first } { $then }
md2-text-nothing = nic
md2-text-again = dowolnie często
md2-text-for = { $what } dla { $whom }
md2-text-claws =
    { $n ->
        [one] Pazur
        [few] { $n } pazury
       *[other] { $n } pazurów
    }
md2-text-attack = { $attack }: { $dice }
md2-text-defence = Obrona: { $does }
md2-text-printed-swords =
    { $n ->
        [one] +1 miecz
        [few] +{ $n } miecze
       *[other] +{ $n } mieczy
    } w każdym ataku tą bronią
md2-text-many = Przy pięciu lub sześciu bohaterach – { $what }
md2-text-mob = W rękach zgrai – { $attacks }
md2-text-pieces =
    { $n ->
        [one] { $n } część zestawu
       *[other] { $n } części zestawu
    } – { $power }
md2-text-set = Część zestawu Cieniobójcy
md2-text-only-wizard = Tylko dla czarodzieja
md2-text-only-paladin = Tylko dla paladyna
md2-text-only-berserker = Tylko dla berserkera
md2-text-only-rogue = Tylko dla łotrzyka
md2-text-only-shaman = Tylko dla szamana
md2-text-only-ranger = Tylko dla tropiciela
md2-text-slot-head = Głowa
md2-text-slot-torso = Tułów
md2-text-slot-legs = Nogi
md2-text-slot-misc = Drobiazg
md2-text-slot-hand = Jedna ręka
md2-text-slot-two_hands = Obie ręce
md2-text-slot-none = Do zużycia

## Kiedy

md2-when-passive = Zawsze
md2-when-turn = Twoja tura
md2-when-any = W dowolnej chwili
md2-when-action = Akcja
md2-when-move = Ruch
md2-when-combat = Walka
md2-when-attack = Atak
md2-when-melee = Wręcz
md2-when-magic = Magia
md2-when-ranged = Dystans
md2-when-defence = Obrona
md2-when-shadow = Symbol cienia
md2-when-kill = Po zabiciu
md2-when-round = Początek rundy
md2-when-turn_start = Początek twojej tury
md2-claw-attack = w ataku
md2-claw-defence = w obronie
md2-claw-combat = w każdej walce
md2-once-combat = raz na walkę
md2-once-turn = raz na turę
md2-once-round = raz na rundę
md2-once-mission = raz na misję

## Koszty i wymagania

md2-cost-mana =
    { $n ->
        [one] 1 mana
       *[other] { $n } many
    }
md2-cost-wounds =
    przyjmij { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
md2-cost-rage =
    { $n ->
        [one] 1 szał
       *[other] { $n } szału
    }
md2-cost-element = { $element } { $n }
md2-element-fire = ogień
md2-element-ice = lód
md2-element-earth = ziemia
md2-element-air = powietrze
md2-need-shadow = w Cieniu
md2-need-light = w Świetle
md2-need-wounded =
    { $n ->
        [one] przy co najmniej 1 ranie
       *[other] przy co najmniej { $n } ranach
    }
md2-need-dual = dwiema broniami
md2-need-alone = gdy w twojej strefie nie ma innych bohaterów
md2-against-mob = przeciw zgrai
md2-against-roaming = przeciw grasującemu potworowi
md2-against-boss = przeciw bossowi

## Efekty

md2-gain-swords =
    { $n ->
        [one] +1 miecz
        [few] +{ $n } miecze
       *[other] +{ $n } mieczy
    }
md2-gain-shields =
    { $n ->
        [one] +1 tarcza
        [few] +{ $n } tarcze
       *[other] +{ $n } tarcz
    }
md2-gain-pierce =
    obrońca traci { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }
md2-gain-yellow =
    { $n ->
        [one] +1 żółta kość
        [few] +{ $n } żółte kości
       *[other] +{ $n } żółtych kości
    }
md2-gain-orange =
    { $n ->
        [one] +1 pomarańczowa kość
        [few] +{ $n } pomarańczowe kości
       *[other] +{ $n } pomarańczowych kości
    }
md2-gain-blue =
    { $n ->
        [one] +1 niebieska kość
        [few] +{ $n } niebieskie kości
       *[other] +{ $n } niebieskich kości
    }
md2-gain-black =
    { $n ->
        [one] +1 kość Wroga
       *[other] +{ $n } kości Wroga
    }
md2-gain-purple =
    { $n ->
        [one] +1 kość Cienia
       *[other] +{ $n } kości Cienia
    }
md2-gain-rerolls =
    { $n ->
        [one] 1 przerzut
        [few] { $n } przerzuty
       *[other] { $n } przerzutów
    }
md2-gain-enemy_rerolls =
    { $n ->
        [one] 1 przerzut kości Wroga
        [few] { $n } przerzuty kości Wroga
       *[other] { $n } przerzutów kości Wroga
    }
md2-gain-ignore_claws =
    zignoruj { $n ->
        [one] 1 pazur
        [few] { $n } pazury
       *[other] { $n } pazurów
    }
md2-gain-ignore_scratches =
    zignoruj { $n ->
        [one] 1 zadrapanie
        [few] { $n } zadrapania
       *[other] { $n } zadrapań
    }
md2-gain-mana =
    { $n ->
        [one] +1 mana
       *[other] +{ $n } many
    }
md2-gain-mp = +{ $n } PR
md2-gain-rage =
    { $n ->
        [one] +1 szał
       *[other] +{ $n } szału
    }
md2-gain-tokens =
    dobierz { $n ->
        [one] 1 żeton Łotrzyka
        [few] { $n } żetony Łotrzyka
       *[other] { $n } żetonów Łotrzyka
    }
md2-gain-actions =
    { $n ->
        [one] +1 akcja
        [few] +{ $n } akcje
       *[other] +{ $n } akcji
    }
md2-gain-cleanse =
    usuń z siebie { $n ->
        [one] 1 żeton Ognia lub Mrozu
       *[other] do { $n } żetonów Ognia i Mrozu
    }
md2-gain-element = { $element } rośnie o { $n }
md2-gain-wounds =
    { $n ->
        [one] 1 rana
        [few] { $n } rany
       *[other] { $n } ran
    }
md2-gain-fire =
    { $n ->
        [one] 1 Ogień
        [few] { $n } Ognie
       *[other] { $n } Ogni
    }
md2-gain-frost =
    { $n ->
        [one] 1 Mróz
        [few] { $n } Mrozy
       *[other] { $n } Mrozów
    }
md2-gain-drain =
    bohater traci { $n ->
        [one] 1 manę
       *[other] { $n } many
    }
md2-gain-hurts =
    sam wróg otrzymuje { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
md2-heal-one =
    lecz { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
md2-heal-self =
    lecz { $n ->
        [one] 1 własną ranę
        [few] { $n } własne rany
       *[other] { $n } własnych ran
    }
md2-heal-all =
    każdy bohater w twojej strefie leczy { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
md2-whom-self = ciebie
md2-whom-ally = bohatera { $where }
md2-whom-allies = każdego bohatera { $where }
md2-whom-hero = bohatera
md2-whom-foe = przeciwnika
md2-whom-enemy = wroga { $where }
md2-whom-enemies = każdego wroga { $where }
md2-whom-others = każdego innego wroga { $where }
md2-reach-zone = w twojej strefie
md2-reach-near = nie dalej niż o strefę
md2-reach-sight = w polu widzenia

## Kości

md2-dice-yellow =
    { $n ->
        [one] 1 żółta kość
        [few] { $n } żółte kości
       *[other] { $n } żółtych kości
    }
md2-dice-orange =
    { $n ->
        [one] 1 pomarańczowa kość
        [few] { $n } pomarańczowe kości
       *[other] { $n } pomarańczowych kości
    }
md2-dice-blue =
    { $n ->
        [one] 1 niebieska kość
        [few] { $n } niebieskie kości
       *[other] { $n } niebieskich kości
    }
md2-dice-black =
    { $n ->
        [one] 1 kość Wroga
       *[other] { $n } kości Wroga
    }
md2-dice-purple =
    { $n ->
        [one] 1 kość Cienia
       *[other] { $n } kości Cienia
    }

## Co jeszcze potrafią przedmioty

md2-special-blank_to_sword =
    obróć { $dice ->
        [one] pustą kość ataku
       *[other] do { $dice } pustych kości ataku
    } na miecz
md2-special-blink = przenieś się do dowolnej strefy w polu widzenia; wrogowie i pułapki nie przeszkadzają
md2-special-comrades =
    +{ $each } za każdego innego bohatera w twojej strefie: w ataku do mieczy, w obronie do tarcz (najwyżej { $most })
md2-special-gift_mana =
    inny bohater w twojej strefie zyskuje { $mana ->
        [one] 1 manę
       *[other] { $mana } many
    }
md2-special-in_shadow = liczysz się jako ktoś w Cieniu i rzucasz kością Cienia
md2-special-lesson = zyskaj { $xp } PD
md2-special-per_wound = +1 miecz za każdą twoją ranę (najwyżej { $most })
md2-special-push =
    odepchnij przeciwnika { $zones ->
        [one] o 1 strefę
        [few] najwyżej o { $zones } strefy
       *[other] najwyżej o { $zones } stref
    }
md2-special-reroll_blanks = przerzuć wszystkie swoje puste kości ataku
md2-special-slay =
    { $minions ->
        [one] ginie 1 poplecznik przeciwnika
        [few] giną { $minions } poplecznicy przeciwnika
       *[other] ginie { $minions } popleczników przeciwnika
    }
md2-special-step =
    przejdź { $zones ->
        [one] o 1 strefę
        [few] najwyżej o { $zones } strefy
       *[other] najwyżej o { $zones } stref
    }; wrogowie i pułapki nie przeszkadzają
md2-special-upgrade =
    zamień { $dice ->
        [one] żółtą kość na pomarańczową i rzuć nią
       *[other] do { $dice } żółtych kości na pomarańczowe i rzuć nimi
    }

## Co jeszcze potrafią wrogowie

md2-special-burst =
    ginie 1 poplecznik, a każdy bohater w strefie atakującego otrzymuje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
md2-special-reassemble =
    dołącza poplecznik, chyba że bohater wyda { $mana ->
        [one] 1 manę
       *[other] { $mana } many
    }
md2-special-stoke =
    po walce ogień na bohaterze pali się od razu, { $orange ->
        [0] jak zawsze
       *[other] z pomarańczowymi kośćmi
    }
md2-special-raise_minions =
    każda zgraja w podziemiach zyskuje { $minions ->
        [one] 1 poplecznika
       *[other] { $minions } popleczników
    }
md2-special-second_victim =
    inny bohater w polu widzenia, najsłabszy, otrzymuje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
md2-special-call_mob =
    najbliższa zgraja rusza w tę stronę o { $zones ->
        [one] 1 strefę
        [few] { $zones } strefy
       *[other] { $zones } stref
    }
md2-special-taint =
    bohater otrzymuje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    } i jeszcze jedną za każdy swój żeton Spaczenia
md2-special-chill_the_drained =
    { $frost ->
        [one] 1 Mróz
        [few] { $frost } Mrozy
       *[other] { $frost } Mrozów
    } dla bohatera, jeśli nie ma on many

## Co jeszcze potrafią bohaterowie

md2-special-rest_for_the_consecrated = po walce każdy bohater w uświęconej strefie może odpocząć za darmo
md2-special-raise_element = podnieś o 1 wybrany żywioł
md2-special-element_to_the_top = możesz podnieść wybrany żywioł na sam szczyt
md2-special-free_attack_spell = użyj za darmo zaklęcia ataku z amuletu; wskaźnik zostaje na miejscu
md2-special-loose_arrow = odkryj kartę strzały, zastosuj jej efekt i odrzuć ją
