# Przypomnienia o własnej kolejce pod nieobecność.

table-turn = Twoja kolej
table-turn-subject = Twoja kolej: { $title }
table-turn-letter =
    Przy stole „{ $title }” przyszła Twoja kolej.

    { $link }

    Otwórz go w przeglądarce, w której masz swoje miejsce.
    Bez dalszych e-maili o tym stole: { $stop }
table-letters-subject = E-maile o stole { $title }?
table-letters-letter =
    Ktoś, zapewne Ty, chce dostawać e-mail, gdy przyjdzie jego kolej przy stole „{ $title }”.

    Jeśli to Ty, potwierdź tutaj:
    { $link }

    Jeśli nie, nic nie rób: więcej e-maili nie będzie.
table-letters-ask = Czy na adres { $address } wysyłać e-mail, gdy przyjdzie Twoja kolej przy tym stole, a Ciebie nie będzie?
table-letters-now = Na adres { $address } przychodzi e-mail, gdy nadejdzie Twoja kolej przy tym stole, a Ciebie nie ma.
table-letters-yes = Tak, proszę o e-maile
table-letters-no = Nie chcę e-maili
table-letters-confirmed = Dobrze: gdy będziemy na Ciebie czekać, przyjdzie e-mail.
table-letters-stopped = E-maili o tym stole już nie będzie.
table-letters-unknown = Tych e-maili już nie wysyłamy.
table-letters-many = Za dużo próśb o e-maile. Spróbuj ponownie za { $seconds } s.
table-no-reminders = Ten serwer nie potrafi tego wysłać.
table-no-such-service = To nie jest usługa powiadomień znanej nam przeglądarki.
table-no-such-address = To nie wygląda na adres e-mail.
