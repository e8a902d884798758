# Jak przebiegła przygoda, w liczbach.

des-account-conquest = Żetony Zwycięstwa
des-account-dealt = Zadane rany
des-account-taken = Odniesione rany
des-account-slain = Zabici wrogowie
des-account-fallen = Polegli
des-account-attacks = Ataki
des-account-misses = Pudła
des-account-turns = Tury
des-account-gold = Zdobyte monety
des-account-threat = Zebrane zagrożenie
des-account-cards = Zagrane karty
des-account-dice = Obrażenia na kościach ataku
