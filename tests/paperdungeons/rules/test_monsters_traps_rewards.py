"""What waits in the rooms."""

import pytest

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES

from ..table import Table, table

ROOMS = {room.id: room for room in content().rooms.rooms}
FIGHTERS = {"goblin": "rogue", "ghost": "mage", "orc": "warrior", "zombie": "cleric"}
MONSTERS = [room for room in ROOM_NAMES if ROOMS[room].monster]
TRAPS = [room for room in ROOM_NAMES if ROOMS[room].trap]
PASSES = {"cloak": 2, "khar_medallion": 2}


def step_into(room: str, **sheet: object) -> Table:
    """Enter a room from the one beside it, through whatever is between them."""
    column, row = room[0], int(room[1])
    beside = f"{column}{row - 1}" if row > 1 else f"{column}2"
    items = {**PASSES, **sheet.pop("items", {})}
    return table({"at": beside, "items": items, **sheet}, {}, dungeon="A").play(1, 3, room)


# ---------------------------------------------------------------- monsters


@pytest.mark.rule("PAP-MON-01", "PAP-MON-02", "PAP-MON-03", "PAP-MON-04")
@pytest.mark.parametrize("room", MONSTERS)
def test_a_monster_is_always_beaten_and_costs_the_levels_its_opponent_lacks(room):
    monster = ROOMS[room].monster
    fighter = FIGHTERS[monster.type]
    for level in range(1, 7):
        heroes = dict.fromkeys(FIGHTERS.values(), 1) | {fighter: level}
        game = step_into(room, heroes=heroes)
        assert room in game.sheet()["slain"]
        assert game.sheet()["damage"] == max(0, monster.level - level)


@pytest.mark.rule("PAP-MON-02")
@pytest.mark.parametrize("room", MONSTERS)
def test_only_the_right_hero_fights(room):
    fighter = FIGHTERS[ROOMS[room].monster.type]
    others = dict.fromkeys(FIGHTERS.values(), 3) | {fighter: 1}
    assert step_into(room, heroes=others).sheet()["damage"] == ROOMS[room].monster.level - 1


@pytest.mark.rule("PAP-MON-05")
def test_a_crossed_out_monster_never_fights_again():
    game = step_into("D1").play(1, "C1", "D1")
    assert game.sheet()["damage"] + game.sheet()["hearts"] == 2
    assert (game.sheet()["monsters"], game.sheet()["score"]["G"]) == (1, 1)


@pytest.mark.rule("PAP-MON-06")
@pytest.mark.parametrize(("level", "damage"), [(3, 1), (4, 0), (5, 0), (6, 0)])
def test_the_armour_counts_one_level_and_never_heals(level, damage):
    game = step_into("D6", heroes={"warrior": level}, items={"armour": 2}, damage=2)
    assert game.sheet()["damage"] == 2 + damage


@pytest.mark.rule("PAP-MON-06")
def test_the_armour_counts_above_level_6(monkeypatch):
    orc = ROOMS["D6"].monster
    strong = type(ROOMS["D6"])(id="D6", monster=type(orc)(type="orc", level=8), origin="undercroft")
    rooms = tuple(strong if room == "D6" else ROOMS[room] for room in ROOM_NAMES)
    monkeypatch.setattr("undercroft.games.paperdungeons.rules.monsters.ROOMS", rooms)
    assert step_into("D6", heroes={"warrior": 6}, items={"armour": 2}).sheet()["damage"] == 1


@pytest.mark.rule("PAP-MON-07", "PAP-MOV-09")
def test_the_potion_of_a_room_is_too_late_for_its_monster():
    game = step_into("D1")  # a goblin, and a potion
    assert (game.sheet()["damage"], game.sheet()["hearts"], game.sheet()["potions"]) == (2, 0, 1)


@pytest.mark.rule("PAP-MON-07")
def test_the_level_of_a_room_is_too_late_for_its_monster():
    game = step_into("E2", heroes={"cleric": 2})  # a zombie of level 3, and a level-up
    assert game.asked(1) == "pap-ask-level"
    game.play(1, "cleric")
    assert (game.sheet()["damage"], game.sheet()["heroes"]["cleric"]) == (1, 3)


# ---------------------------------------------------------------- traps


@pytest.mark.rule("PAP-TRP-01")
@pytest.mark.parametrize("room", TRAPS)
def test_every_trap_costs_one_damage_every_time(room):
    game = step_into(room, explored=[room])
    assert (game.sheet()["damage"], game.sheet()["traps"]) == (1, 1)
    beside = game.sheet()["trail"][0]
    before = game.sheet()["traps"] + (beside in TRAPS)
    game.play(1, beside, room)
    assert game.sheet()["traps"] == before + 1
    assert game.sheet()["damage"] == game.sheet()["traps"]


