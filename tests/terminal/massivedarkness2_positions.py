"""Positions of Massive Darkness 2 that tests draw and play from."""

from __future__ import annotations

from typing import Any

from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.kernel.chance import Scripted, Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS
from undercroft.kernel.spaces import Choice
from undercroft.terminal.voice import Voice

VOICES = {lang: Voice(lang, GAME) for lang in LANGS}

PASSAGE: dict[str, Any] = {
    "mission": "the_passage",
    "round": 3,
    "turn": {"hero": "gheta", "actions": 2, "mp": 1, "moving": True},
    "heroes": {
        "gheta": {
            "at": "E2",
            "health": 5,
            "items": ["blunt_axe", "worn_leather_armour"],
            "skills": ["lethal_fury_1"],
            "board": {"rage": 2},
            "fire": 1,
        },
        "mathrin": {"at": "E2", "mana": 3, "items": ["wooden_staff"], "potions": ["mana_vial"], "acted": True},
        "ronen": {"at": "D2", "level": 2, "xp": 4, "items": ["rusty_sword"], "board": {"zones": {"gold": "E2"}}},
    },
    "enemies": [
        {"kind": "demons", "at": "E2", "minions": 2, "hurt": 1, "item": "goat_leg_warmers", "tokens": ["common"]},
        {"kind": "andra", "at": "G1", "frost": 1, "tokens": ["rare", "common"]},
    ],
    "allies": [{"kind": "summoner", "at": "D2", "health": 6}],
    "lifebringers": 1,
    "spent": 1,
    "darkness": {"space": 3},
}
"""Three heroes and a mob in the corridor, in the middle of a move."""

HOURGLASSES: dict[str, Any] = {
    "mission": "the_soul_keys",
    "round": 9,
    "turn": "irk",
    "boss": 2,
    "done": ["keys"],
    "heroes": {
        "irk": {"at": "G3", "items": ["blowgun"], "board": {"height": {"fire": 3, "air": 1}, "flipped": ["fire"]}},
        "nahias": {"at": "G3", "items": ["short_bow"], "down": True},
        "feydra": {"at": "H3", "items": ["dagger"], "board": {"active": ["venom", "dusk"], "spent": ["keen_edge"]}},
    },
    "enemies": [{"kind": "reaper", "at": "H3", "hurt": 7}],
}
"""The last fight against a boss."""


def arranged(given: dict[str, Any]) -> MassiveDarkness:
    state: MassiveDarkness = GAME.arrange(given, GAME.read_options({}), len(given["heroes"]))
    return state


def passage() -> MassiveDarkness:
    return arranged(PASSAGE)


def fight() -> MassiveDarkness:
    """She strikes at the demons: the dice lie on the table, and not all of them are resolved."""
    options = GAME.read_options({})
    rolls = Scripted([("sword2", "shield", "claw", "scratch")], Seeded(1))
    match: Match[MassiveDarkness] = Match(GAME, options, 3, rolls, state=passage())
    assert match.answer(0, "attack:melee:3") is None
    while (ask := match.ask(0)) is not None and ask.prompt.id == "md2-ask-pool":
        assert match.answer(0, "roll") is None
    return match.state


def asked(state: MassiveDarkness) -> tuple[int, list[Choice]]:
    """Who is asked in a position, and the choices."""
    match = Match(GAME, GAME.read_options({}), state.players, Seeded(1), state=state)
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    return seat, list(ask.space.choices())  # type: ignore[attr-defined]  # a choice of one
