# Wyprawy: ich historie i słowa, które towarzyszą ich wydarzeniom. Nazwy komunikatów odpowiadają plikom wypraw.

## Wyprawa 1

des-quest-into_the_dark-title = Zstąpienie w mrok
des-quest-into_the_dark-intro =
    Gospodarstwa przy trakcie na Ashford stoją puste. Każdy ślad prowadzi do tej samej dziury w zboczu, a każdy, kto
    z niej wrócił, powtarza jedno imię: Narthak.
des-quest-into_the_dark-goal =
    Odnajdźcie olbrzyma Narthaka i zabijcie go, dopóki drużyna ma choć jeden żeton zwycięstwa.
des-quest-into_the_dark-victory =
    Olbrzym wali się jak wieża. Pierwszy raz od roku nad kominami Ashford unosi się dym.
des-quest-into_the_dark-defeat =
    Nikt nie wraca na górę. Do zimy wszyscy zapomną nawet o trakcie, a Narthak rozejrzy się za większą jaskinią.
des-quest-into_the_dark-area-0 =
    Na posadzce jaśnieje glif podróży. Za wami jest droga do domu, przed wami drzwi, które ktoś połatał kośćmi.
des-quest-into_the_dark-area-1 =
    Długa sala z komorami po obu stronach. W kątach płoną ogniska, a kudłate łby odwracają się od posiłku.
des-quest-into_the_dark-area-2 =
    Czuć siarkę i mokrą sierść. Na podłodze leżą zerwane łańcuchy: to, co trzymały, chodzi teraz swobodnie.
des-quest-into_the_dark-area-3 =
    Z sufitu jak zasłony zwisają pajęczyny. Na drugim końcu postać w szacie unosi dłoń, a nad wami rozkładają się skrzydła.
des-quest-into_the_dark-area-4 =
    Jaskinia olbrzyma. Rząd rozpadlin, dwie przyczajone mantikory, a na tronie z kół od wozów sam Narthak.
des-named-narthak = Narthak

## Wyprawa 2

des-quest-captives_of_the_salt_mine-title = Więźniowie kopalni soli
des-quest-captives_of_the_salt_mine-intro =
    Zwierzoludzie, którzy zajęli kopalnię w Szarej Kotlinie, wypuścili wszystkich górników oprócz dwojga: Oddy, która zna
    stare chodniki, i Brama, który wie, gdzie jest srebro. Ich nowy pan, Gorrow, chce mieć oboje. Wioska też.
des-quest-captives_of_the_salt_mine-goal = Odnajdźcie Oddę i Brama i wyprowadźcie oboje do wylotu kopalni.
des-quest-captives_of_the_salt_mine-victory =
    Odda mruży oczy w świetle dnia, Bram śmieje się aż do kaszlu. Za wami kopalnia milczy i niedługo znów będzie ludzka.
des-quest-captives_of_the_salt_mine-defeat =
    Lampy u wylotu kopalni gasną jedna po drugiej. Szara Kotlina nie wyśle już nikogo.
des-quest-captives_of_the_salt_mine-area-1 =
    Światło dnia sięga kilka kroków w głąb kopalni i rezygnuje. Szyny biegną dalej w ciemność, ku zamkniętej bramie.
des-quest-captives_of_the_salt_mine-area-2 =
    Hala załadunkowa: połamane wózki, filary z szarej soli i stado zwierzoludzi, które dzieli między siebie chleb górników.
des-quest-captives_of_the_salt_mine-area-3 =
    Stare chodniki. Sól chrzęści pod stopami, a zasolone dawno kości grzechoczą, wstając. Gdzieś na zachodzie kobieta
    śpiewa cicho sama do siebie.
des-quest-captives_of_the_salt_mine-area-4 =
    Grota wokół solankowego jeziora, martwa i cicha, dopóki na drugim brzegu nie drgną skrzydła i nie wstanie coś bardzo
    ciężkiego.
des-quest-captives_of_the_salt_mine-area-5 =
    Skarbiec kopalni. Gorrow urządził w nim swoją salę. Nie wstaje od razu: ma w kącie gościa i pytanie, które zadaje
    mu od wielu dni.
