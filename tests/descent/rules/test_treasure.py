"""Treasure on the board, chests and artifacts."""

from __future__ import annotations

import pytest

from ..drawn import Table, hero, monster, names, table

LEGEND = {
    "p": {"potion": "healing"},
    "v": {"potion": "vitality"},
    "$": {"money": True},
    "a": {"artifact": "soulbiter"},
    "c": {"chest": "copper"},
    "i": {"chest": "silver"},
    "G": {"chest": "gold"},
}


def dungeon(picture: str, *heroes: dict[str, object], **given) -> Table:
    marks = {mark: thing for mark, thing in LEGEND.items() if mark in picture}
    given["legend"] = {**marks, **given.get("legend", {})}
    return table(picture, *(heroes or [hero("mordrog")]), **given)


def items(game: Table, index: int = 0) -> list[tuple[str, bool]]:
    """What a hero has, and whether it is in use."""
    return [(item.card, item.equipped) for item in game.hero(index).items]


# -- Tokens on the board


@pytest.mark.rule("DES-TRS-01")
@pytest.mark.parametrize("mark", ["p", "v", "$", "a", "c"])
def test_monsters_pick_up_nothing(mark):
    game = dungeon(f"1..{mark}b", b="beastman", turn="monsters", chests={1: {"coins": 1}}).play("1", "D1", "C1", "done")
    assert (game.at["1"], len(game.state.tokens), game.hero().coins) == ("C1", 1, 0)


@pytest.mark.rule("DES-TRS-02")
def test_a_hero_picks_up_what_lies_on_his_way_for_nothing():
    game = dungeon("1pva...").begin("run").play("B1", "C1", "D1", "E1")
    assert items(game) == [("healing", True), ("vitality", True), ("soulbiter", True)]
    assert (game.at["mordrog"], game.hero().turn.points, game.state.tokens) == ("E1", 2, [])


FULL = {"equipped": ["healing"] * 3, "pack": ["axe", "bow", "dagger"]}


@pytest.mark.rule("DES-TRS-02", "DES-TRS-04", "DES-MAC-02")
def test_what_does_not_fit_stays_and_can_be_picked_up_when_there_is_room():
    game = dungeon("1v.", hero("mordrog", **FULL)).begin("run").play("B1")
    assert (len(game.state.tokens), names(game.offers, "pick")) == (1, [])
    game.play("drop:5")
    assert names(game.offers, "pick") == ["potion-0"]
    game.play("pick:potion-0", "done")
    assert items(game)[-1] == ("vitality", False)
    assert (game.state.tokens, game.hero().turn.points) == ([], 5)


@pytest.mark.rule("DES-TRS-02")
def test_it_is_left_for_another_time():
    game = dungeon("1v.", hero("mordrog", **FULL)).begin("run").play("B1", "C1", "end")
    assert [(token["kind"], token["at"]) for token in game.shown["tokens"]] == [("potion", "B1")]


@pytest.mark.rule("DES-TRS-02", "DES-ABL-21")
def test_landing_after_knockback_counts_as_entering():
    picture = """
        o.1p
        ....
    """
    game = dungeon(picture, o="ogre", turn="monsters", chance=[("d4", "d3", "d3")])
    game.play("1", "attack:", "C1", "D1")
    assert (items(game), game.state.tokens) == ([("healing", True)], [])


@pytest.mark.rule("DES-TRS-03", "DES-MAC-06")
def test_giving_costs_a_point_and_the_receiver_may_rearrange_at_once():
    giver = hero("mordrog", equipped=["sword"], pack=["axe", "healing"])
    game = dungeon("12", giver, hero("landrec", equipped=["magic_staff"]), acting=1).begin("run").play("give:")
    assert game.offers == ["0:1", "1:1", "2:1"]
    game.play("0:1")
    assert (game.asked, game.ask.prompt.args["who"].id) == ("equip", "des-hero-landrec")
    game.play("pack:0", "equip:1", "done", "give:", "0:1", "drop:2", "done")
    assert items(game, 1) == [("magic_staff", False), ("sword", True)]
    assert game.hero().turn.points == 4


@pytest.mark.rule("DES-TRS-03")
def test_only_neighbours_are_given_anything():
    game = dungeon("1.2", hero("mordrog", equipped=["sword"]), hero("landrec"), acting=1).begin("run")
    assert names(game.offers, "give") == []


