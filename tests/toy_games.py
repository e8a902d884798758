"""Small games for tests of the engine."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from undercroft.kernel.asks import QUIET, Ask, Flow, Gather
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Number, OneOf
from undercroft.kernel.state import State
from undercroft.parts.dice import Die

COIN = Die("coin", ("heads", "tails"))


class PurseState(State, kw_only=True):
    options: Options
    purses: list[int]
    round: int = 0


class Purses(Game[PurseState]):
    """Everybody secretly bets and flips a coin, all at once; after three rounds the fullest purse wins.

    Chance answers in the middle of a gathering, which Paper Dungeons never asks of it.
    """

    slug = "purses"
    folder = Path(__file__).parent / "purses"
    version = "1"
    players = range(1, 5)
    state_type = PurseState
    rounds = 3

    def setup(self, options: Options, players: int) -> PurseState:
        return PurseState(options=options, purses=[10] * players)

    def play(self, state: PurseState) -> Flow:
        while state.round < self.rounds:
            yield QUIET
            yield Gather([self.turn(state, seat) for seat in range(len(state.purses))])
            state.round += 1

    def turn(self, state: PurseState, seat: int) -> Flow:
        bet = yield Ask((seat,), msg("kernel-value", value="bet"), Number(0, 5))
        (face,) = yield Roll((COIN,))
        state.purses[seat] += bet if face == "heads" else -bet

    def view(self, state: PurseState, seat: int | None) -> Any:
        return state.round

    def outcome(self, state: PurseState) -> Outcome | None:
        if state.round < self.rounds:
            return None
        best = max(state.purses)
        return Outcome(tuple(s for s, p in enumerate(state.purses) if p == best), scores=tuple(state.purses))

    def redeal(self, state: PurseState, seat: int, rng: Random) -> PurseState:
        return state


class Sides(Purses):
    """One card decides: it names the winning side, or nobody; with `break` the rules fail."""

    slug = "sides"

    def play(self, state: PurseState) -> Flow:
        yield Ask(tuple(range(len(state.purses))), msg("kernel-value", value="go"), OneOf(("go",)))
        (card,) = yield Draw(["light", "dark", "nobody", "break"], 1)
        if card == "break":
            raise RuntimeError("the table collapsed")
        state.round = ("light", "dark", "nobody").index(card) + 1

    def outcome(self, state: PurseState) -> Outcome | None:
        if state.round == 0:
            return None
        side = (None, "light", "dark", None)[state.round]
        return Outcome((0,) if side == "light" else (), side)
