"""What a fork costs: replayed answers pay for no alternatives, and turns have quiet points in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from undercroft.bots.random import RandomBot
from undercroft.games.descent import GAME
from undercroft.games.descent.rules import actions, attack, monster_turn, movement_actions, overlord
from undercroft.games.descent.state import Descent, Monster
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.lab.sim import play_out

PLAYERS = 5


def played(seed: int) -> Iterator[Match[Descent]]:
    """A game between random bots, decision by decision."""
    match = Match(GAME, players=PLAYERS, chance=Seeded(seed), log=False)
    bots = [RandomBot(Random(seat)) for seat in range(PLAYERS)]
    while not match.over:
        yield match
        play_out(match, bots, 1)


def asked(match: Match[Any]) -> list[Any]:
    """What is asked, of whom, and what may be answered."""
    return [(ask.seats, ask.prompt, ask.default, ask.space.enumerate(99)) for ask in match.due]


def test_replaying_works_out_no_alternatives(monkeypatch: pytest.MonkeyPatch) -> None:
    forking = False

    def never_in_a_fork(module: Any, name: str) -> None:
        original = getattr(module, name)

        def watched(*args: Any, **kwargs: Any) -> Any:
            assert not forking, f"{name} was worked out for an answer that is known"
            return original(*args, **kwargs)

        monkeypatch.setattr(module, name, watched)

    def only_in_doubt(g: Descent, m: Monster, here: monster_turn.Footing) -> list[str]:
        """A monster may have nothing to do, or be where it cannot stop: that decides whether it is asked, and how."""
        sure = here.free and monster_turn.why_no_stop(here) is None
        assert not (forking and sure), "the options of a monster were worked out for an answer that is known"
        return options(g, m, here)

    options = monster_turn.options
    monkeypatch.setattr(monster_turn, "options", only_in_doubt)
    for module, name in (
        (actions, "options"),
        (attack, "targets"),
        (overlord, "playable"),
        (movement_actions, "gifts"),
    ):
        never_in_a_fork(module, name)
    for match in played(seed=3):
        forking = True
        match.fork()
        forking = False


def test_a_turn_goes_on_from_any_quiet_point_in_it() -> None:
    inside = {"hero": 0, "monster": 0}
    for match in played(seed=3):
        g = match.state
        if match.quiet.at == len(match.entries) and (g.acting >= 0 or g.active >= 0):
            inside["hero" if g.acting >= 0 else "monster"] += 1
            alone = Match(GAME, match.options, PLAYERS, Seeded(0), state=match.quiet.state, log=False)
            assert asked(alone) == asked(match)
            assert alone.digest() == match.digest()
    assert all(inside.values())


def test_it_is_quiet_after_an_attack() -> None:
    """Whoever has attacked and is asked what else to do can be forked without the attack."""
    seen = {"des-ask-act": 0, "des-ask-monster": 0}
    attacker = None
    for match in played(seed=3):
        (ask,), g = match.due, match.state
        whose = g.acting, g.active
        if ask.prompt.id in seen:
            if whose == attacker:
                seen[ask.prompt.id] += 1
                assert match.quiet.at == len(match.entries)
            attacker = None
        elif ask.prompt.id == "des-ask-target":
            attacker = whose
    assert all(seen.values())
