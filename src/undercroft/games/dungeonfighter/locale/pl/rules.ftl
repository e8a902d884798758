# O co pytają zasady, czego zabraniają i co opowiadają.

dungeonfighter-blurb = Rzucajcie kośćmi do tarczy, odbijając je od stołu, a jeśli potwór się uprze, to z zamkniętymi oczami. Kości muszą się odbić. Wy też.

dfi-side-heroes = bohaterowie
dfi-side-dungeon = podziemia
dfi-hand-clumsy = niezdarna ręka
dfi-hand-fair = zwyczajna ręka
dfi-hand-steady = pewna ręka
dfi-physics-on = rzuty naprawdę
dfi-physics-off = rzuty zmierzone wcześniej
dfi-cut-out-frost = makieta zmarzliny
dfi-cut-out-weak = słaby punkt

## O co się pyta

dfi-ask-hero = Kim grasz?
dfi-ask-chief = Kto będzie pierwszym szefem?
dfi-ask-path = { $who } szefuje: którędy?
dfi-ask-who-takes = Kto bierze ten przedmiot: { $item }?
dfi-ask-flee = { $whom } w takiej komnacie to już przesada. Uciekacie? Każdy straci życie ({ $n }). Tylko jeśli wszyscy się zgodzą.
dfi-ask-die = { $who } kontra { $whom } (życie: { $life }): która kość?
dfi-ask-declare = { $who }, { $die }: z jakimi dodatkami?
dfi-ask-throw = { $who } rzuca: { $die }{ $count ->
    [0] {""}
   *[other] { " – " }{ $techniques }
  }
dfi-ask-flip = { $who } podrzuca: { $what }
dfi-ask-cut-out = { $who }: to już tam leży ({ $what }). Zostawić czy podrzucić jeszcze raz?
dfi-ask-cube = { $who }: która z trzech kostek się liczy?
dfi-ask-again = { $who }: rzucasz jeszcze raz?
dfi-ask-second-try = { $who }, Poprawka: rzucasz jeszcze raz ({ $die })?
dfi-ask-skill = { $who } ma oko: na co je przeznaczyć?
dfi-ask-upgrade = { $who }: oka brak, ale jest ulepszenie. Użyć mimo to ({ $skill })?
dfi-ask-herbs = { $who }: kto odzyskuje życie ({ $n })?
dfi-ask-change = { $who } trafia: czy ktoś coś do tego dołoży?
dfi-ask-prevent = { $who } pudłuje: nadciągają obrażenia ({ $n }). Czy ktoś pomoże?
dfi-ask-last-moment = Obrażenia ({ $n }), którym nic nie zapobiegnie, zaraz kogoś ogłuszą. Coś jeszcze przedtem?
dfi-ask-last-chance = Nie ma już czym rzucać. Czy ktoś ma coś w zanadrzu?
dfi-ask-curio = Użyć kuriozum?
dfi-ask-scar = { $who }: którą umiejętność zakryje blizna?
dfi-ask-exchange = Zanim ruszycie: kto komu co oddaje?
dfi-ask-shopping = Zakupy: { $coins ->
    [0] sakiewka świeci pustkami
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
  }; w razie sporu decyduje { $who }.
dfi-ask-promotion = { $who } awansuje: która umiejętność zostaje ulepszona?

## Co można zrobić

dfi-do-draw = niech zdecyduje los
dfi-do-done = w drogę
dfi-do-done-shopping = koniec zakupów
dfi-do-give = { $who } oddaje: { $item } (bierze { $whom })
dfi-do-swap = Zamiana: { $who } oddaje { $item }, { $whom } oddaje { $other }
dfi-do-drop = { $who } zostawia: { $item }
dfi-do-buy = kup: { $item } ({ $n ->
    [0] za darmo
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
  })
dfi-do-buy-heal = 1 życie dla każdego bohatera ({ $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
  })
dfi-do-buy-white-die = biała kość ({ $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
  })
dfi-do-fight = walczymy
dfi-do-flee = uciekamy
dfi-do-recover = odzyskaj kolorowe kości (obrażenia dla każdego: { $n })
dfi-do-spin = obrót w rytm melodii (+2 za trafienie)
dfi-do-rarity = użyj: { $item }
dfi-do-curio = { $who } używa: { $item }
dfi-do-curio-for = { $who } używa: { $item } (dla: { $whom })
dfi-do-cut-out-leave = niech leży
dfi-do-cut-out-flip = zdejmij i podrzuć
dfi-do-again = rzuć jeszcze raz
dfi-do-again-careless = rzuć jeszcze raz, póki { $whom } nie patrzy
dfi-do-again-item = rzuć jeszcze raz: { $item }
dfi-do-keep = zostaw wynik
dfi-do-experience = bez umiejętności, za to 1 doświadczenie
dfi-do-upgrade-use = użyj
dfi-do-upgrade-keep = zachowaj
dfi-do-heal = { $who } (życie: +{ $n })
dfi-do-bully = użyj żetonu Zabijaki: { $n } za obie sekcje
dfi-do-elixir = użyj: { $item } ({ $n } za obie sekcje)
dfi-do-scar = { $skill } ({ $die })

