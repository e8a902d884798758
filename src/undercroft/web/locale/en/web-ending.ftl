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
web-analysis-split-how = In hundredths of a victory: what dice and cards gave you compared with usual ones, and what is left for everybody’s decisions.
web-analysis-mistakes = What cost you most
web-analysis-gave = Your answer
web-analysis-better = Better
web-analysis-wordless = another choice
web-analysis-to-win = { $chance } to win
web-analysis-then = then { $plan }
web-analysis-on = then { $plan }, and so on
web-analysis-why =
    It cost { $cost } in a hundred, give or take { $error }. With the same luck the other did better in { $better } of { $games } imagined { $games ->
        [one] game
       *[other] games
    }.
web-analysis-differences = After that, on average
web-analysis-see = See it
web-analysis-try = Try it from there
web-analysis-none = None of your decisions surely cost you anything.
web-analysis-fineness =
    { $doubted ->
        [one] One of your answers was
       *[other] { $doubted } of your answers were
    } not the bot’s. How fine this is: { $points } points of the curve with { $games } imagined { $games ->
        [one] game
       *[other] games
    } each, played to their ends; { $deals } for each comparison, in which search judges how things stand some rounds later. All were dealt so that you could not have told them from the real one. Fewer for long games.
