# Powłoka klienta: nagłówek, poczekalnia, nowy stół, zasady, podziękowania.

## Drobiazgi

ui-close = Zamknij
