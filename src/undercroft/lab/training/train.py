"""The whole way from games to a file with a judge."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.bots.search.judge_file import FORMAT, JudgeFile, version_of
from undercroft.kernel.errors import BadInput
from undercroft.lab.training.fitting import by_side, fit, parts_of
from undercroft.lab.training.positions import Source, check_source, gather
from undercroft.lab.training.report import SideReport, side_report
from undercroft.lab.workers import HERE, Progress, Workers


class Trained(msgspec.Struct, frozen=True):
    """A judge, and how much it knows."""

    judge: JudgeFile
    report: list[SideReport]
    broken: list[str]
    """What was wrong with games that could not be played to the end."""


def check_libraries() -> None:
    """Before the games are played: whether anything can be made of them."""
    try:
        import sklearn  # noqa: F401 - only whether it is there
    except ImportError:
        raise BadInput("training needs scikit-learn: pip install 'undercroft[train]'") from None


def train(
    source: Source, options: dict[str, Any], games: int, workers: Workers = HERE, progress: Progress | None = None
) -> Trained:
    """Play, learn, and look at what was learned. The same source and number of games give the same judge."""
    check_source(source)
    check_libraries()
    found = gather(source, games, workers, progress)
    samples = [sample for one in found for sample in one.samples]
    broken = [f"game {number}: {one.error}" for number, one in enumerate(found) if one.error is not None]
    if not samples:
        raise BadInput(broken[0] if broken else "no positions to learn from: more --games")
    sides, reports = {}, []
    for side, of_side in by_side(samples):
        parts = parts_of(of_side, side)
        sides[side] = fit(parts, source.seed)
        reports.append(side_report(side, parts, sides[side]))
    game, players = source.game, source.players
    version = version_of(game, source.options, players[0])
    judge = JudgeFile(FORMAT, game.slug, players, options, version, games, source.seed, sides)
    return Trained(judge, reports, broken)
