"""What could be answered to the questions of Dungeon Fighter: what a scenario denies must be among it."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules import fights, shopping
from undercroft.games.dungeonfighter.rules.equipment import DONE
from undercroft.games.dungeonfighter.rules.setup import DRAW
from undercroft.games.dungeonfighter.state import COLOURS
from undercroft.kernel.scenario_answers import Words, spell
from undercroft.kernel.spaces import Value
from undercroft.kernel.window import PASS

SHAPES: dict[str, tuple[str, ...]] = {
    "dfi-ask-hero": ("{hero}", DRAW),
    "dfi-ask-chief": ("{hero}", DRAW),
    "dfi-ask-path": ("{room}",),
    "dfi-ask-die": ("{die}", fights.WHITE, fights.RECOVER, "use:{card}"),
    "dfi-ask-declare": ("{card}", "spin"),
    "dfi-ask-again": ("careless", "keep", "{card}"),
    "dfi-ask-skill": ("{colour}", "experience"),
    "dfi-ask-herbs": ("{hero}",),
    "dfi-ask-change": ("bully", "{card}", "{card}:{hero}", PASS),
    "dfi-ask-prevent": ("{card}:{hero}", "{card}:{hero}:{hero}", "{card}:{hero}:", PASS),
    "dfi-ask-last-moment": ("{card}:{hero}:{hero}", "{card}:{hero}:", PASS),
    "dfi-ask-scar": ("{colour}",),
    "dfi-ask-shopping": (DONE, "buy:{card}", shopping.HEAL, shopping.WHITE, "drop:{card}:{hero}"),
    "dfi-ask-exchange": (
        *(DONE, "give:{card}:{hero}:{hero}", "drop:{card}:{hero}"),
        "swap:{card}:{hero}:{card}:{hero}",
    ),
    "dfi-ask-who-takes": ("{hero}",),
    "dfi-ask-promotion": ("{colour}",),
}
"""What each question could allow; of those that are not here, only what they show."""

WORDS: Words = {
    "hero": lambda: content().heroes,
    "room": lambda: content().rooms,
    "card": lambda: content().equipment,
    "colour": lambda: COLOURS,
    "die": lambda: (*COLOURS, "water", "snow"),
}


def answers(prompt: str) -> list[Value]:
    """Every answer to this question that makes sense, allowed now or not."""
    return spell(SHAPES.get(prompt, ()), WORDS)
