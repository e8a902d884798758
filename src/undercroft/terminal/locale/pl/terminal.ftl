# Stół w terminalu: czyja kolej, co można wpisać, i menu przed grą.

term-chance = Stół
term-thinking = { $who } myśli…
term-hand-over = { $who }: naciśnij Enter, gdy nikt inny nie patrzy na ekran.
term-earlier-news =
    { $n ->
        [one] … 1 wcześniejszy wiersz: log
        [few] … { $n } wcześniejsze wiersze: log
       *[other] … { $n } wcześniejszych wierszy: log
    }
term-spots = Zaznaczone wyżej, wpisz nazwę:
term-default = Enter: { $what }
term-random = niech losuje komputer

## Co można wpisać

term-hint-one = Wpisz liczbę od 1 do { $n }; ? objaśnia możliwości, help wymienia polecenia.
term-hint-exactly =
    { $count ->
        [one] Wpisz liczbę od 1 do { $n }.
        [few] Wpisz { $count } liczby od 1 do { $n }, oddzielone spacjami.
       *[other] Wpisz { $count } liczb od 1 do { $n }, oddzielonych spacjami.
    }
term-hint-between = Wpisz od { $low } do { $high } liczb z zakresu od 1 do { $n }, oddzielonych spacjami; - oznacza: żadna.
term-hint-order = Wpisz wszystkie liczby od 1 do { $n } w wybranej kolejności, oddzielone spacjami.
term-hint-number = Wpisz liczbę całkowitą od { $low } do { $high }.
term-aim-this = puść tak, jak stoją paski
term-no-keys = Zatrzymywać paski w porę można tylko przy klawiaturze: przesuń je, podając ich nazwy.
term-hint-aim = Przesuń pasek, podając jego nazwę (NAZWA 1.8, NAZWA ++, NAZWA --), wpisz zamach, by zatrzymywać paski w porę dowolnym klawiszem, albo wpisz wszystkie liczby ({ $n }).
term-hint-roll =
    { $n ->
        [one] Wpisz, co pokazuje kość.
       *[other] Wpisz, co pokazują kości ({ $n }), w tej kolejności, oddzielając spacjami.
    }
term-hint-draw =
    { $n ->
        [one] Wpisz numer tego, co wylosowano.
       *[other] Wpisz numery wylosowanych ({ $n }) w ich kolejności, oddzielone spacjami.
    }
term-help =
    Zamiast odpowiedzi można wpisać:
      ?  lub  ? N     objaśnia możliwości albo możliwość N i podaje zasadę
      why N           mówi, dlaczego możliwość N jest niedozwolona (też: dlaczego N)
      u               cofa twoją ostatnią odpowiedź (też: cofnij)
      now             wymienia, co wolno zrobić bez pytania, jeśli coś takiego jest; now N to robi (też: teraz)
      log             co się dotąd wydarzyło (też: dziennik)
      rules SŁOWO     szuka w zasadach słów, też w innej formie (też: zasady)
      save [PLIK]     mówi, gdzie zapisana jest gra, albo robi kopię (też: zapisz)
      lang en|pl      zmienia język (też: język)
      q               odejście od stołu (też: koniec)
    Możliwość można też nazwać: wystarczą początki słów.
    Sam Enter wybiera odpowiedź domyślną, a gdy jej nie ma, rysuje stół od nowa.
term-help-now = W każdej chwili, poleceniem now: { $what } ({ $who }).
term-help-parts = Części stołu osobno, z liczbą – u innego gracza: { $parts } (też: mapa, arkusz, karty, punkty).
term-help-hint = help wymienia wszystkie polecenia.

## Odpowiedzi stołu

term-no-choice = Nie ma możliwości „{ $what }”. { $hint }
term-which-choice = Podaj numer możliwości od 1 do { $n }.
term-which-player = Podaj numer gracza od 1 do { $n }.
term-which-lang = Języki: { $langs }.
term-nothing-forbids = Nic tego nie zabrania: { $what }.
term-taken-back = Cofnięte.
term-undo-seen = Od tego czasu widać już więcej – kości, karty albo ruchy innych: wszyscy przy stole powinni się zgodzić. Cofnąć? (t: tak, Enter: nie)
term-not-taken-back = Zostaje, jak jest.
term-taken-back-seen = { $who }: cofnięto odpowiedź, choć było już widać, co z niej wynikło.
term-nothing-to-undo = Nie ma jeszcze twojej odpowiedzi, którą można by cofnąć.
term-nothing-now = Nie ma teraz niczego, co wolno zrobić bez pytania.
term-which-now = { $hint } Sam Enter nic nie robi.
term-rules-usage = Wpisz rules i szukane słowo albo numer zasady.
term-rules-found =
    { $n ->
        [0] Żadna zasada nie zawiera tych słów.
        [one] Znaleziono 1 zasadę.
        [few] Znaleziono { $n } zasady, pokazano { $shown }.
       *[other] Znaleziono { $n } zasad, pokazano { $shown }.
    }
term-saved = Gra jest zapisana: { $file }
term-truncated = Plik jest urwany: gra toczy się dalej od ostatniej pełnej odpowiedzi.
term-outdated = Od czasu tej gry zmieniły się zasady, więc toczy się ona dalej od decyzji { $n }, a późniejsze ({ $left }) przepadają. { $why }
term-keep = Zachować grę, żeby do niej wrócić? (Enter: tak, n: nie)
term-discarded = Gra została usunięta.

## Koniec

term-winners =
    { $n ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $who }!
       *[other] Zwycięstwem dzielą się { $who }!
    }
term-side-wins = Zwycięstwo: { $side }!
term-solo-end = Koniec gry. Twój wynik: { $score }.

## Menu

term-title = Undercroft
term-tagline = wyprawy do podziemi: przy stole, w terminalu i w laboratorium
term-menu = W co gramy?
term-menu-resume = Dalej: { $game }, { $seats } ({ $when })
term-menu-lang = Language: English
term-menu-quit = Koniec
term-menu-players = Ilu graczy? Od { $low } do { $high } (Enter: { $default })
term-menu-people = Ilu z nich siedzi przy tej klawiaturze? Od 0 do { $players } (Enter: 1)
term-menu-bots = Kto gra za pozostałych?
term-menu-side = Po której stronie grają ludzie?
term-menu-options = Numer zmienia opcję; Enter zaczyna grę.
term-menu-option = { $option }: { $value }
term-on = tak
term-off = nie
term-any = dowolna
term-human =
    { $n ->
        [one] 1 osoba
        [few] { $n } osoby
       *[other] { $n } osób
    }
term-bots = { $n } × { $name }
term-good-bye = Do zobaczenia pod ziemią.
