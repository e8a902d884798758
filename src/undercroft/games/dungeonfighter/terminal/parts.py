"""What a player can ask to see by itself: the target, hero cards, the foe, how it stands."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercroft.games.dungeonfighter.rules import scoring
from undercroft.games.dungeonfighter.terminal.board import draw_header
from undercroft.games.dungeonfighter.terminal.foe_panel import explain_foe
from undercroft.games.dungeonfighter.terminal.party_panel import draw_chest, draw_party, draw_sheet
from undercroft.games.dungeonfighter.terminal.target_map import draw_target
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import DIM, Lines, fact, flow, ink


def target(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - it is everybody's
    return Lines(lambda width: draw_target(view.table, say, width))


def sheets(view: View, say: Say, seat: int | None) -> RenderableType:
    """The hero of the player asked for, else of whoever looks, else all."""
    g = view.table
    wanted = seat if seat is not None else view.seat
    places = [place for place, hero in enumerate(g.heroes) if hero.seat == wanted] or list(range(len(g.heroes)))
    return Lines(lambda width: [line for place in places for line in draw_sheet(g, place, say, width)])


def foe(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - it is nobody's
    return Lines(lambda width: explain_foe(view.table, say, width) or [ink(say(msg("dfi-draw-no-foe")), DIM)])


def score(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - there is one score for all
    """How it stands, and the glory that a victory would bring now (DFI-SCO-01)."""
    g = view.table

    def lines(width: int) -> list[Text]:
        glory = scoring.glory(g)
        entries = [
            fact(Msg(f"dfi-glory-{what}"), f"{points:+}".replace("-", "−"), say)
            for what, points in glory.items()
            if points
        ]
        total = ink(say(msg("dfi-draw-glory", n=sum(glory.values()))), "bold")
        top = [*draw_header(g, say, width), *draw_party(g, say, width), *draw_chest(g, say, width)]
        return [*top, *flow([total, *entries], width)]

    return Lines(lines)
