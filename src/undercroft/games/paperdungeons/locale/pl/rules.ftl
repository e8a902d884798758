# O co pytają zasady, co proponują, czego zabraniają i co opowiadają. Wstawiane nazwy są w mianowniku (content.ftl).

## Rzeczy wymieniane w innych komunikatach

pap-die = { $symbol } ({ $colour })
pap-gem = klejnot { $letter }
pap-trap = pułapka
pap-skulls =
    { $n ->
        [one] 1 czaszka
        [few] { $n } czaszki
       *[other] { $n } czaszek
    }
pap-monster-at-level = { $monster } poziomu { $level }
pap-monster-in-room = { $room }: { $monster }
pap-found-monster =
    { $monster } ({ $damage ->
        [0] bez obrażeń
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    })
pap-from-level = Od poziomu { $level }: { $ability }
pap-objective-worth = { $text } Chwała: { $first } / { $second } / { $third }.

## Pytania

pap-ask-story = Którą historię chcecie rozegrać?
pap-ask-continue = Koniec scenariusza. Gramy scenariusz { $scenario }?
pap-ask-power = Którą kartę mocy zatrzymujesz?
pap-ask-objective = Którą kartę celu zatrzymujesz? Od niej zależy też, jakie kości szkolą twoich bohaterów.
pap-ask-levels =
    { $count ->
        [one] Który bohater awansuje?
        [few] Którzy { $count } bohaterowie awansują o poziom?
       *[other] Których { $count } bohaterów awansuje o poziom?
    }
pap-ask-gem = Który klejnot z mapy bierzesz?
pap-ask-die =
    { $left ->
        [one] Której kości używasz? To ostatnia w tej rundzie.
       *[other] Której kości używasz? W tej rundzie masz do użycia jeszcze { $left }.
    }
pap-ask-action = Co robisz z tą kością: { $die }?
pap-ask-step =
    { $points ->
        [one] Dokąd idzie drużyna? Został 1 punkt ruchu.
        [few] Dokąd idzie drużyna? Zostały { $points } punkty ruchu.
       *[other] Dokąd idzie drużyna? Zostało { $points } punktów ruchu.
    }
pap-ask-level = Który bohater awansuje?
pap-ask-part = Do którego przedmiotu dokładasz część?
pap-ask-reap =
    { $count ->
        [one] Kosa w ruchu: który potwór pada?
        [few] Kosa w ruchu: które { $count } potwory padają?
       *[other] Kosa w ruchu: których { $count } potworów pada?
    }
pap-ask-loot = Łupisz klejnot { $letter }?
pap-ask-prevent =
    { $points ->
        [one] 1 obrażenie ({ $source }): ile z tego przyjmą mikstury?
        [few] { $points } obrażenia ({ $source }): ile z nich przyjmą mikstury?
       *[other] { $points } obrażeń ({ $source }): ile z nich przyjmą mikstury?
    }
pap-ask-spare =
    { $monster } zadaje { $damage ->
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }. Używasz swojej mocy?
pap-ask-claim = Które misje zgłaszasz?

## Odpowiedzi

pap-continue = Do następnego scenariusza
pap-do-level = Awans: { $hero } na poziom { $level }
pap-do-part = Przedmiot: { $item }, część { $part }
pap-do-brew =
    { $count ->
        [one] Uwarz 1 miksturę
        [few] Uwarz { $count } mikstury
       *[other] Uwarz { $count } mikstur
    }
pap-do-brew-detail = Mikstura przyjmuje obrażenia za ciebie. Ostatnia w każdym rzędzie od razu daje nagrodę.
pap-do-move =
    { $points ->
        [one] Ruch o 1 komnatę
        [few] Ruch, do { $points } komnat
       *[other] Ruch, do { $points } komnat
    }
pap-do-move-detail = Komnata kosztuje jeden punkt ruchu. Niewykorzystane punkty przepadają razem z kością.
pap-do-with-power = { $what } (dzięki mocy: { $power })
pap-step = { $room }
pap-step-found = { $room }: { $found }
pap-stop = Zostań tutaj
pap-loot = Weź go
pap-leave = Zostaw go
pap-spare =
    { $damage ->
        [one] Zignoruj 1 obrażenie
        [few] Zignoruj { $damage } obrażenia
       *[other] Zignoruj { $damage } obrażeń
    }

## Odmowy

