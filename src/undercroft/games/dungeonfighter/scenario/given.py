"""What a scenario may write under `given`: the table in a player's words."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.games.dungeonfighter.state import Colour
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive

Player: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]


class GivenHero(Entry, frozen=True, kw_only=True):
    """A hero; what is left out is as at the start of a game."""

    player: Player | None = None
    """Left out: heroes are dealt out to player 1, player 2 and so on, in the order in which they are written."""
    life: Count | None = None
    """Left out: the maximum."""
    scars: tuple[Colour, ...] = ()
    gear: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    down: bool = False
    dead: bool = False
    experience: Count = 0
    upgrades: dict[Colour, bool] = {}


class GivenFight(Entry, frozen=True, kw_only=True):
    """A fight whose next turn is about to begin."""

    foe: str
    """A monster, or a big bad."""
    life: Positive | None = None
    """Left out: as when it emerges, in the room it is in and with the difficulty of the game."""
    active: str = ""
    """A hero; left out, whoever is on the left of the chief."""
    spent: tuple[str, ...] = ()
    special: tuple[Literal["water", "snow"], ...] = ()
    icebergs: tuple[Literal[1, 2, 3, 4], ...] = ()
    lying: tuple[str, ...] = ()
    """Dice and cut-outs as a real throw is told: `red 3 eye`, `frost1 0,8`."""
    mad: Count = 0
    bully: bool = False
    tune: bool = False
    prepared: bool = True
    """False: what room and monster demand is still to be done."""


class Given(Entry, frozen=True, kw_only=True):
    """The table; what is left out is as after the set-up."""

    heroes: dict[str, GivenHero]
    """Clockwise."""
    chief: str = ""
    """Left out: the last of the heroes, so that the first begins."""
    coins: Count | None = None
    white: Count | None = None
    rarities: tuple[str, ...] = ()
    room: str = ""
    visited: tuple[str, ...] = ()
    trips: Count = 0
    discard: tuple[str, ...] = ()
    phase: Literal["dungeon", "rest", "shopping", "big_bad"] = "dungeon"
    """Where there is no fight; after a fight that is won, `rest`."""
    fight: GivenFight | None = None
