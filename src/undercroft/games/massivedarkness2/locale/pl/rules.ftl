massivedarkness2-title = Massive Darkness 2: Piekielna Otchłań
massivedarkness2-blurb = Bohaterowie przeciw hordom piekieł: otwierajcie drzwi, bierzcie, co błyszczy, i rośnijcie szybciej niż mrok.

## Kto i co

md2-hero-gheta = Gheta
md2-hero-ronen = Sir Ronen
md2-hero-irk = Irk
md2-hero-feydra = Feydra
md2-hero-mathrin = Mathrin
md2-hero-nahias = Nahias
md2-ally-summoner = Mistrz Przywołań
md2-enemy-demons = Demony
md2-enemy-undead = Nieumarli
md2-enemy-fire_entities = Istoty Ognia
md2-enemy-fallen_angels = Upadłe Anioły
md2-enemy-satyrs = Satyrowie
md2-enemy-gargoyles = Gargulce
md2-enemy-imps = Diabliki
md2-enemy-skeletons = Kościotrupy
md2-enemy-lyidan = Lyidan, Władca Inkubów
md2-enemy-ytheria = Ytheria, Nieumarła Królowa
md2-enemy-andra = Andra
md2-enemy-ghoul = Ghul
md2-enemy-michael = Michael, splugawiony archanioł
md2-enemy-reaper = Żniwiarz
md2-own-ability = własna zdolność
md2-called-at = { $who } ({ $zone })
md2-called-nth = { $who } ({ $zone } nr { $n })
md2-side-heroes = bohaterowie
md2-side-darkness = mrok
md2-attack-melee = atak wręcz
md2-attack-magic = atak magiczny
md2-attack-ranged = atak dystansowy
md2-rarity-common = zwykły
md2-rarity-rare = rzadki
md2-rarity-epic = epicki
md2-slot-head = głowa
md2-slot-torso = tułów
md2-slot-legs = nogi
md2-slot-misc = drobiazg
md2-slot-left = lewa ręka
md2-slot-right = prawa ręka
md2-slot-hand = jedna ręka
md2-slot-two_hands = obie ręce
md2-slot-none = jednorazowy
md2-die-yellow = żółta kość
md2-die-orange = pomarańczowa kość
md2-die-blue = niebieska kość
md2-die-purple = kość Cienia
md2-die-black = kość Wroga
md2-face-blank = puste
md2-face-sword = miecz
md2-face-sword2 = dwa miecze
md2-face-sword3 = trzy miecze
md2-face-sword_mana = miecz i mana
md2-face-mana = mana
md2-face-mana2 = dwie many
md2-face-shadow = cień
md2-face-shield = tarcza
md2-face-shield2 = dwie tarcze
md2-face-scratch = zadrapanie
md2-face-claw = pazur
md2-face-claw_scratch = pazur i zadrapanie
md2-token-treasure = skarb
md2-token-loot = łup
md2-token-spawn = miejsce namnażania
md2-token-chest = skrzynia
md2-token-greater_chest = wielka skrzynia
md2-token-fountain = fontanna
md2-token-forge = kuźnia
md2-token-column = kolumna
md2-token-spike_trap = wilczy dół
md2-token-bear_trap = potrzask
md2-token-objective = cel
md2-token-corruption = spaczenie
md2-token-time = czas
md2-zone = strefa { $zone }

## O co pyta gra

md2-ask-hero = Którego bohatera prowadzisz?
md2-ask-weapon = { $who }: z jaką bronią zaczyna?
md2-ask-potion = { $who }: która fiolka?
md2-ask-start = { $who }: gdzie zaczyna?
md2-ask-skill = { $who }, poziom { $level }: która nowa umiejętność?
md2-ask-next-hero = Czyja teraz kolej?
md2-ask-turn = { $who }: { $actions ->
    [one] jedna akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
  }{ $mp ->
    [0] {""}
    [one] , jeden punkt ruchu
    [few] , { $mp } punkty ruchu
   *[many] , { $mp } punktów ruchu
  }
