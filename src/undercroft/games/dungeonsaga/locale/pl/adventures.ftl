# Przygody: ich historie i słowa, które towarzyszą ich wydarzeniom. Nazwy komunikatów odpowiadają plikom przygód.

## A

sag-adventure-skeletons_in_the_cellar-title = Szkielety w piwnicy
sag-adventure-skeletons_in_the_cellar-story =
    Opuszczony browar przy drodze do Dolgarth wyglądał na suchy nocleg. Potem Orlaf i Rordin usłyszeli, jak pod nimi ktoś
    odtacza beczki, jedną po drugiej. Piwnica biegnie na wylot przez wzgórze, więc oni też tamtędy przejdą.
sag-adventure-skeletons_in_the_cellar-goal-heroes = Przebijcie się przez piwnicę: obaj bohaterowie muszą stanąć na ostatnim rzędzie pól.
sag-adventure-skeletons_in_the_cellar-goal-overlord = Ogłusz jednego z nich albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-skeletons_in_the_cellar-rules = Z kości leżących we wnękach można wskrzeszać szkielety wojowników. Po drodze trzeba wyważyć drzwi.
sag-adventure-skeletons_in_the_cellar-zone-1 = Niskie sklepienie, po obu stronach wnęki, a w nich sterty kości. Między bohaterami a drzwiami coś się porusza.
sag-adventure-skeletons_in_the_cellar-zone-2 = Druga połowa piwnicy. Od klapy na jej końcu czuć chłodne nocne powietrze.

## B

sag-adventure-the_sealed_stair-title = Zapieczętowane schody
sag-adventure-the_sealed_stair-story =
    Strzały Madrigi i latarnia Danora zjawiają się w samą porę: jedyna droga w głąb góry zaczyna się pod starą strażnicą, za
    dębowymi drzwiami i za drzwiami, których nie otworzy żaden topór.
sag-adventure-the_sealed_stair-goal-heroes = Dotrzyjcie do schodów za zapieczętowanymi drzwiami: muszą na nich stanąć wszyscy czworo.
sag-adventure-the_sealed_stair-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-the_sealed_stair-rules = Na drugich drzwiach jest zapora: osłabiają ją tylko czary Danora. Można wskrzeszać szkielety wojowników i zombie.
sag-adventure-the_sealed_stair-zone-1 = Sala pod wieżą. Umarli, którzy tu człapią, zapłacili kiedyś, żeby w niej spocząć.
sag-adventure-the_sealed_stair-zone-2 = Posterunek z niszą po każdej stronie. Po drzwiach naprzeciwko pełzają blade litery.
sag-adventure-the_sealed_stair-zone-3 = Szczyt schodów. W ciemności skrzypi cięciwa.

## 1

sag-adventure-the_kings_porch-title = Przedsionek króla
sag-adventure-the_kings_porch-story =
    Dolgarth, gdzie pochowano króla krasnoludów Grunda, ostatni murarze zamknęli od środka. Od niedawna ktoś tam wchodzi i
    wychodzi: nekromanta Mortibris. Czegokolwiek szuka, nie może tego znaleźć pierwszy.
sag-adventure-the_kings_porch-goal-heroes = Otwórzcie wielką bramę i doprowadźcie wszystkich czworo na schody za nią, czyli na najdalszy północny rząd pól.
sag-adventure-the_kings_porch-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-the_kings_porch-rules =
    Wielka brama otwiera się, gdy przekręcono oba koła: jedno w wartowni na zachodzie, drugie w kostnicy na wschodzie. To
    akcja bohatera, który stoi przy kole. Danor może też osłabiać zaporę bramy.
