"""What enemies are likely to do to a hero in a zone before the next turn, and what an attack promises."""

from __future__ import annotations

from typing import NamedTuple, cast

from undercroft.board import Bits, Cell
from undercroft.games.massivedarkness2.bot.worth import CLAW, SHIELD, dice_worth, figure_worth, last_worth, life
from undercroft.games.massivedarkness2.box.components import Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    distances_from,
    enemy_walk,
    figures_of,
    floor,
    heroes_at,
    targets,
)
from undercroft.games.massivedarkness2.odds import Forecast, of_combat
from undercroft.games.massivedarkness2.rules import abilities, pool
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.missions.passage import SUMMONER
from undercroft.games.massivedarkness2.rules.targets import reach
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import OFF, Ally, AttackType, Combat, Enemy, Hero, MassiveDarkness

_KNOWN: dict[tuple[object, ...], Forecast] = {}
KEPT = 4096


def promise(g: MassiveDarkness, hero: Hero, enemy: Enemy, kind: AttackType, *, by_hero: bool) -> Forecast:
    """The odds of an attack; pools repeat all the time, so what was worked out is kept."""
    c = Combat(hero=hero.number, enemy=enemy.number, by_hero=by_hero, kind=kind)
    pool.prepare(g, c, {})
    key: tuple[object, ...] = (
        by_hero,
        enemy.kind,
        enemy.id,
        enemy.range,
        enemy.minions,
        enemy.hurt,
        g.players,
        g.mission,
    )
    key += (c.swords, c.shields, c.pierce, *sorted(c.pool.items()))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        found = _KNOWN[key] = of_combat(g, c)
    return found


class Blow(NamedTuple):
    """An attack that a hero could make."""

    enemy: Enemy
    kind: AttackType
    worth: float
    """What it does to the enemy."""
    cost: float
    """Wounds that it costs the hero on average."""
    wounds: float
    """That the enemy suffers on average."""


def blow(g: MassiveDarkness, hero: Hero, enemy: Enemy, kind: AttackType) -> Blow:
    odds = promise(g, hero, enemy, kind, by_hero=True)
    extra = bonus(g, hero, kind)
    left = remaining(g, enemy)
    wounds = min(left, odds.mean + extra)
    urgent = 1.6 if enemy.named or enemy.kind == "boss" or _beside_summoner(g, enemy) else 1.0
    worth = 0.9 * wounds * urgent
    figures = figures_of(enemy)
    for struck, chance in odds.wounds.items():
        dead = min(float(figures), (enemy.hurt + struck + extra) / health(g, enemy))
        worth += chance * (0.7 * int(dead) + 0.3 * dead) * figure_worth(enemy)
        if dead >= figures:
            worth += chance * last_worth(enemy) * urgent
    worth += 0.5 * (1.0 - left / whole(g, enemy))
    black = odds.pool.get("black", 0)
    cost = odds.scratches + CLAW * 0.5 * black * hurtful(enemy)
    if claw_of(enemy).special == "burst" and black:  # it hurts everybody in the attacker's zone
        chance, burst = 1.0 - 0.5**black, claw_of(enemy).values["wounds"]
        cost += chance * burst
        here = [other for other in heroes_at(g, hero.at) if other is not hero]
        worth -= chance * sum(life(g, other.health) - life(g, other.health - burst) for other in here)
    return Blow(enemy, kind, worth, cost, wounds)


def _beside_summoner(g: MassiveDarkness, enemy: Enemy) -> bool:
    """Whether the one who has to be led on is held up by it (MD2-MIS-17)."""
    return any(ally.kind == SUMMONER and ally.at == enemy.at for ally in g.allies)


def bonus(g: MassiveDarkness, hero: Hero, kind: str, *, by_hero: bool = True) -> float:
    """What abilities add to an attack or a defence on average, as far as they can be paid for; by_hero: an attack."""
    moments = frozenset({"combat", "attack", kind}) if by_hero else frozenset({"combat", "defence"})
    key = (hero.number, hero.at, hero.mana, moments)
    if _BONUS.get("table") is not g:
        _BONUS.clear()
        _BONUS["table"] = g
    if key in _BONUS:
        return cast("float", _BONUS[key])
    worth, purse = 0.15 * g.spent, hero.mana
    for name in abilities.at(g, hero, moments):
        ability = content().abilities[name]
        cost = ability.cost
        free = not cost.wounds and abilities.card_of(name) not in hero.potions
        if not free or cost.mana > purse or name in hero.used:
            continue
        if abilities.why_not_needed(g, hero, ability, None) and not ability.need.dual and not ability.need.against:
            continue
        purse -= cost.mana
        share = 0.6 if cost.rage or cost.elements or cost.mana else 1.0
        worth += share * _helps(ability.effect, by_hero=by_hero)
    _BONUS[key] = worth
    return worth


_BONUS: dict[object, object] = {}
"""What was worked out for the table that is being looked at."""


