"""Abilities printed on hero sheets."""

from __future__ import annotations

import pytest

from undercroft.games.descent.bot.attack import victims
from undercroft.games.descent.box.content import content
from undercroft.games.descent.odds import mark_of, strike_of
from undercroft.games.descent.rules.attack import aim_at
from undercroft.games.descent.state import Attack, Token
from undercroft.games.descent.stats import max_fatigue

from ..drawn import hero as drawn_hero
from ..drawn import table as drawn
from ..positions import hero, monster, space, spaces, table

HIT = ("d4", "d3")
"""Red and green at their best: seven damage, enough for a beastman."""


def test_battle_hardened():
    game = table(hero("mordrog", "C3", spent=2), monsters=[monster("beastman", "D3")], turn="monsters", chance=[HIT])
    game.play("1", "attack:", "C3").until("activate", "action")
    assert game.hero().wounds < 16
    assert game.hero().fatigue == max_fatigue(game.hero()) - 1


def test_blood_trade():
    game = table(hero("red_scorpion", "C3", lost=2)).play("blood_trade:0", "heal")
    assert (game.hero().wounds, game.hero().fatigue) == (11, 3)
    game = table(hero("red_scorpion", "C3", spent=2)).play("blood_trade:0", "bleed")
    assert (game.hero().wounds, game.hero().fatigue) == (11, 3)
    assert game.asked == "action", "once is enough"


@pytest.mark.rule("DES-DTH-04")
def test_blood_trade_to_the_last_drop():
    game = table(hero("red_scorpion", "C3", lost=11, spent=1)).play("blood_trade:0", "bleed")
    assert game.where(game.hero()) == "town"
    assert game.state.conquest == 17


def test_bull_charge():
    charging = table(
        hero("steelhorns", "B3", items=["axe"]), monsters=[monster("beastman", "F3")], chance=[(*HIT, *["blank"] * 3)]
    )
    charging.until("action").play("run", "C3", "D3")
    assert "use:bull_charge" not in charging.offers, "nobody is near"
    charging.play("E3", "use:bull_charge", "axe", "F3", "done")
    assert charging.monster() is None
    assert charging.refuses("E4") == "DES-ENC-02", "the movement is over"
    assert "use:bull_charge" not in charging.offers


def test_bull_charge_needs_a_straight_line():
    turning = table(hero("steelhorns", "B3", items=["axe"]), monsters=[monster("beastman", "E4")])
    turning.until("action").play("run", "C3", "D4")
    assert "use:bull_charge" not in turning.offers
    walking = table(hero("steelhorns", "B3", items=["axe"]), monsters=[monster("beastman", "E3")])
    walking.until("action").play("advance", "C3", "D3")
    assert "use:bull_charge" not in walking.offers


@pytest.mark.rule("DES-HER-07", "DES-HER-12")
def test_change_action():
    game = table(hero("grey_ker", "C3")).play("run", "D3", "E3", "use:change_action")
    assert game.offers == ["advance", "ready"], "two spaces are more than a Battle allows"
    game.play("advance")
    assert (game.hero().turn.points, game.hero().turn.attacks) == (2, 1)


def left(game):
    turn = game.hero().turn
    return (turn.points, turn.attacks, turn.orders, turn.halves)


@pytest.mark.rule("DES-HER-05")
def test_change_action_as_often_as_he_likes():
    """Nothing is lost and nothing won by it: what has been done counts against every action in turn."""
    game = table(hero("grey_ker", "C3", items=["bow", "ring_of_quickness"]), monsters=[monster("ogre", "H3")])
    game.until("action").play("ready", "ready_move", "D3", "use:change_action", "run")
    assert left(game) == (8 + 1 - 1, 0, 0, 0)
    game.play("E3", "use:change_action", "advance", "attack:bow", "H3")
    assert left(game) == (4 + 1 - 2, 0, 0, 0)
    assert "use:change_action" not in game.offers, "nothing else allows two spaces and an attack"


def test_change_action_leaves_behind_what_a_card_added():
    """Knight gave three attacks and half the speed; a Run has neither, and the fatigue is gone."""
    game = table(hero("grey_ker", "C3", skills=["knight"])).play("battle", "knight:0", "use:change_action", "run")
    assert (game.hero().turn.points, game.hero().turn.attacks, game.hero().fatigue) == (8, 0, 3)
    game = table(hero("grey_ker", "C3", skills=["knight"])).play("run", "use:change_action", "battle")
    assert game.asked == "act", "it is no new declaration"


