"""Whom a card does not serve, and when it does not work."""

from __future__ import annotations

import pytest

from undercroft.games.descent.state import TOWN, Familiar, Token
from undercroft.games.descent.stats import max_fatigue

from ..positions import hero, monster, space, spaces, table

# ---------------------------------------------------------------- hero sheets


@pytest.mark.rule("DES-CRD-04", "DES-TWN-01")
def test_a_trade_in_blood_costs_what_it_says():
    """Without fatigue there is nothing to heal with; in the town the last blood is not for sale."""
    tired = table(hero("red_scorpion", "C3", lost=2, spent=max_fatigue(hero("red_scorpion", "C3"))))
    assert tired.play("blood_trade:0").offers == ["bleed"]
    fresh = table(hero("red_scorpion", "C3", lost=2))
    assert fresh.play("blood_trade:0").offers == ["heal"]
    both = table(hero("red_scorpion", "C3", lost=2, spent=1))
    assert both.play("blood_trade:0").offers == ["heal", "bleed"]
    for lost, offered in ((11, ["heal"]), (10, ["heal", "bleed"])):
        assert table(hero("red_scorpion", TOWN, lost=lost, spent=1)).play("blood_trade:0").offers == offered
    spent = max_fatigue(hero("red_scorpion", TOWN))
    assert table(hero("red_scorpion", TOWN, lost=11, spent=spent)).asked != "turn-started"


def test_a_bull_charges_once_though_the_enemy_still_stands():
    game = table(hero("steelhorns", "B3", items=["axe"]), monsters=[monster("ogre", "E3")])
    game.until("action").play("run", "C3", "D3", "use:bull_charge", "axe", "E3")
    assert game.monster() is not None
    assert "use:bull_charge" not in game.offers


@pytest.mark.rule("DES-ATK-02")
def test_the_second_blow_is_for_enemies_alone():
    game = table(hero("one_fist", "C3"), hero("mordrog", "C4"), monsters=[monster("ogre", "D3")])
    game.until("action").play("battle", "use:extra_attack")
    assert game.offers == ["D3", "D4"]


# ---------------------------------------------------------------- items


def test_a_lamp_is_rubbed_in_its_owners_turn():
    owner = hero("mordrog", "D3", items=["jinns_lamp"], lost=5)
    game = table(hero("ronan", "C3", pack=["sword"], lost=3), owner).play("done")
    assert game.asked == "action"


# ---------------------------------------------------------------- attacks beside the action


@pytest.mark.rule("DES-ATK-03")
def test_the_weapon_of_a_first_strike_is_chosen_by_its_hero():
    archer = hero("ronan", "C3", skills=["alertness"], items=["bow"])
    game = table(hero("mordrog", "A7"), archer, monsters=[monster("skeleton", "E3")], turn="monsters")
    game.play("1", "D3", "alertness:1")
    assert (game.asked, game.seat) == ("weapon", 2)
    game.play("bow")
    assert (game.asked, game.seat) == ("target", 2)


@pytest.mark.rule("DES-ATK-04")
def test_no_first_strike_at_what_cannot_be_struck():
    """A hero on a space he could not stop on has no hands free."""
    archer = hero("ronan", "C3", skills=["alertness"], items=["bow"])
    free = table(archer, monsters=[monster("skeleton", "E3")], turn="monsters").play("1", "D3")
    assert free.asked == "monster-moved"
    stuck = hero("ronan", "C3", skills=["alertness", "acrobat"], items=["bow"])
    rubble = {"rubble": spaces("C3"), "turn": "monsters"}
    assert table(stuck, monsters=[monster("skeleton", "E3")], **rubble).play("1", "D3").asked == "monster"


# ---------------------------------------------------------------- traps


@pytest.mark.rule("DES-OVL-14", "DES-ATK-25")
def test_a_new_pit_leaves_the_old_ones_and_is_leapt_out_of_to_the_next_space():
    game = table(hero("ronan", "C3"), hand=["spiked_pit"], pits=spaces("H6"), chance=[("blank",)])
    game.play("run", "D3", "spiked_pit")
    assert game.state.pits == spaces("D3", "H6")
    assert game.asked == "leap"
    assert sorted(game.offers) == ["C2", "C3", "C4", "D2", "D4", "E2", "E3", "E4"]


