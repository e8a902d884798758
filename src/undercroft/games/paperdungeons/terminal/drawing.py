"""How the parts of the drawing are laid out, from what one seat may see."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES
from undercroft.games.paperdungeons.rules.bosses import boss_card, boss_name
from undercroft.games.paperdungeons.rules.dice import COLOURS, SKULL
from undercroft.games.paperdungeons.rules.rounds import BOSS_AFTER, LAST_ROUND
from undercroft.games.paperdungeons.state import OUTSIDE, PaperDungeons, Sheet, player
from undercroft.games.paperdungeons.terminal import dungeon_map, sheet
from undercroft.games.paperdungeons.terminal.cards import draw_bosses, draw_tasks
from undercroft.games.paperdungeons.terminal.marks import DIE_STYLES, EMPTY, FULL, GONE, plain
from undercroft.games.paperdungeons.terminal.scores import draw_results, draw_score_line, draw_scores
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.drawing import Drawing, Part, Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import DIM, heading, ink

GAP = 2
NARROW = dungeon_map.WIDTH + GAP + sheet.NARROW
WIDE = dungeon_map.WIDTH + GAP + sheet.WIDTH
THREE_PANES = WIDE + GAP + dungeon_map.WIDTH
TALL, TALL_NARROW = 45, 60
"""Lines of a terminal in which the whole table fits with a few choices."""


class Terminal(Drawing):
    """The drawing of Paper Dungeons."""

    @property
    def parts(self) -> dict[str, Part]:
        return {"map": _map, "sheet": _sheet, "cards": _cards_part, "score": _score}

    def draw(self, view: View, say: Say) -> RenderableType:
        g = view.table
        if len(g.results) > g.scenario:
            return draw_results(g, say)
        if not g.dungeon:
            return ink(say(msg("pap-tagline")), DIM)
        return Board(view, say)


class Board:
    """Map and sheet, cards, dice, other players and score: beside each other where the terminal is wide enough."""

    def __init__(self, view: View, say: Say) -> None:
        self._view = view
        self._say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, say, width = self._view, self._say, options.max_width
        g, s = view.table, _looking_at(view, None)
        yield draw_header(g, s, say)
        if width >= THREE_PANES:
            rest = width - WIDE - GAP
            yield _columns(_map_pane(g, s, say), _sheet_pane(s, say, sheet.WIDTH), (_cards(g, s, say, rest), rest))
        elif width >= NARROW:
            beside = width - dungeon_map.WIDTH - GAP
            party = _columns(_map_pane(g, s, say), _sheet_pane(s, say, beside))
            cards = self._cards_pane(width)
            # In a low window the top is out of sight: better the cards than the map.
            tall = console.size.height >= (TALL if width >= WIDE else TALL_NARROW)
            yield from (party, cards) if tall else (cards, party)
        else:
            yield from (_map_pane(g, s, say)[0], _sheet_pane(s, say, width)[0], _cards(g, s, say, width))
        yield from draw_others(view, say, min(width, WIDE))
        if g.pool:
            yield draw_dice(g, s, say)
        if view.seat is not None:
            yield draw_score_line(view.scores[view.seat], say)

    def _cards_pane(self, width: int) -> RenderableType:
        g, s = self._view.table, _looking_at(self._view, None)
        if width < WIDE:
            return _cards(g, s, self._say, width)
        left, right = dungeon_map.WIDTH, width - dungeon_map.WIDTH - GAP
        bosses, tasks = draw_bosses(g, s, self._say, left), draw_tasks(g, s, self._say, right)
        return _columns((Group(*bosses), left), (Group(*tasks), right))


def draw_header(g: PaperDungeons, s: Sheet, say: Say) -> Group:
    """Where we are: the story and dungeon, the round, and the round track with the digits of the dice used."""
    title = ink(say(msg("pap-draw-dungeon", letter=g.dungeon, dungeon=Msg(f"pap-dungeon-{g.dungeon}"))), "bold")
    if g.story:
        story = msg("pap-draw-story", story=Msg(f"pap-story-{g.story}"), scenario=g.scenario + 1)
        title.append(f"  {say(story)}", DIM)
    track = Text(no_wrap=True, overflow="ellipsis")
    for round_ in range(1, LAST_ROUND + 1):
        now = round_ == g.round
        digits = "".join(map(str, s.digits[(round_ - 1) * 3 : round_ * 3]))
        track.append(f"{round_}", "bold yellow" if now else DIM).append(f" {digits:·<3} ", "bold" if now else DIM)
        if round_ in BOSS_AFTER:
            track.append(say(boss_name(boss_card(g, BOSS_AFTER[round_]))), "bright_red" if round_ >= g.round else DIM)
            track.append("  ")
    if g.round:
        title.append("  " + say(msg("pap-draw-round", round=min(g.round, LAST_ROUND), of=LAST_ROUND)), "bold yellow")
    tale = [ink(say(Msg(f"pap-scenario-{g.dungeon}")), "italic")] if g.story and not g.round else []
    return Group(title, *tale, track)


def draw_dice(g: PaperDungeons, s: Sheet, say: Say) -> Text:
    """The pool: white and black dice, dimmed where this player has used them, or nobody can."""
    line = ink(say(msg("pap-draw-dice")) + " ", "bold")
    for die, (colour, symbol) in enumerate(zip(COLOURS, g.pool, strict=True)):
        name = say(Msg(f"pap-symbol-{symbol}"))
        if die in s.dice or symbol == SKULL:
            line.append(f" {GONE}{name} ", "dim" if symbol == SKULL else "dim strike")
        else:
            line.append(f" {EMPTY if colour == 'white' else FULL} {name} ", DIE_STYLES[colour])
        line.append(" ")
    return line


def draw_others(view: View, say: Say, width: int) -> Iterable[Text]:
    """One line for each of the other players."""
    g = view.table
    others = [s for s in g.sheets if s.seat != view.seat]
    if view.seat is None or not others:
        return
    yield heading(say(msg("pap-draw-others")), width)
    for s in others:
        room = ROOM_NAMES[s.at] if s.at != OUTSIDE else "–"
        line = Text(no_wrap=True, overflow="ellipsis").append(say(player(s.seat)), "bold")
        line.append(f" = {plain(view.scores[s.seat][-1])}  ", "bold")
        numbers = msg(
            "pap-draw-other",
            levels=" ".join(map(str, s.levels)),
            items=sum(s.parts),
            gems=s.gems,
            monsters=s.slain.bit_count(),
            damage=s.damage,
            room=room,
        )
        line.append(say(numbers), DIM)
        yield line.append("  " + say(Msg(f"pap-power-{s.power}"))) if s.power else line


def _cards(g: PaperDungeons, s: Sheet, say: Say, width: int) -> Group:
    return Group(*draw_bosses(g, s, say, width), *draw_tasks(g, s, say, width))


def _map_pane(g: PaperDungeons, s: Sheet, say: Say) -> tuple[RenderableType, int]:
    return dungeon_map.draw_map(g.dungeon, s, say), dungeon_map.WIDTH


def _sheet_pane(s: Sheet, say: Say, width: int) -> tuple[RenderableType, int]:
    return sheet.draw_sheet(s, say, width), width


def _columns(*panes: tuple[RenderableType, int]) -> Table:
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _, width in panes:
        table.add_column(width=width, no_wrap=False)
    table.add_row(*(pane for pane, _ in panes))
    return table


def _looking_at(view: View, seat: int | None) -> Sheet:
    """The sheet of a player: the one asked for, else one's own, else the first."""
    chosen = seat if seat is not None else view.seat
    return view.table.sheets[chosen or 0]


def _map(view: View, say: Say, seat: int | None) -> RenderableType:
    if not view.table.dungeon:
        return ink(say(msg("pap-tagline")), DIM)
    return dungeon_map.draw_map(view.table.dungeon, _looking_at(view, seat), say)


def _sheet(view: View, say: Say, seat: int | None) -> RenderableType:
    """A whole sheet with what every card and item on it does."""
    g, s = view.table, _looking_at(view, seat)
    title = ink(say(player(s.seat)), "bold")
    return Group(title, sheet.draw_full_sheet(s, say), *draw_tasks(g, s, say, sheet.WIDTH))


def _cards_part(view: View, say: Say, seat: int | None) -> RenderableType:
    if not view.table.dungeon:
        return ink(say(msg("pap-tagline")), DIM)
    return _cards(view.table, _looking_at(view, seat), say, WIDE)


def _score(view: View, say: Say, seat: int | None) -> RenderableType:  # noqa: ARG001 - one table shows everybody
    return draw_scores(view, say)
