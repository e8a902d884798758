"""Items that do something of their own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from undercroft.games.descent.box.content import content

from ..positions import hero, monster, spaces, table

C = content()


def ronan(*items: str, **changes):
    return hero("ronan", "C3", items=items, **changes)


def test_amulet_of_healing():
    hurt = ronan("amulet_of_healing", lost=10, spent=4)
    hurt.effects.poison = 3
    game = table(hurt).play("done", "amulet_of_healing:0")
    assert (game.hero().wounds, game.hero().fatigue, game.hero().effects.poison) == (12, 4, 0)
    assert game.hero().items == []


@pytest.mark.rule("DES-EQP-08")
def test_amulet_in_the_pack():
    game = table(hero("ronan", "C3", pack=["amulet_of_healing"], lost=5)).play("done")
    assert game.asked == "action"
    game = table(hero("ronan", "C3", pack=["amulet_of_healing"], lost=5)).play("equip:0", "done")
    assert game.asked == "equipped"


@pytest.mark.rule("DES-DMG-09")
def test_crystal_of_tival():
    game = table(ronan("crystal_of_tival", "crystal_of_tival", lost=7, spent=3)).play("done", "crystal_of_tival:0")
    assert (game.hero().wounds, game.hero().fatigue, len(game.hero().items)) == (11, 4, 1)
    game.play("crystal_of_tival:0")
    assert (game.hero().wounds, game.asked) == (12, "action")


@pytest.mark.rule("DES-MST-06")
def test_flute_of_repose():
    monsters = [
        monster("beastman", "I3"),
        monster("beastman", "J3"),
        monster("ogre", "E3", named="warden", master=True),
    ]
    game = table(ronan("flute_of_repose"), monsters=monsters).until("action").play("run", "end")
    assert game.asked == "turn-ends"
    game.play("flute_of_repose:0")
    assert [m.effects.stun for m in game.state.monsters] == [1, 0, 0]
    assert game.hero().items == []


def test_ghost_armor():
    game = table(ronan("ghost_armor"), monsters=[monster("beastman", "D3")], turn="monsters", chance=[("d4", "d3")])
    game.play("1", "attack:", "C3", "fatigue", "fatigue", "take").until("action", "activate")
    assert (game.hero().wounds, game.hero().fatigue) == (12 - 5, 2)


@pytest.mark.rule("DES-DMG-08")
def test_ghost_armor_against_wounds_that_armor_does_not_prevent():
    game = table(ronan("ghost_armor", "iron_shield"), pits=spaces("D3")).until("action").play("run", "D3")
    assert game.offers == ["fatigue", "take"], "no shield helps against a pit"
    assert game.play("fatigue").hero().wounds == 12


@pytest.mark.parametrize(("rune", "healed"), [("minor_healing", 1), ("greater_healing", 2)])
def test_healing_rune(rune, healed):
    game = table(ronan(rune), hero("mordrog", "D3", lost=5)).until("action")
    game.play("advance", f"tend:{rune}", "mordrog", f"tend:{rune}", "mordrog")
    assert game.hero(1).wounds == 11 + 2 * healed
    assert (game.hero().turn.points, game.hero().fatigue) == (3, 2)


def test_jinns_lamp():
    others = [hero("mordrog", "D3", lost=10, spent=1), hero("varikas", "F3", lost=10)]
    game = table(ronan("jinns_lamp", lost=3), *others).play("done", "jinns_lamp:0")
    assert [one.wounds for one in game.state.heroes] == [12, 14, 6]
    assert game.hero(1).fatigue == 3
    assert game.hero().items == []


@pytest.mark.rule("DES-ABL-34")
@pytest.mark.parametrize(("roll", "stunned"), [(("r1d3s1", "r2d1"), 1), (("r2d2", "r3"), 0)])
def test_stun_when_wounded(roll, stunned):
    """Two damage do not get through the armor of a beastman."""
    game = table(ronan("pacify"), monsters=[monster("beastman", "D3", master=True)], chance=[roll])
    game.until("action").play("battle", "attack:pacify", "D3", "done")
    assert game.monster().effects.stun == stunned


def word(*monsters, **changes):
    return (
        table(ronan("word_of_vaal"), hero("mordrog", "D4"), monsters=monsters, **changes).until("action").play("battle")
    )


def test_word_of_vaal():
    """Every enemy within three spaces, friends excepted, whatever the range; the wounded are stunned."""
    enemies = [monster("giant", "E2"), monster("beastman", "C6"), monster("beastman", "G3")]
    game = word(*enemies, chance=[("r1d3s1", "r3", "r2d1", "d3")])
    game.play("attack:word_of_vaal", "done")
    assert [m.number for m in game.state.monsters] == [1, 3]
    assert (game.monster(1).hurt, game.monster(1).effects.stun) == (2, 1)
    assert game.monster(3).hurt == 0
    assert game.hero(1).wounds == 16


def test_any_weapon_can_strike_around_and_stun_the_wounded(monkeypatch):
    """It is a matter of two words on the card, not of its name."""
    monkeypatch.setitem(C.items, "bane", replace(C.items["word_of_vaal"], id="bane", around=2, stuns=3))
    enemies = [monster("giant", "E2"), monster("giant", "G5")]
    game = table(ronan("bane"), monsters=enemies, chance=[("r1d3s1", "r3", "r2d1", "d3")]).until("action")
    game.play("battle", "attack:bane", "done")
    assert [m.effects.stun for m in game.state.monsters] == [3, 0]


@pytest.mark.rule("DES-LOS-04")
def test_word_of_vaal_needs_sight():
    game = word(monster("beastman", "E3"), monster("beastman", "F3"), chance=[("r1d3s1", "r3", "r2d1", "d3")])
    game.play("attack:word_of_vaal", "done")
    assert [m.number for m in game.state.monsters] == [2], "the first stands before the second"


@pytest.mark.rule("DES-ATK-04")
def test_word_of_vaal_and_precision():
    """Each enemy may be seen past another figure."""
    row = [monster("beastman", "E3"), monster("beastman", "F3"), monster("beastman", "C5"), monster("beastman", "C6")]
    one = ronan("word_of_vaal", skills=["precision"])
    game = table(one, monsters=row, chance=[("r1d3s1", "r3", "r2d1", "d3")]).until("action")
    game.play("battle", "attack:word_of_vaal", "done")
    assert game.state.monsters == []


@pytest.mark.rule("DES-ABL-15", "DES-ATK-04")
def test_word_of_vaal_and_fear():
    """The demon frightens, and there are too few surges: the attack fails without a miss."""
    game = word(monster("demon", "E1"), chance=[("r2d2", "r3", "r2d1", "d3")]).play("attack:word_of_vaal", "done")
    assert game.monster().hurt == 0
    assert "des-log-fear" in game.said


@pytest.mark.rule("DES-ABL-23")
def test_cloaks_come_before_shields():
    one = ronan("cloak_of_mists", "iron_shield")
    rolls = [("d4", "d3"), ("surge", "surge", "surge", "surge", "blank", "blank")]
    game = table(one, monsters=[monster("beastman", "D3")], turn="monsters", chance=rolls).play("1", "attack:", "C3")
    assert (game.asked, game.ask.prompt.args["wounds"]) == ("prevent", 2)


@pytest.mark.rule("DES-DOR-03")
def test_word_of_vaal_and_walls():
    assert "attack:word_of_vaal" not in word(monster("beastman", "G3")).offers
    behind = hero("ronan", "K5", items=["word_of_vaal"])
    game = table(behind, monsters=[monster("beastman", "M5")], explored=3).until("action").play("battle")
    assert "attack:word_of_vaal" not in game.offers, "the door is closed"
