"""Positions written in a player's words: what is taken for granted, what is refused, and what is read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from massivedarkness2.positions import GAME
from undercroft.games.massivedarkness2.mission.missions import missions
from undercroft.games.massivedarkness2.scenario.arrange import arrange
from undercroft.games.massivedarkness2.scenario.inspect import inspect
from undercroft.games.massivedarkness2.state import Options
from undercroft.kernel.errors import BadInput
from undercroft.kernel.scenario import load, run

GHETA: dict[str, Any] = {"gheta": {}}
HERO: dict[str, Any] = {
    "at": "D2",
    "level": 3,
    "xp": 4,
    "health": 5,
    "mana": 1,
    "items": {"left": "rusty_sword", "torso": "worn_leather_armour"},
    "bag": ["hand_axe"],
    "potions": ["health_vial"],
    "skills": ["lethal_fury_1", "old_scars"],
    "fire": 2,
    "frost": 1,
    "acted": True,
    "used": {"old_scars": "turn"},
    "holds": ["scroll"],
    "corruption": 2,
    "reserve": {"rare": 0, "epic": 2},
}
ENEMY: dict[str, Any] = {
    "kind": "undead",
    "at": "E2",
    "range": "3-4",
    "minions": 2,
    "hurt": 3,
    "item": "rib_club",
    "tokens": ["rare"],
    "fire": 1,
    "frost": 2,
    "acted": True,
    "named": "last",
}
BOARDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "gheta": (
        {"skills": ["old_scars"], "board": {"rage": 2, "stance": "bravado", "skills": {"bravado": ["old_scars"]}}},
        {"rage": 2, "stance": "bravado", "skills": {"blood_frenzy": [], "bravado": ["old_scars"], "provocation": []}},
    ),
    "mathrin": (
        {"skills": ["path_of_fire_1"], "board": {"needle": "south", "spells": {"west": "path_of_fire_1"}}},
        {
            "needle": "south",
            "spells": {"north": "spark", "east": "chill_touch", "south": "ward", "west": "path_of_fire_1"},
        },
    ),
    "ronen": (
        {"skills": ["warm_hands_1"], "board": {"zones": {"gold": "F2"}, "skills": {"red": ["warm_hands_1"]}}},
        {"zones": {"gold": "F2"}, "skills": {"gold": [], "white": [], "red": ["warm_hands_1"]}, "blessed": ""},
    ),
    "feydra": (
        {"board": {"bag": ["venom"], "active": ["dusk"], "spent": ["bandage"], "pile": ["keen_edge"]}},
        {"bag": ["venom"], "active": ["dusk"], "spent": ["bandage"], "pile": ["keen_edge"], "flipped": ""},
    ),
    "irk": (
        {"board": {"height": {"fire": 3}, "flipped": ["ice"], "woken": ["fire_spirit"]}},
        {"height": {"fire": 3, "ice": 0, "earth": 0, "air": 0}, "flipped": ["ice"], "woken": ["fire_spirit"]},
    ),
}
NAMED = """
title: The imps go first, and Mathrin is their target
game: massivedarkness2
players: 2
given:
  mission: the_passage
  phase: enemies
  heroes: {gheta: {at: E2}, mathrin: {at: E2}}
  enemies:
    - {kind: demons, at: A1, name: the demons}
    - {kind: imps, at: E2, item: rib_club, name: the imps}
chance:
  - [blank]
  - [sword2]
when:
  - {player: 1, asked: md2-ask-enemy, offers: [the demons], answer: the imps}
  - {player: 2, asked: md2-ask-target, offers_only: [hero gheta, hero mathrin], answer: hero gheta}
  - {player: 2, refused: the imps}
  - {player: 1, answer: hero mathrin}
  - {player: 2, asked: md2-ask-resolve, answer: finish}
then:
  state:
    heroes: {gheta: {health: 7}, mathrin: {health: 2}}
    last_attack: {by: the imps, at: mathrin}
