"""Furniture (SAG-FUR): what it covers, what it is in the way of, and that it fights nobody."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.board import members
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import laid, name_of_cell
from undercroft.games.dungeonsaga.rules import modifiers
from undercroft.games.dungeonsaga.state import LastAttack

from ..positions import table

SQUARES = {
    "dwarf_crypt": "C2 D2",
    "chest": "C2",
    "barrel": "C2",
    "lectern": "C2",
    "table": "C2 D2",
    "weapon_rack": "C2 D2",
    "well": "C2 D2 C3 D3",
    "dwarf_throne": "C2",
    "sorcerer_bookcase": "C2 D2",
    "bookcase": "C2 D2",
    "book": "C2",
    "single_door": "C2",
    "double_door": "C2 D2",
}
"""What each piece covers whose upper left square is C2."""


def put(kind: str) -> dict[str, Any]:
    """An entry of the legend."""
    card = content().furniture[kind]
    if card.door:
        return {"door": kind, "lock": 1}
    return {"chest": True, "lock": 1} if card.chest else {"furniture": kind}


@pytest.mark.rule("SAG-FUR-01", "SAG-FUR-02", "SAG-LCK-02")
@pytest.mark.parametrize("kind", content().furniture)
def test_nobody_enters_a_square_of_any_piece(kind: str) -> None:
    """Doors and chests are furniture like all other."""
    squares = SQUARES[kind].split()
    for square in squares:
        beside = f"{chr(ord(square[0]) + (1 if square[0] == 'D' else -1))}{square[1]}"
        drawn = {"things": "......\n..f...\n......\n......", "legend": {"f": put(kind)}}
        game = table(drawn, {"orlaf": {"at": "E2" if len(squares) == 1 and beside == "D2" else beside}})
        assert [name_of_cell(game.state, cell) for cell in members(laid(game.state).furniture)] == squares
        assert square not in game.squares
        assert game.refuses(square) == "SAG-FUR-02"


@pytest.mark.rule("SAG-FUR-06", "SAG-LCK-11")
def test_a_fight_among_furniture_is_a_fight_against_one() -> None:
    legend = {"c": put("chest"), "d": put("single_door"), "t": put("table")}
    drawn = {"things": "ct.\ndOz\n.&.", "legend": legend}
    game = table(drawn, {"orlaf": {"facing": "east"}}, [{"kind": "zombie", "at": "z", "facing": "west"}])
    orlaf, zombie = game.hero("orlaf"), game.state.minions[0]
    for made in (
        modifiers.readied(game.state, orlaf, zombie, "fight"),
        modifiers.readied(game.state, zombie, orlaf, "fight"),
    ):
        assert made.notes == ()
    assert not modifiers.outnumbered(game.state, orlaf, zombie)


@pytest.mark.rule("SAG-FUR-07", "SAG-LCK-19")
def test_a_whirlwind_passes_by_a_chest_that_is_open() -> None:
    legend = {"c": {**put("chest"), "id": "the_chest"}, "o": {**put("chest"), "id": "open_chest"}}
    drawn = {"things": "c.o\n.O.\n...", "legend": legend}
    game = table(drawn, {"orlaf": {"facing": "south"}}, fittings={"open_chest": {"open": True}})
    game.play("feat:whirlwind")
    assert game.offers == ["the_chest", "done"]
    game.play("the_chest")
    assert isinstance(game.state.last_attack, LastAttack)
    assert game.state.last_attack.card == "whirlwind"


@pytest.mark.rule("SAG-FUR-02")
@pytest.mark.parametrize("kind", ["barrel", "bookcase"])
def test_nobody_appears_in_furniture(kind: str) -> None:
    """A zombie that is to come where something stands comes as near to it as it can."""
    event = {"id": "more", "when": {"round_ends": 1}, "do": [{"spawn": {"minion": "zombie", "count": 1, "at": "den"}}]}
    drawn = {"things": "O...f...", "legend": {"f": put(kind)}, "regions": {"den": ["E1"]}, "events": [event]}
    game = table(drawn, {"orlaf": {"facing": "west"}})
    game.play("end").until("turn")
    (zombie,) = game.state.minions
    assert name_of_cell(game.state, zombie.at) == "D1"
