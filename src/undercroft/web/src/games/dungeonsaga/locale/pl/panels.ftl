# Dungeon Saga w przeglądarce: panele i pytania.

web-saga-tabs = Karty i panele
web-saga-tab-hero = Bohater
web-saga-tab-minions = Sługi
web-saga-tab-overlord = Władca
web-saga-tab-adventure = Przygoda
web-saga-no-heroes = Nie ma jeszcze bohaterów.
web-saga-no-minions = Nie ma żadnych sług.
web-saga-none = nic

## Stan gry

web-saga-round = Runda { $n }
web-saga-phase-setup = Przygotowania
web-saga-phase-heroes = Tury bohaterów
web-saga-phase-overlord = Tura władcy podziemi
web-saga-phase-interrupt = Przerwanie
web-saga-phase-over = Koniec
web-saga-clock =
    { $n ->
        [0] talia pusta
        [one] została 1 karta
        [few] zostały { $n } karty
       *[other] zostało { $n } kart
    }
web-saga-deck =
    { $n ->
        [one] karta w talii. Co rundę dobiera jedną: to zegar.
        [few] karty w talii. Co rundę dobiera jedną: to zegar.
       *[other] kart w talii. Co rundę dobiera jedną: to zegar.
    }
web-saga-deck-out-heroes = Jeśli nie ma co dobrać, wygrywają bohaterowie.
web-saga-deck-out-overlord = Jeśli nie ma co dobrać, wygrywa władca podziemi.
web-saga-deck-out-goes_on = Jeśli nie ma co dobrać, gra toczy się dalej.

## Karta bohatera

web-saga-track = rany: { $n } z { $most }; ranny od { $white }
web-saga-injured-text = Ranny: o jedną kostkę mniej w każdej walce i przy każdym strzale, w ataku i w obronie.
web-saga-legend = legenda
web-saga-spells = Czary
web-saga-feats = Umiejętności
web-saga-items = Przedmioty
web-saga-skills = Zdolności i biegłości
web-saga-effects = Działa na niego
web-saga-used = użyta
web-saga-once = raz na grę
web-saga-not-usable = nie może użyć
web-saga-until =
    { $until ->
        [turn] w tej turze
        [own_turn] do jego następnej tury
       *[round] w tej rundzie
    }
web-saga-recovers =
    { $n ->
        [0] gotowy
        [one] gotowy po tej rundzie
        [few] gotowy po { $n } rundach
       *[other] gotowy po { $n } rundach
    }
web-saga-spell-grade =
    { $major ->
        [true] większy
       *[false] mniejszy
    }
web-saga-spell-kind = Czar
web-saga-school = Szkoła
web-saga-range = Zasięg
web-saga-activation = Użycie
web-saga-activation-passive = działa stale
web-saga-activation-triggered = w swojej chwili
web-saga-activation-use = w twojej turze
web-saga-accessory = Można przekazać
web-saga-yes-no =
    { $yes ->
        [true] tak
       *[false] nie
    }
web-saga-kind-spell = Czar
web-saga-kind-item = Przedmiot
web-saga-kind-feat = Umiejętność
web-saga-kind-skill = Biegłość
web-saga-kind-command = Karta rozkazu
web-saga-kind-ability = Zdolność

## Sługi

web-saga-damage = Co robią trafienia
web-saga-hits =
    { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }
web-saga-damage-ignored = nic
web-saga-damage-bones = kości
web-saga-damage-destroyed = w pył
web-saga-on-board = na planszy: { $n }
web-saga-large-text = Duży model: zajmuje cztery pola, obraca się o ćwierć obrotu i sam ma przewagę liczebną nad małymi.

## Władca podziemi

web-saga-orders =
    { $n ->
        [one] rozkaz
        [few] rozkazy
       *[other] rozkazów
    } { $phase ->
        [overlord] do wydania
       *[other] na turę
    }
web-saga-orders-left =
    { $n ->
        [one] rozkaz
        [few] rozkazy
       *[other] rozkazów
    }
web-saga-extra = z karty
web-saga-raises = wskrzeszenie z karty
web-saga-hand = Ręka
web-saga-hand-hidden =
    { $n ->
        [one] 1 zakryta karta na ręce
        [few] { $n } zakryte karty na ręce
       *[other] { $n } zakrytych kart na ręce
    }
