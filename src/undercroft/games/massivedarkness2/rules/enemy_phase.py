"""The Enemy Phase: every mob and every roaming monster activates once (MD2-EPH)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.box.components import Rule
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    called,
    distances_from,
    enemy_left,
    enemy_walk,
    find_friend,
    floor,
    name,
    roaming_card,
    seats,
    standing,
    targets,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import combat, states
from undercroft.games.massivedarkness2.rules.dice import expected_swords
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.pool import enemy_attacks, enemy_dice
from undercroft.games.massivedarkness2.rules.rogue import poison
from undercroft.games.massivedarkness2.rules.targets import hampered, reach
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import Ally, AttackType, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import QUIET, Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value


class Scheme(NamedTuple):
    """A line of an activation scheme: when it applies, and what the monster does then (MD2-ROM-07)."""

    applies: Callable[[MassiveDarkness, Enemy, Rule], bool]
    do: Callable[[MassiveDarkness, Enemy, Rule], Flow]


SCHEMES: dict[str, Scheme] = {}
"""By the `special` of a card's line; registered by `cards/roaming.py`."""
Applies: TypeAlias = Callable[[MassiveDarkness, Enemy, Rule], bool]
Acts: TypeAlias = Callable[[MassiveDarkness, Enemy, Rule], Flow]


def scheme(special: str, applies: Applies) -> Callable[[Acts], Acts]:
    """Register a line of an activation scheme."""

    def register(do: Acts) -> Acts:
        SCHEMES[special] = Scheme(applies, do)
        return do

    return register


def go_on(g: MassiveDarkness) -> Flow:
    """One enemy after another, in an order that the players choose (MD2-EPH-01), until all have acted (MD2-EPH-13)."""
    while not g.winner:
        left = [enemy for enemy in g.enemies if not enemy.acted and enemy.kind != "boss"]
        if not left or not standing(g):  # MD2-EPH-14: not if all heroes are knocked out
            return
        enemy = yield from next_enemy(g, left)
        enemy.acted = True
        yield from activate(g, enemy)
        yield QUIET


def next_enemy(g: MassiveDarkness, left: Sequence[Enemy]) -> Flow:
    if len(left) == 1 or g.options.streamline:
        return left[0]
    by_number: dict[Value, Enemy] = {enemy.number: enemy for enemy in left}
    space = OneOf(list(by_number), lambda n: Label(called(g, by_number[n]), "MD2-EPH-01"))
    return by_number[(yield Ask(seats(g), msg("md2-ask-enemy"), space, default=left[0].number))]


def activate(g: MassiveDarkness, enemy: Enemy) -> Flow:
    """Fire and poison first (MD2-STA-10), then its actions or its scheme."""
    g.tell(msg("md2-log-activation", who=name(enemy), at=zone_name(g, enemy.at)), "MD2-EPH-01")
    yield from suffer(g, enemy)
    if not enemy_left(g, enemy.number) or g.winner:
        return
    if enemy.kind == "mob":
        for _action in range(content().box.limits.mob_actions):  # MD2-EPH-02
            yield from mob_action(g, enemy)
            if g.winner or not enemy_left(g, enemy.number):
                return
    elif not freezes(g, enemy):
        yield from follow_scheme(g, enemy, content().box.limits.mob_actions)


def suffer(g: MassiveDarkness, enemy: Enemy) -> Flow:
    """An enemy that activates burns (MD2-STA-02), and suffers from poison (MD2-ROG-13)."""
    wounds = yield from states.burn(g, enemy)
    if wounds:  # MD2-STA-04: nobody has caused it directly
        yield from wound_enemy(g, enemy, wounds, None)
    if enemy.poison and enemy_left(g, enemy.number):
        for hero in g.heroes:
            if hero.rogue is not None:
                yield from wound_enemy(g, enemy, poison(hero), hero)
                return


def freezes(g: MassiveDarkness, enemy: Enemy) -> bool:
    """Two frost tokens cost a roaming monster its activation, one nothing (MD2-STA-06, MD2-STA-07)."""
    lost = enemy.frost >= 2
    states.thaw(g, enemy, 2)
    if lost:
        g.tell(msg("md2-log-frozen", who=name(enemy)), "MD2-STA-06")
    return lost


