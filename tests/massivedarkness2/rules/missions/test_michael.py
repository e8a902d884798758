"""Releasing Michael: seals, a door, and corruption that keeps him safe."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.massivedarkness2.figures import max_health
from undercroft.games.massivedarkness2.rules import boss, wounds
from undercroft.games.massivedarkness2.rules.missions.boss_mission import tokens_left
from undercroft.games.massivedarkness2.state import Enemy
from undercroft.kernel.asks import run

from ...positions import Table


def begun(*heroes: str, at: str = "") -> tuple[Table, Enemy]:
    table = Table("releasing_michael", *heroes, at=at)
    boss.place(table.g)
    michael = boss.the_boss(table.g)
    assert michael is not None
    return table, michael


def fighting(*heroes: str, answers: tuple[Any, ...] = ()) -> tuple[Table, Enemy]:
    """The fight has begun, and it is the first hero's turn."""
    table, michael = begun(*heroes, at="G2")
    table.play(boss.begin(table.g, table.hero), *answers)
    table.turn(table.hero)
    return table, michael


@pytest.mark.rule("MD2-MIS-56")
def test_a_seal_is_broken_with_an_action_and_all_gain_experience():
    table, _michael = begun(at="F2")
    first, *others = table.lying("seal")
    table.put(table.hero, first).do("deed:break_seal")
    assert [hero.xp for hero in table.g.heroes] == [5, 5]
    assert table.lying("seal") == others
    assert table.g.turn is not None
    assert table.g.turn.actions == 2


@pytest.mark.rule("MD2-MIS-57", "MD2-MIS-55")
def test_the_white_framed_door_opens_after_the_last_seal_and_without_a_door_card():
    table, _michael = begun(at="F2")
    for seal in table.lying("seal"):
        assert table.put(table.hero, "F2").refusal("open:seal_door") == "MD2-MIS-57"
        table.put(table.hero, seal).turn(table.hero).do("deed:break_seal")
    table.put(table.hero, "F2").turn(table.hero).do("open:seal_door")
    assert not table.closed("seal_door")
    assert not table.g.piles["door"]
    assert table.g.boss is None


@pytest.mark.rule("MD2-MIS-58", "MD2-BOS-02")
def test_the_fight_begins_when_a_hero_enters_and_not_before():
    table, michael = begun(at="F2")
    table.g.done.append("seals")
    table.do("open:seal_door")
    assert table.rules.untouchable(table.g, michael)  # seen, and not fought
    table.do("go:G2")
    assert table.g.boss is not None
    assert table.g.turn is None


@pytest.mark.rule("MD2-MIS-59")
def test_when_the_fight_begins_all_are_in_the_starting_zone_and_whole():
    table, _michael = begun(at="F2")
    table.put(table.other, "B1")
    table.other.health, table.other.down = 0, True
    table.enemy(at="E2")
    table.play(boss.begin(table.g, table.hero))
    assert {table.where(hero) for hero in table.g.heroes} == {"G1"}
    assert not table.other.down
    assert table.other.health == max_health(table.other)
    assert table.g.laid == table.mission.boss.tile  # type: ignore[union-attr]
    assert [enemy.kind for enemy in table.g.enemies] == ["boss"]
    assert not table.lying("chest")


@pytest.mark.rule("MD2-MIS-60", "MD2-SOL-01")
@pytest.mark.parametrize(
    ("heroes", "each"),
    [(("gheta",), [1, 1, 1, 1]), (("gheta", "ronen"), [1, 1, 1, 1]), (("gheta", "ronen", "nahias"), [2, 2, 1, 1])],
)
def test_two_corruption_tokens_for_each_hero_lie_as_evenly_as_can_be(heroes: tuple[str, ...], each: list[int]):
    table, _michael = fighting(*heroes)
    assert sorted(Counter(table.lying("stone")).values(), reverse=True) == each
    assert set(table.lying("stone")) == {"H1", "G2", "I2", "H3"}


@pytest.mark.rule("MD2-MIS-60", "MD2-TIE-01")
def test_the_players_choose_where_the_odd_ones_lie():
    table, _michael = fighting("gheta", "ronen", "nahias", answers=("H3", "I2"))
    assert Counter(table.lying("stone")) == {"H1": 1, "G2": 1, "I2": 2, "H3": 2}


@pytest.mark.rule("MD2-MIS-61")
def test_nothing_harms_michael_until_the_last_corruption_is_gone():
    table, michael = fighting()
    while table.lying("stone"):
        table.play(wounds.wound_enemy(table.g, michael, 5, table.hero))
        assert michael.hurt == 0
        table.hero.at = table.token("stone").at
        table.turn(table.hero).do("deed:cleanse", ("blank",))
    table.play(wounds.wound_enemy(table.g, michael, 5, table.hero))
    assert michael.hurt == 5


@pytest.mark.rule("MD2-MIS-62")
def test_corruption_that_comes_back_makes_him_immune_again():
    table, michael = fighting()
    table.g.tokens = [token for token in table.g.tokens if token.what != "stone"]
    michael.hurt = 7
    table.play(run(table.rules.corrupt(table.g)))
    assert table.lying("stone") == ["H1"]
    assert table.rules.untouchable(table.g, michael)
    assert michael.hurt == 7


@pytest.mark.rule("MD2-MIS-63")
@pytest.mark.parametrize(
    ("face", "lost", "corruption"), [("blank", 0, 0), ("scratch", 1, 0), ("claw", 0, 1), ("claw_scratch", 1, 1)]
)
def test_whoever_removes_corruption_rolls_an_enemy_die(face: str, lost: int, corruption: int):
    table, michael = fighting()
    table.put(table.hero, "H1")
    health = table.hero.health
    table.do("deed:cleanse", (face,))
    assert (health - table.hero.health, table.hero.corruption) == (lost, corruption)
    assert len(table.lying("stone")) == 3
    assert table.rules.untouchable(table.g, michael)


@pytest.mark.rule("MD2-MIS-63")
def test_corruption_on_a_hero_does_not_lie_on_the_tile():
    table, michael = fighting()
    table.g.tokens = [token for token in table.g.tokens if token.what != "stone"]
    table.hero.corruption = 2
    assert not table.rules.untouchable(table.g, michael)


@pytest.mark.rule("MD2-TOK-01")
def test_there_are_twelve_corruption_tokens_and_no_more():
    table, _michael = fighting()
    table.hero.corruption = 2
    for _token in range(20):
        table.play(run(table.rules.corrupt(table.g)))
    assert len(table.lying("stone")) == 10
    assert tokens_left(table.g) == 0


@pytest.mark.rule("MD2-MIS-64")
def test_the_mission_is_won_when_he_is_defeated():
    table, michael = fighting()
    table.g.tokens = [token for token in table.g.tokens if token.what != "stone"]
    table.play(wounds.wound_enemy(table.g, michael, 99, table.hero))
    assert table.g.winner == "heroes"
    assert table.g.news[-1].rule == "MD2-MIS-64"
