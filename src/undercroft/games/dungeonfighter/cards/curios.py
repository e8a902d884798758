"""Curios: used once, then discarded (DFI-EQP-10, DFI-EQP-11). The elixir is in step 7 of a throw (rules/fights.py)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import find_hero, max_life, standing, won
from undercroft.games.dungeonfighter.rules import ballads, dice
from undercroft.games.dungeonfighter.rules.any_time import curio
from undercroft.games.dungeonfighter.rules.hits import wound
from undercroft.games.dungeonfighter.rules.knock_outs import heal
from undercroft.games.dungeonfighter.rules.misses import Miss, prevention
from undercroft.games.dungeonfighter.rules.rebuilding import WEAK, flip_all
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter, Hero
from undercroft.kernel.asks import Flow


@prevention("mostronomicon", "curio", "DFI-EQP-12")
def mostronomicon(g: DungeonFighter, hero: Hero, miss: Miss, amount: int) -> Flow:  # noqa: ARG001
    """Whoever missed takes no damage, and whoever uses it flips the weak point (DFI-EQP-12, DFI-REB-07)."""
    miss.damage = 0
    yield from flip_all(g, hero, WEAK)


def wounded(g: DungeonFighter) -> list[str]:
    return [hero.id for hero in standing(g) if hero.life < max_life(hero)]


def in_a_fight(g: DungeonFighter) -> list[str]:
    return [""] if g.fight is not None and not won(g) else []


def in_the_turns(g: DungeonFighter) -> list[str]:
    """Not while the target is being prepared, or the team thinks of fleeing."""
    return in_a_fight(g) if g.fight is not None and g.fight.stage == "turns" else []


def lacking_water(g: DungeonFighter) -> list[str]:
    return lacking(g, dice.WATER)


def lacking_snow(g: DungeonFighter) -> list[str]:
    return lacking(g, dice.SNOW)


def lacking(g: DungeonFighter, die: str) -> list[str]:
    """There is but one of it, and it is no use while it can be thrown anyway (DFI-DIE-15)."""
    return in_a_fight(g) if g.fight is not None and die not in (*g.fight.special, dice.in_hand(g)) else []


def lacking_colours(g: DungeonFighter) -> list[str]:
    if g.fight is None or not any(die in COLOURS and die != dice.in_hand(g) for die in g.fight.spent):
        return []
    return in_the_turns(g)


@curio("heal", wounded)
def heal_somebody(g: DungeonFighter, hero: Hero, whom: str, amount: int) -> None:  # noqa: ARG001
    heal(g, find_hero(g, whom), amount, "DFI-EQP-10")


@curio("strike", in_the_turns)
def strike(g: DungeonFighter, hero: Hero, whom: str, amount: int) -> None:  # noqa: ARG001
    wound(g, amount, "DFI-EQP-10")
    if won(g):
        ballads.final_blow(g, hero)


@curio("water_cubes", lacking_water, "DFI-EQP-13")
def water_cubes(g: DungeonFighter, hero: Hero, whom: str, amount: int) -> None:  # noqa: ARG001
    dice.gain_special(g, dice.WATER, "DFI-EQP-13")


@curio("snow_die", lacking_snow)
def snow_die(g: DungeonFighter, hero: Hero, whom: str, amount: int) -> None:  # noqa: ARG001
    dice.gain_special(g, dice.SNOW, "DFI-EQP-10")


@curio("recover", lacking_colours)
def recover(g: DungeonFighter, hero: Hero, whom: str, amount: int) -> None:  # noqa: ARG001
    """For nothing, and against the big bad as well: its text says so (DFI-BOS-04)."""
    dice.recover(g, "DFI-EQP-10")
