"""The generic tester: what a rule shows of what was hidden it has to say, so that taking back knows."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.chance import Shuffle
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import OneOf
from undercroft.kernel.state import State, copier
from undercroft.lab.tester import Trial, Violation, play_through


class Deck(State, kw_only=True):
    cards: list[int] = []
    shown: list[int] = []


class Turning(Game[Deck]):
    """Two players turn up the cards of a shuffled deck, one after the other."""

    slug = "turning"
    folder = Path("/nowhere")
    players = range(2, 3)
    state_type = Deck
    says_so = True

    def setup(self, options: object, players: int) -> Deck:
        return Deck()

    def play(self, g: Deck) -> Flow:
        if not g.cards and not g.shown:
            g.cards = list((yield Shuffle(range(8))))
        while g.cards:
            yield QUIET
            yield Ask((0,), msg("kernel-value", value="turn"), OneOf(("turn",)))
            g.shown.append(g.cards.pop())
            g.tell(msg("kernel-value", value=g.shown[-1]), reveals=self.says_so)

    def view(self, g: Deck, seat: int | None) -> list[int]:
        return list(g.shown)

    def redeal(self, g: Deck, seat: int, rng: Random) -> Deck:
        twin = copier(Deck)(g)
        twin.cards.sort()
        rng.shuffle(twin.cards)
        return twin

    def outcome(self, g: Deck) -> Outcome | None:
        return None if g.cards or not g.shown else Outcome(())


class Silent(Turning):
    says_so = False


def test_a_game_that_says_what_it_reveals_passes() -> None:
    for seed in range(5):
        play_through(Trial(Turning(), 2, {}, seed))


def test_a_game_that_does_not_is_found() -> None:
    with pytest.raises(Violation, match="saw what was hidden and could take its answer back: tell it with reveals"):
        play_through(Trial(Silent(), 2, {}, seed=1))