def test_change_action_after_an_attack():
    game = table(hero("grey_ker", "C3", items=["bow"]), monsters=[monster("ogre", "G3")])
    game.until("action").play("battle", "attack:bow", "G3").play("use:change_action")
    assert game.offers == ["advance", "ready"], "a Run allows no attack"
    game.play("ready")
    assert (game.hero().turn.attacks, game.hero().turn.halves, game.hero().turn.orders) == (0, 0, 1)


@pytest.mark.rule("DES-OVL-07")
@pytest.mark.parametrize(("card", "asked"), [("spiritspeaker_mok", "spend"), ("mordrog", "attack-declared-overlord")])
def test_dear_cards(card, asked):
    game = table(
        hero(card, "C3"),
        monsters=[monster("sorcerer", "F3")],
        hand=["aim"],
        threat=2,
        turn="monsters",
        chance=[("r3d1s1", "r3")],
    )
    assert game.play("1", "attack:", "C3").asked == asked


@pytest.mark.rule("DES-GLY-03")
@pytest.mark.parametrize(("card", "active"), [("runewitch_astarra", True), ("mordrog", False)])
def test_distant_glyphs(card, active):
    game = table(hero(card, "A1"), tokens=[Token("glyph", space("H2"))])
    game.until("action").play("run")
    assert not game.state.tokens[0].active
    game.play("B1")
    assert game.state.tokens[0].active is active
    assert game.state.conquest == (23 if active else 20)


@pytest.mark.rule("DES-HER-08")
def test_extra_attack():
    game = table(hero("one_fist", "C3"), monsters=[monster("beastman", "D3")], chance=[(*HIT, "blank", "blank")])
    game.play("run", "use:extra_attack", "D3", "done")
    assert game.monster() is None
    game = table(hero("one_fist", "C3"), monsters=[monster("beastman", "D3")])
    assert "use:extra_attack" not in game.play("run", "use:extra_attack", "D3").offers


@pytest.mark.rule("DES-EQP-14")
def test_runes_in_armor():
    others = table(hero("mordrog", "C3", items=["plate_mail"], pack=["bane"]))
    assert others.refuses("equip:1") == "DES-EQP-14"
    jaes = table(hero("battlemage_jaes", "C3", items=["plate_mail"], pack=["bane"])).play("equip:1", "done")
    assert jaes.hero().items[1].equipped


@pytest.mark.rule("DES-ATK-27")
def test_spoil_attack():
    game = table(hero("lyssa", "C3"), monsters=[monster("beastman", "D3")], turn="monsters", chance=[HIT, ("r1d1",)])
    game.play("1", "attack:", "C3")
    assert (game.asked, game.seat) == ("reroll-one", 1)
    assert game.offers == [(), (1,)], "the red die is not for her to choose"
    game.play((1,))
    assert game.hero().wounds == 8 - (4 + 1 + 1 - 1)


def test_spoil_attack_while_dodging_or_aimed_at():
    dodging = table(hero("lyssa", "C3", order="dodge"), monsters=[monster("beastman", "D3")], turn="monsters")
    assert dodging.play("1", "attack:", "C3").asked == "reroll"
    assert dodging.play(()).asked != "reroll-one"
    aimed = table(hero("lyssa", "C3"), monsters=[monster("beastman", "D3")], hand=["aim"], turn="monsters")
    aimed.play("1", "attack:", "C3", "aim")
    assert (aimed.asked, aimed.seat) == ("reroll", 0)
    assert aimed.play(()).asked != "reroll-one"


def test_steady_hand():
    game = table(
        hero("trenloe", "C3", items=["sword"]),
        monsters=[monster("beastman", "D3")],
        chance=[("d4", "r1d1", "blank", "blank"), ("d3",)],
    )
    game.until("action").play("battle", "attack:sword", "D3")
    assert game.offers == [(), (1,), (2,), (3,)]
    game.play((1,))
    assert game.ask.prompt.args["damage"] == 7


def test_steady_hand_against_a_dodge():
    game = table(hero("trenloe", "C3", items=["sword"]), monsters=[monster("beastman", "D3")], hand=["dodge"])
    game.until("action").play("battle", "attack:sword", "D3", "dodge", ())
    assert game.asked == "act", "neither a choice of a die nor anything to spend after a miss"


@pytest.mark.rule("DES-ORD-17")
def test_swap_order():
    game = table(hero("silhouette", "C3", order="dodge", spent=3)).play("swap_order:0")
    assert game.offers == ["aim", "guard", "rest"]
    game.play("rest", "rest")
    assert game.hero().fatigue == 5


