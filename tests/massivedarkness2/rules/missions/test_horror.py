"""The Horror Beast: feathers, and then weapons."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.rules import rounds, wounds
from undercroft.games.massivedarkness2.rules.missions.horror import the_beast
from undercroft.games.massivedarkness2.rules.targets import foes
from undercroft.games.massivedarkness2.state import Enemy

from ...positions import Table


def begun(at: str = "F3") -> tuple[Table, Enemy]:
    table = Table("the_horror_beast", at=at)
    table.play(table.rules.set_up(table.g))
    beast = the_beast(table.g)
    assert beast is not None
    return table, beast


@pytest.mark.rule("MD2-MIS-47")
def test_a_monster_of_the_highest_range_waits_in_the_marked_zone():
    table, beast = begun()
    assert (beast.kind, beast.range, table.where(beast)) == ("roaming", "5", "F3")


@pytest.mark.rule("MD2-MIS-48")
def test_nothing_can_be_done_to_it_without_a_feather():
    table, beast = begun()
    table.wear(table.hero, "rusty_sword")
    assert table.refusal(f"attack:melee:{beast.number}") == "MD2-MIS-48"
    assert not foes(table.g, 1 << beast.at)
    table.play(wounds.wound_enemy(table.g, beast, 99, table.hero))
    assert beast.hurt == 0
    assert beast in table.g.enemies


@pytest.mark.rule("MD2-MIS-49")
def test_a_hero_may_hold_several_feathers():
    table, _beast = begun()
    first, second, *others = table.lying("feather")
    assert len(others) == 3
    for zone in (first, second):
        table.put(table.hero, zone).do("deed:collect_feather")
    assert table.hero.holds == ["feather", "feather"]
    assert table.lying("feather") == others


@pytest.mark.rule("MD2-MIS-50")
def test_a_feather_is_put_on_the_beast_for_a_movement_point():
    table, beast = begun()
    assert "do:place_feather" not in table.options()
    table.hero.holds.append("feather")
    table.do("do:place_feather")  # though there is an enemy in the zone
    assert beast.feathers == 1
    assert table.hero.holds == []
    assert table.g.turn is not None
    assert (table.g.turn.actions, table.g.turn.mp) == (2, 1)
    table.hero.holds.append("feather")
    assert "do:place_feather" not in table.put(table.hero, "F2").options()


@pytest.mark.rule("MD2-MIS-51")
def test_with_a_feather_on_it_it_is_an_enemy_like_any_other():
    table, beast = begun()
    beast.feathers = 1
    assert foes(table.g, 1 << beast.at) == [beast]
    table.play(wounds.wound_enemy(table.g, beast, 3, table.hero))
    assert beast.hurt == 3


@pytest.mark.rule("MD2-MIS-52")
def test_at_the_start_of_a_round_all_feathers_are_gone_and_wounds_stay():
    table, beast = begun()
    beast.feathers, beast.hurt = 2, 5
    table.play(rounds.begin_round(table.g))
    assert (beast.feathers, beast.hurt) == (0, 5)
    assert table.rules.untouchable(table.g, beast)
    assert len(table.lying("feather")) == 5  # those on the map stay where they are


@pytest.mark.rule("MD2-MIS-53", "MD2-MIS-46")
def test_its_death_wins_the_mission():
    table, beast = begun()
    other = table.enemy("lyidan" if beast.id != "lyidan" else "andra", at="A2")
    table.play(wounds.wound_enemy(table.g, other, 99, table.hero))
    assert not table.g.winner
    beast.feathers = 1
    table.play(wounds.wound_enemy(table.g, beast, 99, table.hero))
    assert table.g.winner == "heroes"
