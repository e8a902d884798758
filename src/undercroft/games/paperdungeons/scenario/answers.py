"""What could be answered to the questions of Paper Dungeons: what a scenario denies must be among it."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import GEM_LETTERS, MONSTER_ROOMS, ROOM_NAMES, rooms_in
from undercroft.games.paperdungeons.box.names import HEROES, ITEMS
from undercroft.games.paperdungeons.rules.dice import POOL
from undercroft.kernel.scenario_answers import Words, spell
from undercroft.kernel.spaces import Value

SHAPES: dict[str, tuple[str, ...]] = {
    "pap-ask-die": ("{die}",),
    "pap-ask-action": ("level:{hero}", "part:{item}", "brew", "move"),
    "pap-ask-step": ("{room}", "stop"),
    "pap-ask-level": ("{hero}",),
    "pap-ask-levels": ("{hero}",),
    "pap-ask-part": ("{item}",),
    "pap-ask-reap": ("{monster_room}",),
    "pap-ask-gem": ("{gem}",),
    "pap-ask-power": ("{power}",),
    "pap-ask-objective": ("{objective}",),
    "pap-ask-claim": ("{mission}",),
}
"""What each question could allow; of those that are not here, only what they show."""

WORDS: Words = {
    "die": lambda: range(len(POOL)),
    "hero": lambda: HEROES,
    "item": lambda: ITEMS,
    "room": lambda: ROOM_NAMES,
    "monster_room": lambda: [ROOM_NAMES[room] for room in rooms_in(MONSTER_ROOMS)],
    "gem": lambda: GEM_LETTERS.values(),
    "power": lambda: content().powers,
    "objective": lambda: content().objectives,
    "mission": lambda: content().missions,
}


def answers(prompt: str) -> list[Value]:
    """Every answer to this question that makes sense, allowed now or not."""
    return spell(SHAPES.get(prompt, ()), WORDS)
