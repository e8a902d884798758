"""How long throws take: of a lone die, and with everything on the table that there is to collide with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import quantiles
from time import process_time
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.geometry import lying
from undercroft.games.dungeonfighter.state import Lying
from undercroft.games.dungeonfighter.throw.aims import Aimed, aimed
from undercroft.games.dungeonfighter.throw.setting import Setting, setting
from undercroft.games.dungeonfighter.throw.throwing import Throw

PLACES: Final = ((0, 5), (4, -3), (-7, 0), (12, 1), (-10, -11), (1, 14), (17, -4), (-16, 6))


class Timed(NamedTuple):
    """Milliseconds of one core."""

    median: float
    slowest: float
    """Only one throw of a hundred takes longer."""
    frames: int
    """Characters of the longest throw on the wire."""

    @property
    def throws_per_second(self) -> float:
        return 1000 / self.median


def lone() -> tuple[Setting, Aimed]:
    thrown = setting("red")
    return thrown, aimed(thrown, {"bearing": 180, "distance": 47, "height": 5, "loft": 0, "speed": 1.8, "spin": 6})


def crowded() -> tuple[Setting, Aimed]:
    """All gadgets, icebergs, and eight dice at rest on the target."""
    names = ("green", "blue", "white1", "white2", "white3", "white4", "white5", "white6")
    dice = [Lying(name, lying(name, x, y, 0, 40.0 * x, 0.3)) for name, (x, y) in zip(names, PLACES, strict=True)]
    thrown = setting("red", ("pond", "wall", "skid", "waterfall"), lying=dice, icebergs=(1, 2, 3, 4))
    start = {
        "bearing": 180,
        "distance": 38,
        "height": 15,
        "loft": -40,
        "speed": 0.5,
        "pond": 5,
        "floe": 20,
        "wall": 180,
    }
    return thrown, aimed(thrown, start)


def timed(what: tuple[Setting, Aimed], throws: int = 200, seed: int = 1) -> Timed:
    """After one that makes the world."""
    request, rng = Throw(*what), Random(seed)
    request.sample(rng)
    took: list[float] = []
    longest = 0
    for _ in range(throws):
        began = process_time()
        answer = request.sample(rng)
        took.append(1000 * (process_time() - began))
        assert isinstance(answer, tuple)
        longest = max(longest, len(str(answer[-1])))
    cuts = quantiles(took, n=100)
    return Timed(cuts[49], cuts[98], longest)


def throws_per_second(throws: int = 200) -> float:
    """With everything on the table: for a bench of the game."""
    return timed(crowded(), throws).throws_per_second


def main(kinds: Sequence[str] = ("lone", "crowded")) -> None:
    for kind in kinds:
        found = timed(lone() if kind == "lone" else crowded())
        print(f"{kind}: {found.median:.1f} ms, 99 of 100 under {found.slowest:.1f} ms, frames up to {found.frames}")


if __name__ == "__main__":
    main()
