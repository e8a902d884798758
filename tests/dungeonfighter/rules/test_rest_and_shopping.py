"""Rest, scars, shopping and equipment."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import flipped, resting, thrown
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import max_life
from undercroft.games.dungeonfighter.rules import equipment, rest
from undercroft.games.dungeonfighter.state import COLOURS, Lying


def beaten(*heroes: str, **options: object) -> Table:
    """A fight that the next hit of two wins."""
    return Table(*heroes, life=2, **options)


def shop(
    *heroes: str, coins: int = 9, cards: tuple[str, ...] = ("anvil", "ramboril", "phoenix_heart"), **options: object
):
    """At the stall."""
    t = Table(*heroes, **options)
    t.g.phase, t.g.fight, t.g.coins, t.g.room = "shopping", None, coins, ""
    t.g.visited = ["slide", "slide", "empty_hall"]
    t.g.shop = list(cards)
    return t.go()


# -- rest -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-RST-01")
def test_overkill_loot_scars_road():
    t = Table("jack", "maryla", life=1)
    t.hero("maryla").life, t.hero("maryla").down = 0, True
    t.hit("red", 4).go("red")
    log = t.log()[t.log().index("dfi-log-defeated") :]
    assert log[:6] == [
        "dfi-log-defeated",
        "dfi-log-coins",
        "dfi-log-coins",
        "dfi-log-scar",
        "dfi-log-chief",
        "dfi-log-symbols",
    ]
    rules = [rule for rule in t.rules() if rule in ("DFI-RST-02", "DFI-RST-04")]
    assert rules == ["DFI-RST-02", "DFI-RST-04"]


@pytest.mark.rule("DFI-RST-01", "DFI-BOS-06")
def test_there_is_no_rest_after_the_big_bad():
    t = Table("jack", "maryla", foe="phantom_stallkeeper", life=1)
    t.hero("maryla").life, t.hero("maryla").down = 0, True
    t.hit("red", 4)
    assert (t.g.winner, t.g.coins, t.hero("maryla").scars) == ("heroes", 0, [])


@pytest.mark.rule("DFI-RST-02", "DFI-RST-04")
@pytest.mark.parametrize(("life", "value", "coins"), [(4, 4, 2), (2, 4, 2), (1, 4, 3), (1, 5, 3)])
def test_a_coin_more_for_three_below_none(life: int, value: int, coins: int):
    t = Table(life=life).hit("red", value)
    assert t.g.coins == coins


@pytest.mark.rule("DFI-RST-03")
def test_one_coin_at_most_for_an_ultra_critical_blow_as_well():
    t = Table("maryla", "jack", life=1).throw("red", "bullseye", symbol="eye")
    assert t.g.coins == 2 + 1


@pytest.mark.rule("DFI-RST-04")
def test_the_gold_on_the_card():
    t = Table(foe="bloodthirsty_penguin", life=2).hit()
    assert t.g.coins == 2


@pytest.mark.rule("DFI-RST-05", "DFI-RST-06", "DFI-REB-01")
def test_all_that_lay_on_the_table_is_cleared_away():
    t = beaten()
    t.fight.icebergs, t.fight.special = [1, 2], ["snow"]
    t.fight.lying = [Lying("frost1", flipped("frost1").pose), Lying("white1", resting("white1", 2).pose)]
    t.hit("red", 2)
    assert t.g.fight is None
    t.go(t.options[0])
    assert (t.fight.icebergs, t.fight.lying, t.fight.special, t.fight.spent) == ([], [], [], [])


@pytest.mark.rule("DFI-RST-07")
def test_tokens_go_back_to_their_owners():
    t = beaten()
    t.foe.bully = t.foe.tune = True
    t.go("red", (), thrown(resting("red", 2)))
    t.go(t.options[0])
    assert (t.foe.bully, t.foe.tune) == (False, False)


@pytest.mark.rule("DFI-RST-09")
def test_a_beaten_monster_is_a_trophy_and_does_not_come_back():
    t = beaten("jack", "maryla").hit()
    assert (t.g.beaten, t.hero("jack").trophies) == (["howling_draught"], ["howling_draught"])


@pytest.mark.rule("DFI-RST-10", "DFI-EQP-04")
def test_equipment_changes_hands_in_the_rest_phase_within_the_limits():
    t = beaten("jack", "maryla").give("jack", "anvil", "ramboril")
    t.go("red", (), thrown(resting("red", 2)))
    assert t.prompt == "dfi-ask-exchange"
    t.go("give:anvil:jack:maryla")
    assert t.refusal("give:ramboril:jack:maryla") == "DFI-EQP-02"
    t.go("done")
    assert (t.hero("jack").gear, t.hero("maryla").gear) == (["ramboril"], ["anvil"])
    assert "dfi-ask-exchange" not in Table("jack", "maryla").give("jack", "anvil").go("red", ()).asked


@pytest.mark.rule("DFI-RST-11", "DFI-EQP-08")
def test_used_armour_is_ready_again():
    t = beaten("jack", "maryla").give("maryla", "woolly_breastplate")
    t.hero("maryla").turned = ["woolly_breastplate"]
    t.hit()
    assert t.hero("maryla").turned == []


@pytest.mark.rule("DFI-RST-12", "DFI-PTH-03")
def test_the_room_is_set_aside_and_symbols_are_added_up():
    t = beaten(room="thin_ice")
    t.g.visited = ["empty_hall"]
    t.hit()
    assert (t.g.visited, rest.symbols(t.g), t.g.phase) == (["empty_hall", "thin_ice"], 7, "dungeon")


@pytest.mark.rule("DFI-RST-13")
def test_resting_does_not_heal():
    t = beaten("jack", "maryla")
    t.hero("maryla").life = 3
    t.hit()
    assert t.hero("maryla").life == 3


# -- scars ------------------------------------------------------------------------------------------------------------


def fallen(scars: list, **options: object) -> Table:
    t = beaten("jack", "maryla", "daniel", **options)
    maryla = t.hero("maryla")
    maryla.life, maryla.down, maryla.scars = 0, True, list(scars)
    return t


@pytest.mark.rule("DFI-SCR-01", "DFI-SCR-02", "DFI-SCR-03")
def test_one_scar_within_a_colour_of_choice_and_all_life_is_back():
    t = fallen(["red"]).hit()
    assert (t.prompt, t.options, t.refusal("red")) == ("dfi-ask-scar", ["green", "blue"], "DFI-SCR-02")
    assert t.ask is not None
    assert t.ask.seats == (1,)
    t.go("blue")
    maryla = t.hero("maryla")
    assert (maryla.scars, maryla.life, maryla.down) == (["red", "blue"], 5, False)


@pytest.mark.rule("DFI-SCR-01", "DFI-RAR-04")
def test_who_was_helped_up_by_the_phoenix_has_none():
    t = fallen([])
    t.g.rarities = ["phoenix_heart"]
    t.go("use:phoenix_heart").hit()
    assert (t.hero("maryla").scars, t.hero("maryla").life) == ([], 1)


@pytest.mark.rule("DFI-SCR-04")
@pytest.mark.parametrize(("scars", "most"), [(0, 9), (1, 7), (2, 5), (3, 3)])
def test_two_less_for_every_scar(scars: int, most: int):
    hero = Table().hero("jack")
    hero.scars = list(COLOURS[:scars])
    assert max_life(hero) == most


@pytest.mark.rule("DFI-SCR-06", "DFI-SCR-07")
def test_there_is_no_fourth_scar():
    t = fallen(list(COLOURS))
    assert t.hero("maryla").down  # as long as the fight lasts she is simply knocked out
    t.hit()
    maryla = t.hero("maryla")
    assert (maryla.dead, maryla.scars) == (True, list(COLOURS))
    assert t.g.winner == ""
    assert rest.survivors(t.g) == 2


@pytest.mark.rule("DFI-SCR-08")
def test_survivors_may_take_what_the_dead_leave():
    t = fallen(list(COLOURS)).give("maryla", "anvil", "mostronomicon").hit()
    assert (t.prompt, "give:anvil:maryla:jack" in t.options) == ("dfi-ask-exchange", True)
    t.go("give:anvil:maryla:jack", "done")
    assert (t.hero("jack").gear, t.hero("maryla").gear) == (["anvil"], [])
    assert t.g.heroes[t.g.chief].id == "jack"


@pytest.mark.rule("DFI-SCR-09")
def test_scars_stay():
    t = shop("jack", "maryla")
    t.hero("jack").scars, t.hero("jack").life = ["red"], 1
    t.go(*["heal"] * 6)
    assert (t.hero("jack").life, t.hero("jack").scars) == (7, ["red"])


# -- shopping ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-SHP-01", "DFI-SHP-09")
def test_after_a_trip_the_count_begins_again_and_nothing_is_carried_over():
    t = shop()
    assert rest.symbols(t.g) == 11
    t.go("done")
    assert (t.g.visited, t.g.past, t.g.phase) == ([], ["slide", "slide", "empty_hall"], "dungeon")


@pytest.mark.rule("DFI-SHP-02", "DFI-SCR-07")
def test_two_cards_more_than_living_heroes_or_what_is_left():
    many = tuple(content().equipment)
    assert len(shop("jack", "maryla", "daniel", cards=many).g.stall) == 5
    assert len(shop("jack", "maryla", cards=("anvil",)).g.stall) == 1
    t = Table("jack", "maryla", "daniel")
    t.hero("daniel").dead = True
    t.g.phase, t.g.fight, t.g.chief = "shopping", None, 0
    assert len(t.go().g.stall) == 4


@pytest.mark.rule("DFI-SHP-03")
def test_whatever_the_team_can_pay_for():
    t = shop(coins=2)
    assert t.refusal("buy:ramboril") == "DFI-SHP-03"
    t.go("buy:anvil", "jack")
    assert (t.g.coins, t.hero("jack").gear) == (0, ["anvil"])


@pytest.mark.rule("DFI-SHP-04", "DFI-EQP-02")
def test_a_card_is_assigned_at_once_and_one_that_nobody_can_carry_cannot_be_bought():
    t = shop("maryla", "jack").give("maryla", "horned_helmet").give("jack", "horned_helmet", "oracles_poker")
    assert t.refusal("buy:anvil") == "DFI-SHP-04"
    t.go("drop:horned_helmet:maryla", "buy:anvil")
    assert (t.hero("maryla").gear, t.g.discard) == (["anvil"], [])


@pytest.mark.rule("DFI-SHP-04", "DFI-RAR-01")
def test_a_rarity_lies_by_the_chest():
    t = shop().go("buy:phoenix_heart")
    assert (t.g.rarities, t.g.coins) == (["phoenix_heart"], 8)
    assert all(not hero.gear for hero in t.g.heroes)


@pytest.mark.rule("DFI-SHP-05")
def test_what_is_not_bought_is_out_of_the_game():
    t = shop().go("done")
    assert (t.g.stall, t.g.shop) == ([], [])


@pytest.mark.rule("DFI-SHP-06")
def test_a_coin_heals_everybody_by_one():
    t = shop("jack", "maryla")
    t.hero("jack").life, t.hero("maryla").life = 4, 8
    t.go("heal", "heal")
    assert (t.hero("jack").life, t.hero("maryla").life, t.g.coins) == (6, 9, 7)


@pytest.mark.rule("DFI-SHP-07", "DFI-DIE-07")
def test_white_dice_for_two_coins_up_to_nine():
    t = shop()
    t.g.white = 8
    t.go("white_die")
    assert (t.g.white, t.g.coins, t.refusal("white_die")) == (9, 7, "DFI-SHP-07")


@pytest.mark.rule("DFI-SHP-08")
def test_in_any_order_and_mixed_and_nothing_is_sold():
    t = shop("jack", "maryla")
    t.hero("jack").life = 1
    t.go("heal", "buy:anvil", "jack", "white_die", "heal", "buy:phoenix_heart")
    assert t.g.coins == 9 - 1 - 2 - 2 - 1 - 1
    assert not any(str(option).startswith("sell") for option in t.options)


@pytest.mark.rule("DFI-SHP-08", "DFI-EQP-10")
def test_whoever_is_buying_is_asked_anew_when_a_curio_has_changed_something():
    t = shop("jack", "maryla").give("maryla", "hot_water_bottle")
    t.hero("jack").life = 7
    assert t.ask is not None
    assert t.ask.anew
    GAME.stand(t.g, 1, "hot_water_bottle:maryla:jack")
    assert (t.hero("jack").life, t.refusal("heal")) == (9, "DFI-KO-04")


@pytest.mark.rule("DFI-SHP-09")
@pytest.mark.parametrize(("trips", "phase"), [(0, "dungeon"), (1, "dungeon"), (2, "big_bad")])
def test_two_trips_lead_on_the_third_to_the_end(trips: int, phase: str):
    t = Table()
    t.g.phase, t.g.fight, t.g.trips, t.g.visited = "shopping", None, trips, ["slide"] * 3
    t.go("done")
    assert (t.g.phase, t.g.trips, t.g.visited) == (phase, trips + 1, [])


# -- equipment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-EQP-01")
def test_four_kinds_of_equipment():
    assert {card.kind for card in content().equipment.values()} == {"weapon", "armour", "curio", "rarity"}


@pytest.mark.rule("DFI-EQP-02")
def test_as_many_of_a_kind_as_the_hero_card_allows():
    t = Table("maryla", "jack").give("maryla", "anvil")
    why = equipment.why_not_carry(t.hero("maryla"), "ramboril")
    assert why is not None
    assert why.rule == "DFI-EQP-02"
    assert equipment.why_not_carry(t.hero("jack"), "ramboril") is None


@pytest.mark.rule("DFI-EQP-03")
def test_no_hero_has_two_cards_of_one_name():
    t = Table("rysiek", "jack").give("rysiek", "woolly_breastplate")
    why = equipment.why_not_carry(t.hero("rysiek"), "woolly_breastplate")
    assert why is not None
    assert why.rule == "DFI-EQP-03"


@pytest.mark.rule("DFI-EQP-04")
def test_nothing_changes_hands_while_shopping():
    t = shop("jack", "maryla").give("jack", "mostronomicon")
    assert not any(str(option).startswith("give") for option in t.options)


@pytest.mark.rule("DFI-EQP-05", "DFI-EQP-16", "DFI-EQP-17", "DFI-EQP-18")
@pytest.mark.parametrize(
    ("weapon", "technique", "bonus"),
    [
        ("horned_helmet", "headbutt", 2),
        ("ramboril", "low_profile", 2),
        ("hydrodynamics_2", "waterfall", 3),
        ("anvil", "thump", 2),
    ],
)
def test_a_weapon_gives_damage_and_demands_a_technique(weapon: str, technique: str, bonus: int):
    t = Table("jack", life=20).give("jack", weapon)
    t.go("red", (weapon,), thrown(resting("red", 2, touches=("head", "over", "in_time", "table", "target"))))
    assert t.foe.life == 20 - 2 - bonus
    assert content().equipment[weapon].technique == technique


@pytest.mark.rule("DFI-EQP-06")
def test_none_one_or_several_of_the_own_weapons():
    t = Table("jack", "maryla").give("jack", "anvil", "ramboril").give("maryla", "oracles_poker").go("red")
    assert (t.prompt, set(t.options)) == (
        "dfi-ask-declare",
        {(), ("anvil",), ("ramboril",), ("anvil", "ramboril")},
    )


@pytest.mark.rule("DFI-EQP-07")
def test_no_bonus_on_a_miss_and_the_weapon_stays():
    t = Table("jack").give("jack", "ramboril").go("red", ("ramboril",), thrown(resting("red", "hole")))
    assert (t.foe.life, t.hero("jack").gear) == (10, ["ramboril"])


@pytest.mark.rule("DFI-EQP-08")
def test_armour_helps_once_a_fight():
    t = Table("jack").give("jack", "woolly_breastplate").miss("red")
    t.go("woolly_breastplate:jack").miss("green")
    assert (t.hero("jack").turned, t.hero("jack").life, t.prompt) == (["woolly_breastplate"], 7, "dfi-ask-die")


@pytest.mark.rule("DFI-EQP-09")
def test_it_is_optional_and_for_the_owners_miss_alone():
    t = Table("jack", "maryla").give("jack", "woolly_breastplate").give("maryla", "woolly_breastplate").miss("red")
    assert t.options == ["woolly_breastplate:jack", "pass"]
    t.go("pass")
    assert (t.hero("jack").life, t.hero("jack").turned) == (7, [])


@pytest.mark.rule("DFI-EQP-10")
def test_curios_at_any_time_by_anybody_who_stands():
    t = Table("jack", "maryla", "daniel").give("maryla", "hot_water_bottle", "sniper_sprinkler")
    t.hero("jack").life = 4
    t.go()
    offer = GAME.standing(t.g, 1)
    assert offer is not None
    assert offer.space.enumerate(9) == ["hot_water_bottle:maryla:jack", "sniper_sprinkler:maryla:"]
    assert GAME.standing(t.g, 0) is None
    GAME.stand(t.g, 1, "hot_water_bottle:maryla:jack")
    assert (t.hero("jack").life, t.hero("maryla").gear) == (8, ["sniper_sprinkler"])
    t.hero("maryla").down = True
    assert GAME.standing(t.g, 1) is None


@pytest.mark.rule("DFI-EQP-10")
def test_but_not_while_something_is_being_resolved():
    t = Table("maryla", "jack").give("jack", "sniper_sprinkler").hit("green", 2, "eye")
    assert (t.prompt, GAME.standing(t.g, 1)) == ("dfi-ask-second-try", None)


@pytest.mark.rule("DFI-EQP-11")
def test_a_used_curio_is_on_the_discard_pile():
    t = Table("jack").give("jack", "sniper_sprinkler").go()
    GAME.stand(t.g, 0, "sniper_sprinkler:jack:")
    assert (t.g.discard, equipment.curios_discarded(t.g)) == (["sniper_sprinkler"], 1)
    t.g.discard.append("phoenix_heart")
    assert equipment.curios_discarded(t.g) == 1
