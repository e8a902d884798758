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


@pytest.mark.rule("SAG-INT-06")
def test_one_card_in_a_gap_even_if_nobody_moves_by_it() -> None:
    zombie = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
    game = table(
        "O.R....z", {"orlaf": {"acted": True}, "rordin": {}}, [zombie], gap=True, overlord={"hand": ["ambush_2"] * 2}
    )
    game.play("ambush_2", "nobody")
    assert game.asked == "turn"
    assert game.state.overlord.hand == ["ambush_2"]


@pytest.mark.rule("SAG-INT-03")
@pytest.mark.parametrize("acted", [False, True])
def test_an_interrupt_asks_nothing_of_the_overlords_turns(acted: bool) -> None:
    """Whoever had an order in the round before moves by it, and it is no order that somebody has had."""
    zombie = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie", "acted": acted}
    game = table(
        "O.R....z", {"orlaf": {"acted": True}, "rordin": {}}, [zombie], gap=True, overlord={"hand": ["ambush_1"]}
    )
    game.play("ambush_1", "the zombie", "G1", "end")
    assert game.where("the zombie") == "G1"
    moved = game.model("the zombie")
    assert moved is not None
    assert moved.acted == acted


@pytest.mark.rule("SAG-INT-02")
def test_whoever_comes_while_a_friend_is_driven_on_does_not_act_by_it_either() -> None:
    """Elshara drives a zombie out of Orlaf's reach, which it does not survive, and another comes in its place."""
    event = {"id": "more", "when": {"fallen": "any"}, "do": [{"spawn": {"minion": "ghost", "count": 1, "at": "den"}}]}
    drawn = {"things": "R........\nOz.......", "events": [event], "regions": {"den": ["G1"]}}
    models = [
        {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"},
        {"kind": "elshara", "at": "F2", "facing": "west", "spells": ["drive_on"], "name": "the banshee"},
    ]
    heroes = {"orlaf": {"acted": True, "facing": "east"}, "rordin": {"facing": "west"}}
    game = table(drawn, heroes, models, gap=True, overlord={"hand": ["ambush_2"]}, dice=[[6] * 5, [1] * 3])
    game.play("ambush_2", "the banshee", "cast:drive_on", "the zombie", "C2", "hero orlaf", "west")
    assert [m.kind for m in game.state.minions] == ["elshara", "ghost"]
    assert (game.asked, game.seat) == ("turn", 1), "the ghost is not asked"


@pytest.mark.rule("SAG-RCV-06")
def test_no_spell_recovers_between_two_interrupts_of_a_round() -> None:
    boss = {"kind": "mortibris", "at": "m", "facing": "west", "spells": ["dark_bolt", "rot"], "name": "the necromancer"}
    heroes = {"orlaf": {"acted": True}, "rordin": {}, "danor": {"at": "E1", "spells": {"flame": 2}}}
    game = table("O.R......m", heroes, [boss], gap=True, overlord={"hand": ["ambush_1"] * 2})
    game.play("ambush_1", "the necromancer", "cast:dark_bolt", "hero danor").until("next-hero")
    game.play("rordin", "end", "ambush_1", "the necromancer")
    assert game.refuses("cast:dark_bolt") == "SAG-RCV-01"
    assert game.hero("danor").sheet.spells == {"flame": 2}  # type: ignore[union-attr]


@pytest.mark.rule("SAG-INT-01", "SAG-INT-02", "SAG-INT-07")
@pytest.mark.parametrize(("first", "second"), [("orlaf", "rordin"), ("rordin", "orlaf")])
def test_after_whichever_hero_only_interrupts_are_played(first: str, second: str) -> None:
    zombie = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
    hand = ["onward_1", "ambush_1", "wake_2", "twice_as_fierce"]
    game = table("O.R....z", {"orlaf": {}, "rordin": {}}, [zombie], overlord={"hand": hand})
    game.play(first, "end")
    assert (game.asked, game.offers) == ("interrupt", ["ambush_1", "pass"])
    game.play("pass")
    assert game.state.turn is not None
    assert game.state.turn.model == game.hero(second).number


@pytest.mark.rule("SAG-CMD-05")
@pytest.mark.parametrize(("hand", "asked"), [(["ambush_1"], True), (["onward_1"], True), ([], False)])
def test_being_asked_in_a_gap_does_not_tell_what_he_holds(hand: list[str], asked: bool) -> None:
    """He is asked whatever his cards are; the answer that he cannot but give is in the record."""
    zombie = {"kind": "zombie", "at": "z", "facing": "west"}
    heroes = {"orlaf": {"acted": True}, "rordin": {}}
    game = table("O.R....z", heroes, [zombie], gap=True, overlord={"hand": hand}).until("turn", "interrupt")
    assert (game.asked == "interrupt" or len(game.match.entries) == 1) == asked


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
