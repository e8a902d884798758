"""What is sent to a browser besides the scene: what helps with an ask. The client's types are made of `SENT`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, TypedDict

from undercroft.board import Cell
from undercroft.games.dungeonsaga.browser.scene import Scene
from undercroft.games.dungeonsaga.browser.strikes import Escape, Strike
from undercroft.parts.ways import Way


class Plan(TypedDict):
    """Several answers in one: walk there, turn, and act."""

    kind: Literal["fight", "shoot", "break", "deed"]
    at: str
    """The key of the model, the id of the door or chest, or of the deed."""
    answers: Sequence[str]
    """To be given one after the other, while the same is asked."""
    cost: int
    """Squares to walk."""
    ends: Cell
    """The (upper left) square from which it acts."""
    facing: int
    strike: Strike | None
    escape: Escape | None
    """If the first step is breaking away."""


class Prospect(TypedDict):
    """What a model could do if it were activated now."""

    reach: Sequence[Cell]
    """Squares that it could cover."""
    strikes: Sequence[Strike]
    """The best attack that it could get to on each enemy, the most promising first."""


class Hint(TypedDict, total=False):
    """What a choice would do."""

    cells: Sequence[Cell]
    """The squares that it is about."""
    cost: int
    """In squares of movement."""
    strike: Strike
    strikes: Sequence[Strike]
    """Several attacks, all of which can be made or one of which is to be chosen next."""
    escape: Escape
    """Free strikes that it would give to enemies."""
    threats: Sequence[str]
    """The enemies who would have the model in their front arc there."""
    front: Sequence[Cell]
    """The front arc then."""
    faces: Sequence[str]
    """The enemies in it, by key, and closed doors and chests by id."""
    prospect: Prospect


class Hints(TypedDict, total=False):
    """What helps with an ask: on the board, and choice by choice."""

    figure: str
    """The model that moves, acts or is asked about, by key."""
    points: int
    """Squares that it can still move."""
    ways: dict[str, Way]
    """By the square where they end, `C5`; for large models with the facing too, `C5:north`."""
    threatened: Sequence[Cell]
    """Squares in the front arc of an enemy of this model: it is stopped there."""
    escape: Escape
    """It is held: what the first step costs."""
    sight: dict[str, list[Cell]]
    """What this model sees, by key, as far as anything reaches."""
    footprints: dict[str, tuple[Cell, ...]]
    """Where a large model is to be put: the squares it would cover, by choice."""
    plans: Sequence[Plan]
    """For each enemy, door, chest and deed that can be got at, the best way to do so; the most promising first."""
    advised: Sequence[str]
    """Choices to be recommended, the best first."""
    choices: dict[str, Hint]


ByChoice: TypeAlias = dict[str, Hint]

SENT: Final = (Scene, Hints)
