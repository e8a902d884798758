# What the server of the browser table says.

table-unknown = There is no such table.
table-wrong-token = This link does not open this table.
table-hello-first = Say hello first.
table-hello-again = You have said hello already.
table-full = This table has no room for more spectators.
table-too-fast = That was too much at once. Wait a moment.
table-made-too-many =
    Many tables were made from here just now. The next can be made in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
table-message-long = That message is longer than { $limit } bytes.
table-chat-long = Keep it under { $limit } characters.
table-not-understood = That message makes no sense: { $problem }
table-no-database = The database does not answer.
table-broken = Something went wrong. Nothing has changed.
table-not-kept = The answer could not be saved, so it does not count. Try again.
table-rule-failed = A rule of the game failed on this. Nothing has changed; choose something else.
table-not-your-seat = That seat is not yours.
table-bot-plays = A bot plays this seat. Take the seat back first.
table-over = The game is over.
table-not-asked = Nothing is being asked of this seat now.
table-late = That has been decided already.
table-nothing-to-undo = There is nothing to take back.
table-no-vote = Nobody asks to take anything back now.
table-no-say = You have already agreed, or need not.
table-undo-declined = { $name } prefers that this stays as it is.
table-undo-declined-nameless = Another player prefers that this stays as it is.
table-no-such-bot = There is no such bot. There are: { $bots }.
table-no-such-game = There is no such game. There are: { $games }.
table-bad-input = This cannot be used: { $problem }
table-no-such-decision = The game has not come that far.
table-secrets = While the game goes on only whoever holds all seats of people may do that.
table-only-over = Only a finished game can be seen from other seats.
table-no-such-language = There is no such language. There are: { $langs }.
table-no-pages = The table is laid, but its pages are not built. Install Undercroft again where there is Node.js 20 or later, or run make play in its source tree. Then reload this page.
table-no-such-page = There is nothing here.
table-record-long = A record may have { $limit } bytes at most.
table-away = This table is being moved. Try again in a moment.
table-outdated = This game was begun with rules or content that have changed since, and cannot go on under those of today. It can only be looked at.
table-other-rules = Another server plays this game by other rules. Here it can only be looked at.
table-before-rules = That was before the rules of this game changed: only what came after can be looked at again.
table-fork-seats = This game goes on with as many seats as it had: { $players }.
