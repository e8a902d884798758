"""What a player can ask to see by itself: the map, a field of view, dashboards, enemies, the story, the score."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercroft.games.massivedarkness2.figures import name, seen_from
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import OFF, Hero, Tale
from undercroft.games.massivedarkness2.terminal.board import draw_header, draw_map, draw_party
from undercroft.games.massivedarkness2.terminal.enemy_panel import explain_enemies
from undercroft.games.massivedarkness2.terminal.hero_panel import draw_sheet
from undercroft.games.massivedarkness2.terminal.pieces import hero_sign
from undercroft.games.massivedarkness2.terminal.track_panel import draw_tasks, draw_tracks
from undercroft.games.massivedarkness2.terminal.zone_map import ZoneMap
from undercroft.games.massivedarkness2.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.map_table import UNLIMITED
from undercroft.parts.marks import DIM, Lines, fact, flow, heading, ink, words


def _heroes(view: View, seat: int | None) -> list[Hero]:
    """The hero of the player asked for, else of whoever looks, else whoever acts, else all."""
    g = view.table
    wanted = seat if seat is not None else view.seat
    at_turn = [hero for hero in g.heroes if g.turn is not None and hero.number == g.turn.hero]
    return [hero for hero in g.heroes if hero.seat == wanted] or at_turn or g.heroes


def whole_map(view: View, say: Say, seat: int | None) -> RenderableType:
    """All tiles, as far as they fit; around the hero of a player if one is named."""
    if not view.table.laid:
        return ink(say(msg("md2-draw-no-map")), DIM)
    looking = View(seat, view.table) if seat is not None else view
    return Lines(lambda width: draw_map(looking, say, width, UNLIMITED))


def sight(view: View, say: Say, seat: int | None) -> RenderableType:
    """The map with the zones that a hero sees."""
    g = view.table
    looking = [hero for hero in _heroes(view, seat) if hero.at != OFF]
    if not looking:
        return ink(say(msg("md2-draw-no-sight")), DIM)

    def lines(width: int) -> list[Text]:
        found: list[Text] = []
        for hero in looking:
            drawn = ZoneMap(g, say, sight=seen_from(g, hero.at))
            title = say(msg("md2-draw-sight", who=name(hero), tag=hero_sign(g, hero, say).text))
            found += [heading(title, width), *drawn.lines(drawn.frame(width, UNLIMITED, hero.at))]
        return found

    return Lines(lines)


def sheets(view: View, say: Say, seat: int | None) -> RenderableType:
    g, heroes = view.table, _heroes(view, seat)
    return Lines(lambda width: [line for hero in heroes for line in draw_sheet(g, hero, say, width)])


def monsters(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - they are nobody's
    return Lines(lambda width: explain_enemies(view.table, say, width) or [ink(say(msg("md2-draw-no-enemies")), DIM)])


def story(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - it is the same for all
    """What the mission tells, what is to be done, and what is special about it."""
    g = view.table
    found = mission_of(g)

    def told(title: Msg, text: Msg, width: int) -> list[Text]:
        return [heading(say(title), width), *flow(words(say(text)), width, gap=" ")]

    return Lines(
        lambda width: [
            *told(found.text("title"), found.text("story"), width),
            *told(msg("md2-draw-goal"), found.text("goal"), width),
            *draw_tasks(g, say, width),
            *told(msg("md2-draw-special"), found.text("rules"), width),
        ]
    )


def score(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - there is one score for all
    """How the mission stands: tasks, heroes, tracks, and what each hero has done so far."""
    g = view.table

    def lines(width: int) -> list[Text]:
        done = []
        for hero in g.heroes:
            if (tale := g.tales.get(hero.id)) is not None:
                counted = {what: str(getattr(tale, what)) for what in Tale.__struct_fields__}
                counts = [fact(Msg(f"md2-account-{what}"), count, say) for what, count in counted.items()]
                done += flow([ink(say(name(hero)), "bold"), *counts], width)
        header, heroes = draw_header(view, say, width), draw_party(view, say, width)
        return [*header, *heroes, *(draw_tracks(g, say, width) if g.round else []), *done]

    return Lines(lines)
