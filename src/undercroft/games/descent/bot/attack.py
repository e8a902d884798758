"""Choices inside an attack, for either side: which dice to roll again, and what to buy with what was rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from undercroft.games.descent.bot.strikes import harm, hero_price, monster_left, monster_price, wound_price
from undercroft.games.descent.box.content import Gain, ItemCard, content
from undercroft.games.descent.figures import attacker_of, figure, weapon_of
from undercroft.games.descent.odds import (
    Mark,
    Strike,
    Total,
    add,
    best_wounds,
    bills,
    mark_of,
    strike_of,
    throws,
    total_of,
    totals,
    unrolled,
)
from undercroft.games.descent.rules.attack_dice import POWER, dice_pool
from undercroft.games.descent.rules.attack_spend import apply, dice_for_fatigue, fear_to_pay
from undercroft.games.descent.rules.prevention import in_reserve
from undercroft.games.descent.rules.targets import struck
from undercroft.games.descent.state import OVERLORD, Attack, Descent, Hero, Monster

TIRED = 0.55
"""What a fatigue is worth that could have been a power die, or a step."""
EFFECTS = {"stun": 1.6, "burn": 1.2, "web": 0.6, "knockback": 0.3, "threat": 0.7}
"""What a token on the target is worth, or a threat less for the overlord."""


class Victim(NamedTuple):
    """A figure that an attack strikes, as the one who chooses sees it."""

    target: Hero | Monster
    mark: Mark
    left: int
    wound: float
    """What each wound is worth; less than nothing if the figure is a friend."""
    kill: float


def victim(g: Descent, atk: Attack, target: Hero | Monster, seat: int) -> Victim:
    """A figure as a victim of an attack in the eyes of a seat."""
    attacker = attacker_of(g, atk)
    assert attacker is not None
    mark = mark_of(g, attacker, atk, target, seat)
    if isinstance(target, Hero):
        sign = 1.0 if seat == OVERLORD else -1.0
        mark = mark._replace(spared=in_reserve(target))
        return Victim(target, mark, target.wounds, sign * wound_price(g, target), sign * hero_price(g, target))
    sign = -0.5 if seat == OVERLORD else 1.0
    left, price = monster_left(g, target), sign * monster_price(g, target)
    return Victim(target, mark, left, 0.4 * price / left, 0.6 * price)


def victims(g: Descent, atk: Attack, seat: int) -> list[Victim]:
    found = [figure(g, key) for key in atk.struck]
    return [victim(g, atk, target, seat) for target in found if target is not None]


def harm_worth(victim: Victim, wounds: int) -> float:
    return victim.wound * min(wounds, victim.left) + (victim.kill if wounds >= victim.left else 0.0)


def attack_worth(g: Descent, atk: Attack, seat: int) -> float:
    """What an attack that has been aimed, and not rolled, may be expected to be worth to a seat."""
    strike = strike_ahead(g, atk)
    value = 0.0
    for one in victims(g, atk, seat):
        wounds, killed = harm(strike, one.mark, one.left)
        value += one.wound * wounds + one.kill * killed
    return value


def strike_ahead(g: Descent, atk: Attack, dice: Sequence[str] | None = None) -> Strike:
    """What an attack brings along before its dice, or these, are thrown."""
    attacker, weapon = attacker_of(g, atk), weapon_of(atk)
    assert attacker is not None
    thrown = dice if dice is not None else atk.dice or dice_pool(g, attacker, weapon)
    return strike_of(unrolled(g, attacker, atk, weapon), weapon, tuple(thrown))


# -- rolling again ----------------------------------------------------------------------------------------------------


def dice_to_reroll(g: Descent, atk: Attack, seat: int, most: int, able: Sequence[int]) -> tuple[int, ...]:
    """The dice, of those that may be, which `seat` should have rolled again."""
    strike = strike_ahead(g, atk, ())
    struck = victims(g, atk, seat)
    chosen: tuple[int, ...] = ()
    best = _expectation(strike, struck, atk, chosen) + 0.05
    while len(chosen) < most:
        tries = [(*chosen, die) for die in able if die not in chosen]
        values = [_expectation(strike, struck, atk, dice) for dice in tries]
        if not values or max(values) <= best:
            break
        best = max(values)
        chosen = tries[values.index(best)]
    return tuple(sorted(chosen))


def reroll_gain(g: Descent, atk: Attack, seat: int) -> float:
    """What it is worth to a seat to have the dice of its choice rolled again."""
    strike, struck = strike_ahead(g, atk, ()), victims(g, atk, seat)
    chosen = dice_to_reroll(g, atk, seat, len(atk.dice), range(len(atk.dice)))
    return _expectation(strike, struck, atk, chosen) - _expectation(strike, struck, atk, ())


def _expectation(strike: Strike, struck: list[Victim], atk: Attack, again: tuple[int, ...]) -> float:
    """What the attack is worth if these dice are rolled again."""
    kept = [die for die in range(len(atk.dice)) if die not in again]
    lying = [content().face(atk.dice[die], atk.faces[die]) for die in kept]
    if any(face.miss for face in lying):
        return 0.0
    lies, dice = total_of(lying), tuple(sorted(atk.dice[die] for die in again))
    value = 0.0
    for total, ways in totals(dice).items():
        for one in struck:
            wounds = best_wounds(strike, one.mark, add(lies, total)) or 0
            value += ways * harm_worth(one, wounds)
    return value / throws(dice)


# -- spending ---------------------------------------------------------------------------------------------------------


class Bill(NamedTuple):
    """What to buy, and what it is worth."""

    value: float
    ranges: int
    """Enhancements needed to get there."""
    bought: tuple[str, ...]
    """The surge options to buy, as the rules ask for them."""


def what_to_spend(g: Descent, atk: Attack, seat: int, offers: Sequence[str]) -> str:
    """The next thing to buy in step 5, or to be done."""
    best = _best_bill(g, atk, seat)
    if "fatigue" in offers and _one_more_die(g, atk, seat) - best.value > TIRED:
        return "fatigue"
    wanted = ["range", "sorcery:range"] if best.ranges else []
    wanted += best.bought
    wanted += ["damage", "sorcery:damage"] if not best.ranges else []
    return next((answer for answer in wanted if answer in offers), "done")


def _one_more_die(g: Descent, atk: Attack, seat: int) -> float:
    """What the attack may be expected to come to with the power dice that a fatigue brings."""
    dice = (POWER,) * dice_for_fatigue(g.heroes[atk.by_hero], atk)
    value = 0.0
    for way, count in totals(dice).items():
        more = {"surges": atk.surges + way.surges, "enhancements": atk.enhancements + way.enhancements}
        value += count * _best_bill(g, msgspec.structs.replace(atk, **more), seat).value
    return value / throws(dice)


def _best_bill(g: Descent, atk: Attack, seat: int) -> Bill:
    attacker, weapon = attacker_of(g, atk), weapon_of(atk)
    assert attacker is not None
    options = weapon.surges if weapon is not None else ()
    best = Bill(0.0, 0, ())
    for places in bills(options, atk.surges):
        bought = tuple(f"surge:{at}" for at in places)
        after = msgspec.structs.replace(atk)
        gains = [apply(after, weapon, what) for what in bought]
        after.struck = struck(g, attacker, after)
        short = max(0, after.distance - after.range) if after.needs_range else 0
        if short <= after.enhancements + after.sorcery and fear_to_pay(g, attacker, after, seat) <= after.surges:
            _spend_the_rest(after, weapon, short)
            best = max(best, Bill(_worth(g, after, seat, gains) - 0.001 * len(bought), short, bought))
    return best


def _spend_the_rest(atk: Attack, weapon: ItemCard | None, short: int) -> None:
    """What is left goes into the range that is lacking, and then into damage."""
    for source in ["sorcery:"] * atk.sorcery + [""] * atk.enhancements:
        apply(atk, weapon, source + ("range" if short > 0 else "damage"))
        short -= 1


def _worth(g: Descent, atk: Attack, seat: int, gains: list[Gain]) -> float:
    """What the attack is worth as it stands."""
    value = 0.0
    strike = strike_of(atk, None)
    for one in victims(g, atk, seat):
        value += harm_worth(one, best_wounds(strike, one.mark, Total()) or 0)
    if atk.damage > 0:
        value += sum(each * getattr(gain, name) for gain in gains for name, each in EFFECTS.items())
    return value
