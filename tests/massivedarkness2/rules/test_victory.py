"""Winning and losing, all together; and who breaks a tie."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import GAME, Table, passage
from undercroft.games.massivedarkness2.mission.missions import missions
from undercroft.games.massivedarkness2.rules import enemy_phase, rounds, spawning, victory, wounds
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game


def holding_the_scroll() -> Table:
    table = Table("training", "nahias", "ronen", at="F3")
    table.g.done = ["scroll"]
    table.hero.holds = ["scroll"]
    return table


@pytest.mark.rule("MD2-WIN-01")
def test_the_mission_is_won_at_once_when_its_goal_is_achieved():
    table = holding_the_scroll()
    table.enemy("demons", at="F3")
    table.do("deed:destroy_rift")
    assert (table.g.winner, table.log()[-1]) == ("heroes", "md2-mission-training-won")
    said = len(table.g.news)
    table.play(rounds.play(table.g))
    assert (len(table.g.news), table.g.round) == (said, 1)


@pytest.mark.rule("MD2-WIN-01", "MD2-WIN-02")
def test_nothing_that_comes_after_the_end_changes_it():
    table = passage()
    victory.win(table.g)
    victory.lose(table.g, "md2-lost-lifebringer", "MD2-KO-05")
    assert (table.g.winner, table.g.lost_by) == ("heroes", "")
    other = passage()
    victory.lose(other.g, "md2-lost-lifebringer", "MD2-KO-05")
    victory.win(other.g)
    assert other.g.winner == "darkness"


@pytest.mark.rule("MD2-WIN-02")
def test_the_mission_is_lost_at_once():
    table = passage()
    table.g.phase, table.g.lifebringers = "begin", 0
    wounds.wound_hero(table.g, table.hero, 99, "MD2-KO-01")
    table.play(rounds.play(table.g))
    assert (table.g.winner, table.g.phase) == ("darkness", "begin")
    assert "md2-mission-the_passage-lost" in table.log()
    assert "md2-ask-next-hero" not in table.asked
    assert not any(hero.acted for hero in table.g.heroes)


@pytest.mark.rule("MD2-WIN-02", "MD2-EPH-13")
def test_enemies_stop_when_all_is_lost():
    table = passage(at="A1")
    table.enemy("demons", at="D2")
    table.enemy("imps", at="F2")
    victory.lose(table.g, "md2-lost-lifebringer", "MD2-KO-05")
    table.play(enemy_phase.go_on(table.g))
    assert "md2-log-activation" not in table.log()


@pytest.mark.rule("MD2-WIN-04")
def test_all_win_or_lose_together():
    won = holding_the_scroll()
    assert GAME.outcome(won.g) is None
    won.do("deed:destroy_rift")
    outcome = GAME.outcome(won.g)
    assert outcome is not None
    assert (outcome.winners, outcome.side) == ((0, 1), "heroes")
    lost = passage()
    victory.lose(lost.g, "md2-lost-lifebringer", "MD2-KO-05")
    outcome = GAME.outcome(lost.g)
    assert outcome is not None
    assert (outcome.winners, outcome.side) == ((), "darkness")


@pytest.mark.rule("MD2-WIN-05")
def test_a_later_task_waits_for_the_earlier_one():
    table = holding_the_scroll()
    table.g.done = []
    assert "deed:destroy_rift" not in table.options()
    assert table.refusal("deed:destroy_rift") == "MD2-WIN-05"
    table.g.done = ["scroll"]
    assert "deed:destroy_rift" in table.options()


@pytest.mark.rule("MD2-WIN-06")
def test_the_mission_is_won_when_the_last_hero_has_left():
    table = passage()
    table.g.phase = "heroes"
    victory.leave(table.g, table.hero)
    assert (table.g.winner, table.hero.left) == ("", True)
    assert [hero.id for hero in rounds.waiting(table.g)] == ["ronen"]
    foe = table.enemy("demons", at="E2")
    assert enemy_phase.candidates(table.g, foe) == [table.other]
    victory.leave(table.g, table.other)
    assert table.g.winner == "heroes"


@pytest.mark.rule("MD2-WIN-06")
def test_who_has_left_still_counts():
    table = passage("nahias", "ronen", "irk")
    victory.leave(table.g, table.hero)
    assert heroes_in_game(table.g) == 3
    assert table.play(spawning.spawn_mob(table.g, table.zone("G2"))).minions == 3


@pytest.mark.rule("MD2-WIN-07")
def test_who_else_can_lose():
    """Of the eleven, three have a way to lose of their own; what spawns a needed enemy can fail in any."""
    own = {"the_passage", "the_cursed_sword", "the_soul_keys"}
    assert own < set(missions())
    table = Table("hellish_maze", "nahias", "ronen")
    table.g.decks = dict.fromkeys(table.g.decks, ())
    table.play(spawning.spawn_mob(table.g, table.zone("A1"), objective=True))
    assert (table.g.winner, table.g.lost_by) == ("darkness", "md2-lost-nobody-to-spawn")
    other = Table("hellish_maze", "nahias", "ronen")
    other.g.decks = dict.fromkeys(other.g.decks, ())
    other.play(spawning.spawn_mob(other.g, other.zone("A1")))
    assert other.g.winner == ""


@pytest.mark.rule("MD2-TIE-01")
def test_all_players_break_ties_and_nobody_is_asked_who_wants_it_streamlined():
    table = passage(at="E2")
    foe = table.enemy("demons")
    foe.item = "rib_club"
    table.enemies_act()
    assert {ask.seats for ask in table.asks if ask.prompt.id == "md2-ask-target"} == {(0, 1)}
    quick = passage(at="E2", streamline=True)
    foe = quick.enemy("demons")
    foe.item = "rib_club"
    quick.enemies_act()
    assert "md2-ask-target" not in quick.asked
    assert quick.last.hero == quick.other.number
