# How a game went, where the game itself has nothing better to say.

account-standing = Who was ahead
account-decisions = Decisions
