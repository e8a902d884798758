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

shell-game-paperdungeons = Paper Dungeons
shell-game-paperdungeons-text = Six dice, one pencil, one dungeon. Everybody explores the same halls on a sheet of their own and writes down the better story.
shell-game-paperdungeons-time = about 30 minutes
shell-game-descent = Descent: Journeys in the Dark
shell-game-descent-text = Heroes go down for gold and glory. One player is what waits for them there: the overlord, with traps, monsters and patience.
shell-game-descent-time = 1 to 3 hours
shell-game-dungeonsaga = Dungeon Saga
shell-game-massivedarkness2 = Massive Darkness 2
shell-game-dungeonfighter = Dungeon Fighter

shell-players-range = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
}
shell-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
shell-art-paperdungeons = A dungeon drawn with a pencil on squared paper, with two dice
shell-art-descent = A hero with a torch before a dark gate, out of which two eyes look

## Lobby

lobby-hero-title = Down the stairs, behind the torch
lobby-hero-text = Dungeon crawls from the shelf, at one table in your browser: with friends anywhere, with bots, or with both. No account; whoever has the link has a chair.
lobby-games = Choose a game
lobby-new = New table
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
lobby-side-overlord = the overlord
lobby-side-heroes = the heroes
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
lobby-join-bad = That is not a link to a table: it should hold “#/table/”.
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
new-players-hint-descent-2 = One player leads two heroes against the overlord.
new-players-hint-descent = { $heroes ->
    [one] One hero against the overlord.
   *[other] { $heroes } heroes, one for each player, against the overlord.
}
new-seats = Who sits where
new-seat-overlord = Overlord
new-seat-heroes = { $n ->
    [0] Both heroes
   *[other] Hero { $n }
}
new-seat = Seat { $n }
new-me = Me
new-bot-greedy = Skilled bot
new-bot-random = Beginner bot
new-bot-other = Bot: { $bot }
new-open = A friend, by link
new-preset-one = I play one hero
new-preset-heroes = I play all heroes
new-preset-both = I play both heroes
new-preset-overlord = I play the overlord
new-options = Variants
new-option-default = as usual
new-quest = Quest
new-level-first = Good for a first game
new-level-1 = First steps
new-level-2 = Seasoned heroes
new-level-3 = Deep and dangerous
new-heroes = Heroes
new-heroes-dealt = Dealt at random
new-heroes-dealt-hint = Everybody is dealt a hero, as in the rulebook.
new-heroes-chosen = Chosen at the table
new-heroes-chosen-hint = Each player picks a hero before the first round.
new-heroes-fixed = Picked here and now
new-heroes-nth = Hero { $n }
new-heroes-twice = No hero can be in the party twice.
new-option-dungeon-any = Any of the twelve
new-option-story-any = Voted at the table
new-hint-missions = Three shared tasks; whoever does one first earns more.
new-hint-vanishing = Gems vanish from all sheets at the end of a round. A solo game always plays so.
new-hint-campaign = Three dungeons in a row that tell a story; scores add up.
new-hint-streamline = What nobody would decline happens by itself.
new-title-field = Name of the table
new-title-hint = If you like; it helps to find it again.
new-share-title = The table is laid
new-share-text = Give each friend a link of their own: whoever opens it first takes that seat, and then nobody else can. The game has begun and waits for them; you can sit down already.
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

rules-chapter-setup = Setup
rules-chapter-round = The round
rules-chapter-rounds = Rounds
rules-chapter-timing = Timing
rules-chapter-hero-turn = The hero's turn
rules-chapter-movement = Movement
rules-chapter-movement-actions = Movement actions
rules-chapter-attack = Attack
rules-chapter-line-of-sight = Line of sight
rules-chapter-range = Range
rules-chapter-damage = Damage
rules-chapter-death = Death
rules-chapter-unarmed = Unarmed
rules-chapter-off-hand = Off hand
rules-chapter-orders = Orders
rules-chapter-fatigue = Fatigue
rules-chapter-equipment = Equipment
rules-chapter-town = Town
rules-chapter-treasure = Treasure
rules-chapter-glyphs = Glyphs
rules-chapter-doors = Doors
rules-chapter-props = Props
rules-chapter-encounters = Encounters
rules-chapter-exploring = Exploring
rules-chapter-familiars = Familiars
rules-chapter-conquest = Conquest
rules-chapter-overlord = The overlord
rules-chapter-spawning = Spawning
rules-chapter-large-monsters = Large monsters
rules-chapter-master-and-named-monsters = Master and named monsters
rules-chapter-special-abilities = Special abilities
rules-chapter-lingering-effects = Lingering effects
rules-chapter-cards = Cards
rules-chapter-victory = Victory
rules-chapter-player-sheet = The player's sheet
rules-chapter-dice = Dice
rules-chapter-rolling = Rolling
rules-chapter-die-selection = Choosing dice
rules-chapter-level-up = Levels
rules-chapter-magic-items = Magic items
rules-chapter-potions = Potions
rules-chapter-monsters = Monsters
rules-chapter-traps = Traps
rules-chapter-bosses = Bosses
rules-chapter-gems = Gems
rules-chapter-missions = Missions
rules-chapter-objective-cards = Objectives
rules-chapter-power-cards = Powers
rules-chapter-rewards = Rewards
rules-chapter-resurrection = Resurrection
rules-chapter-scoring = Scoring
rules-chapter-ties = Ties
rules-chapter-solo = Solo
rules-chapter-variants = Variants
rules-chapter-campaign = Campaign

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
