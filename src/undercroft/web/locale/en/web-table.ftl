# The table: seats, prompt, choices, log, chat, looking back.

web-table-title = A table
web-board-label = Board
web-panels-label = Sheets, log and chat
web-view-board = Board
web-view-sheets = Sheets
web-view-log = Log
web-view-chat = Chat
web-scene-label = The table
web-spectating = You are watching.
web-connection-lost = The connection is gone for a moment. Nothing is lost; it will come back by itself.
web-turned-away = This table is not for you
web-to-lobby = To the lobby
web-forget-table = Forget this table
web-copied = The link has been copied.
web-copy-by-hand = Copy this link:

## The picture

web-frame-label = Picture that can be moved and zoomed
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = Show everything

## Seats

web-seats-label = Seats
web-seat-yours = you
web-seat-here = here
web-seat-away = away
web-seat-open = free seat
web-seat-bot = bot · { $bot }
web-seat-turn = is being asked
web-seat-name = Name at this table
web-seat-rename = Rename
web-seat-look = Answer for this seat now
web-seat-copy-hint = Whoever sits down with it first has this seat; after that it is void.
web-seat-copy-own = Copy the link for another device of mine
web-seat-copy-own-hint = It opens all that is yours at this table: keep it to yourself.
web-seat-take = Take this seat myself
web-seat-give = Give this seat to somebody else
web-seat-give-text = { $name } loses this seat: the old link no longer opens it, and you get a new invitation. Everybody at the table is told.
web-seat-give-do = Make a new invitation
web-seat-give-leave = Leave it
web-seat-taken = This seat is taken
web-seat-taken-watch = Watch the game
web-seat-copy-spectator = Copy the link for spectators
web-seat-take-back = Take the seat back from the bot
web-seat-hand-over = Let a bot play this seat
web-seat-which-bot = Which bot?
web-bot-random = without a plan
web-bot-greedy = skilled

## The prompt

web-prompt-label = What is asked
web-prompt-your-turn = Your turn.
web-prompt-turn-of = { $name }:
web-prompt-reaction = You may step in.
web-prompt-reaction-of = { $name } may step in.
web-prompt-waiting =
    { $count ->
        [one] Waiting for { $names } to decide.
       *[other] Waiting for { $names } to decide.
    }
web-prompt-bots =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
web-prompt-moment = One moment.
web-prompt-outdated = There is nothing to decide here.
web-prompt-sitting-down = Sitting down at the table.
web-prompt-replaying = Looking back: the table after { $decision } of { $now } decisions.
web-pass-always = Always pass on this
web-choice-default = Enter
web-choice-refused = , not possible now: show why
web-choice-more = More about: { $choice }
web-choice-more-short = More
web-choices-board =
    { $count ->
        [one] Choose on the board: 1 choice
       *[other] Choose on the board: { $count } choices
    }
web-choices-refused =
    { $count ->
        [one] 1 choice is not possible now
       *[other] { $count } choices are not possible now
    }
web-confirm = Confirm
web-confirm-none = Choose none
web-subset-exactly = { $chosen } of { $count } chosen
web-subset-between = { $chosen } chosen, { $low } to { $high } allowed
web-order-up = Move up: { $what }
web-order-down = Move down: { $what }
web-order-moved = { $what } is now number { $place }.
web-order-confirm = In this order
web-number-less = One less
web-number-more = One more
web-number-range = from { $low } to { $high }
web-standing-label = What you may do at any time
web-standing-hint = You may do this at any time, on the turns of others too
web-standing-of = { $name }: { $what }
web-walking = On the way
web-walking-stop = Stop

## Rules

web-rule-show = Show rule { $rule }
web-rule-loading = Looking it up in the rules.
web-rule-unknown = This rule is not in the rulebook.
web-rule-book = In the rulebook

## Log and chat

web-log-label = What happened
web-log-latest = The latest news:
web-log-news =
    { $count ->
        [one] 1 line since your last answer
       *[other] { $count } lines since your last answer
    }
web-log-open = Open the log
web-log-filter = Search the log
web-log-empty = Nothing has happened yet.
web-log-no-match = No line says that.
web-log-older = Older lines
web-log-loading = Loading older lines.
web-log-look = Look at this moment ({ $decision })
web-log-link = Copy link
web-chat-label = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-spectator = Spectator
web-chat-unread = new

## Taking back

