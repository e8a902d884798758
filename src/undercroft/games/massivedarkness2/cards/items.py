"""What items do that data cannot say."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.figures import (
    enemy_walk,
    find_enemy,
    find_hero,
    floor,
    heroes_at,
    max_mana,
    name,
    seen_from,
    wounded,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import combat, experience
from undercroft.games.massivedarkness2.rules.abilities import gain_mana, special
from undercroft.games.massivedarkness2.rules.dice import FACES, die, limit
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.movement import steps
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness, Rolled
from undercroft.kernel.asks import Ask, Flow, choose, run
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

STAY = "stay"
ATTACK_DICE = ("yellow", "orange")

# -- dice that are rolled already -------------------------------------------------------------------------------------


def blanks(c: Combat | None) -> list[Rolled]:
    """The attack dice that show nothing."""
    if c is None:
        return []
    return [rolled for rolled in c.rolled if rolled.colour in ATTACK_DICE and rolled.face == "blank"]


def _any_blank(_g: MassiveDarkness, _hero: Hero, _ability: Ability, c: Combat | None) -> bool:
    return bool(blanks(c))


@special("blank_to_sword", _any_blank)
def blank_to_sword(_g: MassiveDarkness, _hero: Hero, ability: Ability, c: Combat | None) -> None:
    """So many blank attack dice are turned to a sword."""
    for rolled in blanks(c)[: ability.values["dice"]]:
        rolled.face = "sword"


@special("reroll_blanks", _any_blank)
def reroll_blanks(_g: MassiveDarkness, hero: Hero, _ability: Ability, c: Combat | None) -> Flow:
    """All blank attack dice are rolled again, together."""
    yield from _roll_again(blanks(c), hero)


def dull(c: Combat | None) -> list[Rolled]:
    """Yellow dice that an orange one is better than on average, the worst first, as far as there are orange ones."""
    if c is None:
        return []
    room = limit("orange") - c.pool.get("orange", 0)
    yellow = [rolled for rolled in c.rolled if rolled.colour == "yellow" and not rolled.done]
    worse = [rolled for rolled in yellow if FACES[rolled.face].swords <= 1]
    return sorted(worse, key=lambda rolled: (FACES[rolled.face].swords, FACES[rolled.face].mana))[:room]


@special("upgrade", lambda _g, _hero, _ability, c: bool(dull(c)))
def upgrade(_g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None) -> Flow:
    """So many yellow dice give way to orange ones, which are rolled at once; those that lose least by it."""
    assert c is not None
    changed = dull(c)[: ability.values["dice"]]
    for rolled in changed:
        rolled.colour = "orange"
    c.pool["yellow"] -= len(changed)
    c.pool["orange"] = c.pool.get("orange", 0) + len(changed)
    yield from _roll_again(changed, hero)


def _roll_again(dice: list[Rolled], hero: Hero) -> Flow:
    faces = yield Roll([die(rolled.colour) for rolled in dice], hero.seat)
    for rolled, face in zip(dice, faces, strict=True):
        rolled.face = str(face)


# -- swords, shields, deaths ------------------------------------------------------------------------------------------


@special("in_shadow", lambda _g, _hero, _ability, c: c is not None and not c.shadow)
def in_shadow(g: MassiveDarkness, _hero: Hero, _ability: Ability, c: Combat | None) -> Flow:
    """The hero counts as being in Shadow in this combat, and rolls the shadow die (MD2-SHD-02)."""
    assert c is not None
    c.shadow = True
    yield from combat.more_dice(g, c, {"purple": 1})


@special("per_wound", lambda _g, hero, _ability, _c: wounded(hero) > 0)
def per_wound(_g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None) -> None:
    """A sword for each wound that the hero has, up to a limit."""
    assert c is not None
    c.swords += min(wounded(hero), ability.values["most"])


def _comrades(g: MassiveDarkness, hero: Hero) -> list[Hero]:
    return [other for other in heroes_at(g, hero.at) if other is not hero]


@special("comrades", lambda g, hero, _ability, _c: bool(_comrades(g, hero)))
def comrades(g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None) -> None:
    """Swords in attack and shields in defence for every other hero in the zone, up to a limit."""
    assert c is not None
    gained = min(len(_comrades(g, hero)) * ability.values["each"], ability.values["most"])
    if c.by_hero:
        c.swords += gained
    else:
        c.shields += gained


def _victims(g: MassiveDarkness, c: Combat | None) -> int:
    """Minions of the foe that are not doomed yet."""
    return find_enemy(g, c.enemy).minions - c.slain - c.lost if c is not None else 0


@special("slay", lambda g, _hero, _ability, c: _victims(g, c) > 0)
def slay(g: MassiveDarkness, _hero: Hero, ability: Ability, c: Combat | None) -> None:
    """Minions of the foe die besides those that wounds kill, when the combat is over (MD2-RES-13)."""
    assert c is not None
    c.slain += min(ability.values["minions"], _victims(g, c))


# -- zones ------------------------------------------------------------------------------------------------------------


def pushed_to(g: MassiveDarkness, hero: Hero, c: Combat | None) -> list[Cell]:
    """The zones next to the foe that it can be pushed into: never the hero's, and nobody pushes a boss."""
    if c is None or find_enemy(g, c.enemy).kind == "boss":
        return []
    beside = enemy_walk(g).step(1 << find_enemy(g, c.enemy).at) & floor(g) & ~(1 << hero.at)
    return list(members(beside))


