"""The Soul Keys: time, and who has it."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.figures import enemy_walk, seen_from, walk
from undercroft.games.massivedarkness2.rules import boss, darkness, wounds
from undercroft.games.massivedarkness2.rules.missions.boss_mission import tokens_left
from undercroft.games.massivedarkness2.rules.objects import lay_anew
from undercroft.games.massivedarkness2.state import Enemy, Token

from ...positions import Table


def begun(at: str = "") -> tuple[Table, Enemy]:
    table = Table("the_soul_keys", at=at, streamline=True)
    boss.place(table.g)
    reaper = boss.the_boss(table.g)
    assert reaper is not None
    return table, reaper


def fighting() -> tuple[Table, Enemy]:
    table, reaper = begun("G3")
    table.play(boss.begin(table.g, table.hero))
    table.turn(table.hero)
    return table, reaper


def keys(table: Table) -> list[int]:
    return [token.count for token in table.g.tokens if token.what == "soul_key"]


def glass(table: Table, at: str) -> Token:
    return next(token for token in table.g.tokens if token.what == "hourglass" and token.at == table.zone(at))


@pytest.mark.rule("MD2-MIS-72")
def test_every_darkness_phase_takes_a_time_token_of_every_key():
    table, _reaper = begun()
    table.play(darkness.darkness_phase(table.g))
    assert keys(table) == [0, 2, 4]
    assert not table.g.winner


@pytest.mark.rule("MD2-MIS-73", "MD2-WIN-07")
def test_a_key_without_a_token_to_lose_vanishes_and_all_is_lost():
    table, _reaper = begun()
    table.play(table.rules.darkness(table.g))
    table.play(table.rules.darkness(table.g))
    assert (table.g.winner, table.g.lost_by) == ("darkness", "md2-lost-key")


@pytest.mark.rule("MD2-MIS-72", "MD2-MIS-74")
def test_a_key_takes_an_action_and_time_does_it_no_more_harm():
    table, _reaper = begun("D2")
    table.do("deed:collect_key")
    assert [hero.xp for hero in table.g.heroes] == [8, 8]
    assert table.g.turn is not None
    assert table.g.turn.actions == 2
    for _round in range(3):
        table.play(table.rules.darkness(table.g))
    assert keys(table) == [0, 2]
    assert not table.g.winner


@pytest.mark.rule("MD2-MIS-75")
def test_enemies_pass_closed_doors_and_nobody_sees_through_them():
    table, _reaper = begun("D3")
    inside = 1 << table.zone("C3")
    assert enemy_walk(table.g).step(1 << table.hero.at) & inside
    assert not walk(table.g).step(1 << table.hero.at) & inside
    assert not seen_from(table.g, table.hero.at) & inside


@pytest.mark.rule("MD2-MIS-76", "MD2-MIS-71")
def test_the_time_chamber_opens_with_all_keys_and_the_fight_begins_inside():
    table, reaper = begun("F3")
    for zone in table.lying("soul_key"):
        assert table.put(table.hero, "F3").refusal("open:time_door") == "MD2-MIS-76"
        table.put(table.hero, zone).turn(table.hero).do("deed:collect_key")
    table.put(table.hero, "F3").turn(table.hero).do("open:time_door")
    assert not table.g.piles["door"]
    assert table.rules.untouchable(table.g, reaper)
    table.do("go:G3")
    assert table.g.boss is not None
    assert not table.rules.untouchable(table.g, reaper)


@pytest.mark.rule("MD2-MIS-77")
def test_two_time_tokens_lie_in_each_hourglass_when_the_fight_begins():
    table, _reaper = fighting()
    assert [token.count for token in table.g.tokens if token.what == "hourglass"] == [2, 2]
    assert sorted(table.lying("hourglass")) == ["I2", "I4"]
    assert {table.where(hero) for hero in table.g.heroes} == {"G3"}


@pytest.mark.rule("MD2-MIS-78")
def test_an_action_puts_a_time_token_into_an_hourglass():
    table, _reaper = fighting()
    table.put(table.hero, "I2").do("deed:fill_hourglass")
    assert (glass(table, "I2").count, glass(table, "I4").count) == (3, 2)
    assert table.g.turn is not None
    assert table.g.turn.actions == 2


@pytest.mark.rule("MD2-TOK-01")
def test_time_tokens_run_out():
    table, _reaper = fighting()
    lay_anew(table.g, glass(table, "I4"), count=10)
    assert tokens_left(table.g) == 0
    assert table.put(table.hero, "I2").refusal("deed:fill_hourglass") == "MD2-TOK-01"


@pytest.mark.rule("MD2-MIS-79", "MD2-WIN-07")
def test_time_is_taken_from_the_nearer_hourglass_and_an_empty_one_loses():
    table, reaper = fighting()
    reaper.at = table.zone("H2")
    for left in (1, 0):
        table.rules.lose_time(table.g, reaper)
        assert (glass(table, "I2").count, glass(table, "I4").count) == (left, 2)
    table.rules.lose_time(table.g, reaper)
    assert (table.g.winner, table.g.lost_by) == ("darkness", "md2-lost-hourglass")


@pytest.mark.rule("MD2-MIS-79", "MD2-TIE-01")
def test_of_two_hourglasses_that_are_as_near_the_fuller_one_loses():
    table, reaper = fighting()
    lay_anew(table.g, glass(table, "I4"), count=3)
    table.rules.lose_time(table.g, reaper)
    assert (glass(table, "I2").count, glass(table, "I4").count) == (2, 2)


@pytest.mark.rule("MD2-MIS-80")
def test_the_mission_is_won_when_the_reaper_is_dead():
    table, reaper = fighting()
    table.play(wounds.wound_enemy(table.g, reaper, 999, table.hero))
    assert table.g.winner == "heroes"
    assert table.g.news[-1].rule == "MD2-MIS-80"
