"""Single decisions of the greedy bot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.printed import cards_as_printed as cards_as_printed
from dungeonfighter.thrown import resting, thrown
from undercroft.games.dungeonfighter.bot import aiming
from undercroft.games.dungeonfighter.bot.greedy import Greedy, declare, flee, path, scar, shop
from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.state import Hand
from undercroft.games.dungeonfighter.throw.aims import aim_space, own_tremor
from undercroft.games.dungeonfighter.throw.hands import best_aim
from undercroft.games.dungeonfighter.throw.setting import setting

HANDS: tuple[Hand, ...] = ("clumsy", "fair", "steady")


def decides(table: Table) -> Any:
    """What a bot answers to what is asked now."""
    assert table.ask is not None
    seat = table.ask.seats[0]
    answer = Greedy(Random(1)).choose(seat, table.ask, lambda: GAME.view(table.g, seat))
    assert table.ask.space.why_not(answer) is None
    return answer


# -- dice -------------------------------------------------------------------------------------------------------------


def test_a_die_is_left_to_whoever_needs_its_eye():
    """Jack gains a coin with green, and Rysiek would be healed by it."""
    table = Table("jack", "rysiek")
    table.hero("rysiek").life = 3
    assert decides(table.go()) != "green"


def test_whoever_is_hurt_throws_the_die_that_heals():
    table = Table("rysiek", "jack")
    table.hero("rysiek").life = 3
    assert decides(table.go()) == "green"


def test_nobody_recovers_dice_where_that_would_fell_somebody():
    table = Table("jack", "maryla", foe="bobber_goblin").spend("red", "green", "blue")
    table.g.white = 1
    table.hero("maryla").life = 2
    assert decides(table.go()) == "white"


def test_a_team_in_health_spares_its_white_dice_against_what_is_weak_but_long_lived():
    table = Table("jack", "maryla", foe="mr_elastic", life=30).spend("red", "green", "blue")
    table.g.white = 1
    assert decides(table.go()) == "recover"


def test_without_white_dice_there_is_no_choice():
    table = Table("jack", "maryla").spend("red", "green", "blue")
    assert decides(table.go()) == "recover"


# -- weapons ----------------------------------------------------------------------------------------------------------


def test_a_weapon_is_used_where_it_pays():
    table = Table("jack", "maryla", life=12).give("jack", "ramboril").go("red")
    assert declare(table.g, ["ramboril"], "fair") == ("ramboril",)


def test_and_is_left_where_the_monster_falls_without_it():
    table = Table("jack", "maryla", life=1).give("jack", "horned_helmet").go("red")
    assert declare(table.g, ["horned_helmet"], "clumsy") == ()


def test_what_the_room_demands_anyway_costs_nothing_more():
    table = Table("jack", "maryla", room="gallery_of_low_lintels", life=30).give("jack", "ramboril").go("red")
    assert decides(table) == ("ramboril",)


# -- after a throw ----------------------------------------------------------------------------------------------------


def test_a_killing_blow_is_kept():
    table = Table("maryla", "jack", life=2)
    table.go("green", thrown(resting("green", 2, "eye")))
    assert table.prompt == "dfi-ask-second-try"
    assert decides(table) == "keep"


def test_a_miss_is_thrown_again():
    table = Table("maryla", "jack", life=9)
    table.go("green", thrown(resting("green", "table", "eye")))
    assert decides(table) == "again"


def test_a_careless_monster_lets_a_bad_throw_be_forgotten_and_a_last_blow_be_kept():
    table = Table("jack", "maryla", foe="bloodthirsty_penguin").hit("red", 1)
    assert decides(table) == "careless"
    table = Table("jack", "maryla", foe="bloodthirsty_penguin", life=1).hit("red", 1)
    assert decides(table) == "keep"


def test_herbs_are_for_whoever_needs_them_most():
    table = Table("maryla", "jack", "daniel")
    table.hero("jack").life, table.hero("daniel").life = 7, 2
    table.hit("blue", 2, "eye")
    assert table.prompt == "dfi-ask-herbs"
    assert decides(table) == "daniel"


def test_with_a_white_eye_the_skill_that_helps_now_is_chosen():
    table = Table("rysiek", "jack", life=30).spend("red", "green", "blue")
    table.g.white = 1
    table.hero("rysiek").life = 2
    table.go("white", thrown(resting("white1", "table", "eye")))
    assert table.prompt == "dfi-ask-skill"
    assert decides(table) == "green"


def test_of_three_cubes_the_best_is_chosen():
    table = Table("jack", "maryla")
    table.fight.special = ["water"]
    slips = [resting("water1", "table"), resting("water2", 4), resting("water3", 1)]
    table.go("water", thrown(*slips))
    assert decides(table) == "water2"


def test_the_bully_token_is_used_where_it_can_be():
    table = Table("jack", "maryla", life=20)
    table.foe.bully = True
    table.ask = None
    table.go("red", thrown(resting("red", (-9.75, 0.5))))
    assert table.prompt == "dfi-ask-change"
    assert decides(table) == "bully"


def test_armour_is_used_and_what_is_used_up_is_kept_for_worse():
    table = Table("jack", "maryla").give("jack", "woolly_breastplate").miss()
    assert decides(table) == "woolly_breastplate:jack"


@pytest.mark.parametrize(("life", "answer"), [(9, "pass"), (1, "mostronomicon:maryla")])
def test_a_book_is_opened_only_for_whoever_would_fall(life, answer):
    table = Table("jack", "maryla", foe="howling_draught").give("maryla", "mostronomicon")
    table.hero("jack").life = life
    table.miss()
    assert table.prompt == "dfi-ask-prevent"
    assert decides(table) == answer


# -- between fights ---------------------------------------------------------------------------------------------------


def test_a_scar_goes_where_it_hurts_least():
    table = Table("jack", "maryla")
    table.hero("jack").down = True
    table.foe.bully = True
    assert scar(table.g, table.hero("jack"), ["red", "green", "blue"], "fair") == "blue"


def test_the_kinder_of_two_paths_is_taken():
    table = Table("jack", "maryla")
    assert (
        path(table.g, table.hero("jack"), ["trampoline_hall", "small_change_vault"], "clumsy") == "small_change_vault"
    )


def test_whoever_can_be_healed_is_healed_and_a_healthy_team_does_not_pay_for_it():
    table = Table("jack", "maryla", "daniel")
    table.g.coins = 1
    assert shop(table.g, table.g.heroes[0], ["done", "heal"], "fair") == "done"
    for hero in table.g.heroes:
        hero.life = 2
    assert shop(table.g, table.g.heroes[0], ["done", "heal"], "fair") == "heal"


def test_nothing_is_dropped_without_need():
    table = Table("jack", "maryla").give("jack", "ramboril")
    assert shop(table.g, table.g.heroes[0], ["done", "drop:ramboril:jack"], "fair") == "done"


def test_nobody_runs_from_a_throw_that_can_be_made():
    table = Table("jack", "maryla", foe="bobber_goblin", room="gallery_of_low_lintels")
    assert flee(table.g, table.g.heroes[0], ["fight", "flee"], "steady") == "fight"


def test_nor_where_running_would_fell_somebody():
    table = Table("jack", "maryla", foe="bricklayer_troll", room="trampoline_hall")
    table.hero("maryla").life = 3
    assert flee(table.g, table.g.heroes[0], ["fight", "flee"], "clumsy") == "fight"


# -- aiming -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [None, *(one.id for one in techniques().techniques)])
def test_every_aim_is_within_bounds(kind):
    thrown_ = setting("red", [kind] if kind else [], physics="on")
    for hand in HANDS:
        assert aim_space(thrown_).why_not(aiming.aim(thrown_, hand, Random(3))) is None


@pytest.mark.parametrize("cut_out", ["frost1", "weak"])
def test_cut_outs_are_flipped_within_bounds_too(cut_out):
    thrown_ = setting(cut_out, physics="on")
    assert aim_space(thrown_).why_not(aiming.aim(thrown_, "clumsy", Random(3))) is None


def test_a_hand_adds_its_own_tremor():
    """With what chance adds to every hand it trembles as it was measured to (DFI-THR-09)."""
    thrown_ = setting("red", physics="on")
    for hand in HANDS:
        wanted = best_aim(thrown_, hand)
        rng = Random(4)
        off = [aiming.aim(thrown_, hand, rng)[3] - wanted[3] for _ in range(400)]
        spread = (sum(one * one for one in off) / len(off)) ** 0.5
        assert spread == pytest.approx(own_tremor(hand), rel=0.12)
        assert (spread**2 + 1) ** 0.5 == pytest.approx(techniques().hands[hand], rel=0.12)


def test_where_a_die_is_in_the_way_another_aim_may_be_found():
    """Aims are tried out in the mind; the one that was known is among those tried."""
    lying = Table("jack", "maryla").hit("red", 4).fight.lying
    thrown_ = setting("green", lying=lying, physics="on")
    aims = {aiming.aim(thrown_, "steady", Random(seed)) for seed in range(2)}
    assert all(aim_space(thrown_).why_not(aim) is None for aim in aims)


def test_without_physics_nobody_looks_where_it_goes():
    thrown_ = setting("red", physics="off")
    assert aiming.aim(thrown_, "clumsy", Random(1)) == aiming.aim(thrown_, "steady", Random(2))
