"""Items: decks, slots, the inventory, consumables, sets (MD2-ITM)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, any_time, combat, items, setup, treasure
from undercroft.games.massivedarkness2.rules.pool import hero_dice
from undercroft.games.massivedarkness2.rules.targets import attack_types
from undercroft.games.massivedarkness2.state import ATTACKS, OFF, Combat, LastAttack

SET = {"legs": "shadow_slayer_boots", "head": "shadow_slayer_hood", "misc": "shadow_slayer_amulet"}
COAT = {"torso": "shadow_slayer_coat"}


def table(*heroes: str, at: str = "B1") -> Table:
    """Gheta and Ronen together."""
    return Table("training", *(heroes or ("gheta", "ronen")), at=at)


def alone(*heroes: str) -> Table:
    made = table(*heroes)
    return made.put(made.other, "F3")


def only(made: Table, deck: str, *cards: str) -> Table:
    """A deck with nothing else in it."""
    made.g.decks[deck] = cards
    return made


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ITM-01", "MD2-SET-09")
def test_six_decks_are_told_apart_by_their_backs_and_starting_items_are_in_none() -> None:
    made = table()
    cards = content().items
    for deck in ("common", "rare", "epic"):
        assert {cards[card].rarity for card in made.g.decks[deck]} == {deck}
        assert not set(made.g.decks[deck]) & set(content().mob_items)
    for range_ in ("1-2", "3-4", "5"):
        deck = made.g.decks[f"item_{range_}"]
        assert {content().mob_items[card].range for card in deck} == {range_}
        assert len(deck) == 20
    assert sum(len(made.g.decks[deck]) for deck in ("common", "rare", "epic")) == 160 - 26


@pytest.mark.rule("MD2-ITM-03")
@pytest.mark.parametrize(
    ("item", "worth"),
    [
        ("hand_axe", "common"),
        ("rusty_sword", "common"),
        ("health_vial", "common"),
        ("great_health_potion", "common"),
        ("shadow_slayer_boots", "common"),
        ("shadow_slayer_hood", "rare"),
        ("shadow_slayer_coat", "epic"),
    ],
)
def test_what_an_item_counts_as(item: str, worth: str) -> None:
    assert items.card(item).worth == worth


@pytest.mark.rule("MD2-ITM-22")
def test_starting_items_that_nobody_took_are_gone() -> None:
    made = Table.fresh(players=2)
    made.play(setup.set_up(made.g))
    starting = {card.id for card in content().items.values() if card.rarity == "starting"}
    assert not any(starting & set(cards) for cards in (*made.g.decks.values(), *made.g.piles.values()))


@pytest.mark.rule("MD2-ITM-22", "MD2-ITM-23")
def test_a_starting_item_that_is_discarded_is_gone() -> None:
    made = alone()
    made.hero.slots = {"left": "rusty_sword"}
    items.lose(made.g, made.hero, "rusty_sword")
    assert made.hero.slots == {}
    assert not any(made.g.piles.values())


@pytest.mark.rule("MD2-ITM-23")
@pytest.mark.parametrize(
    ("item", "pile"), [("hand_axe", "common"), ("shadow_slayer_coat", "epic"), ("rib_club", "item_1-2")]
)
def test_discards_lie_beside_the_deck_that_their_backs_name(item: str, pile: str) -> None:
    made = alone()
    made.hero.bag = [item]
    items.lose(made.g, made.hero, item)
    assert {deck: cards for deck, cards in made.g.piles.items() if cards} == {pile: (item,)}


@pytest.mark.rule("MD2-ITM-23")
def test_discards_make_a_new_deck() -> None:
    made = only(alone(), "common")
    made.g.piles["common"] = ("hand_axe",)
    made.play(treasure.gain_item(made.g, made.hero, "common"), "keep")
    assert made.hero.bag == ["hand_axe"]
    assert made.g.piles["common"] == ()


@pytest.mark.rule("MD2-ITM-23")
def test_without_discards_there_is_no_card() -> None:
    made = only(alone(), "common")
    made.play(treasure.gain_item(made.g, made.hero, "common"))
    assert (made.hero.bag, made.hero.slots) == ([], {})


# -- slots and the inventory ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ITM-02")
@pytest.mark.parametrize(
    ("item", "slots"),
    [
        ("leather_cap", ["head"]),
        ("padded_jerkin", ["torso"]),
        ("sturdy_boots", ["legs"]),
        ("silver_ring", ["misc"]),
        ("dagger", ["left", "right"]),
        ("short_bow", ["left"]),
        ("health_vial", []),
    ],
)
def test_an_item_goes_into_the_slot_it_shows(item: str, slots: list[str]) -> None:
    assert items.places(table().hero, item) == slots


@pytest.mark.rule("MD2-ITM-04")
def test_dice_of_items_are_added_to_the_pool() -> None:
    made = alone()
    made.hero.slots = {"left": "hand_axe", "torso": "padded_jerkin", "head": "leather_cap"}
    enemy = made.enemy("gargoyles")
    made.play(combat.attack(made.g, made.hero, enemy, "melee"))
    assert made.g.last_attack.dice[0][0] == "orange"  # type: ignore[union-attr]
    made.play(combat.enemy_attack(made.g, enemy, made.hero, "melee"))
    last = made.g.last_attack
    assert isinstance(last, LastAttack)
    assert [colour for colour, _face in last.dice] == ["blue", "blue", "black"]


@pytest.mark.rule("MD2-ITM-04")
def test_swords_and_shields_printed_on_items_count() -> None:
    made = alone()
    made.hero.slots = {"left": "soldiers_sword"}
    enemy = made.enemy("gargoyles")
    made.play(combat.attack(made.g, made.hero, enemy, "melee"))
    assert enemy.hurt == 1
    made.hero.slots = {"left": "quarterstaff", "right": "quarterstaff"}
    made.play(combat.enemy_attack(made.g, made.enemy("ghoul"), made.hero, "melee"), ("sword2", "blank"))
    assert made.hero.health == 6


@pytest.mark.rule("MD2-ITM-05")
def test_the_inventory_has_no_limit() -> None:
    made = alone()
    made.hero.bag = ["hand_axe"] * 50
    made.play(items.obtain(made.g, made.hero, "leather_cap"), "keep")
    assert len(made.hero.bag) == 51
    assert items.blue_dice(made.hero) == 0


@pytest.mark.rule("MD2-ITM-06")
@pytest.mark.parametrize("phase", ["heroes", "enemies"])
def test_an_item_may_be_taken_off_at_any_moment_for_free(phase: str) -> None:
    made = alone()
    made.g.phase = phase  # type: ignore[assignment]
    made.other.slots = {"head": "leather_cap"}
    assert made.g.turn is not None
    assert "off:head" in any_time.offers(made.g, made.other)
    any_time.do(made.g, made.other.seat, "off:head")
    assert made.other.slots == {}
    assert made.other.bag == ["leather_cap"]
    assert made.g.turn.actions == 3


@pytest.mark.rule("MD2-ITM-07", "MD2-HPH-08")
def test_an_item_of_the_inventory_is_equipped_by_trade_and_equip_only() -> None:
    made = alone()
    made.hero.bag = ["leather_cap"]
    assert not [what for what in made.options() if "leather_cap" in what]
    assert not [what for what in any_time.offers(made.g, made.hero) if "leather_cap" in what]
    assert made.g.turn is not None
    made.do("trade", "wear:0:leather_cap:head", "done")
    assert made.hero.slots == {"head": "leather_cap"}
    assert made.hero.bag == []
    assert made.g.turn.actions == 2


@pytest.mark.rule("MD2-ITM-07", "MD2-ITM-08", "MD2-INT-04")
def test_a_new_item_may_be_equipped_at_once_and_what_was_there_is_kept() -> None:
    made = alone()
    made.hero.slots = {"misc": "copper_ring"}
    made.play(items.obtain(made.g, made.hero, "silver_ring"), "wear:misc")
    assert made.hero.slots == {"misc": "silver_ring"}
    assert made.hero.bag == ["copper_ring"]


@pytest.mark.rule("MD2-INT-04")
def test_a_new_item_that_is_not_equipped_goes_to_the_inventory() -> None:
    made = alone()
    made.play(items.obtain(made.g, made.hero, "silver_ring"), "keep")
    assert made.hero.slots == {}
    assert made.hero.bag == ["silver_ring"]


# -- consumables ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ITM-09")
def test_consumables_lie_beside_the_dashboard() -> None:
    made = alone()
    made.play(items.obtain(made.g, made.hero, "health_potion"))
    assert (made.hero.potions, made.hero.slots, made.hero.bag) == (["health_potion"], {}, [])
    made.hero.health = 1
    assert "use:health_potion" in made.options()


@pytest.mark.rule("MD2-ITM-10", "MD2-ITM-12")
def test_a_consumable_is_used_before_or_after_an_action_and_costs_none() -> None:
    made = alone()
    made.hero.potions, made.hero.health = ["health_potion", "mana_potion"], 2
    made.hero.mana = 0
    made.do("use:health_potion")
    made.do("rest")
    made.do("use:mana_potion")
    assert made.g.turn is not None
    assert made.g.turn.actions == 2
    assert (made.hero.health, made.hero.mana, made.hero.potions) == (7, 2, [])
    assert made.g.piles["common"] == ("health_potion", "mana_potion")


@pytest.mark.rule("MD2-ITM-10", "MD2-ITM-12")
def test_a_consumable_is_used_in_the_enemy_phase() -> None:
    made = alone()
    made.g.phase, made.g.turn = "enemies", None
    made.hero.potions, made.hero.health = ["health_potion", "health_potion"], 2
    assert any_time.offers(made.g, made.hero) == ["drink:health_potion"]
    any_time.do(made.g, made.hero.seat, "drink:health_potion")
    assert (made.hero.health, made.hero.potions) == (6, ["health_potion"])
    assert made.g.piles["common"] == ("health_potion",)


@pytest.mark.rule("MD2-ITM-11", "MD2-ITM-12")
def test_dice_out_of_a_bottle_are_for_combats_only() -> None:
    made = alone()
    made.hero.potions, made.hero.slots = ["potion_of_might"], {"left": "rusty_sword"}
    enemy = made.enemy("gargoyles")
    assert not [what for what in made.options() if "potion_of_might" in what]
    assert not [what for what in any_time.offers(made.g, made.hero) if "potion_of_might" in what]
    made.play(combat.attack(made.g, made.hero, enemy, "melee"), "use:potion_of_might")
    last = made.g.last_attack
    assert isinstance(last, LastAttack)
    assert [colour for colour, _face in last.dice][:2] == ["yellow", "orange"]
    assert made.hero.potions == []
    assert made.g.piles["common"] == ("potion_of_might",)


# -- the set ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ITM-12", "MD2-ABL-03")
def test_two_bottles_of_the_same_are_two_cards():
    table = passage("gheta", "ronen")
    table.wear(table.hero, "rusty_sword")
    table.hero.potions = ["potion_of_might", "potion_of_might"]
    foe = table.enemy("demons")
    table.attack(foe, "use:potion_of_might", "use:potion_of_might")
    assert table.hero.potions == []
    table.hero.potions = ["potion_of_might"]
    table.attack(foe, "use:potion_of_might", "finish")
    assert table.hero.potions == []


@pytest.mark.rule("MD2-ITM-13")
def test_a_piece_of_the_set_is_an_item_like_any_other() -> None:
    made = alone()
    pieces = [card for card in content().items.values() if card.set]
    assert len(pieces) == 6 + len([piece for piece in pieces if piece.trade is None])
    assert all("shadow_slayer" in piece.id for piece in pieces)
    assert items.places(made.hero, "shadow_slayer_hood") == ["head"]
    items.equip(made.g, made.hero, "shadow_slayer_hood", "head")
    assert items.blue_dice(made.hero) == items.card("shadow_slayer_hood").blue
    assert set(abilities.keys_of("shadow_slayer_hood")) <= set(abilities.held(made.g, made.hero))


def powers(made: Table) -> list[str]:
    return [key for key in abilities.held(made.g, made.hero) if key.startswith("slayer")]


@pytest.mark.rule("MD2-ITM-14", "MD2-ITM-15", "MD2-ITM-16")
def test_two_pieces_for_the_lesser_power_four_for_the_greater() -> None:
    made = alone()
    found = []
    for slot, piece in (SET | COAT).items():
        items.equip(made.g, made.hero, piece, slot)
        found.append(powers(made))
    lesser, both = ["slayer_berserker.lesser"], ["slayer_berserker.lesser", "slayer_berserker.greater"]
    assert found == [[], lesser, lesser, both]
    items.take_off(made.hero, "legs")
    assert powers(made) == lesser
    items.take_off(made.hero, "head")
    items.take_off(made.hero, "torso")
    assert powers(made) == []


@pytest.mark.rule("MD2-ITM-14", "MD2-ITM-15")
def test_pieces_in_the_inventory_do_not_count() -> None:
    made = alone()
    made.hero.slots = dict(list(SET.items())[:1])
    made.hero.bag = [*SET.values(), *COAT.values()]
    assert powers(made) == []


@pytest.mark.rule("MD2-ITM-14", "MD2-ITM-17")
@pytest.mark.parametrize("hero", ["gheta", "ronen", "irk", "feydra", "mathrin", "nahias"])
def test_the_power_is_that_of_the_own_class(hero: str) -> None:
    made = alone(hero, "irk" if hero != "irk" else "ronen")
    made.hero.slots = dict(SET)
    assert powers(made) == [f"slayer_{content().heroes[hero].trade}.lesser"]


@pytest.mark.rule("MD2-ITM-17")
def test_a_piece_for_a_class_is_worn_by_nobody_else() -> None:
    made = table()
    made.hero.bag = ["shadow_slayer_mace", "shadow_slayer_axe"]  # the paladin's, the berserker's
    offered = items.swaps(made.g, made.g.heroes)
    assert not [what for what in offered if what.startswith("wear:0:shadow_slayer_mace")]
    assert "wear:0:shadow_slayer_axe:left" in offered
    refused = items.why_no_wear(made.hero, "shadow_slayer_mace")
    assert refused is not None
    assert refused.rule == "MD2-ITM-17"
    made.do("trade", "give:0:shadow_slayer_mace:1", "wear:1:shadow_slayer_mace:right", "done")
    assert made.other.slots == {"right": "shadow_slayer_mace"}


@pytest.mark.rule("MD2-ITM-18")
def test_a_piece_for_a_class_that_nobody_plays_is_discarded_and_drawn_again() -> None:
    made = only(alone(), "rare", "shadow_slayer_wand", "shadow_slayer_bow", "tower_shield", "shadow_slayer_mace")
    drawn = [("shadow_slayer_bow",), ("shadow_slayer_wand",), ("shadow_slayer_mace",)]
    made.play(treasure.gain_item(made.g, made.hero, "rare"), *drawn)
    assert made.hero.bag == ["shadow_slayer_mace"]  # Ronen is a paladin
    assert sorted(made.g.piles["rare"]) == ["shadow_slayer_bow", "shadow_slayer_wand"]
    assert made.g.decks["rare"] == ("tower_shield",)


@pytest.mark.rule("MD2-ITM-18", "MD2-ITM-23")
def test_if_there_is_nothing_else_no_card_is_gained() -> None:
    made = only(alone(), "rare", "shadow_slayer_wand")
    made.g.piles["rare"] = ("shadow_slayer_bow",)
    made.play(treasure.gain_item(made.g, made.hero, "rare"))
    assert (made.hero.bag, made.hero.slots) == ([], {})
    assert sorted(made.g.decks["rare"] + made.g.piles["rare"]) == ["shadow_slayer_bow", "shadow_slayer_wand"]


# -- weapons and what is handed over ----------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ITM-19")
def test_every_weapon_has_an_attack_type_and_dice_for_it() -> None:
    weapons = [card for card in content().items.values() if card.weapon]
    assert {kind for weapon in weapons for kind in weapon.attacks} == set(ATTACKS)
    for weapon in weapons:
        assert all(dice.yellow + dice.orange for dice in weapon.attacks.values())
    assert any(len(weapon.attacks) > 1 for weapon in weapons)


@pytest.mark.rule("MD2-ITM-19")
def test_a_weapon_of_two_types_has_dice_for_each() -> None:
    made = alone()
    made.hero.slots = {"left": "oak_longstaff", "right": "oak_longstaff"}
    assert attack_types(made.hero) == ["melee", "magic"]
    enemy = made.enemy()
    dice = [
        hero_dice(made.g, made.hero, Combat(hero=0, enemy=enemy.number, by_hero=True, kind=kind))
        for kind in ("melee", "magic")
    ]
    assert dice == [{"yellow": 1}, {"orange": 1}]


@pytest.mark.rule("MD2-ITM-20")
def test_a_mob_item_is_an_ordinary_item_for_who_takes_it() -> None:
    made = alone()
    item = next(card for card in content().mob_items.values() if card.range == "1-2" and card.slot == "hand")
    enemy = made.enemy("gargoyles")
    enemy.item = item.id
    made.play(treasure.reward(made.g, made.hero, enemy), "wear:left")
    assert made.hero.slots == {"left": item.id}
    assert enemy.item == ""
    assert [weapon.attacks for weapon in items.weapons(made.hero)] == ([item.attacks] if item.attacks else [])


@pytest.mark.rule("MD2-ITM-21")
def test_what_is_picked_up_may_be_handed_on_and_equipped_by_who_gets_it() -> None:
    made = table()
    made.other.bag = ["copper_ring"]
    made.play(items.obtain(made.g, made.hero, "leather_cap"), "give:1", "wear:head")
    assert made.other.slots == {"head": "leather_cap"}
    assert (made.hero.bag, made.hero.slots) == ([], {})
    assert set(made.asks[-1].space.enumerate(9)) == {"keep", "wear:head"}  # and nothing else may be equipped


@pytest.mark.rule("MD2-ITM-21")
def test_a_potion_may_be_handed_on() -> None:
    made = table()
    made.play(items.obtain(made.g, made.hero, "health_potion"), "give:1")
    assert (made.hero.potions, made.other.potions) == ([], ["health_potion"])


@pytest.mark.rule("MD2-ITM-21")
def test_nothing_is_handed_to_another_zone_or_to_who_is_knocked_out() -> None:
    made = alone()
    made.play(items.obtain(made.g, made.hero, "leather_cap"), "keep")
    assert set(made.asks[-1].space.enumerate(9)) == {"keep", "wear:head"}
    made.put(made.other, "B1")
    made.other.down = True
    made.play(items.obtain(made.g, made.hero, "bandana"), "keep")
    assert set(made.asks[-1].space.enumerate(9)) == {"keep", "wear:head"}


@pytest.mark.rule("MD2-ITM-21", "MD2-ITM-08")
def test_whoever_is_handed_an_item_may_put_it_on_over_another() -> None:
    made = table()
    made.other.slots = {"head": "bandana"}
    made.play(items.obtain(made.g, made.hero, "leather_cap"), "give:1", "wear:head")
    assert (made.other.slots, made.other.bag) == ({"head": "leather_cap"}, ["bandana"])


@pytest.mark.rule("MD2-ITM-21", "MD2-ITM-17")
def test_whoever_cannot_wear_what_is_handed_over_is_not_asked() -> None:
    made = table()
    made.play(items.obtain(made.g, made.hero, "shadow_slayer_axe"), "give:1")
    assert made.other.bag == ["shadow_slayer_axe"]
    assert made.asked.count("md2-ask-item") == 1


@pytest.mark.rule("MD2-ITM-07")
def test_most_would_put_on_what_takes_the_place_of_nothing() -> None:
    made = alone()
    for slots, default in (
        ({}, "wear:left"),
        ({"left": "dagger"}, "wear:right"),
        ({"left": "dagger", "right": "dagger"}, "keep"),
    ):
        made.hero.slots = dict(slots)
        made.play(items.obtain(made.g, made.hero, "hand_axe"))
        assert made.asks[-1].default == default


@pytest.mark.rule("MD2-ITM-17")
def test_who_trades_sees_why_an_item_cannot_be_worn() -> None:
    made = table()
    made.other.bag, made.hero.bag = ["shadow_slayer_axe", "leather_cap"], ["shadow_slayer_axe"]
    made.do("trade", "done")
    shown = {choice.value: choice.refused and choice.refused.rule for choice in made.asks[-1].space.choices()}  # type: ignore[attr-defined]
    assert {what: why for what, why in shown.items() if why} == {"wear:1:shadow_slayer_axe:left": "MD2-ITM-17"}


@pytest.mark.rule("MD2-ITM-06", "MD2-KO-02")
def test_only_who_is_in_the_dungeon_and_stands_may_do_something_at_any_moment() -> None:
    made = alone()
    made.hero.slots = {"head": "leather_cap"}
    offered = any_time.standing(made.g, 0)
    assert offered is not None
    made.look_at(offered)
    assert offered.seats == (0,)
    assert offered.space.enumerate(9) == ["off:head"]
    made.hero.down = True
    assert any_time.standing(made.g, 0) is None
    made.hero.down, made.hero.at = False, OFF
    assert any_time.standing(made.g, 0) is None
    made.put(made.hero, "B1").g.round = 0
    assert any_time.standing(made.g, 0) is None