web-undo = Take back
web-undo-by-consent = Ask to take back
web-undo-free = Take back your last answer (U)
web-undo-ask = Others have learned something since: they must agree (U)
web-undo-seen = You have seen more since: everybody will be told (U)
web-takeback-confirm = You have seen more since: dice, cards or what others did. You can take your answer back all the same; the table will note it.
web-takeback-do = Take it back
web-takeback-leave = Leave it
web-chat-reopened = This seat is free again: the host has made a new invitation to it.
web-chat-taken-back = took back an answer after its consequences had been seen.
web-chat-table = The table
web-chat-carried = The rules of this game have changed. It goes on under the new ones{ $count ->
        [0] {""}
        [one] , from the last point where that is possible: { $count } answer is lost
       *[other] , from the last point where that is possible: { $count } answers are lost
    }.
web-board-outdated = This position can no longer be drawn.
web-takeback-title = Take it back?
web-takeback-asks = { $name } asks to take back the last answer. Do you agree?
web-takeback-yes = Agree
web-takeback-no = Do not agree
web-takeback-waiting = You have asked to take back your answer. Waiting for { $names }.
web-takeback-others = { $name } asks to take back an answer; others must agree.

## Looking back

web-replay-label = Look back
web-replay-prev = One decision back
web-replay-next = One decision on
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Decision
web-replay-at = Decision { $decision } of { $last }
web-replay-now = Back to now
web-replay-link = Copy link
web-replay-fork = New table from here
web-replay-perspective = Whose eyes
web-replay-own-eyes = As I saw it
web-replay-eyes-of = As { $name } saw it

## Passing the device

web-curtain-title = { $name } is next
web-curtain-text = Pass the device to { $name }. What comes next is not for other eyes.
web-curtain-open = I am { $name }

## The end

web-ending-title = The game is over
web-ending-side = The winning side: { $side }.
web-ending-nobody = The game is over, and nobody has won.
web-ending-winners =
    { $count ->
        [one] { $names } wins the game.
       *[other] { $names } win the game.
    }
web-ending-winner = winner
web-ending-won = A victory to tell of.
web-ending-lost = Not this time.
web-ending-show = Show the result
web-ending-record = Save the record
web-ending-fork = Play on from an earlier moment
web-ending-fork-how = Go to a moment, then choose “New table from here”.
web-ending-replay = Look back
web-ending-again = Play again

## Were the dice fair?

web-luck-title = Are the dice fair?
web-luck-check = Check the dice
web-luck-running = All dice and cards of this game come from one long random number, the seed. It was drawn before the game began and stays secret until it is over. This pledge is its fingerprint: when the game is over the seed is told, and your browser can check that it is still the same one.
web-luck-over = All dice and cards of this game come from one long random number, the seed. It was drawn before the game began, and this pledge was its fingerprint. Your browser has now worked out everything anew.
web-luck-pledge = The pledge
web-luck-seed = The seed
web-luck-checking = Checking …
web-luck-fair = Everything agrees.
web-luck-unfair = This does not agree.
web-luck-committed = The seed is the one that was pledged.
web-luck-not-committed = The seed is not the one that was pledged.
web-luck-remembered = The pledge is the one that this browser saw during the game.
web-luck-not-remembered = During the game this browser saw another pledge.
web-luck-draws =
    { $count ->
        [one] The one draw of dice or cards follows from the seed.
       *[other] All { $count } draws of dice and cards follow from the seed.
    }
web-luck-wrong-draw = Draw { $n } does not follow from the seed.
web-luck-before =
    { $count ->
        [one] One draw is older: it comes from the game that this table went on with.
       *[other] { $count } draws are older: they come from the game that this table went on with.
    }
web-luck-limits = So nobody could change the dice during the game. What cannot be proven is that the seed was the first one drawn.
web-luck-none = This table was made without a pledge about its dice, so there is nothing to check.

## Settings, help

web-settings = Table settings
web-sound = Sounds
web-pass-title = Always passed on
web-pass-none = You are asked about everything. When you are asked to step in, “Always pass on this” puts it here.
web-pass-ask = Ask me again
web-pass-ask-always = Ask me always
web-help = Help and keys
web-help-rules = Rulebook
web-keys-title = Keys
web-key-choice = take that choice from the list
web-key-default = the usual choice
web-key-tab = go through choices, board and sheets
web-key-arrows = move over the board, or move the picture
web-key-zoom = closer, further away, everything
web-key-standing = what may be done at any time
web-key-undo = take back
web-key-replay = look back, and return
web-key-step = one decision back or on while looking back
web-key-views = board, sheets, log, chat
web-key-escape = stop walking, close, back to now
web-key-help = this help
web-card-close = Put the card down
web-card-read = Read the card
