"""A hero's turn: up to three actions in any combination (MD2-HPH).

A Move action is begun by its first step, door or object; whatever else is done ends it.
"""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    called,
    find_enemy,
    find_hero,
    max_health,
    max_mana,
    name,
    wounded,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import abilities, combat, deeds, doors, movement, objects, states
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.items import trade_and_equip
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.rules.targets import RULES, attack_types, foes, reach, why_no_attack
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import OFF, AttackType, Hero, MassiveDarkness, Turn
from undercroft.kernel.asks import ANEW, QUIET, Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Number, OneOf, Refusal, Value

END = "end"
REST = "rest"
TRADE = "trade"
MOVES = ("go", "open", "touch", "deed")
"""What movement points are spent on (MD2-MOV-02)."""
FREE = frozenset({"turn", "any"})
WHILE_MOVING = frozenset({"turn", "any", "move"})
ACTIONS = frozenset({"action"})


def begin(g: MassiveDarkness, hero: Hero) -> Flow:
    """The hero is activated: fire burns before any action (MD2-STA-10), then there are actions (MD2-HPH-03)."""
    limits = content().box.limits
    actions = limits.solo_actions if g.players == 1 else limits.actions  # MD2-SOL-02
    g.turn = Turn(hero.number, rules_for(hero).actions(g, hero, actions))
    g.tell(msg("md2-log-turn", who=name(hero), at=zone_name(g, hero.at)), "MD2-HPH-02")
    wounds = yield from states.burn(g, hero)
    if wounds:
        wound_hero(g, hero, wounds, "MD2-STA-02")
    if not hero.down:
        yield from run(rules_for(hero).turn_begins(g, hero))
        known = content().abilities
        for key in abilities.at(g, hero, frozenset({"turn_start"})):
            yield from abilities.do(g, hero, known[key])


def go_on(g: MassiveDarkness) -> Flow:
    """The turn being taken, from wherever it stands to its end; nothing but the state says how far it is."""
    turn = g.turn
    assert turn is not None
    hero = find_hero(g, turn.hero)
    while not turn.over and not g.winner and not hero.left:
        if hero.frost and turn.actions and not turn.moving and not _thaws(g, hero):  # MD2-STA-05: an action is lost
            yield from _lose_to_frost(g, hero, turn)
            continue
        found = None if turn.actions or turn.mp else options(g, hero, turn)
        if found == [END]:
            break
        prompt = msg("md2-ask-turn", who=name(hero), actions=turn.actions, mp=turn.mp)
        space = OneOf(
            found or (lambda: options(g, hero, turn)),
            lambda what: label(g, hero, str(what)),
            lambda: refusals(g, hero, turn),
        )
        what = yield Ask((hero.seat,), prompt, space, default=END, anew=True)
        if what is ANEW:
            continue
        if what == END:
            break
        yield from do(g, hero, turn, str(what))
        if g.turn is not turn:  # a boss fight has begun: this turn is over, and the Hero Phase begins anew (MD2-BOS-08)
            return
        yield QUIET
    if not g.winner:
        yield from end(g, hero)


def _thaws(g: MassiveDarkness, hero: Hero) -> bool:
    """Whether there is a remedy at hand: it may be taken before the action that frost would cost (MD2-ITM-10)."""
    return any(content().abilities[key].effect.cleanse for key in abilities.usable(g, hero, FREE))


def _lose_to_frost(g: MassiveDarkness, hero: Hero, turn: Turn) -> Flow:
    states.frozen(g, hero)
    turn.actions -= 1
    yield from run(rules_for(hero).action_lost(g, hero))


def end(g: MassiveDarkness, hero: Hero) -> Flow:
    """The activation token is turned to its grey side (MD2-HPH-02)."""
    yield from run(rules_for(hero).turn_ends(g, hero))
    hero.acted = True
    hero.used = {key: span for key, span in hero.used.items() if span != "turn"}
    g.turn = None


# -- what there is to do ----------------------------------------------------------------------------------------------


def options(g: MassiveDarkness, hero: Hero, turn: Turn) -> list[str]:
    """Move, Attack, Rest, Trade and Equip, special actions (MD2-HPH-04), and what costs no action (MD2-ABL-02)."""
    found: list[str] = []
    if turn.mp or turn.actions:
        found += [f"go:{zone_name(g, zone)}" for zone in movement.steps(g, hero)]
        found += [
            f"open:{mission_of(g).doors[n].id}"
            for n in doors.closed_at(g, hero.at)
            if not doors.why_not_open(g, hero, n)
        ]
        if objects.why_not(g, hero) is None:
            found += [f"touch:{token.number}" for token in objects.at_hand(g, hero)]
    found += _deeds(g, hero, turn)
    if turn.actions:
        for kind in attack_types(hero):  # anybody in reach, or nobody (MD2-ATK-10)
            found += [f"attack:{kind}:{enemy.number}" for enemy in foes(g, reach(g, kind, hero.at))]
        if why_no_rest(hero) is None:
            found.append(REST)
        found.append(TRADE)
    when = WHILE_MOVING if turn.moving else FREE
    able = abilities.usable(g, hero, when | ACTIONS if turn.actions else when)
    acts = [key for key in able if content().abilities[key].when in ACTIONS]
    found += [f"act:{key}" for key in acts]
    found += [f"use:{key}" for key in able if key not in acts]
    found += [f"class:{what}" for what in rules_for(hero).options(g, hero)]
    return [*found, END]


