"""What a model's card says, together with the items, skills and markers beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.dungeonsaga.box.components import AbilityId, Bonus, Item, Minion
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import card, hero_of
from undercroft.games.dungeonsaga.state import Model

LIMITS = content().limits


def usable(m: Model, item: Item) -> bool:
    """Whether a card may be used by this hero or boss (SAG-ITM-01); minions use none (SAG-ITM-02)."""
    return m.sheet is not None and _user(m.kind, item)


def _user(kind: str, item: Item) -> bool:
    return not item.users or hero_of(kind) in item.users


class Totals(NamedTuple):
    """What a card says and what passive items and skills add to it, always (SAG-ITM-03)."""

    move: int
    fight: int
    shoot: int
    armour: int
    magic: int
    """Dice that are added to magic attacks (SAG-MAG-15)."""
    ward: int
    """What spells take from wards besides (SAG-LCK-13)."""
    abilities: dict[AbilityId, int]


def totals(m: Model) -> Totals:
    if m.sheet is None:
        return _totals(m.kind, (), ())
    return _totals(m.kind, tuple(m.sheet.items), tuple(m.sheet.skills))


@lru_cache(maxsize=1024)
def _totals(kind: str, items: tuple[str, ...], skills: tuple[str, ...]) -> Totals:
    """Kept for every hand of cards: whoever thinks about an attack or a step asks for it."""
    printed, added = content().kinds[kind], list(_bonuses(kind, items, skills))
    ranks = dict(printed.abilities)
    for bonus in added:
        for name, rank in bonus.abilities.items():
            ranks[name] = ranks.get(name, 0) + rank
    return Totals(
        move=printed.move + sum(bonus.move for bonus in added),
        fight=printed.fight + sum(bonus.fight for bonus in added),
        shoot=printed.shoot + sum(bonus.shoot for bonus in added) if printed.shoot else 0,
        armour=printed.armour + sum(bonus.armour for bonus in added),
        magic=sum(bonus.magic for bonus in added),
        ward=sum(bonus.ward for bonus in added),
        abilities=ranks,
    )


def _bonuses(kind: str, items: tuple[str, ...], skills: tuple[str, ...]) -> Iterator[Bonus]:
    for name in items:
        item = content().items[name]
        if item.activation == "passive" and _user(kind, item):
            yield item.bonus
    for name in skills:
        yield content().skills[name].bonus


def movement(m: Model) -> int:
    """Squares a turn (SAG-MOV-01)."""
    return totals(m).move


def fight_dice(m: Model) -> int:
    """Before the modifiers of an attack."""
    return totals(m).fight


def shooting_dice(m: Model) -> int:
    """None without a bow (SAG-SHO-01)."""
    return totals(m).shoot


def armour(m: Model) -> int:
    """Printed value and bonuses, never above 5 (SAG-ARM-02, SAG-ARM-04, SAG-ARM-05), and never below 1."""
    worn = totals(m).armour + sum(effect.armour for effect in m.effects)
    return max(LIMITS.least_armour, min(LIMITS.most_armour, worn))


def ability(m: Model, name: AbilityId) -> int:
    """The rank that a model has of a permanent ability (SAG-FEA-06); 0 for none."""
    return totals(m).abilities.get(name, 0)


def abilities(m: Model) -> dict[str, int]:
    """All of them, with their ranks."""
    return {str(name): rank for name, rank in totals(m).abilities.items()}


def injured(m: Model) -> bool:
    """All white spaces of the wound track are covered (SAG-DMG-06), of which each has its own number (SAG-DMG-07).

    Minions have no track (SAG-DMG-10).
    """
    found = card(m)
    return m.sheet is not None and not isinstance(found, Minion) and m.sheet.wounds >= found.white


def caster(m: Model) -> bool:
    """SAG-MAG-01."""
    return card(m).caster


def spells(m: Model) -> dict[str, int]:
    """Spell cards, with the quarter turns that each has yet to recover."""
    return m.sheet.spells if m.sheet is not None else {}