@pytest.mark.rule("DES-TRS-04")
def test_three_potions_on_the_belt_three_things_in_the_pack():
    three = {"equipped": ["healing"] * 2, "pack": ["axe", "bow", "dagger"]}
    game = dungeon("1vpv", hero("mordrog", **three)).begin("run").play("B1")
    assert items(game)[-1] == ("vitality", True), "the belt has room though the pack is full"
    game.play("C1")
    assert len(game.hero().items) == 6
    game = dungeon("1v.", hero("mordrog", equipped=["healing"] * 3)).begin("run").play("B1").until("act")
    assert items(game)[-1] == ("vitality", False)


# -- Potions


@pytest.mark.rule("DES-TRS-05", "DES-TRS-08")
@pytest.mark.parametrize(("wounds", "healed"), [(5, 8), (14, 16)])
def test_a_healing_potion(wounds, healed):
    game = dungeon("1", hero("mordrog", wounds=wounds, equipped=["healing"])).begin("run").play("drink:healing")
    assert (game.hero().wounds, game.hero().turn.points, game.hero().items) == (healed, 5, [])


@pytest.mark.rule("DES-TRS-06", "DES-TRS-08")
def test_a_vitality_potion():
    game = dungeon("1", hero("mordrog", fatigue=0, equipped=["vitality"])).begin("run").play("drink:vitality")
    assert (game.hero().fatigue, game.hero().turn.points, game.hero().items) == (3, 5, [])


@pytest.mark.rule("DES-TRS-05", "DES-TRS-06")
def test_only_from_the_belt_and_for_a_point():
    game = dungeon("1", hero("mordrog", pack=["healing", "vitality"])).begin("run")
    assert names(game.offers, "drink") == []
    game = dungeon("1", hero("mordrog", equipped=["healing", "vitality"])).begin("battle")
    assert game.refuses("drink:healing") == "DES-MAC-07"


@pytest.mark.rule("DES-TRS-07")
def test_one_potion_in_a_turn():
    game = dungeon("1", hero("mordrog", wounds=5, equipped=["healing", "healing", "vitality"])).begin("run")
    game.play("drink:healing")
    assert (game.refuses("drink:healing"), game.refuses("drink:vitality")) == ("DES-TRS-07", "DES-TRS-07")
    game.play("end").until("cards").play("end").begin("run").play("drink:vitality")
    assert game.state.round == 2


@pytest.mark.rule("DES-TRS-09")
def test_money_is_for_every_hero_wherever_he_is():
    game = dungeon("1$2", hero("mordrog"), hero("landrec"), hero("vyrah", at="town"), acting=1)
    game.begin("run").play("B1")
    assert ([one.coins for one in game.state.heroes], game.state.tokens) == ([100, 100, 100], [])


# -- Chests

PLAIN = {1: {"coins": 50}}


@pytest.mark.rule("DES-TRS-10", "DES-MAC-09")
def test_a_chest_is_opened_by_a_hero_on_its_space_for_two_points():
    game = dungeon("1c.", chests=PLAIN).begin("run")
    assert names(game.offers, "chest") == []
    game.play("B1")
    assert len(game.state.tokens) == 1, "it is not picked up"
    game.play("chest:")
    assert (game.state.tokens, game.hero().turn.points, game.hero().coins) == ([], 3, 50)
    game = dungeon("1c.", chests=PLAIN).begin("battle").play("fatigue", "B1", "fatigue")
    assert game.refuses("chest:") == "DES-MAC-09"


@pytest.mark.rule("DES-TRS-11")
def test_not_while_somebody_else_is_on_its_space():
    game = dungeon("1c2.", hero("mordrog"), hero("landrec", at="B1"), chests=PLAIN, acting=1).begin("run").play("B1")
    assert game.refuses("chest:") == "DES-TRS-11"
    flyer = hero("mordrog", skills=["acrobat"])
    game = dungeon("1c..", flyer, b=monster("beastman", at="B1"), chests=PLAIN).begin("run").play("B1")
    assert game.refuses("chest:") == "DES-TRS-11"


EVERYTHING = {1: {"coins": 50, "conquest": 3, "curses": 1, "treasures": {"copper": 1, "silver": 1, "gold": 1}}}
CARDS = {"copper": ["bone_blade", "bane"], "silver": ["petrify", "ice_storm"], "gold": ["rage_blade", "deflect"]}


