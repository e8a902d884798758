"""The overlord's events and powers."""

from __future__ import annotations

import pytest

from undercroft.games.descent.rules.line_of_sight import seen_by_hero
from undercroft.games.descent.state import Familiar, Overlord

from ..positions import EVERYTHING, hero, monster, space, table

HIT = ("d4", "d3")


def attacked(card: str, **changes):
    """A beastman attacks Mordrog, and the overlord has a card."""
    game = table(hero("mordrog", "C3"), monsters=[monster("beastman", "D3")], hand=[card], turn="monsters", **changes)
    return game.play("1", "attack:", "C3")


@pytest.mark.rule("DES-OVL-12", "DES-ORD-05")
def test_aim():
    game = attacked("aim", chance=[("miss", "d3"), ("d4",)]).play("aim")
    assert (game.asked, game.seat) == ("reroll", 0)
    game.play((0,)).until("action")
    assert game.hero().wounds == 16 - (4 + 3 + 1 - 2)
    assert (game.state.overlord.discard, game.state.overlord.threat) == (["aim"], 48)


@pytest.mark.rule("DES-ORD-11", "DES-ATK-28")
def test_aim_against_a_dodge():
    dodging = hero("mordrog", "C3", order="dodge")
    game = table(dodging, monsters=[monster("beastman", "D3")], hand=["aim"], turn="monsters", chance=[HIT])
    game.play("1", "attack:", "C3", "aim")
    assert "des-log-aim-dodge" in game.said
    assert (game.hero().wounds, game.hero().order) == (10, "dodge")


@pytest.mark.rule("DES-FAM-14")
@pytest.mark.parametrize(("at", "asked"), [("E4", "act"), ("F4", "attack-rolled-overlord")])
def test_skye_forbids_dodging(at, asked):
    game = table(
        hero("mordrog", "C3"),
        monsters=[monster("beastman", "D3")],
        hand=["dodge"],
        familiars=[Familiar("skye", 0, space(at))],
    )
    assert game.play("battle", "attack:unarmed", "D3").asked == asked


@pytest.mark.rule("DES-FAM-14")
def test_skye_forbids_aiming():
    game = attacked("aim", familiars=[Familiar("skye", 0, space("D3"))])
    assert game.asked != "attack-declared-overlord"


@pytest.mark.rule("DES-OVL-13", "DES-ORD-09")
def test_dodge():
    chance = [("d4", "blank", "blank", "blank"), ("miss",)]
    game = table(hero("mordrog", "C3"), monsters=[monster("beastman", "D3")], hand=["dodge", "dodge"], chance=chance)
    game.play("battle", "attack:unarmed", "D3", "dodge")
    assert (game.asked, game.seat) == ("reroll", 0)
    game.play((0,))
    assert game.monster().hurt == 0
    assert game.state.overlord.hand == ["dodge"], "one for each attack"


@pytest.mark.rule("DES-ATK-28")
def test_dodge_against_an_aim():
    aiming = hero("mordrog", "C3", order="aim")
    game = table(aiming, monsters=[monster("beastman", "D3")], hand=["dodge"])
    game.play("battle", "attack:unarmed", "D3", "aim", "dodge")
    assert "des-log-aim-dodge" in game.said
    assert game.hero().order == ""


@pytest.mark.rule("DES-MOV-02")
def test_charge():
    game = table(hero("mordrog", "C3"), monsters=[monster("beastman", "H3")], hand=["charge"], turn="monsters")
    assert game.play("1", "charge").monster().points == 8


def test_charge_is_of_no_use_to_the_stunned():
    stunned = monster("beastman", "H3", stun=1)
    game = table(hero("mordrog", "C3"), monsters=[stunned], hand=["charge", "rage"], turn="monsters")
    assert game.play("1").asked != "monster-activated-overlord"


@pytest.mark.rule("DES-ABL-26")
@pytest.mark.parametrize(("kind", "attacks"), [("beastman", 2), ("manticore", 4)])
def test_rage(kind, attacks):
    game = table(hero("mordrog", "C3"), monsters=[monster(kind, "H3")], hand=["rage"], turn="monsters")
    assert game.play("1", "rage").monster().attacks == attacks


@pytest.mark.rule("DES-TIM-02")
def test_gust_of_wind():
    game = table(hero("mordrog", "C3"), hand=["gust_of_wind"], turn="overlord", explored=EVERYTHING)
    assert seen_by_hero(game.state, game.hero()) >> space("I3") & 1
    game.play("end").play("gust_of_wind").until("action")
    seen = seen_by_hero(game.state, game.hero())
    assert seen >> space("H3") & 1
    assert not seen >> space("I3") & 1
    game.until("cards")
    assert seen_by_hero(game.state, game.hero()) >> space("I3") & 1, "the next turn of the overlord has begun"


@pytest.mark.rule("DES-OVL-13", "DES-OVL-15")
def test_one_event_and_one_trap_at_the_start_of_the_turn():
    hand = ["gust_of_wind", "gust_of_wind", "dark_charm"]
    game = table(hero("mordrog", "C3"), hand=hand, turn="overlord").play("end", "gust_of_wind")
    assert game.offers == ["dark_charm", "pass"]


def revealing(*powers: str, chance=()):
    """The door is about to be opened on a vault with a beastman and the warden."""
    game = table(hero("mordrog", "L4"), powers=powers, chance=[(1,), *chance]).play("run")
    return game.play("door:0")


@pytest.mark.rule("DES-OVL-18")
def test_brilliant_commander():
    game = revealing("brilliant_commander")
    assert game.asked == "promote"
    assert game.offers == ["1", "pass"], "the warden is a master already"
    assert game.play("1").monster().master


def test_hordes_of_the_things():
    game = revealing("hordes_of_the_things").play("skeleton")
    game.play("N4").play("O4")
    assert [m.kind for m in game.state.monsters] == ["beastman", "ogre", "skeleton", "skeleton"]
    assert not revealing().state.monsters[2:]


@pytest.mark.rule("DES-OVL-18")
def test_doom():
    game = attacked("doom", powers=["doom"], chance=[(*HIT, "power")])
    assert game.state.attacks[-1].dice == ["red", "green", "black"]


@pytest.mark.rule("DES-OVL-03")
@pytest.mark.parametrize(("powers", "drawn"), [([], 2), (["evil_genius"], 3)])
def test_evil_genius(powers, drawn):
    table_of_five = Overlord(deck=["aim"] * 5, powers=powers)
    game = table(hero("mordrog", "C3"), turn="overlord", overlord=table_of_five)
    assert len(game.state.overlord.hand) == drawn


@pytest.mark.rule("DES-OVL-17", "DES-OVL-18")
def test_a_power_is_played_before_the_first_activation():
    game = table(hero("mordrog", "C3"), hand=["doom", "trapmaster"], turn="overlord").play("doom")
    assert game.state.overlord.powers == ["doom"]
    assert game.state.overlord.discard == []
    assert game.refuses("trapmaster") == "DES-OVL-17"
