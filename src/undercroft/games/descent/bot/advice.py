"""What the bot would choose where cards are the matter, for players who would like to know."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.descent.bot import cards
from undercroft.games.descent.bot.shop import shopping_list
from undercroft.games.descent.bot.skills import hero_rating, to_exchange
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules.setup import KEEP
from undercroft.games.descent.state import Descent, Hero
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import OneOf, Subset

HEROES = 3
"""So many of them are good to begin with."""
NOTHING = "end"


def advice(g: Descent, ask: Ask) -> list[str]:
    """The choices to be recommended, the best first; none where there is nothing to be said for any of them."""
    advise = _ADVICE.get(ask.prompt.id.removeprefix("des-ask-"))
    if advise is None or not isinstance(ask.space, OneOf | Subset):
        return []
    offers = [str(value) for value in ask.space.values]
    return [choice for choice in advise(g, ask, offers) if choice in offers]


def _hero(g: Descent, ask: Ask) -> Hero:
    return next(hero for hero in g.heroes if hero_name(hero) == ask.prompt.args["who"])


def _wares(g: Descent, ask: Ask, offers: list[str]) -> list[str]:  # noqa: ARG001 - as all of them
    hero = _hero(g, ask)
    wanted = shopping_list(g, hero, hero.coins, setup=g.round == 0)
    return list(dict.fromkeys(ware for ware, _ in wanted))


def _exchange(g: Descent, ask: Ask, offers: list[str]) -> list[str]:  # noqa: ARG001 - as all of them
    return [to_exchange(g, _hero(g, ask), KEEP)]


def _heroes(g: Descent, ask: Ask, offers: list[str]) -> list[str]:  # noqa: ARG001 - as all of them
    return sorted(offers, key=lambda card: -hero_rating(content().heroes[card]))[:HEROES]


def _to_play(g: Descent, ask: Ask, offers: list[str]) -> list[str]:  # noqa: ARG001 - as all of them
    best = cards.to_play(g, offers)
    return [] if best == NOTHING else [best]


def _to_discard(g: Descent, ask: Ask, offers: list[str]) -> list[str]:  # noqa: ARG001 - as all of them
    assert isinstance(ask.space, Subset)
    return [str(at) for at in cards.to_discard(g, ask.space.at_least)]


def _to_pay(g: Descent, ask: Ask, offers: list[str]) -> list[str]:  # noqa: ARG001 - as all of them
    return [cards.least_worth(g, offers)]


_ADVICE: dict[str, Callable[[Descent, Ask, list[str]], list[str]]] = {
    "shop": _wares,
    "exchange": _exchange,
    "hero": _heroes,
    "cards": _to_play,
    "hand-limit": _to_discard,
    "discard-to-pay": _to_pay,
}
