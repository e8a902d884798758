"""Breaking away and free strikes (SAG-DIS)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.games.dungeonsaga.models import FACINGS, holders
from undercroft.games.dungeonsaga.rules import movement

from ..positions import table

ROOM = "\n".join(["....."] * 5)
SQUARES = [f"{column}{row}" for column in "ABCDE" for row in range(1, 6) if (column, row) != ("C", 3)]


def zombie(at: str, facing: str, name: str = "the zombie", **more: Any) -> dict[str, Any]:
    return {"kind": "zombie", "at": at, "facing": facing, "name": name, **more}


@pytest.mark.rule("SAG-DIS-04", "SAG-DIS-05", "SAG-DIS-06", "SAG-DIS-11")
@given(data=st.data())
def test_everybody_who_holds_a_model_may_strike_once_before_it_moves(data: st.DataObject):
    places = data.draw(st.lists(st.sampled_from(SQUARES), min_size=1, max_size=4, unique=True))
    models = [zombie(at, data.draw(st.sampled_from(FACINGS)), f"zombie {at}") for at in places]
    game = table(ROOM, {"orlaf": {"at": "C3"}}, models)
    orlaf = game.hero("orlaf")
    able = [str(enemy.number) for enemy in holders(game.state, orlaf)]
    if not game.squares:
        assert able, "only who is held finds no way in an open room"
        return
    to = data.draw(st.sampled_from(sorted(game.squares)))
    game.play(to)
    struck = []
    while game.asked == "strike":
        assert game.where("orlaf") == "C3", "all strikes come before the move"
        assert set(game.offers) == {*able, "none"}
        struck.append(data.draw(st.sampled_from(able)))
        able.remove(struck[-1])
        game.play(struck[-1])
    assert not able
    assert game.where("orlaf") == to
    assert game.said.count("sag-log-strike") == len(struck)


@pytest.mark.rule("SAG-DIS-01", "SAG-DIS-02")
def test_nobody_is_obliged_to_anything():
    game = table(ROOM, {"orlaf": {"at": "C3"}}, [zombie("C2", "south")])
    assert {"end", "fight:1"} <= set(map(str, game.offers))
    assert game.squares == {"B4", "C4", "D4"}
    game.play("end")
    assert game.asked == "order"


@pytest.mark.rule("SAG-DIS-03")
def test_the_first_square_counts_and_enemies_further_on_stop():
    game = table(ROOM, {"orlaf": {"at": "C3"}}, [zombie("C2", "south"), zombie("E5", "west", "far zombie")])
    game.play("C4", "none")
    assert game.state.turn is not None
    assert (game.state.turn.steps, game.state.turn.halted) == (6, False)
    game.play("D4")
    assert (game.state.turn.steps, game.state.turn.halted) == (5, True)


@pytest.mark.rule("SAG-DIS-06")
def test_who_declines_declines_for_good():
    two = [zombie("C2", "south"), zombie("D2", "south", "other zombie")]
    game = table(ROOM, {"orlaf": {"at": "C3"}}, two).play("C4", "none")
    assert (game.asked, game.where("orlaf")) == ("turn", "C4")
    assert "sag-log-strike" not in game.said


@pytest.mark.rule("SAG-DIS-07")
@pytest.mark.parametrize(("wounds", "dice", "gone"), [(4, 6, True), (3, 6, False), (4, 1, False)])
def test_a_hero_who_is_stunned_does_not_move(wounds: int, dice: int, gone: bool):
    drawn = {"things": ROOM, "stunned_loses": False}
    heroes = {"orlaf": {"at": "C3", "wounds": wounds}, "rordin": {"at": "A5"}}
    game = table(drawn, heroes, [zombie("C2", "south")], dice=[[dice] * 3, [2] * 4])
    game.play("orlaf", "C4", "the zombie")
    assert game.where("orlaf") == (None if gone else "C4")
    if gone:
        assert game.state.turn is not None, "what is left of the turn is lost: it is Rordin's"
        assert game.state.turn.model == game.hero("rordin").number


@pytest.mark.rule("SAG-DIS-07", "SAG-DIS-10")
@pytest.mark.parametrize(("hits", "left"), [(1, True), (2, False), (3, False)])
def test_a_minion_that_falls_does_not_move(hits: int, left: bool):
    heroes = {"orlaf": {"at": "C3"}}
    turn = {"model": "the zombie"}
    dice = [[6] * hits + [1] * (5 - hits), [5] * 3]
    game = table(ROOM, heroes, [zombie("C2", "south"), zombie("A5", "south", "far zombie")], dice=dice, turn=turn)
    game.play("B1", "hero orlaf")
    assert game.where("the zombie") == ("B1" if left else None)
    assert game.hero("orlaf").acted
    assert game.asked == ("turn" if left else "order")


@pytest.mark.rule("SAG-DIS-08", "SAG-DIS-13")
def test_what_is_done_on_the_spot_gives_no_strike():
    two = [zombie("C2", "south"), zombie("C4", "south", "lower zombie")]
    danor = {"at": "C3", "spells": ["flamebolt", "aegis"], "items": ["healing_potion"], "wounds": 1}
    game = table(ROOM, {"danor": danor}, two)
    for answer in ("face:south", "face:west", "use:healing_potion", "face:north"):
        game.play(answer)
        assert game.asked == "turn"
    game.play("cast:aegis", "hero danor", "cast:flamebolt", "the zombie")
    assert game.asked == "order", "both spells are cast, and nobody has struck"
    assert "sag-log-strike" not in game.said


@pytest.mark.rule("SAG-DIS-09", "SAG-DIS-14")
@pytest.mark.parametrize(("facing", "why"), [("north", {}), ("south", {"behind": -1})])
def test_a_strike_is_a_fight_with_all_modifiers(facing: str, why: dict[str, int]):
    game = table(ROOM, {"orlaf": {"at": "C3"}}, [zombie("C2", "south")])
    if facing != "north":
        game.play(f"face:{facing}")
    game.play("C4", "the zombie")
    last = game.state.last_attack
    assert {note.why: note.dice for note in last.notes} == why  # type: ignore[union-attr]  # there was one
    assert len(last.answer) == 5 + sum(why.values())  # type: ignore[union-attr]
    assert last.kind == "strike"  # type: ignore[union-attr]


@pytest.mark.rule("SAG-DIS-10", "SAG-DIS-11")
def test_strikes_cost_nothing():
    heroes = {"orlaf": {"at": "C3", "facing": "north"}}
    two = [zombie("B3", "south"), zombie("D3", "south", "other zombie")]
    game = table(ROOM, heroes, two, turn="overlord")
    game.play("order:the zombie", "B4", "hero orlaf", "end", "order:other zombie", "D4", "hero orlaf", "end")
    assert game.said.count("sag-log-strike") == 2
    assert (game.asked, game.state.round) == ("turn", 2)
    assert game.state.turn is not None
    assert (game.state.turn.steps, game.state.turn.acts) == (7, 1)


@pytest.mark.rule("SAG-DIS-12")
@pytest.mark.parametrize(("facing", "strikes"), [("north", True), ("south", False)])
@pytest.mark.parametrize("by", ["raise", "event"])
def test_who_is_put_before_an_enemy_may_be_struck(facing: str, strikes: bool, by: str):
    drawn = {
        "things": ".%.\n.O.\nR..",
        "raises": {"zombie": 2},
        "regions": {"grave": ["B1"], "trap": ["A2"]},
        "events": [{"id": "grave", "when": {"enters": "trap"}, "do": [{"spawn": {"minion": "zombie", "at": "grave"}}]}],
    }
    heroes = {"orlaf": {"facing": facing}, "rordin": {"facing": "south"}}
    if by == "raise":
        game = table(drawn, heroes, turn="overlord").play("raise:B1:zombie", "north")
    else:
        game = table(drawn, heroes, turn={"hero": "rordin"}).play("A2", "north")
    offered = [game.called["hero orlaf"]] if strikes else []
    if by == "event":  # Rordin has come to A2, and looks north
        offered.append(game.called["hero rordin"])
    if not offered:
        assert game.asked != "strike"
    else:
        assert game.asked == "strike"
        assert set(game.offers) == {*map(str, offered), "none"}


@pytest.mark.rule("SAG-DIS-13")
def test_whoever_comes_is_not_struck():
    game = table("O....\n..z..", {"orlaf": {}}, [zombie("C2", "west")])
    game.play("B1")
    assert (game.asked, game.state.attacks) == ("turn", [])
    assert movement.steps(game.state, game.hero("orlaf"), game.state.turn) == 0  # type: ignore[arg-type]  # his


@pytest.mark.rule("SAG-DIS-02")
def test_a_large_model_leaves_with_all_its_squares():
    """Every square of the troll must be out of Orlaf's front arc, not only the first."""
    troll = {"kind": "zombie_troll", "at": "B2", "facing": "north", "name": "the troll"}
    game = table(ROOM, {"orlaf": {"at": "D3", "facing": "west"}}, [troll], turn={"model": "the troll"})
    assert game.squares == {"A1"}, "straight ahead, aslant to the right and back its right column stays before Orlaf"
