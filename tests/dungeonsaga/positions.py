"""Small positions for tests, written as in scenarios, and the people who play on from there.

    game = table("O.s", {"orlaf": {"facing": "east"}}, [{"kind": "zombie", "at": "s", "name": "the zombie"}])
    game.play("B1", "fight:the zombie")

Dice that nobody wrote down show a 1: attacks bounce off.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import dialogue
from dialogue import Calm
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.models import by_number, hero_id, name_of_cell
from undercroft.games.dungeonsaga.scenario.arrange import arrange, names
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.kernel.chance import Scripted
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer


class Dialogue(dialogue.Dialogue[DungeonSaga]):
    """Answers may use the names of `given`."""

    prefix = "sag-ask-"

    def __init__(self, match: Match[DungeonSaga], called: dict[str, int]) -> None:
        self.called = called
        super().__init__(match)

    def play(self, *answers: Answer) -> Dialogue:
        return super().play(*map(self.numbered, answers))

    def refuses(self, answer: Answer) -> str | None:
        return super().refuses(self.numbered(answer))

    def can(self, answer: str) -> bool:
        return self.numbered(answer) in self.offers

    def numbered(self, answer: Answer) -> Answer:
        if not isinstance(answer, str):
            return answer
        return ":".join(str(self.called.get(part, part)) for part in answer.split(":"))

    @property
    def squares(self) -> set[str]:
        """Where a step leads."""
        return {str(one) for one in self.offers if ":" not in str(one)} - {"end"}

    def hero(self, who: str) -> Model:
        return next(hero for hero in self.state.heroes if hero_id(hero) == who)

    def model(self, name: str | int) -> Model | None:
        """One of the overlord's, by its name or number; None if it is gone."""
        return by_number(self.state, self.called[name] if isinstance(name, str) else name)

    def where(self, name: str) -> str | None:
        """The square of a hero or a model; None off the board."""
        m = self.model(name) if name in self.called else self.hero(name)
        return name_of_cell(self.state, m.at) if m is not None and m.at >= 0 else None


def table(
    drawn: str | dict[str, Any],
    heroes: dict[str, dict[str, Any]],
    models: Sequence[dict[str, Any]] = (),
    *,
    dice: Iterable[Sequence[int]] = (),
    players: int = 2,
    **given: Any,
) -> Dialogue:
    """The position of a scenario with this map, these heroes and the overlord's models; `dice` are rolls to come."""
    written = {"map": drawn, "heroes": heroes, "models": list(models), **given}
    options = GAME.read_options({})
    rolls = [tuple(map(str, roll)) for roll in dice]
    state = arrange(written, options, players)
    return Dialogue(Match(GAME, options, players, Scripted(rolls, Calm()), state=state), names(written))
