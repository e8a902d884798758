"""The eleven missions of the box: the tiles and tokens that the book lists for each."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.board import bitset, members
from undercroft.games.massivedarkness2.mission.missions import mission, missions
from undercroft.games.massivedarkness2.mission.model import Mission
from undercroft.games.massivedarkness2.mission.reach import Reach

BOX = [mission(name) for name in missions() if "-" not in name]


def laid(made: Mission) -> dict[str, int]:
    """Everything that is put on the tiles, counted."""
    found = Counter(str(token.kind) for token in made.tokens)
    found["grey"] = sum(token.grey for token in made.tokens)
    found["objective"] -= found["grey"]
    found["time"] = sum(token.count for token in made.tokens if token.what == "soul_key")
    found["door"] = len(made.doors)
    found["bridge"] = sum(tile.side == "bridge" for tile in made.tiles)
    found["mob"] = len(made.mobs)
    found["portal"] = len(made.portals)
    found["roaming_portal"] = int(made.roaming_portal is not None)
    found["start"] = len(made.start)
    return dict(found)


def listed(name: str, mark: pytest.MarkDecorator, sides: str, **counts: int) -> Any:
    return pytest.param(name, sides.split(), counts, id=name, marks=mark)


LISTED = [
    listed(
        "training",
        pytest.mark.rule("MD2-MIS-03"),
        "1A 4A",
        start=1,
        grey=1,
        objective=1,
        spawn=1,
        roaming_portal=1,
        door=2,
        bridge=1,
    ),
    listed(
        "highway_to_hellscape",
        pytest.mark.rule("MD2-MIS-07"),
        "1A 3A 5A",
        start=1,
        spawn=4,
        roaming_portal=1,
        grey=1,
        objective=2,
        mob=2,
        bridge=2,
        column=1,
        forge=1,
        door=9,
        spike_trap=1,
        portal=2,
    ),
    listed("the_passage", pytest.mark.rule("MD2-MIS-13"), "2A 4A 5A", start=1, spawn=4, mob=1, door=8, objective=1),
    listed(
        "the_demon_artifact",
        pytest.mark.rule("MD2-MIS-22"),
        "1B 3B 5B 7B",
        start=1,
        grey=1,
        objective=3,
        roaming_portal=1,
        bear_trap=1,
        spike_trap=2,
        mob=2,
        portal=2,
    ),
    listed("the_cursed_sword", pytest.mark.rule("MD2-MIS-26"), "1B 2B 5B 6A", objective=5),
    listed(
        "hellish_maze",
        pytest.mark.rule("MD2-MIS-37"),
        "3B 4B 5B 6A",
        start=1,
        corruption=4,
        objective=4,
        roaming_portal=1,
        portal=2,
        chest=2,
        greater_chest=2,
        spawn=4,
        mob=1,
        door=8,
        fountain=2,
        forge=1,
        bridge=1,
        bear_trap=2,
        column=1,
    ),
    listed("the_horror_beast", pytest.mark.rule("MD2-MIS-45"), "1B 4B 5B 7B", objective=5),
    listed(
        "releasing_michael",
        pytest.mark.rule("MD2-MIS-54"),
        "2B 4B 8A",
        start=1,
        corruption=4,
        mob=1,
        spawn=5,
        door=4,
        chest=1,
        greater_chest=2,
    ),
    listed(
        "the_soul_collector",
        pytest.mark.rule("MD2-MIS-65"),
        "2B 3B 5B 6B",
        start=1,
        chest=1,
        greater_chest=2,
        bridge=2,
        door=8,
        roaming_portal=1,
        portal=2,
        spike_trap=1,
        bear_trap=1,
        forge=1,
        column=1,
        fountain=2,
        mob=2,
        spawn=5,
        objective=4,
        grey=1,
    ),
    listed(
        "the_soul_keys",
        pytest.mark.rule("MD2-MIS-70"),
        "6B 7A 8B",
        start=1,
        objective=3,
        time=9,
        mob=1,
        spawn=3,
        roaming_portal=1,
        portal=2,
        chest=1,
        greater_chest=2,
        bridge=2,
        bear_trap=1,
        forge=1,
        fountain=1,
        door=7,  # of eight: no other wall of a chamber on these sides faces a corridor
    ),
    listed(
        "hellscape",
        pytest.mark.rule("MD2-MIS-81"),
        "2B 3A 5A 6A 7A",
        start=4,
        spawn=10,
        roaming_portal=1,
        portal=3,
        chest=5,
        greater_chest=2,
        bear_trap=2,
        forge=4,
        spike_trap=2,
        door=15,
        fountain=4,
    ),
]


@pytest.mark.parametrize(("name", "sides", "counts"), LISTED)
def test_a_mission_has_the_tiles_and_tokens_that_are_listed(name: str, sides: list[str], counts: dict[str, int]):
    made = mission(name)
    assert sorted(tile.side for tile in made.tiles if tile.side != "bridge") == sides
    found = laid(made)
    assert {what: found.get(what, 0) for what in counts} == counts


def test_eleven_missions_follow_one_another():
    assert [made.number for made in BOX] == list(range(11))


@pytest.mark.parametrize("made", BOX, ids=lambda made: made.id)
def test_everything_can_be_reached_and_done(made: Mission):
    reach = Reach(made)
    assert not reach.missed
    assert not reach.shut()
    assert reach.end.done == made.tasks


@pytest.mark.parametrize("made", BOX, ids=lambda made: made.id)
def test_every_chamber_in_use_has_something_to_find(made: Mission):
    doors = bitset(zone for door in made.doors for zone in door.zones)
    filled = bitset(token.at for token in made.tokens)
    bosses = made.boss.tile if made.boss is not None else 0
    for chamber in made.chambers:
        assert bool(chamber.zones & doors) == bool(chamber.zones & (filled | bosses)), chamber.id


@pytest.mark.rule("MD2-MIS-70")
def test_no_more_than_seven_doors_fit_the_soul_keys():
    """Every wall of a chamber that faces a corridor has one: those of the boss's tile keep to the white-framed one."""
    made = mission("the_soul_keys")
    assert made.boss is not None
    inside = sum(chamber.zones for chamber in made.chambers) & ~made.boss.tile
    corridor = made.grid.floor & ~made.abyss & ~made.boss.tile & ~inside
    east = (inside & corridor >> 1 | corridor & inside >> 1) & ~made.grid.columns[-1]
    south = inside & corridor >> made.grid.width | corridor & inside >> made.grid.width
    walls = {(cell, cell + 1) for cell in members(east)} | {(cell, cell + made.grid.width) for cell in members(south)}
    assert walls == {door.zones for door in made.doors if not door.white}
    assert len(walls) == 6
