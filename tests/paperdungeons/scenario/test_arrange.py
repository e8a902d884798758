"""Positions written in a player's words: what is taken for granted, what is refused, and what is read back."""

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.scenario.arrange import arrange
from undercroft.games.paperdungeons.scenario.inspect import inspect
from undercroft.kernel.chance import Scripted
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match

OPTIONS = GAME.read_options({})
CAMPAIGN = GAME.read_options({"campaign": True})
SHEET = {
    "heroes": {"warrior": 4, "mage": 2, "cleric": 1, "rogue": 5},
    "items": {"cloak": 2, "crown": 1},
    "potions": 5,
    "hearts": 3,
    "damage": 7,
    "at": "D4",
    "explored": ["C1", "D1", "D4"],
    "trail": ["C1", "D1", "D4"],
    "slain": ["D1", "F7"],
    "circled": ["C1", "D1"],
    "looted": ["A", "H"],
    "crossed": ["C"],
    "gems": 4,
    "glory": {"A": 3, "B": -4, "C": 0},
    "power": "scout",
    "objective": "rooms",
    "traps": 2,
    "walls": 1,
    "waters": 3,
    "digits": [1, 2, 3],
    "claimed": ["row"],
    "mission_glory": 4,
    "resurrected": True,
}


POOL = ["warrior", "mage", "skull", "boots3", "mage", "mage"]


def sheet(**written):
    return inspect(arrange({"round": 1, "players": {1: written}}, OPTIONS, 2))["players"][1]


def test_what_is_written_is_read_back():
    pool = ["warrior", "mage", "skull", "boots3", "mage", "mage"]
    given = {"dungeon": "G", "round": 5, "pool": pool, "missions": ["row", "items4"], "players": {2: SHEET}}
    found = inspect(arrange(given, OPTIONS, 2))
    assert {key: found[key] for key in given if key != "players"} | {"players": None} == given | {"players": None}
    items = found["players"][2].pop("items")
    assert {key: found["players"][2][key] for key in SHEET if key != "items"} == {
        key: value for key, value in SHEET.items() if key != "items"
    }
    assert {item: parts for item, parts in items.items() if parts} == SHEET["items"]


def test_a_round_may_have_begun_for_some():
    """Who has used dice goes on with the next one; the skulls have been taken by them, and not by the others."""
    pool = ["warrior", "mage", "skull", "boots3", "mage", "mage"]
    given = {"pool": pool, "players": {1: {"dice": [0, 3], "digits": [1, 0]}, 2: {"dice": [1, 4, 5]}}}
    match = Match(GAME, OPTIONS, 3, Scripted([]), state=arrange(given, OPTIONS, 3))
    assert match.waiting == [0, 2]
    assert [sheet.damage for sheet in match.state.secret] == [0, 0, 1]
    assert match.why_not(0, 0).rule == match.why_not(0, 3).rule == "PAP-SEL-05"
    assert match.why_not(2, 0) is None
    assert match.answer(0, 1) is None
    assert match.answer(0, "brew") is None
    assert match.waiting == [2]
    assert match.state.secret[0].digits == [1, 0, 2]


def test_a_power_may_have_been_used_in_the_round():
    given = {"pool": ["warrior", "mage", "cleric", "mage", "mage", "mage"]}
    sheet = {"power": "shaman", "dice": [1], "power_used": True}
    match = Match(GAME, OPTIONS, 2, Scripted([]), state=arrange(given | {"players": {1: sheet}}, OPTIONS, 2))
    assert match.answer(0, 0) is None
    assert match.why_not(0, "level:rogue").rule == "PAP-LVL-01"


def test_a_party_can_be_written_down_that_stands_outside():
    assert sheet(at="outside") == sheet()
    assert sheet(at="outside", explored=["C1"])["at"] == "outside"


def test_what_follows_from_the_position():
    found = sheet(**SHEET)
    assert (found["health"], found["free_hearts"], found["rooms"], found["monsters"]) == (12, 7, 3, 2)
    assert (found["strength"], found["boss_strength"]) == (12, 12 + 4 + 1)  # the Golem is weak against the warrior
    assert found["score"]["L"] == sum(value for line, value in found["score"].items() if line != "L")


def test_the_party_has_been_where_it_is():
    found = sheet(at="D1")
    assert (found["explored"], found["trail"], found["slain"], found["circled"]) == (["D1"], ["D1"], ["D1"], ["D1"])
    assert sheet(trail=["C1", "D1"])["at"] == "D1"
    assert sheet(explored=["A2"])["looted"] == []  # a gem may have been left


def test_extra_gems_and_resurrection_follow_unless_written():
    assert sheet(looted=["A"], heroes={"rogue": 4}, potions=12)["gems"] == 3
    assert sheet(looted=["A"], heroes={"rogue": 4}, potions=12, gems=1)["gems"] == 1
    assert (sheet(damage=5)["resurrected"], sheet(damage=4)["resurrected"]) == (True, False)


def test_the_style_is_the_objectives_or_written_or_a_default():
    assert sheet(objective="rows")["style"] == {
        "warrior": "white",
        "mage": "black",
        "cleric": "black",
        "rogue": "white",
    }
    written = sheet(style={"mage": "black", "rogue": "black"})["style"]
    assert written == {"warrior": "white", "mage": "black", "cleric": "white", "rogue": "black"}
    assert list(sheet()["style"].values()).count("black") == 2


