# What cards ask when they are used, and what the log says of them. Their names and texts are in content.ftl.

## Heroes

des-ask-trade = { $who }: what do you give, and for what?
des-trade-heal =
    Spend { $amount } fatigue and heal { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
des-trade-bleed =
    Suffer { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } and recover { $amount } fatigue
des-ask-overlord-pauses = The overlord is about to go on. Do you use a card first?
des-ask-swap = { $who }: which order do you have from now on?
des-ask-weapon = { $who } attacks. What with?
des-ask-lead = { $who }: who has the order?
des-ask-order = { $who }: which order do you place?
des-ask-telekinesis =
    { $who }, Telekinesis for { $pay } fatigue: which figure do you move by { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }?
des-ask-telekinesis-to =
    { $who } is moved: where to? { $left ->
        [one] This is the last space.
       *[other] { $left } spaces are left.
    }
des-telekinesis-to = To { $cell }
des-log-used-up = { $who } uses up { $item }.

## Traps

des-ask-crushed = Rubble has fallen on { $who }. Where do you put the hero?
des-ask-leap = The ground gives way under { $who }. Where do you leap?
des-trap-to = To { $cell }
des-ask-mimic = The chest has teeth. Where does it stand up?
des-ask-charm = Dark Charm: which hero is to attack one of the party? A blank on the power die saves the hero.
des-log-trap-escaped = { $who } gets away with a scare.
des-log-paralyzed = { $who } breathes in the gas and freezes: the turn is over.
