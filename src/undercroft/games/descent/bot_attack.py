"""Choices inside an attack, for either side: which dice to roll again, and what to buy with what was rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from undercroft.board import blast
from undercroft.games.descent.bot_odds import Rolled, Strike, most_wounds, outcomes
from undercroft.games.descent.bot_strikes import (
    hero_guard,
    hero_price,
    hero_strike,
    monster_guard,
    monster_left,
    monster_price,
    monster_strike,
    wound_price,
)
from undercroft.games.descent.content import Gain, SurgeOption, content
from undercroft.games.descent.figures import base, dungeon, figure, monster_by_number
from undercroft.games.descent.rules.attack_dice import POWER
from undercroft.games.descent.rules.attack_spend import fear_of, fear_to_pay
from undercroft.games.descent.rules.bonuses import NOTHING, against
from undercroft.games.descent.rules.dice import read
from undercroft.games.descent.state import OVERLORD, TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import worth

TIRED = 0.55
"""What a fatigue is worth that could have been a power die, or a step."""
EFFECTS = {"stun": 1.6, "burn": 1.2, "web": 0.6, "knockback": 0.3, "threat": 0.7}
"""What a token on the target is worth, or a threat less for the overlord."""


class Victim(NamedTuple):
    """A figure that an attack strikes, as the one who chooses sees it."""

    guard: int
    left: int
    fear: int
    wound: float
    """What each wound is worth; less than nothing if the figure is a friend."""
    kill: float
    gain: Gain = NOTHING
    """What the attack has against this figure alone."""


def attacker_of(g: Descent, atk: Attack) -> Hero | Monster:
    if atk.by_hero >= 0:
        return g.heroes[atk.by_hero]
    m = monster_by_number(g, atk.by_monster)
    assert m is not None
    return m


def victim(g: Descent, target: Hero | Monster, atk: Attack, seat: int) -> Victim:
    """A figure as a victim of an attack in the eyes of a seat."""
    fear = fear_of(g, attacker_of(g, atk), target, seat)
    if isinstance(target, Hero):
        sign = 1.0 if seat == OVERLORD else -1.0
        price = sign * hero_price(g, target)
        worth = sign * wound_price(g, target)
        return Victim(hero_guard(target, atk.kind), target.wounds, fear, worth, price)
    sign = -0.5 if seat == OVERLORD else 1.0
    left, price = monster_left(g, target), sign * monster_price(g, target)
    gain = against(g, atk, target)
    return Victim(monster_guard(g, target), left, fear, 0.4 * price / left, 0.6 * price, gain)


def victims(g: Descent, atk: Attack, seat: int) -> list[Victim]:
    found = [figure(g, key) for key in atk.struck]
    return [victim(g, target, atk, seat) for target in found if target is not None]


def struck_by(one: Victim, strike: Strike) -> Strike:
    """An attack as it concerns one of its victims."""
    if one.gain == NOTHING:
        return strike
    more = one.gain
    return msgspec.structs.replace(strike, damage=strike.damage + more.damage, pierce=strike.pierce + more.pierce)


def harm_worth(victim: Victim, wounds: int) -> float:
    return victim.wound * min(wounds, victim.left) + (victim.kill if wounds >= victim.left else 0.0)


# -- rolling again ----------------------------------------------------------------------------------------------------


def strike_of(g: Descent, atk: Attack) -> Strike:
    attacker = attacker_of(g, atk)
    if isinstance(attacker, Monster):
        return monster_strike(g, attacker)
    weapon = content().items[atk.weapon] if atk.weapon else None
    return hero_strike(g, attacker, weapon)


def dice_to_reroll(g: Descent, atk: Attack, seat: int, most: int, able: Sequence[int]) -> tuple[int, ...]:
    """The dice, of those that may be, which `seat` should have rolled again."""
    strike = strike_of(g, atk)
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
    strike, struck = strike_of(g, atk), victims(g, atk, seat)
    chosen = dice_to_reroll(g, atk, seat, len(atk.dice), range(len(atk.dice)))
    return _expectation(strike, struck, atk, chosen) - _expectation(strike, struck, atk, ())


def _expectation(strike: Strike, struck: list[Victim], atk: Attack, again: tuple[int, ...]) -> float:
    """What the attack is worth if these dice are rolled again."""
    kept = [die for die in range(len(atk.dice)) if die not in again]
    lying = read([atk.dice[die] for die in kept], [atk.faces[die] for die in kept])
    if lying.missed:
        return 0.0
    value = 0.0
    for chance, reach, damage, surges, enhancements in outcomes(tuple(sorted(atk.dice[die] for die in again))):
        total = Rolled(
            chance,
            reach + lying.range,
            damage + lying.damage,
            surges + lying.surges,
            enhancements + lying.enhancements,
        )
        for one in struck:
            wounds = most_wounds(struck_by(one, strike), total, atk.distance, one.guard, one.fear)
            value += chance * harm_worth(one, wounds)
    return value


# -- spending ---------------------------------------------------------------------------------------------------------


class Bill(NamedTuple):
    """What to buy, and what it is worth."""

    value: float
    ranges: int
    """Enhancements needed to get there."""
    bought: tuple[int, ...]
    """The places of the surge options to buy."""


def what_to_spend(g: Descent, atk: Attack, seat: int, offers: Sequence[str]) -> str:
    """The next thing to buy in step 5, or to be done."""
    struck = victims(g, atk, seat)
    options = content().items[atk.weapon].surges if atk.weapon else ()
    best = _best_bill(g, atk, seat, struck, options, atk.surges, atk.enhancements)
    if "fatigue" in offers and _one_more_die(g, atk, seat, struck, options) - best.value > TIRED:
        return "fatigue"
    wanted = ["range", "sorcery:range"] if best.ranges else []
    wanted += [f"surge:{at}" for at in best.bought]
    wanted += ["damage", "sorcery:damage"] if not best.ranges else []
    return next((answer for answer in wanted if answer in offers), "done")


def _one_more_die(g: Descent, atk: Attack, seat: int, struck: list[Victim], options: tuple[SurgeOption, ...]) -> float:
    """What the attack may be expected to come to with the power dice that a fatigue brings."""
    hero = g.heroes[atk.by_hero]
    dice = (POWER,) * (worth(hero, "twin_dice", "power_dice") or 1)
    return sum(
        way.chance
        * _best_bill(g, atk, seat, struck, options, atk.surges + way.surges, atk.enhancements + way.enhancements).value
        for way in outcomes(dice)
    )


def _best_bill(
    g: Descent,
    atk: Attack,
    seat: int,
    struck: list[Victim],
    options: tuple[SurgeOption, ...],
    surges: int,
    enhancements: int,
) -> Bill:
    fear = fear_to_pay(g, attacker_of(g, atk), atk, seat)
    best = Bill(0.0, 0, ())
    if surges < fear:
        return best
    free = enhancements + atk.sorcery
    ranged = atk.kind != "melee" and atk.area not in ("breath", "around")
    for bought in _purchases(options, surges - fear):
        gains = [options[at].gain for at in bought]
        short = max(0, atk.distance - atk.range - sum(gain.range for gain in gains)) if ranged else 0
        if short <= free:
            value = _outcome(g, atk, seat, struck, gains, free - short)
            best = max(best, Bill(value - 0.001 * len(bought), short, bought))
    return best


def _purchases(options: tuple[SurgeOption, ...], surges: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """All ways to spend surges on the options, each as often as it can be paid."""
    yield ()
    for at in range(first, len(options)):
        if options[at].cost <= surges:
            for more in _purchases(options, surges - options[at].cost, at):
                yield (at, *more)


def _outcome(g: Descent, atk: Attack, seat: int, struck: list[Victim], gains: list[Gain], free: int) -> float:
    """What the attack is worth once this has been bought, with the rest put into damage."""
    times = 2 if atk.doubled or any(gain.double for gain in gains) else 1
    dealt = times * (atk.damage + sum(gain.damage for gain in gains) + free)
    if wider := sum(gain.blast for gain in gains):
        struck = struck + _caught(g, atk, seat, atk.blast + wider)
    pierce = atk.pierce + sum(gain.pierce for gain in gains)
    slain = atk.slays or any(gain.slay for gain in gains)
    value = 0.0
    for one in struck:
        wounds = dealt + times * one.gain.damage - max(0, one.guard - pierce - one.gain.pierce)
        value += harm_worth(one, one.left if slain else max(0, wounds))
    if dealt > 0:
        value += sum(each * getattr(gain, name) for gain in gains for name, each in EFFECTS.items())
    return value


def _caught(g: Descent, atk: Attack, seat: int, radius: int) -> list[Victim]:
    """Those whom a blast of this radius strikes besides those already struck."""
    cells = blast(dungeon(g).sight(g.closed), atk.target, radius, g.rubble)
    caught: list[Hero | Monster] = [
        h for h in g.heroes if h.at != TOWN and cells >> h.at & 1 and f"h{h.index}" not in atk.struck
    ]
    caught += [m for m in g.monsters if base(g, m) & cells and f"m{m.number}" not in atk.struck]
    return [victim(g, target, atk, seat) for target in caught]
