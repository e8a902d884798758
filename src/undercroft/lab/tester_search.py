"""What every game brings along for search and research, as checks like those of `tester_checks.py`."""

from __future__ import annotations

import pickle
from copy import deepcopy
from math import isfinite
from random import Random
from typing import Any

import msgspec

from undercroft.bots.search.rollout import unanswered
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ChanceSpace
from undercroft.kernel.determinise import Determiniser, NoDealFits
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import TooMany
from undercroft.kernel.state import digest
from undercroft.lab.tester_walk import Walk, position, readable, standing_asks, travelling

LISTED = 200
"""So many answers, or outcomes, are listed to be counted."""

DEALS = 3
"""How many matches are made that a seat cannot tell from its own..."""
MORE_DEALS = 30
"""...and how many before what is hidden from it counts as never changing."""


def hidden_things_can_be_imagined(walk: Walk) -> None:
    """A seat sees the same in a match with all that is hidden from it drawn anew; and drawn anew it is."""
    match, seat = walk.match, walk.next_one()
    rng = Random(walk.rng.random())
    try:
        fitting = Determiniser(match, seat)
        twins = [fitting.deal(rng) for _ in range(DEALS)]
        truth_is_not_asked(walk, fitting, twins[0], seat)
        for twin in twins:
            walk.equal(
                f"what seat {seat} sees in a match with other hidden things", _seen(twin, seat), _seen(match, seat)
            )
            walk.equal("the length of its record", twin.base.at, match.quiet.at)
        if _has_secrets(walk, seat, rng):
            twins += [fitting.deal(rng) for _ in range(MORE_DEALS) if all(_same(twin, match) for twin in twins)]
            if all(_same(twin, match) for twin in twins):
                walk.fail(f"{len(twins)} times nothing that is hidden from seat {seat} was drawn anew")
    except NoDealFits as none:
        walk.fail(str(none), none)
    walk.equal("the match, after others were made of it", match.digest(), walk.here.digest)


def truth_is_not_asked(walk: Walk, fitting: Determiniser[Any], twin: Match[Any], seat: int) -> None:
    """With the same luck a seat imagines the same, whatever it is that is hidden from it.

    Left out is luck since the last quiet point: what is kept of it is what has made a difference, and that depends on
    what it was. Before the first quiet point of all, that may be a whole deck.
    """
    match = walk.match
    first = match.quiet.at == match.base.at and any(entry.seat == CHANCE for entry in match.entries[match.base.at :])
    if first or fitting.draws_luck_anew:
        return
    seed = walk.rng.random()
    deals = fitting.deal(Random(seed)), Determiniser(twin, seat).deal(Random(seed))
    # What others answer under a seal is left open by whoever imagines: how often they have is hidden as well.
    here, there = (unanswered(deal, seat) for deal in deals)
    if match.sealed_at is not None and any(
        entry.seat != seat for deal in (here, there) for entry in deal.entries[match.sealed_at :]
    ):
        return  # dice under a seal, and gatherings inside gatherings, cannot be taken back
    what = f"what seat {seat} imagines if other things are hidden from it"
    walk.equal(what, there.digest(), here.digest())
    walk.equal(f"{what}: answers", there.entries, here.entries)


def copies_go_on_alike(walk: Walk) -> None:
    """A match that was copied, sent through pickle or keeps no quiet points is in the same position, and goes on so."""
    match, move = walk.match, walk.move
    copies = {
        "a deep copy": deepcopy(match),
        "a fork without quiet points": match.fork(snapshots=False),
    }
    if "<locals>" not in type(walk.trial.game).__qualname__:  # else no other process could find its class
        copies["a pickled match"] = pickle.loads(pickle.dumps(match))
    expected = None
    for what, twin in copies.items():
        walk.same(what, position(twin), walk.here)
        if what != "a fork without quiet points":
            walk.equal(f"{what}: log", twin.log, match.log)
            walk.equal(f"{what}: digests", twin.digests, match.digests)
        walk.take(twin, move)
        expected = expected or position(twin)
        walk.same(f"{what}, given the next answer", position(twin), expected)
        if move.seat != CHANCE:
            if not twin.undo():
                walk.fail(f"there was nothing to take back in {what}")
            walk.same(f"{what}, with the answer taken back", position(twin), walk.here)
    walk.equal("the match, after its copies have gone on", match.digest(), walk.here.digest)


def answers_have_names(walk: Walk) -> None:
    """Every answer has a name of its own, from which it can be read again."""
    game = walk.trial.game
    for ask in _asked(walk):
        answers = [*ask.space.enumerate(LISTED), walk.answer_to(ask)]
        names = {answer: game.action_id(ask, answer) for answer in answers}
        walk.equal(f"how many names answers to '{ask.prompt.id}' have", len(set(names.values())), len(names))
        for answer, name in names.items():
            walk.equal(f"the answer that is called {name}", repr(game.action(ask, name)), repr(answer))


