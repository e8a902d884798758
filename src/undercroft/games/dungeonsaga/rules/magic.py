"""Spells: who casts them, at what, and what they do (SAG-MAG), and how they recover (SAG-RCV)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from undercroft.board import Bits, bitset
from undercroft.games.dungeonsaga.box.components import Spell
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import (
    base,
    by_number,
    enemies,
    friends,
    name,
    name_of_cell,
    standing,
    touching,
)
from undercroft.games.dungeonsaga.rules import damage, fighting, items, locks, modifiers, turns
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.rules.ranges import in_reach, reached
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Effect, Fitting, Model, Turn
from undercroft.games.dungeonsaga.stats import caster, spells, totals
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal

MINOR_SPELLS = 2
QUARTERS = {False: 1, True: 2}
"""Quarter turns of a card that has been cast, minor or major (SAG-RCV-02)."""

Special: TypeAlias = Callable[[DungeonSaga, Model, Spell, "Model | None", int], Flow]
SPECIALS: dict[str, Special] = {}
"""What spells do that data cannot say, by their `special`: called with caster, spell, target and hits of the attack."""
POSSIBLE: dict[str, Callable[[DungeonSaga, Model, Spell], bool]] = {}
"""Whether such a spell would do anything now."""


# -- casting ----------------------------------------------------------------------------------------------------------


def castable(g: DungeonSaga, m: Model, turn: Turn) -> list[str]:
    """Spells that may be cast now."""
    if not caster(m):
        return []
    return [card for card in spells(m) if why_no_cast(g, m, turn, content().spells[card]) is None]


def why_no_cast(g: DungeonSaga, m: Model, turn: Turn, spell: Spell) -> Refusal | None:
    """One major spell or two different minor ones are an action (SAG-MAG-06), held or not (SAG-MAG-07)."""
    if spells(m)[spell.id]:
        return Refusal(msg("sag-no-spell-turned", rounds=spells(m)[spell.id]), "SAG-RCV-01")
    if turn.minor and (spell.major or spell.id in turn.minor or len(turn.minor) >= MINOR_SPELLS):
        return Refusal(msg("sag-no-spell-more"), "SAG-MAG-06")
    if not turn.minor and (turn.acts <= 0 or turn.only not in ("", "cast")):
        return Refusal(msg("sag-no-action"), "SAG-HER-05")
    if next(_targets(g, m, spell), None) is None:
        return Refusal(msg("sag-no-target"), "SAG-MAG-09")
    return None


def targets(g: DungeonSaga, m: Model, spell: Spell) -> list[str]:
    """Whom or what a spell could be cast at: in range always, in sight if it asks for that (SAG-MAG-08, SAG-MAG-09)."""
    return list(_targets(g, m, spell))


def _targets(g: DungeonSaga, m: Model, spell: Spell) -> Iterator[str]:
    """One after the other: mostly it is enough to know that there is one."""
    if spell.aim == "self":
        if spell.special not in POSSIBLE or POSSIBLE[spell.special](g, m, spell):
            yield str(m.number)
    elif spell.aim == "ward":
        for found in g.fittings:
            if found.ward and can_hit(g, m, spell, bitset(found.cells)):
                yield found.id
    else:
        models = enemies(g, m) if spell.aim == "enemy" else friends(g, m)
        for at in touching(g, models, reached(g, m, spell.range)):
            if _makes_sense(spell, at) and _in_sight(g, m, spell, base(g, at)):
                yield str(at.number)


def can_hit(g: DungeonSaga, m: Model, spell: Spell, target: Bits) -> bool:
    """Range, and sight as in shooting (SAG-MAG-11) or none (SAG-MAG-12); a caster always sees itself (SAG-MAG-10)."""
    return in_reach(g, m, target, spell.range) and _in_sight(g, m, spell, target)


def _in_sight(g: DungeonSaga, m: Model, spell: Spell, target: Bits) -> bool:
    return not spell.sight or target == base(g, m) or sees(g, m, target)


def _makes_sense(spell: Spell, at: Model) -> bool:
    """Nobody heals who is not hurt."""
    return not spell.heal or (at.sheet is not None and at.sheet.wounds > 0)


def cast(g: DungeonSaga, m: Model, turn: Turn, card: str) -> Flow:
    """Choose a target, apply the effect, turn the card (SAG-MAG-08)."""
    spell = content().spells[card]
    found = targets(g, m, spell)
    chosen = found[0]
    if spell.aim != "self":
        prompt = msg("sag-ask-target", who=name(m), spell=spell_name(card))
        chosen = yield Ask((m.seat,), prompt, OneOf(found, lambda key: _target_label(g, spell, str(key))))
    if spell.major:
        turn.acts = 0
    else:
        turn.minor.append(card)
        turn.acts = 0
    spells(m)[card] = QUARTERS[spell.major]
    target: Model | Fitting | None = locks.fitting(g, chosen) if spell.aim == "ward" else by_number(g, int(chosen))
    assert target is not None
    whom = locks.name(target) if isinstance(target, Fitting) else name(target)
    at = target.cells[0] if isinstance(target, Fitting) else target.at
    if target is m:
        line = msg("sag-log-cast-self", who=name(m), spell=spell_name(card), at=name_of_cell(g, at))
    else:
        line = msg("sag-log-cast", who=name(m), spell=spell_name(card), whom=whom, at=name_of_cell(g, at))
    g.tell(line, "SAG-MAG-08")
    if isinstance(target, Fitting):
        yield from locks.weaken(g, target, against_wards(m, spell), m)
    else:
        yield from work(g, m, spell, target)


def against_wards(m: Model, spell: Spell) -> int:
    """What a spell takes from a ward, with the help of items (SAG-LCK-13)."""
    return spell.ward + totals(m).ward


def work(g: DungeonSaga, m: Model, spell: Spell, at: Model) -> Flow:
    """What a spell does to a model, some of it automatic, some by an attack (SAG-MAG-03)."""
    scored = 0
    if spell.attack:
        scored = yield from attack(g, m, at, spell.attack, spell.id)
    if spell.armour and at.at != OFF:
        at.effects.append(Effect(spell.id, "round", armour=spell.armour))  # SAG-MAG-04
        g.tell(msg("sag-log-armour", who=name(at), n=spell.armour, at=name_of_cell(g, at.at)), "SAG-MAG-04")
    if spell.heal:
        damage.heal(g, at, spell.heal)
    if spell.move and at.at != OFF:
        yield from turns.out_of_turn(g, at, spell.move)
    if spell.special is not None and not g.winner:
        yield from SPECIALS[spell.special](g, m, spell, at, scored)


def attack(g: DungeonSaga, m: Model, at: Model, dice: int, card: str) -> Flow:
    """A magic attack: the dice of the spell against the defender's Fight dice (SAG-MAG-13)."""
    more = yield from items.crystal(g, m, at, spell_name(card))
    return (yield from fighting.resolve(g, modifiers.readied(g, m, at, "magic", dice=dice + more, card=card)))


