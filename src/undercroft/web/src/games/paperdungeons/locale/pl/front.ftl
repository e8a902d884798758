# Papierowe podziemia w poczekalni, razem z pierwszą stroną: krótko.

paperdungeons-title = Papierowe podziemia
paperdungeons-front-text = Sześć kości, jeden ołówek, jedne podziemia. Każdy zwiedza te same komnaty na własnej kartce i pisze lepszą opowieść niż inni.
paperdungeons-front-time = około 30 minut
paperdungeons-front-art = Podziemia narysowane ołówkiem na papierze w kratkę i dwie kości