@pytest.mark.rule("DES-ORD-08")
def test_swap_order_when_attacked():
    game = table(hero("silhouette", "C3", order="aim"), monsters=[monster("beastman", "D3")], turn="monsters")
    game.play("1", "pass", "attack:", "C3", "pass", "swap_order:0", "dodge")
    assert (game.asked, game.seat, game.hero().fatigue) == ("reroll", 1, 3)


@pytest.mark.rule("DES-ORD-12", "DES-ORD-16")
def test_swap_order_to_strike_first():
    one = hero("silhouette", "C3", items=["bow"], order="dodge")
    chance = [("r1d2", "r2d1", "blank", "blank", "blank")]
    game = table(one, monsters=[monster("skeleton", "D3")], turn="monsters", chance=chance)
    game.play("1", "pass", "attack:", "C3")
    assert (game.asked, game.seat) == ("overlord-pauses", 1)
    game.play("swap_order:0", "guard", "bow", "D3", "done")
    assert game.monster() is None
    assert game.hero().wounds == 12
    away = table(hero("silhouette", "A1", order="dodge"), monsters=[monster("skeleton", "L7")], turn="monsters")
    assert away.play("1").asked == "monster", "there is nobody to strike"


def test_swap_order_in_her_turn():
    game = table(hero("silhouette", "C3", order="aim")).play("pass", "battle", "use:swap_order", "guard")
    assert (game.hero().order, game.hero().fatigue) == ("guard", 3)
    assert "use:swap_order" in game.offers
    assert "use:swap_order" not in game.play("use:swap_order", "dodge").offers, "one fatigue is not enough"


@pytest.mark.rule("DES-ATK-19")
def test_twin_dice():
    chance = [(*HIT, "blank", "blank"), ("power", "power"), ("power",)]
    game = table(hero("sir_valadir", "C3", items=["sword"]), monsters=[monster("beastman", "D3")], chance=chance)
    game.until("action").play("battle", "attack:sword", "D3", "fatigue")
    assert (game.state.attacks[-1].enhancements, game.hero().fatigue) == (2, 2)
    game.play("fatigue")
    assert (game.state.attacks[-1].enhancements, game.hero().fatigue) == (3, 1)
    assert "fatigue" not in game.offers, "five power dice are the limit"


# -- Bogran and Andira: bonuses against some of those whom an attack strikes

BOLT = ("r1d2", "r1d1", "blank", "blank")
"""A crossbow in Bogran's hands: three damage, or five against whom he surprises."""
FROST = ("r2d2", "r1d1", "r1d1", "blank")
"""Ice Storm in his hands: four damage."""


def damage(game):
    return game.ask.prompt.args["damage"]


def hurt(game):
    return [m.hurt for m in game.state.monsters]


@pytest.mark.rule("DES-CRD-04")
@pytest.mark.parametrize(("rubble", "dealt"), [(0, 3), (spaces("D2"), 5)])
def test_bogran_strikes_from_the_shadow(rubble, dealt):
    bogran = hero("bogran", "C2", items=["crossbow"])
    game = table(bogran, monsters=[monster("giant", "E1")], rubble=rubble | spaces("D1"), chance=[BOLT])
    game.until("action").play("advance", "D3", "attack:crossbow", "E2")
    assert damage(game) == dealt


@pytest.mark.rule("DES-CRD-04")
def test_bogran_surprises_those_who_were_not_there():
    """When the turn began, nobody had seen the area in which the beastman stands."""
    game = table(hero("bogran", "L4", items=["crossbow"]), chance=[(1,), BOLT])
    game.until("action").play("advance", "door:0", "M4", "attack:crossbow", "N3")
    assert damage(game) == 5


@pytest.mark.rule("DES-CRD-04", "DES-ORD-12")
def test_bogran_on_guard():
    """In the overlord's turn it is the beginning of that turn that counts."""

    def guarding(**changes):
        bogran = hero("bogran", "C2", items=["crossbow"], order="guard")
        return table(bogran, monsters=[monster("beastman", "E2")], turn="overlord", chance=[BOLT], **changes)

    hidden = guarding(rubble=spaces("D2")).until("activate").play("1", "E3", "D3")
    assert hidden.asked == "guard"
    assert damage(hidden.play("crossbow", "D3")) == 5
    assert damage(guarding().play("crossbow", "E2")) == 3


@pytest.mark.rule("DES-CRD-04")
def test_bogran_in_a_blast():
    """The razorwing saw him, the giant behind it and the rubble did not."""
    monsters = [monster("razorwing", "E3"), monster("giant", "F3")]
    bogran = hero("bogran", "C3", items=["ice_storm"])
    game = table(bogran, monsters=monsters, rubble=spaces("E4"), chance=[FROST])
    game.until("action").play("battle", "attack:ice_storm", "E3", "blast", "done")
    assert hurt(game) == [4 - 3, 4 + 2 - 5]


