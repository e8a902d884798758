"""Cards as the tests of the rules know them: a monster keeps its life in them, whatever makes for a better game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from undercroft.games.dungeonfighter.box.components import Equipment, Monster, Room
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules import techniques
from undercroft.kernel.content import load
from undercroft.kernel.sourced import by_id


class Printed(msgspec.Struct, frozen=True):
    monsters: tuple[Monster, ...]
    rooms: tuple[Room, ...]
    equipment: tuple[Equipment, ...]


PRINTED = load(Path(__file__).with_suffix(".yaml"), Printed)


@pytest.fixture(autouse=True)
def cards_as_printed() -> Iterator[None]:
    """How many there are of each is left as it is."""
    c = content()
    rooms = {room.id: msgspec.structs.replace(room, copies=c.rooms[room.id].copies) for room in PRINTED.rooms}
    wares = {card.id: msgspec.structs.replace(card, copies=c.equipment[card.id].copies) for card in PRINTED.equipment}
    techniques.bound.cache_clear()
    with (
        patch.dict(c.monsters, by_id(PRINTED.monsters)),
        patch.dict(c.rooms, rooms),
        patch.dict(c.equipment, wares),
    ):
        yield
    techniques.bound.cache_clear()
