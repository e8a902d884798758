torchrace-title = Wyścig z pochodnią

tor-ask-action = Jesteś na głębokości { $depth }. Co robisz?
tor-do-run = Biegnij
tor-do-creep = Podkradnij się o krok w dół
tor-do-climb = Wspnij się o krok w górę
tor-do-dig = Kop

tor-no-deeper = To już dno tunelu.
tor-no-higher = Stoisz już przy wejściu.
tor-no-relic = Tu nie ma twojej relikwii: leży na głębokości { $depth }.

tor-log-relic = Twoja relikwia leży na głębokości { $depth }.
tor-log-moved = { $who } stoi na głębokości { $depth }.
tor-log-won = { $who } wykopuje relikwię na głębokości { $depth }!
tor-log-torch =
    { $rounds ->
        [0] Pochodnia gaśnie.
        [one] Pochodnia będzie się palić jeszcze 1 rundę.
        [few] Pochodnia będzie się palić jeszcze { $rounds } rundy.
       *[other] Pochodnia będzie się palić jeszcze { $rounds } rund.
    }
