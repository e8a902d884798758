"""Skills of the wizardry deck."""

from __future__ import annotations

import pytest

from undercroft.games.descent.state import Token

from ..positions import EVERYTHING, hero, monster, space, spaces, table

HIT = ("d4", "d3", "blank")


def ronan(*skills: str, **changes):
    return hero("ronan", "C3", skills=list(skills), **changes)


@pytest.mark.rule("DES-ABL-31", "DES-DTH-02")
def test_divine_retribution():
    """The killer and an undying neighbour go along; a named monster and one four spaces away do not."""
    around = [
        monster("beastman", "D3"),
        monster("skeleton", "F3", master=True),
        monster("beastman", "G3"),
        monster("ogre", "D5", named="warden", master=True),
    ]
    game = table(ronan("divine_retribution", lost=11), monsters=around, turn="monsters", chance=[HIT[:2]])
    game.play("1", "attack:", "C3")
    assert game.where(game.hero()) == "town"
    assert [m.number for m in game.state.monsters] == [3, 4]


def test_divine_retribution_needs_an_enemy_who_kills():
    one = ronan("divine_retribution", lost=11)
    game = table(one, monsters=[monster("beastman", "F3")], pits=spaces("D3"))
    game.play("run", "D3")
    assert game.where(game.hero()) == "town"
    assert game.monster() is not None


@pytest.mark.rule("DES-HER-02", "DES-HER-03")
def test_quick_casting():
    game = table(ronan("quick_casting", items=["magic_staff"]), monsters=[monster("giant", "E3")])
    game.until("action").play("battle", "attack:magic_staff", "E3", "quick_casting:0", "E3")
    assert (game.asked, game.hero().fatigue) == ("act", 2)
    assert game.play("attack:magic_staff", "E3").asked == "act", "exhausted until the next turn"
    game.until("action").play("battle", "attack:magic_staff", "E3")
    assert game.asked == "hero-attacked"


@pytest.mark.rule("DES-CRD-01", "DES-ORD-12")
def test_quick_casting_on_guard():
    one = ronan("quick_casting", items=["magic_staff"], order="guard")
    game = table(one, monsters=[monster("giant", "E3")], turn="monsters")
    game.play("1", "magic_staff", "E3", "quick_casting:0", "E3")
    assert (game.seat, game.hero().fatigue, game.hero().exhausted_skills) == (0, 2, ["quick_casting"])


@pytest.mark.rule("DES-MOV-08")
def test_telekinesis():
    game = table(ronan("telekinesis"), hero("mordrog", "C5"), monsters=[monster("beastman", "D3")])
    game.play("battle", "use:telekinesis")
    assert game.offers == ["h1", "m1"]
    game.play("m1")
    assert "C3" not in game.offers
    game.play("E4")
    assert game.where(game.monster()) == "E4"
    game.play("use:telekinesis", "h1", "D5")
    assert (game.where(game.hero(1)), game.hero().fatigue) == ("D5", 2)


def test_telekinesis_is_movement():
    """What is moved enters the space: a glyph wakes up, a pit swallows it, and there it stays."""
    heroes = (ronan("telekinesis"), hero("mordrog", "C5"))
    game = table(*heroes, monsters=[monster("beastman", "E3")], tokens=[Token("glyph", space("D5"))], pits=spaces("F3"))
    game.play("battle", "use:telekinesis", "h1", "D5")
    assert game.state.conquest == 23
    game.play("use:telekinesis", "m1", "F3")
    assert game.monster().hurt == 1
    assert game.play("use:telekinesis").offers == ["h1"]


@pytest.mark.rule("DES-CRD-01", "DES-EFF-11", "DES-ABL-18")
def test_telekinesis_moves_those_who_are_held():
    """No movement point is spent: neither webs nor Grapple hold; but nobody moves himself."""
    game = table(ronan("telekinesis"), hero("mordrog", "E4"), monsters=[monster("naga", "F3")])
    game.hero(1).effects.web = 1
    game.play("battle", "use:telekinesis")
    assert game.offers == ["h1", "m1"]
    game.play("h1", "D4")
    assert game.where(game.hero(1)) == "D4"


def test_telekinesis_needs_sight():
    game = table(ronan("telekinesis"), monsters=[monster("beastman", "E3")], rubble=spaces("D3"))
    assert "use:telekinesis" not in game.play("battle").offers


@pytest.mark.rule("DES-ABL-32")
def test_vampiric_blood():
    one = ronan("vampiric_blood", items=["sword"], spent=2)
    game = table(one, monsters=[monster("beastman", "D3")], chance=[HIT]).until("action")
    game.play("battle", "attack:sword", "D3", "done")
    assert game.hero().fatigue == 3
    one = ronan("vampiric_blood", items=["sword"], spent=2)
    undying = table(
        one, monsters=[monster("skeleton", "D3", master=True)], chance=[("r1d3", "r1d1", "blank"), ("surge",)]
    )
    undying.until("action").play("battle", "attack:sword", "D3", "done")
    assert "des-log-undying" in undying.said
    assert undying.hero().fatigue == 2, "it rose again"


@pytest.mark.rule("DES-ABL-27")
def test_wild_talent():
    """Another die against a trap, and a blank on either is enough."""
    one = hero("ronan", "L4", skills=["wild_talent"])
    game = table(one, hand=["paralyzing_gas"], explored=EVERYTHING, chance=[("power", "blank")])
    game.play("run", "door:0", "paralyzing_gas")
    assert game.hero().effects.stun == 0
    assert game.asked == "act"
    archer = table(
        ronan("wild_talent", items=["bow"]),
        monsters=[monster("giant", "E3")],
        chance=[("r1d2", "r3", "blank", "blank")],
    )
    assert "sorcery:damage" in archer.until("action").play("battle", "attack:bow", "E3").offers
