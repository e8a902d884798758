"""The state of a game of Dungeon Saga: the dungeon as far as it is laid out, the models, the cards, the locks."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from undercroft.kernel.game import Options as BaseOptions
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import State

OFF = -1
"""Where a model stands that is not on the board."""

OVERLORD = 0
"""The overlord's seat; hero players sit at 1, 2, 3 and 4 (SAG-SET-01)."""

Side = Literal["heroes", "overlord"]


class Options(BaseOptions, frozen=True):
    """What the players agree on before the game."""

    adventure: str = "skeletons_in_the_cellar"
    """One game is one adventure (SAG-SET-03)."""
    campaign: bool = False
    """All adventures that follow one another, from the one chosen; treasure is carried over."""


# The state is a tree that is copied at every quiet point and never part of a cycle, so the garbage collector need not
# track what it is made of (`gc=False`).
class Effect(msgspec.Struct, frozen=True):
    """A marker of a spell, an item or a feat that lies beside a model (SAG-MAG-04)."""

    card: str
    until: Literal["turn", "own_turn", "round"]
    """It is taken away at the end of the turn being taken, when its model's next turn begins, or with the round."""
    armour: int = 0
    fight: int = 0


class Sheet(msgspec.Struct, gc=False):
    """The card of a hero or a boss, and what lies beside it (SAG-MIN-03)."""

    wounds: int = 0
    feats: list[str] = []
    """Those used (SAG-FEA-02)."""
    spells: dict[str, int] = {}
    """Spell cards, and how many quarter turns each is from upright (SAG-RCV-01)."""
    items: list[str] = []
    skills: list[str] = []


class Model(msgspec.Struct, gc=False):
    """A model: a hero, a boss or a minion."""

    number: int
    """Never used twice in a game, so that logs and clients can follow a model. Heroes come first."""
    kind: str
    seat: int
    at: int
    """Its square, or the upper left one of its four."""
    facing: int
    """0 north, 1 east, 2 south, 3 west (SAG-ADJ-02)."""
    name: str = ""
    """What the adventure calls it, if it has a part of its own in it."""
    acted: bool = False
    """A hero's marker shows its back (SAG-RND-06); a model of the overlord has acted in his turn (SAG-OVL-04)."""
    effects: list[Effect] = []
    sheet: Sheet | None = None


class Turn(msgspec.Struct, gc=False):
    """What a model has left of the turn being taken, and what it has done in it."""

    model: int
    steps: int
    """Movement left."""
    granted: str = ""
    """What the overlord has activated it by: order, extra, or interrupt."""
    begun: bool = False
    """It has moved, turned or acted: too late for a feat (SAG-FEA-03)."""
    loose: bool = False
    """It has broken away from those who had it in their front arc (SAG-DIS-03)."""
    halted: bool = False
    """It has entered an enemy's front arc: it can still turn, and act (SAG-MOV-11)."""
    still: bool = False
    """Its movement is over: no step and no turn any more (SAG-HER-03, SAG-MOV-10)."""
    acts: int = 1
    """Actions left (SAG-HER-05)."""
    only: str = ""
    """The one kind of action that a feat allows: fight, shoot or cast."""
    slips: bool = False
    """Enemies' front arcs neither stop nor hold it in this turn."""
    dice: int = 0
    """What a feat adds to the fight of this turn."""
    feat: str = ""
    """The feat that takes the place of this turn (SAG-FEA-03)."""
    minor: list[str] = []
    """Minor spells cast as this turn's action so far: it may be two (SAG-MAG-06)."""
    passed: list[str] = []
    """Items that have changed hands in this turn."""
    over: bool = False


class Fitting(msgspec.Struct):
    """A door or a chest, and its lock marker (SAG-LCK-03)."""

    id: str
    kind: str
    cells: tuple[int, ...]
    dice: int = 0
    armour: int = 0
    """Of an ordinary lock (SAG-LCK-06)."""
    ward: int = 0
    """What is left of a magic lock (SAG-LCK-13)."""
    open: bool = False


class Attack(msgspec.Struct, gc=False):
    """An attack being resolved, as everybody can see it (SAG-FGT-05)."""

    kind: Literal["fight", "strike", "shot", "magic"]
    by: int
    """The attacker's number."""
    at: int = -1
    """The defender's, if it is a model."""
    lock: str = ""
    """The door or chest whose lock is fought (SAG-LCK-06)."""
    card: str = ""
    """The spell or feat that it is made by."""
    dice: int = 0
    defence: int = 0
    armour: int = 0
    """What an attack die must beat."""
    notes: tuple[Modifier, ...] = ()
    faces: tuple[int, ...] = ()
    answer: tuple[int, ...] = ()
    """What the defender has rolled."""


