"""Fatigue, timing, fighting without a weapon and with two."""

from __future__ import annotations

import pytest

from undercroft.games.descent.rules import windows
from undercroft.games.descent.rules.windows import Equipped
from undercroft.games.descent.state import OVERLORD

from ..drawn import Table, hero, names, table

BLANKS = ("blank", "blank", "blank")


# -- Fatigue


@pytest.mark.rule("DES-FAT-01")
def test_without_fatigue_there_is_none_to_spend():
    game = table("1...", hero("mordrog", fatigue=1)).begin("battle").play("fatigue")
    assert (game.hero().fatigue, game.hero().turn.points) == (0, 1)
    assert "fatigue" not in game.offers
    game = table("1b", hero("mordrog", fatigue=0, equipped=["sword"]), b="beastman", chance=[("d4", "d3", *BLANKS)])
    game.begin("battle").play("attack:sword", "B1")
    assert game.asked == "act", "nothing to spend after the roll either"


@pytest.mark.rule("DES-FAT-02")
@pytest.mark.parametrize("action", ["run", "battle", "advance", "ready"])
def test_fatigue_buys_movement_whatever_the_action(action):
    game = table("1....", hero("mordrog")).begin(action)
    points = game.hero().turn.points
    game.play("fatigue", "B1")
    assert (game.hero().turn.points, game.hero().fatigue, game.at["mordrog"]) == (points, 2, "B1")


@pytest.mark.rule("DES-FAT-02")
def test_not_before_the_action_is_declared_nor_in_other_turns():
    game = table("1....", hero("mordrog", equipped=["sword"]))
    assert "fatigue" not in game.offers
    game.until("action")
    assert "fatigue" not in game.offers
    game = table("12b.", hero("mordrog", order="guard"), hero("landrec"), b="beastman", turn="monsters").play("1")
    assert all("fatigue" not in ask.space.enumerate(99) for ask in game.match.due)


@pytest.mark.rule("DES-FAT-03")
def test_as_often_as_there_is_fatigue_and_for_movement_actions_too():
    game = table("1.", hero("varikas", equipped=["sword", "healing"], wounds=9)).begin("battle")
    game.play("fatigue", "fatigue", "fatigue", "fatigue")
    assert (game.hero().turn.points, game.hero().fatigue) == (4, 0)
    game.play("drink:healing", "B1", "reequip:", "done")
    assert (game.hero().turn.points, game.hero().wounds) == (0, 12)


@pytest.mark.rule("DES-FAT-04")
def test_fatigue_adds_a_power_die_to_a_roll():
    game = table(
        "1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[("r2d1s1", "r1d1", *BLANKS), ("power",)]
    )
    game.begin("battle").play("attack:sword", "B1")
    assert (game.asked, game.offers) == ("spend", ["fatigue", "done"])
    game.play("fatigue")
    assert (game.hero().fatigue, game.offers) == (2, ["damage", "fatigue", "done"])
    game.play("damage", "done")
    assert "des-log-killed" not in game.said
    assert game.monster().hurt == 1, "two damage and one more against two armor"