md2-ask-rest = { $who } odpoczywa: ile z { $n } punktów to zdrowie? Reszta to mana.
md2-ask-trade = { $who }: kto co bierze lub zakłada?
md2-ask-item = { $who } ma { $item }: co z tym zrobić?
md2-ask-forge = { $who }: która karta do kuźni, { $n } z trzech?
md2-ask-heal = Kogo uleczyć (punkty: { $n })?
md2-ask-quench = { $who }, leczenie { $n }: ile punktów ma zamiast tego zgasić ogień?
md2-ask-whom = W kogo to trafia?
md2-ask-pool = { $who } kontra { $whom }: dołożyć kości przed rzutem?
md2-ask-resolve = { $who } kontra { $whom }: miecze { $swords }, tarcze { $shields }. Co dalej?
md2-ask-kill = { $who } zabija: i co teraz?
md2-ask-who-gains = Nikt nie zadał tego ciosu: kto na nim zyskuje?
md2-ask-enemy = Który wróg działa teraz?
md2-ask-target = Kilku jest równie blisko: kto jest atakowany?
md2-ask-attack-type = { $who }: kilka ataków jest równie silnych. Który?
md2-ask-towards = { $who }: kilku bohaterów jest równie blisko. W stronę której strefy?
md2-ask-way = { $who }: kilka dróg jest równie krótkich. Która strefa teraz?
md2-ask-reassemble = { $who }: wstaje kolejny, chyba że odrzucisz manę ({ $n }).
md2-ask-devour = Z której zgrai zostaje pożarty poplecznik?
md2-ask-called = Kilka zgraj jest równie blisko: która zostaje wezwana?

## Co można zrobić

md2-do-go = do { $zone }
md2-do-open = otwórz drzwi ({ $zones })
md2-do-take = podnieś skarb ({ $rarity })
md2-do-touch = użyj: { $what }
md2-do-melee = uderz: { $whom }
md2-do-magic = rzuć czar: { $whom }
md2-do-ranged = strzel: { $whom }
md2-do-rest = odpocznij
md2-do-trade = wymiana i wyposażenie
md2-do-end = zakończ turę
md2-do-stop = zostań tutaj
md2-do-use = użyj: { $what }
md2-do-act = akcja: { $what }
md2-do-roll = rzuć
md2-do-die = rozpatrz: { $die }, { $face }
md2-do-reroll = przerzuć: { $die }, { $face }
md2-do-finish = rozpatrz resztę i policz
md2-do-keep = do ekwipunku
md2-do-wear = załóż ({ $slot })
md2-do-give = przekaż: { $whom }
md2-do-trade-done = gotowe
md2-do-trade-wear = { $who } zakłada: { $item } ({ $slot })
md2-do-trade-off = { $who } zdejmuje: { $slot }
md2-do-trade-give = { $who } daje: { $item } → { $whom }
md2-do-reassemble-pay = odrzuć manę ({ $n })
md2-do-reassemble-let = niech wstanie

## Co się stało

md2-log-hero = { $seat } prowadzi: { $who }.
md2-log-round = Runda { $round }.
md2-log-turn = { $who } działa.
md2-log-step = { $who } idzie: { $steps ->
    [one] jedna strefa
    [few] { $steps } strefy
   *[many] { $steps } stref
  }.
md2-log-reaction = { $who } odwraca się od wrogów ({ $n }): uderzają.
md2-log-door = { $who } otwiera drzwi.
md2-log-door-card = { $card }: { $text }
md2-log-spawn = Pojawia się zgraja: { $who }, przywódca i { $n ->
    [one] poplecznik
    [few] { $n } poplecznicy
   *[many] { $n } popleczników
  }.
md2-log-spawn-roaming = { $who } grasuje po podziemiach.
md2-log-duplicate = { $who } są już w podziemiach i działają.
md2-log-stronger = { $who }: coraz silniejsi.
md2-log-minion = { $who }: o { $n } więcej.
md2-log-treasure = Skarb: { $rarity }.
md2-log-turned-up = Odkryto: { $what }.
md2-log-fountain = { $who } pije: zdrowie { $n }.
md2-log-chest = { $who } otwiera skrzynię: przedmioty { $n }, { $rarity }.
md2-log-forge = { $who } wykuwa coś: { $rarity }.
md2-log-trap-blank = { $who } wchodzi w pułapkę, która nic nie robi.
md2-log-bear-trap = { $who } wpada w potrzask i traci akcję.
md2-log-item = { $who } znajduje: { $item }.
md2-log-mob-item = { $who } zabiera przywódcy: { $item }.
md2-log-not-ours = { $item } jest dla klasy, którą nikt nie gra: następna karta.
md2-log-equip = { $who } zakłada: { $item }.
md2-log-give = { $who } przekazuje: { $item } → { $whom }.
md2-log-rest = { $who } odpoczywa: zdrowie { $health }, mana { $mana }.
md2-log-use = { $who } używa: { $what }.
md2-log-heal = { $who }, leczenie: zdrowie { $n }{ $fire ->
    [0] {""}
   *[other] , zgaszony ogień { $fire }
  }.