# ---------------------------------------------------------------- telekinesis


@pytest.mark.rule("DES-PRP-04")
def test_telekinesis_moves_nobody_out_of_a_pit():
    caster = hero("ronan", "C3", skills=["telekinesis"])
    deep = table(caster, hero("mordrog", "D3"), pits=spaces("D3")).play("battle")
    assert "use:telekinesis" not in deep.offers
    caster = hero("ronan", "C3", skills=["telekinesis"])
    long = table(caster, hero("mordrog", "D3"), pits=spaces("D3", "E3")).play("battle", "use:telekinesis", "h1")
    assert long.offers == ["E3"]
    caster = hero("ronan", "C3", skills=["telekinesis"])
    beside = table(caster, hero("mordrog", "D3"), pits=spaces("E3")).play("battle", "use:telekinesis", "h1")
    assert sorted(beside.offers) == ["C2", "C4", "D2", "D4", "E2", "E3", "E4"]


# ---------------------------------------------------------------- familiars


@pytest.mark.rule("DES-FAM-12")
def test_a_familiar_gives_to_a_hero_on_its_own_space():
    ferret = Familiar("mata", 0, hero("mordrog", "E5").at, carries="healing")
    game = table(hero("ronan", "A1"), hero("mordrog", "E5"), familiars=[ferret])
    game.until("action").play("run").until("familiar")
    assert "give:h1" in game.offers
    assert "give:h0" not in game.offers


@pytest.mark.rule("DES-FAM-12")
@pytest.mark.parametrize(("carried", "receives"), [("", True), ("vitality", False)])
def test_the_other_ferret_receives_nothing_while_it_carries_something(carried, receives):
    at = hero("mordrog", "E5").at
    ferrets = [Familiar("mata", 0, at, carries="healing"), Familiar("kata", 0, at, carries=carried)]
    game = table(hero("ronan", "A1"), familiars=ferrets).until("action").play("run").until("familiar")
    assert ("give:f1" in game.offers) == receives


# ---------------------------------------------------------------- more of each


def test_what_is_used_up_is_the_card_itself():
    game = table(hero("ronan", "C3", items=["sword", "crystal_of_tival"], lost=3)).play("done", "crystal_of_tival:0")
    assert [item.card for item in game.hero().items] == ["sword"]


@pytest.mark.parametrize("item", ["amulet_of_healing", "crystal_of_tival", "jinns_lamp"])
def test_no_trinket_is_used_in_another_heros_turn(item):
    owner = hero("mordrog", "D3", items=[item], lost=5)
    game = table(hero("ronan", "C3", pack=["sword"], lost=3), owner).play("done")
    assert game.asked == "action"


@pytest.mark.rule("DES-OVL-14", "DES-PRP-08")
def test_a_crushed_hero_is_put_beside_the_rubble_unless_he_is_dead():
    alive = table(hero("ronan", "C3"), hand=["crushing_block"], chance=[("blank",) * 4]).play("run", "D3")
    alive.play("crushing_block")
    assert alive.asked == "crushed"
    assert sorted(alive.offers) == ["C2", "C3", "C4", "D2", "D4", "E2", "E3", "E4"]
    dead = table(hero("ronan", "C3", lost=11), hand=["crushing_block"], chance=[("blank",) * 4]).play("run", "D3")
    dead.play("crushing_block")
    assert dead.where(dead.hero()) == "town"
    assert dead.asked != "crushed"


@pytest.mark.rule("DES-MST-03")
def test_retribution_earns_what_a_master_is_worth():
    victim = hero("ronan", "C3", skills=["divine_retribution"], lost=11)
    game = table(
        victim, monsters=[monster("beastman", "D3", master=True)], turn="monsters", chance=[("d4", "d3", "blank")]
    )
    coins = game.hero().coins
    game.play("1", "attack:", "C3").until("action", "activate")
    assert game.monster() is None
    assert game.hero().coins == (coins + 50) - (coins + 50) // 2 // 25 * 25


def test_quick_casting_costs_fatigue():
    for spent, offered in ((0, True), (3, False)):
        caster = hero("ronan", "C3", skills=["quick_casting"], items=["immolation"])
        caster.fatigue -= spent
        game = table(caster, monsters=[monster("ogre", "F3")]).until("action")
        game.play("battle", "attack:immolation", "F3").until("act", "hero-attacked")
        assert (game.asked == "hero-attacked") == offered


