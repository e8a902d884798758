# Przebieg gry w liczbach.

dfi-account-course = Życie drużyny
dfi-account-throws = Rzuty
dfi-account-hits = Trafienia
dfi-account-damage = Zadane obrażenia
dfi-account-best = Najmocniejszy cios
dfi-account-ultras = Trafienia ultra krytyczne
dfi-account-finished = Wykończone potwory
dfi-account-suffered = Stracone życie
dfi-account-knocked_out = Ogłuszenia
dfi-account-scars = Blizny
dfi-account-luck-eyes = Oczy
