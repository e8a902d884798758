"""While a gathering is open, what one seat answers changes nothing for the others."""

from __future__ import annotations

import msgspec

from undercroft.kernel.match import Match
from undercroft.kernel.registry import game


def test_the_views_of_others_stay_while_the_same_gathering_is_open() -> None:
    """What servers rely on when they keep the scenes of the others."""
    match = Match(game("paperdungeons"), players=3)
    sealed_answers, revealed = 0, 0
    while not match.over:
        seat = match.waiting[-1]
        others = [other for other in (None, 0, 1, 2) if other != seat]
        sealed = match.sealed
        before = [msgspec.json.encode(match.view(other)) for other in others]
        ask = match.ask(seat)
        assert ask is not None
        match.answer(seat, ask.space.enumerate(1)[0])
        if sealed is not None and match.sealed == sealed:
            assert [msgspec.json.encode(match.view(other)) for other in others] == before
            sealed_answers += 1
        else:
            revealed += 1
    assert sealed_answers > revealed > 8
