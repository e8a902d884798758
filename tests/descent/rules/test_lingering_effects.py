"""Lingering effects: burn, poison, stun, web and the monkey."""

from __future__ import annotations

import pytest

from undercroft.games.descent.stats import armor

from ..drawn import Table, hero, monster, names, table


def burning(tokens: int, **given) -> dict[str, object]:
    return hero("mordrog", effects={"burn": tokens}, **given)


# -- Burn


@pytest.mark.rule("DES-EFF-01", "DES-EFF-02")
def test_a_power_die_for_each_burn_token_a_surge_puts_one_out_and_the_rest_wound():
    game = table("1", burning(3, equipped=["plate_mail"]), chance=[("surge", "blank", "power")])
    assert (game.hero().effects.burn, game.hero().wounds) == (2, 16 - 2), "armor does not help"
    assert game.asked == "equip", "all that before the first step of the turn"


@pytest.mark.rule("DES-EFF-01")
def test_it_burns_in_every_turn_until_it_is_out():
    game = table("1", burning(1), chance=[("blank",), ("surge",)]).begin("run").play("end").until("cards").play("end")
    game.until("action")
    assert (game.state.round, game.hero().effects.burn, game.hero().wounds) == (2, 0, 15)


@pytest.mark.rule("DES-EFF-01", "DES-EFF-02")
def test_it_burns_in_the_town_too():
    game = table("1", hero("mordrog", at="town", effects={"burn": 1}), chance=[("power",)])
    assert game.hero().wounds == 15


@pytest.mark.rule("DES-EFF-01", "DES-EFF-02")
def test_a_monster_burns_when_it_is_activated():
    ogre = monster("ogre", effects={"burn": 2})
    game = table("o.1\n...", hero("mordrog"), o=ogre, turn="monsters", chance=[("surge", "blank")])
    assert game.monster().hurt == 0
    game.play("1")
    assert (game.monster().effects.burn, game.monster().hurt) == (1, 1)
    assert game.asked == "monster"


@pytest.mark.rule("DES-EFF-01", "DES-EFF-02")
def test_a_monster_that_is_not_activated_burns_at_the_end_of_the_step():
    given = {"a": monster("ogre", effects={"burn": 1}), "b": monster("beastman", effects={"burn": 1}, hurt=1)}
    game = table("a.b1\n....", hero("mordrog"), turn="monsters", chance=[("blank",), ("blank",)], **given)
    game.play("1", "done")
    assert game.monster(1).hurt == 1
    game.play("end")
    assert (game.state.round, game.monster(1).hurt) == (2, 1), "an activated one does not burn twice"
    assert game.monster(2) is None, "the other one burns to death"


@pytest.mark.rule("DES-EFF-01")
def test_a_monster_that_burns_to_death_does_not_act():
    b = monster("beastman", effects={"burn": 2})
    game = table("b1", hero("mordrog"), b=b, turn="monsters", chance=[("blank", "blank")]).play("1")
    assert (game.state.monsters, game.state.round) == ([], 2)


@pytest.mark.rule("DES-EFF-02", "DES-DMG-08")
@pytest.mark.parametrize(
    ("cloak", "face", "wounds"),
    [("cloak_of_deception", "blank", 0), ("cloak_of_deception", "power", 1), ("elven_cloak", "power", 0)],
)
def test_what_prevents_wounds_of_any_kind_prevents_those_of_fire(cloak, face, wounds):
    game = table("1", burning(1, equipped=[cloak]), chance=[("blank",), (face,)])
    assert game.hero().wounds == 16 - wounds


@pytest.mark.rule("DES-EFF-02", "DES-DMG-08")
def test_a_shield_does_not():
    game = table("1", burning(1, equipped=["shield_of_light"]), chance=[("blank",)])
    assert (game.asked, game.hero().wounds) == ("equip", 15)


# -- Poison


