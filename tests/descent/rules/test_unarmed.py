"""Fighting without a weapon."""

from __future__ import annotations

import pytest

from ..drawn import hero, names, table

BLANKS = ("blank", "blank", "blank")


@pytest.mark.rule("DES-UNA-01")
def test_bare_hands_roll_the_red_die_and_the_melee_trait():
    game = table("1b", hero("mordrog"), b="beastman", chance=[("r1d3", "power", "blank", "blank")]).begin("battle")
    assert names(game.offers, "attack") == ["unarmed"]
    game.play("attack:unarmed", "B1", "damage", "done")
    assert game.monster() is None, "four damage against two armor"


@pytest.mark.rule("DES-UNA-01")
def test_it_is_a_melee_attack():
    game = table("1.b", hero("mordrog"), b="beastman").begin("battle")
    assert names(game.offers, "attack") == [], "out of reach"
    game = table("1b", hero("mordrog"), b="beastman", chance=[("d4", *BLANKS)]).begin("battle")
    game.play("attack:unarmed", "B1", "done")
    assert game.monster() is None, "a range of 0 does not matter"


@pytest.mark.rule("DES-UNA-02")
def test_it_has_no_surges_and_no_abilities():
    armed = hero("mordrog", equipped=["dragontooth_hammer"])  # Pierce 2, and a surge for a damage
    roll = ("r1d3s1", "surge", "surge", "surge")
    game = table("1b", armed, b="beastman", chance=[roll], players=5).begin("battle").play("attack:unarmed", "B1")
    assert game.offers == ["fatigue", "done"]
    game.play("done")
    assert game.monster().hurt == 3 - 2, "no Pierce"
