"""What items do that data cannot say, one after the other."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.abilities import SPECIALS
from undercroft.games.massivedarkness2.rules.combat import swords

from .bench import Bench

SPECIAL = {
    "blank_to_sword",
    "blink",
    "comrades",
    "gift_mana",
    "in_shadow",
    "lesson",
    "per_wound",
    "push",
    "reroll_blanks",
    "slay",
    "step",
    "upgrade",
}


def faces(bench: Bench) -> list[tuple[str, str]]:
    return [(rolled.colour, rolled.face) for rolled in bench.g.combats[0].rolled]


def test_these_are_all() -> None:
    used = {ability.special for item in content().items.values() for ability in item.abilities if ability.special}
    assert used == SPECIAL
    assert set(SPECIALS) >= SPECIAL


def test_the_whetstone_turns_one_blank_attack_die() -> None:
    bench = Bench("nahias").with_item("whetstone")
    bench.mob()
    c = bench.fight("yellow blank", "orange blank", "blue blank", "black blank")
    bench.use("whetstone", c)
    assert faces(bench) == [("yellow", "sword"), ("orange", "blank"), ("blue", "blank"), ("black", "blank")]
    assert not bench.can("whetstone", c)


def test_the_whetstone_has_nothing_to_do_without_blanks() -> None:
    bench = Bench("nahias").with_item("whetstone")
    bench.mob()
    assert not bench.can("whetstone", bench.fight("yellow sword", "blue blank"))


def test_the_starfall_staff_rolls_all_blank_attack_dice_again() -> None:
    bench = Bench("ronen").with_item("starfall_staff")
    bench.mob()
    c = bench.fight("yellow blank", "orange sword2", "orange blank", "blue blank", kind="magic")
    bench.use("starfall_staff", c, ("sword2", "sword3"))
    assert faces(bench) == [("yellow", "sword2"), ("orange", "sword2"), ("orange", "sword3"), ("blue", "blank")]


def test_the_second_hand_crown_changes_the_worst_yellow_dice() -> None:
    bench = Bench("nahias").with_item("lich_crown")
    bench.mob()
    c = bench.fight("yellow sword2", "yellow sword_mana", "yellow blank", "orange sword")
    bench.use("lich_crown", c, ("sword3", "sword2"))
    assert faces(bench) == [("yellow", "sword2"), ("orange", "sword2"), ("orange", "sword3"), ("orange", "sword")]
    assert c.pool == {"yellow": 1, "orange": 3}


@pytest.mark.rule("MD2-POL-06")
def test_the_second_hand_crown_has_no_more_orange_dice_than_there_are() -> None:
    bench = Bench("nahias").with_item("lich_crown")
    bench.mob()
    c = bench.fight("yellow blank", "yellow blank", "orange blank", "orange blank")
    bench.use("lich_crown", c, ("sword",))
    assert c.pool == {"yellow": 1, "orange": 3}


@pytest.mark.rule("MD2-RES-04")
def test_the_second_hand_crown_leaves_resolved_dice_alone() -> None:
    bench = Bench("nahias").with_item("lich_crown")
    bench.mob()
    c = bench.fight("yellow sword_mana")
    c.rolled[0].done = True
    assert not bench.can("lich_crown", c)


@pytest.mark.rule("MD2-SHD-02")
def test_the_night_cloak_brings_the_shadow_die() -> None:
    bench = Bench("nahias").with_item("night_cloak")
    bench.mob()
    c = bench.fight("yellow sword")
    bench.use("night_cloak", c, ("sword3",))
    assert c.shadow
    assert swords(c) == 4
    assert bench.hero.mana == 1


def test_the_night_cloak_is_of_no_use_in_shadow() -> None:
    bench = Bench("nahias", at="B2").with_item("night_cloak")
    bench.mob(at="B2")
    c = bench.fight("yellow sword", "purple mana")
    c.shadow = True
    assert not bench.can("night_cloak", c)


@pytest.mark.parametrize(("wounds", "gained"), [(1, 1), (3, 3), (4, 3)])
def test_the_grudge_blade_counts_wounds(wounds: int, gained: int) -> None:
    bench = Bench("nahias").with_item("grudge_blade")
    bench.mob()
    bench.hero.health -= wounds
    c = bench.fight("yellow sword")
    bench.use("grudge_blade", c)
    assert swords(c) == 1 + gained


def test_the_grudge_blade_bears_none_without_wounds() -> None:
    bench = Bench("nahias").with_item("grudge_blade")
    bench.mob()
    assert not bench.can("grudge_blade", bench.fight("yellow sword"))


@pytest.mark.parametrize("by_hero", [True, False])
def test_the_company_standard_counts_comrades(by_hero: bool) -> None:
    bench = Bench("nahias", "ronen", "mathrin", "irk").with_item("company_standard")
    bench.mob()
    bench.g.heroes[1].at = bench.zone("C1")
    c = bench.fight("yellow sword", by_hero=by_hero)
    bench.use("company_standard", c)
    assert (c.swords, c.shields) == ((2, 0) if by_hero else (0, 2))


def test_the_company_standard_counts_no_more_than_it_says() -> None:
    bench = Bench("nahias", "ronen", "mathrin", "irk").with_item("company_standard")
    bench.mob()
    c = bench.fight("yellow sword")
    bench.use("company_standard", c)
    assert c.swords == 2


def test_the_company_standard_is_nothing_for_loners() -> None:
    bench = Bench("nahias").with_item("company_standard")
    bench.mob()
    assert not bench.can("company_standard", bench.fight("yellow sword"))


def test_the_borrowed_scythe_dooms_a_minion() -> None:
    bench = Bench("ronen").with_item("reapers_scythe")
    bench.mob(minions=1)
    c = bench.fight("orange sword")
    bench.use("reapers_scythe", c)
    assert c.slain == 1
    assert bench.hero.mana == 2


def test_the_borrowed_scythe_spares_a_lone_leader() -> None:
    bench = Bench("ronen").with_item("reapers_scythe")
    bench.mob(minions=0)
    assert not bench.can("reapers_scythe", bench.fight("orange sword"))


def test_the_pitchfork_pushes_into_a_zone_that_the_player_chooses() -> None:
    bench = Bench("nahias").with_item("pitchfork")
    enemy = bench.mob()
    bench.use("pitchfork", bench.fight("yellow sword"), "C1")
    assert bench.where(enemy) == "C1"
    assert bench.asks[0].space.enumerate(9) == ["C1", "B2"]


def test_the_earthquake_hammer_pushes_further_but_not_back() -> None:
    bench = Bench("nahias").with_item("earthquake_hammer")
    enemy = bench.mob()
    bench.use("earthquake_hammer", bench.fight("yellow sword"), "B2", "B3")
    assert bench.where(enemy) == "B3"
    assert bench.asks[1].space.enumerate(9) == ["B3", "stay"]


def test_the_earthquake_hammer_may_stop() -> None:
    bench = Bench("nahias").with_item("earthquake_hammer")
    enemy = bench.mob()
    bench.use("earthquake_hammer", bench.fight("yellow sword"), "B2", "stay")
    assert bench.where(enemy) == "B2"


@pytest.mark.rule("MD2-DOR-02")
def test_nobody_is_pushed_through_a_closed_door() -> None:
    bench = Bench("nahias", at="F1").with_item("pitchfork")
    enemy = bench.mob(at="F1")
    bench.use("pitchfork", bench.fight("yellow sword"))
    assert bench.where(enemy) == "F2"


def test_nobody_pushes_a_boss() -> None:
    bench = Bench("nahias").with_item("pitchfork")
    enemy = bench.mob()
    enemy.kind = "boss"
    assert not bench.can("pitchfork", bench.fight("yellow sword"))


@pytest.mark.rule("MD2-TOK-15")
def test_the_acrobats_shoes_leave_enemies_standing() -> None:
    bench = Bench("nahias").with_item("acrobats_shoes")
    bench.mob()
    bench.use("acrobats_shoes", None, "B2")
    assert bench.where(bench.hero) == "B2"
    assert bench.hero.health == content().heroes["nahias"].health


def test_the_stampede_greaves_carry_up_to_two_zones() -> None:
    bench = Bench("nahias").with_item("stampede_greaves")
    bench.use("stampede_greaves.2", None, "B2", "B3")
    assert bench.where(bench.hero) == "B3"
    bench = Bench("nahias").with_item("stampede_greaves")
    bench.use("stampede_greaves.2", None, "B2", "stay")
    assert bench.where(bench.hero) == "B2"


def test_the_seven_league_boots_go_as_far_as_one_sees() -> None:
    bench = Bench("nahias").with_item("seven_league_boots")
    bench.mob()
    bench.use("seven_league_boots", None, "B3")
    assert bench.where(bench.hero) == "B3"
    assert bench.hero.health == content().heroes["nahias"].health
    assert bench.asks[0].space.enumerate(9) == ["C1", "B2", "B3"]
    assert not bench.can("seven_league_boots")


@pytest.mark.rule("MD2-ABL-18")
def test_the_horn_of_heroes_gives_mana_to_somebody_else() -> None:
    bench = Bench("nahias", "ronen", "mathrin").with_item("horn_of_heroes")
    for other in bench.g.heroes:
        other.mana = 0
    bench.use("horn_of_heroes", None, 2)
    assert [other.mana for other in bench.g.heroes] == [0, 0, 3]
    assert bench.asks[0].space.enumerate(9) == [1, 2]


def test_the_horn_of_heroes_passes_over_whoever_has_enough() -> None:
    bench = Bench("nahias", "ronen").with_item("horn_of_heroes")
    assert not bench.can("horn_of_heroes")


@pytest.mark.rule("MD2-ITM-12")
def test_the_book_teaches_and_is_read_once() -> None:
    bench = Bench("nahias").with_item("book_of_deeds")
    bench.use("book_of_deeds")
    assert bench.hero.xp == 3
    assert bench.hero.potions == []
    assert bench.g.piles["rare"] == ("book_of_deeds",)


def test_the_foe_is_the_one_of_the_combat() -> None:
    """Others in the zone are neither pushed nor slain."""
    bench = Bench("ronen").with_item("bonecrusher")
    first, second = bench.mob(), bench.mob("satyrs")
    c = bench.fight("orange sword")
    c.enemy = second.number
    bench.use("bonecrusher", c)
    assert c.slain == 1
    assert (first.minions, second.minions) == (2, 2)


def test_swords_of_a_grudge_are_added() -> None:
    bench = Bench("nahias").with_item("grudge_blade")
    bench.mob()
    bench.hero.health -= 2
    c = bench.fight("yellow blank")
    c.swords = 1
    bench.use("grudge_blade", c)
    assert c.swords == 3


def test_whoever_wears_it_rolls_the_dice() -> None:
    bench = Bench("ronen", "nahias").with_item("starfall_staff")
    bench.mob()
    bench.hero.seat = 1
    c = bench.fight("yellow blank", kind="magic")
    roll = next(abilities.use(bench.g, bench.hero, "starfall_staff", c))
    assert roll.by == 1


@pytest.mark.rule("MD2-ABL-27")
def test_what_heals_oneself_heals_nobody_else() -> None:
    bench = Bench("nahias", "ronen").with_item("phoenix_feather")
    for hero in bench.g.heroes:
        hero.health = 1
    bench.use("phoenix_feather")
    assert bench.asked == []
    assert [hero.health for hero in bench.g.heroes] == [content().heroes["nahias"].health, 1]
    assert not bench.can("phoenix_feather")


@pytest.mark.rule("MD2-ABL-26")
def test_bandages_take_off_frost_first_and_then_fire() -> None:
    bench = Bench("nahias").with_item("bandages")
    bench.hero.fire, bench.hero.frost = 2, 1
    bench.hero.health = content().heroes["nahias"].health - 2
    bench.use("bandages", None, 0)
    assert (bench.hero.fire, bench.hero.frost) == (1, 0)


@pytest.mark.rule("MD2-RES-13", "MD2-RES-07")
def test_the_foe_of_the_combat_suffers_when_it_is_over_and_others_at_once() -> None:
    bench = Bench("nahias").with_item("wand_of_storms")
    foe, other = bench.mob(), bench.mob("satyrs")
    c = bench.fight("yellow blank", kind="magic")
    c.hurt = 1
    bench.use("wand_of_storms", c)
    assert (foe.hurt, c.hurt, other.hurt) == (0, 3, 2)


# -- cards that do the same, and more or less of it -------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "gained"), [(2, 2), (5, 5), (6, 5)])
def test_the_howling_cleaver_counts_more_wounds(wounds: int, gained: int) -> None:
    bench = Bench("nahias").with_item("howling_cleaver")
    bench.mob()
    bench.hero.level = 5
    bench.hero.health = max_health(bench.hero) - wounds
    c = bench.fight("orange blank")
    bench.use("howling_cleaver", c)
    assert swords(c) == gained


@pytest.mark.rule("MD2-SHD-02")
def test_the_amulet_of_the_set_brings_the_shadow_die() -> None:
    bench = Bench("nahias").with_item("shadow_slayer_amulet")
    bench.mob()
    c = bench.fight("yellow sword")
    bench.use("shadow_slayer_amulet", c, ("sword3",))
    assert (c.shadow, swords(c), bench.hero.mana) == (True, 4, 1)


def test_the_horn_of_heroes_counts_comrades_too() -> None:
    bench = Bench("nahias", "ronen", "mathrin", "irk").with_item("horn_of_heroes")
    bench.mob()
    c = bench.fight("yellow sword")
    bench.use("horn_of_heroes.2", c)
    assert c.swords == 3


def test_iron_hooves_push() -> None:
    bench = Bench("nahias").with_item("iron_hooves")
    enemy = bench.mob()
    bench.use("iron_hooves", bench.fight("yellow sword"), "C1")
    assert (bench.where(enemy), bench.hero.mana) == ("C1", 1)


def test_the_lichs_staff_dooms_a_minion() -> None:
    bench = Bench("ronen").with_item("lichs_staff")
    bench.mob(minions=2)
    c = bench.fight("orange sword", kind="magic")
    bench.use("lichs_staff", c)
    assert c.slain == 1


def test_the_chain_of_the_pit_changes_two_dice() -> None:
    bench = Bench("nahias").with_item("chain_of_the_pit")
    bench.mob()
    c = bench.fight("yellow blank", "yellow blank", "yellow sword")
    bench.use("chain_of_the_pit", c, ("sword3", "sword2"))
    assert faces(bench) == [("orange", "sword3"), ("orange", "sword2"), ("yellow", "sword")]
