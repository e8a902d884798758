"""How the parts of the drawing are laid out, from what one seat may see."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from undercroft.board import Bits
from undercroft.games.descent.content import content
from undercroft.games.descent.figures import base, monster_by_number, quest_of
from undercroft.games.descent.quest_map import parse_cell
from undercroft.games.descent.quests import quests
from undercroft.games.descent.rules.line_of_sight import seen_by_hero
from undercroft.games.descent.state import OVERLORD, TOWN, Descent, Hero, seat_name
from undercroft.games.descent.terminal.attack_panel import draw_attack
from undercroft.games.descent.terminal.dungeon_map import Choices, DungeonMap, centre_of
from undercroft.games.descent.terminal.hero_sheet import draw_hero, draw_sheet
from undercroft.games.descent.terminal.marks import BAD, DIM, GOOD, TITLE, WARN, Say, flow, heading, ink
from undercroft.games.descent.terminal.overlord_panel import draw_hand, draw_monsters, draw_overlord, explain_monsters
from undercroft.games.descent.terminal.pieces import hero_tag
from undercroft.games.descent.view import View
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice

PANEL = 37
GAP = 2
SIDE_BY_SIDE = 96
"""Columns from which the sheets stand beside the map."""
LEAST_MAP, BELOW_MAP = 12, 26
"""Lines of the map in a low window, and the lines that everything below it takes."""
TALL = 60
"""Lines of a narrow terminal in which everything fits."""
UNLIMITED = 1000

SPOTS = ("des-do-step", "des-place-at", "des-spawn-at", "des-knock-to", "des-target-empty")
"""Labels that say nothing but which space is meant."""
CELL = re.compile(r"([A-Z]{1,2}[1-9][0-9]{0,2})\|?")

Part = Callable[[View, Say, int | None], RenderableType]


class Terminal:
    """The drawing of Descent: `draw` for the whole table, `parts` for what a player can ask to see alone."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {
            "map": _map,
            "sight": _sight,
            "sheet": _sheet,
            "cards": _cards,
            "monsters": _monsters,
            "score": _score,
        }
        self.options: dict[str, Sequence[str]] = {"quest": quests()}

    def draw(self, view: View, say: Say) -> RenderableType:
        return Board(view, say)

    def draw_choosing(self, view: View, say: Say, choices: Sequence[Choice]) -> RenderableType:
        """The table with the spaces and doors marked that can be chosen."""
        return Board(view, say, choices)

    def name(self, value: str, say: Say) -> str:
        """A face, a card, a quest or a side, as chance and options name them."""
        c = content()
        families: dict[str, Collection[str]] = {
            "des-die-": [die.id for die in c.dice],
            "des-face-": [key for die in c.dice for key in die.keys],
            "des-hero-": c.heroes,
            "des-item-": c.items,
            "des-skill-": c.skills,
            "des-card-": c.overlord,
            "des-side-": ("heroes", "overlord"),
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        if found is None and value in quests():
            return say(Msg(f"des-quest-{value}-title"))
        return say(Msg(f"{found}{value}")) if found else value

    def seat(self, seat: int) -> Msg:
        return seat_name(seat)

    def side(self, seat: int) -> str:
        """Players of one side have no secrets from each other."""
        return "overlord" if seat == OVERLORD else "heroes"

    def spot(self, choice: Choice) -> str | None:
        """The name of the space, where a choice says nothing else: it is marked on the map."""
        return str(choice.value) if choice.label.text.id in SPOTS else None


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


def draw_header(g: Descent, say: Say, width: int) -> list[RenderableType]:
    """The quest and what is to be done in it, the round, whose turn it is, and what conquest is left."""
    line = Text(no_wrap=True, overflow="ellipsis").append(say(quest_of(g).text("title")), "bold yellow")
    if g.round:
        line.append("  " + say(msg("des-draw-round", round=g.round)), TITLE)
        whose = msg("des-draw-turn-overlord", step=g.step) if g.step else msg("des-draw-turn-heroes")
        line.append(f" · {say(whose)}")
    style = BAD if g.conquest <= 2 else WARN if g.conquest <= 5 else GOOD
    line.append("  " + say(msg("des-draw-conquest", n=g.conquest)), f"bold {style}")
    for key in g.keys:
        line.append("  " + say(msg("des-draw-has-key", rune=Msg(f"des-rune-{key}"))), f"bold {key}")
    if g.winner:
        line.append("  " + say(Msg(f"des-log-win-{g.winner}")), "bold")
    goal = ink(say(quest_of(g).text("goal")), "italic dim")
    return [line, *goal.wrap(Console(width=width), width)]


def draw_map(view: View, say: Say, width: int, height: int, choices: Sequence[Choice] = ()) -> list[Text]:
    """The map around where things happen, with the spaces that can be chosen marked on it."""
    g = view.table
    drawn = DungeonMap(g, say, marked(g, choices))
    frame = drawn.frame(width, height, centre_of(g, view.seat))
    note = "" if drawn.whole(frame) else say(msg("des-draw-cropped"))
    lines = [heading(say(msg("des-draw-map")), width, note), *drawn.lines(frame), *flow(drawn.legend(frame, say), width)]
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


def marked(g: Descent, choices: Sequence[Choice]) -> Choices:
    """The spaces and doors that allowed choices are about."""
    cells, doors = 0, []
    for choice in choices:
        if choice.refused is None:
            kind, _, what = str(choice.value).partition(":")
            if kind == "door":
                doors.append(int(what))
            cells |= _cells(g, choice)
    return Choices(cells, doors)


def _cells(g: Descent, choice: Choice) -> Bits:
    """The spaces a choice names, or those of the monster it names."""
    value = str(choice.value)
    if choice.label.text.id.startswith(("des-monster-", "des-named-")) and value.isdecimal():
        m = monster_by_number(g, int(value))
        return base(g, m) if m is not None else 0
    cells = 0
    for part in value.split(":"):
        if found := CELL.fullmatch(part):
            try:
                cells |= 1 << parse_cell(quest_of(g).grid, found[1])
            except BadInput:  # it only looks like the name of a space
                continue
    return cells


def _heroes(view: View, seat: int | None) -> list[Hero]:
    """The heroes of the player asked for, else of whoever looks, else whoever acts, else all."""
    g = view.table
    wanted = seat if seat is not None else view.seat
    acting = [g.heroes[g.acting]] if g.acting >= 0 else []
    return [hero for hero in g.heroes if hero.seat == wanted] or acting or g.heroes


class Lines:
    """Lines that depend on how wide and high the terminal is."""

    def __init__(self, make: Callable[[int], Sequence[RenderableType]]) -> None:
        self._make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._make(options.max_width)


def _map(view: View, say: Say, seat: int | None) -> RenderableType:
    """All that is explored, as far as it fits; around the heroes of a player if one is named."""
    if not view.table.revealed:
        return ink(say(msg("des-draw-no-map")), DIM)
    looking = View(seat, view.table) if seat is not None else view
    return Lines(lambda width: draw_map(looking, say, width, UNLIMITED))


def _sight(view: View, say: Say, seat: int | None) -> RenderableType:
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
            title = say(msg("des-draw-sight", who=Msg(f"des-hero-{hero.card}"), tag=hero_tag(g, hero, say)))
            found += [heading(title, width), *drawn.lines(drawn.frame(width, UNLIMITED, hero.at))]
        return found

    return Lines(lines)


def _sheet(view: View, say: Say, seat: int | None) -> RenderableType:
    return Lines(lambda width: [line for hero in _heroes(view, seat) for line in draw_sheet(view.table, hero, say, width)])


def _cards(view: View, say: Say, seat: int | None) -> RenderableType:
    """The overlord's cards for the overlord; a hero's cards for everybody."""
    if view.seat == OVERLORD and seat is None:
        return Lines(lambda width: draw_hand(view, say, width))
    return _sheet(view, say, seat)


def _monsters(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - they are the overlord's
    return Lines(lambda width: explain_monsters(view.table, say, width) or [ink(say(msg("des-draw-no-monsters")), DIM)])


def _score(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - there is one score for all
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
    facts = [ink(say(known))]
    return Lines(lambda width: [*draw_header(g, say, width), *facts, *draw_party(view, say, width), *draw_overlord(view, say, width)])
