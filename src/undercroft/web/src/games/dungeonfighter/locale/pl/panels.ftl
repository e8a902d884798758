# Bohaterowie, przeciwnicy i loch Dungeon Fightera.

web-dfi-tabs = Karty
web-dfi-tab-foe = Przeciwnik
web-dfi-tab-hero = Bohater
web-dfi-tab-dungeon = Loch
web-dfi-no-heroes = Nikt jeszcze nie wybrał bohatera.
web-dfi-chief = szef
web-dfi-dead = nie żyje
web-dfi-down = znokautowany
web-dfi-acting = rzuca
web-dfi-ready = stoi
web-dfi-hero-card = Cała karta
web-dfi-scarred = blizna: tej umiejętności już nie ma
web-dfi-upgraded = ulepszona
web-dfi-upgrade-used = ulepszenie zużyte
web-dfi-used = użyte w tej walce
web-dfi-experience = Doświadczenie: { $n }
web-dfi-weapon = Broń ({ $n } z { $most })
web-dfi-armour = Zbroja ({ $n } z { $most })
web-dfi-curio = Osobliwości ({ $n } z { $most })
web-dfi-kind-weapon = Broń
web-dfi-kind-armour = Zbroja
web-dfi-kind-curio = Osobliwość
web-dfi-kind-rarity = Rarytas
web-dfi-family-hero = Bohater
web-dfi-family-skill = Umiejętność
web-dfi-family-monster = Potwór
web-dfi-family-big_bad = Wielki zły
web-dfi-family-room = Komnata
web-dfi-family-item = Wyposażenie
web-dfi-family-technique = Technika
web-dfi-life-n = życie: { $n }
web-dfi-life-of = życie: { $n } z { $most }{ $scars ->
    [0] {""}
    [one] , jedna blizna
    [few] , { $scars } blizny
   *[many] , { $scars } blizn
  }
web-dfi-foe-life = zostało życia: { $n }
web-dfi-damage-n = obrażenia za pudło: { $n }
web-dfi-coins-n = { $n ->
    [one] jedna moneta
    [few] { $n } monety
   *[many] { $n } monet
  }
web-dfi-white-n = { $n ->
    [one] jedna biała kość
    [few] { $n } białe kości
   *[many] { $n } białych kości
  }
web-dfi-symbols-n = { $n ->
    [one] jeden symbol kramiku
    [few] { $n } symbole kramiku
   *[many] { $n } symboli kramiku
  }
web-dfi-on-card = { $n ->
    [one] jedna moneta na karcie
    [few] { $n } monety na karcie
   *[many] { $n } monet na karcie
  }
web-dfi-level = poziom { $n }
web-dfi-dice = Kości
web-dfi-die-ready = gotowa
web-dfi-die-hand = w ręce
web-dfi-die-spent = rzucona
web-dfi-techniques = Techniki, których wymaga każdy rzut
web-dfi-chest = Skrzynia
web-dfi-to-shop = Do następnego kramiku: { $n } z { $most } symboli
web-dfi-trips = Zakupy: { $n } z { $most }
web-dfi-decks = Zostało w taliach: komnaty – { $rooms }, towary – { $shop }
web-dfi-monsters = Potwory, które dopiero przyjdą
web-dfi-beaten = Pokonani
web-dfi-beaten-n = { $n ->
    [one] jeden pokonany potwór
    [few] { $n } pokonane potwory
   *[many] { $n } pokonanych potworów
  }
web-dfi-difficulty = Poziom trudności: { $what }
web-dfi-take = Wybieram
web-dfi-won = Wielki zły leży i patrzy w sufit. Ktoś śpiewa.
web-dfi-lost = Loch wygrał. Nawet nie wygląda na zadowolonego.
