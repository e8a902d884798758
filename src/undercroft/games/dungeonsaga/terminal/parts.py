"""What a player can ask to see by itself: the map, a field of view, sheets, cards, minions, the story, the score."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercroft.board import bitset, members
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.models import adventure_of, laid, name, party
from undercroft.games.dungeonsaga.rules import campaign
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Model
from undercroft.games.dungeonsaga.terminal.board import draw_header, draw_map, draw_party
from undercroft.games.dungeonsaga.terminal.character_sheet import draw_sheet
from undercroft.games.dungeonsaga.terminal.dungeon_map import DungeonMap, acting
from undercroft.games.dungeonsaga.terminal.overlord_panel import draw_hand, draw_overlord, explain_minions
from undercroft.games.dungeonsaga.terminal.pieces import tag_in_text
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.map_table import UNLIMITED
from undercroft.parts.marks import BAD, DIM, GOOD, Lines, flow, heading, ink, words


def _heroes(view: View, seat: int | None) -> list[Model]:
    """The heroes of the player asked for, else of whoever looks, else whoever acts, else all."""
    g = view.table
    wanted = seat if seat is not None else view.seat
    at_turn = [hero for hero in g.heroes if g.turn is not None and hero.number == g.turn.model]
    return [hero for hero in g.heroes if hero.seat == wanted] or at_turn or g.heroes


def whole_map(view: View, say: Say, seat: int | None) -> RenderableType:
    """All that is laid out, as far as it fits; around the heroes of a player if one is named."""
    if not view.table.revealed:
        return ink(say(msg("sag-draw-no-map")), DIM)
    looking = View(seat, view.table) if seat is not None else view
    return Lines(lambda width: draw_map(looking, say, width, UNLIMITED))


def sight(view: View, say: Say, seat: int | None) -> RenderableType:
    """The map with what the model sees whose turn it is, or the heroes of a player."""
    g = view.table
    moving = acting(g)
    looking = [moving] if seat is None and moving is not None else _on_board(g, _heroes(view, seat))
    if not looking:
        return ink(say(msg("sag-draw-no-sight")), DIM)

    def lines(width: int) -> list[Text]:
        found: list[Text] = []
        for m in looking:
            seen = bitset(cell for cell in members(laid(g).floor) if sees(g, m, 1 << cell))
            drawn = DungeonMap(g, say, sight=seen)
            title = say(msg("sag-draw-sight", who=name(m), tag=tag_in_text(g, m, say)))
            found += [heading(title, width), *drawn.lines(drawn.frame(width, UNLIMITED, m.at))]
        return found

    return Lines(lines)


def _on_board(g: DungeonSaga, heroes: list[Model]) -> list[Model]:
    return [hero for hero in party(g) if hero in heroes]


def sheets(view: View, say: Say, seat: int | None) -> RenderableType:
    g, heroes = view.table, _heroes(view, seat)
    return Lines(lambda width: [line for hero in heroes for line in draw_sheet(g, hero, say, width)])


def cards(view: View, say: Say, seat: int | None) -> RenderableType:
    """The overlord's cards for the overlord, and as far as they lie open for whoever asks; a hero's for everybody."""
    if seat == OVERLORD or (view.seat == OVERLORD and seat is None):
        return Lines(lambda width: draw_hand(view, say, width))
    return sheets(view, say, seat)


def minions(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - they are the overlord's
    return Lines(lambda width: explain_minions(view.table, say, width) or [ink(say(msg("sag-draw-no-minions")), DIM)])


def story(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - it is the same for all
    """What the adventure tells, what both sides have to do, and what is special about it."""
    g = view.table
    found = adventure_of(g)

    def told(title: Msg, text: Msg, width: int) -> list[Text]:
        return [heading(say(title), width), *flow(words(say(text)), width, gap=" ")]

    def lines(width: int) -> list[Text]:
        zones = [found.zones[zone].text for zone in members(g.revealed)]
        return [
            *told(found.text("title"), found.text("story"), width),
            *(line for zone in zones for line in flow(words(say(zone), "italic"), width, gap=" ")),
            *told(msg("sag-draw-goal-heroes"), found.text("goal-heroes"), width),
            *told(msg("sag-draw-goal-overlord"), found.text("goal-overlord"), width),
            *told(msg("sag-draw-special"), found.text("rules"), width),
            *draw_campaign(g, say, width),
        ]

    return Lines(lines)


def score(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - there is one score for all
    """How the adventure stands: the round, the clock, what each side has, and the campaign."""
    g = view.table

    def lines(width: int) -> list[RenderableType]:
        sides = [*draw_party(view, say, width), *draw_overlord(view, say, width)]
        return [*draw_header(view, say, width), *sides, *draw_campaign(g, say, width)]

    return Lines(lines)


def draw_campaign(g: DungeonSaga, say: Say, width: int) -> list[Text]:
    """The adventures in their order, how those before ended, and the one being played."""
    if not g.options.campaign:
        return []
    lines = [heading(say(msg("sag-draw-campaign")), width)]
    for id_ in campaign.course():
        found = adventure(id_)
        ended = [result.winner for result in g.results if result.adventure == id_]
        here = id_ == g.adventure
        line = Text(no_wrap=True, overflow="ellipsis").append("► " if here else "  ", "bold")
        line.append(
            say(msg("sag-draw-adventure", letter=found.letter, title=found.text("title"))), "bold" if here else ""
        )
        for winner in ended:
            line.append(f"  {say(Msg(f'sag-side-{winner}'))}", GOOD if winner == "heroes" else BAD)
        lines.append(line)
    return lines
