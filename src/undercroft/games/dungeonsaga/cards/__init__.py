"""What single cards do that data cannot say. Importing it registers all of them."""

from undercroft.games.dungeonsaga.cards import feats as feats
from undercroft.games.dungeonsaga.cards import items as items
from undercroft.games.dungeonsaga.cards import spells as spells
