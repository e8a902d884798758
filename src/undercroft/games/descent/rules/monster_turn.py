"""Activating a monster: it moves and attacks, in any order (DES-OVL-19, DES-OVL-20, DES-LRG)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from undercroft.board import Bits, Size, Walk, bitset, leads_to, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import (
    base,
    climbs_out,
    dungeon,
    explored,
    hero_spaces,
    jumps_over_pits,
    monster_name,
    monster_spaces,
    pit_around,
    size_of,
    topology,
)
from undercroft.games.descent.rules import attack, doors, exploring, guard, lingering_effects
from undercroft.games.descent.rules.damage import wound_monster
from undercroft.games.descent.rules.ground import beside, glyph_spaces, obstacles, others
from undercroft.games.descent.rules.spawning import names_near, stance_names, stance_of
from undercroft.games.descent.rules.targets import attack_kind, breath_placements, within_reach
from undercroft.games.descent.rules.windows import MonsterActivated, MonsterMoved, window
from undercroft.games.descent.state import OVERLORD, TOWN, Descent, Monster
from undercroft.games.descent.stats import hero_ability, monster_ability, monster_speed
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.cell_names import cell_name

COSTS = content().costs
AURA = content().abilities["aura"].wounds
QUICK_SHOT = content().abilities["quick_shot"].attacks
DONE = "done"
_STOP_CROWDED = Refusal(msg("des-no-stop-crowded"), "DES-MOV-08")
_STOP_GLYPH = Refusal(msg("des-no-stop-glyph"), "DES-GLY-07")
_ATTACK_CROWDED = Refusal(msg("des-no-attack-crowded"), "DES-MOV-09")
_NO_TARGET = Refusal(msg("des-no-target"), "DES-ATK-04")


def activate(g: Descent, m: Monster) -> Flow:
    """One activation: effects, cards, then movement and an attack (DES-OVL-19)."""
    m.activated = True
    g.active = m.number
    g.tell(msg("des-log-activate", who=monster_name(m)), "DES-OVL-19")
    yield from guard.interrupt(g)
    if alive(g, m):
        yield from lingering_effects.burn(g, m)
    if alive(g, m):
        webbed = yield from lingering_effects.struggle(g, m)
        stunned = lingering_effects.shake_off_stun(g, m)
        m.points = 0 if webbed else monster_speed(g, m)  # DES-MOV-02
        m.attacks = QUICK_SHOT if monster_ability(g, m, "quick_shot") else 1  # DES-ABL-26
        if stunned and not m.master:  # DES-EFF-06: a normal monster loses the activation
            m.points = m.attacks = 0
        elif stunned:  # DES-MST-02: a master moves or attacks
            yield from half_activation(m)
        yield from window(g, MonsterActivated(m))
    yield from rest_of_activation(g, m)


def rest_of_activation(g: Descent, m: Monster) -> Flow:
    """An activation taken up where the monster has what it may do: nothing but the state says how far it is."""
    yield from act(g, m)
    m.points = m.attacks = 0
    g.active = -1
    if not g.winner:
        yield from guard.interrupt(g)


def half_activation(m: Monster) -> Flow:
    space = OneOf(("move", "attack"), lambda half: Label(msg(f"des-half-{half}"), "DES-MST-02"))
    chosen = yield Ask((OVERLORD,), msg("des-ask-half", who=monster_name(m)), space)
    if chosen == "move":
        m.attacks = 0
    else:
        m.points, m.attacks = 0, 1


def alive(g: Descent, m: Monster) -> bool:
    return m in g.monsters and not g.winner


def act(g: Descent, m: Monster) -> Flow:
    """Step, attack and open doors, in any order (DES-MOV-14), until the overlord has had enough."""
    dear = False  # choosing the monster, just before, was not
    while alive(g, m) and (m.points or m.attacks):
        here = footing(g, m)
        space = OneOf(partial(options, g, m, here), partial(label, g), partial(refusals, g, m, here))
        if not has_more_to_do(here, space):
            return
        if dear and g.step:  # but not for a Mimic, who acts in the middle of a hero's turn
            yield QUIET
        prompt = msg("des-ask-monster", who=monster_name(m), points=m.points, attacks=m.attacks)
        chosen = yield Ask((OVERLORD,), prompt, space, default=DONE if may_be_done(here, space) else None)
        if chosen == DONE:
            return
        kind, _, what = chosen.partition(":")
        dear = kind == "attack"
        if dear:
            m.attacks -= 1
            m.attacks += not (yield from attack.attack(g, m)).made
        elif kind == "door":
            yield from doors.monster_use(g, m, what)
        elif kind in ("climb", "jump"):
            yield from leap(g, m, kind, what)
        else:
            yield from step(g, m, stance_of(g, chosen))


class Footing(NamedTuple):
    """How a monster stands, and where it could step to, as everything stands now: all that it may do depends on it."""

    crowded: bool
    """It shares a space, so that it can neither stop nor attack (DES-MOV-08, DES-MOV-09)."""
    on_glyph: bool
    held: bool
    in_pit: bool
    ways: Bits = 0
    """Stances that it may move over."""
    stops: Bits = 0
    """Stances where it may stop."""
    near: Bits = 0
    """Stances one movement point away that it may enter."""
    free: Bits = 0
    """Those of them where it may stop."""


def footing(g: Descent, m: Monster) -> Footing:
    spaces, heroes, glyphs = base(g, m), hero_spaces(g), glyph_spaces(g)
    taken = heroes | monster_spaces(g, but=m) | obstacles(g)
    is_held = bool(topology(g).around(spaces) & heroes) and held(g, m)
    crowded, on_glyph, sunk = bool(spaces & taken), bool(spaces & glyphs), in_pit(g, m)
    if not m.points or is_held:
        return Footing(crowded, on_glyph, is_held, sunk)
    gait = dungeon(g).gait(size_of(m), g.closed)
    ways, stops = gait.stands(may_pass(g, m, heroes)), gait.stands(explored(g) & ~taken & ~glyphs)
    near = beside(walk_of(g, m, g.closed), m.at) & ways & ~(1 << m.at)
    if sunk:  # DES-PRP-04: out of a pit it must climb
        near &= gait.stands(g.pits)
    return Footing(crowded, on_glyph, is_held, sunk, ways, stops, near, near & stops)


def has_more_to_do(here: Footing, space: OneOf) -> bool:
    """Whether there is any option but to be done; mostly a free space to step to says so, before all are worked out."""
    return bool(here.free) or space.values not in ([], [DONE])


def may_be_done(here: Footing, space: OneOf) -> bool:
    """Whether `DONE` is among the options, which are worked out only where it is in doubt."""
    return why_no_stop(here) is None or DONE in space.values


def options(g: Descent, m: Monster, here: Footing) -> list[str]:
    found = [*names_near(g.quest, steps(g, m, here))]
    if found and here.crowded:  # DES-MOV-08, DES-MOV-09: there is nothing for it but that
        return found
    walks = bool(found)
    if m.attacks and why_no_attack(g, m, here) is None:
        found.append("attack:")
    if m.points >= COSTS.door and not here.held:
        found += [f"door:{door}" for door in doors.within_reach(g, base(g, m)) if why_no_door(g, m, door) is None]
    leaps = []
    if here.in_pit:
        leaps = [f"climb:{name}" for name in stance_names(g, climbing(g, m))]
    elif g.pits and (over := jumping(g, m)):
        leaps = [f"jump:{name}" for name in stance_names(g, bitset(over))]
    found += leaps
    if not (walks or leaps) or why_no_stop(here) is None:
        found.append(DONE)
    return found


def why_no_stop(here: Footing) -> Refusal | None:
    """Why it may not end its movement where it stands, unless it cannot leave."""
    if here.crowded:
        return _STOP_CROWDED
    return _STOP_GLYPH if here.on_glyph else None


def why_no_attack(g: Descent, m: Monster, here: Footing) -> Refusal | None:
    if here.crowded:
        return _ATTACK_CROWDED
    return None if can_attack(g, m) else _NO_TARGET


def why_no_door(g: Descent, m: Monster, door: int) -> Refusal | None:
    """As for everybody; and on an active glyph the points to leave it must not go into the door (DES-GLY-07)."""
    leaves = bool(base(g, m) & glyph_spaces(g)) and can_go_on(g, m, m.at, m.points)
    if leaves and not can_go_on(g, m, m.at, m.points - COSTS.door, g.closed ^ 1 << door):
        return Refusal(msg("des-no-door-glyph"), "DES-GLY-07")
    return doors.why_not(g, m, door)


def can_attack(g: Descent, m: Monster) -> bool:
    """Whether there is a space worth attacking: one with a hero, or a breath that covers one."""
    enemies = hero_spaces(g)
    if within_reach(g, m, attack_kind(m, None), enemies):
        return True
    return bool(monster_ability(g, m, "breath")) and any(way.covered & enemies for way in breath_placements(g, m))


def held(g: Descent, m: Monster) -> bool:
    """Grapple holds monsters too, next to a hero who has it (DES-ABL-18)."""
    around = topology(g).around(base(g, m))
    near = [hero for hero in g.heroes if hero.at != TOWN and around >> hero.at & 1]
    return bool(near) and any(hero_ability(hero, "grapple") for hero in near)


def may_pass(g: Descent, m: Monster, heroes: Bits | None = None) -> Bits:
    """Spaces it may move over: no enemies, no obstacles; a flyer minds neither (DES-ABL-16, DES-LRG-10).

    All of them explored: no monster takes stairs into the dark (DES-PRP-11). `heroes` is where those are, if known.
    """
    floor = explored(g)
    if monster_ability(g, m, "fly"):
        return floor
    return floor & ~(hero_spaces(g) if heroes is None else heroes) & ~obstacles(g)


def may_stop(g: Descent, m: Monster) -> Bits:
    """Spaces it may end on: free, and not an active glyph (DES-GLY-07)."""
    return explored(g) & ~others(g, m) & ~obstacles(g) & ~glyph_spaces(g)


def walk_of(g: Descent, m: Monster, closed: Bits) -> Walk:
    """How it moves: figures of one space take stairs (DES-MAC-05), large ones do not (DES-LRG-04).

    Those move by rules of their own (DES-MOV-17): bases of two and of six spaces advance, turn or drift (DES-LRG-06,
    DES-LRG-07, DES-LRG-08); those of four go like one space (DES-LRG-09).
    """
    size = size_of(m)
    return dungeon(g).walk(closed) if size is Size.ONE else dungeon(g).gait(size, closed)


def steps(g: Descent, m: Monster, here: Footing) -> Bits:
    """Stances one movement point away, from which it can still get to where it may stop."""
    near, free = here.near, here.free
    if m.points > 1 and near != free:
        onward = Onward(walk_of(g, m, g.closed), here.ways | 1 << m.at, sunken(g, m, g.closed), here.stops)
        for stance in members(near & ~free):
            if onward.leads_on(stance, m.points - 1):
                free |= 1 << stance
    return free


def can_go_on(g: Descent, m: Monster, stance: int, points: int, closed: Bits | None = None) -> bool:
    """Whether it could walk with these points from a stance to another where it may stop; out of a pit nobody walks."""
    return points > 0 and onward_of(g, m, g.closed if closed is None else closed).leads_on(stance, points)


class Onward(NamedTuple):
    """Where a monster that cannot stop could walk on to, as everything stands now."""

    walk: Walk
    ways: Bits
    sunken: Bits
    """Stances in a pit, out of which nobody walks."""
    stops: Bits

    def leads_on(self, stance: int, points: int) -> bool:
        ways = self.ways & self.sunken if self.sunken >> stance & 1 else self.ways
        return leads_to(self.walk, 1 << stance, points, ways, self.stops & ~(1 << stance))


def onward_of(g: Descent, m: Monster, closed: Bits) -> Onward:
    gait = dungeon(g).gait(size_of(m), closed)
    ways = gait.stands(may_pass(g, m)) | 1 << m.at
    return Onward(walk_of(g, m, closed), ways, sunken(g, m, closed), gait.stands(may_stop(g, m)))


def sunken(g: Descent, m: Monster, closed: Bits) -> Bits:
    """Stances in which it would be in a pit."""
    return dungeon(g).gait(size_of(m), closed).stands(g.pits) if g.pits and not monster_ability(g, m, "fly") else 0


def in_pit(g: Descent, m: Monster) -> bool:
    """DES-LRG-03: only with all its spaces; a flyer never is (DES-ABL-17)."""
    pits = g.pits
    return bool(pits) and not base(g, m) & ~pits and not monster_ability(g, m, "fly")


def step(g: Descent, m: Monster, stance: int) -> Flow:
    m.points -= 1
    return go(g, m, stance)


def go(g: Descent, m: Monster, stance: int) -> Flow:
    """Move to a stance; pits, auras and guards follow (DES-ORD-12)."""
    yield from enter(g, m, stance, "DES-MOV-04")
    yield from exploring.look_around(g)  # it may have stood in a hero's line of sight
    if alive(g, m):
        yield from window(g, MonsterMoved(m))
    if not g.winner:
        yield from guard.interrupt(g)


def enter(g: Descent, m: Monster, stance: int, rule: str) -> Flow:
    """Stand there now: auras of heroes (DES-ABL-03), and a fall, if into another pit than it was in (DES-PRP-03).

    What lies there is left to lie (DES-EQP-01), encounters are not met (DES-ENC-03).
    """
    come_from, grid = base(g, m), dungeon(g).grid
    way = f"{cell_name(grid, m.at % grid.size)} {cell_name(grid, stance % grid.size)}"
    m.at = stance
    g.tell(msg("des-log-move", who=monster_name(m), steps=1, at=way), rule)
    yield from suffer_auras(g, m)
    if alive(g, m) and in_pit(g, m) and base(g, m) & ~pit_around(g, come_from):
        yield from wound_monster(g, m, 1, msg("des-token-pit"))


def suffer_auras(g: Descent, m: Monster) -> Flow:
    """One wound for each hero with Aura it comes next to (DES-ABL-03)."""
    around = topology(g).around(base(g, m))
    for hero in g.heroes:
        if hero.at != TOWN and around >> hero.at & 1 and hero_ability(hero, "aura") and alive(g, m):
            yield from wound_monster(g, m, AURA, msg("des-ability-aura"), by=hero)


def climbing(g: Descent, m: Monster) -> Bits:
    """Stances it can climb out of a pit to (DES-PRP-04)."""
    if m.points < COSTS.climb_pit or not in_pit(g, m) or held(g, m):
        return 0
    gait = dungeon(g).gait(size_of(m), g.closed)
    landing = 0
    for way in climbs_out(g, size_of(m)).get(m.at, ()):
        landing |= way.landing
    return landing & gait.stands(may_stop(g, m))


def jumping(g: Descent, m: Monster) -> dict[int, int]:
    """Spaces beyond a pit, and the points to jump there (DES-PRP-07); for figures of one space."""
    ways = jumps_over_pits(g).get(m.at, ()) if size_of(m) is Size.ONE else ()
    if not ways or in_pit(g, m) or held(g, m):
        return {}
    free = may_stop(g, m)
    return {cell: way.points for way in ways if way.points <= m.points for cell in members(way.landing & free)}


def leap(g: Descent, m: Monster, kind: str, what: str) -> Flow:
    m.points -= price(g, m, f"{kind}:{what}")
    return go(g, m, stance_of(g, what))


def price(g: Descent, m: Monster, what: str) -> int:
    """The movement points that a door, a climb or a jump takes."""
    kind, _, where = what.partition(":")
    if kind == "jump":
        return jumping(g, m)[stance_of(g, where)]
    return COSTS.climb_pit if kind == "climb" else COSTS.door


def label(g: Descent, value: Value) -> Label:
    kind, _, what = str(value).partition(":")
    if kind == "attack":
        return Label(msg("des-monster-attack"), "DES-OVL-19")
    if kind == "door":
        return doors.label(g, what)
    if kind in ("climb", "jump"):
        return Label(msg(f"des-do-{kind}", cell=what), "DES-PRP-04" if kind == "climb" else "DES-PRP-07")
    if kind == DONE:
        return Label(msg("des-monster-done"), "DES-OVL-20")
    return Label(msg("des-do-step", cell=str(value)), "DES-MOV-04")


def refusals(g: Descent, m: Monster, here: Footing) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    if not m.attacks:
        refused["attack:"] = Refusal(msg("des-no-attacks-left"), "DES-OVL-19")
    elif why := why_no_attack(g, m, here):
        refused["attack:"] = why
    for door in doors.within_reach(g, base(g, m)):
        if why := why_no_door(g, m, door):
            refused[f"door:{door}"] = why
    if DONE not in options(g, m, here) and (why := why_no_stop(here)):
        refused[DONE] = why
    return refused | refused_steps(g, m, here)


def refused_steps(g: Descent, m: Monster, here: Footing) -> dict[Value, Refusal]:
    """Stances it could enter but not leave again for one where it may stop."""
    cells = dungeon(g).footprint(size_of(m)).cells
    crowd = Refusal(msg("des-no-step-crowded"), "DES-MOV-08")
    glyph = Refusal(msg("des-no-step-glyph"), "DES-GLY-07")
    stuck = stance_names(g, here.near & ~steps(g, m, here))
    return {name: glyph if cells(stance) & glyph_spaces(g) else crowd for name, stance in stuck.items()}