sag-adventure-the_kings_porch-zone-1 = Przedsionek. Kurz sięga kostek, a ślady w nim są świeże.
sag-adventure-the_kings_porch-zone-2 = Wartownia. Jej załogi nikt nigdy nie zluzował.
sag-adventure-the_kings_porch-zone-3 = Kostnica, półka nad półką. Ktoś te kości posortował.
sag-adventure-the_kings_porch-zone-4 = Strażnica bramy. Drogę zagradza krasnolud w zardzewiałej kolczudze, tak jak przysięgał pięćset lat temu.
sag-adventure-the_kings_porch-deed-west_wheel_turned = Przekręć zachodnie koło
sag-adventure-the_kings_porch-deed-east_wheel_turned = Przekręć wschodnie koło
sag-adventure-the_kings_porch-wheel = W ścianach przesuwają się łańcuchy. Gdzieś opada ciężar.
sag-adventure-the_kings_porch-gate = Z jękiem, który czuć w zębach, wielka brama się otwiera.

## 2

sag-adventure-what_the_troll_guards-title = Czego strzeże troll
sag-adventure-what_the_troll_guards-story =
    Rachunki murarzy mówią o kufrze z planami grobowca i o zapłacie dla tego, kto będzie go pilnował, „póki mu sił starczy”.
    Nikt nie wspomniał murarzom o nekromancji.
sag-adventure-what_the_troll_guards-goal-heroes = Otwórzcie kufer w skarbcu.
sag-adventure-what_the_troll_guards-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-what_the_troll_guards-rules = Skarbca broni zapora. Można wskrzeszać szkielety i zombie, ale łucznika tylko jednego.
sag-adventure-what_the_troll_guards-zone-1 = Skrzyżowanie korytarzy. Czeka tu dwóch umarłych, którzy mają mnóstwo czasu.
sag-adventure-what_the_troll_guards-zone-2 = Archiwum. Większość przeczytały myszy.
sag-adventure-what_the_troll_guards-zone-3 = Sala z filarami. Rysy na posadzce prowadzą do drzwi z zaporą: wciągnięto tam coś ciężkiego.
sag-adventure-what_the_troll_guards-zone-4 = Skarbiec. Najpierw czuć zapach.
sag-adventure-what_the_troll_guards-troll = To, co wyglądało na stertę gruzu przed kufrem, otwiera oczy.
sag-adventure-what_the_troll_guards-found = Plany wyryto w miedzi, żeby przetrwały. Na wierzchu leży księga, której nie położył tu żaden krasnolud.

## 3

sag-adventure-the_last_scholar-title = Ostatni uczony
sag-adventure-the_last_scholar-story =
    Plany spisano pismem, które umie odczytać jeden żyjący krasnolud, i to jego Mortibris więzi. Hedrin, uczony z Dolgarth,
    siedzi zamknięty za własną biblioteką. Najwyższy czas, żeby z niej wyszedł.
sag-adventure-the_last_scholar-goal-heroes = Uwolnijcie Hedrina z celi i wyjdźcie razem z nim: wszyscy muszą stanąć przy wschodnim wyjściu.
sag-adventure-the_last_scholar-goal-overlord = Ogłusz któregoś bohatera albo Hedrina, albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-the_last_scholar-rules =
    Gdy cela zostanie otwarta, Hedrin dołącza do bohaterów; prowadzi go ten, kto ją otworzył. Hałas ściąga zombie z
    ciemności za ich plecami. Jeśli Hedrin zostanie ogłuszony, bohaterowie przegrywają.
sag-adventure-the_last_scholar-zone-1 = Czytelnie. Dawno nikt tu nie prosił o ciszę, a jednak jest bardzo cicho.
sag-adventure-the_last_scholar-zone-2 = Biblioteka. Między regałami zawsze jest jedno przejście, którego nie widać.
sag-adventure-the_last_scholar-zone-3 = Cela, świeca i krasnolud, który podnosi wzrok znad stronicy.
sag-adventure-the_last_scholar-zone-4 = Wschodni korytarz. Niemal światło dnia, a przed nim kapitan dawnej straży.
sag-adventure-the_last_scholar-zone-5 = Skarbiec na książki, które gryzą. Czytelnicy zostali przy nich.
sag-adventure-the_last_scholar-hedrin = „Nareszcie! Tylko ciszej. Hałas je zwabia”. Za wami coś nadchodzi.

## 4

