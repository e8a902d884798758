"""A hero's turn: every zone within reach, with what could be done there, and the first step towards the best."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.bot import arts, kit
from undercroft.games.massivedarkness2.bot.danger import Blow, blow, danger, near_enemies, remaining, threats
from undercroft.games.massivedarkness2.bot.goals import GOODS, Pull, boss_waits, deed_now, runs_out, seen
from undercroft.games.massivedarkness2.bot.worth import mana_price, outlook
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    distances_from,
    enemies_at,
    figures_of,
    floor,
    max_health,
    max_mana,
    standing,
    steps_from,
    walk,
    wounded,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import abilities, deeds, doors
from undercroft.games.massivedarkness2.rules.hero_turn import END, REST, TRADE
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.rules.missions import cursed_sword
from undercroft.games.massivedarkness2.rules.targets import attack_types, foes, reach
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Turn

OPEN = 4.0
"""What it is worth to open a door on the way, once all are ready."""
LONELY = 1.0
"""What every zone costs that a hero is away from the others."""
TRAPS = {"spike_trap": 0.9, "bear_trap": 1.2}
BEST = 4
"""So many plans are told a search before what can be done at once is."""
PATIENCE = 40
"""The round from which on nobody waits for anybody."""


class Way(NamedTuple):
    """How a hero comes into a zone."""

    steps: int
    wounds: int
    path: tuple[Cell, ...] = ()
    """The zones of it."""


class Plan(NamedTuple):
    """To go into a zone, and what to do there."""

    worth: float
    path: tuple[Cell, ...]
    does: str


class Planner:
    """What a hero could do with the rest of a turn."""

    def __init__(self, g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> None:
        self.g, self.hero, self.turn, self.offers = g, hero, turn, offers
        self.pull = Pull(g, hero)
        self.threats = threats(g, hero)
        self.stride = content().box.limits.move + sum(a.effect.mp for a in abilities.passive(g, hero))
        self.here = hero.at
        others = [other for other in standing(g) if other is not hero]
        self.ways = [distances_from(walk(g), other.at, floor(g)) for other in others]
        self.together = party_ready(g)

    def best(self) -> tuple[str, ...]:
        """The best plan, step by step."""
        return self.answers(max(self.plans(), key=lambda plan: plan.worth))

    def plans(self) -> list[Plan]:
        """The best there is to do in every zone within reach."""
        plans = [self._at(zone, way) for zone, way in self.reach().items()]
        self.hero.at = self.here
        return plans

    def answers(self, plan: Plan) -> tuple[str, ...]:
        """What a plan comes to, step by step."""
        return (*(f"go:{zone_name(self.g, zone)}" for zone in plan.path), plan.does)

    def reach(self) -> dict[Cell, Way]:
        """Every zone that the rest of the turn's movement leads to, by the way that hurts least."""
        g, most = self.g, self.turn.mp + self.turn.actions * self.stride
        passing = rules_of(g).hero_doors(g, self.hero)
        traps: dict[Cell, float] = {}
        for token in g.tokens:
            if token.kind in TRAPS:
                traps[token.at] = traps.get(token.at, 0.0) + TRAPS[token.kind]
        found = {self.here: Way(0, 0)}
        pain = {self.here: 0.0}
        edge = [self.here]
        for steps in range(1, most + 1):
            further = []
            for zone in edge:
                left = sum(figures_of(enemy) for enemy in enemies_at(g, zone))
                wounds = found[zone].wounds + left
                if wounds >= self.hero.health:
                    continue
                for there in members(steps_from(g, zone, passing)):
                    hurts = pain[zone] + left + traps.get(there, 0.0)
                    if there not in found or hurts + 0.5 < pain[there]:
                        found[there] = Way(steps, wounds, (*found[zone].path, there))
                        pain[there] = hurts
                        further.append(there)
            edge = further
        self._pain = pain
        return found

    def _at(self, zone: Cell, way: Way) -> Plan:
        """The best use of what is left once the hero stands there."""
        return max(self._uses(zone, way), key=lambda plan: plan.worth)

    def _uses(self, zone: Cell, way: Way) -> list[Plan]:
        """What could be done there with what is left, after none of the attacks or so many."""
        g, hero = self.g, self.hero
        hero.at = zone
        walking, left, spare = self._after(way)
        base = self.pull.at(zone) - self._alone(zone) - 0.05 * walking
        after = hero.health - self._pain[zone]
        found = danger(g, hero, zone, self.threats)
        hit = max(self.blows(zone), key=lambda b: b.worth - b.cost, default=None) if left else None
        uses = []
        for attacks in range(left + 1 if hit is not None else 1):
            worth, harm, does = base, sum(wounds for _, wounds in found), ""
            if hit is not None and attacks:
                dealt = min(remaining(g, hit.enemy), attacks * hit.wounds)
                worth += hit.worth * dealt / max(0.1, hit.wounds)
                harm += attacks * hit.cost
                share = dealt / remaining(g, hit.enemy)
                harm -= share * sum(wounds for enemy, wounds in found if enemy is hit.enemy)
                does = f"attack:{hit.kind}:{hit.enemy.number}"
            more, what = self._things(zone, left - attacks, spare)
            rests = max(0, left - attacks - (1 if what and spare <= 0 else 0))
            healed = min(2.0 * rests, max_health(hero) - hero.health)
            mana = min(2.0 * rests - healed, max_mana(hero) - hero.mana)
            worth += more + outlook(g, min(after + healed, max_health(hero)), harm) + mana * mana_price(hero) * 0.6
            if not does or what.startswith(("deed:", "do:")) or (what and not enemies_at(g, zone)):
                does = what or does
            frail = does.startswith("attack") and hit is not None and hero.health <= 1.0 + 1.6 * hit.cost
            if healed + mana > 0.5 and (not does or (frail and rests)):
                does = REST
            uses.append(Plan(worth, way.path, does or END))
        return uses

    def several(self) -> list[Plan]:
        """What else could be done there, too, and doors opened although not all are ready: the best first."""
        together, self.together = self.together, True
        told: dict[tuple[str, ...], Plan] = {}
        for zone, way in self.reach().items():
            uses = self._uses(zone, way)
            for plan in (*uses, *self._others(zone, way, max(plan.worth for plan in uses))):
                answers = self.answers(plan)
                if answers not in told or plan.worth > told[answers].worth:
                    told[answers] = plan
        self.hero.at, self.together = self.here, together
        return sorted(told.values(), key=lambda plan: -plan.worth)

    def _others(self, zone: Cell, way: Way, best: float) -> list[Plan]:
        """Every single thing that lies here to be done, and every attack, as if it were the best that there is."""
        _, left, spare = self._after(way)
        things, blows = self._offered(zone, left, spare), self.blows(zone) if left else []
        told = [Plan(best - max(things)[0] + worth, way.path, what) for worth, what in things]
        most = max((one.worth - one.cost for one in blows), default=0.0)
        for one in blows:
            does = f"attack:{one.kind}:{one.enemy.number}"
            told.append(Plan(best - most + one.worth - one.cost, way.path, does))
        return told

    def _after(self, way: Way) -> tuple[int, int, int]:
        """The actions that a way costs, those that are left then, and movement points that are left over."""
        turn = self.turn
        walking = max(0, -(-(way.steps - turn.mp) // self.stride))
        return walking, turn.actions - walking, turn.mp + walking * self.stride - way.steps

    def blows(self, zone: Cell) -> list[Blow]:
        g, hero = self.g, self.hero
        return [blow(g, hero, enemy, kind) for kind in attack_types(hero) for enemy in foes(g, reach(g, kind, zone))]

    def _alone(self, zone: Cell) -> float:
        """Nobody runs ahead alone; who is alone anyway has nobody to wait for."""
        if not self.ways or mission_of(self.g).special == "hellscape":
            return 0.0
        gaps = sorted(away.get(zone, 6) for away in self.ways)
        middle = gaps[len(gaps) // 2]
        return LONELY * max(0, min(gaps[0], 4) - 1) + 0.3 * max(0, min(middle, 6) - 2)

    def _things(self, zone: Cell, actions: int, spare: int) -> tuple[float, str]:
        """What lies here to be done, taken or opened: what the best of it is worth, and what it is."""
        return max(self._offered(zone, actions, spare), default=(0.0, ""))

    def _offered(self, zone: Cell, actions: int, spare: int) -> list[tuple[float, str]]:
        """All of it."""
        g, hero = self.g, self.hero
        able = spare > 0 or actions > 0
        found: list[tuple[float, str]] = []
        found += [(worth, what) for what, worth in self._deeds(actions, able=able) if worth]
        if able and not enemies_at(g, zone):
            for token in g.tokens:
                if token.at != zone:
                    continue
                worth = 1.2 * GOODS.get(token.kind, 0.0)
                if token.kind == "fountain":
                    worth = 0.9 * min(3, wounded(hero)) if wounded(hero) >= 2 else 0.0
                if token.kind == "forge" and kit.forge_pays(hero):
                    worth = 3.0
                if worth and seen(g, zone):
                    found.append((worth, f"touch:{token.number}"))
        if able and self.together:
            able_doors = [door for door in doors.closed_at(g, zone) if doors.why_not_open(g, hero, door) is None]
            leading = [(self._door(zone, door), mission_of(g).doors[door].id) for door in able_doors]
            found += [(worth + 0.5 * actions, f"open:{door}") for worth, door in leading if worth]
        return found

    def _deeds(self, actions: int, *, able: bool) -> list[tuple[str, float]]:
        """What the mission lets the hero do here."""
        g, hero = self.g, self.hero
        able_deeds = [d for d in deeds.at_hand(g, hero) if deeds.why_not(g, hero, d) is None]
        found: list[tuple[str, str]] = [(f"deed:{d.id}", d.cost) for d in able_deeds]
        found += [(f"do:{what}", rules_of(g).deed_cost(g, what)) for what in rules_of(g).deeds(g, hero)]
        return [(what, deed_now(g, hero, what)) for what, cost in found if (actions if cost == "action" else able)]

    def _door(self, zone: Cell, door: int) -> float:
        """A door that leads on."""
        there = next(other for other in mission_of(self.g).doors[door].zones if other != zone)
        gain = self.pull.beyond(zone, there)
        return OPEN if gain > 0 else 0.0


def party_ready(g: MassiveDarkness) -> bool:
    """Whether a door may be opened: all are well, near each other, and no enemy is about."""
    able = standing(g)
    if g.round > PATIENCE or hurried(g):
        return True
    if mission_of(g).special == "hellscape" and g.turn is not None:  # everybody is alone there
        able = [hero for hero in able if hero.number == g.turn.hero]
        if any(hero.health < max_health(hero) - 1 or near_enemies(g, hero.at, 3) for hero in able):
            return False
    if not all(_well(g, hero) for hero in able):
        return False
    rules = rules_of(g)
    if any(not rules.untouchable(g, enemy) for hero in able for enemy in near_enemies(g, hero.at, 3 if few(g) else 1)):
        return False
    first = distances_from(walk(g), able[0].at, floor(g)) if able else {}
    return all(first.get(hero.at, 0) <= 3 for hero in able)


def few(g: MassiveDarkness) -> bool:
    """One or two take their time; many are met by more enemies than they could ever wait for."""
    return g.players <= 2


def _well(g: MassiveDarkness, hero: Hero) -> bool:
    if g.players == 1:  # there is nobody to take a blow, or to strike while spells cannot be paid
        return hero.health >= 0.95 * max_health(hero) and (hero.shaman is not None or 2 * hero.mana >= max_mana(hero))
    return hero.health >= (0.7 if few(g) else 0.6) * max_health(hero)


def hurried(g: MassiveDarkness) -> bool:
    """Keys do not wait (MD2-MIS-72), and who meets the boss is whole again (MD2-BOS-04)."""
    return any(runs_out(token) for token in g.tokens) or boss_waits(g)


def choose(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> str:
    """What to do next in a turn."""
    return way(g, hero, turn, offers)[0]


def way(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> tuple[str, ...]:
    """What to do next in a turn, and where it leads to: zone by zone, and what to do there."""
    if boss_waits(g) and (step := to_the_boss(Planner(g, hero, turn, offers))) in offers:
        return (step,)
    if freely := arts.freely(g, hero, turn, offers):
        return (freely,)
    if must_pass(g, hero) and TRADE in offers:
        return (TRADE,)
    if loot := at_hand(g, hero, turn, offers):
        return (loot,)
    found = Planner(g, hero, turn, offers).best()
    what = found[0]
    if what in offers and what != END:
        return found if what != REST or not _better(g, hero, offers) else (TRADE,)
    if turn.actions and TRADE in offers and kit.trade_gain(g, hero) > 0:
        return (TRADE,)
    return (REST,) if REST in offers and turn.actions and not turn.mp else (END,)


def plans(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str], many: int) -> list[tuple[str, ...]]:
    """The best plans, step by step, with a rest and what costs no action; none begins with what is not offered."""
    planner = Planner(g, hero, turn, offers)
    found = [planner.answers(plan) for plan in planner.several()]
    found = [answers for answers in found if answers[0] in offers]
    at_once = [(offer,) for offer in (*arts.likely(g, hero, turn, offers), REST) if offer in offers]
    return list(dict.fromkeys([*found[:BEST], *at_once, *found[BEST:]]))[:many]


def to_the_boss(planner: Planner) -> str:
    """Whoever can begin the fight with the boss in this turn does: nobody follows, and all are whole (MD2-BOS-04)."""
    g, hero, turn = planner.g, planner.hero, planner.turn
    fight = mission_of(g).boss
    assert fight is not None
    number = mission_of(g).door(fight.door)
    outside, inside = sorted(mission_of(g).doors[number].zones, key=lambda zone: fight.tile >> zone & 1)
    way = planner.reach().get(outside)
    closed = g.closed >> number & 1
    if way is None or way.steps + closed + 1 > turn.mp + turn.actions * planner.stride or way.wounds >= hero.health:
        return ""
    if way.steps:
        return f"go:{zone_name(g, way.path[0])}"
    return f"open:{fight.door}" if closed else f"go:{zone_name(g, inside)}"


def at_hand(g: MassiveDarkness, hero: Hero, turn: Turn, offers: list[str]) -> str:
    """Treasure that lies here is taken before anything else is thought of, unless enemies are about."""
    if not turn.mp and near_enemies(g, hero.at, 2):
        return ""
    lying = [token for token in g.tokens if token.kind in GOODS and f"touch:{token.number}" in offers]
    best = max(lying, key=lambda token: GOODS[token.kind], default=None)
    return f"touch:{best.number}" if best is not None else ""


def _better(g: MassiveDarkness, hero: Hero, offers: list[str]) -> bool:
    """Things to be exchanged come before a rest of a hero who is well."""
    return TRADE in offers and hero.health > 0.6 * max_health(hero) and kit.trade_gain(g, hero) > 1.0


def must_pass(g: MassiveDarkness, hero: Hero) -> bool:
    """Whether the cursed sword has to be handed on, and somebody is here to take it (MD2-MIS-31)."""
    if mission_of(g).special != "cursed_sword" or g.players == 1:
        return False
    bearer = cursed_sword.bearer(g)
    return bearer is not None and bearer.corruption >= 2 and bearer.at == hero.at and taker(g, bearer) is not None


def taker(g: MassiveDarkness, bearer: Hero) -> Hero | None:
    """Who takes the sword next: the healthiest in the zone."""
    able = [other for other in standing(g) if other is not bearer and other.at == bearer.at]
    return max(able, key=lambda other: (other.health, -other.number), default=None)
