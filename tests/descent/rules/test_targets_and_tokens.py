"""Which spaces may be attacked, and what lies on the floor."""

from __future__ import annotations

import pytest

from undercroft.games.descent.state import Token
from undercroft.games.descent.stats import trait

from ..positions import hero, monster, space, spaces, table


@pytest.mark.rule("DES-ATK-02", "DES-ABL-05")
@pytest.mark.parametrize(("weapon", "empty"), [("ice_storm", True), ("immolation", False)])
def test_only_an_attack_that_spreads_may_be_aimed_at_an_empty_space(weapon, empty):
    game = table(hero("ronan", "C3", items=[weapon]), monsters=[monster("beastman", "F3")]).until("action")
    game.play("battle", f"attack:{weapon}")
    assert "F3" in game.offers
    assert ("F4" in game.offers) == empty


@pytest.mark.rule("DES-ABL-05")
def test_a_blast_is_a_blast_from_the_moment_it_is_declared():
    one = hero("ronan", "C3", items=["ice_storm"])
    faces = ("r3d1s1", "r1d1", "r1d1", *["blank"] * trait(one, "magic"))
    game = table(one, monsters=[monster("ogre", "E3")], chance=[faces]).until("action")
    game.play("battle", "attack:ice_storm", "E3").until("spend")
    attack = game.state.attacks[-1]
    assert (attack.blast, attack.area) == (1, "blast")


@pytest.mark.rule("DES-LOS-01")
@pytest.mark.parametrize(("skills", "seen"), [([], False), (["precision"], True)])
@pytest.mark.parametrize("hidden_by", ["rubble", "monster", "hero"])
def test_one_figure_or_obstacle_does_not_hide_a_target_from_the_precise(hidden_by, skills, seen):
    monsters, others, fields = [monster("beastman", "F3")], [], {}
    if hidden_by == "rubble":
        fields["rubble"] = spaces("D3")
    elif hidden_by == "monster":
        monsters.append(monster("beastman", "D3"))
    else:
        others.append(hero("mordrog", "D3"))
    game = table(hero("ronan", "C3", skills=skills, items=["bow"]), *others, monsters=monsters, **fields)
    game.until("action").play("battle")
    offered = "attack:bow" in game.offers and "F3" in game.play("attack:bow").offers
    assert offered == seen


@pytest.mark.rule("DES-LOS-01")
def test_two_in_the_way_are_too_many_for_the_precise():
    monsters = [monster("beastman", at) for at in ("G3", "D3", "E3")]
    game = table(hero("ronan", "C3", skills=["precision"], items=["bow"]), monsters=monsters)
    game.until("action").play("battle", "attack:bow")
    assert "E3" in game.offers
    assert "G3" not in game.offers


@pytest.mark.rule("DES-MAC-02", "DES-TRS-04")
@pytest.mark.parametrize(
    ("token", "taken"), [(("money", ""), True), (("key", "red"), True), (("potion", "healing"), False)]
)
def test_money_and_keys_need_no_room(token, taken):
    kind, what = token
    full = hero("ronan", "C3", items=["healing"] * 3, pack=["sword", "axe", "bow"])
    game = table(full, tokens=[Token(kind, space("C3"), what)]).until("action").play("run")
    assert any(str(offer).startswith(f"pick:{kind}-") for offer in game.offers) == taken


@pytest.mark.rule("DES-OVL-21")
def test_the_overlord_keeps_his_cards_unless_he_says_so():
    game = table(hero("ronan", "C3"), hand=["spiked_pit"]).play("run", "D3")
    assert (game.asked, game.seat, game.ask.default) == ("hero-entered-overlord", 0, "pass")


@pytest.mark.rule("DES-ORD-15", "DES-ORD-10")
@pytest.mark.parametrize(("order", "rule"), [("dodge", "DES-ORD-10"), ("guard", "DES-ORD-15")])
def test_the_log_names_the_rule_by_which_an_order_ends(order, rule):
    game = table(hero("ronan", "C3", order=order)).until("action")
    assert game.hero().order == ""
    assert rule in [line.news.rule for line in game.match.log]
