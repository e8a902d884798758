"""A match that goes on from a quiet point, or follows another, stands where the first one stands."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.kernel import registry
from undercroft.kernel.chance import CHANCE, ByHand, Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.match import Entry, Match, Snapshot

GAMES = [("paperdungeons", 3, 10_000), ("descent", 3, 400)]
"""Each with how many play, and how many decisions are enough."""


def start(slug: str, players: int, seed: int = 3) -> Match[Any]:
    game: Game[Any] = registry.game(slug)
    return Match(game, game.options_type(), players, Seeded(seed))


def resumed(match: Match[Any], quiet: Snapshot[Any] | None = None) -> Match[Any]:
    """Nothing is given to it but what a store would keep; with no luck of its own, chance must come from the record."""
    log = match.log[: quiet.lines] if quiet is not None else []
    return Match.resume(match.game, match.options, match.players, ByHand(), match.entries, quiet, log)


def same(one: Match[Any], other: Match[Any]) -> None:
    assert other.digest() == one.digest()
    assert other.entries == one.entries
    assert other.over == one.over
    assert other.log == one.log
    assert sorted(other.waiting) == sorted(one.waiting)
    for seat in range(one.players):
        assert asked(other, seat) == asked(one, seat)
        assert other.undo_is_free(seat) == one.undo_is_free(seat)
    for viewer in (None, *range(one.players)):
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(one.view(viewer))


def asked(match: Match[Any], seat: int) -> bytes:
    ask = match.ask(seat)
    return msgspec.json.encode(ask.wire() if ask is not None else None)


def answer_one(match: Match[Any], rng: Random) -> None:
    seat = rng.choice(sorted(match.waiting))
    assert match.answer(seat, match.ask(seat).space.sample(rng)) is None


@pytest.mark.parametrize(("slug", "players", "enough"), GAMES)
def test_a_match_resumes_at_every_decision(slug: str, players: int, enough: int):
    match, rng = start(slug, players), Random(7)
    for _ in range(enough):
        same(match, resumed(match, match.quiet))
        if match.over:
            break
        answer_one(match, rng)
    assert match.quiet.at > 0


@pytest.mark.parametrize(("slug", "players", "enough"), GAMES)
def test_a_match_resumes_without_a_quiet_point(slug: str, players: int, enough: int):
    match, rng = start(slug, players), Random(8)
    for count in range(min(enough, 200)):
        if match.over:
            break
        if count % 40 == 0:
            same(match, resumed(match))
        answer_one(match, rng)
    same(match, resumed(match))


@pytest.mark.parametrize(("slug", "players", "enough"), GAMES)
def test_a_match_resumes_after_answers_were_taken_back(slug: str, players: int, enough: int):
    match, rng = start(slug, players), Random(9)
    for count in range(min(enough, 300)):
        if match.over:
            break
        if count % 7 == 6:
            for _ in range(rng.randint(1, 4)):
                match.undo(rng.choice([None, *range(players)]))
            same(match, resumed(match, match.quiet))
        answer_one(match, rng)
    assert match.quiet.at > 0
    same(match, resumed(match, match.quiet))


@pytest.mark.parametrize(("slug", "players", "enough"), GAMES)
def test_a_resumed_match_plays_on_and_takes_back_like_the_first(slug: str, players: int, enough: int):
    match, rng = start(slug, players), Random(10)
    for _ in range(min(enough, 120)):
        answer_one(match, rng)
    twin = resumed(match, match.quiet)
    twin.chance = match.chance
    for _ in range(25):
        if match.over:
            break
        answer_one(match, rng)
        answers = [entry for entry in match.entries[len(twin.entries) :] if entry.seat != CHANCE]
        assert twin.answer(answers[0].seat, answers[0].answer) is None
        same(match, twin)
    for _ in range(60):  # far past the quiet point it resumed from
        assert match.undo() == twin.undo()
        same(match, twin)


@pytest.mark.parametrize(("slug", "players", "enough"), GAMES)
def test_a_match_follows_another(slug: str, players: int, enough: int):
    match, rng = start(slug, players), Random(11)
    follower = Match.resume(match.game, match.options, players, ByHand(), match.entries)
    for count in range(min(enough, 250)):
        if match.over:
            break
        before = match.entries[:]
        if count % 9 == 8:
            match.undo(rng.choice([None, *range(players)]))
            since = shared(before, match.entries)
            follower.follow(kept(match.entries[since:]), since)
        else:
            answer_one(match, rng)
            follower.follow(kept(match.entries[len(before) :]))
        same(match, follower)


def shared(old: list[Entry], new: list[Entry]) -> int:
    pairs = zip(old, new, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(old), len(new)))


def kept(entries: list[Entry]) -> list[Entry]:
    """Entries as they come back from a store: equal, but not the same objects."""
    return [Entry(*entry) for entry in entries]
