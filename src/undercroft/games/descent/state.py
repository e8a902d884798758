"""The state of a game of Descent: the board as it stands, the heroes, the monsters, the overlord and the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal

import msgspec

from undercroft.board import Bits, bitset, members
from undercroft.kernel.game import Options as BaseOptions
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import State

TOWN = -1
"""Where a hero stands who is in the town."""

OVERLORD = 0
"""The overlord's seat; hero players sit at 1, 2, 3 and 4, the first player at 1 (DES-SET-03)."""

OrderKind = Literal["aim", "dodge", "guard", "rest"]
Attack_ = Literal["melee", "ranged", "magic"]
Side = Literal["heroes", "overlord"]


class Options(BaseOptions, frozen=True):
    """What the players agree on before the game."""

    quest: str = "into_the_dark"
    choose_heroes: bool = False
    """Hero players choose their heroes instead of being dealt them (DES-SET-07)."""
    heroes: tuple[str, ...] = ()
    """Heroes fixed in advance, one for each hero in the game."""


class Effects(msgspec.Struct):
    """Tokens of lingering effects on a figure (DES-EFF-17: any number of each)."""

    burn: int = 0
    poison: int = 0
    stun: int = 0
    web: int = 0


class Item(msgspec.Struct):
    """An item card or potion that a hero carries: in use, exhausted, or in the pack (DES-CRD-06)."""

    card: str
    equipped: bool = False
    """In hand, worn, or on the belt; otherwise in the pack."""
    exhausted: bool = False


class Turn(msgspec.Struct):
    """What a hero has left of the turn being taken, and what has been done in it."""

    action: str = ""
    """run, battle, advance or ready once declared (DES-HER-05); `stunned` for the turn of a stunned hero."""
    points: int = 0
    attacks: int = 0
    orders: int = 0
    halves: int = 0
    """Halves of a Ready left: each is the hero's speed in movement points, or an attack (DES-HER-14)."""
    granted: int = 0
    """Movement points that the action has granted so far."""
    attacked: int = 0
    """Attacks of the action made so far."""
    moved: int = 0
    """Spaces moved so far."""
    heading: int = 0
    """The direction of the movement so far: from the number of one space to that of the next."""
    bent: bool = False
    """The movement so far was not one straight line."""
    drank: bool = False
    travelled: bool = False
    webbed: bool = False
    """Held by webs: no movement point may be spent this turn (DES-EFF-11)."""
    halted: bool = False
    """The player has said that the hero moves no further (DES-ENC-02)."""
    shopping: bool = False
    over: bool = False
    used: list[str] = []
    """Cards and abilities that work once per turn and have been used."""


class Hero(msgspec.Struct):
    """A hero: the sheet and everything on and beside it."""

    index: int
    seat: int
    card: str
    at: int
    wounds: int
    """Wound tokens left; at none the hero is killed."""
    fatigue: int
    coins: int
    """Any number: they are no items and fill no pack (DES-EQP-09)."""
    items: list[Item] = []
    skills: list[str] = []
    exhausted_skills: list[str] = []
    training: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Training tokens for melee, ranged and magic."""
    order: str = ""
    acted: bool = False
    """The turn token shows red (DES-RND-04)."""
    effects: Effects = msgspec.field(default_factory=Effects)
    monkey: int = 0
    """Counters left of the Curse of the Monkey God (DES-EFF-16)."""
    companions: list[str] = []
    """Companions carried, such as Pico (DES-FAM-15)."""
    braced: int = 0
    """Armour gained until the hero's next turn (Unmovable)."""
    seen_by: tuple[int, ...] = ()
    """The numbers of the monsters that could see the hero when the turn being taken began, where it matters to him."""
    dealt: list[str] = []
    """Cards shown to this hero's player for a choice being made."""
    turn: Turn = msgspec.field(default_factory=Turn)


