"""Whole ways to spend a roll, so that nobody has to work out step 5 of an attack in his head (DES-ATK-12 to 18).

Nothing is thrown any more, so what each way comes to is certain, and the rules themselves say it. Two ways are compared
figure by figure: one is better if it is as good in everything and better in something. Ways to which another is better
are left out; if a single one remains, it is the best there is, and only then is it suggested.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from undercroft.games.descent.box.content import ItemCard
from undercroft.games.descent.browser.strikes import wounds_left
from undercroft.games.descent.figures import figure
from undercroft.games.descent.odds import Total, best_wounds, bills, mark_of, strike_of
from undercroft.games.descent.rules import attack_spend
from undercroft.games.descent.rules.bonuses import damage_to
from undercroft.games.descent.rules.prevention import in_reserve
from undercroft.games.descent.rules.targets import struck
from undercroft.games.descent.rules.wounds import resists
from undercroft.games.descent.state import OVERLORD, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import immune, known_ability
from undercroft.kernel.messages import Msg, msg

TOKENS = ("stun", "burn", "web", "poison")
GAINS = ("range", "damage", "pierce", "blast", *TOKENS)
"""What a way may add to an attack by the number, in the order in which it is told."""
DEAD = 99
"""As good as any number of tokens: they mean nothing to the dead."""


class Fate(NamedTuple):
    """What becomes of one figure."""

    key: str
    hostile: bool
    """Whether the one who spends wishes it ill."""
    wounds: int | None
    """None for a miss."""
    dies: bool
    tokens: dict[str, int]
    """Those that stay on it, if it lives."""
    enough: int
    """More wounds than these make no difference."""


class Way(NamedTuple):
    """One way to spend a roll, and what comes of it if nothing more is spent."""

    answers: tuple[str, ...]
    after: Attack
    fates: tuple[Fate, ...]
    threat: int = 0
    """What the overlord loses."""

    @property
    def hits(self) -> bool:
        return any(fate.wounds is not None for fate in self.fates)

    @property
    def kills(self) -> int:
        return sum(fate.dies for fate in self.fates if fate.hostile)


def ways(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, seat: int) -> list[Way]:
    """The ways to spend what lies on the table to which none is better, the most promising first."""
    found: list[Way] = []
    for answers in sorted(_purchases(g, attacker, atk, weapon, seat), key=len):
        way = spent(g, attacker, atk, weapon, seat, answers)
        if not any(as_good(other, way, seat) for other in found):
            found = [other for other in found if not as_good(way, other, seat)]
            found.append(way)
    return sorted(found, key=lambda way: _promise(way, seat), reverse=True)


def suggested(found: list[Way], *, tireless: bool) -> Way | None:
    """The way that is known to be best: there is no other, and no more dice could be bought that might do more."""
    (best, *others) = found
    settled = tireless or all(fate.dies for fate in best.fates if fate.hostile)
    return best if settled and not others else None


def _purchases(
    g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, seat: int
) -> Iterator[tuple[str, ...]]:
    """Everything to buy that may be worth it: surges as they can be paid, the range that is lacking, then damage.

    More damage is never worse unless somebody is struck who should not be; then less of it is tried too.
    """
    free = ["sorcery:"] * atk.sorcery + [""] * atk.enhancements
    for places in bills(weapon.surges if weapon is not None else (), atk.surges):
        bought = tuple(f"surge:{at}" for at in places)
        after = msgspec.structs.replace(atk)
        for what in bought:
            attack_spend.apply(after, weapon, what)
        short = max(0, after.distance - after.range) if after.needs_range else 0
        if short > len(free):
            continue
        ranges = tuple(source + "range" for source in free[:short])
        damages = tuple(source + "damage" for source in free[short:])
        spares = any(not _hostile(key, seat) for key in struck(g, attacker, after))
        for most in range(0 if spares else len(damages), len(damages) + 1):
            yield ranges + bought + damages[:most]
    yield ()


def spent(
    g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, seat: int, answers: tuple[str, ...]
) -> Way:
    """What an attack comes to when these things are bought, by the rules, and nothing else."""
    after, threat = msgspec.structs.replace(atk), 0
    for answer in answers:
        threat += attack_spend.apply(after, weapon, answer).threat
    after.struck = struck(g, attacker, after)
    stopped = strike_of(msgspec.structs.replace(after, enhancements=0, sorcery=0), None)
    fates = []
    for key in after.struck:
        target = figure(g, key)
        if target is not None:
            mark = mark_of(g, attacker, after, target, None)
            fates.append(_fate(g, after, weapon, target, best_wounds(stopped, mark, Total()), key, seat))
    return Way(answers, after, tuple(fates), min(threat, g.overlord.threat))


def _fate(
    g: Descent,
    atk: Attack,
    weapon: ItemCard | None,
    target: Hero | Monster,
    wounds: int | None,
    key: str,
    seat: int,
) -> Fate:
    enough = wounds_left(g, target) + (in_reserve(target) if isinstance(target, Hero) else 0)
    dies = (wounds or 0) >= enough
    tokens: dict[str, int] = {}
    if wounds is not None and not dies and damage_to(g, atk, target) > 0:
        tokens = {name: getattr(atk, name) for name in TOKENS if getattr(atk, name) and not resists(target, name)}
        if weapon is not None and weapon.stuns and wounds and not resists(target, "stun"):
            tokens["stun"] = tokens.get("stun", 0) + weapon.stuns
        if atk.knockback and not (isinstance(target, Hero) and immune(target, "knockback")):
            tokens["knockback"] = 1  # DES-ATK-15: once, however often it was bought
    outright = atk.slays and isinstance(target, Monster) and bool(known_ability(g, target, "undying", None))
    return Fate(key, _hostile(key, seat), wounds, dies, tokens, enough + outright)


def _hostile(key: str, seat: int) -> bool:
    return (key[0] == "h") == (seat == OVERLORD)


def as_good(one: Way, other: Way, seat: int) -> bool:
    """Whether one way is at least as good as another to a seat, in everything that comes of them."""
    ours, theirs = _goods(one, seat), _goods(other, seat)
    return all(ours.get(what, 0) >= theirs.get(what, 0) for what in ours.keys() | theirs.keys())


def _goods(way: Way, seat: int) -> dict[str, int]:
    """All that comes of a way, each by its name, more being better."""
    found = {"hits": int(way.hits), "threat": way.threat * (-1 if seat == OVERLORD else 1)}
    for fate in way.fates:
        sign = 1 if fate.hostile else -1
        found[f"wounds:{fate.key}"] = sign * min(fate.wounds or 0, fate.enough)
        for name in (*TOKENS, "knockback"):
            found[f"{name}:{fate.key}"] = sign * (DEAD if fate.dies else fate.tokens.get(name, 0))
    return found


def _promise(way: Way, seat: int) -> tuple[int, ...]:
    """For the order of the list: a hit, kills, wounds, then whatever else; friends count against."""
    goods = _goods(way, seat)
    wounds = sum(n for what, n in goods.items() if what.startswith("wounds:"))
    friends = sum(fate.dies for fate in way.fates if not fate.hostile)
    rest = sum(min(n, DEAD) for what, n in goods.items() if not what.startswith("wounds:"))
    return (goods["hits"], way.kills - friends, wounds, rest, -len(way.answers))


def gains(before: Attack, way: Way) -> list[Msg]:
    """What a way adds to the attack, in the words of the cards."""
    after = way.after
    found = [
        msg(f"des-gain-{name}", n=getattr(after, name) - getattr(before, name))
        for name in GAINS
        if getattr(after, name) > getattr(before, name)
    ]
    found += [msg("des-gain-threat", n=way.threat)] if way.threat else []
    for name, field in (("knockback", "knockback"), ("double", "doubled"), ("slay", "slays")):
        if getattr(after, field) and not getattr(before, field):
            found.append(msg(f"des-gain-{name}", n=1))
    return found
