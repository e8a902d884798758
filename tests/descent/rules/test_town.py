"""The town."""

from __future__ import annotations

import pytest

from undercroft.games.descent.stats import trait

from ..drawn import Table, hero, names, table

GLYPH = {"legend": {"S": {"glyph": "start"}}}


def townsman(card: str = "mordrog", **given) -> dict[str, object]:
    return hero(card, at="town", **given)


def in_town(action: str = "run", *others: dict[str, object], **given) -> Table:
    """Mordrog's turn in the town; `with_` says what he has."""
    with_ = given.pop("with_", {})
    given = {"acting": 1, **GLYPH, **given}
    return table("S....", townsman(**with_), *others, **given).begin(action)


def shopping(coins: int = 0, **given) -> Table:
    """Mordrog is in the shop."""
    with_ = {"coins": coins, **given.pop("with_", {})}
    return in_town("run", with_=with_, **given).play("shop:")


@pytest.mark.rule("DES-TWN-01")
def test_the_town_is_reached_by_glyph():
    game = table("S1...", hero("mordrog", at="A1"), **GLYPH).begin("run").play("travel:town")
    assert (game.at["mordrog"], game.hero().turn.points) == ("town", 5)


@pytest.mark.rule("DES-TWN-01")
def test_nobody_attacks_there_or_is_attacked():
    game = in_town("battle", with_={"equipped": ["bow"]}, b={"kind": "beastman", "at": "B1"})
    assert names(game.offers, "attack") == []
    game = table("Sb..", townsman(), b="beastman", turn="monsters", **GLYPH).play("1")
    assert game.refuses("attack:") == "DES-ATK-04"


@pytest.mark.rule("DES-TWN-02")
def test_three_movement_points_for_any_number_of_purchases_and_sales():
    game = in_town("advance", with_={"coins": 100, "equipped": ["sword"]})
    assert game.hero().turn.points == 3
    game.play("shop:", "potion:healing", "sell:0", "card:dagger", "potion:vitality", "leave")
    assert (game.hero().turn.points, game.hero().coins) == (0, 100 - 50 + 25 - 25 - 50)
    assert names(game.offers, "shop") == []


@pytest.mark.rule("DES-TWN-02")
def test_two_points_are_not_enough_and_each_visit_is_paid():
    game = in_town("battle").play("fatigue", "fatigue")
    assert names(game.offers, "shop") == []
    game.play("fatigue")
    assert names(game.offers, "shop") == [""]
    game = in_town("run").play("shop:", "leave", "shop:", "leave")
    assert game.hero().turn.points == 0


@pytest.mark.rule("DES-TWN-02")
def test_there_is_no_shop_in_the_dungeon():
    game = table("S1", hero("mordrog", at="A1"), **GLYPH).begin("run")
    assert names(game.offers, "shop") == []


@pytest.mark.rule("DES-TWN-03")
def test_all_heroes_in_the_town_are_adjacent():
    others = [townsman("landrec"), townsman("vyrah"), hero("ronan", at="B1")]
    game = in_town("run", *others, with_={"equipped": ["sword", "healing"]}, players=5).play("give:")
    assert game.offers == ["0:1", "0:2", "1:1", "1:2"]
    game.play("1:2")
    assert ([item.card for item in game.hero(2).items], game.hero().turn.points) == (["healing"], 5)


@pytest.mark.rule("DES-TWN-04")
def test_the_overlord_plays_no_cards_on_heroes_in_the_town():
    given = {"turn": "overlord", "hand": ["dark_charm"], "threat": 20}
    game = table("S1...", townsman(), hero("landrec", at="B1"), **GLYPH, **given).play("end", "dark_charm")
    assert game.offers == ["landrec"]
    game = table("S....", townsman(), townsman("landrec"), **GLYPH, **given).play("end")
    assert game.state.round == 2, "there is nobody to be charmed"


@pytest.mark.rule("DES-TWN-04")
def test_arriving_in_the_town_springs_no_trap():
    given = {"hand": ["spiked_pit"], "threat": 20}
    game = table("S1...", hero("mordrog", at="A1"), **GLYPH, **given).begin("run").play("travel:town", "fatigue")
    assert (game.asked, game.state.overlord.hand) == ("act", ["spiked_pit"])


