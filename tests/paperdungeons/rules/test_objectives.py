"""Objective cards."""

import pytest

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES

from ..table import final, table

HEROES = ("warrior", "mage", "cleric", "rogue")
LEVEL_3 = ["A1", "B1", "D1", "E2"]
LEVEL_4 = ["A2", "F3", "C4", "E4"]
LEVEL_5 = ["A5", "F5", "D6", "F7"]
ROWS = [[f"{column}{row}" for column in "ABCDEF"] for row in range(1, 8)]
COLUMNS = [[f"{column}{row}" for row in range(1, 8)] for column in "ABCDEF"]
EDGE = [room for room in ROOM_NAMES if room[0] in "AF" or room[1] in "17"]
INNER = [room for room in ROOM_NAMES if room not in EDGE]


def slain(*rooms: str) -> dict[str, object]:
    return {"slain": list(rooms)}


def explored(*rooms: str) -> dict[str, object]:
    return {"explored": list(rooms), "gems": 0}


def heroes(*levels: int) -> dict[str, object]:
    return {"heroes": dict(zip(HEROES, levels, strict=True)), "gems": 0}


def items(complete: int, halves: int) -> dict[str, object]:
    names = [item.id for item in content().items]
    return {"items": {**dict.fromkeys(names[:complete], 2), **dict.fromkeys(names[complete : complete + halves], 1)}}


def check(objective: str, *steps: tuple[dict[str, object], int]) -> None:
    """Line J for each sheet."""
    for sheet, glory in steps:
        assert final({"objective": objective, **sheet}, {})["J"] == glory, sheet


@pytest.mark.rule("PAP-OBJ-01")
def test_an_objective_belongs_to_its_owner():
    rich = {"gems": 7}  # enough for the highest tier of the objective "gems"
    game = table(rich | {"objective": "rooms"}, rich | {"objective": "gems"}, rich | {"objective": "monsters"}, round=9)
    scores = game.state["results"][0]
    assert [scores[player]["score"]["J"] for player in (1, 2, 3)] == [0, 6, 0]  # others neither score nor block it