def one_moves_after_another(walk: Walk) -> None:
    """There is one seat whose turn it is to answer, whoever has been faster in answering."""
    match = walk.match
    mover = match.to_move()
    if mover not in match.waiting:
        walk.fail(f"it is for {mover} to move, but {match.waiting} are asked")
    walk.equal("who is to move in a fork", match.fork().to_move(), mover)
    first = [ask.seats[0] for ask in match.due]
    walk.equal("who is to move", mover, min(first))


def views_become_numbers(walk: Walk) -> None:
    """A view is encoded into as many finite numbers as the game says, and judged from -1 to 1; equal views alike."""
    game, match = walk.trial.game, walk.match
    for seat in range(walk.trial.players):
        view, again = match.view(seat), match.view(seat)
        walk.equal("a view at a glance", msgspec.json.encode(match.glance(seat)), msgspec.json.encode(view))
        numbers = game.encode(view)
        walk.equal("how many numbers a view has", len(numbers), game.encoding_size)
        if not all(isfinite(number) for number in numbers):
            walk.fail(f"the view of seat {seat} is encoded into {numbers}")
        walk.equal("the numbers of an equal view", game.encode(again), numbers)
        worth = game.evaluate(view, seat)
        if not -1 <= worth <= 1:
            walk.fail(f"seat {seat} is said to do as well as {worth}")
        walk.equal("what an equal view is worth", game.evaluate(again, seat), worth)


def positions_become_different_numbers(walk: Walk) -> None:
    """Over a game the numbers change, and in the end winners are told to have done better than everybody else."""
    game, match = walk.trial.game, walk.match
    seats = range(walk.trial.players)
    beginning = walk.trial.start()
    if game.encoding_size and game.encode(beginning.view(0)) == game.encode(match.view(0)):
        walk.fail("the numbers at the beginning and at the end are the same")
    outcome = match.outcome()
    if outcome is None or type(game).evaluate is Game.evaluate:
        return
    worth = [game.evaluate(match.view(seat), seat) for seat in seats]
    for winner in outcome.winners:
        for loser in seats:
            if loser not in outcome.winners and worth[winner] <= worth[loser]:
                walk.fail(f"{outcome.winners} have won, but the seats are said to have done as well as {worth}")


def _has_secrets(walk: Walk, seat: int, rng: Random) -> bool:
    redealt = (walk.trial.game.redeal(walk.match.state, seat, rng) for _ in range(DEALS))
    return all(digest(state) != walk.here.digest for state in redealt)


def _same(twin: Match[Any], match: Match[Any]) -> bool:
    return twin.digest() == match.digest()


def _seen(match: Match[Any], seat: int) -> tuple[bytes, bytes, list[Any], list[int] | None]:
    """All that reaches a seat: its view, its ask, its log, and whom the table waits for."""
    waiting = sorted(match.waiting) if match.sealed is None else None
    return msgspec.json.encode(match.view(seat)), travelling(match.ask(seat)), readable(match, seat), waiting


def answers_are_counted(walk: Walk) -> None:
    """A space knows how many answers it allows, and says so where it cannot list them all."""
    for ask in _asked(walk):
        space, count, first = ask.space, ask.space.count(), ask.space.enumerate(LISTED)
        if count is not None:
            walk.equal(f"how many answers to '{ask.prompt.id}' are listed", len(first), min(count, LISTED))
        try:
            walk.equal(f"every answer to '{ask.prompt.id}'", space.every(LISTED), first)
            listed = True
        except TooMany:
            listed = False
        walk.equal(f"whether '{ask.prompt.id}' can be listed", listed, count is not None and count <= LISTED)
        if isinstance(space, ChanceSpace) and listed:
            ways = space.outcomes(LISTED)
            walk.equal(f"the outcomes of '{ask.prompt.id}'", list(ways), first)
            walk.equal(f"the weights of '{ask.prompt.id}' in all", sum(ways.values()), space.all_ways())


def _asked(walk: Walk) -> list[Ask]:
    """All that anybody may answer or do."""
    return [*walk.match.due, *standing_asks(walk.match).values()]


SEARCH = (answers_are_counted, answers_have_names, one_moves_after_another)
SEARCH_SELDOM = (hidden_things_can_be_imagined, copies_go_on_alike, views_become_numbers)
"""What takes so long that all else would be waiting for it."""
SEARCH_AT_THE_END = (views_become_numbers, positions_become_different_numbers)