def _deeds(g: MassiveDarkness, hero: Hero, turn: Turn) -> list[str]:
    able = {"mp": turn.mp or turn.actions, "action": turn.actions}
    found = [f"deed:{d.id}" for d in deeds.at_hand(g, hero) if able[d.cost] and deeds.why_not(g, hero, d) is None]
    rules = rules_of(g)
    return found + [f"do:{what}" for what in rules.deeds(g, hero) if able[rules.deed_cost(g, what)]]


def do(g: MassiveDarkness, hero: Hero, turn: Turn, what: str) -> Flow:
    """Carry out one choice."""
    kind, _, which = what.partition(":")
    costs_mp = kind in ("go", "open", "touch") or (kind == "deed" and deeds.find(g, which).cost == "mp")
    costs_mp = costs_mp or (kind == "do" and rules_of(g).deed_cost(g, which) == "mp")
    if kind in ("use", "class"):
        yield from _freely(g, hero, kind, which)
        return
    if hero.frost and not (costs_mp and turn.mp):  # it has come in a Move action, and costs the next one (MD2-STA-05)
        movement.end(turn)
        yield from _lose_to_frost(g, hero, turn)
        return
    if costs_mp:
        if not turn.mp:
            yield from spend_action(g, hero, turn, "move")
            movement.begin(g, hero, turn)
        turn.mp -= 1
        yield from _move(g, hero, kind, which)
        return
    named = {"attack": "attack", REST: "rest", TRADE: "trade"}.get(kind, "special")
    yield from spend_action(g, hero, turn, named)
    yield from _act(g, hero, kind, which)


def spend_action(g: MassiveDarkness, hero: Hero, turn: Turn, what: str) -> Flow:
    """One of the actions; a Move action that was going on is over."""
    if turn.moving:
        movement.end(turn)
    turn.actions -= 1
    yield from run(rules_for(hero).action_begins(g, hero, what))


def _freely(g: MassiveDarkness, hero: Hero, kind: str, which: str) -> Flow:
    if kind == "use":
        yield from abilities.use(g, hero, which)
    else:
        yield from run(rules_for(hero).do(g, hero, which))


def _move(g: MassiveDarkness, hero: Hero, kind: str, which: str) -> Flow:
    """What a movement point is spent on (MD2-MOV-02)."""
    if kind == "go":
        yield from movement.step(g, hero, movement.zone_named(g, which))
    elif kind == "open":  # the Move action goes on (MD2-DOR-05)
        yield from doors.open_door(g, mission_of(g).door(which), hero)
    elif kind == "touch":
        yield from objects.touch(g, hero, next(token for token in g.tokens if token.number == int(which)))
    else:
        yield from _deed(g, hero, kind, which)


def _deed(g: MassiveDarkness, hero: Hero, kind: str, which: str) -> Flow:
    if kind == "do":
        yield from run(rules_of(g).do(g, hero, which))
        return
    deed = deeds.find(g, which)
    if deed.leaves and not movement.depart(g, hero):  # leaving the dungeon is a departure (MD2-INT-05)
        return
    yield from deeds.do(g, hero, deed)


def _act(g: MassiveDarkness, hero: Hero, kind: str, which: str) -> Flow:
    if kind == "attack":
        how, _, number = which.partition(":")
        attack_type: AttackType = how  # type: ignore[assignment]
        yield from combat.attack(g, hero, find_enemy(g, int(number)), attack_type)
    elif kind == REST:
        yield from rest(g, hero)
    elif kind == TRADE:
        yield from trade_and_equip(g, hero)
    elif kind == "act":  # MD2-HPH-09
        yield from abilities.use(g, hero, which)
    else:
        yield from _deed(g, hero, kind, which)


def why_no_rest(hero: Hero) -> Refusal | None:
    """There must be something to recover; a shaman has always a use for mana (MD2-SHA-02)."""
    if wounded(hero) or hero.mana < max_mana(hero) or hero.shaman is not None:
        return None
    return Refusal(msg("md2-no-rest"), "MD2-HPH-06")


def rest(g: MassiveDarkness, hero: Hero) -> Flow:
    """Two points of health and mana in any combination (MD2-HPH-06)."""
    points = content().box.limits.rest
    most = min(points, wounded(hero))
    room = points if hero.shaman is not None else min(points, max_mana(hero) - hero.mana)
    least = max(0, min(most, points - room))
    health = most
    if least < most:
        space = Number(least, most, "MD2-HPH-06")
        health = yield Ask((hero.seat,), msg("md2-ask-rest", who=name(hero), n=points), space, default=most)
    hero.health = min(max_health(hero), hero.health + health)
    g.tell(msg("md2-log-rest", who=name(hero), health=health, mana=points - health), "MD2-HPH-06")
    if points - health:
        yield from abilities.gain_mana(g, hero, points - health)