## Dlaczego nie

dfi-no-hero-taken = { $who } ma już gracza.
dfi-no-die-spent = Tą kością już w tej walce rzucano ({ $die }).
dfi-no-white-yet = Nie, dopóki jest kość kolorowa albo specjalna do rzucenia.
dfi-no-white-left = W skrzyni nie ma białej kości.
dfi-no-recovery = W batalii z wielkim złym kości nie wracają.
dfi-no-skill-scarred = { $who } ma na tej umiejętności bliznę.
dfi-no-rarity-carried = Rarytas należy do całej drużyny.
dfi-no-rarity-twice = Raz na turę wystarczy.
dfi-no-same-name = { $who } już to ma: { $item }.
dfi-no-slot = { $who } nie ma na to miejsca: { $kind }
dfi-no-carrier = Nikt nie może tego nieść: { $item }.
dfi-no-coins = To kosztuje { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
  }, a w skrzyni { $coins ->
    [0] nie ma nic
    [one] jest tylko 1
    [few] są tylko { $coins }
   *[other] jest tylko { $coins }
  }.
dfi-no-tenth-die = Skrzynia jest pełna (białe kości: { $n }).
dfi-no-wounds = Nie ma czego leczyć.
dfi-no-fallen = Nikt nie leży nieprzytomny.
dfi-no-healing = { $who } leży bez przytomności i leczenie nic nie da.
dfi-no-scar-twice = W tym miejscu jest już blizna.
dfi-no-upgrade-twice = Ta umiejętność jest już ulepszona.

## Gdzie leży kość

dfi-lies = { $where }, { $symbol }
dfi-area-section = sekcja { $n }
dfi-area-bullseye = sam środek tarczy
dfi-area-frost = na zmarzlinie
dfi-area-weak = na słabym punkcie
dfi-area-hole = w dziurze
dfi-area-opening = wewnątrz pierścienia zmarzliny
dfi-area-margin = na marginesie
dfi-area-bones = na kościach wokół tarczy
dfi-area-table = na stole
dfi-area-floor = na podłodze
dfi-area-wall = na lodowym murze
dfi-symbol-eye = oko
dfi-symbol-blank = bez symbolu
dfi-symbol-deep_snow = kopny śnieg
dfi-miss-no-bounce = bez odbicia od stołu
dfi-miss-technique = nie wyszło: { $techniques }
dfi-miss-area = tam nie ma w co trafić

## Co się stało

dfi-log-difficulty-normal = Podziemia są paskudne jak zwykle.
dfi-log-difficulty-tough = Podziemia mają zły dzień.
dfi-log-difficulty-infernal = Podziemia nie żartują.
dfi-log-hero = { $seat } gra jako { $who }.
dfi-log-chief = Szefem zostaje { $who }.
dfi-log-chest = W skrzyni: { $dice ->
    [one] 1 biała kość
    [few] { $dice } białe kości
   *[other] { $dice } białych kości
  }, { $coins ->
    [0] ani jednej monety
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
  }.
dfi-log-round = Runda { $n }.
dfi-log-peek = Oglądasz: { $rooms }.
dfi-log-room = Drużyna wchodzi: { $room } ({ $symbols ->
    [one] 1 symbol
    [few] { $symbols } symbole
   *[other] { $symbols } symboli
  } kramiku).
dfi-log-white-dice = { $n ->
    [one] Biała kość trafia
    [few] { $n } białe kości trafiają
   *[other] { $n } białych kości trafia
  } do skrzyni.
dfi-log-coins = { $n ->
    [one] Moneta trafia
    [few] { $n } monety trafiają
   *[other] { $n } monet trafia
  } do skrzyni.
dfi-log-freebie = Darmówka: { $item }.
dfi-log-nobody = Nikt nie może tego nieść: { $item }. Wraca do pudełka.
dfi-log-takes = { $who } bierze: { $item }.
dfi-log-rarity = { $item } leży przy skrzyni i służy wszystkim.
dfi-log-gives = { $who } oddaje: { $item }. Bierze { $whom }.
dfi-log-swaps = Zamiana: { $who } oddaje { $item }, { $whom } oddaje { $other }.
dfi-log-drops = { $who } zostawia: { $item }.
dfi-log-foe = { $whom } wyłania się z cienia: życie { $life }, obrażenia { $damage }.
dfi-log-icebergs = W dziurach stoją góry lodowe.
dfi-log-icebergs-gone = { $n ->
    [one] Dotknięta góra lodowa znika.
    [few] Znikają { $n } dotknięte góry lodowe.
   *[other] Znika { $n } dotkniętych gór lodowych.
  }
