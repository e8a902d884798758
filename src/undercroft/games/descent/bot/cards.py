"""The overlord's cards: what each is worth now, which to play, which to turn into threat."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import members
from undercroft.games.descent.bot.attack import attack_worth, reroll_gain
from undercroft.games.descent.bot.hero_cards import aimed_worth
from undercroft.games.descent.bot.monsters import Warlord
from undercroft.games.descent.bot.strikes import danger, hero_price, wound_price
from undercroft.games.descent.box.content import OverlordCard, content
from undercroft.games.descent.figures import hero_spaces, monster_by_number, quest_of, topology
from undercroft.games.descent.odds import throws, totals
from undercroft.games.descent.rules.attack_dice import POWER
from undercroft.games.descent.rules.spawning import figures_left
from undercroft.games.descent.rules.targets import in_reach_of, weapons
from undercroft.games.descent.rules.windows import cost
from undercroft.games.descent.state import OVERLORD, TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import monster_speed, power, worth

CARDS = content().overlord
POWER_WORTH = {
    "doom": 30.0,
    "hordes_of_the_things": 6.0,
    "evil_genius": 18.0,
    "brilliant_commander": 3.0,
    "trapmaster": 10.0,
}
"""What a power is worth at the beginning of a game; for those that work when an area is revealed, for each of them."""
PER_AREA = ("hordes_of_the_things", "brilliant_commander")
LONG = 18
"""Rounds after which a power is hardly worth its price."""
GRUDGE = 2.0
"""What it costs to discard cards for the threat that a spawn card lacks, a threat: they may have their moment yet."""
AIMED = 0.33
"""What aiming adds to an attack."""


def threat_price(g: Descent) -> float:
    """What a threat is worth, in wounds: little when there is plenty, more when a power is being saved for."""
    powers = [name for name in g.overlord.hand if CARDS[name].type == "power"]
    saving = any(power_worth(g, name) > 0.9 * CARDS[name].cost for name in powers)
    if saving:
        return 0.65
    return 0.5 if g.overlord.threat < 6 else 0.35 if g.overlord.threat < 12 else 0.2


def power_worth(g: Descent, name: str) -> float:
    value = POWER_WORTH.get(name, 0.0)
    if name in PER_AREA:
        areas = len(quest_of(g).areas)
        return value * sum(1 for area in range(areas) if not g.revealed >> area & 1)
    return value * max(0.0, 1.0 - g.round / LONG)


def spawn_worth(g: Descent, card: OverlordCard) -> float:
    """What the monsters of a spawn card can be expected to do before they fall."""
    value = 0.0
    for entry in card.spawn:
        able = min(entry.count, max(0, figures_left(g, entry.kind, master=entry.master)))
        value += able * 0.9 * danger(g, Monster(0, entry.kind, entry.master, 0))
    return value


def keeping_worth(g: Descent, name: str) -> float:
    """What a card in hand is worth, beyond what it would cost to play."""
    card = CARDS[name]
    price = threat_price(g) * cost(g, card)
    if card.type == "spawn":
        return spawn_worth(g, card) - price
    if card.type == "power":
        return power_worth(g, name) - price
    return USUAL.get(name, 1.0) - price


USUAL = {
    "aim": 1.3,
    "charge": 2.6,
    "crushing_block": 3.4,
    "dark_charm": 4.0,
    "dodge": 1.3,
    "explosive_door": 4.2,
    "explosive_rune": 6.0,
    "gust_of_wind": 1.0,
    "mimic": 3.6,
    "monkey_god": 6.5,
    "paralyzing_gas": 3.6,
    "rage": 3.6,
    "spiked_pit": 2.0,
}
"""What events and traps usually do, in wounds."""


def to_play(g: Descent, offers: list[str]) -> str:
    """A spawn or power card worth its price, a card to be turned into threat for it, or the end of this step."""
    warlord = Warlord(g)
    best, value = "end", 0.5
    for name in offers:
        card = CARDS.get(name)
        if card is None:
            continue
        price = cost(g, card)
        lacking = max(0, price - g.overlord.threat)
        if card.type == "spawn" and warlord.heroes and not warlord.beset():
            gain = spawn_worth(g, card) - threat_price(g) * price - GRUDGE * lacking
        elif card.type == "power":
            gain = power_worth(g, name) - 0.65 * price - 0.3 * lacking
        else:
            continue
        if gain > value:
            best, value = name, gain
    return best


def to_discard(g: Descent, count: int) -> list[int]:
    """The places in the hand of the cards least worth keeping."""
    hand = g.overlord.hand
    price = threat_price(g)
    order = sorted(range(len(hand)), key=lambda at: keeping_worth(g, hand[at]) - price * CARDS[hand[at]].value)
    return sorted(order[:count])


def least_worth(g: Descent, offers: list[str]) -> str:
    """The card to discard for its threat."""
    return min(offers, key=lambda name: keeping_worth(g, name) - threat_price(g) * CARDS[name].value)


# -- cards at their moments -------------------------------------------------------------------------------------------


def reaction(g: Descent, offers: list[str]) -> str:
    """The card most worth playing now, if any is."""
    best, value = "pass", 0.0
    for name in offers:
        judge = _MOMENTS.get(name)
        if judge is not None:
            gain = judge(g, CARDS[name]) - threat_price(g) * (cost(g, CARDS[name]) + CARDS[name].value)
            if gain > value:
                best, value = name, gain
    return best


def _aim(g: Descent, card: OverlordCard) -> float:  # noqa: ARG001
    return AIMED * attack_worth(g, g.attacks[-1], OVERLORD)


def _dodge(g: Descent, card: OverlordCard) -> float:  # noqa: ARG001
    return reroll_gain(g, g.attacks[-1], OVERLORD)


def _rage(g: Descent, card: OverlordCard) -> float:  # noqa: ARG001
    m = monster_by_number(g, g.active)
    foray = Warlord(g).foray(m, m.points) if m is not None and Warlord(g).heroes else None
    return 0.85 * foray.value * (m.attacks if m is not None else 0) if foray is not None else 0.0


def _charge(g: Descent, card: OverlordCard) -> float:
    m = monster_by_number(g, g.active)
    warlord = Warlord(g)
    if m is None or not warlord.heroes or not m.attacks or warlord.foray(m, m.points) is not None:
        return 0.0
    foray = warlord.foray(m, monster_speed(g, m) * card.values["times"])
    return foray.value * m.attacks if foray is not None else 0.0


def hurt_by(g: Descent, hero: Hero, card: OverlordCard) -> float:
    """What the wounds of a trap are worth."""
    wounds = card.values["wounds"] + power(g, "trapmaster", "wounds") - worth(hero, "cautious", "fewer")
    spared = card.values.get("per_surge", 0)
    dice = (POWER,) * card.values["dice"]
    value = 0.0
    for way, count in totals(dice).items():
        suffered = max(0, wounds - spared * way.surges)
        killed = hero_price(g, hero) if suffered >= hero.wounds else 0.0
        value += count * (min(suffered, hero.wounds) * wound_price(g, hero) + killed)
    return value / throws(dice)


def _steps_in(g: Descent, card: OverlordCard) -> float:
    return hurt_by(g, g.heroes[g.acting], card) + (0.8 if card.id == "spiked_pit" else 0.3)


def _explodes(g: Descent, card: OverlordCard) -> float:
    opener = g.heroes[g.acting]
    near = topology(g).neighbours(opener.at) | 1 << opener.at
    return sum(hurt_by(g, hero, card) for hero in g.heroes if hero.at != TOWN and near >> hero.at & 1)


def _lames(g: Descent, card: OverlordCard) -> float:
    """A turn lost, and more, for whoever opens: worse with enemies about."""
    warlord = Warlord(g)
    hero = g.heroes[g.acting]
    threats = sum(1 for m in g.monsters if any(other is hero for other, _ in warlord.in_reach(m)))
    return (USUAL[card.id] + 0.8 * min(5, threats)) * 5 / 6


def _usual(g: Descent, card: OverlordCard) -> float:  # noqa: ARG001
    return USUAL[card.id]


def _charm(g: Descent, card: OverlordCard) -> float:  # noqa: ARG001
    able = [hero for hero in g.heroes if hero.at != TOWN and not hero.monkey]
    return 5 / 6 * max((charm_worth(g, hero)[0] for hero in able), default=0.0)


def charm_worth(g: Descent, hero: Hero) -> tuple[float, str, int]:
    """The worst that a charmed hero could do: its worth, the weapon and the space."""
    found = [(0.0, "unarmed", hero.at)]
    for weapon in weapons(hero):
        if not weapon.around:
            spaces = in_reach_of(g, hero, weapon) & hero_spaces(g) | 1 << hero.at
            found += [
                (aimed_worth(g, hero, weapon.id, cell, seat=OVERLORD), weapon.id, cell) for cell in members(spaces)
            ]
    return max(found)


_MOMENTS: dict[str, Callable[[Descent, OverlordCard], float]] = {
    "aim": _aim,
    "charge": _charge,
    "crushing_block": _steps_in,
    "dark_charm": _charm,
    "dodge": _dodge,
    "explosive_door": _explodes,
    "explosive_rune": _explodes,
    "gust_of_wind": _usual,
    "mimic": _usual,
    "monkey_god": _lames,
    "paralyzing_gas": _lames,
    "rage": _rage,
    "spiked_pit": _steps_in,
}
