# How a game went: numbers, a picture, the moments that decided it, and another game.

web-account-numbers = In numbers
web-account-course = { $what }, from the first decision to the last
web-account-luck-of = { $got }, usual { $expected }
web-account-usual = usual { $expected }
web-account-moments = What decided it
web-account-moment = Look at this moment
web-account-round = Round { $round }
web-account-none = –
web-account-none-aloud = does not apply
web-ending-turned = Again, seats turned

# What decided a finished game: chances, luck and choice, costly decisions.

web-analysis-title = Analysis of your game
web-analysis-seat = Whose game
web-analysis-offer = How likely you were to win as the game went on, what luck gave and what choices gave, and which of your decisions cost most. It takes a minute or two and is kept with the game.
web-analysis-begin = Analyse my game
web-analysis-waiting =
    { $ahead ->
        [one] One other game is analysed first.
       *[other] { $ahead } other games are analysed first.
    }
web-analysis-running = Playing imagined games from every part of yours…
web-analysis-closer = Looking closer at the decisions that cost most…
web-analysis-stop = Stop
web-analysis-leave = You can close this: it goes on, and what it finds is kept here.
web-analysis-failed = The analysis came to nothing. You can ask for it again.
web-analysis-curve = Your chance to win
web-analysis-words = From { $first } at the beginning to { $last } at the end.
web-analysis-table = The chances as a table
web-analysis-decision = Decision
web-analysis-chance = Chance to win
web-analysis-split = Luck and choice
web-analysis-luck = Luck
web-analysis-choice = Choice
web-analysis-split-how = In victories out of a hundred such games, and how far off that may well be. Choice is what everybody’s decisions gave you beside those of the bot. Luck is the rest of the way from the beginning to the end: dice, cards and what came to light.
web-analysis-choice-none = Here everybody decided as the bot would.
web-analysis-given = { $gave } ± { $error }
web-analysis-little = about 0 (± { $error })
web-analysis-untold = can’t be told
web-analysis-mistakes = What cost you most
web-analysis-gave = Your answer
web-analysis-better = Better
web-analysis-wordless = another choice
web-analysis-to-win = { $chance } to win
web-analysis-ends =
    { $games ->
        [one] Played to the end once after both, with the same luck: won { $won } after yours, { $better } after the better one.
       *[other] Played to the end { $games } times after both, with the same luck: won { $won } after yours, { $better } after the better one.
    }
web-analysis-cost =
    So it cost about { $n ->
        [one] one victory
       *[other] { $n } victories
    } in a hundred, give or take { $error }.
web-analysis-at-once = The better one wins at once, before anybody has to decide anything else, in { $n } of { $games }.
web-analysis-differences = Some rounds later, on average
web-analysis-see = See it
web-analysis-try = Try it from there
web-analysis-none = None of your decisions surely cost you anything.
web-analysis-fineness =
    { $doubted ->
        [0] All your answers were the bot’s.
        [one] One of your answers was not the bot’s.
       *[other] { $doubted } of your answers were not the bot’s.
    } How fine this is: { $points } points of the curve, with { $first } imagined { $first ->
        [one] game
       *[other] games
    } from the first and { $games } from each of the others, and up to { $ends } after either of two plans, all played to their ends and dealt so that you could not have told them from the real one. Fewer for long games.
