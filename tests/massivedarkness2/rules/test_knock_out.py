"""Knocked out, and back on one's feet."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.rules import enemy_phase, hero_turn, pool, rounds, states, wounds
from undercroft.games.massivedarkness2.state import Combat


def fallen(*heroes: str) -> Table:
    table = passage(*heroes)
    wounds.wound_hero(table.g, table.hero, 99, "MD2-KO-01")
    return table


@pytest.mark.rule("MD2-KO-01")
def test_who_has_no_health_left_lies_down_and_loses_all_state_tokens():
    table = passage()
    states.set_alight(table.g, table.hero, 2)
    states.chill(table.g, table.hero, 1)
    wounds.wound_hero(table.g, table.hero, table.hero.health - 1, "MD2-KO-01")
    assert not table.hero.down
    wounds.wound_hero(table.g, table.hero, 1, "MD2-KO-01")
    assert table.hero.down
    assert (table.where(table.hero), table.hero.fire, table.hero.frost) == ("E2", 0, 0)
    assert table.g.supply["state"] == 25


@pytest.mark.rule("MD2-KO-02", "MD2-HPH-05")
def test_who_lies_down_has_no_turn_and_is_no_target():
    table = fallen()
    assert [hero.id for hero in rounds.waiting(table.g)] == ["ronen"]
    assert table.g.turn is not None
    assert table.g.turn.over
    foe = table.enemy("demons")
    foe.item = "rib_club"
    table.put(table.other, "F2")
    assert enemy_phase.candidates(table.g, foe) == []
    states.set_alight(table.g, table.hero, 1)
    states.chill(table.g, table.hero, 1)
    assert (table.hero.fire, table.hero.frost) == (0, 0)


@pytest.mark.rule("MD2-KO-02")
def test_an_enemys_ability_passes_who_lies_down():
    table = fallen("nahias", "ronen")
    table.turn(table.other).wear(table.other, "big_freakin_greatsword")
    table.hero.health = 0
    foe = table.enemy("imps", minions=2)
    table.attack(foe, ("blank", "blank", "blank", "claw", "blank"), hero=table.other)
    assert (table.other.health, table.hero.health) == (5, 0)
    assert table.log().count("md2-log-wounds") == 2


@pytest.mark.rule("MD2-KO-03")
def test_a_lifebringer_must_be_spent_for_everybody_who_lies_down():
    table = fallen()
    wounds.wound_hero(table.g, table.other, 99, "MD2-KO-01")
    table.g.lifebringers = 3
    table.g.phase = "begin"
    table.play(rounds.begin_round(table.g))
    assert (table.g.lifebringers, table.g.spent) == (1, 2)
    assert [hero.down for hero in table.g.heroes] == [False, False]
    assert "md2-ask-turn" not in table.asked


@pytest.mark.rule("MD2-KO-03")
def test_it_is_spent_at_the_start_of_a_round_and_not_before():
    table = fallen()
    table.g.lifebringers = 1
    table.enemies_act()
    assert (table.hero.down, table.g.lifebringers) == (True, 1)


@pytest.mark.rule("MD2-KO-04")
def test_three_health_the_same_mana_and_a_turn_like_any_other():
    table = passage()
    table.hero.mana = 1
    wounds.wound_hero(table.g, table.hero, 99, "MD2-KO-01")
    table.g.lifebringers = 1
    wounds.revive(table.g)
    assert (table.hero.health, table.hero.mana, table.where(table.hero)) == (3, 1, "E2")
    assert table.hero in rounds.waiting(table.g)
    table.play(hero_turn.begin(table.g, table.hero))
    assert table.g.turn is not None
    assert table.g.turn.actions == 3


@pytest.mark.rule("MD2-KO-05", "MD2-WIN-03")
def test_without_a_lifebringer_all_is_lost():
    table = fallen()
    table.g.lifebringers = 0
    wounds.revive(table.g)
    assert (table.g.winner, table.g.lost_by, table.hero.down) == ("darkness", "md2-lost-lifebringer", True)


@pytest.mark.rule("MD2-KO-05", "MD2-WIN-03")
def test_one_for_two_is_not_enough():
    table = fallen()
    wounds.wound_hero(table.g, table.other, 99, "MD2-KO-01")
    table.g.lifebringers = 1
    wounds.revive(table.g)
    assert table.g.winner == "darkness"


@pytest.mark.rule("MD2-WIN-03")
def test_having_none_is_no_loss_while_all_stand():
    table = passage()
    table.g.lifebringers = 0
    wounds.revive(table.g)
    assert table.g.winner == ""


@pytest.mark.rule("MD2-KO-06")
def test_an_attack_is_resolved_to_the_end_before_the_attacker_falls():
    table = passage()
    table.put(table.other, "A1").wear(table.hero, "big_freakin_greatsword")
    table.hero.health = 1
    foe = table.enemy("skeletons", minions=1)
    foe.item = "rib_club"
    table.attack(foe, ("sword2", "sword3", "blank", "scratch"), "wear:left")
    assert foe not in table.g.enemies
    assert (table.hero.xp, table.hero.slots["left"], table.hero.down) == (4, "rib_club", True)
    assert table.g.turn is not None
    assert table.g.turn.over


@pytest.mark.rule("MD2-KO-06")
def test_an_attack_on_a_hero_who_falls_is_resolved_to_the_end():
    table = passage()
    table.put(table.other, "A1").wear(table.hero, "thorn_mail")
    table.hero.health = 1
    foe = table.enemy("demons", minions=1)
    foe.item = "rib_club"
    table.play(enemy_phase.act(table.g, foe), ("blank", "blank", "scratch"), "die:2", "use:thorn_mail")
    assert (foe.hurt, table.hero.down) == (1, True)


@pytest.mark.rule("MD2-KO-07")
@pytest.mark.parametrize("by_hero", [True, False])
@pytest.mark.parametrize("who", [0, 1])
def test_every_spent_lifebringer_lets_everybody_reroll_a_die(by_hero: bool, who: int):
    table = passage()
    table.g.spent = 2
    c = Combat(hero=who, enemy=table.enemy("demons").number, by_hero=by_hero, kind="melee")
    pool.prepare(table.g, c, {})
    assert c.rerolls == 2


@pytest.mark.rule("MD2-KO-07")
def test_it_adds_up_with_other_rerolls():
    table = passage()
    table.g.spent = 1
    table.wear(table.hero, "rusty_sword")
    foe = table.enemy("undead")
    table.attack(foe, ("blank",), "use:rusty_sword", "reroll:0", ("blank",), "reroll:0", ("sword2",))
    assert table.last.swords == 2


@pytest.mark.rule("MD2-KO-08")
def test_there_is_nothing_below_none():
    table = fallen()
    assert table.hero.health == 0
    wounds.wound_hero(table.g, table.hero, 3, "MD2-KO-01")
    assert table.hero.health == 0
    assert table.g.tales[table.hero.id].knocked_out == 1
