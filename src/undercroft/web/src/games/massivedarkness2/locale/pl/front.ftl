# Massive Darkness 2 w poczekalni, razem z pierwszą stroną: krótko.

massivedarkness2-title = Massive Darkness 2: Piekielna Otchłań
massivedarkness2-front-text = Od jednego do sześciu bohaterów przeciw hordom piekieł, którymi kierują zasady. Za drzwiami czeka tłum, po tłumie zostają skarby, a z każdą rundą ciemność jest o krok bliżej.
massivedarkness2-front-time = od 60 do 120 minut
massivedarkness2-front-art = Bohaterka z pochodnią przed otwartą bramą; za nią czerwone oczy w mroku i rogi czegoś wielkiego
massivedarkness2-won-heroes = bohaterowie
massivedarkness2-won-darkness = mrok