@pytest.mark.rule("DES-TRS-12", "DES-TRS-13", "DES-TRS-14", "DES-TRS-15", "DES-TRS-16", "DES-TRS-17", "DES-TRS-20")
def test_a_chest_holds_what_the_quest_says_for_each_of_the_heroes():
    game = dungeon("1c.", hero("mordrog"), hero("landrec", at="town"), acting=1, chests=EVERYTHING, decks=CARDS)
    game.begin("run").play("B1", "chest:").until("act")
    assert [one.coins for one in game.state.heroes] == [50, 50]
    assert [card for card, _ in items(game)] == ["bone_blade", "petrify", "rage_blade"]
    assert [card for card, _ in items(game, 1)] == ["bane", "ice_storm", "deflect"]
    assert (game.state.conquest, game.state.overlord.threat) == (8, 2)


@pytest.mark.rule("DES-TRS-12")
def test_the_number_of_a_chest_is_hidden_until_it_is_opened():
    chests = {1: {"coins": 50}, 2: {"coins": 100}}
    token = [{"kind": "chest", "what": "copper", "at": "B1", "number": 2}]
    game = table("1..", hero("mordrog"), tokens=token, chests=chests)
    assert game.seen_by(1)["tokens"][0]["number"] == 0
    game.begin("run").play("B1", "chest:")
    assert game.hero().coins == 100


@pytest.mark.rule("DES-TRS-14")
def test_several_cards_go_round_in_the_order_of_the_seats_until_the_deck_is_empty():
    decks = {"copper": ["bone_blade", "bane", "great_bow", "pacify", "plate_mail"]}
    heroes = [hero("mordrog", at="town"), hero("landrec", at="1"), hero("vyrah", at="town")]
    game = dungeon("1c.", *heroes, acting=2, chests={1: {"treasures": 2}}, decks=decks)
    game.begin("run").play("B1", "chest:").until("act")
    assert [[card for card, _ in items(game, index)] for index in range(3)] == [
        ["bone_blade", "pacify"],
        ["bane", "plate_mail"],
        ["great_bow"],
    ]


@pytest.mark.rule("DES-TRS-14", "DES-TRS-21")
def test_a_treasure_cache_is_emptied_and_another_card_drawn():
    decks = {"silver": ["treasure_cache_silver_healing", "treasure_cache_silver_coins", "petrify", "ice_storm"]}
    game = dungeon("1i.", hero("mordrog"), chests={4: {"treasures": 1}}, decks=decks)
    game.begin("run").play("B1", "chest:").until("act")
    assert game.hero().coins == 50 + 100
    assert [card for card, _ in items(game)] == ["healing", "petrify"]
    assert [card for card, _ in items(game, 1)] == ["ice_storm"]
    assert game.state.silver == []


@pytest.mark.rule("DES-TRS-18")
@pytest.mark.parametrize(("players", "threat"), [(2, 4), (4, 6), (5, 8)])
def test_a_curse_is_worth_as_much_threat_as_there_are_heroes(players, threat):
    game = dungeon("1c.", hero("mordrog"), chests={1: {"curses": 2}}, players=players).begin("run").play("B1", "chest:")
    assert game.state.overlord.threat == threat


@pytest.mark.rule("DES-TRS-18", "DES-TIM-05")
def test_it_pays_for_a_trap_of_the_same_chest():
    given = {"hand": ["mimic"], "threat": 6, "chests": {1: {"curses": 1, "coins": 50}}}
    game = dungeon("1c.\n...", hero("mordrog"), **given).begin("run").play("B1", "chest:")
    assert game.offers == ["mimic", "pass"], "6 and 2 make 8"


@pytest.mark.rule("DES-TRS-19")
def test_who_dies_of_the_trap_still_gets_his_share_afterwards():
    given = {"hand": ["explosive_rune"], "threat": 20, "chests": PLAIN, "chance": [("blank", "blank", "blank")]}
    game = dungeon("1c.", hero("mordrog", wounds=1, coins=100), **given).begin("run").play("B1", "chest:")
    game.play("explosive_rune")
    assert (game.at["mordrog"], game.hero().coins) == ("town", 50 + 50), "half of his money first, then the chest"


@pytest.mark.rule("DES-TRS-21")
def test_an_exhausted_deck_is_not_reshuffled():
    one = hero("mordrog", pack=["bane"])
    game = dungeon(
        "1c.", one, hero("landrec"), chests={1: {"treasures": 1}}, decks={"copper": ["bone_blade"]}, acting=1
    )
    game.begin("run").play("B1", "chest:").until("act")
    assert (items(game)[-1][0], items(game, 1), game.state.copper) == ("bone_blade", [], [])


