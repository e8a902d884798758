"""A position as the terminal draws it, as text."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as registered
from undercroft.terminal.table import Plain
from undercroft.terminal.voice import Voice

WIDTH = 120


@cache
def _voice(slug: str) -> Voice:
    return Voice("en", registered(slug))


def drawn(match: Match[Any], seat: int | None, *, colours: bool) -> str:
    """The table as a seat sees it; None is a spectator."""
    game = match.game
    drawing = game.terminal() or Plain()
    page = StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=colours, no_color=not colours, highlight=False)
    console.print(drawing.draw(match.view(seat), _voice(game.slug)))
    return page.getvalue()
