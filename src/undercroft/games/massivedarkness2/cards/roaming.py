"""What roaming monsters do: their activation schemes and special abilities (MD2-ROM-07)."""

from __future__ import annotations

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.box.components import Claw, Rule
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    called,
    distances_from,
    enemies_at,
    enemy_left,
    enemy_walk,
    find_friend,
    floor,
    in_shadow,
    name,
    seats,
    seen_from,
    targets,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import states
from undercroft.games.massivedarkness2.rules.claws import claw_special
from undercroft.games.massivedarkness2.rules.enemy_phase import (
    choose_target,
    move,
    scheme,
    strike,
    strike_at,
    strike_each,
)
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.wounds import mend, wound_enemy, wound_hero
from undercroft.games.massivedarkness2.state import OFF, Ally, Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf


def _dice(rule: Rule) -> dict[str, int]:
    """Dice that a line of the scheme adds."""
    return {colour: n for colour, n in rule.values.items() if colour in ("yellow", "orange")}


def _visible(g: MassiveDarkness, enemy: Enemy) -> list[Hero | Ally]:
    zones = seen_from(g, enemy.at)
    return [target for target in targets(g) if zones >> target.at & 1]


def _weakest(able: list[Hero | Ally]) -> list[Hero | Ally]:
    return [target for target in able if target.health == min(other.health for other in able)]


def _appear(g: MassiveDarkness, enemy: Enemy, zone: Cell) -> None:
    enemy.at = zone
    g.tell(msg("md2-log-appears", who=name(enemy), at=zone_name(g, zone)), "MD2-ROM-07")


# -- Lyidan -----------------------------------------------------------------------------------------------------------


