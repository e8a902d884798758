"""What a seat answered, and what it could have answered instead: each with what was to follow it, and in words."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any, NamedTuple

from undercroft.bots import GREEDY, make_bot
from undercroft.bots.search.lines import follow, lines
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, Chance, Seeded
from undercroft.kernel.game import Line
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, Number, OneOf, Order, Space, Subset
from undercroft.lab.analysis.choices import is_doubtful
from undercroft.lab.analysis.luck import Recorded
from undercroft.lab.analysis.means import Means, Size


class Run(NamedTuple):
    """What a seat answered from some moment on, or until something happened between that it may not have foreseen.

    That is chance, or another's answer, unless it was under a seal: that one has seen nothing of it.
    """

    line: Line
    end: int
    """How many entries the record had then."""


def answered(match: Match[Any], entries: list[Entry], seat: int, luck: Chance, many: int) -> Run:
    """So many answers of the seat from here on in the real game, with these entries and this luck."""
    twin = match.fork(luck, snapshots=False)
    sealed = twin.sealed
    found: Line = ()
    while (at := len(twin.entries)) < len(entries) and len(found) < many and twin.sealed == sealed:
        entry = entries[at]
        if entry.seat == seat and not entry.standing and (ask := twin.ask(seat)) is not None:
            found = (*found, (ask.prompt.id, entry.answer))
        elif entry.seat == seat or sealed is None:
            break
        twin.take(entry)
        if any(entry.seat == CHANCE for entry in twin.entries[at:]):
            break
    return Run(found, len(twin.entries))


class Others(NamedTuple):
    """What else the seat could have done."""

    lines: list[Line]
    """Plans of the game's bot, as many as search looks at, that begin otherwise; the one it likes best first."""
    doubted: bool
    """Whether what it likes best of all is among them."""


def others(match: Match[Any], entry: Entry, means: Means) -> Others:
    """The plans beside an answer that is about to be given: none where there was no choice."""
    game, ask = match.game, match.ask(entry.seat)
    if entry.standing or ask is None or ask.space.count() == 1 or prepares(match, ask):
        return Others([], doubted=False)
    rng = Random(f"{means.seed}/{len(match.entries)}/plans")
    own = make_bot(GREEDY, game, rng)
    found = lines(own, entry.seat, ask, Position(match, entry.seat), means.wide - 1, rng)
    name = game.action_id(ask, entry.answer)
    told = [line for line in found if game.action_id(ask, line[0][1]) != name]
    return Others(told, doubted=found[0] in told)


def prepares(match: Match[Any], ask: Ask) -> bool:
    """Whether it is about the game to come: what pays off so late no search can see."""
    game = match.game
    return ask.prompt.id in game.preparations and game.stage(match.state) == game.stage(match.base.state)


def size(match: Match[Any], seat: int) -> Size:
    """How much there is to be looked at in a finished game from one seat."""
    widest = Means()
    entries, settings, stage = match.entries[:], widest.settings(match.game), match.game.stage
    again = match.again(entries[: match.base.at], Recorded(entries, Seeded(0)))
    answers = chosen = doubted = differing = 0
    while (at := len(again.entries)) < len(entries):
        differing += is_doubtful(again, entries[at], widest.seed)
        if entries[at].seat == seat:
            beside = others(again, entries[at], widest)
            chosen += bool(beside.lines)
            doubted += beside.doubted
        again.take(entries[at])
        answers += 1
    stages = stage(again.state) - stage(match.base.state)
    rollout = settings.stages * answers / stages if settings.stages and stages > 0 else inf
    thrown = len(entries) - match.base.at - answers
    rollout = min(rollout, settings.depth or inf, answers)
    return Size(answers=answers, chosen=chosen, doubted=doubted, differing=differing, thrown=thrown, rollout=rollout)


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
    # Those of an aim are fractions: it is no space of this kind.
    return msg("kernel-value", value=[space.label(one).text for one in answer if not isinstance(one, float)])
