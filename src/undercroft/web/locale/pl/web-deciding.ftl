## Wybieranie

web-plan-best = Najlepsze, co można zrobić, o ile ktokolwiek może to wiedzieć (Enter)
web-prompt-together = Decydujecie razem, ty i { $names }: liczy się pierwsze kliknięcie.

## Pytania, które nie padają

web-auto-title = Odpowiedzi bez pytania
web-auto-text = Gdy żadna inna odpowiedź niczego by nie zmieniła, gra cię nie pyta. Po cofnięciu pyta znowu.
web-auto-only = Gdy możliwa jest tylko jedna odpowiedź