@pytest.mark.rule("DES-TWN-05")
def test_a_hero_in_the_town_takes_normal_turns():
    game = in_town("run", with_={"equipped": ["healing"], "wounds": 10})
    assert game.hero().turn.points == 2 * 3
    game.play("drink:healing", "travel:A1", "B1")
    assert (game.at["mordrog"], game.hero().wounds, game.hero().turn.points) == ("B1", 13, 3)


@pytest.mark.rule("DES-TWN-05")
def test_a_hero_in_the_town_may_place_an_order():
    game = in_town("ready", with_={"fatigue": 0}).play("order:rest", "end").until("cards").play("end").until("rest")
    assert game.play("rest").hero().fatigue == 3


@pytest.mark.rule("DES-TWN-06", "DES-CRD-09")
def test_shop_cards_cost_what_is_printed_and_their_number_is_limited():
    game = shopping(400, shop={"sword": 1, "leather_armor": 2})
    assert names(game.offers, "card") == ["leather_armor", "sword"]
    game.play("card:sword")
    assert (game.hero().coins, [item.card for item in game.hero().items]) == (325, ["sword"])
    assert names(game.offers, "card") == ["leather_armor"], "it was the only one"
    assert shopping(74, shop={"sword": 1}).refuses("card:sword") == "DES-SET-14"


PRICES = [
    *[("axe", 50), ("bow", 25), ("chain_mail", 50), ("crossbow", 75), ("dagger", 0), ("ghost_armor", 75)],
    *[("immolation", 100), ("iron_shield", 0), ("leather_armor", 25), ("sword", 25), ("healing", 25), ("vitality", 25)],
]


@pytest.mark.rule("DES-TWN-07")
@pytest.mark.parametrize(("item", "coins"), PRICES)
def test_half_of_the_price_rounded_down_to_25(item, coins):
    assert shopping(with_={"pack": [item]}).play("sell:0").hero().coins == coins


@pytest.mark.rule("DES-TWN-07", "DES-TRS-14", "DES-TRS-15", "DES-TRS-16")
@pytest.mark.parametrize(("item", "coins"), [("bone_blade", 125), ("petrify", 250), ("rage_blade", 375)])
def test_treasures_sell_by_their_colour(item, coins):
    assert shopping(with_={"pack": [item]}).play("sell:0").hero().coins == coins


@pytest.mark.rule("DES-TWN-07")
def test_shop_cards_go_back_to_the_shop_and_treasures_leave_the_game():
    game = shopping(with_={"pack": ["sword", "bone_blade"]}, opened=["copper"], decks={"copper": []})
    before = game.state.shop["sword"]
    game.play("sell:0", "sell:0")
    assert game.hero().items == []
    assert game.state.shop["sword"] == before + 1
    assert (game.state.copper, "bone_blade" in game.state.shop) == ([], False)


@pytest.mark.rule("DES-TWN-08")
@pytest.mark.parametrize("potion", ["healing", "vitality"])
def test_potions_cost_fifty(potion):
    game = shopping(99).play(f"potion:{potion}")
    assert (game.hero().coins, [item.card for item in game.hero().items]) == (49, [potion])
    assert game.refuses(f"potion:{potion}") == "DES-SET-14"


DECKS = {"copper": ["bone_blade", "bane"], "silver": ["petrify", "ice_storm"], "gold": ["rage_blade", "deflect"]}
TREASURES = [
    pytest.param("copper", 250, "bone_blade", marks=pytest.mark.rule("DES-TWN-09")),
    pytest.param("silver", 500, "petrify", marks=pytest.mark.rule("DES-TWN-10")),
    pytest.param("gold", 750, "rage_blade", marks=pytest.mark.rule("DES-TWN-11")),
]


