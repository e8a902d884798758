"""How many positions can be reached in one, two and three decisions, and a digest over them.

Named after what chess programmers count to find mistakes in their move generators. Here chance is seeded, so an answer
leads to one position; a position is the state and what is asked in it: what is allowed, what is refused and by which
rule, but not how that is put into words.

A table is a text: a heading for each start, which names a golden game and how many of its answers come before, and a
line for each depth. It is brought up to date from its headings alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, Final, TypeAlias

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.spaces import Choice, TooMany
from undercroft.lab.tester_walk import standing_asks

PERFT: Final = "perft.txt"
"""The name of the file with a game's table."""
DEPTHS: Final = 3
WIDTH: Final = 200
"""From how many positions of a depth, at most, the next one is reached; the table says how many there were."""
LISTED: Final = 5000
"""A space with more answers is no place to count positions from."""

Way: TypeAlias = tuple[Entry, ...]
"""The answers, those of chance included, that lead from a start to a position."""
Starts: TypeAlias = Callable[[str, int], Match[Any]]
"""Where a golden game stands after so many answers."""

_HEADING = re.compile(r"(?P<game>[\w-]+) after (?P<n>\d+)\b")


class Depth(msgspec.Struct, frozen=True):
    """What was found at one depth."""

    tried: int
    """Positions that were gone on from ..."""
    there: int
    """... of so many that there were."""
    answers: int
    """All answers that could be given in them, standing choices included."""
    positions: int
    """Different ones that those led to."""
    digest: str
    """Of these positions, in whatever order they were found."""

    def __str__(self) -> str:
        tried = f"from {self.tried:3} of {self.there:4}"
        return f"{tried}: {self.answers:5} answers, {self.positions:5} positions  {self.digest}"


def perft(start: Match[Any], depths: int = DEPTHS, width: int = WIDTH) -> Iterator[Depth]:
    """Count from here; `start` is left as it is."""
    base = len(start.entries)
    ways: list[Way] = [()]
    for _ in range(depths):
        tried = _spread(ways, width)
        answers = 0
        reached: dict[bytes, Way] = {}
        for way in tried:
            parent = start.fork()
            parent.follow(way)
            for entry in _answers(parent):
                child = parent.fork()
                child.take(entry)
                answers += 1
                led = tuple(child.entries[base:])
                key = _position(child)
                reached[key] = min(led, reached.get(key, led), key=_by_name)
        yield Depth(len(tried), len(ways), answers, len(reached), _digest(sorted(reached)))
        ways = list(reached.values())


def bring_up_to_date(table: str, starts: Starts) -> str:
    """The table as it should be, from its headings and whatever stands above them."""
    lines = table.splitlines()
    headings = [line for line in lines if _HEADING.match(line)]
    above = lines[: lines.index(headings[0])] if headings else lines
    return "\n".join([*above, *("\n".join(rows(heading, starts)) + "\n" for heading in headings)])


def sections(table: str) -> list[str]:
    """What a table says of each start: the heading and the lines below it."""
    return [section for section in table.split("\n\n") if _HEADING.match(section)]


def rows(heading: str, starts: Starts) -> Iterator[str]:
    """What a table says of one start."""
    found = _HEADING.match(heading)
    if found is None:
        raise BadInput(f"a start is written '<golden game> after <answers>', not '{heading}'")
    match = starts(found["game"], int(found["n"]))
    due = sorted(match.due, key=lambda ask: ask.seats)
    asked = [f"{ask.prompt.id} ({', '.join(f'player {seat + 1}' for seat in ask.seats)})" for ask in due]
    yield f"{found.group()}: {', '.join(asked) or 'over'}"
    for depth, found_there in enumerate(perft(match), start=1):
        yield f"  {depth}  {found_there}"


def _answers(match: Match[Any]) -> Iterator[Entry]:
    """Whatever anybody could do next."""
    for ask in match.due:
        seat = ask.seats[0]  # whoever of a party answers, it is the same to the rules
        yield from (Entry(seat, answer) for answer in _listed(ask))
    for seat, ask in standing_asks(match).items():
        yield from (Entry(seat, answer, standing=True) for answer in _listed(ask))


def _listed(ask: Ask) -> list[Any]:
    """All answers; of a continuum, its middle stands for the others."""
    if ask.space.count() is None:
        return ask.space.enumerate(1)
    try:
        return ask.space.every(LISTED)
    except TooMany as too_many:
        raise BadInput(f"{too_many} ('{ask.prompt.id}'): positions are better counted elsewhere") from None


def _position(match: Match[Any]) -> bytes:
    """What tells positions apart: the state, who is asked what, and the luck to come."""
    luck = sum(entry.seat == CHANCE for entry in match.entries)
    asks = sorted((ask.seats, ask.prompt.id, _allowed(ask), _refused(ask)) for ask in match.due)
    return blake2b(msgspec.json.encode((match.digest(), asks, luck)), digest_size=16).digest()


def _allowed(ask: Ask) -> list[str]:
    return sorted(map(_name, _listed(ask)))


def _refused(ask: Ask) -> list[str]:
    """The choices that are shown as refused, each with the rule that forbids it."""
    choices: list[Choice] = ask.space.wire().get("choices", [])
    return sorted(_name((choice.value, choice.refused.rule)) for choice in choices if choice.refused)


def _spread(ways: list[Way], width: int) -> list[Way]:
    """At most so many of them, evenly spread: which ones depends neither on digests nor on the order of options."""
    ways = sorted(ways, key=_by_name)
    width = min(width, len(ways))
    return [ways[place * len(ways) // width] for place in range(width)]


def _by_name(way: Way) -> str:
    return _name(way)


def _name(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(keys: list[bytes]) -> str:
    return blake2b(b"".join(keys), digest_size=8).hexdigest()
