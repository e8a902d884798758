"""Positions written in a player's words: what is taken for granted, what is refused, and what is read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.scenario.arrange import arrange
from undercroft.games.dungeonsaga.scenario.inspect import inspect
from undercroft.games.dungeonsaga.state import Options
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.scenario import load, run
from undercroft.kernel.state import digest
from undercroft.parts.cell_names import cell_name

MAP = "O...D\n.b.x.\n%&..."
ORLAF: dict[str, dict[str, Any]] = {"orlaf": {}}
HERO = {
    "at": "C1",
    "facing": "west",
    "acted": True,
    "effects": [{"card": "aegis", "until": "round", "armour": 1, "fight": 0}],
    "wounds": 2,
    "feats": ["wellspring"],
    "spells": {"flame": 2, "corrode": 0},
    "items": ["energy_crystal_1"],
    "skills": ["lock_lore"],
}
DOORS = {
    "things": "Odz\n#w#\n#c#",
    "zones": "112\n#1#\n#1#",
    "legend": {
        "d": {"door": "single_door", "lock": 2, "id": "gate"},
        "w": {"door": "single_door", "ward": 3, "id": "seal"},
        "c": {"chest": True, "lock": 1, "holds": ["healing_potion"]},
        "z": {"minion": "zombie", "facing": "west"},
    },
}
NAMED = """
title: The left one strikes at Orlaf, the right one stays
game: dungeonsaga
players: 2
given:
  map: l.Or
  turn: overlord
  heroes: {orlaf: {facing: north}}
  models:
    - {kind: zombie, at: l, name: left zombie, facing: east}
    - {kind: zombie, at: r, name: right zombie, facing: west}
chance:
  - [6, 5, 4]
  - [1, 1, 1, 1]
when:
  - {player: 1, offers: ["order:right zombie"], answers: ["order:left zombie", B1]}
  - player: 1
    offers: ["fight:hero orlaf"]
    not_offered: ["fight:right zombie"]
    answer: "fight:hero orlaf"
  - {player: 1, refused: "order:left zombie", rule: SAG-OVL-04}
then:
  state:
    on_board: [left zombie, right zombie]
    heroes: {orlaf: {wounds: 1, held_by: [left zombie, right zombie]}}
    models: {left zombie: {at: B1, acted: true}, right zombie: {acted: false}}
    last_attack: {by: left zombie, at: orlaf}
