# Karty rozłożone na planszy, w co by nie grać.

web-stage-label = Karty do wyboru
web-stage-aside = Pokaż planszę
web-stage-back = Rozłóż karty
web-stage-advised = Polecane
