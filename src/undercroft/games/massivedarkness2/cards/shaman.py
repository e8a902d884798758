"""What the shaman can do that data cannot say."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules.abilities import special
from undercroft.games.massivedarkness2.rules.shaman import (
    ELEMENTS,
    activate,
    board_of,
    element_label,
    is_here,
    raise_by,
    spirits,
    summon,
    top,
)
from undercroft.games.massivedarkness2.state import Ally, Combat, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf


@special("raise_element")
def raise_element(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> Flow:
    """An element of the player's choice rises by one."""
    yield from _raise(g, hero, "md2-ask-raise-element", 1)


@special("element_to_the_top")
def element_to_the_top(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> Flow:
    """An element of the player's choice rises to the top."""
    yield from _raise(g, hero, "md2-ask-element-to-the-top", top())


def _raise(g: MassiveDarkness, hero: Hero, prompt: str, spaces: int) -> Flow:
    able = [element for element in ELEMENTS if board_of(hero).height[element] < top()]
    if able:
        chosen = yield Ask((hero.seat,), msg(prompt, who=name(hero)), OneOf(able, element_label))
        raise_by(g, hero, str(chosen), spaces)


@special("call_fire_spirit", lambda g, _hero, _ability, _c: not is_here(g, "fire_spirit"))
def call_fire_spirit(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> None:
    """The Fire Spirit comes to the shaman's zone."""
    summon(g, hero, "fire_spirit")


@special("call_frost_spirit", lambda g, _hero, _ability, _c: not is_here(g, "frost_spirit"))
def call_frost_spirit(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> None:
    """The Frost Spirit comes to the shaman's zone."""
    summon(g, hero, "frost_spirit")


@special("wake_spirit", lambda g, _hero, _ability, _c: bool(spirits(g)))
def wake_spirit(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> Flow:
    """A spirit is activated once more, without an action."""
    able: dict[str, Ally] = {spirit.kind: spirit for spirit in spirits(g)}
    spirit = next(iter(able.values()))
    if len(able) > 1:
        prompt = msg("md2-ask-wake", who=name(hero))
        spirit = yield from choose(hero.seat, prompt, able, lambda kind: Label(name(able[str(kind)]), "MD2-SHA-09"))
    yield from activate(g, hero, spirit)
