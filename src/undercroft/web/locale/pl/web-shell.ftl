# Powłoka klienta: nagłówek, stoły, nowy stół, zasady, podziękowania.

## Drobiazgi

ui-close = Zamknij
ui-copy = Kopiuj
ui-copied = Skopiowano.
ui-copy-failed = Przeglądarka nie pozwala kopiować: zaznacz odnośnik i skopiuj go ręcznie.
ui-loading = Wczytywanie …
ui-again = Spróbuj jeszcze raz

## Nagłówek i strony

shell-name = Undercroft
shell-skip = Przejdź do treści
shell-home = Undercroft, do stołów
shell-nav = Strony
shell-nav-tables = Stoły
shell-nav-rules = Zasady
shell-nav-credits = Autorzy
shell-language = Język
shell-theme = Kolory: { $theme ->
    [light] dzień
    [dark] blask pochodni
   *[auto] jak w systemie
}
shell-sound = Dźwięki: { $on ->
    [on] włączone
   *[off] wyłączone
}
shell-offline = Nie ma połączenia z serwerem. Nic nie przepadło: wszystko, co się dotąd stało, jest tam zapisane, a strona ruszy dalej, gdy tylko serwer wróci.
shell-missing-title = Zamurowane przejście
shell-missing-text = Pod tym adresem nie ma żadnej strony. Może odnośnik skopiował się niecały.
shell-to-lobby = Wróć do stołów
shell-broken-title = Coś się zawaliło
shell-broken-text = Ta strona natrafiła na nasz błąd. Gry są zapisane na serwerze, więc nic nie przepadło.
shell-broken-reload = Wczytaj stronę ponownie

shell-error-offline = Nie ma połączenia z serwerem.
shell-error-status = Serwer odmówił ({ $status }).
shell-error-unknown = To się nie udało i nie wiemy dlaczego.

## Gry

shell-players-range = { $low ->
    [1] od 1 do { $high } graczy
   *[other] od { $low } do { $high } graczy
}
shell-players = { $n ->
    [one] 1 gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}

## Poczekalnia

lobby-hero-title = Po schodach w dół, za pochodnią
lobby-hero-text = Gry o podziemiach prosto z półki, przy jednym stole w przeglądarce: z przyjaciółmi z każdej strony świata, z botami albo ze wszystkimi naraz. Bez konta; kto ma odnośnik, ten ma krzesło.
lobby-games = Wybierz grę
lobby-new = Nowy stół
lobby-practise = Poćwicz
lobby-rules-of = Zasady
lobby-coming = Jeszcze kopiemy: { $games }.
lobby-mine = Moje stoły
lobby-mine-empty = Nie ma jeszcze żadnych stołów. Te, które założysz lub do których dołączysz, zostaną zapamiętane na tym urządzeniu.
lobby-finished = Zakończone gry
lobby-unreachable = Nie udało się sprawdzić twoich stołów.
lobby-your-turn = Twoja kolej
lobby-waiting-for = Czekamy na: { $who }
lobby-watching = Przyglądasz się
lobby-not-installed = Gra { $game } nie jest tu zainstalowana, więc tego stołu nie można otworzyć.
lobby-free-seat = wolne miejsce
lobby-continue = Graj dalej
lobby-forget-this = Zapomnij o tym stole
lobby-forget-title = Zapomnieć o tym stole?
lobby-forget-text = Stół zostanie na serwerze, ale ta przeglądarka zgubi do niego klucz. Jeśli masz przy nim miejsce, tylko gospodarz będzie mógł je przydzielić na nowo.
lobby-forget-yes = Zapomnij
lobby-forget-no = Zostaw
lobby-delete = Usuń dla wszystkich…
lobby-delete-title = Usunąć ten stół na zawsze?
lobby-delete-text = Gra i wszystko, co się w niej wydarzyło, zostanie usunięte z serwera, także dla innych, którzy mają do niej odnośnik. Nie da się tego cofnąć.
lobby-delete-yes = Usuń
lobby-replay = Obejrzyj
lobby-fork = Graj od wybranej chwili
lobby-won = Wygrywa: { $who }
lobby-nobody-won = Nikt nie wygrał
lobby-you-won = Wygrana!
lobby-gone-text = { $n ->
    [one] Ten serwer nie zna 1 twojego stołu.
    [few] Ten serwer nie zna { $n } twoich stołów.
    [many] Ten serwer nie zna { $n } twoich stołów.
   *[other] Ten serwer nie zna { $n } twojego stołu.
}
lobby-gone-forget = Zapomnij o nich
lobby-opened = ostatnia gra: { $when }
lobby-join = Dołącz przez odnośnik
lobby-join-text = Wklej odnośnik, który ktoś ci przysłał.
lobby-join-field = Odnośnik do stołu
lobby-join-go = Usiądź
lobby-join-bad = To nie jest odnośnik do stołu: powinien zawierać „/join/” albo „#/table/”.
lobby-import = Otwórz zapis gry
lobby-import-text = Zapisana gra rusza dokładnie tam, gdzie stanęła; można ją też przejrzeć od początku.
lobby-import-choose = Wybierz plik …
lobby-import-big = Ten plik jest za duży na zapis gry.
lobby-name = Twoje imię
lobby-name-hint = Widzą je inni przy stole.

