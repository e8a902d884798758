"""Exact odds of an attack before it is rolled: what the pool can come to, if nobody uses anything.

The pool is put together by the rule that does so for the attack itself. Claws are counted in as far as the enemy's card says
it in numbers; abilities, rerolls and what a card does beyond numbers are for whoever decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.massivedarkness2.figures import figures_of, find_enemy, find_friend
from undercroft.games.massivedarkness2.rules import pool
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.dice import COLOURS, FACES, die
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import AttackType, Combat, Enemy, MassiveDarkness
from undercroft.parts.odds import Ways, outcomes, sums


class Tally(NamedTuple):
    """What dice show, added up."""

    swords: int = 0
    shields: int = 0
    scratches: int = 0
    claws: int = 0


class Forecast(NamedTuple):
    """What an attack can come to."""

    pool: Mapping[str, int]
    wounds: Mapping[int, float]
    """How likely the defender suffers so many wounds."""
    scratches: float
    """Wounds that the hero takes from scratches, on average."""
    kills: Mapping[int, float]
    """How likely so many figures of an enemy die."""

    @property
    def mean(self) -> float:
        return sum(wounds * chance for wounds, chance in self.wounds.items())


def forecast(
    g: MassiveDarkness, hero: int, enemy: int, kind: AttackType, *, by_hero: bool = True, bonus: Mapping[str, int] = {}
) -> Forecast:
    """The odds of an attack between a hero or ally and an enemy, by their numbers."""
    c = Combat(hero=hero, enemy=enemy, by_hero=by_hero, kind=kind)
    find_friend(g, hero)
    pool.prepare(g, c, bonus)
    return of_combat(g, c)


def of_combat(g: MassiveDarkness, c: Combat) -> Forecast:
    """The odds of a pool that is not rolled yet."""
    foe = find_enemy(g, c.enemy)
    ways = tallies(tuple(c.pool.get(colour, 0) for colour in COLOURS))
    every = sum(ways.values())
    struck = outcomes(ways, lambda tally: _wounds(c, foe, tally))
    wounds = {count: n / every for count, n in sorted(struck.items())}
    scratches = sum(tally.scratches * n for tally, n in ways.items()) / every
    kills: dict[int, float] = {}
    if c.by_hero:
        for count, chance in wounds.items():
            dead = killed(g, foe, count)
            kills[dead] = kills.get(dead, 0.0) + chance
    return Forecast(dict(c.pool), wounds, scratches, kills)


def _wounds(c: Combat, foe: Enemy, tally: Tally) -> int:
    claw = claw_of(foe)
    swords, shields, pierce, hurts = c.swords + tally.swords, c.shields + tally.shields, c.pierce, 0
    if claw.when != ("attack" if c.by_hero else "defence"):
        times = tally.claws // claw.claws
        times = min(times, 1) if claw.once else times
        swords, shields, pierce = (
            swords + times * claw.swords,
            shields + times * claw.shields,
            pierce + times * claw.pierce,
        )
        hurts = times * claw.hurts if c.by_hero else 0
    return max(0, swords - max(0, shields - pierce)) + c.hurt + hurts


def killed(g: MassiveDarkness, enemy: Enemy, wounds: int) -> int:
    """How many figures so many wounds kill (MD2-MOB-13)."""
    return min(figures_of(enemy), (enemy.hurt + wounds) // health(g, enemy))


@lru_cache(maxsize=4096)
def tallies(dice: tuple[int, ...]) -> Ways[Tally]:
    """In how many ways dice of the colours come to what; pools repeat all the time."""
    thrown = [die(colour).faces for colour, count in zip(COLOURS, dice, strict=True) for _ in range(count)]
    shown = [[_shown(face) for face in faces] for faces in thrown]
    return sums(shown, Tally(), lambda one, other: Tally(*(a + b for a, b in zip(one, other, strict=True))))


def _shown(face: str) -> Tally:
    found = FACES[face]
    return Tally(found.swords, found.shields, found.scratches, found.claws)
