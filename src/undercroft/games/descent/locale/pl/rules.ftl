# O co pytają zasady, co proponują, czego zabraniają i co opowiadają. Wstawiane nazwy są w mianowniku (content.ftl, quests.ftl).

## Rzeczy wymieniane w innych komunikatach

des-overlord = Pan Podziemi
des-side-heroes = bohaterowie
des-side-overlord = Pan Podziemi
des-monster-normal = { $kind } { $number }
des-monster-master =
    { $kind ->
        [Mantikora] Straszliwa
        [Naga] Straszliwa
       *[other] Straszliwy
    } { $kind } { $number }

des-rune-red = czerwony
des-rune-yellow = żółty
des-rune-blue = niebieski
des-colour-copper = miedziana
des-colour-silver = srebrna
des-colour-gold = złota
des-toward-north = północ
des-toward-east = wschód
des-toward-south = południe
des-toward-west = zachód

des-face =
    { $range ->
        [0] {""}
       *[other] zasięg { $range }
    }{ $damage ->
        [0] {""}
       *[other] { $range ->
            [0] {""}
           *[other] {" + "}
        }obrażenia { $damage }
    }{ $surge ->
        [0] {""}
       *[other] { $range ->
            [0] { $damage ->
                [0] {""}
               *[other] {" + "}
            }
           *[other] {" + "}
        }{ $surge ->
            [one] przypływ
            [few] { $surge } przypływy
           *[other] { $surge } przypływów
        }
    }{ $power ->
        [0] {""}
        [one] potężny atak
        [few] { $power } potężne ataki
       *[other] { $power } potężnych ataków
    }
des-die-shows = kość { $die }: { $face }

des-ware-treasure-copper = miedziana karta skarbu
des-ware-treasure-silver = srebrna karta skarbu
des-ware-treasure-gold = złota karta skarbu
des-ware-skill-fighting = karta umiejętności bojowych
des-ware-skill-subterfuge = karta umiejętności łotrzykowskich
des-ware-skill-wizardry = karta umiejętności magicznych
des-ware-training-melee = trening: 1 kość mocy więcej w atakach wręcz
des-ware-training-ranged = trening: 1 kość mocy więcej w atakach strzeleckich
des-ware-training-magic = trening: 1 kość mocy więcej w atakach magicznych

des-why-glyph = glif jest aktywny
des-why-chest = znalezisko w skrzyni
des-why-deck = skończyła się talia Pana Podziemi
des-why-death = ginie { $who }
des-why-named = ginie { $who }
des-why-quest = tak chce przygoda

## Pytania przed grą

des-ask-hero = { $who }: którym bohaterem grasz?
des-ask-exchange = { $who }: wymieniasz jedną z tych umiejętności na nową z tej samej talii?
des-ask-start = { $who }: gdzie zaczynasz? Na glifie startowym albo obok niego.

## Pytania do bohaterów

des-ask-next-hero = Czyja tura teraz?
des-ask-shop =
    { $who } – zakupy, w sakiewce { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }. Co kupujesz?
