"""Matches that a seat cannot tell from its own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from toy_games import Duel, Purses
from undercroft.games.descent import GAME as DESCENT
from undercroft.kernel.chance import CHANCE, ByHand, Scripted, Seeded
from undercroft.kernel.determinise import Determiniser, NoDealFits
from undercroft.kernel.match import Entry, Match


def duel(players: int = 2, seed: int = 3) -> Match:
    return Match(Duel(), players=players, chance=Seeded(seed))


def test_a_hand_is_dealt_anew_but_not_ones_own():
    match = duel()
    hands = Counter(tuple(match.determinise(1, Random(seed)).state.hands[0]) for seed in range(60))
    assert set(hands) == {("strike",), ("parry",)}
    own = {tuple(match.determinise(0, Random(seed)).state.hands[0]) for seed in range(20)}
    assert own == {tuple(match.state.hands[0])}


def test_what_was_played_since_was_in_the_hand():
    match = duel()
    mover = match.waiting[0]
    card = match.state.hands[mover][0]
    match.answer(mover, card)
    for seed in range(20):
        twin = match.determinise(1 - mover, Random(seed))
        assert twin.state.shown == [card]
        assert twin.view(1 - mover) == match.view(1 - mover)


def test_it_tells_nothing_of_the_past_or_of_the_luck_to_come():
    match = duel()
    while match.quiet.at == 0 or len(match.entries) < 6:
        match.answer(match.waiting[0], match.ask(match.waiting[0]).space.enumerate(1)[0])
    twin = match.determinise(0, Random(1))
    assert twin.entries[: match.quiet.at] == [Entry(CHANCE, 0)] * match.quiet.at
    assert twin.base.at == match.quiet.at
    assert twin.chance is not match.chance
    assert all(line.news.to in (None, 0) for line in twin.log[: twin.base.lines])
    assert isinstance(match.determinise(0, Random(1), ByHand()).chance, ByHand)


def test_the_same_luck_gives_the_same_match():
    match = duel(3)
    one, other = (match.determinise(2, Random(5)) for _ in range(2))
    assert one.digest() == other.digest()
    assert match.determinise(2, Random(6)).digest() != one.digest()


def test_sealed_answers_of_others_are_drawn_anew_and_the_seal_holds():
    match = Match(Purses(), players=2, chance=Scripted([("heads",), ("tails",)]))
    match.answer(1, 5)
    purses = {match.determinise(0, Random(seed)).state.purses[1] for seed in range(60)}
    assert purses == set(range(5, 16))  # any bet, and either side of the coin
    assert match.determinise(0, Random(0)).waiting == [0]


def test_cards_shown_of_a_draw_stay_and_the_rest_changes():
    match = Match(DESCENT, players=3, chance=Seeded(4))  # in the set-up, where decks have been shuffled since
    fitting = Determiniser(match, 1)
    rng = Random(0)
    twins = [fitting.deal(rng) for _ in range(10)]
    assert all(twin.state.heroes == match.state.heroes for twin in twins)
    assert len({tuple(twin.state.overlord.deck) for twin in twins}) == 10
    assert len({tuple(twin.state.copper) for twin in twins}) == 10


class Cheat(Duel):
    """Deals other lives, which everybody sees."""

    def redeal(self, g, seat, rng):
        twin = super().redeal(g, seat, rng)
        twin.lives = [9] * len(twin.lives)
        return twin


def test_when_nothing_fits_it_says_so():
    with pytest.raises(NoDealFits, match="duel: none of 200 deals fits what seat 0 has seen in the 0 answers since"):
        Match(Cheat(), players=2, chance=Seeded(3)).determinise(0, Random(1))
