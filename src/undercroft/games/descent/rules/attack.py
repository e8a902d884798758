"""Attacks, in six steps (DES-ATK-01)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from undercroft.board import Bits, members
from undercroft.games.descent.box.content import Gain, ItemCard
from undercroft.games.descent.figures import dungeon, figure, hero_at, key_of, monster_at, name_of
from undercroft.games.descent.rules import attack_dice, attack_spend, guard, wounds
from undercroft.games.descent.rules.targets import (
    attack_kind,
    attack_ranks,
    breath_placements,
    covered,
    distance_to,
    may_blast,
    refused_targets,
    struck,
    struck_on,
    targets,
    within_reach,
)
from undercroft.games.descent.rules.windows import AttackDeclared, HeroAttacked, window
from undercroft.games.descent.state import (
    TOWN,
    Attack,
    Descent,
    DieLying,
    Hero,
    LastAttack,
    Monster,
    seat_of,
)
from undercroft.games.descent.stats import ability
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.parts.cell_names import cell_name, parse_cell

RANKED = ("pierce", "stun", "burn", "web", "poison", "knockback", "sorcery")
"""Abilities that an attack carries along as a number."""
MISS = msg("des-log-miss")


def attack(
    g: Descent,
    attacker: Hero | Monster,
    weapon: ItemCard | None = None,
    *,
    seat: int | None = None,
    dice: tuple[str, ...] | None = None,
    at: Bits | None = None,
) -> Flow:
    """Choose a target and attack it; see `Attack.made` for whether it came to that.

    `seat` decides in place of the attacker, `dice` replaces those of the weapon, `at` the spaces to choose from.
    """
    decider = seat if seat is not None else seat_of(attacker)
    atk = yield from declare(g, attacker, weapon, decider, at)
    if dice is not None:
        atk.dice = attack_dice.dice_pool(g, attacker, weapon, dice)
    yield from resolve(g, attacker, atk, weapon, decider)
    return atk


def declare(
    g: Descent, attacker: Hero | Monster, weapon: ItemCard | None, decider: int, at: Bits | None = None
) -> Flow:
    """Step 1: the weapon and the space attacked (DES-ATK-02, DES-ATK-03); step 2: it must be in sight (DES-ATK-04)."""
    area = readied(g, attacker, weapon).area
    if area == "around":
        return aim_around(g, attacker, weapon)
    if area == "breath" and isinstance(attacker, Monster):
        return (yield from lay_breath(g, attacker, decider))
    return (yield from choose_target(g, attacker, weapon, decider, at))


def choose_target(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None, decider: int, at: Bits | None) -> Flow:
    """The space attacked; a Blast may be declined (DES-ABL-05)."""
    grid, kind = dungeon(g).grid, attack_kind(attacker, weapon)

    def spaces() -> Bits:
        return targets(g, attacker, kind, can_blast=may_blast(g, attacker, weapon)) if at is None else at

    prompt = msg("des-ask-target", who=name_of(attacker))
    space = OneOf(
        lambda: [cell_name(grid, cell) for cell in members(spaces())],
        lambda cell: target_label(g, parse_cell(grid, str(cell))),
        lambda: refused_targets(g, attacker, kind, spaces()),
    )
    target = parse_cell(grid, (yield Ask((decider,), prompt, space)))
    atk = aim_at(g, attacker, weapon, target)
    if atk.area == "blast":
        alone = aim_at(g, attacker, weapon, target, alone=True)
        if alone.struck and alone.struck != atk.struck:  # friends may be in the way, or the Fear of many
            space = OneOf(("blast", "single"), _blast_label)
            friends = [key for key in atk.struck if is_friend(attacker, key) and key not in alone.struck]
            # With the weapon and the space, for whoever weighs the one against the other.
            prompt = msg(
                "des-ask-blast",
                who=name_of(attacker),
                friends=[name_of(one) for key in friends if (one := figure(g, key)) is not None],
                count=len(friends),
                weapon=Msg(f"des-item-{weapon.id}" if weapon is not None else f"des-attack-{kind}"),
                cell=cell_name(grid, target),
            )
            if (yield Ask((decider,), prompt, space, default="blast")) == "single":
                return alone
    return atk


def lay_breath(g: Descent, m: Monster, decider: int) -> Flow:
    """Where the template lies; the attacker may decline and make a normal attack (DES-ABL-09)."""
    grid = dungeon(g).grid

    def ways() -> dict[str, Bits]:
        placed = breath_placements(g, m)
        return {f"breath:{cell_name(grid, way.source)}:{_compass(way.toward)}": way.covered for way in placed}

    def options() -> list[str]:
        single = members(targets(g, m, attack_kind(m, None), can_blast=False))
        return [*ways(), *(cell_name(grid, cell) for cell in single)]

    def label(value: Value) -> Label:
        kind, *where = str(value).split(":")
        if not where:
            return target_label(g, parse_cell(grid, kind))
        source, toward = where
        return Label(msg("des-breath", source=source, toward=msg(f"des-toward-{toward}")), "DES-ABL-09")

    chosen = yield Ask((decider,), msg("des-ask-target", who=name_of(m)), OneOf(options, label))
    return aim_at(g, m, None, parse_cell(grid, chosen)) if ":" not in chosen else aim_breath(g, m, ways()[chosen])


# -- the attack that a declaration makes: nothing is asked here, so that whoever looks ahead can ask the same ---------


def readied(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> Attack:
    """An attack with all that it carries along and the way it spreads, before anything is aimed at."""
    kind = attack_kind(attacker, weapon)
    atk = Attack(kind=kind, weapon=weapon.id if weapon else "")
    if isinstance(attacker, Hero):
        atk.by_hero = attacker.index
    else:
        atk.by_monster = attacker.number
    ranks = attack_ranks(g, attacker, weapon)
    for name in RANKED:
        if name in ranks:
            setattr(atk, name, ranks[name])
    if weapon is not None and weapon.around:
        atk.area = "around"
    elif isinstance(attacker, Monster) and ranks.get("breath"):
        atk.area = "breath"
    elif rank := ranks.get("blast"):
        atk.area, atk.blast = "blast", rank
    elif kind == "melee" and ability(g, attacker, "sweep"):
        atk.area = "sweep"
    return atk


def aim_at(
    g: Descent, attacker: Hero | Monster, weapon: ItemCard | None, target: int, *, alone: bool = False
) -> Attack:
    """The attack on a space: a Sweep takes in all enemies around (DES-ABL-29), a Blast spreads unless it is `alone`."""
    atk = readied(g, attacker, weapon)
    if alone or atk.area == "breath":
        atk.area, atk.blast = "", 0
    atk.target = target
    measure(g, attacker, atk)
    return atk


def aim_around(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> Attack:
    """The attack on all enemies around, which declares no space."""
    atk = readied(g, attacker, weapon)
    atk.target = attacker.at
    measure(g, attacker, atk)
    return atk


def aim_breath(g: Descent, m: Monster, covers: Bits) -> Attack:
    """The breath whose template covers these spaces (DES-ABL-09)."""
    atk = readied(g, m, None)
    atk.cells = covers
    atk.target = members(covers)[0]
    measure(g, m, atk)
    return atk


def measure(g: Descent, attacker: Hero | Monster, atk: Attack) -> None:
    """How far it is, and what the attack covers, as everybody stands now."""
    atk.distance = distance_to(g, attacker, atk.target) if atk.area != "around" else 0
    atk.cells = cells = covered(g, attacker, atk)
    atk.struck = struck_on(g, attacker, atk, cells)


def _whom(g: Descent, atk: Attack) -> list[Msg]:
    """Whom an attack strikes, by name; a blast may be aimed at nobody."""
    found = [name_of(one) for one in (figure(g, key) for key in atk.struck) if one is not None]
    return found or [msg("des-nobody-there")]


def resolve(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> Flow:
    """Steps 3 to 6, with whatever interrupts them."""
    g.attacks.append(atk)
    place = cell_name(dungeon(g).grid, atk.target)
    g.tell(msg("des-log-attack", who=name_of(attacker), where=_whom(g, atk), at=place), "DES-ATK-01")
    declared = prospect(g, attacker, atk, atk.struck)
    # DES-ORD-16: a guard strikes before the attack that was declared
    disturbed = isinstance(attacker, Monster) and (yield from guard.interrupt(g))
    if not disturbed or goes_on(g, attacker, atk, declared):
        disturbed = yield from window(g, AttackDeclared(atk))
        if not disturbed or goes_on(g, attacker, atk, declared):
            yield from make(g, attacker, atk, weapon, decider)
    g.attacks.remove(atk)  # DES-ATK-16: with all the surges that were not spent
    if not atk.made and still_there(g, attacker):
        g.tell(msg("des-log-attack-off", who=name_of(attacker)), "DES-ORD-16")
    if isinstance(attacker, Hero) and decider == attacker.seat and atk.made and not g.winner:
        yield from window(g, HeroAttacked(attacker, atk))


def make(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> Flow:
    """From the roll to the wounds; then it lies there for everybody to see how it went."""
    atk.step = 3
    whom = tuple(_whom(g, atk))
    reroll = yield from attack_dice.roll_attack(g, attacker, atk, weapon, decider)
    spent, blows = [], []
    atk.step = 4
    if atk.missed:
        missed: Msg | None = MISS
        g.tell(MISS, "DES-ATK-09")
    else:  # DES-ATK-12: be the range too short or not
        atk.step = 5
        spent = yield from attack_spend.spend(g, attacker, atk, weapon, decider)
        missed = attack_spend.settle(g, attacker, atk)
        atk.step = 6
        blows = yield from wounds.inflict(g, attacker, atk, weapon, decider)
    g.last_attack = LastAttack(
        number=1 if g.last_attack is UNSET else g.last_attack.number + 1,
        by=key_of(attacker),
        name=name_of(attacker),
        weapon=atk.weapon,
        kind=atk.kind,
        where=cell_name(dungeon(g).grid, atk.target),
        whom=whom,
        area=atk.area,
        distance=atk.distance,
        needs_range=atk.needs_range,
        dice=tuple(
            DieLying(die, face, reroll.before.get(at))
            for at, (die, face) in enumerate(zip(atk.dice, atk.faces, strict=True))
        ),
        spent=tuple(spent),
        range=atk.range,
        damage=atk.damage,
        surges=atk.surges,
        notes=tuple(note for note in (reroll.cancelled, missed) if note is not None),
        missed=atk.missed,
        blows=tuple(blows),
    )


class Prospect(NamedTuple):
    """What can be said of an attack that is declared and not yet rolled."""

    in_reach: bool
    """The space declared can be attacked; a template lies against the attacker."""
    hits_enemies: bool


def prospect(g: Descent, attacker: Hero | Monster, atk: Attack, strikes: list[str]) -> Prospect:
    """`strikes` are those whom it would strike now."""
    hits_enemies = any(not is_friend(attacker, key) for key in strikes)
    if atk.area == "breath" and isinstance(attacker, Monster):
        return Prospect(any(way.covered == atk.cells for way in breath_placements(g, attacker)), hits_enemies)
    if atk.area in ("sweep", "around"):  # these take in whoever is there
        return Prospect(hits_enemies, hits_enemies)
    return Prospect(bool(within_reach(g, attacker, atk.kind, 1 << atk.target)), hits_enemies)


def goes_on(g: Descent, attacker: Hero | Monster, atk: Attack, declared: Prospect) -> bool:
    """Whether an interrupt has left the attack as possible as it was when it was declared (DES-ORD-16).

    Then it is measured anew.
    """
    if not still_there(g, attacker):
        return False
    now = prospect(g, attacker, atk, struck(g, attacker, atk))
    if now.in_reach < declared.in_reach or now.hits_enemies < declared.hits_enemies:
        return False
    measure(g, attacker, atk)
    return True


def still_there(g: Descent, attacker: Hero | Monster) -> bool:
    """An interrupt may have killed the attacker or ended the game."""
    if g.winner:
        return False
    return attacker.at != TOWN if isinstance(attacker, Hero) else attacker in g.monsters


def is_friend(attacker: Hero | Monster, key: str) -> bool:
    """Whether a figure is on the attacker's own side, the attacker included (DES-MOV-10)."""
    return (key[0] == "h") == isinstance(attacker, Hero)


def add_gain(atk: Attack, gain: Gain) -> None:
    """Add what a bonus or a surge gives to an attack."""
    atk.damage += gain.damage
    atk.range += gain.range
    atk.surges += gain.surge
    atk.pierce += gain.pierce
    atk.blast += gain.blast
    atk.stun += gain.stun
    atk.burn += gain.burn
    atk.web += gain.web
    atk.poison += gain.poison
    atk.knockback += gain.knockback
    atk.sorcery += gain.sorcery
    atk.doubled = atk.doubled or bool(gain.double)
    atk.slays = atk.slays or bool(gain.slay)


def target_label(g: Descent, cell: int) -> Label:
    here = cell_name(dungeon(g).grid, cell)
    found = hero_at(g, cell) or monster_at(g, cell)
    if found is None:
        return Label(msg("des-target-empty", cell=here), "DES-ATK-02")
    return Label(msg("des-target", who=name_of(found), cell=here), "DES-ATK-02")


def _blast_label(value: Value) -> Label:
    return Label(msg(f"des-blast-{value}"), "DES-ABL-05")


def _compass(toward: tuple[int, int]) -> str:
    return {(0, -1): "north", (0, 1): "south", (-1, 0): "west", (1, 0): "east"}[toward]
