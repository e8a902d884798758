"""Positions of Descent that tests draw and play from."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.state import Attack, Descent
from undercroft.kernel.messages import LANGS, msg
from undercroft.kernel.spaces import Choice, Label
from undercroft.terminal.voice import Voice

GAME = DescentGame()
VOICES = {lang: Voice(lang, GAME) for lang in LANGS}

FIGHT: dict[str, Any] = {
    "quest": "into_the_dark",
    "round": 3,
    "acting": 1,
    "conquest": 6,
    "revealed": [0, 1],
    "doors": {0: "open"},
    "heroes": {
        1: {
            "card": "silhouette",
            "at": "E20",
            "equipped": ["bow", "leather_armor", "healing"],
            "pack": ["iron_shield"],
            "skills": ["skilled", "rapid_fire"],
            "order": "aim",
            "effects": {"burn": 2, "web": 1},
            "coins": 125,
        },
        2: {
            "card": "lyssa",
            "at": "F22",
            "wounds": 2,
            "equipped": ["dagger", "iron_shield"],
            "exhausted": ["iron_shield"],
            "skills": ["boggs_the_rat"],
        },
        3: {"card": "landrec", "skills": ["leadership"]},
    },
    "monsters": [
        {"kind": "beastman", "at": "F18"},
        {"kind": "beastman", "at": "L21", "hurt": 1, "effects": {"burn": 1}},
        {"kind": "beastman", "master": True, "at": "H22"},
        {"kind": "ogre", "at": "M20"},
        {"kind": "hell_hound", "at": "M18", "upright": True},
    ],
    "familiars": [{"card": "boggs", "hero": 2, "at": "E23"}],
    "overlord": {"threat": 9, "hand": ["dodge", "gust_of_wind"], "discard": ["aim"], "powers": ["trapmaster"]},
}
"""An archer, a wounded companion, one hero in the town, and what they have found behind the first door."""

DEPTHS: dict[str, Any] = {
    "quest": "out_of_the_pit",
    "round": 9,
    "turn": "monsters",
    "conquest": 2,
    "revealed": [0, 1, 2, 3],
    "heroes": {1: {"card": "mordrog", "at": "F9"}, 2: {"card": "vyrah", "at": "D9"}},
    "overlord": {"threat": 3, "hand": ["doom", "trapmaster"]},
}
"""Stairs, large figures and a named monster, from the overlord's side."""


def fight() -> Descent:
    """An arrow on its way: the dice are rolled, and something can be bought."""
    g = GAME.arrange(FIGHT, GAME.options_type(), 4)
    turn = g.heroes[0].turn
    g.acting, turn.action, turn.points = 0, "advance", 2
    target = g.monsters[1].at
    g.attacks = [
        Attack(
            by_hero=0,
            weapon="bow",
            kind="ranged",
            target=target,
            spaces=(target,),
            struck=["m2"],
            distance=7,
            dice=["blue", "yellow", "black", "black"],
            faces=["r3d1s1", "r3", "power", "surge"],
            damage=1,
            range=6,
            surges=2,
            enhancements=1,
            pierce=1,
            step=5,
        )
    ]
    return g


def depths() -> Descent:
    g = GAME.arrange(DEPTHS, GAME.options_type(), 2)
    g.monsters[0].activated = True
    g.active = g.monsters[2].number
    return g


def step(cell: str) -> Choice:
    """The choice of a hero to go to a space."""
    return Choice(cell, Label(msg("des-do-step", cell=cell)))
