"""What views are made of when they become numbers."""

from __future__ import annotations

import pytest

from undercroft.kernel.encoding import OneHot, bits, joined, laid_out, one_hot, packed, packed_bits, padded, several_hot


def test_one_of_several_is_told_by_its_place():
    assert one_hot("b", ["a", "b", "c"]) == [0, 1, 0]
    assert one_hot("x", ["a", "b", "c"]) == [0, 0, 0]
    assert one_hot(2, range(4)) == [0, 0, 1, 0]


@pytest.mark.parametrize("value", ["a", "b", "x", None])
def test_what_is_kept_says_the_same(value):
    among = ["a", "b", "c"]
    assert OneHot(among)[value] == packed(one_hot(value, among))


def test_several_are_told_each_by_its_place():
    assert several_hot(["c", "a", "c"], ["a", "b", "c"]) == [1, 0, 1]


@pytest.mark.parametrize(("number", "told"), [(0, [0, 0, 0]), (5, [1, 0, 1]), (12, [0, 0, 1])])
def test_a_bit_set_begins_with_its_lowest_bit_and_ends_at_the_size(number, told):
    assert bits(number, 3) == told
    assert packed_bits(number, 3) == packed(told)


def test_parts_are_filled_up_and_cut_off():
    assert padded([1.0, 2.0], 3) == [1, 2, 0]
    assert padded([1.0, 2.0], 1) == [1]
    assert list(laid_out([[1.0, 2.0], [True, 0.5, 7], []], [3, 2, 1])) == [1, 2, 0, 1, 0.5, 0]


def test_packed_parts_are_joined_with_zeros_up_to_the_size():
    assert list(joined([packed([1, 0.5]), packed([2])], 5)) == [1, 0.5, 2, 0, 0]