@special("push", lambda g, hero, _ability, c: bool(pushed_to(g, hero, c)))
def push(g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None) -> Flow:
    """The foe is moved so many zones; the first of them it must go."""
    assert c is not None
    enemy = find_enemy(g, c.enemy)
    left = {enemy.at}
    for number in range(ability.values["zones"]):
        able = [zone for zone in pushed_to(g, hero, c) if zone not in left]
        zone = yield from _which_zone(g, hero, able, msg("md2-ask-push", who=name(enemy)), may_stay=number > 0)
        if zone is None:
            return
        left.add(zone)
        enemy.at = zone
        g.tell(msg("md2-log-enemy-step", who=name(enemy), steps=1, at=zone_name(g, zone)), "MD2-ABL-01")


@special("step", lambda g, hero, _ability, _c: bool(steps(g, hero)))
def step(g: MassiveDarkness, hero: Hero, ability: Ability, _c: Combat | None) -> Flow:
    """The hero moves so many zones without movement points; enemies left behind do not strike."""
    turn = g.turn
    for number in range(ability.values["zones"]):
        able = steps(g, hero)
        zone = yield from _which_zone(g, hero, able, msg("md2-ask-relocate", who=name(hero)), may_stay=number > 0)
        if zone is None:
            return
        yield from _relocate(g, hero, zone)
        if g.turn is not turn:  # a boss fight has begun (MD2-BOS-08)
            return


def in_sight(g: MassiveDarkness, hero: Hero) -> list[Cell]:
    return list(members(seen_from(g, hero.at) & floor(g) & ~(1 << hero.at)))


@special("blink", lambda g, hero, _ability, _c: bool(in_sight(g, hero)))
def blink(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> Flow:
    """The hero goes to any zone in line of sight; enemies left behind do not strike."""
    prompt = msg("md2-ask-relocate", who=name(hero))
    zone = yield from _which_zone(g, hero, in_sight(g, hero), prompt, may_stay=False)
    yield from _relocate(g, hero, zone)


def _which_zone(g: MassiveDarkness, hero: Hero, zones: Iterable[Cell], prompt: Msg, *, may_stay: bool) -> Flow:
    """One of these zones, or None where there is none or the hero's player stops here."""
    named: dict[str, Cell | None] = {zone_name(g, zone): zone for zone in zones}
    if not named:
        return None
    if may_stay:
        named[STAY] = None
    if len(named) == 1:
        return next(iter(named.values()))
    return (yield from choose(hero.seat, prompt, named, _zone_label, default=next(reversed(named))))


def _zone_label(what: object) -> Label:
    return Label(msg("md2-do-stay") if what == STAY else msg("md2-zone", zone=str(what)), "MD2-ABL-01")


def _relocate(g: MassiveDarkness, hero: Hero, zone: Cell) -> Flow:
    """Moved by a rule: traps are not sprung (MD2-TOK-15)."""
    hero.at = zone
    g.tell(msg("md2-log-step", who=name(hero), steps=1, at=zone_name(g, zone)), "MD2-ABL-01")
    yield from run(rules_of(g).entered(g, hero))


# -- mana and experience ----------------------------------------------------------------------------------------------


def thirsty(g: MassiveDarkness, hero: Hero) -> list[Hero]:
    """Other heroes in the zone who have a use for mana; a shaman always has (MD2-SHA-02)."""
    return [other for other in _comrades(g, hero) if other.mana < max_mana(other) or other.shaman is not None]


@special("gift_mana", lambda g, hero, _ability, _c: bool(thirsty(g, hero)))
def gift_mana(g: MassiveDarkness, hero: Hero, ability: Ability, _c: Combat | None) -> Flow:
    """Another hero in the zone gains mana."""
    able = [other.number for other in thirsty(g, hero)]
    number = able[0]
    if len(able) > 1:
        space = OneOf(able, lambda n: Label(name(find_hero(g, int(n))), "MD2-ABL-18"))
        number = yield Ask((hero.seat,), msg("md2-ask-gift", n=ability.values["mana"]), space, default=number)
    yield from gain_mana(g, find_hero(g, number), ability.values["mana"])


@special("lesson")
def lesson(g: MassiveDarkness, hero: Hero, ability: Ability, _c: Combat | None) -> None:
    """The hero gains experience."""
    experience.gain(g, hero, ability.values["xp"], "MD2-ABL-01")
