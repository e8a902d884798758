# Misje: ich historie, cele i zasady oraz to, co się w nich dzieje. Nazwy komunikatów odpowiadają plikom misji.

## 0: Szkolenie

md2-mission-training-title = Szkolenie
md2-mission-training-story =
    Zakon ma piwnicę dla początkujących. Kiedyś stał w niej regał z winem, teraz jest szczelina, nieduża, i ktoś musi ją
    zamknąć przed wizytacją.
md2-mission-training-goal = Zabierzcie z komnaty zwój rytuału, a potem zniszczcie szczelinę, która jest za nią.
md2-mission-training-rules =
    Zwój zabiera się za punkt ruchu, a wszyscy bohaterowie zyskują 5 XP. Kto go ma, niszczy szczelinę za akcję.
md2-mission-training-won = Szczelina zamyka się z odgłosem korka. W piwnicy pachnie siarką i trochę winem.
md2-mission-training-lost = Wizytacja zastaje szczelinę otwartą, a w domu nikogo.
md2-mission-training-task-scroll = zwój znaleziony
md2-mission-training-task-rift = szczelina zniszczona

## 1: Droga do Piekła

md2-mission-highway_to_hellscape-title = Droga do Piekła
md2-mission-highway_to_hellscape-story =
    Pod twierdzą biegnie droga, której nikt nie budował. Kończy się Bramą w białej ramie, a za Bramą buczy coś, co było kiedyś
    ołtarzem. Trzymają ją dwie dźwignie; ich strażnicy nie śpią od stu lat.
md2-mission-highway_to_hellscape-goal = Przestawcie obie dźwignie, co otworzy Bramę, a potem opuśćcie podziemia przez ołtarz.
md2-mission-highway_to_hellscape-rules =
    Dźwignię przestawia się za punkt ruchu i zyskuje 3 XP. Brama przepuszcza wrogów, nawet gdy jest zamknięta, ale nie wasz wzrok.
    Przy ołtarzu bohater opuszcza podziemia za punkt ruchu; muszą wyjść wszyscy.
md2-mission-highway_to_hellscape-won = Ostatnie z was wchodzi na ołtarz. Droga została z tyłu, a przed wami jest tylko żar.
md2-mission-highway_to_hellscape-lost = Droga zatrzymuje tych, co po niej chodzą.
md2-mission-highway_to_hellscape-task-gate = Brama otwarta
md2-mission-highway_to_hellscape-task-leave = wszyscy wyszli

## 2: Przejście

md2-mission-the_passage-title = Przejście
md2-mission-the_passage-story =
    Mistrz Przywołań wie, co zrobić, żeby szczelina prowadziła tam, dokąd trzeba. Jest stary, chodzi powoli, przystaje nad
    każdym trupem i nie zamierza się śpieszyć. Ma dojść żywy, bo nikt inny tego nie potrafi.
md2-mission-the_passage-goal = Doprowadźcie Mistrza Przywołań żywego do szczeliny, a potem wszyscy w nią wejdźcie.
md2-mission-the_passage-rules =
    Mistrz ma 8 zdrowia i broni się dwiema niebieskimi kośćmi. Od rundy 2 na początku każdej Fazy Bohaterów idzie o dwie strefy ku
    drzwiom w białej ramce i otwiera tylko te jedne. Nigdy nie wychodzi ze strefy z wrogami. Jeśli zginie, wszystko
    stracone.
md2-mission-the_passage-won = Szczelina bierze was po kolei. Po drugiej stronie ktoś już czeka i narzeka na przeciąg.
md2-mission-the_passage-lost = Bez starca szczelina jest tylko dziurą w świecie.
md2-mission-the_passage-task-summoner = Mistrz Przywołań dotarł do szczeliny
md2-mission-the_passage-task-leave = wszyscy weszli w szczelinę

## 3: Demoniczny Artefakt

md2-mission-the_demon_artifact-title = Demoniczny Artefakt
md2-mission-the_demon_artifact-story =
    Spadając, pękł na trzy części i od tej pory piekło ich szuka. Wy też. Tu stoi kuźnia, która umie je złączyć, i jeszcze nie
    wystygła.
md2-mission-the_demon_artifact-goal = Zbierzcie trzy odłamki, a potem wykujcie z nich artefakt w piekielnej kuźni.
md2-mission-the_demon_artifact-rules =
    Odłamek zabiera się za punkt ruchu i zyskuje 5 XP. Gdy są już wszystkie trzy, każdy, kto ma choć jeden, musi stać przy kuźni;
    wtedy wystarczy jedna akcja.
