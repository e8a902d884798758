"""Power cards."""

import pytest

from undercroft.games.paperdungeons.box.content import content

from ..table import Table, final, table

HEROES = ("warrior", "mage", "cleric", "rogue")
SKULLS = ["skull", "skull", "mage", "boots3", "boots3", "boots3"]
GLORY = {
    "alchemist": -1,
    "berserker": -2,
    "fortune_teller": 2,
    "healer": 2,
    "scout": -1,
    "veteran": -3,
    "noble": 5,
}


def starting_with(power: str) -> Table:
    """A set-up in which player 1 keeps this power, up to what it asks."""
    other = "noble" if power != "noble" else "ranger"
    deal = [(power, other, "barbarian", "berserker"), ("rooms", "items", "health", "gems")]
    game = Table.start(2, deal, dungeon="A", missions=False)
    return game.play(2, "barbarian", "health").play(1, power, "rooms")


@pytest.mark.rule("PAP-POW-01")
def test_a_power_is_kept_for_the_game():
    game = starting_with("merchant")
    for _ in range(8):
        assert (game.sheet(1)["power"], game.sheet(2)["power"]) == ("merchant", "barbarian")
        game.sit_out()
    assert game.match.over


@pytest.mark.rule("PAP-POW-01")
def test_powers_are_of_three_kinds():
    kinds = {when: {card.id for card in content().powers.values() if card.when == when} for when in ("setup", "round")}
    assert kinds["setup"] == {"treasure_hunter", "healer", "craftsman", "veteran"}
    assert kinds["round"] == {"psionic", "assassin", "shaman"}


@pytest.mark.rule("PAP-POW-01", "PAP-SCO-09")
@pytest.mark.parametrize("power", content().powers)
def test_some_powers_change_the_glory_at_the_end(power):
    assert final({"power": power}, {})["J"] == GLORY.get(power, 0)


@pytest.mark.rule("PAP-POW-02")
def test_the_alchemist_brews_three_and_gains_no_more_elsewhere():
    game = table({"power": "alchemist", "items": {"cauldron": 1}}, {}).play(1, 0, "brew")
    assert game.sheet()["potions"] == 3
    game.play(1, 3, "F1", "rogue", "stop")  # the fourth potion, from a room
    assert game.sheet()["potions"] == 4
    game.play(1, 1, "part:cauldron")
    assert game.sheet()["potions"] == 7


@pytest.mark.rule("PAP-POW-03")
def test_the_barbarian_takes_no_damage_from_bosses_but_flees_like_anybody():
    fighter = {"power": "barbarian", "heroes": {"warrior": 3}, "explored": ["D2"]}
    game = table(fighter, {"power": "barbarian"}, dungeon="A", round=3, pool=SKULLS)
    assert game.sheet()["damage"] == 2  # skulls still hurt
    game.sit_out()
    assert (game.sheet(1)["damage"], game.sheet(1)["glory"]["A"]) == (2, 1)
    assert game.sheet(2)["glory"]["A"] == -2


@pytest.mark.rule("PAP-POW-04")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_the_berserker_adds_two_strength(number):
    plain, fierce = (table({"power": power}, {}, dungeon="A", round=number) for power in ("noble", "berserker"))
    assert fierce.sheet()["boss_strength"] == plain.sheet()["boss_strength"] + 2
    assert fierce.sheet()["strength"] == 4


@pytest.mark.rule("PAP-POW-05")
@pytest.mark.parametrize(("skulls", "damage"), [(0, 0), (1, 0), (2, 1)])
def test_the_fortune_teller_takes_one_damage_less_from_skulls_every_round(skulls, damage):
    pool = (*["skull"] * skulls, *["mage"] * (3 - skulls), "boots3", "boots3", "boots3")
    game = table({"power": "fortune_teller"}, {}, pool=pool, chance=[pool])
    assert game.sheet()["damage"] == damage
    game.sit_out()
    assert game.sheet()["damage"] == 2 * damage


