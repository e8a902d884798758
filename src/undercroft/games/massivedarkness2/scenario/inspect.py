"""The table in a player's words, as scenarios expect it: the words of `given`, and what follows from them."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.board import members
from undercroft.games.massivedarkness2.figures import (
    dungeon_level,
    figures_of,
    find_hero,
    in_shadow,
    max_health,
    max_mana,
    seen_from,
    wounded,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import combat
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.pool import enemy_attacks
from undercroft.games.massivedarkness2.rules.targets import attack_types
from undercroft.games.massivedarkness2.rules.wizard import QUADRANTS
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import OFF, Combat, Enemy, Hero, LastAttack, MassiveDarkness, Token
from undercroft.games.massivedarkness2.view import View


def inspect(seen: MassiveDarkness | View) -> dict[str, Any]:
    """The whole table, or what one seat sees of it."""
    g = seen.table if isinstance(seen, View) else seen
    found = mission_of(g)
    return {
        "mission": g.mission,
        "round": g.round,
        "phase": g.phase,
        "turn": _turn(g),
        "heroes": {hero.id: _hero(g, hero) for hero in g.heroes},
        "enemies": {enemy.number: _enemy(g, enemy) for enemy in g.enemies},
        "on_board": [enemy.number for enemy in g.enemies],
        "allies": {ally.number: {**msgspec.to_builtins(ally), "at": zone_name(g, ally.at)} for ally in g.allies},
        "tokens": {token.number: _token(g, token) for token in g.tokens},
        "lying": _lying(g),
        "open": [door.id for n, door in enumerate(found.doors) if not g.closed >> n & 1],
        "revealed": [found.chambers[n].id for n in members(g.revealed)],
        "decks": {deck: sorted(cards) for deck, cards in g.decks.items()},
        "piles": {deck: sorted(cards) for deck, cards in g.piles.items()},
        "faces": {kind: sorted(faces) for kind, faces in g.faces.items()},
        "bag": dict(g.bag),
        "supply": dict(g.supply),
        "lifebringers": g.lifebringers,
        "spent": g.spent,
        "darkness": {"side": g.side, "space": g.space},
        "boss": g.boss.space if g.boss is not None else None,
        "done": list(g.done),
        "counters": dict(g.counters),
        "dungeon_level": dungeon_level(g),
        "combat": _combat(g, g.combats[-1]) if g.combats else None,
        "last_attack": _attack(g, g.last_attack) if isinstance(g.last_attack, LastAttack) else None,
        "winner": g.winner or None,
        "lost_by": g.lost_by or None,
    }


def _turn(g: MassiveDarkness) -> dict[str, Any] | None:
    if g.turn is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(g.turn)
    return {**plain, "hero": find_hero(g, g.turn.hero).id}


def _hero(g: MassiveDarkness, hero: Hero) -> dict[str, Any]:
    there = hero.at != OFF
    return {
        "number": hero.number,
        "player": hero.seat + 1,
        "at": zone_name(g, hero.at) if there else None,
        "level": hero.level,
        "xp": hero.xp,
        "health": hero.health,
        "max_health": max_health(hero),
        "wounded": wounded(hero),
        "mana": hero.mana,
        "max_mana": max_mana(hero),
        "items": dict(hero.slots),
        "bag": list(hero.bag),
        "potions": list(hero.potions),
        "skills": list(hero.skills),
        "board": _board(g, hero),
        "fire": hero.fire,
        "frost": hero.frost,
        "acted": hero.acted,
        "down": hero.down,
        "left": hero.left,
        "used": dict(hero.used),
        "holds": list(hero.holds),
        "corruption": hero.corruption,
        "reserve": dict(hero.reserve),
        "attacks": attack_types(hero),
        "in_shadow": there and in_shadow(g, hero.at),
        "sees": [e.number for e in g.enemies if there and e.at != OFF and seen_from(g, hero.at) >> e.at & 1],
    }


def _board(g: MassiveDarkness, hero: Hero) -> dict[str, Any]:
    """The board of the class, with names in place of numbers."""
    if hero.wizard is not None:
        spells = dict(zip(QUADRANTS, hero.wizard.spells, strict=True))
        return {"needle": QUADRANTS[hero.wizard.needle], "spells": spells}
    if hero.paladin is not None:
        zones = {colour: zone_name(g, zone) for colour, zone in hero.paladin.zones.items()}
        return {**msgspec.to_builtins(hero.paladin), "zones": zones}
    boards = (hero.berserker, hero.rogue, hero.shaman, hero.ranger)
    return next((msgspec.to_builtins(board) for board in boards if board is not None), {})


def _enemy(g: MassiveDarkness, enemy: Enemy) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(enemy)
    return {
        **plain,
        "kind": enemy.id,
        "at": zone_name(g, enemy.at) if enemy.at != OFF else None,
        "figures": figures_of(enemy),
        "health": health(g, enemy),
        "tokens": list(enemy.tokens),
        "attacks": list(enemy_attacks(enemy)),
    }


def _token(g: MassiveDarkness, token: Token) -> dict[str, Any]:
    return {**msgspec.to_builtins(token), "at": zone_name(g, token.at)}


def _lying(g: MassiveDarkness) -> dict[str, list[str]]:
    """The zones with tokens of a kind, a treasure by its rarity and an objective by its name."""
    found: dict[str, list[str]] = {}
    for token in g.tokens:
        found.setdefault(token.what or token.kind, []).append(zone_name(g, token.at))
    return {what: sorted(zones) for what, zones in found.items()}


def _combat(g: MassiveDarkness, c: Combat) -> dict[str, Any]:
    return {
        "hero": _who(g, c.hero),
        "enemy": c.enemy,
        "by_hero": c.by_hero,
        "kind": c.kind,
        "stage": c.stage,
        "pool": {colour: count for colour, count in c.pool.items() if count},
        "dice": [f"{rolled.colour} {rolled.face}" for rolled in c.rolled],
        "resolved": [f"{rolled.colour} {rolled.face}" for rolled in c.rolled if rolled.done],
        "swords": combat.swords(c),
        "shields": combat.shields(c),
        "rerolls": c.rerolls,
        "enemy_rerolls": c.enemy_rerolls,
    }


def _attack(g: MassiveDarkness, attack: LastAttack) -> dict[str, Any]:
    return {
        "by": _who(g, attack.hero) if attack.by_hero else attack.enemy,
        "at": attack.enemy if attack.by_hero else _who(g, attack.hero),
        "kind": attack.kind,
        "dice": [f"{colour} {face}" for colour, face in attack.dice],
        "swords": attack.swords,
        "shields": attack.shields,
        "wounds": attack.wounds,
        "scratches": attack.scratches,
        "claws": attack.claws,
    }


def _who(g: MassiveDarkness, number: int) -> str | int:
    """A hero by the id, an ally by its number."""
    return next((hero.id for hero in g.heroes if hero.number == number), number)
