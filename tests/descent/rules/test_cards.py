"""What the cards say, in play."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.state import Options
from undercroft.games.descent.stats import max_fatigue, max_wounds, speed, trait
from undercroft.kernel.match import Match

from ..drawn import GAME, hero, monster, names, table
from ..positions import Calm, Dialogue

BLANKS = ("blank", "blank", "blank")


@pytest.mark.rule("DES-CRD-01")
def test_a_skill_is_used_again_and_again():
    archer = hero("mordrog", equipped=["axe"], skills=["cleaving"])
    beasts = {name: monster("beastman", at=f"B{row}") for name, row in zip("abc", "123", strict=True)}
    given = {"chance": [("d4", "d3", *BLANKS)] * 3, **beasts}
    game = table("..\n1.\n..", archer, **given).begin("battle").play("attack:axe", "B1", "done")
    game.play("cleaving:0", "B2", "done")
    assert game.offers == ["cleaving:0", "pass"], "after the next kill it is there again"
    game.play("cleaving:0", "B3", "done")
    assert (game.state.monsters, game.hero().skills, game.hero().fatigue) == ([], ["cleaving"], 1)


@pytest.mark.rule("DES-CRD-02", "DES-CRD-01")
def test_skills_are_kept_for_the_whole_game():
    one = hero("mordrog", at="town", coins=1000, skills=["parry"], effects={"burn": 1}, wounds=2)
    game = table("S", one, decks={"fighting": ["tough"]}, chance=[("blank",), ("blank",)])
    game.begin("run").play("shop:", "skill:fighting", "leave", "end").until("cards").play("end").until("cards")
    assert "des-log-killed" in game.said
    assert game.hero().skills == ["parry", "tough"], "even after death"
    assert game.hero().wounds == 16 + 4


@pytest.mark.rule("DES-CRD-03")
def test_a_skill_is_drawn_from_the_deck_that_the_sheet_names():
    game = Dialogue(Match(GAME, Options(heroes=("landrec", "steelhorns")), 2, Calm())).until("next-hero")
    decks = [[content().skills[card].deck for card in one.skills] for one in game.state.heroes]
    assert decks == [["subterfuge", "wizardry", "wizardry"], ["fighting"] * 3]
    for name in ("fighting", "subterfuge", "wizardry"):
        assert len([card for card in content().skills.values() if card.deck == name]) == 12


@pytest.mark.rule("DES-CRD-04")
@pytest.mark.parametrize("card", sorted(content().heroes))
def test_a_hero_sheet(card):
    sheet = content().heroes[card]
    one = table("1", hero(card)).hero()
    assert (max_wounds(one), max_fatigue(one), speed(one)) == (sheet.wounds, sheet.fatigue, sheet.speed)
    assert [trait(one, kind) for kind in ("melee", "ranged", "magic")] == [sheet.melee, sheet.ranged, sheet.magic]
    assert sheet.fighting + sheet.subterfuge + sheet.wizardry == 3
    assert sheet.conquest in (2, 3, 4)


@pytest.mark.rule("DES-CRD-05")
def test_the_decks_of_a_new_game():
    game = Dialogue(Match(GAME, Options(heroes=("landrec", "steelhorns")), 2, Calm())).until("next-hero")
    g = game.state
    assert (sum(g.shop.values()), len(g.copper), len(g.silver), len(g.gold)) == (24, 22, 18, 16)
    assert content().decks["artifact"] == ("blade_of_light", "rune_plate", "soulbiter", "touch_of_death")


@pytest.mark.rule("DES-CRD-06")
def test_equipped_exhausted_and_packed():
    blow = ("r1d3", "d3")
    shields = hero("sir_valadir", equipped=["crystal_shield"], pack=["shield_of_light"])
    given = {"a": "beastman", "b": "beastman", "turn": "monsters", "chance": [blow, blow]}
    game = table("a1b", shields, **given).play("1", "attack:", "B1")
    assert game.offers == ["shield:0:crystal_shield", "take"], "what is in the pack does not help"
    game.play("shield:0:crystal_shield")
    assert (game.hero().items[0].exhausted, game.hero().wounds) == (True, 16 - (7 - 1 - 2))
    game.until("activate").play("2", "attack:", "B1")
    assert game.asked != "prevent", "what is exhausted does not help either"
    game.until("equip")
    assert not game.hero().items[0].exhausted, "it is upright again with his next turn"


@pytest.mark.rule("DES-CRD-07")
@pytest.mark.parametrize(
    ("weapon", "roll"),
    [
        ("sword", ("miss", "d3", "blank")),
        ("bow", ("miss", "r3", "blank", "blank")),
        ("magic_staff", ("miss", "r3", "blank")),
    ],
)
def test_the_attack_type_of_a_weapon_says_which_trait_counts(weapon, roll):
    training = {"ranged": 1}  # melee 1, ranged 2, magic 1
    one = hero("red_scorpion", equipped=[weapon], training=training)
    game = table("1b", one, b="beastman", chance=[roll]).begin("battle").play(f"attack:{weapon}", "B1")
    assert "des-log-miss" in game.said


@pytest.mark.rule("DES-CRD-08", "DES-ATK-14")
def test_an_effect_for_surges_is_bought_as_often_as_it_is_paid():
    roll = ("r1d3s1", "d2s1", "surge", "surge", "surge")
    game = table("1b.\n...", hero("mordrog", equipped=["sword"]), b="giant", chance=[roll])
    game.begin("battle").play("attack:sword", "B1", "surge:0", "surge:0")
    assert names(game.offers, "surge") == [], "two surges each, and one is left of five"
    game.play("done")
    assert game.monster().hurt == 3 + 2 + 2 - 5


@pytest.mark.rule("DES-CRD-09")
def test_hands_are_counted():
    game = table("1", hero("mordrog", equipped=["sword"], pack=["axe", "dagger"]))
    assert game.refuses("equip:1") == "DES-EQP-02", "an axe takes both hands"
    game.play("equip:2")
    assert [item.card for item in game.hero().items if item.equipped] == ["sword", "dagger"]


@pytest.mark.rule("DES-CRD-10", "DES-CRD-07")
def test_the_dice_of_a_weapon_and_power_dice_for_the_trait():
    game = table("1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[("d4", "d3", *BLANKS)])
    game.begin("battle").play("attack:sword", "B1")
    assert game.state.attacks[0].dice == ["red", "green", "black", "black", "black"]


@pytest.mark.rule("DES-CRD-11")
def test_twelve_kinds_of_monsters():
    assert len(content().monsters) == 12


@pytest.mark.rule("DES-CRD-12", "DES-CRD-13")
@pytest.mark.parametrize(("players", "wounds"), [(2, 5), (3, 5), (4, 6), (5, 7)])
def test_the_side_of_a_monster_card_for_the_number_of_players(players, wounds):
    picture = """
        1o.
        ...
    """
    for hurt, alive in ((wounds - 2, True), (wounds - 1, False)):
        o = monster("ogre", hurt=hurt)
        roll = ("r2d1s1", "d3", "power", "blank", "blank")  # five damage, four armor: one wound
        game = table(picture, hero("mordrog", equipped=["sword"]), o=o, chance=[roll], players=players)
        game.begin("battle").play("attack:sword", "B1", "damage", "done")
        assert (game.monster() is not None) is alive


@pytest.mark.rule("DES-CRD-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_are_counted_with_the_overlord(players):
    shown = table("1b", hero("mordrog"), b="master beastman", players=players).shown["monsters"][1]
    assert shown["wounds"] == content().monsters["beastman"].master.wounds[players]


@pytest.mark.rule("DES-CRD-15")
@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("kind", sorted(content().monsters))
def test_a_monster_card(kind, master):
    picture = "1......\n....m..\n.......\n......."
    side = content().monsters[kind].master if master else content().monsters[kind].normal
    game = table(picture, hero("mordrog"), m=monster(kind, master=master), turn="monsters")
    shown = game.shown["monsters"][1]
    assert (shown["speed"], shown["armor"], shown["wounds"]) == (side.speed, side.armor, side.wounds[2])
    assert game.play("1").monster().points == side.speed


@pytest.mark.rule("DES-CRD-16")
@pytest.mark.parametrize("card", sorted(content().overlord))
def test_an_overlord_card_has_a_cost_and_a_value(card):
    value = content().overlord[card].value
    game = table("1", hero("mordrog"), turn="overlord", hand=[card]).play(f"discard:{card}")
    assert game.state.overlord.threat == 2 + value
    printed = content().overlord[card]
    if printed.type == "power":
        game = table("1", hero("mordrog"), turn="overlord", hand=[card], threat=printed.cost).play(card)
        assert game.state.overlord.threat == 2