@pytest.mark.rule("DES-MOV-08")
def test_telekinesis_moves_nobody_onto_another_in_the_same_pit():
    caster = hero("ronan", "C3", skills=["telekinesis"])
    pits = spaces("D3", "E3", "E4")
    game = table(caster, hero("mordrog", "D3"), hero("varikas", "E3"), pits=pits).play("battle", "use:telekinesis")
    assert game.play("h1").offers == ["E4"]


@pytest.mark.rule("DES-HER-14")
@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ((), (0, 0, 1, 1)),
        (("D3",), (3, 0, 1, 0)),
        (("D3", "E3", "F3"), (1, 0, 1, 0)),
        (("D3", "E3", "F3", "G3"), (0, 0, 1, 0)),
    ],
)
def test_a_run_that_becomes_a_ready_has_used_its_half_for_the_steps(steps, left):
    game = table(hero("grey_ker", "C3")).play("run", *steps, "use:change_action", "ready")
    turn = game.hero().turn
    assert (turn.points, turn.attacks, turn.orders, turn.halves) == left


def test_a_run_that_has_gone_too_far_becomes_nothing_else():
    game = table(hero("grey_ker", "C3")).play("run", "D3", "E3", "F3", "G3", "H3")
    assert "use:change_action" not in game.offers


@pytest.mark.rule("DES-LOS-01")
def test_telekinesis_finds_only_heroes_in_sight():
    caster = hero("ronan", "C3", skills=["telekinesis"])
    game = table(caster, hero("mordrog", "C5"), hero("varikas", "F3"), rubble=spaces("D3")).play("battle")
    assert game.play("use:telekinesis").offers == ["h1"]


@pytest.mark.rule("DES-MOV-08", "DES-PRP-04")
def test_telekinesis_moves_no_monster_onto_another_in_the_same_pit():
    caster = hero("ronan", "C3", skills=["telekinesis"])
    monsters = [monster("beastman", "D3"), monster("beastman", "E3")]
    game = table(caster, monsters=monsters, pits=spaces("D3", "E3", "E4")).play("battle", "use:telekinesis")
    assert game.play("m1").offers == ["E4"]


def test_large_enemies_are_moved_as_a_whole_and_struck_on_any_space_in_sight():
    caster = hero("ronan", "C3", skills=["telekinesis"])
    moving = table(caster, monsters=[monster("ogre", "E2")]).play("battle", "use:telekinesis")
    assert moving.offers == ["m1"]
    assert "F3" in moving.play("m1").offers
    archer = hero("ronan", "C3", skills=["alertness"], items=["bow"])
    striking = table(archer, monsters=[monster("ogre", "E2")], turn="monsters").play("1", "D2", "alertness:0", "bow")
    assert sorted(striking.offers) == ["D2", "D3"], "those of its spaces that are in sight"


def test_a_half_action_used_for_steps_goes_with_the_action_it_belonged_to():
    game = table(hero("grey_ker", "C3")).play("ready", "ready_move", "use:change_action", "run")
    assert (game.hero().turn.points, game.hero().turn.halves) == (8, 0)


@pytest.mark.rule("DES-OVL-14")
@pytest.mark.parametrize(("room", "woken"), [((), True), (("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"), False)])
def test_a_mimic_needs_room_to_stand(room, woken):
    chest = Token("chest", space("C3"), "copper", 1)
    game = table(hero("ronan", "C3"), tokens=[chest], hand=["mimic"], rubble=spaces(*room)).play("run", "chest:")
    assert (game.asked == "chest-opened-overlord" and "mimic" in game.offers) == woken


def test_after_a_charge_there_is_no_jumping_either():
    pits = spaces("C4", "D4", "E4")
    running = table(hero("steelhorns", "B3", items=["axe"]), monsters=[monster("beastman", "E3")], pits=pits)
    running.until("action").play("run", "C3", "D3")
    assert any(str(offer).startswith("jump:") for offer in running.offers)
    running.play("use:bull_charge", "axe", "E3")
    assert not any(str(offer).startswith("jump:") for offer in running.offers)
