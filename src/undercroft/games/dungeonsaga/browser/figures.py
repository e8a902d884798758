"""Models on the board and the cards of heroes and bosses, as a browser draws them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercroft.board import Cell, members
from undercroft.games.dungeonsaga.box.content import Character, content
from undercroft.games.dungeonsaga.models import (
    base,
    card,
    front,
    hero_id,
    holders,
    is_boss,
    is_hero,
    laid,
    large,
    name,
    standing,
)
from undercroft.games.dungeonsaga.rules import feats
from undercroft.games.dungeonsaga.rules.modifiers import outnumbered
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Effect, Model, Side
from undercroft.games.dungeonsaga.stats import (
    LIMITS,
    abilities,
    armour,
    fight_dice,
    injured,
    movement,
    shooting_dice,
    usable,
)
from undercroft.kernel.messages import Msg

Role: TypeAlias = Literal["hero", "companion", "boss", "minion"]
Family: TypeAlias = Literal["spell", "item", "feat"]


class EffectSeen(msgspec.Struct, frozen=True):
    """A marker beside a model (SAG-MAG-04)."""

    card: str
    family: Family
    """What kind of card it comes from: its words are `sag-<family>-<card>` and `sag-<family>-<card>-text`."""
    until: str
    """turn, own_turn or round."""
    armour: int
    fight: int


class Values(msgspec.Struct, frozen=True):
    """What counts for a model as it stands: printed values, items, skills and markers together."""

    move: int
    fight: int
    """Dice, before the modifiers of an attack."""
    shoot: int
    """0 without a bow."""
    armour: int
    abilities: dict[str, int]


class ModelSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A model on the board."""

    key: str
    """Its number, as in choices like `fight:7`."""
    number: int
    role: Role
    kind: str
    """Its card: the stronger version of a hero has one of its own."""
    hero: str
    """Who a hero or boss is, whichever card is his; a minion's kind."""
    name: Msg
    named: str
    """What the adventure calls it, if it has a part of its own in it."""
    side: Side
    seat: int
    cells: tuple[Cell, ...]
    """All its squares; the first is the upper left one."""
    facing: int
    """0 north, 1 east, 2 south, 3 west."""
    front: tuple[Cell, ...]
    """Its front arc, as far as it is laid out."""
    large: bool
    wounds: int
    most: int
    """The wound that stuns; 0 for minions, which have no wounds."""
    white: int
    """With so many wounds it is injured."""
    injured: bool
    acted: bool
    acting: bool
    values: Values
    effects: tuple[EffectSeen, ...]
    held: tuple[str, ...]
    """The enemies who have it in their front arc, by key."""
    outnumbered: bool


class SpellHeld(msgspec.Struct, frozen=True):
    card: str
    quarters: int
    """Quarter turns from upright: at 0 it can be cast (SAG-RCV-01)."""


class ItemHeld(msgspec.Struct, frozen=True):
    card: str
    usable: bool
    """By whoever has it (SAG-ITM-01)."""


class FeatSeen(msgspec.Struct, frozen=True):
    card: str
    used: bool


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The card of a hero, a companion or a boss, and everything beside it."""

    key: str
    role: Role
    kind: str
    hero: str
    name: Msg
    seat: int
    on_board: bool
    stunned: bool
    wounds: int
    most: int
    white: int
    injured: bool
    acted: bool
    acting: bool
    caster: bool
    legend: bool
    values: Values
    spells: tuple[SpellHeld, ...]
    items: tuple[ItemHeld, ...]
    feats: tuple[FeatSeen, ...]
    skills: tuple[str, ...]
    effects: tuple[EffectSeen, ...]


def key_of(m: Model) -> str:
    return str(m.number)


def models(g: DungeonSaga) -> tuple[ModelSeen, ...]:
    """Everybody on the board."""
    return tuple(_model(g, m) for m in standing(g))


def sheets(g: DungeonSaga, of: list[Model]) -> tuple[Sheet, ...]:
    return tuple(_sheet(g, m) for m in of if m.sheet is not None)


def _model(g: DungeonSaga, m: Model) -> ModelSeen:
    return ModelSeen(
        key=key_of(m),
        number=m.number,
        role=_role(m),
        kind=m.kind,
        hero=hero_id(m),
        name=name(m),
        named=m.name,
        side="heroes" if is_hero(m) else "overlord",
        seat=m.seat,
        cells=tuple(members(base(g, m))),
        facing=m.facing,
        front=tuple(members(front(g, m) & laid(g).floor)),
        large=large(m),
        wounds=_wounds(m),
        most=_most(m),
        white=_white(m),
        injured=injured(m),
        acted=m.acted,
        acting=_acting(g, m),
        values=_values(m),
        effects=_effects(m),
        held=tuple(key_of(enemy) for enemy in holders(g, m)),
        outnumbered=outnumbered(g, m, None),
    )


def _sheet(g: DungeonSaga, m: Model) -> Sheet:
    assert m.sheet is not None
    printed = card(m)
    return Sheet(
        key=key_of(m),
        role=_role(m),
        kind=m.kind,
        hero=hero_id(m),
        name=name(m),
        seat=m.seat,
        on_board=m.at != OFF,
        stunned=m.sheet.wounds >= LIMITS.wounds,
        wounds=m.sheet.wounds,
        most=_most(m),
        white=_white(m),
        injured=injured(m),
        acted=m.acted,
        acting=_acting(g, m),
        caster=printed.caster,
        legend=isinstance(printed, Character) and printed.legend,
        values=_values(m),
        spells=tuple(SpellHeld(spell, quarters) for spell, quarters in m.sheet.spells.items()),
        items=tuple(ItemHeld(item, usable(m, content().items[item])) for item in m.sheet.items),
        feats=tuple(FeatSeen(feat, feat in m.sheet.feats) for feat in feats.feats(m)),
        skills=tuple(m.sheet.skills),
        effects=_effects(m),
    )


def _role(m: Model) -> Role:
    printed = card(m)
    if is_boss(m):
        return "boss"
    if not isinstance(printed, Character):
        return "minion"
    return "companion" if printed.companion else "hero"


def _wounds(m: Model) -> int:
    return m.sheet.wounds if m.sheet is not None else 0


def _most(m: Model) -> int:
    return LIMITS.wounds if m.sheet is not None else 0


def _white(m: Model) -> int:
    printed = card(m)
    return printed.white if isinstance(printed, Character) else 0


def _acting(g: DungeonSaga, m: Model) -> bool:
    return g.turn is not None and g.turn.model == m.number


def _values(m: Model) -> Values:
    return Values(movement(m), fight_dice(m), shooting_dice(m), armour(m), abilities(m))


def _effects(m: Model) -> tuple[EffectSeen, ...]:
    return tuple(EffectSeen(found.card, _family(found), found.until, found.armour, found.fight) for found in m.effects)


def _family(found: Effect) -> Family:
    c = content()
    return "spell" if found.card in c.spells else "item" if found.card in c.items else "feat"
