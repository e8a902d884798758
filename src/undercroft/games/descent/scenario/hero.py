"""A hero as a scenario writes him."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.board import Cell
from undercroft.games.descent.box.content import content
from undercroft.games.descent.rules.equipment import POTIONS, overloaded, why_not_equip
from undercroft.games.descent.rules.setup import new_hero
from undercroft.games.descent.scenario.given import GivenHero
from undercroft.games.descent.state import TOWN, Descent, Effects, Hero, Item
from undercroft.games.descent.stats import TRAITS, max_fatigue, max_wounds
from undercroft.parts.drawn_map import Places, known, wrong


def hero_of(g: Descent, index: int, written: GivenHero | None, spare: Iterator[str], places: Places) -> Hero:
    """The hero with this number; one who is not written waits in the town and has acted."""
    seat = 1 if g.players == 2 else index + 1
    if written is None:
        hero = new_hero(index, seat, next(spare))
        hero.acted = True
        hero.coins = 0
        return hero
    hero = new_hero(index, seat, written.card)
    field = f"heroes.{index + 1}"
    hero.at = _where(index, written, places, field)
    for skill in written.skills:
        known(f"{field}.skills", skill, content().skills)
    hero.skills = list(written.skills)
    hero.wounds = _amount(f"{field}.wounds", written.wounds, max_wounds(hero))
    hero.fatigue = _amount(f"{field}.fatigue", written.fatigue, max_fatigue(hero))
    hero.coins = written.coins
    hero.training = [written.training.get(kind, 0) for kind in TRAITS]  # type: ignore[call-overload]  # the three kinds
    hero.order = written.order or ""
    hero.effects = Effects(**msgspec.structs.asdict(written.effects))
    hero.monkey, hero.acted = written.monkey, written.acted
    hero.companions = list(written.companions or ())
    _equip(hero, written, field)
    return hero


def _where(index: int, written: GivenHero, places: Places, field: str) -> Cell:
    name = written.at or (str(index + 1) if str(index + 1) in places.marks else "town")
    return TOWN if name == "town" else places.cell(f"{field}.at", name)


def _amount(field: str, written: int | None, most: int) -> int:
    if written is None:
        return most
    if written > most:
        raise wrong(field, f"expected at most {most}, got {written}")
    return written


def _equip(hero: Hero, written: GivenHero, field: str) -> None:
    """Items within the limits of DES-EQP."""
    for card in (*written.equipped, *written.pack):
        known(f"{field}.equipped", card, [*content().items, *POTIONS])
    for card in written.equipped:
        item = Item(card)
        if why := why_not_equip(hero, item):
            raise wrong(f"{field}.equipped", f"'{card}' is one too many ({why.rule})")
        item.equipped = True
        hero.items.append(item)
    hero.items += [Item(card) for card in written.pack]
    if overloaded(hero):
        raise wrong(f"{field}.pack", "more than it holds (DES-EQP-07)")
    for card in written.exhausted:
        known(f"{field}.exhausted", card, [*(item.card for item in hero.items), *hero.skills])
        if card in hero.skills:
            hero.exhausted_skills.append(card)
        for item in hero.items:
            item.exhausted = item.exhausted or item.card == card
