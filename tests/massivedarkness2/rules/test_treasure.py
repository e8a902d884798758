"""Treasure: tokens, the bag and what they bring (MD2-BAG)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import darkness, doors, levels, setup, spawning, treasure
from undercroft.games.massivedarkness2.state import RARITIES


def table() -> Table:
    made = Table("training", "gheta", "ronen", at="B1")
    return made.put(made.other, "F3")


def begun(players: int) -> Table:
    made = Table.fresh(players=players)
    made.play(setup.set_up(made.g))
    return made


@pytest.mark.rule("MD2-BAG-01")
def test_three_kinds_of_tokens_for_three_decks() -> None:
    tokens = content().box.tokens.treasure
    assert tuple(tokens) == RARITIES
    assert sum(tokens.values()) == 54
    assert set(RARITIES) <= set(table().g.decks)


@pytest.mark.rule("MD2-BAG-02", "MD2-BAG-03")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_all_common_tokens_and_five_rare_ones_are_in_the_bag(players: int) -> None:
    made = begun(players)
    box = content().box.tokens.treasure
    assert made.g.bag == {"common": box["common"], "rare": 5, "epic": 0}
    assert [hero.reserve for hero in made.g.heroes] == [{"rare": 1, "epic": 3}] * players
    assert made.g.supply["rare"] == box["rare"] - 5 - players
    assert made.g.supply["epic"] == box["epic"] - 3 * players


@pytest.mark.rule("MD2-BAG-03", "MD2-BAG-07")
def test_reserved_tokens_enter_the_bag_when_their_hero_levels_up() -> None:
    made = begun(2)
    hero, other = made.g.heroes
    before = dict(made.g.bag), dict(made.g.supply)
    hero.xp = 5 + 10
    made.play(levels.level_up_phase(made.g))
    assert hero.level == 3
    assert (hero.reserve, other.reserve) == ({"rare": 0, "epic": 2}, {"rare": 1, "epic": 3})
    bag, supply = before
    assert made.g.bag == {"common": bag["common"], "rare": bag["rare"] + 1, "epic": bag["epic"] + 1}
    assert made.g.supply == supply


@pytest.mark.rule("MD2-BAG-07")
@pytest.mark.parametrize(("space", "rarity"), [(4, "rare"), (6, "epic")])
def test_the_darkness_adds_tokens_of_the_supply(space: int, rarity: str) -> None:
    made = table()
    made.g.space = space - 1
    bag, supply = made.g.bag[rarity], made.g.supply[rarity]
    made.play(darkness.darkness_phase(made.g))
    assert (made.g.bag[rarity], made.g.supply[rarity]) == (bag + 1, supply - 1)


@pytest.mark.rule("MD2-BAG-04", "MD2-DOR-12")
def test_tokens_on_a_tile_come_out_of_the_bag() -> None:
    made = table()
    made.play(doors.add_treasure(made.g, made.zone("B1"), 3), ("common", "rare", "rare"))
    assert [token.what for token in made.g.tokens if token.kind == "treasure"] == ["common", "rare", "rare"]
    assert made.g.bag == {"common": 21, "rare": 3, "epic": 0}


@pytest.mark.rule("MD2-BAG-04", "MD2-MOB-03")
def test_tokens_on_an_enemy_come_out_of_the_bag() -> None:
    made = table()
    made.hero.level = 5
    mob = made.play(spawning.spawn_mob(made.g, made.zone("B1")), ("demons",), ("rare", "common"))
    assert mob.tokens == ("rare", "common")
    assert made.g.bag == {"common": 21, "rare": 4, "epic": 0}


@pytest.mark.rule("MD2-BAG-04")
def test_every_token_in_the_bag_may_be_drawn() -> None:
    made = table()
    made.g.bag = {"common": 1, "rare": 1, "epic": 1}
    for rarity in RARITIES:
        assert made.play(treasure.draw_tokens(made.g, 1), (rarity,)) == (rarity,)
        made.g.bag[rarity] += 1
    assert sorted(made.play(treasure.draw_tokens(made.g, 3))) == ["common", "epic", "rare"]


@pytest.mark.rule("MD2-BAG-05")
def test_an_empty_bag_gives_nothing() -> None:
    made = table()
    made.g.bag = {"common": 1, "rare": 0, "epic": 0}
    made.play(doors.add_treasure(made.g, made.zone("B1"), 2))
    assert [token.what for token in made.g.tokens if token.kind == "treasure"] == ["common"]
    mob = made.play(spawning.spawn_mob(made.g, made.zone("B1")))
    assert mob.tokens == ()
    assert made.g.bag == {"common": 0, "rare": 0, "epic": 0}


@pytest.mark.rule("MD2-BAG-06")
@pytest.mark.parametrize("rarity", RARITIES)
def test_a_token_is_a_card_of_its_rarity_and_goes_back_into_the_bag(rarity: str) -> None:
    made = table()
    made.g.bag = {"common": 0, "rare": 0, "epic": 0}
    card = made.g.decks[rarity][0]
    made.play(treasure.gain_token(made.g, made.hero, rarity), (card,), "keep")
    assert made.hero.bag == [card]
    assert card not in made.g.decks[rarity]
    assert made.g.bag == {"common": 0, "rare": 0, "epic": 0} | {rarity: 1}
