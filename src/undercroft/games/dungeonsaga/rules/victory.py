"""How an adventure ends (SAG-WIN)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.models import adventure_of
from undercroft.games.dungeonsaga.state import DungeonSaga, Side
from undercroft.kernel.messages import Msg, msg


def win(g: DungeonSaga, side: Side, rule: str = "SAG-WIN-01") -> None:
    """The game ends at once, in the middle of a turn if need be (SAG-WIN-01).

    If both sides fulfil a condition by the same event, the side whose turn it is wins.
    """
    if not g.winner or (g.winner != side and whose_turn(g) == side):
        g.winner = side
        g.tell(msg("sag-log-win", side=Msg(f"sag-side-{side}")), rule)


def whose_turn(g: DungeonSaga) -> Side:
    """The end of a round belongs to the overlord's part, an interrupt is his as well."""
    interrupted = g.turn is not None and g.turn.granted == "interrupt"
    return "overlord" if g.part == "overlord" or interrupted else "heroes"


def hero_stunned(g: DungeonSaga) -> None:
    """In most adventures the first is the end (SAG-WIN-03); in all of them the last."""
    if adventure_of(g).stunned_loses or all(hero.at < 0 for hero in g.heroes):
        win(g, "overlord", "SAG-WIN-03")


def deck_is_out(g: DungeonSaga) -> None:
    """The overlord must draw and cannot (SAG-WIN-04)."""
    outcome = adventure_of(g).deck_out
    if outcome == "overlord":
        win(g, "overlord", "SAG-WIN-04")
    elif outcome == "heroes":
        win(g, "heroes", "SAG-WIN-04")
