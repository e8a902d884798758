"""How a recorded game went, in lines of text: for `undercroft replay --account`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from undercroft.kernel.messages import Msg, msg

if TYPE_CHECKING:
    from undercroft.kernel.account import Account, Column

NOTHING = "–"


def lines(account: Account, say: Callable[[Msg], str], named: Callable[[int], Msg]) -> Iterator[str]:
    """What each did, the luck of the dice, and what decided the game."""
    names = [named_column(column, say, named) for column in account.columns]
    head = ["", *names]
    rows = [[say(count.what), *(NOTHING if n is None else str(n) for n in count.values)] for count in account.counts]
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    for first, *cells in (head, *rows):
        aligned = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join(["", first.ljust(widths[0]), *aligned]).rstrip()
    for luck in account.luck:
        got, usual = luck.got, f"{luck.expected:g}"
        if luck.column is None:
            yield "  " + say(msg("command-account-luck", what=luck.what, got=got, expected=usual))
        else:
            who = names[luck.column]
            yield "  " + say(msg("command-account-luck-of", who=who, what=luck.what, got=got, expected=usual))
    if account.moments:
        yield say(msg("command-account-moments"))
    for moment in account.moments:
        yield f"{moment.decision:>5}  {say(moment.told)}"


def named_column(column: Column, say: Callable[[Msg], str], named: Callable[[int], Msg]) -> str:
    """Whose numbers they are."""
    return say(column.name) if column.name is not None else ", ".join(say(named(seat)) for seat in column.seats)
