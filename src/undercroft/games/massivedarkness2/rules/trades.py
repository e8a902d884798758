"""The six classes, each in a module of its own. Importing this registers all of them."""

from undercroft.games.massivedarkness2.rules import berserker as berserker
from undercroft.games.massivedarkness2.rules import paladin as paladin
from undercroft.games.massivedarkness2.rules import ranger as ranger
from undercroft.games.massivedarkness2.rules import rogue as rogue
from undercroft.games.massivedarkness2.rules import shaman as shaman
from undercroft.games.massivedarkness2.rules import wizard as wizard
