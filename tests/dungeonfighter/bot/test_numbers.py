"""A game in numbers: what a throw may be expected to bring, how a table stands, and what those who learn are told."""

from __future__ import annotations

from random import Random

import pytest

from dungeonfighter.positions import GAME, Table
from undercroft.games.dungeonfighter.bot import prospects, worth
from undercroft.games.dungeonfighter.bot.prospects import damage, difficulty, prospect
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.rules.judging import judge
from undercroft.games.dungeonfighter.throw import measured
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.slips import slips_of

HANDS = ("clumsy", "fair", "steady")


def rated(table: Table) -> float:
    return GAME.evaluate(GAME.view(table.g, 0), 0)


# -- prospects --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [(), ("pond",), ("blind",)])
def test_prospects_are_what_the_rules_say_of_measured_throws(wanted):
    thrown, rng = setting("red", wanted, physics="off", hand="fair"), Random(7)
    verdicts = [judge(slips_of(measured.drawn(thrown, rng))[0], thrown.techniques) for _ in range(2000)]
    expected = sum(one.hit for one in verdicts) / len(verdicts)
    assert prospect("red", wanted, "fair").hit == pytest.approx(expected, abs=0.07)


def test_prospects_ask_the_rules(monkeypatch):
    """Were every throw a miss by the rules, no bot would hope for a hit."""
    prospect.cache_clear()
    missed = judge(slips_of(measured.drawn(setting("red", physics="off"), Random(1)))[0], ("wall", "thump"))
    assert not missed.hit
    monkeypatch.setattr(prospects, "judge", lambda *_: missed)
    try:
        assert prospect("red", (), "fair").hit == 0
    finally:
        prospect.cache_clear()


def test_a_steadier_hand_hopes_for_more():
    clumsy, fair, steady = (damage("red", (), hand, 0, 20) for hand in HANDS)
    assert clumsy < fair < steady


def test_three_cubes_hit_more_often_than_one_die():
    assert prospect("water", (), "fair").hit > prospect("red", (), "fair").hit


def test_an_eye_is_on_two_faces_of_four():
    assert prospect("red", (), "fair").eye == 0.5


def test_no_technique_costs_nothing_and_the_others_between_nothing_and_all():
    assert difficulty(None, "fair") == 0
    assert all(0 <= difficulty(kind.id, "fair") <= 1 for kind in techniques().techniques)


def test_nobody_takes_more_off_a_monster_than_it_has():
    assert damage("red", (), "steady", 50, 3) <= 3


# -- worth ------------------------------------------------------------------------------------------------------------


def test_healing_is_worth_what_is_missing():
    table = Table("rysiek", "daniel")
    rysiek, daniel = table.g.heroes
    assert worth.skill(table.g, rysiek, "self_healing", "fair") == 0
    rysiek.life = 4
    assert worth.skill(table.g, rysiek, "self_healing", "fair") == 3
    daniel.life = 1
    assert worth.skill(table.g, daniel, "panacea", "fair") == 2


def test_whoever_lies_knocked_out_misses_nothing_that_could_be_healed():
    table = Table("rysiek", "daniel")
    table.hero("daniel").down, table.hero("daniel").life = True, 0
    assert worth.missing(table.hero("daniel")) == 0


def test_a_scarred_skill_is_worth_nothing():
    table = Table("jack", "maryla")
    jack = table.hero("jack")
    assert worth.eye(table.g, jack, "red", "fair") > 0
    jack.scars = ["red"]
    assert worth.eye(table.g, jack, "red", "fair") == 0


def test_a_miss_that_fells_a_hero_is_worse():
    table = Table("jack", "maryla")
    calm = worth.danger(table.g, table.hero("jack"))
    table.hero("jack").life = 1
    assert worth.danger(table.g, table.hero("jack")) > calm == table.damage


def test_a_second_weapon_is_worth_only_what_it_is_better():
    table = Table("jack", "maryla")
    jack = table.hero("jack")
    cards = [card for card in content().equipment.values() if card.kind == "weapon"]
    best = max(cards, key=lambda card: worth.card(jack, card, "steady"))
    assert worth.card(jack, best, "steady") > 0
    jack.gear.append(best.id)
    assert all(worth.card(jack, card, "steady") == 0 for card in cards)


# -- encoding and evaluation ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [("jack", "maryla"), ("jack", "maryla", "daniel", "rysiek")])
def test_a_game_in_numbers_has_always_the_same_length(heroes):
    table = Table(*heroes).hit("red", 2)
    for seat in (0, 1, None):
        told = GAME.encode(GAME.view(table.g, seat))
        assert len(told) == GAME.encoding_size
        assert all(isinstance(number, float) for number in told)


def test_before_anybody_has_a_hero_it_has_that_length_too():
    table = Table.fresh(3)
    assert len(GAME.encode(GAME.view(table.g, 0))) == GAME.encoding_size
    assert rated(table) == 0.0


def test_who_is_asked_and_what_happened_can_be_told_from_the_numbers():
    table = Table("jack", "maryla")
    before = GAME.encode(GAME.view(table.g, 0))
    assert before != GAME.encode(GAME.view(table.g, 1))
    table.hit("red", 2)
    assert before != GAME.encode(GAME.view(table.g, 0))


def test_the_other_room_is_in_no_number_but_the_chief_s():
    """What only the chief knows must not leak to the others through what is learned from (DFI-FGT-15)."""
    table = Table("jack", "maryla")
    before = [GAME.encode(GAME.view(table.g, 0)), GAME.encode(GAME.view(table.g, None))]
    table.g.peek = [table.g.rooms.pop()]
    assert before == [GAME.encode(GAME.view(table.g, 0)), GAME.encode(GAME.view(table.g, None))]


def test_a_healthy_table_is_rated_above_a_dying_one():
    healthy, dying = Table("jack", "maryla"), Table("jack", "maryla")
    for hero in dying.g.heroes:
        hero.life = 1
    assert -1 < rated(dying) < rated(healthy) < 1


def test_and_a_monster_on_its_last_legs_above_a_fresh_one():
    assert rated(Table("jack", "maryla", life=1)) > rated(Table("jack", "maryla", life=7))


def test_and_a_rich_team_above_a_poor_one():
    rich, poor = Table("jack", "maryla"), Table("jack", "maryla")
    rich.g.coins, rich.g.white = 9, 4
    assert rated(rich) > rated(poor)


def test_and_the_last_trip_above_the_first():
    late, early = Table("jack", "maryla"), Table("jack", "maryla")
    late.g.trips = 2
    assert rated(late) > rated(early)