@pytest.mark.rule("DES-EFF-03", "DES-ABL-24", "DES-ABL-34")
def test_wounds_of_a_poisoned_attack_bring_poison_tokens():
    picture = """
        s.1
        ...
    """
    game = table(picture, hero("varikas"), s="bane_spider", turn="monsters", chance=[("r1d3s1", "r1d1")])
    game.play("1", "attack:", "C1")
    assert (game.hero().wounds, game.hero().effects.poison) == (16 - 2, 2), "4 damage less 2 armor"


@pytest.mark.rule("DES-EFF-03", "DES-ABL-34")
def test_what_armor_prevents_poisons_nobody():
    picture = """
        s.1
        ...
    """
    armored = hero("varikas", equipped=["chain_mail"])
    game = table(picture, armored, s="bane_spider", turn="monsters", chance=[("r3d1s1", "r1d1")])
    game.play("1", "attack:", "C1")
    assert (game.hero().wounds, game.hero().effects.poison) == (16, 0)


@pytest.mark.rule("DES-EFF-03")
def test_a_poisoned_monster_gets_tokens_as_well():
    toad = {"named": [{"id": "toad", "monster": "hell_hound", "abilities": [{"id": "poison"}]}]}
    game = table(
        *("t.b1", hero("mordrog")),
        t={"named": "toad"},
        b=monster("beastman"),
        turn="monsters",
        chance=[("r1d2", "r3", "blank")],
        players=5,
        **toad,
    )
    game.play("1", "attack:", "breath:B1:east")
    assert (game.monster(2).hurt, game.monster(2).effects.poison) == (2, 2)


@pytest.mark.rule("DES-EFF-04", "DES-TRS-05")
def test_healing_takes_poison_away_first():
    poisoned = hero("mordrog", wounds=10, effects={"poison": 2}, equipped=["healing"])
    game = table("1", poisoned).begin("run").play("drink:healing")
    assert (game.hero().effects.poison, game.hero().wounds) == (0, 11)


@pytest.mark.rule("DES-EFF-04")
def test_more_poison_than_healing_leaves_the_wounds_as_they_are():
    poisoned = hero("mordrog", wounds=10, effects={"poison": 5}, equipped=["healing"])
    game = table("1", poisoned).begin("run").play("drink:healing")
    assert (game.hero().effects.poison, game.hero().wounds) == (2, 10)


# -- Stun


@pytest.mark.rule("DES-EFF-05", "DES-EFF-09")
def test_one_stun_token_goes_at_the_start_of_each_turn():
    game = table("1", hero("mordrog", effects={"stun": 2})).until("action")
    assert game.hero().effects.stun == 1
    assert game.offers == ["stunned_move", "stunned_attack", "stunned_order"]
    game.play("stunned_move", "end").until("cards").play("end").until("action")
    assert (game.hero().effects.stun, game.offers[0]) == (0, "stunned_move")
    game.play("stunned_move", "end").until("cards").play("end").until("action")
    assert game.offers == ["run", "battle", "advance", "ready"]


@pytest.mark.rule("DES-EFF-05")
def test_a_token_received_in_ones_own_turn_is_for_the_next_one():
    door = [{"at": ["B1", "B2"], "side": "east"}]
    given = {"doors": door, "hand": ["paralyzing_gas"], "threat": 5, "chance": [("power",)]}
    game = table(".1..\n....", hero("mordrog"), **given).begin("run").play("door:0", "paralyzing_gas")
    assert (game.hero().effects.stun, game.state.acting) == (1, -1)
    game.until("cards").play("end").until("action")
    assert (game.hero().effects.stun, game.offers[0]) == (0, "stunned_move")


@pytest.mark.rule("DES-EFF-05", "DES-EFF-06", "DES-EFF-09")
def test_a_stunned_normal_monster_neither_moves_nor_attacks():
    b = monster("beastman", effects={"stun": 2})
    game = table("b1\n..", hero("mordrog"), b=b, turn="monsters").play("1")
    assert (game.state.round, game.monster().effects.stun) == (2, 1)


