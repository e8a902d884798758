"""The Passage: an old man walks to the rift."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.rules import pool, wounds
from undercroft.games.massivedarkness2.rules.enemy_phase import candidates
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game
from undercroft.games.massivedarkness2.rules.missions.passage import the_summoner, ways_on
from undercroft.games.massivedarkness2.state import Ally

from ...positions import Table


def begun(at: str = "", *, round_: int = 2, streamline: bool = False) -> tuple[Table, Ally]:
    """The mission with the Summoner Master somewhere, in a round in which he walks."""
    table = Table("the_passage", streamline=streamline)
    table.play(table.rules.set_up(table.g))
    table.g.round = round_
    summoner = the_summoner(table.g)
    assert summoner is not None
    if at:
        summoner.at = table.zone(at)
    return table, summoner


@pytest.mark.rule("MD2-MIS-15")
def test_he_starts_where_the_heroes_do():
    table, summoner = begun()
    assert table.where(summoner) == "C1" == table.where(table.hero)


@pytest.mark.rule("MD2-MIS-16")
def test_from_the_second_round_on_he_goes_two_zones_by_the_shortest_way():
    table, summoner = begun(round_=1)
    table.play(table.rules.hero_phase_begins(table.g))
    assert table.where(summoner) == "C1"
    table.g.round = 2
    table.play(table.rules.hero_phase_begins(table.g))
    assert table.where(summoner) == "B2"  # by B1: the wall to D1 is no way
    table.play(table.rules.hero_phase_begins(table.g))
    assert table.where(summoner) == "C3"


@pytest.mark.rule("MD2-MIS-16")
def test_where_closed_doors_cut_every_way_he_waits_at_the_door():
    table, _summoner = begun()
    assert ways_on(table.g, table.zone("A2")) == [table.zone("A3")]
    assert ways_on(table.g, table.zone("A3")) == []  # behind the door to B3


@pytest.mark.rule("MD2-MIS-16", "MD2-TIE-01")
def test_of_two_ways_that_are_as_short_the_players_choose():
    table, summoner = begun("H1")
    table.g.closed &= ~(1 << table.door("rift_door"))
    table.enemy(at="I1")
    table.play(table.rules.hero_phase_begins(table.g), "I1")
    assert table.where(summoner) == "I1"
    assert table.asked[-1] == "md2-ask-summoner"


@pytest.mark.rule("MD2-MIS-17")
def test_he_never_leaves_a_zone_with_enemies_and_springs_no_trap():
    table, summoner = begun("B2")
    table.enemy(at="B3")
    table.play(table.rules.hero_phase_begins(table.g))
    assert table.where(summoner) == "B3"  # he enters, and stops there
    assert "B3" in table.lying("bear_trap")
    table.play(table.rules.hero_phase_begins(table.g))
    assert table.where(summoner) == "B3"
    assert summoner.health == 8


@pytest.mark.rule("MD2-MIS-18")
def test_he_counts_as_a_hero_for_attacks_only():
    table, summoner = begun("D3")
    mob = table.enemy("demons", at="D3")
    mob.item = ""
    assert candidates(table.g, mob) == [summoner]
    assert heroes_in_game(table.g) == 2


@pytest.mark.rule("MD2-MIS-19", "MD2-WIN-07")
def test_he_has_eight_health_and_two_blue_dice_and_his_death_is_the_end():
    table, summoner = begun()
    assert (summoner.health, pool.hero_blue(summoner)) == (8, 2)
    wounds.wound_hero(table.g, summoner, 7, "MD2-MIS-19")
    assert not table.g.winner
    wounds.wound_hero(table.g, summoner, 1, "MD2-MIS-19")
    assert (table.g.winner, table.g.lost_by) == ("darkness", "md2-lost-summoner")


@pytest.mark.rule("MD2-MIS-20")
def test_he_stops_before_the_white_framed_door_and_opens_it():
    table, summoner = begun("F2", streamline=True)
    table.put(table.hero, "G2")
    assert table.refusal("open:rift_door") == "MD2-MIS-20"
    table.play(table.rules.hero_phase_begins(table.g))
    assert table.where(summoner) == "G2"
    assert not table.closed("rift_door")
    assert len(table.g.piles["door"]) == 1  # by the normal rules: a door card, spawns, treasure
    assert [table.where(enemy) for enemy in table.g.enemies if enemy.kind == "mob"] == ["H1", "H3", "I1"]


@pytest.mark.rule("MD2-MIS-20")
def test_the_players_say_who_counts_as_the_opener():
    table, _summoner = begun("F2")
    table.play(table.rules.hero_phase_begins(table.g), 1)
    assert "md2-ask-opener" in table.asked


@pytest.mark.rule("MD2-MIS-20", "MD2-MIS-21", "MD2-MIS-14")
def test_through_the_open_door_he_walks_to_the_rift_and_is_gone():
    table, summoner = begun("G2")
    table.g.closed &= ~(1 << table.door("rift_door"))
    table.put(table.hero, "I2")
    assert table.refusal("deed:enter_rift") == "MD2-WIN-05"
    table.play(table.rules.hero_phase_begins(table.g))
    assert summoner not in table.g.allies
    assert table.token("passage_rift").grey
    assert table.g.done == ["summoner"]
    table.put(table.other, "I2")
    table.do("deed:enter_rift")
    assert not table.g.winner
    table.turn(table.other).do("deed:enter_rift", hero=table.other)
    assert table.g.winner == "heroes"


@pytest.mark.rule("MD2-MIS-19")
def test_he_dies_once_even_if_fire_burns_him_after_the_combat():
    table, summoner = begun("D3")
    wounds.wound_hero(table.g, summoner, 8, "MD2-STA-02")
    wounds.check_knock_out(table.g, summoner)
    assert table.log().count("md2-log-ally-gone") == 1
