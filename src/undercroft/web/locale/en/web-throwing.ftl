## Real dice and cards at the table

web-throw-for = { $name }: throw for them and enter what comes.
web-throw-waiting = { $name } throws the dice or draws, and enters what comes.
web-throw-nobody = Somebody has to sit down who throws the dice.
web-throw-lying = What the dice show
web-throw-open = { $die }: still to be entered
web-throw-lift = { $die }: { $face }. Take it back
web-throw-kind = { $count ->
    [one] { $die }
   *[other] { $die } × { $count }
}
web-throw-done = That is what they show
web-throw-done-cards = These it is
web-throw-leave-roll = Let the table throw
web-throw-leave-draw = Let the table draw
web-throw-leave-shuffle = Let the table shuffle
web-throw-order = { $count ->
    [one] One card.
   *[other] { $count } cards, in the order in which they were drawn.
}
web-throw-order-shuffle = { $count ->
    [one] One card.
   *[other] All { $count } cards in their new order, the bottom one first. Whoever enters them knows it; if nobody is to, let the table shuffle.
}
web-throw-unname = { $card }: take it out again
web-throw-find = Name of the card
web-throw-cards = Cards that are left
web-throw-none = No such card is left.
web-throw-note-dice = At this table people throw real dice: the server pledges nothing about them. Cards are still shuffled by the table.
web-throw-note-all = At this table dice and cards come out of people’s hands: the server pledges nothing about them.

new-hands = Dice and cards
new-hands-none = The table throws and shuffles
new-hands-dice = We throw real dice
new-hands-all = Real dice and real cards
new-hands-hint-none = With a pledge that everybody can check after the game.
new-hands-hint-dice = Whoever’s throw it is taps the faces; for bots you do. Cards are shuffled by the table.
new-hands-hint-all = You enter cards by name, too. Whoever enters hidden cards sees them.
