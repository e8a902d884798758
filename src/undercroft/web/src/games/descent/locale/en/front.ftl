# Descent in the lobby, with the first page: short.

descent-title = Descent: Journeys in the Dark
descent-front-text = Heroes go down for gold and glory. One player is what waits for them there: the overlord, with traps, monsters and patience.
descent-front-time = 1 to 3 hours
descent-front-art = A hero with a torch before a dark gate, out of which two eyes look
descent-won-overlord = the overlord
descent-won-heroes = the heroes
