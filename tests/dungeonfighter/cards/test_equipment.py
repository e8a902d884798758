"""Armour, curios and rarities, card by card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import between, flipped, resting, thrown
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules.any_time import CURIOS
from undercroft.games.dungeonfighter.rules.equipment import carriers
from undercroft.games.dungeonfighter.rules.misses import PREVENTIONS
from undercroft.games.dungeonfighter.rules.rarities import RARITIES
from undercroft.games.dungeonfighter.state import COLOURS, Lying


@pytest.mark.rule("DFI-EQP-01")
def test_every_card_does_something():
    effects = {card.effect for card in content().equipment.values() if card.effect}
    within_a_throw = {"throw_again", "both_sections", "amulet"}
    assert effects == {*CURIOS, *PREVENTIONS, *RARITIES, *within_a_throw}


# -- armour -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-EQP-15", "DFI-REB-07")
def test_the_winter_coat_prevents_all_and_flips_both_frost_cut_outs():
    t = Table("jack", "maryla").give("jack", "everlasting_winter_coat").miss()
    t.go("everlasting_winter_coat:jack")
    assert t.ask is not None
    assert (t.prompt, t.ask.seats) == ("dfi-ask-flip", (0,))
    t.go(thrown(flipped("frost1", (0, 12))), thrown(flipped("frost2", (0, -12))))
    assert t.hero("jack").life == 9
    assert [one.body for one in t.fight.lying] == ["red", "frost1", "frost2"]


@pytest.mark.rule("DFI-EQP-08")
def test_the_woolly_breastplate_softens():
    t = Table("jack", foe="troubled_king").give("jack", "woolly_breastplate").miss().go("woolly_breastplate:jack")
    assert t.hero("jack").life == 9 - 4 + 2


@pytest.mark.rule("DFI-EQP-08")
def test_the_mirror_shield_strikes_back():
    t = Table("jack").give("jack", "mirror_shield").miss().go("mirror_shield:jack")
    assert (t.foe.life, t.hero("jack").life) == (7, 7)
    t = Table("jack", life=3).give("jack", "mirror_shield").miss().go("mirror_shield:jack")
    assert (t.g.phase, t.hero("jack").life) == ("rest", 9)


@pytest.mark.rule("DFI-EQP-08", "DFI-THR-06")
def test_the_boots_forget_a_miss():
    t = Table("jack").give("jack", "boots_of_hindsight").miss()
    assert (t.prompt, t.options) == ("dfi-ask-again", ["boots_of_hindsight", "keep"])
    t.go("boots_of_hindsight", thrown(resting("red", 3)))
    assert (t.foe.life, t.hero("jack").life, t.hero("jack").turned) == (7, 9, ["boots_of_hindsight"])
    assert t.miss("green").prompt == "dfi-ask-die"


# -- curios -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-EQP-12", "DFI-REB-07")
def test_the_mostronomicon_saves_whoever_missed_and_its_user_flips():
    t = Table("jack", "maryla").give("maryla", "mostronomicon").miss()
    assert t.ask is not None
    assert (t.prompt, t.ask.seats) == ("dfi-ask-prevent", (1,))
    t.go("mostronomicon:maryla")
    assert t.ask.seats == (1,)
    t.go(thrown(flipped("weak", (0, 12))))
    assert (t.hero("jack").life, t.g.discard, t.fight.lying[-1].body) == (9, ["mostronomicon"], "weak")


@pytest.mark.rule("DFI-EQP-13")
def test_the_sprinkler_brings_the_water_cubes_in_a_fight_only():
    t = Table("jack", "maryla").give("maryla", "sniper_sprinkler").go()
    GAME.stand(t.g, 1, "sniper_sprinkler:maryla:")
    assert t.fight.special == ["water"]
    t = Table("jack", "maryla").give("maryla", "sniper_sprinkler")
    t.g.phase, t.g.fight = "shopping", None
    t.go()
    assert GAME.standing(t.g, 1) is None


@pytest.mark.rule("DFI-EQP-13", "DFI-EQP-10")
def test_whoever_is_choosing_a_die_is_asked_anew():
    t = Table("jack", "maryla").give("maryla", "sniper_sprinkler").go()
    assert t.ask is not None
    assert t.ask.anew
    GAME.stand(t.g, 1, "sniper_sprinkler:maryla:")
    assert t.options == ["red", "green", "blue", "water"]


@pytest.mark.rule("DFI-EQP-14")
def test_the_elixir_adds_both_sections_for_anybody():
    t = Table("jack", "maryla", life=20).give("maryla", "enlargement_elixir")
    t.go("red", thrown(between("red", 3, 4, counted=3)))
    assert t.ask is not None
    assert t.ask.seats == (1,)
    t.go("enlargement_elixir:maryla")
    assert (t.foe.life, t.g.discard) == (13, ["enlargement_elixir"])


@pytest.mark.rule("DFI-EQP-14")
def test_only_after_a_hit_on_a_line():
    t = Table("jack", "maryla").give("jack", "enlargement_elixir").hit("red", 3)
    assert t.prompt == "dfi-ask-die"
    t.go("green", thrown(between("green", 3, 4, counted=3, touches=("target",))))
    assert t.prompt == "dfi-ask-die"


@pytest.mark.rule("DFI-EQP-14", "DFI-REB-18")
def test_the_elixir_is_no_use_on_the_weak_point():
    t = Table("jack", "maryla", life=20).give("jack", "enlargement_elixir")
    on_a_line = between("red", 3, 4, counted=3, touches=("table", "weak"))
    t.fight.lying = [Lying("weak", on_a_line.pose)]
    t.go("red", thrown(replace(on_a_line, on=("weak",))))
    assert (t.prompt, t.foe.life, t.hero("jack").gear) == ("dfi-ask-die", 10, ["enlargement_elixir"])


@pytest.mark.rule("DFI-EQP-10")
def test_snowball_snow_cannon_and_magnet():
    t = Table("jack", "maryla").give("jack", "stone_snowball", "snow_cannon", "dice_magnet").spend("red").go()
    GAME.stand(t.g, 0, "stone_snowball:jack:")
    GAME.stand(t.g, 0, "snow_cannon:jack:")
    GAME.stand(t.g, 0, "dice_magnet:jack:")
    assert (t.foe.life, t.fight.special, t.fight.spent) == (7, ["snow"], [])
    assert (t.hero("jack").life, len(t.g.discard)) == (9, 3)


# -- rarities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-RAR-01")
def test_a_rarity_is_nobodys():
    assert carriers(Table().g, "phoenix_heart") == []


@pytest.mark.rule("DFI-RAR-02", "DFI-RAR-03")
def test_each_hero_may_use_one_in_each_own_turn():
    t = Table("jack", "maryla", life=99)
    t.g.rarities, t.g.coins = ["packed_lunch"], 5
    t.hero("jack").life = t.hero("maryla").life = 1
    t.go("use:packed_lunch")
    assert (t.hero("jack").life, t.g.coins, t.refusal("use:packed_lunch")) == (3, 4, "DFI-RAR-02")
    t.hit("red").go("use:packed_lunch")
    assert (t.hero("maryla").life, t.g.rarities) == (3, ["packed_lunch"])


@pytest.mark.rule("DFI-RAR-02", "DFI-RAR-03")
def test_lunch_must_be_paid_for():
    t = Table("jack", "maryla")
    t.g.rarities, t.hero("jack").life = ["packed_lunch"], 1
    assert t.go().refusal("use:packed_lunch") == "DFI-RAR-02"


@pytest.mark.rule("DFI-RAR-04", "DFI-KO-02")
def test_the_phoenix_heart_raises_all_who_are_down():
    t = Table("jack", "maryla", "daniel", life=99)
    t.g.rarities = ["phoenix_heart"]
    for name in ("maryla", "daniel"):
        t.hero(name).life, t.hero(name).down = 0, True
    t.go("use:phoenix_heart")
    assert [hero.life for hero in t.g.heroes] == [9, 1, 1]
    assert (t.g.rarities, t.g.discard) == ([], ["phoenix_heart"])
    assert t.hit("red").active == "maryla"


@pytest.mark.rule("DFI-RAR-04")
def test_there_must_be_somebody_to_raise():
    t = Table("jack", "maryla")
    t.g.rarities = ["phoenix_heart"]
    assert t.go().refusal("use:phoenix_heart") == "DFI-RAR-04"


@pytest.mark.rule("DFI-RAR-04", "DFI-KO-03")
def test_it_is_too_late_when_everybody_is_down():
    t = Table("jack", "maryla")
    t.g.rarities = ["phoenix_heart"]
    t.hero("maryla").down, t.hero("jack").life = True, 1
    assert t.miss().g.winner == "dungeon"


@pytest.mark.rule("DFI-RAR-05", "DFI-ULT-05")
def test_the_amulet_makes_a_bullseye_ultra_critical():
    t = Table("jack", "maryla", foe="rotting_black_knight")
    t.g.rarities = ["lucky_amulet"]
    t.throw("green", "bullseye")
    assert (t.prompt, t.options) == ("dfi-ask-change", ["lucky_amulet", "pass"])
    t.go("lucky_amulet")
    assert (t.g.phase, t.g.coins, t.g.discard) == ("dungeon", 4 + 1, ["lucky_amulet"])  # no skill: there was no eye


@pytest.mark.rule("DFI-RAR-05")
def test_of_a_valid_hit_without_an_eye_only():
    t = Table("jack", "maryla", foe="phantom_stallkeeper")
    t.g.rarities = ["lucky_amulet"]
    t.throw("red", resting("red", "bullseye", touches=("target",)))
    assert t.prompt == "dfi-ask-die"
    t.throw("green", "bullseye").go("lucky_amulet")
    assert t.g.winner == "heroes"


@pytest.mark.rule("DFI-BOS-04", "DFI-FGT-09")
def test_the_magnet_works_against_the_big_bad():
    t = Table("jack", "maryla", foe="phantom_stallkeeper").give("jack", "dice_magnet").spend(*COLOURS)
    t.g.white = 1
    t.go()
    GAME.stand(t.g, 0, "dice_magnet:jack:")
    assert t.options == ["red", "green", "blue"]
