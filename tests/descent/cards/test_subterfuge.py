"""Skills of the subterfuge deck."""

from __future__ import annotations

import pytest

from undercroft.games.descent.bot.strikes import hero_guard
from undercroft.games.descent.browser.strikes import strikes
from undercroft.games.descent.stats import armor

from ..positions import hero, monster, spaces, table

SHOT = ("r1d2", "r2d1", "blank", "blank")
"""A bow in Ronan's hands: three damage at three spaces."""


def ronan(*skills: str, **changes):
    return hero("ronan", "C3", skills=list(skills), **changes)


@pytest.mark.rule("DES-MOV-11", "DES-MOV-12", "DES-ABL-17")
def test_acrobat():
    walls = {"monsters": [monster("beastman", "D3")], "rubble": spaces("D4"), "pits": spaces("D2")}
    walking = table(ronan(), **walls).play("run")
    assert walking.refuses("D3") == "DES-MOV-11"
    assert walking.refuses("D4") == "DES-MOV-12"
    leaping = table(ronan("acrobat"), **walls).play("run", "D4")
    assert "end" not in leaping.offers, "there is no stopping on rubble"
    assert not [offer for offer in leaping.offers if str(offer).startswith("attack")]
    leaping.play("D3", "D2")
    assert leaping.hero().wounds == 12, "the pit is as if it were not there"


@pytest.mark.rule("DES-TIM-01")
def test_alertness():
    game = table(
        ronan("alertness", items=["bow"]), monsters=[monster("skeleton", "F3")], turn="monsters", chance=[SHOT]
    ).play("1", "E3", "D3")
    assert (game.asked, game.seat) == ("monster-moved", 1)
    game.play("alertness:0", "bow", "D3", "done")
    assert game.monster() is None
    assert game.hero().fatigue == 2


def test_alertness_once_for_every_space_entered():
    game = table(ronan("alertness", items=["bow"]), monsters=[monster("skeleton", "E3")], turn="monsters")
    game.play("1", "D3", "alertness:0", "bow", "D3")
    assert (game.asked, game.seat) == ("monster", 0)
    game.play("D4")
    assert (game.asked, game.seat) == ("monster-moved", 1)


@pytest.mark.rule("DES-ABL-21")
def test_alertness_when_a_friend_throws_the_enemy_there():
    thrower = hero("mordrog", "H3", items=["mace_of_kellos"])
    archer = hero("ronan", "C3", skills=["alertness"], items=["bow"])
    roll = ("r1d3s1", "d2s1", "r1d1", "blank", "blank", "blank")
    game = table(thrower, archer, monsters=[monster("ogre", "F3")], chance=[roll])
    game.until("action").play("battle", "attack:mace_of_kellos", "G3", "surge:1", "done", "D3")
    assert (game.asked, game.seat) == ("monster-moved", 2)


@pytest.mark.rule("DES-OFF-03")
@pytest.mark.parametrize(("skills", "damage"), [([], 8), (["ambidextrous"], 9)])
def test_ambidextrous(skills, damage):
    one = ronan(*skills, items=["sword", "bone_blade"])
    game = table(one, monsters=[monster("beastman", "D3")], chance=[("d4", "d3", "blank")])
    game.until("action").play("battle", "attack:sword", "D3")
    assert game.ask.prompt.args["damage"] == damage


@pytest.mark.rule("DES-HER-02")
@pytest.mark.parametrize(("skills", "left"), [([], 6), (["ambidextrous"], 7)])
def test_ambidextrous_behind_a_shield(skills, left):
    one = ronan(*skills, items=["iron_shield"])
    game = table(one, monsters=[monster("beastman", "D3")], turn="monsters", chance=[("d4", "d3")])
    game.play("1", "attack:", "C3")
    assert game.offers == ["shield:0:iron_shield", "take"]
    game.play("shield:0:iron_shield").until("action", "activate")
    assert game.hero().wounds == left