def follow_scheme(g: MassiveDarkness, enemy: Enemy, actions: int) -> Flow:
    """The first line that applies, or else actions like a mob's (MD2-ROM-07 to MD2-ROM-09)."""
    line = scheme_line(g, enemy)
    if line is not None:
        g.tell(msg("md2-log-scheme", who=name(enemy), what=scheme_text(line)), "MD2-ROM-07")
        yield from run(SCHEMES[line.special].do(g, enemy, line))
        return
    for _action in range(actions):
        if enemy_left(g, enemy.number) and not g.winner:
            yield from act(g, enemy)


def scheme_line(g: MassiveDarkness, enemy: Enemy) -> Rule | None:
    """The line of a roaming monster's scheme that it follows as things are; none if it acts like a mob."""
    return next((line for line in roaming_card(enemy).scheme if SCHEMES[line.special].applies(g, enemy, line)), None)


def scheme_text(line: Rule) -> Msg:
    return Msg(f"md2-scheme-{line.special}", dict(line.values))


def one_action(g: MassiveDarkness, enemy: Enemy) -> Flow:
    """The action that a card drawn twice grants; fire does not burn (MD2-MOB-11, MD2-ROM-12)."""
    if not standing(g):
        return
    if enemy.kind == "mob":
        yield from mob_action(g, enemy)
    elif not freezes(g, enemy):
        yield from follow_scheme(g, enemy, 1)


def mob_action(g: MassiveDarkness, enemy: Enemy) -> Flow:
    if not states.frozen(g, enemy):  # MD2-STA-05
        yield from act(g, enemy)


def act(g: MassiveDarkness, enemy: Enemy) -> Flow:
    """An attack if it can make one, otherwise a move (MD2-EPH-03)."""
    struck = yield from strike(g, enemy)
    if not struck:
        yield from move(g, enemy)


# -- attacking --------------------------------------------------------------------------------------------------------


def strike(g: MassiveDarkness, enemy: Enemy, bonus: Mapping[str, int] = {}) -> Flow:
    """Attack the nearest hero within range (MD2-EPH-04); returns whether there was one."""
    nearest = candidates(g, enemy)
    if not nearest:
        return False
    target = yield from choose_target(g, nearest, "md2-ask-target", "MD2-EPH-05")
    yield from strike_at(g, enemy, target, bonus)
    return True


def strike_at(g: MassiveDarkness, enemy: Enemy, target: Hero | Ally, bonus: Mapping[str, int] = {}) -> Flow:
    """With the attack type that promises most (MD2-EPH-07)."""
    kinds = best_types(g, enemy, target)
    kind = kinds[0]
    if len(kinds) > 1 and not g.options.streamline:
        space = OneOf(list(kinds), lambda k: Label(Msg(f"md2-attack-{k}"), "MD2-EPH-07"))
        kind = yield Ask(seats(g), msg("md2-ask-attack-type", who=name(enemy)), space, default=kind)
    yield from combat.enemy_attack(g, enemy, target, kind, bonus)


def candidates(g: MassiveDarkness, enemy: Enemy) -> list[Hero | Ally]:
    """The nearest of those whom some attack of the enemy can reach; others are no candidates (MD2-EPH-04)."""
    zones = 0
    for kind in enemy_attacks(enemy):
        zones |= reach(g, kind, enemy.at)
    able = [target for target in targets(g) if zones >> target.at & 1]
    if len(able) < 2:
        return able
    far = [gap(g, enemy.at, target.at) for target in able]
    return [target for target, distance in zip(able, far, strict=True) if distance == min(far)]


