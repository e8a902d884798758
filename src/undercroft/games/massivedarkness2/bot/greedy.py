"""The greedy bot: every ask that a hero's player can get, each with what answers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from undercroft.games.massivedarkness2.bot import aim, arts, beginnings, fight, kit, spirits, ties, turn
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_hero, heroes_at, max_health
from undercroft.games.massivedarkness2.rules.items import title
from undercroft.games.massivedarkness2.rules.missions import cursed_sword
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness
from undercroft.games.massivedarkness2.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, Number, OneOf

TURN, NEXT = "md2-ask-turn", "md2-ask-next-hero"

Reply: TypeAlias = Callable[[MassiveDarkness, Hero, Ask, list[str]], str | None]
"""The table, the hero of the one who is asked, the ask, and what can be answered."""


class Greedy:
    """A player of any hero; all of them come to the same plan, because all see the same table.

    What it has no opinion about it leaves to the ask's default.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        answer = self._opinion(seat, ask, view)
        if answer is not None and ask.space.why_not(answer) is None:
            return answer
        if ask.default is not None and ask.space.why_not(ask.default) is None:
            return ask.default
        return ask.space.sample(self._rng)

    def lines(self, seat: int, ask: Ask, view: Position, many: int) -> list[Line]:
        """Plans for a hero's turn; who goes next is compared as it is, and all else is left to what it thinks."""
        kind = ask.prompt.id
        if kind == NEXT:
            return []
        first: Line = ((kind, self.choose(seat, ask, view)),)
        if kind != TURN or not isinstance(ask.space, OneOf):
            return [first]
        g = view().table
        found = turn.plans(g, find_hero(g, g.turn.hero), g.turn, [str(value) for value in ask.space.values], many)
        plans = [tuple((kind, answer) for answer in answers) for answers in found]
        own = next((line for line in plans if line[0] == first[0]), first)
        return [own, *(line for line in plans if line is not own)][:many]

    def _opinion(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer | None:
        kind = ask.prompt.id.removeprefix("md2-ask-")
        if kind not in REPLIES:
            return None
        g = view().table
        hero = next((hero for hero in g.heroes if hero.seat == seat), g.heroes[0])
        if isinstance(ask.space, Number):
            return points(hero, ask.space, kind)
        if not isinstance(ask.space, OneOf):
            return None
        values = list(ask.space.values)
        chosen = REPLIES[kind](g, hero, ask, [str(value) for value in values])
        return next((value for value in values if str(value) == chosen), None)


def points(hero: Hero, space: Number, kind: str) -> int:
    """Health or mana at a rest; fire put out or wounds healed: health first, for whoever is hurt."""
    if kind == "quench":
        return space.high
    return space.high if hero.health < max_health(hero) - 1 or hero.mana >= 2 else max(space.low, space.high - 1)


def _turn(g: MassiveDarkness, _hero: Hero, _ask: Ask, offers: list[str]) -> str:
    assert g.turn is not None
    return turn.choose(g, find_hero(g, g.turn.hero), g.turn, offers)


def _item(g: MassiveDarkness, hero: Hero, ask: Ask, offers: list[str]) -> str:
    told = ask.prompt.args["item"]
    item = next((item for item in content().items if title(item) == told), "")
    return kit.found_item(g, hero, item, offers) if item else offers[0]


def _trade(g: MassiveDarkness, hero: Hero, _ask: Ask, offers: list[str]) -> str:
    bearer = cursed_sword.bearer(g) if turn.must_pass(g, hero) else None
    if bearer is not None and (taker := turn.taker(g, bearer)) is not None:
        give = f"give:{bearer.number}:{cursed_sword.cursed(g)}:{taker.number}"
        if give in offers:
            return give
    _, what = kit.best_swap(g, heroes_at(g, hero.at), offers)
    return what


def _forge(_g: MassiveDarkness, hero: Hero, _ask: Ask, offers: list[str]) -> str:
    return min(offers, key=lambda item: kit.spare(hero, item))


def _heal(g: MassiveDarkness, _hero: Hero, _ask: Ask, offers: list[str]) -> str:
    return str(arts.heal_whom([find_hero(g, int(number)) for number in offers]).number)


def _tool(_g: MassiveDarkness, _hero: Hero, ask: Ask, offers: list[str]) -> str:
    what = getattr(ask.prompt.args.get("what"), "id", "").removeprefix("md2-action-")
    return beginnings.tool(offers, what)


def _kill(_g: MassiveDarkness, _hero: Hero, _ask: Ask, offers: list[str]) -> str:
    return offers[0]


def _together(answer: Callable[[MassiveDarkness, list[str]], str]) -> Reply:
    """What the players decide together."""
    return lambda g, _hero, _ask, offers: answer(g, offers)


REPLIES: dict[str, Reply] = {
    "weapon": lambda _g, hero, _ask, offers: kit.starting_weapon(hero, offers),
    "cursed": lambda _g, hero, _ask, offers: kit.cursed_weapon(hero, offers),
    "potion": lambda _g, _hero, _ask, offers: beginnings.potion(offers),
    "skill": lambda _g, hero, _ask, offers: beginnings.best_skill(hero, offers),
    "quadrant": lambda _g, hero, _ask, offers: beginnings.quadrant(hero, offers),
    "needle": lambda _g, _hero, _ask, offers: beginnings.needle(offers),
    "column": lambda _g, _hero, _ask, offers: beginnings.column(offers),
    "bless": lambda _g, _hero, _ask, offers: beginnings.bless(offers),
    "stance": lambda _g, _hero, _ask, _offers: "blood_frenzy",
    "skill-stance": lambda _g, _hero, _ask, _offers: "blood_frenzy",
    "sword": _together(ties.sword_bearer),
    "next-hero": _together(ties.next_hero),
    "turn": _turn,
    "rest": lambda _g, _hero, _ask, _offers: None,
    "quench": lambda _g, _hero, _ask, _offers: None,
    "resolve": lambda g, _hero, _ask, offers: fight.resolve(g, offers),
    "kill": _kill,
    "arrow": lambda g, hero, _ask, offers: aim.arrow(g, hero, offers),
    "count-arrows": lambda g, hero, _ask, offers: aim.count_arrows(g, hero, offers),
    "tool": _tool,
    "tool-lost": lambda _g, _hero, _ask, offers: beginnings.tool(offers, ""),
    "element": lambda _g, hero, _ask, offers: arts.element(hero, offers),
    "spirit": lambda g, _hero, ask, offers: spirits.act(g, ask, offers),
    "item": _item,
    "trade": _trade,
    "forge": _forge,
    "heal": _heal,
    "whom": _together(ties.whom),
    "target": _together(ties.target),
    "who-gains": _together(ties.who_gains),
    "devour": _together(ties.whom),
    "called": _together(ties.weakest_enemy),
    "alarm": _together(ties.weakest_enemy),
    "towards": _together(ties.away_from_weak),
    "relocate": _together(ties.safest_zone),
    "opener": lambda g, _hero, _ask, offers: max(offers, key=lambda n: find_hero(g, int(n)).health),
}
"""By the prompt; rolling before anything is added to the pool is the default, and never worse."""
