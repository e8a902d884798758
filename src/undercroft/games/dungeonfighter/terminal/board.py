"""The whole table: the target, the heroes, the foe, the chest and the shop, shown together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules.ballads import symbols_needed
from undercroft.games.dungeonfighter.rules.rest import symbols
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.games.dungeonfighter.terminal.foe_panel import draw_foe, draw_room, draw_stall
from undercroft.games.dungeonfighter.terminal.marks import SHOP
from undercroft.games.dungeonfighter.terminal.party_panel import draw_chest, draw_party
from undercroft.games.dungeonfighter.terminal.target_map import draw_target
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.map_table import MapTable
from undercroft.parts.marks import BAD, DIM, GOOD, TITLE


def board(view: View, say: Say, choices: Sequence[Choice] = ()) -> MapTable:  # noqa: ARG001 - nothing to mark
    """Everything on the table; the target only while there is something to be thrown at it."""
    g = view.table
    return MapTable(
        lambda width: draw_header(g, say, width),
        (lambda width, _: draw_target(g, say, width)) if g.fight is not None else None,
        lambda width: [*draw_party(g, say, width), *(draw_chest(g, say, width) if g.phase else [])],
        lambda width: [*draw_room(g, say, width), *draw_foe(g, say, width), *draw_stall(g, say, width)],
    )


def draw_header(g: DungeonFighter, say: Say, width: int) -> list[Text]:  # noqa: ARG001 - one line, cut where it must be
    """How far the heroes have come: rounds, shop symbols, shopping trips."""
    line = Text(no_wrap=True, overflow="ellipsis").append(say(Msg("dungeonfighter-title")), "bold yellow")
    line.append(f"  {say(Msg(f'dfi-difficulty-{g.options.difficulty}'))}", DIM)
    if g.round:
        line.append(f"  {say(msg('dfi-draw-round', n=g.round))}", TITLE)
        line.append(f" · {say(msg('dfi-draw-phase', phase=g.phase))}")
        line.append(f" · {SHOP} {symbols(g)}/{symbols_needed(g)}")
        line.append(f" · {say(msg('dfi-draw-trips', n=g.trips, most=content().numbers.trips))}")
    if not g.winner:
        return [line]
    return [line, Text(say(Msg(f"dfi-draw-won-{g.winner}")), f"bold {GOOD if g.winner == 'heroes' else BAD}")]
