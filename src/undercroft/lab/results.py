"""What a simulation came to: wins, scores and lengths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from statistics import fmean, pstdev
from typing import Any

import msgspec

from undercroft.kernel.game import Outcome

QUANTILES = {"q05": 0.05, "q25": 0.25, "q50": 0.5, "q75": 0.75, "q95": 0.95}
ERRORS_LISTED = 5


class Played(msgspec.Struct, frozen=True):
    """What came of one game; `error` if it broke."""

    index: int
    seed: int
    decisions: int
    """Of the players: those of chance do not count."""
    outcome: Outcome | None = None
    error: str | None = None


class Wins(msgspec.Struct):
    """Who won. A game counts in exactly one of: a seat's or a side's wins, ties, nobody."""

    wins: dict[str, int]
    """By seat, counted from 0, or by side where the game has sides. A shared victory is nobody's win."""
    shared: dict[str, int]
    """By seat: in how many ties it had a part."""
    by_bot: dict[str, int]
    """Games in which every winner was this bot."""
    ties: int = 0
    nobody: int = 0

    def count(self, outcome: Outcome, bots: Sequence[str]) -> None:
        winners = outcome.winners
        if outcome.side is not None:
            self.wins[outcome.side] = self.wins.get(outcome.side, 0) + 1
        elif not winners:
            self.nobody += 1
        elif len(winners) == 1:
            self.wins[str(winners[0])] += 1
        else:
            self.ties += 1
            for seat in winners:
                self.shared[str(seat)] += 1
        best = {bots[seat] for seat in winners}
        if len(best) == 1:
            self.by_bot[best.pop()] += 1


class SimResult(msgspec.Struct, frozen=True, dict=True):
    """The games of a simulation in order, and how long they took."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int
    played: list[Played]
    seconds: float

    @cached_property
    def finished(self) -> list[Played]:
        return [game for game in self.played if game.error is None]

    @cached_property
    def errors(self) -> list[Played]:
        return [game for game in self.played if game.error is not None]

    @property
    def first_errors(self) -> list[Played]:
        return self.errors[:ERRORS_LISTED]

    @cached_property
    def decisions(self) -> int:
        return sum(game.decisions for game in self.played)

    @cached_property
    def wins(self) -> Wins:
        seats = [str(seat) for seat in range(len(self.bots))]
        made = Wins(dict.fromkeys(seats, 0), dict.fromkeys(seats, 0), dict.fromkeys(self.bots, 0))
        outcomes = [game.outcome or Outcome(()) for game in self.finished]
        if any(outcome.side is not None for outcome in outcomes):
            made.wins.clear()
        for outcome in outcomes:
            made.count(outcome, self.bots)
        return made

    def scores(self, seats: Iterable[int]) -> list[int]:
        """All final scores of these seats; empty where a game keeps no score."""
        scored = [game.outcome.scores for game in self.finished if game.outcome and game.outcome.scores]
        chosen = list(seats)
        return [scores[seat] for scores in scored for seat in chosen]

    def seats_of(self, bot: str) -> list[int]:
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def as_json(self) -> dict[str, Any]:
        """The shape that docs/command-line.md describes."""
        wins = self.wins
        return {
            "game": self.game,
            "players": len(self.bots),
            "bots": self.bots,
            "seed": self.seed,
            "games": len(self.played),
            "errors": len(self.errors),
            "first_errors": [
                {"game": game.index, "seed": game.seed, "message": game.error} for game in self.first_errors
            ],
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds, 1),
            "games_per_s": round(len(self.played) / self.seconds, 2),
            "wins": wins.wins,
            "ties": wins.ties,
            "shared_wins": wins.shared,
            "no_winner": wins.nobody,
            "wins_by_bot": wins.by_bot,
            "scores": {
                "seats": {str(seat): spread(self.scores([seat])) for seat in range(len(self.bots))},
                "bots": {bot: spread(self.scores(self.seats_of(bot))) for bot in dict.fromkeys(self.bots)},
            },
            "lengths": spread([game.decisions for game in self.finished]),
        }


def spread(numbers: Sequence[int]) -> dict[str, float] | None:
    """How some numbers are spread; every quantile is one of the numbers. None if there are none."""
    if not numbers:
        return None
    ordered = sorted(numbers)
    ends: dict[str, float] = {"min": ordered[0], "max": ordered[-1]}
    quantiles = {name: ordered[round(share * (len(ordered) - 1))] for name, share in QUANTILES.items()}
    return {"mean": round(fmean(ordered), 3), "sd": round(pstdev(ordered), 3)} | ends | quantiles
