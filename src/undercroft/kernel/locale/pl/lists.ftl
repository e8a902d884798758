# Jak wylicza się rzeczy: „a, b i c”.
list-none = brak
list-last = { $items } i { $last }
