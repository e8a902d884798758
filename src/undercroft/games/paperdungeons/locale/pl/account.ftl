# Jak przebiegła gra, w liczbach.

pap-account-glory = Chwała, gdyby gra skończyła się wtedy
pap-account-slain = Pokonane potwory
pap-account-damage = Odniesione obrażenia
pap-account-prevented = Obrażenia przyjęte przez mikstury
pap-account-rooms = Zbadane komnaty
pap-account-gems = Złupione klejnoty
pap-account-potions = Mikstury
pap-account-items = Ukończone przedmioty
pap-account-levels = Zdobyte poziomy
pap-account-missions = Misje
pap-account-skull = Wyrzucone czaszki
pap-account-clover = Wyrzucone koniczyny
