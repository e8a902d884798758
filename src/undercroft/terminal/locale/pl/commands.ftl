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
command-analyse-luck-gave =
    Los dał około { $n ->
        [one] jednego zwycięstwa
       *[other] { $n } zwycięstw
    } na sto takich gier, z dokładnością do { $error }.
command-analyse-luck-took =
    Los odebrał około { $n ->
        [one] jednego zwycięstwa
       *[other] { $n } zwycięstw
    } na sto takich gier, z dokładnością do { $error }.
command-analyse-luck-little = Los nie dał ani nie odebrał prawie nic, z dokładnością do { $error } na sto takich gier.
command-analyse-luck-untold = Nie da się tu powiedzieć, co dał lub odebrał los: to za mało na tak niewiele wyobrażonych gier.
command-analyse-choice-gave =
    Decyzje wszystkich graczy dały około { $n ->
        [one] jednego zwycięstwa
       *[other] { $n } zwycięstw
    } na sto w porównaniu z botem, z dokładnością do { $error }.
command-analyse-choice-took =
    Decyzje wszystkich graczy odebrały około { $n ->
        [one] jednego zwycięstwa
       *[other] { $n } zwycięstw
    } na sto w porównaniu z botem, z dokładnością do { $error }.
command-analyse-choice-little = Decyzje wszystkich graczy w porównaniu z botem nie dały ani nie odebrały prawie nic, z dokładnością do { $error } na sto.
command-analyse-choice-untold = Nie da się tu powiedzieć, co w porównaniu z botem dały lub odebrały decyzje wszystkich graczy: to za mało na tak niewiele wyobrażonych gier.
command-analyse-choice-none = Wszyscy decydowali tak jak bot: cała droga od początku do końca była dziełem losu.
command-analyse-doubted =
    { $n ->
        [0] Wszystkie twoje odpowiedzi były takie jak bota.
        [one] Jedna twoja odpowiedź była inna niż bota.
        [few] { $n } twoje odpowiedzi były inne niż bota.
       *[many] { $n } twoich odpowiedzi było innych niż bota.
    }
command-analyse-most = Najwięcej kosztowało cię:
command-analyse-none = O żadnej twojej odpowiedzi nie da się powiedzieć na pewno, że coś kosztowała.
command-analyse-decision = Decyzja { $n }: { $prompt }
command-analyse-gave = Ty: { $what }
command-analyse-better = Lepiej: { $what }
command-analyse-wordless = inny wybór
command-analyse-ends =
    { $games ->
        [one] Po obu rozegrano do końca po jednej grze, przy tym samym losie: po twoim wyborze wygrane: { $won }, po lepszym: { $better }.
        [few] Po obu rozegrano do końca po { $games } gry, przy tym samym losie: po twoim wyborze wygrane: { $won }, po lepszym: { $better }.
       *[many] Po obu rozegrano do końca po { $games } gier, przy tym samym losie: po twoim wyborze wygrane: { $won }, po lepszym: { $better }.
    }
command-analyse-cost =
    Kosztowało to więc około { $n ->
        [one] jednego zwycięstwa
       *[other] { $n } zwycięstw
    } na sto, z dokładnością do { $error }.
command-analyse-at-once = Po lepszym zwycięstwo jest od razu, zanim ktokolwiek musi o czymś zdecydować: tak było w { $n } z { $games }.
command-analyse-differences = Średnio po kilku rundach:
command-analyse-difference = { $what }, { $whose }: { $better } zamiast { $gave }
command-analyse-average = { $whole },{ $tenths }
