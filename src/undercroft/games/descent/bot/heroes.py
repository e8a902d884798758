"""The greedy hero player: every ask that a hero's player can get, each with what answers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.games.descent.bot import alternatives
from undercroft.games.descent.bot import hero_cards as cards
from undercroft.games.descent.bot.attack import dice_to_reroll, what_to_spend
from undercroft.games.descent.bot.outfit import fit_out
from undercroft.games.descent.bot.prospect import Prospect
from undercroft.games.descent.bot.shop import choose_ware
from undercroft.games.descent.bot.skills import hero_rating, to_exchange
from undercroft.games.descent.bot.turn import Planner
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.movement_actions import neighbours
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import max_fatigue, max_wounds, speed
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Line
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer, OneOf, Subset
from undercroft.parts.cell_names import parse_cell

Moment = tuple[object, ...]
"""What must be so for a plan to go on."""


class HeroMind:
    """One hero player's head: a plan for the turn, made anew whenever things are not as planned."""

    def __init__(self, *, hasty: bool = False) -> None:
        """`hasty`: with plans that are quickly made, for games that are only imagined."""
        self._hasty = hasty
        self._prospect: tuple[Moment, Prospect] | None = None
        self._plan: list[str] = []
        self._expected: Moment = ()
        self._weapon = ""
        self._asks: dict[str, Callable[[Ask, Descent, Hero, list[str]], str | None]] = {
            "hero": self._choose_hero,
            "exchange": lambda ask, g, hero, offers: to_exchange(g, hero, "keep"),
            "shop": self._shop,
            "equip": self._equip,
            "start": self._nearest_to_goals,
            "next-hero": self._next_hero,
            "action": self._action,
            "act": self._act,
            "target": self._target,
            "blast": lambda ask, g, hero, offers: cards.blast_or_not(g, hero, self._weapon),
            "aim": lambda ask, g, hero, offers: "aim",
            "spend": self._spend,
            "prevent": lambda ask, g, hero, offers: cards.prevent(ask, hero, offers),
            "rest": lambda ask, g, hero, offers: "rest" if hero.fatigue < max_fatigue(hero) else "keep",
            "guard": self._weapon_for_guard,
            "weapon": self._weapon_for_guard,
            "order": lambda ask, g, hero, offers: Planner(Prospect(g, hero)).order(hero.at)[1],
            "swap": lambda ask, g, hero, offers: Planner(Prospect(g, hero)).order(hero.at)[1],
            "tend": self._tend,
            "trade": lambda ask, g, hero, offers: cards.blood_trade(hero, offers),
            "familiar": lambda ask, g, hero, offers: cards.familiar(g, hero, ask, offers),
            "landing": self._nearest_to_goals,
            "leap": self._nearest_to_goals,
        }

    def lines(self, seat: int, ask: Ask, g: Descent) -> list[Line]:
        """Its plan for what is asked, and others; none where it makes no plans."""
        prompt, hero = ask.prompt.id, self._hero(seat, ask, g)
        if prompt not in (alternatives.ACTION, alternatives.ACT) or not isinstance(ask.space, OneOf):
            return []
        self._plan = []
        offers = [str(value) for value in ask.space.values]
        own: Line = ((prompt, self.choose(seat, ask, g) or offers[0]),)
        if prompt == alternatives.ACTION:
            others = alternatives.of_a_turn(g, hero) if "run" in offers else [((prompt, offer),) for offer in offers]
            own = next((line for line in others if line[0] == own[0]), own)
        else:
            own = (*own, *((prompt, answer) for answer in self._plan))
            others = alternatives.of_the_rest(g, hero, offers)
        self._plan, self._weapon = [], ""  # somebody else says what follows
        return [own, *others]

    def choose(self, seat: int, ask: Ask, g: Descent) -> Answer | None:
        """The answer, if the bot has an opinion."""
        kind = ask.prompt.id.removeprefix("des-ask-")
        hero = self._hero(seat, ask, g)
        if isinstance(ask.space, Subset):
            return self._reroll(ask.space, g, seat)
        if not isinstance(ask.space, OneOf):
            return None
        offers = [str(value) for value in ask.space.values]
        if kind in self._asks:
            return self._asks[kind](ask, g, hero, offers)
        if "pass" in offers and all(":" in offer for offer in offers if offer != "pass"):
            return cards.reaction(g, offers)
        return None

    def _hero(self, seat: int, ask: Ask, g: Descent) -> Hero:
        """The hero whom an ask is about: named in it, or acting, or the first of this seat."""
        told = ask.prompt.args.get("who")
        for hero in g.heroes:
            if isinstance(told, Msg) and told.id == f"des-hero-{hero.card}":
                return hero
        if g.attacks and g.attacks[-1].by_hero >= 0:
            return g.heroes[g.attacks[-1].by_hero]
        if g.acting >= 0:
            return g.heroes[g.acting]
        mine = [hero for hero in g.heroes if hero.seat == seat]
        return mine[0] if mine else Hero(0, seat, next(iter(content().heroes)), TOWN, 1, 0, 0)

    # -- before the game and in the town ------------------------------------------------------------------------------

    def _choose_hero(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        return max(offers, key=lambda card: hero_rating(content().heroes[card]))

    def _shop(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        return choose_ware(g, hero, offers, setup=g.round == 0)

    def _equip(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str | None:  # noqa: ARG002
        """One step towards the best outfit."""
        wanted = fit_out(hero)
        for at, item in enumerate(hero.items):
            if item.equipped and at not in wanted and f"pack:{at}" in offers and self._in_the_way(hero, wanted):
                return f"pack:{at}"
        for at, item in enumerate(hero.items):
            if not item.equipped and at in wanted and f"equip:{at}" in offers:
                return f"equip:{at}"
        if "done" in offers and not self._in_the_way(hero, wanted):
            return "done"
        useless = [at for at, item in enumerate(hero.items) if at not in wanted and f"drop:{at}" in offers]
        if useless:
            return f"drop:{min(useless, key=lambda at: self._resale(hero.items[at].card))}"
        return "done" if "done" in offers else None

    def _in_the_way(self, hero: Hero, wanted: frozenset[int]) -> bool:
        """Whether something that should be equipped is not."""
        return any(not hero.items[at].equipped for at in wanted)

    def _resale(self, card: str) -> int:
        if card in POTIONS:
            return 60
        return {"artifact": 9000, "gold": 400, "silver": 250, "copper": 125}.get(content().items[card].deck, 20)

    # -- the turn -----------------------------------------------------------------------------------------------------

    def _next_hero(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        """Whoever gains the most by acting now."""
        if self._hasty:
            return offers[0]
        gains = {}
        for other in g.heroes:
            if other.card in offers:
                planner = Planner(Prospect(g, other))
                gains[other.card] = (
                    planner.with_action("advance") - planner.p.position(other.at) if other.at != TOWN else 0.5
                )
        return max(offers, key=lambda card: gains.get(card, 0.0))

    def _action(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str | None:  # noqa: ARG002
        self._plan = []
        planner = self._planner(g, hero)
        if "run" not in offers and "stunned_move" in offers:
            choices = {
                "stunned_move": planner.best(speed(hero), 0).value,
                "stunned_attack": planner.best(0, 1).value,
                "stunned_order": planner.best(0, 0).value + planner.order(hero.at)[0],
            }
        else:
            choices = {name: planner.with_action(name) for name in offers}
        return max(choices, key=lambda name: choices[name])

    def _act(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        """The next thing of the plan, or of a new one."""
        moment = _moment(g, hero)
        if self._plan and self._expected[:-1] == moment[:-1] and self._plan[0] in offers:
            return self._follow(moment)
        if (potion := cards.drink(g, hero, offers)) is not None:
            self._plan = []
            return potion
        answers = self._make_plan(g, hero, offers)
        self._plan = list(answers)
        if self._plan and self._plan[0] in offers:
            return self._follow(moment)
        self._plan = []
        return cards.last_things(g, hero, offers)

    def _follow(self, moment: Moment) -> str:
        answer = self._plan.pop(0)
        self._expected = moment
        if answer.startswith("attack:"):
            self._weapon = answer.partition(":")[2]
        return answer

    def _make_plan(self, g: Descent, hero: Hero, offers: Sequence[str]) -> tuple[str, ...]:
        turn = hero.turn
        if self._hasty and not (turn.points or turn.attacks or turn.halves):
            return ()
        planner = self._planner(g, hero)
        plan = planner.best(turn.points, turn.attacks + turn.halves)
        if turn.halves and "ready_move" in offers:
            moving = planner.best(turn.points + speed(hero), turn.attacks + turn.halves - 1)
            if moving.value > plan.value and not (plan.answers and plan.answers[0].startswith("attack:")):
                return ("ready_move",)
        return plan.answers

    def _planner(self, g: Descent, hero: Hero) -> Planner:
        """With what has been seen already, if nothing has changed and there is no time to look again."""
        if not self._hasty:
            return Planner(Prospect(g, hero))
        moment = (*_moment(g, hero), hero.fatigue, hero.order)
        if self._prospect is None or self._prospect[0] != moment:
            self._prospect = moment, Prospect(g, hero)
        planner = Planner(self._prospect[1], hasty=True)
        planner.hero = hero
        return planner

    def _target(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str | None:  # noqa: ARG002
        weapon = self._weapon or Prospect(g, hero).blow(hero.at).weapon
        return cards.best_target(g, hero, weapon, offers, hero.seat)

    def _spend(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        if self._hasty:
            offers = [offer for offer in offers if offer != "fatigue"]
        return what_to_spend(g, g.attacks[-1], hero.seat, offers)

    def _weapon_for_guard(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        """Strike if it is worth it, with the best weapon."""
        blow = Prospect(g, hero).blow(hero.at)
        if blow.weapon in offers and (blow.value > 0.8 or "pass" not in offers):
            self._weapon = blow.weapon
            return blow.weapon
        return "pass" if "pass" in offers else offers[0]

    def _reroll(self, space: Subset, g: Descent, seat: int) -> Answer | None:
        if not g.attacks:
            return None
        able = [int(die) for die in space.values]
        return dice_to_reroll(g, g.attacks[-1], seat, space.at_most, able)

    def _nearest_to_goals(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        """The best of some spaces to stand on."""
        p = Prospect(g, hero)
        grid = dungeon(g).grid
        return max(offers, key=lambda name: p.position(parse_cell(grid, name)))

    def _tend(self, ask: Ask, g: Descent, hero: Hero, offers: list[str]) -> str:  # noqa: ARG002
        patients = {other.card: other for other in [hero, *neighbours(g, hero)]}
        return max(offers, key=lambda card: max_wounds(patients[card]) - patients[card].wounds)


def _moment(g: Descent, hero: Hero) -> Moment:
    """Everything that a plan depends on, the hero's place apart."""
    monsters = tuple((m.number, m.at, m.hurt) for m in g.monsters)
    return hero.index, g.round, monsters, g.revealed, g.closed, hero.wounds, len(g.pit_spaces), hero.at
