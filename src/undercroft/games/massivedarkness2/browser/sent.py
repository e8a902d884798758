"""What is sent to a browser besides the scene: what helps with an ask. The client's types are made of `SENT`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, TypedDict

from undercroft.board import Cell
from undercroft.games.massivedarkness2.browser.catalogue import Catalogue
from undercroft.games.massivedarkness2.browser.odds import Outlook
from undercroft.games.massivedarkness2.browser.scene import Scene
from undercroft.kernel.messages import Msg
from undercroft.parts.ways import Way


class Intent(TypedDict, total=False):
    """What an enemy will do first when it activates, and why, as things are now."""

    enemy: str
    does: Literal["attack", "move", "stay", "scheme", "frozen", "boss"]
    rule: str
    """The rule that says so."""
    targets: Sequence[str]
    """Whom it may attack, by key: among several the players choose (MD2-EPH-05)."""
    kind: str
    outlook: Outlook
    """Of the attack on the first of them."""
    to: Sequence[Cell]
    """The zones that it may step into."""
    then: Sequence[str]
    """Whom it can attack from there with its second action."""
    text: Msg
    """The line of its scheme."""


class Change(TypedDict):
    """What would be different of a hero."""

    what: str
    """melee, magic or ranged: swords on average; blue, shields, swords: as printed."""
    before: float
    after: float


class Hint(TypedDict, total=False):
    """What a choice would do."""

    cells: Sequence[Cell]
    """The zones that it is about."""
    figures: Sequence[str]
    """Whom it is about, by key."""
    cost: int
    """Movement points."""
    actions: int
    """Actions that have to be spent for it."""
    wounds: int
    """Reaction damage of whoever is left behind (MD2-MOV-05)."""
    traps: int
    """Traps in the zone (MD2-MOV-06)."""
    outlook: Outlook
    replaces: Sequence[str]
    """Items that would be taken off."""
    changes: Sequence[Change]
    text: Msg
    """What happens then, in the words of the card."""
    intent: Intent


class Hints(TypedDict, total=False):
    """What helps with an ask: on the board, and choice by choice."""

    figure: str
    """The hero who is asked about, by key."""
    points: int
    """Zones that the hero can still go in this turn, if every action is a move."""
    ways: dict[str, Way]
    """By the zone where they end."""
    harm: dict[str, int]
    """Reaction damage on these ways."""
    sight: dict[str, list[Cell]]
    """The zones that this figure sees, by key."""
    intents: dict[str, Intent]
    """What each enemy will do in the Enemy Phase, by key."""
    outlook: Outlook
    """Of the pool that is about to be rolled."""
    item: str
    """What was found."""
    choices: dict[str, Hint]


ByChoice: TypeAlias = dict[str, Hint]

SENT: Final = (Scene, Hints, Catalogue)
