"""Potions, crystals and other things that heroes carry: when to use them, and whom to hand them to."""

from __future__ import annotations

from undercroft.games.dungeonsaga.bot.party import HeroJudge
from undercroft.games.dungeonsaga.bot.turn import Plan, Planner
from undercroft.games.dungeonsaga.box.content import Item, content
from undercroft.games.dungeonsaga.models import hero_id, party
from undercroft.games.dungeonsaga.rules import items
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import caster, injured
from undercroft.games.dungeonsaga.view import copy_state

PAYS = 0.7
"""What a potion must add to a turn to be drunk."""


def healing(g: DungeonSaga, hero: Model, judge: HeroJudge, offers: list[str]) -> str | None:
    """A healing potion for whoever is injured, or in danger of becoming so."""
    if hero.sheet is None or not hero.sheet.wounds:
        return None
    doses = [offer for offer in offers if offer.startswith("use:") and content().items[offer[4:]].gain.heal]
    if not doses:
        return None
    white = content().heroes[hero.kind].white
    worried = hero.sheet.wounds + 1 >= white and judge.danger.wounds() > 0.3
    return doses[0] if injured(hero) or worried or len(g.overlord.deck) <= 1 else None


def boost(g: DungeonSaga, hero: Model, plan: Plan, offers: list[str]) -> str | None:
    """Another potion, if the turn is worth that much more with it: tried on a copy of the table."""
    for offer in offers:
        card = content().items.get(offer[4:]) if offer.startswith("use:") else None
        if card is None or not (card.gain.fight or card.gain.steps):
            continue
        if card.gain.fight and not plan.action.startswith("fight"):
            continue
        copy = copy_state(g)
        again = next(other for other in copy.heroes if other.number == hero.number)
        assert copy.turn is not None
        items.use(copy, again, copy.turn, card.id)
        better = Planner(copy, again, copy.turn, HeroJudge(copy, again, copy.turn)).best()
        if better.value - plan.value > PAYS:
            return offer
    return None


def exchange(g: DungeonSaga, hero: Model, offers: list[str]) -> str | None:
    """Crystals and what helps against wards belong to whoever casts, healing to whoever needs it most."""
    for offer in offers:
        way, _, rest = offer.partition(":")
        if way in ("give", "take"):
            card, _, who = rest.partition(":")
            other = next(other for other in party(g) if hero_id(other) == who)
            giver, taker = (hero, other) if way == "give" else (other, hero)
            if _better_with(content().items[card], giver, taker):
                return offer
    return None


def _better_with(item: Item, giver: Model, taker: Model) -> bool:
    if item.power or item.bonus.ward:
        return caster(taker) and not caster(giver)
    assert giver.sheet is not None
    assert taker.sheet is not None
    return bool(item.gain.heal) and injured(taker) and taker.sheet.wounds > giver.sheet.wounds + 1
