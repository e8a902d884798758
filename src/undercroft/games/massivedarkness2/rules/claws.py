"""The special abilities of enemies, triggered by claws (MD2-MOB-21, MD2-ABL-15, MD2-ABL-16).

What data cannot say, a card leaves to a function registered here by the modules in `cards/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.massivedarkness2.box.components import Claw
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_enemy, find_friend, mob_card, name, roaming_card
from undercroft.games.massivedarkness2.rules import states
from undercroft.games.massivedarkness2.rules.dice import counts
from undercroft.games.massivedarkness2.state import Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import msg

Do: TypeAlias = Callable[[MassiveDarkness, Combat, Enemy, Claw], "Flow | None"]
CLAWS: dict[str, Do] = {}


def claw_special(special: str) -> Callable[[Do], Do]:
    """Register what the special ability of an enemy does."""

    def register(do: Do) -> Do:
        CLAWS[special] = do
        return do

    return register


def claw_of(enemy: Enemy) -> Claw:
    if enemy.kind == "mob":
        return mob_card(enemy).claw
    if enemy.kind == "roaming":
        return roaming_card(enemy).claw
    return content().bosses[enemy.id].claw


def clawed(g: MassiveDarkness, c: Combat, claws: int) -> Flow:
    """So many claws are resolved: the ability is triggered once for every X of them (MD2-DIC-13, MD2-ABL-16)."""
    enemy = find_enemy(g, c.enemy)
    claw = claw_of(enemy)
    if claw.when == ("attack" if c.by_hero else "defence"):  # it works in the other case only
        return
    c.claws += claws
    while c.claws >= claw.claws and not (claw.once and c.clawed):
        c.claws -= claw.claws
        c.clawed += 1
        yield from trigger(g, c, enemy, claw)


def trigger(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> Flow:
    """The ability, once."""
    from undercroft.games.massivedarkness2.rules import combat

    g.tell(msg("md2-log-claw", who=name(enemy)), "MD2-MOB-21")
    hero = find_friend(g, c.hero)
    c.swords += claw.swords
    c.shields += claw.shields
    c.pierce += claw.pierce
    c.suffered += claw.hurts
    if isinstance(hero, Hero):
        hero.mana = max(0, hero.mana - claw.drain)
    states.set_alight(g, hero, claw.fire)
    states.chill(g, hero, claw.frost)
    yield from combat.more_dice(g, c, counts(claw.dice))
    if claw.special:
        yield from run(CLAWS[claw.special](g, c, enemy, claw))
