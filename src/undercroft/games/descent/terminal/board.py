"""The whole table: where everything stands when the map, the sheets, the monsters and an attack are shown together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.state import Descent
from undercroft.games.descent.terminal.attack_panel import draw_attack
from undercroft.games.descent.terminal.choices import marked
from undercroft.games.descent.terminal.dungeon_map import DungeonMap, centre_of
from undercroft.games.descent.terminal.hero_sheet import draw_hero
from undercroft.games.descent.terminal.marks import COLOUR_INKS
from undercroft.games.descent.terminal.overlord_panel import draw_monsters, draw_overlord
from undercroft.games.descent.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.map_table import MapTable, map_lines
from undercroft.parts.marks import BAD, DIM, GOOD, TITLE, WARN, flow, heading, ink, words


def board(view: View, say: Say, choices: Sequence[Choice] = ()) -> MapTable:
    """Everything on the table, the spaces and doors marked that can be chosen."""
    g = view.table
    return MapTable(
        lambda width: draw_header(g, say, width),
        (lambda width, height: draw_map(view, say, width, height, choices)) if g.revealed else None,
        lambda width: [*draw_party(view, say, width), *(draw_overlord(view, say, width) if g.revealed else [])],
        lambda width: [*draw_monsters(g, say, width), *draw_attack(g, say, width)],
    )


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
    centre = centre_of(g, view.seat)
    lines = map_lines(drawn, say, width, height, centre, msg("des-draw-map"), msg("des-draw-cropped"))
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
