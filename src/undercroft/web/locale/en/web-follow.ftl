# Following what others do, and looking back at it.

web-follow-label = What others do
web-follow-pause = Stop here
web-follow-go-on = Go on
web-follow-step = Next thing
web-follow-pace = How fast
web-follow-pace-slow = Slow
web-follow-pace-normal = Normal
web-follow-pace-fast = Fast
web-follow-pace-instant = At once
web-follow-left =
    { $count ->
        [one] One more thing has happened
       *[other] { $count } more things have happened
    }
web-follow-skip = Skip
web-follow-your-turn = Your turn: skip
web-follow-setting = What others do is shown
web-waited = While you waited
web-waited-again = See it again
web-key-follow = Follow others: stop or go on, next thing, skip

## Looking back

web-replay-by = Go by
web-replay-by-any = Everything that matters
web-replay-by-round = Rounds
web-replay-by-turn = Turns
web-replay-by-attack = Attacks
web-replay-by-wound = Wounds
web-replay-by-death = Deaths
web-replay-by-card = Cards played
web-replay-by-find = Finds
web-replay-by-arrival = Arrivals
web-replay-by-way = Doors and ways
web-replay-by-goal = Goals
web-replay-by-step = Steps
web-replay-by-other = Other events
web-replay-hop-back = Back to the last of these
web-replay-hop = On to the next of these
web-key-hop = In a replay: back and on by rounds or events
web-fork-title = Play on from here
web-fork-text = A new table goes on from after answer { $decision }; this one stays as it is. Who is to sit where?
web-fork-who = { $seat } is played by
web-fork-name = Name for { $seat }
web-fork-me = Me
web-fork-open = Somebody I invite
web-fork-bot = Bot · { $bot }
web-fork-invite = Invitations for free seats can be copied at the new table, by a click on the seat.
web-fork-do = Make this table

## Without a server

web-reading-offline = There is no connection to the server: you are reading the game as this browser has kept it.
web-readable = To be read without a connection