@pytest.mark.rule("PAP-TRP-02")
@pytest.mark.parametrize("room", [room for room in TRAPS if ROOMS[room].reward and not ROOMS[room].gem])
def test_the_trap_comes_before_the_reward(room):
    game = step_into(room)
    assert game.asked(1) in ("pap-ask-part", "pap-ask-level")
    assert game.sheet()["damage"] == 1


@pytest.mark.rule("PAP-TRP-02")
def test_potions_of_the_reward_are_too_late_for_the_trap():
    game = step_into("E1", items={"cauldron": 1}).play(1, "cauldron")
    assert (game.sheet()["potions"], game.sheet()["damage"], game.sheet()["hearts"]) == (3, 1, 0)


@pytest.mark.rule("PAP-TRP-03", "PAP-MOV-04")
def test_entering_the_dungeon_on_a_trap_triggers_it():
    game = table({}, {}, dungeon="A").play(1, 3, "E1")
    assert (game.sheet()["traps"], game.sheet()["damage"]) == (1, 1)


@pytest.mark.rule("PAP-TRP-03", "PAP-MOV-07")
@pytest.mark.parametrize(("here", "there"), [("A2", "F2"), ("A4", "F4")])
def test_a_passage_onto_a_trap_triggers_it(here, there):
    game = table({"at": here}, {}, dungeon="C").play(1, 3, there)
    assert (game.sheet()["traps"], game.sheet()["damage"]) == (1, 1)


# ---------------------------------------------------------------- rewards


@pytest.mark.rule("PAP-RWD-01", "PAP-MOV-08")
@pytest.mark.parametrize("room", ROOM_NAMES)
def test_every_room_gives_what_is_printed_in_it(room):
    strong = dict.fromkeys(FIGHTERS.values(), 5)
    game = step_into(room, heroes=strong, gems=0)
    before = game.sheet()
    match ROOMS[room].reward:
        case ():
            assert before["circled"] == game.sheet()["circled"]
            assert room not in before["circled"]
        case ("level_up",):
            assert game.asked(1) == "pap-ask-level"
        case ("item_part",):
            assert game.asked(1) == "pap-ask-part"
        case ("gem",):
            assert (before["gems"], before["looted"]) == (1, [ROOMS[room].gem])
        case potions:
            assert set(potions) == {"potion"}
            assert before["potions"] == len(potions)


@pytest.mark.rule("PAP-RWD-02")
def test_two_potion_symbols_give_two_potions_and_rows_pay():
    game = step_into("A1", heroes={"mage": 3}, potions=3)
    assert (game.asked(1), game.sheet()["potions"]) == ("pap-ask-level", 4)
    game.play(1, "rogue")
    assert game.sheet()["potions"] == 5


@pytest.mark.rule("PAP-RWD-03")
def test_parts_and_levels_of_rooms_ask_for_no_symbol():
    part = step_into("E1")
    assert len(part.offers(1)) == 6  # all that are not complete
    level = step_into("D3")
    assert level.offers(1) == ["warrior", "mage", "cleric", "rogue"]
    level.play(1, "rogue")
    assert level.sheet()["heroes"]["rogue"] == 2


@pytest.mark.rule("PAP-RWD-04", "PAP-GEM-06")
def test_a_reward_is_gained_once_by_each_player():
    game = table({"at": "D1"}, {"at": "D1"}, dungeon="A")
    game.play(1, 3, "C1", "D1", "C1", 4, "stop", 5, "stop")
    assert game.sheet(1)["potions"] == 1
    game.sit_out(2)
    game.play(2, 3, "C1", "stop")  # a round later it is still there for the other
    assert game.sheet(2)["potions"] == 1


@pytest.mark.rule("PAP-RWD-05")
def test_rewards_inside_rewards_come_first():
    # The part of E1 completes the Cauldron: potions 7 to 9 fill the second row, whose part completes the Tome.
    party = {"at": "D1", "potions": 6, "items": {"cauldron": 1, "tome": 1}, "heroes": {"rogue": 3}}
    game = table(party, {}, dungeon="A").play(1, 3, "E1", "cauldron")
    assert (game.asked(1), game.sheet()["potions"]) == ("pap-ask-part", 8)
    game.play(1, "tome")
    assert game.asked(1) == "pap-ask-level"
    game.play(1, "rogue")
    assert (game.sheet()["potions"], game.sheet()["gems"], game.asked(1)) == (9, 1, "pap-ask-step")
