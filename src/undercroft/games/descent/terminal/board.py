"""The whole table: where everything stands when the map, the sheets, the monsters and an attack are shown together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.state import Descent
from undercroft.games.descent.terminal.attack_panel import draw_attack
from undercroft.games.descent.terminal.choices import marked
from undercroft.games.descent.terminal.dungeon_map import DungeonMap, centre_of
from undercroft.games.descent.terminal.hero_sheet import draw_hero
from undercroft.games.descent.terminal.marks import COLOUR_INKS, WARN
from undercroft.games.descent.terminal.overlord_panel import draw_monsters, draw_overlord
from undercroft.games.descent.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.marks import BAD, DIM, GOOD, TITLE, flow, heading, ink, words

PANEL = 37
GAP = 2
SIDE_BY_SIDE = 96
"""Columns from which the sheets stand beside the map."""
LEAST_MAP, BELOW_MAP = 12, 26
"""Lines of the map in a low window, and the lines that everything below it takes."""
TALL = 60
"""Lines of a narrow terminal in which everything fits."""


class Board:
    """Map and sheets beside each other where the terminal is wide enough, else one below the other."""

    def __init__(self, view: View, say: Say, choices: Sequence[Choice] = ()) -> None:
        self._view = view
        self._say = say
        self._choices = choices

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, say, width = self._view, self._say, options.max_width
        g = view.table
        yield from draw_header(g, say, width)
        height = max(LEAST_MAP, console.size.height - BELOW_MAP)
        if not g.revealed:
            yield from draw_party(view, say, width)
        elif width >= SIDE_BY_SIDE:
            room = width - PANEL - GAP
            drawn = draw_map(view, say, room, height, self._choices)
            side = [*draw_party(view, say, PANEL), *draw_overlord(view, say, PANEL)]
            table = Table.grid(padding=(0, GAP, 0, 0))
            table.add_column(width=room)
            table.add_column(width=PANEL)
            table.add_row(Group(*drawn), Group(*side))
            yield table
        else:
            # In a low window the top is out of sight: better the sheets than the map.
            drawn = draw_map(view, say, width, height, self._choices)
            sheets = [*draw_party(view, say, width), *draw_overlord(view, say, width)]
            yield from [*drawn, *sheets] if console.size.height >= TALL else [*sheets, *drawn]
        yield from draw_monsters(g, say, width)
        yield from draw_attack(g, say, width)


def draw_header(g: Descent, say: Say, width: int) -> list[Text]:
    """The quest and what is to be done in it, the round, whose turn it is, and what conquest is left."""
    line = Text(no_wrap=True, overflow="ellipsis").append(say(quest_of(g).text("title")), "bold yellow")
    if g.round:
        line.append("  " + say(msg("des-draw-round", round=g.round)), TITLE)
        whose = msg("des-draw-turn-overlord", step=g.step) if g.step else msg("des-draw-turn-heroes")
        line.append(f" · {say(whose)}")
    style = BAD if g.conquest <= 2 else WARN if g.conquest <= 5 else GOOD
    line.append("  " + say(msg("des-draw-conquest", n=g.conquest)), f"bold {style}")
    for key in g.keys:
        line.append("  " + say(msg("des-draw-has-key", rune=Msg(f"des-rune-{key}"))), COLOUR_INKS[key])
    if g.winner:
        line.append("  " + say(Msg(f"des-log-win-{g.winner}")), "bold")
    goal = flow(words(say(quest_of(g).text("goal")), "italic dim"), width, gap=" ")
    return [line, *goal]


def draw_map(view: View, say: Say, width: int, height: int, choices: Sequence[Choice] = ()) -> list[Text]:
    """The map around where things happen, with the spaces that can be chosen marked on it."""
    g = view.table
    drawn = DungeonMap(g, say, marked(g, choices))
    frame = drawn.frame(width, height, centre_of(g, view.seat))
    note = "" if drawn.whole(frame) else say(msg("des-draw-cropped"))
    lines = [
        heading(say(msg("des-draw-map")), width, note),
        *drawn.lines(frame),
        *flow(drawn.legend(frame, say), width),
    ]
    if any(str(choice.value).endswith("|") for choice in choices):
        lines.append(ink(say(msg("des-draw-upright")), DIM))
    return lines


def draw_party(view: View, say: Say, width: int) -> list[Text]:
    """Every hero; those of the player who looks, and whoever acts, in full."""
    g = view.table
    lines = [heading(say(msg("des-draw-party")), width)]
    for hero in g.heroes:
        lines += draw_hero(g, hero, say, width, full=hero.seat == view.seat or hero.index == g.acting)
    return lines if g.heroes else []
