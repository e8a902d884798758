"""What a browser is sent of Dungeon Fighter: no more than the view, words for every throw, help with the next one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games.dungeonfighter import GAME
from undercroft.games.dungeonfighter.browser.practice import Ready, Tried, practice, tried
from undercroft.games.dungeonfighter.throw.frames import decode
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue
from undercroft.kernel.spaces import Aim

WEB = Path(__file__).parents[3] / "src" / "undercroft" / "web" / "src" / "games" / "dungeonfighter"


def played(answers: int, *, physics: str = "off", seed: int = 3) -> Match[Any]:
    """Two players who answer anything."""
    match: Match[Any] = Match(GAME, GAME.read_options({"physics": physics}), 2, Seeded(seed))
    rng = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, ask.space.sample(rng))
    return match


def test_every_position_has_a_scene_for_everybody() -> None:
    for answers in range(0, 200, 7):
        match = played(answers)
        for seat in (None, 0, 1):
            msgspec.json.encode(match.scene(seat))


def test_only_the_chief_sees_the_rooms_to_choose_from() -> None:
    match = next(m for m in map(played, range(200)) if m.state.peek)
    chief = match.state.heroes[match.state.chief].seat
    assert match.scene(chief).peek == tuple(match.state.peek)
    assert not set(match.scene(1 - chief).peek) & set(match.state.peek)
    assert not set(match.scene(None).peek) & set(match.state.peek)


def test_the_last_throw_is_told_in_words() -> None:
    match = next(m for m in map(played, range(300)) if m.scene(0).last is not None)
    last = match.scene(0).last
    words = Catalogue(*GAME.locales())
    assert "came to rest" in words.say(last.words[0], "en")
    assert "leży" in words.say(last.words[0], "pl")
    assert last.number == 1


def test_whoever_throws_is_told_what_is_good_to_begin_with() -> None:
    def aims(match: Match[Any]) -> bool:
        ask = match.ask(match.waiting[0]) if match.waiting else None
        return ask is not None and isinstance(ask.space, Aim)

    match = next(m for m in map(played, range(300)) if aims(m))
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    assert isinstance(ask.space, Aim)
    aiming = GAME.hints(match.view(seat), ask)["aiming"]
    assert ask.space.why_not(tuple(aiming["usual"][axis.name] for axis in ask.space.axes)) is None


def test_frames_are_read_by_the_client_as_they_are_here() -> None:
    """`throwing/frames.test.ts` reads the same."""
    known = json.loads((WEB / "throwing" / "frames.vectors.json").read_text())
    bodies, frames = decode(known["text"])
    assert [list(bodies), len(frames)] == [known["bodies"], known["count"]]
    for place, (at, poses) in zip(known["places"], known["frames"], strict=True):
        assert frames[place].at == pytest.approx(at, abs=1e-3)
        for pose, told in zip(frames[place].bodies, poses, strict=True):
            assert pose == pytest.approx(told, abs=1e-3)


# -- practice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("technique", practice().techniques)
def test_every_technique_can_be_practised(technique: str) -> None:
    ready = tried({"die": "red", "techniques": [technique]})
    assert isinstance(ready, Ready)
    aim = [ready.aiming["usual"][axis.name] for axis in ready.axes]
    thrown = tried({"die": "red", "techniques": [technique], "aim": aim})
    assert isinstance(thrown, Tried)
    assert thrown.last.frames
    assert [body.id for body in thrown.lying][:1] == ["red"]


@pytest.mark.parametrize(
    "how", [{"die": "gold"}, {"techniques": ["cheat"]}, {"aim": [1.0]}, {"aim": [999.0] * 7}, {"x": 1}]
)
def test_what_is_no_throw_is_refused(how: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        tried(how)
