"""What a hero does with the action declared: one thing at a time, until the turn is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from undercroft.board import members
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import dungeon, hero_name, topology
from undercroft.games.descent.rules import doors, fatigue, movement, movement_actions, orders, treasure, uses
from undercroft.games.descent.rules.attack import attack
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.ground import (
    Around,
    can_spend,
    crowded,
    glyph_spaces,
    look_about,
    may_pass,
    must_move_on,
    obstacles,
    paid_steps,
    steps,
    why_not_spend,
)
from undercroft.games.descent.rules.guard import weapon_label
from undercroft.games.descent.rules.spawning import names_near
from undercroft.games.descent.rules.targets import attack_kind, in_reach_of, targets, weapons
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import UNARMED, kit, speed
from undercroft.kernel.asks import QUIET, Ask, Flow, run
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.cell_names import cell_name, parse_cell

END = "end"
DEAR = ("attack", "chest", "door", "give", "reequip", "shop", "travel", "use")
"""What asks more, or turns to many cards: quiet points after these keep a fork from doing them again."""
STRIDE = 4
"""As dear as one of those are so many steps."""
_MONKEY = Refusal(msg("des-no-monkey"), "DES-EFF-14")


def act(g: Descent, hero: Hero) -> Flow:
    """Move, attack, place an order and do everything else the action allows, in any order (DES-HER-13, DES-HER-15).

    An attack interrupts a move, which goes on with the points that are left (DES-MOV-14).
    """
    dear = True  # as has been what led here: what is left of the turn is all in the state, so nobody need repeat it
    while not hero.turn.over and not g.winner:
        if dear:
            yield QUIET
        prompt = msg("des-ask-act", who=hero_name(hero), points=hero.turn.points, attacks=attacks_left(hero))
        around = look_about(g, hero)
        space = OneOf(partial(options, g, hero, around), partial(label, g, hero), partial(refusals, g, hero))
        chosen = yield Ask((hero.seat,), prompt, space, default=None if around.crowds(hero) else END)
        yield from do(g, hero, chosen)
        dear = chosen.partition(":")[0] in DEAR or hero.turn.moved % STRIDE == STRIDE - 1


def options(g: Descent, hero: Hero, around: Around) -> list[str]:
    """Everything the hero can do now."""
    shares, spends = around.crowds(hero), can_spend(g, hero, 1)
    found = [*names_near(g.quest, paid_steps(g, hero, around))] if spends else []
    if hero.fatigue:  # DES-FAT-01
        found.append("fatigue")
    if hero.turn.halves:
        found.append("ready_move")
    if shares and must_move_on(g, hero):  # DES-MOV-08, DES-MOV-09: there is nothing for it but that
        return found
    if not hero.monkey:
        if attacks_left(hero) and not shares:
            found += [f"attack:{name}" for name in armed_for(g, hero, around)]
        if hero.turn.orders and not hero.order:  # DES-ORD-07: before the attack as well as after it
            found += [f"order:{order}" for order in orders.ORDERS]
        found += uses.options(g, hero)
        found += movement_actions.free(g, hero)
        if spends:
            found += movement_actions.paid(g, hero)  # DES-MAC-01: between steps and attacks
    elif g.pits:
        found += movement_actions.ways_out(g, hero)
    return [*found, END]


def attacks_left(hero: Hero) -> int:
    """Attacks still to be made; a Ready allows one in place of moving (DES-HER-14)."""
    return hero.turn.attacks + hero.turn.halves


def armed_for(g: Descent, hero: Hero, around: Around) -> list[str]:
    """For each attack any weapon in hand (DES-HER-11) that has a target; bare hands are always there (DES-ATK-03)."""
    if hero.at == TOWN:
        return []
    using = kit(hero)
    arms: dict[str, ItemCard | None] = {**using.weapons, UNARMED: None}
    spreads = using.spreading
    return [name for name, arm in arms.items() if worth_attacking(g, hero, arm, around, blasts=name in spreads)]


def worth_attacking(g: Descent, hero: Hero, weapon: ItemCard | None, around: Around, *, blasts: bool) -> bool:
    """Whether there is a space to declare, or for a weapon that declares none, as Word of Vaal, an enemy around."""
    if weapon is not None and weapon.around:
        return bool(in_reach_of(g, hero, weapon, around.enemies))
    return bool(targets(g, hero, attack_kind(hero, weapon), can_blast=blasts, figures=around.others))


def do(g: Descent, hero: Hero, chosen: str) -> Flow:
    """Carry out one choice."""
    kind, _, what = chosen.partition(":")
    simple: dict[str, Callable[[Descent, Hero], None]] = {
        "fatigue": fatigue.push_on,
        "ready_move": ready_move,
        END: end,
    }
    if kind in simple:
        simple[kind](g, hero)
    elif kind == "attack":  # DES-HER-10: made to its end before the next can be declared, if one is
        weapon = None if what == UNARMED else content().items[what]
        before = hero.turn.attacks, hero.turn.halves, hero.turn.attacked
        spend_attack(hero)
        if not (yield from attack(g, hero, weapon)).made:
            hero.turn.attacks, hero.turn.halves, hero.turn.attacked = before
    elif kind == "order":
        hero.turn.orders -= 1
        orders.place_order(g, hero, what)
    elif kind == "use":
        yield from uses.use(g, hero, what)
    elif kind in movement_actions.ACTIONS:
        yield from run(movement_actions.ACTIONS[kind](g, hero, what))
    else:
        yield from movement.step(g, hero, parse_cell(dungeon(g).grid, chosen))


def spend_attack(hero: Hero) -> None:
    """An attack uses up one of the turn's, and nothing of the weapon (DES-EQP-15)."""
    turn = hero.turn
    turn.attacked += 1
    if turn.attacks:
        turn.attacks -= 1
    else:
        turn.halves -= 1


