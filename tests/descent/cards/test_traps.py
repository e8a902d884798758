"""The overlord's traps."""

from __future__ import annotations

import pytest

from undercroft.games.descent.state import TOWN, Token

from ..positions import EVERYTHING, hero, space, spaces, table


def stepping(card: str, *, at: str = "C3", **changes):
    """Ronan is about to step into D3."""
    return table(hero("ronan", at), hand=[card], **changes).play("run", "D3")


@pytest.mark.rule("DES-OVL-14", "DES-PRP-08")
def test_crushing_block():
    game = stepping("crushing_block", chance=[("surge", "surge", "power", "blank")]).play("crushing_block")
    assert game.hero().wounds == 12 - 2, "four less two surges"
    assert (game.asked, game.seat) == ("crushed", 0)
    game.play("E4")
    assert game.where(game.hero()) == "E4"
    assert game.state.rubble == spaces("D3")
    assert game.hero().turn.points == 9, "the run goes on"


@pytest.mark.rule("DES-OVL-15")
def test_crushing_block_needs_room():
    assert stepping("crushing_block", pits=spaces("E4")).asked == "act", "an obstacle is next to the space"
    assert stepping("crushing_block", tokens=[Token("glyph", space("D3"))]).asked == "act"
    assert stepping("crushing_block", tokens=[Token("potion", space("D3"), "healing")]).asked == "act"


@pytest.mark.rule("DES-OVL-15")
def test_no_trap_on_a_space_with_a_figure():
    game = table(hero("ronan", "C3"), hero("mordrog", "D3"), hand=["spiked_pit"]).play("run", "D3")
    assert game.asked == "act"


@pytest.mark.rule("DES-OVL-14", "DES-PRP-04")
def test_spiked_pit():
    game = stepping("spiked_pit", chance=[("surge",)]).play("spiked_pit")
    assert game.hero().wounds == 10
    assert game.state.pits == spaces("D3")
    assert game.refuses("E3") == "DES-PRP-04"


@pytest.mark.rule("DES-ATK-25")
def test_spiked_pit_escaped():
    game = stepping("spiked_pit", chance=[("blank",)]).play("spiked_pit")
    assert (game.asked, game.seat) == ("leap", 1)
    game.play("E3")
    assert (game.where(game.hero()), game.hero().wounds) == ("E3", 12)


def test_spiked_pit_with_nowhere_to_leap():
    """A blank saves from the wounds, but not from the pit."""
    around = spaces("C2", "D2", "E2", "E3", "E4", "D4", "C4")
    game = table(hero("ronan", "B3"), hero("mordrog", "C3"), hand=["spiked_pit"], rubble=around, chance=[("blank",)])
    game.play("run", "C3", "D3", "spiked_pit")
    assert (game.where(game.hero()), game.hero().wounds) == ("D3", 12)


@pytest.mark.rule("DES-OVL-15")
def test_one_trap_for_each_space():
    game = stepping("spiked_pit", chance=[("surge",)])
    assert game.play("pass").asked == "act"
    assert game.play("E3").asked == "hero-entered-overlord", "the next space is a new occasion"


def opening(card: str, *others, **changes):
    """Ronan is about to open the door of the hall."""
    return table(hero("ronan", "L4"), *others, hand=[card], explored=EVERYTHING, **changes).play("run", "door:0")


@pytest.mark.rule("DES-DMG-08")
def test_explosive_door():
    others = hero("mordrog", "M5"), hero("varikas", "K4")
    game = opening("explosive_door", *others, chance=[("surge", "blank", "blank", "blank"), ("blank",) * 4])
    game.play("explosive_door")
    assert [one.wounds for one in game.state.heroes] == [12 - 3, 16 - 4, 16]


@pytest.mark.rule("DES-EFF-05")
def test_paralyzing_gas():
    game = opening("paralyzing_gas", chance=[("power",)]).play("paralyzing_gas")
    assert game.hero().effects.stun == 1
    assert game.seat == 0, "the turn is over"
    assert opening("paralyzing_gas", chance=[("blank",)]).play("paralyzing_gas").asked == "act"


def unlocking(card: str, *others, number: int = 1, **changes):
    """Ronan is about to open a chest with 100 coins."""
    chest = Token("chest", space("C3"), "copper", number)
    game = table(hero("ronan", "C3"), *others, tokens=[chest], hand=[card], **changes)
    return game.play("run", "chest:")


