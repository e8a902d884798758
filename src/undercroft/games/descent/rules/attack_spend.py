"""Step 5 of an attack: power enhancements, surges, fatigue and Sorcery (DES-ATK-12 to 18)."""

from __future__ import annotations

import msgspec

from undercroft.board import distance, members
from undercroft.games.descent.box.content import Gain, ItemCard, SurgeOption, content
from undercroft.games.descent.figures import dungeon, figure
from undercroft.games.descent.rules import attack
from undercroft.games.descent.rules.attack_dice import POWER, tell_roll
from undercroft.games.descent.rules.bonuses import NOTHING, attacked, bonuses, damage_to
from undercroft.games.descent.rules.dice import read, roll
from undercroft.games.descent.rules.targets import spaces_of, struck, weapons
from undercroft.games.descent.state import OVERLORD, TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import (
    hero_ability,
    immune,
    known_ability,
    monster_ability,
    monster_damage,
    show_ability,
    side,
    worth,
)
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

LIMITS = content().limits
COMMAND = content().abilities["command"]
DONE = "done"


def spend(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> Flow:
    """Add up the roll and its bonuses, then let the attacker spend what was rolled, one thing at a time; on what."""
    spent: list[Msg] = []
    total(g, attacker, atk, weapon)
    while not g.winner:
        options = spendable(attacker, atk, weapon, decider)
        if not options:
            break
        space = OneOf([*options, DONE], lambda what: spend_label(weapon, what))
        damage = damage_to(g, atk, attacked(g, atk))
        prompt = msg("des-ask-spend", damage=damage, range=atk.range, distance=atk.distance, surges=atk.surges)
        chosen = yield Ask((decider,), prompt, space)  # nobody but the attacker knows what he would rather have
        if chosen == DONE:
            break
        yield from spend_one(g, attacker, atk, weapon, chosen)
        spent.append(spend_label(weapon, chosen).text)
    return spent


def total(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None) -> None:
    """What the dice show, and everything that is added without being asked."""
    rolled = read(atk.dice, atk.faces)
    atk.damage, atk.range = rolled.damage, rolled.range
    atk.surges, atk.enhancements = rolled.surges, rolled.enhancements
    if isinstance(attacker, Monster):
        atk.damage += monster_damage(g, attacker)
        atk.range += side(attacker).range
    else:
        for bonus in bonuses(attacker, atk.kind, weapon):
            if bonus.when == "always":  # the others count for each figure by itself
                attack.add_gain(atk, bonus.gain)
        off_hand(attacker, atk, weapon)
    commands = command(g, attacker)  # DES-ABL-12
    atk.damage += commands * COMMAND.damage
    atk.range += commands * COMMAND.range


def off_hand(hero: Hero, atk: Attack, weapon: ItemCard | None) -> None:
    """A second melee weapon adds its off-hand bonus, if it has one (DES-OFF-01 to DES-OFF-03)."""
    if weapon is None or atk.kind != "melee":
        return
    held = weapons(hero)
    held.remove(weapon)
    for other in held:
        if other.off_hand is not None and other.attack == "melee":
            attack.add_gain(atk, other.off_hand)
            atk.damage += worth(hero, "ambidextrous", "damage")
            return


def command(g: Descent, attacker: Hero | Monster) -> int:
    """One for every friendly figure with Command within three spaces, the attacker included (DES-ABL-12, 13)."""
    if isinstance(attacker, Monster):
        return command_among(g, attacker, commanders(g))
    friends = [(hero, hero_ability(hero, "command")) for hero in g.heroes if hero.at != TOWN]
    return sum([rank for friend, rank in friends if rank and _commands(g, friend, attacker)])


def commanders(g: Descent) -> list[Monster]:
    """The monsters with Command."""
    return [m for m in g.monsters if monster_ability(g, m, "command")]


def command_among(g: Descent, attacker: Monster, leading: list[Monster]) -> int:
    """What those of these add that are near enough to a monster."""
    return sum([monster_ability(g, m, "command") for m in leading if _commands(g, m, attacker)])


def _commands(g: Descent, friend: Hero | Monster, attacker: Hero | Monster) -> bool:
    """Whether a figure with Command is near enough."""
    grid, here, there = dungeon(g).grid, members(spaces_of(g, attacker)), members(spaces_of(g, friend))
    return min((distance(grid, a, b) for a in here for b in there), default=99) <= COMMAND.spaces


def spendable(attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> list[str]:
    """What can still be bought with what was rolled; nobody but a hero's own player spends the hero's fatigue."""
    found = []
    if atk.enhancements:  # DES-ATK-13: each adds one to range or damage; in melee range is ignored (DES-ATK-20)
        found += ["damage", "range"] if atk.needs_range else ["damage"]
    if atk.sorcery:  # DES-ABL-27
        found += ["sorcery:damage", "sorcery:range"] if atk.needs_range else ["sorcery:damage"]
    if weapon is not None:  # DES-UNA-02: bare hands have nothing to buy
        found += [f"surge:{at}" for at, option in enumerate(weapon.surges) if option.cost <= atk.surges]
    spare = LIMITS.power_dice_per_attack - atk.dice.count(POWER)
    if spare > 0 and isinstance(attacker, Hero) and decider == attacker.seat and attacker.fatigue:
        found.append("fatigue")  # DES-ATK-18, DES-FAT-04
    return found


def spend_one(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, what: str) -> Flow:
    if what == "fatigue":
        assert isinstance(attacker, Hero)
        yield from tire(g, attacker, atk)
    else:
        gained = apply(atk, weapon, what)
        g.overlord.threat = max(0, g.overlord.threat - gained.threat)


def apply(atk: Attack, weapon: ItemCard | None, what: str) -> Gain:
    """Turn an enhancement, Sorcery or surges into what they buy; what a surge has bought.

    It changes the attack and nothing else, so that whoever looks ahead can do the same with a copy.
    """
    kind, _, which = what.partition(":")
    if kind in ("damage", "range"):
        atk.enhancements -= 1
        setattr(atk, kind, getattr(atk, kind) + 1)
        return NOTHING
    if kind == "sorcery":
        atk.sorcery -= 1
        setattr(atk, which, getattr(atk, which) + 1)
        return NOTHING
    assert weapon is not None
    option = weapon.surges[int(which)]
    atk.surges -= option.cost  # DES-ATK-14, DES-CRD-08: as often as it is paid for
    attack.add_gain(atk, option.gain)
    if option.gain.blast:
        atk.area = "blast"
    return option.gain


def tire(g: Descent, hero: Hero, atk: Attack) -> Flow:
    """One fatigue for one more power die (DES-FAT-04, DES-FAT-05), or for two (Sir Valadir), five at most."""
    hero.fatigue -= 1
    dice = [POWER] * dice_for_fatigue(hero, atk)
    faces = yield from roll(dice, hero.seat)
    added = read(dice, faces)
    atk.dice += dice
    atk.faces += faces
    atk.surges += added.surges
    atk.enhancements += added.enhancements
    tell_roll(g, atk)


def dice_for_fatigue(hero: Hero, atk: Attack) -> int:
    """The power dice that one more fatigue brings."""
    return min(worth(hero, "twin_dice", "power_dice") or 1, LIMITS.power_dice_per_attack - atk.dice.count(POWER))


def settle(g: Descent, attacker: Hero | Monster, atk: Attack) -> Msg | None:
    """Fear first (DES-ABL-15), then threat for pairs of surges (DES-ATK-17), then the range (DES-ATK-10).

    Why it misses, if it does, in the words of the log.
    """
    why: Msg | None = None
    atk.struck = struck(g, attacker, atk)
    fear = fear_to_pay(g, attacker, atk, OVERLORD)
    for enemy in enemies_struck(g, attacker, atk):
        if isinstance(enemy, Monster) and fear_of(g, attacker, enemy, OVERLORD):
            show_ability(enemy, "fear")
    if atk.surges < fear:
        atk.missed = True
        why = msg("des-log-fear", fear=fear)
        g.tell(why, "DES-ABL-15")
    atk.surges = max(0, atk.surges - fear)  # DES-ABL-14
    if isinstance(attacker, Monster) and atk.surges >= LIMITS.surges_per_threat:
        gained = atk.surges // LIMITS.surges_per_threat
        g.overlord.threat += gained
        g.tell(msg("des-log-threat", threat=gained), "DES-ATK-17")
    if atk.needs_range and atk.range < atk.distance and not atk.missed:
        atk.missed = True
        why = msg("des-log-short", range=atk.range, distance=atk.distance)
        g.tell(why, "DES-ATK-11")
    return why


def fear_to_pay(g: Descent, attacker: Hero | Monster, atk: Attack, seat: int | None) -> int:
    """The surges that all enemies struck demand (DES-ABL-15), as far as a seat knows, or everybody (DES-MST-05)."""
    return sum(fear_of(g, attacker, enemy, seat) for enemy in enemies_struck(g, attacker, atk))


def enemies_struck(g: Descent, attacker: Hero | Monster, atk: Attack) -> list[Hero | Monster]:
    found = [figure(g, key) for key in atk.struck if not attack.is_friend(attacker, key)]
    return [enemy for enemy in found if enemy is not None]


def fear_of(g: Descent, attacker: Hero | Monster, enemy: Hero | Monster, seat: int | None) -> int:
    """The surges that one enemy demands of an attacker, as far as a seat knows."""
    if isinstance(attacker, Hero) and immune(attacker, "fear"):
        return 0
    return known_ability(g, enemy, "fear", seat)


def spend_label(weapon: ItemCard | None, what: Value) -> Label:
    kind, _, which = str(what).partition(":")
    if kind == "surge":
        assert weapon is not None
        return surge_label(weapon.surges[int(which)])
    rules = {"damage": "DES-ATK-13", "range": "DES-ATK-13", "sorcery": "DES-ABL-27", "fatigue": "DES-FAT-04"}
    key = f"des-spend-{kind}-{which}" if which else f"des-spend-{kind}"
    return Label(Msg(key), rules.get(kind))


def surge_label(option: SurgeOption) -> Label:
    gains = [msg(f"des-gain-{name}", n=n) for name, n in msgspec.structs.asdict(option.gain).items() if n]
    return Label(msg("des-spend-surge", cost=option.cost, gains=gains), "DES-ATK-14")
