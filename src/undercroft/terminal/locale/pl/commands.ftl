# Co polecenia mówią graczom. Symulacja, pomiary i sprawdzanie mówią tylko po angielsku.

## games

command-games-players = { $low ->
    [1] { $high ->
        [1] 1 gracz
       *[other] od 1 do { $high } graczy, także solo
    }
   *[other] od { $low } do { $high } graczy
}
command-games-options = Opcje, najpierw domyślna wartość:
command-games-content = Zawartość: { $counts }
command-games-bots = Boty: { $bots }
command-games-play = Gra: { $command }
command-games-left-out = Pominięto:

## replay

command-replay-game = { $game }, { $players ->
    [one] 1 gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}
command-replay-name = { $who }: { $name }
command-replay-named = { $who } ({ $name })
command-replay-answer = { $who } odpowiada: { $answer }
command-replay-act = { $who }, bez pytania: { $answer }
command-replay-chance = Los: { $answer }
command-replay-secret = { $what } (w tajemnicy: { $who })
command-replay-stopped = Zatrzymano po decyzji { $n }.
command-replay-winners = { $count ->
    [one] Zwycięża: { $who }
    [few] Zwyciężają: { $who }
    [many] Zwyciężają: { $who }
   *[other] Zwyciężają: { $who }
}
command-replay-side = Zwycięska strona: { $side }
command-replay-nobody = Nikt nie zwycięża.
command-replay-score = { $who }: { $score }

## rules

command-rules-title = { $game }: { $count ->
    [one] 1 zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
command-rules-where = Instrukcja: { $where }
command-rules-vector = Przykład: { $text }
command-rules-ruling = Rozstrzygnięcie: { $text }
command-rules-not-applicable = Nie dla programu: { $text }

## new-game

command-new-game-written = Gra { $title } jest już w folderze { $folder }. Zainstaluj ją, zagraj, przetestuj:

## replay --account

command-account-luck = { $what }: { $got }, zwykle { $expected }
command-account-luck-of = { $what }, { $who }: { $got }, zwykle { $expected }
command-account-moments = Co rozstrzygnęło, po tylu odpowiedziach:

## analyse

command-analyse-chance = Szansa na zwycięstwo, od { $first } % na początku do { $last } % na końcu:
command-analyse-luck = W setnych zwycięstwa rzuty dały { $luck }, decyzje wszystkich stron { $choice }.
command-analyse-doubted = { $n ->
    [one] Jedna odpowiedź była inna niż bota.
    [few] { $n } odpowiedzi były inne niż bota.
   *[many] { $n } odpowiedzi było innych niż bota.
  } Najwięcej kosztowały, po tylu odpowiedziach:
command-analyse-none = Nic, co dałoby się odróżnić od szczęścia.
command-analyse-gave = Ty: { $what } ({ $chance } % na zwycięstwo)
command-analyse-better = Lepiej: { $what } ({ $chance } %)
command-analyse-wordless = inny wybór
command-analyse-then = { $first }, potem { $then }
command-analyse-on = { $first }, potem { $then } i tak dalej
command-analyse-why = Kosztowało to { $cost } na sto, z dokładnością do { $error }; w { $games } wyobrażonych grach drugie było lepsze { $better } { $better ->
    [one] raz
   *[other] razy
  }.
command-analyse-difference = { $what }, { $whose }: średnio { $better } zamiast { $gave }
