"""What either side could do besides what the bot does: plans for a search to compare."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.descent.bot.monsters import Warlord
from undercroft.games.descent.bot.prospect import Prospect
from undercroft.games.descent.bot.turn import Plan, Planner
from undercroft.games.descent.figures import dungeon, monster_by_number
from undercroft.games.descent.rules.hero_turn import ACTIONS, GRANTS
from undercroft.games.descent.state import Descent, Hero, Monster
from undercroft.games.descent.stats import equipped, speed
from undercroft.kernel.game import Line
from undercroft.parts.cell_names import cell_name

ACTION, ACT, TARGET = "des-ask-action", "des-ask-act", "des-ask-target"
MONSTER, CARDS = "des-ask-monster", "des-ask-cards"
DONE = "done"
INSTEAD = ("drink:", "order:", "tend:")
"""What a hero could do that no plan speaks of."""
LIKE = 2
"""So many plans that end in the same way are told of."""


def of_a_turn(g: Descent, hero: Hero) -> list[Line]:
    """Plans for every action, the best first; each action has its best one among the first."""
    planner = Planner(Prospect(g, hero))
    found: list[tuple[float, Line]] = []
    for name in ACTIONS:
        grant, pace = GRANTS[name], speed(hero)
        points = grant.paces * pace + sum(item.movement for item in equipped(hero))
        ways = (
            [((), points, grant.attacks)]
            if not grant.halves
            else [(("ready_move",), points + pace, 0), ((), points, 1)]
        )
        for first, have, attacks in ways:
            for plan in _unlike(planner.several(have, attacks)):
                value = plan.value + (planner.order(plan.ends)[0] if grant.orders else 0.0)
                found.append((value, ((ACTION, name), *_answers((*first, *plan.answers)))))
    found.sort(key=lambda one: -one[0])
    lines = [line for _, line in found]
    best = [next(line for line in lines if line[0][1] == name) for name in ACTIONS]
    return [*sorted(best, key=lines.index), *lines]


def of_the_rest(g: Descent, hero: Hero, offers: list[str]) -> list[Line]:
    """Plans for what is left of a turn, and what could be done besides."""
    turn = hero.turn
    if not (turn.attacks or turn.halves or turn.orders):
        return []
    planner = Planner(Prospect(g, hero))
    plans = [(plan.value, plan.answers) for plan in _unlike(planner.several(turn.points, turn.attacks + turn.halves))]
    if turn.halves and "ready_move" in offers:
        moving = planner.several(turn.points + speed(hero), turn.attacks + turn.halves - 1)
        plans += [(plan.value, ("ready_move", *plan.answers)) for plan in _unlike(moving)]
    plans.sort(reverse=True)
    instead = [((ACT, offer),) for offer in offers if offer.startswith(INSTEAD) or offer == "end"]
    return [*(_answers(answers) for _, answers in plans if answers), *instead]


def _unlike(plans: list[Plan]) -> Iterator[Plan]:
    """Of those that end in the same way, only a few."""
    seen: dict[str, int] = {}
    for plan in plans:
        last = plan.answers[-1] if plan.answers else "end"
        like = last if ":" in last or last == "end" else "go"
        if plan.answers and len(plan.answers) > 1 and plan.answers[-2].startswith("attack:"):
            like = f"{plan.answers[-2]} {last}"
        seen[like] = seen.get(like, 0) + 1
        if seen[like] <= LIKE:
            yield plan


def _answers(answers: tuple[str, ...]) -> Line:
    """As a search wants them; the answer to an attack is whom to attack."""
    after = ("", *answers)
    return tuple((TARGET if was.startswith("attack:") else ACT, now) for was, now in zip(after, answers, strict=False))


def of_a_monster(g: Descent, offers: list[str]) -> list[Line]:
    """Another hero attacked than anyway, or nobody: then nearer to them, out of their sight, or where it is."""
    m, warlord = monster_by_number(g, g.active), Warlord(g)
    if m is None or not m.attacks or not warlord.heroes:
        return []
    found = [*_attacks(g, m, warlord)]
    places = (warlord.way(m, m.points), warlord.cover(m, m.points)) if m.points else ()
    found += [tuple((MONSTER, step) for step in warlord.route(m, place, m.points) or [DONE]) for place in places]
    if DONE in offers:
        found.append(((MONSTER, DONE),))
    return found


def _attacks(g: Descent, m: Monster, warlord: Warlord) -> Iterator[Line]:
    best = warlord.foray(m, m.points)
    for hero in warlord.heroes if best is not None else ():
        foray = warlord.foray(m, m.points, hero)
        if foray is not None and foray != best:
            answers = [(MONSTER, answer) for answer in (*warlord.route(m, foray.stance, m.points), "attack:")]
            yield (*answers, (TARGET, cell_name(dungeon(g).grid, hero.at)))
