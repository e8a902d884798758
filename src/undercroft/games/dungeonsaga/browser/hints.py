"""What helps to answer an ask of Dungeon Saga: ways, odds, front arcs, what breaking away may cost.

Everything comes from the view of the seat that is asked, so a hint tells nothing that its player may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from undercroft.board import bitset, members
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.browser.placings import appearing, facings, raisings
from undercroft.games.dungeonsaga.browser.plans import plans
from undercroft.games.dungeonsaga.browser.prospects import prospect
from undercroft.games.dungeonsaga.browser.sent import ByChoice, Hint, Hints
from undercroft.games.dungeonsaga.browser.strikes import by_spell, foresee, promise
from undercroft.games.dungeonsaga.browser.turning import steps, turnings
from undercroft.games.dungeonsaga.browser.ways import footprints, sight, ways
from undercroft.games.dungeonsaga.cards.feats import blow
from undercroft.games.dungeonsaga.cards.spells import GHOST
from undercroft.games.dungeonsaga.models import (
    adventure_of,
    base,
    by_number,
    find,
    hero_id,
    laid,
    name,
    standing,
)
from undercroft.games.dungeonsaga.rules import feats, items, locks, magic, modifiers, turns
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.view import View, copy_state
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import OneOf
from undercroft.kernel.window import PASS

SPELL = "sag-spell-"


def hints(view: View, ask: Ask) -> dict[str, Any]:
    """Where the choices lead on the map (see `ways`), and under `choices` what each is likely to do."""
    g = copy_state(view.table)
    found: Hints = {}
    if not g.revealed or not isinstance(ask.space, OneOf):
        return dict(found)
    who = asked_about(g, ask)
    if who is not None and who.at != OFF:
        found = {"figure": str(who.number), "sight": {str(who.number): sight(g, who)}}
    offered = [str(value) for value in ask.space.values]
    found |= _about(g, ask, who, offered)
    return dict(found)


def asked_about(g: DungeonSaga, ask: Ask) -> Model | None:
    """The model that a prompt names, else the one whose turn it is."""
    who = ask.prompt.args.get("who") if ask.prompt.args else None
    named = next((m for m in standing(g) if name(m) == who), None)
    if named is not None or g.turn is None:
        return named
    return by_number(g, g.turn.model)


def _about(g: DungeonSaga, ask: Ask, who: Model | None, offered: list[str]) -> Hints:
    args = ask.prompt.args or {}
    turn = g.turn
    match ask.prompt.id.removeprefix("sag-ask-"):
        case "turn" if who is not None and turn is not None:
            return _turn(g, who, turn, offered)
        case "target" if who is not None:
            return {"choices": _targets(g, who, _spell(args), offered)}
        case "crystal" if who is not None:
            return {"choices": _crystal(g, who, _named(g, args["whom"]), _spell(args), offered)}
        case "strike" if who is not None:
            struck = ((key, by_number(g, int(key))) for key in offered if key.isdecimal())
            return {"choices": {key: _strike(g, by, who) for key, by in struck if by is not None}}
        case "feat" | "volley" as what if who is not None and turn is not None:
            return {"choices": _by_feat(g, who, turn, what, offered)}
        case "order":
            return {"choices": _orders(g, offered)}
        case "interrupt":
            return {"choices": _interrupts(g, offered)}
        case "interrupt-model" | "next-hero":
            return {"choices": _prospects(g, offered)}
        case "rise":
            return {"choices": raisings(g, {value: value for value in offered if ":" in value})}
        case "facing" if who is not None:
            return {"choices": facings(g, who, offered)}
        case "stance":
            kind = str(args["who"].id).removeprefix("sag-model-") if isinstance(args["who"], Msg) else ""
            return {"footprints": footprints(g, ask, kind), "choices": appearing(g, kind, offered)}
        case "ghost":
            return {"choices": appearing(g, GHOST, offered)}
    return {}


# -- a model's turn ---------------------------------------------------------------------------------------------------


def _turn(g: DungeonSaga, m: Model, turn: Turn, offered: list[str]) -> Hints:
    found = ways(g, m, turn)
    leaving = found.get("escape")
    by_choice = steps(g, m, turn, offered, leaving) | turnings(g, m, offered)
    by_choice |= {what: hint for what in offered if (hint := _action(g, m, turn, what))}
    found["choices"] = by_choice
    found["plans"] = plans(g, m, turn, found["ways"], leaving)
    return found


def _action(g: DungeonSaga, m: Model, turn: Turn, what: str) -> Hint:
    kind, _, which = what.partition(":")
    match kind:
        case "fight" | "shoot":
            return {"strike": foresee(g, turns.attack(g, m, turn, kind, which)), "cells": _cells(g, which)}
        case "cast":
            return _cast(g, m, which)
        case "feat":
            return _feat(g, turn, which)
        case "deed":
            region = adventure_of(g).regions[adventure_of(g).deed[which].at]
            return {"cells": members(region & laid(g).floor)}
        case "give" | "take":
            other = next(hero for hero in g.heroes if hero_id(hero) == which.partition(":")[2])
            return {"cells": members(base(g, other))}
    return {}


def _cells(g: DungeonSaga, key: str) -> list[int]:
    """The squares of a model, or of a door or chest."""
    return members(base(g, find(g, int(key))) if key.isdecimal() else bitset(locks.fitting(g, key).cells))


def _cast(g: DungeonSaga, m: Model, card: str) -> Hint:
    """What the spell would do to each of its targets, the most promising first."""
    spell = content().spells[card]
    at = magic.targets(g, m, spell)
    cells = [cell for key in at for cell in _cells(g, key)]
    made = [strike for key in at if (strike := by_spell(g, m, spell, key))]
    found: Hint = {"cells": cells}
    if made:
        found["strikes"] = sorted(made, key=promise, reverse=True)
    return found


def _feat(g: DungeonSaga, turn: Turn, feat: str) -> Hint:
    """The attacks that it makes at once, or those from here that it makes stronger."""
    table = copy_state(g)
    assert table.turn is not None
    m = find(table, turn.model)
    made = feats.attacks(table, m, table.turn, feat)
    if not made:
        able = [*turns.fights(table, m, table.turn), *turns.shots(table, m, table.turn)]
        made = [turns.attack(table, m, table.turn, *_halves(what)) for what in able]
    return {"strikes": [foresee(table, attack) for attack in made]} if made else {}


def _halves(what: str) -> tuple[str, str]:
    kind, _, which = what.partition(":")
    return kind, which


# -- what is asked in between -----------------------------------------------------------------------------------------


def _spell(args: dict[str, Any]) -> str:
    found = args["spell"]
    return str(found.id).removeprefix(SPELL) if isinstance(found, Msg) else ""


def _named(g: DungeonSaga, who: object) -> Model:
    return next(m for m in standing(g) if name(m) == who)


def _targets(g: DungeonSaga, m: Model, card: str, offered: Iterable[str]) -> ByChoice:
    spell = content().spells[card]
    found: ByChoice = {}
    for key in offered:
        found[key] = {"cells": _cells(g, key)}
        if strike := by_spell(g, m, spell, key):
            found[key]["strike"] = strike
    return found


def _crystal(g: DungeonSaga, m: Model, at: Model, card: str, offered: Iterable[str]) -> ByChoice:
    """The attack with each crystal, and without."""
    spell = content().spells[card]
    found: ByChoice = {}
    for item in offered:
        power = content().items[item].power if item != items.NO else 0
        attack = modifiers.readied(g, m, at, "magic", dice=spell.attack + power, card=card)
        found[item] = {"strike": foresee(g, attack)}
    return found


def _strike(g: DungeonSaga, by: Model, at: Model) -> Hint:
    return {"strike": foresee(g, modifiers.readied(g, by, at, "strike")), "cells": members(base(g, by))}


def _by_feat(g: DungeonSaga, m: Model, turn: Turn, what: str, offered: Iterable[str]) -> ByChoice:
    feat = content().feats[turn.feat]
    found: ByChoice = {}
    for key in offered:
        if what == "volley" and key.isdecimal():
            attack = modifiers.readied(g, m, find(g, int(key)), "shot", card=feat.id)
        elif key.isdecimal() or any(lock.id == key for lock in g.fittings):
            attack = blow(g, m, feat, key)
        else:
            continue
        found[key] = {"strike": foresee(g, attack), "cells": _cells(g, key)}
    return found


# -- whose turn next --------------------------------------------------------------------------------------------------


def _orders(g: DungeonSaga, offered: list[str]) -> ByChoice:
    raised = {value: value.removeprefix("raise:") for value in offered if value.startswith("raise:")}
    found = raisings(g, raised)
    for value in offered:
        kind, _, which = value.partition(":")
        if kind == "order":
            m = find(g, int(which))
            found[value] = {"cells": members(base(g, m)), "prospect": prospect(g, m, "order")}
    return found


def _interrupts(g: DungeonSaga, offered: list[str]) -> ByChoice:
    """The best that so many models could do by each card, one attack each, the most promising first (SAG-INT-02)."""
    each = [strikes[0] for m in g.minions if (strikes := prospect(g, m, "interrupt")["strikes"])]
    best = sorted(each, key=promise, reverse=True)
    found: ByChoice = {}
    for card in offered:
        if card != PASS:
            strikes = best[: content().commands[card].value]
            found[card] = {"strikes": strikes, "cells": [cell for one in strikes for cell in _cells(g, one.by)]}
    return found


def _prospects(g: DungeonSaga, offered: list[str]) -> ByChoice:
    return {
        key: {"cells": members(base(g, m)), "prospect": prospect(g, m, "interrupt" if key.isdecimal() else "")}
        for key, m in _next(g, offered)
    }


def _next(g: DungeonSaga, offered: list[str]) -> Iterator[tuple[str, Model]]:
    heroes = {hero_id(hero): hero for hero in g.heroes}
    for key in offered:
        m = by_number(g, int(key)) if key.isdecimal() else heroes.get(key)
        if m is not None and m.at != OFF:
            yield key, m