@pytest.mark.rule("PAP-POW-06")
def test_the_merchant_gains_a_potion_for_every_gem():
    party = {"power": "merchant", "at": "D4", "heroes": {"rogue": 3}}
    pool = ["clover", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table(party, {}, dungeon="A", pool=pool).play(1, 3, "C4", "stop")
    assert (game.sheet()["gems"], game.sheet()["potions"]) == (1, 1)
    game.play(1, 0, "level:rogue")
    assert (game.sheet()["gems"], game.sheet()["potions"]) == (2, 2)


@pytest.mark.rule("PAP-POW-06", "PAP-POT-03")
def test_the_merchants_potion_can_complete_a_row():
    party = {"power": "merchant", "at": "D4", "potions": 3, "heroes": {"rogue": 3}}
    game = table(party, {}, dungeon="A").play(1, 3, "C4")
    assert game.asked(1) == "pap-ask-level"
    assert game.play(1, "mage").sheet()["potions"] == 4


@pytest.mark.rule("PAP-POW-06")
def test_the_merchants_potion_obeys_the_limit():
    game = table({"power": "merchant", "potions": 11}, {}).play(1, 0, "brew")
    assert (game.sheet()["gems"], game.sheet()["potions"]) == (1, 12)


@pytest.mark.rule("PAP-POW-07")
def test_the_treasure_hunter_takes_any_gem_and_only_the_gem():
    game = starting_with("treasure_hunter")
    assert sorted(game.offers(1)) == list("ABCDEFGH")
    game.play(1, "C")
    sheet = game.sheet()
    assert (sheet["gems"], sheet["looted"], sheet["explored"], sheet["slain"]) == (1, ["C"], [], [])
    game.sit_out()
    assert game.sheet(2)["crossed"] == []


@pytest.mark.rule("PAP-POW-07")
def test_the_room_of_the_hunted_gem_still_has_its_monster():
    game = table({"power": "treasure_hunter", "looted": ["C"], "at": "D4"}, {}, dungeon="A").play(1, 3, "C4")
    assert (game.sheet()["slain"], game.sheet()["damage"], game.sheet()["gems"]) == (["C4"], 3, 1)


@pytest.mark.rule("PAP-POW-08")
def test_the_healer_begins_with_two_potions():
    game = starting_with("healer")
    assert (game.sheet()["potions"], game.state["round"]) == (2, 1)


@pytest.mark.rule("PAP-POW-09")
def test_the_scout_gains_a_point_in_water_once_for_each_side_and_die():
    party = {"power": "scout", "at": "A1", "explored": ["A2"], "looted": ["A"], "items": {"khar_medallion": 2}}
    game = table(party, {}, dungeon="C").play(1, 0, "move", "A2", "A1", "A2")
    assert game.asked(1) == "pap-ask-die"  # two points of the die, one of the water
    game.play(1, 1, "move", "A1", "A2", "A1")  # and again with the next die
    assert game.asked(1) == "pap-ask-die"


@pytest.mark.rule("PAP-POW-09")
def test_different_waters_each_give_a_point():
    party = {"power": "scout", "at": "A2", "explored": ["A1", "A3", "A4", "A5", "A6"], "looted": ["A", "D"]}
    game = table(party | {"items": {"khar_medallion": 2}}, {}, dungeon="C")
    game.play(1, 0, "move", "A1", "A2", "A3")  # water, the same water, none
    assert game.asked(1) == "pap-ask-die"
    game.play(1, 1, "move", "A4", "A5", "A6", "stop")  # water, none, water
    assert (game.sheet()["waters"], game.sheet()["at"]) == (4, "A6")


@pytest.mark.rule("PAP-POW-09")
def test_the_scout_needs_the_medallion():
    game = table({"power": "scout", "at": "A1"}, {}, dungeon="C").play(1, 3)
    assert game.refuses(1, "A2") == "PAP-MOV-06"


@pytest.mark.rule("PAP-POW-10")
def test_the_psionic_changes_one_colour_a_round():
    pool = ("warrior", "cleric", "mage", "rogue", "cleric", "boots3")
    style = {"warrior": "black", "mage": "black"}
    game = table({"power": "psionic", "style": style}, {}, pool=pool, chance=[pool])
    game.play(1, 3, "level:rogue", 0)  # a black die used as white
    assert game.refuses(1, "level:warrior") == "PAP-SET-11"
    game.play(1, "move", "stop", 1, "level:cleric").play(2, 0, "brew", 1, "brew", "mage", 5, "stop")
    game.play(1, 0, "level:warrior")  # the next round
    assert game.sheet()["heroes"] == {"warrior": 2, "mage": 1, "cleric": 2, "rogue": 2}


@pytest.mark.rule("PAP-POW-10")
def test_the_psionic_changes_no_symbol():
    game = table({"power": "psionic"}, {}).play(1, 0)
    assert game.refuses(1, "level:rogue") == "PAP-LVL-01"
    assert game.refuses(1, "part:cloak") == "PAP-ITM-02"


@pytest.mark.rule("PAP-POW-11")
def test_the_craftsman_fills_two_parts_of_any_items():
    game = starting_with("craftsman")
    assert len(game.offers(1)) == 8
    game.play(1, "flaming_sword", "cloak")
    assert (game.sheet()["items"]["flaming_sword"], game.sheet()["items"]["cloak"]) == (1, 1)
    assert game.state["round"] == 1


@pytest.mark.rule("PAP-POW-12")
def test_the_veteran_raises_two_different_heroes():
    game = starting_with("veteran")
    for wrong in (("mage",), ("mage", "mage"), ("mage", "rogue", "cleric")):
        game.refuses(1, wrong)
    game.play(1, ("mage", "rogue"))
    assert game.sheet()["heroes"] == {"warrior": 1, "mage": 2, "cleric": 1, "rogue": 2}


@pytest.mark.rule("PAP-POW-13")
def test_the_assassin_ignores_all_damage_of_one_fight_a_round():
    game = table({"power": "assassin", "at": "C1"}, {}, dungeon="A").play(1, 3, "D1")
    assert game.asked(1) == "pap-ask-spare"
    game.play(1, "spare")
    assert game.sheet()["damage"] == 0
    game.play(1, "C1", "B1")  # a second fight: no choice, two damage
    assert game.asked(1) == "pap-ask-part"
    assert game.sheet()["damage"] + game.sheet()["hearts"] == 2
    game.play(1, "crown", 4, "stop", 5, "stop").sit_out(2)
    game.play(1, 3, "A1")  # the next round
    assert game.asked(1) == "pap-ask-spare"


@pytest.mark.rule("PAP-POW-13")
def test_the_assassin_is_no_help_against_traps():
    game = table({"power": "assassin", "at": "C1"}, {}, dungeon="A").play(1, 3, "C2")
    assert (game.asked(1), game.sheet()["damage"]) == ("pap-ask-step", 1)


@pytest.mark.rule("PAP-POW-14")
def test_the_shaman_changes_one_symbol_a_round_within_its_colour():
    pool = ("warrior", "cleric", "mage", "rogue", "cleric", "boots3")
    style = {"warrior": "black", "mage": "black"}
    game = table({"power": "shaman", "style": style}, {}, pool=pool, chance=[pool]).play(1, 4)  # a black cleric
    assert {option for option in game.offers(1) if option.startswith("level:")} == {"level:warrior", "level:mage"}
    game.play(1, "level:mage", 3)
    assert game.refuses(1, "level:warrior") == "PAP-LVL-01"
    game.play(1, "move", "stop", 5, "stop").play(2, 0, "brew", 1, "brew", "mage", 5, "stop")
    game.play(1, 0, "part:cloak")  # the next round: a warrior for the Cloak
    assert game.sheet()["items"]["cloak"] == 1


@pytest.mark.rule("PAP-POW-10", "PAP-POW-14", "PAP-DIC-06")
@pytest.mark.parametrize("power", ["psionic", "shaman"])
def test_a_clover_does_not_use_the_power_up(power):
    pool = ["clover", "clover", "mage", "mage", "mage", "boots3"]
    game = table({"power": power, "style": {"warrior": "black", "rogue": "black"}}, {}, pool=pool)
    game.play(1, 0, "level:warrior", 1, "part:cloak")
    assert not game.sheet()["power_used"]
    game.play(1, 3)
    assert {"psionic": "level:mage", "shaman": "level:rogue"}[power] in game.offers(1)


@pytest.mark.rule("PAP-POW-15")
def test_the_noble_has_five_glory():
    assert final({"power": "noble"}, {})["L"] == 5


@pytest.mark.rule("PAP-POW-16")
def test_the_ranger_is_not_hurt_by_traps_that_still_count():
    game = table({"power": "ranger", "at": "C1"}, {}, dungeon="A").play(1, 3, "C2", "C1", "D1")
    assert (game.sheet()["traps"], game.sheet()["damage"]) == (1, 2)  # the goblin does hurt


@pytest.mark.rule("PAP-POW-17")
@pytest.mark.parametrize(("power", "armour", "damage"), [("noble", 0, 2), ("beastmaster", 0, 1), ("beastmaster", 2, 0)])
def test_the_beastmaster_counts_a_level_more_besides_the_armour(power, armour, damage):
    game = table({"power": power, "at": "C1", "items": {"armour": armour}}, {}, dungeon="A").play(1, 3, "D1")
    assert game.sheet()["damage"] == damage
    assert game.sheet()["boss_strength"] == 5  # monsters only
