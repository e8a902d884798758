"""Decks: no card is lost or doubled, whatever is done with them, and nobody sees what lies face down."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import ChanceSpace
from undercroft.parts import deck

CARDS = st.lists(st.sampled_from(["ace", "king", "queen", "jack"]), max_size=12)
SEEDS = st.integers(0, 2**32)


def run(flow: Flow, seed: int) -> object:
    """What a flow comes to that asks nobody but chance."""
    rng, answer = Random(seed), None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration as ended:
            return ended.value
        assert isinstance(request, ChanceSpace)
        answer = request.sample(rng)
        assert request.why_not(answer) is None


@given(CARDS, SEEDS)
def test_a_new_deck_has_all_its_cards(cards, seed):
    made = run(deck.shuffled(cards), seed)
    assert isinstance(made, list)
    assert Counter(made) == Counter(cards)


@given(st.integers(0, 4), st.integers(0, 3), SEEDS)
def test_hands_are_dealt_from_one_deck(hands, each, seed):
    dealt = run(deck.deal(range(12), hands, each), seed)
    assert [len(hand) for hand in dealt] == [each] * hands
    assert len({card for hand in dealt for card in hand}) == hands * each


def test_the_top_card_is_the_last():
    cards = ["bottom", "top"]
    assert deck.draw(cards) == "top"
    assert cards == ["bottom"]


def test_a_discarded_card_lies_on_the_pile_once():
    hand, pile = ["ace", "king", "ace"], ["queen"]
    deck.discard("ace", hand, pile)
    assert (hand, pile) == (["king", "ace"], ["queen", "ace"])


@given(CARDS, SEEDS)
def test_a_card_put_back_can_lie_anywhere(cards, seed):
    held = [*cards]
    run(deck.put_back("joker", held), seed)
    assert Counter(held) == Counter([*cards, "joker"])


@given(CARDS, SEEDS)
def test_the_pile_becomes_the_deck(cards, seed):
    empty: list[str] = []
    pile = [*cards]
    run(deck.reshuffle(empty, pile), seed)
    assert Counter(empty) == Counter(cards)
    assert pile == []


def test_nothing_is_shuffled_where_nothing_was_discarded():
    assert list(deck.reshuffle([], [])) == []


@given(CARDS)
def test_of_covered_cards_only_their_number_is_seen(cards):
    assert deck.cover(cards) == [deck.HIDDEN] * len(cards)


@given(CARDS, CARDS, SEEDS)
def test_a_redeal_keeps_the_cards_and_the_sizes(hand, stock, seed):
    piles = [*hand], [*stock]
    deck.redeal(Random(seed), *piles)
    assert [len(pile) for pile in piles] == [len(hand), len(stock)]
    assert Counter(piles[0] + piles[1]) == Counter(hand + stock)


def test_every_card_can_come_into_a_hand_that_is_dealt_anew():
    held = set()
    for seed in range(60):
        hand, stock = ["ace"], ["king", "queen"]
        deck.redeal(Random(seed), hand, stock)
        held.update(hand)
    assert held == {"ace", "king", "queen"}
