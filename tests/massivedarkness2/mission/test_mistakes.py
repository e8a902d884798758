"""What an author gets wrong is said in one line, with the line and column of the file."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massivedarkness2.mission.check import check_mission
from undercroft.games.massivedarkness2.mission.missions import MISSIONS
from undercroft.kernel.errors import BadInput

from .conftest import Write

Change = tuple[str, str]


def mistake(name: str, said: str, *changes: Change, mark: Any = None) -> Any:
    """What is wrong, what is said about it (beginning with line and column), and how the tiny mission is changed."""
    return pytest.param(said, changes, id=name, marks=[mark] if mark else [])


TILES = [
    mistake("the same tile twice", "7, 12: 1B and 1A are the same tile", ("6B", "1B")),
    mistake("a tile on a tile", "7, 20: something lies at C1 already", ("at: D1", "at: C1")),
    mistake("a tile off the table", "7, 20: the tile 6B reaches off the table", ("at: D1", "at: Z1")),
    mistake("a tile nowhere", "7, 20: AB1 is off the map", ("at: D1", "at: AB1")),
    mistake(
        "a bridge on a tile", "9, 10: something lies at A3 already", ("at: A4, beside: [A3]", "at: A3, beside: [B3]")
    ),
    mistake("a bridge not beside", "9, 23: the bridge at A4 is not beside B3", ("beside: [A3]", "beside: [B3]")),
    mistake("a bridge to nowhere", "9, 27: nobody can step from the bridge to B4", ("[A3]", "[A3, B4]")),
    mistake(
        "a bridge to an abyss",
        "10, 23: nobody can step from the bridge to D3",
        ("doors:", "  - {at: D4, beside: [D3]}\ndoors:"),
    ),
]

DOORS = [
    mistake("no common edge", "11, 15: B2 and A1 share no edge", ("[B1, A1]", "[B2, A1]")),
    mistake("a door to nowhere", "11, 15: the door leads nowhere: B4 is no zone", ("[B1, A1]", "[B3, B4]")),
    mistake("a door to an abyss", "13, 15: the door leads nowhere: D3 is no zone", ("[C2, D2]", "[C3, D3]")),
    mistake("no wall", "11, 15: between B1 and C1 is no wall of a chamber", ("[B1, A1]", "[B1, C1]")),
    mistake("inside a chamber", "11, 15: between A1 and A2 is no wall of a chamber", ("[B1, A1]", "[A1, A2]")),
    mistake(
        "from chamber to chamber",
        "13, 15: C2 and D2 are both in a chamber",
        ("turned: 90", "turned: 270"),
    ),
    mistake("two doors", "12, 15: another door stands there already", ("[B2, C2]", "[A1, B1]")),
    mistake("a name twice", "12, 29: another door is called 'door_1' too", ("id: hatch", "id: door_1")),
    mistake(
        "tiles that are not connected",
        "14, 15: C2 and D2 lie on tiles that are not connected",
        ("bridges:", "connected: false\nbridges:"),
        mark=pytest.mark.rule("MD2-MIS-41"),
    ),
    mistake("a white door without a way", "14, 5: the white door 'gate': nothing opens it", (", opens: gate", "")),
    mistake(
        "a white door with two ways",
        "14, 5: the white door 'gate': it is opened in two ways",
        ("white: true", "white: true, needs: [idols]"),
    ),
    mistake(
        "special without rules",
        "14, 5: the white door 'gate' is special, but the mission has no rules of its own",
        ("white: true", "white: true, special: true"),
        (", opens: gate", ""),
    ),
    mistake(
        "a strange task",
        "14, 56: there is no task 'idol': did you mean idols",
        ("white: true", "white: true, needs: [idol]"),
    ),
]

PLACES = [
    mistake("no start", "15, 8: heroes need a zone to begin in", ("start: [A4]", "start: []")),
    mistake("start in a chamber", "15, 9: A1 is in a chamber", ("start: [A4]", "start: [A1]")),
    mistake("start off the tiles", "15, 9: B4 is no zone: no tile lies there", ("start: [A4]", "start: [B4]")),
    mistake(
        "a mob in an abyss", "16, 8: D1 is an abyss", ("mobs: [B1]", "mobs: [D1]"), mark=pytest.mark.rule("MD2-TOK-14")
    ),
    mistake("a portal in a chamber", "17, 17: C2 is in a chamber", ("roaming_portal: C1", "roaming_portal: C2")),
    mistake("a portal in a chamber too", "19, 19: C2 is in a chamber", ("at: B2}", "at: C2}")),
    mistake(
        "two portals alike",
        "20, 12: a second portal from 3 heroes on",
        ("at: B2}", "at: B2}\n  - {from: 3, at: B3}"),
        mark=pytest.mark.rule("MD2-SET-14"),
    ),
    mistake(
        "a spawn in a corridor",
        "21, 11: B2 is in no chamber, so nothing would reveal it",
        ("spawn: [A2]", "spawn: [B2]"),
        mark=pytest.mark.rule("MD2-DOR-11"),
    ),
    mistake(
        "loot in a corridor",
        "22, 10: B2 is in no chamber",
        ("loot: [A1", "loot: [B2"),
        mark=pytest.mark.rule("MD2-DOR-12"),
    ),
]

COUNTS = [
    mistake(
        "columns",
        "24, 36: column: 7 are laid out, but there can be no more than 6",
        ("[C1]\nobj", "[C1, C1, C1, C1, C1, C1, B1]\nobj"),
        mark=pytest.mark.rule("MD2-TOK-01"),
    ),
    mistake(
        "loot for six heroes",
        "22, 46: loot: 10 are laid out, but there can be no more than 9",
        ("loot: [A1, C3]", "loot: [A1, C3, A1, C3, A1, C3, A1, C3, A1, A2]"),
        mark=pytest.mark.rule("MD2-SET-12"),
    ),
    mistake(
        "objectives", "27, 5: objective tokens: 6 are laid out", ("at: [A1, C3]}\n", "at: [A1, C3, C2, A2, C2]}\n")
    ),
    mistake(
        "time tokens",
        "26, 5: corruption or time tokens: 14 are laid out",
        ("at: [A1, C3]}\n", "at: [A1, C3], time: 7}\n"),
        mark=pytest.mark.rule("MD2-MIS-02"),
    ),
    mistake(
        "bridges",
        "11, 5: bridges: 3 are laid out",
        (
            "  - {at: A4, beside: [A3]}",
            "  - {at: A4, beside: [A3]}\n  - {at: B4, beside: [A4]}\n  - {at: C4, beside: [B4]}",
        ),
    ),
]

NAMES = [
    mistake(
        "the name of the file",
        "1, 5: the file of the mission 'other' must be called other.yaml",
        ("id: tiny", "id: other"),
    ),
    mistake(
        "a strange objective", "30, 22: there is no objective 'idols': did you mean idol", ("at: idol,", "at: idols,")
    ),
    mistake("a strange link", "8, 9: there is no objective 'ring'", ("bridges:", "links: [ring]\nbridges:")),
    mistake(
        "a strange door",
        "8, 12: there is no door 'gates': did you mean gate",
        ("bridges:", "passable: [gates]\nbridges:"),
    ),
    mistake(
        "a task unheard of", "31, 49: there is no task 'idol': did you mean idols", ("needs: [idols]", "needs: [idol]")
    ),
    mistake(
        "a task that nobody does",
        "28, 9: no deed 'completes' the task 'idle'",
        ("tasks: [idols", "tasks: [idle, idols"),
    ),
    mistake(
        "nobody holds it", "31, 50: there is no objective that heroes keep 'idol'", ("needs: [idols]", "holding: idol")
    ),
    mistake("no white door", "30, 77: there is no white door 'hatch'", ("opens: gate", "opens: hatch")),
    mistake(
        "no rules of its own",
        "31, 50: nothing does 'sip': the mission has no rules",
        ("needs: [idols]", "special: sip"),
    ),
    mistake("cannot be won", "30, 3: the mission cannot be won: no deed 'wins'", (", wins: true", "")),
    mistake(
        "a strange boss",
        "8, 14: there is no boss 'dragon'",
        ("bridges:", "boss: {boss: dragon, at: F2, start: [F1], door: gate}\nbridges:"),
    ),
    mistake(
        "not on the boss's tile",
        "8, 38: A3 is not on the boss's tile",
        ("bridges:", "boss: {boss: reaper, at: F2, start: [A3], door: gate}\nbridges:"),
    ),
]

WAYS = [
    mistake(
        "no way to a bridge",
        "10, 5: no way leads to D4",
        ("doors:", "  - {at: D4, beside: []}\ndoors:"),
    ),
    mistake("no way to a tile", "7, 5: no way leads to F1, D2, E2, F2, F3", ("  - {between: [C2, D2]}\n", "")),
    mistake(
        "something in a sealed chamber",
        "20, 11: A2 is in a chamber without a door",
        ("  - {between: [B1, A1]}\n", ""),
        ("at: [A1, C3]}", "at: [B1, C3]}"),
        ("loot: [A1, C3]", "loot: [C3]"),
    ),
    mistake(
        "an objective in a sealed chamber",
        "25, 23: no hero gets to the idol at A1",
        ("  - {between: [B1, A1]}\n", ""),
        ("spawn: [A2]", "spawn: [C2]"),
        ("loot: [A1, C3]", "loot: [C3]"),
    ),
    mistake(
        "a task behind its own door",
        "28, 9: the task 'idols' cannot be done when it is its turn",
        ("at: [A1, C3]}", "at: [A1, F1]}"),
        mark=pytest.mark.rule("MD2-WIN-05"),
    ),
]


@pytest.mark.parametrize(("said", "changes"), [*TILES, *DOORS, *PLACES, *COUNTS, *NAMES, *WAYS])
def test_a_mistake_is_said_with_its_place(said: str, changes: tuple[Change, ...], write_mission: Write):
    path = write_mission(*changes)
    place, problem = said.split(": ", 1)
    line, column = place.split(", ")
    told = f"{path}: line {line}, column {column}: {problem}"
    found = check_mission(path)
    assert any(one.startswith(told) for one in found), "\n".join([f"expected: {told}", *found])


@pytest.mark.parametrize(
    ("said", "change"),
    [
        ("field 'tile': expected a side of a tile like 3B", ("tile: 1A", "tile: 9A")),
        ("'colour'", ("number: 1", "number: 1\ncolour: red")),
        ("a 'white' door needs an 'id'", ("id: gate, white: true", "white: true")),
        ("only a 'white' door has 'needs'", ("id: hatch", "id: hatch, needs: [idols]")),
        ("a door has 'needs' or is 'special'", ("white: true", "white: true, needs: [idols], special: true")),
        ("kept or removed, not both", ("remove: true", "remove: true, keep: true")),
        ("'keep' it or 'remove' it", ("remove: true, ", "")),
        ("write what the deed 'completes'", ("completes: idols, ", "")),
        ("a corruption token has no grey side", ("name: well, at: [F3]", "name: well, kind: corruption, at: [F3]")),
    ],
)
def test_what_has_not_the_shape_of_a_mission_is_refused(said: str, change: Change, write_mission: Write):
    with pytest.raises(BadInput) as refused:
        MISSIONS.read(write_mission(change))
    assert said in str(refused.value)


def test_all_mistakes_are_told_at_once(write_mission: Write):
    found = check_mission(write_mission(("start: [A4]", "start: [A1]"), ("spawn: [A2]", "spawn: [B2]")))
    assert len(found) == 2