## Nowy stół

new-title = Nowy stół: { $game }
new-unknown = Ten serwer nie zna gry „{ $slug }”.
new-start = Zaczynamy
new-starting = Rozkładanie …
new-summary = W co zagrasz
new-you-seats = { $n ->
    [one] Ty
    [few] Ty, na { $n } miejscach
    [many] Ty, na { $n } miejscach
   *[other] Ty, na { $n } miejscach
}
new-none-of-you = Tylko się przyglądasz
new-sum-bots = { $n ->
    [one] 1 bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
}
new-sum-friends = { $n ->
    [one] 1 osoba z odnośnikiem
    [few] { $n } osoby z odnośnikami
    [many] { $n } osób z odnośnikami
   *[other] { $n } osoby z odnośnikami
}
new-players = Gracze
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $n }
new-me = Ja
new-bot-greedy = Bot wprawny
new-bot-random = Bot bez planu
new-bot-beginner = Bot początkujący
new-bot-hardest = Bot najtrudniejszy
new-bot-search = Bot, który myśli naprzód
new-bot-other = Bot: { $bot }
new-open = Ktoś z odnośnikiem
new-options = Warianty
new-prepared = Zacznij od razu
new-option-default = jak zwykle
new-title-field = Nazwa stołu
new-title-hint = Jeśli chcesz; łatwiej go potem znaleźć.
new-share-title = Stół nakryty
new-share-text = Daj każdej osobie jej własny odnośnik: kto pierwszy z nim usiądzie, ma to miejsce, a potem nie zajmie go już nikt inny. Gra już się zaczęła i na wszystkich czeka; możesz usiąść od razu.
new-share-seat = Odnośnik: { $seat }
new-share-spectator = Odnośnik dla widzów
new-share-spectator-hint = Widzą to, co wolno widzieć wszystkim, i żadnych tajemnic.
new-to-table = Do stołu

## Zasady

rules-title = Zasady
rules-of = Zasady: { $game }
rules-games = Gry
rules-search = Szukaj w zasadach
rules-search-hint = Słowa albo numer zasady, na przykład { $example }
rules-count = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
    [many] { $n } zasad
   *[other] { $n } zasady
}
rules-found = { $n ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $n } zasady
    [many] Znaleziono { $n } zasad
   *[other] Znaleziono { $n } zasady
}
rules-clear = Pokaż wszystkie
rules-chapters = Rozdziały
rules-intro = Czego pilnuje stół, zasada po zasadzie, naszymi słowami. Każda odmowa i każdy wiersz dziennika podaje zasadę, która za nimi stoi.
rules-where = W instrukcji:
rules-ruling = Rozstrzygnięcie
rules-example = Przykład
rules-not-applicable = Nie jest pilnowana
rules-link = Odnośnik do zasady { $id }
rules-unknown = Nie ma zasady { $id }.
rules-failed = Nie udało się wczytać zasad.

## Podziękowania

credits-title = Autorzy
credits-unofficial = Nieoficjalne
credits-unofficial-text = Undercroft robią gracze dla graczy. Nie ma nic wspólnego z wydawcami ani autorami tych gier i nie używa ich ilustracji ani tekstów: obrazki narysowano, a każde zdanie napisano dla tego projektu. Nazwy gier należą do ich właścicieli. Jeśli gra ci się podoba, kup ją: przy prawdziwym stole są lepsze przekąski.
credits-icons = Ikony
credits-icons-text = Małe znaki na planszach, kartach i kościach pochodzą z jednego zbioru, w naszych kolorach.
credits-icons-by = Narysowali je:
credits-icons-show = { $n ->
    [one] 1 ikona
    [few] { $n } ikony
    [many] { $n } ikon
   *[other] { $n } ikony
}
credits-fonts = Czcionki
credits-fonts-text = Żadna strona nie pobiera liter z obcych serwerów. Dostajesz z nią dwa kroje pisma, na licencji Open Font License:
credits-libraries = Biblioteki
credits-libraries-text = W przeglądarce, z podziękowaniem dla autorów:
credits-server-text = Na serwerze: Python z bibliotekami Litestar, msgspec, SQLAlchemy, uvicorn i fluent.runtime, każda na własnej wolnej licencji.
credits-privacy = Co jest zapamiętywane
credits-privacy-text = Żadnych kont, żadnego śledzenia, nic z obcych serwerów. Przeglądarka pamięta twoje imię, ustawienia i klucze do twoich stołów; serwer przechowuje gry.
