## Oneself: another device, history, statistics

shell-nav-me = You
me-title = You
me-devices = On another device
me-take = Take your seats along
me-take-text = Your name, your seats and your finished games can come to another device of yours. No account is needed.
me-take-go = Make a sentence
me-take-again = Make a new sentence
me-take-nothing = There is nothing to take along yet.
me-take-code = Code that opens this page on the other device, with the sentence filled in
me-take-once = Type it there, or point the camera at the code. It works once, for { $minutes } minutes. The server cannot read what it keeps meanwhile. Tell nobody: whoever types it sits in your seats.
me-bring = Bring them here
me-bring-field = The sentence of the other device
me-bring-text = Six words; the first four letters of each will do.
me-bring-go = Bring them over
me-words-wrong = That is no such sentence: it has six English words.
me-brought = { $n ->
    [0] Everything is here; no table is new.
    [one] Everything is here, and one table is new.
   *[other] Everything is here, and { $n } tables are new.
}
me-to-tables = To the tables
me-statistics = Statistics
me-none = Games that you play to their end are counted here.
me-played = played
me-won = won
me-lost = lost
me-share = share
me-all = All
me-points = Points: { $best } at best, { $mean } on average.
me-streak = The last { $n } were all won.
me-history = Finished games
me-with = with { $who }
me-result-won = Won
me-result-lost = Lost
me-result-alone = Played to the end
me-result-points = { $words }, { $points } points
me-no-replay = The server no longer has it.
me-more = { $n ->
    [one] One more
   *[other] { $n } more
}
me-rated = Count my games in ratings
me-rated-hint = The server’s owner has switched them on. Without it you play as a newcomer.
me-rating = Rating { $rating } ± { $more }, after { $games ->
    [one] one game
   *[other] { $games } games
}.
