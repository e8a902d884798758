# How a game went, in numbers.

dfi-account-course = Life of the team
dfi-account-throws = Throws
dfi-account-hits = Hits
dfi-account-damage = Damage dealt
dfi-account-best = Hardest blow
dfi-account-ultras = Ultra-critical hits
dfi-account-finished = Monsters finished off
dfi-account-suffered = Life lost
dfi-account-knocked_out = Knocked out
dfi-account-scars = Scars
dfi-account-luck-eyes = Eyes
