# How an adventure went, in numbers.

sag-account-course = Wounds of the heroes
sag-account-attacks = Attacks
sag-account-strikes = Free strikes
sag-account-hits = Hits scored
sag-account-removed = Enemies put out of action
sag-account-wounds = Wounds taken
sag-account-fallen = Put out of action
sag-account-turns = Turns
sag-account-healed = Wounds healed
sag-account-feats = Feats used
sag-account-locks = Locks broken
sag-account-raised = Bone piles raised
sag-account-cards = Cards played
sag-account-luck = Hits scored