@pytest.mark.rule("DES-TWN-16")
@pytest.mark.parametrize(("colour", "price", "card"), TREASURES)
def test_the_next_treasure_of_a_deck(colour, price, card):
    given = {"opened": ["copper", "silver", "gold"], "decks": DECKS}
    assert shopping(price - 1, **given).refuses(f"treasure:{colour}") == "DES-SET-14"
    game = shopping(price + 10, **given).play(f"treasure:{colour}")
    assert (game.hero().coins, [item.card for item in game.hero().items]) == (10, [card])
    assert game.shown["decks"][colour] == DECKS[colour][1:]


@pytest.mark.rule("DES-TWN-12", "DES-CRD-02")
@pytest.mark.parametrize("deck", ["fighting", "subterfuge", "wizardry"])
def test_a_skill_of_the_deck_that_the_buyer_chooses(deck):
    decks = {"fighting": ["mighty", "tough"], "subterfuge": ["swift"], "wizardry": ["blessing", "prodigy"]}
    assert shopping(999, decks=decks).refuses(f"skill:{deck}") == "DES-SET-14"
    game = shopping(1000, decks=decks, with_={"skills": ["parry"]}).play(f"skill:{deck}")
    assert (game.hero().skills, game.hero().coins) == (["parry", decks[deck][0]], 0)
    assert game.shown["decks"][deck] == decks[deck][1:]


@pytest.mark.rule("DES-TWN-16")
def test_an_exhausted_skill_deck_sells_nothing():
    assert names(shopping(1000, decks={"wizardry": []}).offers, "skill") == ["fighting", "subterfuge"]


@pytest.mark.rule("DES-TWN-13", "DES-TWN-14")
def test_training_costs_500_and_adds_a_power_die():
    assert shopping(499).refuses("training:melee") == "DES-SET-14"
    game = shopping(1000).play("training:ranged", "training:melee")
    assert (game.hero().training, game.hero().coins) == ([1, 1, 0], 0)
    assert [trait(game.hero(), kind) for kind in ("melee", "ranged", "magic")] == [4, 1, 0]


@pytest.mark.rule("DES-TWN-14")
def test_no_trait_above_five():
    game = shopping(2000).play("training:melee", "training:melee")
    assert trait(game.hero(), "melee") == 5
    assert names(game.offers, "training") == ["ranged", "magic"]


@pytest.mark.rule("DES-TWN-13")
def test_there_are_four_training_tokens_of_each_kind():
    rich = townsman("landrec", training={"ranged": 3})
    game = in_town("run", rich, with_={"coins": 2000}).play("shop:", "training:ranged")
    assert names(game.offers, "training") == ["melee", "magic"]


@pytest.mark.rule("DES-TWN-14", "DES-ATK-06")
def test_training_counts_in_attacks():
    trained = hero("landrec", training={"melee": 1}, equipped=["sword"])
    game = table("1b", trained, b="beastman", chance=[("miss", "d3", "power")]).begin("battle")
    assert "des-log-miss" in game.play("attack:sword", "B1").said


@pytest.mark.rule("DES-TWN-15")
def test_treasures_of_a_colour_are_sold_once_a_chest_of_it_was_opened():
    game = shopping(1000, opened=["copper", "silver"])
    assert names(game.offers, "treasure") == ["copper", "silver"]
    assert game.refuses("treasure:gold") == "DES-TWN-15"
    legend = {"c": {"chest": "gold"}, "S": {"glyph": "start"}}
    game = table("1cS", hero("mordrog", coins=750), legend=legend, chests={7: {"coins": 0, "curses": 1}})
    game.begin("run").play("B1", "chest:", "fatigue", "C1", "travel:town", "fatigue", "fatigue", "shop:")
    assert names(game.offers, "treasure") == ["gold"]


@pytest.mark.rule("DES-TWN-16", "DES-TRS-21")
def test_an_exhausted_treasure_deck_sells_nothing():
    game = shopping(500, opened=["copper"], decks={"copper": ["bane"]}).play("treasure:copper")
    game.until("shop")
    assert names(game.offers, "treasure") == []


@pytest.mark.rule("DES-CRD-01")
def test_skills_are_neither_sold_nor_dropped():
    game = shopping(with_={"skills": ["mighty", "tough"], "pack": ["sword"]})
    assert names(game.offers, "sell") == ["0"]
    game.play("leave")
    assert names(game.offers, "drop") == ["0"]
