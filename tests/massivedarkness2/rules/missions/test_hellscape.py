"""Hellscape: tiles apart, Gates that open by themselves, and the last monster."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name, roaming_card, seen_from
from undercroft.games.massivedarkness2.rules import darkness, pool, setup, spawning, wounds
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game
from undercroft.games.massivedarkness2.rules.missions.hellscape import all_open, look_around
from undercroft.games.massivedarkness2.state import OFF, Enemy

from ...positions import Table

START = {"south": "E9", "east": "I4", "west": "A6", "north": "F1"}
FOUR = ("gheta", "ronen", "nahias", "feydra")


def begun(*heroes: str) -> Table:
    """Heroes in the four starting zones, one after the other; nothing spawned."""
    table = Table("hellscape", *(heroes or FOUR), streamline=True)
    for hero, at in zip(table.g.heroes, START.values(), strict=False):
        table.put(hero, at)
    table.enemy(at="D3", minions=1)
    table.play(table.rules.set_up(table.g))
    return table


def clear(table: Table, side: str) -> None:
    """Nothing is left to do on a tile."""
    tile = table.mission.tile_at(table.zone(START[side]))
    for number, chamber in enumerate(table.mission.chambers):
        if chamber.zones & tile:
            table.g.revealed |= 1 << number
    table.g.enemies = [enemy for enemy in table.g.enemies if not tile >> enemy.at & 1]
    table.play(look_around(table.g))


def last(table: Table) -> Enemy | None:
    return next((enemy for enemy in table.g.enemies if enemy.named == "last"), None)


# -- laying out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-83")
def test_every_hero_starts_in_another_zone():
    table = Table("hellscape", *FOUR, "irk", "mathrin", streamline=True)
    for hero in table.g.heroes:
        hero.at = OFF
    for hero in table.g.heroes:
        table.play(setup.start(table.g, hero))
    places = [table.where(hero) for hero in table.g.heroes]
    assert set(places) == set(START.values())
    assert sorted(map(places.count, START.values())) == [1, 1, 2, 2]


@pytest.mark.rule("MD2-MIS-84")
def test_everything_is_as_if_two_heroes_played():
    table = begun()
    assert heroes_in_game(table.g) == 2
    assert table.lying("loot").count("E7") == 1
    table.play(spawning.spawn_mob(table.g, table.zone("E9")))
    assert table.g.enemies[-1].minions == 2
    monster = table.enemy("lyidan", at="E9")
    assert wounds.health(table.g, monster) == 2 * roaming_card(monster).health


@pytest.mark.rule("MD2-MIS-85")
@pytest.mark.parametrize(
    ("heroes", "sides"), [(1, ["5A", "6A"]), (2, ["3A", "5A", "6A"]), (3, ["2B", "3A", "5A", "6A"])]
)
def test_with_fewer_than_four_heroes_tiles_are_left_out(heroes: int, sides: list[str]):
    table = Table("hellscape", *FOUR[:heroes], streamline=True)
    table.play(table.rules.lay_tiles(table.g))
    assert sorted(tile.side for tile in table.mission.tiles if tile.zones & table.g.laid) == sides


@pytest.mark.rule("MD2-MIS-85", "MD2-TIE-01")
def test_the_players_choose_the_tiles_that_are_left_out_but_never_the_one():
    table = Table("hellscape", "gheta", "ronen")
    table.play(table.rules.lay_tiles(table.g), "3A", "2B")
    assert sorted(tile.side for tile in table.mission.tiles if tile.zones & table.g.laid) == ["5A", "6A", "7A"]
    offered = {choice.value for ask in table.asks for choice in ask.space.choices()}  # type: ignore[attr-defined]
    assert "6A" not in offered


@pytest.mark.rule("MD2-MIS-85")
def test_nothing_lies_on_a_tile_that_is_left_out_and_its_portal_is_not_used():
    table = Table("hellscape", "gheta", "ronen")
    table.g.tokens = []
    table.play(table.rules.lay_tiles(table.g), "3A", "7A")
    setup.lay_out(table.g)
    assert all(table.g.laid >> token.at & 1 for token in table.g.tokens)
    regular = [zone for heroes, zone in table.mission.portals.items() if heroes <= 2 and table.g.laid >> zone & 1]
    assert darkness.portals(table.g) == [table.mission.roaming_portal, *regular]
    assert len(darkness.portals(Table("hellscape", *FOUR).g)) == 1 + len(table.mission.portals)
    assert len(regular) < len(table.mission.portals)


# -- gates ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-86")
def test_a_gate_opens_when_its_tile_has_no_enemy_and_no_chamber_that_is_not_revealed():
    table = begun()
    assert all(table.closed(f"{side}_gate") for side in START)
    table.put(table.hero, "E7").turn(table.hero)
    assert table.refusal("open:south_gate") == "MD2-MIS-86"
    chamber = table.mission.chamber_at(table.zone("E7"))
    assert chamber is not None
    table.g.revealed |= 1 << chamber
    mob = table.enemy("skeletons", at="D9")
    table.play(look_around(table.g))
    assert table.closed("south_gate")
    table.play(wounds.wound_enemy(table.g, mob, 99, table.hero))
    assert not table.closed("south_gate")
    assert table.closed("east_gate")


@pytest.mark.rule("MD2-MIS-86")
def test_a_tile_without_chambers_has_only_its_enemies():
    table = begun()
    (mob,) = table.g.enemies
    table.play(wounds.wound_enemy(table.g, mob, 99, table.hero))
    assert not table.closed("north_gate")
    assert not table.g.piles["door"]  # the chamber in the middle is revealed without a door card
    (inside,) = {table.mission.chamber_at(enemy.at) for enemy in table.g.enemies}
    assert inside == table.mission.chamber_at(table.zone("E4"))


@pytest.mark.rule("MD2-MIS-86")
def test_there_is_no_door_card_for_any_door_of_the_middle():
    table = begun()
    assert not table.rules.draws_door_card(table.g, table.door("door_11"))
    assert table.rules.draws_door_card(table.g, table.door("door_1"))


@pytest.mark.rule("MD2-MIS-87")
def test_whoever_has_opened_the_own_gate_passes_all_of_them():
    table = begun()
    table.put(table.hero, "E6")
    assert "go:F6" in table.options()
    assert "go:E7" not in table.options()
    clear(table, "south")
    assert not table.closed("south_gate")
    table.put(table.hero, "D6")
    assert table.closed("west_gate")
    assert "go:C6" in table.options()
    assert not seen_from(table.g, table.zone("D6")) >> table.zone("C6") & 1
    table.put(table.other, "D6").turn(table.other)
    assert "go:C6" not in table.options(table.other)


@pytest.mark.rule("MD2-MIS-87", "MD2-DOR-06")
def test_a_chamber_entered_through_a_closed_gate_is_revealed():
    table = begun()
    clear(table, "south")
    chamber = table.mission.chamber_at(table.zone("C6"))
    assert chamber is not None
    zones = table.mission.chambers[chamber].zones
    waiting = {zone for zone in table.lying("spawn") if zones >> table.zone(zone) & 1}
    assert waiting
    table.put(table.hero, "D6").turn(table.hero).do("go:C6")
    assert not table.g.piles["door"]
    assert waiting <= {table.where(enemy) for enemy in table.g.enemies}


# -- the last monster -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MIS-88")
def test_when_all_doors_of_the_middle_are_open_the_last_monster_comes():
    table = begun()
    for side in START:
        assert last(table) is None
        clear(table, side)
    assert last(table) is None  # one door is left
    table.put(table.hero, "E6").turn(table.hero).do("open:door_11")
    found = last(table)
    assert found is not None
    assert (found.kind, found.range, table.where(found)) == ("roaming", "5", "E5")


@pytest.mark.rule("MD2-MIS-88", "MD2-MIS-85")
def test_doors_to_tiles_that_were_left_out_do_not_count():
    table = Table("hellscape", "gheta")
    table.play(table.rules.lay_tiles(table.g))
    table.g.closed &= ~(1 << table.door("south_gate") | 1 << table.door("door_11"))
    assert all_open(table.g)


@pytest.mark.rule("MD2-MIS-89")
def test_the_last_monster_carries_an_item_that_fits_its_attack():
    table = begun()
    table.g.closed = 0
    table.play(look_around(table.g))
    found = last(table)
    assert found is not None
    shared = set(content().mob_items[found.item].mob) & set(roaming_card(found).attacks)
    assert content().mob_items[found.item].range == "5"
    kind = sorted(shared)[0]
    bare = sum(pool.counts(roaming_card(found).attacks[kind]).values())
    assert sum(pool.enemy_dice(found, kind).values()) > bare
    item = found.item
    table.play(wounds.wound_enemy(table.g, found, 999, table.hero))
    assert item in [*table.hero.bag, *table.hero.slots.values(), *table.other.bag, *table.other.slots.values()]


@pytest.mark.rule("MD2-MIS-90", "MD2-MIS-82")
def test_its_health_is_for_the_heroes_who_really_play_and_its_death_wins():
    table = begun()
    monster = table.enemy("lyidan", at="E5", range_="5", named="last")
    assert wounds.health(table.g, monster) == 4 * roaming_card(monster).health
    for hero in table.g.heroes:
        table.put(hero, "D6")
    table.play(table.rules.entered(table.g, table.hero))
    assert table.g.done == ["gather"]
    table.play(wounds.wound_enemy(table.g, monster, 999, table.hero))
    assert table.g.winner == "heroes"


@pytest.mark.rule("MD2-MIS-82", "MD2-WIN-05")
def test_the_goals_are_reached_in_their_order():
    table = begun()
    monster = table.enemy("lyidan", at="E5", range_="5", named="last")
    table.play(wounds.wound_enemy(table.g, monster, 999, table.hero))
    assert not table.g.winner
    for hero in table.g.heroes:
        table.put(hero, "D6")
    table.play(table.rules.entered(table.g, table.hero))
    assert table.g.winner == "heroes"


def gathered(table: Table) -> None:
    """All heroes have come to the middle."""
    for hero in table.g.heroes:
        table.put(hero, "D6")
    table.play(table.rules.entered(table.g, table.hero))


@pytest.mark.rule("MD2-MIS-90")
def test_a_figure_that_dies_wins_nothing_while_the_last_monster_stands():
    table = begun()
    monster = table.enemy("lyidan", at="E5", range_="5", named="last")
    other = table.enemy("satyrs", at="D9")
    gathered(table)
    table.play(table.rules.killed(table.g, monster, 0, table.hero))
    table.play(wounds.wound_enemy(table.g, other, 999, table.hero))
    assert not table.g.winner
    table.play(wounds.wound_enemy(table.g, monster, 999, table.hero))
    assert (table.g.winner, table.g.done) == ("heroes", ["gather", "last"])


@pytest.mark.rule("MD2-MIS-88")
def test_the_last_monster_comes_once():
    table = begun()
    table.g.closed = 0
    table.play(look_around(table.g))
    found = last(table)
    assert found is not None
    table.play(wounds.wound_enemy(table.g, found, 999, table.hero))
    table.play(look_around(table.g))
    assert last(table) is None
    assert not table.g.winner


@pytest.mark.rule("MD2-MIS-86", "MD2-WIN-01")
def test_no_gate_opens_and_no_monster_comes_once_all_is_won():
    table = begun()
    monster = table.enemy("lyidan", at="E5", range_="5", named="last")
    gathered(table)
    table.g.enemies = [monster]
    for number in range(len(table.mission.chambers)):
        table.g.revealed |= 1 << number
    table.play(wounds.wound_enemy(table.g, monster, 999, table.hero))
    assert table.g.winner == "heroes"
    assert all(table.closed(f"{side}_gate") for side in START)
    table.g.closed = 0
    table.play(look_around(table.g))
    assert last(table) is None


@pytest.mark.rule("MD2-MIS-86", "MD2-DOR-02")
def test_whoever_stands_on_the_tile_has_opened_its_gate():
    table = begun()
    clear(table, "east")
    assert table.g.news
    opened = [news.msg for news in table.g.news if news.msg.id == "md2-log-door"]
    assert [str(line.args.get("who")) for line in opened] == [str(name(table.other))]