"""


def shown(players: int = 1, **given: Any) -> dict[str, Any]:
    return inspect(arrange({"mission": "the_passage", "heroes": GHETA, **given}, Options(), players))


def test_what_is_written_is_read_back():
    given: dict[str, Any] = {
        "round": 4,
        "phase": "enemies",
        "heroes": {"gheta": {**HERO, "board": {"skills": {"bravado": ["old_scars"]}}}},
        "enemies": [ENEMY],
        "allies": [{"kind": "fire_spirit", "at": "F2", "health": 2, "fire": 1}],
        "tokens": [{"kind": "treasure", "what": "rare", "at": "D2"}, {"kind": "column", "at": "G2"}],
        "open": ["door_3"],
        "decks": {"door": ["trapped_vault"]},
        "piles": {"common": ["hand_axe"]},
        "faces": {"chest": ["rare"]},
        "lifebringers": 0,
        "spent": 2,
        "darkness": {"side": 2, "space": 3},
        "done": ["scroll"],
        "counters": {"souls": 3},
    }
    found = shown(**given)
    for key in ("round", "phase", "open", "lifebringers", "spent", "darkness", "done", "counters"):
        assert found[key] == given[key], key
    assert {key: found["heroes"]["gheta"][key] for key in HERO} == HERO
    assert found["enemies"][1] | ENEMY == found["enemies"][1]
    assert (found["allies"][2]["at"], found["allies"][2]["fire"]) == ("F2", 1)
    assert found["lying"] == {"rare": ["D2"], "column": ["G2"]}
    assert list(found["tokens"]) == [3, 4]
    assert (found["decks"]["door"], found["piles"]["common"]) == (["trapped_vault"], ["hand_axe"])
    assert found["faces"]["chest"] == ["rare"]
    assert found["revealed"] == ["2A-2"]


def test_what_follows_from_the_position():
    found = shown(heroes={"gheta": HERO | {"skills": []}}, enemies=[ENEMY])
    gheta, undead = found["heroes"]["gheta"], found["enemies"][1]
    assert [gheta[key] for key in ("max_health", "wounded", "max_mana")] == [8, 3, 3]
    assert (gheta["attacks"], gheta["in_shadow"], gheta["sees"]) == (["melee"], True, [1])
    assert (undead["figures"], undead["health"], undead["attacks"]) == (3, 5, ["melee"])
    assert (found["dungeon_level"], found["supply"]["state"], found["bag"]["rare"]) == (3, 19, 4)


def test_what_is_left_out():
    """Heroes stand where the mission begins, whole and with nothing on; nobody else is in the dungeon."""
    found = shown(players=2, heroes={"gheta": {}, "ronen": {}})
    gheta = found["heroes"]["gheta"]
    assert [hero["at"] for hero in found["heroes"].values()] == ["C1", "C1"]
    assert [gheta[key] for key in ("health", "mana", "items", "skills", "acted")] == [7, 2, {}, [], False]
    assert (found["on_board"], found["turn"], found["phase"], found["round"]) == ([], None, "heroes", 1)
    assert (found["open"], found["revealed"], found["lifebringers"]) == ([], [], 1)
    assert found["lying"]["passage_rift"] == ["I2"]


@pytest.mark.parametrize("who", BOARDS)
def test_the_boards_of_the_classes(who: str):
    given, board = BOARDS[who]
    assert shown(heroes={who: given})["heroes"][who]["board"] == board


def test_the_quiver_holds_what_is_not_on_the_table():
    found = shown(heroes={"nahias": {}})["heroes"]["nahias"]["board"]
    card = found["deck"][0]
    laid = shown(heroes={"nahias": {"board": {"row": [card]}}})["heroes"]["nahias"]["board"]
    assert (len(found["deck"]), len(laid["deck"]), laid["row"]) == (14, 13, [card])


def test_the_tools_that_lie_before_the_rogue_are_not_in_the_bag():
    board = shown(heroes={"feydra": {"board": {"active": ["keen_edge"]}}})["heroes"]["feydra"]["board"]
    assert (len(board["bag"]), board["bag"].count("keen_edge")) == (8, 1)


def test_weapons_go_into_one_hand_after_the_other():
    found = shown(heroes={"gheta": {"items": ["dagger", "rusty_sword", "silver_ring"]}})["heroes"]["gheta"]
    assert found["items"] == {"left": "dagger", "right": "rusty_sword", "misc": "silver_ring"}
    found = shown(heroes={"gheta": {"items": ["greataxe"]}})["heroes"]["gheta"]
    assert found["items"] == {"left": "greataxe", "right": "greataxe"}


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("gheta", {"hero": "gheta", "actions": 4, "mp": 0, "moving": False}),
        ({"hero": "gheta", "actions": 1, "mp": 2, "moving": True}, {"actions": 1, "mp": 2, "moving": True}),
    ],
)
def test_a_turn_that_is_being_taken(turn: Any, expected: dict[str, Any]):
    found = shown(turn=turn)["turn"]
    assert found | expected == found


def test_a_boss_fight():
    found = shown(mission="releasing_michael", boss=2, enemies=[{"kind": "michael", "at": "H2"}])
    assert (found["boss"], found["enemies"][1]["health"]) == (2, 30)


def test_every_mission_can_be_arranged():
    for name in missions():
        assert shown(mission=name)["mission"] == name


def test_what_a_seat_sees_is_the_table():
    g = arrange({"heroes": GHETA}, Options(), 1)
    assert inspect(GAME.view(g, 0)) == inspect(g)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"mission": "atlantis"}, "mission"),
        ({"heroes": {}}, "heroes"),
        ({"heroes": {"orlaf": {}}}, "heroes"),
        ({"heroes": {"gheta": {"player": 2}}}, "heroes.gheta.player"),
        ({"heroes": {"gheta": {"at": "Z9"}}}, "heroes.gheta.at"),
        ({"heroes": {"gheta": {"health": 8}}}, "heroes.gheta.health"),
        ({"heroes": {"gheta": {"health": 0}}}, "heroes.gheta.health"),
        ({"heroes": {"gheta": {"mana": 3}}}, "heroes.gheta.mana"),
        ({"heroes": {"gheta": {"items": ["excalibur"]}}}, "heroes.gheta.items"),
        ({"heroes": {"gheta": {"items": ["greataxe", "dagger"]}}}, "heroes.gheta.items"),
        ({"heroes": {"gheta": {"items": {"head": "dagger"}}}}, "heroes.gheta.items"),
        ({"heroes": {"gheta": {"items": {"nose": "dagger"}}}}, "heroes.gheta.items"),
        ({"heroes": {"gheta": {"bag": ["excalibur"]}}}, "heroes.gheta.bag"),
        ({"heroes": {"gheta": {"skills": ["path_of_fire_1"]}}}, "heroes.gheta.skills"),
        ({"heroes": {"gheta": {"skills": ["old_scars"]}}}, "heroes.gheta.board"),
        ({"heroes": {"gheta": {"board": {"needle": "north"}}}}, "needle"),
        ({"heroes": {"feydra": {"board": {"active": ["spoon"]}}}}, "heroes.feydra.board"),
        ({"enemies": [{"kind": "orcs", "at": "E2"}]}, "enemies.1.kind"),
        ({"enemies": [{"kind": "imps", "at": "E2", "minions": 7}]}, "enemies.1.minions"),
        ({"enemies": [{"kind": "lyidan", "at": "E2", "minions": 1}]}, "enemies.1.minions"),
        ({"enemies": [{"kind": "imps", "at": "E2", "item": "dagger"}]}, "enemies.1.item"),
        ({"enemies": [{"kind": kind, "at": "E2", "name": "the imps"} for kind in ("imps", "demons")]}, "name"),
        ({"tokens": [{"kind": "column", "at": "Z9"}]}, "tokens.1.at"),
        ({"open": ["door_99"]}, "open"),
        ({"decks": {"tarot": []}}, "decks"),
        ({"decks": {"door": ["dagger"]}}, "decks.door"),
        ({"supply": {"gold": 1}}, "supply"),
        ({"boss": 1}, "boss"),
        ({"turn": "ronen"}, "turn.hero"),
        ({"heroes": {"gheta": {"acted": True}}, "turn": "gheta"}, "turn.hero"),
    ],
)
def test_mistakes_are_told_by_their_place(given: dict[str, Any], problem: str):
    with pytest.raises(BadInput, match=problem.replace(".", r"\.")):
        shown(**given)


def test_answers_and_expectations_use_names(tmp_path: Path):
    file = tmp_path / "named.yaml"
    file.write_text(NAMED)
    assert run(load(file)) is None