def ready_move(g: Descent, hero: Hero) -> None:
    """The other half of a Ready: movement points instead of an attack (DES-HER-14)."""
    hero.turn.halves -= 1
    hero.turn.granted += speed(hero)
    hero.turn.points += speed(hero)
    g.tell(msg("des-log-ready-move", who=hero_name(hero)), "DES-HER-14")


def end(g: Descent, hero: Hero) -> None:  # noqa: ARG001 - one of several such choices
    """DES-HER-06."""
    hero.turn.over = True


def label(g: Descent, hero: Hero, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind == "attack":
        return weapon_label(which)
    if kind == "order":
        return orders.order_label(which)
    if kind == "use":
        return uses.label(hero, which)
    if kind in movement_actions.ACTIONS:
        return movement_actions.label(g, hero, what)
    if kind in ("fatigue", "ready_move", END):
        rules = {"fatigue": "DES-FAT-02", "ready_move": "DES-HER-14", END: "DES-HER-06"}
        return Label(msg(f"des-do-{kind}"), rules[kind])
    return Label(msg("des-do-step", cell=what), "DES-MOV-04")


def refusals(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    """What a player would look for in vain, and why."""
    refused: dict[Value, Refusal] = {}
    if hero.monkey:
        return refused_to_a_monkey(g, hero)
    if not attacks_left(hero):
        for weapon in weapons(hero):
            refused[f"attack:{weapon.id}"] = Refusal(msg("des-no-attacks-left"), "DES-HER-05")
    elif crowded(g, hero):
        for weapon in weapons(hero):
            refused[f"attack:{weapon.id}"] = Refusal(msg("des-no-attack-crowded"), "DES-MOV-09")
    elif hero.at != TOWN:
        able = armed_for(g, hero, look_about(g, hero))
        for weapon in weapons(hero):
            if weapon.id not in able:
                rule = "DES-ATK-20" if weapon.attack == "melee" else "DES-ATK-04"
                refused[f"attack:{weapon.id}"] = Refusal(msg("des-no-target"), rule)
    if hero.order:
        for order in orders.ORDERS:
            refused[f"order:{order}"] = Refusal(msg("des-no-second-order"), "DES-ORD-02")
    if must_move_on(g, hero):
        refused[END] = Refusal(msg("des-no-stop-crowded"), "DES-MOV-08")
    refused |= refused_steps(g, hero)
    return refused | movement_actions.refusals(g, hero)


def refused_to_a_monkey(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    """Neither attacks nor items nor movement actions (DES-EFF-14)."""
    in_use = [item.card for item in hero.items if item.equipped]
    denied = ["attack:" + weapon.id for weapon in weapons(hero)]
    denied += [f"drink:{card}" for card in in_use if card in POTIONS]
    if hero.items:
        denied.append("reequip:")
    if hero.at != TOWN:
        denied += [f"door:{door}" for door in doors.within_reach(g, 1 << hero.at)]
        denied += ["chest:"] if treasure.chest_here(g, hero) else []
        denied += ["travel:town"] if glyph_spaces(g) >> hero.at & 1 else []
    return dict.fromkeys(denied, _MONKEY) | refused_steps(g, hero)


def refused_steps(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    """Neighbouring spaces the hero cannot enter now, each with its reason."""
    if hero.at == TOWN:
        return {}
    grid = dungeon(g).grid
    able = steps(g, hero)
    refused: dict[Value, Refusal] = {}
    for cell in members(dungeon(g).walk(g.closed).step(1 << hero.at) & ~able & ~(1 << hero.at)):
        refused[cell_name(grid, cell)] = why_no_step(g, hero, cell)
    return refused


def why_no_step(g: Descent, hero: Hero, cell: int) -> Refusal:
    if hero.monkey and not topology(g).neighbours(hero.at) >> cell & 1:
        return _MONKEY
    if hero.turn.halted:
        return Refusal(msg("des-no-step-halted"), "DES-ENC-02")
    if why := why_not_spend(g, hero, 1, "DES-MOV-03"):
        return why
    if obstacles(g) >> cell & 1:
        return Refusal(msg("des-no-step-obstacle"), "DES-MOV-12")
    if g.pits >> hero.at & 1:
        return Refusal(msg("des-no-step-pit"), "DES-PRP-04")
    if not may_pass(g, hero) >> cell & 1:
        return Refusal(msg("des-no-step-enemy"), "DES-MOV-11")
    return Refusal(msg("des-no-step-crowded"), "DES-MOV-08")
