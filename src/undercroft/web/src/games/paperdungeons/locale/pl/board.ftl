# Paper Dungeons w przeglądarce: arkusz, mapa, panele.

pd-unpacking = Rozpakowujemy pudełko…
pd-before = Przed rundą 1
pd-legend = Kropki to otwarte przejścia, grube linie to ściany, fale to woda. Kółko oznacza to, co zdobyte, krzyżyk to, co pokonane.
pd-you = ty
pd-glory = chwała
pd-whose-sheet = Czyj arkusz oglądać
pd-sheet-of = Arkusz: { $name }
pd-map-of = Podziemia, { $name }: { $dungeon }
pd-sealed =
    { $count ->
        [one] Twój arkusz jest gotowy. Czekamy, gra jeszcze: { $names }.
       *[other] Twój arkusz jest gotowy. Czekamy, grają jeszcze: { $names }.
    }

## Komnaty czytane na głos

pd-cell-slain = { $monster } (pokonany)
pd-cell-gained = { $reward } (zdobyte)
pd-cell-gone = { $reward } (przepadło)
pd-cell-boss = komnata bossa { $number }: { $boss }
pd-cell-empty = nic tu nie ma
pd-cell-here = tu jest twoja drużyna
pd-cell-explored = zbadana
pd-cell-go =
    w zasięgu { $steps ->
        [one] 1 kroku
       *[other] { $steps } kroków
    }, { $damage ->
        [0] bez obrażeń
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }
pd-cell-choose = można wybrać
pd-walk =
    { $label } — { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $damage ->
        [0] bez obrażeń
       *[other] { $prevented ->
            [0] obrażenia: { $damage }
           *[other] obrażenia: { $damage }, z tego mikstury przejmą { $prevented }
        }
    }

## Arkusz

pd-rounds = Rundy
pd-digits = użyte kości: { $digits }
pd-boss-after = { $boss }, po rundzie { $round }
pd-heroes = Bohaterowie
pd-health-is = zdrowie { $health }
pd-level-of = poziom { $level } z { $max }
pd-trains-white = trenuje białymi kośćmi
pd-trains-black = trenuje czarnymi kośćmi
pd-weakest = Najsłabszy bohater daje chwały: { $glory }
pd-weakest-label = Najsłabszy
pd-items = Magiczne przedmioty
pd-parts-of = części: { $parts } z { $of }
pd-potions = Mikstury
pd-potions-free =
    { $free ->
        [0] nie chronią już przed niczym
        [one] chronią przed 1 obrażeniem
       *[other] chronią przed { $free } obrażeniami
    }
pd-potions-aloud =
    { $potions ->
        [one] 1 mikstura
        [few] { $potions } mikstury
       *[other] { $potions } mikstur
    }; pozostała ochrona: { $free }.
pd-damage = Obrażenia
pd-damage-is = { $damage } z { $health }
pd-damage-aloud = obrażenia: { $damage }, zdrowie: { $health }
pd-resurrection = Wskrzeszenie: raz więcej obrażeń niż zdrowia (chwała { $glory })
pd-monsters = Potwory
pd-gems = Klejnoty
pd-track-worth = dotąd { $count }, chwała { $glory }

## Kości i ich użycie

pd-pool = Kości tej rundy
pd-die-used = { $die } (użyta)
pd-die-gives = Nada się na:
pd-die-help =
    { $left ->
        [one] Ostatnia z twoich trzech kości w tej rundzie. Wskaż kość, by zobaczyć, na co się nada.
       *[other] Zostały ci { $left } z trzech kości w tej rundzie. Wskaż kość, by zobaczyć, na co się nada.
    }
pd-use-brew = mikstury
pd-use-move = marsz
pd-use-level = { $hero }: poziom { $level }
pd-with-power = zużyje twoją moc: { $power }
pd-not-now = Nie teraz: { $count }
pd-change-glory = chwała { $glory }
pd-change-strength = siła { $strength }
pd-change-hearts =
    { $hearts ->
        [one] chroni przed 1 obrażeniem
       *[other] chroni przed { $hearts } obrażeniami
    }
pd-step-help = Kliknij podświetloną komnatę na mapie; do dalszej dojdziesz za jednym razem.
pd-cost =
    { $damage ->
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }
pd-pick-more =
    { $missing ->
        [one] Wybierz jeszcze 1
       *[other] Wybierz jeszcze { $missing }
    }
pd-confirm-prey = Te padną: { $picked } z { $of }
pd-style-help = Kości, którymi trenują bohaterowie
pd-tiers-worth = Za { $first } / { $second } / { $third } punktów chwały

## Panele

pd-parties = Drużyny
pd-party = { $name }: chwała { $glory }, komnaty { $rooms }, obrażenia { $damage } przy zdrowiu { $health }, klejnoty { $gems }, potwory { $monsters }. Otwórz arkusz.
pd-choosing = wybiera
pd-ready = gotowe
pd-bosses = Bossowie
pd-boss-when = po rundzie { $round }, komnata { $room }
pd-boss-weak = Słabość: poziom tego bohatera liczy się podwójnie ({ $hero })
pd-boss-unseen = Siła { $strength }, ale komnata { $room } nie jest jeszcze zbadana: ucieczka.
pd-boss-too-weak = Siła { $strength }, brakuje { $missing }: ucieczka.
pd-boss-would = Siła { $strength }: teraz chwała { $glory }.
pd-boss-prize = Najsilniejsza drużyna zyska też
pd-boss-vanish = Potem znikną klejnoty: { $gems }
pd-band-strength = Siła
pd-band-glory = Chwała
pd-band-damage = obrażenia
pd-band-flee = Ucieczka
pd-band-from = { $strength } lub więcej
pd-tasks = Misje i karty
pd-missions = Misje
pd-mission-worth = chwała { $glory } za każdą
pd-objective = Cel
pd-secret = widzisz go tylko ty
pd-objective-now = Dotąd: { $have }
pd-tiers = Dotąd { $have }; liczy się najwyższy osiągnięty próg
pd-power = Moc
pd-power-used = użyta w tej rundzie
pd-no-tasks = W tej grze nie ma misji.
pd-score = Chwała, gdyby gra skończyła się teraz
pd-score-unknown = Bez celu: nikt go jeszcze nie zna.
pd-winner = zwycięstwo
pd-score-sheet = Arkusz wyników
