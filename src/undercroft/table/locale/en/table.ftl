# What the server of the browser table says.

table-unknown = There is no such table.
table-deleted = This table has been deleted.
table-wrong-token = This link does not open this table.
table-seat-taken = An invitation is good for one person, and somebody has taken the seat with this one. You may watch, or ask the host for a seat of your own.
table-weak-token = That is no good token for a seat: make another, of 128 random bits.
table-still-here = Whoever has this seat is at the table. Only a seat whose person has left can be given to somebody else.
table-hello-first = Say hello first.
table-hello-again = You have said hello already.
table-full = This table has no room for more spectators.
table-too-fast = That was too much at once. Wait a moment.
table-chat-fast = You are talking too fast. Wait a moment.
table-house-full = There is no room for more people here just now. Try again in a moment.
table-read-too-much =
    Too much was looked up from here just now. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
table-made-too-many =
    Many tables were made from here just now. The next can be made in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
table-message-long = That message is longer than { $limit } bytes.
table-address-long = That address is longer than { $limit } bytes.
table-chat-long = Keep it under { $limit } characters.
table-not-understood = That message makes no sense: { $problem }
table-no-database = The database does not answer.
table-worker-away = A part of the server does not answer.
table-disk-full = There is no room left on the server's disk. Nothing is lost, but nothing can be saved until there is. Try again later.
table-damaged = What the server has kept of this table is damaged. Whoever runs the server may have a backup.
table-broken = Something went wrong. Nothing has changed.
table-not-kept = The answer could not be saved, so it does not count. Try again.
table-rule-failed = A rule of the game failed on this. Nothing has changed; choose something else.
table-not-your-seat = That seat is not yours.
table-host-only = Only whoever made the table may do that.
table-bot-plays = A bot plays this seat. Take the seat back first.
table-over = The game is over.
table-not-asked = Nothing is being asked of this seat now.
table-late = That has been decided already.
table-nothing-to-undo = There is nothing to take back.
table-seed-told = The game is over and the seed of its dice is known, so nothing can be taken back. Look back instead, and make a new table from an earlier moment.
table-account-later = How a game went is told when it is over.
table-analysis-later = The game can be analysed once it is over: nobody is advised in theirs.
table-analysis-own = Only whoever sat in a seat can see its analysis.
table-analysis-off = This server analyses no games.
table-analyses-many = You have asked for several analyses. Wait until one is done.
table-analyses-busy = Many games wait to be analysed. Try again in a minute.
table-luck-later = The seed of the dice is told when the game is over.
table-luck-unknown = This table was made without a pledge about its dice, so there is nothing to check.
table-no-vote = Nobody asks to take anything back now.
table-no-say = You have already agreed, or need not.
table-undo-declined = { $name } prefers that this stays as it is.
table-undo-declined-nameless = Another player prefers that this stays as it is.
table-no-such-bot = There is no such bot. There are: { $bots }.
table-no-such-game = There is no such game. There are: { $games }.
table-bad-input = This cannot be used: { $problem }
table-no-such-decision = The game has not come that far.
table-secrets = While the game goes on only whoever holds all seats that people have, or have had, may do that.
table-only-over = Only a finished game can be seen from other seats.
table-no-such-language = There is no such language. There are: { $langs }.
table-no-pages = The table is laid, but its pages are not built. Install Undercroft again where there is Node.js 20 or later, or run make play in its source tree. Then reload this page.
table-no-such-page = There is nothing here.
table-record-long = A record may have { $limit } bytes at most.
table-record-lines = A record may have { $limit } lines at most.
table-record-decisions = A record may have { $limit } decisions at most.
table-record-slow = Playing this record again took too long, so it was given up.
table-imports-busy = Many records are being read just now. Try again in a moment.
table-away = This table is being moved. Try again in a moment.
table-outdated = This game was begun with rules or content that have changed since, and it cannot go on under the new ones. It can only be looked at.
table-other-rules = Another server plays this game by other rules. Here it can only be looked at.
table-before-rules = That was before the rules of this game changed: only what came after can be looked at again.
table-fork-seats = This game goes on with as many seats as it had: { $players }.
