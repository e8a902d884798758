"""What every command card grants."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonsaga.box.content import content

from ..positions import Dialogue, table

TURN = {
    "onward_1": (2, 1, 0),
    "onward_2": (2, 2, 0),
    "onward_3": (2, 3, 0),
    "twice_as_fierce": (4, 0, 0),
    "wake_2": (2, 0, 2),
    "wake_3": (2, 0, 3),
}
"""Orders, extra models and raisings that the overlord has then, of two orders."""
BETWEEN = {"ambush_1": 1, "ambush_2": 2}


def held(card: str, *, gap: bool = False) -> Dialogue:
    models = [{"kind": "zombie", "at": at, "name": f"zombie {at}"} for at in ("H1", "H2", "H3")]
    heroes = {"orlaf": {"at": "A1", "acted": gap}, "rordin": {"at": "A3"}}
    turn = "heroes" if gap else "overlord"
    return table("........\n........\n........", heroes, models, turn=turn, gap=gap, overlord={"hand": [card]})


def test_every_card_is_one_of_these() -> None:
    assert {*TURN, *BETWEEN} == set(content().commands)


@pytest.mark.rule("SAG-CMD-09", "SAG-CMD-10", "SAG-CMD-12")
@pytest.mark.parametrize("card", TURN)
def test_cards_of_his_turn(card: str) -> None:
    game = held(card)
    game.play(f"play:{card}")
    overlord = game.state.overlord
    assert (overlord.orders, overlord.extra, overlord.raises) == TURN[card]
    assert (overlord.hand, overlord.discard) == ([], [card])


@pytest.mark.rule("SAG-INT-02")
@pytest.mark.parametrize("card", BETWEEN)
def test_cards_between_two_heroes(card: str) -> None:
    game = held(card, gap=True)
    game.play(card)
    for at in ("H1", "H2")[: BETWEEN[card]]:
        assert game.asked == "interrupt-model"
        game.play(f"zombie {at}", "end")
    assert game.asked == "turn"
    assert game.state.part == "heroes", "the hero who has not acted goes on"
    assert not held(card).can(f"play:{card}")
