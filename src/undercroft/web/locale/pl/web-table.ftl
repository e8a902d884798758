# Stół: miejsca, pytanie, wybory, dziennik, rozmowa, oglądanie wstecz.

web-table-title = Stół
web-board-label = Plansza
web-panels-label = Karty, dziennik i rozmowa
web-view-board = Plansza
web-view-sheets = Karty
web-view-log = Dziennik
web-view-chat = Rozmowa
web-scene-label = Stół
web-spectating = Oglądasz grę jako widz.
web-connection-lost = Połączenie na chwilę zniknęło. Nic nie przepadło, wróci samo.
web-turned-away = To nie jest twój stół
web-to-lobby = Do stołów
web-forget-table = Zapomnij o tym stole
web-copied = Odnośnik skopiowano.
web-copy-by-hand = Skopiuj ten odnośnik:

## Obraz

web-frame-label = Obraz, który można przesuwać i przybliżać
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-fit = Pokaż wszystko

## Miejsca

web-seats-label = Miejsca
web-seat-yours = ty
web-seat-here = przy stole
web-seat-away = nieobecny
web-seat-open = wolne miejsce
web-seat-bot = bot · { $bot }
web-seat-turn = ma teraz zdecydować
web-seat-name = Imię przy tym stole
web-seat-rename = Zmień imię
web-seat-look = Odpowiedz teraz za to miejsce
web-seat-copy-hint = Miejsce zajmie ten, kto pierwszy z nim usiądzie; potem zaproszenie traci ważność.
web-seat-copy-own = Skopiuj odnośnik na swoje drugie urządzenie
web-seat-copy-own-hint = Otwiera wszystko, co masz przy tym stole: nie pokazuj go nikomu.
web-seat-take = Zajmij to miejsce
web-seat-give = Oddaj to miejsce komuś innemu
web-seat-give-text = { $name } traci to miejsce: stary odnośnik już go nie otworzy, a ty dostaniesz nowe zaproszenie. Wszyscy przy stole się o tym dowiedzą.
web-seat-give-do = Przygotuj nowe zaproszenie
web-seat-give-leave = Zostaw tak, jak jest
web-seat-taken = To miejsce jest zajęte
web-seat-taken-watch = Obejrzyj grę
web-seat-copy-spectator = Skopiuj odnośnik dla widzów
web-seat-take-back = Odbierz miejsce botowi
web-seat-hand-over = Oddaj to miejsce botowi
web-seat-which-bot = Któremu botowi?
web-bot-random = bez planu
web-bot-greedy = wprawny

## Pytanie

web-prompt-label = O co gra pyta
web-prompt-your-turn = Twoja kolej.
web-prompt-turn-of = { $name }:
web-prompt-reaction = Możesz się wtrącić.
web-prompt-reaction-of = { $name }: możesz się wtrącić.
web-prompt-waiting =
    { $count ->
        [one] Czekamy na decyzję: { $names }.
        [few] Czekamy na decyzje: { $names }.
        [many] Czekamy na decyzje: { $names }.
       *[other] Czekamy na decyzje: { $names }.
    }
web-prompt-bots =
    { $count ->
        [one] { $names } namyśla się.
        [few] { $names } namyślają się.
        [many] { $names } namyślają się.
       *[other] { $names } namyślają się.
    }
web-prompt-moment = Chwileczkę.
web-prompt-outdated = Nie ma tu nic do rozstrzygnięcia.
web-prompt-sitting-down = Siadamy do stołu.
web-prompt-replaying = Patrzysz wstecz: stół po decyzji { $decision } z { $now }.
web-pass-always = Zawsze tu pasuj
web-choice-default = Enter
web-choice-refused = , teraz niemożliwe: pokaż, dlaczego
web-choice-more = Więcej o: { $choice }
web-choice-more-short = Więcej
web-choices-board =
    { $count ->
        [one] Wybierz na planszy: 1 możliwość
        [few] Wybierz na planszy: { $count } możliwości
        [many] Wybierz na planszy: { $count } możliwości
       *[other] Wybierz na planszy: { $count } możliwości
    }
web-choices-refused =
    { $count ->
        [one] 1 wybór jest teraz niemożliwy
        [few] { $count } wybory są teraz niemożliwe
        [many] { $count } wyborów jest teraz niemożliwych
       *[other] { $count } wyboru jest teraz niemożliwe
    }
