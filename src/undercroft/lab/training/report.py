"""How much a learned judge knows of games that it has not learned from, beside what the game's own one knows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from undercroft.bots.search.learned import Forest
from undercroft.lab.training.fitting import Parts

BINS: Final = 5


class Bin(msgspec.Struct, frozen=True):
    """Positions that were given about the same chance, and how many of them were won."""

    positions: int
    told: float
    won: float


class Knowledge(msgspec.Struct, frozen=True):
    """Of one judge: the lower its log-loss and the higher its AUC, the more it knows."""

    log_loss: float
    auc: float
    calibration: list[Bin]


class SideReport(msgspec.Struct, frozen=True):
    """Of one side: what would be known without looking, and what the two judges know."""

    side: str
    positions: int
    """In games that were not learned from."""
    won: float
    blind: float
    """The log-loss of whoever always tells how often the side wins."""
    own: Knowledge
    learned: Knowledge
    trees: int


def side_report(side: str, parts: Parts, forest: Forest) -> SideReport:
    """What both know of the games that neither learning nor stopping has seen."""
    import numpy as np
    from sklearn.metrics import log_loss

    values = np.array([forest.value(numbers) for numbers in parts.numbers.tolist()])
    won = parts.won[parts.reporting]
    usual = float(parts.won[parts.stopping].mean())
    return SideReport(
        side,
        len(won),
        float(won.mean()),
        float(log_loss(won, np.full(len(won), usual))),
        _knowledge(parts, parts.own),
        _knowledge(parts, values),
        len(forest.trees),
    )


def _knowledge(parts: Parts, values: Any) -> Knowledge:  # noqa: ANN401 - an array
    """Values as chances, by the curve that suits the games which said when to stop."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.metrics import log_loss, roc_auc_score

    curve = LogisticRegression(C=100.0).fit(values[parts.stopping, None], parts.won[parts.stopping])
    chances = curve.predict_proba(values[parts.reporting, None])[:, 1]
    won = parts.won[parts.reporting]
    order = chances.argsort(kind="stable")
    edges = [len(order) * place // BINS for place in range(BINS + 1)]
    bins = [order[start:end] for start, end in pairwise(edges) if end > start]
    return Knowledge(
        float(log_loss(won, chances)),
        float(roc_auc_score(won, chances)),
        [Bin(len(chosen), float(chances[chosen].mean()), float(won[chosen].mean())) for chosen in bins],
    )