def _helps(effect: Effect, *, by_hero: bool) -> float:
    dice = effect.dice
    if by_hero:
        gain = effect.swords + dice_worth(dice) - SHIELD * dice.blue + 0.6 * effect.pierce + 0.8 * effect.fire
    else:
        gain = effect.shields + SHIELD * dice.blue + 0.3 * effect.wounds
    return gain + 0.4 * effect.rerolls + 0.2 * effect.enemy_rerolls + (effect.wounds if by_hero else 0)


def hurtful(enemy: Enemy) -> float:
    """How much a claw hurts when the enemy is attacked."""
    claw = claw_of(enemy)
    if claw.when == "attack":
        return 0.0
    burst = claw.values.get("wounds", 0) if claw.special in ("taint", "second_victim") else 0
    return (0.8 * claw.fire + 0.5 * claw.drain + 0.8 * claw.frost + 0.8 * burst + 0.2) / claw.claws


def remaining(g: MassiveDarkness, enemy: Enemy) -> float:
    """Wounds until it is dead."""
    return float(health(g, enemy) * figures_of(enemy) - enemy.hurt)


def whole(g: MassiveDarkness, enemy: Enemy) -> float:
    most = content().mobs[enemy.id].minions if enemy.kind == "mob" else 0
    return float(health(g, enemy) * (max(enemy.minions, min(most, max(2, g.players))) + 1))


class Threat(NamedTuple):
    """An enemy, and what its attack does to a hero on average, wherever that is."""

    enemy: Enemy
    wounds: float


def threats(g: MassiveDarkness, hero: Hero) -> list[Threat]:
    """What each enemy would do to this hero with one attack."""
    found = []
    for enemy in g.enemies:
        if enemy.kind == "boss" and g.boss is None:
            continue
        kinds = list(pool.enemy_attacks(enemy))
        if kinds:
            stood, enemy.at = enemy.at, hero.at  # as if it stood beside the hero: columns may be gone by then
            odds = [promise(g, hero, enemy, kind, by_hero=False) for kind in kinds]
            enemy.at = stood
            blocked = bonus(g, hero, "", by_hero=False)
            found.append(
                Threat(enemy, max(max(0.4 * odd.mean, odd.mean - 0.7 * blocked) + odd.scratches for odd in odds))
            )
    return found


def danger(g: MassiveDarkness, hero: Hero, zone: Cell, found: list[Threat]) -> list[tuple[Enemy, float]]:
    """Wounds that each enemy deals a hero in this zone before the next turn, on average."""
    told = []
    for enemy, wounds in found:
        often = attacks_on(g, hero, enemy, zone)
        if often:
            told.append((enemy, often * wounds))
    return told


def attacks_on(g: MassiveDarkness, hero: Hero, enemy: Enemy, zone: Cell) -> float:
    """How many attacks of an enemy are to be expected by a hero in a zone; others share them."""
    if enemy.frost >= 2:
        return 0.0
    if enemy.at == OFF:  # it appears beside the weakest
        return 0.5
    away = distances_from(enemy_walk(g), enemy.at, floor(g))
    far = away.get(zone)
    if enemy.kind == "boss":
        return (0.8 if zone == enemy.at else 0.4) * min(3.0, 0.6 + 0.4 * g.players)
    zones = strike_zones(g, enemy, enemy.at)
    others = [target for target in targets(g) if target.number != hero.number]
    closer = sum(away.get(other.at, 99) < (99 if far is None else far) for other in others)
    equal = [other for other in others if away.get(other.at, 99) == far]
    share = (0.15 if closer else 1.0) * _chosen(hero, equal)
    if enemy.kind == "roaming":
        if zones >> zone & 1 or (far is not None and far <= 3):
            return max(0.35, share)
        return 0.0
    actions = 2 - enemy.frost
    if zones >> zone & 1:
        return actions * share
    if far is not None and far <= 2 and actions > 1:
        return 0.8 * share * (1.0 if far == 1 else 0.3)
    return 0.0


def _chosen(hero: Hero, equal: list[Hero | Ally]) -> float:
    """How likely it is this hero among equals: the players choose whoever bears it best (MD2-EPH-05)."""
    if not equal:
        return 1.0
    stronger = sum(other.health > hero.health for other in equal)
    return 0.8 if not stronger else 0.5 / (1 + len(equal))


def strike_zones(g: MassiveDarkness, enemy: Enemy, at: Cell) -> Bits:
    zones = 0
    for kind in pool.enemy_attacks(enemy):
        zones |= reach(g, kind, at)
    return zones


def near_enemies(g: MassiveDarkness, zone: Cell, steps: int) -> list[Enemy]:
    """Enemies that could be here soon: they walk, closed doors stop them."""
    away = distances_from(enemy_walk(g), zone, floor(g))
    return [e for e in g.enemies if e.at != OFF and away.get(e.at, 99) <= steps and (e.kind != "boss" or g.boss)]
