"""What a model's card says, together with the items, skills and markers beside it."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.dungeonsaga.box.components import AbilityId, Bonus, Item, Minion
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import card, hero_id
from undercroft.games.dungeonsaga.state import Model

LIMITS = content().limits


def usable(m: Model, item: Item) -> bool:
    """Whether a card may be used by this hero or boss (SAG-ITM-01); minions use none (SAG-ITM-02)."""
    return m.sheet is not None and (not item.users or hero_id(m) in item.users)


def bonuses(m: Model) -> Iterator[Bonus]:
    """What passive items and skills add, always (SAG-ITM-03)."""
    if m.sheet is None:
        return
    for name in m.sheet.items:
        item = content().items[name]
        if item.activation == "passive" and usable(m, item):
            yield item.bonus
    for name in m.sheet.skills:
        yield content().skills[name].bonus


def movement(m: Model) -> int:
    """Squares a turn (SAG-MOV-01)."""
    return card(m).move + sum(bonus.move for bonus in bonuses(m))


def fight_dice(m: Model) -> int:
    """Before the modifiers of an attack."""
    return card(m).fight + sum(bonus.fight for bonus in bonuses(m))


def shooting_dice(m: Model) -> int:
    """None without a bow (SAG-SHO-01)."""
    dice = card(m).shoot
    return dice + sum(bonus.shoot for bonus in bonuses(m)) if dice else 0


def armour(m: Model) -> int:
    """Printed value and bonuses, never above 5 (SAG-ARM-02, SAG-ARM-04, SAG-ARM-05), and never below 1."""
    worn = card(m).armour + sum(bonus.armour for bonus in bonuses(m)) + sum(effect.armour for effect in m.effects)
    return max(LIMITS.least_armour, min(LIMITS.most_armour, worn))


def ability(m: Model, name: AbilityId) -> int:
    """The rank that a model has of a permanent ability (SAG-FEA-06); 0 for none."""
    return card(m).abilities.get(name, 0) + sum(bonus.abilities.get(name, 0) for bonus in bonuses(m))


def abilities(m: Model) -> dict[str, int]:
    """All of them, with their ranks."""
    found: dict[AbilityId, None] = dict.fromkeys(card(m).abilities)
    for bonus in bonuses(m):
        found |= dict.fromkeys(bonus.abilities)
    return {name: ability(m, name) for name in found}


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