# -- words ------------------------------------------------------------------------------------------------------------


def label(g: MassiveDarkness, hero: Hero, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind == "go":
        return Label(msg("md2-do-go", zone=which), "MD2-MOV-04")
    if kind == "open":
        return Label(msg("md2-do-open", zones=_beside(g, which)), "MD2-DOR-03")
    if kind == "touch":
        return _touch_label(g, int(which))
    if kind == "attack":
        how, _, number = which.partition(":")
        return Label(msg(f"md2-do-{how}", whom=called(g, find_enemy(g, int(number)))), RULES[how])
    if kind == "deed" or kind == "do":
        return Label(Msg(f"md2-deed-{which.partition(':')[0]}"), "MD2-INT-05")
    if kind in ("use", "act"):
        return Label(
            msg(f"md2-do-{kind}", what=abilities.title(which)), "MD2-HPH-09" if kind == "act" else "MD2-ABL-02"
        )
    if kind == "class":
        return rules_for(hero).label(g, hero, which)
    return Label(Msg(f"md2-do-{kind}"), {REST: "MD2-HPH-06", TRADE: "MD2-HPH-07"}.get(kind, "MD2-HPH-03"))


def _beside(g: MassiveDarkness, door: str) -> str:
    found = mission_of(g)
    return " ".join(zone_name(g, zone) for zone in found.doors[found.door(door)].zones)


def _touch_label(g: MassiveDarkness, number: int) -> Label:
    token = next(token for token in g.tokens if token.number == number)
    if token.kind == "treasure":
        return Label(msg("md2-do-take", rarity=Msg(f"md2-rarity-{token.what}")), "MD2-INT-03")
    rule = {"chest": "MD2-TOK-08", "greater_chest": "MD2-TOK-09", "fountain": "MD2-TOK-07", "forge": "MD2-TOK-10"}
    return Label(msg("md2-do-touch", what=Msg(f"md2-token-{token.kind}")), rule[token.kind])


def refusals(g: MassiveDarkness, hero: Hero, turn: Turn) -> dict[Value, Refusal]:
    """What a player would look for in vain, and why."""
    refused: dict[Value, Refusal] = {}
    tired = Refusal(msg("md2-no-action"), "MD2-HPH-03")
    allowed = set(options(g, hero, turn))
    grid = mission_of(g).grid
    for zone in (hero.at - grid.width, hero.at + 1, hero.at + grid.width, hero.at - 1):
        if 0 <= zone < grid.size and g.laid >> zone & 1 and abs(zone % grid.width - hero.at % grid.width) <= 1:
            refused[f"go:{zone_name(g, zone)}"] = movement.why_no_step(g, hero, zone) or tired
    for door in doors.closed_at(g, hero.at):
        refused[f"open:{mission_of(g).doors[door].id}"] = doors.why_not_open(g, hero, door) or tired
    for token in objects.at_hand(g, hero):
        refused[f"touch:{token.number}"] = objects.why_not(g, hero) or tired
    for token in g.tokens:
        if token.kind == "forge" and token.at == hero.at and not objects.can_forge(g, hero):
            refused[f"touch:{token.number}"] = objects.why_not(g, hero) or objects.why_no_forge(g, hero)
    for deed in deeds.at_hand(g, hero):
        refused[f"deed:{deed.id}"] = deeds.why_not(g, hero, deed) or tired
    for kind in attack_types(hero):
        for enemy in [enemy for enemy in g.enemies if enemy.at != OFF]:
            why = why_no_attack(g, hero, kind, enemy) if turn.actions else tired
            refused[f"attack:{kind}:{enemy.number}"] = why or tired
    if not attack_types(hero):  # MD2-ATK-02
        unarmed = Refusal(msg("md2-no-weapon"), "MD2-ATK-02")
        refused |= {f"attack:melee:{enemy.number}": unarmed for enemy in foes(g, 1 << hero.at)}
    refused |= {REST: (turn.actions and why_no_rest(hero)) or tired, TRADE: tired}
    for key in abilities.at(g, hero, WHILE_MOVING | ACTIONS):
        prefix = "act" if content().abilities[key].when == "action" else "use"
        if f"{prefix}:{key}" in allowed:
            continue
        late = tired if prefix == "act" and not turn.actions else Refusal(msg("md2-no-not-moving"), "MD2-ABL-07")
        refused[f"{prefix}:{key}"] = abilities.why_not(g, hero, key) or late
    for key, why in rules_for(hero).dormant(g, hero).items():
        if (when := content().abilities[key].when) in WHILE_MOVING | ACTIONS:
            refused[f"{'act' if when == 'action' else 'use'}:{key}"] = why
    refused |= {f"class:{what}": why for what, why in rules_for(hero).refusals(g, hero).items()}
    return {what: why for what, why in refused.items() if what not in allowed}
