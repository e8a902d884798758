"""Step 6 of an attack: wounds and what comes with them (DES-DMG-01 to 06, DES-ABL-34)."""

from __future__ import annotations

from undercroft.board import Size, throws
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import (
    dungeon,
    explored,
    figure,
    name_of,
    size_of,
)
from undercroft.games.descent.rules import exploring, monster_turn, movement
from undercroft.games.descent.rules.attack_dice import harried
from undercroft.games.descent.rules.bonuses import against, damage_to
from undercroft.games.descent.rules.damage import wound_hero, wound_monster
from undercroft.games.descent.rules.death import kill_hero, kill_monster
from undercroft.games.descent.rules.ground import obstacles, others
from undercroft.games.descent.rules.spawning import stance_names, stance_of
from undercroft.games.descent.rules.targets import spaces_of
from undercroft.games.descent.rules.windows import MonsterMoved, window
from undercroft.games.descent.state import TOWN, Attack, Blow, Descent, Hero, Monster
from undercroft.games.descent.stats import armor, immune, monster_armor
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

KNOCKBACK = content().abilities["knockback"].spaces
STAY = "stay"


def inflict(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> Flow:
    """Every figure struck takes the damage (DES-DMG-01), each checked on its own (DES-ABL-34); the blows dealt."""
    blows: list[Blow] = []
    if atk.missed or g.winner:
        return blows
    for key in list(atk.struck):
        target = figure(g, key)
        if target is None or g.winner or (isinstance(target, Hero) and target.at == TOWN):
            continue
        dealt, stopped = damage_to(g, atk, target), armor_value(g, atk, target)
        suffered = yield from wound(g, attacker, atk, target, dealt, stopped)
        atk.wounds[key] = suffered
        survived = figure(g, key) is target and not (isinstance(target, Hero) and target.at == TOWN)
        effects: tuple[Msg, ...] = ()
        if dealt > 0 and survived and not g.winner:
            effects = afflict(g, atk, weapon, target, suffered)
            if atk.knockback:  # DES-ATK-15: once, however often it was bought
                yield from knock_back(g, target, decider)
        blows.append(Blow(key, name_of(target), dealt, stopped, suffered, not survived, effects))
    return blows


def wound(g: Descent, attacker: Hero | Monster, atk: Attack, target: Hero | Monster, dealt: int, stopped: int) -> Flow:
    """Damage less armour, less what the target prevents (DES-DMG-04); the wounds suffered."""
    source = name_of(attacker)
    if atk.slays:  # DES-CRD-08: named or not
        if isinstance(target, Hero):
            yield from kill_hero(g, target, by=attacker if isinstance(attacker, Monster) else None)
        else:
            by = attacker if isinstance(attacker, Hero) else None
            yield from kill_monster(g, target, by=by, outright=True)
        return dealt
    wounds = max(0, dealt - stopped)
    if isinstance(target, Monster):
        by = attacker if isinstance(attacker, Hero) else None
        target.effects.poison += wounds if atk.poison else 0  # DES-EFF-03: for whatever might heal it
        yield from wound_monster(g, target, wounds, source, by=by)
    else:
        by_monster = attacker if isinstance(attacker, Monster) else None
        poisoned = bool(atk.poison) and not immune(target, "poison")  # DES-ABL-24
        wounds = yield from wound_hero(g, target, wounds, source, by=by_monster, poisoned=poisoned, shields=True)
    return wounds


def armor_value(g: Descent, atk: Attack, target: Hero | Monster) -> int:
    """What the target's armour stops: less what the attack pierces, never below nothing (DES-ABL-22)."""
    if isinstance(target, Hero):
        value = armor(target, atk.kind)
    else:
        value = monster_armor(g, target)
        if harried(g, spaces_of(g, target)):  # DES-FAM-14
            value -= max(card.enemy_armor for card in content().familiars.values())
    return max(0, value - atk.pierce - against(g, atk, target).pierce)


def afflict(g: Descent, atk: Attack, weapon: ItemCard | None, target: Hero | Monster, suffered: int) -> tuple[Msg, ...]:
    """Burn, Stun and Web follow damage before armour (DES-ABL-11, 28, 33); Pacify and its like follow wounds.

    What the log says of it.
    """
    told = []
    tokens = {"burn": atk.burn, "stun": atk.stun, "web": atk.web}
    if weapon is not None and suffered:
        tokens["stun"] += weapon.stuns
    for effect, count in tokens.items():
        if not count or resists(target, effect):
            continue
        setattr(target.effects, effect, getattr(target.effects, effect) + count)
        told.append(msg("des-log-effect", who=name_of(target), effect=Msg(f"des-ability-{effect}"), n=count))
        g.tell(told[-1], "DES-ABL-34")
    return tuple(told)


def resists(target: Hero | Monster, effect: str) -> bool:
    """Immunities of armour; named monsters are never stunned (DES-MST-06)."""
    if isinstance(target, Hero):
        return immune(target, effect)
    return effect == "stun" and bool(target.named)


def knock_back(g: Descent, target: Hero | Monster, decider: int) -> Flow:
    """The attacker may throw the figure up to three spaces, over anything but walls and doors (DES-ABL-19, 20)."""
    if isinstance(target, Hero) and immune(target, "knockback"):
        return
    landings = landing_spaces(g, target)
    if not landings:
        return
    prompt = msg("des-ask-knockback", who=name_of(target))
    space = OneOf(lambda: [STAY, *stance_names(g, landings)], _knock_label)
    chosen = yield Ask((decider,), prompt, space, default=STAY)
    if chosen == STAY:
        return
    if isinstance(target, Hero):
        yield from movement.arrive(g, target, stance_of(g, chosen))  # DES-ABL-21: landing counts as entering
    else:
        yield from monster_turn.enter(g, target, stance_of(g, chosen), "DES-ABL-21")
        if monster_turn.alive(g, target):
            yield from window(g, MonsterMoved(target))
        yield from exploring.look_around(g)


def landing_spaces(g: Descent, target: Hero | Monster) -> int:
    """Free of figures, not rubble, not water; a pit is allowed (DES-ABL-19).

    It is thrown over what is in between, but through no wall or closed door (DES-ABL-20).
    """
    sight = dungeon(g).sight(g.closed)
    free = dungeon(g).grid.floor & ~obstacles(g) & ~others(g, target)
    if isinstance(target, Hero):
        return throws(sight, dungeon(g).footprint(Size.ONE), target.at, KNOCKBACK) & free & explored(g)
    gait = dungeon(g).gait(size_of(target), g.closed)
    return throws(sight, gait.footprint, target.at, KNOCKBACK) & gait.stands(free & explored(g))


def _knock_label(value: Value) -> Label:
    text = msg("des-knock-stay") if value == STAY else msg("des-knock-to", cell=str(value))
    return Label(text, "DES-ABL-19")
