"""The Cursed Sword: whoever wields it pays for it."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.rules import items, rounds
from undercroft.games.massivedarkness2.rules.missions.cursed_sword import SWORD, bearer, cursed

from ...positions import Table


def begun(*heroes: str, at: str = "") -> Table:
    """The first hero bears the sword."""
    table = Table("the_cursed_sword", *heroes, at=at)
    table.play(table.rules.heroes_armed(table.g))
    return table


def next_round(table: Table) -> None:
    table.g.round += 1
    table.play(rounds.begin_round(table.g))


@pytest.mark.rule("MD2-MIS-28")
def test_one_hero_gets_it_from_the_common_deck():
    table = Table("the_cursed_sword")
    before = table.g.decks["common"].count(SWORD)
    table.play(table.rules.heroes_armed(table.g), 1)
    assert bearer(table.g) is table.other
    assert table.g.decks["common"].count(SWORD) == before - 1
    assert not items.weapons(table.hero)


@pytest.mark.rule("MD2-MIS-29")
def test_it_wounds_its_bearer_more_in_every_round():
    table = begun("gheta", "ronen")
    health = []
    for _round in range(3):
        next_round(table)
        health.append(table.hero.health)
    assert health == [6, 4, 1]
    assert table.other.health == 6


@pytest.mark.rule("MD2-MIS-30")
def test_it_wounds_before_lifebringers_are_spent():
    table = begun("gheta", "ronen")
    table.g.lifebringers = 1
    table.hero.health = 1
    next_round(table)
    assert not table.hero.down
    assert (table.hero.health, table.g.lifebringers) == (3, 0)


@pytest.mark.rule("MD2-MIS-30")
def test_a_bearer_who_lies_down_suffers_nothing_more():
    table = begun("gheta", "ronen")
    table.g.lifebringers = 1
    table.hero.health, table.hero.down = 0, True
    next_round(table)
    assert table.hero.health == 3
    assert "md2-log-sword" not in table.log()


@pytest.mark.rule("MD2-MIS-31", "MD2-WIN-07")
def test_a_fourth_round_with_it_loses_the_mission():
    table = begun("gheta", "ronen")
    table.hero.corruption = 3
    next_round(table)
    assert (table.g.winner, table.g.lost_by) == ("darkness", "md2-lost-sword")


@pytest.mark.rule("MD2-MIS-32")
def test_handed_over_it_counts_anew():
    table = begun("gheta", "ronen")
    next_round(table)
    next_round(table)
    items.give(table.g, table.hero, SWORD, table.other.number)
    assert bearer(table.g) is table.other
    next_round(table)
    assert (table.hero.health, table.other.health) == (4, 5)
    items.give(table.g, table.other, SWORD, table.hero.number)
    next_round(table)
    assert (table.hero.health, table.other.health) == (3, 5)


@pytest.mark.rule("MD2-MIS-33")
def test_it_is_never_put_away():
    table = begun("gheta", "ronen")
    assert not any(swap.startswith("off:0:") for swap in items.swaps(table.g, [table.hero]))
    items.give(table.g, table.hero, SWORD, table.other.number)
    assert SWORD in table.other.slots.values()  # whoever takes it equips it at once
    assert SWORD not in table.other.bag


@pytest.mark.rule("MD2-MIS-33")
def test_a_weapon_that_is_found_does_not_push_it_out_of_the_hand():
    table = begun("gheta", "ronen")
    table.put(table.other, "B2")
    table.play(items.obtain(table.g, table.hero, "rusty_sword"))
    assert table.hero.bag == ["rusty_sword"]
    assert bearer(table.g) is table.hero


@pytest.mark.rule("MD2-MIS-34", "MD2-MIS-27")
def test_only_the_sword_destroys_crystals_and_the_last_one_wins():
    table = begun("gheta", "ronen")
    crystals = table.lying("crystal")
    assert len(crystals) == 5
    table.put(table.other, crystals[0])
    assert table.refusal("deed:destroy_crystal", table.other) == "MD2-MIS-34"
    for zone in crystals:
        assert not table.g.winner
        table.put(table.hero, zone).turn(table.hero).do("deed:destroy_crystal")
    assert table.g.winner == "heroes"
    assert [hero.xp for hero in table.g.heroes] == [25, 0]


@pytest.mark.rule("MD2-MIS-35")
@pytest.mark.parametrize(
    ("gone", "dice"),
    [(0, {}), (1, {"yellow": 1}), (2, {"yellow": 2}), (3, {"yellow": 2, "orange": 1}), (4, {"yellow": 2, "orange": 2})],
)
def test_every_crystal_makes_it_stronger(gone: int, dice: dict[str, int]):
    table = begun("gheta", "ronen")
    crystals = [token for token in table.g.tokens if token.what == "crystal"]
    table.g.tokens = [token for token in table.g.tokens if token not in crystals[:gone]]
    assert table.rules.attack_dice(table.g, table.hero, "melee") == dice
    assert table.rules.attack_dice(table.g, table.hero, "ranged") == {}
    assert table.rules.attack_dice(table.g, table.other, "melee") == {}


@pytest.mark.rule("MD2-MIS-36")
def test_alone_any_weapon_may_be_cursed_and_it_never_gets_worse():
    table = Table("the_cursed_sword", "nahias")
    table.play(table.rules.heroes_armed(table.g), "short_bow")
    assert cursed(table.g) == "short_bow"
    assert bearer(table.g) is table.hero
    table.hero.health = 5
    for _round in range(4):
        next_round(table)
    assert table.hero.health == 1
    assert not table.g.winner


@pytest.mark.rule("MD2-MIS-33")
def test_whoever_is_handed_it_wields_it_at_once_and_who_trades_sees_that_it_is_bound():
    table = begun("gheta", "ronen")
    table.do("trade", f"give:0:{SWORD}:1", "done")
    assert bearer(table.g) is table.other
    assert table.other.slots == {"left": SWORD, "right": SWORD}
    shown = {choice.value: choice.refused and choice.refused.rule for choice in table.asks[-1].space.choices()}  # type: ignore[attr-defined]
    assert (shown["off:1:left"], shown["off:1:right"]) == ("MD2-MIS-33", "MD2-MIS-33")