@scheme("shun_the_light", lambda g, enemy, _rule: not in_shadow(g, enemy.at))
def shun_the_light(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """In light: it suffers, and retreats to the nearest shadow zone."""
    yield from wound_enemy(g, enemy, rule.values["wounds"], None)
    if not enemy_left(g, enemy.number):
        return
    away = distances_from(enemy_walk(g), enemy.at, floor(g))
    dark = {zone: steps for zone, steps in away.items() if mission_of(g).shadow >> zone & 1}
    near = [zone for zone, steps in dark.items() if steps == min(dark.values())]
    if near:
        zone = near[0] if len(near) == 1 or g.options.streamline else (yield from _zone(g, enemy, near))
        _appear(g, enemy, zone)


def _zone(g: MassiveDarkness, enemy: Enemy, zones: list[Cell]) -> Flow:
    named = {zone_name(g, zone): zone for zone in zones}
    space = OneOf(list(named), lambda zone: Label(msg("md2-zone", zone=str(zone)), "MD2-TIE-01"))
    return named[(yield Ask(seats(g), msg("md2-ask-way", who=name(enemy)), space, default=next(iter(named))))]


def _within(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> dict[int, int]:
    """How far away heroes are, for those near enough; sight is not needed."""
    away = distances_from(enemy_walk(g), enemy.at, floor(g))
    return {
        t.number: away[t.at] for t in targets(g) if away.get(t.at, rule.values["zones"] + 1) <= rule.values["zones"]
    }


@scheme("strike_from_afar", lambda g, enemy, rule: bool(_within(g, enemy, rule)))
def strike_from_afar(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """It appears beside the farthest hero within so many zones, sets him alight and attacks him."""
    away = _within(g, enemy, rule)
    far = [find_friend(g, number) for number, steps in away.items() if steps == max(away.values())]
    target = yield from choose_target(g, far, "md2-ask-target", "MD2-TIE-01")
    _appear(g, enemy, target.at)
    states.set_alight(g, target, rule.values["fire"])
    yield from strike_at(g, enemy, target)


@claw_special("stoke")
def stoke(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> None:
    """After the combat all fire on the defender burns, with orange dice on the higher cards."""
    c.notes["burn"] = 2 if claw.values["orange"] else 1


# -- Ytheria ----------------------------------------------------------------------------------------------------------


@scheme("volley", lambda g, enemy, _rule: len(_visible(g, enemy)) > 1)
def volley(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """More than one hero in sight: each of them is attacked, one after the other."""
    yield from strike_each(g, enemy, _visible(g, enemy), lambda target: strike_at(g, enemy, target, _dice(rule)))


@scheme("single_shot", lambda g, enemy, _rule: len(_visible(g, enemy)) == 1)
def single_shot(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """A hero alone in sight is attacked with more dice."""
    yield from strike_at(g, enemy, _visible(g, enemy)[0], _dice(rule))


@claw_special("raise_minions")
def raise_minions(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> None:
    """Every mob in the dungeon gains a minion, if there is a figure."""
    for mob in g.enemies:
        if mob.kind == "mob" and mob.minions < content().mobs[mob.id].minions:
            mob.minions += 1
            g.tell(msg("md2-log-minion", who=name(mob), n=1), "MD2-ROM-01")


# -- Andra ------------------------------------------------------------------------------------------------------------


@scheme("strike_and_vanish", lambda _g, enemy, _rule: enemy.at != OFF)
def strike_and_vanish(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """On the map: it strikes the visible hero with least health, then leaves the map."""
    seen = _visible(g, enemy)
    if seen:
        target = yield from choose_target(g, _weakest(seen), "md2-ask-target", "MD2-TIE-01")
        yield from strike_at(g, enemy, target)
    if enemy_left(g, enemy.number):
        g.tell(msg("md2-log-vanishes", who=name(enemy)), "MD2-ROM-07")
        enemy.at = OFF


@scheme("appear_and_strike", lambda _g, enemy, _rule: enemy.at == OFF)
def appear_and_strike(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """Off the map: it appears beside the weakest hero and strikes."""
    able = list(targets(g))
    if able:
        target = yield from choose_target(g, _weakest(able), "md2-ask-target", "MD2-TIE-01")
        _appear(g, enemy, target.at)
        yield from strike_at(g, enemy, target)


@claw_special("second_victim")
def second_victim(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> Flow:
    """A further visible hero with least health takes wounds."""
    able = [target for target in _visible(g, enemy) if target.number != c.hero]
    if able:
        target = yield from choose_target(g, _weakest(able), "md2-ask-target", "MD2-TIE-01")
        wound_hero(g, target, claw.values["wounds"], "MD2-ROM-01")


# -- the Ghoul --------------------------------------------------------------------------------------------------------


def _prey(g: MassiveDarkness, enemy: Enemy) -> list[Enemy]:
    return [mob for mob in enemies_at(g, enemy.at) if mob.kind == "mob" and mob.minions]


@scheme("devour_minion", lambda g, enemy, _rule: bool(_prey(g, enemy)))
def devour_minion(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """A minion in its zone dies, and it heals."""
    prey = _prey(g, enemy)
    mob = prey[0]
    if len(prey) > 1 and not g.options.streamline:
        by_number = {one.number: one for one in prey}
        space = OneOf(list(by_number), lambda n: Label(called(g, by_number[int(n)]), "MD2-TIE-01"))
        mob = by_number[(yield Ask(seats(g), msg("md2-ask-devour"), space))]
    mob.minions -= 1
    mend(enemy, rule.values["heal"])
    g.tell(msg("md2-log-devour", who=name(enemy), whom=name(mob)), "MD2-ROM-07")


@scheme("charge", lambda _g, _enemy, _rule: True)
def charge(g: MassiveDarkness, enemy: Enemy, rule: Rule) -> Flow:
    """It runs towards the nearest hero and attacks if it can."""
    for _step in range(rule.values["zones"]):
        yield from move(g, enemy)
    yield from strike(g, enemy)


@claw_special("call_mob")
def call_mob(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> Flow:
    """The nearest mob comes closer."""
    away = distances_from(enemy_walk(g), enemy.at, floor(g))
    mobs = {mob.number: away[mob.at] for mob in g.enemies if mob.kind == "mob" and away.get(mob.at)}
    near = [mob for mob in g.enemies if mobs.get(mob.number) == min(mobs.values(), default=-1)]
    if not near:
        return
    mob = near[0]
    if len(near) > 1 and not g.options.streamline:
        by_number = {one.number: one for one in near}
        space = OneOf(list(by_number), lambda n: Label(called(g, by_number[int(n)]), "MD2-TIE-01"))
        mob = by_number[(yield Ask(seats(g), msg("md2-ask-called"), space))]
    ways = [zone for zone in members(enemy_walk(g).step(1 << mob.at) & floor(g)) if away.get(zone) == away[mob.at] - 1]
    mob.at = ways[0] if len(ways) == 1 or g.options.streamline else (yield from _zone(g, mob, ways))
    g.tell(msg("md2-log-enemy-step", who=name(mob), steps=1, at=zone_name(g, mob.at)), "MD2-ROM-01")
