# What a messenger shows of a link to a table.

table-invited-by = { $name } invites you to a game of { $game }
table-invited = You are invited to a game of { $game }
table-invited-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}. In your browser, without an account.
