"""What an attack is likely to do: exact odds from the faces of the dice, and the best use of what was rolled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from undercroft.games.descent.content import Face, SurgeOption, content

SLAIN = 99
"""Wounds that kill whatever they are dealt to."""


class Gains(NamedTuple):
    """What some surges can be turned into."""

    damage: int = 0
    range: int = 0
    pierce: int = 0
    double: bool = False
    slay: bool = False


class Strike(msgspec.Struct, frozen=True):
    """Everything that counts in an attack before the dice are rolled, whoever makes it."""

    dice: tuple[str, ...]
    ranged: bool
    damage: int = 0
    range: int = 0
    surges: int = 0
    free: int = 0
    """Sorcery: each adds one to range or damage."""
    pierce: int = 0
    options: tuple[SurgeOption, ...] = ()
    spread: str = ""
    """blast, breath, sweep or around if it covers more than one space."""
    radius: int = 0
    """Of a blast."""


class Rolled(NamedTuple):
    """One way that dice can fall, a miss apart."""

    chance: float
    range: int
    damage: int
    surges: int
    enhancements: int


@lru_cache(maxsize=512)
def outcomes(dice: tuple[str, ...]) -> tuple[Rolled, ...]:
    """All the ways these dice can fall that are no miss; the chances left out are those of a miss."""
    found: dict[tuple[int, int, int, int], float] = {(0, 0, 0, 0): 1.0}
    faces: dict[str, tuple[Face, ...]] = {die.id: die.faces for die in content().dice}
    for die in dice:
        grown: dict[tuple[int, int, int, int], float] = {}
        for face in faces[die]:
            if face.miss:
                continue
            for (reach, damage, surges, enhancements), chance in found.items():
                total = (reach + face.range, damage + face.damage, surges + face.surge, enhancements + face.enhancement)
                grown[total] = grown.get(total, 0.0) + chance / 6
        found = grown
    return tuple(Rolled(chance, *total) for total, chance in found.items())


@lru_cache(maxsize=4096)
def purchases(options: tuple[SurgeOption, ...], surges: int) -> tuple[Gains, ...]:
    """What so many surges can buy that matters for the wounds of one target."""
    found = {Gains()}
    front = {(Gains(), surges)}
    while front:
        grown = set()
        for gains, left in front:
            for option in options:
                bought = _bought(gains, option)
                if option.cost <= left and bought != gains:
                    grown.add((bought, left - option.cost))
        found |= {gains for gains, _ in grown}
        front = grown
    return tuple(sorted(found))


def _bought(gains: Gains, option: SurgeOption) -> Gains:
    gain = option.gain
    return Gains(
        gains.damage + gain.damage,
        gains.range + gain.range,
        gains.pierce + gain.pierce,
        gains.double or bool(gain.double),
        gains.slay or bool(gain.slay),
    )


def most_wounds(strike: Strike, rolled: Sequence[float], distance: int, armor: int, fear: int) -> int:
    """The wounds of a roll, spent as well as can be. `rolled` is a `Rolled`."""
    _, reach, damage, surges, enhancements = rolled
    spare = int(surges) + strike.surges - fear
    if spare < 0:
        return 0  # DES-ABL-15: too few surges against Fear are a miss
    free = enhancements + strike.free
    short = distance - reach - strike.range if strike.ranged else 0
    stops = armor - strike.pierce
    best = 0
    for gains in purchases(strike.options, spare) if strike.options else (Gains(),):
        missing = max(0, short - gains.range)
        if missing > free:
            continue
        if gains.slay:
            return SLAIN
        dealt = damage + strike.damage + gains.damage + free - missing
        if gains.double:
            dealt *= 2
        best = max(best, int(dealt - max(0, stops - gains.pierce)))
    return best


@lru_cache(maxsize=50_000)
def wound_odds(strike: Strike, distance: int, armor: int, fear: int = 0) -> tuple[float, ...]:
    """The chance of each number of wounds, from none on; the last stands for itself and everything above."""
    odds = [0.0] * 21
    for rolled in outcomes(strike.dice):
        odds[min(20, most_wounds(strike, rolled, distance, armor, fear))] += rolled.chance
    odds[0] += 1.0 - sum(odds)
    return tuple(odds)


@lru_cache(maxsize=50_000)
def harm(strike: Strike, distance: int, armor: int, left: int, fear: int = 0) -> tuple[float, float]:
    """The wounds to be expected by somebody with so many left, and the chance to be killed."""
    odds = wound_odds(strike, distance, armor, fear)
    expected = sum(chance * min(wounds, left) for wounds, chance in enumerate(odds))
    return expected, sum(odds[left:])


@lru_cache(maxsize=4096)
def usual_reach(dice: tuple[str, ...], more: int, free: int) -> int:
    """How far an attack with these dice gets more often than not."""
    ways = outcomes(dice)
    for distance in range(12, 1, -1):
        if sum(way.chance for way in ways if way.range + way.enhancements + more + free >= distance) > 0.5:
            return distance
    return 1
