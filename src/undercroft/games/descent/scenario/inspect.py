"""The table in a player's words, as scenarios expect it: the words of `given`, and what follows from them."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.board import Bits, members
from undercroft.games.descent.figures import base, dungeon, quest_of, size_of
from undercroft.games.descent.rules.line_of_sight import seen_by_hero, seen_by_monster
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster, Token
from undercroft.games.descent.stats import (
    TRAITS,
    armor,
    max_fatigue,
    max_wounds,
    monster_armor,
    monster_speed,
    monster_wounds,
    speed,
    trait,
)
from undercroft.games.descent.view import DECKS, View
from undercroft.parts.cell_names import cell_name
from undercroft.parts.drawn_map import is_drawn

ACTIVATING = 3
"""The step of the overlord's turn in which monsters are activated."""


def inspect(seen: Descent | View) -> dict[str, Any]:
    """The whole table, or what one seat sees of it."""
    g = seen.table if isinstance(seen, View) else seen
    return {
        "quest": "drawn" if is_drawn(g.quest) else g.quest,
        "round": g.round,
        "turn": _turn(g),
        "acting": g.acting + 1 if g.acting >= 0 else None,
        "conquest": g.conquest,
        "heroes": {hero.index + 1: _hero(g, hero) for hero in g.heroes},
        "monsters": {m.number: _monster(g, m) for m in g.monsters},
        "on_board": [m.number for m in g.monsters],
        "tokens": [_token(g, token) for token in g.tokens],
        "familiars": [
            {"card": f.card, "hero": f.hero + 1, "at": _at(g, f.at), "carries": f.carries} for f in g.familiars
        ],
        "revealed": [quest_of(g).areas[area].name for area in members(g.revealed)],
        "doors": {door: _door(g, door) for door in range(len(quest_of(g).doors))},
        "pits": _names(g, g.pits),
        "rubble": _names(g, g.rubble),
        "water": _names(g, g.water),
        "overlord": {
            "threat": g.overlord.threat,
            "hand": list(g.overlord.hand),
            "deck": g.overlord.deck[::-1],
            "discard": list(g.overlord.discard),
            "powers": list(g.overlord.powers),
        },
        "decks": {name: getattr(g, name)[::-1] for name in DECKS},
        "shop": dict(g.shop),
        "chests": {colour: list(numbers) for colour, numbers in g.chests.items()},
        "keys": list(g.keys),
        "opened": list(g.opened),
        "counters": dict(g.counters),
        "done": list(g.done),
        "gust": g.gust,
        "attack": _attack(g, g.attacks[-1]) if g.attacks else None,
        "winner": g.winner or None,
    }


def _turn(g: Descent) -> str:
    if g.step == 0 and (g.acting >= 0 or not all(hero.acted for hero in g.heroes)):
        return "heroes"
    return "monsters" if g.step == ACTIVATING else "overlord"


def _hero(g: Descent, hero: Hero) -> dict[str, Any]:
    return {
        "player": hero.seat + 1,
        "card": hero.card,
        "at": _at(g, hero.at),
        "wounds": hero.wounds,
        "max_wounds": max_wounds(hero),
        "fatigue": hero.fatigue,
        "max_fatigue": max_fatigue(hero),
        "armor": armor(hero),
        "speed": speed(hero),
        "dice": {kind: trait(hero, kind) for kind in TRAITS},
        "coins": hero.coins,
        "equipped": [item.card for item in hero.items if item.equipped],
        "pack": [item.card for item in hero.items if not item.equipped],
        "exhausted": [*(item.card for item in hero.items if item.exhausted), *hero.exhausted_skills],
        "skills": list(hero.skills),
        "training": dict(zip(TRAITS, hero.training, strict=True)),
        "order": hero.order or None,
        "effects": msgspec.structs.asdict(hero.effects),
        "monkey": hero.monkey,
        "companions": list(hero.companions),
        "acted": hero.acted,
        "action": hero.turn.action or None,
        "points": hero.turn.points,
        "attacks": hero.turn.attacks,
        "sees": [m.number for m in g.monsters if base(g, m) & seen_by_hero(g, hero)],
    }


def _monster(g: Descent, m: Monster) -> dict[str, Any]:
    cells = base(g, m)
    in_view = seen_by_monster(g, m)
    return {
        "kind": m.kind,
        "named": m.named or None,
        "master": m.master,
        "at": _at(g, dungeon(g).footprint(size_of(m)).anchor(m.at)),
        "upright": dungeon(g).footprint(size_of(m)).upright(m.at),
        "spaces": _names(g, cells),
        "hurt": m.hurt,
        "wounds": monster_wounds(g, m) - m.hurt,
        "armor": monster_armor(g, m),
        "speed": monster_speed(g, m),
        "effects": msgspec.structs.asdict(m.effects),
        "activated": m.activated,
        "points": m.points,
        "attacks": m.attacks,
        "chest": m.chest,
        "sees": [hero.index + 1 for hero in g.heroes if hero.at != TOWN and in_view >> hero.at & 1],
    }


def _token(g: Descent, token: Token) -> dict[str, Any]:
    found = {"kind": token.kind, "at": _at(g, token.at), "what": token.what, "number": token.number}
    return {**found, "active": token.active}


def _attack(g: Descent, atk: Attack) -> dict[str, Any]:
    """An attack being resolved; figures are named as in answers: h0 is hero 1, m7 the monster with number 7."""
    plain: dict[str, Any] = msgspec.to_builtins(atk)
    return {**plain, "target": _at(g, atk.target), "spaces": [_at(g, cell) for cell in atk.spaces]}


def _door(g: Descent, door: int) -> str:
    if not g.placed_doors >> door & 1:
        return "not placed"
    return "closed" if g.closed >> door & 1 else "open"


def _at(g: Descent, cell: int) -> str:
    return "town" if cell == TOWN else cell_name(dungeon(g).grid, cell)


def _names(g: Descent, cells: Bits) -> list[str]:
    return [_at(g, cell) for cell in members(cells)]
