"""What is printed on cards, panels, markers and tiles: the shapes of the files in `content/`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive, Sourced

Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", description="an id of lower case letters, like ghost")]
AbilityId: TypeAlias = Literal[
    "ethereal", "frenzy", "magical_defence", "nimble", "smash", "stalwart", "sure_shot", "tough"
]
"""Abilities that are always on (SAG-FEA-06); `rules/abilities.py` says what each does."""
Abilities: TypeAlias = dict[AbilityId, Positive]
Damage: TypeAlias = Literal["ignored", "bones", "destroyed"]
Reach: TypeAlias = Literal["long", "short", "adjacent", "caster"]
"""The ranges of a spell (SAG-RNG-06)."""
Aim: TypeAlias = Literal["enemy", "friend", "ward", "self"]
Command: TypeAlias = Literal["extra", "double", "raise", "interrupt"]
"""The four kinds of command cards (SAG-CMD-14)."""


class Card(Sourced, frozen=True, kw_only=True):
    """What data cannot say, a card leaves to Python: `special` names the behaviour, `values` the numbers of it."""

    special: Name | None = None
    values: dict[Name, int] = {}


class Character(Sourced, frozen=True, kw_only=True):
    """The card of a hero, a companion or a boss (SAG-SET-12, SAG-MIN-03)."""

    id: Name
    hero: Name
    """Whose card it is: the stronger version of a hero has a card of its own."""
    move: Positive
    fight: Positive
    shoot: Count = 0
    """Shooting dice; with none it has no bow (SAG-SHO-01)."""
    armour: Annotated[int, msgspec.Meta(ge=1, le=5)]
    white: Annotated[int, msgspec.Meta(ge=0, le=5)]
    """White spaces of the wound track: with so many wounds it is injured (SAG-DMG-06)."""
    caster: bool = False
    """Marked as a spellcaster (SAG-MAG-01)."""
    large: bool = False
    feats: tuple[Name, ...] = ()
    abilities: Abilities = {}
    legend: bool = False
    """The stronger version, for later in the campaign."""
    companion: bool = False
    """No hero, but at their side in some adventure."""


class Minion(Sourced, frozen=True, kw_only=True):
    """A line of the overlord's panel (SAG-MIN-02)."""

    id: Name
    count: Positive
    """Figures in the box."""
    move: Positive
    fight: Positive
    shoot: Count = 0
    armour: Annotated[int, msgspec.Meta(ge=1, le=5)]
    large: bool = False
    caster: bool = False
    damage: tuple[Damage, ...]
    """What 1, 2, 3 and more hits do to it; the last entry stands for all above (SAG-DMG-03)."""
    abilities: Abilities = {}
    undead: Positive
    """What it is worth beside others when an adventure is balanced."""

    def __post_init__(self) -> None:
        if not self.damage:
            raise ValueError("expected what at least one hit does")


class Feat(Card, frozen=True, kw_only=True):
    """Something great that a character can do once in an adventure (SAG-FEA-02); `special` says how."""

    id: Name


class Spell(Card, frozen=True, kw_only=True):
    """A spell card (SAG-MAG-19)."""

    id: Name
    casters: tuple[Name, ...]
    """Whose it can be."""
    major: bool
    """Or minor (SAG-MAG-05)."""
    school: Name
    range: Reach
    sight: bool
    """Whether it needs a line of sight (SAG-MAG-11)."""
    aim: Aim
    attack: Count = 0
    """Dice of its magic attack (SAG-MAG-13)."""
    armour: int = 0
    """What it adds to the target's armour, or takes from it, until the round ends."""
    heal: Count = 0
    move: Count = 0
    """Squares that the target may move at once."""
    ward: Count = 0
    """What it takes from a ward (SAG-LCK-13)."""


class Gain(Entry, frozen=True, kw_only=True):
    """What using an item brings, at once or for the turn."""

    heal: Count = 0
    fight: Count = 0
    steps: Count = 0


class Bonus(Entry, frozen=True, kw_only=True):
    """What a card adds as long as one has it (SAG-ITM-03)."""

    move: int = 0
    fight: int = 0
    shoot: int = 0
    armour: int = 0
    magic: int = 0
    """Dice of magic attacks (SAG-MAG-15)."""
    ward: int = 0
    """What is taken from wards besides."""
    abilities: Abilities = {}


class Item(Card, frozen=True, kw_only=True):
    """An item card (SAG-ITM-01)."""

    id: Name
    kind: Literal["weapon", "armour", "paraphernalia"]
    copies: Positive
    level: Count
    value: Count
    activation: Literal["passive", "triggered", "use"]
    """SAG-ITM-04."""
    accessory: bool
    """Whether it may be passed on (SAG-ITM-09)."""
    single_use: bool = False
    users: tuple[Name, ...] = ()
    """Who may use it; everybody where nothing is said."""
    bonus: Bonus = Bonus()
    gain: Gain = Gain()
    power: Count = 0
    """Of an energy crystal: dice that it adds to one magic attack (SAG-MAG-15)."""


class Skill(Sourced, frozen=True, kw_only=True):
    """A skill card: something that a hero has learned for good."""

    id: Name
    hero: Name
    bonus: Bonus


class CommandCard(Sourced, frozen=True, kw_only=True):
    """A command card of the overlord (SAG-CMD-09 to SAG-CMD-12, SAG-INT-02)."""

    id: Name
    kind: Command
    copies: Positive
    value: Count = 0
    """How many models or castings; twice the orders need no number."""


class Tile(Sourced, frozen=True, kw_only=True):
    """A dungeon tile: its outline, north at the top; `#` is a square (SAG-SET-16)."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
    copies: Positive
    shape: tuple[str, ...]


class Furniture(Sourced, frozen=True, kw_only=True):
    """A piece of furniture (SAG-FUR-01)."""

    id: Name
    size: tuple[Positive, Positive]
    """Width and height, lying."""
    count: Positive
    high: bool = False
    """Nobody looks over it (SAG-FUR-03)."""
    door: bool = False
    chest: bool = False


class Locks(Entry, frozen=True, kw_only=True):
    """The lock markers in the box (SAG-LCK-03)."""

    ordinary: dict[Positive, Positive]
    """How many there are of each strength: so many dice, and the same armour."""
    ward: dict[Positive, Positive]


class Limits(Entry, frozen=True, kw_only=True):
    """Numbers of the rulebook."""

    least_dice: Positive
    least_armour: Positive
    most_armour: Positive
    wounds: Positive
    """The wound that stuns (SAG-DMG-11)."""
    hand: Positive
    """Command cards at the start (SAG-SET-09)."""
    long: Positive
    short: Positive
    """The rulers, in squares (SAG-RNG-05)."""
    tough: Positive
    """What a die must show for a tough model to recover."""
    bone_piles: Positive
    attempts: Positive
    """How often an adventure of a campaign may be tried."""
    crystals: tuple[Name, ...]
    """What crystallising makes, by the face of a die from 1 to 6."""
    reminders: tuple[Name, ...]
    """Markers in the box that only remind of something: effects of spells, experience, weak points."""
