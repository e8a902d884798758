"""The table in a player's words, as scenarios expect it: the words of `arrange`, and what follows from them."""

from __future__ import annotations

from typing import Any

from undercroft.games.paperdungeons.box.dungeon import GEM_LETTERS, GEM_ROOMS, ROOM_NAMES, rooms_in
from undercroft.games.paperdungeons.box.names import HEROES, ITEMS
from undercroft.games.paperdungeons.rules.bosses import boss_card, strength
from undercroft.games.paperdungeons.rules.damage import free_hearts
from undercroft.games.paperdungeons.rules.rounds import BOSS_AFTER
from undercroft.games.paperdungeons.rules.scoring import LINES, score
from undercroft.games.paperdungeons.state import OUTSIDE, PaperDungeons, Result, Sheet
from undercroft.games.paperdungeons.view import View


def inspect(seen: PaperDungeons | View) -> dict[str, Any]:
    """The whole table, or what one player sees of it. Sheets that are being written on count as they are."""
    g = seen.table if isinstance(seen, View) else seen
    boss = next((number for last, number in BOSS_AFTER.items() if g.round <= last), len(BOSS_AFTER))
    return {
        "dungeon": g.dungeon or None,
        "round": g.round,
        "boss": boss_card(g, boss).id if g.dungeon else None,
        "pool": list(g.pool),
        "missions": list(g.missions),
        "story": g.story or None,
        "scenario": g.scenario + 1,
        "results": [{seat + 1: _result(result) for seat, result in enumerate(row)} for row in g.results],
        "players": {s.seat + 1: _sheet(g, s, boss) for s in g.secret or g.sheets},
    }


def _sheet(g: PaperDungeons, s: Sheet, boss: int) -> dict[str, Any]:
    return {
        "heroes": dict(zip(HEROES, s.levels, strict=True)),
        "strength": s.health,
        "boss_strength": strength(s, boss_card(g, boss)) if g.dungeon else None,
        "items": dict(zip(ITEMS, s.parts, strict=True)),
        "potions": s.potions,
        "hearts": s.hearts,
        "free_hearts": free_hearts(s),
        "health": s.health,
        "damage": s.damage,
        "resurrected": s.resurrected,
        "at": "outside" if s.at == OUTSIDE else ROOM_NAMES[s.at],
        "explored": _rooms(s.explored),
        "rooms": s.explored.bit_count(),
        "trail": [ROOM_NAMES[room] for room in s.trail],
        "slain": _rooms(s.slain),
        "monsters": s.slain.bit_count(),
        "circled": _rooms(s.circled & ~GEM_ROOMS),
        "looted": _letters(s.circled & GEM_ROOMS),
        "crossed": _letters(s.crossed),
        "gems": s.gems,
        "glory": dict(zip("ABC", s.glory, strict=True)),
        "style": dict(zip(HEROES, s.style, strict=True)) if s.style else {},
        "power": s.power or None,
        "objective": s.objective or None,
        "dealt_powers": list(s.dealt_powers),
        "dealt_objectives": list(s.dealt_objectives),
        "traps": s.traps,
        "walls": s.walls,
        "waters": s.waters,
        "digits": list(s.digits),
        "dice": list(s.dice),
        "power_used": s.power_used,
        "claimed": list(s.claimed),
        "mission_glory": s.mission_glory,
        "score": _lines(score(g, s)),
    }


def _result(result: Result) -> dict[str, Any]:
    return {"score": _lines(result), "rooms": result.rooms, "objective": result.objective or None}


def _lines(result: Result) -> dict[str, int]:
    return dict(zip(LINES, result.lines, strict=True))


def _rooms(rooms: int) -> list[str]:
    return [ROOM_NAMES[room] for room in rooms_in(rooms)]


def _letters(rooms: int) -> list[str]:
    return sorted(GEM_LETTERS[room] for room in rooms_in(rooms))