@pytest.mark.rule("DES-TRS-22", "DES-EQP-11")
def test_room_is_made_for_a_treasure_at_once_and_for_nothing():
    one = hero("mordrog", equipped=["axe"], pack=["bow", "dagger", "sword"])
    game = dungeon("1c.", one, chests={1: {"treasures": 1}}, decks={"copper": ["crystal_shield"]})
    game.begin("run").play("B1", "chest:")
    assert game.asked == "equip"
    assert game.refuses("done") == "DES-EQP-07", "four things do not fit into the pack"
    game.play("pack:0", "equip:4", "equip:3", "drop:1", "done")
    assert items(game) == [("axe", False), ("dagger", False), ("sword", True), ("crystal_shield", True)]
    assert (game.asked, game.hero().turn.points) == ("act", 3)


@pytest.mark.rule("DES-TRS-22")
def test_a_treasure_may_be_packed_or_dropped_though_it_could_be_used():
    for answer, kept in (("pack:0", [("crystal_shield", False)]), ("drop:0", [])):
        game = dungeon("1c.", chests={1: {"treasures": 1}}, decks={"copper": ["crystal_shield"]})
        game.begin("run").play("B1", "chest:", answer).until("act")
        assert items(game) == kept


@pytest.mark.rule("DES-TRS-23")
def test_an_opened_chest_leaves_the_board_and_is_not_drawn_again():
    chests = {1: {"coins": 50}, 2: {"coins": 100}, 3: {"coins": 150}}
    token = [{"kind": "chest", "what": "copper", "at": "B1", "number": 2}]
    event = {"id": "more", "when": {"enters": "spot"}, "do": [{"place": {"at": "D1", "chest": "copper"}}]}
    given = {"tokens": token, "chests": chests, "events": [event], "legend": {"x": {"region": "spot"}}}
    game = table("1.x.", hero("mordrog"), chance=[(3,)], **given).begin("run").play("B1", "chest:")
    assert (game.state.tokens, game.state.chests["copper"]) == ([], [1, 3])
    game.play("C1", "D1")
    assert (game.state.tokens[0].number, game.state.chests["copper"]) == (3, [1])


# -- Artifacts


@pytest.mark.rule("DES-TRS-24")
def test_an_artifact_is_used_like_any_other_item():
    game = dungeon("1ab", b="beastman", chance=[("miss", "d3", "d3", "r3", "r3")])
    game.begin("advance").play("B1")
    assert items(game) == [("soulbiter", True)]
    game.play("attack:soulbiter", "C1")
    assert "des-log-miss" in game.said
    game = dungeon("1a.", hero("mordrog", equipped=["axe"])).begin("run").play("B1")
    assert game.asked == "equip", "both hands are full"
    game.play("done")
    assert items(game) == [("axe", True), ("soulbiter", False)]


@pytest.mark.rule("DES-TRS-25")
def test_artifacts_cannot_be_sold():
    held = ["blade_of_light", "rune_plate", "soulbiter"]
    game = table("S", hero("mordrog", at="town", equipped=held, pack=["touch_of_death", "sword"]))
    game.begin("run").play("shop:")
    assert names(game.offers, "sell") == ["4"]


@pytest.mark.rule("DES-TRS-26")
def test_a_dropped_artifact_lies_where_it_was_dropped():
    game = dungeon("1.2", hero("mordrog", equipped=["soulbiter"]), hero("landrec"), acting=1).begin("run")
    game.play("B1", "drop:0", "A1")
    assert items(game) == []
    assert [(t["kind"], t["what"], t["at"]) for t in game.shown["tokens"]] == [("artifact", "soulbiter", "B1")]
    game.play("B1")
    assert (items(game), game.state.tokens) == ([("soulbiter", True)], [])


@pytest.mark.rule("DES-TRS-26", "DES-EQP-10")
def test_other_things_are_lost():
    game = dungeon("1", hero("mordrog", equipped=["rage_blade"])).begin("run").play("drop:0")
    assert (items(game), game.state.tokens) == ([], [])


@pytest.mark.rule("DES-TRS-26")
def test_in_the_town_an_artifact_cannot_be_dropped():
    one = hero("mordrog", at="town", equipped=["soulbiter", "iron_shield"])
    game = table("S", one)
    assert game.asked == "equip"
    assert game.refuses("drop:0") == "DES-TRS-26"
    game.begin("run")
    assert names(game.offers, "drop") == ["1"]
    assert game.refuses("drop:0") == "DES-TRS-26"