@pytest.mark.rule("DES-FAT-04")
def test_not_after_a_miss():
    game = table("1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[("miss", "d3", *BLANKS)])
    assert game.begin("battle").play("attack:sword", "B1").asked == "act"


@pytest.mark.rule("DES-FAT-04")
def test_in_a_guard_attack_as_well():
    guard = hero("mordrog", equipped=["sword"], order="guard")
    game = table("1b", guard, b="beastman", turn="monsters", chance=[("r2d1s1", "r1d1", *BLANKS), ("power",)])
    game.play("1", "sword", "B1", "fatigue", "damage", "done")
    assert (game.hero().fatigue, game.monster().hurt) == (2, 1)


@pytest.mark.rule("DES-FAT-04", "DES-ATK-18")
def test_a_monster_has_no_fatigue():
    game = table("1b", hero("mordrog"), b="master beastman", turn="monsters", chance=[("r1d3", "d3", "power")])
    game.play("1", "attack:", "A1")
    assert game.offers == ["damage", "done"]


@pytest.mark.rule("DES-FAT-05", "DES-ATK-19")
def test_one_die_at_a_time_up_to_five():
    strong = hero("varikas", equipped=["sword"])
    chance = [("r2d1s1", "r1d1", "blank", "blank"), ("surge",), ("power",), ("blank",)]
    game = table("1b", strong, b="beastman", chance=chance).begin("battle").play("attack:sword", "B1")
    assert (game.hero().fatigue, names(game.offers, "surge")) == (4, [])
    game.play("fatigue")
    assert names(game.offers, "surge") == ["0"], "the result is seen before the next die"
    game.play("fatigue", "fatigue")
    assert (game.hero().fatigue, "fatigue" in game.offers) == (1, False), "five power dice are rolled"


@pytest.mark.rule("DES-FAT-06")
def test_rest_and_vitality_recover_fatigue_up_to_the_maximum():
    game = table("1", hero("mordrog", fatigue=1, order="rest"))
    assert game.play("rest").hero().fatigue == 3
    game = table("1", hero("mordrog", fatigue=1, equipped=["vitality"])).begin("run").play("drink:vitality")
    assert game.hero().fatigue == 3
    game = table("1", hero("varikas", fatigue=4)).until("action")
    assert game.hero().fatigue == 4, "his one per turn would make five"
    assert table("1", hero("varikas", fatigue=2)).until("action").hero().fatigue == 3


# -- Timing


@pytest.mark.rule("DES-TIM-01")
def test_every_card_is_offered_exactly_at_its_moment():
    given = {"hand": ["dodge", "spiked_pit"], "threat": 20, "chance": [("d4", "d3", *BLANKS)]}
    game = table("1.b\n...", hero("mordrog", equipped=["sword"]), b="beastman", **given).begin("advance")
    game.play("B1")
    assert (game.seat, game.offers) == (OVERLORD, ["spiked_pit", "pass"]), "as the space is entered"
    game.play("pass", "attack:sword", "C1")
    assert (game.seat, game.offers) == (OVERLORD, ["dodge", "pass"]), "as the dice lie there"
    game.play("pass")
    assert (game.asked, game.seat) == ("spend", 1)


@pytest.mark.rule("DES-TIM-02")
def test_cards_for_the_start_of_the_turn_come_after_discarding_and_before_the_first_activation():
    hand = ["gust_of_wind", "dark_charm", "doom", "trapmaster", "evil_genius", "mimic", "charge", "rage", "aim"]
    game = table("1.b", hero("mordrog"), b="beastman", turn="overlord", hand=hand, threat=20, chance=[("blank",)])
    assert (game.asked, len(game.state.overlord.hand)) == ("hand-limit", 9)
    game.play((8,))
    assert game.asked == "cards"
    game.play("end")
    assert (game.asked, game.offers) == ("overlord-turn-overlord", ["gust_of_wind", "dark_charm", "pass"])
    game.play("gust_of_wind")
    assert (game.state.gust, game.offers) == (True, ["dark_charm", "pass"])
    game.play("dark_charm", "mordrog")
    assert game.asked == "activate"
    game = table("1.b", hero("mordrog"), b="beastman", turn="overlord", hand=hand[:2], threat=20)
    game.play("end", "pass", "1")
    assert "gust_of_wind" not in game.offers, "now it is too late"


@pytest.mark.rule("DES-TIM-03")
def test_the_overlord_is_asked_before_the_kind_of_action_is_chosen(monkeypatch):
    # None of the 36 cards is played then, so one is made to be.
    def freeze(g, moment):
        moment.hero.wounds -= 1

    monkeypatch.setitem(windows._OVERLORD, Equipped, {"aim": windows.Play(freeze, windows.always)})
    game = table("1", hero("mordrog", equipped=["sword"]), hand=["aim"], threat=5)
    assert game.asked == "equip"
    game.play("done")
    assert (game.asked, game.seat, game.offers) == ("equipped-overlord", OVERLORD, ["aim", "pass"])
    game.play("aim")
    assert (game.asked, game.hero().wounds) == ("action", 15)
    game = table("1", hero("mordrog"), hand=["aim"], threat=5).play("pass", "run")
    assert game.asked == "act", "once the action is declared the moment has passed"


@pytest.mark.rule("DES-TIM-04")
def test_effects_of_the_start_of_a_turn_come_one_after_another():
    one = hero("mordrog", effects={"burn": 1, "web": 1, "stun": 1}, order="guard")
    game = table("1", one, chance=[("blank",), ("surge",)])
    told = [line for line in game.said if line in ("des-log-order-gone", "des-log-wounds", "des-log-stunned")]
    assert told == ["des-log-order-gone", "des-log-wounds", "des-log-stunned"]
    assert (game.asked, game.hero().order, game.hero().wounds, game.hero().effects.web) == ("action", "", 15, 0)


SHIELDED = {"equipped": ["ghost_armor", "iron_shield"], "exhausted": ["iron_shield"]}


def rester(**given) -> Table:
    """Mordrog rests and burns; Ghost Armor could save him a wound."""
    one = hero("mordrog", order="rest", fatigue=1, effects={"burn": 1}, **SHIELDED)
    return table("1", one, chance=[("blank",)], **given)


@pytest.mark.rule("DES-TIM-04")
def test_their_order_is_the_players_choice():
    game = rester()
    assert (game.asked, game.offers, game.ask.default) == ("what-first", ["rest", "burn"], "rest")
    game.play("rest", "rest")
    assert game.asked == "prevent"
    assert game.hero().items[1].exhausted, "all that comes before the first step, in which cards are refreshed"
    game.play("fatigue")
    assert not game.hero().items[1].exhausted
    assert (game.hero().wounds, game.hero().fatigue) == (16, 2)
    game = rester().play("burn", "fatigue", "rest")
    assert (game.hero().wounds, game.hero().fatigue) == (16, 3), "the other way round nothing is lost"


@pytest.mark.rule("DES-TIM-04", "DES-ORD-18")
def test_a_wound_takes_the_rest_that_was_to_come_after_it():
    game = rester().play("burn", "take")
    assert (game.asked, game.hero().order, game.hero().wounds) == ("equip", "", 15)


@pytest.mark.rule("DES-TIM-04")
def test_ispher_may_burn_before_he_heals():
    game = table("1", hero("ispher", effects={"burn": 1}), chance=[("blank",)])
    assert game.offers == ["revive", "burn"]
    assert game.play("burn").hero().wounds == 12
    game = table("1", hero("ispher", effects={"burn": 1}), chance=[("blank",)]).play("revive")
    assert game.hero().wounds == 11


CHEST = {"legend": {"c": {"chest": "copper"}}, "chests": {1: {"curses": 2, "coins": 100, "conquest": 2}}}


@pytest.mark.rule("DES-TIM-05", "DES-TRS-18", "DES-TRS-19")
def test_curses_first_then_a_trap_and_only_then_the_contents():
    given = {"hand": ["explosive_rune"], "threat": 8, "players": 5, "chance": [BLANKS], **CHEST}
    game = table("1c", hero("mordrog"), **given).begin("run").play("B1", "chest:")
    assert game.state.overlord.threat == 8 + 2 * 4, "for each curse, one for each of four heroes"
    assert (game.asked, game.offers) == ("chest-opened-overlord", ["explosive_rune", "pass"])
    assert (game.hero().coins, game.state.conquest) == (0, 5)
    game.play("explosive_rune")
    assert (game.state.overlord.threat, game.hero().wounds) == (16 - 12, 10)
    assert (game.hero().coins, game.state.conquest) == (100, 7)


# -- Without a weapon


@pytest.mark.rule("DES-UNA-01")
def test_bare_hands_roll_the_red_die_and_the_melee_trait():
    game = table("1b", hero("mordrog"), b="beastman", chance=[("r1d3", "power", "blank", "blank")]).begin("battle")
    assert names(game.offers, "attack") == ["unarmed"]
    game.play("attack:unarmed", "B1", "damage", "done")
    assert game.monster() is None, "four damage against two armor"


@pytest.mark.rule("DES-UNA-01")
def test_it_is_a_melee_attack():
    game = table("1.b", hero("mordrog"), b="beastman").begin("battle")
    assert names(game.offers, "attack") == [], "out of reach"
    game = table("1b", hero("mordrog"), b="beastman", chance=[("d4", *BLANKS)]).begin("battle")
    game.play("attack:unarmed", "B1", "done")
    assert game.monster() is None, "a range of 0 does not matter"


@pytest.mark.rule("DES-UNA-02")
def test_it_has_no_surges_and_no_abilities():
    armed = hero("mordrog", equipped=["dragontooth_hammer"])  # Pierce 2, and a surge for a damage
    roll = ("r1d3s1", "surge", "surge", "surge")
    game = table("1b", armed, b="beastman", chance=[roll], players=5).begin("battle").play("attack:unarmed", "B1")
    assert game.offers == ["fatigue", "done"]
    game.play("done")
    assert game.monster().hurt == 3 - 2, "no Pierce"


# -- With two weapons


@pytest.mark.rule("DES-OFF-01", "DES-OFF-03")
def test_sword_and_dagger():
    both = hero("mordrog", equipped=["sword", "dagger"])
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r1d1", *BLANKS)], players=5).begin("battle")
    assert names(game.offers, "attack") == ["sword", "dagger", "unarmed"]
    game.play("attack:sword", "B1")
    assert names(game.offers, "surge") == ["0"], "the dagger adds the second surge"
    game.play("surge:0", "done")
    assert game.monster().hurt == 3 + 1 + 1 - 2


@pytest.mark.rule("DES-OFF-01", "DES-OFF-03")
def test_dagger_and_sword():
    both = hero("mordrog", equipped=["sword", "dagger"])
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r3", *BLANKS)], players=5).begin("battle")
    game.play("attack:dagger", "B1")
    assert names(game.offers, "surge") == [], "the sword adds a damage instead"
    game.play("done")
    assert game.monster().hurt == 3 + 1 - 2


@pytest.mark.rule("DES-OFF-01", "DES-ATK-07")
def test_the_other_weapon_adds_neither_dice_nor_surges_of_its_own():
    both = hero("mordrog", equipped=["sword", "bone_blade"])  # one surge is enough for the Bone Blade
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r1d1", *BLANKS)], players=5).begin("battle")
    assert names(game.play("attack:sword", "B1").offers, "surge") == []


@pytest.mark.rule("DES-OFF-02")
@pytest.mark.parametrize("other", ["blade_of_light", "crossbow", "iron_shield"])
def test_other_things_in_the_off_hand_add_nothing(other):
    both = hero("mordrog", equipped=["sword", other])
    game = table("1b", both, b="beastman", chance=[("r1d3s1", "r1d1", *BLANKS)], players=5).begin("battle")
    game.play("attack:sword", "B1")
    assert names(game.offers, "surge") == []
    game.play("done")
    assert game.monster().hurt == 3 + 1 - 2


@pytest.mark.rule("DES-OFF-02")
def test_it_is_for_melee_attacks():
    both = hero("ronan", equipped=["crossbow", "sword"], companions=[])
    chance = [("r2d2", "r1d2", "blank", "blank")]
    game = table("1b", both, b="beastman", chance=chance, players=5)
    game.begin("battle").play("attack:crossbow", "B1", "done")
    assert game.monster().hurt == 4 - 2
