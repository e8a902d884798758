"""A judge that was learned from play: small trees over the numbers of `encode`, asked of one view at a time.

Nothing but Python is needed for that: at one position arrays are no quicker.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

import msgspec

from undercroft.kernel.game import Game

SURE: Final = 0.95
"""No position before the end is worth more: a game that is won is better than one that looks like it."""


class Tree(msgspec.Struct, frozen=True, array_like=True):
    """Node by node, from the root: up to its threshold it goes on at the left, else at the right, until a leaf."""

    number: tuple[int, ...]
    """Which number is looked at; -1 at a leaf."""
    threshold: tuple[float, ...]
    """At a leaf: what it adds."""
    left: tuple[int, ...]
    right: tuple[int, ...]

    def problem(self, numbers: int) -> str | None:
        """What keeps it from being asked about so many numbers, if anything does."""
        nodes = len(self.number)
        if not nodes or {len(self.threshold), len(self.left), len(self.right)} != {nodes}:
            return "a tree whose parts are empty or not equally long"
        for at, (number, threshold) in enumerate(zip(self.number, self.threshold, strict=True)):
            if not -1 <= number < numbers:
                return f"a tree that looks at number {number} of {numbers}"
            if not isfinite(threshold) or (number == -1 and abs(threshold) > 1):
                return f"a tree with {threshold:g} at a node"
            if number != -1 and not all(at < child < nodes for child in (self.left[at], self.right[at])):
                return "a tree with a node that does not lead on to later ones"
        return None


class Forest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of the positions of one side: where it begins, and what each tree adds."""

    base: float
    trees: tuple[Tree, ...]

    def value(self, numbers: list[float]) -> float:
        """From nearly -1, as good as lost, to nearly 1, as good as won."""
        total = self.base
        for tree in self.trees:
            number, threshold, at = tree.number, tree.threshold, 0
            while (place := number[at]) >= 0:
                at = tree.left[at] if numbers[place] <= threshold[at] else tree.right[at]
            total += threshold[at]
        return max(-SURE, min(SURE, total))

    def problem(self, numbers: int) -> str | None:
        """What keeps it from being asked about so many numbers, if anything does."""
        if not abs(self.base) <= 1:
            return f"a forest that begins at {self.base:g}: from -1 to 1 is allowed"
        return next(filter(None, (tree.problem(numbers) for tree in self.trees)), None)


def numbers_of(game: Game[Any], view: Any, own: float) -> list[float]:  # noqa: ANN401 - the game's own view struct
    """What the trees look at: `encode`, and last what the game itself thinks of the position."""
    return [*game.encode(view), own]


def learned(game: Game[Any], sides: Mapping[str, Forest], view: Any, seat: int) -> float:  # noqa: ANN401
    """What a position is worth to a seat, in the eyes of the forest of its side; what has ended, by how it ended."""
    own = game.evaluate(view, seat)
    return own if abs(own) == 1.0 else sides[game.side(seat)].value(numbers_of(game, view, own))
