"""Hands that were measured: what stands in for physics, and where bots begin to look."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from undercroft.games.dungeonfighter.box.table_ware import practices, techniques
from undercroft.games.dungeonfighter.geometry import result
from undercroft.games.dungeonfighter.rules.judging import judge
from undercroft.games.dungeonfighter.throw.aims import aim_space
from undercroft.games.dungeonfighter.throw.hands import PLAIN, SPECIAL, best_aim, practised
from undercroft.games.dungeonfighter.throw.measured import Landing
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.throwing import Throw, slips_of

ALL = [kind.id for kind in techniques().techniques]
HANDS = tuple(techniques().hands)


def hits(hand: str, *demanded: str, throws: int = 600) -> float:
    found = setting("red", demanded, physics="off", hand=hand)
    rng, request = Random(3), Throw(found, ())
    slips = (slips_of(request.sample(rng))[0] for _ in range(throws))
    return sum(judge(slip, found.techniques).hit for slip in slips) / throws


def test_everything_has_been_measured() -> None:
    assert list(practices()) == [PLAIN, *ALL, *SPECIAL]
    for one in practices().values():
        for hand in HANDS:
            assert aim_space(practised(one.id)).why_not(one.aims[hand]) is None
            assert len(one.landings[hand].splitlines()) >= 40


def test_a_landing_is_read_as_it_was_written() -> None:
    for one in practices().values():
        for line in one.landings["fair"].splitlines():
            assert Landing.read(line).written() == line


def test_a_steady_hand_hits_more() -> None:
    assert hits("steady") > hits("fair") > hits("clumsy") > 0


@pytest.mark.rule("DFI-TEC-02")
@pytest.mark.parametrize("technique", ["launcher", "under_table", "headbutt", "airborne"])
def test_techniques_make_it_harder(technique: str) -> None:
    assert hits("fair", technique) < hits("fair")


@pytest.mark.rule("DFI-TEC-02")
def test_two_techniques_are_harder_than_one() -> None:
    assert hits("fair", "headbutt", "launcher") < min(hits("fair", "headbutt"), hits("fair", "launcher")) + 0.02


@pytest.mark.parametrize("die", ["red", "white2", "water", "snow", "frost2", "weak"])
def test_what_is_drawn_is_a_throw(die: str) -> None:
    rng = Random(5)
    for demanded in ((), ("pond",), ("waterfall", "headbutt"), tuple(ALL)):
        for hand in HANDS:
            request = Throw(setting(die, demanded, physics="off", hand=hand), ())
            for _ in range(10):
                assert request.why_not(request.sample(rng)) is None


def test_every_result_is_as_likely() -> None:
    request, rng = Throw(setting("red", physics="off"), ()), Random(8)
    shown = Counter(result("red", slips_of(request.sample(rng))[0].pose) for _ in range(2000))
    assert sum((shown[face] - 500) ** 2 / 500 for face in range(4)) < 11.3


def test_there_is_an_aim_to_begin_with_for_any_throw() -> None:
    rng = Random(2)
    for _ in range(60):
        found = setting(rng.choice(["red", "water", "snow", "frost1"]), rng.sample(ALL, rng.randrange(4)))
        for hand in HANDS:
            assert aim_space(found).why_not(best_aim(found, hand)) is None
