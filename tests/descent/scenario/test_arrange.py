"""Positions written in a player's words: what is taken for granted, what is refused, and what is read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.quest.quests import quests
from undercroft.games.descent.scenario.arrange import arrange
from undercroft.games.descent.scenario.inspect import inspect
from undercroft.games.descent.state import Options
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.scenario import load, run
from undercroft.kernel.state import digest

GAME = DescentGame()
MAP = "1....\n.b.2.\n%_~.g"
HERO = {
    "card": "mordrog",
    "at": "A1",
    "wounds": 9,
    "fatigue": 1,
    "coins": 75,
    "equipped": ["sword", "iron_shield", "healing"],
    "pack": ["bow"],
    "exhausted": ["iron_shield", "knight"],
    "skills": ["knight", "parry"],
    "training": {"melee": 1, "ranged": 0, "magic": 2},
    "order": "aim",
    "effects": {"burn": 1, "poison": 2, "stun": 0, "web": 3},
    "monkey": 1,
    "companions": ["pico"],
    "acted": True,
}
MONSTER = {
    "kind": "ogre",
    "named": None,
    "master": True,
    "at": "D1",
    "upright": False,
    "hurt": 2,
    "effects": {"burn": 0, "poison": 0, "stun": 1, "web": 0},
    "activated": True,
    "chest": 2,
}


NAMED = """
title: The right one has a hero to strike, the left one stays
game: descent
players: 2
given:
  map: l.1r
  turn: monsters
  heroes: {1: {card: mordrog}}
  monsters:
    - {kind: beastman, at: l, name: left beastman}
    - {kind: beastman, at: r, name: right beastman, hurt: 1}
when:
  - {player: 1, offers: [left beastman], answers: [right beastman, done]}
  - player: 1
    offers_only: [left beastman, end]
    not_offered: [right beastman]
    refused: right beastman
then:
  state:
    on_board: [left beastman, right beastman]
    heroes: {1: {sees: [left beastman, right beastman]}}
    monsters: {left beastman: {hurt: 0, activated: false}, right beastman: {hurt: 1, activated: true}}
