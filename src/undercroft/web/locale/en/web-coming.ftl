# Coming to a table: links, invitations, open tables; how long people may take.

## Sharing

share-send = Share …
share-code = QR code
share-code-hide = Hide the code
share-code-of = QR code: { $label }
share-invitation = Invitation to this seat
share-text = Come and play { $game } with me: this link is your chair.
share-text-watch = Come and watch our game of { $game }.
share-address-alone = The address { $address } works on this machine only: for others the links would lead nowhere. To let them in, start the server with
share-address-unknown = The address { $address } works on this machine only. Open the page under an address that others can reach, and the links will name it.
share-address-local = The links name { $site }, this machine’s address in the local network: they work for everybody in it. { $address } would work only here.
share-list = Let anybody join
share-list-hint = The table is shown in the lobby of this server for as long as a seat is free.
share-listed = The table is also in the lobby, for anybody who would like to play.

## An invitation

join-by = { $name } invites you to { $game }
join-title = You are invited to { $game }
join-yours = your seat
join-somebody = somebody
join-which = Which seat?
join-sit = Sit down
join-watch = Just watch
join-here-already = You have a seat at this table already.
join-taken = Somebody has taken this seat. You may watch, or ask for another invitation.
join-over = This game is over. You may look at how it ended.
join-problem = This invitation does not work
join-wrong = The link is not complete, or the seat was given to somebody else. Ask for a new one.
join-pace-turn = { $time } for each turn
join-pace-game = { $time } for each player, for the whole game

## Open tables in the lobby

lobby-open = Tables that wait for somebody
lobby-open-by = made by { $name }
lobby-open-somebody = made by somebody
lobby-open-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
lobby-open-join = Join

## How long people may take

pace-label = Time to think
pace-none = as long as you like
pace-turn = { $time } a turn
pace-game = { $time } each for the whole game
pace-then = When time is up
pace-then-bot = a bot answers
pace-then-host = I decide
pace-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
pace-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
pace-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## Knowing that it is one's turn

turn-yours = Your turn
turn-title = When it is my turn
turn-text = The title and the icon of this page always say it. If you like, you are told in other ways too.
turn-notice = Show a notice
turn-notice-hint = While this page is open somewhere and you look at something else.
turn-forbidden = The browser forbids notices of this page. Allow them in its settings for this address.
turn-impossible = This browser shows no notices here: most want a secure connection (https) for that.

clock-left = Time left:
clock-up = The time of { $names } is up.
clock-up-yours = Your time is up.
clock-then-bot = A bot answers.
clock-then-host = Whoever made the table decides what happens.
clock-then-you = You decide what happens.
clock-more = More time for { $name }
clock-bot = A bot for { $name }
web-chat-expired = has run out of time.

turn-push = Also when this page is closed
turn-push-hint = By the browser’s own service, on this device, for this table; only while you are away.
turn-push-failed = The browser did not agree to be reached. Some do so only if they are installed as an app.
turn-mail = By e-mail to
turn-mail-hint = One e-mail for each decision that waits for you, only while you are away. The address is kept with this table and told to nobody.
turn-mail-go = Send me e-mails
turn-mail-sent = A message is on its way to { $address }: confirm the address by the link in it.
