"""Dice that lie on the table: what rolling one again may change, and what each thing to spend on would add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from undercroft.games.descent.box.content import Face, ItemCard, content
from undercroft.games.descent.browser.outlays import gains, suggested, ways
from undercroft.games.descent.browser.sent import ByChoice, Plan, Spend, Thrown, Tired
from undercroft.games.descent.browser.strikes import wounds_left
from undercroft.games.descent.figures import attacker_of, figure, weapon_of
from undercroft.games.descent.odds import (
    Mark,
    Strike,
    Total,
    best_wounds,
    chances,
    mark_of,
    strike_of,
    total_of,
    unrolled,
)
from undercroft.games.descent.rules import attack_spend
from undercroft.games.descent.rules.attack import is_friend
from undercroft.games.descent.rules.attack_dice import POWER
from undercroft.games.descent.rules.bonuses import attacked, damage_to
from undercroft.games.descent.rules.targets import struck
from undercroft.games.descent.state import Attack, Descent, Hero, Monster


class Underway(NamedTuple):
    """The attack being resolved, and who makes it with what."""

    attacker: Hero | Monster
    atk: Attack
    weapon: ItemCard | None


def underway(g: Descent) -> Underway | None:
    if not g.attacks:
        return None
    atk = g.attacks[-1]
    attacker = attacker_of(g, atk)
    return Underway(attacker, atk, weapon_of(atk)) if attacker is not None else None


def rerolls(g: Descent, now: Underway, dice: Iterable[int]) -> ByChoice:
    """For each die the wounds to be expected if it alone is rolled again, beside those of the roll as it lies."""
    attacker, atk, weapon = now
    blows = _blows(g, attacker, unrolled(g, attacker, atk, weapon), weapon)
    faces = [content().face(die, face) for die, face in zip(atk.dice, atk.faces, strict=True)]
    lies = _dealt(blows, faces)
    found: ByChoice = {"*": {"reroll": {"now": lies or 0, "misses": lies is None}}}
    sides = {str(die.id): die.faces for die in content().dice}
    for die in dice:
        others = faces[:die] + faces[die + 1 :]
        ways = [_dealt(blows, [*others, face]) for face in sides[atk.dice[die]]]
        expected = sum(wounds or 0 for wounds in ways) / len(ways)
        misses = sum(wounds is None for wounds in ways) / len(ways)
        found[str(die)] = {"reroll": {"now": lies or 0, "then": expected, "misses": misses}}
    return found


class Blow(NamedTuple):
    """The attack on one of the figures that it strikes."""

    key: str
    strike: Strike
    mark: Mark
    left: int
    """The wounds of which that one dies."""


def _blows(
    g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, *, friends: bool = False
) -> list[Blow]:
    found, strike = [], strike_of(atk, weapon)
    for key in atk.struck:
        target = figure(g, key)
        if target is not None and (friends or not is_friend(attacker, key)):
            found.append(Blow(key, strike, mark_of(g, attacker, atk, target, None), wounds_left(g, target)))
    return found


def _dealt(blows: Sequence[Blow], faces: Sequence[Face]) -> int | None:
    """The wounds that enemies suffer, spent as well as can be; None for a miss."""
    if any(face.miss for face in faces):
        return None
    total = total_of(faces)
    found = [(best_wounds(blow.strike, blow.mark, total), blow.left) for blow in blows]
    wounds = [min(left, dealt) for dealt, left in found if dealt is not None]
    return sum(wounds) if wounds or not blows else None


def spending(g: Descent, now: Underway, options: Iterable[str]) -> ByChoice:
    """For each thing to spend on what the attack is then: if nothing more is spent, and if the rest is spent well."""
    attacker, atk, weapon = now
    found: ByChoice = {}
    for option in options:
        if option == "fatigue":
            assert isinstance(attacker, Hero)
            found[option] = {"spend": _tired(g, attacker, atk, weapon)}
        else:
            after = msgspec.structs.replace(atk)
            if option != attack_spend.DONE:
                attack_spend.apply(after, weapon, option)
            after.struck = struck(g, attacker, after)
            found[option] = {"spend": _outlook(g, attacker, after, weapon)}
    return found


def plans(g: Descent, now: Underway, seat: int, *, tireless: bool) -> list[Plan]:
    """Whole ways to spend, each as the answers to give one after the other."""
    attacker, atk, weapon = now
    found = ways(g, attacker, atk, weapon, seat)
    best = suggested(found, tireless=tireless)
    return [
        {
            # Where nothing is left to buy, nothing more is asked.
            "answers": [*way.answers, attack_spend.DONE]
            if attack_spend.spendable(attacker, way.after, weapon, seat)
            else list(way.answers),
            "gains": gains(atk, way),
            "then": _outlook(g, attacker, way.after, weapon),
            "dies": [fate.key for fate in way.fates if fate.dies],
            "suggested": way is best,
        }
        for way in found
    ]


def _outlook(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None) -> Spend:
    fear = attack_spend.fear_to_pay(g, attacker, atk, None)
    reaches = not atk.needs_range or atk.range >= atk.distance
    blows = _blows(g, attacker, atk, weapon, friends=True)
    stopped = strike_of(msgspec.structs.replace(atk, enhancements=0, sorcery=0), None)
    return {
        "damage": damage_to(g, atk, attacked(g, atk)),
        "range": atk.range,
        "surges": atk.surges,
        "reaches": reaches,
        "fear": max(0, fear - atk.surges),
        "wounds": {blow.key: best_wounds(stopped, blow.mark, Total()) for blow in blows},
        "best": {blow.key: best_wounds(blow.strike, blow.mark, Total()) for blow in blows},
    }


def _tired(g: Descent, hero: Hero, atk: Attack, weapon: ItemCard | None) -> Tired:
    """One fatigue more: the chance that its dice make a difference, and by how much (DES-FAT-04)."""
    count = attack_spend.dice_for_fatigue(hero, atk)
    blows = _blows(g, hero, atk, weapon)
    faces = next(die.faces for die in content().dice if die.id == POWER)
    rolls: list[list[Face]] = [[]]
    for _ in range(count):
        rolls = [[*rolled, face] for rolled in rolls for face in faces]
    now = _dealt(blows, []) or 0
    ways = [_dealt(blows, rolled) or 0 for rolled in rolls]
    better = sum(wounds > now for wounds in ways) / len(ways)
    more = list(_thrown(g, hero, atk, blows))
    return {"dice": count, "now": now, "expected": sum(ways) / len(ways), "better": better, "more": more}


def _thrown(g: Descent, hero: Hero, atk: Attack, blows: Sequence[Blow]) -> Iterator[Thrown]:
    """The odds against the figure attacked with one fatigue, with two, until there is none or no die left."""
    aimed_at = attacked(g, atk)
    blow = next((one for one in blows if figure(g, one.key) is aimed_at), next(iter(blows), None))
    ahead = msgspec.structs.replace(atk, dice=list(atk.dice))
    for fatigue in range(1, hero.fatigue + 1):
        dice = attack_spend.dice_for_fatigue(hero, ahead)
        if blow is None or not dice:
            return
        ahead.dice += [POWER] * dice
        bought = tuple(ahead.dice[len(atk.dice) :])
        found = chances(blow.strike._replace(dice=bought), blow.mark, blow.left)
        yield {
            "fatigue": fatigue,
            "dice": len(bought),
            "hits": found.hits,
            "kills": found.kills,
            "expected": found.expected,
        }
