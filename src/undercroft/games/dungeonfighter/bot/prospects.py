"""What a throw may be expected to do: measured throws of a hand, judged by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.table_ware import kind_of
from undercroft.games.dungeonfighter.rules.dice import WHITES
from undercroft.games.dungeonfighter.rules.judging import judge
from undercroft.games.dungeonfighter.rules.techniques import in_order
from undercroft.games.dungeonfighter.state import COLOURS, Hand
from undercroft.games.dungeonfighter.throw import measured
from undercroft.games.dungeonfighter.throw.setting import bodies_of, setting
from undercroft.games.dungeonfighter.throw.slips import slips_of

THROWS: Final = 400
LIKE: Final[dict[str, str]] = {die: kind[0] for kind in (WHITES, COLOURS) for die in kind[1:]}
"""Dice of one kind do the same."""


class Prospect(NamedTuple):
    hit: float
    """How often a throw hits."""
    value: float
    """What a hit is worth on average, without anything that is added."""
    ultra: float
    """How often it destroys the monster at once."""
    eye: float


@cache
def prospect(die: str, techniques: tuple[Technique, ...], hand: Hand) -> Prospect:
    """Of a die thrown with these techniques; of three cubes the best one counts."""
    if die in LIKE:
        return prospect(LIKE[die], techniques, hand)
    rng, thrown = Random(1), setting(die, techniques, physics="off", hand=hand)
    best = []
    for _ in range(THROWS):
        verdicts = [judge(slip, thrown.techniques) for slip in slips_of(measured.drawn(thrown, rng))]
        best.append(max(verdicts, key=lambda one: (one.ultra, one.hit, one.value)))
    hits = [one for one in best if one.hit]
    faces = kind_of(bodies_of(die)[0]).faces
    return Prospect(
        hit=len(hits) / THROWS,
        value=sum(one.value for one in hits) / max(1, len(hits)),
        ultra=sum(one.ultra for one in best) / THROWS,
        eye=faces.count("eye") / len(faces),
    )


def difficulty(technique: Technique | None, hand: Hand) -> float:
    """How much of a plain throw's damage a technique costs, from 0 to 1."""
    if technique is None:
        return 0.0
    plain, hard = (prospect("red", in_order(wanted), hand) for wanted in ([], [technique]))
    return max(0.0, 1 - hard.hit * hard.value / (plain.hit * plain.value))


def damage(die: str, techniques: Iterable[Technique | None], hand: Hand, bonus: float, life: int) -> float:
    """What a throw takes off a monster with so much life: no more than it has."""
    found = prospect(die, in_order(techniques), hand)
    return found.hit * min(life, found.value + bonus) + found.ultra * max(0.0, life - found.value - bonus)
