"""Step 6 of an attack: wounds and what comes with them (DES-DMG-01 to 06, DES-ABL-34)."""

from __future__ import annotations

from undercroft.board import Size, members, throws
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import (
    dungeon,
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
from undercroft.games.descent.rules.spawning import stance_names
from undercroft.games.descent.rules.targets import spaces_of
from undercroft.games.descent.rules.windows import MonsterMoved, window
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import armor, immune, monster_armor
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Value

KNOCKBACK = content().abilities["knockback"].spaces
STAY = "stay"


def inflict(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> Flow:
    """Every figure struck takes the damage (DES-DMG-01), each checked on its own (DES-ABL-34)."""
    if atk.missed or g.winner:
        return
    for key in list(atk.struck):
        target = figure(g, key)
        if target is None or g.winner or (isinstance(target, Hero) and target.at == TOWN):
            continue
        dealt = damage_to(g, atk, target)
        suffered = yield from wound(g, attacker, atk, target, dealt)
        atk.wounds[key] = suffered
        survived = figure(g, key) is target and not (isinstance(target, Hero) and target.at == TOWN)
        if dealt > 0 and survived and not g.winner:
            afflict(g, atk, weapon, target, suffered)
            if atk.knockback:
                yield from knock_back(g, target, decider)


def wound(g: Descent, attacker: Hero | Monster, atk: Attack, target: Hero | Monster, dealt: int) -> Flow:
    """Damage less armour, less what the target prevents (DES-DMG-04); the wounds suffered."""
    source = name_of(attacker)
    if atk.slays:
        if isinstance(target, Hero):
            yield from kill_hero(g, target, by=attacker if isinstance(attacker, Monster) else None)
        else:
            by = attacker if isinstance(attacker, Hero) else None
            yield from kill_monster(g, target, by=by, outright=True)
        return dealt
    wounds = max(0, dealt - armor_value(g, atk, target))
    if isinstance(target, Monster):
        by = attacker if isinstance(attacker, Hero) else None
        target.effects.poison += wounds if atk.poison else 0  # DES-EFF-03: for whatever might heal it
        yield from wound_monster(g, target, wounds, source, by=by)
    else:
        by_monster = attacker if isinstance(attacker, Monster) else None
        poisoned = bool(atk.poison) and not immune(target, "poison")
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


def afflict(g: Descent, atk: Attack, weapon: ItemCard | None, target: Hero | Monster, suffered: int) -> None:
    """Burn, Stun and Web follow damage before armour (DES-ABL-11, 28, 33); Pacify and its like follow wounds."""
    tokens = {"burn": atk.burn, "stun": atk.stun, "web": atk.web}
    if weapon is not None and suffered:
        tokens["stun"] += weapon.stuns
    for effect, count in tokens.items():
        if not count or resists(target, effect):
            continue
        setattr(target.effects, effect, getattr(target.effects, effect) + count)
        g.tell(msg("des-log-effect", who=name_of(target), effect=Msg(f"des-ability-{effect}"), n=count), "DES-ABL-34")


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
    names = stance_names(g, landings)
    prompt = msg("des-ask-knockback", who=name_of(target))
    landing = yield from choose(decider, prompt, {STAY: None, **names}, _knock_label, default=STAY)
    if landing is None:
        return
    if isinstance(target, Hero):
        yield from movement.arrive(g, target, landing)  # DES-ABL-21: landing counts as entering
    else:
        yield from monster_turn.enter(g, target, landing, "DES-ABL-21")
        if monster_turn.alive(g, target):
            yield from window(g, MonsterMoved(target))
        yield from exploring.look_around(g)


def landing_spaces(g: Descent, target: Hero | Monster) -> int:
    """Free of figures, not rubble, not water; a pit is allowed (DES-ABL-19).

    It is thrown over what is in between, but through no wall or closed door (DES-ABL-20).
    """
    sight = dungeon(g).sight(g.closed)
    free = dungeon(g).grid.floor & ~obstacles(g) & ~others(g, target)
    explored = dungeon(g).grid.revealed(members(g.revealed))
    if isinstance(target, Hero):
        return throws(sight, dungeon(g).footprint(Size.ONE), target.at, KNOCKBACK) & free & explored
    gait = dungeon(g).gait(size_of(target), g.closed)
    return throws(sight, gait.footprint, target.at, KNOCKBACK) & gait.stands(free & explored)


def _knock_label(value: Value) -> Label:
    text = msg("des-knock-stay") if value == STAY else msg("des-knock-to", cell=str(value))
    return Label(text, "DES-ABL-19")
