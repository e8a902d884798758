# Rysunek w terminalu: tytuły, legenda i krótkie uwagi przy torach i kartach.

pap-draw-dungeon = Podziemia { $letter }: { $dungeon }
pap-draw-story = { $story }, scenariusz { $scenario } z 3
pap-draw-round = Runda { $round } z { $of }

## Mapa

pap-draw-map = Podziemia
pap-draw-outside = drużyna czeka na zewnątrz
pap-draw-boss-room = Boss { $number }
pap-draw-monster-goblin = Go
pap-draw-monster-ghost = Du
pap-draw-monster-orc = Or
pap-draw-monster-zombie = Zo
pap-draw-kind-potion = mikstura
pap-draw-kind-item_part = część
pap-draw-kind-level_up = awans
pap-draw-kind-gem = klejnot
pap-draw-taken = zdobyte
pap-draw-gone = przepadło
pap-draw-passage = przejście
pap-draw-wall = ściana
pap-draw-drawn-wall = dodana ściana
pap-draw-water = woda

## Arkusz

pap-draw-heroes = Bohaterowie
pap-draw-strength = siła { $n }
pap-draw-weakest = chwała
pap-draw-items = Magiczne przedmioty
pap-draw-potions = Mikstury
pap-draw-prevent =
    { $n ->
        [0] przed niczym nie chronią
        [one] chronią przed 1 obrażeniem
       *[other] chronią przed { $n } obrażeniami
    }
pap-draw-tracks = Tory
pap-draw-health = Zdrowie
pap-draw-damage = Obrażenia
pap-draw-gems = Klejnoty
pap-draw-monsters = Potwory
pap-draw-then = obrażenia { $at }: { $value }
pap-draw-next = (potem { $value })
pap-draw-resurrection = wskrzeszenie ({ $glory })
pap-draw-abilities = Zdolności od poziomu { $level }

## Karty

pap-draw-bosses = Bossowie
pap-draw-boss-when = w { $room }, runda { $round }
pap-draw-boss-past = { $glory } do chwały
pap-draw-weakness = słabość:
pap-draw-band = { $strength }: { $glory }/{ $damage }♥
pap-draw-flee = ucieczka { $glory }
pap-draw-would-fight = masz { $strength }: chwała { $glory }, obrażenia { $damage }
pap-draw-would-flee-weak = masz { $strength }: brakuje { $missing }, ucieczka
pap-draw-would-flee-unseen = masz { $strength }: komnata niezbadana, ucieczka
pap-draw-boss-reward = nagroda
pap-draw-missions = Misje
pap-draw-objective = Twój cel
pap-draw-dealt = Twoje karty celu (kości: □ białe, ■ czarne)
pap-draw-power = Twoja moc
pap-draw-power-used = użyta w tej rundzie

## Kości, inni gracze, wyniki

pap-draw-dice = Kości
pap-draw-others = Inni
pap-draw-other = poziomy { $levels } · ½ { $items } · ◆ { $gems } · potwory { $monsters } · obrażenia { $damage } · komnata { $room }
pap-draw-score = Chwała
pap-draw-scores = Chwała, gdyby gra kończyła się teraz
pap-draw-scores-note = Cele innych graczy nie są liczone: na razie nikt ich nie zna.
pap-draw-results = { $dungeon }: wynik końcowy
pap-draw-rooms = Zbadane komnaty
pap-draw-result-objective = { $who }, cel: { $objective }
pap-draw-scenario = Scenariusz { $number }

## Opcje przed grą

paperdungeons-option-dungeon = Karta podziemi
paperdungeons-option-missions = Misje
paperdungeons-option-vanishing = Znikające klejnoty
paperdungeons-option-campaign = Kampania
paperdungeons-option-story = Historia kampanii
paperdungeons-option-streamline = Pomijaj oczywiste wybory
