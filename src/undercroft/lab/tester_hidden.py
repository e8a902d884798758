"""Whether `redeal` deals everything anew that a seat cannot know.

A `redeal` that changes nothing would let every other check of secrets pass. So something is looked for that is hidden
from a seat: one outcome of chance, or one answer of somebody else, is exchanged for another, and what the seat sees is
compared. If it sees no difference, what did change in the state is hidden from it, and `redeal` has to change it too.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from undercroft.kernel.chance import CHANCE, ChanceSpace, Draw, Place
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.spaces import Answer
from undercroft.lab.tester_walk import Walk, readable, told, travelling

EARLY = 120
"""Only outcomes among so many first entries are exchanged: what is dealt is mostly dealt then."""
OUTCOMES = 10
"""How many of them are exchanged in a game..."""
EXCHANGES = 6
"""...and how often each."""
DEALS = 40
"""How often everything is dealt anew before it counts as never changing."""
ANSWERS = 3
"""How many answers to an ask are compared."""


def dealt_things_are_dealt_anew(walk: Walk) -> None:
    """What chance has brought in secret is among what `redeal` draws anew."""
    entries = walk.match.entries
    outcomes = [entry.answer for entry in entries if entry.seat == CHANCE]
    early = [at for at, entry in enumerate(entries[:EARLY]) if entry.seat == CHANCE]
    for at in sorted(walk.rng.sample(early, min(OUTCOMES, len(early)))):
        which = sum(entry.seat == CHANCE for entry in entries[:at])
        given = [entry for entry in entries[:at] if entry.seat != CHANCE]
        real = _played(walk, given, _Exchanged(outcomes))
        seat = walk.somebody()
        for _ in range(EXCHANGES):
            other = _played(walk, given, _Exchanged(outcomes, which, walk.rng))
            if real is not None and other is not None and _seen(real, seat) == _seen(other, seat):
                what = f"another outcome for {told(entries[at])}"
                _has_to_change(walk, seat, real.state, other.state, what)


def sealed_things_are_dealt_anew(walk: Walk) -> None:
    """What somebody else has answered in secret is among what `redeal` draws anew."""
    match, mover = walk.match, walk.move.seat
    ask = match.ask(mover)
    strangers = [seat for seat in range(walk.trial.players) if ask is not None and seat not in ask.seats]
    if ask is None or mover == CHANCE or walk.move.standing or not strangers:
        return
    at = len(match.entries)
    seat = strangers[at % len(strangers)]
    alike: dict[Any, Any] = {}
    for answer in ask.space.enumerate(ANSWERS):
        walk.take(match, Entry(mover, answer))
        if CHANCE not in match.waiting:  # for dice thrown by hand everybody has to wait
            state = match.state
            other = alike.setdefault(_seen(match, seat), state)
            _has_to_change(walk, seat, state, other, f"another answer for {told(Entry(mover, answer))}")
        match.rewind(at)


def _has_to_change(walk: Walk, seat: int, state: Any, other: Any, what: str) -> None:  # noqa: ANN401 - the game's own
    """Two states that look alike to a seat: what differs between them must change when either is dealt anew."""
    if state is other:
        return
    here, there = dict(_leaves(state)), dict(_leaves(other))
    hidden = [place for place in {**here, **there} if here.get(place) != there.get(place)]
    rng = Random(walk.rng.random())
    for _ in range(DEALS):
        for dealt, before in ((state, here), (other, there)):
            after = dict(_leaves(walk.trial.game.redeal(dealt, seat, rng)))
            hidden = [place for place in hidden if after.get(place) == before.get(place)]
        if not hidden:
            return
    walk.doing = "hidden things are dealt anew"
    walk.fail(f"{', '.join(hidden[:3])}: seat {seat} cannot know it, but redeal never changes it (seen with {what})")


def _leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:  # noqa: ANN401 - plain data
    """Every single value of a state, by the way to it."""
    value = msgspec.to_builtins(value) if isinstance(value, msgspec.Struct) else value
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, f"{place}.{key}" if place else str(key))
    elif isinstance(value, (list, tuple)):
        for index, part in enumerate(value):
            yield from _leaves(part, f"{place}.{index}")
    else:
        yield place, value


def _seen(match: Match[Any], seat: int) -> bytes:
    """All that reaches a seat, whom the table waits for included."""
    ask = travelling(match.ask(seat))
    return msgspec.json.encode((match.view(seat), ask, readable(match, seat), sorted(match.waiting)))


class _Impossible(Exception):  # noqa: N818 - not an error: then the game would have gone another way
    """What was recorded cannot follow on an exchanged outcome."""


class _Exchanged:
    """The recorded outcomes, one of them exchanged for another that is as possible."""

    def __init__(self, outcomes: list[Answer], which: int = -1, rng: Random | None = None) -> None:
        self._outcomes = outcomes
        self._which = which
        self._rng = rng or Random(0)
        self._given = 0

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:  # noqa: ARG002 - it counts by itself
        outcome = self._outcomes[self._given] if self._given < len(self._outcomes) else space.sample(self._rng)
        if self._given == self._which:
            outcome = self._exchange(space, outcome)
        if space.why_not(outcome):
            raise _Impossible
        self._given += 1
        return outcome

    def _exchange(self, space: ChanceSpace, outcome: Answer) -> Answer:
        """Two places changed, or one thing for another that was not drawn: the rest, which a seat may know, stays."""
        if not isinstance(space, Draw) or not isinstance(outcome, tuple):
            return space.sample(self._rng)
        changed: list[Any] = list(outcome)
        left = list(space.items)
        for item in changed:
            left.remove(item)
        place = self._rng.randrange(len(changed)) if changed else 0
        others = [at for at, item in enumerate(changed) if item != changed[place]]
        if others and (not left or self._rng.random() < 0.5):
            other = self._rng.choice(others)
            changed[place], changed[other] = changed[other], changed[place]
        elif left and changed:
            changed[place] = self._rng.choice(left)
        return tuple(changed)


def _played(walk: Walk, given: list[Entry], chance: _Exchanged) -> Match[Any] | None:
    """The match after these answers, or None if they cannot be given with such luck."""
    try:
        match = walk.trial.start(chance)
        for entry in given:
            if (match.act if entry.standing else match.answer)(entry.seat, entry.answer) is not None:
                return None
    except _Impossible:
        return None
    return match