web-confirm = Zatwierdź
web-confirm-none = Nie wybieram nic
web-subset-exactly = Wybrano { $chosen } z { $count }
web-subset-between = Wybrano { $chosen }, wolno od { $low } do { $high }
web-order-up = Wyżej: { $what }
web-order-down = Niżej: { $what }
web-order-moved = { $what }: teraz miejsce { $place }.
web-order-confirm = W tej kolejności
web-number-less = O jeden mniej
web-number-more = O jeden więcej
web-number-range = od { $low } do { $high }
web-standing-label = Co wolno zrobić w każdej chwili
web-standing-hint = Wolno ci to zrobić w każdej chwili, także w turze innych
web-standing-of = { $name }: { $what }
web-walking = W drodze
web-walking-stop = Stój

## Zasady

web-rule-show = Pokaż zasadę { $rule }
web-rule-loading = Szukam w zasadach.
web-rule-unknown = Tej zasady nie ma w księdze.
web-rule-book = W księdze zasad

## Dziennik i rozmowa

web-log-label = Co się wydarzyło
web-log-latest = Ostatnie wydarzenie:
web-log-news =
    { $count ->
        [one] 1 wpis od twojej ostatniej odpowiedzi
        [few] { $count } wpisy od twojej ostatniej odpowiedzi
        [many] { $count } wpisów od twojej ostatniej odpowiedzi
       *[other] { $count } wpisu od twojej ostatniej odpowiedzi
    }
web-log-open = Otwórz dziennik
web-log-filter = Szukaj w dzienniku
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-no-match = Żaden wpis tego nie mówi.
web-log-older = Starsze wpisy
web-log-loading = Wczytuję starsze wpisy.
web-log-look = Zobacz tę chwilę ({ $decision })
web-log-link = Kopiuj odnośnik
web-chat-label = Rozmowa
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-say = Powiedz coś przy stole
web-chat-send = Wyślij
web-chat-spectator = Widz
web-chat-unread = nowe

## Cofanie

web-undo = Cofnij
web-undo-by-consent = Poproś o cofnięcie
web-undo-free = Cofnij swoją ostatnią odpowiedź (U)
web-undo-ask = Inni już się czegoś dowiedzieli: muszą się zgodzić (U)
web-undo-seen = Widać już więcej niż wtedy: stół to odnotuje (U)
web-takeback-confirm = Od tego czasu widać już więcej: kości, karty albo ruchy innych. Mimo to możesz cofnąć odpowiedź; stół to odnotuje.
web-takeback-do = Cofnij
web-takeback-leave = Zostaw
web-chat-reopened = To miejsce jest znów wolne: gospodarz przygotował nowe zaproszenie.
web-chat-taken-back = cofa odpowiedź, choć było już widać, co z niej wynikło.
web-chat-table = Stół
web-chat-carried = Zasady tej gry się zmieniły. Gra toczy się dalej według nowych{ $count ->
        [0] {""}
        [one] , od ostatniej chwili, w której to możliwe: przepada { $count } odpowiedź
        [few] , od ostatniej chwili, w której to możliwe: przepadają { $count } odpowiedzi
       *[many] , od ostatniej chwili, w której to możliwe: przepada { $count } odpowiedzi
    }.
web-board-outdated = Tej pozycji nie da się już narysować.
web-takeback-title = Cofnąć?
web-takeback-asks = { $name } prosi o cofnięcie ostatniej odpowiedzi. Zgadzasz się?
web-takeback-yes = Zgadzam się
web-takeback-no = Nie zgadzam się
web-takeback-waiting = Prosisz o cofnięcie odpowiedzi. Czekamy na zgodę: { $names }.
web-takeback-others = { $name } prosi o cofnięcie odpowiedzi, inni muszą się zgodzić.

## Patrzenie wstecz

web-replay-label = Patrz wstecz
web-replay-prev = O decyzję wstecz
web-replay-next = O decyzję naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-slider = Decyzja
web-replay-at = Decyzja { $decision } z { $last }
web-replay-now = Wróć do teraz
web-replay-link = Kopiuj odnośnik
web-replay-fork = Nowy stół od tego miejsca
web-replay-perspective = Czyimi oczami
web-replay-own-eyes = Moimi oczami
web-replay-eyes-of = Oczami: { $name }

## Podawanie urządzenia

web-curtain-title = Teraz { $name }
web-curtain-text = Podaj urządzenie dalej: { $name }. Inni niech teraz nie patrzą.
web-curtain-open = To ja, { $name }

