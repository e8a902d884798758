"""What could be answered to the questions of Dungeon Saga: what a scenario denies must be among it."""

from __future__ import annotations

from functools import partial

from undercroft.board import members
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.cards.feats import DONE
from undercroft.games.dungeonsaga.models import FACINGS, adventure_of, dungeon, hero_id
from undercroft.games.dungeonsaga.rules.disengaging import NONE
from undercroft.games.dungeonsaga.rules.interrupts import NOBODY
from undercroft.games.dungeonsaga.rules.items import NO, YES
from undercroft.games.dungeonsaga.rules.movement import QUARTERS
from undercroft.games.dungeonsaga.rules.turns import END
from undercroft.games.dungeonsaga.state import DungeonSaga
from undercroft.kernel.scenario_answers import Words, spell
from undercroft.kernel.spaces import Value
from undercroft.kernel.window import PASS
from undercroft.parts.cell_names import cell_name

RAISING = "{square}:{kind}"
SHAPES: dict[str, tuple[str, ...]] = {
    "sag-ask-share": ("{seat}",),
    "sag-ask-start": ("{square}",),
    "sag-ask-facing": ("{facing}",),
    "sag-ask-next-hero": ("{hero}",),
    "sag-ask-turn": (
        *("{square}", "face:{facing}", "turn:{quarter}", "fight:{model}", "fight:{fitting}", "shoot:{model}"),
        *("cast:{spell}", "deed:{deed}", "feat:{feat}", "use:{item}", "give:{item}:{hero}", "take:{item}:{hero}", END),
    ),
    "sag-ask-target": ("{model}", "{fitting}"),
    "sag-ask-crystal": ("{item}", NO),
    "sag-ask-exchange": (YES, NO),
    "sag-ask-strike": ("{model}", NONE),
    "sag-ask-order": ("order:{model}", f"raise:{RAISING}", "play:{command}", END),
    "sag-ask-interrupt": ("{command}", PASS),
    "sag-ask-interrupt-model": ("{model}", NOBODY),
    "sag-ask-bones": ("{square}",),
    "sag-ask-stance": ("{square}",),
    "sag-ask-ghost": ("{square}",),
    "sag-ask-feat": ("{model}", "{fitting}", DONE),
    "sag-ask-volley": ("{model}", DONE),
    "sag-ask-rise": (RAISING, DONE),
    "sag-ask-skill": ("{skill}",),
}
"""What each question could allow; of those that are not here, only what they show."""


def answers(g: DungeonSaga, prompt: str) -> list[Value]:
    """Every answer to this question that makes sense on this table, allowed now or not."""
    return spell(SHAPES.get(prompt, ()), _words(g))


def _words(g: DungeonSaga) -> Words:
    c = content()
    return {
        "square": partial(_squares, g),
        "facing": lambda: FACINGS,
        "quarter": lambda: QUARTERS,
        "seat": lambda: range(1, g.players),
        "model": lambda: [str(number) for number in range(g.next_number)],
        "hero": lambda: [hero_id(hero) for hero in g.heroes],
        "kind": lambda: c.minions,
        "fitting": lambda: adventure_of(g).fitting,
        "deed": lambda: adventure_of(g).deed,
        "spell": lambda: c.spells,
        "feat": lambda: c.feats,
        "item": lambda: c.items,
        "skill": lambda: c.skills,
        "command": lambda: c.commands,
    }


def _squares(g: DungeonSaga) -> list[str]:
    grid = dungeon(g).grid
    return [cell_name(grid, cell) for cell in members(grid.floor)]
