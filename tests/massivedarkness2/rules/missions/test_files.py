"""Missions whose file says all: Training, Highway to Hellscape, The Demon Artifact; and what is the same in all."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.figures import enemy_walk, seen_from, walk
from undercroft.games.massivedarkness2.rules import deeds, doors, victory

from ...positions import Table

# -- all missions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-01", "MD2-SET-12")
@pytest.mark.parametrize(("heroes", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_loot_lies_in_marked_zones_as_the_number_of_heroes_says(heroes: int, each: int):
    party = ("gheta", "ronen", "irk", "feydra", "mathrin", "nahias")[:heroes]
    assert sorted(Table("training", *party).lying("loot")) == sorted(["D2", "D3"] * each)


@pytest.mark.rule("MD2-MIS-02")
def test_objective_tokens_lie_with_their_coloured_or_their_grey_side_up():
    table = Table("training")
    assert [(token.what, token.grey) for token in table.g.tokens if token.kind == "objective"] == [
        ("scroll", False),
        ("rift", True),
    ]


@pytest.mark.rule("MD2-INT-05")
def test_enemies_prevent_interactions_and_no_special_actions():
    table = Table("training", at="D3")
    table.enemy(at="D3")
    assert table.refusal("deed:take_scroll") == "MD2-INT-01"
    seals = Table("releasing_michael")
    seals.put(seals.hero, seals.lying("seal")[0]).enemy()
    assert "deed:break_seal" in seals.options()


# -- training ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-05")
def test_the_scroll_goes_to_whoever_takes_it_and_all_gain_experience():
    table = Table("training", at="D3")
    table.do("deed:take_scroll")
    assert table.hero.holds == ["scroll"]
    assert [hero.xp for hero in table.g.heroes] == [5, 5]
    assert table.g.turn is not None
    assert (table.g.turn.actions, table.g.turn.mp) == (2, 1)
    assert not table.lying("scroll")


@pytest.mark.rule("MD2-MIS-04", "MD2-WIN-05")
def test_the_rift_cannot_be_destroyed_before_the_scroll_is_found():
    table = Table("training", at="F3")
    assert "deed:destroy_rift" not in table.options()
    assert table.refusal("deed:destroy_rift") == "MD2-WIN-05"


@pytest.mark.rule("MD2-MIS-06")
def test_whoever_has_the_scroll_destroys_the_rift_and_wins():
    table = Table("training", at="D3")
    table.do("deed:take_scroll")
    table.put(table.hero, "F3").put(table.other, "F3")
    assert table.refusal("deed:destroy_rift", table.other) == "MD2-MIS-06"
    table.do("deed:destroy_rift")
    assert table.g.winner == "heroes"


# -- highway ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-09")
def test_the_gate_stops_heroes_and_eyes_but_no_enemies():
    table = Table("highway_to_hellscape", at="G2")
    inside = 1 << table.zone("H2")
    assert not walk(table.g).step(1 << table.hero.at) & inside
    assert enemy_walk(table.g).step(1 << table.hero.at) & inside
    assert not seen_from(table.g, table.hero.at) & inside
    assert table.refusal("open:gate") == "MD2-MIS-09"
    other = table.put(table.hero, "D1")
    assert not enemy_walk(other.g).step(1 << other.hero.at) >> other.zone("E1") & 1  # any other door stops them


@pytest.mark.rule("MD2-MIS-10")
def test_a_lever_brings_experience_to_the_hero_and_is_gone():
    table = Table("highway_to_hellscape", at="F1")
    table.do("deed:pull_lever")
    assert [hero.xp for hero in table.g.heroes] == [3, 0]
    assert table.lying("lever") == ["F3"]
    assert table.closed("gate")


@pytest.mark.rule("MD2-MIS-11", "MD2-MIS-08")
def test_the_second_lever_opens_the_gate_and_reveals_its_chamber():
    table = Table("highway_to_hellscape", at="F1")
    table.do("deed:pull_lever")
    table.put(table.hero, "F3")
    table.do("deed:pull_lever")
    assert not table.closed("gate")
    assert table.g.done == ["gate"]
    assert [table.where(enemy) for enemy in table.g.enemies if enemy.kind == "mob"] == ["H1", "I2"]
    assert len(table.g.piles["door"]) == 1
    assert "I3" not in table.lying("loot")
    assert "I3" in table.lying("treasure")


@pytest.mark.rule("MD2-MIS-12", "MD2-WIN-06")
def test_all_heroes_leave_by_the_altar_once_the_gate_is_open():
    table = Table("highway_to_hellscape", at="I2")
    assert table.refusal("deed:leave_by_altar") == "MD2-WIN-05"
    victory.complete(table.g, "gate")
    table.do("deed:leave_by_altar")
    assert table.hero.left
    assert not table.g.winner
    table.turn(table.other).do("deed:leave_by_altar", hero=table.other)
    assert table.g.winner == "heroes"


@pytest.mark.rule("MD2-MIS-12", "MD2-MOV-05")
def test_leaving_the_dungeon_leaves_enemies_behind():
    table = Table("highway_to_hellscape", at="I2")
    victory.complete(table.g, "gate")
    table.enemy("demons", minions=1)
    table.do("deed:leave_by_altar")
    assert table.hero.left
    assert table.hero.health == 5


# -- the demon artifact -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-24")
def test_a_shard_stays_with_its_collector():
    table = Table("the_demon_artifact")
    first, *others = table.lying("shard")
    assert len(others) == 2
    table.put(table.hero, first).do("deed:collect_shard")
    assert table.hero.holds == ["shard"]
    assert [hero.xp for hero in table.g.heroes] == [5, 0]
    assert table.lying("shard") == others


@pytest.mark.rule("MD2-MIS-23")
def test_nothing_is_forged_before_all_shards_are_found():
    table = Table("the_demon_artifact", at="C2")
    assert table.refusal("deed:forge_artifact") == "MD2-WIN-05"


@pytest.mark.rule("MD2-MIS-25")
def test_all_who_hold_shards_must_be_at_the_hellforge():
    table = Table("the_demon_artifact", "gheta", "ronen", "nahias")
    third = table.g.heroes[2]
    for hero, at in zip((table.hero, table.hero, table.other), table.lying("shard"), strict=True):
        table.put(hero, at).turn(hero).do("deed:collect_shard", hero=hero)
    assert table.g.done == ["shards"]
    table.put(table.hero, "C2").put(third, "C2").turn(third)
    assert table.refusal("deed:forge_artifact", third) == "MD2-MIS-25"
    table.put(table.other, "C2")
    table.do("deed:forge_artifact", hero=third)  # who holds none may do it
    assert table.g.winner == "heroes"


def test_deeds_are_found_by_their_names():
    table = Table("the_demon_artifact", at="F1")
    assert deeds.find(table.g, "collect_shard").at == "shard"
    assert not doors.closed_at(table.g, table.zone("F1"))
