"""The generic tester on games with standing choices: a sound one passes, and each promise that is broken is found."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.kernel.asks import ANEW, QUIET, Ask, Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import OneOf
from undercroft.kernel.state import State, copier
from undercroft.lab.tester import Trial, Violation, hunt, play_through

ROUNDS = 30


class Hand(State, kw_only=True):
    hand: list[int] = []
    deck: list[int] = []
    round: int = 0
    threat: int = 0


class Dealer(Game[Hand]):
    """Seat 0 holds secret cards, which it may throw away whenever it likes, and plays one a round if it has any.

    A sound game; those below each break one promise.
    """

    slug = "dealer"
    folder = Path("/nowhere")
    players = range(2, 3)
    state_type = Hand

    def setup(self, options: object, players: int) -> Hand:
        return Hand()

    def play(self, g: Hand) -> Flow:
        if not g.deck:
            g.deck = list((yield Draw(range(60), 60)))
            g.hand.append(g.deck.pop())
        while g.round < ROUNDS:
            yield QUIET
            yield Ask((1,), msg("go-on"), OneOf(("yes", "no")))
            yield from self.play_card(g)
            g.hand.append(g.deck.pop())
            g.tell(msg("kernel-value", value="a card is drawn"), reveals=True)
            g.round += 1

    def play_card(self, g: Hand) -> Flow:
        while g.hand:
            card = yield Ask((0,), msg("play"), OneOf([*g.hand, "pass"]), anew=True)
            if card is not ANEW:
                if card != "pass":
                    g.hand.remove(card)
                return

    def standing(self, g: Hand, seat: int) -> Ask | None:
        return Ask((0,), msg("throw"), OneOf(lambda: g.hand[:])) if seat == 0 and g.hand else None

    def stand(self, g: Hand, seat: int, answer: Any) -> None:
        g.hand.remove(answer)
        g.threat += 1

    def view(self, g: Hand, seat: int | None) -> dict[str, Any]:
        shown = g.hand[:] if seat == 0 else len(g.hand)
        return {"hand": shown, "threat": g.threat, "round": g.round}

    def redeal(self, g: Hand, seat: int, rng: Random) -> Hand:
        twin = copier(Hand)(g)
        unseen = sorted(twin.deck if seat == 0 else twin.hand + twin.deck)
        rng.shuffle(unseen)
        held = 0 if seat == 0 else len(twin.hand)
        twin.hand, twin.deck = [*(twin.hand if seat == 0 else ()), *unseen[:held]], unseen[held:]
        return twin

    def outcome(self, g: Hand) -> Outcome | None:
        return Outcome((0,)) if g.round == ROUNDS else None


def test_a_sound_game_passes():
    for seed in range(3):
        for by_hand in (False, True):
            assert play_through(Trial(Dealer(), 2, {}, seed, by_hand)) > ROUNDS
    hunt([Trial(Dealer(), 2, {}, 0, by_hand) for by_hand in (False, True)])


class Stale(Dealer):
    """Goes on asking for a card that has gone."""

    def play_card(self, g: Hand) -> Flow:
        if g.hand:
            g.hand.remove((yield Ask((0,), msg("play"), OneOf(g.hand[:]))))


class Outside(Dealer):
    """Keeps something outside the state."""

    thrown = 0

    def stand(self, g: Hand, seat: int, answer: Any) -> None:
        super().stand(g, seat, answer)
        self.thrown += 1
        g.threat = self.thrown


class Empty(Dealer):
    """Stands open with nothing to choose."""

    def standing(self, g: Hand, seat: int) -> Ask | None:
        return Ask((0,), msg("throw"), OneOf(())) if seat == 0 and g.round == 3 else None


class Peeking(Dealer):
    """Offers what the seat cannot know of."""

    def standing(self, g: Hand, seat: int) -> Ask | None:
        return Ask((0,), msg("throw", next=g.deck[-1]), OneOf(lambda: g.hand[:])) if seat == 0 and g.hand else None


class Careless(Dealer):
    """Offers what it cannot do."""

    def standing(self, g: Hand, seat: int) -> Ask | None:
        return Ask((0,), msg("throw"), OneOf([*g.hand, 99])) if seat == 0 and g.hand else None


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Stale, "the rules raised ValueError"),
        (Outside, "standing choices hold: the match and its fork after seat 0, unasked"),
        (Empty, "standing choices hold: 'throw' stands open, but there is nothing to choose"),
        (Peeking, "standing choices hold: the standing choice of seat 0 in two deals alike to it"),
        (Careless, "after seat 0, unasked: 99 the rules raised ValueError"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_promise_is_found(broken, promise):
    with pytest.raises(Violation, match=promise):
        play_through(Trial(broken(), 2))