sag-adventure-the_broken_heart-title = Złamane serce
sag-adventure-the_broken_heart-story =
    Elshara, śpiewaczka Grunda, śpiewała na jego pogrzebie, aż pękło jej serce, a Mortibris zrobił użytek z kawałków. Póki
    istnieją, nie zazna spokoju, a nikt, kto ją słyszy, już stąd nie wyjdzie.
sag-adventure-the_broken_heart-goal-heroes = Roztrzaskajcie wszystkie trzy fragmenty serca Elshary.
sag-adventure-the_broken_heart-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-the_broken_heart-rules =
    Fragmenty spoczywają na pulpicie w kaplicy, pod księgą w krypcie i na tronie w sali żałobników. Bohater stojący obok
    roztrzaskuje fragment akcją. Gdy pęknie drugi, w sali żałobników (a póki nikt jej nie otworzył, przy wejściu) zjawia się
    Elshara. Pokonana natychmiast wraca, a póki śpiewa, na koniec co czwartej rundy odpowiada jej duch.
sag-adventure-the_broken_heart-zone-1 = Galeria żałobników. Gdzieś w murach śpiewa kobieta.
sag-adventure-the_broken_heart-zone-2 = Kaplica. Na pulpicie, gdzie powinna być księga, leży odłamek czerwonego szkła.
sag-adventure-the_broken_heart-zone-3 = Krypta. Księga na posadzce lekko się porusza, jakby oddychała.
sag-adventure-the_broken_heart-zone-4 = Sala żałobników. Nie przestali i nie usiedli.
sag-adventure-the_broken_heart-deed-chapel_piece_broken = Roztrzaskaj fragment w kaplicy
sag-adventure-the_broken_heart-deed-crypt_piece_broken = Roztrzaskaj fragment w krypcie
sag-adventure-the_broken_heart-deed-hall_piece_broken = Roztrzaskaj fragment w sali
sag-adventure-the_broken_heart-piece = Szkło pęka i na jeden oddech pieśń się załamuje.
sag-adventure-the_broken_heart-comes = Pieśń milknie. O dłoń nad posadzką stoi kobieta w szarości i nabiera tchu.
sag-adventure-the_broken_heart-silence = Cichnie ostatni dźwięk. Elshara uśmiecha się i już jej nie ma.
sag-adventure-the_broken_heart-song = Elshara śpiewa, a ze ściany wychodzi ktoś, kto już ją kiedyś słyszał.
sag-adventure-the_broken_heart-returns = Szara postać rozwiewa się jak dym i znów się zbiera.

## 5

sag-adventure-hoggars_larder-title = Spiżarnia Hoggara
sag-adventure-hoggars_larder-story =
    Rordin poszedł przodem szukać obejścia jaskiń trolli. Znalazł je, a one znalazły jego. Hoggar, szaman martwych trolli,
    lubi, gdy mięso trochę powisi.
sag-adventure-hoggars_larder-goal-heroes = Pokonajcie Hoggara.
sag-adventure-hoggars_larder-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-hoggars_larder-rules =
    Rordin zaczyna sam w spiżarni, za zamkniętymi drzwiami. Odkąd Hoggar jest na planszy, na koniec co trzeciej rundy z jego
    wywaru wyłazi kolejny zombie.
sag-adventure-hoggars_larder-zone-1 = Legowisko trolla. Troll jest w domu.
sag-adventure-hoggars_larder-zone-2 = Tunel za legowiskiem. Z południa słychać głos, który może należeć tylko do Rordina. Głos liczy.
sag-adventure-hoggars_larder-zone-3 = Spiżarnia. Część zapasów wstała na nogi, a jeden z nich to krasnolud z toporem.
sag-adventure-hoggars_larder-zone-4 = Jaskinia Hoggara. Ogromna postać miesza wywar pniem drzewa i nawet się nie odwraca.
sag-adventure-hoggars_larder-brew = Wywar kipi. O krawędź zaczepia się dłoń.

## 6

