"""The target from above, in characters: the numbers of its sections, and what lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from rich.text import Text

from undercroft.games.dungeonfighter.box.components import CutOut
from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS, gadgets, target
from undercroft.games.dungeonfighter.figures import die_name
from undercroft.games.dungeonfighter.geometry import area_at, symbol
from undercroft.games.dungeonfighter.rules.judging import printed
from undercroft.games.dungeonfighter.state import GRAIN, DungeonFighter, Lying
from undercroft.games.dungeonfighter.terminal.marks import (
    BULLSEYE,
    BULLSEYE_STYLE,
    DICE,
    FROST,
    HOLE,
    ICE_STYLE,
    ICEBERG,
    RIM,
    RIM_STYLE,
    TABLE,
    TABLE_STYLE,
    VALUES,
    WEAK,
    WEAK_STYLE,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import DIM, flow, heading, ink

ROW: Final = 2.0
"""Centimetres of a line; a column is one, which looks the same."""
AROUND: Final = 4
"""Centimetres of the table that are shown beside the target."""
LINES: Final = 24
LEAST: Final = 45
"""Columns that the target itself takes."""

Sign = tuple[str, str]
"""A glyph and its style."""


def draw_target(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """The view from above under its title, what the signs mean, and where every die lies, in words."""
    lines = [heading(say(msg("dfi-draw-target")), width), *target_lines(g, say, width)]
    lines += flow(_legend(g, say), width)
    return [*lines, *flow(_told(g, say), width)]


def target_lines(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """One character for each square centimetre and a bit."""
    half = min(int(target().radius) + AROUND, (width - 1) // 2)
    bodies = _bodies(g, say)
    lines = []
    for row in range(LINES):
        y = (LINES - 1 - 2 * row) * ROW / 2
        line = Text(no_wrap=True, overflow="crop")
        for x in range(-half, half + 1):
            line.append(*bodies.get((x, row)) or _sign(g, float(x), y))
        lines.append(line)
    return lines


def _bodies(g: DungeonFighter, say: Say) -> dict[tuple[int, int], Sign]:
    """Dice by the place of the character that they take; the last to lie down is on top."""
    found = {}
    for one in _dice(g):
        row = round((LINES - 1) / 2 - one.pose.y * GRAIN / ROW)
        found[round(one.pose.x * GRAIN), row] = sign(one.body, say)
    return found


def sign(body: str, say: Say) -> Sign:
    kind = body.rstrip("0123456789")
    return say(Msg(f"dfi-draw-die-{kind}")), DICE[kind]


def _dice(g: DungeonFighter) -> list[Lying]:
    return [one for one in (g.fight.lying if g.fight else []) if one.body not in CUT_OUTS]


def _cut_outs(g: DungeonFighter) -> list[Lying]:
    return [one for one in (g.fight.lying if g.fight else []) if one.body in CUT_OUTS]


def _sign(g: DungeonFighter, x: float, y: float) -> Sign:
    """What there is at a point: cut-outs cover what is beneath, icebergs stand in holes."""
    for one in reversed(_cut_outs(g)):
        away = hypot(x - one.pose.x * GRAIN, y - one.pose.y * GRAIN)
        plate: CutOut = gadgets().weak if one.body == "weak" else gadgets().frost
        if away < plate.inner:
            return HOLE, ""
        if away < plate.radius:
            return (WEAK, WEAK_STYLE) if one.body == "weak" else (FROST, ICE_STYLE)
    area = area_at(x, y)
    if area.kind == "hole":
        return (ICEBERG, ICE_STYLE) if g.fight and area.number in g.fight.icebergs else (HOLE, "")
    if area.kind == "section":
        return str(area.value), VALUES.get(area.value, "")
    if area.kind == "bullseye":
        return BULLSEYE, BULLSEYE_STYLE
    return (RIM, RIM_STYLE) if area.kind in ("margin", "bones") else (TABLE, TABLE_STYLE)


def _legend(g: DungeonFighter, say: Say) -> Sequence[Text]:
    """Only what is to be seen."""
    shown: dict[str, Sign] = {"bullseye": (BULLSEYE, BULLSEYE_STYLE), "rim": (RIM, RIM_STYLE)}
    if g.fight and g.fight.icebergs:
        shown["iceberg"] = (ICEBERG, ICE_STYLE)
    for one in _cut_outs(g):
        weak = one.body == "weak"
        shown["weak" if weak else "frost"] = (WEAK, WEAK_STYLE) if weak else (FROST, ICE_STYLE)
    return [
        ink(glyph, style).append(f" {say(Msg(f'dfi-draw-sign-{what}'))}", DIM) for what, (glyph, style) in shown.items()
    ]


def _told(g: DungeonFighter, say: Say) -> Sequence[Text]:
    """`R red die: section 3, an eye`: what cannot be seen from the characters, and what lies beyond them."""
    entries = []
    for one in _dice(g):
        area, value = printed(one.body, one.pose)
        where, shows = Msg(f"dfi-area-{area}", {"n": value}), Msg(f"dfi-symbol-{symbol(one.body, one.pose)}")
        text = say(msg("dfi-draw-lies", die=die_name(one.body), lies=msg("dfi-lies", where=where, symbol=shows)))
        entries.append(ink(*sign(one.body, say)).append(f" {text}"))
    return entries
