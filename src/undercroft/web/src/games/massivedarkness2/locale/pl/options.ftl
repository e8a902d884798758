# Massive Darkness 2 przy nowym stole.

massivedarkness2-new-mission = Misja
massivedarkness2-new-boss = na końcu { $who }
massivedarkness2-seat-heroes = { $n ->
    [0] Bohater
   *[other] Bohater { $n }
}
massivedarkness2-preset-one = Gram jednym bohaterem
massivedarkness2-preset-heroes = Gram wszystkimi
massivedarkness2-hint-streamline = Remisy, które rozstrzygaliby gracze, rozstrzygają się rozsądnie same, a kości, przy których nie ma wyboru, od razu.
massivedarkness2-hint-hellbreaker = O jeden żeton Ożywiciela mniej: dla tych, którym w piekle zbyt przytulnie.
massivedarkness2-hint-prepared = Każdy dostaje bohatera, broń i miksturę. Wyłącz, jeśli chcecie je wybrać sami.
massivedarkness2-side-heroes = bohaterowie
massivedarkness2-side-darkness = mrok
