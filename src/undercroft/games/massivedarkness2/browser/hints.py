"""What helps to answer an ask of Massive Darkness 2: ways and what they cost, odds, what an item changes, and what
the enemies are going to do.

Everything comes from the view of the seat that is asked, and every rule is asked rather than told again.
"""

from __future__ import annotations

from typing import Any

from undercroft.board import members
from undercroft.games.massivedarkness2.box import words
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.browser.deals import wearing
from undercroft.games.massivedarkness2.browser.intents import intent, intents
from undercroft.games.massivedarkness2.browser.odds import Outlook, told
from undercroft.games.massivedarkness2.browser.sent import ByChoice, Hint, Hints
from undercroft.games.massivedarkness2.browser.ways import reaction, step, ways
from undercroft.games.massivedarkness2.figures import (
    enemy_left,
    find_hero,
    name,
    seen_from,
)
from undercroft.games.massivedarkness2.odds import Forecast, forecast, of_combat
from undercroft.games.massivedarkness2.rules import deeds, hero_turn
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.dice import FACES
from undercroft.games.massivedarkness2.rules.items import card
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.state import OFF, Ally, AttackType, Combat, Enemy, Hero, MassiveDarkness, Turn
from undercroft.games.massivedarkness2.view import View, copy_state
from undercroft.kernel.asks import Ask
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import OneOf
from undercroft.parts.cell_names import parse_cell

ITEM = "md2-item-"


def hints(view: View, ask: Ask) -> dict[str, Any]:
    """What there is to see on the board, and under `choices` what each is likely to do."""
    g = copy_state(view.table)
    if not isinstance(ask.space, OneOf):
        return {}
    who = asked_about(g, ask)
    found: Hints = {}
    if who is not None and who.at != OFF:
        found = {"figure": str(who.number), "sight": {str(who.number): list(members(seen_from(g, who.at)))}}
    offered = [str(value) for value in ask.space.values]
    found |= _about(g, ask, who, offered)
    return dict(found)


def asked_about(g: MassiveDarkness, ask: Ask) -> Hero | None:
    """The hero that a prompt names, else the one whose turn it is, else the one of the seat."""
    who = ask.prompt.args.get("who") if ask.prompt.args else None
    named = next((hero for hero in g.heroes if name(hero) == who), None)
    if named is not None:
        return named
    if g.turn is not None:
        return find_hero(g, g.turn.hero)
    return next((hero for hero in g.heroes if hero.seat in ask.seats and len(ask.seats) == 1), None)


def _about(g: MassiveDarkness, ask: Ask, who: Hero | None, offered: list[str]) -> Hints:
    turn, combat = g.turn, g.combats[-1] if g.combats else None
    match ask.prompt.id.removeprefix("md2-ask-"):
        case "turn" if who is not None and turn is not None:
            return _turn(g, who, turn, offered)
        case "kill":
            return {"choices": _uses(offered)}
        case "pool" if combat is not None:
            return {"outlook": _told(g, combat, of_combat(g, combat)), "choices": _uses(offered)}
        case "arrow" | "count-arrows" if combat is not None:  # the pool is put together after the cards
            odds = forecast(g, combat.hero, combat.enemy, combat.kind)
            return {"outlook": _told(g, combat, odds), "choices": _uses(offered)}
        case "resolve" if combat is not None:
            return {"choices": {what: hint for what in offered if (hint := _resolving(g, combat, what))}}
        case "item" if who is not None:
            item = _named_item(ask)
            wearable = [what for what in offered if what.startswith("wear:")]
            found = {what: wearing(g, who, item, what.partition(":")[2]) for what in wearable}
            return {"item": item, "choices": _plain(g, offered) | found}
        case "trade":
            return {"choices": {what: hint for what in offered if (hint := _swap(g, what))}}
        case "enemy":
            found = {number: _enemy(g, int(number)) for number in offered}
            return {"intents": intents(g), "choices": found}
        case "target" | "towards" | "way" | "attack-type" | "next-hero":
            return {"intents": intents(g), "choices": _plain(g, offered)}
    return {"choices": _plain(g, offered)}


# -- a hero's turn ----------------------------------------------------------------------------------------------------


def _turn(g: MassiveDarkness, hero: Hero, turn: Turn, offered: list[str]) -> Hints:
    found = ways(g, hero, turn)
    found["intents"] = intents(g)
    found["choices"] = {what: hint for what in offered if (hint := _action(g, hero, turn, what))}
    return found


def _action(g: MassiveDarkness, hero: Hero, turn: Turn, what: str) -> Hint:
    kind, _, which = what.partition(":")
    begins = 0 if turn.mp else 1
    match kind:
        case "go":
            return step(g, hero, turn, parse_cell(mission_of(g).grid, which))
        case "open":
            return {"cells": mission_of(g).doors[mission_of(g).door(which)].zones, "cost": 1, "actions": begins}
        case "touch":
            return {"cells": [hero.at], "cost": 1, "actions": begins}
        case "attack":
            how, _, number = which.partition(":")
            return _attack(g, hero, int(number), how)
        case "deed":
            return _deed(g, hero, which, begins)
        case "do":
            mp = rules_of(g).deed_cost(g, which) == "mp"
            return {"cells": [hero.at], "cost": int(mp), "actions": begins if mp else 1}
        case "use" | "act":
            return {"cells": [hero.at], "text": words.ability(content().abilities[which])}
        case "class":
            return _class(g, hero, which)
        case hero_turn.REST | hero_turn.TRADE:
            return {"cells": [hero.at], "actions": 1}
    return {}