pap-no-die-skull = Czaszki nie można użyć.
pap-no-die-used = Ta kość jest już zużyta.
pap-no-level = { $hero }: poziom { $level } jest najwyższy.
pap-no-level-symbol = { $hero }: z tym symbolem nie ma awansu ({ $symbol }).
pap-no-level-colour = { $hero }: do awansu potrzebna jest kość { $style }, a ta jest { $colour }.
pap-no-part-symbol = { $item }: każda część wymaga symbolu – { $symbol }.
pap-no-part-finished = { $item }: przedmiot już gotowy.
pap-no-step-wall = Między { $here } a { $room } jest ściana; przez ściany prowadzi tylko Płaszcz przenikania.
pap-no-step-water = Między { $here } a { $room } jest woda; przez wodę prowadzi tylko Medalion Khar.
pap-no-claim = { $mission }: warunek jeszcze niespełniony.

## Co się stało: dla wszystkich

pap-log-story = Historia: { $story }.
pap-log-dungeon = Podziemia: { $dungeon }. Bossowie: { $bosses }.
pap-log-power-kept = { $who } zatrzymuje moc: { $power }.
pap-log-roll = Runda { $round }, kości: { $dice }.
pap-log-reroll =
    { $clovers ->
        [3] { $clovers } koniczyny: rzut się powtarza.
       *[other] { $skulls ->
            [few] { $skulls } czaszki
           *[other] { $skulls } czaszek
        }: rzut się powtarza.
    }
pap-log-turn =
    { $room ->
        [outside] { $who } – użyte kości: { $dice }. Wciąż poza podziemiami.
       *[inside] { $who } – użyte kości: { $dice }.
    }
pap-log-announce =
    { $n ->
        [one] { $who } ma łup: { $gems }. Kto nie zdążył, ten już go nie zdobędzie.
       *[other] { $who } ma łup: { $gems }. Kto nie zdążył, ten już ich nie zdobędzie.
    }
pap-log-vanish =
    { $n ->
        [one] Z podziemi znika { $gems }.
       *[other] Z podziemi znikają { $gems }.
    }
pap-log-boss = Czeka na was boss: { $boss }.
pap-log-boss-fought = { $who } walczy – { $boss }: +{ $glory } do chwały.
pap-log-boss-fled = { $who } ucieka – { $boss }: { $glory } do chwały.
pap-log-mission = { $who } wypełnia misję – { $mission }: +{ $glory } do chwały.
pap-log-score =
    { $who } kończy z wynikiem { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[other] { $glory } punktów chwały
    }.
pap-log-winner =
    { $n ->
        [one] Wygrywa { $who }!
       *[other] Zwycięstwem dzielą się { $who }!
    }

## Co się stało: dla jednego gracza

pap-log-enter =
    { $steps ->
       *[one] Drużyna wchodzi do następnej komnaty.
        [few] Drużyna przechodzi przez { $steps } komnaty.
        [many] Drużyna przechodzi przez { $steps } komnat.
        [other] Drużyna przechodzi przez { $steps } komnaty.
    }
pap-log-slain = Pokonany potwór: { $monster }.
pap-log-spared = Twoja moc odpiera wszystkie obrażenia: { $monster }.
pap-log-damage =
    { $points ->
        [one] 1 obrażenie
        [few] { $points } obrażenia
       *[other] { $points } obrażeń
    } ({ $source }){ $prevented ->
        [0] .
       *[other] , z tego mikstury przyjęły { $prevented }.
    }
pap-log-resurrected = Obrażeń jest więcej niż zdrowia: drużyna pada i zostaje wskrzeszona.
pap-log-level = { $hero } awansuje na poziom { $level }.
pap-log-level-lost = Wszyscy bohaterowie są na szczycie: awans przepada.
pap-log-part = Powstaje część: { $item }.
pap-log-item = Przedmiot gotowy: { $item }!
pap-log-part-lost = Wszystkie przedmioty są gotowe: część przepada.
pap-log-potions =
    { $n ->
        [one] Przybywa 1 mikstura, razem { $total }.
        [few] Przybywają { $n } mikstury, razem { $total }.
       *[other] Przybywa { $n } mikstur, razem { $total }.
    }
pap-log-potion-lost = Nie ma już miejsca na miksturę: przepada.
pap-log-potion-row = Rząd mikstur { $row } jest pełny i daje nagrodę.
pap-log-gem = Łup: klejnot { $letter }.
pap-log-gem-extra = Łup: klejnot spoza mapy.
pap-log-power = Użyta moc: { $power }.
pap-log-boss-reward = Twój cios był najmocniejszy, zdobywasz nagrodę: { $boss }.
