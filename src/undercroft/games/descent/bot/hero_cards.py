"""Smaller choices of a hero's player: targets, potions, skills and items used at their moments, familiars."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import distance, members, within
from undercroft.games.descent.bot.attack import TIRED, attack_worth
from undercroft.games.descent.bot.prospect import Prospect
from undercroft.games.descent.bot.turn import Planner
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, dungeon
from undercroft.games.descent.rules.attack import aim_at
from undercroft.games.descent.rules.movement_actions import neighbours
from undercroft.games.descent.rules.prevention import spared
from undercroft.games.descent.rules.targets import weapons
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import max_fatigue, max_wounds, worth
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg
from undercroft.kernel.window import PASS
from undercroft.parts.cell_names import parse_cell

HEALING = content().limits.healing_potion_wounds


# -- attacks ----------------------------------------------------------------------------------------------------------


def best_target(g: Descent, hero: Hero, weapon: str, offers: list[str], seat: int) -> str:
    """The space whose attack is worth the most to a seat."""
    grid = dungeon(g).grid
    return max(offers, key=lambda name: aimed_worth(g, hero, weapon, parse_cell(grid, name), seat=seat))


def aimed_worth(g: Descent, hero: Hero, weapon: str, cell: int, *, seat: int, alone: bool = False) -> float:
    """What attacking a space is worth to a seat; `alone` leaves out whom a blast would catch besides."""
    held = next((card for card in weapons(hero) if card.id == weapon), None)
    return attack_worth(g, aim_at(g, hero, held, cell, alone=alone), seat)


def blast_or_not(g: Descent, hero: Hero, weapon: str) -> str:
    """Whether a blast that catches friends is worth it."""
    best = Prospect(g, hero).blow(hero.at)
    if best.target < 0:
        return "single"
    spread = aimed_worth(g, hero, weapon, best.target, seat=hero.seat)
    single = aimed_worth(g, hero, weapon, best.target, seat=hero.seat, alone=True)
    return "blast" if spread >= single else "single"


def prevent(ask: Ask, hero: Hero, offers: list[str]) -> str:
    """The smallest shield that stops everything, else the largest; fatigue for the rest."""
    wounds = ask.prompt.args.get("wounds")
    assert isinstance(wounds, int)
    shields = {}
    for offer in offers:
        if offer.startswith("shield:"):
            shields[offer] = spared(hero, hero.items[int(offer.split(":")[1])])
    enough = [offer for offer, stops in shields.items() if stops >= wounds]
    if enough:
        return min(enough, key=lambda offer: shields[offer])
    if shields:
        return max(shields, key=lambda offer: shields[offer])
    keeps = wounds < hero.wounds and hero.fatigue <= 1
    return "fatigue" if "fatigue" in offers and not keeps else "take"


# -- potions and the end of a turn ------------------------------------------------------------------------------------


def drink(g: Descent, hero: Hero, offers: list[str]) -> str | None:
    """A potion, if it is needed now."""
    missing = max_wounds(hero) - hero.wounds
    if "drink:healing" in offers and missing >= HEALING:
        near = Prospect(g, hero).wounds_at(hero.at) if hero.at != TOWN else 0.0
        if hero.wounds <= 0.5 * max_wounds(hero) or near >= hero.wounds:
            return "drink:healing"
    if "drink:vitality" in offers and hero.fatigue <= 1 and max_fatigue(hero) >= 3 and g.monsters:
        return "drink:vitality"
    return None


def last_things(g: Descent, hero: Hero, offers: list[str]) -> str:
    """What is left to do when there is nowhere to go and nobody to attack."""
    for free in ("use:extra_attack", "use:bull_charge"):
        if free in offers and Prospect(g, hero).blow(hero.at).value > 0:
            return free
    picks = [offer for offer in offers if offer.startswith("pick:")]
    if picks:
        return picks[0]
    healers = [offer for offer in offers if offer.startswith("tend:")]
    hurt = [max_wounds(other) - other.wounds for other in [hero, *neighbours(g, hero)]]
    if healers and max(hurt) >= content().items[healers[0].partition(":")[2]].values["wounds"]:
        return healers[0]
    if "drink:healing" in offers and max_wounds(hero) - hero.wounds >= HEALING:
        return "drink:healing"
    if "use:unmovable" in offers:
        return "use:unmovable"
    orders = [offer for offer in offers if offer.startswith("order:")]
    if orders:
        return f"order:{Planner(Prospect(g, hero)).order(hero.at)[1]}"
    return "end" if "end" in offers else offers[0]


# -- cards at their moments -------------------------------------------------------------------------------------------


def reaction(g: Descent, offers: list[str]) -> str:
    """The first of the cards offered that is worth using now."""
    for offer in offers:
        special, _, index = offer.partition(":")
        if offer != PASS and _REACTIONS.get(special, _never)(g, g.heroes[int(index)], special):
            return offer
    return PASS


def _never(g: Descent, hero: Hero, special: str) -> bool:  # noqa: ARG001
    return False


def _another_attack(g: Descent, hero: Hero, special: str) -> bool:
    """Whether one more attack is worth the fatigue."""
    return Prospect(g, hero).blow(hero.at).value > TIRED * worth(hero, special, "pay") + 0.2


def _more_attacks(g: Descent, hero: Hero, special: str) -> bool:
    """Whether the attacks that a skill adds to the action are worth the fatigue."""
    planner = Planner(Prospect(g, hero))
    turn = hero.turn
    more = worth(hero, special, "attacks") - turn.attacks
    usual = planner.best(turn.points, turn.attacks).value
    return planner.best(turn.points, turn.attacks + more).value - usual > TIRED * worth(hero, special, "pay") + 0.3


def _another_half(g: Descent, hero: Hero, special: str) -> bool:
    return hero.fatigue > 1 and Prospect(g, hero).blow(hero.at).value > TIRED * worth(hero, special, "pay") + 0.3


def _restore(g: Descent, hero: Hero, special: str) -> bool:  # noqa: ARG001
    missing = max_wounds(hero) - hero.wounds
    return missing >= 0.5 * max_wounds(hero) or (missing >= 4 and hero.fatigue == 0)


def _trade(g: Descent, hero: Hero, special: str) -> bool:  # noqa: ARG001
    return hero.wounds < max_wounds(hero) and hero.fatigue >= max_fatigue(hero) - 1


def _flute(g: Descent, hero: Hero, special: str) -> bool:
    near = within(dungeon(g).grid, hero.at, worth(hero, special, "spaces"))
    return sum(1 for m in g.monsters if base(g, m) & near and not m.named) >= 3


_REACTIONS: dict[str, Callable[[Descent, Hero, str], bool]] = {
    "able_warrior": _more_attacks,
    "alertness": _another_attack,
    "amulet_of_healing": _restore,
    "blood_trade": _trade,
    "cleaving": _another_attack,
    "crystal_of_tival": _restore,
    "flute_of_repose": _flute,
    "jinns_lamp": _restore,
    "knight": _more_attacks,
    "leadership": _another_half,
    "quick_casting": _another_attack,
    "rapid_fire": _another_attack,
}


def blood_trade(hero: Hero, offers: list[str]) -> str:
    return "heal" if "heal" in offers and hero.wounds < max_wounds(hero) else offers[0]


# -- familiars --------------------------------------------------------------------------------------------------------


def familiar(g: Descent, hero: Hero, ask: Ask, offers: list[str]) -> str:
    """The falcon goes to the enemy most worth harrying; the others stay with their owner."""
    told = ask.prompt.args.get("who")
    name = told.id.removeprefix("des-familiar-") if isinstance(told, Msg) else ""
    grid = dungeon(g).grid
    here = next((f.at for f in g.familiars if f.card == name and f.hero == hero.index), TOWN)
    wanted = _quarry(g, hero) if content().familiars[name].harries else hero.at
    if here == TOWN or wanted == TOWN or distance(grid, here, wanted) <= 1:
        return "done"
    steps = [offer for offer in offers if offer != "done" and ":" not in offer]
    best = min(steps, key=lambda step: distance(grid, parse_cell(grid, step), wanted), default="done")
    nearer = best != "done" and distance(grid, parse_cell(grid, best), wanted) < distance(grid, here, wanted)
    return best if nearer else "done"


def _quarry(g: Descent, hero: Hero) -> int:
    """The space of the monster that the party would most like to see fall."""
    p = Prospect(g, hero)
    best = max(p.targets, key=lambda target: target.price, default=None)
    return members(best.spaces)[0] if best is not None else hero.at
