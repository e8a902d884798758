"""A bag: what is drawn is gone from it, and nothing else."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from undercroft.parts import bag

from .test_deck import SEEDS, run

TREASURE = st.lists(st.sampled_from(["common", "rare", "epic"]), max_size=20)


@given(TREASURE, st.integers(0, 25), SEEDS)
def test_what_is_drawn_was_in_it_and_is_not_any_more(things, count, seed):
    left = [*things]
    drawn = run(bag.draw(left, count), seed)
    assert len(drawn) == min(count, len(things))
    assert Counter(drawn) + Counter(left) == Counter(things)


def test_chance_is_not_asked_about_an_empty_bag():
    assert list(bag.draw([], 3)) == []


def test_everything_in_it_can_come_out():
    assert {run(bag.draw(["common", "rare", "epic"], 1), seed) for seed in range(60)} == {
        ("common",),
        ("rare",),
        ("epic",),
    }
