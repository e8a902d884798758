"""The state of a game of Dungeon Fighter: heroes, chest, decks, the fight, and everything that lies on the table.

Lengths are whole numbers of `GRAIN` centimetres and attitudes are whole numbers of `TURN`, so that a position is the
same on every machine. What lies face down is kept as what is in it, in no order, and drawn when it is turned up
(docs/decisions/0014); the secrets are the pair of rooms that the chief looks at, and those under the deck (DFI-PTH).
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from undercroft.kernel.game import Options as BaseOptions
from undercroft.kernel.state import State

GRAIN: Final = 0.005
"""Centimetres in one unit of length of a pose."""
TURN: Final = 1 / 32767
"""One unit of a component of a quaternion."""

Colour: TypeAlias = Literal["red", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue")
Difficulty: TypeAlias = Literal["normal", "tough", "infernal"]
Hand: TypeAlias = Literal["clumsy", "fair", "steady"]


class Options(BaseOptions, frozen=True):
    """What the players agree on before the game."""

    difficulty: Difficulty = "normal"
    """DFI-DIF-01."""
    ballads: bool = False
    """The variant of ballads and promotions (DFI-VAR)."""
    physics: Literal["on", "off"] = "on"
    """Off: what becomes of a throw is drawn from what a measured hand threw, wherever it was aimed."""
    hand: Hand = "fair"
    """Whose throws those are."""


# A state is a tree: nothing in it is ever part of a cycle, so the garbage collector need not track what it is made of
# (`gc=False`).

# -- what a throw leaves behind ---------------------------------------------------------------------------------------


class Pose(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Where a body is, in grains from the middle of the target on the table top; how it is turned, in `TURN`."""

    x: int
    y: int
    z: int
    w: int = 32767
    i: int = 0
    j: int = 0
    k: int = 0


