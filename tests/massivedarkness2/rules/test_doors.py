"""Doors and chambers (MD2-DOR)."""

from __future__ import annotations

from collections import Counter

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import seen_from, steps_from
from undercroft.games.massivedarkness2.rules import doors

QUIET = "silence"


def table(*heroes: str, at: str = "C1", card: str = QUIET) -> Table:
    """Before the door of a chamber of three zones D1, D2 and D3, which has another door to E3."""
    made = Table("training", *(heroes or ("gheta", "ronen")), at=at)
    made.g.decks["door"] = (card,)
    return made


@pytest.mark.rule("MD2-DOR-01", "MD2-DOR-02")
def test_doors_are_closed_and_nobody_passes_or_sees_through() -> None:
    made = table()
    beyond = 1 << made.zone("D1")
    assert made.closed("door_1")
    assert made.closed("door_2")
    assert not steps_from(made.g, made.hero.at) & beyond
    assert not seen_from(made.g, made.hero.at) & beyond
    made.do("open:door_1")
    assert steps_from(made.g, made.hero.at) & beyond
    assert seen_from(made.g, made.hero.at) & beyond


@pytest.mark.rule("MD2-DOR-03")
def test_a_door_in_the_zone_is_opened_for_a_movement_point_from_either_side() -> None:
    made = table(at="B1")
    assert "open:door_1" not in made.options()
    made.put(made.hero, "E3")
    made.do("open:door_2")
    assert made.g.turn is not None
    assert (made.g.turn.actions, made.g.turn.mp) == (2, 1)
    assert not made.closed("door_2")
    made.put(made.hero, "D1").do("open:door_1")
    assert not made.closed("door_1")


@pytest.mark.rule("MD2-DOR-03")
def test_enemies_do_not_keep_a_door_shut() -> None:
    made = table()
    made.enemy("demons", minions=2)
    made.do("open:door_1")
    assert not made.closed("door_1")
    assert made.hero.health == 7


@pytest.mark.rule("MD2-DOR-04")
def test_nobody_closes_a_door() -> None:
    made = table()
    made.do("open:door_1")
    assert not [what for what in made.options() if "door_1" in what]


@pytest.mark.rule("MD2-DOR-05")
def test_the_move_goes_on_after_the_chamber_is_revealed() -> None:
    made = table()
    made.do("open:door_1")
    assert [enemy.kind for enemy in made.g.enemies] == ["mob"]
    made.do("go:D1")
    assert made.g.turn is not None
    assert (made.g.turn.actions, made.g.turn.mp) == (2, 0)


@pytest.mark.rule("MD2-DOR-06")
def test_another_door_of_the_same_chamber_reveals_nothing() -> None:
    made = table()
    made.do("open:door_1")
    tokens, enemies = list(made.g.tokens), list(made.g.enemies)
    made.put(made.hero, "E3").do("open:door_2")
    assert (made.g.tokens, made.g.enemies) == (tokens, enemies)
    assert made.log().count("md2-log-door-card") == 1
    assert made.g.piles["door"] == (QUIET,)


@pytest.mark.rule("MD2-DOR-07", "MD2-DOR-08")
def test_a_door_card_then_enemies_then_treasure() -> None:
    made = table()
    made.do("open:door_1")
    order = [line for line in made.log() if line in ("md2-log-door-card", "md2-log-spawn", "md2-log-treasure")]
    assert order == ["md2-log-door-card", "md2-log-spawn", "md2-log-treasure", "md2-log-treasure"]


