"""Choice spaces: what may be answered, why something may not, and how answers travel."""

from __future__ import annotations

from itertools import permutations
from math import comb, factorial
from random import Random

import msgspec
import pytest

from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import (
    Aim,
    Axis,
    Choice,
    Label,
    Number,
    OneOf,
    Order,
    Refusal,
    Space,
    Subset,
    TooMany,
    plain,
)

WALLED = Refusal(msg("no-wall"), "MOV-05")


def named(value):
    return Label(msg(f"name-{value}"), "NAM-01")


def why(space: Space, answer: object) -> str | None:
    """The id of the reason, or None if the answer is allowed."""
    refusal = space.why_not(answer)
    return refusal.msg.id if refusal else None


def sampled(space: Space, times: int = 300) -> set[object]:
    rng = Random(1)
    return {space.sample(rng) for _ in range(times)}


SPACES: dict[str, Space] = {
    "one of names": OneOf(("north", "east")),
    "one of numbers": OneOf((0, 1, 5)),
    "subset": Subset(("a", "b", "c"), 1, 2),
    "subset of numbers": Subset((0, 1, 2), 0, 3),
    "order": Order(("a", "b", "c")),
    "order of numbers": Order((0, 1)),
    "number": Number(0, 9),
    "aim": Aim((Axis("angle", -1.0, 1.0), Axis("force", 0, 10))),
}
every_space = pytest.mark.parametrize("space", SPACES.values(), ids=SPACES.keys())


# -- what all spaces promise ------------------------------------------------------------------------------------------


@every_space
def test_what_is_listed_or_sampled_is_allowed(space):
    for answer in [*space.enumerate(100), *sampled(space)]:
        assert space.why_not(answer) is None


@every_space
def test_a_list_is_no_longer_than_asked_for_and_always_the_same(space):
    everything = space.enumerate(100)
    assert len(everything) == len(set(everything)) > 1
    assert space.enumerate(1) == everything[:1]
    assert space.enumerate(100) == everything


@every_space
def test_a_space_counts_its_answers_without_listing_them(space):
    count = space.count()
    assert count == (None if isinstance(space, Aim) else len(space.enumerate(100)))


def test_counts_are_formulas():
    assert Order(range(30)).count() == factorial(30)
    assert Subset(range(60), 2, 30).count() == sum(comb(60, size) for size in range(2, 31))
    assert Subset(("a", "b"), 1, 9).count() == 3
    assert Number(3, 2).count() == 0
    assert Number(0, 10**30).count() == 10**30 + 1


@every_space
def test_whoever_wants_every_answer_gets_all_or_is_told(space):
    if isinstance(space, Aim):
        with pytest.raises(TooMany, match="a continuum of answers"):
            space.every()
        return
    everything = space.every()
    assert everything == space.enumerate(100)
    assert space.every(len(everything)) == everything
    with pytest.raises(TooMany, match=f"{len(everything)} answers, and no more than 1 may be listed") as told:
        space.every(1)
    assert told.value.count == len(everything)


@every_space
@pytest.mark.parametrize(
    "answer",
    [None, True, 0.5, "nonsense", -1, {"a": 1}, [1], (None,), (True,), (False, True), ([1],), (1.5, "a"), ({},)],
    ids=repr,
)
def test_nonsense_is_refused_with_a_reason(space, answer):
    refusal = space.why_not(answer)
    assert isinstance(refusal, Refusal)
    assert refusal.msg.id.startswith("kernel-")


@every_space
def test_answers_travel_as_json(space):
    for answer in [*space.enumerate(20), *sampled(space, 20)]:
        assert space.read(msgspec.json.decode(msgspec.json.encode(answer))) == answer


@every_space
def test_spaces_travel_as_json(space):
    ask = Ask((0, 1), msg("ask", n=2), space, default=space.enumerate(1)[0])
    sent = msgspec.json.decode(msgspec.json.encode(ask.wire()))
    assert sent["seats"] == [0, 1]
    assert sent["prompt"] == {"id": "ask", "args": {"n": 2}}
    assert sent["space"] == space.wire()["space"]
    assert space.read(sent["default"]) == ask.default


# -- one of -----------------------------------------------------------------------------------------------------------


def test_one_of():
    space = OneOf(("north", "east"))
    assert why(space, "north") is None
    assert why(space, "south") == "kernel-not-an-option"
    assert why(space, ("north",)) == "kernel-not-an-option"
    assert space.enumerate(9) == ["north", "east"]
    assert sampled(space) == {"north", "east"}


