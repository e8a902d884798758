"""What helps to answer an ask of Descent, choice by choice: odds, what a surge buys, what a purchase changes.

Everything comes from the view of the seat that is asked, so a hint tells nothing that its player may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from undercroft.board import members
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.browser.deals import cards, changes, equipping, granted, newest, prevented
from undercroft.games.descent.browser.rolled import plans, rerolls, spending, underway
from undercroft.games.descent.browser.sent import Barred, ByChoice, Hints
from undercroft.games.descent.browser.strikes import Strike, foresee, strikes
from undercroft.games.descent.browser.ways import ways
from undercroft.games.descent.figures import dungeon, explored, monster_by_number, name_of
from undercroft.games.descent.rules import monster_turn, movement_actions
from undercroft.games.descent.rules.attack import aim_at, aim_breath
from undercroft.games.descent.rules.attack_dice import dice_pool
from undercroft.games.descent.rules.spawning import barred, legal_spaces, stance_of
from undercroft.games.descent.rules.targets import attack_kind, breath_placements, may_blast, targets, weapons
from undercroft.games.descent.state import OVERLORD, Descent, Hero, Monster
from undercroft.games.descent.stats import UNARMED, hero_card
from undercroft.games.descent.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import OneOf, Subset, Value
from undercroft.kernel.window import PASS
from undercroft.parts.cell_names import cell_name, parse_cell

WHOLE = "*"
"""Stands for the ask as a whole among its choices; no choice is called that."""
_TOWARD = {(0, -1): "north", (0, 1): "south", (-1, 0): "west", (1, 0): "east"}
SHEET = "sheet"
"""Stands for a weapon in an attack that a hero's sheet grants."""
ROLL = 3
"""The step of an attack in which its dice are thrown."""


def hints(view: View, ask: Ask) -> dict[str, Any]:
    """Where the choices lead on the map (see `ways`), and under `choices` what each is likely to do.

    Under `ask` is what concerns all choices alike, such as the odds of the attack under way.
    """
    found: Hints = ways(view, ask)
    if isinstance(ask.space, OneOf | Subset):
        by_choice = _by_choice(view.table, ask, ask.space)
        found["ask"] = by_choice.pop(WHOLE, {})
        found["choices"] = by_choice
    return dict(found)


def _by_choice(g: Descent, ask: Ask, space: OneOf | Subset) -> ByChoice:
    allowed, shown = space.values, [choice.value for choice in space.choices()]
    names = [str(value) for value in shown]
    who = asked_about(g, ask)
    match ask.prompt.id.removeprefix("des-ask-"):
        case "act" | "guard" | "weapon" as what if isinstance(who, Hero):
            return _arms(g, who, names) | (_costs(movement_actions.prices(g, who)) if what == "act" else {})
        case "monster" if isinstance(who, Monster):
            paid = [value for value in map(str, allowed) if value.partition(":")[0] in ("door", "climb", "jump")]
            found = _costs({value: monster_turn.price(g, who, value) for value in paid})
            return found | ({"attack:": {"strikes": strikes(g, who, None)}} if "attack:" in names else {})
        case "blast" if who is not None:
            return _blast(g, who, ask.prompt.args)
        case "spawn" | "spawn-master":
            return {WHOLE: {"barred": _barred(g, names)}}
        case "target" if who is not None:
            return _targets(g, who, [str(value) for value in allowed])
        case "action" if isinstance(who, Hero):
            return granted(who, names)
        case "shop" if isinstance(who, Hero):
            return changes(g, who, names)
        case "equip" if isinstance(who, Hero):
            return {**equipping(g, who, names), WHOLE: {"deal": newest(g, who)}}
        case "prevent" if isinstance(who, Hero):
            return prevented(who, int(str(ask.prompt.args["wounds"])), names)
        case "reroll" | "reroll-one" | "spend" as step:
            return _rolled(g, step, allowed, ask.seats[0])
    return _declared(g) | (cards(g, shown) if ask.seats == (OVERLORD,) else {})


def asked_about(g: Descent, ask: Ask) -> Hero | Monster | None:
    """The figure that a prompt names."""
    who = ask.prompt.args.get("who")
    figures: list[Hero | Monster] = [*g.heroes, *g.monsters]
    named = [one for one in figures if name_of(one) == who]
    return monster_by_number(g, g.active) if len(named) > 1 else next(iter(named), None)


def _arms(g: Descent, hero: Hero, offers: Iterable[str]) -> ByChoice:
    """For every weapon offered, the attacks that could be made with it."""
    found: ByChoice = {}
    for offer in offers:
        arm = offer.removeprefix("attack:")
        if arm == UNARMED or arm in content().items:
            made = strikes(g, hero, content().items.get(arm))
            if made:
                found[offer] = {"strikes": made}
    return found


