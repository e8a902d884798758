"""Brewing and gaining potions."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.names import power
from undercroft.games.paperdungeons.rules import rewards
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg

POTIONS = content().sheet.potions


def brew(g: PaperDungeons, s: Sheet) -> Flow:
    """PAP-POT-01: a die brews two potions; PAP-POW-02: one more for the Alchemist."""
    bonus = power(s).brew_bonus
    yield from gain_potions(g, s, POTIONS.per_brew + bonus)


def gain_potions(g: PaperDungeons, s: Sheet, count: int) -> Flow:
    """Fill the first free circles, one by one; the last of a row gives its reward at once (PAP-POT-02, PAP-POT-03)."""
    gained = 0
    for _ in range(count):
        if s.potions == POTIONS.limit:
            _tell_gained(g, s, gained)
            g.note(s, msg("pap-log-potion-lost"), "PAP-POT-09")
            return
        s.potions += 1
        gained += 1
        if s.potions % POTIONS.per_row == 0:
            _tell_gained(g, s, gained)
            gained = 0
            row = s.potions // POTIONS.per_row
            reward = POTIONS.row_rewards[row - 1]
            g.note(s, msg("pap-log-potion-row", row=row), "PAP-POT-03")
            yield from rewards.gain(g, s, reward)
    _tell_gained(g, s, gained)


def _tell_gained(g: PaperDungeons, s: Sheet, gained: int) -> None:
    if gained:
        g.note(s, msg("pap-log-potions", n=gained, total=s.potions), "PAP-POT-02")