dfi-log-special = W tej walce drużyna ma do dyspozycji: { $die }.
dfi-log-flip-half = { $who } podrzuca zbyt słabo. Jeszcze raz.
dfi-log-flip-table = { $who } podrzuca i makieta dotyka stołu. Auć. Jeszcze raz.
dfi-log-flipped = Leży na tarczy: { $what }{ $n ->
    [0] .
    [one] , a kość pod spodem znika.
    [few] , a { $n } kości pod spodem znikają.
   *[other] , a { $n } kości pod spodem znika.
  }
dfi-log-weak-gone = Słaby punkt jest już zużyty.
dfi-log-stay = Drużyna zostaje i walczy.
dfi-log-fled = Drużyna ucieka ({ $whom } zostaje w tyle) prosto na kogoś innego.
dfi-log-die = { $who } bierze: { $die }.
dfi-log-recovered = Kolorowe kości wracają.
dfi-log-weapon = { $who } używa: { $item }.
dfi-log-spin = { $who } obraca się w rytm melodii.
dfi-log-lands = { $who }, { $die }: { $bounces ->
    [0] bez odbicia
    [one] jedno odbicie
    [few] { $bounces } odbicia
   *[other] { $bounces } odbić
  }, potem { $lies }.
dfi-log-hit = { $who } trafia.
dfi-log-miss = { $who } pudłuje: { $why }.
dfi-log-again = { $who } rzuca jeszcze raz: { $die }.
dfi-log-skill = { $who } używa umiejętności: { $skill }.
dfi-log-eye-scarred = { $who } ma oko, ale tam, gdzie była umiejętność, jest blizna.
dfi-log-eye-wasted = { $who } ma oko, ale teraz na nic się nie przyda: { $skill }.
dfi-log-bully-active = Żeton Zabijaki czeka. Cel: { $whom }.
dfi-log-bully = { $who } używa żetonu Zabijaki: liczą się obie sekcje, razem { $n }.
dfi-log-uses = { $who } używa: { $item }.
dfi-log-ultra = Trafienie ultrakrytyczne! { $whom } obraca się w nicość.
dfi-log-damage = { $whom } otrzymuje obrażenia: { $n }. { $left ->
    [0] Życia już brak.
   *[other] Zostało życia: { $left }.
  }
dfi-log-defeated = { $whom } przegrywa walkę.
dfi-log-deep-snow = Kopny śnieg: { $who } nie odnosi obrażeń.
dfi-log-hurt = { $who } traci życie: { $n }. { $left ->
    [0] Nie zostało nic.
   *[other] Zostało: { $left }.
  }
dfi-log-healed = { $who } odzyskuje życie: { $n }. Teraz ma { $left }.
dfi-log-knocked-out = { $who } pada bez przytomności.
dfi-log-revived = { $who } wstaje na nogi.
dfi-log-mad = { $whom } wpada w szał: każdy rzut wymaga odtąd także tego: { $technique }.
dfi-log-scar = { $who } ma bliznę: koniec z umiejętnością { $skill }, życie { $life }.
dfi-log-dead = { $who } nie żyje. Ktoś mówi kilka ciepłych słów o ekwipunku.
dfi-log-experience = { $who } zdobywa doświadczenie: razem { $n }.
dfi-log-promoted = { $who } awansuje: umiejętność { $skill } zostaje ulepszona.
dfi-log-symbols = Symbole kramiku do tej pory: { $n } z { $needed }.
dfi-log-shopping = Zakupy po raz { $n }.
dfi-log-stall = { $who } wykłada na stół: { $items }.
dfi-log-buy = Kupione: { $item } ({ $n ->
    [0] za darmo
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
  }).
dfi-log-buy-healing = Zupa dla wszystkich ({ $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
  }).
dfi-log-won = Wielkie zło pokonane: bohaterowie wygrywają!
dfi-log-glory = Chwała: { $what }, { $n }.
dfi-log-rank = Chwała razem: { $n }. { $rank }.
dfi-glory-coin = monety w skrzyni
dfi-glory-white_die = białe kości w skrzyni
dfi-glory-unscarred = nikt nie ma blizny
dfi-glory-scar = blizny
dfi-glory-dead = martwi bohaterowie
dfi-glory-difficulty = poziom trudności
dfi-lost-all-down = Wszyscy leżą: podziemia wygrywają.
dfi-lost-no-dice = Nie ma już czym rzucać: podziemia wygrywają.
