"""The overlord's turn (SAG-OVL): what his orders and cards are good for."""

from __future__ import annotations

from typing import Any

import pytest

from ..positions import Dialogue, table

HALL: dict[str, Any] = {"things": "O.....xy\n%%%.....", "orders": 1, "raises": {"zombie": 4}}
MODELS = [{"kind": "zombie", "at": at, "name": f"zombie {at}"} for at in "xy"]


def turn(hand: list[str], **given: Any) -> Dialogue:
    return table(HALL, {"orlaf": {}}, MODELS, turn="overlord", overlord={"hand": hand}, **given)


@pytest.mark.rule("SAG-CMD-12", "SAG-OVL-01")
def test_raisings_of_a_card_move_nobody() -> None:
    game = turn(["wake_2"])
    game.play("order:zombie x", "end", "play:wake_2")
    assert game.refuses("order:zombie y") == "SAG-OVL-01"
    assert game.offers == ["raise:A2:zombie", "raise:B2:zombie", "raise:C2:zombie", "end"]


@pytest.mark.rule("SAG-OVL-03", "SAG-CMD-09", "SAG-CMD-13")
@pytest.mark.parametrize("card", ["onward_3", "wake_3", "twice_as_fierce"])
def test_what_a_card_grants_is_lost_with_the_turn(card: str) -> None:
    game = turn([card])
    game.play(f"play:{card}", "end", "end")
    assert game.state.round == 2
    overlord = game.state.overlord
    assert (overlord.orders, overlord.extra, overlord.raises) == (1, 0, 0)


@pytest.mark.rule("SAG-OVL-08", "SAG-CMD-06")
@pytest.mark.parametrize("first", ["onward_1", "wake_2", "twice_as_fierce"])
def test_another_card_in_another_turn(first: str) -> None:
    """Whatever the first is good for."""
    game = turn([first, "onward_2"])
    game.play(f"play:{first}")
    assert game.refuses("play:onward_2") == "SAG-CMD-06"
    game.play("end", "end", "play:onward_2")
    assert game.state.overlord.extra == 2


@pytest.mark.rule("SAG-OVL-01")
def test_not_before_the_last_hero() -> None:
    game = table(HALL, {"orlaf": {}, "rordin": {"at": "B1"}, "madriga": {"at": "C1"}}, MODELS)
    for who in ("rordin", "madriga"):
        game.play(who, "end")
        assert game.state.part == "heroes"
    game.play("end")
    assert (game.asked, game.state.part) == ("order", "overlord")


@pytest.mark.rule("SAG-OVL-04")
@pytest.mark.parametrize("card", ["onward_3", "twice_as_fierce"])
def test_no_card_lets_a_model_act_twice_in_a_turn_but_in_the_next_it_acts_again(card: str) -> None:
    game = turn([card], bones=[])
    game.play(f"play:{card}", "order:zombie x", "end")
    assert not game.can("order:zombie x")
    assert game.refuses("order:zombie x") == "SAG-OVL-04"
    game.play("order:zombie y", "end")
    game.until("turn")
    assert game.state.round == 2, "orders are left, but nobody for them"
    game.play("end")
    assert game.can("order:zombie x")
    assert game.can("order:zombie y")


@pytest.mark.rule("SAG-OVL-05")
def test_who_has_acted_by_an_interrupt_has_not_acted_in_a_turn() -> None:
    heroes = {"orlaf": {"acted": True}, "rordin": {"at": "B1"}}
    game = table(HALL, heroes, MODELS, gap=True, overlord={"hand": ["ambush_1"]})
    game.play("ambush_1", "zombie x", "end")
    zombie = game.model("zombie x")
    assert zombie is not None
    assert not zombie.acted
    game.play("end")
    assert game.can("order:zombie x")


@pytest.mark.rule("SAG-CMD-05")
def test_being_asked_does_not_tell_what_he_holds() -> None:
    """With a card on his hand he is asked, even if he can only pass on; with none he is not."""
    for hand, asked in ((["ambush_1"], "order"), ([], "turn")):
        game = table("O...", {"orlaf": {}}, overlord={"hand": hand})
        game.play("end")
        assert game.asked == asked
