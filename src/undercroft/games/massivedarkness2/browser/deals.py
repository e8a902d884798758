"""What an item would change for a hero, against what is worn now."""

from __future__ import annotations

from undercroft.games.massivedarkness2.browser.sent import Change, Hint
from undercroft.games.massivedarkness2.rules import items, pool
from undercroft.games.massivedarkness2.rules.dice import expected_swords
from undercroft.games.massivedarkness2.state import ATTACKS, OFF, AttackType, Combat, Hero, MassiveDarkness
from undercroft.games.massivedarkness2.view import copy_state


def wearing(g: MassiveDarkness, hero: Hero, item: str, slot: str) -> Hint:
    """The hero with the item in this slot, beside the hero as he is."""
    table = copy_state(g)
    twin = next(other for other in table.heroes if other.number == hero.number)
    before = items.worn(twin)
    items.equip(table, twin, item, slot)
    after = items.worn(twin)
    gone = [piece for piece in before if before.count(piece) > after.count(piece)]
    return {"replaces": gone, "changes": _changes(values(g, hero), values(table, twin))}


def values(g: MassiveDarkness, hero: Hero) -> dict[str, float]:
    """Swords on average for each attack type, dice and shields in defence; without abilities."""
    worn = [items.card(item) for item in items.worn(hero)]
    found: dict[str, float] = {kind: _swords(g, hero, kind) for kind in ATTACKS}
    return found | {"blue": float(items.blue_dice(hero)), "shields": float(sum(card.shields for card in worn))}


def _swords(g: MassiveDarkness, hero: Hero, kind: AttackType) -> float:
    c = Combat(hero=hero.number, enemy=OFF, by_hero=True, kind=kind)
    if not items.weapons(hero, kind):
        return 0.0
    dice = pool.add(c, pool.hero_dice(g, hero, c))
    return c.swords + sum(expected_swords(colour) * count for colour, count in dice.items())


def _changes(before: dict[str, float], after: dict[str, float]) -> list[Change]:
    return [
        {"what": what, "before": round(before[what], 2), "after": round(after[what], 2)}
        for what in before
        if before[what] != after[what]
    ]
