"""Positions written in a player's words: what is taken for granted, what is refused, and what is read back."""

from __future__ import annotations

from typing import Any

import pytest

from dungeonfighter.positions import GAME
from undercroft.games.dungeonfighter.scenario.answers import SHAPES, answers
from undercroft.games.dungeonfighter.scenario.arrange import arrange
from undercroft.games.dungeonfighter.scenario.inspect import inspect
from undercroft.games.dungeonfighter.state import Options
from undercroft.kernel.errors import BadInput

HEROES: dict[str, Any] = {"jack": {}, "maryla": {}}
JACK: dict[str, Any] = {
    "player": 2,
    "life": 3,
    "scars": ["red"],
    "gear": ["ramboril", "mirror_shield"],
    "turned": ["mirror_shield"],
    "down": False,
    "dead": False,
    "experience": 2,
    "upgrades": {"blue": True},
}
FIGHT: dict[str, Any] = {
    "foe": "bobber_goblin",
    "life": 4,
    "active": "maryla",
    "spent": ["red"],
    "icebergs": [2, 3],
    "mad": 1,
    "bully": True,
    "tune": True,
}


def shown(players: int = 2, **given: Any) -> dict[str, Any]:
    return inspect(arrange({"heroes": HEROES, **given}, Options(physics="off"), players))


def test_what_is_written_is_read_back():
    given: dict[str, Any] = {
        "chief": "jack",
        "coins": 7,
        "white": 4,
        "rarities": ["phoenix_heart"],
        "room": "slide",
        "visited": ["empty_hall"],
        "trips": 2,
        "discard": ["snow_cannon"],
    }
    found = shown(heroes={"jack": JACK, "maryla": {}}, fight=FIGHT, **given)
    assert {key: found[key] for key in given} == given
    assert {key: found["heroes"]["jack"][key] for key in JACK} == JACK
    assert {key: found["fight"][key] for key in FIGHT} == FIGHT


def test_what_is_left_out():
    """Everybody is whole, the last of the heroes is the chief, and so the first begins."""
    found = shown(fight={"foe": "bobber_goblin"}, room="winter_solstice")
    assert [hero["life"] for hero in found["heroes"].values()] == [9, 9]
    assert [hero["player"] for hero in found["heroes"].values()] == [1, 2]
    assert (found["chief"], found["fight"]["active"], found["phase"]) == ("maryla", "jack", "fight")
    assert found["fight"]["life"] == 9
    assert found["fight"]["pool"] == ["red", "green", "blue"]


def test_alone_one_player_has_both_heroes():
    assert [hero["player"] for hero in shown(players=1)["heroes"].values()] == [1, 1]


def test_scars_lower_what_is_whole():
    found = shown(heroes={"jack": {"scars": ["red", "blue"]}, "maryla": {"down": True}})["heroes"]
    assert (found["jack"]["life"], found["jack"]["most"], found["maryla"]["life"]) == (5, 5, 0)


def test_a_big_bad_needs_no_room():
    found = shown(fight={"foe": "emperor_penguin"})
    assert (found["phase"], found["room"], found["fight"]["life"], found["fight"]["gold"]) == ("big_bad", "", 45, 0)


def test_what_lies_on_the_table_is_told_as_a_throw_is():
    assert shown(fight={**FIGHT, "lying": ["red 3 eye", "frost1 0,8"]})["fight"]["lying"] == ["red", "frost1"]


def test_what_somebody_has_is_in_no_deck():
    g = arrange({"heroes": {"jack": JACK, "maryla": {}}, "room": "slide"}, Options(), 2)
    assert "ramboril" not in g.shop
    assert "slide" not in g.rooms


def test_what_a_seat_sees_is_the_table():
    g = arrange({"heroes": HEROES, "room": "slide", "fight": FIGHT}, Options(physics="off"), 2)
    assert inspect(GAME.view(g, 0)) == inspect(g)


def test_every_shape_of_an_answer_can_be_spelt():
    assert all(answers(prompt) for prompt in SHAPES)
    assert {"ramboril:jack", "pass", "bully"} <= set(answers("dfi-ask-change"))
    assert answers("dfi-ask-throw") == []


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"heroes": {"orlaf": {}}}, "heroes.orlaf"),
        ({"heroes": {"jack": {"player": 7}}}, "heroes"),
        ({"heroes": {"jack": {"life": -1}}}, "heroes"),
        ({"heroes": {"jack": {"scars": ["white"]}}}, "heroes"),
        ({"heroes": {"jack": {"gear": ["excalibur"]}}}, "heroes.jack.gear"),
        ({"heroes": {"jack": {"strength": 3}}}, "strength"),
        ({"rarities": ["excalibur"]}, "rarities"),
        ({"discard": ["excalibur"]}, "discard"),
        ({"room": "kitchen"}, "room"),
        ({"visited": ["kitchen"]}, "visited"),
        ({"phase": "holidays"}, "phase"),
        ({"coins": -1}, "coins"),
        ({"fight": {"foe": "orcs"}}, "fight.foe"),
        ({"fight": {"foe": "bobber_goblin", "life": 0}}, "life"),
        ({"fight": {"foe": "bobber_goblin", "special": ["fire"]}}, "special"),
        ({"heroes": {}}, "heroes"),
        ({"heroes": {"jack": {"down": True}}}, "heroes"),
        ({"heroes": {"jack": {"player": 3}, "maryla": {}}}, "heroes.jack.player"),
        ({"heroes": {"jack": {"life": 8, "scars": ["red"]}}}, "heroes.jack.life"),
        ({"heroes": {"jack": {"turned": ["mirror_shield"]}}}, "heroes.jack.turned"),
        ({"heroes": {"jack": {"gear": ["ramboril"]}, "maryla": {"gear": ["ramboril"]}}}, "heroes.maryla.gear"),
        ({"rarities": ["ramboril"]}, "rarities"),
        ({"chief": "rysiek"}, "chief"),
        ({"visited": ["slide"], "room": "slide"}, "room"),
        ({"fight": {"foe": "bobber_goblin", "active": "daniel"}}, "fight.active"),
        ({"fight": {"foe": "bobber_goblin", "spent": ["pink"]}}, "fight.spent"),
        ({"fight": {"foe": "bobber_goblin", "icebergs": [5]}}, "icebergs"),
        ({"fight": {"foe": "bobber_goblin", "lying": ["red nowhere"]}}, "fight.lying"),
        ({"fight": {"foe": "bobber_goblin", "lying": ["red"]}}, "fight.lying"),
        ({"fight": {"foe": "bobber_goblin", "lying": ["spoon 3"]}}, "fight.lying"),
    ],
)
def test_mistakes_are_one_line_that_names_their_place(given: dict[str, Any], problem: str):
    with pytest.raises(BadInput) as caught:
        shown(**given)
    told = str(caught.value)
    assert problem in told
    assert "\n" not in told
