"""Rounds, and the three steps of a hero's turn."""

from __future__ import annotations

import pytest

from ..drawn import hero, table

CORRIDOR = "1.2.3.4..."


def four(**given):
    cards = ("mordrog", "steelhorns", "mad_carthos", "battlemage_jaes")
    return table(CORRIDOR, *(hero(card) for card in cards), **given)


# -- Rounds


@pytest.mark.rule("DES-RND-01", "DES-RND-02", "DES-RND-05")
def test_every_hero_has_one_turn_then_the_overlord_then_the_next_round():
    game = four(b={"kind": "beastman", "at": "J1"})
    for turn in range(4):
        assert (game.state.step, game.state.round) == (0, 1), "the overlord waits for all of them"
        if turn < 3:
            assert game.asked == "next-hero"
            game.play(game.offers[-1])
        game.begin("run").play("end")
    assert (game.asked, game.seat, game.state.round) == ("cards", 0, 1)
    game.play("end", "end")
    assert (game.asked, game.state.round, game.state.step) == ("next-hero", 2, 0)
    assert game.said.count("des-log-turn") == 4
    assert game.said.count("des-log-overlord-turn") == 1


@pytest.mark.rule("DES-RND-02")
@pytest.mark.parametrize(("players", "heroes"), [(2, 2), (4, 3), (5, 4)])
def test_with_fewer_heroes_a_round_has_fewer_turns(players: int, heroes: int):
    cards = ("mordrog", "steelhorns", "mad_carthos", "battlemage_jaes")[:heroes]
    game = table(CORRIDOR, *(hero(card) for card in cards), players=players)
    turns = 0
    while game.asked != "cards":
        if game.asked == "next-hero":
            game.play(game.offers[0])
        game.begin("run").play("end")
        turns += 1
    assert turns == heroes


@pytest.mark.rule("DES-RND-03", "DES-RND-04")
def test_the_players_choose_who_is_next_one_turn_at_a_time_and_nobody_twice():
    game = four()
    assert game.offers == ["mordrog", "steelhorns", "mad_carthos", "battlemage_jaes"]
    game.play("mad_carthos").begin("run").play("end")
    assert game.offers == ["mordrog", "steelhorns", "battlemage_jaes"]
    assert game.hero(2).acted
    assert game.refuses("mad_carthos") == "DES-RND-04"
    game.play("steelhorns").begin("run").play("end")
    game.play("battlemage_jaes").begin("run").play("end")
    game.begin("run").play("end", "end")
    assert game.offers == ["mordrog", "steelhorns", "mad_carthos", "battlemage_jaes"], "newly in each round"
    assert not any(one.acted for one in game.state.heroes), "all tokens are green again"


@pytest.mark.rule("DES-RND-03")
def test_every_hero_player_may_say_who_is_next():
    for seat in (1, 2, 3, 4):
        game = four()
        assert game.ask.seats == (1, 2, 3, 4)
        assert game.match.answer(seat, "mad_carthos") is None
        assert game.state.acting == 2
        assert game.seat == 3, "and the hero's own player goes on"


# -- The steps of a turn


@pytest.mark.rule("DES-HER-01", "DES-HER-03", "DES-HER-05")
def test_refresh_equip_and_then_one_of_four_actions():
    one = hero("mordrog", equipped=["iron_shield"], exhausted=["iron_shield"])
    game = table("1.", one, hero("steelhorns", at="B1", equipped=["iron_shield"], exhausted=["iron_shield"]), acting=1)
    assert game.asked == "equip", "the cards have been refreshed before that"
    assert not game.hero().items[0].exhausted
    assert game.hero(1).items[0].exhausted, "nobody else's"
    game.play("done")
    assert (game.asked, game.offers) == ("action", ["run", "battle", "advance", "ready"])
    game.play("advance")
    assert not {"run", "battle", "ready"} & set(game.offers), "it cannot be changed"


@pytest.mark.rule("DES-HER-02")
def test_an_exhausted_card_is_no_use_until_it_is_refreshed():
    blow = ("d4", "d3")
    game = table(
        "b1c",
        hero("mordrog", equipped=["shield_of_light"]),
        b="beastman",
        c="beastman",
        turn="monsters",
        chance=[blow, blow],
    )
    game.play("1", "attack:", "B1").play("shield:0:shield_of_light")
    assert game.hero().wounds == 16 - (8 - 2 - 3)
    game.until("activate").play("2", "attack:", "B1")
    assert game.asked != "prevent"
    assert game.hero().wounds == 13 - (8 - 2)


