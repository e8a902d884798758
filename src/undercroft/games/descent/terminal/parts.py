"""What a player can ask to see by itself: the map, a field of view, sheets, cards, monsters, how the quest stands."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercroft.games.descent.figures import hero_name, quest_of
from undercroft.games.descent.rules.line_of_sight import seen_by_hero
from undercroft.games.descent.state import OVERLORD, TOWN, Hero
from undercroft.games.descent.terminal.board import draw_header, draw_map, draw_party
from undercroft.games.descent.terminal.dungeon_map import DungeonMap
from undercroft.games.descent.terminal.hero_sheet import draw_sheet
from undercroft.games.descent.terminal.overlord_panel import draw_hand, draw_overlord, explain_monsters
from undercroft.games.descent.terminal.pieces import hero_tag
from undercroft.games.descent.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import msg
from undercroft.parts.map_table import UNLIMITED
from undercroft.parts.marks import DIM, Lines, heading, ink


def _heroes(view: View, seat: int | None) -> list[Hero]:
    """The heroes of the player asked for, else of whoever looks, else whoever acts, else all."""
    g = view.table
    wanted = seat if seat is not None else view.seat
    acting = [g.heroes[g.acting]] if g.acting >= 0 else []
    return [hero for hero in g.heroes if hero.seat == wanted] or acting or g.heroes


def whole_map(view: View, say: Say, seat: int | None) -> RenderableType:
    """All that is explored, as far as it fits; around the heroes of a player if one is named."""
    if not view.table.revealed:
        return ink(say(msg("des-draw-no-map")), DIM)
    looking = View(seat, view.table) if seat is not None else view
    return Lines(lambda width: draw_map(looking, say, width, UNLIMITED))


def sight(view: View, say: Say, seat: int | None) -> RenderableType:
    """The map with the field of view of the hero who acts, or of the heroes of a player."""
    g = view.table
    acting = [g.heroes[g.acting]] if seat is None and g.acting >= 0 else _heroes(view, seat)
    looking = [hero for hero in acting if hero.at != TOWN]
    if not looking:
        return ink(say(msg("des-draw-no-sight")), DIM)

    def lines(width: int) -> list[Text]:
        found: list[Text] = []
        for hero in looking:
            drawn = DungeonMap(g, say, sight=seen_by_hero(g, hero))
            title = say(msg("des-draw-sight", who=hero_name(hero), tag=hero_tag(g, hero, say)))
            found += [heading(title, width), *drawn.lines(drawn.frame(width, UNLIMITED, hero.at))]
        return found

    return Lines(lines)


def sheets(view: View, say: Say, seat: int | None) -> RenderableType:
    g, heroes = view.table, _heroes(view, seat)
    return Lines(lambda width: [line for hero in heroes for line in draw_sheet(g, hero, say, width)])


def cards(view: View, say: Say, seat: int | None) -> RenderableType:
    """The overlord's cards for the overlord; a hero's cards for everybody."""
    if view.seat == OVERLORD and seat is None:
        return Lines(lambda width: draw_hand(view, say, width))
    return sheets(view, say, seat)


def monsters(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - they are the overlord's
    return Lines(lambda width: explain_monsters(view.table, say, width) or [ink(say(msg("des-draw-no-monsters")), DIM)])


def score(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - there is one score for all
    """How the quest stands: conquest, glyphs, chests, and what each side has."""
    g = view.table
    glyphs = [token for token in g.tokens if token.kind == "glyph"]
    known = msg(
        "des-draw-progress",
        areas=g.revealed.bit_count(),
        of=len(quest_of(g).areas),
        glyphs=sum(token.active for token in glyphs),
        inactive=sum(not token.active for token in glyphs),
    )

    def lines(width: int) -> list[RenderableType]:
        sides = [*draw_party(view, say, width), *draw_overlord(view, say, width)]
        return [*draw_header(g, say, width), ink(say(known)), *sides]

    return Lines(lines)
