"""Hellscape: heroes begin apart, and meet at the tile in the middle (MD2-MIS-81)."""

from __future__ import annotations

from undercroft.board import Bits
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name, roaming_card, seats, standing
from undercroft.games.massivedarkness2.mission.model import Laid
from undercroft.games.massivedarkness2.rules import doors, items, spawning, victory
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of
from undercroft.games.massivedarkness2.state import OFF, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf

KEPT = "6A"
"""The outer tile that is never left out (MD2-MIS-85)."""
LAST = "last"
GATHER = "gather"
CAME = "last_came"
DIED = "last_died"
_HOME = "gate:"
"""Before the number of a hero, in the counters of the game: the Gate of the tile where the hero began."""


class Hellscape(MissionRules):
    white_door = "MD2-MIS-86"

    def lay_tiles(self, g: MassiveDarkness) -> Flow:
        """One outer tile for each hero who really plays; the players choose which are left out (MD2-MIS-85)."""
        outer = list(outer_tiles(g))
        while len(outer) > max(1, g.players):
            able = {tile.side: tile for tile in outer if tile.side != KEPT}
            side = next(reversed(able))
            if len(able) > 1 and not g.options.streamline:
                space = OneOf(list(able), lambda tile: Label(msg("md2-do-leave-out", tile=str(tile)), "MD2-MIS-85"))
                side = str((yield Ask(seats(g), msg("md2-ask-leave-out"), space, default=side)))
            g.laid &= ~able[side].zones
            outer.remove(able[side])

    def set_up(self, g: MassiveDarkness) -> Flow:
        """Everybody has a Gate of their own (MD2-MIS-83)."""
        for hero in g.heroes:
            g.counters[f"{_HOME}{hero.number}"] = gate_of(g, mission_of(g).tile_at(hero.at))
        yield from look_around(g)

    def draws_door_card(self, g: MassiveDarkness, door: int) -> bool:
        """None on the tile in the middle (MD2-MIS-86)."""
        return not any(central(g) >> zone & 1 for zone in mission_of(g).doors[door].zones)

    def hero_doors(self, g: MassiveDarkness, hero: Hero) -> Bits:
        """Whoever has opened the own Gate passes all of them (MD2-MIS-87)."""
        own = g.counters.get(f"{_HOME}{hero.number}", -1)
        return 0 if own < 0 or g.closed >> own & 1 else gates(g)

    def entered(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """A chamber that is entered through a closed Gate is revealed then, with no door card."""
        chamber = mission_of(g).chamber_at(hero.at)
        if chamber is not None and not g.revealed >> chamber & 1:
            yield from doors.reveal(g, chamber, hero, card=False)
        if GATHER not in g.done and all(central(g) >> other.at & 1 for other in g.heroes if other.at != OFF):
            victory.complete(g, GATHER)  # MD2-MIS-82
            if g.counters.get(DIED):
                victory.win(g, "MD2-MIS-90")

    def opened(self, g: MassiveDarkness, door: int, hero: Hero) -> Flow:
        yield from look_around(g)

    def killed(self, g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None) -> Flow:
        """Won with the death of the last monster, if all heroes have come (MD2-MIS-90, MD2-WIN-05)."""
        if enemy.named == LAST and enemy not in g.enemies:
            g.counters[DIED] = 1
            if GATHER in g.done:
                victory.complete(g, LAST)
                victory.win(g, "MD2-MIS-90")
        if not g.winner:
            yield from look_around(g)

    def hero_phase_begins(self, g: MassiveDarkness) -> Flow:
        yield from look_around(g)


# -- the tiles and their gates ----------------------------------------------------------------------------------------


def central(g: MassiveDarkness) -> Bits:
    """The tile in the middle, which the file names first."""
    return mission_of(g).tiles[0].zones


def outer_tiles(g: MassiveDarkness) -> tuple[Laid, ...]:
    return mission_of(g).tiles[1:]


def gates(g: MassiveDarkness) -> Bits:
    return sum(1 << number for number, door in enumerate(mission_of(g).doors) if door.white)


def gate_of(g: MassiveDarkness, tile: Bits) -> int:
    """The Gate between an outer tile and the middle; -1 for the middle itself."""
    doors_ = mission_of(g).doors
    return next((n for n, d in enumerate(doors_) if d.white and any(tile >> zone & 1 for zone in d.zones)), -1)


def look_around(g: MassiveDarkness) -> Flow:
    """Gates open by themselves (MD2-MIS-86), and once all doors are open the last monster comes (MD2-MIS-88)."""
    for tile in outer_tiles(g):
        gate = gate_of(g, tile.zones)
        if g.laid & tile.zones and g.closed >> gate & 1 and is_clear(g, tile.zones) and not g.winner:
            here = next((hero for hero in standing(g) if tile.zones >> hero.at & 1), None)
            yield from doors.open_door(g, gate, here or g.heroes[0])
    if not g.counters.get(CAME) and not g.winner and all_open(g):
        g.counters[CAME] = 1
        yield from the_last_comes(g)


def is_clear(g: MassiveDarkness, tile: Bits) -> bool:
    """No enemy on the tile, and all its chambers revealed (MD2-MIS-86)."""
    hidden = any(
        chamber.zones & tile and not g.revealed >> number & 1 for number, chamber in enumerate(mission_of(g).chambers)
    )
    return not hidden and not any(enemy.at != OFF and tile >> enemy.at & 1 for enemy in g.enemies)


def all_open(g: MassiveDarkness) -> bool:
    """All doors on the tile in the middle; those to tiles that were left out do not count (MD2-MIS-88)."""
    for number, door in enumerate(mission_of(g).doors):
        laid = all(g.laid >> zone & 1 for zone in door.zones)
        if laid and any(central(g) >> zone & 1 for zone in door.zones) and g.closed >> number & 1:
            return False
    return True


# -- the last roaming monster -----------------------------------------------------------------------------------------


def the_last_comes(g: MassiveDarkness) -> Flow:
    """A monster of the highest range in the central zone (MD2-MIS-88)."""
    enemy = yield from spawning.spawn_roaming(g, mission_of(g).marks["centre"], range_="5", objective=True, named=LAST)
    if enemy is not None:
        yield from arm(g, enemy)


def arm(g: MassiveDarkness, enemy: Enemy) -> Flow:
    """Mob items are drawn until one fits an attack of its own; whoever kills it gains the item (MD2-MIS-89)."""
    for _try in range(len(g.decks["item_5"]) + len(g.piles["item_5"])):
        drawn = yield from spawning.draw(g, "item", "5")
        if drawn is None:
            return
        if any(kind in roaming_card(enemy).attacks for kind in content().mob_items[drawn[0]].mob):
            enemy.item = drawn[0]
            g.tell(msg("md2-log-last-armed", who=name(enemy), item=items.title(drawn[0])), "MD2-MIS-89", reveals=True)
            return
        items.discard(g, drawn[0])