def attack_each(g: DungeonSaga, m: Model, at: list[Model], dice: int, card: str) -> Flow:
    """Several targets are attacked one after the other, each with a roll of its own (SAG-MAG-17)."""
    for target in at:
        if target.at != OFF and m.at != OFF and not g.winner:
            yield from fighting.resolve(g, modifiers.readied(g, m, target, "magic", dice=dice, card=card))


# -- recovering -------------------------------------------------------------------------------------------------------


def recover(g: DungeonSaga) -> None:
    """Every card that is not upright is turned a quarter back (SAG-END-02, SAG-RCV-03).

    So a minor spell can be cast every round (SAG-RCV-04), a major one every other (SAG-RCV-05), and none twice in a
    round (SAG-RCV-06).
    """
    for m in standing(g):
        if m.sheet is not None:
            for card, quarters in m.sheet.spells.items():
                m.sheet.spells[card] = max(0, quarters - 1)


def spell_name(card: str) -> Msg:
    return Msg(f"sag-spell-{card}")


def spell_label(card: str) -> Label:
    return Label(msg("sag-do-cast", spell=spell_name(card)), "SAG-MAG-06", Msg(f"sag-spell-{card}-text"))


def _target_label(g: DungeonSaga, spell: Spell, key: str) -> Label:
    if spell.aim == "ward":
        found = locks.fitting(g, key)
        return Label(msg("sag-ward", what=locks.name(found), n=found.ward), "SAG-LCK-13")
    found_model = by_number(g, int(key))
    assert found_model is not None
    return Label(name(found_model), "SAG-MAG-09")
