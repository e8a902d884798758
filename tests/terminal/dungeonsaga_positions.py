"""Positions of Dungeon Saga that tests draw and play from."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.state import DungeonSaga
from undercroft.kernel.chance import Scripted, Seeded
from undercroft.kernel.drawing import Say
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, Arg, Lang, Msg
from undercroft.kernel.spaces import Choice
from undercroft.terminal.voice import Voice

VOICES = {lang: Voice(lang, GAME) for lang in LANGS}

ADVENTURE: dict[str, Any] = {
    "adventure": "skeletons_in_the_cellar",
    "round": 3,
    "turn": {"hero": "orlaf", "begun": True, "steps": 5},
    "heroes": {
        "orlaf": {"at": "E2", "facing": "east", "wounds": 3},
        "rordin": {"at": "B3", "facing": "east", "acted": True, "feats": ["stone_wall"], "items": ["healing_potion"]},
    },
    "models": [
        {"kind": "skeleton_warrior", "at": "F2", "facing": "west"},
        {"kind": "skeleton_warrior", "at": "F3", "facing": "west"},
        {"kind": "skeleton_archer", "at": "I2", "facing": "west"},
    ],
    "bones": ["D1", "F1", "F1", "D4"],
    "overlord": {"hand": ["onward_1", "wake_2"], "deck": ["onward_1", "onward_2"], "discard": ["onward_1", "onward_1"]},
}
"""An injured hero between two skeletons, in the first adventure."""

CELLAR: dict[str, Any] = {
    **{key: value for key, value in ADVENTURE.items() if key != "adventure"},
    "map": {
        "things": "\n".join(
            (
                "###.#.###.#.###",
                ".........d.....",
                "...............",
                "###.#.###.#.###",
            )
        ),
        "zones": "\n".join(
            (
                "###1#1###2#2###",
                "111111111122222",
                "111111111122222",
                "###1#1###2#2###",
            )
        ),
        "legend": {"d": {"door": "double_door", "upright": True, "lock": 2, "id": "cellar_door"}},
        "raises": {"skeleton_warrior": 4},
        "deck_out": "overlord",
    },
}
"""The same in a dungeon of its own, so that nobody who changes the adventure changes a drawing here."""

CRYPT: dict[str, Any] = {
    "map": {
        "things": "\n".join(
            (
                "....t...#....",
                ".O..t.k.#....",
                ".b......w....",
                "..D...c.#....",
                "%.....e.#....",
            )
        ),
        "zones": "\n".join(
            (
                "11111111#2222",
                "11111111#2222",
                "1111111112222",
                "11111111#2222",
                "11111111#2222",
            )
        ),
        "legend": {
            "t": {"furniture": "barrel"},
            "b": {"furniture": "lectern"},
            "w": {"door": "single_door", "ward": 2, "id": "crypt_door"},
            "c": {"chest": True, "lock": 3, "id": "oak_chest", "holds": ["battle_potion"]},
            "k": {"chest": True, "ward": 1, "id": "rune_chest"},
            "e": {"region": "exit"},
        },
        "raises": {"zombie": 4, "ghost": 1},
        "deck_out": "heroes",
        "deeds": [{"id": "altar", "at": "holy"}],
        "regions": {"holy": ["A1"]},
        "events": [
            {"id": "prayed", "when": {"acted": "altar"}, "do": [{"add": {"prayers": 1}}]},
            {"id": "out", "when": {"gathered": "exit"}, "do": [{"win": "heroes"}]},
        ],
    },
    "round": 7,
    "turn": {"model": 2},
    "heroes": {
        "orlaf": {"legend": True, "facing": "east", "acted": True, "skills": ["bloodlust"], "feats": ["charge"]},
        "danor": {
            "facing": "east",
            "acted": True,
            "wounds": 2,
            "spells": {"flame": 2, "corrode": 1, "break_ward": 0},
            "items": ["energy_crystal_2", "energy_crystal_2"],
            "effects": [{"card": "rot", "armour": -1}],
        },
    },
    "models": [
        {"kind": "hoggar", "at": "C1", "facing": "south", "wounds": 1, "spells": {"dark_bolt": 1, "rot": 0}},
        {"kind": "zombie", "at": "H1", "facing": "west", "acted": True},
        *({"kind": "zombie", "at": f"{column}5", "facing": "north"} for column in "ABDEFG"),
        {"kind": "dwarf_revenant", "at": "H5", "facing": "east", "effects": [{"card": "bone_armour", "armour": 1}]},
    ],
    "overlord": {"hand": ["ambush_1", "wake_3"], "deck": ["onward_3"], "discard": ["twice_as_fierce"], "orders": 1},
}
"""A large boss among furniture, chests and wards, from the overlord's side."""


def cellar() -> DungeonSaga:
    """He has struck at one of them: both sides' dice lie on the table, and by some grace it is his turn again."""
    options = GAME.read_options({})
    state: DungeonSaga = GAME.arrange(CELLAR, options, 2)
    rolls = Scripted([("6", "4", "2"), ("5", "5")], Seeded(1))
    match: Match[DungeonSaga] = Match(GAME, options, 2, rolls, state=GAME.arrange(CELLAR, options, 2))
    assert match.answer(1, "fight:2") is None
    state.last_attack = match.state.last_attack
    return state


def crypt() -> DungeonSaga:
    state: DungeonSaga = GAME.arrange(CRYPT, GAME.read_options({}), 2)
    return state


def asked(state: DungeonSaga) -> tuple[int, list[Choice]]:
    """Who is asked in a position, and the choices."""
    match = Match(GAME, GAME.read_options({}), 2, Seeded(1), state=state)
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    return seat, list(ask.space.choices())  # type: ignore[attr-defined]  # a choice of one


def saying(lang: Lang) -> Say:
    """A dungeon that is drawn for a test has no words of its own, and other dungeons need none here."""

    def say(message: Msg) -> str:
        if message.id.startswith("sag-adventure-"):
            return f"({message.id.rpartition('-')[2]})"
        return VOICES[lang](Msg(message.id, {name: said(arg) for name, arg in message.args.items()}))

    def said(arg: Arg) -> Arg:
        return say(arg) if isinstance(arg, Msg) else arg

    return say