des-quest-captives_of_the_salt_mine-item-odda = Odda
des-quest-captives_of_the_salt_mine-item-bram = Bram
des-quest-captives_of_the_salt_mine-encounter-tallyman = rachmistrz
des-quest-captives_of_the_salt_mine-encounter-spring = słodkie źródło
des-quest-captives_of_the_salt_mine-odda_found =
    „Długo wam zeszło” – mówi Odda i bierze was pod rękę. „Rozpadliny są głębsze, niż się zdaje. I usłyszeli was”.
des-quest-captives_of_the_salt_mine-bram_found =
    Bram ledwo stoi, ale może iść. Daleko za wami rozlega się róg: w hali załadunkowej zbierają się zwierzoludzie.
des-quest-captives_of_the_salt_mine-odda_free = Ostatnie kroki ku światłu Odda pokonuje biegiem.
des-quest-captives_of_the_salt_mine-bram_free = Bram klęka w trawie przed kopalnią i nie chce jej puścić.
des-quest-captives_of_the_salt_mine-tallyman =
    Stary rachmistrz od tygodnia chowa się za biurkiem. Wypłaca wam z kasy i przysięga, że wszystko opowie.
des-quest-captives_of_the_salt_mine-spring = Słodka woda pod całą tą solą. Obmywa rany do czysta.
des-named-gorrow = Gorrow

## Wyprawa 3

des-quest-out_of_the_pit-title = Z dna jamy
des-quest-out_of_the_pit-intro =
    Załoga grodu wymaszerowała spalić wioskę, a was zostawiła na później. Nikt nie spojrzał na to, co poprzedni więzień
    wydrapał na podłodze celi: glif, który wciąż jaśnieje.
des-quest-out_of_the_pit-goal =
    Wszyscy bohaterowie muszą jednocześnie stanąć przy zewnętrznej bramie grodu przed końcem rundy 36. Klucz do kraty ma
    nadzorca Holt.
des-quest-out_of_the_pit-victory =
    Brama, fosa, drzewa. Za wami podnosi się krzyk, ale krzyczą już na pusty dziedziniec.
des-quest-out_of_the_pit-defeat =
    Cela jest taka, jaką ją zostawiliście. Tym razem przyprowadzają murarza, a murarz przynosi kielnię.
des-quest-out_of_the_pit-area-0 = Wspólna cela. Słoma, wiadro i drzwi, których strażnik zapomniał zaryglować.
des-quest-out_of_the_pit-area-1 =
    Blok więzienny. Nie wszyscy więźniowie jeszcze żyją, a tym, którzy nie żyją, kraty już nie przeszkadzają.
des-quest-out_of_the_pit-area-2 =
    Wartownia. Karty, piwo, stół nakryty dla sześciu. U szczytu stołu podnosi wzrok nadzorca Holt, z błękitnym kluczem na
    piersi.
des-quest-out_of_the_pit-area-3 =
    Psiarnia. Zbudowano ją wokół pieca, bo takie ogary nie lubią zimna.
des-quest-out_of_the_pit-area-4 =
    Wielka sala grodu. Jej sztandary to dziś pajęczyny, a tkaczki są w domu. Na północy widać kratę.
des-quest-out_of_the_pit-area-5 =
    Kryty ganek wzdłuż muru. Przez strzelnice wpada światło księżyca, a w poprzek niego pada cień skrzydeł.
des-quest-out_of_the_pit-area-6 =
    Wieża bramna. Ktoś musiał zostać i jej pilnować: ktoś, kto wypełnia ją prawie całą.
des-quest-out_of_the_pit-encounter-ale = beczka piwa
des-quest-out_of_the_pit-encounter-niche = wnęka w murze
des-quest-out_of_the_pit-warden_dead = Holt upuszcza karty i klucz. Błękitny klucz jest wasz.
des-quest-out_of_the_pit-alarm = W bloku więziennym zaczyna bić dzwon. Znaleziono waszą pustą celę.
des-quest-out_of_the_pit-gate_seen = Zza wieży bramnej czuć zapach sosen.
des-quest-out_of_the_pit-garrison_returns = Pochodnie na drodze i tupot butów. Załoga wróciła do domu.
des-quest-out_of_the_pit-ale = To ta dobra beczka. Wszystkim robi się lepiej.
des-quest-out_of_the_pit-niche =
    We wnęce wyryto imiona, setki imion, a pod nimi słowa: opowiedzcie komuś. Opowiecie.
