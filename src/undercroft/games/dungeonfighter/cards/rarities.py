"""Rarities that are used in the own turn (DFI-RAR-02). The amulet is in step 7 of a throw (rules/fights.py)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import max_life, name
from undercroft.games.dungeonfighter.rules.knock_outs import heal
from undercroft.games.dungeonfighter.rules.rarities import rarity
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal


def nobody_is_down(g: DungeonFighter, hero: Hero) -> Refusal | None:  # noqa: ARG001
    if any(one.down and not one.dead for one in g.heroes):
        return None
    return Refusal(msg("dfi-no-fallen"), "DFI-RAR-04")


@rarity("phoenix", nobody_is_down, "DFI-RAR-04", discarded=True)
def phoenix(g: DungeonFighter, hero: Hero, amount: int) -> None:  # noqa: ARG001
    """Everybody who was knocked out is back with one life, and will have no scar of it (DFI-RAR-04, DFI-KO-02)."""
    for one in g.heroes:
        if one.down and not one.dead:
            one.down = False
            one.life = 1
            g.tell(msg("dfi-log-revived", who=name(one)), "DFI-RAR-04")


def no_hunger(g: DungeonFighter, hero: Hero) -> Refusal | None:
    if hero.life >= max_life(hero):
        return Refusal(msg("dfi-no-wounds"), "DFI-KO-04")
    return None if g.coins else Refusal(msg("dfi-no-coins", n=1, coins=g.coins), "DFI-RAR-02")


@rarity("lunch", no_hunger, "DFI-RAR-03", discarded=False)
def lunch(g: DungeonFighter, hero: Hero, amount: int) -> None:
    """For a coin of the chest, turn after turn (DFI-RAR-03)."""
    g.coins -= 1
    heal(g, hero, amount, "DFI-RAR-03")
