# Jak przebiegła przygoda, w liczbach.

sag-account-course = Rany bohaterów
sag-account-attacks = Ataki
sag-account-strikes = Wolne ataki
sag-account-hits = Trafienia
sag-account-removed = Pokonani wrogowie
sag-account-wounds = Odniesione rany
sag-account-fallen = Wyeliminowani
sag-account-turns = Tury
sag-account-healed = Wyleczone rany
sag-account-feats = Użyte umiejętności
sag-account-locks = Wyłamane zamki
sag-account-raised = Wskrzeszeni ze stert kości
sag-account-cards = Zagrane karty
sag-account-luck = Trafienia
