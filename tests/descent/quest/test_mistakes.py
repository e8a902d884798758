"""What an author gets wrong is said in one line, with the line and column of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.games.descent.quest.check import check_quest
from undercroft.games.descent.quest.quests import QUESTS
from undercroft.kernel.errors import BadInput

from ..conftest import Write

Change = tuple[str, str]


def mistake(name: str, said: str, *changes: Change):
    """What is wrong, what is said about it (beginning with line and column), and how the tiny quest is changed."""
    return pytest.param(said, changes, id=name)


RUBBLE_FOR_KEY = ("  k: {key: red}", "  k: {obstacle: rubble}")
NO_LOCK = ("side: east, rune: red", "side: east")
OGRE = ("{monster: beastman}", "{monster: ogre}")

MISTAKES = [
    mistake("strange area", "7, 4: '?' is no area", ("111#222#", "1?1#222#")),
    mistake("no area", "7, 3: the picture shows no area", ("111#222#\n  11122223\n  11122223\n  111#222#", "###")),
    mistake("pictures of different height", "13, 3: the picture has 3 lines, but 'areas' has 4", ("  ...#E.N#\n", "")),
    mistake("rock on floor", "13, 5: rock here, but floor of area 1 in 'areas'", (".p.#.._#", ".p##.._#")),
    mistake("floor on rock", "13, 6: bare floor here, but rock in 'areas'", (".p.#.._#", ".p...._#")),
    mistake("a figure in a wall", "13, 6: 'b' here, but rock in 'areas'", (".p.#.._#", ".p.b.._#")),
    mistake(
        "a figure off the map", "13, 11: 'b' stands off the map, which is 8 spaces wide", (".p.#.._#", ".p.#.._#b")
    ),
    mistake("an unknown mark", "13, 8: the legend does not explain '?'", (".p.#.._#", ".p.#.?_#")),
    mistake("a mark never drawn", "19, 6: 'x' is explained but never drawn", ("  S: {", "  x: {money: true}\n  S: {")),
    mistake("a meaning for rock", "19, 8: '#' stands for rock", ("  S: {", '  "#": {money: true}\n  S: {')),
    mistake(
        "an unknown monster",
        "14, 9: there is no monster 'troll': expected one of",
        ("b: {monster: beastman", "b: {monster: troll"),
    ),
    mistake("an unknown name", "16, 9: 'named' has no entry 'grob'", ("{named: grub}", "{named: grob}")),
    mistake("a figure in two areas", "14, 9: the ogre reaches into another area at H2, H3", OGRE),
    mistake(
        "a figure partly in rock",
        "13, 5: the ogre stands in rock at D1",
        OGRE,
        (".p.#.._#\n  .S....b.", ".pb#.._#\n  .S......"),
    ),
    mistake(
        "a figure across a wall",
        "14, 7: the ogre has a wall or a door through it",
        OGRE,
        (".S....b.\n  ..k.c.g.", ".S..b...\n  ..kc..g."),
        ("regions:", "walls:\n  - {at: [E2], side: east}\n\nregions:"),
    ),
    mistake(
        "figures on one another",
        "14, 8: the ogre stands on another figure at F2, F3",
        OGRE,
        (".S....b.\n  ..k.c.g.", ".S..bb..\n  ..kc..g."),
    ),
    mistake(
        "a figure on an obstacle",
        "13, 8: the ogre stands on an obstacle at G1",
        OGRE,
        (".p.#.._#\n  .S....b.", ".p.#.b_#\n  .S......"),
    ),
    mistake(
        "a figure off the edge",
        "16, 8: the ogre stands off the map",
        OGRE,
        (".S....b.", ".S......"),
        ("#E.N#", "#EbN#"),
    ),
    mistake(
        "a chest under rubble",
        "15, 7: chest on rubble, where nobody",
        ("{chest: copper}", "{chest: copper, obstacle: rubble}"),
    ),
    mistake(
        "two tokens on a space",
        "15, 7: chest and money cannot lie on one",
        ("{chest: copper}", "{chest: copper, money: true}"),
    ),
    mistake("an unknown artifact", "15, 7: there is no artifact 'spoon'", ("{chest: copper}", "{artifact: spoon}")),
    mistake(
        "a door to nowhere",
        "30, 11: the door leads nowhere: west of A2",
        ("[C2, C3], side: east", "[A2, A3], side: west"),
    ),
    mistake(
        "a door in rock",
        "30, 11: the door stands at D1, which is rock",
        ("[C2, C3], side: east", "[D1, D2], side: east"),
    ),
    mistake("a door off the map", "30, 11: C9 is off the map", ("[C2, C3]", "[C9, C10]")),
    mistake(
        "a door of one space", "30, 10: a door to the east lies along two spaces above each other", ("[C2, C3]", "[C2]")
    ),
    mistake(
        "a door round a corner",
        "30, 10: a door to the south lies along two spaces beside",
        ("C3], side: east", "C3], side: south"),
    ),
    mistake(
        "a door on a door",
        "31, 11: the door lies on a wall or another door",
        ("[G2, G3], side: east", "[D2, D3], side: west"),
    ),
    mistake(
        "a door with a gap",
        "30, 5: the door leaves a gap beside it at C1",
        ("111#222#", "1112222#"),
        (".p.#.._#", ".p...._#"),
    ),
    mistake("two doors of one rune", "31, 5: there is only one door with the red rune", ("id: gate", "rune: red")),
    mistake(
        "stairs with one end",
        "13, 4: the red stairs have 1 end on the map, not two",
        ("{potion: healing}", "{stairs: red}"),
    ),
    mistake("no starting glyph", "13, 3: expected exactly one starting glyph", ("{glyph: start}", "{money: true}")),
    mistake(
        "two starting glyphs", "15, 9: expected exactly one starting glyph", ("{glyph: inactive}", "{glyph: start}")
    ),
    mistake(
        "no room to start",
        "14, 4: the starting glyph has room for 3 heroes on and beside it, 4 are needed",
        RUBBLE_FOR_KEY,
        NO_LOCK,
        (".p.#.._#\n  .S....b.\n  ..k.", "kkk#.._#\n  kS..p.b.\n  k.k."),
    ),
    mistake(
        "an unreachable area",
        "8, 10: area 3 cannot be reached",
        ("  - {at: [G2, G3], side: east, rune: red}\n", ""),
        ("regions:", "walls:\n  - {at: [G2, G3], side: east}\n\nregions:"),
    ),
    mistake(
        "an unreachable chest",
        "13, 7: the chest here cannot be reached",
        ("{obstacle: pit}", "{obstacle: water}"),
        (".p.#.._#\n  .S....b.\n  ..k.c.g.", ".p.#c_.#\n  .S.___b.\n  ..k...g."),
    ),
    mistake(
        "a door without a key", "31, 5: nothing opens the door: there is no red key", ("{key: red}", "{key: blue}")
    ),
    mistake(
        "a key behind its own door", "15, 10: the red key lies behind the door that it opens", ("..k.c.g.", "....c.gk")
    ),
    mistake(
        "a chest without contents",
        "15, 7: a copper chest, but 'chests' has no contents for 2",
        ("  2: {coins: 100}\n", ""),
    ),
    mistake("an empty chest", "38, 6: chest 2 holds nothing for the heroes", ("2: {coins: 100}", "2: {curses: 1}")),
    mistake(
        "too many chests",
        "15, 8: one copper chest too many: the box has 3",
        (".S....b.\n  ..k.c.g.", ".S..c.b.\n  ..kccc.g"),
    ),
    mistake(
        "too many figures",
        "7, 7: area 2 has 7 normal beastman figures, but the box has 6",
        (".p.#.._#\n  .S....b.\n  ..k.c.g.", ".p.#bb_#\n  .S.bbbb.\n  ..kbc.g."),
    ),
    mistake(
        "a player count forgotten",
        "4, 11: no conquest tokens are given for 4, 5 players",
        ("conquest: 3\n", "conquest: {2: 3, 3: 3}\n"),
    ),
    mistake("a region in rock", "34, 11: D1 is all rock", ("porch: [A1-B2]", "porch: [D1]")),
    mistake("a region off the map", "34, 11: Z9 is off the map", ("porch: [A1-B2]", "porch: [A1-Z9]")),
    mistake("a reserved name", "34, 8: a region cannot be called 'all'", ("porch: [A1-B2]", "all: [A1-B2]")),
    mistake(
        "an encounter without event",
        "16, 7: nothing happens at the encounter 'shrine'",
        ("{met: shrine}", "{enters: porch}"),
    ),
    mistake(
        "a named monster twice",
        "42, 5: 'grub' must appear exactly once, on the map or in a 'spawn', got 2",
        ("..k.c.g.", "..k.cNg."),
    ),
    mistake(
        "a named monster of no kind",
        "42, 25: there is no monster 'troll'",
        ("id: grub, monster: beastman", "id: grub, monster: troll"),
        ("{named: grub}", "{money: true}"),
    ),
    mistake("nobody can win", "45, 3: no event lets the heroes win", ("{win: heroes}", "{win: overlord}")),
    mistake(
        "a spawn nowhere",
        "47, 25: there is no area or region 'attic'",
        ("{conquest: 1}", "{spawn: {monster: ogre, at: attic}}"),
    ),
    mistake(
        "a spawn of nothing known",
        "47, 25: there is no monster 'troll'",
        ("{conquest: 1}", "{spawn: {monster: troll, at: porch}}"),
    ),
    mistake(
        "a spawn of nobody known",
        "47, 25: there is no named monster 'bo'",
        ("{conquest: 1}", "{spawn: {named: bo, at: porch}}"),
    ),
    mistake(
        "a wound nowhere",
        "47, 25: there is no area or region 'attic'",
        ("{conquest: 1}", "{wound: {wounds: 1, to: attic}}"),
    ),
    mistake("nothing to clear", "47, 25: there is no area or region '7'", ("{conquest: 1}", "{clear: 7}")),
    mistake("a door that is not there", "47, 25: there is no door 'hatch'", ("{conquest: 1}", "{open: hatch}")),
    mistake("a token in rock", "47, 25: D1 is rock", ("{conquest: 1}", "{place: {at: D1, money: true}}")),
    mistake(
        "an unknown artifact laid",
        "47, 25: there is no artifact 'spoon'",
        ("{conquest: 1}", "{place: {at: A1, artifact: spoon}}"),
    ),
    mistake("a token off the map", "47, 25: Z1 is off the map", ("{conquest: 1}", "{place: {at: Z1, money: true}}")),
    mistake(
        "water over a glyph",
        "47, 25: 'porch' holds a glyph or stairs",
        ("{conquest: 1}", "{fill: {obstacle: water, in: porch}}"),
    ),
    mistake(
        "a file with another name",
        "1, 5: the file of the quest 'tony' must be called tony.yaml",
        ("id: tiny", "id: tony"),
    ),
]


@pytest.mark.parametrize(("said", "changes"), MISTAKES)
def test_a_mistake_is_said_with_its_place(said: str, changes: tuple[Change, ...], write_quest: Write):
    path = write_quest(*changes)
    place, _, problem = said.partition(": ")
    line, _, column = place.partition(", ")
    start = f"{path}: line {line}, column {column}: {problem}"
    found = check_quest(path)
    assert any(report.startswith(start) for report in found), "\n".join(found)
    with pytest.raises(BadInput, match=r"line \d+, column \d+: "):
        QUESTS.read(path)


NEVER = {
    "{killed: grob}": "there is no named monster 'grob'",
    "{met: altar}": "there is no encounter 'altar' on the map",
    "{taken: crown}": "there is no item, artifact or key 'crown' on the map",
    "{opened: hatch}": "there is no door 'hatch'",
    "{enters: attic}": "there is no area or region 'attic'",
    "{activated: porch}": "there is no inactive glyph in 'porch'",
    "{gathered: doorstep}": "only 2 of 4 spaces of 'doorstep' can be reached",
    "{revealed: 7}": "there is no area or region '7'",
    "{counter: {name: bells, at_least: 1}}": "the counter 'bells' reaches 0 at most, not 1",
    "{round_starts: 2}, if: {done: nothing}": "there is no event 'nothing'",
    "{round_starts: 2}, if: {done: never}": "the event 'never' can never happen",
    "{round_starts: 2}, if: {carries: crown}": "there is no item, artifact or key 'crown' on the map",
    "{round_starts: 2}, if: {heroes: {in: attic, at_least: 1}}": "there is no area or region 'attic'",
}


@pytest.mark.parametrize("when", NEVER)
def test_an_event_that_can_never_happen(when: str, write_quest: Write):
    never = "" if "done: never" not in when else "  - {id: never, when: {killed: bo}, do: [{conquest: 1}]}\n"
    event = f"  - {{id: odd, when: {when}, do: [{{win: heroes}}]}}\n{never}"
    region = ("porch: [A1-B2]", "porch: [A1-B2]\n  doorstep: [C2-C3]")
    path = write_quest(("events:\n", "events:\n" + event), region)
    goal = "the event 'odd' can never happen and so the goal cannot be met"
    assert f"{path}: line 46, column 5: {goal}: {NEVER[when]}" in check_quest(path)


SHAPES = {
    "when: {killed: grub}": (
        "when: {killed: grub, met: shrine}",
        "entry 'grub_dies': field 'when': expected exactly one moment of revealed, killed,",
    ),
    "{win: heroes}": ("{}", "field 'do.1': expected exactly one effect of conquest, threat,"),
    "{met: shrine}": ("{meets: shrine}", "field 'when.meets': unknown key, allowed: revealed, killed,"),
    "side: east, id": ("side: up, id", "field 'side': expected one of north, east, south, west, got 'up'"),
    "at: [C2, C3]": ("at: [2C, C3]", "field 'at.1': expected a space like C21, got '2C'"),
    "{named: grub}": ("{named: grub, master: true}", "'named' says by itself which monster it is"),
    "  c: {chest: copper}": ("  c: {master: true}", "'master', 'upright' and 'spare' belong to a 'monster'"),
    "{chest: copper}": ("{}", "it stands for nothing"),
    "{conquest: 1}": ("{spawn: {named: grub, count: 2, at: porch}}", "a named monster is one figure"),
    "porch: [A1-B2]": ("porch: [A1-]", "expected a space like C21 or a block of them like C21-E24"),
    "conquest: 3\n": ("conquest: none\n", "field 'conquest': expected a whole number of at least 1, got 'none'"),
    "{conquest: 2, treasures: 1}": (
        "{gems: 2}",
        "field 'chests.1.gems': unknown key, allowed: origin, ours, conquest,",
    ),
    "wounds: 2, conquest": ("ours: [wound], conquest", "entry 'grub': 'wound' is no field, so nobody can own it"),
}


@pytest.mark.parametrize("old", SHAPES)
def test_a_file_of_the_wrong_shape_is_refused(old: str, write_quest: Write):
    new, said = SHAPES[old]
    path = write_quest((old, new))
    with pytest.raises(BadInput) as refused:
        QUESTS.read(path)
    assert said in str(refused.value)
    assert check_quest(path) == [str(refused.value)]


def test_a_picture_must_be_a_block(write_quest: Write):
    path = write_quest(("areas: |", "areas: >"))
    assert "line 6, column 8: expected a picture, written as a block after '|'" in check_quest(path)[0]


def test_what_one_reader_of_yaml_allows_no_other_refuses(write_quest: Write):
    """Places in a file are found by the reader that reads it: others differ about where a tab may stand."""
    assert check_quest(write_quest(("id: shrine", "id\t: shrine"))) == []


def test_the_tiny_quest_has_no_mistakes(tiny: Path):
    assert check_quest(tiny) == []


def test_all_mistakes_are_said_at_once(write_quest: Write):
    path = write_quest(("{chest: copper}", "{chest: copper, money: true}"), ("{named: grub}", "{named: grob}"))
    assert [report.partition("line ")[2].partition(":")[0] for report in check_quest(path)] == [
        "15, column 7",
        "16, column 9",
    ]
