"""What is sent to a browser besides the scene: what helps with an ask. The client's types are made of `SENT`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, TypedDict

from undercroft.board import Cell
from undercroft.games.descent.browser.scene import Scene
from undercroft.games.descent.browser.strikes import Strike
from undercroft.kernel.messages import Msg
from undercroft.parts.ways import Way


class Grants(TypedDict):
    """What an action gives to a hero."""

    points: int
    attacks: int
    orders: int
    halves: int
    speed: int


class _Change(TypedDict):
    what: str
    now: float
    then: float


class Change(_Change, total=False):
    """A number on a hero's sheet that would be another; the damage of the best weapon of a kind with its dice."""

    kind: str
    dice: Sequence[str]


class Deal(TypedDict, total=False):
    """What a purchase, a sale or a change of equipment comes to."""

    price: int
    coins: int
    """Left afterwards."""
    left: int
    """Of these cards in the shop."""
    packed: bool
    """There is no hand or body for it."""
    replaces: Sequence[str]
    """The cards that would go into the pack to make room for it."""
    unarmed: bool
    """Leaving like this is leaving without a weapon, though there is one that could be paid."""
    changes: Sequence[Change]


class CardPlayed(TypedDict):
    """A card of the overlord's, played or discarded."""

    card: str
    price: int
    threat: int
    """Left afterwards."""


class Prevents(TypedDict):
    wounds: int
    left: int


class _Reroll(TypedDict):
    now: int
    misses: float | bool
    """The chance of a miss; of the dice as they lie, whether they miss."""


class Reroll(_Reroll, total=False):
    """The wounds to be expected, as the dice lie and if one of them is rolled again."""

    then: float


class Spend(TypedDict):
    """The attack after something has been spent on it."""

    damage: int
    range: int
    surges: int
    reaches: bool
    fear: int
    """Surges still missing against Fear."""
    wounds: dict[str, int | None]
    """By figure, if nothing more is spent; None for a miss."""
    best: dict[str, int | None]
    """By figure, if the rest is spent as well as can be."""


class Thrown(TypedDict):
    """What becomes of the figure attacked if so much fatigue is spent on dice, and all they show is spent well."""

    fatigue: int
    dice: int
    hits: float
    kills: float
    expected: float


class Tired(TypedDict):
    """What one fatigue more brings (DES-FAT-04)."""

    dice: int
    now: int
    expected: float
    better: float
    more: Sequence[Thrown]
    """With one fatigue, with two, and so on."""


class Plan(TypedDict):
    """A whole way to spend what was rolled."""

    answers: Sequence[str]
    """To be given one after the other."""
    gains: Sequence[Msg]
    then: Spend
    dies: Sequence[str]
    """The figures that die of it, whatever they may do."""
    suggested: bool
    """Known to be the best there is."""


class Barred(TypedDict):
    """Why something cannot be put on some of the spaces."""

    why: Msg
    rule: str
    cells: Sequence[Cell]


class Hint(TypedDict, total=False):
    """What a choice would do."""

    strikes: Sequence[Strike]
    cost: int
    """In movement points."""
    grants: Grants
    deal: Deal
    card: CardPlayed
    prevents: Prevents
    reroll: Reroll
    spend: Spend | Tired
    barred: Sequence[Barred]
    plans: Sequence[Plan]
    """Of the ask as a whole, the best first."""


class Hints(TypedDict, total=False):
    """What helps with an ask: on the board, and choice by choice."""

    figure: str
    """The one that moves, attacks or is asked about."""
    points: int
    ways: dict[str, Way]
    """Under the value of their last step."""
    sight: dict[str, list[Cell]]
    """What each figure on the board sees, by key."""
    range: dict[str, int]
    """Spaces from the acting figure to every space it sees, as attacks count them."""
    footprints: dict[str, tuple[Cell, ...]]
    """Where a large figure is to be put: the spaces it would cover, by choice."""
    advised: Sequence[str]
    """Choices to be recommended, the best first."""
    ask: Hint
    """What concerns all choices alike."""
    choices: dict[str, Hint]


ByChoice: TypeAlias = dict[str, Hint]

SENT: Final = (Scene, Hints)
