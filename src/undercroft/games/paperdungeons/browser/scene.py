"""What a browser draws and looks up: the table as a scene, what choices would do, and what is in the box."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from undercroft.games.paperdungeons.box.content import Content, content, describe
from undercroft.games.paperdungeons.box.dungeon import ROOMS, room_index
from undercroft.games.paperdungeons.browser.hints import hints
from undercroft.games.paperdungeons.metrics import measure
from undercroft.games.paperdungeons.rules.bosses import band, boss_cards, strengths
from undercroft.games.paperdungeons.rules.missions import mission_glory
from undercroft.games.paperdungeons.rules.rounds import BOSS_AFTER, LAST_ROUND
from undercroft.games.paperdungeons.state import PaperDungeons, Result, Sheet
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.messages import Msg

__all__ = ["Scene", "catalogue", "hints", "scene"]


class Scene(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Sets of rooms are bit sets of 42 bits: exact as numbers of JavaScript."""

    seat: int | None
    dungeon: str
    story: str
    scenario: int
    round: int
    pool: tuple[str, ...]
    missions: list[str]
    mission_glory: int
    """What a mission claimed at the end of this round is worth."""
    vanishing: bool
    sheets: list[Sheet]
    scores: tuple[tuple[int, ...], ...]
    """Score lines A to L of each sheet as they would be now."""
    strengths: list[list[int]]
    """Of each party against each of the three bosses."""
    bands: list[list[int | None]]
    """Those in which each would fight them now; None means flight."""
    progress: list[list[int]]
    """How far each player is with each mission on the table."""
    objective: int | None
    """How far the player who looks is with the objective."""
    results: list[tuple[Result, ...]]


def scene(view: View) -> Scene:
    """Everything comes from the view; numbers that rules work out are worked out here, so that no client has to."""
    g = view.table
    bosses = boss_cards(g.dungeon) if g.dungeon else ()
    metrics = [content().missions[name].metric for name in g.missions]
    return Scene(
        view.seat,
        g.dungeon,
        g.story,
        g.scenario,
        g.round,
        g.pool,
        g.missions,
        mission_glory(g) if 1 <= g.round <= LAST_ROUND else 0,
        g.vanishing,
        g.sheets,
        view.scores,
        [strengths(s, bosses) for s in g.sheets],
        [[band(s, boss, number, g.dungeon) for number, boss in enumerate(bosses, start=1)] for s in g.sheets],
        [[measure(metric, g, s) for metric in metrics] for s in g.sheets],
        _objective(g, view.mine) if view.seat is not None else None,
        g.results,
    )


def _objective(g: PaperDungeons, s: Sheet) -> int | None:
    return measure(content().objectives[s.objective].metric, g, s) if s.objective else None


@cache
def catalogue() -> dict[str, Any]:
    """The box: the sheet with its dungeon, the dice, and all cards with their names, texts and numbers."""
    c = content()
    box = {
        "rooms": [_plain(room) for room in ROOMS],
        "walls": _sides(c.rooms.walls),
        "water": _sides(c.rooms.water),
        "portals": _sides(c.rooms.portals),
        "sheet": _plain(c.sheet),
        "last_round": LAST_ROUND,
        "boss_rounds": list(BOSS_AFTER),
        "dice": [_plain(die) for die in c.dice.dice],
        "symbols": {symbol.id: {"moves": symbol.moves, **_named("symbol", symbol.id)} for symbol in c.dice.symbols},
        "heroes": [{**_plain(hero), **_named("hero", hero.id), "text": describe(hero)} for hero in c.heroes],
        "items": [{**_plain(item), **_named("item", item.id), "text": describe(item)} for item in c.items],
        "monsters": {
            name: {**_plain(monster), **_named("monster", name)} for name, monster in sorted(c.monsters.items())
        },
        "tiers_glory": c.tiers_glory,
        "powers": {name: {**_plain(p), **_named("power", name), "text": describe(p)} for name, p in c.powers.items()},
        "objectives": {
            name: {**_plain(card), **_named("objective", name), "text": describe(card)}
            for name, card in c.objectives.items()
        },
        "missions": {
            name: {**_plain(card), **_named("mission", name), "text": describe(card)}
            for name, card in c.missions.items()
        },
        "bosses": {name: {**_plain(boss), **_named("boss", name)} for name, boss in c.bosses.items()},
        "dungeons": _dungeons(c),
        "stories": {
            name: {**_plain(story), **_named("story", name), "text": Msg(f"pap-story-{name}-text")}
            for name, story in c.stories.items()
        },
    }
    made: dict[str, Any] = msgspec.to_builtins(box, str_keys=True)
    return made


def _dungeons(c: Content) -> dict[str, Any]:
    return {
        name: {
            **_named("dungeon", name),
            "text": Msg(f"pap-scenario-{name}"),
            "boss_rooms": [room_index(room) for room in card.boss_rooms],
            "bosses": card.bosses,
            "walls": _sides(card.walls),
        }
        for name, card in c.dungeons.items()
    }


def _sides(pairs: tuple[tuple[str, str], ...]) -> list[tuple[int, int]]:
    return [(room_index(a), room_index(b)) for a, b in pairs]


def _named(family: str, name: str) -> dict[str, Msg]:
    return {"name": Msg(f"pap-{family}-{name}")}


def _plain(card: msgspec.Struct) -> dict[str, Any]:
    """The fields of a card, without where its values come from."""
    fields = msgspec.structs.asdict(card)
    return {name: value for name, value in fields.items() if name not in ("origin", "ours")}
