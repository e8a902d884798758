"""Figures and hero sheets as a browser draws them."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.board import Bits, Cell, members
from undercroft.games.descent.box.components import Ability
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import (
    base,
    hero_key,
    hero_name,
    monster_key,
    monster_name,
    quest_of,
)
from undercroft.games.descent.rules.equipment import item_name
from undercroft.games.descent.state import OVERLORD, TOWN, Descent, Effects, Familiar, Hero, Monster, Turn
from undercroft.games.descent.stats import (
    TRAITS,
    armor,
    hero_card,
    max_fatigue,
    max_wounds,
    monster_armor,
    monster_damage,
    monster_speed,
    monster_wounds,
    side,
    speed,
    trait,
)
from undercroft.games.descent.view import View
from undercroft.kernel.messages import Msg


class Stats(msgspec.Struct, frozen=True):
    """What counts for a monster as it stands."""

    speed: int
    armor: int
    attack: str
    dice: tuple[str, ...]
    damage: int
    abilities: tuple[Ability, ...]
    """Without those of a named monster that the heroes have not been told of (DES-MST-05)."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on the board."""

    key: str
    """h0 is the first hero, m12 the monster with number 12, f0 the first familiar."""
    kind: Literal["hero", "monster", "familiar"]
    card: str
    """The hero, the kind of monster, the familiar."""
    name: Msg
    cells: tuple[Cell, ...]
    """All its spaces; the first is the top left one."""
    columns: int = 1
    rows: int = 1
    hero: int = -1
    """Which hero it is or follows."""
    seat: int
    number: int = 0
    master: bool = False
    named: str = ""
    wounds: int = 0
    """Left, of `most`."""
    most: int = 0
    effects: Effects = msgspec.field(default_factory=Effects)
    order: str = ""
    monkey: int = 0
    acting: bool = False
    done: bool = False
    """It has had its turn."""
    points: int = 0
    attacks: int = 0
    carries: Msg | None = None
    stats: Stats | None = None


class ItemHeld(msgspec.Struct, frozen=True):
    card: str
    name: Msg
    equipped: bool
    exhausted: bool


class SkillKnown(msgspec.Struct, frozen=True):
    card: str
    name: Msg
    exhausted: bool


class Companion(msgspec.Struct, frozen=True):
    card: str
    name: Msg


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A hero's sheet and everything on and beside it."""

    key: str
    index: int
    seat: int
    card: str
    name: Msg
    at: Cell | None
    """None in the town."""
    wounds: int
    max_wounds: int
    fatigue: int
    max_fatigue: int
    armor: int
    speed: int
    traits: dict[str, int]
    """Power dice for melee, ranged and magic, training included."""
    training: dict[str, int]
    conquest: int
    """What the overlord gains by killing this hero."""
    coins: int
    items: tuple[ItemHeld, ...]
    skills: tuple[SkillKnown, ...]
    companions: tuple[Companion, ...]
    order: str
    acted: bool
    acting: bool
    effects: Effects
    monkey: int
    braced: int
    turn: Turn | None
    """What is left of the turn being taken."""


def figures(view: View, explored: Bits) -> tuple[Figure, ...]:
    """Everybody in the explored part of the dungeon; familiars first, since others stand on their spaces."""
    g = view.table
    known = view.seat == OVERLORD
    found = [_familiar(g, at, familiar) for at, familiar in enumerate(g.familiars) if familiar.at != TOWN]
    found += [_monster(g, m, known=known) for m in g.monsters if base(g, m) & explored]
    return (*found, *(_hero(g, hero) for hero in g.heroes if hero.at != TOWN))


def sheets(g: Descent) -> tuple[Sheet, ...]:
    return tuple(_sheet(g, hero) for hero in g.heroes)


def _hero(g: Descent, hero: Hero) -> Figure:
    return Figure(
        key=hero_key(hero),
        kind="hero",
        card=hero.card,
        name=hero_name(hero),
        cells=(hero.at,),
        hero=hero.index,
        seat=hero.seat,
        wounds=hero.wounds,
        most=max_wounds(hero),
        effects=hero.effects,
        order=hero.order,
        monkey=hero.monkey,
        acting=g.acting == hero.index,
        done=hero.acted,
        points=hero.turn.points,
        attacks=hero.turn.attacks + hero.turn.halves,
    )


def _monster(g: Descent, m: Monster, *, known: bool) -> Figure:
    grid = quest_of(g).grid
    cells = members(base(g, m))
    corners = [grid.points[cell] for cell in cells]
    most = monster_wounds(g, m)
    return Figure(
        key=monster_key(m),
        kind="monster",
        card=m.kind,
        name=monster_name(m),
        cells=tuple(cells),
        columns=corners[-1][0] - corners[0][0] + 1,
        rows=corners[-1][1] - corners[0][1] + 1,
        seat=OVERLORD,
        number=m.number,
        master=m.master,
        named=m.named,
        wounds=most - m.hurt,
        most=most,
        effects=m.effects,
        acting=g.active == m.number,
        done=m.activated and g.step > 0,
        points=m.points,
        attacks=m.attacks,
        stats=_stats(g, m, known=known),
    )


def _stats(g: Descent, m: Monster, *, known: bool) -> Stats:
    half = side(m)
    added = quest_of(g).named[m.named].abilities if m.named else ()
    extra = [found for found in added if known or found.id in m.shown]
    return Stats(
        speed=monster_speed(g, m),
        armor=monster_armor(g, m),
        attack=half.attack,
        dice=half.dice,
        damage=monster_damage(g, m),
        abilities=(*half.abilities, *extra),
    )


def _familiar(g: Descent, at: int, familiar: Familiar) -> Figure:
    return Figure(
        key=f"f{at}",
        kind="familiar",
        card=familiar.card,
        name=Msg(f"des-familiar-{familiar.card}"),
        cells=(familiar.at,),
        hero=familiar.hero,
        seat=g.heroes[familiar.hero].seat,
        carries=item_name(familiar.carries) if familiar.carries else None,
    )


def _sheet(g: Descent, hero: Hero) -> Sheet:
    return Sheet(
        key=hero_key(hero),
        index=hero.index,
        seat=hero.seat,
        card=hero.card,
        name=hero_name(hero),
        at=None if hero.at == TOWN else hero.at,
        wounds=hero.wounds,
        max_wounds=max_wounds(hero),
        fatigue=hero.fatigue,
        max_fatigue=max_fatigue(hero),
        armor=armor(hero),
        speed=speed(hero),
        traits={kind: trait(hero, kind) for kind in TRAITS},
        training=dict(zip(TRAITS, hero.training, strict=True)),
        conquest=hero_card(hero).conquest,
        coins=hero.coins,
        items=tuple(ItemHeld(i.card, item_name(i.card), i.equipped, i.exhausted) for i in hero.items),
        skills=tuple(SkillKnown(s, Msg(f"des-skill-{s}"), s in hero.exhausted_skills) for s in hero.skills),
        companions=tuple(Companion(what, _companion_name(g, what)) for what in hero.companions),
        order=hero.order,
        acted=hero.acted,
        acting=g.acting == hero.index,
        effects=hero.effects,
        monkey=hero.monkey,
        braced=hero.braced,
        turn=hero.turn if g.acting == hero.index else None,
    )


def _companion_name(g: Descent, what: str) -> Msg:
    """A companion of the box, or an item of the quest that is carried in the same way."""
    return Msg(f"des-familiar-{what}") if what in content().familiars else quest_of(g).text(f"item-{what}")
