"""Taking damage, and resurrection."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Number

SHEET = content().sheet


def take_damage(g: PaperDungeons, s: Sheet, points: int, source: Msg) -> Flow:
    """Mark damage: under potions as far as the player likes, the rest in the column (PAP-DMG-01 to PAP-DMG-03)."""
    if points <= 0:
        return
    most = min(points, free_hearts(s))
    prevented = most
    if most and not g.options.streamline:  # PAP-DMG-03: "may", point by point
        prompt = msg("pap-ask-prevent", points=points, source=source)
        prevented = yield Ask((s.seat,), prompt, Number(0, most, "PAP-POT-08"), default=most)
    s.hearts += prevented
    g.note(s, msg("pap-log-damage", points=points, prevented=prevented, source=source), "PAP-DMG-01")
    for _ in range(points - prevented):
        mark_damage(g, s)


def free_hearts(s: Sheet) -> int:
    """PAP-POT-07: damage that the potions owned can still prevent."""
    return s.potions * SHEET.potions.hearts_per_potion - s.hearts


def mark_damage(g: PaperDungeons, s: Sheet) -> None:
    """Fill the lowest empty heart of the damage column (PAP-DMG-02)."""
    if s.damage == SHEET.hearts:  # PAP-DMG-06: the column has no more hearts
        return
    s.damage += 1
    # PAP-RES-01, PAP-RES-05: checked after every point; equal is not enough. PAP-RES-04: once per game. PAP-RES-02: the
    # party goes on, and both columns stay as they are.
    if s.damage > s.health and not s.resurrected:
        s.resurrected = True
        g.note(s, msg("pap-log-resurrected"), "PAP-RES-01")
