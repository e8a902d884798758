"""What the paladin can do that data cannot say, and whoever stands on consecrated ground (MD2-PAL-05)."""

from __future__ import annotations

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.figures import name, steps_from, zone_name
from undercroft.games.massivedarkness2.rules.abilities import special
from undercroft.games.massivedarkness2.rules.paladin import REST, consecrate, consecrated, token_in
from undercroft.games.massivedarkness2.rules.targets import foes
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import Combat, Consecration, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label


@special("rest_for_the_consecrated")
def rest_for_the_consecrated(_g: MassiveDarkness, _hero: Hero, _ability: Ability, c: Combat | None) -> None:
    """After the combat every hero in a consecrated zone may rest; the paladin's rules see to it."""
    if c is not None:
        c.notes[REST] = 1


def light_of(g: MassiveDarkness, hero: Hero) -> tuple[Consecration, str] | None:
    """The token in a hero's zone, and the board it comes from."""
    boards = [other.paladin for other in g.heroes if other.paladin is not None]
    return next(((board, colour) for board in boards if (colour := token_in(board, hero.at))), None)


def carried_to(g: MassiveDarkness, hero: Hero, ability: Ability) -> list[Cell]:
    """Zones so many steps away in which no token lies."""
    reached = 1 << hero.at
    for _ in range(ability.values["zones"]):
        for zone in members(reached):
            reached |= steps_from(g, zone)
    return list(members(reached & ~consecrated(g)))


@special(
    "carry_light", lambda g, hero, ability, _c: light_of(g, hero) is not None and bool(carried_to(g, hero, ability))
)
def carry_light(g: MassiveDarkness, hero: Hero, ability: Ability, _c: Combat | None) -> Flow:
    """The token in the hero's zone is moved so many zones, whoever the hero is."""
    found = light_of(g, hero)
    assert found is not None
    board, colour = found
    zones = {zone_name(g, zone): zone for zone in carried_to(g, hero, ability)}
    prompt = msg("md2-ask-carry-light", who=name(hero), token=Msg(f"md2-column-{colour}"))
    zone = yield from choose(hero.seat, prompt, zones, lambda at: Label(msg("md2-zone", zone=str(at)), "MD2-PAL-06"))
    consecrate(g, hero, board, colour, zone, "MD2-PAL-06")


@special("scorch_the_consecrated", lambda g, _hero, _ability, _c: bool(foes(g, consecrated(g))))
def scorch_the_consecrated(g: MassiveDarkness, hero: Hero, ability: Ability, _c: Combat | None) -> Flow:
    """Every enemy in any consecrated zone suffers wounds."""
    for enemy in foes(g, consecrated(g)):
        if not g.winner:
            yield from wound_enemy(g, enemy, ability.values["wounds"], hero)
