## Ja: inne urządzenie, historia, statystyki

shell-nav-me = Ty
me-title = Ty
me-devices = Na innym urządzeniu
me-take = Zabierz swoje miejsca
me-take-text = Imię, miejsca przy stołach i skończone gry możesz przenieść na inne swoje urządzenie. Konto nie jest potrzebne.
me-take-go = Utwórz zdanie
me-take-again = Utwórz nowe zdanie
me-take-nothing = Nie ma jeszcze czego zabrać.
me-take-code = Kod, który otwiera tę stronę na drugim urządzeniu z wpisanym zdaniem
me-take-once = Wpisz je tam albo skieruj aparat na kod. Działa raz, przez { $minutes } { $minutes ->
    [one] minutę
    [few] minuty
   *[other] minut
}. Serwer nie umie odczytać tego, co w tym czasie przechowuje. Nie zdradzaj go nikomu: kto je wpisze, siada na twoich miejscach.
me-bring = Przenieś je tutaj
me-bring-field = Zdanie z drugiego urządzenia
me-bring-text = Sześć angielskich słów; wystarczą pierwsze cztery litery każdego.
me-bring-go = Przenieś
me-words-wrong = To nie jest takie zdanie: ma sześć angielskich słów.
me-brought = { $n ->
    [0] Wszystko już tu jest; nowych stołów nie ma.
    [one] Wszystko już tu jest, w tym jeden nowy stół.
    [few] Wszystko już tu jest, w tym { $n } nowe stoły.
   *[other] Wszystko już tu jest, w tym { $n } nowych stołów.
}
me-to-tables = Do stołów
me-statistics = Statystyki
me-none = Tu liczą się gry, które doprowadzisz do końca.
me-played = gry
me-won = wygrane
me-lost = przegrane
me-share = odsetek
me-all = Razem
me-points = Punkty: najwięcej { $best }, średnio { $mean }.
me-streak = { $n ->
    [few] Ostatnie { $n } gry wygrane z rzędu.
   *[other] Ostatnich { $n } gier wygranych z rzędu.
}
me-history = Skończone gry
me-with = z: { $who }
me-result-won = Wygrana
me-result-lost = Przegrana
me-result-alone = Rozegrana do końca
me-result-points = { $words }, punkty: { $points }
me-no-replay = Serwer już jej nie ma.
me-more = { $n ->
    [one] Jeszcze jedna
    [few] Jeszcze { $n }
   *[other] Jeszcze { $n }
}
me-rated = Licz moje gry do rankingu
me-rated-hint = Włączył go właściciel serwera. Bez tego grasz jak nowa osoba.
me-rating = Ranking { $rating } ± { $more }, po { $games ->
    [one] jednej grze
   *[other] { $games } grach
}.