@pytest.mark.rule("DES-EFF-07")
@pytest.mark.parametrize(
    ("choice", "points", "attacks", "orders"),
    [("stunned_move", 3, 0, 0), ("stunned_attack", 0, 1, 0), ("stunned_order", 0, 0, 1)],
)
def test_a_stunned_hero_moves_or_attacks_or_places_an_order(choice, points, attacks, orders):
    game = table("1b\n..", hero("mordrog", effects={"stun": 1}), b="beastman").begin(choice)
    turn = game.hero().turn
    assert (turn.points, turn.attacks, turn.orders) == (points, attacks, orders)
    assert bool(names(game.offers, "order")) == (orders == 1)
    assert ("attack:unarmed" in game.offers) == (attacks == 1)
    assert "fatigue" in game.offers


@pytest.mark.rule("DES-EFF-07")
def test_a_stunned_hero_refreshes_and_equips_and_uses_points_for_movement_actions():
    stunned = hero("mordrog", effects={"stun": 1}, equipped=["crystal_shield", "healing"], exhausted=["crystal_shield"])
    game = table("1.", stunned)
    assert game.asked == "equip"
    game.begin("stunned_move")
    assert not game.hero().items[0].exhausted
    assert "drink:healing" in game.offers


@pytest.mark.rule("DES-EFF-08")
def test_abilities_of_the_four_actions_do_not_work_while_stunned():
    skills = ["able_warrior", "knight", "leadership", "unmovable"]
    for choice in ("stunned_move", "stunned_attack", "stunned_order"):
        game = table("1b", hero("mordrog", skills=skills, effects={"stun": 1}), b="beastman").begin(choice)
        assert game.asked == "act", choice
    game = table("1..b", hero("steelhorns", effects={"stun": 1}), b="beastman").begin("stunned_move").play("B1", "C1")
    assert names(game.offers, "use") == [], "no charge without a Run"
    game = table("1..b", hero("steelhorns"), b="beastman").begin("run").play("B1", "C1")
    assert names(game.offers, "use") == ["bull_charge"]


# -- Web


@pytest.mark.rule("DES-EFF-10", "DES-EFF-11")
def test_webs_are_torn_by_surges_and_while_one_holds_no_movement_point_is_spent():
    webbed = hero("mordrog", effects={"web": 2}, equipped=["sword", "healing"])
    game = table("1b.", webbed, b="beastman", chance=[("surge", "power"), ("miss", "d3", *["blank"] * 3)])
    game.begin("advance")
    assert game.hero().effects.web == 1
    assert "attack:sword" in game.offers
    assert "drop:0" in game.offers, "what costs nothing can still be done"
    assert names(game.offers, "drink") == []
    game.play("fatigue")
    assert game.hero().turn.points == 4
    assert names(game.offers, "drink") == [], "nor with points from fatigue"
    assert game.play("attack:sword", "B1").asked == "act"


@pytest.mark.rule("DES-EFF-11")
def test_a_webbed_hero_cannot_take_a_step():
    game = table("1..", hero("mordrog", effects={"web": 1}), chance=[("blank",)]).begin("run")
    assert game.refuses("B1") == "DES-EFF-11"
    game = table("1..", hero("mordrog", effects={"web": 1}), chance=[("surge",)]).begin("run")
    assert game.play("B1").at["mordrog"] == "B1"


@pytest.mark.rule("DES-EFF-10", "DES-EFF-11")
@pytest.mark.parametrize(("face", "points"), [("blank", 0), ("surge", 4)])
def test_webbed_monsters_do_the_same(face, points):
    b = monster("beastman", effects={"web": 1})
    game = table("1b.\n...", hero("mordrog"), b=b, turn="monsters", chance=[(face,)]).play("1")
    assert (game.monster().points, game.monster().attacks) == (points, 1)


# -- The monkey

CHEST = {"legend": {"c": {"chest": "copper"}, "g": {"glyph": "inactive"}}, "chests": {1: {"coins": 100}}}


