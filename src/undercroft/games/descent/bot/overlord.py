"""The greedy overlord: every ask that he can get, each with what answers it."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import UNREACHABLE
from undercroft.games.descent.bot import alternatives, cards
from undercroft.games.descent.bot.attack import dice_to_reroll, what_to_spend
from undercroft.games.descent.bot.hero_cards import best_target
from undercroft.games.descent.bot.monsters import Warlord
from undercroft.games.descent.bot.strikes import danger, monster_strike
from undercroft.games.descent.figures import dungeon, monster_by_number
from undercroft.games.descent.rules.monster_turn import can_attack
from undercroft.games.descent.rules.spawning import stance_of
from undercroft.games.descent.rules.targets import breath_placements, distance_to
from undercroft.games.descent.state import OVERLORD, Descent, Hero, Monster
from undercroft.games.descent.stats import side
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Line
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer, OneOf, Subset
from undercroft.kernel.window import PASS
from undercroft.parts.cell_names import parse_cell

DONE = "done"
FAR_AWAY = 12
"""A monster so many steps from every hero is better taken back and placed anew."""


class OverlordMind:
    """The overlord's head: the way of the monster being activated."""

    def __init__(self, *, hasty: bool = False) -> None:
        """`hasty`: each monster for itself, for games that are only imagined."""
        self._hasty = hasty
        self._route: list[str] = []
        self._moment: tuple[object, ...] = ()
        self._asks: dict[str, Callable[[Ask, Descent, list[str]], str | None]] = {
            "cards": lambda ask, g, offers: cards.to_play(g, offers),
            "discard-to-pay": lambda ask, g, offers: cards.least_worth(g, offers),
            "spawn": self._spawn,
            "spawn-master": self._spawn,
            "recall": self._recall,
            "promote": self._promote,
            "swarm": lambda ask, g, offers: offers[0],
            "activate": self._activate,
            "half": self._half,
            "monster": self._monster,
            "target": self._target,
            "blast": lambda ask, g, offers: "blast",
            "spend": lambda ask, g, offers: what_to_spend(g, g.attacks[-1], OVERLORD, offers),
            "knockback": self._knock_back,
            "charm": self._charm,
            "weapon": self._weapon,
            "crushed": self._near_monsters,
            "mimic": lambda ask, g, offers: offers[0],
        }

    def lines(self, seat: int, ask: Ask, g: Descent) -> list[Line]:
        """What it does with a monster, and what else could be done; none where it makes no plans."""
        prompt = ask.prompt.id
        if prompt not in (alternatives.MONSTER, alternatives.CARDS) or not isinstance(ask.space, OneOf):
            return []
        self._route = []
        first = self.choose(seat, ask, g)
        if first is None:
            return []
        if prompt == alternatives.CARDS:
            played = [str(offer) for offer in ask.space.values if not str(offer).startswith("discard:")]
            return [((prompt, answer),) for answer in dict.fromkeys((first, *played))]
        own: Line = ((prompt, first), *((prompt, answer) for answer in self._route))
        self._route = []  # whatever is chosen, it is told what follows
        return [own, *alternatives.of_a_monster(g, [str(value) for value in ask.space.values])]

    def choose(self, seat: int, ask: Ask, g: Descent) -> Answer | None:  # noqa: ARG002 - there is one overlord
        """The answer, if the bot has an opinion."""
        kind = ask.prompt.id.removeprefix("des-ask-")
        if isinstance(ask.space, Subset):
            return self._subset(kind, ask.space, g)
        if not isinstance(ask.space, OneOf):
            return None
        offers = [str(value) for value in ask.space.values]
        if kind.endswith("-overlord"):
            return cards.reaction(g, offers)
        if kind in self._asks:
            return self._asks[kind](ask, g, offers)
        return None

    def _subset(self, kind: str, space: Subset, g: Descent) -> Answer | None:
        if kind == "hand-limit":
            return tuple(cards.to_discard(g, space.at_least))
        able = [int(die) for die in space.values]
        return dice_to_reroll(g, g.attacks[-1], OVERLORD, space.at_most, able) if g.attacks else None

    # -- monsters coming ----------------------------------------------------------------------------------------------

    def _spawn(self, ask: Ask, g: Descent, offers: list[str]) -> str:
        """As near as can be to whoever is most inviting."""
        told = ask.prompt.args.get("kind")
        kind = told.id.removeprefix("des-monster-") if isinstance(told, Msg) else ""
        warlord = Warlord(g)
        places = [offer for offer in offers if offer != PASS]
        return max(places, key=lambda name: warlord.approach(kind, stance_of(g, name)), default=PASS)

    def _recall(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        """Whoever is too far away to be of use."""
        warlord = Warlord(g)
        steps = {}
        for number in offers:
            m = monster_by_number(g, int(number)) if number != PASS else None
            if m is not None:
                steps[number] = min((warlord.steps(m, m.at, hero) for hero in warlord.heroes), default=UNREACHABLE)
        farthest = max(steps, key=lambda number: steps[number], default=PASS)
        return farthest if steps.get(farthest, 0) > FAR_AWAY else PASS

    def _promote(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        able = [m for m in (monster_by_number(g, int(n)) for n in offers if n != PASS) if m is not None]
        return str(max(able, key=lambda m: danger(g, m)).number) if able else PASS

    # -- activating ---------------------------------------------------------------------------------------------------

    def _activate(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        """Those who can attack first, the most dangerous ones before the others."""
        self._route = []
        warlord = Warlord(g)
        if not warlord.heroes:
            return "end"
        waiting = [m for m in g.monsters if str(m.number) in offers]
        if self._hasty:
            first = next((m for m in waiting if warlord.threatens(m)), None)
            first = first or next((m for m in waiting if warlord.hunts(m)), None)
            return str(first.number) if first is not None else "end"
        return str(max(waiting, key=warlord.eager).number) if waiting else "end"

    def _half(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        m = monster_by_number(g, g.active)
        return "attack" if m is not None and can_attack(g, m) else "move"

    def _monster(self, ask: Ask, g: Descent, offers: list[str]) -> str | None:  # noqa: ARG002
        """The next step on the way, the attack at its end, then out of harm's way."""
        m = monster_by_number(g, g.active)
        if m is None:
            return None
        moment = (m.number, m.attacks, g.closed, tuple((h.at, h.wounds) for h in g.heroes), len(g.monsters))
        if self._route and self._moment == moment and self._route[0] in offers:
            return self._route.pop(0)
        self._moment = moment
        self._route = self._plan(g, m, offers)
        if self._route and self._route[0] in offers:
            return self._route.pop(0)
        self._route = []
        return DONE if DONE in offers else offers[0]

    def _plan(self, g: Descent, m: Monster, offers: list[str]) -> list[str]:
        warlord = Warlord(g, hasty=self._hasty)
        if not warlord.heroes:
            return [DONE]
        if m.attacks:
            foray = warlord.foray(m, m.points)
            if foray is not None:
                return [*warlord.route(m, foray.stance, m.points), "attack:"]
            if not warlord.hunts(m):
                return [DONE]
            way = warlord.route(m, warlord.way(m, m.points), m.points)
            return way or self._door(g, m, offers, warlord)
        if monster_strike(g, m).ranged and m.points:
            return warlord.route(m, warlord.cover(m, m.points), m.points) or [DONE]
        return [DONE]

    def _door(self, g: Descent, m: Monster, offers: list[str], warlord: Warlord) -> list[str]:
        """Open a door if the heroes are behind it."""
        here = min(warlord.steps(m, m.at, hero) for hero in warlord.heroes)
        for offer in offers:
            if offer.startswith("door:") and g.closed >> int(offer[5:]) & 1 and here < UNREACHABLE:
                return [offer]
        return [DONE]

    # -- attacks ------------------------------------------------------------------------------------------------------

    def _target(self, ask: Ask, g: Descent, offers: list[str]) -> str | None:
        told = ask.prompt.args.get("who")
        for hero in g.heroes:
            if isinstance(told, Msg) and told.id == f"des-hero-{hero.card}":
                return self._charmed_target(g, hero, offers)
        m = monster_by_number(g, g.active)
        if m is None:
            return None
        warlord = Warlord(g, hasty=self._hasty)
        return max(offers, key=lambda offer: self._target_worth(g, warlord, m, offer))

    def _target_worth(self, g: Descent, warlord: Warlord, m: Monster, offer: str) -> float:
        grid = dungeon(g).grid
        if offer.startswith("breath:"):
            source, toward = offer.split(":")[1:]
            ways = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
            for way in breath_placements(g, m):
                if way.source == parse_cell(grid, source) and way.toward == ways[toward]:
                    return warlord.breath_worth(m, way.covered)
            return 0.0
        cell = parse_cell(grid, offer)
        hero = next((hero for hero in warlord.heroes if hero.at == cell), None)
        if hero is None:
            return -1.0
        return warlord.wish(monster_strike(g, m), side(m).attack, hero, distance_to(g, m, cell))

    def _charmed_target(self, g: Descent, hero: Hero, offers: list[str]) -> str:
        _, weapon, _ = cards.charm_worth(g, hero)
        return best_target(g, hero, weapon, offers, OVERLORD)

    def _charm(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        heroes = {hero.card: hero for hero in g.heroes}
        return max(offers, key=lambda card: cards.charm_worth(g, heroes[card])[0])

    def _weapon(self, ask: Ask, g: Descent, offers: list[str]) -> str:
        told = ask.prompt.args.get("who")
        for hero in g.heroes:
            if isinstance(told, Msg) and told.id == f"des-hero-{hero.card}":
                weapon = cards.charm_worth(g, hero)[1]
                return weapon if weapon in offers else offers[0]
        return offers[0]

    def _knock_back(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        """Into a pit if there is one."""
        grid = dungeon(g).grid
        for offer in offers:
            if offer != "stay" and g.pits >> parse_cell(grid, offer.rstrip("|")) & 1:
                return offer
        return "stay"

    def _near_monsters(self, ask: Ask, g: Descent, offers: list[str]) -> str:  # noqa: ARG002
        """Where the hero is easiest to get at."""
        return offers[-1]
