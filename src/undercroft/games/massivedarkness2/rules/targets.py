"""Who can be attacked from where: range and line of sight (MD2-ATK-03 to MD2-ATK-06, MD2-LOS, MD2-EPH-08)."""

from __future__ import annotations

from undercroft.board import Bits, Cell
from undercroft.games.massivedarkness2.figures import near, seen_from
from undercroft.games.massivedarkness2.rules.items import weapons
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.state import ATTACKS, OFF, AttackType, Enemy, Hero, MassiveDarkness
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal

RULES: dict[str, str] = {"melee": "MD2-ATK-03", "magic": "MD2-ATK-04", "ranged": "MD2-ATK-05"}


def reach(g: MassiveDarkness, kind: AttackType, zone: Cell) -> Bits:
    """The zones that an attack can be made into, by heroes and enemies alike (MD2-ATK-06, MD2-EPH-08, MD2-LOS-04)."""
    if kind == "melee":
        return 1 << zone
    if kind == "magic":
        return near(g, zone)
    return seen_from(g, zone) & ~(1 << zone)


def attack_types(hero: Hero) -> list[AttackType]:
    """What the weapons in hand allow (MD2-ATK-02, MD2-ITM-19)."""
    found = {kind for weapon in weapons(hero) for kind in weapon.attacks}
    return [kind for kind in ATTACKS if kind in found]


def foes(g: MassiveDarkness, zones: Bits) -> list[Enemy]:
    """Enemies in these zones whom something can be done to."""
    rules = rules_of(g)
    return [e for e in g.enemies if e.at != OFF and zones >> e.at & 1 and not rules.untouchable(g, e)]


def why_no_attack(g: MassiveDarkness, hero: Hero, kind: AttackType, enemy: Enemy) -> Refusal | None:
    """Why it cannot be made with the weapons in hand."""
    if rules_of(g).untouchable(g, enemy):
        return Refusal(msg("md2-no-untouchable"), "MD2-MIS-48")
    if not reach(g, kind, hero.at) >> enemy.at & 1:
        seen = seen_from(g, hero.at) >> enemy.at & 1
        return Refusal(msg(f"md2-no-range-{kind}"), RULES[kind] if seen or kind == "melee" else "MD2-LOS-01")
    return None


def hampered(g: MassiveDarkness, kind: AttackType, start: Cell, end: Cell) -> bool:
    """Whether a Magic or Ranged attack passes a zone with a column or is aimed into one (MD2-TOK-05)."""
    if kind == "melee":
        return False
    zones = between(g, start, end)
    return any(token.kind == "column" and zones >> token.at & 1 for token in g.tokens)


def between(g: MassiveDarkness, start: Cell, end: Cell) -> Bits:
    """The zones on the line from one zone to another, the last among them; the first only if it is the last."""
    if start == end:
        return 1 << end
    width = mission_of(g).grid.width
    step = width if (end - start) % width == 0 else 1
    step = step if end > start else -step
    return sum(1 << zone for zone in range(start + step, end + step, step))
