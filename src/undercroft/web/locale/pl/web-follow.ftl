# Śledzenie ruchów innych i oglądanie ich ponownie.

web-follow-label = Ruchy innych
web-follow-pause = Zatrzymaj
web-follow-go-on = Wznów
web-follow-step = Następne zdarzenie
web-follow-pace = Tempo
web-follow-pace-slow = Wolno
web-follow-pace-normal = Normalnie
web-follow-pace-fast = Szybko
web-follow-pace-instant = Od razu
web-follow-left =
    { $count ->
        [one] Wydarzyła się jeszcze 1 rzecz
        [few] Wydarzyły się jeszcze { $count } rzeczy
       *[many] Wydarzyło się jeszcze { $count } rzeczy
    }
web-follow-skip = Pomiń
web-follow-your-turn = Twoja kolej: pomiń
web-follow-setting = Tempo pokazywania ruchów innych
web-waited = W międzyczasie
web-waited-again = Zobacz jeszcze raz
web-key-follow = Ruchy innych: zatrzymaj lub wznów, następne zdarzenie, pomiń

## Oglądanie wstecz

web-replay-by = Przeskakuj
web-replay-by-any = Wszystko, co ważne
web-replay-by-round = Rundy
web-replay-by-turn = Tury
web-replay-by-attack = Ataki
web-replay-by-wound = Rany
web-replay-by-death = Śmierci
web-replay-by-card = Zagrane karty
web-replay-by-find = Znaleziska
web-replay-by-arrival = Nowe postacie
web-replay-by-way = Drzwi i przejścia
web-replay-by-goal = Cele
web-replay-by-step = Kroki
web-replay-by-other = Inne zdarzenia
web-replay-hop-back = Wróć do poprzedniego z nich
web-replay-hop = Przejdź do następnego z nich
web-key-hop = W powtórce: poprzednie i następne zdarzenie lub runda
web-fork-title = Graj dalej od tego miejsca
web-fork-text = Nowy stół zacznie od chwili po odpowiedzi { $decision }; ten pozostanie bez zmian. Kto gdzie siada?
web-fork-who = { $seat }: kto gra
web-fork-name = { $seat }: imię
web-fork-me = Ja
web-fork-open = Ktoś, kogo zaproszę
web-fork-bot = Bot · { $bot }
web-fork-invite = Zaproszenia na wolne miejsca skopiujesz przy nowym stole, klikając miejsce.
web-fork-do = Utwórz ten stół

## Bez serwera

web-reading-offline = Brak połączenia z serwerem: czytasz grę tak, jak zachowała ją ta przeglądarka.
web-readable = Do czytania bez połączenia
