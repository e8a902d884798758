"""Moving through the dungeon and exploring it."""

import pytest

from undercroft.games.paperdungeons.box.components import Dungeon
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES, exits, sides

from ..table import table

BOTH = {"cloak": 2, "khar_medallion": 2}


def neighbours(room: str) -> set[str]:
    """The rooms beside a room, found from its name alone."""
    column, row = room[0], int(room[1])
    beside = {f"{chr(ord(column) + step)}{row}" for step in (-1, 1)} | {f"{column}{row + step}" for step in (-1, 1)}
    return {name for name in beside if name in ROOM_NAMES}


@pytest.mark.rule("PAP-MOV-01", "PAP-MOV-02")
@pytest.mark.parametrize(
    ("die", "symbol", "steps"),
    [
        *((die, hero, 2) for die in (0, 3) for hero in ("warrior", "mage", "cleric", "rogue")),
        (0, "clover", 2),
        (3, "boots3", 3),
    ],
)
def test_every_symbol_but_the_skull_moves(die, symbol, steps):
    pool = ["mage"] * 6
    pool[die] = symbol
    game = table({"at": "D2"}, {}, dungeon="A", pool=pool).play(1, die)
    if symbol != "boots3":
        game.play(1, "move")
    for step in range(steps):
        assert game.asked(1) == "pap-ask-step", f"only {step} steps"
        game.play(1, "C2" if step % 2 == 0 else "D2")
    assert game.asked(1) == "pap-ask-die"


@pytest.mark.rule("PAP-MOV-01")
def test_a_skull_does_not_move():
    game = table({"at": "D2"}, {}, pool=["skull", "mage", "mage", "mage", "mage", "mage"])
    assert game.refuses(1, 0) == "PAP-DIC-05"


@pytest.mark.rule("PAP-MOV-03", "PAP-MOV-07", "PAP-MOV-14")
@pytest.mark.parametrize("room", ROOM_NAMES)
def test_steps_lead_to_orthogonal_neighbours_and_passages_only(room):
    passages = {"A2": "F2", "F2": "A2", "A4": "F4", "F4": "A4"}
    # With Cloak and Medallion only the border and the distance are left to stop a party.
    game = table({"at": room, "items": BOTH}, {}, dungeon="A").play(1, 3)
    reached = set(game.offers(1)) - {"stop"}
    assert reached == neighbours(room) | ({passages[room]} if room in passages else set())


@pytest.mark.rule("PAP-MOV-03")
def test_a_step_is_one_line_on_the_map():
    game = table({"at": "D2"}, {}, dungeon="A").play(1, 3, "C2", "B2", "stop")
    assert game.sheet()["trail"] == ["D2", "C2", "B2"]
    assert game.sheet()["at"] == "B2"


@pytest.mark.rule("PAP-MOV-04")
@pytest.mark.parametrize("entry", ["A1", "B1", "C1", "D1", "E1", "F1"])
def test_the_first_point_enters_a_room_of_row_1(entry):
    game = table({}, {}, dungeon="A").play(1, 0, "move")
    assert game.offers(1) == ["A1", "B1", "C1", "D1", "E1", "F1", "stop"]
    for elsewhere in ("A2", "D4", "F7"):
        game.refuses(1, elsewhere)
    game.play(1, entry)
    assert (game.sheet()["at"], game.sheet()["explored"]) == (entry, [entry])
    assert game.sheet()["circled"] == [entry]  # explored like any other


@pytest.mark.rule("PAP-MOV-04")
def test_the_dungeon_is_entered_once():
    game = table({}, {}, dungeon="A").play(1, 3, "F1", "stop", 4)
    assert sorted(game.offers(1)) == ["E1", "F2", "stop"]


@pytest.mark.rule("PAP-MOV-05", "PAP-MOV-06")
@pytest.mark.parametrize("room", ROOM_NAMES)
def test_without_items_walls_and_water_are_closed(room):
    closed = {frozenset(pair) for pair in (*content().rooms.walls, *content().dungeons["A"].walls)}
    wet = {frozenset(pair) for pair in content().rooms.water}
    game = table({"at": room}, {}, dungeon="A").play(1, 3)
    for there in sides("A")[ROOM_NAMES.index(room)]:
        side = frozenset((room, there))
        if side in closed:
            assert game.refuses(1, there) == "PAP-MOV-05"
        elif side in wet:
            assert game.refuses(1, there) == "PAP-MOV-06"
        else:
            assert there in game.offers(1)