class Touch(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that a moving die came against, in the order of the throw; what goes on touching is told once."""

    what: str
    """table, target, pond, pond_inside, floe, wall, head, waterfall, over (its short edge), card, floor, dice, in_time,
    iceberg1 to iceberg4, frost1, frost2, weak; of real dice also not_blind and the like, for what was not done."""
    x: int
    y: int
    """Where on the table, in grains."""
    hard: int = 100
    """How fast it came, in centimetres a second: a bounce needs 5 (DFI-THR-02)."""


class Slip(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What became of one body in a throw: the facts, of which the rules make a hit or a miss."""

    body: str
    """A die (red, green, blue, white1 to white9, water1 to water3, snow) or a cut-out (frost1, frost2, weak)."""
    pose: Pose
    touches: tuple[Touch, ...] = ()
    on: tuple[str, ...] = ()
    """What it rests on, in the words of `Touch`."""
    turned: int = 0
    """Degrees that a flipped cut-out turned in the air (DFI-REB-08)."""


class Lying(msgspec.Struct, gc=False):
    """A die or a cut-out on the table."""

    body: str
    pose: Pose


# -- people -----------------------------------------------------------------------------------------------------------


class Hero(msgspec.Struct, kw_only=True, gc=False):
    """A hero card and all that lies by it (DFI-SET-04)."""

    id: str
    seat: int
    life: int
    scars: list[Colour] = []
    """DFI-SCR-02."""
    gear: list[str] = []
    """Weapons, armour and curios carried (DFI-EQP-02)."""
    turned: list[str] = []
    """Armour used in this fight (DFI-EQP-08)."""
    down: bool = False
    """Knocked out (DFI-KO-01)."""
    dead: bool = False
    """DFI-SCR-06."""
    experience: int = 0
    upgrades: dict[Colour, bool] = {}
    """Skills with an upgrade marker, and whether it can be used (DFI-VAR-07)."""
    trophies: list[str] = []
    """Monsters finished off: for the tale of the game only (DFI-RST-09)."""


class Foe(msgspec.Struct, kw_only=True, gc=False):
    """The monster or big bad of the fight (DFI-MON-02)."""

    id: str
    big: bool = False
    life: int
    gold: int = 0
    """Coins on the card (DFI-MON-05)."""
    mad: int = 0
    """Requirements of a mad one that are active (DFI-MAB-03)."""
    bully: bool = False
    tune: bool = False
    """Tokens of skills that lie active on the card (DFI-UNI-02, DFI-UNI-06)."""


class Throwing(msgspec.Struct, kw_only=True, gc=False):
    """The throw being made, from the choice of the die to the end of the turn (DFI-FGT-14)."""

    die: str
    """red, green, blue, white1 to white9, water or snow."""
    declared: bool = False
    """Weapons and the spin are decided on: what is left to do is to throw (DFI-EQP-06)."""
    weapons: list[str] = []
    spin: bool = False
    """The voluntary spin to a catchy tune (DFI-UNI-03)."""
    aim: tuple[float, ...] = ()
    slips: list[Slip] = []
    """What became of everything thrown, and then of everything that was pushed."""
    chosen: str = ""
    """The body that is judged: of three water cubes, the one chosen (DFI-DIE-13)."""


class Fight(msgspec.Struct, kw_only=True, gc=False):
    """A fight, from the preparations to the last blow."""

    foe: Foe
    stage: Literal["prepare", "flee", "turns"] = "prepare"
    """DFI-MON-06."""
    active: int = 0
    """Place of the active hero in `heroes`."""
    thrower: int = -1
    """Place of the hero who threw last (DFI-RND-04)."""
    spent: list[str] = []
    """Dice thrown in this fight and not recovered (DFI-FGT-05)."""
    special: list[str] = []
    """Special dice that the team may still throw: water, snow (DFI-DIE-08)."""
    icebergs: list[int] = []
    """The holes, 1 to 4, in which an iceberg stands (DFI-REB-02)."""
    lying: list[Lying] = []
    """Dice and cut-outs on the table, in the order in which they came to lie there (DFI-FGT-13)."""
    throw: Throwing | None = None
    used: list[str] = []
    """Rarities used in this turn (DFI-RAR-02)."""
    overkill: bool = False


class Shown(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The last throw, to be looked at."""

    number: int
    """Counts the throws of the game."""
    thrown: int
    """How many of the slips are of bodies that were thrown; the others were pushed."""
    slips: tuple[Slip, ...]
    techniques: tuple[str, ...] = ()
    aim: tuple[float, ...] = ()
    cut_outs: tuple[Lying, ...] = ()
    """As they lay on the target."""
    frames: str = ""
    """How it went (throw/frames.py); empty where nobody saw it."""


class DungeonFighter(State, kw_only=True):
    """Everything there is to know about a game that is being played."""

    on_show: ClassVar[tuple[str, ...]] = ("shown",)

    options: Options
    players: int
    heroes: list[Hero] = []
    """Clockwise (DFI-SET-01)."""
    chief: int = 0
    """Place of the hero who has the chief's marker (DFI-SET-09)."""
    coins: int = 0
    white: int = 0
    """White dice in the chest (DFI-DIE-06)."""
    rarities: list[str] = []
    """By the chest, the team's (DFI-RAR-01)."""
    rooms: list[str] = []
    """The dungeon deck, in no order; what is under it comes last (DFI-PTH-02)."""
    below: list[str] = []
    """Rooms put under the deck, in order, the top one first."""
    peek: list[str] = []
    """The two rooms that the chief looks at: a secret of the chief's seat."""
    room: str = ""
    visited: list[str] = []
    """Set aside for the symbols (DFI-RST-12)."""
    past: list[str] = []
    """Discarded after shopping trips (DFI-PTH-05)."""
    shop: list[str] = []
    """The shop deck, in no order."""
    stall: list[str] = []
    """Cards turned up in this shopping trip."""
    shopping: bool = False
    """Whether the stall is open."""
    monsters: dict[str, list[str]] = {}
    """By level: cards that have not been seen yet, in no order."""
    dealt: dict[str, int] = {}
    """By level: how many of those are in the monster deck, the lowest on top (DFI-SET-08)."""
    beaten: list[str] = []
    fled: list[str] = []
    discard: list[str] = []
    """Used curios and rarities (DFI-EQP-11)."""
    trips: int = 0
    """Shopping trips made (DFI-RND-02)."""
    round: int = 0
    phase: Literal["", "dungeon", "fight", "rest", "shopping", "big_bad", "over"] = ""
    fight: Fight | None = None
    leisure: bool = False
    """Whether the table waits in such a way that a curio can be used in between (DFI-EQP-10)."""
    winner: Literal["", "heroes", "dungeon"] = ""
    shown: Shown | msgspec.UnsetType = msgspec.UNSET
    """The last throw, to be looked at and told."""
