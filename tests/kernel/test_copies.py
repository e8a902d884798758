"""Matches that are copied, sent to another process, or keep no quiet points."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from random import Random

import pytest

from torchrace import GAME as TORCH_RACE
from undercroft.bots.random import RandomBot
from undercroft.games.descent import GAME as DESCENT
from undercroft.kernel.chance import ByHand, Scripted, Seeded, SeededByEntry
from undercroft.kernel.match import Match
from undercroft.lab.sim import play_out


def begun(answers: int = 40, **kept: bool) -> Match:
    match = Match(DESCENT, players=3, chance=Seeded(5), **kept)
    rng = Random(2)
    for _ in range(answers):
        seat = match.waiting[0]
        match.answer(seat, match.ask(seat).space.sample(rng))
    return match


def ended(match: Match) -> str:
    play_out(match, [RandomBot(Random(seat)) for seat in range(match.players)])
    return match.digest()


@pytest.mark.parametrize(
    "twin", [deepcopy, copy, lambda match: pickle.loads(pickle.dumps(match))], ids=["deep", "shallow", "pickled"]
)
def test_a_copy_is_independent_and_ends_the_same(twin):
    match = begun(audit=True)
    other = twin(match)
    assert (other.entries, other.log, other.digests) == (match.entries, match.log, match.digests)
    end = ended(other)
    assert len(other.entries) > len(match.entries)
    assert (ended(match), match.log, match.digests) == (end, other.log, other.digests)


def test_a_copy_can_be_taken_back_to_the_beginning():
    match = pickle.loads(pickle.dumps(begun()))
    while match.undo():
        pass
    assert match.digest() == Match(DESCENT, players=3, chance=Seeded(5)).digest()


def test_a_match_goes_on_in_another_process():
    match = begun()
    with ProcessPoolExecutor(1) as pool:
        there = pool.submit(ended, match).result()
    assert there == ended(match)


@pytest.mark.parametrize(
    "chance",
    [Seeded(3), SeededByEntry(3), Scripted([(4, 5)], Seeded(1)), ByHand()],
    ids=lambda chance: type(chance).__name__,
)
def test_every_source_of_chance_goes_through_pickle(chance):
    match = Match(TORCH_RACE, players=2, chance=chance)
    twin = pickle.loads(pickle.dumps(match))
    assert (twin.entries, twin.waiting, twin.state) == (match.entries, match.waiting, match.state)


def test_without_snapshots_a_game_ends_the_same_and_can_be_taken_back_all_the_same():
    match, rollout = begun(), begun(snapshots=False)
    assert rollout.quiet is rollout.base
    assert match.quiet is not match.base
    assert rollout.fork().digest() == match.digest()
    here, at = match.digest(), len(match.entries)
    short = match.fork(snapshots=False)
    assert ended(rollout) == ended(short) == ended(match)
    assert short.quiet.at <= at < match.quiet.at
    rollout.rewind(at)
    assert rollout.digest() == here


def test_however_a_match_is_made_nothing_of_it_is_missing_or_shared():
    match = Match(TORCH_RACE, players=2, audit=True)
    resumed = Match.resume(TORCH_RACE, match.options, 2, Seeded(0), match.entries)
    for other in (match, resumed, match.fork(), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert [name for name in Match.__slots__ if not hasattr(other, name)] == []
        assert (other.state, other.entries) == (match.state, match.entries)
        if other is not match:
            shared = [name for name in Match.__slots__ if getattr(other, name) is getattr(match, name)]
            changed = {"log", "digests", "entries", "state", "_snapshots", "_open", "_feed"}
            assert changed.isdisjoint(shared)
