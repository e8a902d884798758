"""Where a hero wants to be: what the mission asks for next, treasure on the way, enemies to be slain."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.board import Bits, Cell
from undercroft.games.massivedarkness2.bot.kit import forge_pays
from undercroft.games.massivedarkness2.figures import distances_from, enemies_at, floor, standing, walk, wounded
from undercroft.games.massivedarkness2.mission.model import Deed
from undercroft.games.massivedarkness2.rules import deeds
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.rules.missions import (
    cursed_sword,
    horror,
    michael,
    passage,
    soul_keys,
)
from undercroft.games.massivedarkness2.state import OFF, Hero, MassiveDarkness, Token

TASK, LEAVE, FIGHT, HUNT = 16.0, 18.0, 14.0, 5.0
"""How much it draws heroes: a task of the mission, the way out, an enemy that has to die, any other enemy."""
CHAMBER = 2.0
"""A chamber that nobody has looked into."""
GOODS = {"treasure": 4.0, "chest": 5.0, "greater_chest": 7.0}
FADE = 0.88
"""What is left of the draw with every zone of the way."""


class Goal(NamedTuple):
    """A zone, and how much it draws."""

    zone: Cell
    worth: float


def openable(g: MassiveDarkness, hero: Hero) -> Bits:
    """Closed doors that this hero could open or pass."""
    passing = rules_of(g).hero_doors(g, hero)
    for number in range(len(mission_of(g).doors)):
        if g.closed >> number & 1 and rules_of(g).why_no_door(g, hero, number) is None:
            passing |= 1 << number
    return passing


def goals(g: MassiveDarkness, hero: Hero) -> list[Goal]:
    """Everything that draws a hero."""
    found = [*_tasks(g, hero), *_enemies(g), *_goods(g, hero), *_chambers(g)]
    return [goal for goal in found if g.laid >> goal.zone & 1]


class Pull:
    """How much the goals draw a hero in each zone: the strongest of them counts, and the rest a little."""

    def __init__(self, g: MassiveDarkness, hero: Hero) -> None:
        self.doors = openable(g, hero)
        self.goals = goals(g, hero)
        ways = walk(g, self.doors)
        self._ways = [(goal.worth, distances_from(ways, goal.zone, floor(g))) for goal in self.goals]

    def at(self, zone: Cell) -> float:
        draws = sorted((worth * FADE ** away[zone] for worth, away in self._ways if zone in away), reverse=True)
        return sum(draw * weight for draw, weight in zip(draws, (1.0, 0.25, 0.1), strict=False))

    def beyond(self, here: Cell, there: Cell) -> float:
        """How much better the zone behind a door is than the one before it."""
        return self.at(there) - self.at(here)


# -- the mission ------------------------------------------------------------------------------------------------------


def _tasks(g: MassiveDarkness, hero: Hero) -> list[Goal]:
    special = mission_of(g).special
    found = [goal for deed in mission_of(g).deeds for goal in _deed(g, hero, deed)]
    if special in OWN:
        found += OWN[special](g, hero)
    fight = mission_of(g).boss
    if fight is not None and boss_waits(g):
        found.append(Goal(fight.start[0], 2 * TASK))
    return found


def _deed(g: MassiveDarkness, hero: Hero, deed: Deed) -> list[Goal]:
    """The tokens that something is to be done at, as far as it is this hero's turn to do it."""
    if any(task not in g.done for task in deed.needs):
        return []
    if deed.holding and deed.holding not in hero.holds:  # whoever holds it is accompanied
        return [Goal(other.at, TASK / 2) for other in standing(g) if deed.holding in other.holds]
    lying = [token for token in g.tokens if token.what == deed.at and wanted(deed, token)]
    return [Goal(token.at, LEAVE if deed.leaves else TASK * (3.0 if runs_out(token) else 1.0)) for token in lying]


def runs_out(token: Token) -> bool:
    """A Soul Key that will soon be lost (MD2-MIS-72)."""
    return token.what == soul_keys.KEY and token.count <= 1


def wanted(deed: Deed, token: Token) -> bool:
    """Whether it is time to do that now."""
    if deed.id == soul_keys.FILL:
        return token.count <= 1
    return True


def boss_waits(g: MassiveDarkness) -> bool:
    """Whether the door to the boss can be opened, and nobody has met it yet."""
    fight = mission_of(g).boss
    if fight is None or g.boss is not None:
        return False
    door = mission_of(g).doors[mission_of(g).door(fight.door)]
    return all(task in g.done for task in door.needs)


def _passage(g: MassiveDarkness, _hero: Hero) -> list[Goal]:
    """The summoner is led along: heroes keep ahead of him, where he goes next (MD2-MIS-16), until he is held up."""
    summoner = passage.the_summoner(g)
    if summoner is None:
        return []
    if enemies_at(g, summoner.at):  # he cannot leave before they are dead (MD2-MIS-17)
        return [Goal(summoner.at, 2 * TASK)]
    away = distances_from(walk(g, mission_of(g).all_doors), passage.the_rift(g).at, floor(g))
    ahead = [zone for zone, steps in away.items() if steps == max(0, away[summoner.at] - 2)]
    back = distances_from(walk(g, mission_of(g).all_doors), summoner.at, floor(g))
    return [Goal(zone, TASK) for zone in ahead if back.get(zone, 9) <= 2]


def _cursed(g: MassiveDarkness, hero: Hero) -> list[Goal]:
    """Nobody but its bearer can do anything; the others keep near (MD2-MIS-34)."""
    bearer = cursed_sword.bearer(g)
    return [] if bearer is None or bearer is hero or bearer.at == OFF else [Goal(bearer.at, 2 * TASK)]


