"""An attack that could be declared now, as a browser shows it: dice, distance, whom it strikes, and the odds.

Everything is worked out by the rules themselves on an attack whose dice are not rolled.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.board import members
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import (
    dungeon,
    figure,
    hero_at,
    hero_key,
    hero_spaces,
    monster_at,
    monster_key,
    monster_spaces,
    name_of,
)
from undercroft.games.descent.odds import chances, mark_of, strike_of, unrolled
from undercroft.games.descent.rules import attack_dice, attack_spend
from undercroft.games.descent.rules.attack import aim_around, aim_at, aim_breath, is_friend
from undercroft.games.descent.rules.bonuses import against, attacked, damage_to
from undercroft.games.descent.rules.prevention import in_reserve
from undercroft.games.descent.rules.targets import (
    attack_kind,
    breath_placements,
    covered,
    in_reach_of,
    struck,
    within_reach,
)
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import ability, known_ability, monster_wounds
from undercroft.kernel.messages import Msg
from undercroft.parts.cell_names import cell_name

LIMITS = content().limits


class Odds(msgspec.Struct, frozen=True):
    """What an attack is likely to do to one figure."""

    who: str
    """As in `figures.figure`."""
    name: Msg
    friend: bool
    armor: int
    """After Pierce."""
    left: int
    hits: float
    kills: float
    expected: float
    wounds: tuple[float, ...]
    """See `odds.Chances`."""
    undying: bool
    shield: int
    """Wounds that the figure can prevent by exhausting shields, which the odds leave out."""


class Strike(msgspec.Struct, frozen=True):
    """An attack that could be made."""

    weapon: str
    """Empty for bare hands and for monsters; `sheet` for an attack that a hero's sheet grants."""
    kind: str
    dice: tuple[str, ...]
    distance: int
    needs_range: bool
    """Whether its range must reach the distance: not in melee, nor for Breath and what spreads from the attacker."""
    at: str
    """The space attacked."""
    area: str
    cells: tuple[str, ...]
    """All spaces it covers."""
    damage: int
    range: int
    surges: int
    """These three are added to whatever is rolled."""
    pierce: int
    sorcery: int
    fear: int
    """Surges that are spent on Fear."""
    odds: tuple[Odds, ...]
    assumes: tuple[str, ...]
    """What the odds take for granted: best_spent, no_fatigue, no_reroll, no_shield, no_secrets."""


def foresee(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None) -> Strike:
    """What to expect of an attack that has been declared, or could be, and is not rolled yet."""
    ahead = unrolled(g, attacker, msgspec.structs.replace(atk, struck=struck(g, attacker, atk)), weapon)
    pool = tuple(atk.dice or attack_dice.dice_pool(g, attacker, weapon))
    grid = dungeon(g).grid
    odds = tuple(_odds(g, attacker, ahead, weapon, pool, key) for key in ahead.struck)
    return Strike(
        weapon=ahead.weapon,
        kind=ahead.kind,
        dice=pool,
        distance=ahead.distance,
        needs_range=ahead.needs_range,
        at=cell_name(grid, ahead.target),
        area=ahead.area,
        cells=tuple(cell_name(grid, cell) for cell in members(covered(g, attacker, ahead))),
        damage=damage_to(g, ahead, attacked(g, ahead)),
        range=ahead.range,
        surges=ahead.surges,
        pierce=ahead.pierce + against(g, ahead, attacked(g, ahead)).pierce,
        sorcery=ahead.sorcery,
        fear=attack_spend.fear_to_pay(g, attacker, ahead, None),
        odds=odds,
        assumes=tuple(_assumptions(g, attacker, ahead, pool, odds)),
    )


def wounds_left(g: Descent, target: Hero | Monster) -> int:
    """The wounds a figure dies of."""
    return max(1, target.wounds if isinstance(target, Hero) else monster_wounds(g, target) - target.hurt)


def _odds(
    g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, dice: tuple[str, ...], key: str
) -> Odds:
    target = figure(g, key)
    assert target is not None, f"{key} was struck and is gone"
    strike, mark = strike_of(atk, weapon, dice), mark_of(g, attacker, atk, target, None)
    left = wounds_left(g, target)
    found = chances(strike, mark, left)
    return Odds(
        who=key,
        name=name_of(target),
        friend=is_friend(attacker, key),
        armor=max(0, mark.armor - strike.pierce),
        left=left,
        hits=found.hits,
        kills=found.kills,
        expected=found.expected,
        wounds=found.wounds,
        undying=isinstance(target, Monster) and bool(known_ability(g, target, "undying", None)),
        shield=in_reserve(target) if isinstance(target, Hero) else 0,
    )


def _assumptions(
    g: Descent, attacker: Hero | Monster, atk: Attack, dice: tuple[str, ...], odds: tuple[Odds, ...]
) -> Iterator[str]:
    yield "best_spent"
    if isinstance(attacker, Hero):
        if attacker.fatigue and dice.count(attack_dice.POWER) < LIMITS.power_dice_per_attack:
            yield "no_fatigue"
        if attacker.order == "aim" or atk.aimed:
            yield "no_reroll"
    elif any(hero.order == "dodge" for hero in attack_dice.attacked_heroes(g, attacker, atk)):
        yield "no_reroll"
    if any(one.shield for one in odds):
        yield "no_shield"
    if any(isinstance(target, Monster) and target.named for target in (figure(g, one.who) for one in odds)):
        yield "no_secrets"


def strikes(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> list[Strike]:
    """The attacks on enemies that could be declared from here, the most promising first; none from the town."""
    if attacker.at == TOWN:
        return []
    found = [foresee(g, attacker, atk, weapon) for atk in _options(g, attacker, weapon)]
    return sorted(found, key=lambda strike: -_promise(strike))


def _options(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> Iterator[Attack]:
    if isinstance(attacker, Hero) and weapon is not None and weapon.around:
        if in_reach_of(g, attacker, weapon) & monster_spaces(g):
            yield aim_around(g, attacker, weapon)
        return
    enemies = monster_spaces(g) if isinstance(attacker, Hero) else hero_spaces(g)
    if isinstance(attacker, Monster) and ability(g, attacker, "breath"):
        for way in breath_placements(g, attacker):
            if way.covered & enemies:
                yield aim_breath(g, attacker, way.covered)
    nearest: dict[str, Attack] = {}
    for cell in members(within_reach(g, attacker, attack_kind(attacker, weapon)) & enemies):
        atk, key = aim_at(g, attacker, weapon, cell), _standing(g, cell)
        if key not in nearest or atk.distance < nearest[key].distance:
            nearest[key] = atk
    yield from nearest.values()


def _standing(g: Descent, cell: int) -> str:
    """The figure on a space, by its key."""
    hero = hero_at(g, cell)
    if hero is not None:
        return hero_key(hero)
    m = monster_at(g, cell)
    return monster_key(m) if m is not None else ""


def _promise(strike: Strike) -> float:
    """Kills count most; friends struck count against."""
    return sum((odds.expected + 3 * odds.kills) * (-1 if odds.friend else 1) for odds in strike.odds)
