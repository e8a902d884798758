# Massive Darkness 2 in the lobby, with the first page: short.

massivedarkness2-title = Massive Darkness 2: Hellscape
massivedarkness2-front-text = One to six heroes against the hordes of hell, which the rules play. Doors open on crowds, crowds leave treasure, and every round the darkness gains a step.
massivedarkness2-front-time = 60 to 120 minutes
massivedarkness2-front-art = A hero with a torch before an open gate; behind it, red eyes in the dark and the horns of something large
massivedarkness2-won-heroes = the heroes
massivedarkness2-won-darkness = the darkness
