"""Conquest tokens: the party's hold on the dungeon (DES-CON)."""

from __future__ import annotations

from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.state import Descent
from undercroft.kernel.messages import Msg, msg


def change_conquest(g: Descent, change: int, why: Msg, rule: str) -> None:
    """Gain or lose tokens for the whole party; at none the overlord wins at once (DES-CON-01, DES-CON-02)."""
    if g.winner or not change:
        return
    g.conquest = max(0, g.conquest + change)
    g.tell(msg("des-log-conquest", change=signed(change), left=g.conquest, why=why), rule)
    if g.conquest == 0:
        win(g, "overlord")


def signed(change: int) -> str:
    """A gain or a loss: +3, −2."""
    return f"{change:+}".replace("-", "−")


def win(g: Descent, side: str) -> None:
    """The game ends, even in the middle of another effect (DES-WIN-01, DES-WIN-02)."""
    if not g.winner:
        g.winner = side
        g.tell(quest_of(g).text("victory" if side == "heroes" else "defeat"), "DES-WIN-05")
        g.tell(msg(f"des-log-win-{side}"), "DES-WIN-02" if side == "overlord" else "DES-WIN-01")
