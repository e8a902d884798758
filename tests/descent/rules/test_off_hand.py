"""Fighting with two weapons."""

from __future__ import annotations

import pytest

from ..drawn import hero, names, table

BLANKS = ("blank", "blank", "blank")


@pytest.mark.rule("DES-OFF-01", "DES-OFF-03")
def test_sword_and_dagger():
    both = hero("mordrog", equipped=["sword", "dagger"])
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r1d1", *BLANKS)], players=5).begin("battle")
    assert names(game.offers, "attack") == ["sword", "dagger", "unarmed"]
    game.play("attack:sword", "B1")
    assert names(game.offers, "surge") == ["0"], "the dagger adds the second surge"
    game.play("surge:0", "done")
    assert game.monster().hurt == 3 + 1 + 1 - 2


@pytest.mark.rule("DES-OFF-01", "DES-OFF-03")
def test_dagger_and_sword():
    both = hero("mordrog", equipped=["sword", "dagger"])
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r3", *BLANKS)], players=5).begin("battle")
    game.play("attack:dagger", "B1")
    assert names(game.offers, "surge") == [], "the sword adds a damage instead"
    game.play("done")
    assert game.monster().hurt == 3 + 1 - 2


@pytest.mark.rule("DES-OFF-01", "DES-ATK-07")
def test_the_other_weapon_adds_neither_dice_nor_surges_of_its_own():
    both = hero("mordrog", equipped=["sword", "bone_blade"])  # one surge is enough for the Bone Blade
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r1d1", *BLANKS)], players=5).begin("battle")
    assert names(game.play("attack:sword", "B1").offers, "surge") == []


@pytest.mark.rule("DES-OFF-02")
@pytest.mark.parametrize("other", ["blade_of_light", "crossbow", "iron_shield"])
def test_other_things_in_the_off_hand_add_nothing(other):
    both = hero("mordrog", equipped=["sword", other])
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r1d1", *BLANKS)], players=5).begin("battle")
    game.play("attack:sword", "B1")
    assert names(game.offers, "surge") == []
    game.play("done")
    assert game.monster().hurt == 3 + 1 - 2


@pytest.mark.rule("DES-OFF-02")
def test_it_is_for_melee_attacks():
    both = hero("ronan", equipped=["crossbow", "sword"], companions=[])
    chance = [("r2d2", "r1d2", "blank", "blank")]
    game = table("1b", both, b="beastman", chance=chance, players=5)
    game.begin("battle").play("attack:crossbow", "B1", "done")
    assert game.monster().hurt == 4 - 2
