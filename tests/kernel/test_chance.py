"""Chance: what it is asked, and who answers for it."""

from __future__ import annotations

from collections import Counter
from copy import copy
from itertools import permutations
from math import factorial
from random import Random

import msgspec
import pytest

from undercroft.kernel.chance import ByHand, Continuum, Draw, Place, Roll, Scripted, Seeded, SeededByEntry, Shuffle
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal, TooMany
from undercroft.parts.dice import Die

D6 = Die("six", ("1", "2", "3", "4", "5", "6"))
COIN = Die("coin", ("heads", "tails"))
SKULLS = Die("skulls", ("skull", "skull", "blank"))
"""A face that is printed twice is listed twice."""


def why(space, answer):
    refusal = space.why_not(answer)
    return refusal.msg.id if refusal else None


def at(count: int, entries: int = 0) -> Place:
    """Where chance has answered so many times."""
    return Place(entries, (count,))


def unlikely(seen: Counter, expected: dict[object, float]) -> bool:
    """Whether a count is further from what fairness would give than chance explains: chi-square, one in a million."""
    total = sum(seen.values())
    chi = sum((seen[key] - share * total) ** 2 / (share * total) for key, share in expected.items())
    freedom = len(expected) - 1
    return set(seen) != set(expected) or chi > freedom + 4.9 * (2 * freedom) ** 0.5 + 15


# -- requests ---------------------------------------------------------------------------------------------------------


def test_a_roll_is_a_face_of_each_die_in_order():
    roll = Roll((COIN, D6))
    assert why(roll, ("tails", "6")) is None
    assert why(roll, ("6", "tails")) == "kernel-roll-face"
    assert why(roll, ("tails",)) == "kernel-roll-count"
    assert why(roll, "tails") == "kernel-roll-count"
    assert why(roll, ("tails", 6)) == "kernel-roll-face"
    assert why(roll, ("tails", ["6"])) == "kernel-roll-face"
    assert roll.enumerate(3) == [("heads", "1"), ("heads", "2"), ("heads", "3")]
    assert len(roll.enumerate(100)) == 12


def test_a_draw_puts_nothing_back():
    draw = Draw(("a", "a", "b"), 2)
    assert why(draw, ("a", "a")) is None
    assert why(draw, ("b", "a")) is None
    assert why(draw, ("b", "b")) == "kernel-draw-item"
    assert why(draw, ("a", "c")) == "kernel-draw-item"
    assert why(draw, ("a",)) == "kernel-draw-count"
    assert why(draw, ["a", "b"]) == "kernel-draw-count"
    rng = Random(1)
    assert {draw.sample(rng) for _ in range(100)} == {("a", "a"), ("a", "b"), ("b", "a")}


def test_a_draw_is_not_fooled_by_what_only_compares_equal():
    draw = Draw((0, 1, 2), 1)
    assert why(draw, (1,)) is None
    for item in (True, 1.0, "1", None, [1], {"a": 1}):
        assert why(draw, (item,)) == "kernel-draw-item"


def test_a_shuffle_is_a_draw_of_everything():
    shuffle = Shuffle((1, 2, 3))
    assert shuffle.enumerate(10) == list(permutations((1, 2, 3)))
    assert why(shuffle, (1, 2)) == "kernel-draw-count"
    assert why(shuffle, (1, 2, 2)) == "kernel-draw-item"
    assert why(Shuffle(()), ()) is None


@pytest.mark.parametrize(
    "space", [Roll((COIN, D6)), Draw((1, 2, 3), 2), Shuffle(("a", "b"))], ids=["roll", "draw", "shuffle"]
)
def test_requests_and_outcomes_travel_as_json(space):
    msgspec.json.encode(space.wire())
    for outcome in space.enumerate(20):
        assert space.read(msgspec.json.decode(msgspec.json.encode(outcome))) == outcome
        assert space.why_not(outcome) is None


@pytest.mark.parametrize(
    ("space", "ways"),
    [
        (Roll((SKULLS, COIN)), {"skull heads": 2, "skull tails": 2, "blank heads": 1, "blank tails": 1}),
        (Roll(()), {"": 1}),
        (Draw(("a", "b", "a"), 2), {"a a": 2, "a b": 2, "b a": 2}),
        (Draw("aaab", 2), {"a a": 6, "a b": 3, "b a": 3}),
        (Shuffle("aab"), {"a a b": 2, "a b a": 2, "b a a": 2}),
        (Draw("ab", 0), {"": 1}),
    ],
    ids=["roll", "no dice", "draw", "draw of many alike", "shuffle", "draw of none"],
)
def test_outcomes_have_weights(space, ways):
    outcomes = space.outcomes()
    assert {" ".join(outcome): weight for outcome, weight in outcomes.items()} == ways
    assert sum(outcomes.values()) == space.all_ways()
    assert space.count() == len(outcomes) == len(space.enumerate(100))
    assert space.ways(("nothing",) * len(space.sample(Random(0)))) == (0 if space.sample(Random(0)) else 1)


