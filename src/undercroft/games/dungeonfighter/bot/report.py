"""How often each hand hits with each technique, and where: table and picture of docs/balance-dungeonfighter.md.

`python -m undercroft.games.dungeonfighter.bot.report docs/img/dungeonfighter-hands.svg` prints the table and draws the
picture, which needs matplotlib. Nothing is thrown: what was measured (content/hands.yaml) is judged by the rules.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from math import hypot
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.box.table_ware import target, techniques
from undercroft.games.dungeonfighter.rules.judging import judge
from undercroft.games.dungeonfighter.state import GRAIN, Hand, Slip
from undercroft.games.dungeonfighter.throw import measured
from undercroft.games.dungeonfighter.throw.hands import PLAIN, practised
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.slips import slips_of

DRAWS: Final = 4000
"""Of the hundred throws that were measured of each: enough to meet all of them."""
HANDS: Final[tuple[Hand, ...]] = ("clumsy", "fair", "steady")
RINGS: Final = ("bullseye", "first", "second", "third", "fourth")
COLOURS: Final = ("#7f1d1d", "#c2410c", "#eab308", "#65a30d", "#0e7490")


class Scatter(NamedTuple):
    """Throws of one hand with one technique."""

    rings: dict[str, float]
    """Of all throws, how many hit in each ring, from the bullseye outwards."""
    damage: float
    """What a throw takes off a monster, misses counted."""

    @property
    def hits(self) -> float:
        return sum(self.rings.values())


def ring(slip: Slip) -> str:
    """By the distance of the die from the middle."""
    away = hypot(slip.pose.x, slip.pose.y) * GRAIN
    edges = [target().bullseye, *(one.outer for one in target().rings)]
    return next((name for name, edge in zip(RINGS, edges, strict=True) if away <= edge), RINGS[-1])


def scatter(name: str, hand: Hand) -> Scatter:
    """Of a red die."""
    thrown = setting("red", practised(name).techniques, physics="off", hand=hand)
    rng, found, damage = Random(1), Counter[str](), 0
    for _ in range(DRAWS):
        (slip,) = slips_of(measured.drawn(thrown, rng))
        verdict = judge(slip, thrown.techniques)
        if verdict.hit:
            found[ring(slip)] += 1
            damage += verdict.value
    return Scatter({name: found[name] / DRAWS for name in RINGS}, damage / DRAWS)


def names() -> list[str]:
    return [PLAIN, *(kind.id for kind in techniques().techniques)]


def table() -> Iterator[str]:
    """The lines of the page, the easiest for a fair hand first."""
    yield "| technique | clumsy | fair | steady | damage a throw | " + " | ".join(RINGS) + " |"
    yield "| --- |" + " ---: |" * (4 + len(RINGS))
    found = {name: {hand: scatter(name, hand) for hand in HANDS} for name in names()}
    for name, each in sorted(found.items(), key=lambda one: -one[1]["fair"].damage):
        hits = " | ".join(f"{each[hand].hits:.0%}" for hand in HANDS)
        rings = " | ".join(f"{each['fair'].rings[ring]:.0%}" for ring in RINGS)
        yield f"| {name.replace('_', ' ')} | {hits} | {each['fair'].damage:.1f} | {rings} |"


def draw(file: Path) -> None:
    """Three bars for each technique, one for each hand, each made of the rings in which it hits."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "dungeonfighter"
    from matplotlib import pyplot

    order = sorted(names(), key=lambda name: scatter(name, "fair").damage)
    figure, axes = pyplot.subplots(1, len(HANDS), sharey=True, figsize=(10, 5.5))
    for column, hand in zip(axes, HANDS, strict=True):
        found = [scatter(name, hand) for name in order]
        left = [0.0] * len(order)
        for name, colour in zip(RINGS, COLOURS, strict=True):
            wide = [100 * one.rings[name] for one in found]
            column.barh([one.replace("_", " ") for one in order], wide, left=left, color=colour, label=name)
            left = [a + b for a, b in zip(left, wide, strict=True)]
        column.set(title=f"{hand} hand", xlim=(0, 100), xlabel="throws that hit, of 100")
        column.grid(axis="x", alpha=0.3)
    axes[-1].legend(title="ring", loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    print("\n".join(table()))
    for file in sys.argv[1:]:
        draw(Path(file))


if __name__ == "__main__":
    main()
