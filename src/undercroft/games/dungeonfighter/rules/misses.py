"""What a miss costs the hero, and what prevents it (DFI-MIS-06 to DFI-MIS-08, DFI-EQP-08, DFI-EQP-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from undercroft.games.dungeonfighter.figures import equipment, fight_of, foe_card, item_name, name, standing, won
from undercroft.games.dungeonfighter.rules import any_time
from undercroft.games.dungeonfighter.rules.equipment import holders, text, use_up
from undercroft.games.dungeonfighter.rules.hits import Blow
from undercroft.games.dungeonfighter.rules.knock_outs import hurt
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label
from undercroft.kernel.window import PUBLIC, Reaction, window


class Miss(msgspec.Struct):
    """The damage of a miss on its way to the hero."""

    hero: Hero
    damage: int


Does: TypeAlias = Callable[[DungeonFighter, Hero, Miss, int], Flow | None]


class Prevention(NamedTuple):
    """A card that helps when somebody has missed; its user comes second, who may be another than who missed."""

    kind: Literal["armour", "curio"]
    does: Does
    rule: str


PREVENTIONS: Final[dict[str, Prevention]] = {}
"""By their effect; `cards/` registers them."""


def prevention(effect: str, kind: Literal["armour", "curio"], rule: str) -> Callable[[Does], Does]:
    def register(does: Does) -> Does:
        PREVENTIONS[effect] = Prevention(kind, does, rule)
        return does

    return register


def suffer(g: DungeonFighter, hero: Hero, blow: Blow) -> Flow:
    """Step 10 of a throw: the active hero, and nobody else, takes the damage on the monster's card (DFI-MIS-06).

    One prevention is enough (DFI-MIS-07): first what costs nothing, a skill (DFI-HSK-03) or deep snow (DFI-DIE-16).
    """
    miss = Miss(hero, foe_card(fight_of(g).foe).damage)
    if blow.spared:
        miss.damage = 0
    elif blow.verdict.symbol == "deep_snow":
        miss.damage = 0
        g.tell(msg("dfi-log-deep-snow", who=name(hero)), "DFI-DIE-16")
    yield from window(msg("dfi-ask-prevent", who=name(hero), n=miss.damage), lambda: offers(g, miss), PUBLIC)
    if not won(g):
        hurt(g, hero, miss.damage, "DFI-MIS-06")


def offers(g: DungeonFighter, miss: Miss) -> list[Reaction]:
    """While there is damage to come: armour of whoever missed, curios of anybody, all that helps whoever would fall."""
    if miss.damage <= 0 or won(g):
        return []
    found = [_offer(g, hero, card, miss) for hero, card in _usable(g, miss.hero)]
    if miss.damage >= miss.hero.life:
        return found + any_time.at_the_last_moment(g, [miss.hero])  # DFI-KO-05
    return found + any_time.reactions(g, lambda _, choice: any_time.decisive(g, choice))


def _usable(g: DungeonFighter, misser: Hero) -> list[tuple[Hero, str]]:
    """Armour once a fight, by its owner, for the owner's miss (DFI-EQP-08, DFI-EQP-09)."""
    armour = [(hero, card) for hero, card in holders([misser], "armour", PREVENTIONS) if card not in hero.turned]
    found = armour + holders(standing(g), "curio", PREVENTIONS)
    return [(hero, card) for hero, card in found if _prevention(card).kind == equipment(card).kind]


def _prevention(card: str) -> Prevention:
    return PREVENTIONS[equipment(card).effect or ""]


def _offer(g: DungeonFighter, hero: Hero, card: str, miss: Miss) -> Reaction:
    found = _prevention(card)
    line = msg("dfi-do-curio", who=name(hero), item=item_name(card))
    return Reaction(
        hero.seat, f"{card}:{hero.id}", Label(line, found.rule, text(card)), lambda: _use(g, hero, card, miss)
    )


def _use(g: DungeonFighter, hero: Hero, card: str, miss: Miss) -> Flow:
    found = _prevention(card)
    if found.kind == "armour":
        turn(g, hero, card, found.rule)
    else:
        use_up(g, hero, card, found.rule)
    yield from run(found.does(g, hero, miss, equipment(card).amount))


def turn(g: DungeonFighter, hero: Hero, card: str, rule: str) -> None:
    """Used armour is turned until the Rest phase (DFI-EQP-08)."""
    hero.turned.append(card)
    g.tell(msg("dfi-log-uses", who=name(hero), item=item_name(card)), rule)
