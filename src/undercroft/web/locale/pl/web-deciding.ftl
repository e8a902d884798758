## Wybieranie

web-plan-best = Najlepsze, co można zrobić, o ile ktokolwiek może to wiedzieć (Enter)
