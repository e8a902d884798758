"""Interrupt cards (SAG-INT), where scenarios would be long."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import adventures
from undercroft.games.dungeonsaga.models import adventure_of
from undercroft.games.dungeonsaga.rules import interrupts
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Model, Options

from ..positions import table


@pytest.mark.rule("SAG-INT-02", "SAG-MAG-18")
def test_whoever_appears_by_an_interrupt_does_not_act_by_it() -> None:
    banshee = {"kind": "elshara", "at": "h", "facing": "west", "spells": ["faithful_in_death"], "name": "the banshee"}
    heroes = {"orlaf": {"acted": True}, "rordin": {}}
    game = table("O.R........h", heroes, [banshee], gap=True, overlord={"hand": ["ambush_2"]})
    game.play("ambush_2", "the banshee", "cast:faithful_in_death", "G1", "west").until("turn")
    assert game.state.turn is not None
    assert game.state.turn.model == game.hero("rordin").number, "nobody is left who could act by the second"
    assert [m.kind for m in game.state.minions] == ["elshara", "ghost"]


@pytest.mark.rule("SAG-INT-02")
def test_without_a_model_there_is_nothing_to_interrupt_with() -> None:
    game = table("O.R...", {"orlaf": {}, "rordin": {}}, overlord={"hand": ["ambush_1"]})
    game.play("orlaf", "end")
    assert game.asked == "turn"
    assert game.state.overlord.hand == ["ambush_1"]


@pytest.mark.rule("SAG-INT-07", "SAG-INT-05")
def test_the_last_hero_falls_in_an_interrupt_and_there_is_no_other_one() -> None:
    zombie = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
    heroes = {"orlaf": {"acted": True}, "rordin": {"wounds": 4, "facing": "east"}}
    game = table(
        {"things": "O..Rz", "stunned_loses": False},
        heroes,
        [zombie],
        gap=True,
        overlord={"hand": ["ambush_1", "ambush_1"]},
        dice=[[6, 6, 6], [1] * 3],
    )
    game.play("ambush_1", "the zombie", "fight:hero rordin")
    assert game.where("rordin") is None
    assert (game.asked, game.state.part) == ("order", "overlord")
    assert game.can("order:the zombie")


def gap(**given: Any) -> str:
    """What is asked after one hero's turn and before the other's."""
    zombie = {"kind": "zombie", "at": "z", "facing": "west"}
    heroes = {"orlaf": {}, "rordin": {}}
    game = table("O.R......z", heroes, [zombie], overlord={"hand": ["onward_1"], **given})
    game.play("orlaf").match.accept(game.seat, "end")  # not `play`, which passes for whoever can do nothing else
    return game.asked


@pytest.mark.rule("SAG-INT-01")
def test_he_is_asked_as_long_as_he_might_hold_such_a_card() -> None:
    assert gap() == "interrupt", "whatever he holds: being asked must not tell"
    assert gap(discard=["ambush_1"] * 4 + ["ambush_2"]) == "interrupt"


@pytest.mark.rule("SAG-INT-01")
def test_he_is_not_asked_once_all_such_cards_lie_open() -> None:
    assert gap(discard=["ambush_1"] * 4 + ["ambush_2"] * 2) == "turn"


@pytest.mark.rule("SAG-INT-01", "SAG-SET-09")
@pytest.mark.parametrize("adventure", adventures())
def test_he_is_not_asked_where_the_adventure_leaves_such_cards_in_the_box(adventure: str) -> None:
    g = DungeonSaga(options=Options(adventure), adventure=adventure, players=2)
    g.overlord.hand = ["onward_1"]
    g.minions = [Model(9, "zombie", OVERLORD, 0, 0)]
    assert interrupts.might(g) == ("interrupt" not in adventure_of(g).without)
