"""A quiet point that went through the store is the same quiet point."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.kernel import registry
from undercroft.kernel.chance import ByHand, Seeded
from undercroft.kernel.match import Entry, Match
from undercroft.table.events import Entries, Happened, Replaced, decode, encode, fold
from undercroft.table.store import resume, snapshot_of

GAMES = [("paperdungeons", 4, {}), ("paperdungeons", 2, {"campaign": True}), ("descent", 4, {})]


@pytest.mark.parametrize(("slug", "players", "options"), GAMES)
def test_a_match_resumes_from_its_snapshot_and_its_events(slug: str, players: int, options: dict[str, Any]):
    game = registry.game(slug)
    match = Match(game, game.read_options(options), players, Seeded(5))
    rng = Random(5)
    events = [Entries.of(match.entries)]
    blobs: set[bytes] = set()
    for count in range(600):
        if count % 3 == 0 or match.over:
            entries = fold(Happened(n, 0.0, decode(encode(event))) for n, event in enumerate(events)).entries
            blob = snapshot_of(match)
            blobs.add(blob)
            twin = resume(game, match.options, players, ByHand(), entries, blob)
            assert (twin.digest(), twin.log, twin.entries) == (match.digest(), match.log, match.entries)
            assert (twin.quiet.at, twin.quiet.lines, twin.quiet.revealed) == match.quiet[:3]
            assert sorted(twin.waiting) == sorted(match.waiting)
        if match.over:
            break
        before = match.entries[:]
        if count % 20 == 19:
            match.undo(rng.randrange(players))
            pairs = zip(before, match.entries, strict=False)
            size = min(len(before), len(match.entries))
            at = next((at for at, (old, new) in enumerate(pairs) if old != new), size)
            events.append(Replaced.of(at, match.entries[at:]))
        else:
            seat = rng.choice(sorted(match.waiting))
            match.answer(seat, match.ask(seat).space.sample(rng))
            events.append(Entries.of(match.entries[len(before) :]))
    assert len(blobs) > 3


def test_sets_of_cells_beyond_64_bits_come_back():
    game = registry.game("descent")
    match = Match(game, game.options_type(), 3, Seeded(1))
    rng = Random(1)
    while not match.quiet.at:
        seat = rng.choice(sorted(match.waiting))
        match.answer(seat, match.ask(seat).space.sample(rng))
    wide = 1 << 900 | 1
    match.quiet.state.revealed = wide
    twin = resume(game, match.options, 3, ByHand(), match.entries, snapshot_of(match))
    assert twin.quiet.state.revealed == wide


def test_answers_of_every_kind_come_back_as_they_were():
    entries = [Entry(0, "left"), Entry(1, 7), Entry(-1, ("a", 3)), Entry(2, ()), Entry(0, (0.1, 2.0, 1e-9))]
    back = fold([Happened(0, 0.0, decode(encode(Entries.of(entries))))]).entries
    assert back == entries
    assert msgspec.json.encode(back) == msgspec.json.encode(entries)
