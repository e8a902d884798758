"""What whoever thinks ahead goes by: how likely a team is to win, where that is told, and which plans it compares."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from dungeonfighter.positions import GAME, Table
from undercroft.games.dungeonfighter.bot.chances import chance
from undercroft.games.dungeonfighter.bot.greedy import shop
from undercroft.games.dungeonfighter.bot.quick import Quick, flees
from undercroft.games.dungeonfighter.bot.worth import OPEN_HANDED
from undercroft.games.dungeonfighter.state import Throwing
from undercroft.kernel.game import Planning

BIG = "emperor_penguin"


def resting(*heroes: str) -> Table:
    """Between two fights."""
    table = Table(*heroes)
    table.g.fight, table.g.phase = None, "dungeon"
    return table


def plans(table: Table) -> list[Any]:
    assert table.ask is not None
    seat = table.ask.seats[0]
    view: Any = lambda: GAME.view(table.g, seat)  # noqa: E731
    bot = GAME.hardest(Random(1))
    assert isinstance(bot, Planning)
    return [answer for ((_, answer),) in bot.lines(seat, table.ask, view, 99)]


# -- chances ----------------------------------------------------------------------------------------------------------


def test_scars_and_rounds_tell_against_a_team_and_what_it_has_tells_for_it():
    plain = chance(resting("jack", "maryla").g)
    scarred, late, armed, rich = (resting("jack", "maryla") for _ in range(4))
    scarred.hero("jack").scars = ["red"]
    late.g.round += 1
    armed.give("jack", "ramboril")
    rich.g.coins, rich.g.white = 3, 3
    assert max(chance(scarred.g), chance(late.g)) < plain < min(chance(armed.g), chance(rich.g))


def test_a_weapon_that_is_no_better_than_another_adds_nothing():
    one, two = resting("jack", "maryla").give("jack", "ramboril"), resting("jack", "maryla").give("jack", "ramboril")
    two.give("jack", "pocket_catapult")
    assert chance(one.g) == chance(two.g)


@pytest.mark.parametrize("gear", ["dice_magnet", "stone_snowball", "sniper_sprinkler", "enlargement_elixir"])
def test_against_the_big_bad_what_can_still_be_used_counts(gear):
    assert chance(Table(foe=BIG).give("jack", gear).g) > chance(Table(foe=BIG).g)


def test_against_the_big_bad_dice_lives_and_its_own_life_decide():
    plain, thrown, hurt, struck, rich = (Table(foe=BIG) for _ in range(5))
    thrown.spend("red", "green")
    hurt.hero("jack").life = 1
    struck.foe.life -= 9
    rich.g.white = 5
    assert max(chance(thrown.g), chance(hurt.g)) < chance(plain.g) < min(chance(struck.g), chance(rich.g))


def test_a_mad_one_gets_harder_to_hit():
    calm, mad = Table(foe="awakened_horror"), Table(foe="awakened_horror")
    mad.foe.mad = 3
    assert chance(mad.g) < chance(calm.g)


# -- where it is told -------------------------------------------------------------------------------------------------


def test_on_the_way_it_is_told_from_round_to_round():
    table = Table()
    before = GAME.stage(table.g)
    table.spend("red")
    assert GAME.stage(table.g) == before
    table.g.round += 1
    assert GAME.stage(table.g) > before


def test_against_the_big_bad_it_is_told_after_every_turn_and_not_while_a_die_is_in_hand():
    table = Table(foe=BIG)
    before = GAME.stage(table.g)
    table.spend("red")
    table.fight.throw = Throwing(die="red")
    assert GAME.stage(table.g) == before
    table.fight.throw = None
    assert GAME.stage(table.g) == before + 1


# -- plans ------------------------------------------------------------------------------------------------------------


def test_in_a_fight_all_answers_are_compared_and_what_the_bot_would_do_comes_first():
    table = Table("jack", "maryla").spend("red", "green", "blue")
    table.g.white = 3
    table.hero("maryla").life = 3
    table.go()
    view = SimpleNamespace(table=table.g)
    assert table.ask is not None
    assert sorted(plans(table)) == ["recover", "white"]
    assert plans(table)[0] == GAME.hardest(Random(1)).choose(0, table.ask, lambda: view)  # type: ignore[arg-type, return-value]


def test_a_card_that_has_proved_its_worth_is_bought_before_one_that_looks_better():
    table = Table("jack", "maryla")
    table.g.coins, offers = 4, ["done", "buy:dice_magnet", "buy:packed_lunch"]
    assert shop(table.g, table.g.heroes[0], offers, "fair") == "buy:dice_magnet"
    assert shop(table.g, table.g.heroes[0], offers, "fair", OPEN_HANDED) == "buy:packed_lunch"


# -- flight -----------------------------------------------------------------------------------------------------------


def test_a_quick_bot_runs_from_what_would_cost_more_than_running():
    easy = Table(foe="bobber_goblin", room="gallery_of_low_lintels")
    hard = Table(foe="mr_elastic", room="trampoline_hall")
    weak = Table(foe="mr_elastic", room="trampoline_hall")
    weak.hero("jack").life = 1
    assert (flees(easy.g), flees(hard.g), flees(weak.g)) == (False, True, False)


def test_it_is_the_one_that_plays_imagined_games_on():
    assert isinstance(GAME.quick(Random(1)), Quick)
