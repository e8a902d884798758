"""Exact odds against counting every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from undercroft.parts import odds

POOLS = st.lists(st.lists(st.integers(0, 6), min_size=1, max_size=6), max_size=4)


@given(POOLS)
def test_sums_are_those_of_every_way_the_dice_can_fall(dice):
    counted = Counter(sum(faces) for faces in product(*dice))
    assert odds.sums(dice, 0, lambda a, b: a + b) == counted


def test_what_is_out_of_the_question_is_not_among_the_ways():
    assert odds.sums([[1, 6], [1, 6]], 0, lambda a, b: None if b == 6 else a + b) == {2: 1}


@given(POOLS)
def test_outcomes_keep_the_number_of_ways(dice):
    ways = odds.sums(dice, 0, lambda a, b: a + b)
    even = odds.outcomes(ways, lambda total: total % 2 == 0)
    assert sum(even.values()) == sum(ways.values())
    assert even.get(True, 0) == sum(count for total, count in ways.items() if total % 2 == 0)