md2-mission-the_demon_artifact-won = Trzy kawałki, jedno uderzenie. To, co leży na kowadle, brzmi w tonacji, której nikt nie zaśpiewa.
md2-mission-the_demon_artifact-lost = Odłamki zmieniają właścicieli. Kuźnia czekała i na nich.
md2-mission-the_demon_artifact-task-shards = wszystkie odłamki znalezione
md2-mission-the_demon_artifact-task-artifact = artefakt wykuty

## 4: Przeklęty Miecz

md2-mission-the_cursed_sword-title = Przeklęty Miecz
md2-mission-the_cursed_sword-story =
    Pięć kryształów żywi się grzechami tych, którzy podejdą za blisko, i tnie je tylko jedno ostrze. Jest wielkie, jest brzydkie i jest
    głodne. Zmieniajcie się.
md2-mission-the_cursed_sword-goal = Zniszczcie przeklętym mieczem pięć Kryształów Grzechu i nie dajcie mu pokonać nikogo z was.
md2-mission-the_cursed_sword-rules =
    Na początku każdej Fazy Bohaterów ten, kto go dzierży, dostaje 1 ranę, potem 2, potem 3; kto zacznie z nim czwartą rundę z rzędu,
    przegrywa misję za wszystkich. Przekazanie go w wymianie zaczyna liczenie od nowa, a schować go nie można nigdy. Kryształ
    niszczy się za akcję i zyskuje 5 XP; każdy czyni miecz silniejszym. W pojedynkę miecz zawsze zadaje 1 ranę i nigdy więcej.
md2-mission-the_cursed_sword-won = Ostatni kryształ pęka i miecz cichnie. Wygląda teraz prawie zwyczajnie, pomijając rozmiar.
md2-mission-the_cursed_sword-lost = Miecz znalazł sobie kogoś na stałe.
md2-mission-the_cursed_sword-task-crystals = wszystkie kryształy zniszczone

## 5: Piekielny Labirynt

md2-mission-hellish_maze-title = Piekielny Labirynt
md2-mission-hellish_maze-story =
    Cztery kawałki podziemi wiszą w ciemności i żaden korytarz ich nie łączy. Są za to runy na posadzce i działają, w obie strony.
    W każdym kawałku jest leże, a każde leże ma właściciela.
md2-mission-hellish_maze-goal = Zabijcie cztery bestie, które wyjdą z leży.
md2-mission-hellish_maze-rules =
    Kafelki nie są połączone. Ze strefy z runą robi się krok do dowolnej innej runy i wrogowie robią to samo. Bestia pojawia się w
    leżu, gdy odkryjecie jego komnatę; grasujące potwory z portalu się nie liczą. Wrogowie na kafelku bez bohaterów idą do
    najbliższej runy.
md2-mission-hellish_maze-won = Pada czwarta bestia i runy gasną jedna po drugiej. Ktoś mógł wcześniej pomyśleć o drodze powrotnej.
md2-mission-hellish_maze-lost = Labirynt nie ma wyjścia, a teraz już go nie potrzebuje.
md2-mission-hellish_maze-task-beasts = wszystkie bestie nie żyją

## 6: Przeraza

md2-mission-the_horror_beast-title = Przeraza
md2-mission-the_horror_beast-story =
    Zamknięto ją, bo nikt nie umiał jej zabić. Po aniele, który próbował, zostały tylko pióra, porozrzucane wszędzie, a bestia cofa
    się przed nimi, jakby parzyły.
md2-mission-the_horror_beast-goal = Połóżcie na Przerazie Anielskie Pióro, żeby dało się ją zranić, i zabijcie ją.
md2-mission-the_horror_beast-rules =
    Nic jej nie zaszkodzi, póki nie leży na niej pióro. Pióro podnosi się za punkt ruchu, a za drugi kładzie je na bestii bohater, który
    stoi w jej strefie. Na początku każdej rundy wszystkie pióra z niej znikają, rany zostają.
md2-mission-the_horror_beast-won = Bestia pada w chmurze pierza i tym razem to nie ono jest winne.
md2-mission-the_horror_beast-lost = W jej legowisku przybyło kości.
md2-mission-the_horror_beast-task-beast = Przeraza nie żyje

## 7: Wybawienie Michaela

md2-mission-releasing_michael-title = Wybawienie Michaela
md2-mission-releasing_michael-story =
    Cztery pieczęcie trzymają archanioła, który nie wie już, po czyjej jest stronie. Żeby go uwolnić, trzeba je złamać. Żeby go ocalić,
    trzeba go pokonać.
md2-mission-releasing_michael-goal = Złamcie cztery pieczęcie, a potem pokonajcie Michaela w Komnacie Spaczenia.
md2-mission-releasing_michael-rules =
    Pieczęć łamie się za akcję, a wszyscy bohaterowie zyskują 5 XP. Dopiero potem można otworzyć drzwi w białej ramce, a kto przez
    nie przejdzie, zaczyna walkę. Póki w komnacie leży spaczenie, nic nie zrani Michaela; usunięcie żetonu kosztuje akcję i rzut
    kością wroga, która może obrócić się przeciw wam.