des-named-warden_holt = Nadzorca Holt

## Wyprawa 4

des-quest-three_black_candles-title = Trzy czarne świece
des-quest-three_black_candles-intro =
    Matka Vesh zapaliła trzy świece w trzech kaplicach pod opactwem i czyta z księgi, w której nie ma słów. Gdy świece się
    wypalą, to, co jej słucha, odpowie.
des-quest-three_black_candles-goal =
    Zgaście trzy czarne świece: przy każdej z nich bohater musi zakończyć ruch. Obrzęd dopełni się z końcem rundy 20.
des-quest-three_black_candles-victory =
    Gaśnie trzeci płomień, a z nim głos. W ciszy na podłogę spada księga i jest już tylko księgą.
des-quest-three_black_candles-defeat = Knoty toną w wosku. Coś po drugiej stronie mówi: nareszcie.
des-quest-three_black_candles-area-1 =
    Schody kończą się w przedsionku. Zza drzwi słychać śpiew na trzy głosy, choć wiecie tylko o jednej śpiewaczce.
des-quest-three_black_candles-area-2 =
    Rotunda z nieruchomą sadzawką pośrodku. Zmarli z opactwa stoją pod ścianą jak niegdyś na wieczornej modlitwie.
des-quest-three_black_candles-area-3 =
    Zachodnia kaplica. Zwierzoludzie klęczą niezdarnie przed ołtarzem i czarną świecą; pilnuje ich ogr.
des-quest-three_black_candles-area-4 =
    Wschodnia kaplica. Osmalone ławki, gorący wiatr, a za trzema ogarami druga świeca.
des-quest-three_black_candles-area-5 =
    Północna kaplica. Matka Vesh czyta dalej, nie podnosząc oczu. Podnosi je ktoś inny i wstaje za jej plecami.
des-quest-three_black_candles-area-6 =
    Kostnica. Czaszki wypełniają ściany po sam strop. Niektóre pajęczyny między nimi są świeże.
des-quest-three_black_candles-area-7 =
    Przejście dzwonników. Dzwon leży tam, gdzie spadł, w dziurze w podłodze, a to, co go strąciło, uwiło tu gniazdo.
des-quest-three_black_candles-encounter-stoup = kropielnica
des-quest-three_black_candles-encounter-west_candle = zachodnia świeca
des-quest-three_black_candles-encounter-east_candle = wschodnia świeca
des-quest-three_black_candles-encounter-north_candle = północna świeca
des-quest-three_black_candles-encounter-bone_choir = chór z kości
des-quest-three_black_candles-candle_out =
    Płomień gaśnie z westchnieniem. Jeden z trzech głosów milknie, a ci, których usypiał, budzą się.
des-quest-three_black_candles-chant_grows = Śpiew przybiera na sile. Świece wypaliły się do połowy.
des-quest-three_black_candles-chant_peaks = Podłoga drży od śpiewu. Ze świec niewiele już zostało.
des-quest-three_black_candles-stoup = Jest w niej jeszcze woda i wciąż jest święcona.
des-quest-three_black_candles-bone_choir =
    Szczęki w ścianie otwierają się i śpiewają przeciw niej głosem, który pożyczają od was. To boli. To pomaga.
des-named-mother_vesh = Matka Vesh

## Wyprawa 5

des-quest-the_drowning_vault-title = Tonący skarbiec
des-quest-the_drowning_vault-intro =
    Stare wodociągi pod miastem zamurowano razem ze wszystkimi księgami podatkowymi. Teraz znalazła do nich drogę rzeka.
    Jest koło, które zamyka śluzę; była też do niego korba, dopóki ktoś nie zabrał jej na dół, do pomp.
