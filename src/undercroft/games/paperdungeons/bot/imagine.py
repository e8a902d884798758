"""Running the rules in the bot's head."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.games.paperdungeons.box.dungeon import STOP
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, copy_sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer

STEP = "pap-ask-step"

Tries = Callable[[Ask], Sequence[Answer]]
"""The answers to an ask that are worth trying."""
End = tuple[Sheet, tuple[Answer, ...]]
"""A sheet, and the answers that led to it."""


class Imagined(PaperDungeons):
    """A table in the bot's head, where nobody reads the log."""

    def tell(self, message: Msg, rule: str | None = None, to: int | None = None, *, reveals: bool = False) -> None:
        pass

    def note(self, sheet: Sheet, message: Msg, rule: str | None = None) -> None:
        pass


def imagine(table: PaperDungeons) -> Imagined:
    """The table as a player sees it, to try things out on."""
    return Imagined(
        options=table.options,
        sheets=table.sheets,
        dungeon=table.dungeon,
        round=table.round,
        pool=table.pool,
        missions=table.missions,
    )


def outcomes(s: Sheet, start: Callable[[Sheet], Flow], tries: Tries) -> list[End]:
    """How a rule may end for a player.

    Flows cannot be copied: each goes on with the first answer tried, and is run anew for every other.
    """
    ends: list[End] = []
    waiting: list[tuple[Answer, ...]] = [()]
    while waiting:
        given = waiting.pop()
        sheet = copy_sheet(s)
        flow = start(sheet)
        try:
            ask: Ask = next(flow)
            for answer in given:
                ask = flow.send(answer)
            while True:
                if given and ask.prompt.id == STEP:  # stopping here changes nothing more, so it needs no run
                    ends.append((copy_sheet(sheet), (*given, STOP)))
                first, *rest = tries(ask)
                waiting += [(*given, answer) for answer in rest]
                given = (*given, first)
                ask = flow.send(first)
        except StopIteration:
            ends.append((sheet, given))
    return ends
