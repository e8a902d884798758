# What the commands say to players. Simulation, benchmark and checks speak English only.

## games

command-games-players = { $low ->
    [1] { $high ->
        [1] 1 player
       *[other] 1 to { $high } players, solo included
    }
   *[other] { $low } to { $high } players
}
command-games-options = Options, the default first:
command-games-content = Contents: { $counts }
command-games-bots = Bots: { $bots }
command-games-play = Play: { $command }
command-games-left-out = Left out:

## replay

command-replay-game = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
command-replay-name = { $who }: { $name }
command-replay-named = { $who } ({ $name })
command-replay-answer = { $who } answers: { $answer }
command-replay-act = { $who }, unasked: { $answer }
command-replay-chance = Chance: { $answer }
command-replay-secret = { $what } (secret of { $who })
command-replay-stopped = Stopped after decision { $n }.
command-replay-winners = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
}
command-replay-side = Winning side: { $side }
command-replay-nobody = Nobody wins.
command-replay-score = { $who }: { $score }

## rules

command-rules-title = { $game }: { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
command-rules-where = Rulebook: { $where }
command-rules-vector = Example: { $text }
command-rules-ruling = Ruling: { $text }
command-rules-not-applicable = Not for software: { $text }

## new-game

command-new-game-written = { $title } is written in { $folder }. Install it, play it, test it:

## replay --account

command-account-luck = { $what }: { $got }, usual { $expected }
command-account-luck-of = { $what }, { $who }: { $got }, usual { $expected }
command-account-moments = What decided it, after so many answers:

## analyse

command-analyse-chance = Chance to win, from { $first } % at the beginning to { $last } % at the end:
command-analyse-luck-gave =
    Luck gave about { $n ->
        [one] one victory
       *[other] { $n } victories
    } in a hundred such games, give or take { $error }.
command-analyse-luck-took =
    Luck took about { $n ->
        [one] one victory
       *[other] { $n } victories
    } in a hundred such games, give or take { $error }.
command-analyse-luck-little = Luck gave or took next to nothing, give or take { $error } in a hundred such games.
command-analyse-luck-untold = What luck gave or took cannot be told here: it is too little for so few imagined games.
command-analyse-choice-gave =
    Decisions, of all players, gave about { $n ->
        [one] one victory
       *[other] { $n } victories
    } in a hundred beside the bot's, give or take { $error }.
command-analyse-choice-took =
    Decisions, of all players, took about { $n ->
        [one] one victory
       *[other] { $n } victories
    } in a hundred beside the bot's, give or take { $error }.
command-analyse-choice-little = Decisions, of all players, gave or took next to nothing beside the bot's, give or take { $error } in a hundred.
command-analyse-choice-untold = What decisions, of all players, gave or took beside the bot's cannot be told here: it is too little for so few imagined games.
command-analyse-choice-none = Everybody decided as the bot would: all the way from beginning to end was luck.
command-analyse-doubted =
    { $n ->
        [0] You answered everything as the bot would.
        [one] One of your answers was not the bot's.
       *[other] { $n } of your answers were not the bot's.
    }
command-analyse-most = What cost you most:
command-analyse-none = Nothing that you answered surely cost you anything.
command-analyse-decision = Decision { $n }: { $prompt }
command-analyse-gave = You: { $what }
command-analyse-better = Better: { $what }
command-analyse-wordless = another choice
command-analyse-ends =
    { $games ->
        [one] Played to the end once after both, with the same luck: won { $won } after yours, { $better } after the better one.
       *[other] Played to the end { $games } times after both, with the same luck: won { $won } after yours, { $better } after the better one.
    }
command-analyse-cost =
    So it cost about { $n ->
        [one] one victory
       *[other] { $n } victories
    } in a hundred, give or take { $error }.
command-analyse-at-once = The better one wins at once, before anybody has to decide anything else, in { $n } of { $games }.
command-analyse-differences = On average, some rounds later:
command-analyse-difference = { $what }, { $whose }: { $better } instead of { $gave }
command-analyse-average = { $whole }.{ $tenths }
