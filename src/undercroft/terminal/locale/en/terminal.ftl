# The table in a terminal: whose turn it is, what may be typed, and the menu before a game.

term-chance = The table
term-thinking = { $who } is thinking…
term-hand-over = { $who }, press Enter when only you look at the screen.
term-earlier-news =
    { $n ->
        [one] … 1 earlier line: log
       *[other] … { $n } earlier lines: log
    }
term-spots = Marked above, type the name:
term-default = Enter: { $what }
term-random = let the computer draw

## What may be typed

term-hint-one = Type a number from 1 to { $n }; ? explains the choices, help lists the commands.
term-hint-exactly =
    { $count ->
        [one] Type a number from 1 to { $n }.
       *[other] Type { $count } of the numbers from 1 to { $n }, with spaces between them.
    }
term-hint-between = Type { $low } to { $high } of the numbers from 1 to { $n }, with spaces between them; - stands for none.
term-hint-order = Type all the numbers from 1 to { $n } in the order you want, with spaces between them.
term-hint-number = Type a whole number from { $low } to { $high }.
term-aim-this = let go as the bars stand
term-no-keys = Bars can only be stopped in time at a keyboard: move them by their names.
term-hint-aim = Move a bar by its name (NAME 1.8, NAME ++, NAME --), swing to stop the bars in time with any key, or type all { $n } numbers.
term-hint-roll =
    { $n ->
        [one] Type the face that the die shows.
       *[other] Type the faces that the { $n } dice show, in this order, with spaces between them.
    }
term-hint-draw =
    { $n ->
        [one] Type the number of the one that was drawn.
       *[other] Type the numbers of the { $n } that were drawn, in their order, with spaces between them.
    }
term-help =
    Instead of an answer you can type:
      ?  or  ? N      explains the choices, or choice N, and cites the rule
      why N           says why choice N is not allowed
      u               takes back your last answer
      now             lists what you may do unasked, if there is such a thing; now N does it
      log             what has happened so far
      rules WORD      looks for words in the rules, in whatever form
      save [FILE]     says where the game is kept, or keeps a copy
      lang en|pl      changes the language
      q               leaves the table
    A choice can also be called by the beginning of its words.
    A plain Enter takes the default where there is one, and else draws the table again.
term-help-now = At any time, with now: { $what } ({ $who }).
term-help-parts = Parts of the table by themselves, with a number for another player's: { $parts }.
term-help-hint = help lists all commands.

## Answers of the table

term-no-choice = There is no choice “{ $what }”. { $hint }
term-which-choice = Name a choice by its number from 1 to { $n }.
term-which-player = Name a player by a number from 1 to { $n }.
term-which-lang = Languages: { $langs }.
term-nothing-forbids = Nothing forbids this: { $what }.
term-taken-back = Taken back.
term-undo-seen = More has been seen since – dice, cards or what others did: everybody at the table should agree. Take it back? (y: yes, Enter: no)
term-not-taken-back = It stays as it is.
term-taken-back-seen = { $who }: an answer was taken back after its consequences had been seen.
term-nothing-to-undo = You have answered nothing yet that could be taken back.
term-nothing-now = There is nothing that may be done unasked now.
term-which-now = { $hint } A plain Enter does nothing.
term-rules-usage = Type rules and a word to look for, or the id of a rule.
term-rules-found =
    { $n ->
        [0] No rule has these words.
        [one] 1 rule found.
       *[other] { $n } rules found, { $shown } shown.
    }
term-saved = The game is saved: { $file }
term-truncated = The file was cut off: the game goes on after its last whole answer.
term-outdated = The rules have changed since this game was played, so it goes on after decision { $n }; { $left } later ones were dropped. { $why }
term-keep = Keep this game, to go on with it later? (Enter: yes, n: no)
term-discarded = The game is gone.

## The end

term-winners =
    { $n ->
        [0] Nobody wins.
        [one] { $who } wins!
       *[other] { $who } share the victory!
    }
term-side-wins = Victory: { $side }!
term-solo-end = The game is over. Your result: { $score }.

## The menu

term-title = Undercroft
term-tagline = dungeon crawls for the table, the terminal and the lab
term-menu = What shall we play?
term-menu-resume = Go on: { $game }, { $seats } ({ $when })
term-menu-lang = Język: polski
term-menu-quit = Quit
term-menu-players = How many players? { $low } to { $high } (Enter: { $default })
term-menu-people = How many of them are people at this keyboard? 0 to { $players } (Enter: 1)
term-menu-bots = Who plays the others?
term-menu-side = Which side do the people play?
term-menu-options = Change anything by its number; Enter begins the game.
term-menu-option = { $option }: { $value }
term-on = yes
term-off = no
term-any = any
term-human =
    { $n ->
        [one] 1 person
       *[other] { $n } people
    }
term-bots = { $n } × { $name }
term-good-bye = See you below.
