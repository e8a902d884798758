# The client's shell: header, lobby, new table, rules, credits.

## Small parts

ui-close = Close
ui-copy = Copy
ui-copied = Copied.
ui-copy-failed = The browser does not allow copying: select the link and copy it yourself.
ui-loading = Loading …
ui-again = Try again

## Header and pages

shell-name = Undercroft
shell-skip = Skip to the content
shell-home = Undercroft, to the tables
shell-nav = Pages
shell-nav-tables = Tables
shell-nav-rules = Rules
shell-nav-credits = Credits
shell-language = Language
shell-theme = Colours: { $theme ->
    [light] day
    [dark] torchlight
   *[auto] as the system
}
shell-sound = Sounds: { $on ->
    [on] on
   *[off] off
}
shell-offline = The server cannot be reached. Nothing is lost: what you have done so far is kept there, and this page goes on as soon as it is back.
shell-missing-title = A walled-up passage
shell-missing-text = There is no page at this address. Perhaps the link was cut short when it was copied.
shell-to-lobby = Back to the tables
shell-broken-title = Something gave way
shell-broken-text = This page has run into a mistake of ours. Games are kept on the server, so nothing is lost.
shell-broken-reload = Load the page again

shell-error-offline = The server cannot be reached.
shell-error-status = The server refused that ({ $status }).
shell-error-unknown = That did not work, and we do not know why.

## The games

shell-players-range = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
}
shell-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}

## Lobby

lobby-hero-title = Down the stairs, behind the torch
lobby-hero-text = Dungeon crawls from the shelf, at one table in your browser: with friends anywhere, with bots, or with both. No account; whoever has the link has a chair.
lobby-games = Choose a game
lobby-new = New table
lobby-practise = Practise
lobby-rules-of = Rules
lobby-coming = Still being dug: { $games }.
lobby-mine = My tables
lobby-mine-empty = No tables yet. Those you make or join are kept here, on this device.
lobby-finished = Finished games
lobby-unreachable = Your tables could not be looked up.
lobby-your-turn = Your turn
lobby-waiting-for = Waiting for { $who }
lobby-watching = You watch
lobby-not-installed = { $game } is not installed here, so this table cannot be opened.
lobby-free-seat = a free seat
lobby-continue = Continue
lobby-forget-this = Forget this table
lobby-forget-title = Forget this table?
lobby-forget-text = The table stays on the server, but this browser loses its key to it. If you have a seat there, only the host can give it out anew.
lobby-forget-yes = Forget it
lobby-forget-no = Keep it
lobby-delete = Delete it for everybody…
lobby-delete-title = Delete this table for good?
lobby-delete-text = The game and everything that happened in it is deleted on the server, for everybody who has a link to it. It cannot be brought back.
lobby-delete-yes = Delete it
lobby-replay = Replay
lobby-fork = Play on from a point of it
lobby-won = { $who } won
lobby-nobody-won = Nobody won
lobby-you-won = You won
lobby-gone-text = { $n ->
    [one] 1 table of yours is not known to this server.
   *[other] { $n } tables of yours are not known to this server.
}
lobby-gone-forget = Forget them
lobby-opened = last played { $when }
lobby-join = Join by link
lobby-join-text = Paste the link that somebody gave you.
lobby-join-field = Link to a table
lobby-join-go = Sit down
lobby-join-bad = That is not a link to a table: it should hold “/join/” or “#/table/”.
lobby-import = Open a record
lobby-import-text = A saved game goes on exactly where it stopped, or can be looked through from the start.
lobby-import-choose = Choose a file …
lobby-import-big = That file is too large to be a record.
lobby-name = Your name
lobby-name-hint = Shown to the others at the table.

## A new table

new-title = New table: { $game }
new-unknown = This server does not know the game “{ $slug }”.
new-start = Start
new-starting = Laying out …
new-summary = What you will play
new-you-seats = { $n ->
    [one] You
   *[other] You, at { $n } seats
}
new-none-of-you = You only watch
new-sum-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
new-sum-friends = { $n ->
    [one] 1 friend by link
   *[other] { $n } friends by link
}
new-players = Players
new-seats = Who sits where
new-seat = Seat { $n }
new-me = Me
new-bot-greedy = Skilled bot
new-bot-random = Bot without a plan
new-bot-beginner = Beginner bot
new-bot-hardest = Hardest bot
new-bot-search = Bot that thinks ahead
new-bot-other = Bot: { $bot }
new-open = A friend, by link
new-options = Variants
new-prepared = Begin at once
new-option-default = as usual
new-title-field = Name of the table
new-title-hint = If you like; it helps to find it again.
new-share-title = The table is laid
new-share-text = Give each friend a link of their own: whoever sits down with it first has that seat, and then nobody else can. The game has begun and waits for them; you can sit down already.
new-share-seat = Link for { $seat }
new-share-spectator = Link for spectators
new-share-spectator-hint = They see what everybody may see, and no secrets.
new-to-table = To the table

## Rules

rules-title = Rules
rules-of = Rules: { $game }
rules-games = Games
rules-search = Search the rules
rules-search-hint = Words or the number of a rule, for example { $example }
rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-found = { $n ->
    [0] No rule holds these words.
    [one] 1 rule found
   *[other] { $n } rules found
}
rules-clear = Show all
rules-chapters = Chapters
rules-intro = What the table enforces, rule by rule, in our own words. Every refusal and every line of the log names the rule behind it.
rules-where = In the Polish rulebook:
rules-ruling = Ruling
rules-example = Example
rules-not-applicable = Not enforced
rules-link = Link to rule { $id }
rules-unknown = There is no rule { $id }.
rules-failed = The rules could not be loaded.

## Credits

credits-title = Credits
credits-unofficial = Unofficial
credits-unofficial-text = Undercroft is made by players for players. It has nothing to do with the publishers and designers of these games and uses none of their art or texts: pictures are drawn and every sentence is written for this project. The names of the games belong to their owners. If you like a game, buy it: a real table has better snacks.
credits-icons = Icons
credits-icons-text = The small signs on boards, cards and dice come from one collection, shown in our colours.
credits-icons-by = They were drawn by:
credits-icons-show = { $n ->
    [one] 1 icon
   *[other] { $n } icons
}
credits-fonts = Type
credits-fonts-text = No page asks another server for letters. These two families come with it, under the Open Font License:
credits-libraries = Libraries
credits-libraries-text = In your browser, with thanks to their authors:
credits-server-text = On the server: Python with Litestar, msgspec, SQLAlchemy, uvicorn and fluent.runtime, each under its own free licence.
credits-privacy = What is kept
credits-privacy-text = No accounts, no tracking, nothing from other servers. Your browser remembers your name, your settings and the keys to your tables; the server keeps the games.
