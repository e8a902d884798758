"""Raising the dead (SAG-RAI), where scenarios would be long."""

from __future__ import annotations

from typing import Any

import pytest

from ..positions import table

CRYPT: dict[str, Any] = {"things": "O......m\n%.%.....", "orders": 3, "raises": {"zombie": 4}}
NECROMANCER = {"kind": "mortibris", "at": "m", "facing": "west", "name": "the necromancer"}


@pytest.mark.rule("SAG-RAI-06")
def test_raised_by_a_feat_it_has_acted_too() -> None:
    game = table(CRYPT, {"orlaf": {"facing": "north"}}, [NECROMANCER], turn="overlord")
    game.play("order:the necromancer", "feat:rise", "C2:zombie", "west", "done")
    assert game.asked == "order"
    assert game.state.overlord.orders == 2
    assert game.refuses("order:2") == "SAG-OVL-04"
    assert game.offers == ["raise:A2:zombie", "end"]
    game.play("end", "end")
    assert game.can("order:2"), "it acts from the next turn on"


@pytest.mark.rule("SAG-RAI-06")
def test_raised_in_an_interrupt_it_does_nothing_by_this_one_and_acts_by_the_next() -> None:
    heroes = {"orlaf": {"acted": True, "facing": "north"}, "rordin": {"at": "B1"}, "madriga": {"at": "C1"}}
    game = table(CRYPT, heroes, [NECROMANCER], gap=True, overlord={"hand": ["ambush_2", "ambush_1"]})
    game.play("ambush_2", "the necromancer", "feat:rise", "C2:zombie", "south", "done")
    assert game.asked == "next-hero", "the card is good for two, but nobody else is there to act by it"
    assert [m.kind for m in game.state.minions] == ["mortibris", "zombie"]
    game.play("rordin", "end", "ambush_1")
    assert game.asked == "interrupt-model"
    assert game.offers == ["3", "4", "nobody"]
