"""The Soul Collector: what is killed, and what is set free, counts."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.rules import wounds
from undercroft.games.massivedarkness2.rules.missions.souls import needed

from ...positions import Table


@pytest.mark.rule("MD2-MIS-66", "MD2-SOL-01")
@pytest.mark.parametrize(("heroes", "souls"), [(1, 20), (2, 20), (3, 30)])
def test_ten_souls_are_needed_for_each_hero(heroes: int, souls: int):
    assert needed(Table("the_soul_collector", *("gheta", "ronen", "nahias")[:heroes]).g) == souls


@pytest.mark.rule("MD2-MIS-67")
def test_minions_and_leaders_are_worth_one_and_roaming_monsters_three():
    table = Table("the_soul_collector")
    mob = table.enemy("demons", minions=2)
    table.play(wounds.wound_enemy(table.g, mob, 0, table.hero, slain=1))
    assert table.g.counters["souls"] == 1
    table.play(wounds.wound_enemy(table.g, mob, 99, table.hero))
    assert table.g.counters["souls"] == 3
    table.play(wounds.wound_enemy(table.g, table.enemy("lyidan"), 99, table.hero))
    assert table.g.counters["souls"] == 6


@pytest.mark.rule("MD2-MIS-68")
def test_a_prison_is_destroyed_with_an_action():
    table = Table("the_soul_collector", at="A1")
    table.do("deed:destroy_prison")
    assert table.g.counters["souls"] == 5
    assert [hero.xp for hero in table.g.heroes] == [5, 0]
    assert sorted(table.lying("soul_prison")) == ["C6", "F1", "F4"]


@pytest.mark.rule("MD2-MIS-69")
def test_with_enough_souls_heroes_leave_through_the_gate():
    table = Table("the_soul_collector", at="G6")
    table.g.counters["souls"] = 19
    assert table.refusal("deed:leave_by_gate") == "MD2-WIN-05"
    table.play(wounds.wound_enemy(table.g, table.enemy("demons", at="D2"), 99, table.hero))
    assert table.g.done == ["souls"]
    table.do("deed:leave_by_gate")
    assert not table.g.winner
    table.turn(table.other).do("deed:leave_by_gate", hero=table.other)
    assert table.g.winner == "heroes"


@pytest.mark.rule("MD2-MIS-68", "MD2-MIS-67")
def test_souls_that_are_set_free_are_added_to_those_of_the_killed():
    table = Table("the_soul_collector", at="A1")
    table.play(wounds.wound_enemy(table.g, table.enemy("demons", at="C1"), 99, table.hero))
    table.do("deed:destroy_prison")
    assert table.g.counters["souls"] == 1 + 5
