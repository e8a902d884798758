"""What a browser draws of Dungeon Saga: only what a seat may see, and ways that the rules allow step by step."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from undercroft.board import bitset, contains, members
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures, keep
from undercroft.games.dungeonsaga.browser.scene import Scene
from undercroft.games.dungeonsaga.models import base, find, front, laid, standing
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.games.dungeonsaga.view import copy_state
from undercroft.kernel.match import Match

from ..positions import table
from .playing import asked, plays

BEGINNINGS = [*adventures()][:3]
CONTENTS = ("models", "fittings", "furniture", "bones")


def scene_of(match: Match[DungeonSaga], seat: int | None) -> Scene:
    return GAME.scene(match.view(seat))


@pytest.mark.parametrize("name", adventures())
def test_a_scene_shows_what_is_laid_out_and_nothing_beyond(name: str) -> None:
    """SAG-SET-08."""
    for match in plays(name, seed=3, every=25, positions=6):
        scene = scene_of(match, 1)
        known = laid(match.state).floor
        assert (scene.board is None) == (not known)
        if scene.board is None:
            continue
        board = scene.board
        assert bitset(square.at for square in board.cells) == known
        told = [edge.at for edge in (*board.walls, *board.ways)]
        told += [cell for piece in board.pieces for cell in piece.cells]
        told += [cell for fitting in board.fittings for cell in fitting.cells]
        told += [pile.at for pile in board.bones]
        told += [cell for region in board.regions for cell in region.cells]
        told += [cell for model in scene.models for cell in (*model.cells, *model.front)]
        assert all(contains(known, cell) for cell in told)
        doors = {cell for fitting in board.fittings if fitting.door for cell in fitting.cells}
        assert {edge.at for edge in board.ways} <= doors


@pytest.mark.parametrize("name", BEGINNINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden_makes_no_difference(name: str, seat: int) -> None:
    rng = Random(7)
    for match in plays(name, seed=8, every=20):
        twin = GAME.redeal(match.state, seat, rng)
        assert GAME.scene(GAME.view(twin, seat)) == scene_of(match, seat)
        if seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None
            assert GAME.hints(GAME.view(twin, seat), ask) == GAME.hints(match.view(seat), ask)


def test_zones_that_are_not_laid_out_make_no_difference() -> None:
    """SAG-SET-08: the same adventure, but behind its doors there is nothing, looks and plays the same until then."""
    for name in BEGINNINGS:
        match = next(plays(name, seed=2, every=12))
        state = match.state
        found = adventure(name)
        hollow = [
            zone if state.revealed >> n & 1 else msgspec.structs.replace(zone, **dict.fromkeys(CONTENTS, ()))
            for n, zone in enumerate(found.zones)
        ]
        keep(msgspec.structs.replace(found, id=f"hollow_{name}", zones=tuple(hollow)))
        twin = copy_state(state)
        twin.adventure = f"hollow_{name}"
        seat, ask = asked(match)
        seen, other = scene_of(match, seat), GAME.scene(GAME.view(twin, seat))
        assert msgspec.structs.replace(other, adventure=seen.adventure) == seen
        assert GAME.hints(GAME.view(twin, seat), ask) == GAME.hints(match.view(seat), ask)


def test_a_spectator_sees_what_a_hero_sees() -> None:
    for match in plays(BEGINNINGS[1], seed=2, every=30):
        assert msgspec.structs.replace(scene_of(match, None), seat=1) == scene_of(match, 1)


def test_the_hand_is_for_the_overlord() -> None:
    """SAG-CMD-05."""
    for match in plays(BEGINNINGS[0], seed=4, every=40, positions=3):
        held = scene_of(match, OVERLORD).overlord
        assert held.hand == tuple(match.state.overlord.hand)
        hidden = scene_of(match, 1).overlord
        assert hidden.hand is None
        assert (hidden.held, hidden.deck) == (len(match.state.overlord.hand), len(match.state.overlord.deck))


@pytest.mark.parametrize("name", BEGINNINGS)
def test_a_scene_goes_through_json(name: str) -> None:
    for match in plays(name, seed=6, every=30, players=4):
        for seat in (None, *range(match.players)):
            scene = scene_of(match, seat)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


@pytest.mark.parametrize("name", adventures())
def test_models_stand_where_they_stand_and_look_where_they_look(name: str) -> None:
    for match in plays(name, seed=9, every=30, positions=5):
        g = match.state
        shown = scene_of(match, 1).models
        assert [model.number for model in shown] == [m.number for m in standing(g)]
        for model in shown:
            m = find(g, model.number)
            assert bitset(model.cells) == base(g, m)
            assert bitset(model.front) == front(g, m) & laid(g).floor
            assert model.large == (len(model.cells) == 4)


def test_cards_and_markers_of_a_hero() -> None:
    danor = {
        "wounds": 2,
        "spells": {"flamebolt": 1, "mend": 0},
        "items": ["energy_crystal_2", "forgebreaker"],
        "feats": ["wellspring"],
        "effects": [{"card": "aegis", "armour": 1}],
    }
    game = table("D..", {"danor": danor})
    scene = scene_of(game.match, 1)
    (sheet,), (model,) = scene.heroes, scene.models
    assert [(spell.card, spell.quarters) for spell in sheet.spells] == [("flamebolt", 1), ("mend", 0)]
    assert [(item.card, item.usable) for item in sheet.items] == [("energy_crystal_2", True), ("forgebreaker", False)]
    assert {feat.card: feat.used for feat in sheet.feats}["wellspring"]
    (effect,) = model.effects
    assert (effect.card, effect.family, effect.armour) == ("aegis", "spell", 1)
    assert (model.wounds, model.most, model.role) == (2, 5, "hero")
    assert model.values == sheet.values


def test_doors_chests_bones_and_what_can_be_done() -> None:
    drawn = {
        "things": "O.w%c\n...%e",
        "legend": {
            "w": {"door": "single_door", "ward": 3, "id": "gate"},
            "c": {"chest": True, "lock": 2, "id": "box", "holds": ["healing_potion"]},
            "e": {"region": ["stair", "altar"]},
        },
        "deeds": [{"id": "pray", "at": "altar"}],
        "events": [
            {"id": "out", "when": {"gathered": "stair"}, "do": [{"win": "heroes"}]},
            {"id": "prayer", "when": {"acted": "pray"}, "do": [{"orders": 1}]},
        ],
    }
    game = table(drawn, {"orlaf": {}}, bones=["D1", "D1", "D2"], fittings={"gate": {"ward": 2}})
    board = scene_of(game.match, 1).board
    assert board is not None
    gate, box = sorted(board.fittings, key=lambda fitting: not fitting.door)
    assert (gate.ward, gate.full, gate.lock, gate.door) == (2, 3, 0, True)
    assert (box.lock, box.armour, box.ward, box.open) == (2, 2, 0, False)
    assert [pile.count for pile in board.bones] == [2, 1]
    assert {region.id: region.deeds for region in board.regions} == {"exit": (), "altar": ("pray",)}
    assert "healing_potion" not in msgspec.json.encode(board).decode(), "what is in a chest is nobody's business yet"


def test_squares_that_have_fallen_in_are_told_apart() -> None:
    board = scene_of(table("O...\n....", {"orlaf": {}}, gone=["D1", "D2"]).match, 1).board
    assert board is not None
    assert board.gone == (3, 7)
    assert bitset(square.at for square in board.cells) == 0b01110111


def test_what_is_left_of_a_turn() -> None:
    turn = {"hero": "orlaf", "steps": 3, "begun": True}
    game = table("Oz.", {"orlaf": {"facing": "east"}}, [{"kind": "zombie", "at": "z", "facing": "west"}], turn=turn)
    seen = scene_of(game.match, 1).turn
    assert seen is not None
    assert (seen.key, seen.steps, seen.acts, seen.held, seen.begun) == ("0", 3, 1, True, True)
    assert [model.acting for model in scene_of(game.match, 1).models] == [True, False]
    assert scene_of(game.match, 1).models[0].held == ("1",)


def test_the_last_attack_pairs_off_from_the_highest() -> None:
    turn = {"hero": "orlaf"}
    models = [{"kind": "zombie", "at": "z", "name": "the zombie", "facing": "west"}]
    game = table("Oz.", {"orlaf": {"facing": "east"}}, models, turn=turn, dice=[(2, 6, 3, 5, 1), (1, 4, 2)])
    game.play("fight:the zombie")
    last = scene_of(game.match, 1).last_attack
    assert last is not None
    assert (last.dice, last.answer, last.weak) == ((6, 5, 3, 2, 1), (4, 2, 1), 1)


def test_members_of_the_overlord_that_can_be_raised() -> None:
    drawn = {"things": "O...%", "raises": {"zombie": 2, "ghost": 1}}
    overlord = scene_of(table(drawn, {"orlaf": {}}, [{"kind": "zombie", "at": "C1"}]).match, 0).overlord
    assert [(one.kind, one.have, one.most) for one in overlord.raising] == [("zombie", 1, 2), ("ghost", 0, 1)]


def test_the_whole_map_is_not_told_at_the_start() -> None:
    """At least one adventure has more than one zone, else the tests above prove nothing."""
    found = adventure(BEGINNINGS[0])
    assert len(found.zones) > len(members(found.start_zones))