@pytest.mark.rule("PAP-MOV-07")
@pytest.mark.parametrize(("here", "there"), [("F2", "A2"), ("A2", "F2"), ("F4", "A4"), ("A4", "F4")])
def test_passages_cost_one_point_both_ways(here, there):
    game = table({"at": here, "explored": [there]}, {}, dungeon="C").play(1, 0, "move", there)
    assert (game.sheet()["at"], game.asked(1)) == (there, "pap-ask-step")
    assert (game.sheet()["walls"], game.sheet()["waters"]) == (0, 0)


@pytest.mark.rule("PAP-MOV-08")
def test_every_room_on_the_way_is_entered():
    # From C1 to E1: the goblin in between cannot be passed by.
    game = table({"at": "C1"}, {}, dungeon="A").play(1, 0, "move", "D1", "E1")
    assert game.sheet()["slain"] == ["D1"]
    assert game.asked(1) == "pap-ask-part"
    game.refuses(1, "F1")  # first the reward of E1
    game.play(1, "crown")


@pytest.mark.rule("PAP-MOV-09", "PAP-RWD-01")
@pytest.mark.parametrize(
    ("start", "room", "reward"),
    [("D1", "E1", "pap-ask-part"), ("D2", "E2", "pap-ask-level"), ("C3", "D3", "pap-ask-level")],
)
def test_monster_or_trap_comes_before_the_reward(start, room, reward):
    game = table({"at": start}, {}, dungeon="A").play(1, 3, room)
    assert game.asked(1) == reward
    assert game.sheet()["damage"] > 0


@pytest.mark.rule("PAP-MOV-10", "PAP-RWD-04")
def test_only_the_trap_of_a_room_happens_again():
    game = table({"at": "E1", "explored": ["D1"]}, {}, dungeon="A").play(1, 3, "D1", "E1", "D1")
    assert game.asked(1) == "pap-ask-die"
    sheet = game.sheet()
    assert (sheet["monsters"], sheet["potions"], sheet["traps"], sheet["damage"]) == (1, 0, 1, 1)


@pytest.mark.rule("PAP-MOV-11")
def test_the_map_shows_what_is_done():
    game = table({"at": "C1"}, {"at": "D4"}, dungeon="A")
    game.play(1, 3, "D1", "stop", 4, "stop", 5, "stop").play(2, 3, "C4", "stop", 4, "stop", 5, "stop")
    first, second = game.sheet(1), game.sheet(2)
    assert (first["slain"], first["circled"], first["crossed"]) == (["D1"], ["C1", "D1"], ["C"])
    assert (second["slain"], second["looted"], second["crossed"]) == (["C4"], ["C"], [])


@pytest.mark.rule("PAP-MOV-12")
def test_points_belong_to_one_die():
    game = table({"at": "D2"}, {}, dungeon="A").play(1, 3, "C2", "stop", 0, "brew", 4, "D2", "C2", "D2")
    assert game.asked(1) is None  # the two points left of the first die are lost
    assert game.sheet()["trail"] == ["D2", "C2", "D2", "C2", "D2"]


@pytest.mark.rule("PAP-MOV-13")
def test_the_party_stays_where_it_is():
    game = table({"at": "D2"}, {}, dungeon="A").play(1, 3, "D3", "mage", "stop", 4, "stop", 5, "stop").sit_out(2)
    assert game.state["round"] == 2
    game.play(1, 3)
    assert "E3" in game.offers(1)
    assert game.sheet()["at"] == "D3"


@pytest.mark.rule("PAP-MOV-13")
def test_nobody_has_to_enter_the_dungeon():
    game = table({}, {}, dungeon="A", missions=[])
    for _ in range(8):
        game.sit_out()
    assert game.match.over
    assert game.sheet()["at"] == "outside"


@pytest.mark.rule("PAP-MOV-14")
def test_a_side_with_wall_and_water_needs_cloak_and_medallion(monkeypatch):
    card = content().dungeons["A"]
    both = Dungeon(id="A", boss_rooms=card.boss_rooms, bosses=card.bosses, walls=(("A1", "A2"),), origin="undercroft")
    monkeypatch.setitem(content().dungeons, "A", both)
    sides.cache_clear()
    exits.cache_clear()
    try:
        reached = []
        for items in ({}, {"cloak": 2}, {"khar_medallion": 2}, BOTH):
            game = table({"at": "A1", "items": items}, {}, dungeon="A").play(1, 3)
            reached.append("A2" in game.offers(1))
        game.play(1, "A2")
        assert (game.sheet()["walls"], game.sheet()["waters"]) == (1, 1)
    finally:
        sides.cache_clear()
        exits.cache_clear()
    assert reached == [False, False, False, True]


@pytest.mark.rule("PAP-MOV-15")
def test_a_room_is_explored_once():
    game = table({"at": "D2"}, {}, dungeon="A").play(1, 3, "C2", "D2", "C2")
    assert (game.sheet()["rooms"], game.sheet()["explored"]) == (2, ["C2", "D2"])
