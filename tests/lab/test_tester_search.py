"""The generic tester on what games bring along for search: each broken promise is found."""

from __future__ import annotations

from random import Random

import pytest

from toy_games import Duel, DuelState
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import OneOf
from undercroft.kernel.state import copier
from undercroft.lab.tester import Trial, Violation, play_through


def broken(game: type[Duel], **given: object) -> str:
    with pytest.raises(Violation) as found:
        play_through(Trial(game(), 2, **given))
    return str(found.value)


class Miscounted(OneOf):
    """Says that there is one answer more than there is."""

    def count(self) -> int:
        return len(self.values) + 1


class MiscountedDuel(Duel):
    def between_turns(self, g: DuelState) -> Flow:
        yield from super().between_turns(g)
        yield Ask((0,), msg("kernel-value", value="ready?"), Miscounted(("yes", "no")))


def test_a_sound_game_passes():
    assert play_through(Trial(Duel(), 3)) > 0


def test_a_space_that_miscounts_its_answers_is_found():
    assert "answers are counted: how many answers to 'kernel-value' are listed" in broken(MiscountedDuel)


class FalseDuel(Duel):
    """Deals another match of which a seat would have seen something else."""

    def redeal_to(self, g: DuelState, later: DuelState, seat: int, rng: Random) -> DuelState:
        twin = self.redeal(g, seat, rng)
        twin.lives = [life + 1 for life in twin.lives]
        return twin


class StaleDuel(Duel):
    """Deals nothing anew where a match is imagined."""

    def redeal_to(self, g: DuelState, later: DuelState, seat: int, rng: Random) -> DuelState:
        return g


class PeekingDuel(Duel):
    """Shuffles what is hidden as it really lies: what is imagined then tells something of it."""

    def redeal(self, g: DuelState, seat: int, rng: Random) -> DuelState:
        twin = copier(DuelState)(g)
        rng.shuffle(twin.deck)
        return twin


def test_a_game_that_imagines_the_truth_in_another_order_is_found():
    assert "imagines if other things are hidden from it" in broken(PeekingDuel)


def test_a_game_whose_deals_never_fit_is_found():
    assert "duel: none of 200 deals fits what seat" in broken(FalseDuel)


def test_a_game_that_imagines_only_the_truth_is_found():
    assert "hidden things can be imagined: 33 times nothing that is hidden from seat" in broken(StaleDuel)


class MisjudgedDuel(Duel):
    """Thinks best of those who have lost; the first hit decides."""

    def setup(self, options: object, players: int) -> DuelState:
        return DuelState(hands=[[] for _ in range(players)], lives=[1] * players)

    def evaluate(self, view: dict, seat: int) -> float:
        return -view["lives"][seat] / 5


class BoastfulDuel(Duel):
    def evaluate(self, view: dict, seat: int) -> float:
        return 1.5


class UnevenDuel(Duel):
    """Gives more numbers the more cards have been played."""

    encoding_size = 1

    def encode(self, view: dict) -> list[float]:
        return [1.0] * len(view["shown"])


class ConstantDuel(Duel):
    encoding_size = 1

    def encode(self, view: dict) -> list[float]:
        return [1.0]


def test_judgements_and_numbers_that_cannot_be_are_found():
    assert "have won, but the seats are said to have done as well as" in broken(MisjudgedDuel)
    assert "is said to do as well as 1.5" in broken(BoastfulDuel)
    assert "how many numbers a view has" in broken(UnevenDuel)
    assert "the numbers at the beginning and at the end are the same" in broken(ConstantDuel)


class NamelessDuel(Duel):
    """Calls all answers the same."""

    def action_id(self, ask: Ask, answer: object) -> str:
        return ask.prompt.id


def test_answers_without_names_of_their_own_are_found():
    assert "answers have names: how many names answers to 'kernel-value' have" in broken(NamelessDuel)