def test_weights_are_what_sampling_gives():
    draw, rng = Draw("aaabbc", 3), Random(5)
    total = draw.all_ways()
    shares = {outcome: weight / total for outcome, weight in draw.outcomes().items()}
    assert not unlikely(Counter(draw.sample(rng) for _ in range(5000)), shares)


def test_what_cannot_be_listed_says_so():
    deck = Shuffle([f"card {n}" for n in range(36)])
    assert deck.count() == factorial(36)
    with pytest.raises(TooMany, match="outcomes, and no more than 10000 may be listed"):
        deck.outcomes()
    with pytest.raises(TooMany):
        Roll((D6, D6)).outcomes(35)
    assert len(Roll((D6, D6)).outcomes(36)) == 36
    alike = Shuffle(["card"] * 36)
    assert alike.outcomes() == {("card",) * 36: factorial(36)}


# -- seeded -----------------------------------------------------------------------------------------------------------


def test_outcomes_follow_from_the_seed_and_how_often_chance_has_answered_alone():
    roll = Roll((D6,) * 5)
    chance = Seeded(7)
    outcomes = [chance.outcome(roll, at(place)) for place in range(20)]
    assert [Seeded(7).outcome(roll, at(place)) for place in reversed(range(20))] == outcomes[::-1]
    assert [Seeded(8).outcome(roll, at(place)) for place in range(20)] != outcomes
    assert len(set(outcomes)) == 20
    assert [chance.outcome(roll, at(place, entries=99)) for place in range(20)] == outcomes


def test_gathered_flows_have_streams_of_their_own():
    roll = Roll((D6,) * 8)
    paths = [(1,), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 0, 0, 0, 0), (10,), (0, 1)]
    assert len({Seeded(7).outcome(roll, Place(0, path)) for path in paths}) == len(paths)


def test_records_of_format_1_had_outcomes_by_the_number_of_entries():
    roll, chance = Roll((D6,) * 5), SeededByEntry(7)
    assert [chance.outcome(roll, at(9, entries=place)) for place in (0, 1, 2)] == [
        ("3", "3", "5", "6", "5"),
        ("6", "3", "2", "6", "5"),
        ("2", "6", "2", "5", "6"),
    ]


