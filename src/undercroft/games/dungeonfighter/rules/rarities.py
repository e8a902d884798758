"""Rarities: the team's, and for everybody to use in the own turn (DFI-RAR)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from undercroft.games.dungeonfighter.figures import active, equipment, fight_of, item_name, name
from undercroft.games.dungeonfighter.rules.equipment import text
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Refusal

WhyNot: TypeAlias = Callable[[DungeonFighter, Hero], Refusal | None]
Does: TypeAlias = Callable[[DungeonFighter, Hero, int], None]


class Rarity(NamedTuple):
    """One that is used before a die is chosen."""

    why_not: WhyNot
    does: Does
    rule: str
    discarded: bool


RARITIES: Final[dict[str, Rarity]] = {}
"""By their effect; `cards/rarities.py` registers them."""


def rarity(effect: str, why_not: WhyNot, rule: str, *, discarded: bool) -> Callable[[Does], Does]:
    def register(does: Does) -> Does:
        RARITIES[effect] = Rarity(why_not, does, rule, discarded)
        return does

    return register


def own_turn(g: DungeonFighter) -> dict[str, Refusal | None]:
    """Those by the chest that have a use in the turn of the active hero, and why not now (DFI-RAR-02)."""
    return {card: why_not(g, card) for card in g.rarities if equipment(card).effect in RARITIES}


def why_not(g: DungeonFighter, card: str) -> Refusal | None:
    if card in fight_of(g).used:
        return Refusal(msg("dfi-no-rarity-twice"), "DFI-RAR-02")
    return RARITIES[equipment(card).effect or ""].why_not(g, active(g))


def use(g: DungeonFighter, card: str) -> None:
    """It stays by the chest unless its text says otherwise (DFI-RAR-03)."""
    found, hero = RARITIES[equipment(card).effect or ""], active(g)
    g.tell(msg("dfi-log-uses", who=name(hero), item=item_name(card)), found.rule)
    if found.discarded:
        discard(g, card)
    else:
        fight_of(g).used.append(card)
    found.does(g, hero, equipment(card).amount)


def discard(g: DungeonFighter, card: str) -> None:
    g.rarities.remove(card)
    g.discard.append(card)


def label(card: str) -> Label:
    return Label(msg("dfi-do-rarity", item=item_name(card)), "DFI-RAR-02", text(card))