class Monster(msgspec.Struct):
    """A monster on the board."""

    number: int
    """Never used twice in a game, so that logs and clients can follow a figure."""
    kind: str
    master: bool
    at: int
    """The stance of its base (see board.footprint): which spaces it covers, not where it looks (DES-MOV-07)."""
    named: str = ""
    """The quest's name for it, if it is a named monster."""
    hurt: int = 0
    effects: Effects = msgspec.field(default_factory=Effects)
    activated: bool = False
    points: int = 0
    attacks: int = 0
    chest: int = 0
    """The number of the chest that it is, for a Mimic."""
    shown: list[str] = []
    """Abilities of a named monster that its quest adds and everybody has seen at work since (DES-MST-05)."""


class Familiar(msgspec.Struct):
    """A familiar's token (DES-FAM-01)."""

    card: str
    hero: int
    at: int
    carries: str = ""


class Token(msgspec.Struct):
    """Something lying on the board: a glyph, chest, potion, money, key, artifact, encounter, or of a quest's own."""

    kind: str
    at: int
    what: str = ""
    """Which potion, key, artifact, encounter; a chest's colour."""
    number: int = 0
    """A chest's hidden number."""
    active: bool = False
    """A glyph's white side (DES-GLY-03)."""


class Attack(msgspec.Struct):
    """An attack being resolved, as everybody can see it (DES-ATK-01)."""

    by_hero: int = -1
    by_monster: int = -1
    """The number of the attacking monster."""
    weapon: str = ""
    """The card attacked with, empty when unarmed or for a monster."""
    kind: str = "melee"
    target: int = 0
    """The space attacked (DES-ATK-02)."""
    struck: list[str] = []
    """Figures in the area attacked, by name (see figures.py)."""
    distance: int = 0
    area: str = ""
    """blast, breath, sweep or around if the attack covers more than its target space."""
    spaces: tuple[int, ...] = ()
    """All spaces the attack covers."""
    dice: list[str] = []
    faces: list[str] = []
    aimed: bool = False
    dodged: bool = False
    rerolled: bool = False
    missed: bool = False
    damage: int = 0
    range: int = 0
    surges: int = 0
    enhancements: int = 0
    sorcery: int = 0
    pierce: int = 0
    blast: int = 0
    stun: int = 0
    burn: int = 0
    web: int = 0
    poison: int = 0
    knockback: int = 0
    doubled: bool = False
    slays: bool = False
    step: int = 1
    """Of the six steps."""
    wounds: dict[str, int] = {}
    """Wounds suffered by each figure, once inflicted."""

    @property
    def made(self) -> bool:
        """Whether it came to the roll; if not, it is not used up (DES-ORD-16)."""
        return self.step >= 3

    @property
    def needs_range(self) -> bool:
        """Whether its range must reach: not in melee (DES-ATK-20), nor from the attacker's own base (DES-ABL-10)."""
        return self.kind != "melee" and self.area not in ("breath", "around")

    @property
    def cells(self) -> Bits:
        return bitset(self.spaces)

    @cells.setter
    def cells(self, spaces: Bits) -> None:
        self.spaces = tuple(members(spaces))


class DieLying(msgspec.Struct, frozen=True):
    """A die of the last attack, as it lies there."""

    die: str
    face: str
    before: str | None = None
    """The face that it showed before it was rolled again."""


class Blow(msgspec.Struct, frozen=True):
    """What the last attack did to one of the figures it struck."""

    key: str
    name: Msg
    damage: int
    armor: int
    """That the attack met."""
    wounds: int
    killed: bool
    effects: tuple[Msg, ...] = ()
    """Tokens that it put on the figure, in the words of the log."""


class LastAttack(msgspec.Struct, frozen=True, kw_only=True):
    """The last attack for which dice were rolled, from beginning to end, as everybody has seen it."""

    number: int
    """Counts the attacks, so that no two are taken for the same."""
    by: str
    name: Msg
    """Of the attacker, who may be gone."""
    weapon: str
    kind: str
    where: str
    """The space attacked."""
    whom: tuple[Msg, ...] = ()
    """Who was in the area."""
    area: str
    distance: int
    needs_range: bool
    dice: tuple[DieLying, ...]
    spent: tuple[Msg, ...]
    """What enhancements, surges and fatigue went into, in the order of the choices."""
    range: int
    damage: int
    surges: int
    """Left over."""
    notes: tuple[Msg, ...]
    """What the log says of the attack as a whole: that aim and dodge cancelled, why it missed."""
    missed: bool
    blows: tuple[Blow, ...]