md2-mission-releasing_michael-won = Czerń opada z niego jak sadza. Patrzy na miecz w swojej ręce, potem na was i odkłada go na ziemię.
md2-mission-releasing_michael-lost = Niebo ma o jednego archanioła mniej, a piekło o jednego więcej.
md2-mission-releasing_michael-task-seals = wszystkie pieczęcie złamane
md2-mission-releasing_michael-task-michael = Michael wolny

## 8: Poborca Dusz

md2-mission-the_soul_collector-title = Poborca Dusz
md2-mission-the_soul_collector-story =
    Brama otwiera się za dusze i nie wybrzydza, czyje. Są tu cztery pełne ich więzienia i sporo właścicieli, którzy za swoimi nie
    zatęsknią.
md2-mission-the_soul_collector-goal = Zbierzcie po dziesięć dusz na bohatera, a potem wyjdźcie przez Bramę.
md2-mission-the_soul_collector-rules =
    Każdy poplecznik i każdy przywódca to jedna dusza, grasujący potwór to trzy. Więzienie Dusz niszczy się za akcję: pięć dusz i
    5 XP dla tego, kto to zrobił. Gdy dusz wystarczy, bohater wychodzi przy Bramie za punkt ruchu; muszą wyjść wszyscy.
md2-mission-the_soul_collector-won = Brama przelicza, dwa razy, i was puszcza.
md2-mission-the_soul_collector-lost = W końcu Brama wzięła inne dusze.
md2-mission-the_soul_collector-task-souls = dusz jest dość
md2-mission-the_soul_collector-task-leave = wszyscy wyszli

## 9: Klucze Dusz

md2-mission-the_soul_keys-title = Klucze Dusz
md2-mission-the_soul_keys-story =
    Trzy klucze są z czasu i właśnie czasu im brakuje. Za drzwiami, które otwierają, siedzi ten, kto ma go pod dostatkiem, i nie lubi
    gości.
md2-mission-the_soul_keys-goal = Zbierzcie trzy Klucze Dusz, zanim znikną, a potem zabijcie Żniwiarza.
md2-mission-the_soul_keys-rules =
    W każdej Fazie Mroku każdy klucz traci żeton czasu; ten, który nie ma już czego stracić, znika i wszystko stracone. Klucz zabiera
    się za akcję, a wszyscy bohaterowie zyskują 8 XP. Wrogowie przechodzą przez zamknięte drzwi. Drzwi w białej ramce można
    otworzyć, gdy macie wszystkie klucze; kto przez nie przejdzie, zaczyna walkę. Tam za akcję dokłada się żeton czasu do
    klepsydry: jeśli trzeba go wziąć z pustej, też wszystko stracone.
md2-mission-the_soul_keys-won = Żniwiarz milknie w pół słowa. Gdzieś zaczyna tykać zegar.
md2-mission-the_soul_keys-lost = Czas minął.
md2-mission-the_soul_keys-task-keys = wszystkie klucze znalezione
md2-mission-the_soul_keys-task-reaper = Żniwiarz nie żyje

## 10: Piekielny Exodus

md2-mission-hellscape-title = Piekielny Exodus
md2-mission-hellscape-story =
    Przejście wypluło was w różnych kątach piekła. Każdy ma swoją Bramę na środek, a każda Brama ma swoją cenę. Pośrodku coś czeka, aż
    będziecie tam wszyscy; uważa, że tak jest praktyczniej.
md2-mission-hellscape-goal = Spotkajcie się wszyscy na środkowym kafelku, a potem zabijcie ostatniego grasującego potwora.
md2-mission-hellscape-rules =
    Wszystko jest tak, jakby grało dwoje bohaterów, prócz ostatniego potwora. Brama Wymiarów otwiera się sama, gdy na jej kafelku nie ma
    już wrogów, a wszystkie jego komnaty są odkryte; odtąd jej bohaterowie przechodzą przez wszystkie Bramy. Gdy otwarte są wszystkie
    drzwi środkowego kafelka, pojawia się ostatni potwór, uzbrojony.
md2-mission-hellscape-won = Pada i w piekle robi się cicho, akurat na tyle długo, żeby wyjść.
md2-mission-hellscape-lost = Piekło jest duże. Zmieścicie się wszyscy.
md2-mission-hellscape-task-gather = wszyscy spotkali się pośrodku
md2-mission-hellscape-task-last = ostatni potwór nie żyje

## Cele

