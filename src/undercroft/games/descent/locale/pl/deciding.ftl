## Dlaczego potwór nie pojawia się właśnie tam

des-no-spawn-seen = Widzi to pole bohater.
des-no-spawn-figure = Ktoś tam stoi.
des-no-spawn-obstacle = Jest tam przeszkoda albo rozpadlina.
des-no-spawn-glyph = Leży tam aktywny glif podróży.
