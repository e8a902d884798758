"""What a scenario may write under `given`: the table in a player's words."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from undercroft.games.massivedarkness2.state import Range, Rarity, Thing
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive
from undercroft.parts.drawn_map import Nickname, SpaceName

Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
Player: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]


class GivenHero(Entry, frozen=True, kw_only=True):
    """A hero; what is left out is as at the start of a mission, but nothing is worn and no skill is known."""

    player: Player | None = None
    """Left out: heroes are dealt out to player 1, player 2 and so on, in the order in which they are written."""
    at: SpaceName | None = None
    """Left out: where the mission begins."""
    level: Level = 1
    xp: Count = 0
    health: Count | None = None
    """Left out: the maximum, as with mana."""
    mana: Count | None = None
    items: tuple[str, ...] | dict[str, str] = ()
    """Worn: each in the slot where it fits, or by slot."""
    bag: tuple[str, ...] = ()
    """The inventory."""
    potions: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    board: dict[str, Any] = {}
    """The board of the class, in the words of that class."""
    fire: Count = 0
    frost: Count = 0
    acted: bool = False
    down: bool = False
    left: bool = False
    used: dict[str, Literal["turn", "round", "mission"]] = {}
    holds: tuple[str, ...] = ()
    corruption: Count = 0
    reserve: dict[Rarity, Count] | None = None


class GivenAmulet(Entry, frozen=True, kw_only=True):
    """The wizard's."""

    needle: Literal["north", "east", "south", "west"] = "north"
    spells: dict[Literal["north", "east", "south", "west"], str] = {}
    """Skills by quadrant; in the others are the basic spells."""


class GivenFury(Entry, frozen=True, kw_only=True):
    """The berserker's."""

    rage: Count = 0
    stance: Literal["blood_frenzy", "bravado", "provocation"] = "blood_frenzy"
    skills: dict[str, tuple[str, ...]] = {}
    """By stance, those whose cards do not name one."""


class GivenConsecration(Entry, frozen=True, kw_only=True):
    """The paladin's."""

    zones: dict[Literal["gold", "white", "red"], SpaceName] = {}
    skills: dict[Literal["gold", "white", "red"], tuple[str, ...]] = {}
    blessed: str = ""


class GivenTools(Entry, frozen=True, kw_only=True):
    """The rogue's."""

    bag: tuple[str, ...] | None = None
    active: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()


class GivenElements(Entry, frozen=True, kw_only=True):
    """The shaman's."""

    height: dict[Literal["fire", "ice", "earth", "air"], Count] = {}
    flipped: tuple[str, ...] = ()
    woken: tuple[str, ...] = ()


class GivenQuiver(Entry, frozen=True, kw_only=True):
    """The ranger's."""

    deck: tuple[str, ...] | None = None
    row: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()


class GivenEnemy(Entry, frozen=True, kw_only=True):
    """A mob, a roaming monster or a boss; answers and expectations know it by its number, or by its name."""

    kind: str
    name: Nickname | None = None
    at: SpaceName
    range: Range | None = None
    """Left out: that of the dungeon level."""
    minions: Count = 0
    hurt: Count = 0
    item: str = ""
    tokens: tuple[Rarity, ...] = ()
    fire: Count = 0
    frost: Count = 0
    poison: str = ""
    acted: bool = False
    named: str = ""
    feathers: Count = 0


class GivenAlly(Entry, frozen=True, kw_only=True):
    """A spirit or the Summoner Master."""

    kind: Literal["fire_spirit", "frost_spirit", "summoner"]
    name: Nickname | None = None
    at: SpaceName
    health: Positive
    player: Player = 1
    fire: Count = 0
    frost: Count = 0


class GivenToken(Entry, frozen=True, kw_only=True):
    """Something that lies in a zone."""

    kind: Thing
    name: Nickname | None = None
    at: SpaceName
    what: str = ""
    count: Positive = 1
    grey: bool = False


class GivenTurn(Entry, frozen=True, kw_only=True):
    """The turn that is being taken, and what is left of it."""

    hero: str
    actions: Count | None = None
    """Left out: all."""
    mp: Count = 0
    moving: bool = False
    used: tuple[str, ...] = ()


class GivenTrack(Entry, frozen=True, kw_only=True):
    side: Literal[1, 2] = 1
    space: Positive = 1


class Given(Entry, frozen=True, kw_only=True):
    """The table between two turns, or inside one."""

    mission: str | None = None
    """Left out: the option's."""
    round: Positive = 1
    phase: Literal["begin", "heroes", "enemies", "levels", "darkness"] = "heroes"
    turn: str | GivenTurn | None = None
    """The hero whose turn is being taken; left out: one who has not acted is to be chosen, and begins."""
    heroes: dict[str, GivenHero] = {}
    """The heroes in the game, by their ids; the first one has the number 0."""
    enemies: tuple[GivenEnemy, ...] = ()
    """Numbered after the heroes."""
    allies: tuple[GivenAlly, ...] = ()
    """Numbered after the enemies."""
    tokens: tuple[GivenToken, ...] | None = None
    """Numbered after the allies; left out: as the mission shows."""
    open: tuple[str, ...] = ()
    """Doors; the chambers behind them are revealed."""
    decks: dict[str, tuple[str, ...]] = {}
    """What is left in a deck; left out: all that nobody has."""
    piles: dict[str, tuple[str, ...]] = {}
    faces: dict[str, tuple[str, ...]] = {}
    bag: dict[Rarity, Count] = {}
    supply: dict[str, Count] = {}
    lifebringers: Count | None = None
    spent: Count = 0
    darkness: GivenTrack = GivenTrack()
    boss: Count | None = None
    """The space of the boss track, where the fight has begun."""
    done: tuple[str, ...] = ()
    counters: dict[str, int] = {}
