"""The odds are those of throwing all dice in every way, and of letting the rules play it out."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.games.dungeonsaga import GAME, odds
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.rules import damage, disengaging, fighting, modifiers
from undercroft.games.dungeonsaga.scenario.arrange import arrange
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model
from undercroft.games.dungeonsaga.view import copy_state
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Roll

FACES = range(1, 7)
ROOM = """\
.....
.....
.....
.....
"""


def position(**given: Any) -> DungeonSaga:
    return arrange({"map": ROOM, **given}, GAME.read_options({}), 2)


def thrown(flow: Flow, rolls: Any) -> Any:
    """Play a flow to its end; what is asked is answered as by default, dice show what `rolls` says."""
    given: Any = None
    while True:
        try:
            asked = flow.send(given)
        except StopIteration as end:
            return end.value
        given = None
        if isinstance(asked, Roll):
            given = rolls(len(asked.dice))
        elif isinstance(asked, Ask):
            given = asked.default


# -- hits -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("armour", range(1, 6))
@pytest.mark.parametrize(("dice", "defence"), [*product(range(5), range(4))])
def test_hits_are_those_of_every_way_the_dice_can_fall(dice: int, defence: int, armour: int) -> None:
    counted: Counter[int] = Counter()
    for (faces, ways), (answer, others) in product(falls(dice).items(), falls(defence).items()):
        counted[fighting.hits(faces, answer, armour)] += ways * others
    assert odds.hit_ways(dice, defence, armour) == counted


def falls(dice: int) -> Counter[tuple[int, ...]]:
    """All ways that dice can fall, whichever of them shows what."""
    return Counter(tuple(sorted(faces)) for faces in product(FACES, repeat=dice))


@given(st.integers(0, 12), st.integers(0, 10), st.integers(1, 5))
def test_all_ways_are_counted_once(dice: int, defence: int, armour: int) -> None:
    ways = odds.hit_ways(dice, defence, armour)
    assert sum(ways.values()) == 6 ** (dice + defence)
    assert min(ways) >= 0
    assert max(ways) <= dice
    assert sum(odds.hit_chances(dice, defence, armour)) == pytest.approx(1)


@pytest.mark.parametrize(("dice", "defence", "armour"), [(7, 4, 2), (5, 6, 3), (9, 2, 1)])
def test_many_dice_fall_as_the_odds_say(dice: int, defence: int, armour: int) -> None:
    rng, throws = Random(5), 20000
    counted = Counter(
        fighting.hits(rng.choices(FACES, k=dice), rng.choices(FACES, k=defence), armour) for _ in range(throws)
    )
    for hits, chance in enumerate(odds.hit_chances(dice, defence, armour)):
        assert counted[hits] / throws == pytest.approx(chance, abs=0.015)


# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", content().minions)
def test_every_minion_has_the_results_of_its_table(kind: str) -> None:
    m = Model(1, kind, 0, 0, 0)
    hits = odds.hit_chances(4, 2, 2)
    found = odds.results(m, hits)
    assert sum(found.values()) == pytest.approx(1)
    for result, chance in found.items():
        assert chance == pytest.approx(sum(one for n, one in enumerate(hits) if damage.result(m, n) == result))


def test_a_fifth_wound_stuns() -> None:
    g = position(heroes={"orlaf": {"at": "B2"}}, models=[{"kind": "zombie", "at": "B1", "facing": "south"}])
    orlaf, zombie = g.heroes[0], g.minions[0]
    attack = modifiers.readied(g, zombie, orlaf, "fight")
    fresh = odds.foresee(g, attack)
    assert set(fresh.results) == {"nothing", "wound"}
    assert fresh.hurts == pytest.approx(1 - fresh.hits[0])
    assert not fresh.removes
    assert orlaf.sheet is not None
    orlaf.sheet.wounds = 4
    last = odds.foresee(g, attack)
    assert last.results == {"nothing": fresh.results["nothing"], "stunned": fresh.results["wound"]}
    assert last.removes == pytest.approx(fresh.hurts)


def test_what_an_amulet_prevents_is_no_wound() -> None:
    g = position(
        heroes={"orlaf": {"at": "B2", "items": ["dunstans_amulet"]}},
        models=[{"kind": "zombie", "at": "B1", "facing": "south"}],
    )
    attack = modifiers.readied(g, g.minions[0], g.heroes[0], "fight")
    found = odds.foresee(g, attack)
    roll = content().items["dunstans_amulet"].values["roll"]
    assert found.hurts == pytest.approx((1 - found.hits[0]) * (roll - 1) / 6)


def test_a_lock_holds_or_is_broken() -> None:
    picture = {"things": ".....d.", "legend": {"d": {"door": "single_door", "lock": 2, "id": "gate"}}}
    g = position(map=picture, heroes={"rordin": {"at": "E1", "facing": "east"}}, models=[])
    found = odds.foresee(g, modifiers.on_a_lock(g, g.heroes[0], g.fittings[0]))
    assert found.results == {"holds": found.hits[0], "broken": 1 - found.hits[0]}
    assert found.removes == found.hurts == 1 - found.hits[0]


# -- free strikes -----------------------------------------------------------------------------------------------------

SURROUNDED = {
    "heroes": {"madriga": {"at": "B2", "wounds": 1}},
    "models": [
        {"kind": "skeleton_warrior", "at": "B1", "facing": "south"},
        {"kind": "armoured_zombie", "at": "A2", "facing": "east"},
    ],
}


@pytest.mark.parametrize("wounds", [0, 2, 3, 4])
def test_free_strikes_come_one_after_the_other(wounds: int) -> None:
    """SAG-DIS-14: thousands of times the rules play all strikes on somebody who breaks away."""
    given = {**SURROUNDED, "heroes": {"madriga": {"at": "B2", "wounds": wounds}}}
    g = position(**given)
    found = odds.gauntlet(g, g.heroes[0], g.minions)
    assert g == position(**given), "nothing has changed"
    assert sum(found.wounds) == pytest.approx(1)
    rng, times = Random(wounds), 4000
    hurt: Counter[int] = Counter()
    stopped = 0
    for _ in range(times):
        twin = copy_state(g)
        m = twin.heroes[0]
        thrown(disengaging.strikes(twin, m), lambda dice: tuple(str(rng.randint(1, 6)) for _ in range(dice)))
        assert m.sheet is not None
        hurt[m.sheet.wounds - wounds] += 1
        stopped += m.at == OFF
    for number, chance in enumerate(found.wounds):
        assert hurt[number] / times == pytest.approx(chance, abs=0.03)
    assert stopped / times == pytest.approx(found.stopped, abs=0.03)


def test_a_minion_gets_away_or_does_not() -> None:
    g = position(
        heroes={"orlaf": {"at": "B2", "facing": "north"}},
        models=[{"kind": "zombie", "at": "B1", "facing": "south"}],
    )
    found = odds.gauntlet(g, g.minions[0], [g.heroes[0]])
    (strike,) = found.strikes
    assert found.stopped == pytest.approx(odds.foresee(g, strike).removes)
    assert found.hurt == pytest.approx(found.stopped)
    assert odds.gauntlet(g, g.minions[0], []) == odds.Gauntlet((), (1.0,), 0.0)
