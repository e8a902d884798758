"""Exact odds of an attack before it is rolled: what the pool can come to, if nobody uses anything.

The pool is put together by the rule that does so for the attack itself. Claws are counted in as far as the enemy's card
says it in numbers; abilities, rerolls and what a card does beyond numbers are for whoever decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.massivedarkness2.figures import figures_of, find_enemy
from undercroft.games.massivedarkness2.rules import pool
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.dice import FACES, die
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
    pool.prepare(g, c, bonus)
    return of_combat(g, c)


def of_combat(g: MassiveDarkness, c: Combat) -> Forecast:
    """The odds of a pool that is not rolled yet."""
    foe = find_enemy(g, c.enemy)
    swords, shields, claws = (_ways(c, colours) for colours in (ATTACK, DEFENCE, ENEMY))
    every = sum(swords.values()) * sum(shields.values()) * sum(claws.values())
    struck: Ways[int] = {}
    for triggered, often in outcomes(claws, lambda shown: _triggered(c, foe, shown.claws)).items():
        for blow, ways in swords.items():
            for guard, more in shields.items():
                wounds = _wounds(c, foe, blow.swords, guard.shields, triggered)
                struck[wounds] = struck.get(wounds, 0) + ways * more * often
    chances = {wounds: ways / every for wounds, ways in sorted(struck.items())}
    scratches = sum(shown.scratches * ways for shown, ways in claws.items()) / sum(claws.values())
    kills: dict[int, float] = {}
    for wounds, chance in chances.items() if c.by_hero else ():
        dead = killed(g, foe, wounds)
        kills[dead] = kills.get(dead, 0.0) + chance
    return Forecast(dict(c.pool), chances, scratches, kills)


def _triggered(c: Combat, foe: Enemy, claws: int) -> int:
    """How often so many claws trigger the enemy's ability (MD2-ABL-16)."""
    claw = claw_of(foe)
    if claw.when == ("attack" if c.by_hero else "defence"):
        return 0
    times = claws // claw.claws
    return min(times, 1) if claw.once else times


def _wounds(c: Combat, foe: Enemy, swords: int, shields: int, triggered: int) -> int:
    claw = claw_of(foe)
    blows = c.swords + swords + triggered * claw.swords
    guard = c.shields + shields + triggered * claw.shields - c.pierce - triggered * claw.pierce
    return max(0, blows - max(0, guard)) + c.hurt + (triggered * claw.hurts if c.by_hero else 0)


def killed(g: MassiveDarkness, enemy: Enemy, wounds: int) -> int:
    """How many figures so many wounds kill (MD2-MOB-13)."""
    return min(figures_of(enemy), (enemy.hurt + wounds) // health(g, enemy))


ATTACK, DEFENCE, ENEMY = ("yellow", "orange", "purple"), ("blue",), ("black",)
"""What the dice decide apart from each other: swords, shields, claws and scratches."""


def _ways(c: Combat, colours: tuple[str, ...]) -> Ways[Tally]:
    return tallies(colours, tuple(c.pool.get(colour, 0) for colour in colours))


@lru_cache(maxsize=1024)
def tallies(colours: tuple[str, ...], dice: tuple[int, ...]) -> Ways[Tally]:
    """In how many ways dice of some colours come to what; pools repeat all the time."""
    thrown = [die(colour).faces for colour, count in zip(colours, dice, strict=True) for _ in range(count)]
    shown = [[_shown(face) for face in faces] for faces in thrown]
    return sums(shown, Tally(), lambda one, other: Tally(*(a + b for a, b in zip(one, other, strict=True))))


def _shown(face: str) -> Tally:
    """Without mana and shadow, which decide nothing about wounds."""
    found = FACES[face]
    return Tally(found.swords, found.shields, found.scratches, found.claws)
