"""What single cards do that data cannot say. Importing it registers all of them."""

from undercroft.games.massivedarkness2.cards import berserker as berserker
from undercroft.games.massivedarkness2.cards import bosses as bosses
from undercroft.games.massivedarkness2.cards import doors as doors
from undercroft.games.massivedarkness2.cards import items as items
from undercroft.games.massivedarkness2.cards import mobs as mobs
from undercroft.games.massivedarkness2.cards import paladin as paladin
from undercroft.games.massivedarkness2.cards import ranger as ranger
from undercroft.games.massivedarkness2.cards import roaming as roaming
from undercroft.games.massivedarkness2.cards import rogue as rogue
from undercroft.games.massivedarkness2.cards import shaman as shaman
from undercroft.games.massivedarkness2.cards import wizard as wizard
