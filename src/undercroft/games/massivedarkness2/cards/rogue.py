"""What the rogue can do that data cannot say."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.figures import find_enemy, name
from undercroft.games.massivedarkness2.rules.abilities import special
from undercroft.games.massivedarkness2.rules.rogue import draw, poison, tool_label, tools
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import OneOf


def swappable(_g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> bool:
    board = tools(hero)
    return bool(board.active and (board.bag or board.pile))


@special("swap_tool", swappable)
def swap_tool(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> Flow:
    """An active token is discarded, and another drawn in its place."""
    board = tools(hero)
    choices = list(dict.fromkeys(board.active))
    token = choices[0]
    if len(choices) > 1:
        prompt = msg("md2-ask-swap-tool", who=name(hero))
        token = str((yield Ask((hero.seat,), prompt, OneOf(choices, tool_label))))
    board.active.remove(token)
    yield from draw(g, hero, 1)
    board.pile.append(token)


def poisoned(g: MassiveDarkness, _hero: Hero, _ability: Ability, c: Combat | None) -> bool:
    return c is not None and bool(find_enemy(g, c.enemy).poison)


@special("fester", poisoned)
def fester(_g: MassiveDarkness, hero: Hero, _ability: Ability, c: Combat | None) -> None:
    """A poisoned enemy suffers from its poison as if it were activated (MD2-ROG-13)."""
    assert c is not None
    c.hurt += poison(hero)
