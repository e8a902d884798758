"""Ways and plans: every answer that they promise is offered when its turn comes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventures
from undercroft.games.dungeonsaga.browser.sent import Plan
from undercroft.games.dungeonsaga.models import FACINGS, find, name_of_cell, spot, threatened
from undercroft.games.dungeonsaga.state import DungeonSaga
from undercroft.kernel.match import Match
from undercroft.parts.ways import Way

from ..positions import Dialogue, table
from .playing import asked, played, plays

TURN = "sag-ask-turn"


def hints(match: Match[DungeonSaga]) -> dict[str, Any]:
    seat, ask = asked(match)
    return GAME.hints(match.view(seat), ask)


def turn_of(hero: str, **turn: Any) -> dict[str, Any]:
    return {"hero": hero, **turn}


# -- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", adventures())
def test_ways_can_be_walked_as_they_say(name: str) -> None:
    rng, walked = Random(1), 0
    for match in plays(name, seed=10, every=4, positions=60):
        seat, ask = asked(match)
        if ask.prompt.id != TURN:
            continue
        before = match.view(seat)
        found = hints(match)
        assert match.view(seat) == before, "nothing has moved"
        ways: dict[str, Way] = found["ways"]
        squares = {str(value) for value in ask.space.enumerate(1000) if str(value)[0].isupper()}
        assert squares <= {way.values[0] for way in ways.values()}
        for way in rng.sample(list(ways.values()), min(3, len(ways))):
            walked += _walk(match.fork(), seat, way.values, way)
    assert walked > 10


def _walk(match: Match[DungeonSaga], seat: int, values: tuple[str, ...], way: Way | None = None) -> bool:
    """Answer one after the other; False if something came between, such as free strikes or an event."""
    turn = match.state.turn
    assert turn is not None
    number, events, steps = turn.model, list(match.state.done), turn.steps
    for value in values:
        ask = match.ask(seat)
        now = match.state.turn
        if ask is None or ask.prompt.id != TURN or now is None or now.model != number or match.state.done != events:
            return False
        assert ask.space.why_not(value) is None, f"{value} is not offered"
        match.accept(seat, value)
    now = match.state.turn
    if way is not None and now is not None and now.model == number and seat in match.waiting:
        assert find(match.state, number).at == way.path[-1]
        assert now.steps == steps - way.cost
    return True


@pytest.mark.parametrize("name", adventures())
def test_plans_can_be_carried_out_and_roll_what_they_say(name: str) -> None:
    done = 0
    for match in plays(name, seed=11, every=2, positions=120):
        seat, ask = asked(match)
        if ask.prompt.id == TURN:
            for plan in hints(match)["plans"][:3]:
                done += _carry_out(match.fork(), seat, plan)
    assert done > 5


def _carry_out(match: Match[DungeonSaga], seat: int, plan: Plan) -> bool:
    *way, last = plan["answers"]
    if not _walk(match, seat, tuple(way)) or seat not in match.waiting:
        return False
    ask = match.ask(seat)
    if ask is None or ask.prompt.id != TURN:
        return False
    assert ask.space.why_not(last) is None, f"{last} is not offered"
    turn = match.state.turn
    assert turn is not None
    m = find(match.state, turn.model)
    assert (m.at, m.facing) == (plan["ends"], plan["facing"])
    if plan["strike"] is not None and not plan["escape"]:
        assert hints(match)["choices"][last]["strike"] == plan["strike"]
    return True


@pytest.mark.parametrize("name", ["skeletons_in_the_cellar"])
def test_hints_are_at_hand_for_everything_that_is_asked(name: str) -> None:
    """No ask of a game that is played well is too much for them, and none changes anything."""
    prompts = set()
    for match in played(name):
        for seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None
            view = match.view(seat)
            found = GAME.hints(view, ask)
            assert view == match.view(seat)
            assert set(found.get("choices", {})) <= {str(value) for value in ask.space.enumerate(1000)}
            prompts.add(ask.prompt.id)
    assert {TURN, "sag-ask-order"} <= prompts


# -- positions --------------------------------------------------------------------------------------------------------


def choices(game: Dialogue) -> dict[str, Any]:
    found: dict[str, Any] = hints(game.match)["choices"]
    return found


def test_a_front_arc_stops_a_way() -> None:
    """SAG-MOV-11."""
    game = table(
        "O....\n....z\n",
        {"orlaf": {"facing": "east"}},
        [{"kind": "zombie", "at": "z", "facing": "west"}],
        turn=turn_of("orlaf"),
    )
    found = hints(game.match)
    ways = found["ways"]
    arc = {name_of_cell(game.state, cell) for cell in found["threatened"]}
    assert arc == {"D1", "D2", "E1"}
    assert ways["D1"].cost == 3
    assert "E1" not in ways, "every way there leads past the zombie"
    assert threatened(game.state, game.hero("orlaf")) == spot(game.state, game.state.minions[0]).front


def test_a_large_model_goes_where_it_faces() -> None:
    """SAG-LRG-06, SAG-LRG-07: its ways are told with the facing in which they end."""
    game = table(
        "O......\n.......\n.......\n",
        {"orlaf": {"at": "A1"}},
        [{"kind": "zombie_troll", "at": "D2", "facing": "north", "name": "the troll"}],
        turn={"model": "the troll"},
    )
    ways = hints(game.match)["ways"]
    assert ways["D1:north"].values == ("D1",)
    assert ways["D2:east"].values == ("turn:right",)
    assert ways["E2:east"].values == ("turn:right", "E2")
    assert len(ways["E2:east"].cells) == 4
    assert {name.partition(":")[2] for name in ways} == set(FACINGS)


def test_whoever_is_behind_is_turned_to_and_fought_in_one() -> None:
    game = table(
        "sO..\n....\n",
        {"orlaf": {"facing": "east"}},
        [{"kind": "skeleton_warrior", "at": "s", "facing": "north"}],
        turn=turn_of("orlaf", steps=0, halted=True),
    )
    (plan,) = hints(game.match)["plans"]
    assert plan["answers"] == ["face:north", "fight:1"], "a neighbour beside it is in its front arc"
    assert (plan["kind"], plan["at"], plan["cost"], plan["escape"]) == ("fight", "1", 0, None)


def test_an_enemy_is_attacked_from_behind_where_that_can_be() -> None:
    """SAG-MOD-03."""
    game = table(
        "O....\n.....\n..s..\n.....\n",
        {"orlaf": {"facing": "east"}},
        [{"kind": "skeleton_warrior", "at": "s", "facing": "south"}],
        turn=turn_of("orlaf"),
    )
    (plan,) = hints(game.match)["plans"]
    assert "behind" in [note.why for note in plan["strike"].notes]
    assert name_of_cell(game.state, plan["ends"]) in {"B2", "C2", "D2"}


def test_a_shot_from_round_the_corner() -> None:
    game = table(
        "M..\n##.\n##s\n",
        {"madriga": {"facing": "west"}},
        [{"kind": "skeleton_warrior", "at": "s", "facing": "south"}],
        turn=turn_of("madriga"),
    )
    shot = next(plan for plan in hints(game.match)["plans"] if plan["kind"] == "shoot")
    assert shot["answers"][-1] == "shoot:1"
    assert shot["cost"] >= 1
    assert shot["strike"].kind == "shot"


def test_a_door_and_an_altar_are_gone_to() -> None:
    drawn = {
        "things": "O..e\n...d\n",
        "legend": {"d": {"door": "single_door", "lock": 2, "id": "gate"}, "e": {"region": "altar"}},
        "deeds": [{"id": "pray", "at": "altar"}],
        "events": [{"id": "prayer", "when": {"acted": "pray"}, "do": [{"orders": 1}]}],
    }
    game = table(drawn, {"orlaf": {"facing": "east"}}, turn=turn_of("orlaf"))
    found = {plan["at"]: plan for plan in hints(game.match)["plans"]}
    assert found["gate"]["kind"] == "break"
    assert found["gate"]["answers"][-1] == "fight:gate"
    assert found["pray"]["answers"] == ["B1", "C1", "D1", "deed:pray"]


def test_after_the_action_there_is_nothing_to_plan() -> None:
    game = table(
        "O.s",
        {"orlaf": {"facing": "east"}},
        [{"kind": "skeleton_warrior", "at": "s"}],
        turn=turn_of("orlaf", acts=0),
    )
    assert hints(game.match)["plans"] == []