@pytest.mark.rule("DES-HER-04", "DES-EQP-10")
def test_in_the_second_step_equipping_packing_and_dropping_cost_nothing():
    game = table("1.", hero("mordrog", equipped=["sword"], pack=["axe", "bow"]))
    game.play("pack:0", "equip:1", "drop:2", "done", "advance")
    assert game.shown["heroes"][1]["equipped"] == ["axe"]
    assert game.shown["heroes"][1]["pack"] == ["sword"]
    assert game.hero().turn.points == 3


@pytest.mark.rule("DES-HER-05", "DES-FAT-02")
def test_before_the_action_is_declared_nothing_else_can_be_done():
    game = table(
        "1b", hero("mordrog", equipped=["sword", "healing"], effects={"burn": 1}), b="beastman", chance=[("blank",)]
    )
    assert (game.asked, game.hero().wounds) == ("equip", 15), "what the start of a turn brings comes first"
    game.play("done")
    assert game.offers == ["run", "battle", "advance", "ready"]


@pytest.mark.rule("DES-HER-06", "DES-MOV-03")
def test_a_turn_ends_when_the_player_has_had_enough_and_what_is_left_is_lost():
    game = table("1.2", hero("mordrog"), hero("steelhorns")).play("mordrog").begin("run")
    game.play("B1", "end")
    assert game.hero().acted
    assert (game.hero().turn.points, game.hero().turn.action) == (0, "")
    assert (game.state.acting, game.asked) == (1, "action"), "the next hero's"


@pytest.mark.rule("DES-HER-09", "DES-HER-10", "DES-HER-11")
def test_a_battle_is_two_attacks_one_after_the_other_each_with_any_weapon_in_hand():
    faces = ("d4", "d3", "blank", "blank", "blank")
    game = table(
        "1b\nc.",
        hero("mordrog", equipped=["sword", "dagger"], pack=["axe"], fatigue=0),
        b="beastman",
        c="master razorwing",
        chance=[faces, ("d4", "r1d1", "blank", "blank", "blank")],
    ).begin("battle")
    assert (game.hero().turn.points, game.hero().turn.attacks) == (0, 2)
    assert {"attack:sword", "attack:dagger"} < set(game.offers)
    assert "attack:axe" not in game.offers
    game.play("attack:sword", "B1")
    assert game.monster(1) is None, "the first is over before the second is declared"
    assert (game.hero().turn.attacks, game.asked) == (1, "act")
    game.play("attack:dagger", "A2")
    assert game.shown["monsters"][2]["hurt"] == 4 + 1 + 1 - 4, "and one of the sword"
    assert game.refuses("attack:sword") == "DES-HER-05"


@pytest.mark.rule("DES-HER-09", "DES-HER-10")
def test_the_second_attack_of_a_battle_need_not_be_made():
    game = table("1b", hero("mordrog", equipped=["sword"]), b="giant", things="1b.\n...")
    game.begin("battle").play("end")
    assert game.hero().acted


@pytest.mark.rule("DES-HER-12", "DES-HER-13")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_attack_of_an_advance_comes_at_any_point_of_the_movement(before: int):
    way = ["B1", "C1", "D1"]
    game = table(
        "1...\nb..c",
        hero("mordrog", equipped=["bow"], fatigue=0),
        b="skeleton",
        c="skeleton",
        chance=[("miss", "r3")],
    ).begin("advance")
    game.play(*way[:before], "attack:bow", "D2" if before > 1 else "A2", *way[before:])
    assert (game.where(game.hero()), game.hero().turn.points, game.hero().turn.attacks) == ("D1", 0, 0)


@pytest.mark.rule("DES-HER-14", "DES-MOV-01")
def test_ready_is_movement_or_an_attack_not_both_and_an_order():
    moving = table("1b", hero("mordrog", equipped=["sword"]), b="beastman").begin("ready").play("ready_move")
    assert (moving.hero().turn.points, "attack:sword" in moving.offers) == (3, False)
    moving.play("order:guard")
    assert not [offer for offer in moving.offers if str(offer).startswith("order:")], "one order"
    striking = table("1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[("miss", "d3", *["blank"] * 3)])
    striking.begin("ready").play("attack:sword", "B1")
    assert (striking.hero().turn.points, "ready_move" in striking.offers) == (0, False)
    assert "order:dodge" in striking.offers


@pytest.mark.rule("DES-HER-15")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_the_order_of_a_ready_is_placed_at_any_moment_of_the_turn(before: int):
    way = ["B1", "C1", "D1"]
    game = table("1...", hero("mordrog")).begin("ready").play("ready_move")
    game.play(*way[:before], "order:dodge", *way[before:])
    assert (game.where(game.hero()), game.hero().order) == ("D1", "dodge")
