"""Adventures from their very beginning, for tests: those of the box, and some that are drawn for a test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dialogue import Calm
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.scenario.drawn_map import DrawnMap, draw
from undercroft.games.dungeonsaga.state import Options
from undercroft.kernel.chance import Scripted
from undercroft.kernel.content import decode
from undercroft.kernel.match import Match

from .positions import Dialogue


def begun(drawn: dict[str, Any], players: int = 2, draws: Iterable[Sequence[str]] = ()) -> Dialogue:
    """An adventure that is drawn here, from its very beginning."""
    made = draw(decode(drawn, DrawnMap, "map")).adventure
    return of(made.id, players, draws)


def of(name: str, players: int = 2, draws: Iterable[Sequence[str]] = (), *, campaign: bool = False) -> Dialogue:
    options = Options(adventure=name, campaign=campaign)
    chance = Scripted([tuple(drawn) for drawn in draws], Calm())
    return Dialogue(Match(GAME, options, players, chance), {})


def ready(game: Dialogue) -> Dialogue:
    """Until play begins, as somebody would have it who does not care."""
    while game.state.round == 0:
        game.play(game.offers[0])
    return game
