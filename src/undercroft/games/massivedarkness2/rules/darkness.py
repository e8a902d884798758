"""The Darkness Phase and its track (MD2-DRK)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import spawning, treasure
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import Msg, msg


def darkness_phase(g: MassiveDarkness) -> Flow:
    """The marker advances and the space it reaches is resolved (MD2-DRK-01)."""
    from undercroft.games.massivedarkness2.rules import boss

    if g.boss is not None:  # the boss track has taken its place (MD2-BOS-07, MD2-BOS-15)
        yield from boss.advance(g)
    else:
        advance(g)
        icon = content().box.darkness[g.side - 1].icons.get(g.space, "")
        g.tell(msg("md2-log-darkness", space=g.space, side=g.side), "MD2-DRK-01")
        if icon:
            g.tell(Msg(f"md2-log-darkness-{icon}"), RULES[icon])
        yield from _resolve(g, icon)
    if not g.winner:
        yield from run(rules_of(g).darkness(g))
    for hero in g.heroes:  # MD2-DRK-07
        hero.acted = False


RULES = {"mob": "MD2-DRK-02", "roaming": "MD2-DRK-03", "rare": "MD2-DRK-04", "epic": "MD2-DRK-04"}


def advance(g: MassiveDarkness) -> None:
    """Beyond its last space the track is turned over, and stays so; the other side goes round (MD2-DRK-05)."""
    g.space += 1
    if g.space > content().box.darkness[g.side - 1].spaces:
        g.side = 2
        g.space = 1  # MD2-DRK-06


def _resolve(g: MassiveDarkness, icon: str) -> Flow:
    found = mission_of(g)
    if icon == "mob":  # any portal, the roaming monsters' too (MD2-DRK-02); they stay where they are (MD2-DRK-08)
        for zone in portals(g):
            if not g.winner:
                yield from spawning.spawn_mob(g, zone)
    elif icon == "roaming" and found.roaming_portal is not None:  # MD2-DRK-03
        yield from spawning.spawn_roaming(g, found.roaming_portal)
    elif icon in ("rare", "epic") and g.supply[icon]:  # MD2-DRK-04, MD2-BAG-07
        g.supply[icon] -= 1
        treasure.put_back(g, icon)


def portals(g: MassiveDarkness) -> list[int]:
    """As many as the number of heroes says (MD2-SET-14), on the tiles that are laid (MD2-MIS-85)."""
    found = mission_of(g)
    used = [zone for heroes, zone in sorted(found.portals.items()) if g.players >= heroes]
    regular = [zone for zone in used if g.laid >> zone & 1]
    return ([found.roaming_portal] if found.roaming_portal is not None else []) + regular
