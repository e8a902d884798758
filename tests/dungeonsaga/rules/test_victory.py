"""How an adventure ends (SAG-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure

from ..positions import Dialogue, table

OUT = {"id": "out", "when": {"gathered": "exit"}, "do": [{"win": "heroes"}]}
EXIT = {"x": {"region": "exit"}}
ZOMBIE = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}


def outcome(game: Dialogue) -> tuple[str, tuple[int, ...]]:
    """Which side has won, and who is on it."""
    found = game.match.outcome()
    assert found is not None
    return found.side, found.winners


@pytest.mark.rule("SAG-WIN-01", "SAG-RND-01")
def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    game = table({"things": "O..x.", "legend": EXIT, "events": [OUT]}, {"orlaf": {"facing": "east"}})
    game.play("B1", "C1")
    assert not game.match.over
    game.play("D1")
    assert game.match.over, "with steps and an action left"
    assert game.state.turn is not None
    assert outcome(game) == ("heroes", (1,))


@pytest.mark.rule("SAG-WIN-01")
def test_it_ends_in_the_overlords_turn_as_well() -> None:
    fallen = {"id": "fallen", "when": {"fallen": "any"}, "do": [{"win": "heroes"}]}
    game = table(
        {"things": "Oz..", "events": [fallen]},
        {"orlaf": {"facing": "east"}},
        [ZOMBIE],
        turn="overlord",
        dice=[[6, 6, 6, 6, 6], [1, 1, 1]],
    )
    game.play("order:the zombie", "C1", "hero orlaf")
    assert game.match.over, "struck as it broke away, with an order left"
    assert game.state.overlord.orders == 1
    assert outcome(game) == ("heroes", (1,))


BOTH = {"id": "martyr", "when": {"stunned": "any"}, "do": [{"win": "heroes"}]}


@pytest.mark.rule("SAG-WIN-01")
@pytest.mark.parametrize(("turn", "side"), [("heroes", "heroes"), ("overlord", "overlord")])
def test_if_both_would_win_the_side_whose_turn_it_is_does(turn: str, side: str) -> None:
    """The stunned hero is the overlord's victory, and by an event the heroes' too."""
    game = table(
        {"things": ".Oz.", "events": [BOTH]},
        {"orlaf": {"facing": "east", "wounds": 4}},
        [ZOMBIE],
        turn=turn,
        dice=[[6, 6, 6], [1, 1, 1, 1]],
    )
    game.play(*(["A1", "the zombie"] if turn == "heroes" else ["order:the zombie", "fight:hero orlaf"]))
    assert game.match.over
    assert outcome(game)[0] == side


@pytest.mark.rule("SAG-WIN-01")
def test_a_step_may_fulfil_both_conditions() -> None:
    """The square is a trap, which is told first, and the way out: it is the hero's turn."""
    trap = {"id": "trap", "when": {"enters": "exit"}, "do": [{"win": "overlord"}]}
    game = table({"things": "O.x.", "legend": EXIT, "events": [trap, OUT]}, {"orlaf": {"facing": "east"}})
    game.play("B1", "C1")
    assert game.match.over
    assert outcome(game)[0] == "heroes"


@pytest.mark.rule("SAG-WIN-01", "SAG-OVL-05")
def test_an_interrupt_is_the_overlords() -> None:
    game = table(
        {"things": ".Oz.\nR...", "events": [BOTH]},
        {"orlaf": {"facing": "east", "wounds": 4, "acted": True}, "rordin": {}},
        [ZOMBIE],
        gap=True,
        overlord={"hand": ["ambush_1"]},
        dice=[[6, 6, 6], [1, 1, 1, 1]],
    )
    game.play("ambush_1", "the zombie", "fight:hero orlaf")
    assert outcome(game)[0] == "overlord"


@pytest.mark.rule("SAG-WIN-01")
def test_nothing_happens_any_more_once_somebody_has_won() -> None:
    drawn = {
        "things": "O..x.",
        "legend": EXIT,
        "events": [
            OUT,
            {"id": "late", "when": {"enters": "exit"}, "if": {"done": "out"}, "do": [{"wound": {"wounds": 1}}]},
        ],
    }
    game = table(drawn, {"orlaf": {"facing": "east"}})
    game.play("B1", "C1", "D1")
    sheet = game.hero("orlaf").sheet
    assert sheet is not None
    assert sheet.wounds == 0


@pytest.mark.rule("SAG-WIN-02")
def test_each_adventure_has_conditions_of_its_own() -> None:
    """What wins one adventure is nothing in another."""
    for events, over in (([OUT], True), ([], False)):
        game = table({"things": "O.x.", "legend": EXIT, "events": events}, {"orlaf": {"facing": "east"}})
        game.play("B1", "C1")
        assert game.match.over == over


