"""What a position is worth, and what the bot tells a search that it could do."""

from __future__ import annotations

from random import Random

import pytest

from massivedarkness2.positions import GAME, Table, passage
from undercroft.games.massivedarkness2.bot import turn
from undercroft.games.massivedarkness2.bot.chances import heroes_chance
from undercroft.games.massivedarkness2.rules.victory import leave
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.lab.sim import play_out


@pytest.fixture
def corridor() -> Table:
    table = passage("gheta", "ronen", at="F2")
    table.g.round = 1
    return table.wear(table.hero, "blunt_axe").wear(table.other, "rusty_sword")


def told(table: Table, many: int = 8) -> list[tuple[str, ...]]:
    """Plans for the hero whose turn it is."""
    assert table.g.turn is not None
    return turn.plans(table.g, table.hero, table.g.turn, table.options(table.hero), many)


def test_time_is_on_the_side_of_the_darkness(corridor):
    worths = []
    for _ in range(4):
        worths.append(heroes_chance(corridor.g))
        corridor.g.round += 1
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[-1]


def test_every_lifebringer_and_every_point_of_health_counts(corridor):
    before = heroes_chance(corridor.g)
    corridor.g.lifebringers += 1
    richer = heroes_chance(corridor.g)
    corridor.hero.health -= 1
    assert before < richer > heroes_chance(corridor.g)


def test_health_counts_most_where_it_is_about_to_be_lost(corridor):
    def costs_of_a_wound() -> float:
        corridor.hero.health = 3
        well = heroes_chance(corridor.g)
        corridor.hero.health = 2
        return well - heroes_chance(corridor.g)

    alone = costs_of_a_wound()
    corridor.enemy("satyrs", at="F2", minions=4)
    assert costs_of_a_wound() > alone


def test_levels_are_worth_what_they_have_cost(corridor):
    hero = corridor.hero
    hero.xp, before = 5, heroes_chance(corridor.g)
    saved = heroes_chance(corridor.g)
    hero.xp, hero.level = 0, 2
    assert before < saved == heroes_chance(corridor.g)


def test_every_wound_that_the_beast_suffers_counts():
    table = Table("the_horror_beast", "gheta", "ronen", at="B2")
    table.g.round = 1
    beast = table.enemy("satyrs", at="B2")
    beast.named = "beast"
    before = heroes_chance(table.g)
    beast.hurt += 1
    assert heroes_chance(table.g) > before


def test_who_has_left_is_safe(corridor):
    corridor.hero.health = 1
    corridor.enemy("satyrs", at="F2", minions=4)
    before = heroes_chance(corridor.g)
    leave(corridor.g, corridor.hero)
    assert heroes_chance(corridor.g) > before


def test_a_search_is_told_different_plans_a_rest_among_them(corridor):
    corridor.hero.health = 2
    corridor.enemy("demons", at="F2", minions=1)
    corridor.enemy("satyrs", at="F2")
    plans = told(corridor)
    assert len(set(plans)) == len(plans)
    firsts = [plan[0] for plan in plans]
    assert "rest" in firsts
    assert len([first for first in firsts if first.startswith("attack:")]) == 2
    assert set(firsts) <= set(corridor.options(corridor.hero))


def test_and_doors_although_the_bot_would_rather_wait():
    table = Table("the_demon_artifact", "gheta", "ronen", at="B2")
    table.wear(table.hero, "blunt_axe")
    table.hero.health = 2
    assert not turn.party_ready(table.g)
    assert any(plan[-1].startswith("open:") for plan in told(table))


def test_the_quick_bot_plays_to_the_end():
    match = Match(GAME, players=2, chance=Seeded(3), snapshots=False)
    play_out(match, [GAME.quick(Random(seat)) for seat in range(2)])
    assert match.outcome() is not None
