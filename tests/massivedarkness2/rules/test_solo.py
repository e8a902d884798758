"""Alone in the dungeon, and a token fewer to begin with."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.rules import hero_turn, setup, wounds
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game
from undercroft.games.massivedarkness2.rules.spawning import spawn_mob
from undercroft.games.massivedarkness2.rules.wounds import health


def ready(players: int, **options: bool) -> Table:
    """Set up, and nothing done yet."""
    table = Table.fresh("training", players=players, **options)
    table.play(setup.set_up(table.g))
    return table


@pytest.mark.rule("MD2-SOL-01")
def test_one_hero_counts_as_two():
    alone, both = ready(players=1), ready(players=2)
    assert (len(alone.g.heroes), heroes_in_game(alone.g)) == (1, 2)
    assert alone.g.lifebringers == both.g.lifebringers == 1
    assert len(alone.lying("loot")) == len(both.lying("loot"))
    spawned = alone.play(spawn_mob(alone.g, alone.zone("E1")))
    assert spawned.minions == 2
    assert health(alone.g, alone.enemy("lyidan")) == 14
    assert health(alone.g, alone.enemy("michael")) == 30


@pytest.mark.rule("MD2-SOL-02")
@pytest.mark.parametrize(("heroes", "actions"), [(("gheta",), 4), (("gheta", "ronen"), 3)])
def test_four_actions_instead_of_three(heroes: tuple[str, ...], actions: int):
    table = Table("training", *heroes)
    table.play(hero_turn.begin(table.g, table.hero))
    assert table.g.turn is not None
    assert table.g.turn.actions == actions


@pytest.mark.rule("MD2-SOL-03")
@pytest.mark.parametrize(("heroes", "tokens"), [(("feydra",), 4), (("feydra", "ronen"), 3)])
def test_four_rogue_tokens_instead_of_three(heroes: tuple[str, ...], tokens: int):
    table = Table("training", *heroes)
    table.play(rules_for(table.hero).round_begins(table.g, table.hero))
    assert table.hero.rogue is not None
    assert len(table.hero.rogue.active) == tokens


@pytest.mark.rule("MD2-SOL-04")
@pytest.mark.parametrize(("players", "tokens"), [(1, 0), (2, 0), (3, 1), (5, 2)])
def test_the_hellbreaker_challenge_costs_a_lifebringer(players: int, tokens: int):
    assert ready(players=players, hellbreaker=True).g.lifebringers == tokens
    assert ready(players=players).g.lifebringers == tokens + 1


@pytest.mark.rule("MD2-SOL-04")
def test_with_none_the_first_revival_loses():
    table = ready(players=2, hellbreaker=True)
    wounds.wound_hero(table.g, table.hero, 99, "MD2-KO-01")
    wounds.revive(table.g)
    assert table.g.winner == "darkness"
