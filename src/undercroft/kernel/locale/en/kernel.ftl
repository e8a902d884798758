# What the kernel itself says: seats, chance, and why an answer is refused.

kernel-seat = Player { $n }
kernel-value = { $value }
kernel-pass = Pass

## Chance

kernel-roll = Roll the dice.
kernel-draw = Draw at random.
kernel-shuffle = Shuffle.

## Refusals

kernel-over = The game is over.
kernel-not-asked = It is not your turn to decide anything.
kernel-nothing-standing = There is nothing that you may do unasked.
kernel-not-while-sealed = Not while sealed choices are being made: wait until everybody has chosen.
kernel-not-while-thrown = Not before chance has spoken: enter what the dice or cards show.
kernel-not-an-option = “{ $answer }” is not one of the choices.
kernel-not-a-list = “{ $answer }” is one answer where a list is needed.
kernel-repeated = Nothing may be named twice: { $answer }.
kernel-exactly = Exactly { $count } must be chosen, not { $got }.
kernel-how-many =
    { $low ->
        [0] At most { $high } can be chosen, not { $got }.
       *[other] Between { $low } and { $high } must be chosen, not { $got }.
    }
kernel-order-all =
    { $count ->
        [one] The 1 thing must be named, not { $got }.
       *[other] All { $count } must be put in order, not { $got }.
    }
kernel-number = A whole number from { $low } to { $high } is needed, not “{ $got }”.
kernel-aim-axes =
    { $count ->
        [one] 1 number is needed: { $names }.
       *[other] { $count } numbers are needed: { $names }.
    }
kernel-aim = { $axis } must lie between { $low } and { $high }.
kernel-roll-count =
    { $count ->
        [one] The face of 1 die is needed.
       *[other] The faces of { $count } dice are needed.
    }
kernel-roll-face = A { $die } die has no face “{ $face }”; its faces: { $faces }.
kernel-draw-count =
    { $count ->
        [one] Exactly 1 must be drawn.
       *[other] Exactly { $count } must be drawn.
    }
kernel-draw-item = “{ $item }” is not among those that can be drawn.