md2-log-mana = { $who }: mana { $n }.
md2-log-shadow = { $who } korzysta z cienia.
md2-log-reroll = Przerzut: { $die }, { $face }.
md2-log-claw = { $who }: zdolność specjalna.
md2-log-attack = { $who }, { $kind }, cel: { $whom }. Miecze { $swords }, tarcze { $shields }, { $wounds ->
    [0] bez ran
    [one] jedna rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }.
md2-log-wounds = { $who }: { $n ->
    [one] jedna rana
    [few] { $n } rany
   *[many] { $n } ran
  }.
md2-log-enemy-wounds = { $who }: { $n ->
    [one] jedna rana
    [few] { $n } rany
   *[many] { $n } ran
  }{ $killed ->
    [0] {""}
    [one] ; ginie jedna figurka
    [few] ; giną { $killed } figurki
   *[many] ; ginie { $killed } figurek
  }.
md2-log-killed = { $who } zabija: { $whom }.
md2-log-knocked-out = { $who } pada bez przytomności.
md2-log-revived = Ożywiciel przywraca: { $who }; zostało { $left }.
md2-log-ally-gone = { $who } znika.
md2-log-xp = { $who }: doświadczenie { $n }.
md2-log-xp-all = Każdy bohater: doświadczenie { $n }.
md2-log-level = { $who } osiąga poziom { $level }.
md2-log-skill = { $who } zdobywa umiejętność: { $skill }.
md2-log-fire = { $who }: ogień { $n }.
md2-log-frost = { $who }: mróz { $n }.
md2-log-burn = { $who } płonie: rany { $n }.
md2-log-frozen = { $who }: zamrożenie.
md2-log-activation = { $who }: aktywacja.
md2-log-scheme = { $who }: { $what }
md2-log-enemy-step = { $who }: ruch, { $steps ->
    [one] jedna strefa
    [few] { $steps } strefy
   *[many] { $steps } stref
  }.
md2-log-appears = { $who } pojawia się.
md2-log-vanishes = { $who } znika z mapy.
md2-log-devour = { $who } pożera jednego z: { $whom }.
md2-log-darkness = Mrok gęstnieje: pole { $space }, strona { $side }.
md2-log-darkness-mob = Przez każdy portal wchodzą zgraje.
md2-log-darkness-roaming = Przez portal wchodzi grasujący potwór.
md2-log-darkness-rare = Rzadki skarb trafia do worka.
md2-log-darkness-epic = Epicki skarb trafia do worka.
md2-log-deed = { $who }: { $what }.
md2-log-task = Zrobione: { $task }
md2-log-left = { $who } opuszcza podziemia.
md2-log-boss = Bohaterowie stają przed bossem: { $who }. Odwrotu nie ma.
md2-log-boss-acts = { $who }, pazury { $n }: { $what }
md2-log-boss-track = Tor: { $what }
md2-log-soul-drain = { $who } wysysa dusze bohaterów.
md2-lost-lifebringer = Dla powalonego bohatera nie ma już Ożywiciela.
md2-lost-nobody-to-spawn = Nie ma już wroga, którego wymaga misja.

## Schematy, bossowie

