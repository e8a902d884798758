# Co mówi samo jądro: miejsca przy stole, los i powody odmowy.

kernel-seat = Gracz { $n }
kernel-value = { $value }
kernel-pass = Pas

## Los

kernel-roll = Rzuć kośćmi.
kernel-draw = Wylosuj.
kernel-shuffle = Potasuj.

## Odmowy

kernel-over = Gra już się skończyła.
kernel-not-asked = Teraz nie masz nic do wyboru.
kernel-nothing-standing = Nie ma niczego, co wolno ci zrobić bez pytania.
kernel-not-while-sealed = Nie teraz, gdy trwa tajny wybór: poczekaj, aż wszyscy wybiorą.
kernel-not-while-thrown = Nie, zanim nie rozstrzygnie los: wpisz najpierw wynik rzutu lub losowania.
kernel-not-an-option = Nie ma takiej możliwości: „{ $answer }”.
kernel-not-a-list = „{ $answer }” to jedna odpowiedź, a potrzebna jest lista.
kernel-repeated = Niczego nie można wymienić dwa razy: { $answer }.
kernel-exactly = Trzeba wybrać dokładnie { $count }, a nie { $got }.
kernel-how-many =
    { $low ->
        [0] Można wybrać najwyżej { $high }, a nie { $got }.
       *[other] Trzeba wybrać od { $low } do { $high }, a nie { $got }.
    }
kernel-order-all =
    { $count ->
        [one] Trzeba podać 1 pozycję, a nie { $got }.
        [few] Trzeba ułożyć wszystkie { $count } pozycje, a nie { $got }.
       *[other] Trzeba ułożyć wszystkie { $count } pozycji, a nie { $got }.
    }
kernel-number = Potrzebna jest liczba całkowita od { $low } do { $high }, a nie „{ $got }”.
kernel-aim-axes =
    { $count ->
        [one] Potrzebna jest 1 liczba: { $names }.
        [few] Potrzebne są { $count } liczby: { $names }.
       *[other] Potrzeba { $count } liczb: { $names }.
    }
kernel-aim = Wartość „{ $axis }” musi się mieścić od { $low } do { $high }.
kernel-roll-count =
    { $count ->
        [one] Trzeba podać wynik 1 kości.
       *[other] Trzeba podać wyniki { $count } kości.
    }
kernel-roll-face = Kość „{ $die }” nie ma ścianki „{ $face }”; jej ścianki: { $faces }.
kernel-draw-count =
    { $count ->
        [one] Trzeba wylosować dokładnie 1 pozycję.
        [few] Trzeba wylosować dokładnie { $count } pozycje.
       *[other] Trzeba wylosować dokładnie { $count } pozycji.
    }
kernel-draw-item = Tego nie ma w puli do losowania: „{ $item }”.
