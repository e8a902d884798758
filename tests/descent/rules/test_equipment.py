"""What heroes hold, wear and carry."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content

from ..drawn import hero, table

MISS = ("miss", "r3", "blank", "blank", "blank")


def equipping(*, card: str = "mordrog", **given):
    """The second step of a turn."""
    return table("1", hero(card, **given))


@pytest.mark.rule("DES-EQP-01", "DES-TRS-01")
def test_monsters_leave_items_where_they_lie():
    game = table(
        "1.b.",
        hero("mordrog"),
        b="beastman",
        turn="monsters",
        tokens=[{"kind": "potion", "what": "healing", "at": "D1"}],
    )
    game.play("1", "D1")
    assert not [offer for offer in game.offers if str(offer).startswith(("pick", "drop", "drink", "give", "chest"))]
    game.play("done")
    assert [token.kind for token in game.state.tokens] == ["potion"]


@pytest.mark.rule("DES-EQP-02", "DES-EQP-03")
def test_two_hands():
    game = equipping(equipped=["sword", "iron_shield"], pack=["dagger", "axe", "belt_of_strength"])
    assert game.refuses("equip:2") == "DES-EQP-02"
    assert game.refuses("equip:3") == "DES-EQP-02"
    game.play("equip:4").play("pack:1", "equip:2")
    assert game.shown["heroes"][1]["equipped"] == ["sword", "dagger", "belt_of_strength"]
    assert game.refuses("equip:3") == "DES-EQP-02", "an axe needs both hands"
    assert equipping(card="one_fist", equipped=["sword"], pack=["dagger"]).refuses("equip:1") == "DES-EQP-02"


@pytest.mark.rule("DES-EQP-04")
def test_one_armor():
    game = equipping(equipped=["leather_armor"], pack=["chain_mail"])
    assert game.refuses("equip:1") == "DES-EQP-04"
    game.play("pack:0", "equip:1", "done")
    assert game.shown["heroes"][1]["armor"] == 4


@pytest.mark.rule("DES-EQP-05")
def test_three_potions_on_the_belt():
    game = equipping(equipped=["healing", "vitality", "healing"], pack=["vitality"])
    assert game.refuses("equip:3") == "DES-EQP-05"
    game.play("pack:0", "equip:3", "done")


@pytest.mark.rule("DES-EQP-06")
def test_two_other_items():
    game = equipping(equipped=["belt_of_strength", "ring_of_quickness", "iron_shield"], pack=["mana_weave"])
    assert game.refuses("equip:3") == "DES-EQP-06"
    assert content().items["iron_shield"].hands == 1, "a shield is no other item: it needs a hand"


@pytest.mark.rule("DES-EQP-07")
def test_a_pack_holds_three_objects_potions_included():
    game = equipping(equipped=["sword"], pack=["healing", "axe", "bow"]).play("pack:0")
    assert game.refuses("done") == "DES-EQP-07"
    game.play("equip:2", "done")
    assert len(game.shown["heroes"][1]["pack"]) == 3


@pytest.mark.rule("DES-EQP-08")
def test_what_is_in_the_pack_is_of_no_use():
    game = table("1b", hero("mordrog", pack=["healing", "sword", "chain_mail"]), b="beastman").begin("advance")
    assert not {"attack:sword", "drink:healing"} & set(game.offers)
    assert game.shown["heroes"][1]["armor"] == 2


@pytest.mark.rule("DES-EQP-09")
def test_coins_weigh_nothing():
    full = hero("mordrog", at="town", coins=90000, equipped=["sword", "iron_shield"], pack=["axe", "bow", "dagger"])
    game = table("1", full).play("done")
    assert game.asked == "action"
    game.play("advance", "shop:", "sell:0")
    assert game.hero().coins == 90025


@pytest.mark.rule("DES-EQP-10", "DES-MAC-03")
def test_what_is_dropped_is_out_of_the_game():
    game = table("1", hero("mordrog", equipped=["sword"], pack=["belt_of_strength"])).play("drop:0", "drop:0")
    assert game.hero().items == []
    assert game.state.tokens == []
    assert game.state.shop["sword"] == 2, "of three, and it does not return"
    assert "belt_of_strength" not in game.state.copper


@pytest.mark.rule("DES-EQP-11", "DES-TRS-22")
def test_a_treasure_from_a_chest_may_be_equipped_at_once_in_place_of_something_else():
    game = (
        table(
            "1",
            hero("mordrog", equipped=["axe"]),
            hero("steelhorns", at="town"),
            acting=1,
            tokens=[{"kind": "chest", "what": "copper", "at": "A1"}],
            chests={1: {"treasures": 1}, 2: {"coins": 1}, 3: {"coins": 1}},
            decks={"copper": ["dragontooth_hammer", "belt_of_strength"]},
        )
        .begin("run")
        .play("chest:")
    )
    assert (game.asked, game.hero().turn.points) == ("equip", 4)
    game.play("pack:0", "equip:1", "done")
    assert game.shown["heroes"][1]["equipped"] == ["dragontooth_hammer"]
    assert game.asked == "equip", "the other hero may as well, where he is, though what he found fits"
    game.play("pack:0", "done")
    assert game.shown["heroes"][2]["pack"] == ["belt_of_strength"]
    assert (game.asked, game.hero().turn.points) == ("act", 4), "free of charge"


@pytest.mark.rule("DES-EQP-12")
@pytest.mark.parametrize(("card", "armor", "speed"), [("lyssa", "chain_mail", 4), ("mordrog", "chain_mail", 3)])
def test_heavy_armor_caps_the_speed_and_never_raises_it(card: str, armor: str, speed: int):
    assert equipping(card=card, equipped=[armor]).shown["heroes"][1]["speed"] == speed


@pytest.mark.rule("DES-EQP-13")
def test_what_adds_to_speed_or_movement_is_added_after_the_cap():
    game = table("1....", hero("lyssa", equipped=["plate_mail", "ring_of_quickness"], skills=["swift"])).begin("run")
    assert (game.shown["heroes"][1]["speed"], game.hero().turn.points) == (3 + 2, 2 * 5 + 1)
    game.play("fatigue")
    assert game.hero().turn.points == 12


@pytest.mark.rule("DES-EQP-14")
def test_some_armor_forbids_runes():
    game = equipping(card="andira_runehand", equipped=["bane"], pack=["chain_mail", "leather_armor"])
    assert game.refuses("equip:1") == "DES-EQP-14"
    game.play("equip:2", "done")


@pytest.mark.rule("DES-EQP-15")
def test_a_bow_never_runs_out_of_arrows():
    game = table(
        "1...b",
        hero("mordrog", equipped=["bow"], fatigue=0),
        hero("steelhorns", at="A1"),
        b="beastman",
        acting=1,
        things="2...b\n1....",
        chance=[("miss", "r3")] * 6,
    )
    for _ in range(3):
        game.until("next-hero", "action")
        if game.asked == "next-hero":
            game.play("mordrog")
        game.begin("battle").play("attack:bow", "E1", "attack:bow", "E1", "end")
        game.until("cards").play("end", "end")
    assert game.shown["heroes"][1]["equipped"] == ["bow"]