des-quest-the_drowning_vault-goal =
    Znajdźcie korbę i zanieście ją do koła śluzy, za żółte drzwi. Od końca rundy 8 woda rani każdego, kto przebywa na
    niższych poziomach; z końcem rundy 30 wszystko znajdzie się pod nią.
des-quest-the_drowning_vault-victory =
    Koło wyje, a potem się obraca. Powoli, poziom po poziomie, skarbiec znów zaczyna oddychać.
des-quest-the_drowning_vault-defeat = Woda bezgłośnie zamyka się nad ostatnią latarnią.
des-quest-the_drowning_vault-area-1 =
    Podest u stóp długich schodów. Drzwi spuchły od wilgoci, a za nimi porusza się jakieś światło.
des-quest-the_drowning_vault-area-2 =
    Galeria biegnie wokół dwóch głębokich basenów, a między nimi jest most. Urzędnicy na moście nie żyją od stu lat
    i wciąż nie życzą sobie interesantów.
des-quest-the_drowning_vault-area-3 =
    Pompownia. Zwierzoludzie rozpalili ogień pod kotłem, pod którym nikt nie powinien rozpalać ognia.
des-quest-the_drowning_vault-area-4 =
    Archiwum. Rzędy przewróconych regałów stoją w wodzie na palec, a odwracają się ku wam czytelnicy, którym nie trzeba
    lamp.
des-quest-the_drowning_vault-area-5 =
    Cysterna, najniższe miejsce pod miastem. Coś długiego opływa filar, a potem jeszcze raz, w drugą stronę.
des-quest-the_drowning_vault-area-6 =
    Komora śluzy drży pod ciężarem rzeki. Na jej końcu jest koło, a przed nim to, co rzeka przyniosła ze sobą.
des-quest-the_drowning_vault-item-crank = korba
des-quest-the_drowning_vault-encounter-clerk = naczelny urzędnik
des-quest-the_drowning_vault-encounter-drain = stary odpływ
des-quest-the_drowning_vault-encounter-wheel = koło śluzy
des-quest-the_drowning_vault-crank_taken = Żelazna korba, długa jak ramię. Będzie pasować.
des-quest-the_drowning_vault-water_enters =
    Gdzieś w dole pęka mur. Za dwie rundy w cysternie nie będzie czym oddychać.
des-quest-the_drowning_vault-cistern_deep = Cysterna się napełnia. Miejscami nie sięga się już dna.
des-quest-the_drowning_vault-gallery_floods = Baseny w galerii się przelewają. Nie ma już suchego miejsca.
des-quest-the_drowning_vault-wheel_stuck = Koło nie ma korby. Gołymi rękami nikt go nie ruszy.
des-quest-the_drowning_vault-drain = Wyrywacie kratę. Woda w cysternie bulgocze i trochę opada.
des-quest-the_drowning_vault-clerk = Naczelny urzędnik, szkielet oszczędny w słowach, zwraca wam podatki.
des-named-ssilvath = Ssilvath

## Wyprawa 6

des-quest-three_hides-title = Trzy skóry dla łowczego
des-quest-three_hides-intro =
    Łowczy barona stracił rękę przez Wdowę, psy przez Żużlę, a konia przez Starego Kolca. Za trzy skóry płaci złotem
    i nie pyta, w jakiej kolejności.
des-quest-three_hides-goal = Zabijcie Popielną Wdowę, Żużlę i Starego Kolca.
des-quest-three_hides-victory =
    Łowczy obchodzi trzy skóry dookoła, dwa razy. Potem sięga po sakiewkę tą ręką, która mu została.
des-quest-three_hides-defeat = W trzech jaskiniach wiszą trzy nowe trofea. Łowczy znów zaczyna się rozpytywać.
des-quest-three_hides-area-1 = Obóz łowczego u wylotu jaskini. Popiół jest zimny.
des-quest-three_hides-area-2 =
    Wielka jaskinia, w której zbiegają się wszystkie drogi. Plemię zwierzoludzi żyje z tego, czego nie dojedzą trzy bestie.
