"""The table in a player's words, as scenarios expect it: the words of `given`, and what follows from them."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.board import Bits, members
from undercroft.games.dungeonsaga.models import (
    FACINGS,
    adventure_of,
    base,
    enemies,
    find,
    front,
    hero_id,
    holders,
    is_hero,
    name_of_cell,
    spot,
)
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Fitting, LastAttack, Model, Modifier
from undercroft.games.dungeonsaga.stats import armour, fight_dice, injured, movement, shooting_dice
from undercroft.games.dungeonsaga.view import View
from undercroft.parts.drawn_map import is_drawn


def inspect(seen: DungeonSaga | View) -> dict[str, Any]:
    """The whole table, or what one seat sees of it."""
    g = seen.table if isinstance(seen, View) else seen
    zones = adventure_of(g).zones
    return {
        "adventure": "drawn" if is_drawn(g.adventure) else g.adventure,
        "round": g.round,
        "part": g.part,
        "gap": g.gap,
        "turn": _turn(g),
        "heroes": {hero_id(hero): _hero(g, hero) for hero in g.heroes},
        "models": {m.number: _model(g, m) for m in g.minions},
        "on_board": [m.number for m in g.minions],
        "revealed": [zones[zone].name for zone in members(g.revealed)],
        "bones": sorted(name_of_cell(g, cell) for cell in g.bones),
        "fittings": {fitting.id: _fitting(g, fitting) for fitting in g.fittings},
        "gone": [name_of_cell(g, cell) for cell in g.gone],
        "turned": g.turned,
        "overlord": {**msgspec.to_builtins(g.overlord), "deck": g.overlord.deck[::-1]},
        "supply": dict(g.supply),
        "counters": dict(g.counters),
        "done": list(g.done),
        "results": msgspec.to_builtins(g.results),
        "carried": {who: list(items) for who, items in g.carried.items()},
        "learned": {who: list(skills) for who, skills in g.learned.items()},
        "last_attack": _attack(g, g.last_attack) if isinstance(g.last_attack, LastAttack) else None,
        "winner": g.winner or None,
    }


def _turn(g: DungeonSaga) -> dict[str, Any] | None:
    """The turn being taken, of a `hero` or of a `model`."""
    if g.turn is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(g.turn)
    number = plain.pop("model")
    m = find(g, number)
    return {**plain, **({"hero": hero_id(m)} if is_hero(m) else {"model": number})}


def _hero(g: DungeonSaga, hero: Model) -> dict[str, Any]:
    return {
        "player": hero.seat + 1,
        "number": hero.number,
        "card": hero.kind,
        "stunned": hero.at == OFF,
        **_any_model(g, hero),
    }


def _model(g: DungeonSaga, m: Model) -> dict[str, Any]:
    return {"kind": m.kind, "named": m.name or None, "squares": _names(g, base(g, m)), **_any_model(g, m)}


def _any_model(g: DungeonSaga, m: Model) -> dict[str, Any]:
    sheet: dict[str, Any] = msgspec.to_builtins(m.sheet) if m.sheet is not None else {}
    there = m.at != OFF
    return {
        "at": name_of_cell(g, m.at) if there else None,
        "facing": FACINGS[m.facing],
        "acted": m.acted,
        "effects": [msgspec.to_builtins(effect) for effect in m.effects],
        **sheet,
        "movement": movement(m),
        "fight": fight_dice(m),
        "shoot": shooting_dice(m),
        "armour": armour(m),
        "injured": injured(m),
        "front": _names(g, front(g, m)) if there else [],
        "rear": _names(g, spot(g, m).around & ~front(g, m)) if there else [],
        "held_by": [_called(enemy) for enemy in holders(g, m)] if there else [],
        "sees": [_called(enemy) for enemy in enemies(g, m) if sees(g, m, base(g, enemy))] if there else [],
    }


def _called(m: Model) -> str | int:
    """A hero by the id, a model of the overlord by its number."""
    return hero_id(m) if is_hero(m) else m.number


def _fitting(g: DungeonSaga, fitting: Fitting) -> dict[str, Any]:
    return {
        "kind": fitting.kind,
        "squares": [name_of_cell(g, cell) for cell in fitting.cells],
        "lock": fitting.dice,
        "ward": fitting.ward,
        "open": fitting.open,
    }


def _attack(g: DungeonSaga, attack: LastAttack) -> dict[str, Any]:
    return {
        "kind": attack.kind,
        "card": attack.card or None,
        "by": _who(g, attack.by),
        "at": _who(g, attack.at),
        "dice": list(attack.dice),
        "answer": list(attack.answer),
        "armour": attack.armour,
        "weak": attack.weak,
        "hits": attack.hits,
        "attacker": _modifiers(attack.notes, "attacker"),
        "defender": _modifiers(attack.notes, "defender"),
        "outcome": attack.outcome.id,
    }


def _who(g: DungeonSaga, number: int) -> str | int | None:
    """A hero by the id, a model of the overlord by its number, gone or not; nobody where a trap or a lock is meant."""
    if number < 0:
        return None
    return next((hero_id(hero) for hero in g.heroes if hero.number == number), number)


def _modifiers(notes: tuple[Modifier, ...], side: str) -> dict[str, int]:
    return {note.why: note.dice for note in notes if note.side == side}


def _names(g: DungeonSaga, cells: Bits) -> list[str]:
    return [name_of_cell(g, cell) for cell in members(cells)]