def _horror(g: MassiveDarkness, _hero: Hero) -> list[Goal]:
    """The beast, once there are feathers enough, or none left to be found (MD2-MIS-50)."""
    beast = horror.the_beast(g)
    if beast is None or beast.at == OFF or not (beast.feathers or strong(g)):
        return []
    return [Goal(beast.at, FIGHT)]


def strong(g: MassiveDarkness) -> bool:
    """Whether the party is ready for the beast: feathers for several rounds, and levels."""
    held = sum(hero.holds.count(horror.FEATHER) for hero in g.heroes)
    lying = sum(token.what == horror.FEATHER for token in g.tokens)
    return held > 0 and lying == 0


def _hellscape(g: MassiveDarkness, hero: Hero) -> list[Goal]:
    """The tile in the middle, once the own Gate is open (MD2-MIS-87)."""
    own = rules_of(g).hero_doors(g, hero)
    return [Goal(mission_of(g).marks["centre"], TASK)] if own else []


def _michael(g: MassiveDarkness, _hero: Hero) -> list[Goal]:
    return [Goal(stone.at, TASK) for stone in michael.stones(g)] if g.boss is not None else []


OWN = {
    "passage": _passage,
    "cursed_sword": _cursed,
    "horror": _horror,
    "hellscape": _hellscape,
    "michael": _michael,
}


# -- enemies, treasure, chambers --------------------------------------------------------------------------------------


def _enemies(g: MassiveDarkness) -> list[Goal]:
    rules = rules_of(g)
    return [
        Goal(enemy.at, FIGHT if enemy.kind == "boss" or enemy.named else HUNT)
        for enemy in g.enemies
        if enemy.at != OFF and not rules.untouchable(g, enemy)
    ]


def _goods(g: MassiveDarkness, hero: Hero) -> list[Goal]:
    """What lies about in chambers that are revealed."""
    found = []
    for token in g.tokens:
        if not seen(g, token.at):
            continue
        if token.kind in GOODS:
            found.append(Goal(token.at, GOODS[token.kind]))
        elif token.kind == "fountain" and wounded(hero) >= 3:
            found.append(Goal(token.at, float(min(4, wounded(hero)))))
        elif token.kind == "forge" and forge_pays(hero):
            found.append(Goal(token.at, 3.0))
    return found


def seen(g: MassiveDarkness, zone: Cell) -> bool:
    chamber = mission_of(g).chamber_at(zone)
    return chamber is None or bool(g.revealed >> chamber & 1)


def _chambers(g: MassiveDarkness) -> list[Goal]:
    """Chambers nobody has seen: for what a mission hides there, and for loot and experience."""
    found = []
    for number, chamber in enumerate(mission_of(g).chambers):
        if g.revealed >> number & 1 or not chamber.zones & g.laid or _before_boss(g, chamber.zones):
            continue
        inside = [token for token in g.tokens if chamber.zones >> token.at & 1]
        lair = any(token.what == "lair" for token in inside)
        zones = [zone for door in mission_of(g).doors for zone in door.zones if chamber.zones >> zone & 1]
        found += [Goal(zone, TASK if lair or _must_open(g, zone) else CHAMBER) for zone in zones]
    return found


def _must_open(g: MassiveDarkness, zone: Cell) -> bool:
    """In Hellscape all chambers of the own tile, and all doors in the middle, have to be opened (MD2-MIS-86)."""
    return mission_of(g).special == "hellscape" and bool(g.laid >> zone & 1)


def _before_boss(g: MassiveDarkness, zones: Bits) -> bool:
    fight = mission_of(g).boss
    return fight is not None and bool(fight.tile & zones)


def deed_now(g: MassiveDarkness, hero: Hero, what: str) -> float:
    """What it is worth to do a deed that can be done here and now; nothing if it should wait."""
    kind, _, which = what.partition(":")
    if kind == "do":
        return _place_feather(g)
    deed = deeds.find(g, which)
    token = deeds.token_for(g, hero, deed)
    if (token is not None and not wanted(deed, token)) or (deed.leaves and not _all_can_follow(g, hero)):
        return 0.0
    if deed.wins or deed.leaves or (token is not None and runs_out(token)):
        return 30.0
    return 12.0


FRAIL = 2
"""Health of those who leave when they can, whoever stays behind."""
FOLLOW, FOLLOW_LATER = 5, 4
"""How far from the way out others may be who can still act in this round, and who cannot."""


def _all_can_follow(g: MassiveDarkness, hero: Hero) -> bool:
    """Whoever is left behind has all enemies to fight alone, so a party leaves together (MD2-WIN-06)."""
    away = distances_from(walk(g), hero.at, floor(g))
    others = [other for other in g.heroes if other is not hero and not other.left]
    near = (away.get(other.at, 9) <= (FOLLOW_LATER if other.acted else FOLLOW) and not other.down for other in others)
    return hero.health <= FRAIL or all(near)


def _place_feather(g: MassiveDarkness) -> float:
    """One at a time, at the beginning of a round in which most can strike (MD2-MIS-52)."""
    beast = horror.the_beast(g)
    if beast is None or beast.feathers:
        return 0.0
    yet = [other for other in standing(g) if not other.acted]
    near = [other for other in yet if distances_from(walk(g), other.at, floor(g)).get(beast.at, 9) <= 2]
    return 12.0 if 2 * len(near) > len(g.heroes) and (g.turn is None or g.turn.actions >= 2) else 0.0
