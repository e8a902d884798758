"""An attack that could be made now, as a browser shows it: dice of both sides, why they are so many, and the odds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.board import Cell, members
from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.box.content import Spell, content
from undercroft.games.dungeonsaga.models import base, by_number, find, name
from undercroft.games.dungeonsaga.odds import BROKEN, Chances
from undercroft.games.dungeonsaga.rules import items, locks, magic, modifiers
from undercroft.games.dungeonsaga.rules.line_of_sight import line
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Fitting, Model, Modifier
from undercroft.kernel.messages import Msg, msg

WARD, WEAKENED = "ward", "weakened"


class Odds(msgspec.Struct, frozen=True):
    """What an attack is likely to do; all are chances from 0 to 1."""

    results: dict[str, float]
    """By result, in the order of severity: nothing, ignored, bones, destroyed, wound, stunned; of a lock holds and
    broken, of a ward weakened and broken."""
    hits: tuple[float, ...]
    """The chance of 0, 1, 2 and more hits."""
    hurts: float
    """Any result that matters: bones, destroyed, wound, stunned, broken."""
    removes: float
    """The defender leaves the board, or the lock is broken."""


class Crystal(msgspec.Struct, frozen=True):
    """The same attack with the help of an energy crystal (SAG-MAG-15)."""

    item: str
    dice: int
    odds: Odds


class Strike(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that could be made."""

    kind: str
    """fight, strike, shot, magic, or ward for what a spell takes from a ward."""
    by: str
    """The attacker's key."""
    name: Msg
    at: str
    """The defender's key, or the id of a door or chest."""
    whom: Msg
    card: str
    """The spell or feat that it is made by."""
    dice: int
    """Of a spell against a ward, what it takes from it."""
    defence: int
    """Of a ward, its strength."""
    armour: int
    """What a die must beat to count at all."""
    notes: tuple[Modifier, ...]
    """Why the dice are as many as they are."""
    odds: Odds
    line: tuple[Cell, ...]
    """For shots and spells that need to see: the squares that the clearest line crosses."""
    crystals: tuple[Crystal, ...]


class Escape(msgspec.Struct, frozen=True):
    """What leaving the front arcs of enemies may cost (SAG-DIS-05), or appearing in them (SAG-DIS-12)."""

    strikes: tuple[Strike, ...]
    """The free strikes to be expected, one after the other."""
    hurt: float
    """The chance that any of them does something."""
    stopped: float
    """The chance not to get away at all."""
    wounds: tuple[float, ...]
    """For heroes and bosses: the chance of 0, 1, 2 and more wounds."""


# -- attacks of models ------------------------------------------------------------------------------------------------


def foresee(g: DungeonSaga, attack: Attack) -> Strike:
    """What to expect of an attack that could be made and is not rolled yet."""
    by = by_number(g, attack.by)
    target = find(g, attack.at) if attack.at >= 0 else None
    return Strike(
        kind=attack.kind,
        by=str(attack.by) if by is not None else "",
        name=name(by) if by is not None else msg("sag-trap"),
        at=attack.lock or str(attack.at),
        whom=name(target) if target is not None else locks.lock_name(locks.fitting(g, attack.lock)),
        card=attack.card,
        dice=attack.dice,
        defence=attack.defence,
        armour=attack.armour,
        notes=attack.notes,
        odds=told(odds.foresee(g, attack)),
        line=_line(g, by, target, attack) if by is not None and target is not None else (),
        crystals=_crystals(g, by, target, attack) if by is not None and target is not None else (),
    )


def told(chances: Chances) -> Odds:
    return Odds(chances.results, chances.hits, chances.hurts, chances.removes)


def promise(strike: Strike) -> float:
    """How good an attack is, to put several in order."""
    return strike.odds.hurts + strike.odds.removes


def _line(g: DungeonSaga, by: Model, target: Model, attack: Attack) -> tuple[Cell, ...]:
    spell = content().spells.get(attack.card)
    if attack.kind == "shot" or (attack.kind == "magic" and spell is not None and spell.sight):
        return tuple(members(line(g, by, base(g, target)) or 0))
    return ()


def _crystals(g: DungeonSaga, by: Model, target: Model, attack: Attack) -> tuple[Crystal, ...]:
    """Only spells are asked for one (SAG-MAG-15)."""
    spell = content().spells.get(attack.card)
    if attack.kind != "magic" or spell is None:
        return ()
    found = []
    for item in items.crystals(by):
        dice = spell.attack + content().items[item].power
        stronger = modifiers.readied(g, by, target, "magic", dice=dice, card=spell.id)
        found.append(Crystal(item, stronger.dice, told(odds.foresee(g, stronger))))
    return tuple(found)


# -- spells -----------------------------------------------------------------------------------------------------------


def by_spell(g: DungeonSaga, m: Model, spell: Spell, target: str) -> Strike | None:
    """What a spell would do to a model or a ward; None if it attacks nothing."""
    if spell.aim == WARD:
        return _on_a_ward(m, spell, locks.fitting(g, target))
    if not spell.attack:
        return None
    return foresee(g, modifiers.readied(g, m, find(g, int(target)), "magic", dice=spell.attack, card=spell.id))


def _on_a_ward(m: Model, spell: Spell, found: Fitting) -> Strike:
    """It needs no dice (SAG-LCK-13)."""
    strength = magic.against_wards(m, spell)
    opens = strength >= found.ward
    return Strike(
        kind=WARD,
        by=str(m.number),
        name=name(m),
        at=found.id,
        whom=locks.name(found),
        card=spell.id,
        dice=strength,
        defence=found.ward,
        armour=0,
        notes=(),
        odds=Odds({BROKEN if opens else WEAKENED: 1.0}, (), 1.0, float(opens)),
        line=(),
        crystals=(),
    )


# -- free strikes -----------------------------------------------------------------------------------------------------


def escape(g: DungeonSaga, m: Model, strikers: Sequence[Model]) -> Escape:
    """What the free strikes of these enemies may do."""
    found = odds.gauntlet(g, m, strikers)
    return Escape(tuple(foresee(g, strike) for strike in found.strikes), found.hurt, found.stopped, found.wounds)
