## Prawdziwe kości i karty przy stole

web-throw-for = { $name }: rzuć w zastępstwie i wpisz, co wypadło.
web-throw-waiting = { $name } rzuca kośćmi lub losuje i wpisuje, co wypadło.
web-throw-nobody = Ktoś musi usiąść przy stole i rzucić kośćmi.
web-throw-lying = Co pokazują kości
web-throw-open = { $die }: jeszcze nie wpisano
web-throw-lift = { $die }: { $face }. Cofnij
web-throw-kind = { $count ->
    [one] { $die }
   *[other] { $die } × { $count }
}
web-throw-done = To właśnie wypadło
web-throw-done-cards = To te karty
web-throw-leave-roll = Niech rzuci stół
web-throw-leave-draw = Niech wylosuje stół
web-throw-leave-shuffle = Niech potasuje stół
web-throw-order = { $count ->
    [one] Jedna karta.
    [few] { $count } karty, w kolejności losowania.
   *[other] { $count } kart, w kolejności losowania.
}
web-throw-order-shuffle = { $count ->
    [one] Jedna karta.
    [few] Wszystkie { $count } karty w nowej kolejności, od spodu. Kto je wpisuje, ten ją zna; jeśli nikt nie ma jej znać, niech potasuje stół.
   *[other] Wszystkie { $count } kart w nowej kolejności, od spodu. Kto je wpisuje, ten ją zna; jeśli nikt nie ma jej znać, niech potasuje stół.
}
web-throw-unname = { $card }: wyjmij z powrotem
web-throw-find = Nazwa karty
web-throw-cards = Pozostałe karty
web-throw-none = Takiej karty już nie ma.
web-throw-note-dice = Przy tym stole rzuca się prawdziwymi kośćmi: serwer za nie nie ręczy. Karty nadal tasuje stół.
web-throw-note-all = Przy tym stole kości i karty są prawdziwe: serwer za nie nie ręczy.

new-hands = Kości i karty
new-hands-none = Rzuca i tasuje stół
new-hands-dice = Rzucamy prawdziwymi kośćmi
new-hands-all = Prawdziwe kości i prawdziwe karty
new-hands-hint-none = Ze zobowiązaniem, które po grze każdy może sprawdzić.
new-hands-hint-dice = Kto rzuca, ten wskazuje ścianki; za boty robisz to ty. Karty tasuje stół.
new-hands-hint-all = Karty też wpisujecie, po nazwie. Kto wpisuje zakryte karty, ten je widzi.
