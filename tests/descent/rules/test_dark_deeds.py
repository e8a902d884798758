"""Charmed heroes, rerolls, courses, glyphs and other things at the edge of a turn."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.state import Token
from undercroft.games.descent.stats import trait

from ..positions import hero, monster, space, spaces, table


@pytest.mark.rule("DES-DTH-02", "DES-ATK-14")
def test_the_touch_of_death_kills_a_hero_if_a_charmed_one_wields_it():
    one = hero("ronan", "C3", items=["touch_of_death"])
    faces = ("r1d3s1", "d2s1", "d2s1", "r3", "r3", *["blank"] * trait(one, "magic"))
    game = table(one, hero("mordrog", "D3"), hand=["dark_charm"], turn="overlord", chance=[("surge",), faces])
    game.play("end", "dark_charm", "ronan", "touch_of_death", "D3")
    assert (game.asked, game.seat) == ("spend", 0)
    slay = next(offer for offer in game.offers if str(offer).startswith("surge:"))
    game.play(slay).until("action")
    assert game.where(game.hero(1)) == "town"
    assert game.where(game.hero(0)) == "C3"


@pytest.mark.rule("DES-MST-03", "DES-ATK-14")
def test_the_touch_of_death_earns_what_a_killed_master_is_worth():
    one = hero("ronan", "C3", items=["touch_of_death"])
    faces = ("r1d3s1", "d2s1", "d2s1", "r3", "r3", *["blank"] * trait(one, "magic"))
    game = table(one, monsters=[monster("giant", "E3", master=True)], chance=[faces])
    before = game.hero().coins
    game.until("action").play("battle", "attack:touch_of_death", "E3")
    game.play(next(offer for offer in game.offers if str(offer).startswith("surge:"))).until("act", "action")
    assert game.monster() is None
    assert game.hero().coins > before


@pytest.mark.rule("DES-PRP-04")
def test_a_monster_in_a_pit_does_not_walk_into_another_pit():
    game = table(
        hero("ronan", "A1"), monsters=[monster("beastman", "E4")], pits=spaces("E4", "E5", "H4"), turn="monsters"
    ).play("1")
    assert "E5" in game.offers
    assert "H4" not in game.offers


@pytest.mark.rule("DES-OVL-19")
def test_nobody_is_active_between_two_activations():
    game = table(hero("ronan", "A1"), monsters=[monster("beastman", "E4"), monster("ogre", "H4")], turn="monsters")
    assert game.play("1").state.active == 1
    assert game.until("activate").state.active == -1


@pytest.mark.parametrize(("steps", "straight"), [(("C4", "D5"), True), (("C4", "D4"), False), (("B4", "B5"), True)])
def test_a_charge_may_be_diagonal_but_not_bent(steps, straight):
    game = table(hero("steelhorns", "B3", items=["axe"]), monsters=[monster("ogre", "E5"), monster("ogre", "A6")])
    game.until("action").play("run", *steps)
    assert ("use:bull_charge" in game.offers) == straight


@pytest.mark.rule("DES-GLY-02")
@pytest.mark.parametrize(("at", "travels"), [("C3", True), ("C4", False)])
def test_the_town_is_reached_from_a_glyph_alone(at, travels):
    glyph = Token("glyph", space("C3"), active=True)
    game = table(hero("ronan", at), tokens=[glyph]).until("action").play("run")
    assert ("travel:town" in game.offers) == travels


@pytest.mark.rule("DES-ATK-26")
def test_no_soft_die_is_rolled_again_unless_somebody_says_so():
    one = hero("trenloe", "C3", items=["sword"])
    game = table(one, monsters=[monster("ogre", "D3")]).until("action").play("battle", "attack:sword", "D3")
    assert game.until("reroll-one").ask.default == ()


@pytest.mark.parametrize(("spent", "heals"), [(0, True), (1, True), (2, False)])
def test_the_last_fatigue_pays_for_a_healing_rune(spent, heals):
    one = hero("ronan", "C3", items=["minor_healing"], lost=3)
    one.fatigue = 2 - spent
    game = table(one).until("action").play("run")
    assert any(str(offer).startswith("tend:") for offer in game.offers) == heals


# -- Who killed whom


@pytest.mark.rule("DES-ABL-03", "DES-DTH-02")
def test_an_aura_kills_like_any_enemy():
    """Retribution is for those whom an enemy killed, and an aura is an enemy's."""
    with_aura = next(
        card.id for card in content().monsters.values() if any(found.id == "aura" for found in card.normal.abilities)
    )
    one = hero("ronan", "C3", skills=["divine_retribution"], lost=11)
    game = table(one, monsters=[monster(with_aura, "E3"), monster("beastman", "D4")]).until("action")
    game.play("run", "D3").until("next-hero", "cards", "activate", "action")
    assert game.where(game.hero()) == "town"
    assert game.monster(2) is None


@pytest.mark.rule("DES-DTH-02")
def test_a_friend_is_no_enemy():
    """Killed by a charmed friend, a hero takes nobody along."""
    friend, victim = hero("ronan", "C3", items=["sword"]), hero("mordrog", "D3", skills=["divine_retribution"], lost=15)
    faces = ("d4", "d3", *["blank"] * trait(friend, "melee"))
    game = table(
        friend,
        victim,
        monsters=[monster("beastman", "E4")],
        hand=["dark_charm"],
        turn="overlord",
        chance=[("surge",), faces],
    )
    game.play("end", "dark_charm", "ronan", "sword", "D3").until("activate", "action")
    assert game.where(game.hero(1)) == "town"
    assert game.monster() is not None