def _costs(prices: Mapping[str, int]) -> ByChoice:
    """What each thing to do costs in movement points."""
    return {what: {"cost": points} for what, points in prices.items()}


def _blast(g: Descent, attacker: Hero | Monster, about: Mapping[str, Any]) -> ByChoice:
    """The attack with its blast, and without."""
    arm = content().items.get(about["weapon"].id.removeprefix("des-item-"))
    cell = parse_cell(dungeon(g).grid, about["cell"])
    both = {"blast": aim_at(g, attacker, arm, cell), "single": aim_at(g, attacker, arm, cell, alone=True)}
    return {value: {"strikes": [foresee(g, attacker, atk, arm)]} for value, atk in both.items()}


def _barred(g: Descent, offered: Iterable[str]) -> list[Barred]:
    """Why a monster cannot appear elsewhere: each explored space under the first reason there is.

    Nothing is said where other rules hold, as for those that come along with a new area.
    """
    found: list[Barred] = []
    left = explored(g)
    free = legal_spaces(g)
    corners = [stance_of(g, name) % dungeon(g).grid.size for name in offered if name != PASS]
    if not all(free >> corner & 1 for corner in corners):
        return found
    for why, spaces in barred(g):
        if here := left & spaces:
            found.append({"why": why.msg, "rule": why.rule or "", "cells": members(here)})
            left &= ~here
    return found


def _targets(g: Descent, attacker: Hero | Monster, offers: list[str]) -> ByChoice:
    """The attack on each space offered, with every weapon that it may be meant for."""
    if isinstance(attacker, Monster):
        return _monster_targets(g, attacker, offers)
    grid = dungeon(g).grid
    arms = _meant(g, attacker, offers)
    found: ByChoice = {}
    for offer in offers:
        cell = parse_cell(grid, offer)
        made = [_on(g, attacker, weapon, cell) for weapon in arms]
        if printed := hero_card(attacker).dice:
            made.append(_by_sheet(g, attacker, cell, printed))
        found[offer] = {"strikes": made}
    return found


def _by_sheet(g: Descent, hero: Hero, cell: int, printed: tuple[str, ...]) -> Strike:
    """The attack that the hero's sheet itself grants, with dice of its own."""
    atk = aim_at(g, hero, None, cell)
    atk.dice = dice_pool(g, hero, None, printed)
    return msgspec.structs.replace(foresee(g, hero, atk, None), weapon=SHEET)


def _meant(g: Descent, hero: Hero, offers: list[str]) -> list[ItemCard | None]:
    """The weapons that could be aimed at exactly these spaces: which of them was chosen is not on the table."""
    grid = dungeon(g).grid
    arms: list[ItemCard | None] = [*{weapon.id: weapon for weapon in weapons(hero)}.values(), None]
    fitting = []
    for weapon in arms:
        spaces = targets(g, hero, attack_kind(hero, weapon), can_blast=may_blast(g, hero, weapon))
        if all(spaces >> parse_cell(grid, offer) & 1 for offer in offers):
            fitting.append(weapon)
    return fitting


def _monster_targets(g: Descent, m: Monster, offers: list[str]) -> ByChoice:
    grid = dungeon(g).grid
    laid = {f"breath:{cell_name(grid, way.source)}:{_TOWARD[way.toward]}": way for way in breath_placements(g, m)}
    found: ByChoice = {}
    for offer in offers:
        if offer in laid:
            made = foresee(g, m, aim_breath(g, m, laid[offer].covered), None)
        else:
            made = _on(g, m, None, parse_cell(grid, offer))
        found[offer] = {"strikes": [made]}
    return found


def _on(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None, cell: int) -> Strike:
    return foresee(g, attacker, aim_at(g, attacker, weapon, cell), weapon)


def _rolled(g: Descent, step: str, values: Sequence[Value], seat: int) -> ByChoice:
    now = underway(g)
    if now is None:
        return {}
    if step == "spend":
        found = spending(g, now, [str(value) for value in values])
        found[WHOLE] = {"plans": plans(g, now, seat, tireless="fatigue" not in values)}
        return found
    return rerolls(g, now, [value for value in values if isinstance(value, int)])


def _declared(g: Descent) -> ByChoice:
    """The odds of the attack under way, until its dice are thrown."""
    now = underway(g)
    if now is None or now.atk.step > ROLL or now.atk.faces:
        return {}
    return {WHOLE: {"strikes": [foresee(g, now.attacker, now.atk, now.weapon)]}}
