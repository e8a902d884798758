"""The decks of items, mob items, powers of the set and doors: how many there are, and what they are worth."""

from __future__ import annotations

from collections import Counter
from itertools import product
from statistics import mean
from typing import Literal, get_args

import msgspec
import pytest

from undercroft.games.massivedarkness2.box.components import Class, Dice, Item
from undercroft.games.massivedarkness2.state import ATTACKS, RANGES, RARITIES

from .decks import DOORS, ITEMS, MOB_ITEMS, SET_POWERS

CLASSES = get_args(Class)
WORN = ("head", "torso", "legs", "misc", "hand", "two_hands")
START = ["worn_leather_armour", "health_vial", "mana_vial"]
WEAPONS = [
    "rusty_sword",
    "blunt_axe",
    "short_bow",
    "wooden_staff",
    "dagger",
    "ash_wand",
    "tribal_spear",
    "magic_ocarina",
]
GROWING = list(zip(RANGES, RARITIES, [(1, 2), (2, 3), (3, 4)], strict=True))
"""Mobs of a range of levels, what their items are worth, and how many dice they roll."""
OF = {item.id: item for item in ITEMS}


def swords(dice: Dice) -> float:
    """What they bring on average."""
    return dice.yellow + 1.5 * dice.orange


def strongest(item: Item) -> float:
    return max(swords(dice) for dice in item.attacks.values())


def count(dice: Dice) -> int:
    return dice.yellow + dice.orange


def test_the_decks_are_complete() -> None:
    assert sum(item.copies for item in ITEMS) == 160
    assert Counter(item.range for item in MOB_ITEMS) == dict.fromkeys(RANGES, 20)
    assert all(item.copies == 1 for item in MOB_ITEMS)
    assert sum(card.copies for card in DOORS) == 30
    assert sorted(power.trade for power in SET_POWERS) == sorted(CLASSES)


@pytest.mark.rule("MD2-SET-05", "MD2-SET-06", "MD2-SET-07")
def test_everybody_can_have_an_armour_a_weapon_and_a_vial() -> None:
    assert {item.id: item.copies for item in ITEMS if item.rarity == "starting"} == {
        **dict.fromkeys(START, 6),
        **dict.fromkeys(WEAPONS, 1),
    }
    assert all(OF[weapon].weapon for weapon in WEAPONS)
    assert {kind for weapon in WEAPONS for kind in OF[weapon].attacks} == set(ATTACKS)
    assert [item.id for item in ITEMS if item.many] == ["worn_leather_armour"]


def test_published_cards_are_as_published() -> None:
    sword, ring, armour = OF["big_freakin_greatsword"], OF["silver_ring"], OF["worn_leather_armour"]
    assert (sword.rarity, sword.copies, sword.attacks) == ("common", 1, {"melee": Dice(yellow=1, orange=1)})
    assert (ring.rarity, ring.abilities[0].when, ring.abilities[0].effect.heal) == ("common", "action", 3)
    assert (armour.slot, armour.blue) == ("torso", 1)
    assert {card.id: card.values for card in DOORS if card.origin == "published"} == {
        "trapped_vault": {"wounds": 2, "treasure": 1}
    }


@pytest.mark.rule("MD2-ITM-03")
def test_consumables_count_as_common() -> None:
    consumables = [item for item in ITEMS if item.consumable]
    assert {item.rarity for item in consumables} == {"starting", "common", "rare"}
    assert {item.worth for item in consumables} == {"common"}
    assert all(item.abilities and not item.attacks and not item.blue for item in consumables)


@pytest.mark.rule("MD2-ITM-11")
def test_consumables_that_add_dice_are_for_combats() -> None:
    adding = [
        ability for item in ITEMS if item.consumable for ability in item.abilities if ability.effect.dice != Dice()
    ]
    assert {ability.when for ability in adding} == {"attack", "defence"}


@pytest.mark.parametrize(("rarity", "slot"), list(product(RARITIES, WORN)))
def test_every_slot_is_filled_in_every_rarity(rarity: str, slot: str) -> None:
    assert [item for item in ITEMS if (item.rarity, item.slot) == (rarity, slot)]


