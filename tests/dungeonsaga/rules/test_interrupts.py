"""Interrupt cards (SAG-INT), where scenarios would be long."""

from __future__ import annotations

import pytest

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
