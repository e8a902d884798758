"""The table in a player's words, as scenarios expect it: the words of `given`, and what follows from them."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeonfighter.figures import living, max_life
from undercroft.games.dungeonfighter.rules import scoring
from undercroft.games.dungeonfighter.rules.dice import pool
from undercroft.games.dungeonfighter.rules.monsters import tens_and_units
from undercroft.games.dungeonfighter.rules.rest import symbols
from undercroft.games.dungeonfighter.rules.techniques import demanded
from undercroft.games.dungeonfighter.state import DungeonFighter, Fight, Hero
from undercroft.games.dungeonfighter.view import View


def inspect(seen: DungeonFighter | View) -> dict[str, Any]:
    """The whole table, or what one seat sees of it."""
    g = seen.table if isinstance(seen, View) else seen
    return {
        "phase": g.phase,
        "round": g.round,
        "winner": g.winner,
        "heroes": {hero.id: _hero(hero) for hero in g.heroes},
        "living": [hero.id for hero in living(g)],
        "chief": g.heroes[g.chief].id if g.heroes else "",
        "coins": g.coins,
        "white": g.white,
        "rarities": list(g.rarities),
        "room": g.room,
        "peek": list(g.peek),
        "visited": list(g.visited),
        "symbols": symbols(g),
        "stall": list(g.stall),
        "trips": g.trips,
        "discard": list(g.discard),
        "beaten": list(g.beaten),
        "fled": list(g.fled),
        "glory": sum(scoring.glory(g).values()) if g.winner == "heroes" else None,
        "fight": _fight(g, g.fight) if g.fight is not None else None,
    }


def _hero(hero: Hero) -> dict[str, Any]:
    return {
        "player": hero.seat + 1,
        "life": hero.life,
        "most": max_life(hero),
        "scars": list(hero.scars),
        "gear": list(hero.gear),
        "turned": list(hero.turned),
        "down": hero.down,
        "dead": hero.dead,
        "experience": hero.experience,
        "upgrades": dict(hero.upgrades),
    }


def _fight(g: DungeonFighter, fight: Fight) -> dict[str, Any]:
    tens, units = tens_and_units(fight.foe.life)
    return {
        "foe": fight.foe.id,
        "life": fight.foe.life,
        "track": {"tens": tens, "units": units},
        "gold": fight.foe.gold,
        "active": g.heroes[fight.active].id,
        "techniques": list(demanded(g)),
        "pool": pool(g),
        "spent": list(fight.spent),
        "icebergs": list(fight.icebergs),
        "lying": [one.body for one in fight.lying],
        "mad": fight.foe.mad,
        "bully": fight.foe.bully,
        "tune": fight.foe.tune,
        "overkill": fight.overkill,
    }
