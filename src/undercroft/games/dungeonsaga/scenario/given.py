"""What a scenario may write under `given`: the table in a player's words."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.games.dungeonsaga.adventure.file import Direction
from undercroft.games.dungeonsaga.scenario.drawn_map import DrawnMap
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive
from undercroft.parts.drawn_map import Nickname, SpaceName

Wounds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=4)]
HeroPlayer: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=5)]


class GivenEffect(Entry, frozen=True, kw_only=True):
    """A marker beside a model."""

    card: str
    until: Literal["turn", "own_turn", "round"] = "round"
    armour: int = 0
    fight: int = 0


class GivenModel(Entry, frozen=True, kw_only=True):
    """What heroes and models of the overlord have in common; what is left out is as at the start of an adventure."""

    at: SpaceName | None = None
    facing: Direction = "north"
    acted: bool = False
    effects: tuple[GivenEffect, ...] = ()
    wounds: Wounds = 0
    """As the next four, of heroes and bosses only."""
    feats: tuple[str, ...] = ()
    """Those used."""
    spells: tuple[str, ...] | dict[str, Count] = ()
    """Spell cards, all upright; or each with the quarter turns that it has yet to recover."""
    items: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


class GivenHero(GivenModel, frozen=True, kw_only=True):
    """A hero; without `at` on the square that is drawn with the first letter of the name: O, R, M, D or H."""

    legend: bool = False
    """The stronger version."""
    player: HeroPlayer | None = None
    """Left out: heroes are dealt out to player 2, player 3 and so on, in the order in which they are written."""
    stunned: bool = False
    """Off the board."""


class GivenMinion(GivenModel, frozen=True, kw_only=True):
    """A model of the overlord; answers and expectations know it by its number, or by its name."""

    name: Nickname | None = None
    kind: str
    """A minion or a boss."""
    named: str = ""
    """What events call it."""


class GivenFitting(Entry, frozen=True, kw_only=True):
    """What has become of a door or a chest."""

    ward: Positive | None = None
    """What is left of it."""
    open: bool = False


class GivenTurn(Entry, frozen=True, kw_only=True):
    """The turn that is being taken, by a hero or by a model of the overlord, and what is left of it."""

    hero: str | None = None
    model: Nickname | int | None = None
    granted: Literal["order", "extra", "interrupt"] = "order"
    """What a model of the overlord was activated by."""
    steps: Count | None = None
    """Left out: all of its movement."""
    acts: Count = 1
    begun: bool = False
    loose: bool = False
    halted: bool = False
    still: bool = False
    only: Literal["", "fight", "shoot", "cast"] = ""
    slips: bool = False
    dice: Count = 0
    feat: str = ""
    minor: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if (self.hero is None) == (self.model is None):
            raise ValueError("expected a 'hero' or a 'model'")


class GivenOverlord(Entry, frozen=True, kw_only=True):
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """From the top; left out: none, so that nothing is drawn."""
    discard: tuple[str, ...] = ()
    box: tuple[str, ...] = ()
    orders: Count | None = None
    """Left in his turn; left out: as many as the adventure gives, once his turn has begun."""
    extra: Count = 0
    raises: Count = 0
    played: bool = False
    interrupt: Count = 0
    """Models that an interrupt card still lets move and act."""
    interrupted: tuple[Nickname | int, ...] = ()


class GivenResult(Entry, frozen=True, kw_only=True):
    adventure: str
    winner: Literal["heroes", "overlord"]


class Given(Entry, frozen=True, kw_only=True):
    """The table between two turns, or inside one."""

    adventure: str | None = None
    map: str | DrawnMap | None = None
    """A dungeon of the scenario's own in place of an adventure: the picture alone, or with what such a file adds."""
    round: Positive = 1
    turn: Literal["heroes", "overlord"] | GivenTurn = "heroes"
    """Whose it is: a hero's who is to be chosen, or the overlord's from its beginning; or the turn being taken."""
    gap: bool = False
    """A hero has just finished, and an interrupt card may be played."""
    heroes: dict[str, GivenHero] = {}
    """The heroes in the game, by their ids; the first one has the number 0."""
    models: tuple[GivenMinion, ...] | None = None
    """Numbered after the heroes; left out: those that the map shows in the zones laid out."""
    revealed: tuple[str | int, ...] | None = None
    """Zones laid out; left out: the first, or those where the adventure begins."""
    bones: tuple[SpaceName, ...] | None = None
    """Squares with piles, one entry for each; left out: as the map shows."""
    fittings: dict[str, GivenFitting] = {}
    """By id; left out: closed, as the map shows."""
    gone: tuple[SpaceName, ...] = ()
    turned: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    overlord: GivenOverlord = GivenOverlord()
    supply: dict[str, Count] = {}
    """Item cards left in the box; left out: all that nobody has and the adventure does not need."""
    counters: dict[str, int] = {}
    done: tuple[str, ...] = ()
    """Events of the adventure that have happened; a deed is `deed:` and its id."""
    results: tuple[GivenResult, ...] = ()
    """As the next two, of a campaign."""
    carried: dict[str, tuple[str, ...]] = {}
    learned: dict[str, tuple[str, ...]] = {}
