"""The end of the round (SAG-END)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.scenario.arrange import arrange
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import abilities
from undercroft.kernel.chance import CHANCE, ByHand
from undercroft.kernel.match import Match

from ..beginnings import begun
from ..positions import Dialogue, table

HOGGAR = {"kind": "hoggar", "at": "C1", "facing": "east", "name": "the shaman"}
ROOM = "D.....\n......"


def wounds(m: Model | None) -> int:
    assert m is not None
    assert m.sheet is not None
    return m.sheet.wounds


def spells(m: Model | None) -> dict[str, int]:
    assert m is not None
    assert m.sheet is not None
    return m.sheet.spells


@pytest.mark.rule("SAG-END-01", "SAG-RND-02")
def test_the_round_ends_after_the_overlords_turn() -> None:
    game = table(
        ROOM, {"danor": {"spells": {"flame": 2}}}, [{"kind": "zombie", "at": "F1"}], overlord={"deck": ["onward_1"]}
    )
    game.play("end")
    assert game.asked == "order"
    assert (game.state.round, game.state.part) == (1, "overlord")
    assert spells(game.hero("danor")) == {"flame": 2}, "not yet"
    assert game.state.overlord.hand == []
    game.play("order:1")
    assert (game.state.round, spells(game.hero("danor"))) == (1, {"flame": 2})
    game.play("end")
    assert (game.state.round, game.state.part, game.asked) == (2, "heroes", "turn")
    assert spells(game.hero("danor")) == {"flame": 1}
    assert game.state.overlord.hand == ["onward_1"]


@pytest.mark.rule("SAG-END-02", "SAG-RCV-03")
def test_spell_cards_of_both_sides_turn_by_a_quarter() -> None:
    game = table(
        ROOM,
        {"danor": {"spells": {"flame": 2, "corrode": 1, "aegis": 0}}},
        [{**HOGGAR, "spells": {"dark_bolt": 1, "rot": 2}}],
        turn="overlord",
    )
    game.play("end")
    assert spells(game.hero("danor")) == {"flame": 1, "corrode": 0, "aegis": 0}
    assert spells(game.model("the shaman")) == {"dark_bolt": 0, "rot": 1}


@pytest.mark.rule("SAG-END-02")
def test_nobody_is_asked_whether_cards_turn() -> None:
    game = table(ROOM, {"danor": {"spells": {"flame": 1}}})
    game.play("end")
    assert game.asked == "turn"
    assert spells(game.hero("danor")) == {"flame": 0}


TOUGH = {"rordin": {"at": "A1", "skills": ["dwarven_hide"], "wounds": 2}}


@pytest.mark.rule("SAG-END-03", "SAG-FEA-06")
@pytest.mark.parametrize(("face", "left"), [(6, 1), (5, 2), (1, 2)])
def test_toughness_of_a_hero(face: int, left: int) -> None:
    game = table(ROOM, TOUGH, dice=[[face]])
    game.play("end")
    assert game.state.round == 2
    assert wounds(game.hero("rordin")) == left


@pytest.mark.rule("SAG-FEA-06")
def test_an_ability_works_every_round_and_takes_no_turn() -> None:
    """Unlike a feat, which Rordin still has, and may use; he is as tough after that."""
    game = table(ROOM, TOUGH, dice=[[6], [1], [6]])
    left = []
    for answer in ("end", "feat:stone_wall", "end"):
        assert len(game.squares) > 1
        game.play(answer)
        left.append(wounds(game.hero("rordin")))
    assert left == [1, 1, 0]
    assert abilities(game.hero("rordin")) == {"smash": 1, "tough": 1}


@pytest.mark.rule("SAG-END-03")
@pytest.mark.parametrize(("face", "left"), [(6, 0), (5, 1)])
def test_toughness_of_a_boss(face: int, left: int) -> None:
    game = table(ROOM, {"danor": {}}, [{**HOGGAR, "wounds": 1}], turn="overlord", dice=[[face]])
    game.play("end")
    assert wounds(game.model("the shaman")) == left


@pytest.mark.rule("SAG-END-03")
def test_whoever_is_unhurt_or_not_tough_rolls_nothing() -> None:
    game = table(ROOM, {"rordin": {"at": "A1", "skills": ["dwarven_hide"]}, "danor": {"at": "B1", "wounds": 1}})
    game.play("rordin", "end", "end")
    assert game.state.round == 2
    assert "sag-log-tough" not in game.said
    assert wounds(game.hero("danor")) == 1


@pytest.mark.rule("SAG-END-04")
def test_the_overlord_draws_one_card_from_the_top() -> None:
    game = table(ROOM, {"danor": {}}, overlord={"deck": ["onward_3", "wake_2"], "hand": ["onward_1"]}, turn="overlord")
    game.until("order").play("end")
    assert game.state.overlord.hand == ["onward_1", "onward_3"]
    assert game.state.overlord.deck == ["wake_2"]


def drawn_out(deck: list[str]) -> Dialogue:
    return table({"things": "O.", "deck_out": "overlord"}, {"orlaf": {}}, overlord={"deck": deck})


@pytest.mark.rule("SAG-END-05")
def test_the_last_card_is_not_the_end_but_the_one_after_it() -> None:
    game = drawn_out(["onward_1"])
    game.play("end")
    assert game.state.overlord.deck == []
    assert game.asked == "turn"
    assert game.state.round == 2, "the deck is empty, but a card could be drawn"
    game.play("end").until("order").play("end")
    assert game.match.over
    assert game.state.round == 2, "nor does another round begin"


@pytest.mark.rule("SAG-END-05")
def test_so_many_rounds_as_cards_less_two() -> None:
    """With N cards, of which three are the hand, the adventure ends with round N − 2."""
    game = begun({"things": "hhhh", "legend": {"h": {"start": True, "facing": None}}, "deck_out": "overlord"})
    cards = adventure(game.state.adventure).cards
    rounds = 0
    while not game.match.over:
        rounds = game.state.round
        game.play("end" if game.asked in ("turn", "order") else game.offers[0])
    assert rounds == cards - 2 == 7


def stopped(given: dict[str, Any]) -> Match[DungeonSaga]:
    """Where the die of toughness is to be thrown by hand."""
    options = GAME.read_options({})
    match: Match[DungeonSaga] = Match(GAME, options, 2, ByHand(), state=arrange(given, options, 2))
    while CHANCE not in match.waiting:
        assert match.answer(match.waiting[0], "end") is None
    return match


@pytest.mark.rule("SAG-END-06", "SAG-RCV-03")
def test_first_the_spells_then_abilities_then_the_card() -> None:
    match = stopped(
        {
            "map": ROOM,
            "heroes": {**TOUGH, "danor": {"at": "B1", "spells": {"flame": 2}}},
            "turn": "overlord",
            "overlord": {"hand": ["onward_1"], "deck": ["onward_2"]},
        }
    )
    g = match.state
    assert spells(g.heroes[1]) == {"flame": 1}, "the cards have been turned"
    assert g.overlord.hand == ["onward_1"], "none has been drawn"
    assert match.answer(CHANCE, ("6",)) is None
    assert match.state.overlord.hand == ["onward_1", "onward_2"]


@pytest.mark.rule("SAG-END-06", "SAG-END-05")
def test_an_empty_deck_is_the_very_last_thing() -> None:
    """A hero recovers, and an event of the round's end decides, before anybody asks for a card."""
    drawn: dict[str, Any] = {"things": "R.", "deck_out": "overlord"}
    hero = {"rordin": {"skills": ["dwarven_hide"], "wounds": 2}}
    game = table(drawn, hero, dice=[[6]])
    game.play("end")
    assert game.match.over
    assert game.said[-3:] == ["sag-log-heal", "sag-log-deck-out", "sag-log-win"]
    event = {"id": "dawn", "when": {"round_ends": 1}, "do": [{"win": "heroes"}]}
    game = table({**drawn, "events": [event]}, hero, dice=[[6]])
    game.play("end")
    assert game.state.winner == "heroes"
    assert "sag-log-deck-out" not in game.said
