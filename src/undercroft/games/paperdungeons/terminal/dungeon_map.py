"""The map: 42 rooms, one line each, with walls, water and passages between them."""

from __future__ import annotations

from rich.text import Text

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import COLUMNS, ROOM_NAMES, ROOMS, ROW_COUNT, Side, boss_rooms, sides
from undercroft.games.paperdungeons.state import OUTSIDE, Sheet
from undercroft.games.paperdungeons.terminal.marks import (
    EXPLORED,
    GONE,
    HERO_STYLES,
    PARTY,
    REWARD_GLYPHS,
    REWARD_STYLES,
    TRAP,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, TITLE, heading, ink

ROOM_WIDTH = 7
WIDTH = 2 + len(COLUMNS) * (ROOM_WIDTH + 1) + 1
PRINTED = {frozenset(pair) for pair in content().rooms.walls}
PASSAGES = {room for pair in content().rooms.portals for room in pair}

UNEXPLORED_STYLE = ""
EXPLORED_STYLE = "white on grey23"
HERE_STYLE = "bold black on yellow"
BORDER_STYLE = DIM
WALL_STYLE, DRAWN_STYLE, WATER_STYLE, PASSAGE_STYLE = "bold", "bold bright_red", "bright_blue", "bold bright_magenta"
BOSS_STYLE = "bold bright_red"


def draw_map(letter: str, s: Sheet, say: Say) -> Text:
    """The dungeon of one player, row 7 at the top."""
    lines = [heading(say(msg("pap-draw-map")), WIDTH, _where(s, say))]
    lines.append(ink("  " + "".join(f"{column:^{ROOM_WIDTH + 1}}" for column in COLUMNS), TITLE))
    lines.append(ink("  ╭" + "┬".join(["─" * ROOM_WIDTH] * len(COLUMNS)) + "╮", BORDER_STYLE))
    for row in range(ROW_COUNT - 1, -1, -1):
        lines.append(_rooms(letter, s, row, say))
        if row:
            lines.append(_floor(letter, row))
    entry_style = PASSAGE_STYLE if s.at == OUTSIDE else BORDER_STYLE  # PAP-MOV-04: the way in, once
    entry = Text.assemble(("───", BORDER_STYLE), ("▲", entry_style), ("───", BORDER_STYLE))
    entries = ink("┴", BORDER_STYLE).join([entry] * len(COLUMNS))
    lines.append(Text.assemble(("  ╰", BORDER_STYLE), entries, ("╯", BORDER_STYLE)))
    return Text("\n", no_wrap=True).join([*lines, *legend(say)])


def _where(s: Sheet, say: Say) -> str:
    if s.at == OUTSIDE:
        return say(msg("pap-draw-outside"))
    return " ".join(ROOM_NAMES[room] for room in s.trail[-9:])


def _rooms(letter: str, s: Sheet, row: int, say: Say) -> Text:
    first = row * len(COLUMNS)
    line = ink(f"{row + 1} ", TITLE)
    line.append_text(_edge(ROOM_NAMES[first], "◄"))
    for room in range(first, first + len(COLUMNS)):
        line.append_text(_room(letter, s, room, say))
        if room + 1 < first + len(COLUMNS):
            line.append_text(_side(letter, room, room + 1, "┃", "║", "≈", " "))
    return line.append_text(_edge(ROOM_NAMES[first + len(COLUMNS) - 1], "►"))


def _edge(room: str, arrow: str) -> Text:
    return ink(arrow, PASSAGE_STYLE) if room in PASSAGES else ink("│", BORDER_STYLE)


def _floor(letter: str, row: int) -> Text:
    """The line between a row of rooms and the one below it."""
    line = Text("  ").append("├", BORDER_STYLE)
    first = row * len(COLUMNS)
    for room in range(first, first + len(COLUMNS)):
        line.append_text(_side(letter, room, room - len(COLUMNS), *(glyph * ROOM_WIDTH for glyph in "━═≈ ")))
        line.append("·" if room + 1 < first + len(COLUMNS) else "┤", BORDER_STYLE)
    return line


def _side(letter: str, a: int, b: int, wall: str, drawn: str, water: str, open_: str) -> Text:
    names = frozenset((ROOM_NAMES[a], ROOM_NAMES[b]))
    side: Side = sides(letter)[a][ROOM_NAMES[b]]
    if side.wall:
        style = WALL_STYLE if names in PRINTED else DRAWN_STYLE
        return ink(wall if names in PRINTED else drawn, WATER_STYLE if side.water else style)
    return ink(water, WATER_STYLE) if side.water else ink(open_)


def _room(letter: str, s: Sheet, room: int, say: Say) -> Text:
    """A room in seven columns: the party's trace, the monster or trap, the reward; or a boss."""
    explored = s.explored >> room & 1
    here = s.at == room
    cell = Text(style=HERE_STYLE if here else EXPLORED_STYLE if explored else UNEXPLORED_STYLE)
    cell.append(PARTY if here else EXPLORED if explored else " ")
    if room in boss_rooms(letter):
        boss = say(msg("pap-draw-boss-room", number=boss_rooms(letter).index(room) + 1))
        cell.append(f"{boss:<{ROOM_WIDTH - 1}}", BOSS_STYLE if not here else "")
    else:
        cell.append_text(_danger(s, room, say))
        cell.append_text(_reward(s, room))
    return cell


def _danger(s: Sheet, room: int, say: Say) -> Text:
    monster = ROOMS[room].monster
    if monster is None:
        return ink(TRAP, BAD) if ROOMS[room].trap else ink("   ")
    name = say(Msg(f"pap-draw-monster-{monster.type}"))
    if s.slain >> room & 1:
        return ink(name, "strike dim").append(GONE)
    hero = content().monsters[monster.type].opponent
    return ink(f"{name}{monster.level}", f"bold {HERO_STYLES[hero]}")


def _reward(s: Sheet, room: int) -> Text:
    """What can be gained here: in brackets once gained, crossed out when it is gone."""
    printed = ROOMS[room]
    if not printed.reward:
        return ink("   ")
    kind = printed.reward[0]
    glyph, style = REWARD_GLYPHS[kind], REWARD_STYLES[kind]
    if s.circled >> room & 1:
        return ink(f"({printed.gem or glyph})", DIM)
    if s.crossed >> room & 1:
        return ink(f" {GONE}{printed.gem}", DIM)
    return ink(f" {glyph}{printed.gem}" if printed.gem else f" {glyph * len(printed.reward):<2}", style)


def legend(say: Say) -> list[Text]:
    """What the glyphs mean, in as many lines as it takes."""

    def entry(glyph: str, style: str, text: Msg) -> Text:
        return ink(glyph, style).append(f" {say(text)}", DIM)

    entries = [
        *(
            entry(say(Msg(f"pap-draw-monster-{m.id}")), HERO_STYLES[m.opponent], Msg(f"pap-monster-{m.id}"))
            for m in content().monsters.values()
        ),
        entry(TRAP, BAD, msg("pap-trap")),
        *(entry(REWARD_GLYPHS[kind], REWARD_STYLES[kind], Msg(f"pap-draw-kind-{kind}")) for kind in REWARD_GLYPHS),
        entry("(δ)", DIM, msg("pap-draw-taken")),
        entry(GONE, DIM, msg("pap-draw-gone")),
        entry("┃", WALL_STYLE, msg("pap-draw-wall")),
        entry("║", DRAWN_STYLE, msg("pap-draw-drawn-wall")),
        entry("≈", WATER_STYLE, msg("pap-draw-water")),
        entry("◄►", PASSAGE_STYLE, msg("pap-draw-passage")),
    ]
    lines = [Text()]
    for one in entries:
        gap = "  " if lines[-1] else ""
        if lines[-1].cell_len + len(gap) + one.cell_len > WIDTH:
            lines.append(Text())
            gap = ""
        lines[-1].append(gap).append_text(one)
    return lines
