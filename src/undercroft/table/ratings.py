"""Ratings, where a server's owner wants them: who played against whom, and how it ended.

A person goes by a secret that their browser has made up, of which only the digest is kept; bots go by their names, and
whoever does not want to be known counts as a newcomer whose rating nobody keeps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from undercroft.kernel.game import Game, Outcome
from undercroft.table.events import Folded, Sitting

UNKNOWN: Final = ""


class Contest(NamedTuple):
    """Sides that played against each other, and the place that each came to: 0 is the first."""

    teams: list[list[str]]
    ranks: list[int]


def contest(game: Game[Any], folded: Folded, outcome: Outcome) -> Contest | None:
    """What a game that is over says about those who played it; None if nothing."""
    players = {seat: _player(one, folded.players.get(seat)) for seat, one in sorted(folded.seats.items())}
    teams: dict[object, list[int]] = {}
    for seat in players:
        teams.setdefault(game.side(seat) or seat, []).append(seat)
    named = [list(dict.fromkeys(players[seat] for seat in seats)) for seats in teams.values()]
    everybody = [player for team in named for player in team if player != UNKNOWN]
    against_oneself = len(everybody) > len(set(everybody))
    if len(named) < 2 or against_oneself or all(player.startswith("bot:") for player in everybody):
        return None
    return Contest(named, _ranks(list(teams.values()), outcome, players))


def _player(one: Sitting, known: str | None) -> str:
    return f"bot:{one.bot}" if one.kind == "bot" else known or UNKNOWN


def _ranks(teams: Sequence[Sequence[int]], outcome: Outcome, players: Mapping[int, str]) -> list[int]:
    """Winners first, and then by points, where there are any."""

    def standing(team: Sequence[int]) -> tuple[bool, int]:
        won = any(seat in outcome.winners for seat in team)
        points = sum(outcome.scores[seat] for seat in team) if len(outcome.scores) == len(players) else 0
        return not won, 0 if won else -points

    order = sorted({standing(team) for team in teams})
    return [order.index(standing(team)) for team in teams]
