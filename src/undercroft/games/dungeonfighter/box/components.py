"""What is printed on cards, and what dice, target and gadgets are made of: the shapes of the files in `content/`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from undercroft.games.dungeonfighter.state import Colour, Difficulty, Hand
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Id, Positive, Sourced

Level: TypeAlias = Literal[1, 2, 3, 4]
Kind: TypeAlias = Literal["beast", "humanoid", "undead", "elemental"]
"""DFI-MON-02: matters only for skills that name one."""
Technique: TypeAlias = Literal[
    "spin",
    "waterfall",
    "pond",
    "wall",
    "launcher",
    "thump",
    "skid",
    "headbutt",
    "under_table",
    "weaker_hand",
    "secret_strike_x",
    "low_profile",
    "blind",
    "airborne",
    "prayer",
]
"""DFI-TEC-22."""
Slot: TypeAlias = Literal["weapon", "armour", "curio"]
Prepare: TypeAlias = Literal["icebergs", "frost", "weak", "water", "snow"]
"""Before a fight: icebergs into the holes, both frost cut-outs or the weak point flipped, special dice given."""

# -- cards ------------------------------------------------------------------------------------------------------------


class HeroCard(Sourced, frozen=True, kw_only=True):
    """DFI-EYE-01."""

    id: Id
    life: Positive
    skills: dict[Colour, Id]
    slots: dict[Slot, Count]
    """DFI-EQP-02."""
    token: Literal["", "bully", "catchy_tune"] = ""
    favourite: Kind | None = None


class Skill(Sourced, frozen=True, kw_only=True):
    """What an eye sets off; what it does is registered in `cards/skills.py` under its id."""

    id: Id
    when: Literal["any", "hit", "miss"]
    unique: bool = False
    rule: str


class FoeCard(Sourced, frozen=True, kw_only=True):
    """What monsters and big bads have in common; abilities: DFI-MAB-01."""

    id: Id
    life: Positive
    damage: Count
    kind: Kind
    technique: Technique | None = None
    careless: bool = False
    mad: tuple[Technique, ...] = ()
    prepare: tuple[Prepare, ...] = ()


class Monster(FoeCard, frozen=True, kw_only=True):
    """DFI-MON-02."""

    level: Level
    gold: Count


class BigBad(FoeCard, frozen=True, kw_only=True):
    """DFI-BOS-01."""


class Room(Sourced, frozen=True, kw_only=True):
    """Symbols of the shop, and effects: at once, or lasting (DFI-ROM-01)."""

    id: Id
    symbols: Count
    copies: Positive = 1
    white_dice: Count = 0
    cheers: Count = 0
    freebies: Count = 0
    gold: Count = 0
    technique: Technique | None = None
    rough: Count = 0
    """DFI-ROM-06."""
    prepare: tuple[Prepare, ...] = ()


class Equipment(Sourced, frozen=True, kw_only=True):
    """DFI-EQP-01."""

    id: Id
    kind: Literal["weapon", "armour", "curio", "rarity"]
    price: Count
    copies: Positive = 1
    technique: Technique | None = None
    """Of a weapon (DFI-EQP-05)."""
    bonus: Count = 0
    effect: Id | None = None
    """What any other card does: registered in `cards/` under this name."""
    amount: Count = 0
    """A number that the effect takes."""


class Rank(Entry, frozen=True, kw_only=True):
    """DFI-SCO-08."""

    id: Id
    at_least: int | None = None


class Grade(Entry, frozen=True, kw_only=True):
    """A level of difficulty (DFI-DIF-02, DFI-DIF-03)."""

    id: Difficulty
    life: Count
    glory: Count


class Numbers(Entry, frozen=True, kw_only=True):
    """Numbers of the set-up and of shopping."""

    white_dice: Count
    white_dice_most: Count
    coins_less: Count
    """Heroes less this many (DFI-SET-10)."""
    drawn: dict[Literal["1", "2", "3"], Positive]
    """Monster cards of each level (DFI-SET-08); of level 4 all."""
    symbols: Positive
    symbols_ballads: Positive
    trips: Positive
    stall_more: Count
    white_die_price: Count
    healing_price: Count
    overkill: int
    scar_costs: Positive
    scars_most: Positive
    experience_most: Positive
    glory: dict[Literal["coin", "white_die", "unscarred", "scar", "dead"], int]
    difficulty: tuple[Grade, ...]
    ranks: tuple[Rank, ...]


# -- dice, target, gadgets --------------------------------------------------------------------------------------------

Shape: TypeAlias = Literal["tetrahedron", "cube"]


class DieKind(Entry, frozen=True, kw_only=True):
    """Lengths in centimetres, masses in grams; faces are numbered from 0 as the corner opposite each (DFI-DIE-03)."""

    id: Literal["coloured", "white", "water", "snow"]
    shape: Shape
    edge: float
    radius: float
    """Of its rounded corners."""
    mass: float
    count: Positive
    faces: tuple[Literal["eye", "blank", "deep_snow"], ...]
    """What is shown by result: by the corner that is up, of a tetrahedron, or the face that is up, of a cube."""
    restitution: float | None = None


class Ring(Entry, frozen=True, kw_only=True):
    """Sections between two circles: sectors of one width, counter-clockwise, the first from the angle `start`."""

    inner: float
    outer: float
    start: float
    values: tuple[Positive, ...]


class Hole(Entry, frozen=True, kw_only=True):
    x: float
    y: float
    radius: float


class Target(Entry, frozen=True, kw_only=True):
    """Centimetres and degrees, from the middle (DFI-SET-02)."""

    radius: float
    thickness: float
    restitution: float
    friction: float
    bones: float
    """Where they begin; from there to the edge is a miss."""
    margin: float
    bullseye: float
    bullseye_value: Positive
    rings: tuple[Ring, ...]
    holes: tuple[Hole, ...]


class Table(Entry, frozen=True, kw_only=True):
    """The table and the floor under it; centimetres from the middle, heights from the table top."""

    length: float
    width: float
    thickness: float
    floor: float
    restitution: float
    friction: float


class Iceberg(Entry, frozen=True, kw_only=True):
    radius: float
    height: float


class CutOut(Entry, frozen=True, kw_only=True):
    """A ring where `inner` is not 0, else a disc (DFI-REB-06)."""

    radius: float
    inner: float
    thickness: float
    mass: float


class Floe(Entry, frozen=True, kw_only=True):
    size: tuple[float, float, float]
    friction: float
    restitution: float


class Pond(Entry, frozen=True, kw_only=True):
    outer: tuple[float, float]
    opening: tuple[float, float]
    """Across the throw and along it."""
    thickness: float


class Waterfall(Entry, frozen=True, kw_only=True):
    length: float
    width: float
    rim: float
    friction: float


class IceWall(Entry, frozen=True, kw_only=True):
    size: tuple[float, float, float]
    mass: float
    restitution: float
    gap: float
    """Between its foot and the edge of the target (DFI-TEC-09)."""


class Gadgets(Entry, frozen=True, kw_only=True):
    """DFI-TEC-05, DFI-REB-02, DFI-REB-06."""

    table: Table
    iceberg: Iceberg
    frost: CutOut
    weak: CutOut
    floe: Floe
    pond: Pond
    waterfall: Waterfall
    wall: IceWall


class AimAxis(Entry, frozen=True, kw_only=True):
    """One of the numbers of an aim, within the widest bounds there are, and how much a steady hand trembles in it."""

    name: Id
    low: float
    high: float
    tremor: float
    """One standard deviation; of `speed` a share of it, of `bearing` centimetres to the side."""
    kind: Literal["place", "direction", "speed", "spin", "timing", "gadget"]
    """Factors of techniques go by it."""


class TechniqueKind(Entry, frozen=True, kw_only=True):
    """What a technique does to an aim (DFI-TEC-06 to DFI-TEC-21); those listed earlier come first (DFI-TEC-24)."""

    id: Technique
    group: Literal["path", "device", "grip", "body", "sense"]
    rule: str
    bounds: dict[Id, tuple[float | None, float | None]] = {}
    """Narrower ones; None leaves a side as it is."""
    unless: tuple[Technique, ...] = ()
    """With one of these its bounds do not hold."""
    noise: dict[Literal["direction", "speed"], float] = {}
    most_speed: float = 1.0
    """A share of the highest speed (DFI-TEC-16)."""
    axes: tuple[AimAxis, ...] = ()
    in_time: tuple[float, float] | None = None
    """When to let go, in seconds on its own axis."""
    offset: dict[Id, float] = {}
    """Hidden errors: standard deviations by axis (DFI-TEC-19)."""


class Techniques(Entry, frozen=True, kw_only=True):
    axes: tuple[AimAxis, ...]
    """Every aim has these, in this order."""
    flip: tuple[AimAxis, ...]
    """Those of the thumb that flips a cut-out (DFI-REB-08)."""
    techniques: tuple[TechniqueKind, ...]
    most_noise: float
    hands: dict[Hand, float]
    """How much each hand trembles in all, in units of the tremor of the axes."""
    turn: float
    """Seconds that the turn on the heel takes (DFI-TEC-06)."""
    jump: float
    """Metres a second at take-off (DFI-TEC-20)."""


class Practice(Entry, frozen=True, kw_only=True):
    """What measured hands threw with one technique, or with none."""

    id: str
    """The technique; `plain` without, and for special bodies water, snow, frost and weak."""
    aims: dict[Hand, tuple[float, ...]]
    """The best aim that was found for each hand."""
    hits: dict[Hand, float]
    """How often that aim scores."""
    landings: dict[Hand, str]
    """Where its throws came to rest, one on a line: x and y in grains, degrees about the upright axis, what it lies on,
    and what it touched on the way, both in words of `Touch` with commas between; `-` is nothing."""
