"""What a seat answered, and what it could have answered instead: each with what was to follow it, and in words."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from undercroft.bots import GREEDY, make_bot
from undercroft.bots.search.lines import follow, lines
from undercroft.kernel.chance import CHANCE, Chance
from undercroft.kernel.game import Line
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, Number, OneOf, Order, Space, Subset


class Run(NamedTuple):
    """What a seat answered from some moment on, until something happened between that it may not have foreseen.

    That is chance, or another's answer, unless it was under a seal: that one has seen nothing of it.
    """

    line: Line
    end: int
    """How many entries the record had then."""


def answered(match: Match[Any], entries: list[Entry], seat: int, luck: Chance) -> Run:
    """What the seat answered from here on in the real game, with these entries and this luck."""
    twin = match.fork(luck, snapshots=False)
    sealed = twin.sealed
    found: Line = ()
    while (at := len(twin.entries)) < len(entries) and twin.sealed == sealed:
        entry = entries[at]
        if entry.seat == seat and not entry.standing and (ask := twin.ask(seat)) is not None:
            found = (*found, (ask.prompt.id, entry.answer))
        elif entry.seat == seat or sealed is None:
            break
        twin.take(entry)
        if any(entry.seat == CHANCE for entry in twin.entries[at:]):
            break
    return Run(found, len(twin.entries))


def others(match: Match[Any], seat: int, given: Line, wide: int, rng: Random) -> tuple[bool, list[Line]]:
    """Whether the game's bot would have answered otherwise, and other plans, as many as search looks at."""
    ask = match.ask(seat)
    assert ask is not None
    own = make_bot(GREEDY, match.game, rng)
    found = lines(own, seat, ask, Position(match, seat), wide - 1, rng)
    name = match.game.action_id(ask, given[0][1])
    told = [line for line in found if match.game.action_id(ask, line[0][1]) != name]
    return found[0] in told, told


def in_words(match: Match[Any], seat: int, line: Line) -> tuple[Msg | None, tuple[Msg, ...]]:
    """The first answer of a plan, and those after it as far as nothing comes between. The match is used up by it.

    An answer that has no words, such as an aim, is None, or left out.
    """
    said: list[Msg | None] = []
    while (ask := match.ask(seat)) is not None:
        answer, line = follow(line, ask)
        if answer is None:
            break
        said.append(words(ask.space, answer))
        match.accept(seat, answer)
    first, *then = said
    return first, tuple(one for one in then if one is not None)


def words(space: Space, answer: Answer) -> Msg | None:
    """An answer as it was offered; of several, all of them."""
    if isinstance(space, Number):
        return msg("kernel-value", value=str(answer))
    if not isinstance(space, (OneOf, Subset, Order)):
        return None
    if not isinstance(answer, tuple):
        return space.label(answer).text
    return msg("kernel-value", value=[space.label(value).text for value in answer])