md2-scheme-shun_the_light = światło parzy: rany { $wounds }, i z powrotem w cień.
md2-scheme-strike_from_afar = znikąd do najdalszego bohatera w zasięgu { $zones } stref: ogień { $fire } i atak.
md2-scheme-volley = atak na wszystkich w polu widzenia.
md2-scheme-single_shot = atak na jedynego widocznego bohatera, z dodatkowymi kośćmi.
md2-scheme-strike_and_vanish = uderza najsłabszego z widocznych i znika.
md2-scheme-appear_and_strike = pojawia się przy najsłabszym bohaterze i uderza.
md2-scheme-devour_minion = pożera poplecznika i leczy { $heal }.
md2-scheme-charge = biegnie { $zones } strefy i atakuje.
md2-boss-heavenly_justice = spada z góry i uderza wszystkich, którzy tam stoją.
md2-boss-spear_throw = ciska włócznią w najzdrowszego z widocznych bohaterów.
md2-boss-blessing_of_darkness = spaczenie wraca, a on się leczy.
md2-boss-darkness_grows = więcej kości w jego atakach.
md2-boss-corruption_strengthens = dodatkowa żółta kość za każdego bohatera, który nosi spaczenie.
md2-boss-death_is_coming = podchodzi do najbliższego bohatera i uderza.
md2-boss-soul_drain = każdy bohater traci manę ({ $mana }) albo otrzymuje ranę.
md2-boss-time_runs_out = zabiera czas z klepsydry i uderza.
md2-boss-sand_runs = z klepsydry ucieka czas.
md2-boss-fury_rises = od teraz uderza częściej.
md2-boss-dark_fury = za każdy wzrost furii uderza raz więcej.

## Czego nie wolno

md2-no-hero-taken = { $who } jest już w grze: każdy bohater jest tylko jeden.
md2-no-turn = { $who }: tura już za nim albo leży bez przytomności.
md2-no-action = Nie ma już akcji.
md2-no-step-wall = Tu jest ściana.
md2-no-step-door = Drzwi są zamknięte: najpierw trzeba je otworzyć.
md2-no-step-abyss = Do otchłani nikt nie wejdzie.
md2-no-interact = Nie, dopóki w strefie są wrogowie.
md2-no-rest = Nie ma czego odzyskiwać.
md2-no-range-melee = Atak wręcz sięga tylko własnej strefy.
md2-no-range-magic = Atak magiczny sięga własnej strefy i stref o jedną dalej w polu widzenia.
md2-no-range-ranged = Atak dystansowy wymaga pola widzenia wzdłuż rzędu lub kolumny do innej strefy.
md2-no-untouchable = Teraz nic go nie dosięgnie.
md2-no-weapon = Nie ma w ręku broni.
md2-no-mana = Potrzeba many: { $n }.
md2-no-health = Potrzeba zdrowia: { $n }.
md2-no-shadow = Tylko w Cieniu.
md2-no-light = Tylko w Świetle.
md2-no-wounded = Tylko z co najmniej { $n } ranami.
md2-no-dual = Tylko przy ataku dwiema broniami.
md2-no-alone = Tylko gdy w strefie nie ma innego bohatera.
md2-no-against = Nie przeciw temu wrogowi.
md2-no-twice-in-combat = Raz na walkę.
md2-no-twice-in-move = Raz na akcję ruchu.
md2-no-not-moving = Tylko podczas akcji ruchu.
md2-no-again = Już użyte.
md2-no-use = Teraz nic by to nie dało.
md2-no-reroll-resolved = Ta kość została rozpatrzona i taka zostaje.
md2-no-class = Tylko dla klasy: { $trade }.
md2-no-bound = To jest związane z tym, kto to nosi.
md2-no-forge-epic = Trzech epickich kart nie można przekuć: nie ma niczego wyżej.
md2-no-forge-cards = Do przekucia potrzeba trzech kart.
md2-no-order = Najpierw trzeba zrobić co innego.
md2-no-holding = Do tego potrzeba: { $what }.
md2-no-all-here = Muszą tu być wszyscy, którzy niosą część.
md2-no-higher-level = Wyższego poziomu nie ma.
md2-no-xp = Za mało doświadczenia.
md2-no-skill-level = Potrzeba poziomu { $level }.
md2-no-skill-lower = Wyższy stopień jest już znany.
md2-no-skill-tier = Najpierw potrzebny jest niższy stopień.

## W każdej chwili

md2-ask-any-time = { $who }: w każdej chwili
md2-do-drink = wypij: { $what }
md2-do-off = zdejmij: { $item }
md2-log-off = { $who } zdejmuje: { $item }.
