"""The score: the lines A to L while the game goes on, and all the sheets side by side when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.rules.scoring import LINES, winners
from undercroft.games.paperdungeons.state import PaperDungeons, Result, player
from undercroft.games.paperdungeons.terminal.marks import plain, signed
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, GOOD, ink

FEW_PLAYERS = 4
"""More than these are named by their numbers alone, so that all of them fit."""


def draw_score_line(lines: Sequence[int], say: Say) -> Text:
    """The score so far, on one line."""
    text = ink(say(msg("pap-draw-score")), "bold")
    for letter, glory in zip(LINES[:-1], lines[:-1], strict=True):
        text.append(f"  {letter} ", DIM).append(signed(glory), _style(glory))
    return text.append(f"  = {plain(lines[-1])}", "bold")


def draw_scores(view: View, say: Say) -> Table:
    """Score lines of all players as they stand now; of other players without their objectives."""
    note = None if view.table.solo else say(msg("pap-draw-scores-note"))
    return _table([list(lines) for lines in view.scores], say, say(msg("pap-draw-scores")), note)


def draw_results(g: PaperDungeons, say: Say) -> Group:
    """The end of a game or scenario: every line of every sheet, the objectives, and the campaign so far."""
    latest = g.results[-1]
    title = say(msg("pap-draw-results", dungeon=Msg(f"pap-dungeon-{g.dungeon}")))
    table = _table([list(result.lines) for result in latest], say, title, None, winners([latest]) if not g.solo else ())
    table.add_row("", say(msg("pap-draw-rooms")), *(str(result.rooms) for result in latest), style=DIM)
    parts: list[Table | Text] = [table]
    parts += [_objective(seat, result, say) for seat, result in enumerate(latest) if result.objective]
    if g.story:
        parts += [Text(), _standings(g, say)]
    return Group(*parts)


def _table(columns: list[list[int]], say: Say, title: str, note: str | None, best: Sequence[int] = ()) -> Table:
    table = Table(title=title, title_style="bold", title_justify="left", caption=note, caption_justify="left")
    table.add_column("", style=DIM)
    table.add_column("", no_wrap=True)
    for seat in range(len(columns)):
        name = say(player(seat)) if len(columns) <= FEW_PLAYERS else str(seat + 1)
        table.add_column(name, justify="right", header_style="bold green" if seat in best else "bold")
    for row, letter in enumerate(LINES):
        total = letter == LINES[-1]
        if total:
            table.add_section()
        cells = [ink(plain(c[row]) if total else signed(c[row]), "bold" if total else _style(c[row])) for c in columns]
        table.add_row(letter, say(Msg(f"pap-line-{letter}")), *cells)
    return table


def _objective(seat: int, result: Result, say: Say) -> Text:
    name = Msg(f"pap-objective-{result.objective}")
    return ink(say(msg("pap-draw-result-objective", who=player(seat), objective=name)), DIM)


def _standings(g: PaperDungeons, say: Say) -> Table:
    """The campaign: the totals of each scenario and their sums (PAP-CAM-04)."""
    dungeons = content().stories[g.story].dungeons
    table = Table(title=say(Msg(f"pap-story-{g.story}")), title_style="bold", title_justify="left")
    table.add_column("")
    for number, _ in enumerate(dungeons, start=1):
        table.add_column(say(msg("pap-draw-scenario", number=number)), justify="right")
    table.add_column(say(Msg("pap-line-L")), justify="right", style="bold")
    best = winners(g.results)
    for seat in range(len(g.sheets)):
        totals = [results[seat].total for results in g.results]
        open_ones = [""] * (len(dungeons) - len(totals))
        row = [say(player(seat)), *map(plain, totals), *open_ones, plain(sum(totals))]
        table.add_row(*row, style="green" if seat in best else "")
    return table


def _style(glory: int) -> str:
    return GOOD if glory > 0 else BAD if glory < 0 else DIM
