"""Every item card, one after the other: its dice, its swords and shields, and the abilities that are data alone."""

from __future__ import annotations

import pytest

from massivedarkness2.cards.skills import Trial, does_what_it_says, has_its_moment, must_be_paid
from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.components import Dice
from undercroft.games.massivedarkness2.box.content import content, keys
from undercroft.games.massivedarkness2.rules import abilities, combat
from undercroft.games.massivedarkness2.rules.dice import counts
from undercroft.games.massivedarkness2.state import AttackType

ITEMS = content().items
WEAPONS = [(item.id, kind) for item in ITEMS.values() for kind in item.attacks]
ARMOUR = [(item.id, item.blue, item.shields) for item in ITEMS.values() if item.blue or item.shields]
OF_MOBS = [(item.id, kind) for item in content().mob_items.values() for kind in item.mob]
ABILITIES = [
    key for item in ITEMS.values() for key in keys(item.id, len(item.abilities)) if not content().abilities[key].special
]
POWERS = [f"{power.id}.{strength}" for power in content().set_powers.values() for strength in ("lesser", "greater")]
PIECES = ("shadow_slayer_hood", "shadow_slayer_coat", "shadow_slayer_boots")
"""Pieces of the set that everybody may wear and that no other piece takes the slot of."""


class ItemTrial(Trial):
    """A hero who wears an item, or has the potion at hand."""

    @property
    def trade(self) -> str | None:
        return ITEMS[abilities.card_of(self.key)].trade

    def give(self) -> None:
        item = abilities.card_of(self.key)
        if ITEMS[item].consumable:
            self.hero.potions = [item]
        else:
            self.table.wear(self.hero, item)


class PowerTrial(Trial):
    """A hero who wears enough of the set."""

    @property
    def trade(self) -> str | None:
        card = abilities.card_of(self.key)
        return next(power.trade for power in content().set_powers.values() if power.id == card)

    def give(self) -> None:
        """Four pieces with that of the own class, two without (MD2-ITM-14, MD2-ITM-15)."""
        own = next(item.id for item in ITEMS.values() if item.set and item.trade == self.trade)
        self.table.wear(self.hero, *(PIECES[:2] if self.key.endswith("lesser") else (*PIECES, own)))


def fight(item: str, kind: AttackType, *, by_hero: bool) -> Table:
    """Somebody who may wear it wears nothing else, and stands in the light beside a leader."""
    card = ITEMS[item]
    who = next((hero.id for hero in content().heroes.values() if hero.trade == card.trade), "nahias")
    table = Table("training", who, "irk" if who != "irk" else "gheta", at="B1")
    table.put(table.other, "F3").wear(table.hero, item)
    foe = table.enemy()
    flow = (
        combat.attack(table.g, table.hero, foe, kind)
        if by_hero
        else combat.enemy_attack(table.g, foe, table.hero, kind)
    )
    table.play(flow)
    return table


def told(dice: Dice) -> dict[str, int]:
    """What a card shows, which is not nothing."""
    found = counts(dice)
    assert found
    return found


@pytest.mark.rule("MD2-ITM-19", "MD2-POL-01")
@pytest.mark.parametrize(("item", "kind"), WEAPONS)
def test_a_weapon_rolls_its_dice(item: str, kind: AttackType) -> None:
    table = fight(item, kind, by_hero=True)
    assert {colour: n for colour, n in table.rolled().items() if colour not in ("blue", "black")} == told(
        ITEMS[item].attacks[kind]
    )
    assert table.last.swords == ITEMS[item].swords


@pytest.mark.rule("MD2-ITM-04")
@pytest.mark.parametrize(("item", "blue", "shields"), ARMOUR)
def test_armour_rolls_its_dice_and_has_its_shields(item: str, blue: int, shields: int) -> None:
    table = fight(item, "melee", by_hero=False)
    assert table.rolled() == {"black": 1} | ({"blue": blue} if blue else {})
    assert table.last.shields == shields


@pytest.mark.rule("MD2-ITM-20", "MD2-EPH-06")
@pytest.mark.parametrize(("item", "kind"), OF_MOBS)
def test_a_mob_rolls_the_dice_of_its_item(item: str, kind: AttackType) -> None:
    table = Table("training", "nahias", "irk", at="B1")
    mob = table.enemy()
    mob.item = item
    table.play(combat.enemy_attack(table.g, mob, table.hero, kind))
    assert table.rolled() == told(content().mob_items[item].mob[kind])


@pytest.mark.parametrize("key", ABILITIES)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key, ItemTrial)


@pytest.mark.parametrize("key", ABILITIES)
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key, ItemTrial)


@pytest.mark.parametrize("key", ABILITIES)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key, ItemTrial)


@pytest.mark.rule("MD2-ITM-14", "MD2-ITM-15")
@pytest.mark.parametrize("key", POWERS)
def test_a_power_of_the_set_does_what_it_says(key: str) -> None:
    does_what_it_says(key, PowerTrial)
    must_be_paid(key, PowerTrial)
    has_its_moment(key, PowerTrial)


@pytest.mark.rule("MD2-SET-07")
@pytest.mark.parametrize(("heroes", "scratches"), [(4, 1), (5, 0)])
def test_the_worn_armour_bears_scratches_where_many_play(heroes: int, scratches: int) -> None:
    made = Table("training", *list(content().heroes)[:heroes], at="B1")
    made.wear(made.hero, "worn_leather_armour")
    foe = made.enemy(minions=1)
    made.play(
        combat.enemy_attack(made.g, foe, made.hero, "melee"),
        ("blank", "scratch", "blank"),
        *(["use:worn_leather_armour.many"] if heroes == 5 else []),
    )
    assert made.last.scratches == scratches
