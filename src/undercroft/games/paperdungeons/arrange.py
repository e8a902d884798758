"""Positions for scenarios: written in a player's words, and read back in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NoReturn

import msgspec

from undercroft.games.paperdungeons.components import Colour, Count, GemLetter, HeroId, RoomId, SymbolId
from undercroft.games.paperdungeons.content import content
from undercroft.games.paperdungeons.dungeon import (
    GEM_LETTERS,
    GEM_ROOMS,
    MONSTER_ROOMS,
    ROOM_NAMES,
    ROOMS,
    bits,
    gem_room,
    room_index,
    rooms_in,
)
from undercroft.games.paperdungeons.names import HEROES, ITEMS, hero_index, item_index
from undercroft.games.paperdungeons.rules.dice import DICE, POOL
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.rules.scoring import LINES
from undercroft.games.paperdungeons.state import OUTSIDE, Letter, Options, PaperDungeons, Result, Sheet, Story, new_sheet
from undercroft.kernel.content import ContentError, Entry, decode

SHEET = content().sheet
REWARD_ROOMS = bits(tuple(room.id for room in ROOMS if room.reward)) & ~GEM_ROOMS
DEFAULT_STYLE: tuple[Colour, ...] = ("black", "black", "white", "white")
"""Of a player whose objective the scenario does not name."""
BLACK_HEROES = 2
SOURCE = "given"

Level = Annotated[int, msgspec.Meta(ge=SHEET.start_level, le=SHEET.max_level)]
Parts = Annotated[int, msgspec.Meta(ge=0, le=SHEET.parts_per_item)]
Round = Annotated[int, msgspec.Meta(ge=0, le=LAST_ROUND + 1)]
Digit = Annotated[int, msgspec.Meta(ge=0, le=9)]
