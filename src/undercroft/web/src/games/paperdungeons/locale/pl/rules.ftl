# Rozdziały księgi zasad: Papierowe podziemia.

paperdungeons-chapter-setup = Przygotowanie
paperdungeons-chapter-player-sheet = Arkusz gracza
paperdungeons-chapter-dice = Kości
paperdungeons-chapter-rounds = Rundy
paperdungeons-chapter-rolling = Rzuty
paperdungeons-chapter-die-selection = Wybór kości
paperdungeons-chapter-damage = Obrażenia
paperdungeons-chapter-resurrection = Wskrzeszenie
paperdungeons-chapter-level-up = Poziomy
paperdungeons-chapter-magic-items = Magiczne przedmioty
paperdungeons-chapter-potions = Mikstury
paperdungeons-chapter-movement = Ruch
paperdungeons-chapter-monsters = Potwory
paperdungeons-chapter-traps = Pułapki
paperdungeons-chapter-rewards = Nagrody
paperdungeons-chapter-gems = Klejnoty
paperdungeons-chapter-bosses = Bossowie
paperdungeons-chapter-missions = Misje
paperdungeons-chapter-objective-cards = Cele
paperdungeons-chapter-power-cards = Moce
paperdungeons-chapter-scoring = Punktacja
paperdungeons-chapter-ties = Remisy
paperdungeons-chapter-variants = Warianty
paperdungeons-chapter-campaign = Kampania
paperdungeons-chapter-solo = Gra solo
