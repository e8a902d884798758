"""A walk of several steps is one line of the log for whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from undercroft.kernel.match import LogLine
from undercroft.kernel.messages import PLACES, STEPS, Msg


def folded(lines: Iterable[LogLine]) -> list[LogLine]:
    """The lines, with one in place of those that follow each other and count steps of the same."""
    found: list[LogLine] = []
    for line in lines:
        said = _together(found[-1].news.msg, line.news.msg) if found else None
        if said is None:
            found.append(line)
        else:
            found[-1] = found[-1]._replace(news=replace(found[-1].news, msg=said))
    return found


def _together(one: Msg, other: Msg) -> Msg | None:
    """Both in one message; None where they are not about the same, or count nothing."""
    steps, more = one.args.get(STEPS), other.args.get(STEPS)
    if one.id != other.id or not isinstance(steps, int) or not isinstance(more, int) or _about(one) != _about(other):
        return None
    return Msg(one.id, one.args | {STEPS: steps + more, PLACES: f"{one.args[PLACES]} {other.args[PLACES]}"})


def _about(said: Msg) -> dict[str, object]:
    return {name: arg for name, arg in said.args.items() if name not in (STEPS, PLACES)}