## Koniec

web-ending-title = Koniec gry
web-ending-side = Zwycięska strona: { $side }.
web-ending-nobody = Gra skończona, nikt nie wygrał.
web-ending-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają { $names }.
        [many] Wygrywają { $names }.
       *[other] Wygrywają { $names }.
    }
web-ending-winner = zwycięzca
web-ending-won = Będzie o czym opowiadać.
web-ending-lost = Tym razem się nie udało.
web-ending-show = Pokaż wynik
web-ending-record = Zapisz przebieg gry
web-ending-fork = Graj dalej od wcześniejszej chwili
web-ending-fork-how = Przejdź do wybranej chwili i wybierz „Nowy stół od tego miejsca”.
web-ending-replay = Patrz wstecz
web-ending-again = Zagraj jeszcze raz

## Czy losy były uczciwe?

web-luck-title = Czy kości są uczciwe?
web-luck-check = Sprawdź kości
web-luck-running = Wszystkie kości i karty tej gry biorą się z jednej długiej liczby losowej, ziarna. Wylosowano je przed początkiem gry i do jej końca pozostaje tajne. To zobowiązanie jest jego odciskiem palca: gdy gra się skończy, ziarno będzie jawne i twoja przeglądarka sprawdzi, czy to wciąż to samo.
web-luck-over = Wszystkie kości i karty tej gry wzięły się z jednej długiej liczby losowej, ziarna. Wylosowano je przed początkiem gry, a to zobowiązanie było jego odciskiem palca. Twoja przeglądarka właśnie przeliczyła wszystko od nowa.
web-luck-pledge = Zobowiązanie
web-luck-seed = Ziarno
web-luck-checking = Sprawdzanie…
web-luck-fair = Wszystko się zgadza.
web-luck-unfair = To się nie zgadza.
web-luck-committed = Ziarno jest zgodne ze zobowiązaniem.
web-luck-not-committed = Ziarno nie jest zgodne ze zobowiązaniem.
web-luck-remembered = Zobowiązanie jest takie samo jak to, które ta przeglądarka widziała podczas gry.
web-luck-not-remembered = Podczas gry ta przeglądarka widziała inne zobowiązanie.
web-luck-draws =
    { $count ->
        [one] Jedyne losowanie wynika z ziarna.
        [few] Wszystkie { $count } losowania kości i kart wynikają z ziarna.
       *[many] Wszystkie losowania kości i kart ({ $count }) wynikają z ziarna.
    }
web-luck-wrong-draw = Losowanie nr { $n } nie wynika z ziarna.
web-luck-before =
    { $count ->
        [one] Jedno losowanie jest starsze: pochodzi z gry, którą ten stół kontynuował.
        [few] { $count } losowania są starsze: pochodzą z gry, którą ten stół kontynuował.
       *[many] { $count } losowań jest starszych: pochodzą z gry, którą ten stół kontynuował.
    }
web-luck-limits = Nikt więc nie mógł zmienić losów w trakcie gry. Nie da się tylko dowieść, że to ziarno wylosowano jako pierwsze.
web-luck-none = Ten stół powstał bez zobowiązania co do losów, więc nie ma czego sprawdzać.

## Ustawienia, pomoc

web-settings = Ustawienia stołu
web-sound = Dźwięki
web-pass-title = Zawsze pasujesz
web-pass-none = Gra pyta cię o wszystko. Gdy zapyta, czy chcesz się wtrącić, „Zawsze tu pasuj” doda to pytanie tutaj.
web-pass-ask = Pytaj znowu
web-pass-ask-always = Pytaj zawsze
web-help = Pomoc i klawisze
web-help-rules = Księga zasad
web-keys-title = Klawisze
web-key-choice = ten wybór z listy
web-key-default = zwykły wybór
web-key-tab = kolejno przez wybory, planszę i karty
web-key-arrows = ruch po planszy albo przesuwanie obrazu
web-key-zoom = bliżej, dalej, wszystko
web-key-standing = to, co wolno w każdej chwili
web-key-undo = cofnij
web-key-replay = patrz wstecz i wróć
web-key-step = o decyzję wstecz lub naprzód przy patrzeniu wstecz
web-key-views = plansza, karty, dziennik, rozmowa
web-key-escape = zatrzymaj się, zamknij, wróć do teraz
web-key-help = ta pomoc
web-card-close = Odłóż kartę
web-card-read = Przeczytaj kartę