@pytest.mark.parametrize(("rarity", "attack"), list(product(RARITIES, ATTACKS)))
def test_every_attack_type_has_weapons_for_one_hand_and_for_two(rarity: str, attack: Literal["melee"]) -> None:
    slots = {item.slot for item in ITEMS if item.rarity == rarity and attack in item.attacks}
    assert slots == {"hand", "two_hands"}


@pytest.mark.rule("MD2-ITM-15", "MD2-ITM-17")
@pytest.mark.parametrize("trade", CLASSES)
def test_every_class_can_wear_four_pieces_of_the_set_at_once(trade: str) -> None:
    """With its own piece among them."""
    pieces = [item for item in ITEMS if item.set]
    (own,) = [item for item in pieces if item.trade == trade]
    shared = {item.slot for item in pieces if item.trade is None}
    taken = {"hand", "two_hands"} if own.slot == "two_hands" else {own.slot}
    assert len(shared - taken) >= 3
    assert {"head", "torso", "legs", "misc", "hand"} <= shared


def test_only_pieces_of_the_set_are_for_a_class() -> None:
    assert all(item.set for item in (*ITEMS, *MOB_ITEMS) if item.trade)
    assert not any(item.set for item in MOB_ITEMS)


def test_no_two_cards_are_alike() -> None:
    """What differs only in its name, its rarity or what a mob does with it is the same to a hero."""
    told = ("slot", "attacks", "blue", "swords", "shields", "abilities", "set", "trade", "many")
    for deck in (ITEMS, MOB_ITEMS):
        seen: dict[bytes, str] = {}
        for item in deck:
            face = msgspec.json.encode([getattr(item, field) for field in told])
            assert face not in seen, f"{item.id} is like {seen.get(face)}"
            seen[face] = item.id
    doors = [msgspec.json.encode([card.special, card.values]) for card in DOORS]
    assert len(set(doors)) == len(doors)
    assert not set(OF) & {item.id for item in MOB_ITEMS}


@pytest.mark.parametrize("slot", ["hand", "two_hands"])
def test_weapons_rise_with_rarity(slot: str) -> None:
    rarities = ("starting", *RARITIES)
    held = {rarity: [i for i in ITEMS if i.weapon and (i.rarity, i.slot) == (rarity, slot)] for rarity in rarities}
    on_average = [mean(strongest(item) for item in held[rarity]) for rarity in rarities]
    assert on_average == sorted(on_average)
    assert len(set(on_average)) == len(rarities)


def test_armour_rises_with_rarity() -> None:
    on_average = [mean(i.blue for i in ITEMS if i.rarity == rarity and i.blue) for rarity in RARITIES]
    assert on_average == sorted(set(on_average))
    assert max(i.blue for i in ITEMS if i.rarity == "common") == 1
    assert min(i.blue for i in ITEMS if i.rarity == "epic" and i.slot in ("head", "torso", "legs")) == 2


@pytest.mark.rule("MD2-POL-06")
def test_no_card_has_more_dice_than_there_are() -> None:
    for item in (*ITEMS, *MOB_ITEMS):
        for dice in item.attacks.values():
            assert max(dice.yellow, dice.orange) <= 3
    assert max(item.blue for item in (*ITEMS, *MOB_ITEMS)) <= 5


@pytest.mark.rule("MD2-ITM-20")
@pytest.mark.parametrize(("deck", "rarity", "dice"), GROWING)
def test_mob_items_grow_with_the_dungeon(deck: str, rarity: str, dice: tuple[int, int]) -> None:
    items = [item for item in MOB_ITEMS if item.range == deck]
    assert {item.rarity for item in items} == {rarity}
    assert {count(pool) for item in items for pool in item.mob.values()} == set(dice)
    kinds = Counter(kind for item in items for kind in item.mob)
    assert kinds["melee"] >= 10
    assert kinds["ranged"] >= 4
    assert kinds["magic"] >= 4
    assert [item for item in items if len(item.mob) == 2]


def test_an_item_of_a_mob_is_worth_its_rarity() -> None:
    """What heroes take from mobs is no better and no worse than what they find."""
    for slot, rarity in product(("hand", "two_hands"), RARITIES):
        found = [strongest(i) for i in ITEMS if i.weapon and (i.rarity, i.slot) == (rarity, slot)]
        taken = [strongest(i) for i in MOB_ITEMS if i.weapon and (i.rarity, i.slot) == (rarity, slot)]
        assert mean(taken) == pytest.approx(mean(found), abs=0.5)
