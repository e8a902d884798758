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
