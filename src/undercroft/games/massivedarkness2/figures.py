"""Who there is, where they stand, whom they see and how far it is to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from undercroft.board import Bits, Cell, Ground, Sight, Walk, cost_field, members
from undercroft.games.massivedarkness2.box.components import MobCard, RoamingCard
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission.missions import mission
from undercroft.games.massivedarkness2.state import OFF, RANGES, Ally, Enemy, Hero, MassiveDarkness
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.cell_names import cell_name

FAR = 99

# -- who there is -----------------------------------------------------------------------------------------------------


def party(g: MassiveDarkness) -> list[Hero]:
    """Heroes in the dungeon, knocked out or not."""
    return [hero for hero in g.heroes if hero.at != OFF]


def standing(g: MassiveDarkness) -> list[Hero]:
    """Heroes who can act and be attacked (MD2-KO-02)."""
    return [hero for hero in g.heroes if hero.at != OFF and not hero.down]


def targets(g: MassiveDarkness) -> Iterator[Hero | Ally]:
    """Whom enemies can attack: heroes who are not knocked out, and those who count as such (MD2-SHA-08, MD2-MIS-18)."""
    for hero in g.heroes:
        if hero.at != OFF and not hero.down:
            yield hero
    yield from g.allies


def find_hero(g: MassiveDarkness, number: int) -> Hero:
    return next(hero for hero in g.heroes if hero.number == number)


def find_friend(g: MassiveDarkness, number: int) -> Hero | Ally:
    """The hero or ally with this number."""
    for hero in g.heroes:
        if hero.number == number:
            return hero
    return next(ally for ally in g.allies if ally.number == number)


def find_enemy(g: MassiveDarkness, number: int) -> Enemy:
    return next(enemy for enemy in g.enemies if enemy.number == number)


def enemy_left(g: MassiveDarkness, number: int) -> bool:
    return any(enemy.number == number for enemy in g.enemies)


def seats(g: MassiveDarkness) -> tuple[int, ...]:
    """Everybody: the players decide together (MD2-TIE-01)."""
    return tuple(range(g.players))


def figures_of(enemy: Enemy) -> int:
    """A leader counts one, and so do each minion, a roaming monster and a boss (MD2-MOV-05)."""
    return enemy.minions + 1


def name(figure: Hero | Ally | Enemy) -> Msg:
    """As the log names it."""
    if isinstance(figure, Hero):
        return _name("hero", figure.id)
    if isinstance(figure, Ally):
        return _name("ally", figure.kind)
    return _name("enemy", figure.id)


@cache
def _name(what: str, which: str) -> Msg:
    return Msg(f"md2-{what}-{which}")


def called(g: MassiveDarkness, enemy: Enemy) -> Msg:
    """As a list names it: with its zone where another would read the same, and counted where both stand there."""
    alike = [other for other in g.enemies if name(other) == name(enemy)]
    if len(alike) == 1:
        return name(enemy)
    here = [other.number for other in alike if other.at == enemy.at]
    zone = zone_name(g, enemy.at)
    if len(here) == 1:
        return msg("md2-called-at", who=name(enemy), zone=zone) if zone else name(enemy)
    return msg("md2-called-nth", who=name(enemy), zone=zone, n=here.index(enemy.number) + 1)


# -- where they are: any number of them in a zone (MD2-TIL-04) --------------------------------------------------------


def heroes_at(g: MassiveDarkness, zone: Cell) -> list[Hero]:
    """Heroes in a zone who are not knocked out."""
    return [hero for hero in g.heroes if hero.at == zone and not hero.down]


def enemies_at(g: MassiveDarkness, zone: Cell) -> list[Enemy]:
    return [enemy for enemy in g.enemies if enemy.at == zone]


def zone_name(g: MassiveDarkness, zone: Cell) -> str:
    """Nothing for whoever is not in the dungeon."""
    return cell_name(mission(g.mission).grid, zone) if zone != OFF else ""


def in_shadow(g: MassiveDarkness, zone: Cell) -> bool:
    """MD2-SHD-01."""
    return bool(mission(g.mission).shadow >> zone & 1)


def floor(g: MassiveDarkness) -> Bits:
    """Zones that can be entered: on the table, and no abyss (MD2-TOK-14)."""
    return g.laid & ~mission(g.mission).abyss


def walk(g: MassiveDarkness, opened: Bits = 0) -> Walk:
    """How heroes move: over sides that are neither walls nor closed doors (MD2-TIL-03); `opened` ones let them pass."""
    return mission(g.mission).dungeon.zones(g.closed & ~opened)


def enemy_walk(g: MassiveDarkness) -> Walk:
    """How enemies move: closed doors stop them (MD2-ENM-06), unless the mission says otherwise."""
    found = mission(g.mission)
    return found.dungeon.zones(g.closed & ~found.ghostly)


def steps_from(g: MassiveDarkness, zone: Cell, opened: Bits = 0) -> Bits:
    """The zones adjacent to one for a hero."""
    return walk(g, opened).step(1 << zone) & floor(g)


def sight(g: MassiveDarkness) -> Sight:
    return mission(g.mission).dungeon.sight(g.closed)


def seen_from(g: MassiveDarkness, zone: Cell) -> Bits:
    """Zones in line of sight, the own among them (MD2-LOS-01, MD2-LOS-03); nobody is in the way (MD2-LOS-02)."""
    return sight(g).field(zone) & g.laid


def near(g: MassiveDarkness, zone: Cell) -> Bits:
    """The own zone and those one zone away in sight (MD2-ATK-04)."""
    there = 1 << zone
    found = mission(g.mission)
    return (found.dungeon.topology(g.closed).straight(there) | there) & seen_from(g, zone)


def distances_from(walk_: Walk, zone: Cell, open_: Bits) -> dict[Cell, int]:
    """How many moves away each zone is that can be reached; a dungeon has few walks, so what was worked out is kept."""
    found = _DISTANCES.get((walk_, zone, open_))
    if found is None:
        if len(_DISTANCES) >= KEPT:
            _DISTANCES.clear()
        found = _DISTANCES[walk_, zone, open_] = _work_out(walk_, zone, open_)
    return found


KEPT = 8192
_DISTANCES: dict[tuple[Walk, Cell, Bits], dict[Cell, int]] = {}


def _work_out(walk_: Walk, zone: Cell, open_: Bits) -> dict[Cell, int]:
    layers = cost_field(walk_, 1 << zone, FAR, Ground(open_)).layers
    return {cell: steps for steps, layer in enumerate(layers) for cell in members(layer)}


# -- what their cards say ---------------------------------------------------------------------------------------------


def mob_card(enemy: Enemy) -> MobCard:
    return content().mobs[enemy.id].cards[enemy.range]  # type: ignore[index]


def roaming_card(enemy: Enemy) -> RoamingCard:
    return content().roaming[enemy.id].cards[enemy.range]  # type: ignore[index]


def dungeon_level(g: MassiveDarkness) -> int:
    """The highest level of any hero (MD2-LVL-11); cards that are in play do not mind (MD2-LVL-12)."""
    return max((hero.level for hero in g.heroes), default=1)


def range_of(level: int) -> str:
    """The deck whose range contains a level (MD2-MOB-05)."""
    return RANGES[0] if level <= 2 else RANGES[1] if level <= 4 else RANGES[2]


def trade(hero: Hero) -> str:
    """A hero's class."""
    return content().heroes[hero.id].trade


def max_health(hero: Hero) -> int:
    """MD2-LVL-05."""
    return content().heroes[hero.id].health + content().box.levels[hero.level].health


def max_mana(hero: Hero) -> int:
    return content().heroes[hero.id].mana + content().box.levels[hero.level].mana


def wounded(hero: Hero) -> int:
    """MD2-ABL-13."""
    return max_health(hero) - hero.health


def seat_name(seat: int) -> Msg:
    return msg("kernel-seat", n=seat + 1)
