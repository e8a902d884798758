"""The whole table: the map, the heroes, tracks, enemies, the attack and its odds, shown together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.games.massivedarkness2.figures import dungeon_level, range_of
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.terminal.choices import marked
from undercroft.games.massivedarkness2.terminal.combat_panel import draw_combat
from undercroft.games.massivedarkness2.terminal.enemy_panel import draw_enemies
from undercroft.games.massivedarkness2.terminal.hero_panel import draw_ally, draw_hero
from undercroft.games.massivedarkness2.terminal.odds_panel import draw_odds
from undercroft.games.massivedarkness2.terminal.track_panel import draw_tasks, draw_tracks
from undercroft.games.massivedarkness2.terminal.zone_map import ZoneMap, centre_of
from undercroft.games.massivedarkness2.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.map_table import MapTable
from undercroft.parts.marks import BAD, GOOD, TITLE, flow, heading


def board(view: View, say: Say, choices: Sequence[Choice] = ()) -> MapTable:
    """Everything on the table, the zones marked that can be chosen."""
    g = view.table
    return MapTable(
        lambda width: draw_header(view, say, width),
        (lambda width, height: draw_map(view, say, width, height, choices)) if g.laid else None,
        lambda width: [*draw_party(view, say, width), *(draw_tracks(g, say, width) if g.round else [])],
        lambda width: [
            *draw_enemies(g, say, width),
            *draw_combat(g, say, width),
            *draw_odds(g, say, choices, width),
        ],
    )


def draw_header(view: View, say: Say, width: int) -> list[Text]:
    """The mission and its tasks, the round and its phase, and from which decks enemies come."""
    g = view.table
    line = Text(no_wrap=True, overflow="ellipsis").append(say(mission_of(g).text("title")), "bold yellow")
    if g.round:
        line.append("  " + say(msg("md2-draw-round", round=g.round)), TITLE)
        line.append(f" · {say(msg('md2-draw-phase', phase=g.phase))}")
        level = dungeon_level(g)
        line.append(f" · {say(msg('md2-draw-dungeon-level', level=level, range=range_of(level)))}")
    lines = [line, *draw_tasks(g, say, width)]
    if g.winner:
        lines.append(Text(say(Msg(f"md2-draw-won-{g.winner}")), f"bold {GOOD if g.winner == 'heroes' else BAD}"))
    return lines


def draw_map(view: View, say: Say, width: int, height: int, choices: Sequence[Choice] = ()) -> list[Text]:
    """The map around where things happen, with the zones that can be chosen marked on it."""
    g = view.table
    drawn = ZoneMap(g, say, marked(g, choices))
    frame = drawn.frame(width, height, centre_of(g, view.seat))
    note = "" if drawn.whole(frame) else say(msg("md2-draw-cropped"))
    title = heading(say(msg("md2-draw-map")), width, note)
    return [title, *drawn.lines(frame), *flow(drawn.legend(frame, say), width)]


def draw_party(view: View, say: Say, width: int) -> list[Text]:
    """Every hero; that of the player who looks, and whoever acts, in full."""
    g = view.table
    lines = [heading(say(msg("md2-draw-party")), width)]
    acting = g.turn.hero if g.turn is not None else None
    for hero in g.heroes:
        lines += draw_hero(g, hero, say, width, full=hero.seat == view.seat or hero.number == acting)
    for ally in g.allies:
        lines += draw_ally(g, ally, say, width)
    return lines if g.heroes else []