@pytest.mark.rule("PAP-OBJ-02")
def test_an_objective_ignored_costs_nothing_and_counts_at_the_end():
    assert final({"objective": "gems"}, {})["L"] == 0
    assert final({"objective": "gems", "gems": 2}, {})["J"] == 2
    pool = ["clover", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table({"objective": "gems", "gems": 1, "heroes": {"rogue": 3}}, {}, pool=pool, round=8, dungeon="A")
    game.play(1, 0, "level:rogue", 3, "stop", 4, "stop").sit_out(2)
    assert game.state["results"][0][1]["score"]["J"] == 2


@pytest.mark.rule("PAP-OBJ-03")
@pytest.mark.parametrize(("gems", "glory"), [(0, 0), (1, 0), (2, 2), (4, 2), (5, 4), (6, 4), (7, 6), (10, 6)])
def test_only_the_highest_tier_counts(gems, glory):
    assert final({"objective": "gems", "gems": gems}, {})["J"] == glory


@pytest.mark.rule("PAP-OBJ-04")
def test_the_training_style_stays_for_the_game():
    game = table({"objective": "rooms"}, {}, dungeon="A", missions=[])
    style = game.sheet()["style"]
    assert style == {"warrior": "black", "mage": "white", "cleric": "black", "rogue": "white"}
    for _ in range(8):
        assert game.sheet()["style"] == style
        game.sit_out()


@pytest.mark.rule("PAP-OBJ-05")
def test_monster_objectives():
    for objective, rooms, others in (
        ("monsters_l3", LEVEL_3, LEVEL_4 + LEVEL_5),
        ("monsters_l4", LEVEL_4, LEVEL_3 + LEVEL_5),
        ("monsters_l5", LEVEL_5, LEVEL_3 + LEVEL_4),
    ):
        check(objective, (slain(*others, *rooms[:1]), 0))
        check(objective, *((slain(*rooms[:count]), glory) for count, glory in ((2, 2), (3, 4), (4, 6))))
    every = LEVEL_3 + LEVEL_4 + LEVEL_5
    check("monsters", *((slain(*every[:n]), glory) for n, glory in ((3, 0), (4, 2), (6, 2), (7, 4), (9, 4), (10, 6))))


@pytest.mark.rule("PAP-OBJ-05")
def test_the_boss_objective_counts_penalties_too():
    check("boss_glory", ({"glory": {"A": 5, "B": 5}}, 2), ({"glory": {"A": 5, "B": 8, "C": -4}}, 0))
    check("boss_glory", ({"glory": {"A": 5, "B": 5, "C": 5}}, 4), ({"glory": {"A": 6, "B": 7, "C": 7}}, 6))


@pytest.mark.rule("PAP-OBJ-06")
def test_exploration_objectives():
    names = list(ROOM_NAMES)
    check("rooms", *((explored(*names[:n]), glory) for n, glory in ((19, 0), (20, 2), (25, 4), (30, 6))))
    check("rows", (explored(*ROWS[0][:5], *ROWS[1][1:]), 0), (explored(*ROWS[0]), 2))
    check("rows", (explored(*ROWS[0], *ROWS[3]), 4), (explored(*ROWS[0], *ROWS[3], *ROWS[4]), 6))
    four = [room for column in COLUMNS for room in column[:4]]
    check("columns4", *((explored(*four[:n]), glory) for n, glory in ((15, 0), (16, 2), (20, 4), (24, 6))))
    assert len(EDGE) == 22
    check("edge", *((explored(*INNER, *EDGE[:n]), glory) for n, glory in ((9, 0), (10, 2), (13, 4), (16, 6), (22, 6))))
    corners = ["A1", "F1", "A7", "F7"]
    check("corners", *((explored("B2", *corners[:n]), glory) for n, glory in ((0, 0), (1, 2), (2, 4), (3, 6), (4, 6))))


@pytest.mark.rule("PAP-OBJ-06")
@pytest.mark.parametrize(
    ("traps", "walls", "waters", "glory"),
    [(3, 0, 0, 0), (4, 0, 0, 2), (1, 1, 2, 2), (3, 2, 2, 4), (0, 5, 5, 6), (9, 0, 1, 6)],
)
def test_traps_walls_and_waters_add_up(traps, walls, waters, glory):
    check("obstacles", ({"traps": traps, "walls": walls, "waters": waters}, glory))


@pytest.mark.rule("PAP-OBJ-06")
def test_every_triggering_and_every_crossing_counts():
    party = {"at": "C2", "objective": "obstacles", "items": {"cloak": 2, "khar_medallion": 2}}
    game = table(party, {}, dungeon="A")
    game.play(1, 3, "D2", "C2", "D2")  # the trap of C2
    game.play(1, 4, "D1", "D2", "D1")  # the wall below D2, three times
    sheet = game.sheet()
    assert (sheet["traps"], sheet["walls"], sheet["waters"]) == (1, 3, 0)
    assert sheet["score"]["J"] == 2


@pytest.mark.rule("PAP-OBJ-07")
def test_party_objectives():
    check(
        "heroes_l5", (heroes(5, 4, 4, 4), 0), (heroes(5, 6, 1, 1), 2), (heroes(5, 5, 5, 1), 4), (heroes(6, 5, 5, 6), 6)
    )
    check("health", (heroes(5, 4, 1, 1), 0), (heroes(5, 5, 1, 1), 2), (heroes(6, 6, 2, 2), 4), (heroes(5, 5, 5, 5), 6))
    check("potions", ({"potions": 5}, 0), ({"potions": 6, "hearts": 12}, 2), ({"potions": 9}, 4), ({"potions": 12}, 6))
    check("items", (items(1, 7), 0), (items(2, 0), 2), (items(4, 4), 4), (items(6, 2), 4), (items(7, 1), 6))
    check(
        "gems",
        ({"looted": ["A"]}, 0),
        ({"looted": ["A"], "heroes": {"rogue": 4}}, 2),
        ({"gems": 5}, 4),
        ({"gems": 7}, 6),
    )
