# Karty Descenta rozłożone na mapie: sklep, umiejętności, ręka Pana Podziemi, łupy.

web-desp-stage-advised = Polecane: { $who }
web-desp-stage-why-weapon = Najlepsza broń za te pieniądze: średnio { $n } obrażeń, { $kind }
web-desp-stage-why-armor = Osłabia każde trafienie
web-desp-stage-why-shield = Zatrzymuje rany, a ręka jest wolna
web-desp-stage-why-other = Warte swojej ceny dla tego bohatera
web-desp-stage-why-healing = Ratuje życie, gdy robi się gorąco
web-desp-stage-why-vitality = Przywraca siły, gdy są najbardziej potrzebne
web-desp-stage-why-town = Mocniejsze niż cokolwiek na półkach
web-desp-stage-why-keep = Dobrze pasują do bohatera.
web-desp-stage-why-exchange = Najmniej pasuje do bohatera
web-desp-stage-why-play = Warta teraz swojego zagrożenia
web-desp-stage-why-discard = Najmniej warta trzymania
web-desp-stage-balance = Razem { $n }
web-desp-stage-unarmed =
    { $who }: bez broni, a w sakiewce { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }. Gołe ręce mało komu zrobią krzywdę. Wyjść mimo to?
web-desp-stage-unarmed-yes = Wyjdź bez broni
web-desp-stage-unarmed-no = Wróć do sklepu
web-desp-stage-treasure = Karta z wierzchu tej talii skarbów, jakakolwiek jest.
web-desp-stage-skill = Karta z wierzchu tej talii umiejętności, do końca gry.
web-desp-stage-replaces = Do plecaka trafi: { $items }
web-desp-stage-sell = Sprzedaj za { $n }
web-desp-stage-buy = Kup za { $n }
web-desp-stage-exchange = Wymień
web-desp-stage-found = Właśnie znalezione
web-desp-stage-of-price = z { $price } zagrożenia
web-desp-stage-heroes = Najpierw bohaterowie dobrzy na początek.
web-desp-stage-play-hero = Graj: { $hero }