def test_a_campaign_knows_its_dungeon_and_its_results():
    results = [{1: {"score": {"F": 10, "A": -2}, "rooms": 7}, 2: {"score": {}}}]
    found = inspect(arrange({"story": "tower_of_death", "scenario": 2, "results": results}, CAMPAIGN, 2))
    assert (found["dungeon"], found["scenario"], found["story"]) == ("H", 2, "tower_of_death")
    assert (found["results"][0][1]["score"]["L"], found["results"][0][1]["rooms"]) == (8, 7)


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ({"at": "G1"}, "field 'players.1.at': expected a room like C4 or outside"),
        ({"explored": ["C9"]}, "field 'players.1.explored.1': expected a room like C4"),
        ({"heroes": {"warrior": 7}}, "field 'players.1.heroes.warrior': expected a whole number from 1 to 6, got 7"),
        ({"heroes": {"bard": 2}}, "field 'players.1.heroes': expected a mapping from one of warrior"),
        ({"items": {"spoon": 1}}, "field 'players.1.items': 'spoon' is unknown: allowed are flaming_sword"),
        ({"items": {"cloak": 3}}, "field 'players.1.items.cloak': expected a whole number from 0 to 2"),
        ({"potions": 13}, "field 'players.1.potions': expected a whole number from 0 to 12"),
        ({"potions": 4, "hearts": 9}, "field 'players.1.hearts': 4 potions have 8 hearts"),
        ({"damage": 25}, "field 'players.1.damage': expected a whole number from 0 to 24"),
        ({"damage": 5, "resurrected": False}, "field 'players.1.resurrected': must be true when damage 5 is above"),
        ({"slain": ["C1"]}, "field 'players.1.slain': there is no monster in C1"),
        ({"circled": ["A2"]}, "field 'players.1.circled': there is no reward other than a gem in A2"),
        ({"looted": ["I"]}, "field 'players.1.looted.1': expected a gem letter from A to H"),
        ({"looted": ["B"], "crossed": ["B"]}, "field 'players.1.crossed': gem B is looted already"),
        ({"gems": 11}, "field 'players.1.gems': expected a whole number from 0 to 10"),
        ({"trail": ["C1", "D1"], "at": "C1"}, "field 'players.1.trail': expected it to end where the party is, in C1"),
        ({"power": "cook"}, "field 'players.1.power': 'cook' is unknown: allowed are alchemist"),
        ({"objective": "fun"}, "field 'players.1.objective': 'fun' is unknown"),
        ({"claimed": ["fun"]}, "field 'players.1.claimed': 'fun' is unknown"),
        (
            {"style": {"mage": "black"}},
            "field 'players.1.style': expected 2 of warrior, mage, cleric, rogue to be black",
        ),
        (
            {"objective": "rows", "style": {"mage": "black"}},
            "field 'players.1.style': expected none beside 'objective'",
        ),
        ({"glory": {"D": 3}}, "field 'players.1.glory': expected a mapping from one of A, B, C"),
        ({"lives": 3}, "field 'players.1.lives': unknown key, allowed: heroes, items"),
    ],
)
def test_a_mistake_on_a_sheet_is_one_line(written, problem):
    with pytest.raises(BadInput) as raised:
        sheet(**written)
    assert str(raised.value).startswith("given: " + problem)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"dungeon": "M"}, "field 'dungeon': expected one of A, B"),
        ({"round": 10}, "field 'round': expected a whole number from 0 to 9"),
        ({"pool": ["mage"] * 5}, "field 'pool': expected a list of 6"),
        ({"pool": ["boots3", *["mage"] * 5]}, "field 'pool.1': 'boots3' is unknown: a white die has skull, warrior"),
        ({"pool": ["mage"] * 3 + ["clover"] * 3}, "field 'pool.4': 'clover' is unknown: a black die has"),
        ({"pool": ["skull"] * 3 + ["mage"] * 3}, "field 'pool': 3 times skull would have been rolled again"),
        ({"players": {1: {"dice": [0]}}}, "field 'players.1.dice': expected 'pool', from which they were chosen"),
        ({"pool": POOL, "players": {1: {"dice": [0, 0]}}}, "field 'players.1.dice': a die is used twice"),
        ({"pool": POOL, "players": {1: {"dice": [2]}}}, "field 'players.1.dice': die 2 shows a skull"),
        (
            {"pool": POOL, "players": {1: {"dice": [6]}}},
            "field 'players.1.dice.1': expected a whole number from 0 to 5",
        ),
        ({"missions": ["fun"]}, "field 'missions': 'fun' is unknown"),
        ({"missions": ["row", "column", "gems4", "hero6"]}, "field 'missions': expected at most 3, got 4"),
        ({"players": {3: {}}}, "field 'players': '3' is unknown: allowed are 1, 2"),
        ({"story": "tower_of_death"}, "field 'story': a campaign needs one, and only a campaign"),
        ({"scenario": 2}, "field 'results': expected 1 before scenario 2"),
        ({"weather": "rain"}, "field 'weather': unknown key, allowed: dungeon, round"),
    ],
)
def test_a_mistake_on_the_table_is_one_line(given, problem):
    with pytest.raises(BadInput) as raised:
        arrange(given, OPTIONS, 2)
    assert str(raised.value).startswith("given: " + problem)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"round": 2}, "field 'story': a campaign needs one"),
        ({"story": "tower_of_death", "dungeon": "A"}, "field 'dungeon': expected none beside 'story'"),
        (
            {"story": "tower_of_death", "scenario": 2, "results": [{1: {"score": {}}}]},
            "field 'results': expected one for",
        ),
    ],
)
def test_a_mistake_about_the_campaign_is_one_line(given, problem):
    with pytest.raises(BadInput) as raised:
        arrange(given, CAMPAIGN, 2)
    assert str(raised.value).startswith("given: " + problem)