@pytest.mark.rule("DES-TIM-05", "DES-TRS-19")
def test_explosive_rune():
    others = hero("mordrog", "D4"), hero("varikas", "E3")
    game = unlocking("explosive_rune", *others, chance=[("surge", "surge", "blank"), ("power",) * 3])
    assert game.hero().coins == 300, "nothing is shared out yet"
    game.play("explosive_rune")
    assert [one.wounds for one in game.state.heroes] == [12 - 2, 16 - 6, 16]
    assert [one.coins for one in game.state.heroes] == [400, 400, 400]


@pytest.mark.rule("DES-EFF-12", "DES-EFF-13", "DES-EFF-14", "DES-EFF-16")
def test_monkey_god():
    game = unlocking("monkey_god", chance=[("surge",)]).play("monkey_god")
    assert game.hero().monkey == 2
    assert game.hero().coins == 400
    assert game.seat == 0, "the turn is over"
    assert unlocking("monkey_god", chance=[("blank",)]).play("monkey_god").hero().monkey == 0


@pytest.mark.rule("DES-TRS-19", "DES-TRS-20")
def test_mimic():
    """It bites at once, and only its death brings out what is inside."""
    game = unlocking("mimic", chance=[("d4", "d3"), ("d4", "blank")]).play("mimic", "D3")
    assert (game.asked, game.seat) == ("monster", 0)
    game.play("attack:", "C3", "done")
    assert game.hero().wounds == 12 - 7
    assert game.hero().coins == 300
    game.until("action").play("battle", "attack:unarmed", "D3", "done")
    assert game.monster() is None
    assert game.hero().coins == 400


def test_mimic_killed_while_it_acts():
    """The contents are handed out once: Holy Aura strikes the Mimic as it steps about."""
    saint = hero("ronan", "C3", skills=["holy_aura"])
    chest = Token("chest", space("C3"), "copper", 1)
    game = table(saint, tokens=[chest], hand=["mimic"]).play("run", "chest:", "mimic", "D3", "D4", "D3")
    assert game.monster() is None
    assert game.hero().coins == 400


def charming(*heroes, **changes):
    return table(*heroes, hand=["dark_charm"], turn="overlord", **changes).play("end", "dark_charm")


@pytest.mark.rule("DES-OVL-14")
def test_dark_charm():
    heroes = hero("ronan", "C3", items=["sword"], order="aim"), hero("mordrog", "D3")
    game = charming(*heroes, chance=[("surge",), ("d4", "d3", "surge")])
    game.play("ronan", "sword")
    assert game.offers == ["C3", "D3"], "any hero in reach, or himself"
    game.play("D3")
    assert game.asked != "spend", "one surge buys nothing, and fatigue is not the overlord's to spend"
    assert game.hero(1).wounds == 16 - (7 - 2)
    assert game.hero().order == "aim", "nor is the order"


def test_dark_charm_on_himself():
    game = charming(hero("ronan", "C3", items=["sword"]), chance=[("power",), ("d4", "d3", "blank")])
    game.play("ronan", "sword", "C3")
    assert game.hero().wounds == 12 - (7 - 1)


def test_dark_charm_resisted():
    game = charming(hero("ronan", "C3"), chance=[("blank",)]).play("ronan")
    assert game.hero().wounds == 12


@pytest.mark.rule("DES-TWN-04")
def test_dark_charm_finds_nobody_in_the_town():
    game = charming(hero("ronan", TOWN), hero("mordrog", "D3"))
    assert game.offers == ["mordrog"]
    alone = table(hero("ronan", TOWN), hand=["dark_charm"], turn="overlord").play("end")
    assert alone.asked != "overlord-turn-overlord"


@pytest.mark.rule("DES-OVL-18")
def test_trapmaster():
    game = stepping("spiked_pit", powers=["trapmaster"], threat=2, chance=[("power",)]).play("spiked_pit")
    assert game.hero().wounds == 12 - 4, "two more wounds"
    assert game.state.overlord.threat == 0, "one threat less"
    gas = opening("paralyzing_gas", powers=["trapmaster"], chance=[("power",)]).play("paralyzing_gas")
    assert gas.hero().wounds == 12, "what does not wound does not wound more"


@pytest.mark.rule("DES-OVL-07", "DES-OVL-08")
def test_paying_with_other_cards():
    poor = stepping("spiked_pit", threat=2)
    assert poor.asked == "act"
    game = table(hero("ronan", "C3"), hand=["spiked_pit", "aim", "doom"], threat=2).play("run", "D3", "spiked_pit")
    assert game.offers == ["aim", "doom"]
    game.play("aim")
    assert (game.state.overlord.threat, game.state.overlord.hand) == (0, ["doom"])
