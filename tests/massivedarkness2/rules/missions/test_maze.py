"""Hellish Maze: tiles that only runes connect, and four beasts."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.figures import enemy_walk, near, seen_from
from undercroft.games.massivedarkness2.rules import doors, enemy_phase, spawning, wounds

from ...positions import Table


@pytest.mark.rule("MD2-MIS-39")
def test_a_beast_comes_out_of_a_lair_when_its_chamber_is_revealed():
    table = Table("hellish_maze", at="B6", streamline=True)
    table.play(doors.reveal(table.g, table.mission.chamber_at(table.zone("C7")) or 0, table.hero, card=False))
    beasts = [(enemy.kind, table.where(enemy)) for enemy in table.g.enemies if enemy.named == "beast"]
    assert beasts == [("roaming", "C6"), ("roaming", "C7")]
    assert [table.where(enemy) for enemy in table.g.enemies if enemy.kind == "mob"] == ["C6", "C7"]  # and all else
    assert table.lying("lair") == ["E5", "G6"]


@pytest.mark.rule("MD2-MIS-39", "MD2-MOB-18")
def test_a_monster_that_is_there_already_is_drawn_again():
    table = Table("hellish_maze", at="D3", streamline=True)
    for card in ("lyidan", "ytheria", "andra"):
        table.enemy(card, at="A7")
    table.g.decks["roaming_1-2"] = ("ghoul",)
    table.play(spawning.spawn_roaming(table.g, table.zone("C1"), objective=True, named="beast"))
    assert table.g.enemies[-1].id == "ghoul"


@pytest.mark.rule("MD2-MOB-19", "MD2-WIN-07")
def test_if_no_monster_is_left_all_is_lost():
    table = Table("hellish_maze", at="D3", streamline=True)
    for card in ("lyidan", "ytheria", "andra", "ghoul"):
        table.enemy(card, at="A7")
    table.play(spawning.spawn_roaming(table.g, table.zone("C1"), objective=True, named="beast"))
    assert (table.g.winner, table.g.lost_by) == ("darkness", "md2-lost-nobody-to-spawn")


@pytest.mark.rule("MD2-MIS-40", "MD2-MIS-38")
def test_four_beasts_must_die_and_others_do_not_count():
    table = Table("hellish_maze", at="D3")
    stray = table.enemy("lyidan", at="A7")
    table.play(wounds.wound_enemy(table.g, stray, 99, table.hero))
    assert not table.g.counters
    for number, card in enumerate(("ytheria", "andra", "ghoul", "lyidan"), 1):
        beast = table.enemy(card, at="C1", named="beast")
        table.play(wounds.wound_enemy(table.g, beast, 99, table.hero))
        assert (table.g.winner == "heroes") == (number == 4)


@pytest.mark.rule("MD2-MIS-41")
def test_no_way_and_no_line_of_sight_leads_from_tile_to_tile():
    table = Table("hellish_maze", at="C3")
    table.g.closed = 0
    tile = table.mission.tile_at(table.hero.at)
    bridge = 1 << table.zone("D3")
    assert not seen_from(table.g, table.hero.at) & ~(tile | bridge)


@pytest.mark.rule("MD2-MIS-42")
def test_a_movement_point_leads_from_rune_to_rune():
    table = Table("hellish_maze", at="A1")
    assert {"go:F2", "go:B6", "go:F7"} <= set(table.options())
    table.do("go:B6")
    assert table.where(table.hero) == "B6"
    assert table.g.turn is not None
    assert (table.g.turn.actions, table.g.turn.mp) == (2, 1)


@pytest.mark.rule("MD2-MIS-42", "MD2-MOV-05")
def test_who_travels_leaves_enemies_behind():
    table = Table("hellish_maze", at="A1")
    table.enemy(minions=1)
    table.do("go:F7")
    assert (table.where(table.hero), table.hero.health) == ("F7", 5)


@pytest.mark.rule("MD2-MIS-43")
def test_runes_are_adjacent_for_enemies_but_nobody_sees_so_far():
    table = Table("hellish_maze", at="A1")
    assert enemy_walk(table.g).step(1 << table.zone("A1")) >> table.zone("F2") & 1
    assert not seen_from(table.g, table.zone("A1")) >> table.zone("F2") & 1
    assert not near(table.g, table.zone("A1")) >> table.zone("F2") & 1


@pytest.mark.rule("MD2-MIS-44")
def test_an_enemy_on_a_tile_without_heroes_makes_for_the_rune():
    table = Table("hellish_maze", at="A1", streamline=True)
    mob = table.enemy("demons", at="C5")
    assert table.rules.enemies_head_for(table.g, mob)
    table.play(enemy_phase.move(table.g, mob))
    table.play(enemy_phase.move(table.g, mob))
    assert table.where(mob) == "B6"
    table.play(enemy_phase.move(table.g, mob))  # from a rune it goes on to the heroes
    assert table.where(mob) == "A1"


@pytest.mark.rule("MD2-MIS-44")
def test_an_enemy_on_a_tile_with_heroes_moves_as_always():
    table = Table("hellish_maze", at="B7")
    assert not table.rules.enemies_head_for(table.g, table.enemy("demons", at="C5"))
