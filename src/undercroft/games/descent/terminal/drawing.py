"""The drawing of Descent as the table in the terminal knows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

from rich.console import RenderableType

from undercroft.games.descent.box.content import content
from undercroft.games.descent.quest.quests import quests
from undercroft.games.descent.state import Side, seat_name
from undercroft.games.descent.terminal import parts
from undercroft.games.descent.terminal.board import Board
from undercroft.games.descent.terminal.choices import SPOTS
from undercroft.games.descent.view import View
from undercroft.kernel.drawing import Drawing, Part, Say
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Choice


class Terminal(Drawing):
    """The drawing of Descent."""

    @property
    def parts(self) -> dict[str, Part]:
        return {
            "map": parts.whole_map,
            "sight": parts.sight,
            "sheet": parts.sheets,
            "cards": parts.cards,
            "monsters": parts.monsters,
            "score": parts.score,
        }

    def draw(self, view: View, say: Say) -> RenderableType:
        return Board(view, say)

    def draw_choosing(self, view: View, say: Say, choices: Sequence[Choice]) -> RenderableType:
        """The table with the spaces and doors marked that can be chosen."""
        return Board(view, say, choices)

    def name(self, value: str, say: Say) -> str:
        """A face, a card, a quest or a side, as chance and options name them."""
        c = content()
        families: dict[str, Collection[str]] = {
            "die": [die.id for die in c.dice],
            "face": [key for die in c.dice for key in die.keys],
            "hero": c.heroes,
            "item": c.items,
            "skill": c.skills,
            "card": c.overlord,
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        if value in get_args(Side):
            return say(Msg(f"des-side-{value}"))
        if found is None and value in quests():
            return say(Msg(f"des-quest-{value}-title"))
        return say(Msg(f"des-{found}-{value}")) if found else value

    def seat(self, seat: int) -> Msg:
        return seat_name(seat)

    def spot(self, choice: Choice) -> str | None:
        """The name of the space, where a choice says nothing else: it is marked on the map."""
        return str(choice.value) if choice.label.text.id in SPOTS else None