@pytest.mark.rule("MD2-DOR-08", "MD2-DOR-12")
def test_the_trapped_vault() -> None:
    """Three heroes: two loot tokens in the zone and one more by the card are three treasure tokens."""
    made = table("gheta", "ronen", "irk", card="trapped_vault")
    made.g.tokens = [token for token in made.g.tokens if not (token.kind == "loot" and token.at == made.zone("D2"))]
    assert made.lying("loot") == ["D3", "D3"]
    made.do("open:door_1", ("trapped_vault",), ("common",), ("demons",), ("common",), ("rib_club",), ("common",))
    assert made.hero.health == 5
    assert [hero.health for hero in made.g.heroes[1:]] == [6, 4]
    assert made.lying("treasure") == ["D3"] * 3
    assert made.lying("loot") == []


@pytest.mark.rule("MD2-DOR-08")
def test_the_card_comes_before_anybody_spawns() -> None:
    """Creaking hinges wake the nearest enemy: nobody of the chamber is there yet."""
    made = table(card="creaking_hinges")
    awake = made.enemy("demons", at="B3")
    made.do("open:door_1", ("creaking_hinges",), ("imps",))
    assert made.where(awake) != "B3"
    (inside,) = [enemy for enemy in made.g.enemies if enemy is not awake]
    assert made.where(inside) == "D2"


@pytest.mark.rule("MD2-DOR-09", "MD2-DOR-10")
def test_a_door_card_is_discarded_and_discards_make_a_new_deck() -> None:
    made = table()
    made.do("open:door_1")
    assert (made.g.decks["door"], made.g.piles["door"]) == ((), (QUIET,))
    made.g.revealed, made.g.closed = 0, made.mission.all_doors
    made.turn(made.hero).do("open:door_1")
    assert made.log().count("md2-log-door-card") == 2
    assert made.g.piles["door"] == (QUIET,)


@pytest.mark.rule("MD2-DOR-11")
def test_a_mob_of_the_dungeon_level_for_every_spawn_token() -> None:
    made = table()
    made.other.level = 3
    made.lay("spawn", "D1")
    made.lay("spawn", "E3")  # not in the chamber
    made.do("open:door_1", (QUIET,), ("imps",), ("common",), ("satyrs",))
    found = Counter((enemy.kind, enemy.range, made.where(enemy)) for enemy in made.g.enemies)
    assert found == {("mob", "3-4", "D1"): 1, ("mob", "3-4", "D2"): 1}
    assert made.lying("spawn") == ["E3"]


@pytest.mark.rule("MD2-DOR-12")
def test_a_treasure_token_face_up_for_every_loot_token() -> None:
    made = table()
    made.lay("loot", "E3")  # not in the chamber
    bag = sum(made.g.bag.values())
    made.do("open:door_1", (QUIET,), ("imps",), ("common",), ("rib_club",), ("rare",), ("common",))
    lying = [(made.where(token), token.what) for token in made.g.tokens if token.kind == "treasure"]
    assert lying == [("D2", "rare"), ("D3", "common")]
    assert made.lying("loot") == ["E3"]
    assert sum(made.g.bag.values()) == bag - 3  # one is on the mob's card


@pytest.mark.rule("MD2-DOR-13")
def test_thirty_cards_with_an_event_each() -> None:
    assert sum(card.copies for card in content().doors.values()) == 30
    assert all(card.special in doors.DOOR_CARDS for card in content().doors.values())


@pytest.mark.rule("MD2-DOR-13")
def test_any_card_of_the_deck_may_come_and_takes_effect_at_once() -> None:
    made = table()
    made.g.decks["door"] = (QUIET, "trapped_vault")
    made.do("open:door_1", ("trapped_vault",))
    assert made.hero.health == 5
    assert made.g.decks["door"] == (QUIET,)


@pytest.mark.rule("MD2-DOR-06")
def test_chambers_stay_revealed():
    table = Table("the_passage", "gheta", "ronen")
    for door in range(len(table.mission.doors)):
        table.play(doors.open_door(table.g, door, table.hero))
    seen = {table.mission.chamber_at(zone) for door in table.mission.doors for zone in door.zones} - {None}
    assert len(seen) > 1
    assert all(table.g.revealed >> chamber & 1 for chamber in seen if chamber is not None)