"""


def shown(players: int = 2, **given: Any) -> dict[str, Any]:
    return inspect(arrange({"map": MAP, "heroes": ORLAF, **given}, Options(), players))


def test_what_is_written_is_read_back():
    given: dict[str, Any] = {
        "round": 4,
        "gap": True,
        "heroes": {"danor": HERO, "orlaf": {"player": 3}},
        "models": [{"kind": "zombie", "at": "b", "facing": "south", "named": "grub", "acted": True}],
        "bones": ["D2", "A3", "A3"],
        "overlord": {"hand": ["onward_1"], "deck": ["wake_2", "wake_3"], "discard": ["ambush_1"], "box": ["onward_2"]},
        "counters": {"souls": 3},
        "done": ["prayer"],
        "results": [{"adventure": "skeletons_in_the_cellar", "winner": "heroes"}],
        "carried": {"orlaf": ["healing_potion"]},
        "learned": {"orlaf": ["bloodlust"]},
    }
    found = shown(players=3, **given)
    for key in ("round", "gap", "counters", "done", "results", "carried", "learned"):
        assert found[key] == given[key], key
    assert found["overlord"] | given["overlord"] == found["overlord"]
    assert found["bones"] == ["A3", "A3", "D2"]
    assert {key: found["heroes"]["danor"][key] for key in HERO} == HERO
    assert [found["heroes"][who]["player"] for who in ("danor", "orlaf")] == [2, 3]
    assert found["models"][2] | given["models"][0] | {"at": "B2"} == found["models"][2]


def test_what_follows_from_the_position():
    found = shown(
        heroes={"orlaf": {"wounds": 3, "facing": "south", "skills": ["long_stride"]}},
        models=[
            {"kind": "zombie_troll", "at": "C2", "facing": "north"},
            {"kind": "zombie", "at": "b", "facing": "east"},
        ],
    )
    orlaf, troll = found["heroes"]["orlaf"], found["models"][1]
    assert [orlaf[key] for key in ("movement", "fight", "armour", "injured", "number")] == [8, 5, 2, True, 0]
    assert (orlaf["front"], orlaf["rear"], orlaf["sees"], orlaf["held_by"]) == (["B1", "A2", "B2"], [], [1, 2], [])
    assert troll["squares"] == ["C2", "D2", "C3", "D3"]
    assert troll["front"] == ["B1", "C1", "D1", "E1", "B2", "E2", "B3", "E3"]
    assert troll["sees"] == ["orlaf"]
    assert found["models"][2]["sees"] == []


def test_what_is_left_out():
    """Heroes stand on their letters, unhurt and without cards; nobody else is in the game."""
    found = shown(heroes={"danor": {}, "orlaf": {}})
    danor = found["heroes"]["danor"]
    assert [hero["at"] for hero in found["heroes"].values()] == ["E1", "A1"]
    assert [danor[key] for key in ("facing", "wounds", "spells", "items", "acted")] == ["north", 0, {}, [], False]
    assert [found[key] for key in ("adventure", "round", "part", "turn")] == ["drawn", 1, "heroes", None]
    assert (found["models"], found["bones"], found["overlord"]["deck"]) == ({}, ["A3"], [])
    assert found["supply"] == {item.id: item.copies for item in content().items.values()}


def test_what_somebody_has_is_not_in_the_box():
    found = shown(heroes={"orlaf": {"items": ["healing_potion", "healing_potion"]}}, supply={"battle_potion": 1})
    assert (found["supply"]["healing_potion"], found["supply"]["battle_potion"]) == (2, 1)


def test_heroes_are_dealt_out():
    four: dict[str, Any] = {"orlaf": {}, "danor": {}, "rordin": {"at": "B1"}, "madriga": {"at": "x"}}
    found = shown(players=4, heroes=four)
    assert [hero["player"] for hero in found["heroes"].values()] == [2, 3, 4, 2]
    assert shown(heroes={"orlaf": {"legend": True}})["heroes"]["orlaf"]["card"] == "orlaf_legend"


def test_doors_and_chests_and_what_is_behind_them():
    found = shown(map=DOORS)
    assert found["revealed"] == ["1"]
    assert {name: (one["lock"], one["ward"], one["open"]) for name, one in found["fittings"].items()} == {
        "gate": (2, 0, False),
        "seal": (0, 3, False),
        "chest_1": (1, 0, False),
    }
    changed = {"gate": {"open": True}, "seal": {"ward": 1}, "chest_1": {"open": True}}
    found = shown(map=DOORS, revealed=[1, 2], fittings=changed)
    assert {name: (one["lock"], one["ward"], one["open"]) for name, one in found["fittings"].items()} == {
        "seal": (0, 1, False),
        "chest_1": (0, 0, True),
    }
    assert [(one["kind"], one["at"], one["facing"]) for one in found["models"].values()] == [("zombie", "C1", "west")]
    assert shown(map=DOORS, revealed=[1, 2], models=[])["models"] == {}


def test_the_overlords_turn_begins_or_is_under_way():
    zombies = [{"kind": "zombie", "at": "b", "name": "the zombie"}, {"kind": "zombie", "at": "x", "acted": True}]
    found = shown(turn="overlord", models=zombies)
    assert (found["part"], found["overlord"]["orders"], found["heroes"]["orlaf"]["acted"]) == ("overlord", 2, True)
    assert [one["acted"] for one in found["models"].values()] == [False, True]
    found = shown(turn="overlord", models=zombies, overlord={"orders": 0, "extra": 1, "raises": 2, "played": True})
    assert [found["overlord"][key] for key in ("orders", "extra", "raises", "played")] == [0, 1, 2, True]
    found = shown(turn={"model": "the zombie", "steps": 1}, models=zombies)
    assert found["part"] == "overlord"
    assert [found["turn"][key] for key in ("model", "steps", "acts", "granted")] == [1, 1, 1, "order"]
    found = shown(turn={"model": 2, "granted": "interrupt"}, models=zombies, overlord={"interrupted": ["the zombie"]})
    assert (found["part"], found["turn"]["model"], found["overlord"]["interrupted"]) == ("heroes", 2, [1])


def test_a_turn_that_has_begun_goes_on_with_what_is_left_of_it():
    given = {"map": MAP, "heroes": {"orlaf": {}, "danor": {}}, "turn": {"hero": "orlaf", "steps": 1, "acts": 0}}
    state = arrange(given, Options(), 3)
    assert inspect(state)["turn"]["hero"] == "orlaf"
    match = Match(GAME, Options(), 3, Seeded(1), state=state)
    assert match.answer(1, "B1") is None
    assert match.why_not(1, "C1") is not None, "that was the last step"
    assert match.answer(1, "end") is None
    assert [hero.acted for hero in match.state.heroes] == [True, False]


def test_models_and_heroes_have_names(tmp_path: Path):
    (tmp_path / "named.yaml").write_text(NAMED)
    assert run(load(tmp_path / "named.yaml")) is None
    (tmp_path / "named.yaml").write_text(NAMED.replace("[left zombie, right zombie]}", "[right zombie]}"))
    failure = run(load(tmp_path / "named.yaml"))
    assert failure is not None
    assert (failure.where, failure.expected, failure.got) == ("state.heroes.orlaf.held_by", [2], [1, 2])


def test_an_adventure_shows_what_stands_in_its_zones():
    made = adventure("skeletons_in_the_cellar")
    start = cell_name(made.grid, made.start[0])
    found = inspect(arrange({"adventure": made.id, "heroes": {"orlaf": {"at": start}}}, Options(), 2))
    assert (found["adventure"], found["revealed"]) == (made.id, [made.zones[0].name])
    assert [one["kind"] for one in found["models"].values()] == [placed.kind for placed in made.zones[0].models]
    assert list(found["fittings"]) == [placed.id for placed in made.zones[0].fittings]


def test_a_drawn_dungeon_is_no_adventure_that_players_are_offered_but_replays_and_forks():
    state = arrange({"map": MAP, "heroes": ORLAF}, Options(), 2)
    assert state.adventure not in adventures()
    again = arrange({"map": MAP, "heroes": ORLAF}, Options(), 2)
    assert (again.adventure, digest(again)) == (state.adventure, digest(state)), "the same drawing, the same dungeon"
    match = Match(GAME, Options(), 2, Seeded(1), state=state)
    for answer in ("B1", "C1"):
        assert match.answer(1, answer) is None
    fork = match.fork()
    assert fork.digest() == match.digest()
    assert fork.answer(1, "D1") is None
    assert fork.state.heroes[0].at != match.state.heroes[0].at


def test_a_collapse_and_a_junction_have_happened():
    tile = {"j": {"region": "junction_tile"}}
    whole = {"things": "...\n.jj\n.j.\n", "legend": tile, "regions": {"junction": ["B2-C3"]}}
    found = shown(map=whole, heroes={"orlaf": {"at": "A1"}}, turned=1, gone=["C1"])
    assert found["gone"] == ["C1", "B3"]


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ({"conan": {}}, "field 'heroes': 'conan' is unknown: allowed are orlaf"),
        ({"rordin": {}}, "field 'heroes.rordin.at': expected a square, or 'R' in the drawn map"),
        ({"orlaf": {"at": "Z9"}}, "field 'heroes.orlaf.at': Z9 is off the map"),
        ({"orlaf": {"at": "q"}}, "field 'heroes.orlaf.at': 'q' is no space"),
        ({"orlaf": {"at": "B3"}}, "field 'heroes.orlaf.at': the square holds furniture"),
        ({"orlaf": {}, "danor": {"at": "A1"}}, "field 'heroes.danor.at': the square is taken by another model"),
        ({"orlaf": {"wounds": 5}}, "field 'heroes.orlaf.wounds': expected a whole number"),
        ({"orlaf": {"facing": "up"}}, "field 'heroes.orlaf.facing': expected one of north"),
        ({"orlaf": {"items": ["spoon"]}}, "field 'heroes.orlaf.items': 'spoon' is unknown"),
        ({"orlaf": {"spells": {"sleep": 1}}}, "field 'heroes.orlaf.spells': 'sleep' is unknown"),
        ({"orlaf": {"skills": ["cooking"]}}, "field 'heroes.orlaf.skills': 'cooking' is unknown"),
        ({"orlaf": {"feats": ["nap"]}}, "field 'heroes.orlaf.feats': 'nap' is unknown"),
        ({"orlaf": {"effects": [{"card": "gloom"}]}}, "field 'heroes.orlaf.effects': 'gloom' is unknown"),
        ({"orlaf": {"player": 3}}, "field 'heroes.orlaf.player': 2 play"),
        ({"hedrin": {"at": "x", "legend": True}}, "field 'heroes.hedrin.legend': there is only one version"),
        ({"orlaf": {"luck": 3}}, "field 'heroes.orlaf.luck': unknown key, allowed: at, facing"),
        ({}, "field 'heroes': expected at least one hero"),
    ],
)
def test_a_mistake_about_a_hero_is_one_line(written: dict[str, Any], problem: str):
    with pytest.raises(BadInput) as raised:
        shown(heroes=written)
    assert str(raised.value).startswith("given: " + problem)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"models": [{"kind": "unicorn", "at": "b"}]}, "field 'models.1.kind': 'unicorn' is unknown"),
        ({"models": [{"kind": "zombie"}]}, "field 'models.1.at': expected a square"),
        ({"models": [{"kind": "zombie", "at": "A1"}]}, "field 'models.1.at': the square is taken by another model"),
        ({"models": [{"kind": "zombie_troll", "at": "E3"}]}, "field 'models.1.at': the model would stand in rock"),
        ({"models": [{"kind": "zombie", "at": "b", "wounds": 1}]}, "field 'models.1': minions have neither wounds"),
        (
            {"models": [{"kind": "zombie", "at": "b", "name": "zombie"}]},
            "entry 1: field 'name': expected a name of two words or more",
        ),
        (
            {"models": [{"kind": "zombie", "at": at, "name": "a zombie"} for at in ("b", "x")]},
            "field 'models.1.name': two models are called 'a zombie'",
        ),
        ({"revealed": ["9"]}, "field 'revealed': '9' is unknown: allowed are 0"),
        ({"bones": ["B3"]}, "field 'bones': bones lie on bare floor"),
        ({"fittings": {"gate": {}}}, "field 'fittings': 'gate' is unknown: allowed are none"),
        ({"map": DOORS, "fittings": {"gate": {"ward": 1}}}, "field 'fittings.gate.ward': it has an ordinary lock"),
        (
            {"map": DOORS, "models": [{"kind": "zombie", "at": "C1"}]},
            "field 'models.1.at': the square is not in a zone",
        ),
        ({"overlord": {"hand": ["ace"]}}, "field 'overlord.hand': 'ace' is unknown"),
        ({"overlord": {"hand": ["wake_3"] * 3}}, "field 'overlord': there are 2 of the card 'wake_3', not 3"),
        ({"overlord": {"interrupted": [7]}}, "field 'overlord.interrupted': '7' is unknown"),
        ({"supply": {"spoon": 1}}, "field 'supply': 'spoon' is unknown"),
        ({"adventure": "skeletons_in_the_cellar"}, "field 'adventure': expected an adventure or a map"),
        ({"map": "O.O"}, "field 'map': 'O' marks two spaces, and the legend does not explain it"),
        ({"map": {"things": "O.", "zones": "1#"}}, "field 'map': line 1, column 2: bare floor here, but rock"),
        (
            {"map": {"things": "Ob", "legend": {"b": {"minion": "cow"}}}},
            "field 'map': line 1, column 1: there is no minion 'cow'",
        ),
        (
            {"map": {"things": "O.", "events": [{"id": "out", "when": {"enters": "hall"}, "do": [{"win": "heroes"}]}]}},
            "field 'map': line 1, column 1: there is no zone or region 'hall'",
        ),
        ({"turn": "mine"}, "field 'turn': expected one of heroes, overlord"),
        ({"turn": {"hero": "danor"}}, "field 'turn.hero': 'danor' is unknown: allowed are orlaf"),
        ({"turn": {"model": 1}}, "field 'turn.model': '1' is unknown: allowed are none"),
        ({"turn": {"hero": "orlaf"}, "heroes": {"orlaf": {"acted": True}}}, "field 'turn.hero': 'orlaf' is unknown"),
        ({"turn": {"steps": 1}}, "field 'turn': expected a 'hero' or a 'model'"),
        ({"weather": "rain"}, "field 'weather': unknown key, allowed: adventure, map"),
    ],
)
def test_a_mistake_about_the_table_is_one_line(given: dict[str, Any], problem: str):
    with pytest.raises(BadInput) as raised:
        shown(**given)
    assert str(raised.value).startswith("given: " + problem)
    assert "\n" not in str(raised.value)


def test_an_unknown_adventure():
    with pytest.raises(BadInput, match="given: field 'adventure': there is no adventure 'nowhere'"):
        arrange({"adventure": "nowhere", "heroes": ORLAF}, Options(), 2)