des-quest-three_hides-area-3 =
    Las z kamienia i pajęczyn. W najstarszym jego kącie coś szarego składa nogi i czeka, aż podejdziecie bliżej.
des-quest-three_hides-area-4 =
    Czarne ściany, czarna podłoga, szkło tam, gdzie był piasek. Na ciepłych kamieniach pośrodku Żużla podnosi łeb.
des-quest-three_hides-area-5 =
    Pod urwiskiem. W skale pełno półek, a na półkach pełne brzuchy, znudzone ślepia i długie kolce.
des-quest-three_hides-area-6 =
    Gniazdo. W każdej ścianie tkwią kolce długie jak włócznie. Ich właściciel jest w domu i zdążył odhodować kilka nowych.
des-quest-three_hides-area-7 = Legowisko plemienia pełne kradzionych owiec, kradzionych kotłów i złodziei.
des-quest-three_hides-encounter-cache = skrytka łowczego
des-quest-three_hides-encounter-cairn = kopiec kamieni
des-quest-three_hides-widow_killed = Popielna Wdowa kuli się, jak to pająki. Tej skóry nikt nie zechce dotknąć.
des-quest-three_hides-cinder_killed = Żużla gaśnie. Po skórę trzeba będzie sięgnąć szczypcami.
des-quest-three_hides-quill_killed = Ostatnia salwa Starego Kolca trafia w strop. W skórze jest więcej dziur niż skóry.
des-quest-three_hides-scent_of_blood = Dwie bestie nie żyją i plemię czuje, że to jego chwila: wychodzi całą siłą.
des-quest-three_hides-cache = Bandaże, suszone mięso i sakiewka pod trzecim kamieniem z lewej, tak jak mówił.
des-quest-three_hides-cairn = Grób dawnego łowcy. Poprawiacie kamienie i czujecie, że ktoś nad wami czuwa.
des-named-widow_ash = Popielna Wdowa
des-named-cinder = Żużla
des-named-old_quill = Stary Kolec

## Wyprawa 7

des-quest-the_long_night-title = Długa noc
des-quest-the_long_night-intro =
    Dopóki w kościele na wzgórzu płonie ogień, umarli pod wzgórzem leżą spokojnie. Tej nocy nie żyje także kapłan, oliwy
    starczy do świtu, a wszystko, co nienawidzi ognia, wie o tym.
des-quest-the_long_night-goal =
    Wytrwajcie do końca rundy 12. Z końcem każdej rundy od drugiej drużyna traci 1 żeton zwycięstwa, jeśli w prezbiterium
    wokół ołtarza nie stoi żaden bohater, i 1, jeśli stoi w nim potwór.
des-quest-the_long_night-victory =
    Szare światło w oknie nad ołtarzem. Na zewnątrz, na całym wzgórzu, coś wzdycha i się kładzie.
des-quest-the_long_night-defeat = Płomień się chyli, kurczy do błękitnej iskry i znika. W ciemności słychać wiele stóp.
des-quest-the_long_night-area-1 =
    Kościół: nawa, dwa ramiona, ołtarz, a na nim płomień. Troje drzwi. Zaparliście je, jak mogliście najlepiej.
des-quest-the_long_night-area-2 = Cmentarz. Kamienie chylą się na zewnątrz, a ziemia przed nimi jest świeża.
des-quest-the_long_night-area-3 =
    Krużganek. Stado wdarło się przez ogród i tratuje wszystko w koło, jakby was szukało.
des-quest-the_long_night-area-4 = Ossuarium. Między stosami kości ruszają się nogi i skrzydła, a żadne nie pasują do tułowia.
des-quest-the_long_night-area-5 =
    Dzwonnica. Lina wciąż tu wisi, ale to, co wisi obok niej na belkach, liną nie jest.
des-quest-the_long_night-area-6 =
    Pod zakrystią leży starszy kościół ze starszymi wiernymi, którzy czekają, aż ktoś do nich zejdzie.
