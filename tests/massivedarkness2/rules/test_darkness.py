"""The Darkness Phase and its track."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.rules import darkness

FOUR = ("gheta", "ronen", "irk", "nahias")


def dark(space: int, side: int = 1, heroes: tuple[str, ...] = FOUR) -> Table:
    """The Passage: a portal for roaming monsters, one for three heroes and one for five."""
    table = Table("the_passage", *heroes)
    table.g.space, table.g.side = space, side
    return table


def fall(table: Table, *answers: object) -> tuple[int, int]:
    table.play(darkness.darkness_phase(table.g), *answers)
    return table.g.side, table.g.space


def spawned(table: Table) -> list[tuple[str, str]]:
    return [(enemy.kind, table.where(enemy)) for enemy in table.g.enemies]


def portals(table: Table, *others: int) -> list[str]:
    """Where the mission shows the portal of roaming monsters, and those for so many heroes."""
    shown = table.mission
    assert shown.roaming_portal is not None
    return [zone_name(table.g, at) for at in (shown.roaming_portal, *(shown.portals[heroes] for heroes in others))]


@pytest.mark.rule("MD2-DRK-01")
def test_the_marker_advances_and_what_it_reaches_is_resolved():
    table = dark(1)
    assert fall(table) == (1, 2)
    assert spawned(table) == []
    assert fall(table) == (1, 3)
    assert spawned(table) == [("roaming", zone) for zone in portals(table)]


@pytest.mark.rule("MD2-DRK-01")
def test_what_is_printed_on_the_track():
    first, second = content().box.darkness
    assert (first.spaces, second.spaces) == (9, 4)
    assert first.icons == {3: "roaming", 4: "rare", 5: "mob", 6: "epic", 7: "mob", 8: "epic", 9: "roaming"}
    assert second.icons == {2: "mob", 4: "roaming"}


@pytest.mark.rule("MD2-DRK-02", "MD2-SET-14")
@pytest.mark.parametrize(("heroes", "others"), [(FOUR[:2], ()), (FOUR[:3], (3,)), ((*FOUR, "feydra"), (3, 5))])
def test_a_mob_at_every_portal(heroes: tuple[str, ...], others: tuple[int, ...]):
    table = dark(4, heroes=heroes)
    fall(table)
    assert spawned(table) == [("mob", zone) for zone in portals(table, *others)]


@pytest.mark.rule("MD2-DRK-03")
def test_a_roaming_monster_at_its_portal():
    table = dark(8)
    fall(table)
    assert spawned(table) == [("roaming", zone) for zone in portals(table)]


@pytest.mark.rule("MD2-DRK-04")
@pytest.mark.parametrize(("space", "token"), [(4, "rare"), (6, "epic"), (8, "epic")])
def test_a_token_from_the_supply_goes_into_the_bag(space: int, token: str):
    table = dark(space - 1)
    bag, supply = table.g.bag[token], table.g.supply[token]
    fall(table)
    assert (table.g.bag[token], table.g.supply[token]) == (bag + 1, supply - 1)
    assert spawned(table) == []


@pytest.mark.rule("MD2-DRK-04", "MD2-TOK-01")
def test_nothing_is_added_when_the_supply_has_none():
    table = dark(5)
    table.g.supply["epic"] = 0
    fall(table)
    assert (table.g.bag["epic"], table.g.supply["epic"]) == (0, 0)


@pytest.mark.rule("MD2-DRK-05", "MD2-DRK-06")
def test_the_track_is_turned_once_and_then_goes_round():
    table = dark(9)
    table.g.decks = dict.fromkeys(table.g.decks, ())
    assert [fall(table) for _ in range(6)] == [(2, 1), (2, 2), (2, 3), (2, 4), (2, 1), (2, 2)]


@pytest.mark.rule("MD2-DRK-05")
def test_the_other_side_has_icons_of_its_own():
    table = dark(9)
    fall(table)
    assert spawned(table) == []
    fall(table)
    assert spawned(table) == [("mob", zone) for zone in portals(table, 3)]


@pytest.mark.rule("MD2-DRK-07")
def test_activation_tokens_are_turned_back():
    table = dark(1)
    for hero in table.g.heroes:
        hero.acted = True
    fall(table)
    assert [hero.acted for hero in table.g.heroes] == [False] * 4


@pytest.mark.rule("MD2-DRK-08")
def test_mobs_of_portals_come_as_any_other_and_portals_stay():
    table = dark(4, heroes=FOUR[:2])
    fall(table, ("demons",), ("common",), ("rib_club",))
    foe = table.g.enemies[0]
    assert (foe.id, foe.minions, foe.tokens, foe.item) == ("demons", 2, ("common",), "rib_club")
    table.g.decks["mob_1-2"] = ["imps"]
    table.g.space = 6
    fall(table)
    assert [enemy.id for enemy in table.g.enemies] == ["demons", "imps"]


@pytest.mark.rule("MD2-DRK-08")
def test_one_that_is_there_already_acts_instead():
    table = dark(4, heroes=FOUR[:2])
    table.g.tokens = []
    foe = table.enemy("demons", at="G3")
    table.put(table.hero, "F2")
    table.g.decks["mob_1-2"] = ["demons"]
    fall(table)
    assert spawned(table) == [("mob", "G2")]
    assert foe in table.g.enemies
