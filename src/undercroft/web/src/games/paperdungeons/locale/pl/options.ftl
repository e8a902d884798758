# Papierowe podziemia przy nowym stole.

paperdungeons-any-dungeon = Dowolna z dwunastu
paperdungeons-any-story = Wybrana przy stole
paperdungeons-hint-missions = Trzy wspólne zadania; kto wykona je pierwszy, zyska więcej.
paperdungeons-hint-vanishing = Na koniec rundy klejnoty znikają ze wszystkich kartek. W grze solo zawsze tak jest.
paperdungeons-hint-campaign = Trzy podziemia z rzędu, które opowiadają historię; wyniki się sumują.
paperdungeons-hint-streamline = To, czego nikt by nie odmówił, dzieje się samo.
