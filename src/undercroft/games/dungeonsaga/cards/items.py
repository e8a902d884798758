"""Items that act in reply to something (SAG-ITM-05)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.box.components import Item
from undercroft.games.dungeonsaga.models import name
from undercroft.games.dungeonsaga.rules.damage import SAVES, SPARED
from undercroft.games.dungeonsaga.rules.fighting import FACES, HERO_DIE
from undercroft.games.dungeonsaga.rules.items import item_name
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import msg


def amulet(g: DungeonSaga, m: Model, item: Item) -> Flow:
    """Dunstan's Amulet of Protection: a high die, and the wound is none."""
    (face,) = yield Roll([HERO_DIE], m.seat)
    spared = _spares(item, face)
    outcome = msg("sag-spared") if spared else msg("sag-not-spared")
    g.tell(msg("sag-log-amulet", who=name(m), item=item_name(item.id), die=int(face), outcome=outcome), "SAG-ITM-05")
    return spared


def _spares(item: Item, face: str) -> bool:
    return int(face) >= item.values["roll"]


SAVES["amulet"] = amulet
SPARED["amulet"] = lambda item: sum(_spares(item, face) for face in FACES) / len(FACES)