def cursed(face: str, picture: str = "1c.\n...", **given) -> Table:
    """Mordrog has opened a chest and was cursed with the Monkey God."""
    given = {"hand": ["monkey_god"], "threat": 11, "chance": [(face,)], **CHEST, **given}
    game = table(picture, hero("mordrog", equipped=["sword", "plate_mail"], wounds=10, fatigue=1), **given)
    game.begin("run").play("B1", "chest:")
    assert game.asked == "chest-opened-overlord"
    game.play("monkey_god")
    return game


@pytest.mark.rule("DES-EFF-12")
@pytest.mark.parametrize(("face", "monkey"), [("blank", 0), ("power", 2), ("surge", 2)])
def test_opening_a_chest_may_turn_a_hero_into_a_monkey(face, monkey):
    assert cursed(face).hero().monkey == monkey


@pytest.mark.rule("DES-EFF-13")
def test_the_turn_of_a_new_monkey_is_over():
    game = cursed("power")
    assert (game.state.acting, game.hero().acted, game.asked) == (-1, True, "cards")
    assert cursed("blank").asked == "act"


@pytest.mark.rule("DES-EFF-14")
def test_it_receives_its_share_and_keeps_its_items():
    game = cursed("power")
    assert game.hero().coins == 100
    assert [item.card for item in game.hero().items] == ["sword", "plate_mail"]


def monkey(picture: str, turns: int = 2, **given) -> Table:
    held = ["sword", "plate_mail", "healing"]
    one = hero("mordrog", equipped=held, monkey=turns, fatigue=1, **given.pop("with_", {}))
    return table(picture, one, **given)


@pytest.mark.rule("DES-EFF-14")
def test_a_monkey_moves_five_spaces_and_may_spend_fatigue_and_nothing_else():
    game = monkey("1......b", b="beastman")
    assert (game.asked, game.hero().turn.points) == ("act", 5), "it declares no action"
    assert game.offers == ["B1", "fatigue", "end"]
    game.play("B1", "C1", "D1", "E1", "F1")
    assert game.offers == ["fatigue", "end"]
    game.play("fatigue", "G1")
    assert game.offers == ["end"], "not even an attack on the beastman beside it"


@pytest.mark.rule("DES-EFF-14")
def test_it_takes_no_tokens_opens_nothing_and_does_not_travel():
    picture = """
        S1p$k
        c....
    """
    legend = {
        "S": {"glyph": "start"},
        "p": {"potion": "healing"},
        "$": {"money": True},
        "k": {"key": "red"},
        "c": {"chest": "copper"},
    }
    game = monkey(picture, legend=legend, chests={1: {"coins": 1}}, with_={"at": "B1"})
    game.play("A1")
    assert names(game.offers, "travel") == []
    game.play("A2")
    assert names(game.offers, "chest") == []
    tokens = len(game.state.tokens)
    game.play("B1", "C1", "D1")
    assert (len(game.state.tokens), game.hero().coins) == (tokens, 0)
    door = [{"at": ["B1", "B2"], "side": "east"}]
    assert names(monkey(".1..\n....", doors=door, with_={"at": "B1"}).offers, "door") == []


STAIRS = {"legend": {"S": {"stairs": "red"}}}


@pytest.mark.rule("DES-EFF-14", "DES-MAC-05")
def test_it_takes_no_stairs():
    game = monkey("1S#.\n###S", **STAIRS)
    assert (game.play("B1").offers, game.refuses("D2")) == (["A1", "fatigue", "end"], "DES-EFF-14")
    human = table("1S#.\n###S", hero("mordrog"), **STAIRS).begin("run").play("B1")
    assert "D2" in human.offers


@pytest.mark.rule("DES-EFF-14", "DES-PRP-04", "DES-PRP-07")
def test_it_climbs_out_of_a_pit_but_does_not_jump_over_one():
    game = monkey("1_.")
    assert names(game.offers, "jump") == []
    game.play("B1")
    assert names(game.offers, "climb") == ["A1", "C1"], "climbing is moving, and no action beside it"
    game.play("climb:C1")
    assert (game.where(game.hero()), game.hero().turn.points) == ("C1", 2)