@pytest.mark.rule("SAG-WIN-02")
def test_a_condition_may_be_the_overlords() -> None:
    drawn = {"things": "O.", "events": [{"id": "late", "when": {"round_starts": 2}, "do": [{"win": "overlord"}]}]}
    game = table(drawn, {"orlaf": {}})
    game.play("end")
    assert outcome(game) == ("overlord", (0,))


def stunned(**drawn: Any) -> Dialogue:
    """A zombie strikes the fifth wound."""
    game = table(
        {"things": ".Oz.\nR...", **drawn},
        {"orlaf": {"facing": "east", "wounds": 4, "acted": True}, "rordin": {"acted": True}},
        [ZOMBIE],
        turn="overlord",
        dice=[[6, 6, 6], [1, 1, 1, 1]],
    )
    return game.play("order:the zombie", "fight:hero orlaf")


@pytest.mark.rule("SAG-WIN-03")
def test_the_first_stunned_hero_is_the_end() -> None:
    game = stunned()
    assert game.match.over
    assert outcome(game) == ("overlord", (0,))


@pytest.mark.rule("SAG-WIN-03")
def test_unless_the_adventure_says_otherwise() -> None:
    game = stunned(stunned_loses=False)
    assert not game.match.over
    assert game.where("orlaf") is None
    game.until("turn")
    assert game.state.round == 2
    assert game.ask.prompt.args["who"].id == "sag-model-rordin"  # type: ignore[union-attr]


@pytest.mark.rule("SAG-WIN-03")
def test_the_last_hero_is_the_end_in_any_case() -> None:
    game = table(
        {"things": ".Oz.", "stunned_loses": False},
        {"orlaf": {"facing": "east", "wounds": 4}},
        [ZOMBIE],
        turn="overlord",
        dice=[[6, 6, 6], [1, 1, 1, 1]],
    )
    game.play("order:the zombie", "fight:hero orlaf")
    assert outcome(game)[0] == "overlord"


def without_cards(ending: str | None, deck: list[str]) -> Dialogue:
    drawn = {"things": "O.", **({"deck_out": ending} if ending else {})}
    return table(drawn, {"orlaf": {}}, overlord={"deck": deck}).play("end")


@pytest.mark.rule("SAG-WIN-04", "SAG-END-05")
@pytest.mark.parametrize("side", ["heroes", "overlord"])
def test_the_game_ends_when_no_card_is_left_to_draw(side: str) -> None:
    game = without_cards(side, [])
    assert game.match.over
    assert outcome(game)[0] == side
    assert "sag-log-deck-out" in game.said


@pytest.mark.rule("SAG-WIN-04")
def test_an_adventure_may_go_on_without_cards() -> None:
    game = without_cards("goes_on", [])
    assert not game.match.over
    assert game.state.round == 2


@pytest.mark.rule("SAG-WIN-04")
def test_the_deck_is_the_heroes_time_unless_an_adventure_says_otherwise() -> None:
    assert "deck_out" not in (GAME.folder / "adventures" / "skeletons_in_the_cellar.yaml").read_text("utf-8")
    assert adventure("skeletons_in_the_cellar").deck_out == "overlord"
    assert adventure("skeletons_in_the_cellar").stunned_loses


KINGS_DEATH = {"id": "king", "when": {"fallen": "grund"}, "do": [{"win": "heroes"}]}


def felled(kind: str, **drawn: Any) -> Dialogue:
    """Orlaf fells the overlord's last model."""
    boss = {"wounds": 4} if kind == "grund" else {}
    game = table(
        {"things": "Og..", "legend": {"g": {"boss": "grund", "facing": "west"}}, **drawn},
        {"orlaf": {"facing": "east"}},
        [{"kind": kind, "at": "B1", "facing": "west", "name": "the last", **boss}],
        dice=[[6, 6, 6, 6, 6], [1] * (5 if boss else 3)],
    )
    return game.play("fight:the last")


@pytest.mark.rule("SAG-WIN-05")
@pytest.mark.parametrize("kind", ["zombie", "grund"])
def test_without_models_the_overlord_has_not_lost(kind: str) -> None:
    game = felled(kind)
    assert game.state.minions == []
    assert not game.match.over
    assert game.state.round == 2, "he has nobody to command, and the heroes go on"


@pytest.mark.rule("SAG-WIN-05", "SAG-WIN-02")
def test_only_if_the_adventure_says_so() -> None:
    assert outcome(felled("grund", events=[KINGS_DEATH]))[0] == "heroes"
    assert not felled("zombie", events=[KINGS_DEATH]).match.over
