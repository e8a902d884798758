"""A fight, in four steps: roll, discard weak attacks, count hits, determine damage (SAG-FGT-05).

Shots and magic attacks differ in who may be attacked and with how many dice; the steps are the same (SAG-SHO-13,
SAG-MAG-16), and so is `resolve`.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.dungeonsaga.models import enemies, find, front, name, name_of_cell, spot, touching
from undercroft.games.dungeonsaga.rules import damage, locks, modifiers
from undercroft.games.dungeonsaga.state import OVERLORD, Attack, DungeonSaga, Fitting, LastAttack, Model
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.dice import Die

FACES = tuple("123456")
HERO_DIE = Die("hero", FACES)
BONE_DIE = Die("bone", FACES)


def foes_in_front(g: DungeonSaga, m: Model) -> list[Model]:
    """Enemies that a model may fight: those in its own front arc (SAG-FGT-01, SAG-LRG-05)."""
    return touching(g, enemies(g, m), front(g, m))


def fight(g: DungeonSaga, by: Model, at: Model, *, dice: int = 0, card: str = "") -> Flow:
    """One attacker against one defender (SAG-FGT-02); only the attacker can do damage (SAG-FGT-03)."""
    yield from resolve(g, modifiers.readied(g, by, at, "fight", dice=dice, card=card))


def free_strike(g: DungeonSaga, by: Model, at: Model) -> Flow:
    """A fight like any other but for its moment (SAG-DIS-09): no turn, no action, whoever has acted (SAG-DIS-10)."""
    yield from resolve(g, modifiers.readied(g, by, at, "strike"))


def fight_lock(g: DungeonSaga, by: Model, lock: Fitting, *, dice: int = 0, card: str = "") -> Flow:
    """As if the lock were an enemy (SAG-LCK-06)."""
    yield from resolve(g, modifiers.on_a_lock(g, by, lock, dice=dice, card=card))


def resolve(g: DungeonSaga, attack: Attack) -> Flow:
    """The four steps. The defender always rolls, wherever the attack comes from (SAG-FGT-14)."""
    g.attacks.append(attack)
    seat, other = _seats(g, attack)
    attack.faces = yield from _roll(seat, attack.dice)  # step 1 (SAG-FGT-06)
    attack.answer = yield from _roll(other, attack.defence)
    scored = hits(attack.faces, attack.answer, attack.armour)  # steps 2 and 3
    g.attacks.pop()
    if attack.lock:
        outcome = msg("sag-lock-broken") if scored else msg("sag-lock-holds")
        tell(g, attack, scored, outcome)
        if scored:  # SAG-LCK-07; otherwise nothing has changed (SAG-LCK-08)
            yield from locks.open_fitting(g, locks.fitting(g, attack.lock), find(g, attack.by))
        return scored
    target = find(g, attack.at)
    tell(g, attack, scored, damage.forecast(target, scored))
    yield from damage.inflict(g, target, scored)  # step 4 (SAG-FGT-13)
    return scored


def hits(attack: Sequence[int], defence: Sequence[int], armour: int) -> int:
    """Weak dice are discarded (SAG-FGT-07), the others paired with the defence from the highest down (SAG-FGT-09).

    A die that is higher than the one it meets is a hit (SAG-FGT-10), and so is one that meets none (SAG-FGT-11); more
    dice of the defender do nothing (SAG-FGT-12). Where none is left the attack has bounced off (SAG-FGT-08).
    """
    strong = sorted((face for face in attack if face > armour), reverse=True)  # SAG-ARM-01, SAG-ARM-03
    against = sorted(defence, reverse=True)
    return sum(at >= len(against) or face > against[at] for at, face in enumerate(strong))


def _roll(seat: int, dice: int) -> Flow:
    """Six-sided dice, blue ones for heroes and bone-coloured ones for the overlord."""
    if dice <= 0:
        return ()
    thrown = yield Roll([BONE_DIE if seat == OVERLORD else HERO_DIE] * dice, seat)
    return tuple(map(int, thrown))


def _seats(g: DungeonSaga, attack: Attack) -> tuple[int, int]:
    """Who throws for the attacker and who for the defender; for locks and traps it is the overlord (SAG-LCK-06)."""
    attacker = find(g, attack.by).seat if attack.by >= 0 else OVERLORD
    return attacker, find(g, attack.at).seat if attack.at >= 0 else OVERLORD


def tell(g: DungeonSaga, attack: Attack, scored: int, outcome: Msg) -> None:
    """Put the attack in the log, and where everybody can look at it."""
    by = find(g, attack.by) if attack.by >= 0 else None
    who = name(by) if by is not None else msg("sag-trap")
    at = find(g, attack.at) if attack.at >= 0 else None
    whom = name(at) if at is not None else locks.lock_name(locks.fitting(g, attack.lock))
    where = _cell(g, spot(g, at).base if at is not None else 1 << locks.fitting(g, attack.lock).cells[0])
    whence = _cell(g, spot(g, by).base) if by is not None else ""
    dice, answer = sorted(attack.faces, reverse=True), sorted(attack.answer, reverse=True)
    last = g.last_attack
    g.last_attack = LastAttack(
        number=last.number + 1 if isinstance(last, LastAttack) else 1,
        kind=attack.kind,
        card=attack.card,
        by=attack.by,
        name=who,
        at=attack.at,
        whom=whom,
        dice=tuple(dice),
        answer=tuple(answer),
        armour=attack.armour,
        weak=sum(face <= attack.armour for face in dice),
        hits=scored,
        notes=attack.notes,
        outcome=outcome,
        where=where,
        whence=whence,
    )
    rule = {"fight": "SAG-FGT-10", "strike": "SAG-DIS-09", "shot": "SAG-SHO-13", "magic": "SAG-MAG-16"}[attack.kind]
    line = msg(
        f"sag-log-{attack.kind}",
        who=who,
        whom=whom,
        dice=" ".join(map(str, dice)),
        answer=" ".join(map(str, answer)),
        armour=attack.armour,
        hits=scored,
        outcome=outcome,
        at=f"{whence} {where}".strip(),
    )
    g.tell(line, rule)


def _cell(g: DungeonSaga, cells: int) -> str:
    return name_of_cell(g, (cells & -cells).bit_length() - 1)
