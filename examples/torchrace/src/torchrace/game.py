"""Torch Race as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from undercroft.kernel.asks import Flow
from undercroft.kernel.encoding import one_hot, padded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options, Outcome, result
from undercroft.kernel.state import copier

from torchrace import rules
from torchrace.rules import BOTTOM, RELICS, TorchRace

copy_state = copier(TorchRace)


class TorchRaceGame(Game[TorchRace]):
    """TOR-SET-01: two to four players."""

    slug = "torchrace"
    folder = Path(__file__).parent
    players = range(2, 5)
    state_type = TorchRace
    example = True
    encoding_size = 17

    def setup(self, options: Options, players: int) -> TorchRace:  # noqa: ARG002 - there are no options
        return TorchRace(depths=[0] * players)

    def play(self, state: TorchRace) -> Flow:
        return rules.play(state)

    def outcome(self, state: TorchRace) -> Outcome | None:
        """TOR-DIG-01, TOR-END-01: a winner, or nobody."""
        if state.winner is not None:
            return Outcome((state.winner,))
        return None if state.torch else Outcome(())

    def view(self, state: TorchRace, seat: int | None) -> TorchRace:
        """Everything but the others' relics: 0 stands for one that is not known."""
        seen = copy_state(state)
        seen.relics = [relic if owner == seat else 0 for owner, relic in enumerate(state.relics)]
        return seen

    def redeal(self, state: TorchRace, seat: int, rng: Random) -> TorchRace:
        """The others' relics could lie anywhere but where this player's lies."""
        twin = copy_state(state)
        if twin.relics:
            mine = twin.relics[seat]
            twin.relics = rng.sample([depth for depth in RELICS if depth != mine], len(twin.relics))
            twin.relics[seat] = mine
        return twin

    def evaluate(self, view: TorchRace, seat: int) -> float:
        """How much nearer a player is to a relic than the nearest of the others; unknown ones lie in the middle."""
        if (outcome := self.outcome(view)) is not None:
            return result(outcome, seat)
        relics = [relic or RELICS[len(RELICS) // 2] for relic in view.relics or view.depths]
        ways = [abs(relic - depth) for relic, depth in zip(relics, view.depths, strict=True)]
        return (min(way for other, way in enumerate(ways) if other != seat) - ways[seat]) / (BOTTOM + 1)

    def encode(self, view: TorchRace) -> list[float]:
        """The torch, whose turn it is, who has won, and of each player the depth and, if known, the relic's."""
        seats = range(self.players.stop - 1)
        depths = [depth / BOTTOM for depth in view.depths]
        relics = [relic / BOTTOM for relic in view.relics]
        places = padded(depths, len(seats)) + padded(relics, len(seats))
        return [view.torch / 10, *one_hot(view.turn, seats), *one_hot(view.winner, seats), *places]

    def arrange(self, given: Mapping[str, Any], options: Options, players: int) -> TorchRace:  # noqa: ARG002
        """A position from a scenario: any field of the state, by its name."""
        try:
            return msgspec.convert({"depths": [0] * players, **given}, TorchRace)
        except msgspec.ValidationError as error:
            raise BadInput(f"given: {error}") from None
