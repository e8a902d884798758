"""The odds of attacks, exact. Bots, hints and odds shown to players ask this module.

The rules say how many dice an attack has (`modifiers`), what hits do to whom (`damage.result`) and who strikes when
somebody breaks away (`disengaging`). What is left to say here is how likely each number of hits is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import comb
from typing import NamedTuple

from undercroft.games.dungeonsaga.models import find
from undercroft.games.dungeonsaga.rules import damage, modifiers
from undercroft.games.dungeonsaga.rules.fighting import FACES
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import LIMITS
from undercroft.parts.odds import Ways

NOTHING, IGNORED, BONES, DESTROYED, WOUND, STUNNED = "nothing", "ignored", "bones", "destroyed", "wound", "stunned"
HOLDS, BROKEN = "holds", "broken"
SEVERITY = (NOTHING, HOLDS, IGNORED, WOUND, BONES, STUNNED, DESTROYED, BROKEN)
"""All results of attacks, the gravest last."""
REMOVING = frozenset({BONES, STUNNED, DESTROYED, BROKEN})
"""The defender leaves the board, or the lock is no more."""
HURTING = REMOVING | {WOUND}
HIGHEST = len(FACES)


class Chances(NamedTuple):
    """What an attack is likely to do."""

    hits: tuple[float, ...]
    """The chance of 0, 1, 2 and more hits."""
    results: dict[str, float]
    """Those that can happen, the gravest last."""

    @property
    def hurts(self) -> float:
        """Of anything that matters."""
        return sum(chance for result, chance in self.results.items() if result in HURTING)

    @property
    def removes(self) -> float:
        return sum(chance for result, chance in self.results.items() if result in REMOVING)


# -- hits -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def hit_ways(dice: int, defence: int, armour: int) -> Ways[int]:
    """In how many of the ways that all dice can fall there are so many hits; see `fighting.hits`.

    Faces are dealt out from the highest down, to any number of the attacker's dice and of the defender's. Of all dice
    in their order, one that shows a face hits unless the defender has a die at its place that shows as much or more.
    """
    states: Ways[tuple[int, int, int]] = {(0, 0, 0): 1}
    for _face in range(max(0, HIGHEST - armour)):
        grown: Ways[tuple[int, int, int]] = {}
        for (thrown, parried, scored), ways in states.items():
            for more in range(dice - thrown + 1):
                for parries in range(defence - parried + 1):
                    met = max(thrown, parried + parries)
                    after = thrown + more, parried + parries, scored + max(0, thrown + more - met)
                    chosen = comb(dice - thrown, more) * comb(defence - parried, parries)
                    grown[after] = grown.get(after, 0) + ways * chosen
        states = grown
    found: Ways[int] = {}
    for (thrown, parried, scored), ways in states.items():
        low = min(armour, HIGHEST) ** (dice - thrown + defence - parried)  # dice too weak to matter, in any way
        if low:
            found[scored] = found.get(scored, 0) + ways * low
    return found


@lru_cache(maxsize=4096)
def hit_chances(dice: int, defence: int, armour: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2 and more hits."""
    ways = hit_ways(dice, defence, armour)
    every = HIGHEST ** (dice + defence)
    return tuple(ways.get(hits, 0) / every for hits in range(max(ways) + 1))


def of(attack: Attack) -> tuple[float, ...]:
    """The chances of an attack that is ready to be rolled."""
    return hit_chances(attack.dice, attack.defence, attack.armour)


# -- what they do -----------------------------------------------------------------------------------------------------


def foresee(g: DungeonSaga, attack: Attack) -> Chances:
    """What an attack that is ready to be rolled is likely to do, to a model or a lock."""
    hits = of(attack)
    if attack.lock:  # SAG-LCK-07, SAG-LCK-08
        return Chances(hits, _some({HOLDS: hits[0], BROKEN: 1 - hits[0]}))
    return Chances(hits, results(find(g, attack.at), hits))


def results(m: Model, hits: Sequence[float]) -> dict[str, float]:
    """What so many hits do to a model; a wound may be one too many (SAG-DMG-11), or be prevented (SAG-ITM-05)."""
    found: dict[str, float] = {}
    for number, chance in enumerate(hits):
        came = damage.result(m, number)
        if came == WOUND:
            through = 1 - spared(m)
            found[NOTHING] = found.get(NOTHING, 0) + chance * (1 - through)
            came, chance = (STUNNED if _last_wound(m) else WOUND), chance * through
        found[came] = found.get(came, 0) + chance
    return _some(found)


def spared(m: Model) -> float:
    """The chance that an item of a model prevents a wound."""
    struck = 1.0
    for item in damage.saving(m):
        struck *= 1 - damage.SPARED[str(item.special)](item)
    return 1 - struck


def _last_wound(m: Model) -> bool:
    return m.sheet is not None and m.sheet.wounds + 1 >= LIMITS.wounds


def _some(found: Mapping[str, float]) -> dict[str, float]:
    return {result: found[result] for result in SEVERITY if found.get(result)}


# -- free strikes -----------------------------------------------------------------------------------------------------


class Gauntlet(NamedTuple):
    """What free strikes are likely to do to whoever breaks away from enemies, or appears among them."""

    strikes: tuple[Attack, ...]
    """As each would be if the ones before did nothing."""
    wounds: tuple[float, ...]
    """The chance of 0, 1, 2 and more of them; of a minion, that it is left as it was."""
    stopped: float
    """The chance that it is not there any more."""

    @property
    def hurt(self) -> float:
        return 1 - self.wounds[0]


def gauntlet(g: DungeonSaga, m: Model, strikers: Sequence[Model]) -> Gauntlet:
    """Each finds the model as the one before has left it (SAG-DIS-14); all are thought to strike (SAG-DIS-06)."""
    first = tuple(modifiers.readied(g, striker, m, "strike") for striker in strikers)
    standing, stopped = {0: 1.0}, 0.0
    for striker in strikers:
        after: dict[int, float] = {}
        for more, chance in standing.items():
            with _wounded(m, more):
                came = results(m, of(modifiers.readied(g, striker, m, "strike")))
            gone = sum(one for result, one in came.items() if result in REMOVING)
            stopped += chance * gone
            hurt = came.get(WOUND, 0.0)
            after[more] = after.get(more, 0.0) + chance * (1 - gone - hurt)
            if hurt:
                after[more + 1] = after.get(more + 1, 0.0) + chance * hurt
        standing = after
    wounds = [standing.get(number, 0.0) for number in range(max(standing) + 1)]
    if stopped and m.sheet is not None:  # the wound that stuns is a wound too
        last = LIMITS.wounds - m.sheet.wounds
        wounds += [0.0] * (last + 1 - len(wounds))
        wounds[last] += stopped
    return Gauntlet(first, tuple(wounds), stopped)


@contextmanager
def _wounded(m: Model, more: int) -> Iterator[None]:
    """With so many wounds more, for a moment."""
    if m.sheet is not None:
        m.sheet.wounds += more
    try:
        yield
    finally:
        if m.sheet is not None:
            m.sheet.wounds -= more