des-quest-the_long_night-encounter-bell = lina dzwonu
des-quest-the_long_night-encounter-saint = kości świętego
des-quest-the_long_night-south_breaks = Południowe drzwi pękają w chmurze drzazg i cmentarnego pyłu.
des-quest-the_long_night-west_breaks = Rogi uderzają w zachodnie drzwi, raz, drugi, i nie są to już drzwi.
des-quest-the_long_night-east_breaks = Wschodnie drzwi nie pękają. Coś wyciąga je z zawiasów, powoli, od zewnątrz.
des-quest-the_long_night-abbot_comes =
    Zgiełk cichnie. Ścieżką między grobami nadchodzi wysoka blada postać w płonącym habicie i nie spieszy się.
des-quest-the_long_night-flame_gutters = Szpon sięga ku ołtarzowi i płomień przygasa.
des-quest-the_long_night-flame_alone = Nikt nie czuwa przy płomieniu. Płomień opada.
des-quest-the_long_night-bell =
    Bijecie w dzwon, ile sił. W dolinie zapalają się okna: ktoś już wie. Wie też cała reszta.
des-quest-the_long_night-saint = Dotykacie relikwiarza i ciepło płynie przez podłogę do wszystkich, którzy na niej stoją.
des-named-pale_abbot = Blady Opat

## Wyprawa 8

des-quest-the_light_below-title = Światło w głębinie
des-quest-the_light_below-intro =
    Nim wymarł kult słońca, pogrzebał razem ze sobą swój miecz, żeby nikt go nie używał. Nikt nie zapytał, przed czym miecz
    strzegł. Weźcie Ostrze światła, zanieście je na ołtarz, dla którego powstało, i zamknijcie to, co się otwarło.
des-quest-the_light_below-goal =
    Odnajdźcie Ostrze światła i zanieście je na ołtarz na dziedzińcu słońca. Drzwi dziedzińca otworzą się, gdy ktoś weźmie
    ostrze.
des-quest-the_light_below-victory =
    Ostrze wchodzi w ołtarz po rękojeść i robi się południe, pierwszy raz tu na dole od dziewięciuset lat.
des-quest-the_light_below-defeat = Ostrze gaśnie w martwej dłoni. Pod dziedzińcem coś kończy wspinaczkę.
des-quest-the_light_below-area-1 = Brama pielgrzymów. Glif, dwie suche misy i podłoga wydeptana w nieckę.
des-quest-the_light_below-area-2 =
    Droga rozpadlin. Pielgrzymi przechodzili ją z zawiązanymi oczami; ci, którzy tu dziś obozują, chętnie by popatrzyli.
des-quest-the_light_below-area-3 =
    Skryptorium. Skrybowie wciąż przepisują. Podnoszą głowy, wszyscy naraz, z tym samym suchym trzaskiem.
des-quest-the_light_below-area-4 =
    Relikwiarz. W głębi w powietrzu wisi miecz i rzuca światło, przy którym widzicie. Jego strażnicy nie pytają już o hasło.
des-quest-the_light_below-area-5 =
    Kolumnada otwarta na niebo, którego nie ma. Kopyta, szpony i łańcuchy, a za ostatnimi kolumnami drzwi ze złota.
des-quest-the_light_below-area-6 =
    Dziedziniec słońca. Droga prowadzi obok olbrzyma do kręgu startych kamieni, gdzie Kharzul wydźwignął się już po pas
    z ziemi.
des-quest-the_light_below-area-7 =
    Schody dzwonnicy, w połowie zalane, w połowie zawalone. Suchą połowę zajęło coś, co wije się w zwojach.
des-quest-the_light_below-encounter-ledger = księga skrybów
des-quest-the_light_below-encounter-fountain = fontanna
des-quest-the_light_below-blade_taken =
    Miecz wpada wam w dłoń i każdy cień w świątyni odwraca głowę. Drzwi dziedzińca słońca stają otworem; z kolumnady słychać
    skrzydła, a od strony, z której przyszliście, kroki.