@pytest.mark.rule("DES-CRD-04", "DES-ABL-22")
def test_andira_and_the_word_of_vaal():
    """Of two razorwings, whose armor is three, she pierces the one beside her."""
    andira = hero("andira_runehand", "C3", items=["word_of_vaal"])
    chance = [("r2d2", "r3", "r3", "r1d1", "blank", "blank", "blank")]
    game = table(andira, monsters=[monster("razorwing", "D2"), monster("razorwing", "E5")], chance=chance)
    game.until("action").play("battle", "attack:word_of_vaal", "done")
    assert hurt(game) == [3 - (3 - 2), 3 - 3]


@pytest.mark.rule("DES-CRD-04", "DES-ABL-22")
@pytest.mark.parametrize("target", ["D2", "E3"])
def test_andira_in_a_blast(target):
    """It does not matter which of them she attacks."""
    andira = hero("andira_runehand", "C3", items=["ice_storm"])
    chance = [("r3d1s1", "r1d1", "r1d1", "blank", "blank", "blank")]
    game = table(andira, monsters=[monster("razorwing", "D2"), monster("razorwing", "E3")], chance=chance)
    game.until("action").play("battle", "attack:ice_storm", target, "blast", "done")
    assert hurt(game) == [3 - (3 - 2), 3 - 3]


@pytest.mark.rule("DES-CRD-04", "DES-MOV-10")
def test_andira_spares_her_friends():
    """They are no enemies, wherever they stand."""
    heroes = [hero("andira_runehand", "C3", items=["ice_storm"]), hero("mordrog", "D2")]
    chance = [("r3d1s1", "r1d1", "r1d1", "blank", "blank", "blank")]
    game = table(*heroes, monsters=[monster("razorwing", "E3")], chance=chance)
    game.until("action").play("battle", "attack:ice_storm", "E3", "blast", "done")
    assert game.hero(1).wounds == 16 - (3 - 2)


def foreseen(game, target):
    """What the odds reckon with for each monster in a blast of Ice Storm: damage beside the dice, and armor."""
    one, ice_storm = game.hero(), content().items["ice_storm"]
    atk = aim_at(game.state, one, ice_storm, space(target))
    atk.struck = [f"m{m.number}" for m in game.state.monsters]
    strike = strike_of(atk, ice_storm)
    marks = [mark_of(game.state, one, atk, m, None) for m in game.state.monsters]
    return [(strike.damage + mark.damage, mark.armor - strike.pierce) for mark in marks]


@pytest.mark.rule("DES-CRD-04")
def test_the_odds_know_who_is_adjacent_and_who_was_surprised():
    andira = hero("andira_runehand", "C3", items=["ice_storm"])
    game = table(andira, monsters=[monster("razorwing", "D2"), monster("razorwing", "E3")]).until("action")
    assert foreseen(game, "D2") == foreseen(game, "E3") == [(0, 1), (0, 3)]
    bogran = hero("bogran", "C3", items=["ice_storm"])
    monsters = [monster("razorwing", "E3"), monster("giant", "F3")]
    game = table(bogran, monsters=monsters, rubble=spaces("E4")).until("action")
    assert foreseen(game, "E3") == [(0, 3), (2, 5)]


@pytest.mark.rule("DES-CRD-04")
def test_a_bot_knows_who_is_adjacent_and_who_was_surprised():
    atk = Attack(by_hero=0, weapon="ice_storm", kind="magic", struck=["m1", "m2"])
    andira = hero("andira_runehand", "C3", items=["ice_storm"])
    game = table(andira, monsters=[monster("razorwing", "D2"), monster("razorwing", "E3")]).until("action")
    assert [(one.mark.damage, one.mark.armor) for one in victims(game.state, atk, 1)] == [(0, 1), (0, 3)]
    bogran = hero("bogran", "C3", items=["ice_storm"])
    monsters = [monster("razorwing", "E3"), monster("giant", "F3")]
    game = table(bogran, monsters=monsters, rubble=spaces("E4")).until("action")
    assert [(one.mark.damage, one.mark.armor) for one in victims(game.state, atk, 1)] == [(0, 3), (2, 5)]


@pytest.mark.rule("DES-CRD-04")
def test_a_position_within_the_overlords_turn_is_as_old_as_the_turn():
    bogran = drawn_hero("bogran", equipped=["crossbow"], order="guard")
    game = drawn("1.b", bogran, b="beastman", turn="monsters", chance=[BOLT]).play("1", "crossbow", "C1")
    assert damage(game) == 3