def test_true_is_not_1_and_1_is_not_1_0():
    space = OneOf((0, 1))
    assert why(space, 1) is None
    for answer in (True, False, 1.0, "1"):
        assert why(space, answer) == "kernel-not-an-option"


def test_what_a_player_would_look_for_in_vain_is_shown_with_its_reason():
    space = OneOf(("north",), named, lambda: {"east": WALLED})
    assert space.why_not("east") is WALLED
    assert space.choices() == [
        Choice("north", named("north")),
        Choice("east", named("east"), WALLED),
    ]
    assert space.enumerate(9) == ["north"]


def test_options_are_worked_out_when_first_needed_and_only_once():
    calls = []

    def options() -> list[str]:
        calls.append("worked out")
        return ["north"]

    space = OneOf(options)
    assert calls == []
    space.why_not("north")
    space.enumerate(9)
    space.wire()
    assert calls == ["worked out"]


def test_values_that_need_no_words_of_their_own():
    assert plain(3) == Label(msg("kernel-value", value=3))


# -- subsets and orders -----------------------------------------------------------------------------------------------


def test_a_subset_has_a_size():
    space = Subset(("a", "b", "c"), 1, 2)
    assert why(space, ("c", "a")) is None
    assert why(space, ()) == "kernel-how-many"
    assert why(space, ("a", "b", "c")) == "kernel-how-many"
    assert why(space, ("a", "a")) == "kernel-repeated"
    assert why(space, ("a", "x")) == "kernel-not-an-option"
    assert why(space, "a") == "kernel-not-a-list"
    assert why(Subset(("a", "b", "c"), 2, 2), ("a",)) == "kernel-exactly"
    assert space.enumerate(9) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]
    assert sampled(space) == set(space.enumerate(9))


def test_a_subset_may_be_empty_and_never_more_than_there_is():
    space = Subset(("a", "b"), 0, 5)
    assert why(space, ()) is None
    assert sampled(space) == {(), ("a",), ("b",), ("a", "b")}


def test_a_subset_says_why_one_of_its_options_is_refused():
    space = Subset(("a", "b"), 1, 1, named, lambda: {"c": WALLED})
    assert space.why_not(("c",)) is WALLED
    assert space.wire()["at_least"] == space.wire()["at_most"] == 1


def test_an_order_has_everything_once():
    space = Order((1, 2, 3))
    assert why(space, (3, 1, 2)) is None
    assert why(space, (3, 1)) == "kernel-order-all"
    assert why(space, (3, 1, 1)) == "kernel-repeated"
    assert why(space, (3, 1, True)) == "kernel-not-an-option"
    assert space.enumerate(9) == list(permutations((1, 2, 3)))
    assert sampled(space) == set(space.enumerate(9))


# -- numbers and aims -------------------------------------------------------------------------------------------------


def test_a_number_lies_between_its_bounds():
    space = Number(2, 4, "DMG-03")
    assert [number for number in range(8) if space.why_not(number) is None] == [2, 3, 4]
    assert space.why_not(5) == Refusal(msg("kernel-number", low=2, high=4, got="5"), "DMG-03")
    assert why(space, 3.0) == "kernel-number"
    assert why(space, "3") == "kernel-number"
    assert why(Number(0, 1), True) == "kernel-number"
    assert space.enumerate(2) == [2, 3]
    assert sampled(space) == {2, 3, 4}
    assert space.wire() == {"space": "number", "low": 2, "high": 4}


def test_an_aim_is_a_point_in_a_box():
    space = Aim((Axis("angle", -1.0, 1.0), Axis("force", 0, 10)))
    assert why(space, (0.5, 10)) is None  # whole numbers are numbers too
    assert why(space, (0.5,)) == "kernel-aim-axes"
    assert why(space, 0.5) == "kernel-aim-axes"
    assert space.why_not((0.5, 10.5)).msg.args["axis"] == "force"
    for bad in ("1", None, True, float("nan"), float("inf"), [1], 10**400):
        assert why(space, (0.5, bad)) == "kernel-aim"
    assert space.enumerate(9) == [(0.0, 5.0), (-1.0, 0.0), (1.0, 10.0)]
    assert space.enumerate(1) == [(0.0, 5.0)]


def test_reading_an_answer_makes_tuples_and_leaves_the_rest_to_be_refused():
    space = Subset(("a", "b"), 0, 2)
    assert space.read(["a", "b"]) == ("a", "b")
    assert space.read("a") == "a"
    assert why(space, space.read([["a"]])) == "kernel-not-an-option"
    assert why(space, space.read(None)) == "kernel-not-a-list"