def gap(g: MassiveDarkness, start: Cell, end: Cell) -> int:
    """Zones between two zones on one line."""
    width = _width(g)
    return abs(start % width - end % width) + abs(start // width - end // width)


def _width(g: MassiveDarkness) -> int:
    from undercroft.games.massivedarkness2.rules.mission_rules import mission_of

    return mission_of(g).grid.width


def best_types(g: MassiveDarkness, enemy: Enemy, target: Hero | Ally) -> list[AttackType]:
    """Those of the attack types usable here that promise the most swords (MD2-EPH-07)."""
    able = [kind for kind in enemy_attacks(enemy) if reach(g, kind, enemy.at) >> target.at & 1]
    promise = {kind: _promise(g, enemy, kind, target) for kind in able}
    return [kind for kind in able if promise[kind] == max(promise.values())]


def _promise(g: MassiveDarkness, enemy: Enemy, kind: AttackType, target: Hero | Ally) -> float:
    """The swords to be expected, with one die less where a column is in the way (MD2-TOK-05)."""
    dice = enemy_dice(enemy, kind)
    column = content().box.limits.column
    if dice.get(column) and hampered(g, kind, enemy.at, target.at):
        dice[column] -= 1
    return sum(expected_swords(colour) * count for colour, count in dice.items())


def choose_target(g: MassiveDarkness, able: Sequence[Hero | Ally], prompt: str, rule: str) -> Flow:
    """Among equals the players choose (MD2-EPH-05)."""
    if len(able) == 1:
        return able[0]
    if g.options.streamline:
        return max(able, key=lambda target: (target.health, -target.number))
    by_number: dict[Value, Hero | Ally] = {target.number: target for target in able}
    space = OneOf(list(by_number), lambda n: Label(name(find_friend(g, int(n))), rule))
    return by_number[(yield Ask(seats(g), Msg(prompt), space))]


def strike_each(g: MassiveDarkness, enemy: Enemy, able: Sequence[Hero | Ally], how: Callable[..., Flow]) -> Flow:
    """One after the other, in an order that the players choose (MD2-TIE-01); nobody who has fallen meanwhile."""
    left = list(able)
    while (left := [target for target in left if target.health]) and enemy_left(g, enemy.number) and not g.winner:
        target = yield from choose_target(g, left, "md2-ask-target", "MD2-TIE-01")
        left.remove(target)
        yield from how(target)


# -- moving -----------------------------------------------------------------------------------------------------------


def move(g: MassiveDarkness, enemy: Enemy) -> Flow:
    """One zone on the shortest way to the nearest hero (MD2-EPH-10, MD2-EPH-11); nobody strikes it (MD2-EPH-12)."""
    near = goals(g, enemy)
    if not near:
        return
    goal = yield from _one_zone(g, near, "md2-ask-towards", enemy)
    enemy.at = yield from _one_zone(g, steps_towards(g, enemy, goal), "md2-ask-way", enemy)
    g.tell(msg("md2-log-enemy-step", who=name(enemy), steps=1, at=zone_name(g, enemy.at)), "MD2-EPH-10")


def goals(g: MassiveDarkness, enemy: Enemy) -> list[Cell]:
    """The zones that an enemy would move towards, all equally near; none if it would stay (MD2-EPH-10)."""
    wanted = rules_of(g).enemies_head_for(g, enemy)
    away = distances_from(enemy_walk(g), enemy.at, floor(g))
    zones = members(wanted) if wanted else [target.at for target in targets(g)]
    found = {zone: away[zone] for zone in zones if zone in away}
    near = [zone for zone, distance in found.items() if distance == min(found.values())]
    return [] if near == [enemy.at] else near


def steps_towards(g: MassiveDarkness, enemy: Enemy, goal: Cell) -> list[Cell]:
    """The next zones on all shortest ways (MD2-EPH-11)."""
    back = distances_from(enemy_walk(g), goal, floor(g))
    near = members(enemy_walk(g).step(1 << enemy.at) & floor(g))
    return [zone for zone in near if back.get(zone) == back[enemy.at] - 1]


def _one_zone(g: MassiveDarkness, zones: Sequence[Cell], prompt: str, enemy: Enemy) -> Flow:
    """One of several zones that are as good for an enemy: the players choose (MD2-TIE-01)."""
    if len(zones) == 1 or g.options.streamline:
        return zones[0]
    named = {zone_name(g, zone): zone for zone in zones}
    space = OneOf(list(named), lambda zone: Label(msg("md2-zone", zone=str(zone)), "MD2-EPH-11"))
    return named[(yield Ask(seats(g), msg(prompt, who=name(enemy)), space, default=next(iter(named))))]