des-quest-the_light_below-court_seen = Oto ołtarz: kamień ze szczeliną, a wokół szczeliny słońce.
des-quest-the_light_below-kharzul_dead = Kharzul osuwa się z powrotem w ziemię. Ziemia za nim się nie zamyka.
des-quest-the_light_below-fountain = Fontanna wciąż bije. Zdążyliście zapomnieć, jak smakuje czysta woda.
des-quest-the_light_below-ledger =
    Ostatnia strona wymienia wszystkich, którzy przyjdą po ostrze. Są na niej wasze imiona, a przy każdym małe słońce.
des-named-kharzul = Kharzul

## Wyprawa 9

des-quest-the_wyrm_below-title = Smok w głębi góry
des-quest-the_wyrm_below-intro =
    Popielna Paszcza śpi pod górą tak długo, jak długo są królowie, którzy za to płacą. W tym roku daniny nie starczyło.
    Kluczy do jej leża strzeże dwoje: Varn w kuźni i Seraphel w zatopionej świątyni. Wejdźcie, zanim ona wyjdzie.
des-quest-the_wyrm_below-goal =
    Zabijcie smoczycę, Popielną Paszczę. Jej strażnicy, Varn i Seraphel, mają żółty i błękitny klucz do głównej bramy leża;
    czerwony klucz otwiera tylne wejście.
des-quest-the_wyrm_below-victory =
    Łeb smoczycy opada na jej własne złoto. Góra drży jeszcze raz, a potem jest już tylko górą.
des-quest-the_wyrm_below-defeat = Szczyt otwiera się jak oko. Z równiny widzą, jak wzlatuje, i nikt nie pyta, gdzie jesteście.
des-quest-the_wyrm_below-area-1 = Brama u korzeni góry, a z niej ciepły wiatr, to tam, to z powrotem, to tam, to z powrotem.
des-quest-the_wyrm_below-area-2 =
    Sala daniny. Ośmiu królów z kamienia spogląda na tych, którzy dziś jej strzegą, i niewiele ich od nich różni.
des-quest-the_wyrm_below-area-3 =
    Kuźnia. Olbrzym Varn prostuje się znad kowadła, a ogień za jego plecami robi to samo.
des-quest-the_wyrm_below-area-4 =
    Świątynia zatopiona aż po stopnie. Seraphel zrobiła z chrzcielnicy gniazdo, a z chóru dwór.
des-quest-the_wyrm_below-area-5 =
    Przedsionek, w którym musieli czekać królowie. Na ławach siedzą ci, którzy czekali najdłużej.
des-quest-the_wyrm_below-area-6 =
    Złoto, popiół, kości, złoto. To, co wzięliście za pagórek w głębi jaskini, otwiera oko wielkości tarczy.
des-quest-the_wyrm_below-area-7 =
    Zaplecze skarbca: to, co za małe dla smoka, a za dobre dla króla. Skarbnicy mali nie są.
des-quest-the_wyrm_below-encounter-old_banner = stary sztandar
des-quest-the_wyrm_below-encounter-anvil = małe kowadło
des-quest-the_wyrm_below-encounter-idol = zatopiony bożek
des-quest-the_wyrm_below-varn_dead = Varn pada na swoje kowadło. Żółty klucz ma na kółku w uchu.
des-quest-the_wyrm_below-seraphel_dead = Seraphel tonie, a na powierzchnię wypływa to, co połknęła: błękitny klucz.
des-quest-the_wyrm_below-mountain_stirs = Popielna Paszcza obraca się przez sen. Z sufitu sali spadają kamienie.
des-quest-the_wyrm_below-lair_seen = „A więc to reszta daniny” – mówi Popielna Paszcza.
des-quest-the_wyrm_below-anvil = Na małym kowadle leżą świeżo wybite monety z waszymi twarzami. Zabieracie je.
des-quest-the_wyrm_below-idol = Bożek za odpowiedź chce krwi. Bierze waszą i mówi, jak ona oddycha.
des-quest-the_wyrm_below-old_banner =
    Sztandar ostatniej kompanii, która dotarła tak daleko. Podnosicie go i wszyscy stają trochę prościej.
des-named-varn = Varn
des-named-seraphel = Seraphel
des-named-ashmaw = Popielna Paszcza
