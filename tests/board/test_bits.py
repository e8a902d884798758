from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import bitset, contains, lowest, members


@settings(deadline=None, max_examples=100)
@given(st.sets(st.integers(0, 3000)) | st.sets(st.integers(0, 60)))
def test_a_bitset_holds_just_its_members_in_ascending_order(numbers):
    mask = bitset(numbers)
    assert members(mask) == sorted(numbers)
    assert mask.bit_count() == len(numbers)
    assert all(contains(mask, number) == (number in numbers) for number in range(100))
    if numbers:
        assert lowest(mask) == min(numbers)