def test_a_seed_may_be_any_whole_number():
    roll = Roll((D6,) * 8)
    seeds = [0, 1, -1, 2**53, 2**64, 2**256 - 1, 2**5000]
    assert len({Seeded(seed).outcome(roll, at(0)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", [0, 1, 2**63, -5])
def test_seeded_dice_are_fair(seed):
    chance = Seeded(seed)
    faces = Counter(face for place in range(2000) for face in chance.outcome(Roll((D6, D6, D6)), at(place)))
    assert not unlikely(faces, dict.fromkeys(D6.faces, 1 / 6))


def test_each_die_each_place_and_each_seed_is_as_good_as_any_other():
    pairs = Counter(Seeded(3).outcome(Roll((COIN, COIN)), at(place)) for place in range(4000))
    assert not unlikely(pairs, dict.fromkeys(Roll((COIN, COIN)).enumerate(9), 1 / 4))

    chance = Seeded(4)
    neighbours = Counter(
        (*chance.outcome(Roll((COIN,)), at(place)), *chance.outcome(Roll((COIN,)), at(place + 1)))
        for place in range(4000)
    )
    assert not unlikely(neighbours, dict.fromkeys(Roll((COIN, COIN)).enumerate(9), 1 / 4))

    first_of_each_seed = Counter(Seeded(seed).outcome(Roll((D6,)), at(0)) for seed in range(4000))
    assert not unlikely(first_of_each_seed, {(face,): 1 / 6 for face in D6.faces})


def test_a_face_printed_twice_comes_twice_as_often():
    faces = Counter(face for place in range(3000) for face in Seeded(1).outcome(Roll((SKULLS,)), at(place)))
    assert not unlikely(faces, {"skull": 2 / 3, "blank": 1 / 3})


def test_seeded_draws_and_shuffles_are_fair():
    draws = Counter(Seeded(2).outcome(Draw("abcd", 2), at(place)) for place in range(6000))
    assert not unlikely(draws, dict.fromkeys(permutations("abcd", 2), 1 / 12))
    shuffles = Counter(Seeded(2).outcome(Shuffle("abc"), at(place)) for place in range(6000))
    assert not unlikely(shuffles, dict.fromkeys(permutations("abc"), 1 / 6))


def test_the_check_of_fairness_would_notice_a_loaded_die():
    loaded = Counter({"1": 900, "2": 1000, "3": 1000, "4": 1000, "5": 1000, "6": 1250})
    assert unlikely(loaded, dict.fromkeys("123456", 1 / 6))
    assert unlikely(Counter({"1": 100}), {"1": 0.5, "2": 0.5})


def test_seeded_chance_can_also_be_used_where_a_random_generator_is_expected():
    """Spaces of other games may sample with any method of `random.Random`."""

    class Spread(Roll):
        def sample(self, rng):
            return (
                tuple(rng.sample(range(100), 3)),
                rng.randrange(10**30),
                rng.choice("abc"),
                round(rng.uniform(0, 1), 9),
            )

    spread = Spread(())
    outcomes = [Seeded(1).outcome(spread, at(place)) for place in range(50)]
    assert outcomes == [Seeded(1).outcome(spread, at(place)) for place in range(50)]
    assert len(set(outcomes)) == 50


# -- scripted, by hand ------------------------------------------------------------------------------------------------


def test_a_script_gives_its_outcomes_in_order():
    chance = Scripted([("1",), ("heads",)])
    assert chance.outcome(Roll((D6,)), at(0)) == ("1",)
    assert chance.left == 1
    assert chance.outcome(Roll((COIN,)), at(3)) == ("heads",)
    with pytest.raises(BadInput, match="chance: no outcome is written for the roll at decision 5"):
        chance.outcome(Roll((COIN,)), at(5, entries=5))


def test_after_a_script_another_source_may_take_over():
    chance = Scripted([("1",)], then=Seeded(4))
    chance.outcome(Roll((D6,)), at(0))
    assert chance.outcome(Roll((D6,)), at(1)) == Seeded(4).outcome(Roll((D6,)), at(1))


def test_an_outcome_that_cannot_be_is_refused():
    with pytest.raises(BadInput, match=r"chance: outcome 1 is \('7',\), which this roll cannot give"):
        Scripted([("7",)]).outcome(Roll((D6,)), at(0))


def test_when_the_record_is_taken_back_the_script_is_too():
    chance = Scripted([("1",), ("2",), ("3",)])
    roll = Roll((D6,))
    assert [chance.outcome(roll, at(place)) for place in (0, 1, 2)] == [("1",), ("2",), ("3",)]
    assert [chance.outcome(roll, at(place)) for place in (1, 2)] == [("2",), ("3",)]
    assert chance.left == 0


def test_copies_of_a_script_are_read_independently():
    chance = Scripted([("1",), ("2",)], then=Scripted([("3",)]))
    roll = Roll((D6,))
    chance.outcome(roll, at(0))
    twin = copy(chance)
    for each in (chance, twin):
        assert [each.outcome(roll, at(place)) for place in (1, 2)] == [("2",), ("3",)]


def test_by_hand_nobody_answers():
    assert ByHand().outcome(Roll((D6,)), at(0)) is None


class Spun(Continuum):
    """A pointer that stops anywhere."""

    prompt = typing = msg("spun")

    def typed(self, line):
        return (line,)

    def why_not(self, answer):
        return None if isinstance(answer, tuple) and 0 <= float(answer[0]) < 1 else Refusal(msg("no"))

    def sample(self, rng):
        return (str(rng.random()),)

    def wire(self):
        return {"space": "spun"}


def test_a_continuum_can_be_sampled_and_not_listed():
    spun = Spun()
    assert spun.count() is None
    some = spun.enumerate(10)
    assert len(set(some)) == len(some) > 1
    assert all(spun.why_not(outcome) is None for outcome in some)
    assert len(spun.enumerate(1)) == 1
    for listed in (spun.every, spun.outcomes, spun.all_ways, lambda: spun.ways(some[0])):
        with pytest.raises(TooMany) as found:
            listed()
        assert found.value.count is None
