"""How long throws take: of a lone die, and with everything on the table that there is to collide with.

python -m undercroft.games.dungeonfighter.throw.bench                   beside a loop that says how fast the core is
python -m undercroft.games.dungeonfighter.throw.bench --random 10000    throws of any kind: do all of them end?
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import quantiles
from time import process_time
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS, gadgets, kind_of, target, techniques
from undercroft.games.dungeonfighter.geometry import lying
from undercroft.games.dungeonfighter.state import Lying
from undercroft.games.dungeonfighter.throw.aims import Aimed, aim_space, aimed
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


def looped() -> float:
    """Milliseconds of a loop that is always the same: on another machine, or a busy one, throws differ as it does."""
    began = process_time()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return 1000 * (process_time() - began)


def throws_per_second(throws: int = 200) -> float:
    """With everything on the table: for a bench of the game."""
    return timed(crowded(), throws).throws_per_second


# -- any throw --------------------------------------------------------------------------------------------------------

DICE: Final = ("red", "green", "blue", *(f"white{number}" for number in range(1, 10)))
KINDS: Final = ("white", "white", "white", "white", "water", "snow", "cut-out")
"""What is thrown, as often as it is named here."""


class Endings(NamedTuple):
    """Of throws of any kind."""

    throws: int
    late: int
    """Not at rest when the time was up (DFI-THR-05)."""
    nowhere: int
    """With a body that rests on nothing, all being at rest."""
    longest: float
    """Seconds from the release to rest, of those that came to it."""


def anything(rng: Random) -> tuple[Setting, Aimed]:
    """Any die or cut-out, techniques, aim, icebergs, and up to eight dice that lie anywhere on the table."""
    kind = rng.choice(KINDS)
    die = rng.choice(CUT_OUTS) if kind == "cut-out" else rng.choice(DICE) if kind == "white" else kind
    asked = rng.sample([one.id for one in techniques().techniques], rng.choice((0, 1, 1, 2, 3)))
    others = rng.sample([name for name in DICE if name != die], rng.randrange(9))
    bergs = rng.sample((1, 2, 3, 4), rng.randrange(5))
    found = setting(die, asked, lying=_strewn(others, rng), icebergs=bergs)
    aim = aim_space(found).sample(rng)
    assert isinstance(aim, tuple)
    return found, tuple(float(value) for value in aim)


def _strewn(names: Sequence[str], rng: Random) -> list[Lying]:
    """Flat on target or table: not in each other, not over the rim or a hole."""
    board, found, taken = target(), list[Lying](), list[tuple[float, float]]()
    for name in names:
        while True:
            x, y = (rng.uniform(-half, half) for half in (gadgets().table.length / 4, gadgets().table.width / 2 - 3))
            away = (x * x + y * y) ** 0.5
            holes = [((x - hole.x) ** 2 + (y - hole.y) ** 2) ** 0.5 - hole.radius for hole in board.holes]
            if (
                abs(away - board.radius) > 2
                and min(holes) > 2
                and all((x - a) ** 2 + (y - b) ** 2 > 9 for a, b in taken)
            ):
                break
        taken.append((x, y))
        height = board.thickness if away < board.radius else 0.0
        face = rng.randrange(len(kind_of(name).faces))
        found.append(Lying(name, lying(name, x, y, face, rng.uniform(0, 360), height)))
    return found


def endings(throws: int, seed: int = 1) -> Endings:
    """Whether throws of any kind end."""
    from undercroft.games.dungeonfighter.throw.physics import LIMIT, throw, world_of

    rng, late, nowhere, longest = Random(seed), 0, 0, 0.0
    for _ in range(throws):
        found, aim = anything(rng)
        slips, _ = throw(found, aim, rng, frames=False)
        took = float(world_of(found).data.time)
        if took >= LIMIT - 0.01:
            late += 1
            continue
        longest = max(longest, took)
        nowhere += any(not slip.on for slip in slips)
    return Endings(throws, late, nowhere, longest)


def main(kinds: Sequence[str] = ("lone", "crowded")) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, metavar="THROWS")
    parser.add_argument("--throws", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.random:
        ended = endings(asked.random, asked.seed)
        print(
            f"{ended.throws} throws: {ended.throws - ended.late} came to rest, the last after {ended.longest:.1f} s; "
            f"{ended.late} were judged when the time was up; {ended.nowhere} rested on nothing"
        )
        return
    for kind in kinds:
        loop = looped()
        found = timed(lone() if kind == "lone" else crowded(), asked.throws, asked.seed)
        print(
            f"{kind}: {found.median:.1f} ms, 99 of 100 under {found.slowest:.1f} ms, frames up to {found.frames}; "
            f"the loop takes {min(loop, looped()):.1f} ms"
        )


if __name__ == "__main__":
    main()
