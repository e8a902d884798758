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
command-analyse-luck = In hundredths of a victory the throws gave { $luck }, the decisions of all sides { $choice }.
command-analyse-doubted = { $n ->
    [one] One answer was another than the bot's.
   *[other] { $n } answers were others than the bot's.
  } What cost most, after so many answers:
command-analyse-none = Nothing that could be told from luck.
command-analyse-gave = You: { $what } ({ $chance } % to win)
command-analyse-better = Better: { $what } ({ $chance } %)
command-analyse-wordless = another choice
command-analyse-then = { $first }, then { $then }
command-analyse-on = { $first }, then { $then }, and so on
command-analyse-why = It cost { $cost } in a hundred, give or take { $error }; the other did better in { $better } of { $games } imagined games.
command-analyse-difference = { $what }, { $whose }: on average { $better } instead of { $gave }
