"""The cards of the decks, each file by itself."""

from __future__ import annotations

from pathlib import Path

from undercroft.games import massivedarkness2
from undercroft.games.massivedarkness2.box.components import DoorCard, Item, Mob, MobItem, Roaming, SetPower
from undercroft.kernel.content import load

FOLDER = Path(massivedarkness2.__path__[0])
CONTENT = FOLDER / "content"

ITEMS = load(CONTENT / "items.yaml", tuple[Item, ...])
MOB_ITEMS = load(CONTENT / "mob_items.yaml", tuple[MobItem, ...])
SET_POWERS = load(CONTENT / "set_powers.yaml", tuple[SetPower, ...])
DOORS = load(CONTENT / "doors.yaml", tuple[DoorCard, ...])
MOBS = load(CONTENT / "mobs.yaml", tuple[Mob, ...])
ROAMING = load(CONTENT / "roaming.yaml", tuple[Roaming, ...])