"""


def shown(players: int = 2, **given: Any) -> dict[str, Any]:
    return inspect(arrange({"map": MAP, **given}, Options(), players))


def test_what_is_written_is_read_back():
    given: dict[str, Any] = {
        "round": 4,
        "conquest": 7,
        "heroes": {1: HERO},
        "monsters": [{key: value for key, value in MONSTER.items() if value is not None}],
        "tokens": [
            {"kind": "glyph", "at": "E3", "what": "", "number": 0, "active": True},
            {"kind": "potion", "at": "A2", "what": "vitality", "number": 0, "active": False},
        ],
        "familiars": [{"card": "skye", "hero": 1, "at": "B1", "carries": ""}],
        "overlord": {
            "threat": 5,
            "hand": ["aim"],
            "deck": ["dodge", "rage"],
            "discard": ["charge"],
            "powers": ["doom"],
        },
        "decks": {"copper": ["bane", "plate_mail"], "fighting": ["tough"]},
        "keys": ["red"],
        "opened": ["copper"],
        "counters": {"rats": 3},
        "done": ["prayer"],
        "gust": True,
    }
    found = shown(**given)
    for key in ("round", "conquest", "tokens", "familiars", "overlord", "keys", "opened", "counters", "done", "gust"):
        assert found[key] == given[key], key
    assert {key: found["heroes"][1][key] for key in HERO} == HERO
    assert {key: found["monsters"][1][key] for key in MONSTER} == MONSTER
    assert found["decks"] | given["decks"] == found["decks"]
    assert (found["rubble"], found["pits"], found["water"]) == (["A3"], ["B3"], ["C3"])


def test_what_follows_from_the_position():
    found = shown(
        heroes={1: {"card": "mordrog", "equipped": ["chain_mail"]}}, monsters=[{"kind": "skeleton", "at": "b"}]
    )
    hero, skeleton = found["heroes"][1], found["monsters"][1]
    assert (hero["armor"], hero["speed"], hero["max_wounds"], hero["sees"]) == (4, 3, 16, [1])
    assert (skeleton["wounds"], skeleton["armor"], skeleton["spaces"], skeleton["sees"]) == (2, 0, ["B2"], [1])


def test_what_is_left_out():
    """Heroes stand on their numbers, unhurt; those not written wait in the town; nothing else is on the board."""
    found = shown(players=4, heroes={1: {"card": "mordrog"}, 2: {"card": "lyssa"}})
    first, second, third = (found["heroes"][number] for number in (1, 2, 3))
    assert [one["at"] for one in (first, second, third)] == ["A1", "D2", "town"]
    assert [one["acted"] for one in (first, second, third)] == [False, False, True]
    assert (first["wounds"], first["fatigue"], first["coins"], first["equipped"]) == (16, 3, 0, [])
    assert (found["quest"], found["turn"], found["conquest"], found["round"]) == ("drawn", "heroes", 5, 1)
    assert (found["monsters"], found["tokens"], found["overlord"]["deck"]) == ({}, [], [])
    assert found["decks"]["copper"] == list(content().decks["copper"])
    assert found["shop"]["axe"] == 2


def test_what_heroes_have_is_not_in_the_decks():
    found = shown(heroes={1: {"card": "mordrog", "equipped": ["axe"], "pack": ["bane"], "skills": ["tough"]}})
    assert found["shop"]["axe"] == 1
    assert "bane" not in found["decks"]["copper"]
    assert "tough" not in found["decks"]["fighting"]


@pytest.mark.parametrize(
    ("turn", "acted"), [("heroes", [False, True]), ("overlord", [True, True]), ("monsters", [True, True])]
)
def test_whose_turn_it_is(turn: str, acted: list[bool]):
    two = {1: {"card": "mordrog"}, 2: {"card": "lyssa"}}
    found = shown(heroes=two, turn=turn, acting=1)
    assert found["turn"] == turn
    assert [one["acted"] for one in found["heroes"].values()] == acted


def test_a_turn_that_has_begun_goes_on_with_what_is_left_of_it():
    given = {"map": MAP, "heroes": {1: {"card": "mordrog"}, 2: {"card": "lyssa"}}}
    turn = {"hero": 1, "action": "advance", "points": 1, "attacks": 0}
    state = arrange({**given, "turn": turn}, Options(), 3)
    found = inspect(state)
    assert (found["turn"], found["acting"]) == ("heroes", 1)
    assert [found["heroes"][1][key] for key in ("action", "points", "attacks")] == ["advance", 1, 0]
    match = Match(GAME, Options(), 3, Seeded(1), state=state)
    ask = match.ask(1)
    assert ask is not None
    assert ask.prompt.id == "des-ask-act"
    assert match.answer(1, "B1") is None
    assert match.why_not(1, "C1") is not None, "that was the last movement point"
    assert match.answer(1, "end") is None
    assert [hero.acted for hero in match.state.heroes] == [True, False]
    assert match.waiting == [2]


@pytest.mark.parametrize(
    ("turn", "left"),
    [
        ({"action": "run"}, (6, 0, 0, 0)),
        ({"action": "battle", "attacks": 1}, (0, 1, 0, 0)),
        ({"action": "ready"}, (0, 0, 1, 1)),
        ({"action": "ready", "points": 2}, (2, 0, 1, 0)),
        ({"action": "ready", "attacks": 0, "orders": 0}, (0, 0, 0, 0)),
    ],
)
def test_what_an_action_grants_is_there_unless_written_otherwise(turn: dict[str, Any], left: tuple[int, ...]):
    state = arrange({"map": MAP, "heroes": {1: {"card": "mordrog"}}, "turn": {"hero": 1, **turn}}, Options(), 2)
    found = state.heroes[0].turn
    assert (found.points, found.attacks, found.orders, found.halves) == left


def test_monsters_may_have_names(tmp_path: Path):
    (tmp_path / "named.yaml").write_text(NAMED)
    assert run(load(tmp_path / "named.yaml")) is None
    (tmp_path / "named.yaml").write_text(NAMED.replace("[left beastman, end]", "[left beastman, right beastman, end]"))
    failure = run(load(tmp_path / "named.yaml"))
    assert failure is not None
    assert (failure.where, failure.expected, failure.got) == ("offers_only", ["1", "2", "end"], ["1", "end"])


def test_a_quest_shows_what_stands_in_its_revealed_areas():
    found = inspect(arrange({"quest": "into_the_dark", "revealed": [0, 1]}, Options(), 3))
    assert found["revealed"] == ["0", "1"]
    kinds = [one["kind"] for one in found["monsters"].values()]
    assert kinds.count("beastman") == 5
    assert found["doors"][0] == "closed"
    assert found["doors"][4] == "not placed"
    chest = next(token for token in found["tokens"] if token["kind"] == "chest")
    assert (chest["what"], chest["number"]) == ("copper", 1)
    assert found["chests"]["copper"] == [2, 3]
    opened = inspect(arrange({"quest": "into_the_dark", "revealed": [0, 1], "doors": {0: "open"}}, Options(), 3))
    assert opened["doors"][0] == "open"


def test_familiars_join_their_owners():
    found = shown(heroes={1: {"card": "vyrah"}, 2: {"card": "ronan", "skills": ["mata_and_kata"]}})
    assert [(one["card"], one["at"]) for one in found["familiars"]] == [("skye", "A1"), ("mata", "D2"), ("kata", "D2")]
    assert found["heroes"][2]["companions"] == ["pico"]
    assert shown(heroes={1: {"card": "ronan", "companions": []}})["heroes"][1]["companions"] == []


def test_a_drawn_dungeon_is_no_quest_that_players_are_offered_but_replays_and_forks():
    state = arrange({"map": MAP, "heroes": {1: {"card": "mordrog"}}}, Options(), 2)
    assert state.quest not in quests()
    again = arrange({"map": MAP, "heroes": {1: {"card": "mordrog"}}}, Options(), 2)
    assert (again.quest, digest(again)) == (state.quest, digest(state)), "the same drawing is the same dungeon"
    match = Match(GAME, Options(), 2, Seeded(1), state=state)
    for answer in ("run", "B1", "C1"):
        assert match.answer(1, answer) is None
    fork = match.fork()
    assert fork.digest() == match.digest()
    assert fork.answer(1, "D1") is None
    assert fork.state.heroes[0].at != match.state.heroes[0].at


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ({"card": "conan"}, "field 'heroes': 'conan' is unknown: allowed are andira_runehand"),
        ({"at": "Z9"}, "field 'heroes.1.at': Z9 is off the map"),
        ({"at": "q"}, "field 'heroes.1.at': 'q' is no space"),
        ({"at": "A3"}, "field 'heroes.1.at': the space holds an obstacle"),
        ({"wounds": 17}, "field 'heroes.1.wounds': expected at most 16, got 17"),
        ({"wounds": 0}, "field 'heroes.1.wounds': expected a whole number of at least 1"),
        ({"fatigue": 4}, "field 'heroes.1.fatigue': expected at most 3"),
        ({"equipped": ["spoon"]}, "field 'heroes.1.equipped': 'spoon' is unknown"),
        (
            {"card": "mordrog", "equipped": ["axe", "sword"]},
            "field 'heroes.1.equipped': 'sword' is one too many (DES-EQP-02)",
        ),
        ({"pack": ["axe"] * 4}, "field 'heroes.1.pack': more than it holds (DES-EQP-07)"),
        (
            {"card": "mordrog", "exhausted": ["sword"]},
            "field 'heroes.1.exhausted': 'sword' is unknown: allowed are none",
        ),
        ({"skills": ["cooking"]}, "field 'heroes.1.skills': 'cooking' is unknown"),
        ({"order": "sleep"}, "field 'heroes.1.order': expected one of aim, dodge, guard, rest"),
        ({"luck": 3}, "field 'heroes.1.luck': unknown key, allowed: card, at, wounds"),
    ],
)
def test_a_mistake_about_a_hero_is_one_line(written: dict[str, Any], problem: str):
    with pytest.raises(BadInput) as raised:
        shown(heroes={1: {"card": "mordrog", **written}})
    assert str(raised.value).startswith("given: " + problem)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"heroes": {3: {"card": "mordrog"}}}, "field 'heroes': '3' is unknown: allowed are 1, 2"),
        ({"heroes": {1: {"card": "lyssa"}, 2: {"card": "lyssa"}}}, "field 'heroes': a hero is in the game twice"),
        (
            {"heroes": {1: {"card": "lyssa"}, 2: {"card": "ronan", "at": "A1"}}},
            "field 'heroes.2.at': the space is",
        ),
        ({"monsters": [{"kind": "unicorn", "at": "b"}]}, "field 'monsters.1.kind': 'unicorn' is unknown"),
        ({"monsters": [{"kind": "ogre", "at": "E3"}]}, "field 'monsters.1.at': a base of four"),
        ({"monsters": [{"kind": "ogre", "at": "B2"}]}, "field 'monsters.1.at': the space holds an obstacle"),
        (
            {"monsters": [{"named": "narthak", "at": "b"}]},
            "field 'monsters.1.named': 'narthak' is unknown",
        ),
        ({"tokens": [{"kind": "cup", "at": "b"}]}, "entry 1: field 'kind': expected one of glyph, chest"),
        ({"tokens": [{"kind": "potion", "at": "b", "what": "rum"}]}, "field 'tokens.1.what': 'rum' is unknown"),
        (
            {"tokens": [{"kind": "chest", "at": "b", "what": "copper"}]},
            "field 'tokens': '0' is unknown: a copper",
        ),
        ({"revealed": ["9"]}, "field 'revealed': '9' is unknown: allowed are 0"),
        ({"doors": {0: "open"}}, "field 'doors': '0' is unknown: allowed are none"),
        ({"pits": ["Q1"]}, "field 'pits': Q1 is off the map"),
        ({"overlord": {"hand": ["ace"]}}, "field 'overlord.hand': 'ace' is unknown"),
        ({"overlord": {"hand": ["dodge"] * 4}}, "field 'overlord': there are 3 of the card 'dodge', not 4"),
        ({"decks": {"copper": ["axe"]}}, "field 'decks.copper': 'axe' is unknown"),
        ({"shop": {"bane": 1}}, "field 'shop': 'bane' is unknown"),
        ({"quest": "into_the_dark"}, "field 'quest': expected a quest or a map of the scenario's own, not both"),
        ({"map": "1.1"}, "field 'map': '1' marks two spaces, and the legend does not explain it"),
        (
            {"map": {"things": "..", "areas": "0#"}},
            "field 'map': line 1, column 2: bare floor here, but rock",
        ),
        (
            {"map": {"things": ".b", "legend": {"b": {"monster": "cow"}}}},
            "field 'map': line 1, column 2: there is no",
        ),
        ({"turn": "mine"}, "field 'turn': expected one of heroes, overlord, monsters"),
        ({"turn": {"hero": 1, "action": "dance"}}, "field 'turn.action': expected one of run, battle, advance, ready"),
        ({"turn": {"hero": 3, "action": "run"}}, "field 'heroes': '3' is unknown: allowed are 1, 2"),
        ({"turn": {"hero": 1, "action": "run"}}, "field 'turn.hero': hero 1 has had the turn of this round"),
        (
            {"heroes": {1: {"card": "lyssa", "monkey": 1}}, "turn": {"hero": 1, "action": "run"}},
            "field 'turn.action': a monkey declares no action",
        ),
        (
            {"heroes": {1: {"card": "lyssa"}}, "turn": {"hero": 1, "action": "run"}, "acting": 2},
            "field 'acting': it is the turn of hero 1",
        ),
        (
            {"monsters": [{"kind": "skeleton", "at": "b", "name": "skeleton"}]},
            "entry 1: field 'name': expected a name of two words or more",
        ),
        (
            {"monsters": [{"kind": "skeleton", "at": at, "name": "a skeleton"} for at in ("b", "C1")]},
            "field 'monsters.1.name': two monsters are called 'a skeleton'",
        ),
        ({"weather": "rain"}, "field 'weather': unknown key, allowed: quest, map"),
    ],
)
def test_a_mistake_about_the_table_is_one_line(given: dict[str, Any], problem: str):
    with pytest.raises(BadInput) as raised:
        shown(**given)
    assert str(raised.value).startswith("given: " + problem)
    assert "\n" not in str(raised.value)


def test_a_hero_without_a_card():
    with pytest.raises(BadInput, match=r"field 'heroes.1.card': missing, expected text"):
        shown(heroes={1: {}})


def test_an_unknown_quest_and_a_base_across_a_door():
    with pytest.raises(BadInput, match="given: field 'quest': there is no quest 'nowhere'"):
        arrange({"quest": "nowhere"}, Options(), 2)
    drawn = {"things": "....\n....", "doors": [{"at": ["B1", "B2"], "side": "east"}]}
    with pytest.raises(BadInput, match=r"field 'monsters.1.at': a wall or a closed door runs through its base"):
        arrange({"map": drawn, "monsters": [{"kind": "ogre", "at": "B1"}]}, Options(), 2)
    standing = arrange({"map": drawn, "doors": {0: "open"}, "monsters": [{"kind": "ogre", "at": "B1"}]}, Options(), 2)
    assert inspect(standing)["monsters"][1]["spaces"] == ["B1", "C1", "B2", "C2"]
