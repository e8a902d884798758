torchrace-title = Torch Race

tor-ask-action = You are at depth { $depth }. What do you do?
tor-do-run = Run
tor-do-creep = Creep one step down
tor-do-climb = Climb one step up
tor-do-dig = Dig

tor-no-deeper = This is the bottom of the tunnel.
tor-no-higher = You are at the entrance already.
tor-no-relic = Your relic is not here: it lies at depth { $depth }.

tor-log-relic = Your relic lies at depth { $depth }.
tor-log-moved = { $who } is at depth { $depth }.
tor-log-won = { $who } digs up a relic at depth { $depth }!
tor-log-torch =
    { $rounds ->
        [0] The torch goes out.
        [one] The torch will last 1 more round.
       *[other] The torch will last { $rounds } more rounds.
    }
