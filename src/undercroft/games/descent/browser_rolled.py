"""Dice that lie on the table: what rolling one again may change, and what each thing to spend on would add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from undercroft.games.descent.browser_odds import SLAIN, Blow, Total, best_wounds
from undercroft.games.descent.browser_strikes import blow_on, wounds_left
from undercroft.games.descent.content import Face, ItemCard, content
from undercroft.games.descent.figures import figure, monster_by_number
from undercroft.games.descent.rules import attack, attack_spend
from undercroft.games.descent.rules.attack import is_friend
from undercroft.games.descent.rules.attack_dice import POWER
from undercroft.games.descent.rules.bonuses import attacked, damage_to
from undercroft.games.descent.rules.targets import struck
from undercroft.games.descent.state import Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import worth

LIMITS = content().limits


class Underway(NamedTuple):
    """The attack being resolved, and who makes it with what."""

    attacker: Hero | Monster
    atk: Attack
    weapon: ItemCard | None


def underway(g: Descent) -> Underway | None:
    if not g.attacks:
        return None
    atk = g.attacks[-1]
    attacker = g.heroes[atk.by_hero] if atk.by_hero >= 0 else monster_by_number(g, atk.by_monster)
    return Underway(attacker, atk, content().items.get(atk.weapon)) if attacker is not None else None


def rerolls(g: Descent, now: Underway, dice: Iterable[int]) -> dict[str, dict[str, Any]]:
    """For each die the wounds to be expected if it alone is rolled again, beside those of the roll as it lies."""
    attacker, atk, weapon = now
    added = msgspec.structs.replace(atk, dice=[], faces=[])
    attack_spend.total(g, attacker, added, weapon)
    blows = _blows(g, attacker, added, weapon)
    faces = [content().face(die, face) for die, face in zip(atk.dice, atk.faces, strict=True)]
    lies = _dealt(blows, faces)
    found: dict[str, dict[str, Any]] = {"*": {"reroll": {"now": lies or 0, "misses": lies is None}}}
    sides = {str(die.id): die.faces for die in content().dice}
    for die in dice:
        others = faces[:die] + faces[die + 1 :]
        ways = [_dealt(blows, [*others, face]) for face in sides[atk.dice[die]]]
        expected = sum(wounds or 0 for wounds in ways) / len(ways)
        misses = sum(wounds is None for wounds in ways) / len(ways)
        found[str(die)] = {"reroll": {"now": lies or 0, "then": expected, "misses": misses}}
    return found


def _blows(
    g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, *, friends: bool = False
) -> list[tuple[str, Blow, int]]:
    """The attack on each figure that it strikes, and the wounds of which that one dies."""
    found = []
    for key in atk.struck:
        target = figure(g, key)
        if target is not None and (friends or not is_friend(attacker, key)):
            found.append((key, blow_on(g, attacker, atk, weapon, (), key), wounds_left(g, target)))
    return found


def _dealt(blows: Sequence[tuple[str, Blow, int]], faces: Sequence[Face]) -> int | None:
    """The wounds that enemies suffer, spent as well as can be; None for a miss."""
    if any(face.miss for face in faces):
        return None
    total = Total(
        sum(face.range for face in faces),
        sum(face.damage for face in faces),
        sum(face.surge for face in faces),
        sum(face.enhancement for face in faces),
    )
    wounds = [min(left, dealt) for _, blow, left in blows if (dealt := best_wounds(blow, total)) is not None]
    return sum(wounds) if wounds or not blows else None


def spending(g: Descent, now: Underway, options: Iterable[str]) -> dict[str, dict[str, Any]]:
    """For each thing to spend on what the attack is then: if nothing more is spent, and if the rest is spent well."""
    attacker, atk, weapon = now
    found: dict[str, dict[str, Any]] = {}
    for option in options:
        if option == "fatigue":
            assert isinstance(attacker, Hero)
            found[option] = {"spend": _tired(g, attacker, atk, weapon)}
        else:
            after = _spent(atk, weapon, option)
            after.struck = struck(g, attacker, after)
            found[option] = {"spend": _outlook(g, attacker, after, weapon)}
    return found


def _spent(atk: Attack, weapon: ItemCard | None, option: str) -> Attack:
    """The attack after one thing is spent, as `attack_spend.spend_one` has it."""
    after = msgspec.structs.replace(atk)
    kind, _, which = option.partition(":")
    if kind in ("damage", "range"):
        after.enhancements -= 1
        setattr(after, kind, getattr(after, kind) + 1)
    elif kind == "sorcery":
        after.sorcery -= 1
        setattr(after, which, getattr(after, which) + 1)
    elif kind == "surge":
        assert weapon is not None
        bought = weapon.surges[int(which)]
        after.surges -= bought.cost
        attack.add_gain(after, bought.gain)
        if bought.gain.blast:
            after.area = "blast"
    return after


def _outlook(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None) -> dict[str, Any]:
    fear = attack_spend.fear_to_pay(g, attacker, atk, None)
    ranged = atk.kind != "melee" and atk.area not in ("breath", "around")
    reaches = not ranged or atk.range >= atk.distance
    blows = _blows(g, attacker, atk, weapon, friends=True)
    best = {key: best_wounds(blow, Total()) for key, blow, _ in blows}
    stop = {key: _stopped(atk, blow) if reaches and atk.surges >= fear else None for key, blow, _ in blows}
    return {
        "damage": damage_to(g, atk, attacked(g, atk)),
        "range": atk.range,
        "surges": atk.surges,
        "reaches": reaches,
        "fear": max(0, fear - atk.surges),
        "wounds": stop,
        "best": best,
    }


def _stopped(atk: Attack, blow: Blow) -> int:
    """The wounds if nothing more is spent."""
    if atk.slays:
        return SLAIN
    return max(0, (blow.damage * 2 if blow.doubled else blow.damage) - max(0, blow.armor - blow.pierce))


def _tired(g: Descent, hero: Hero, atk: Attack, weapon: ItemCard | None) -> dict[str, Any]:
    """One fatigue more: the chance that its dice make a difference, and by how much (DES-FAT-04)."""
    count = min(worth(hero, "twin_dice", "power_dice") or 1, LIMITS.power_dice_per_attack - atk.dice.count(POWER))
    blows = _blows(g, hero, atk, weapon)
    faces = next(die.faces for die in content().dice if die.id == POWER)
    rolls: list[list[Face]] = [[]]
    for _ in range(count):
        rolls = [[*rolled, face] for rolled in rolls for face in faces]
    now = _dealt(blows, []) or 0
    ways = [_dealt(blows, rolled) or 0 for rolled in rolls]
    better = sum(wounds > now for wounds in ways) / len(ways)
    return {"dice": count, "now": now, "expected": sum(ways) / len(ways), "better": better}