class Modifier(msgspec.Struct, frozen=True):
    """Why a side of an attack rolls more or fewer dice than its card says."""

    side: Literal["attacker", "defender"]
    why: str
    """injured, outnumbered, behind, furniture, or the card that says so."""
    dice: int


class LastAttack(msgspec.Struct, frozen=True, kw_only=True):
    """The last attack for which dice were rolled, as everybody has seen it."""

    number: int
    """Counts the attacks, so that no two are taken for the same."""
    kind: str
    card: str
    by: int
    name: Msg
    """Of the attacker, who may be gone."""
    at: int
    whom: Msg
    dice: tuple[int, ...]
    """Highest first."""
    answer: tuple[int, ...]
    armour: int
    weak: int
    """How many of the dice were discarded against armour: the last ones (SAG-FGT-07)."""
    hits: int
    notes: tuple[Modifier, ...]
    outcome: Msg
    """What became of the defender."""
    where: str
    whence: str


class Overlord(msgspec.Struct, gc=False):
    """The overlord's cards, and what is left of his turn."""

    deck: list[str] = []
    """From the bottom up: the next card is the last."""
    hand: list[str] = []
    discard: list[str] = []
    box: list[str] = []
    """Cards that are not used in this game; nobody looks at them (SAG-CMD-01)."""
    orders: int = 0
    """Left in this turn (SAG-OVL-01)."""
    extra: int = 0
    """Activations of models left from a card (SAG-CMD-09)."""
    raises: int = 0
    """Castings of Raise Dead left from a card (SAG-CMD-12)."""
    played: bool = False
    """A command card has been played in this turn (SAG-CMD-06)."""
    interrupt: int = 0
    """Models that an interrupt card still lets move and act (SAG-INT-02)."""
    interrupted: list[int] = []
    """Models that have done so by this card."""


class Result(msgspec.Struct, frozen=True):
    """How an adventure of a campaign ended."""

    adventure: str
    winner: str


class DungeonSaga(State, kw_only=True):
    """The table."""

    options: Options
    adventure: str
    players: int
    heroes: list[Model] = []
    """All of the adventure's, on the board or not."""
    minions: list[Model] = []
    """The overlord's models on the board, bosses among them."""
    overlord: Overlord = msgspec.field(default_factory=Overlord)
    bones: list[int] = []
    """Squares with bone piles, one entry for each pile."""
    fittings: list[Fitting] = []
    """The doors and chests of the zones laid out; a door is gone once it is open (SAG-LCK-16)."""
    revealed: int = 0
    """Zones laid out, as a bit set."""
    gone: tuple[int, ...] = ()
    """Squares that are no longer there: fallen in, or turned away."""
    round: int = 0
    """0 until play begins."""
    part: Literal["heroes", "overlord"] = "heroes"
    """Of the round (SAG-RND-02)."""
    gap: bool = False
    """A hero has finished, the next has not begun: an interrupt card may be played (SAG-INT-01)."""
    turn: Turn | None = None
    attacks: list[Attack] = []
    """Attacks being resolved, the innermost last."""
    supply: dict[str, int] = {}
    """Item cards left in the box; fewer than none, if heroes of a campaign carry what the adventure needs."""
    counters: dict[str, int] = {}
    """What the adventure counts."""
    done: list[str] = []
    """Events of the adventure that have happened."""
    turned: int = 0
    """Quarter turns of the junction that turns."""
    next_number: int = 0
    winner: str = ""
    """heroes or overlord, once the adventure is over."""
    results: list[Result] = []
    """Of the adventures of a campaign so far."""
    carried: dict[str, list[str]] = {}
    """Items of each hero between two adventures of a campaign."""
    learned: dict[str, list[str]] = {}
    """Skill cards of each hero, likewise."""
    seats: dict[str, int] = {}
    """Who plays each hero, as the hero players have agreed."""
    last_attack: LastAttack | msgspec.UnsetType = msgspec.UNSET

    on_show: ClassVar[tuple[str, ...]] = ("last_attack",)


def seat_name(seat: int) -> Msg:
    """A seat, as the log names it."""
    return msg("sag-overlord") if seat == OVERLORD else msg("kernel-seat", n=seat + 1)
