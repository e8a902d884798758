"""Measures three hands: `python -m undercroft.games.dungeonfighter.bot.measure` writes content/hands.yaml.

For every technique, special die and cut-out, it looks for the aim that does best with the tremor of that hand,
and then throws with it. What comes of that is how such a hand throws where there is no physics, and where bots begin to
look where there is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import atan2, degrees
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter import geometry
from undercroft.games.dungeonfighter.box.table_ware import FOLDER, is_die, techniques
from undercroft.games.dungeonfighter.rules.judging import BOUNCE, judge
from undercroft.games.dungeonfighter.state import GRAIN, Hand, Slip
from undercroft.games.dungeonfighter.throw.aims import Aimed, aim_space, aimed, mislead, tremble, within
from undercroft.games.dungeonfighter.throw.hands import PLAIN, SPECIAL, practised
from undercroft.games.dungeonfighter.throw.measured import Landing
from undercroft.games.dungeonfighter.throw.physics import throw
from undercroft.games.dungeonfighter.throw.setting import Setting

POPULATION: Final = 16
"""Aims that are compared with each other..."""
THROWS: Final = 4
"""...by so many throws each; this many more for the better ones."""
ELITE: Final = 5
GENERATIONS: Final = 3
FINALISTS: Final = 50
"""Throws by which the best of all are compared."""
SAMPLES: Final = 100
MISS: Final = -2.0
"""What a miss is worth, where a hit is worth its section."""

START: Final[dict[str, dict[str, float]]] = {
    PLAIN: {"bearing": 180, "distance": 47, "height": 5, "azimuth": 0, "loft": 0, "speed": 1.8, "spin": 6},
    "pond": {"pond": 5},
    "wall": {"distance": 58, "height": 3, "azimuth": -3, "loft": -8, "speed": 3.6, "spin": -8, "wall": 172},
    "skid": {"floe": 6, "speed": 1.6},
    "waterfall": {"distance": 38, "height": 15, "loft": -35, "speed": 0.3, "across": 0},
    "launcher": {"distance": 60, "height": 5, "loft": 55, "speed": 1.6},
    "thump": {"distance": 45, "height": 3, "loft": 10, "thump": 0},
    "headbutt": {"distance": 54, "height": 25, "loft": 0, "speed": 0.9, "spin": 0},
    "under_table": {"bearing": 90, "distance": 53, "height": -6, "loft": 70, "speed": 2.0},
    "spin": {"turn": 0.08},
    "airborne": {"height": 2, "loft": -30, "speed": 1.6, "jump": 0.3},
    "secret_strike_x": {"height": 10, "speed": 1.5},
    "frost": {"distance": 12, "height": 5, "loft": 80, "speed": 1.2, "spin": 25},
    "weak": {"distance": 12, "height": 5, "loft": 80, "speed": 1.2, "spin": 25},
}
"""Where to begin; what is not told is as in a plain throw."""


class Measured(NamedTuple):
    aim: Aimed
    hits: float
    landings: list[Landing]


def names() -> list[str]:
    return [PLAIN, *(kind.id for kind in techniques().techniques), *SPECIAL]


def tried(setting: Setting, aim: Aimed, factor: float, rng: Random) -> list[Slip]:
    """One throw of a hand that trembles so much."""
    return throw(setting, tremble(setting, mislead(setting, aim, rng), factor, rng), rng, frames=False)[0]


def worth(setting: Setting, slips: Sequence[Slip]) -> float:
    """The best of the bodies that were thrown."""
    return max(_worth(setting, slip) for slip in slips[: len(setting.bodies)])


def _worth(setting: Setting, slip: Slip) -> float:
    if not is_die(slip.body):
        flipped = slip.turned >= 180 and all(touch.what != "table" for touch in slip.touches) and "target" in slip.on
        return 1.0 if flipped else MISS
    verdict = judge(slip, setting.techniques)
    return float(verdict.value) if verdict.hit else MISS


def measure(name: str, hand: Hand, seed: int = 1) -> Measured:
    """The best aim that a search by generations finds, and what it throws."""
    setting, factor, rng = practised(name), techniques().hands[hand], Random(f"{name} {hand} {seed}")
    axes = aim_space(setting).axes
    start = aimed(setting, {**START[PLAIN], **START.get(name, {})})
    middle = list(start)
    spread = [(axis.high - axis.low) / 16 for axis in axes]
    best: list[tuple[float, Aimed]] = []
    for _ in range(GENERATIONS):
        aims = [
            within(setting, [rng.normalvariate(at, wide) for at, wide in zip(middle, spread, strict=True)])
            for _ in range(POPULATION)
        ]
        scored = sorted(((_mean(setting, aim, factor, THROWS, rng), aim) for aim in aims), reverse=True)
        elite = [(_mean(setting, aim, factor, 2 * THROWS, rng), aim) for _, aim in scored[: 2 * ELITE]]
        elite = sorted(elite, reverse=True)[:ELITE]
        best = sorted([*best, *elite], reverse=True)[:ELITE]
        for place in range(len(axes)):
            chosen = [aim[place] for _, aim in elite]
            middle[place] = sum(chosen) / len(chosen)
            narrow = (sum((value - middle[place]) ** 2 for value in chosen) / len(chosen)) ** 0.5
            spread[place] = max(0.7 * spread[place] if narrow > spread[place] else narrow, spread[place] * 0.4)
    last = [*(aim for _, aim in best[:3]), within(setting, middle), start]
    aim = max(last, key=lambda one: _mean(setting, one, factor, FINALISTS, rng))
    aim = tuple(round(value, 3) for value in aim)
    throws = [tried(setting, aim, factor, rng) for _ in range(SAMPLES)]
    hits = sum(worth(setting, slips) > MISS for slips in throws) / SAMPLES
    return Measured(aim, hits, [_landing(rng.choice(slips[: len(setting.bodies)])) for slips in throws])


def _mean(setting: Setting, aim: Aimed, factor: float, throws: int, rng: Random) -> float:
    return sum(worth(setting, tried(setting, aim, factor, rng)) for _ in range(throws)) / throws


def _landing(slip: Slip) -> Landing:
    words = [touch.what for touch in slip.touches if touch.what != "table" or touch.hard >= BOUNCE]
    yaw = 0.0
    if is_die(slip.body):
        x, y = geometry.corners(slip.body, slip.pose)[0]
        yaw = degrees(atan2(y - slip.pose.y * GRAIN, x - slip.pose.x * GRAIN))
    return Landing(slip.pose.x, slip.pose.y, round(yaw) % 360, slip.on, tuple(word for word, _ in groupby(words)))


def written(name: str, found: dict[Hand, Measured]) -> str:
    """An entry of the file."""
    aims = ", ".join(f"{hand}: [{', '.join(f'{value:g}' for value in one.aim)}]" for hand, one in found.items())
    hits = ", ".join(f"{hand}: {one.hits:g}" for hand, one in found.items())
    lines = [f"- id: {name}", f"  aims: {{{aims}}}", f"  hits: {{{hits}}}", "  landings:"]
    for hand, one in found.items():
        lines += [f"    {hand}: |", *(f"      {landing.written()}" for landing in one.landings)]
    return "\n".join(lines) + "\n"


def entries(only: Sequence[str]) -> Iterator[tuple[str, str]]:
    with get_context("spawn").Pool(1) as pool:  # so that a world does not grow old
        for name in only:
            work = [(name, hand) for hand in techniques().hands]
            found = dict(zip(techniques().hands, pool.starmap(measure, work), strict=True))
            print(name, {hand: (one.hits, one.aim) for hand, one in found.items()}, file=sys.stderr, flush=True)
            yield name, written(name, found)


def main(file: Path = FOLDER / "hands.yaml") -> None:
    """All practices, or those that are named, whose entries are then exchanged."""
    kept: dict[str, str] = {}
    if file.exists():
        for entry in file.read_text(encoding="utf-8").split("\n- id: "):
            kept[entry.removeprefix("- id: ").partition("\n")[0]] = (
                "- id: " + entry.removeprefix("- id: ").rstrip() + "\n"
            )
    for name, entry in entries(sys.argv[1:] or names()):
        kept[name] = entry
        file.write_text("".join(kept[one] for one in names() if one in kept), encoding="utf-8")


if __name__ == "__main__":
    main()
