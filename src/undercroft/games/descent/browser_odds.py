"""The odds of an attack, exact: all the ways the dice can fall, each spent as well as it can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.descent.content import SurgeOption, content

SLAIN = 1000
"""Wounds that kill whatever they are dealt to."""


class Total(NamedTuple):
    """What dice come to that show no miss."""

    range: int = 0
    damage: int = 0
    surges: int = 0
    enhancements: int = 0


class Blow(NamedTuple):
    """An attack before its dice are rolled, on one of the figures that it strikes."""

    dice: tuple[str, ...]
    distance: int
    """How far its range must reach; 0 where range does not count (DES-ATK-20, DES-ABL-10)."""
    armor: int
    fear: int
    damage: int
    range: int
    surges: int
    free: int
    """Sorcery: each adds one to range or damage, as a power enhancement does (DES-ABL-27)."""
    pierce: int
    doubled: bool
    options: tuple[SurgeOption, ...]


class Bought(NamedTuple):
    """What surges are spent on, as far as it decides about wounds."""

    damage: int = 0
    range: int = 0
    pierce: int = 0
    doubled: bool = False
    slays: bool = False


class Chances(NamedTuple):
    """What an attack does to a figure with so many wounds left."""

    hits: float
    """It is no miss: the dice, the range and Fear allow it. It may still do no wound."""
    wounds: tuple[float, ...]
    """The chance of none, one, two … wounds; the last is that of as many as kill, or more."""

    @property
    def kills(self) -> float:
        return self.wounds[-1]

    @property
    def expected(self) -> float:
        return sum(chance * wounds for wounds, chance in enumerate(self.wounds))


@lru_cache(maxsize=512)
def totals(dice: tuple[str, ...]) -> dict[Total, int]:
    """In how many of the ways that these dice can fall they come to each total; the rest of the ways are misses."""
    faces = {str(die.id): die.faces for die in content().dice}
    found: Counter[Total] = Counter({Total(): 1})
    for die in dice:
        grown: Counter[Total] = Counter()
        for face in faces[die]:
            if face.miss:
                continue
            for (reach, damage, surges, enhancements), ways in found.items():
                shown = (reach + face.range, damage + face.damage, surges + face.surge, enhancements + face.enhancement)
                grown[Total(*shown)] += ways
        found = grown
    return dict(found)


def best_wounds(blow: Blow, total: Total) -> int | None:
    """The most wounds that a roll can be turned into; None if it is a miss however it is spent."""
    surges = total.surges + blow.surges - blow.fear
    if surges < 0:
        return None  # DES-ABL-15
    free = total.enhancements + blow.free
    short = blow.distance - total.range - blow.range
    found = [
        _wounds(blow, total, bought, free - max(0, short - bought.range))
        for bought in purchases(blow.options, surges)
        if short - bought.range <= free  # DES-ATK-10
    ]
    return max(found, default=None)


def _wounds(blow: Blow, total: Total, bought: Bought, more: int) -> int:
    if bought.slays:
        return SLAIN
    damage = total.damage + blow.damage + bought.damage + more
    if blow.doubled or bought.doubled:
        damage *= 2
    return max(0, damage - max(0, blow.armor - blow.pierce - bought.pierce))


@lru_cache(maxsize=4096)
def purchases(options: tuple[SurgeOption, ...], surges: int) -> tuple[Bought, ...]:
    """All that so many surges can be spent on, as often as they suffice (DES-ATK-14); nothing is one of it."""
    return tuple(dict.fromkeys(_purchases(options, surges, Bought())))


def _purchases(options: tuple[SurgeOption, ...], surges: int, so_far: Bought) -> Iterator[Bought]:
    yield so_far
    for at, option in enumerate(options):
        if option.cost <= surges:
            gain = option.gain
            bought = Bought(
                so_far.damage + gain.damage,
                so_far.range + gain.range,
                so_far.pierce + gain.pierce,
                so_far.doubled or bool(gain.double),
                so_far.slays or bool(gain.slay),
            )
            yield from _purchases(options[at:], surges - option.cost, bought)


@lru_cache(maxsize=20_000)
def chances(blow: Blow, left: int) -> Chances:
    """The odds against a figure that dies of `left` wounds."""
    ways = [0] * (left + 1)
    for total, count in totals(blow.dice).items():
        wounds = best_wounds(blow, total)
        if wounds is not None:
            ways[min(left, wounds)] += count
    every = 6 ** len(blow.dice)
    hits = sum(ways)
    ways[0] += every - hits
    return Chances(hits / every, tuple(count / every for count in ways))