sag-adventure-turned_around-title = Obroty losu
sag-adventure-turned_around-story =
    Za jaskiniami zaczynają się krasnoludzkie sale, a z nimi poczucie humoru murarzy. Komnatę na rozdrożu zbudowano tak, by
    się obracała: żeby żaden złodziej nie znalazł króla ani drogi powrotnej. Bohaterowie są już legendą. Podłodze to obojętne.
sag-adventure-turned_around-goal-heroes = Przejdźcie przez północne drzwi: wszyscy czworo muszą stanąć na najdalszym północnym rzędzie pól.
sag-adventure-turned_around-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-turned_around-rules =
    Na początku co drugiej rundy rozdroże obraca się o ćwierć obrotu w prawo wraz ze wszystkim, co na nim jest; co leży poza
    jego otwartymi bokami, zostaje odcięte. Północne drzwi otwierają się, gdy przesunięto oba zworniki: w krypcie na zachodzie
    i przy pulpicie na wschodzie. To akcja bohatera stojącego obok. W zachodnim, wschodnim i południowym pomieszczeniu są
    pułapki.
sag-adventure-turned_around-zone-1 = Okrągła podłoga, wycięta w skale jak moneta. Cztery korytarze, czworo drzwi i głęboki zgrzyt pod spodem.
sag-adventure-turned_around-zone-2 = Krypta. Obu strażników pochowano w zbrojach i nadal na nich pasują.
sag-adventure-turned_around-zone-3 = Strzelnica. Są i strzelcy.
sag-adventure-turned_around-zone-4 = Królewskie schody. Klęczą przed nimi czempioni króla i właśnie wstają.
sag-adventure-turned_around-zone-5 = Magazyn, z którego nie wrócił żaden złodziej. Wszyscy wciąż tu są.
sag-adventure-turned_around-deed-west_stone_turned = Przesuń zachodni zwornik
sag-adventure-turned_around-deed-east_stone_turned = Przesuń wschodni zwornik
sag-adventure-turned_around-trap = Płyta ustępuje pod stopą, a ściana pluje strzałkami.
sag-adventure-turned_around-stone = Zwornik wsuwa się na miejsce. Za północnymi drzwiami cofa się rygiel.
sag-adventure-turned_around-door = Ostatni rygiel. Północne drzwi stoją otworem.

## 7

sag-adventure-the_king_wakes-title = Król się budzi
sag-adventure-the_king_wakes-story =
    Mortibris ma to, po co przyszedł: słowa, które budzą króla. Jego kantor śpiewa je właśnie przed grobowcem, a Dolgarth drży
    przy każdej zwrotce. Grund spał pięćset lat. Nie jest w dobrym humorze.
sag-adventure-the_king_wakes-goal-heroes = Odeślijcie króla Grunda na spoczynek.
sag-adventure-the_king_wakes-goal-overlord = Ogłusz jednego bohatera albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-the_king_wakes-rules =
    Przedsionek zawala się od zachodu, na koniec rund 2, 4 i 6. W wielkiej sali duch kantora śpiewa, dopóki nie zostanie
    pokonany albo dopóki bohater stojący przy pulpicie nie wyrwie strony (akcja). Po dwóch rundach śpiewu w sali pojawiają się
    kości, po czterech władca podziemi ma w każdej turze o jeden rozkaz więcej.
sag-adventure-the_king_wakes-zone-1 = Przedsionek grobowca. Ze stropu sypie się pył, a potem żwir.
sag-adventure-the_king_wakes-zone-2 = Wielka sala. Duch przy pulpicie śpiewa, a umarli we wnękach nucą razem z nim.
sag-adventure-the_king_wakes-zone-3 = Grobowiec. Na tronie siedzi Grund z młotem na kolanach i patrzy na Rordina.
sag-adventure-the_king_wakes-deed-page_torn = Wyrwij stronę
sag-adventure-the_king_wakes-fall = Strop wali się w dół, a podłoga go nie zatrzymuje.
sag-adventure-the_king_wakes-chant_broken = Pieśń urywa się w pół słowa.
sag-adventure-the_king_wakes-stirs = Druga zwrotka. W nawach gromadzą się kości.
sag-adventure-the_king_wakes-wakes = Czwarta zwrotka. W grobowcu ktoś podnosi coś ciężkiego i odstawia.
sag-adventure-the_king_wakes-king_falls = „Weź go”, mówi król i puszcza młot. Potem zostaje już tylko zbroja.

