"""Trees that learn from samples: from most games, of which a part says when to stop; the others are for the report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from undercroft.bots.search.learned import Forest, Tree
from undercroft.kernel.errors import BadInput
from undercroft.lab.training.positions import Sample

PARTS: Final = 5
"""Of so many parts of the games one says when to stop, one is for the report, and the others are learned from."""
STOPPING, REPORTING = 3, 4
TREES: Final = 150
LEAVES: Final = 8
RATE: Final = 0.05
FEWEST: Final = 60
"""Samples at a leaf."""
SHARE: Final = 0.3
"""Of the numbers, how many a node may look at: more of them would find the same few ones again."""
DIGITS: Final = 5


class Parts(msgspec.Struct, frozen=True):
    """The samples of one side as arrays, and which of them are for what."""

    numbers: Any
    own: Any
    won: Any
    """1 and 0."""
    aim: Any
    """What is learned, from -1 to 1."""
    learning: Any
    stopping: Any
    reporting: Any


def parts_of(samples: Sequence[Sample], side: str) -> Parts:
    """The samples of one side; one line says so if nothing can be learned of them."""
    import numpy as np

    numbers = np.array([np.frombuffer(sample.numbers, np.float32) for sample in samples])
    own = np.array([sample.own for sample in samples])
    won = np.array([float(sample.won) for sample in samples])
    part = np.array([sample.game % PARTS for sample in samples])
    parts = Parts(
        np.column_stack([numbers, own.astype(np.float32)]),
        own,
        won,
        _aim(samples, won),
        (part != STOPPING) & (part != REPORTING),
        part == STOPPING,
        part == REPORTING,
    )
    for chosen in (parts.learning, parts.stopping, parts.reporting):
        if len(set(won[chosen])) < 2:
            who = f"the {side}" if side else "a player"
            raise BadInput(
                f"too few games to learn from: {who} must have won and lost some in every part of them, and won in "
                f"{won.mean():.0%}: more --games, or with --quest or --option a game that is closer"
            )
    return parts


def _aim(samples: Sequence[Sample], won: Any) -> Any:  # noqa: ANN401 - arrays
    """Who won; where a game keeps score, half of it is by how much, in standard deviations."""
    import numpy as np

    result = 2.0 * won - 1.0
    margins = [sample.margin for sample in samples if sample.margin is not None]
    spread = float(np.std(margins)) if len(margins) == len(samples) else 0.0
    return (result + np.tanh(np.array(margins) / spread)) / 2 if spread else result


def fit(parts: Parts, seed: int) -> Forest:
    """The forest that has learned the part for learning, with as many trees as serve the part for stopping best."""
    import numpy as np
    from sklearn.ensemble import HistGradientBoostingRegressor
    from threadpoolctl import threadpool_limits

    trees = HistGradientBoostingRegressor(
        max_iter=TREES,
        learning_rate=RATE,
        max_leaf_nodes=LEAVES,
        min_samples_leaf=FEWEST,
        max_features=SHARE,
        l2_regularization=5.0,
        early_stopping=False,
        random_state=seed % 2**32,
    )
    with threadpool_limits(1):  # sums in another order are other sums
        trees.fit(parts.numbers[parts.learning], parts.aim[parts.learning])
        seen, aim = parts.numbers[parts.stopping], parts.aim[parts.stopping]
        off = [float(np.mean((guess - aim) ** 2)) for guess in trees.staged_predict(seen)]
    enough = int(np.argmin(off)) + 1
    grown = [predictor.nodes for (predictor,) in trees._predictors[:enough]]  # noqa: SLF001 - told nowhere else
    return Forest(_short(float(trees._baseline_prediction.item())), tuple(map(_tree, grown)))  # noqa: SLF001


def _tree(nodes: Any) -> Tree:  # noqa: ANN401 - an array of the library
    leaf = [bool(node["is_leaf"]) for node in nodes]
    return Tree(
        tuple(-1 if end else int(node["feature_idx"]) for node, end in zip(nodes, leaf, strict=True)),
        tuple(_short(float(node["value" if end else "num_threshold"])) for node, end in zip(nodes, leaf, strict=True)),
        tuple(int(node["left"]) for node in nodes),
        tuple(int(node["right"]) for node in nodes),
    )


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def by_side(samples: Sequence[Sample]) -> Iterator[tuple[str, list[Sample]]]:
    for side in sorted({sample.side for sample in samples}):
        yield side, [sample for sample in samples if sample.side == side]
