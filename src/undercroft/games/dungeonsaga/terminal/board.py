"""The whole table: the map, the heroes, the overlord's side, attacks and their odds, shown together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.games.dungeonsaga.models import adventure_of
from undercroft.games.dungeonsaga.rules import campaign
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.games.dungeonsaga.terminal.attack_panel import draw_attack
from undercroft.games.dungeonsaga.terminal.character_sheet import draw_character
from undercroft.games.dungeonsaga.terminal.choices import marked
from undercroft.games.dungeonsaga.terminal.dungeon_map import DungeonMap, centre_of
from undercroft.games.dungeonsaga.terminal.odds_panel import draw_odds
from undercroft.games.dungeonsaga.terminal.overlord_panel import clock_style, draw_minions, draw_overlord, last_round
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.map_table import MapTable, map_lines
from undercroft.parts.marks import TITLE, flow, heading, words


def board(view: View, say: Say, choices: Sequence[Choice] = ()) -> MapTable:
    """Everything on the table, the squares marked that can be chosen."""
    g = view.table
    return MapTable(
        lambda width: draw_header(view, say, width),
        (lambda width, height: draw_map(view, say, width, height, choices)) if g.revealed else None,
        lambda width: [*draw_party(view, say, width), *(draw_overlord(view, say, width) if g.revealed else [])],
        lambda width: [
            *draw_minions(g, say, width),
            *draw_attack(g, say, width),
            *draw_odds(g, say, choices, width),
        ],
    )


def draw_header(view: View, say: Say, width: int) -> list[Text]:
    """The adventure and what is to be done in it, the round, whose part of it this is, and how long it can go on."""
    g = view.table
    found = adventure_of(g)
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(say(msg("sag-draw-adventure", letter=found.letter, title=found.text("title"))), "bold yellow")
    if g.options.campaign:
        line.append("  " + say(_place(g)))
    if g.round:
        line.append("  " + say(msg("sag-draw-round", round=g.round)), TITLE)
        if (last := last_round(g)) is not None:
            line.append(f" {say(msg('sag-draw-last-round', of=last))}", clock_style(g))
        line.append(f" · {say(msg('sag-draw-part', part=g.part))}")
    if g.winner:
        line.append("  " + say(msg("sag-log-win", side=Msg(f"sag-side-{g.winner}"))), "bold")
    return [line, *goals(view, say, width)]


def _place(g: DungeonSaga) -> Msg:
    """Which adventure of the campaign it is, and how many there are."""
    course = campaign.course()
    number = course.index(g.adventure) + 1 if g.adventure in course else 0
    return msg("sag-draw-campaign-place", n=number, of=len(course))


def goals(view: View, say: Say, width: int) -> list[Text]:
    """What one's own side has to do; for those who only look on, both."""
    sides = ["heroes", "overlord"]
    if view.seat is not None:
        sides = ["overlord"] if view.seat == OVERLORD else ["heroes"]
    lines = []
    for side in sides:
        text = say(adventure_of(view.table).text(f"goal-{side}"))
        lines += flow(words(text, "italic dim"), width, gap=" ")
    return lines


def draw_map(view: View, say: Say, width: int, height: int, choices: Sequence[Choice] = ()) -> list[Text]:
    """The map around where things happen, with the squares that can be chosen marked on it."""
    g = view.table
    drawn = DungeonMap(g, say, marked(g, choices))
    centre = centre_of(g, view.seat)
    return map_lines(drawn, say, width, height, centre, msg("sag-draw-map"), msg("sag-draw-cropped"))


def draw_party(view: View, say: Say, width: int) -> list[Text]:
    """Every hero; those of the player who looks, and whoever acts, in full."""
    g = view.table
    lines = [heading(say(msg("sag-draw-party")), width)]
    acting = g.turn.model if g.turn is not None else None
    for hero in g.heroes:
        lines += draw_character(g, hero, say, width, full=hero.seat == view.seat or hero.number == acting)
    return lines if g.heroes else []