## 8

sag-adventure-only_one_gets_out_alive-title = Tylko jedno wyjdzie żywe!
sag-adventure-only_one_gets_out_alive-story =
    Pod grobowcem Mortibris zbudował własny dom i żyje w nim wszystko, co kiedykolwiek umarło w Dolgarth. Raz jeszcze przyzwał
    Hoggara, Elsharę i Grunda. Następnego razu nie będzie: dla niego albo dla was.
sag-adventure-only_one_gets_out_alive-goal-heroes = Pokonajcie Mortibrisa za ostatnimi drzwiami. Wystarczy, że jedno z was zostanie na nogach.
sag-adventure-only_one_gets_out_alive-goal-overlord = Ogłusz wszystkich czworo albo powstrzymuj ich, aż skończy się twoja talia.
sag-adventure-only_one_gets_out_alive-rules =
    Ogłuszenie bohatera nie kończy gry: pozostali walczą dalej. Władca podziemi ma wszystkie karty rozkazów, a w jego domu
    stoi każda figurka z pudełka. Drogę wskazują miedziane plany: przez zbrojownię na wschód do jaskini, stamtąd na południe
    do tronu, a od tronu na wschód do ostatnich drzwi. Po bokach są tylko skrzynie i ci, którzy ich pilnują.
sag-adventure-only_one_gets_out_alive-zone-1 = Zbrojownia. Stojak jest w połowie pusty, a ci, którzy zabrali drugą połowę, nadal tu są.
sag-adventure-only_one_gets_out_alive-zone-2 = Korytarz się rozwidla. Strzałki wskazują trzy strony, a każdą wydrapano paznokciami.
sag-adventure-only_one_gets_out_alive-zone-3 = Biblioteka nekromanty. Do spóźnialskich czytelników się strzela.
sag-adventure-only_one_gets_out_alive-zone-4 = Sala grobowa. Zza krypt podnosi się coś o wiele za dużego na trumnę.
sag-adventure-only_one_gets_out_alive-zone-5 = Jaskinia ze studnią. Wartownik zajmuje jej połowę.
sag-adventure-only_one_gets_out_alive-zone-6 = Korytarz z wnękami. Wnęki czekały.
sag-adventure-only_one_gets_out_alive-zone-7 = Legowisko czegoś, co wyrosło z własnych drzwi.
sag-adventure-only_one_gets_out_alive-zone-8 = Długa galeria, a pośrodku niej szare światło.
sag-adventure-only_one_gets_out_alive-zone-9 = Sala filarów i tron.
sag-adventure-only_one_gets_out_alive-zone-a = Zakątek za galerią, a w nim skrzynia, o której ktoś wolał zapomnieć.
sag-adventure-only_one_gets_out_alive-zone-b = Gabinet. Jego pan zamyka księgę na palcu, żeby nie zgubić strony.
sag-adventure-only_one_gets_out_alive-way = Zupełnie jak na planach. O jedne drzwi bliżej do niego.
sag-adventure-only_one_gets_out_alive-shaman = Hoggar wrócił i przyniósł chochlę.
sag-adventure-only_one_gets_out_alive-banshee = Elshara nadchodzi, płacząc. To już nie jej wola.
sag-adventure-only_one_gets_out_alive-king = Król wstaje. Ręce ma puste: młot jest tym razem po drugiej stronie.
sag-adventure-only_one_gets_out_alive-necromancer = „Jedno z was może odejść”, mówi Mortibris, „żeby o tym opowiedzieć. Nie zdradzę, które”.
sag-adventure-only_one_gets_out_alive-last_word = Mortibris szuka słowa, które by go ocaliło. Było w księdze, którą komuś pożyczył.
