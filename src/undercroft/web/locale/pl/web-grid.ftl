# Plansza z kwadratowych pól, w cokolwiek się gra.

web-grid-keys = { $board }. Strzałki przenoszą z pola na pole, N prowadzi do następnego wyboru, Enter wybiera, I pokazuje z bliska.
web-grid-keys-turn = { web-grid-keys } Shift ze strzałką obraca tego, kto działa.
web-grid-menu = Co zrobić na polu { $cell }?
web-grid-look = Przyjrzyj się
web-grid-close = Zamknij
web-grid-not-now = Nie teraz
