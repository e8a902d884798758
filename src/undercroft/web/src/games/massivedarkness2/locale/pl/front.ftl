# Massive Darkness 2 w poczekalni, razem z pierwszą stroną: krótko.

massivedarkness2-title = Massive Darkness 2
