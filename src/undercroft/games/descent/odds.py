"""The odds of an attack, exact: all the ways the dice can fall, each spent as well as it can be.

The rules say what an attack brings along (`attack.readied`, `attack.aim_at`), what is added without being asked
(`attack_spend.total`), what can be bought (`attack_spend.apply`) and what the target's armour stops
(`wounds.armor_value`). What is left to say here is which of all that counts for wounds. Bots and hints ask this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from undercroft.games.descent.box.content import Face, ItemCard, SurgeOption, content
from undercroft.games.descent.rules import attack, attack_dice, attack_spend
from undercroft.games.descent.rules.bonuses import against
from undercroft.games.descent.rules.wounds import armor_value
from undercroft.games.descent.state import Attack, Descent, Hero, Monster
from undercroft.parts.odds import outcomes, sums

SLAIN = 1000
"""Wounds that kill whatever they are dealt to."""


class Total(NamedTuple):
    """What dice come to that show no miss."""

    range: int = 0
    damage: int = 0
    surges: int = 0
    enhancements: int = 0


class Strike(NamedTuple):
    """What an attack brings along, whomever it strikes."""

    dice: tuple[str, ...]
    """Those still to be thrown."""
    ranged: bool
    """Whether its range must reach."""
    damage: int = 0
    range: int = 0
    surges: int = 0
    free: int = 0
    """Sorcery and enhancements: each adds one to range or damage (DES-ABL-27, DES-ATK-13)."""
    pierce: int = 0
    doubled: bool = False
    slays: bool = False
    options: tuple[SurgeOption, ...] = ()
    area: str = ""
    """As in `Attack`."""
    blast: int = 0


class Mark(NamedTuple):
    """A figure that an attack strikes, as far as its wounds go."""

    distance: int
    armor: int
    """Before what the attack pierces."""
    fear: int = 0
    """The surges that the attack owes to all enemies it strikes."""
    damage: int = 0
    """What the attack adds against this one alone."""
    spared: int = 0
    """Wounds that it can prevent after armour."""


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


# -- what there is before the dice ------------------------------------------------------------------------------------


def unrolled(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None) -> Attack:
    """The attack with all that is added to its dice, whatever they will show, and nothing of them."""
    ahead = msgspec.structs.replace(atk, dice=[], faces=[])
    attack_spend.total(g, attacker, ahead, weapon)
    return ahead


def strike_of(atk: Attack, weapon: ItemCard | None, dice: tuple[str, ...] = ()) -> Strike:
    """An attack as it stands, with these dice still to come."""
    return Strike(
        dice=tuple(sorted(dice)),
        ranged=atk.needs_range,
        damage=atk.damage,
        range=atk.range,
        surges=atk.surges,
        free=atk.sorcery + atk.enhancements,
        pierce=atk.pierce,
        doubled=atk.doubled,
        slays=atk.slays,
        options=weapon.surges if weapon is not None else (),
        area=atk.area,
        blast=atk.blast,
    )


def strike_with(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> Strike:
    """What an attack with this weapon would bring along wherever it is aimed."""
    ahead = unrolled(g, attacker, attack.readied(g, attacker, weapon), weapon)
    strike = strike_of(ahead, weapon, tuple(attack_dice.dice_pool(g, attacker, weapon)))
    # A breath may be declined, and then its range counts like that of any other attack (DES-ABL-09).
    return strike._replace(ranged=ahead.kind != "melee") if ahead.area == "breath" else strike


def mark_of(g: Descent, attacker: Hero | Monster, atk: Attack, target: Hero | Monster, seat: int | None) -> Mark:
    """One of the figures that an attack strikes, as far as a seat knows it."""
    return Mark(
        distance=atk.distance,
        armor=armor_value(g, msgspec.structs.replace(atk, pierce=0), target),
        fear=attack_spend.fear_to_pay(g, attacker, atk, seat),
        damage=against(g, atk, target).damage,
    )


# -- what may come ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def totals(dice: tuple[str, ...]) -> dict[Total, int]:
    """In how many of the ways that these dice can fall they come to each total; the rest of the ways are misses."""
    return sums([_faces()[die] for die in dice], Total(), add)


def throws(dice: Sequence[str]) -> int:
    """In how many ways these dice can fall, misses included."""
    every: int = 6 ** len(dice)
    return every


@cache
def _faces() -> dict[str, tuple[Total, ...]]:
    """What each kind of die can show, a miss apart."""
    return {die.id: tuple(total_of([face]) for face in die.faces if not face.miss) for die in content().dice}


def total_of(faces: Iterable[Face]) -> Total:
    """What these faces come to, if none is a miss."""
    found = Total()
    for face in faces:
        found = add(found, Total(face.range, face.damage, face.surge, face.enhancement))
    return found


def add(one: Total, other: Total) -> Total:
    return Total(
        one.range + other.range,
        one.damage + other.damage,
        one.surges + other.surges,
        one.enhancements + other.enhancements,
    )


def best_wounds(strike: Strike, mark: Mark, total: Total) -> int | None:
    """The most wounds that a roll can be turned into; None if it is a miss however it is spent."""
    surges = total.surges + strike.surges - mark.fear
    if surges < 0:
        return None  # DES-ABL-15
    free = total.enhancements + strike.free
    short = mark.distance - total.range - strike.range if strike.ranged else 0
    most = None
    for bought in purchases(strike.options, surges):
        missing = max(0, short - bought.range)
        if missing <= free:  # DES-ATK-10
            wounds = _wounds(strike, mark, bought, total.damage + free - missing)
            most = wounds if most is None or wounds > most else most
    return most


def _wounds(strike: Strike, mark: Mark, bought: Bought, damage: int) -> int:
    if strike.slays or bought.slays:
        return SLAIN
    damage += strike.damage + bought.damage + mark.damage
    if strike.doubled or bought.doubled:
        damage *= 2
    return max(0, damage - max(0, mark.armor - strike.pierce - bought.pierce) - mark.spared)


@lru_cache(maxsize=4096)
def purchases(options: tuple[SurgeOption, ...], surges: int) -> tuple[Bought, ...]:
    """All that so many surges can be spent on that matters for wounds; nothing is one of it."""
    found: dict[Bought, None] = {}
    for bill in bills(options, surges):
        after = Attack()
        for at in bill:
            attack.add_gain(after, options[at].gain)
        found[Bought(after.damage, after.range, after.pierce, after.doubled, after.slays)] = None
    return tuple(found)


def bills(options: tuple[SurgeOption, ...], surges: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """All ways to spend surges on the options, each as often as it can be paid (DES-ATK-14), by their places."""
    yield ()
    for at in range(first, len(options)):
        if options[at].cost <= surges:
            for more in bills(options, surges - options[at].cost, at):
                yield (at, *more)


@lru_cache(maxsize=100_000)
def chances(strike: Strike, mark: Mark, left: int) -> Chances:
    """The odds against a figure that dies of `left` wounds."""
    ways = outcomes(totals(strike.dice), lambda total: best_wounds(strike, mark, total))
    every = throws(strike.dice)
    missed = every - sum(ways.values()) + ways.pop(None, 0)
    counts = [0] * (left + 1)
    for wounds, count in ways.items():
        counts[min(left, wounds or 0)] += count
    counts[0] += missed
    return Chances(1.0 - missed / every, tuple(count / every for count in counts))