web-saga-discard = Zagrane
web-saga-raising = Kogo można wskrzesić
web-saga-afoot = w grze { $have } z { $most }
web-saga-command-extra = Dodatkowe rozkazy
web-saga-command-double = Podwójne rozkazy
web-saga-command-raise = Wskrzeszenie umarłych
web-saga-command-interrupt = Przerwanie
web-saga-commands = Rozkazy
web-saga-order-models = Rozkaz: kto rusza i działa?
web-saga-raise-title = Rozkaz: wskrzeszenie umarłych
web-saga-raise-at = na { $square }
web-saga-prospect = dosięgnie: { $whom }, { $chance } szans na krzywdę
web-saga-prospect-none = nikogo nie dosięgnie
web-saga-ambush = { $who } dosięgnie: { $whom }, { $chance } szans na krzywdę
web-saga-ambush-none = Nikt z twoich nie dosięgnie teraz bohatera.
web-saga-why-order = Roboty jest więcej niż rozkazów
web-saga-why-interrupt = Bohater stoi tak, że to zaboli
web-saga-why-crystal = Warto go tu zużyć
web-saga-why-skill = Najbardziej się przyda temu bohaterowi
web-saga-play = Zagraj
web-saga-learn = Naucz się

## Przygoda

web-saga-goal-heroes = Bohaterowie wygrywają, jeśli
web-saga-goal-overlord = Władca podziemi wygrywa, jeśli
web-saga-rules = Zasady specjalne
web-saga-how-it-ends = Jak się kończy
web-saga-stunned-loses = Pierwszy ogłuszony bohater to zwycięstwo władcy podziemi.
web-saga-campaign = Kampania
web-saga-adventure-won =
    { $side ->
        [heroes] Tę przygodę wygrali bohaterowie.
       *[overlord] Tę przygodę wygrał władca podziemi.
    }

## Tura

web-saga-turn = Tura
web-saga-granted-order = Z rozkazu
web-saga-granted-extra = Z karty
web-saga-granted-interrupt = Przerwanie
web-saga-granted-spell = Z czaru
web-saga-steps =
    { $n ->
        [one] pole
        [few] pola
       *[other] pól
    }
web-saga-acts =
    { $n ->
        [one] akcja
        [few] akcje
       *[other] akcji
    }
web-saga-engaged = związany walką
web-saga-halted = zatrzymany przez wroga
web-saga-slips = nikt go nie zatrzyma
web-saga-attacks = Ataki
web-saga-plans = Jeszcze nie z przodu
web-saga-more-plans =
    { $n ->
        [one] jeszcze 1
        [few] jeszcze { $n }
       *[other] jeszcze { $n }
    }
web-saga-face = Kierunek patrzenia
web-saga-threats =
    { $n ->
        [one] w przedniej strefie 1 wroga
        [few] w przednich strefach { $n } wrogów
       *[other] w przednich strefach { $n } wrogów
    }

## Ataki

web-saga-attacker = atakujący
web-saga-defender = obrońca
web-saga-against = przeciw
web-saga-dice-attacker =
    Atakujący: { $n ->
        [one] 1 kostka
        [few] { $n } kostki
       *[other] { $n } kostek
    }
web-saga-dice-defender =
    Obrońca: { $n ->
        [one] 1 kostka
        [few] { $n } kostki
       *[other] { $n } kostek
    }
web-saga-armour-beats = Pancerz { $n }: liczy się tylko wyższa kostka
web-saga-armour-is = pancerz { $n }
web-saga-odds-chart = Co może się stać: { $whom }
web-saga-odds-crystal = { $item }: { $chance }
web-saga-result-nothing = nic
web-saga-result-ignored = zlekceważone
web-saga-result-bones = kości
web-saga-result-destroyed = w pył
web-saga-result-wound = rana
web-saga-result-stunned = ogłuszenie
web-saga-result-holds = trzyma
web-saga-result-broken = złamane
web-saga-result-weakened = osłabiona
web-saga-last-attack = Ostatni atak
web-saga-last =
    { $kind ->
        [shot] Strzał: { $who } → { $whom }
        [magic] Atak magiczny: { $who } → { $whom }
        [strike] Wolny atak: { $who } → { $whom }
       *[fight] Walka: { $who } → { $whom }
    }
web-saga-hits-of =
    { $n ->
        [0] Bez trafienia:
        [one] 1 trafienie:
        [few] { $n } trafienia:
       *[other] { $n } trafień:
    }
web-saga-die-attack =
    { $verdict ->
        [hit] { $face }: trafienie
        [open] { $face }: trafienie, nic naprzeciw
        [held] { $face }: odparte
       *[weak] { $face }: za słabe na pancerz
    }
web-saga-die-defence = { $face } w obronie
web-saga-verdict-hit = trafienie
web-saga-verdict-open = trafienie: nic naprzeciw
web-saga-verdict-held = odparte
web-saga-verdict-weak = za słabe na pancerz
web-saga-verdict-idle = nie ma nic naprzeciw

## Pytania, których można nie zadawać

web-saga-auto-strikes = Wykonuj wszystkie wolne ataki bez pytania
