"""The overlord's command cards (SAG-CMD) and what everybody may know of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.state import OVERLORD
from undercroft.games.dungeonsaga.view import redeal, view

from ..beginnings import of, ready
from ..positions import table

FIRST = "skeletons_in_the_cellar"
ZOMBIE = {"kind": "zombie", "at": "z", "name": "the zombie"}


@pytest.mark.rule("SAG-CMD-14")
def test_the_necromancers_deck_has_four_kinds_of_cards() -> None:
    kinds = {card.kind for card in content().commands.values()}
    assert kinds == {"extra", "double", "raise", "interrupt"}


@pytest.mark.rule("SAG-CMD-01", "SAG-CMD-03")
@pytest.mark.parametrize("name", [FIRST, "the_king_wakes"])
def test_three_cards_on_the_hand_and_the_rest_of_the_box_out_of_the_game(name: str) -> None:
    game = ready(of(name))
    overlord, cards = game.state.overlord, adventure(name).cards
    assert (len(overlord.hand), len(overlord.deck), overlord.discard) == (3, cards - 3, [])
    used = [card for card in content().commands.values() if card.kind not in adventure(name).without]
    assert Counter(overlord.hand + overlord.deck + overlord.box) == {card.id: card.copies for card in used}


@pytest.mark.rule("SAG-CMD-01", "SAG-CMD-08")
def test_neither_the_box_nor_what_was_played_comes_back() -> None:
    """When the deck is out there is nothing to draw, whatever else there is."""
    game = table(
        "O....z",
        {"orlaf": {}},
        [ZOMBIE],
        turn="overlord",
        overlord={"hand": ["onward_1"], "deck": [], "box": ["wake_2"], "discard": ["onward_2"]},
    )
    game.play("play:onward_1", "end")
    overlord = game.state.overlord
    assert game.state.round == 2
    assert (overlord.hand, overlord.deck, overlord.box) == ([], [], ["wake_2"])
    assert overlord.discard == ["onward_2", "onward_1"]


@pytest.mark.rule("SAG-CMD-02", "SAG-CMD-05")
@pytest.mark.parametrize("seat", [OVERLORD, 1, None])
def test_who_sees_which_cards(seat: int | None) -> None:
    """Deck and box are seen by nobody, the hand by the overlord alone, what was played by all."""
    game = table(
        "O....z",
        {"orlaf": {}},
        [ZOMBIE],
        overlord={"hand": ["wake_3"], "deck": ["onward_3"], "box": ["ambush_2"], "discard": ["twice_as_fierce"]},
    )
    seen = view(game.state, seat)
    shown = msgspec.json.encode([seen, GAME.scene(seen)]).decode()
    assert "onward_3" not in shown
    assert "ambush_2" not in shown
    assert ("wake_3" in shown) == (seat == OVERLORD)
    assert "twice_as_fierce" in shown
    assert len(seen.table.overlord.hand) == 1, "how many there are is no secret"


@pytest.mark.rule("SAG-CMD-02", "SAG-CMD-05")
@pytest.mark.parametrize("seat", [OVERLORD, 1])
def test_what_somebody_who_thinks_ahead_cannot_tell_apart(seat: int) -> None:
    """Any card that a seat does not see may lie wherever it does not look: the overlord knows his hand alone."""
    cards = {"hand": ["wake_3"], "deck": ["onward_3"], "box": ["ambush_2"], "discard": ["twice_as_fierce"]}
    g = table("O....z", {"orlaf": {}}, [ZOMBIE], overlord=cards).state
    imagined = [redeal(g, seat, Random(seed)).overlord for seed in range(30)]
    covered = {"onward_3", "ambush_2"} if seat == OVERLORD else {"onward_3", "ambush_2", "wake_3"}
    assert {card for one in imagined for card in one.deck} == covered
    assert {card for one in imagined for card in one.box} == covered
    assert {card for one in imagined for card in one.hand} == ({"wake_3"} if seat == OVERLORD else covered)
    assert all(one.discard == ["twice_as_fierce"] for one in imagined)


@pytest.mark.rule("SAG-CMD-05")
def test_only_the_overlord_is_told_what_he_draws() -> None:
    game = table("O....z", {"orlaf": {}}, [ZOMBIE], turn="overlord", overlord={"deck": ["wake_3"]})
    game.play("end")
    told = {seat: [line.news.msg.id for line in game.match.read_log(seat)] for seat in (OVERLORD, 1, None)}
    assert "sag-log-drawn" in told[OVERLORD]
    assert "sag-log-drawn" not in told[1]
    assert "sag-log-drawn" not in told[None]


@pytest.mark.rule("SAG-CMD-04")
def test_a_hand_has_no_limit() -> None:
    hand = ["onward_1"] * 4 + ["onward_2"] * 4 + ["ambush_1"] * 4
    game = table("O....z", {"orlaf": {}}, [ZOMBIE], turn="overlord", overlord={"hand": hand, "deck": ["wake_2"]})
    game.play("end")
    assert game.state.overlord.hand == [*hand, "wake_2"]
    assert game.asked == "turn", "nothing has to be discarded"