def _attack(g: MassiveDarkness, hero: Hero, number: int, how: str) -> Hint:
    kind: AttackType = how  # type: ignore[assignment]
    enemy = next(enemy for enemy in g.enemies if enemy.number == number)
    odds = forecast(g, hero.number, number, kind)
    outlook = told(g, hero.number, number, odds, by_hero=True)
    return {"cells": [enemy.at], "figures": [str(number)], "actions": 1, "outlook": outlook}


def _deed(g: MassiveDarkness, hero: Hero, which: str, begins: int) -> Hint:
    deed = deeds.find(g, which)
    mp = deed.cost == "mp"
    found: Hint = {"cells": [hero.at], "cost": int(mp), "actions": begins if mp else 1}
    if deed.leaves and (wounds := reaction(g, hero.at)):
        found["wounds"] = wounds
    return found


def _class(g: MassiveDarkness, hero: Hero, which: str) -> Hint:
    """A token of the paladin's goes into a zone, a spirit is woken where it is, and the rest is on the own board."""
    kind, *rest = which.split(":")
    if kind == "consecrate":
        return {"cells": [parse_cell(mission_of(g).grid, rest[1])]}
    if kind == "wake":
        return {"figures": [str(ally.number) for ally in g.allies if ally.kind == rest[0]]}
    return {"figures": [str(hero.number)]}


# -- in a combat ------------------------------------------------------------------------------------------------------


def _told(g: MassiveDarkness, c: Combat, odds: Forecast) -> Outlook:
    return told(g, c.hero, c.enemy, odds, by_hero=c.by_hero)


def _uses(offered: list[str]) -> ByChoice:
    """What abilities that may be used now say."""
    keys = [what.removeprefix("use:") for what in offered if what.startswith("use:")]
    return {f"use:{key}": {"text": words.ability(content().abilities[key])} for key in keys}


def _resolving(g: MassiveDarkness, c: Combat, what: str) -> Hint:
    kind, _, which = what.partition(":")
    foe = next((enemy for enemy in g.enemies if enemy.number == c.enemy), None)
    if kind == "die" and foe is not None:
        face = FACES[c.rolled[int(which)].face]
        hero = next((hero for hero in g.heroes if hero.number == c.hero), None)
        if face.claws:
            return {"text": words.claw(claw_of(foe)), "figures": [str(c.enemy)]}
        if face.shadow and hero is not None:
            return {"text": words.ability(content().abilities[f"{hero.id}.shadow"]), "figures": [str(c.hero)]}
        return {"figures": [str(c.hero)]}
    if kind == "use":
        return {"text": words.ability(content().abilities[which]), "figures": [str(c.hero)]}
    return {"figures": [str(number) for number in (c.hero, c.enemy) if number == c.hero or enemy_left(g, number)]}


# -- items ------------------------------------------------------------------------------------------------------------


def _named_item(ask: Ask) -> str:
    item = (ask.prompt.args or {}).get("item")
    return item.id.removeprefix(ITEM) if isinstance(item, Msg) else ""


def _swap(g: MassiveDarkness, what: str) -> Hint:
    kind, *rest = what.split(":")
    if kind == "wear":
        number, item, slot = rest
        return wearing(g, find_hero(g, int(number)), item, slot) | {"figures": [number]}
    if kind == "off":
        return {"figures": [rest[0]]}
    if kind == "give":
        return {"figures": [rest[0], rest[2]], "text": words.item(card(rest[1]))}
    return {}


# -- who and where ----------------------------------------------------------------------------------------------------


def _enemy(g: MassiveDarkness, number: int) -> Hint:
    enemy = next(enemy for enemy in g.enemies if enemy.number == number)
    found: Hint = {"figures": [str(number)], "intent": intent(g, enemy)}
    if enemy.at != OFF:
        found["cells"] = [enemy.at]
    return found


def _plain(g: MassiveDarkness, offered: list[str]) -> ByChoice:
    """Choices that name a zone or a figure."""
    return {what: hint for what in offered if (hint := _named(g, what))}


def _named(g: MassiveDarkness, what: str) -> Hint:
    last = what.rpartition(":")[2]
    figures: list[Hero | Ally | Enemy] = [*g.heroes, *g.allies, *g.enemies]
    if last.isdecimal():
        found = [figure for figure in figures if figure.number == int(last)]
        return {"figures": [last], "cells": [figure.at for figure in found if figure.at != OFF]} if found else {}
    try:
        zone = parse_cell(mission_of(g).grid, last)
    except BadInput:
        return {}
    return {"cells": [zone]} if g.laid >> zone & 1 else {}