md2-objective-scroll = Zwój
md2-objective-rift = Szczelina
md2-objective-lever = Dźwignia
md2-objective-altar = Ołtarz
md2-objective-passage_rift = Szczelina
md2-objective-shard = Odłamek
md2-objective-hellforge = Piekielna Kuźnia
md2-objective-crystal = Kryształ Grzechu
md2-objective-rune = Runa
md2-objective-lair = Leże
md2-objective-feather = Anielskie Pióro
md2-objective-seal = Pieczęć Spaczenia
md2-objective-stone = Spaczenie
md2-objective-soul_prison = Więzienie Dusz
md2-objective-soul_gate = Brama
md2-objective-soul_key = Klucz Dusz
md2-objective-hourglass = Klepsydra

## Co bohaterowie tam robią

md2-deed-take_scroll = Zabierz zwój
md2-deed-destroy_rift = Zniszcz szczelinę
md2-deed-pull_lever = Przestaw dźwignię
md2-deed-leave_by_altar = Wyjdź przez ołtarz
md2-deed-enter_rift = Wejdź w szczelinę
md2-deed-collect_shard = Zabierz odłamek
md2-deed-forge_artifact = Wykuj artefakt
md2-deed-destroy_crystal = Zniszcz kryształ
md2-deed-collect_feather = Podnieś pióro
md2-deed-place_feather = Połóż pióro na bestii
md2-deed-break_seal = Złam pieczęć
md2-deed-cleanse = Usuń spaczenie
md2-deed-destroy_prison = Zniszcz więzienie
md2-deed-leave_by_gate = Wyjdź przez Bramę
md2-deed-collect_key = Weź Klucz Dusz
md2-deed-fill_hourglass = Dołóż żeton czasu do klepsydry

## Co się dzieje

md2-log-summoner = Mistrz Przywołań idzie { $steps ->
        [one] o jedną strefę
        [few] o { $steps } strefy
       *[other] o { $steps } stref
    }.
md2-log-summoner-held = Mistrz Przywołań nie zostawia wrogów za plecami.
md2-log-summoner-door = Mistrz Przywołań otwiera drzwi w białej ramce.
md2-log-summoner-rift = Mistrz Przywołań wchodzi w szczelinę, a ta się odwraca.
md2-log-sword = Przeklęty miecz kąsa – { $who }: { $n ->
        [one] 1 rana
        [few] { $n } rany
       *[other] { $n } ran
    }.
md2-log-sword-passed = { $who } bierze przeklęty miecz; liczenie zaczyna się od nowa.
md2-log-beast = Bestia nie żyje: { $who }, { $n } z { $of }.
md2-log-feather = { $who } kładzie pióro – { $whom } może odnieść rany.
md2-log-feathers-gone = Pióra zniknęły; { $who } znów jest poza zasięgiem ran.
md2-log-stone = W komnacie zbiera się spaczenie.
md2-log-corrupted = { $who } ulega spaczeniu: żeton na planszy bohatera.
md2-log-michael-bare = Zniknęło ostatnie spaczenie: Michael może odnieść rany.
md2-log-souls = Dusze: { $n } z { $of }.
md2-log-key-time = Kluczowi Dusz ubywa czasu: zostaje { $n }.
md2-log-hourglass = Do klepsydry trafia żeton czasu, ma ich teraz { $n }.
md2-log-hourglass-down = Klepsydra traci żeton czasu: zostaje { $n }.
md2-log-last-armed = { $who } bierze broń: { $item }.

md2-lost-summoner = Mistrz Przywołań nie żyje.
md2-lost-sword = Zaczyna się czwarta runda z przeklętym mieczem.
md2-lost-key = Klucz Dusz znika.
md2-lost-hourglass = Z pustej klepsydry trzeba wziąć żeton czasu.

## Pytania i odmowy

md2-ask-summoner = Którędy idzie Mistrz Przywołań?
md2-ask-opener = Kto liczy się jako bohater, który otworzył drzwi?
md2-ask-sword = Kto bierze przeklęty miecz?
md2-ask-cursed = { $who }: która broń jest przeklęta?
md2-ask-stone = Gdzie zbiera się spaczenie? { $n ->
        [one] Został { $n } żeton
        [few] Zostały { $n } żetony
       *[other] Zostało { $n } żetonów
    }.
md2-ask-leave-out = Który kafelek zostaje w pudełku?
md2-do-leave-out = { $tile }

md2-no-white-door = Te drzwi otwiera się inaczej: mówi o tym misja.
md2-no-white-door-yet = Te drzwi można otworzyć dopiero po wykonaniu zadania przed nimi.
md2-no-sword = Kryształ zniszczy tylko ten, kto ma w ręku przeklęty miecz.
md2-no-time = Nie ma już żetonów czasu.
