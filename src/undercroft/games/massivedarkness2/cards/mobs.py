"""What single mobs do that their cards' data cannot say (MD2-MOB-21)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Claw
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_friend, heroes_at, name
from undercroft.games.massivedarkness2.rules.claws import claw_special
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Value

PAY, LET = "pay", "let"


@claw_special("burst")
def burst(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> None:
    """An imp dies, and each hero in the attacker's zone takes wounds."""
    c.lost += 1
    for hero in heroes_at(g, find_friend(g, c.hero).at):
        wound_hero(g, hero, claw.values["wounds"], "MD2-MOB-21")


@claw_special("reassemble")
def reassemble(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> Flow:
    """Another skeleton rises, if there is a figure, unless the attacker discards mana."""
    if enemy.minions >= content().mobs[enemy.id].minions:  # MD2-TOK-01
        return
    hero, mana = find_friend(g, c.hero), claw.values["mana"]
    if isinstance(hero, Hero) and hero.mana >= mana:
        space = OneOf((PAY, LET), lambda what: _label(what, mana))
        if (yield Ask((hero.seat,), msg("md2-ask-reassemble", who=name(enemy), n=mana), space, default=PAY)) == PAY:
            hero.mana -= mana
            return
    enemy.minions += 1
    g.tell(msg("md2-log-minion", who=name(enemy), n=1), "MD2-MOB-21")


def _label(what: Value, mana: int) -> Label:
    return Label(msg(f"md2-do-reassemble-{what}", n=mana), "MD2-MOB-21")
