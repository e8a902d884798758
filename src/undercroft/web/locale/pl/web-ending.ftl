# Jak przebiegła gra: liczby, obraz, chwile, które rozstrzygnęły, i następna gra.

web-account-numbers = W liczbach
web-account-course = { $what }, od pierwszej decyzji do ostatniej
web-account-luck-of = { $got }, zwykle { $expected }
web-account-usual = zwykle { $expected }
web-account-moments = Co rozstrzygnęło
web-account-moment = Zobacz tę chwilę
web-account-round = Runda { $round }
web-account-none = –
web-account-none-aloud = nie dotyczy
web-ending-turned = Z zamianą miejsc