class Overlord(msgspec.Struct):
    """The overlord's cards and tokens."""

    threat: int = 0
    deck: list[str] = []
    """From the bottom up: the next card is the last."""
    hand: list[str] = []
    discard: list[str] = []
    powers: list[str] = []
    spawned: bool = False
    powered: bool = False
    dealt: int = 0


class Descent(State, kw_only=True):
    """The table."""

    options: Options
    quest: str
    players: int
    heroes: list[Hero] = []
    monsters: list[Monster] = []
    familiars: list[Familiar] = []
    tokens: list[Token] = []
    overlord: Overlord = msgspec.field(default_factory=Overlord)
    conquest: int = 0
    round: int = 0
    """0 until play begins."""
    acting: int = -1
    """The hero whose turn it is."""
    step: int = 0
    """Of the overlord's turn: 0 not begun, 1 threat and cards, 2 spawning, 3 activating (DES-OVL-01)."""
    active: int = -1
    """The number of the monster being activated."""
    revealed: int = 0
    """Areas revealed, as a bit set."""
    closed: int = 0
    """Doors closed, as a bit set."""
    placed_doors: int = 0
    """Doors on the board: those of revealed areas."""
    pit_spaces: tuple[int, ...] = ()
    rubble_spaces: tuple[int, ...] = ()
    water_spaces: tuple[int, ...] = ()
    """Obstacles on the board. Bit sets of spaces are longer than a number may be in JSON, so the state lists them."""
    keys: list[str] = []
    attacks: list[Attack] = []
    """Attacks being resolved, the innermost last: a guard may interrupt an attack (DES-ORD-16)."""
    shop: dict[str, int] = {}
    """Shop cards left."""
    copper: list[str] = []
    silver: list[str] = []
    gold: list[str] = []
    fighting: list[str] = []
    subterfuge: list[str] = []
    wizardry: list[str] = []
    artifacts: list[str] = []
    chests: dict[str, list[int]] = {}
    """Chest numbers not yet drawn, by colour (DES-SET-21)."""
    opened: list[str] = []
    """Colours of chests opened (DES-TWN-15)."""
    gust: bool = False
    """Gust of Wind: heroes see no farther than five spaces."""
    counters: dict[str, int] = {}
    """What the quest counts."""
    done: list[str] = []
    """Events of the quest that have happened."""
    next_number: int = 1
    winner: str = ""
    """heroes or overlord, once the game is over."""
    last_attack: LastAttack | msgspec.UnsetType = msgspec.UNSET

    on_show: ClassVar[tuple[str, ...]] = ("last_attack",)

    @property
    def pits(self) -> Bits:
        return _bits(self.pit_spaces) if self.pit_spaces else 0

    @pits.setter
    def pits(self, spaces: Bits) -> None:
        self.pit_spaces = tuple(members(spaces))

    @property
    def rubble(self) -> Bits:
        return _bits(self.rubble_spaces) if self.rubble_spaces else 0

    @rubble.setter
    def rubble(self, spaces: Bits) -> None:
        self.rubble_spaces = tuple(members(spaces))

    @property
    def water(self) -> Bits:
        return _bits(self.water_spaces) if self.water_spaces else 0

    @water.setter
    def water(self, spaces: Bits) -> None:
        self.water_spaces = tuple(members(spaces))


# The same few obstacles are looked at in every move of a game.
_bits = lru_cache(maxsize=4096)(bitset)


def seat_of(figure: Hero | Monster) -> int:
    """Who plays it."""
    return figure.seat if isinstance(figure, Hero) else OVERLORD


def seat_name(seat: int) -> Msg:
    """A seat, as the log names it."""
    return msg("des-overlord") if seat == OVERLORD else msg("kernel-seat", n=seat + 1)
