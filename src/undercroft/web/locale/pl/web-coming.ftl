# Przychodzenie do stołu: odnośniki, zaproszenia, otwarte stoły; ile czasu ma kto.

## Udostępnianie

share-send = Udostępnij…
share-code = Kod QR
share-code-hide = Ukryj kod
share-code-of = Kod QR: { $label }
share-invitation = Zaproszenie na to miejsce
share-text = Zagraj ze mną w { $game }: ten odnośnik to Twoje krzesło.
share-text-watch = Zajrzyj na naszą partię gry { $game }.
share-address-alone = Adres { $address } działa tylko na tym komputerze: innych odnośniki zaprowadziłyby donikąd. Aby ich wpuścić, uruchom serwer poleceniem
share-address-unknown = Adres { $address } działa tylko na tym komputerze. Otwórz stronę pod adresem, do którego inni mają dostęp, a odnośniki będą go podawać.
share-address-local = Odnośniki podają { $site }, adres tego komputera w sieci lokalnej: zadziałają u wszystkich, którzy w niej są. { $address } zadziałałby tylko tutaj.
share-list = Każdy może dołączyć
share-list-hint = Stół widać w lobby tego serwera, dopóki jest przy nim wolne miejsce.
share-listed = Stół jest też w lobby, dla każdego, kto ma ochotę zagrać.

## Zaproszenie

join-by = { $name } zaprasza do gry { $game }
join-title = Zaproszenie do gry { $game }
join-yours = Twoje miejsce
join-somebody = ktoś
join-which = Które miejsce?
join-sit = Usiądź
join-watch = Tylko popatrzę
join-here-already = Masz już miejsce przy tym stole.
join-taken = Ktoś już zajął to miejsce. Możesz popatrzeć albo poprosić o inne zaproszenie.
join-over = Ta gra jest już skończona. Możesz zobaczyć, jak się zakończyła.
join-problem = To zaproszenie nie działa
join-wrong = Odnośnik jest niepełny albo miejsce dostał ktoś inny. Poproś o nowy.
join-pace-turn = { $time } na każdą turę
join-pace-game = { $time } na całą grę dla każdego

## Otwarte stoły w lobby

lobby-open = Stoły, które na kogoś czekają
lobby-open-by = zaprasza { $name }
lobby-open-somebody = ktoś zaprasza
lobby-open-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
lobby-open-join = Dołącz

## Ile czasu ma kto

pace-label = Czas do namysłu
pace-none = bez ograniczeń
pace-turn = { $time } na turę
pace-game = { $time } na całą grę dla każdego
pace-then = Gdy czas się skończy
pace-then-bot = odpowiada bot
pace-then-host = decyduję ja
pace-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
pace-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
pace-hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}
pace-days = { $n ->
    [one] 1 dzień
   *[many] { $n } dni
}

## Wiadomość, że to moja kolej

turn-yours = Twoja kolej
turn-title = Gdy przyjdzie moja kolej
turn-text = Tytuł i ikona tej strony zawsze o tym mówią. Jeśli chcesz, dowiesz się też inaczej.
turn-notice = Pokaż powiadomienie
turn-notice-hint = Gdy ta strona jest gdzieś otwarta, a Ty patrzysz na coś innego.
turn-forbidden = Przeglądarka nie pozwala tej stronie na powiadomienia. Zezwól na nie w jej ustawieniach dla tego adresu.
turn-impossible = Ta przeglądarka nie pokazuje tu powiadomień: większość wymaga do tego bezpiecznego połączenia (https).

clock-left = Pozostały czas:
clock-up = Czas minął: { $names }.
clock-up-yours = Twój czas minął.
clock-then-bot = Odpowiada bot.
clock-then-host = Decyduje osoba, która założyła stół.
clock-then-you = Decyzja należy do Ciebie.
clock-more = Więcej czasu: { $name }
clock-bot = Niech gra bot: { $name }
web-chat-expired = nie zdąża: czas minął.

turn-push = Także gdy ta strona jest zamknięta
turn-push-hint = Przez usługę samej przeglądarki, na tym urządzeniu, dla tego stołu; tylko pod Twoją nieobecność.
turn-push-failed = Przeglądarka nie zgodziła się na powiadomienia. Niektóre zgadzają się dopiero jako zainstalowana aplikacja.
turn-mail = E-mailem na adres
turn-mail-hint = Jeden e-mail na każdą decyzję, która na Ciebie czeka, tylko pod Twoją nieobecność. Adres zostaje przy tym stole i nikt go nie pozna.
turn-mail-go = Wysyłajcie mi e-maile
turn-mail-sent = Wiadomość do { $address } jest w drodze: potwierdź adres odnośnikiem, który w niej jest.