@pytest.mark.parametrize(("skills", "stopped"), [([], 1), (["ambidextrous"], 2)])
def test_ambidextrous_in_the_odds_and_in_the_eyes_of_a_bot(skills, stopped):
    game = table(ronan(*skills, items=["iron_shield"]), monsters=[monster("beastman", "D3")])
    (strike,) = strikes(game.state, game.monster(), None)
    assert strike.odds[0].shield == stopped
    assert hero_guard(game.hero(), "melee") == armor(game.hero(), "melee") + stopped


@pytest.mark.rule("DES-OVL-02")
def test_cautious():
    assert table(ronan(), hero("mordrog", "A1"), threat=0, turn="overlord").state.overlord.threat == 2
    assert table(ronan("cautious"), hero("mordrog", "A1"), threat=0, turn="overlord").state.overlord.threat == 1


@pytest.mark.rule("DES-DMG-08")
@pytest.mark.parametrize(("skills", "left"), [([], 10), (["cautious"], 11)])
def test_cautious_in_a_trap(skills, left):
    game = table(ronan(*skills), hand=["spiked_pit"], chance=[("power",)]).play("run", "D3", "spiked_pit")
    assert game.hero().wounds == left


@pytest.mark.rule("DES-LOS-03", "DES-ATK-04")
@pytest.mark.parametrize("skill", ["crackshot", "precision"])
def test_crackshot_and_precision_past_a_friend(skill):
    position = {"monsters": [monster("beastman", "G3")]}
    plain = table(ronan(items=["bow"]), hero("mordrog", "D3"), **position).until("action").play("battle")
    assert plain.play("attack:bow").offers == ["D3"], "nobody but the friend is in view"
    skilled = table(ronan(skill, items=["bow"]), hero("mordrog", "D3"), **position).until("action").play("battle")
    assert skilled.play("attack:bow").offers == ["D3", "G3"]


def test_crackshot():
    """Measured from a space beside the hero, but the distance is still the hero's."""
    game = table(ronan("crackshot", items=["bow"]), hero("mordrog", "D3"), monsters=[monster("beastman", "G3")])
    game.until("action").play("battle", "attack:bow", "G3")
    assert game.match.log[-1].news.msg.id == "des-log-miss"
    close = table(ronan("crackshot"), hero("mordrog", "D3"), monsters=[monster("beastman", "E3")]).play("battle")
    assert close.play("attack:unarmed").offers == ["D3"], "it is of no use in melee"


def test_precision():
    """One figure, with all of its spaces, but not two of them."""
    giants = [monster("ogre", "E3"), monster("beastman", "H3")]
    game = table(ronan("precision", items=["bow"]), monsters=giants).until("action").play("battle", "attack:bow")
    assert "H3" in game.offers
    crowd = [monster("beastman", "E3"), monster("beastman", "F3"), monster("beastman", "H3")]
    game = table(ronan("precision", items=["bow"]), monsters=crowd).until("action").play("battle", "attack:bow")
    assert game.offers == ["E3", "F3"]


@pytest.mark.rule("DES-CRD-01", "DES-ORD-12")
def test_rapid_fire_on_guard():
    one = ronan("rapid_fire", items=["bow"], order="guard")
    game = table(one, monsters=[monster("giant", "E3")], turn="monsters").play("1", "bow", "E3", "rapid_fire:0", "E3")
    assert (game.asked, game.seat, game.hero().fatigue) == ("hero-attacked", 1, 2)
    assert game.play("pass").seat == 0, "the overlord goes on"


def test_rapid_fire():
    game = table(ronan("rapid_fire", items=["bow"]), monsters=[monster("giant", "E3")])
    game.until("action").play("battle", "attack:bow", "E3", "rapid_fire:0", "E3")
    assert (game.asked, game.hero().fatigue) == ("hero-attacked", 2), "and again after that one"
    game.play("rapid_fire:0", "E3")
    assert (game.asked, game.hero().fatigue, game.hero().turn.attacks) == ("act", 0, 1)