des-ask-equip = { $who }: co trzymasz i nosisz, a co idzie do plecaka?
des-ask-action = { $who }: jaką akcję deklarujesz w tej turze?
des-ask-act =
    { $who }: co dalej? Zostało: { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }, { $attacks ->
        [0] żadnego ataku
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.
des-ask-landing = { $who }: ktoś stoi na glifie. Na którym polu obok niego się pojawiasz?
des-ask-what-first = { $who }: na początku tury dzieje się kilka rzeczy. Która najpierw?
des-ask-rest = Odpoczynek się udał. Odzyskujesz teraz całe zmęczenie?
des-ask-give = Co przekazujesz i komu?
des-ask-hand-over = Kto niesie to dalej?
des-ask-tend = Kogo leczysz?
des-ask-familiar =
    { $who } – ruch. Dokąd? Zostało: { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }.
des-ask-guard = { $who } trzyma straż. Przerywasz Panu Podziemi i atakujesz?
des-ask-prevent =
    { $who } ma odnieść { $wounds ->
        [one] 1 ranę. Zapobiegasz jej?
        [few] { $wounds } rany. Zapobiegasz niektórym?
       *[other] { $wounds } ran. Zapobiegasz niektórym?
    }

## Pytania podczas ataku

des-ask-target = { $who } atakuje. Które pole?
des-ask-blast =
    { $count ->
        [0] { $who }, { $weapon }, pole { $cell }: rozprysk nie jest konieczny. Używasz go?
       *[other] { $who }, { $weapon }, pole { $cell }: rozprysk trafiłby też swoich: { $friends }. Mimo to go używasz?
    }
des-ask-aim = Zużywasz rozkaz celowania? Po rzucie można wtedy przerzucić dowolne kości.
des-ask-reroll = Które kości idą do przerzutu? Nowe wyniki są ostateczne.
des-ask-reroll-one = { $who } może kazać przerzucić jedną kość. Którą?
des-ask-spend =
    Obrażenia { $damage }, zasięg { $range } przy odległości { $distance }, { $surges ->
        [0] bez przypływów
        [one] 1 przypływ
        [few] { $surges } przypływy
       *[other] { $surges } przypływów
    }. Co wydajesz?
des-ask-knockback = { $who } może polecieć najwyżej o trzy pola. Dokąd?

## Pytania do Pana Podziemi

des-ask-cards =
    Masz { $threat ->
        [0] zero żetonów zagrożenia
        [one] 1 żeton zagrożenia
        [few] { $threat } żetony zagrożenia
       *[other] { $threat } żetonów zagrożenia
    }. Które karty zagrywasz lub odrzucasz, zanim ruszą potwory?
des-ask-hand-limit =
    Masz za dużo kart: odrzuć za zagrożenie co najmniej { $surplus ->
        [one] 1 kartę
        [few] { $surplus } karty
       *[other] { $surplus } kart
    }.
des-may-discard = Odrzuć kartę za zagrożenie
des-ask-discard-to-pay = Koszt karty w żetonach zagrożenia: { $price }, a masz { $threat }. Którą kartę odrzucasz, żeby zapłacić?
des-ask-spawn = Nowy potwór { $n } z { $of }: { $kind }. Gdzie się pojawia?
des-ask-spawn-master = Nowy potwór { $n } z { $of }, straszliwy: { $kind }. Gdzie się pojawia?
des-ask-recall = Wszystkie figurki są już na planszy: { $kind }. Którą zdejmujesz, żeby wystawić ją na nowo, bez ran?
des-ask-promote = Genialny dowódca: który potwór z tego obszaru staje się straszliwy?
des-ask-swarm =
    Nieprzebrane hordy: jaki rodzaj się przyłącza? { $n ->
        [one] 1 taki potwór pojawia się
        [few] { $n } takie potwory pojawiają się
       *[other] { $n } takich potworów pojawia się
    } obok potworów z tego obszaru.
des-ask-activate =
    { $left ->
        [one] 1 potwór jeszcze się nie ruszył. Aktywujesz go?
        [few] { $left } potwory jeszcze się nie ruszyły. Którego aktywujesz?
       *[other] { $left } potworów jeszcze się nie ruszyło. Którego aktywujesz?
    }
des-ask-half = { $who } – ogłuszenie: możliwa jest tylko jedna rzecz. Która?
des-ask-monster =
    { $who }: co dalej? Zostało: { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }, { $attacks ->
        [0] żadnego ataku
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.

## Chwile, w których można użyć kart

des-ask-turn-started = Zaczyna się tura. Używasz karty?
des-ask-equipped = Wyposażenie gotowe. Używasz karty?
des-ask-action-declared = Akcja zadeklarowana. Używasz karty?
des-ask-turn-ends = Tura się kończy. Używasz karty?
des-ask-hero-entered-overlord = { $who } wchodzi na pole { $cell }. Zagrywasz kartę?
des-ask-door-opened-overlord = { $who } otwiera drzwi. Zagrywasz kartę?
des-ask-chest-opened-overlord = { $who } otwiera skrzynię. Zagrywasz kartę?
des-ask-attack-declared = Atak zadeklarowany, przed rzutem. Używasz karty?
des-ask-attack-declared-overlord = { $who } atakuje, cel: { $whom }. Kości jeszcze w ręce. Zagrywasz kartę?
des-ask-attack-rolled-overlord = { $who } atakuje, cel: { $whom }. Kości leżą na stole. Zagrywasz kartę?
des-ask-hero-attacked = Atak skończony. Używasz karty?
des-ask-monster-activated-overlord = { $who } zaraz ruszy. Zagrywasz kartę na tego potwora?
des-ask-monster-moved = Potwór się ruszył. Używasz karty?
des-ask-overlord-turn-overlord = Potwory jeszcze się nie ruszyły. Zagrywasz kartę na początek swojej tury?

## Odpowiedzi przed grą

des-keep-skills = Zatrzymaj wszystkie
des-exchange = Wymień: { $skill }
des-place-at = Zacznij na polu { $cell }

## Odpowiedzi bohaterów

des-action-stunned_move = Ogłuszenie: ruch
des-action-stunned_move-text = Tyle punktów ruchu, ile wynosi szybkość, i nic więcej.
des-action-stunned_attack = Ogłuszenie: atak
des-action-stunned_attack-text = Jeden atak i nic więcej.
des-action-stunned_order = Ogłuszenie: rozkaz
des-action-stunned_order-text = Jeden rozkaz i nic więcej.

des-do-step = Idź na { $cell }
des-do-climb = Wyjdź z rozpadliny na { $cell }
des-do-jump = Przeskocz rozpadlinę na { $cell }
des-do-fatigue = 1 punkt zmęczenia za 1 punkt ruchu
des-do-ready_move = Ruch zamiast ataku
des-do-end = Zakończ turę
des-do-door-open = Otwórz drzwi { $door }
des-do-door-close = Zamknij drzwi { $door }
des-do-chest = Otwórz skrzynię
des-do-pick = Podnieś: { $what }
des-do-drink = Wypij: { $item }
des-do-tend = Ulecz kogoś: { $item }
des-do-drop = Porzuć: { $item }
des-do-give = Przekaż przedmiot
des-do-hand_over = Niech niesie to ktoś inny: { $what }
des-do-reequip = Zmień wyposażenie
des-do-halt = Zatrzymaj się tu na dobre – czeka spotkanie
des-do-travel =
    { $cell ->
        [town] Przez glif do miasta
       *[other] Przez glif na { $cell } do podziemi
    }
des-land-at = Pojaw się na polu { $cell }
des-do-shop = Idź na zakupy
des-attack-with = Atak: { $weapon }
des-attack-unarmed = Atak gołymi rękami
des-give = { $item } → { $who }

des-equip-equip = Użyj: { $item }
des-equip-pack = Do plecaka: { $item }
des-equip-drop = Porzuć: { $item }
des-equip-done = Tak zostaje

des-shop-buy = Kup: { $what } ({ $coins })
des-shop-sell = Sprzedaj: { $item } (+{ $coins })
des-shop-leave = Wyjdź ze sklepu

des-first-rest = Skorzystaj z rozkazu odpoczynku
des-first-revive = Odzyskaj to, co bohater odzyskuje co turę
des-first-burn = Rzuć za żetony podpalenia
des-first-web = Rzuć za żetony pajęczyny
des-first-stun = Usuń żeton ogłuszenia
des-rest-rest = Odzyskaj całe zmęczenie
des-rest-keep = Zatrzymaj rozkaz
des-aim-aim = Celuj
des-aim-keep = Zatrzymaj rozkaz na później
des-prevent-shield = Zaznacz: { $item }
des-prevent-fatigue = Zapłać zmęczeniem
des-prevent-take = Przyjmij rany

des-familiar-done = Zostaje tutaj
des-familiar-give = Przekaż: { $what }
des-familiar-take = Weź: { $what }

## Odpowiedzi podczas ataku

des-target = { $who } na { $cell }
des-target-empty = Puste pole { $cell }
des-breath = Zionięcie z { $source } na { $toward }
des-blast-blast = Z rozpryskiem
des-blast-single = Tylko wskazane pole
des-spend-damage = Potężny atak: +1 do obrażeń
des-spend-range = Potężny atak: +1 do zasięgu
des-spend-sorcery-damage = Czarna magia: +1 do obrażeń
des-spend-sorcery-range = Czarna magia: +1 do zasięgu
des-spend-surge =
    { $cost ->
        [one] 1 przypływ
        [few] { $cost } przypływy
       *[other] { $cost } przypływów
    }: { $gains }
des-spend-fatigue = 1 punkt zmęczenia: jeszcze jedna kość mocy
des-spend-done = Nic więcej
des-knock-stay = Figurka zostaje na miejscu
des-knock-to = Odrzuć na { $cell }

## Odpowiedzi Pana Podziemi

des-card-costs = { $card } (koszt { $cost }, warta { $value })
des-discard = Odrzuć za zagrożenie (+{ $threat }): { $card }
des-cards-done = Dość kart: ruszają potwory
des-spawn-at = Na { $cell }
des-end-turn = Zakończ turę
des-half-move = Ruch
des-half-attack = Atak
des-monster-attack = Atak
des-monster-done = Na tym koniec, ten potwór już zrobił swoje

## Odmowy

des-no-turn = { $who }: tura w tej rundzie już się odbyła; żeton tury jest czerwony do następnej.
des-no-attacks-left = W tej turze nie ma już ataku; o ich liczbie decyduje zadeklarowana akcja.
des-no-target = Nie ma w co uderzyć: cel musi być na linii wzroku, a w walce wręcz w zasięgu ciosu. Najpierw się rusz.
des-no-target-sight = Brak linii wzroku: na drodze stoi ściana, zamknięte drzwi, rumowisko albo inna figurka.
des-no-target-reach = Za daleko na atak wręcz.
des-no-second-order = Tylko jeden rozkaz naraz: obecny musi najpierw zostać zużyty albo wygasnąć.
des-no-points = Za mało punktów ruchu. Za jeden punkt zmęczenia jest jeden więcej.
des-no-monkey = Małpa tylko się porusza: bez ataków, przedmiotów, drzwi, skrzyń, schodów i glifów.
des-no-step-webbed = Trzyma cię pajęczyna: w tej turze nie można wydawać punktów ruchu.
des-no-step-grappled = Trzyma cię sąsiedni potwór: dopóki tam jest, nie można wydawać punktów ruchu.
des-no-step-halted = Zapowiedź padła: w tej turze już się nie ruszasz.
des-no-step-obstacle = Rumowisko i woda zagradzają drogę. Obejdź je albo leć.
des-no-step-pit = Z rozpadliny trzeba się wspiąć: zobacz „Wyjdź z rozpadliny”.
des-no-step-enemy = Stoi tam wróg, a przez wrogów się nie przechodzi.
des-no-step-crowded = Ktoś tam stoi i nie starczyłoby ruchu, żeby dojść stamtąd na puste pole.
des-no-step-glyph = Aktywny glif: potwór może przez niego przejść, ale temu nie starczy punktów ruchu, żeby z niego zejść.
des-no-stop-glyph = Żaden potwór nie może zakończyć ruchu na aktywnym glifie: najpierw z niego zejdź.
des-no-stop-crowded = Ruchu nie wolno zakończyć na polu z inną figurką, rumowiskiem ani wodą: najpierw idź dalej.
des-no-attack-crowded = Nie można atakować z pola dzielonego z inną figurką: najpierw idź dalej.
des-no-door-glyph = Potwór stoi na aktywnym glifie i nie starczyłoby mu punktów ruchu, żeby z niego zejść.
des-no-door-key = Ten zamek runiczny jest { $rune } i potrzebny jest { $rune } klucz; drużyna musi go najpierw znaleźć.
des-no-door-blocked = W przejściu stoi duży potwór, więc drzwi nie dają się zamknąć.
des-no-door-monster-rune = Potwory nie otwierają ani nie zamykają drzwi z zamkiem runicznym.
des-no-door-unexplored = Potwory nie otwierają drzwi do obszarów, których nie widział żaden bohater.
des-no-chest-shared = Na tym polu stoi ktoś jeszcze. Skrzynię otwiera tylko ten, kto stoi na niej sam.
des-no-drink-twice = Jeden eliksir na turę – ten jest już wypity.
des-no-travel-twice = Glif przenosi tylko raz na turę.
des-no-equip-hands = Brakuje wolnych rąk. Najpierw coś odłóż.
des-no-equip-armor = Nosisz już zbroję. Najpierw ją zdejmij.
des-no-equip-potion = Przy pasie nie ma miejsca na więcej eliksirów. Najpierw włóż jeden do plecaka.
des-no-equip-other = Więcej innych przedmiotów nie można używać. Najpierw któryś odłóż.
des-no-equip-rune = Przy tej zbroi nie można używać run. Jedno z dwojga trzeba odłożyć.
des-no-drop-in-town = Artefakt można porzucić tylko w podziemiach, gdzie czeka, aż ktoś go podniesie.
des-no-done-pack = W plecaku jest więcej, niż się w nim mieści. Porzuć coś albo weź do rąk.
des-no-coins =
    To kosztuje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }, a masz { $have }.
des-no-treasure-yet = Żadna taka skrzynia nie jest jeszcze otwarta ({ $colour }), więc sklep nie sprzedaje takich skarbów.
des-no-stock = Nic z tego już nie zostało.
des-no-training-more = Żadna cecha nie może przekroczyć { $most }.
des-no-threat = Masz za mało zagrożenia ({ $have }), a odrzucenie innych kart też nie wystarczy.
des-no-second-card = Jedna karta tego rodzaju na turę – ta jest już zagrana.
des-no-card-now = Ta karta czeka na swoją chwilę: najpierw musi się zdarzyć to, o czym mówi. Wtedy padnie pytanie.

## Co się stało: gra

des-log-hero = { $who } gra bohaterem: { $hero }.
des-log-skills-dealt = { $who } dostaje umiejętności: { $skills }.
des-log-skills = { $who } ma na początek: { $skills }.
des-log-skill = { $who } zdobywa umiejętność: { $skill }.
des-log-round = Zaczyna się runda { $round }.
des-log-turn = { $who } zaczyna turę.
des-log-conquest = Żetony Zwycięstwa { $change }: { $why }. Zostało: { $left }.
des-log-win-heroes = Wygrali bohaterowie!
des-log-win-overlord = Wygrał Pan Podziemi!

## Co się stało: bohaterowie

des-log-action = { $who } deklaruje akcję: { $action }.
des-log-ready-move = { $who } wybiera ruch zamiast ataku.
des-log-move =
    { $steps ->
       *[one] { $who } idzie dalej.
        [few] { $who } idzie dalej o { $steps } pola.
        [many] { $who } idzie dalej o { $steps } pól.
        [other] { $who } idzie dalej o { $steps } pola.
    }
des-log-arrive = { $who } wychodzi z glifu.
des-log-push-on = { $who } wydaje 1 punkt zmęczenia na ruch, zostało { $left }.
des-log-order = { $who } otrzymuje rozkaz: { $order }.
des-log-order-gone = { $who } traci rozkaz: { $order }.
des-log-ability = { $who } używa zdolności.
des-log-use = { $who } używa karty: { $card }.
des-log-equip = { $who } bierze do użytku: { $item }.
des-log-pack = { $who } chowa do plecaka: { $item }.
des-log-drop = { $who } porzuca: { $item }.
des-log-gain = { $who } dostaje: { $item }.
des-log-give = { $who } przekazuje: { $item } → { $to }.
des-log-hand-over = { $who } przekazuje towarzysza: od teraz niesie go { $to }.
des-log-drink = { $who } pije: { $potion }.
des-log-to-town = { $who } przenosi się do miasta.
des-log-door-open = { $who } otwiera drzwi { $door }.
des-log-door-close = { $who } zamyka drzwi { $door }.
des-log-buy =
    { $who } kupuje: { $what } ({ $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }).
des-log-sell =
    { $who } sprzedaje: { $item } ({ $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }).
des-log-coins =
    { $who } zarabia { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
des-log-money =
    { $who } znajduje pieniądze: po { $coins ->
        [one] 1 monecie
        [few] { $coins } monety
       *[other] { $coins } monet
    } dla każdego bohatera.
des-log-key = { $who } znajduje { $rune } klucz runiczny.
des-log-chest = { $who } otwiera skrzynię ({ $colour }).
des-log-chest-coins =
    W skrzyni jest po { $coins ->
        [one] 1 monecie
        [few] { $coins } monety
       *[other] { $coins } monet
    } dla każdego bohatera.
des-log-cache = { $who } otwiera: { $item }, i dobiera następną kartę.
des-log-deck-empty = Nie ma już kart skarbów w tej talii ({ $colour }).
des-log-takes = { $who } zabiera: { $what }.
des-log-leaves = { $who } zostawia: { $what }.

## Co się stało: ataki, rany i efekty

des-log-attack = { $who } atakuje – { $where }.
des-nobody-there = puste pole
des-log-attack-off = { $who }: zadeklarowany atak nie jest już możliwy; nie przepada.
des-log-roll = Rzut: { $faces }.
des-log-power-dice = Kości mocy: { $faces }.
des-log-aim-dodge = Celowanie i unik się znoszą: nie ma przerzutu.
des-log-miss = Pudło.
des-log-short = Za mały zasięg: { $range }, a do celu jest { $distance }. Pudło.
des-log-fear =
    Strach: { $fear ->
        [one] potrzebny był 1 przypływ i go nie ma
        [few] potrzebne były { $fear } przypływy i ich nie ma
       *[other] potrzeba było { $fear } przypływów i ich nie ma
    }. Pudło.
des-log-wounds =
    { $who } odnosi { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    } ({ $source }), zostało { $left }.
des-log-effect =
    { $who } – { $effect }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }.
des-log-heal =
    { $who } leczy { $healed ->
        [one] 1 ranę
        [few] { $healed } rany
       *[other] { $healed } ran
    }{ $cured ->
        [0] {""}
       *[other] {" "}i zatrucie ({ $cured })
    }.
des-log-recover =
    { $who } odzyskuje { $fatigue ->
        [one] 1 punkt zmęczenia
        [few] { $fatigue } punkty zmęczenia
       *[other] { $fatigue } punktów zmęczenia
    }.
des-log-undying = { $who } powstaje na nowo!
des-log-killed = { $who } ginie.
des-log-webbed = { $who } tkwi w pajęczynie.
des-log-stunned = { $who } – ogłuszenie.
des-log-monkey = { $who } zmienia się w małpę!
des-log-human = { $who } przestaje być małpą.

## Co się stało: Pan Podziemi

des-log-overlord-turn = Tura Pana Podziemi.
des-log-threat =
    Pan Podziemi dostaje { $threat ->
        [0] zero żetonów zagrożenia
        [one] 1 żeton zagrożenia
        [few] { $threat } żetony zagrożenia
       *[other] { $threat } żetonów zagrożenia
    }.
des-log-draw =
    Pan Podziemi dobiera { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
des-log-card = Pan Podziemi zagrywa kartę: { $card } (koszt { $price }).
des-log-discard = Pan Podziemi odrzuca za zagrożenie kartę: { $card }.
des-log-placed = Pojawia się { $who }.
des-log-named =
    { $who } to nie jest zwykły potwór ({ $kind }): szybkość { $speed }, pancerz { $armor }, rany { $wounds }{ $damage ->
        [0] {""}
       *[other] , obrażenia +{ $damage }
    }.
des-log-activate = { $who } – aktywacja.

## Co się stało: przygoda

des-log-quest-threat =
    Pan Podziemi dostaje { $threat ->
        [one] 1 żeton zagrożenia
        [few] { $threat } żetony zagrożenia
       *[other] { $threat } żetonów zagrożenia
    }.
des-log-quest-coins =
    Każdy bohater dostaje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
des-log-quest-place = Na podłodze leży coś, czego przedtem nie było.
des-log-quest-pit = Podłoga się zapada: otwiera się rozpadlina.
des-log-quest-rubble = Strop się wali: drogę zagradza rumowisko.
des-log-quest-water = Wdziera się woda.
des-log-quest-clear = Droga jest znowu wolna.
des-log-quest-open = Otwierają się drzwi { $door }.
des-log-quest-close = Zatrzaskują się drzwi { $door }.
des-log-quest-key = Drużyna ma { $rune } klucz runiczny.
