"""A game made of one flow, for tests that need rules of a few lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import OneOf, Value
from undercroft.kernel.state import State
from undercroft.parts.dice import Die

D6 = Die("six", ("1", "2", "3", "4", "5", "6"))


class Table(State, kw_only=True):
    """Whatever a test wants to remember."""

    said: list[str] = []
    round: int = 0

    def hear(self, seat: int, what: object) -> None:
        self.said.append(f"{seat}:{what}")


Rules = Callable[[Table], Flow]


class OneFlow(Game[Table]):
    """The game whose rules are this flow. There is nothing to hide in it, and nobody wins."""

    slug = "oneflow"
    folder = Path(__file__).parent
    players = range(1, 9)
    state_type = Table

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def setup(self, options, players):
        return Table()

    def play(self, state):
        return self.rules(state)

    def view(self, state, seat):
        return list(state.said)

    def outcome(self, state):
        return Outcome(())

    def redeal(self, state, seat, rng):
        return state


def start(rules: Rules, players: int = 2, chance: Chance | None = None, **how: Any) -> Match[Table]:
    """A match of the game with these rules."""
    return Match(OneFlow(rules), players=players, chance=chance, **how)


def one_of(seats: int | tuple[int, ...], *values: Value) -> Ask:
    """Ask a seat, or several together, for one of these."""
    return Ask(seats if isinstance(seats, tuple) else (seats,), msg("ask"), OneOf(values))