@pytest.mark.rule("DES-EFF-14")
def test_what_a_monkey_cannot_do_is_refused_with_the_reason():
    game = monkey("1b", b="beastman")
    for what in ("attack:sword", "drink:healing", "reequip:"):
        assert game.refuses(what) == "DES-EFF-14"


@pytest.mark.rule("DES-EFF-14")
def test_it_still_activates_a_glyph():
    assert monkey("1g", legend={"g": {"glyph": "inactive"}}).play("B1").state.conquest == 8


@pytest.mark.rule("DES-EFF-14")
@pytest.mark.parametrize("item", ["shield_of_light", "cloak_of_deception", "ghost_armor"])
def test_no_item_keeps_wounds_off_a_monkey(item):
    given = {"b": "beastman", "turn": "monsters", "chance": [("r1d3", "r1d1")]}
    game = table("1b", hero("mordrog", monkey=2, equipped=[item]), **given).play("1", "attack:", "A1")
    assert game.hero().wounds == 16 - 5


@pytest.mark.rule("DES-EFF-14")
def test_a_monkey_does_not_guard():
    game = table("1b\n..", hero("mordrog", monkey=2, order="guard"), b="beastman", turn="monsters").play("1")
    assert game.asked == "monster"


@pytest.mark.rule("DES-EFF-15")
def test_a_monkey_has_no_armor_but_the_heros_wounds_and_fatigue():
    game = cursed("power")
    assert armor(game.hero()) == 0
    assert (game.hero().wounds, game.hero().fatigue) == (10, 1)
    given = {"turn": "monsters", "b": "beastman", "chance": [("r1d3", "r1d1")]}
    game = monkey("1b", with_={"wounds": 16}, **given).play("1", "attack:", "A1")
    assert game.hero().wounds == 16 - (3 + 1 + 1), "neither base armor nor plate mail"


@pytest.mark.rule("DES-EFF-15", "DES-DTH-08")
def test_its_death_is_the_heros_death():
    given = {"turn": "monsters", "b": "beastman", "chance": [("r1d3", "r1d1")]}
    game = monkey("1b", with_={"wounds": 1}, **given).play("1", "attack:", "A1")
    assert (game.at["mordrog"], game.hero().monkey, game.state.conquest) == ("town", 0, 1)


@pytest.mark.rule("DES-EFF-16")
def test_two_full_turns_as_a_monkey():
    game = cursed("power")
    assert game.hero().monkey == 2, "the turn of the transformation does not count"
    for left in (1, 0):
        game.until("cards").play("end").until("act")
        assert game.hero().turn.points == 5
        assert game.play("end").hero().monkey == left
    game.until("cards").play("end").until("action")
    assert (game.state.round, "battle" in game.offers) == (4, True)


@pytest.mark.rule("DES-EFF-17")
def test_any_number_of_tokens_of_any_kind():
    effects = {"burn": 14, "poison": 2, "stun": 3, "web": 2}
    given = {"chance": [("surge",) * 13 + ("blank",), ("surge", "blank")]}
    game = table("1", hero("mordrog", effects=effects), **given).until("action")
    left = game.hero().effects
    assert (left.burn, left.poison, left.stun, left.web) == (1, 2, 2, 1)


@pytest.mark.rule("DES-EFF-17", "DES-ABL-28", "DES-ABL-33")
def test_tokens_of_several_attacks_add_up():
    picture = """
        s.1
        ...
    """
    webbed = hero("varikas", effects={"web": 1, "burn": 1})
    game = table(picture, webbed, s="master bane_spider", turn="monsters", chance=[("r1d3s1", "d3", "blank")])
    game.play("1", "attack:", "C1")
    assert (game.hero().effects.web, game.hero().effects.burn, game.hero().effects.poison) == (2, 1, 4)
